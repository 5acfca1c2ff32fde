### What the page says at the table of any game in English, once somebody sits or watches there.

page-give-up-ask = Give up the match?
page-give-up-help = The other side wins at once. That cannot be undone.
page-give-up-stay = Play on
page-give-up-side = { name-side } gives up
page-confirm = Play it
page-confirm-not = Change
