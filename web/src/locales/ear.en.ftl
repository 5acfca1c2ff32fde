### What the page tells those who play by ear, in English: answers to questions about the board.

## Questions: a letter, words for the field, and what they ask

page-ear-key-ball = b
page-ear-key-near = n
page-ear-key-row = r
page-ear-key-mine = m
page-ear-key-theirs = t
page-ear-key-last = l
page-ear-key-score = s
page-ear-key-choices = c
page-ear-key-help = h
page-ear-words-ball = ball|where is the ball
page-ear-words-near = near|who is near
page-ear-words-row = row|read row|read this row
page-ear-words-mine = mine|my players|my cards|my hand
page-ear-words-theirs = theirs|their players|their cards|opponent
page-ear-words-last = last|last move
page-ear-words-score = score
page-ear-words-choices = choices|what can i do|moves
page-ear-words-help = help|keys
page-ear-what-ball = where is the ball
page-ear-what-near = who is near
page-ear-what-row = read the row
page-ear-what-mine = my side
page-ear-what-theirs = the other side
page-ear-what-last = the last move
page-ear-what-score = the score
page-ear-what-choices = what can I do
page-ear-what-help = these keys
page-ear-help = Slash leads to the field for questions and moves. A number plays the choice with that number. On the board, arrows walk from place to place.
page-ear-nothing-yet = Nothing has happened yet.
page-ear-more =
    { $count ->
        [one] And { $count } more.
       *[other] And { $count } more.
    }
page-ear-unknown = “{ $words }” says nothing to this table. Type help for what you can ask.
page-ear-played = Played: { $choice }.
page-ear-nothing-here = There is nothing to do here now.

## Chifootmi

chifootmi-ear-card =
    { $card ->
        [X] Dribble/Tackle
       *[value] { $card }
    }
chifootmi-ear-slot =
    { $what ->
        [empty] { $slot } is empty
        [hidden] { $slot }, hidden
        [secret] { $slot }, { chifootmi-ear-card }, which only you see
       *[open] { $slot }, { chifootmi-ear-card }
    }
chifootmi-ear-hand =
    { $whose ->
        [mine] Your cards:
        [theirs] Their cards:
       *[side] { name-side }:
    }
chifootmi-ear-pair =
    { $has ->
        [r] Red { $red }
        [b] Blue { $blue }
       *[rb] Red { $red } against Blue { $blue }
    }
chifootmi-ear-zone = In the match zone, the newest first:
chifootmi-ear-zone-empty = The match zone is empty.
chifootmi-ear-ball =
    { $phase ->
        [kick] { chifootmi-kick-title }.
        [shot] { name-side } has the ball and shoots.
       *[keep] { name-side } has the ball and has kept it { $kept } of { $needed } times.
    }
chifootmi-ear-score = { -red } { $red }, { -blue } { $blue }. { $duel } of { $duels } duels played.
chifootmi-ear-empty = { name-side }: an empty place

## SHOOT

shoot-ear-team = { name-side }:
shoot-ear-man =
    { $offside ->
        [true] { $number } on { $square }, offside
       *[false] { $number } on { $square }
    }
shoot-ear-to-goal =
    { $rows ->
        [0] It is on the last row before { name-side }’s goal.
        [one] { $rows } row to { name-side }’s goal.
       *[other] { $rows } rows to { name-side }’s goal.
    }
shoot-ear-beside = Next to it:
shoot-ear-nobody-beside = Nobody is next to it.
shoot-ear-near = Nearest to the ball on { $square }:
shoot-ear-steps =
    { $steps ->
        [one] { $steps } step away
       *[other] { $steps } steps away
    }
shoot-ear-row = Row { $row }:
shoot-ear-row-empty = Row { $row } is empty.
shoot-ear-no-row = There are rows 1 to { $rows }.
shoot-ear-square =
    { $dark ->
        [true] { $square }, dark, empty
       *[false] { $square }, light, empty
    }
shoot-ear-next-to-ball = next to the ball
shoot-ear-can-move = can move
shoot-ear-reach = { $number } gets here with { $points }
shoot-ear-score = { -red } { $red }, { -blue } { $blue }.
shoot-ear-cannot = The { $number } cannot go to { $square } now.
shoot-ear-which-points = The { $number } can go to { $square } with { $points } points. Say which, such as “{ $number } { $square } { $points_1 }”.
shoot-ear-movers =
    { $numbers_count ->
        [one] { $numbers } can move.
       *[other] { $numbers } can move.
    }
