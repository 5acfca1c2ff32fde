### What the page says where a position is set up by hand, in English.

page-setup-title = { $game }: set up a position
page-setup-help = Put everything where you like, then play from there. It becomes a study: a match of its own that says so to everybody.
page-setup-legal = The rules allow this position.
page-setup-none = Positions of this game cannot be set up by hand yet.
page-setup-again = Put everything back

shoot-setup-help = Drag a piece, or tap it and then a square. With the keyboard, the arrows move the piece that has the focus. Two pieces on one square change places.
shoot-setup-ball = The ball
shoot-setup-man =
    { $side ->
        [R] Red { $number }
       *[B] Blue { $number }
    }
shoot-setup-at = { $piece }, { $square }
shoot-setup-piece = Piece
shoot-setup-square = Row, column
shoot-setup-turn = Who throws?
shoot-setup-throw = For what?
shoot-setup-due-P = For the players: the ball is loose
shoot-setup-due-B = For the ball, which that side has
shoot-setup-dice = The dice
shoot-setup-die = Die { $n }
shoot-setup-unthrown = to be thrown

chifootmi-setup-cards =
    { $side ->
        [R] Red’s four cards
       *[B] Blue’s four cards
    }
chifootmi-setup-place =
    { $side ->
        [R] Red, card { $place }
       *[B] Blue, card { $place }
    }
chifootmi-setup-cross = Dribble/Tackle
chifootmi-setup-ball = Who has the ball?
chifootmi-setup-kept = Conservations made
chifootmi-setup-help = Each goal and each conservation has taken a card of each side. The other cards lie shuffled in the piles.
