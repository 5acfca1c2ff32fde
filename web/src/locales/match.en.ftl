### What the page says at the table of any game in English, once somebody sits or watches there.

page-give-up-ask = Give up the match?
page-give-up-help = The other side wins at once. That cannot be undone.
page-give-up-stay = Play on
page-give-up-side = { name-side } gives up
page-confirm = Play it
page-confirm-not = Change
# The colours themselves, where sentences say the players’ names.
page-colour =
    { $side ->
        [R] Red
       *[B] Blue
    }
page-computer-name = Computer
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