shoot-ear-reachers =
    { $numbers_count ->
        [one] { $numbers } can reach the ball.
       *[other] { $numbers } can reach the ball.
    }
shoot-ear-picked =
    { $count ->
        [one] { $number } picked up: { $count } square.
       *[other] { $number } picked up: { $count } squares.
    }
shoot-ear-dropped = Put down again.

simulator-ear-ball =
    { $held ->
        [false] The ball lies in { $cell }.
       *[true] { $marked_count ->
            [0] { $peg } has the ball in { $cell }, unmarked.
            [one] { $peg } has the ball in { $cell }, { $marked } marks him.
           *[other] { $peg } has the ball in { $cell }, { $marked } mark him.
        }
    }
simulator-ear-mates = Team-mates, the nearest first:
simulator-ear-mate =
    { $peg }, { $marked_count ->
        [0] free in { $cell }
       *[other] marked by { $marked } in { $cell }
    }, { simulator-ear-cells }{ $offside ->
        [true] , offside
       *[false] {""}
    }
simulator-ear-cells =
    { $cells ->
        [one] { $cells } cell away
       *[other] { $cells } cells away
    }
simulator-ear-man =
    { $peg } in { $cell }{ $lies ->
        [true] , lying
       *[false] {""}
    }{ $offside ->
        [true] , offside
       *[false] {""}
    }
simulator-ear-team = { name-side }:
simulator-ear-row = Row { $row }:
simulator-ear-row-empty = Row { $row } is empty.
simulator-ear-score = { -red } { $red }, { -blue } { $blue }.
simulator-ear-empty = empty
simulator-ear-ball-here = the ball is here
simulator-ear-reach = { $peg } may go here
simulator-ear-can-move = can move
simulator-ear-beside = Beside it: { $pegs }
simulator-ear-cells-of = Can go to { $cells }.
simulator-ear-cannot = { $peg } cannot go to { $cell } now.
simulator-ear-movers = { $pegs } can move.
simulator-ear-kick = { $peg } kicks: by the list, by numbers, or with the sling.
simulator-ear-picked =
    { $count ->
        [one] { $peg } picked up: { $count } cell.
       *[other] { $peg } picked up: { $count } cells.
    }
simulator-ear-held = { $peg } in hand: Enter puts it down in the cell where you go.
simulator-ear-dropped = Put down again.
simulator-ear-help = Slash leads to the field for questions and moves: “9 F11” sends or places number 9 in F11, a number plays the choice that has it. Outside the field a digit picks up the peg with that number, E ends the phase or takes what is proposed, V shows the last kick again. On the board, arrows walk from cell to cell, Enter picks up and puts down.

## CHALLENGE FOOT

challenge-ear-man =
    { $ring ->
        [true] { $club } { $number }, champion, on { $at }
       *[false] { $club } { $number } on { $at }
    }{ $keeper ->
        [true] , keeper
       *[false] { "" }
    }
challenge-ear-held = The ball is with { $who }.
challenge-ear-loose = The ball lies loose on { $at }.
challenge-ear-far = { $who }, { $steps ->
        [0] on the ball
        [one] one square away
       *[other] { $steps } squares away
    }
challenge-ear-books = { $club } has { $cash } MF and { challenge-champions }.
challenge-ear-line = { $rank }, { $club }, { $points } points.
challenge-ear-score = { $host } { $south }, { $guest } { $north }, after { $throws } throws.
challenge-ear-empty = { $at }, free
challenge-ear-ball = the ball
challenge-ear-can-move = can move
challenge-ear-cannot = Number { $number } cannot go to { $at } now.
challenge-ear-movers = These can move: { $numbers }. Say a number and a square, such as 9 M24.
challenge-ear-row-empty = Nobody stands on row { $row }.
challenge-ear-drawn = The path is drawn. Enter once more plays it.
challenge-ear-placed = Number { $number } on { $at }.
challenge-ear-picked = Number { $number }: { $count } squares in reach.
