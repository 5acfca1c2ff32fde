### What the page says in English about itself: without a network, without a server, and when there is a new version.

page-offline = Offline: rules, and matches against the computer or on this device, work all the same. Matches with others wait for the network.
page-offline-bare = Offline: the rules work all the same. Matches wait for the network.
page-fresh = There is a newer Onze.
page-fresh-later = A match is on the table in another window. The newer Onze waits until it is left.
page-refusal-no-server = This copy of Onze has no server: play against the computer or on this device.
page-footer-site = This copy needs no server: everything stays on this device. Friends elsewhere are played on a server of Onze.
