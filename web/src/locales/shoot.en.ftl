### What the page says at the table of SHOOT in English. Events, refusals and moves are in /locales/en.ftl.

shoot-table-desc = The chequered pitch with both teams, the ball and the dice. { name-south } defends row 1.
shoot-axis-row = row
shoot-axis-column = column
shoot-end-south = South
shoot-end-north = North
shoot-man =
    { page-colour } { $number } on { $square }{ $offside ->
        [true] , offside
       *[false] {""}
    }
shoot-ball-at =
    { $side ->
        [R] The ball on { $square }, { name-side } has it
        [B] The ball on { $square }, { name-side } has it
       *[none] The ball on { $square }, loose
    }
shoot-die = A { $points }
shoot-sum = { $points } together
shoot-pick-die = The { $points }: show only moves with it
shoot-pick-sum = Both dice, { $points }: show only moves with the sum
shoot-for =
    { $what ->
        [ball] the ball
        [players] the players
        [ends] the ends
       *[kick-off] the kick-off
    }

shoot-throws =
    { $throws ->
        [one] Throw { $throws }
       *[other] Throw { $throws }
    }
shoot-half-name =
    { $half ->
        [1] 1st half
       *[2] 2nd half
    }
shoot-half =
    { $of ->
        [0] { shoot-half-name }, { $minutes } minutes
       *[other] { shoot-half-name }, throw { $throws } of { $of }
    }
shoot-half-clock = { shoot-half-name }, { $time } left
shoot-stands =
    { $stands ->
        [over] Full time
        [penalty] Penalty
        [held] { name-side } has the ball
       *[loose] Loose ball
    }

shoot-ask-players =
    { $penalty ->
        [true] Penalty! First move your players, but not the 9.
       *[false] { $one } and { $two } for your players: whom do you move?
    }
shoot-ask-second = One die left, the { $points }: who takes it?
shoot-ask-ball = { $total } for the ball: where does it go?
shoot-ask-keeper = Your keeper has it. What does he do?
shoot-ask-goal-kick = The ball is dead. You kick it out: from which side?
shoot-ask-end = You choose: which end do you take?
shoot-ask-answer =
    { $offer ->
        [draw] { name-side } offers a draw. Agreed?
       *[end] { name-side } would like to stop here. Agreed?
    }

shoot-note-penalty = The 9 will take it. Move two others by 6 or one forward by 12, or leave them; then 6 or more scores.
shoot-note-shot = The penalty: 6 or more may go in.
shoot-note-free-kick = A double six is a free kick: two players by 6 each, or one forward by 12. Then you throw again.
shoot-note-twelve = A double six! If it is no goal, you throw for your players next, whatever happens to the ball.
shoot-note-then-players = Wherever it goes, you throw for your players next.
shoot-note-keeper = He may play on from here, or put the ball on a circle for one of his backs to kick.
shoot-note-goal-kick = The ball had nowhere to go. Put it on a circle: a back comes behind it, and you throw for the ball.

shoot-choice-use =
    { $near ->
        [true] { $number } to { $to } with { $points }, next to the ball
       *[false] { $number } to { $to } with { $points }
    }
shoot-choice-several =
    { $near ->
        [true] { $number } to { $to } with { $points }, next to the ball: asks which points
       *[false] { $number } to { $to } with { $points }: asks which points
    }
shoot-choice-ball =
    { $what ->
        [pass] Ball to { $to }: a pass to { $numbers }
        [offside] { $numbers_count ->
            [one] Ball to { $to }: loose, the { $numbers } is offside
           *[other] Ball to { $to }: loose, the { $numbers } are offside
        }
       *[loose] Ball to { $to }: loose
    }
shoot-choice-done =
    { $used ->
        [true] Leave the other die
       *[false] Leave both dice
    }
shoot-goal-mark = Goal
shoot-goal-name = { shoot-goal-mark }: { shoot-move-ball-goal }
shoot-pass-to = to { $numbers }
shoot-offside-of = { $numbers } offside
shoot-pick-man =
    { $near ->
        [true] { $number }, { shoot-player }: can reach the ball
       *[false] { $number }, { shoot-player }
    }
shoot-picked =
    { $many ->
        [true] { $number }, { shoot-player }: with which points?
       *[false] { $number }, { shoot-player }: where to?
    }
shoot-with = With { $points }
shoot-another = Another player
shoot-no-square = He has no square with these points.
shoot-take-back = Take back
shoot-limits = His area
shoot-chances = Chances
shoot-chances-later = Chances are those of the next throw: they come with the last die.
shoot-chance-take = { name-side } gets it: { $percent }%
shoot-chance-take-goal = { name-side } gets it: { $percent }%, scores: { $goal }%
shoot-chance-ball = { name-side } passes: { $pass }%, scores: { $goal }%

shoot-call-tied = Level!
shoot-call-kick-off = { name-side } kicks off
shoot-call-free-kick = Double six!
shoot-call-free-kick-help =
    { $ball ->
        [true] The ball goes 12, and { name-side } throws for the players afterwards.
       *[false] Free kick: two players by 6 or a forward by 12, and { name-side } throws again.
    }
shoot-call-penalty = Penalty!
shoot-call-penalty-help = Double six with the ball loose in the area. { name-side }’s 9 steps up: 6 or more scores.
shoot-call-goal = Goal!
shoot-call-goal-help = The ball is over the line: a goal for { name-side }.
shoot-call-dead = Dead ball
shoot-call-dead-help = It cannot go further. { name-other } takes a goal kick.
shoot-call-goal-kick = Goal kick
shoot-call-drop-ball = Drop ball
shoot-call-drop-ball-help = Too many throws without possession: the ball goes to the centre spot.
shoot-call-passed = Pass to the { $holders }!
shoot-call-loose = Offside
shoot-call-loose-help =
    { $offside_count ->
        [one] The { $offside } of { name-side } is behind the defence: the ball stays loose.
       *[other] The { $offside } of { name-side } are behind the defence: the ball stays loose.
    }
shoot-call-time-up = Time is up
shoot-call-half-time = Half-time
shoot-call-half-time-help = The sides change ends.
shoot-call-full-time = Full time
shoot-call-safety-stop = The match stops here

shoot-story-start = Kick-off
shoot-story-goal = { $red }–{ $blue }
shoot-story-half = Second half
