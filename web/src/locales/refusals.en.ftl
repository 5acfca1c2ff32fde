### Refusals of the page's own, in English.

page-refusal-device-full = There is no room left on this device. Delete old matches, or save them as files first, then try again.
