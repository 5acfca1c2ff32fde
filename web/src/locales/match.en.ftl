### What the page says at the table of any game in English, once somebody sits or watches there.

page-give-up-ask = Give up the match?
page-give-up-help = The other side wins at once. That cannot be undone.
page-give-up-stay = Play on
page-give-up-side = { name-side } gives up
page-confirm = Play it
page-confirm-not = Change
page-you-win = You win!
page-you-lose = You lose
page-draw = A draw
page-result-close = See the final position
page-series = Matches so far: { $red } to { $blue }
page-series-draws =
    { $draws ->
        [one] Matches so far: { $red } to { $blue }, and { $draws } draw
       *[other] Matches so far: { $red } to { $blue }, and { $draws } draws
    }
page-again-swapped = Again, sides changed
page-result-picture = Picture of the result
page-own-keys = Or both at once with your own keys, the faces stay hidden:
page-own-keys-of = { name-side } { $keys }
page-invite-lonely = This link works only on this machine.
page-invite-lonely-help = For a friend elsewhere, start Onze with the line below, open this page at the computer’s address in your network, and invite again.
page-invite-send = Send the link
page-invite-code = QR code
page-invite-code-label = The invitation as a QR code: scan it with a phone.
page-throw-ask = Your throw
page-throw = Throw the dice
