### What the page says of Simulator Soccer while a kick is chosen, in English: it comes with the panel of the kick.

simulator-kinds = How the ball is struck
simulator-direction = Angle
simulator-power = Power
simulator-loft = Loft
simulator-past = Dribble
simulator-past-nobody = nobody
simulator-dodge = Dribble the keeper
simulator-doubt = He would pass the keeper on the inside, and the dribble is lost before it begins. ({ $clause }) Kick once more if you mean it.
simulator-kick-it = Kick
simulator-sling = Pull back from the ball and let go, or choose:
simulator-kick =
    { $name ->
        [feet] { simulator-kind } to { $peg }
        [through] { $how ->
            [low] Through ball to { $peg }
           *[other] { simulator-kind } ahead of { $peg }
        }
        [drive] { simulator-kind }, and run after it
        [tap] Keep it: a tap
        [dribble] Dribble past { $peg }
        [near-post] { simulator-kind } to the near post
        [far-post] { simulator-kind } to the far post
        [spot] { simulator-kind } to the penalty spot
        [left] { $how ->
            [low] Low to the left corner
            [lob] High to the left corner
           *[head] Header to the left corner
        }
        [middle] { $how ->
            [low] Low through the middle
            [lob] High through the middle
           *[head] Header through the middle
        }
        [right] { $how ->
            [low] Low to the right corner
            [lob] High to the right corner
           *[head] Header to the right corner
        }
       *[dodge] Past { $peg }, who has come out
    }
simulator-result =
    { $how ->
        [taken] { $pegs_count ->
            [one] { $lost ->
                [true] lost: { $pegs } takes it in { $cell }
               *[false] { $pegs } takes it in { $cell }
            }
           *[other] { $lost ->
                [true] lost: { $pegs } are equally near in { $cell }
               *[false] { $pegs } are equally near in { $cell }
            }
        }
        [goal] into the goal
        [restart] { simulator-restart } to { name-side }
        [offside] { $pegs } is offside
        [header] { $pegs } heads it
       *[foul] a foul by { $pegs }
    }
simulator-purpose =
    { $purpose ->
        [keep] Keep it
        [forward] Forward
        [shot] At goal
       *[risky] Risky
    }
simulator-won = if won, { $what }
simulator-not-won = if not, { $what }
simulator-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
simulator-fewer = Only the best
