### What the page says at the table of Simulator Soccer in English. Events, refusals and moves are in /locales/en.ftl.

simulator-clock =
    { $half ->
        [1] 1st half
       *[2] 2nd half
    }, { $beyond ->
        [0] { $minute }’
       *[other] { $minute }+{ $beyond }’
    } ({ $t }/{ $length })
simulator-time =
    { $beyond ->
        [0] { $minute }’
       *[other] { $minute }+{ $beyond }’
    } · { $t }/{ $length }
simulator-over = Full time
# One of one's own pegs.
simulator-own =
    { $name_count ->
        [0] number { $number }
       *[other] { $name }
    }
simulator-phase =
    { $stage ->
        [lineup] Line-up
        [kickoff] Kick-off
        [action] { simulator-restart }
        [header] Header
        [headers-a] Cross
        [headers-d] Cross
        [prepare] Preparation
        [aim] The kick
        [aim-dive] Shot and dive
        [phase2] Phase 2: attack
        [phase3-first] Phase 3: defence
        [phase3] Phase 3: defence
        [substitute-1] Substitutions
        [substitute-2] Substitutions
        [throw] Throw-in
        [clear-1] Throw-in
        [clear-2] Throw-in
        [reposition-1] { simulator-restart }
        [reposition-2] { simulator-restart }
        [reposition-3] { simulator-restart }
        [taker] Penalties
        [skill] A skill
        [over] { simulator-over }
       *[other] Who gets the ball?
    }
simulator-restart =
    { $restart ->
        [kickoff] Kick-off
        [free] Free kick
        [indirect] Indirect free kick
        [penalty] Penalty
        [corner] Corner
        [goalkick] Goal kick
        [throw] Throw-in
       *[none] Phase 1: the kick
    }

simulator-ask-lineup =
    { $half ->
        [1] How do your eleven line up?
       *[2] Half-time: how do your eleven line up now?
    }
simulator-ask-kickoff = Who kicks off?
simulator-ask-action =
    { $restart ->
        [kickoff] { $peg } kicks off: where to?
        [corner] { $peg } takes the corner: pass or cross?
        [free] { $peg } takes the free kick.
        [indirect] { $peg } takes the indirect free kick.
        [goalkick] { $peg } takes the goal kick.
        [throw] { $peg } throws in: where to?
        [penalty] { $peg } takes the penalty.
       *[none] { $peg } has the ball: what does he do?
    }
simulator-ask-headers-a = A cross is coming: who of yours steps into the area?
simulator-ask-headers-d = A cross is coming: who of yours steps into the area?
simulator-ask-prepare =
    { $declared ->
        [shot] { $peg } is about to shoot: how do you prepare?
       *[cross] { $peg } is about to cross: who throws himself in the way?
    }
simulator-ask-aim =
    { $declared ->
        [cross] { $peg } crosses: aim!
       *[shot] { $peg } shoots: aim!
    }
simulator-ask-aim-dive =
    { $what ->
        [kick] { $peg } shoots: aim! The keeper dives at the same moment.
       *[dive] { $peg } shoots: where does your keeper dive?
    }
simulator-ask-header = { $peg } heads it: where to?
simulator-ask-kicker-place = Where does the kicker stand again?
simulator-ask-speed-a = The ball lies far from everybody: who steps towards it?
simulator-ask-speed-d = The ball lies far from everybody: who steps towards it?
simulator-ask-cod = Who takes the ball, and where?
simulator-ask-hands = Does your keeper take the ball in his hands?
simulator-ask-skill = { $peg } has a skill for this moment: use it?
simulator-ask-phase2 =
    { $crowd ->
        [0] Your attack moves, up to { $reach } cells each.
       *[other] { simulator-ask-crowd }
    }
simulator-ask-crowd =
    { $crowd ->
        [one] Too many in one cell: { $pegs } must leave first.
       *[other] Too many in one cell: one of { $pegs } must leave first.
    }
simulator-ask-phase3-first =
    { $crowd ->
        [0] { $quick ->
            [true] Quick round: one peg and the keeper move by 1 cell. Who goes first?
           *[false] { $allowance ->
                [one] Your defence moves, up to { $allowance } cell each. Who goes first?
               *[other] Your defence moves, up to { $allowance } cells each. Who goes first?
            }
        }
       *[other] { simulator-ask-crowd }
    }
simulator-ask-phase3 =
    { $crowd ->
        [0] { $quick ->
            [true] Quick round: who else moves by 1 cell?
           *[false] { $allowance ->
                [one] Who else moves? Up to { $allowance } cell each.
               *[other] Who else moves? Up to { $allowance } cells each.
            }
        }
       *[other] { simulator-ask-crowd }
    }
simulator-ask-substitute-1 = { simulator-ask-substitute }
simulator-ask-substitute-2 = { simulator-ask-substitute }
simulator-ask-substitute =
    { $owed ->
        [0] A stoppage: does anybody come on?
        [one] You owe { $owed } substitution now: who comes on?
       *[other] You owe { $owed } substitutions now: who comes on?
    }
simulator-ask-throw = Your throw-in: who takes it?
simulator-ask-clear-1 = { simulator-ask-clear }
simulator-ask-clear-2 = { simulator-ask-clear }
simulator-ask-clear =
    { $pegs_count ->
        [one] { $pegs } makes way for the thrower: where to?
       *[other] { $pegs } make way for the thrower: where to?
    }
simulator-ask-reposition-1 = { simulator-restart }: place six or seven of your pegs, the kicker first.
simulator-ask-reposition-2 = { simulator-restart } to { name-side }: place all your pegs.
simulator-ask-reposition-3 = { simulator-restart }: place the rest, behind the half-way line.
simulator-ask-taker = Who takes your penalty?

simulator-note-relance = You have just won the ball: on this kick ties go to the other side.
simulator-note-crowd = One peg of each side in a cell, so walls break up too; if need be by a free step.
simulator-note-dive = Both choose in secret. Left and right are your keeper’s own.
simulator-note-back = Offside: one peg may step back by 1 cell before the kick. He then stays there in phase 2.
simulator-note-held = Put it down anywhere in his cell and kick it, or throw it.
simulator-note-reserve = Your keeper is off: the reserve keeper (4-4-4-4) or one of the bench comes on for a field peg, or a field peg keeps goal.
simulator-note-lineup = In your own half, outside the centre circle. Nothing is shown until both are ready.
simulator-note-kickoff = Anybody but the keeper. He cannot take the ball himself.
simulator-note-action =
    { $restart ->
        [throw] No goal straight from a throw-in, and no offside. The thrower cannot take the ball himself.
        [corner] No offside at a corner. The kicker cannot take the ball himself.
        [goalkick] No offside at a goal kick. The kicker cannot take the ball himself.
        [none] {""}
       *[other] The kicker cannot take the ball himself.
    }
simulator-note-headers = By 1 cell, into the area. If nobody heads the cross, they cannot take the ball.
simulator-note-prepare =
    { $direct ->
        [true] One peg may lie down in the way, as far off as he ran to the ball, or shift where it stands.
       *[false] { $bar ->
            [true] He aims at what he sees; with the bar you dive in secret.
           *[false] He aims at what he sees. Your keeper goes 1 cell, or 2 and lies down.
        }
    }
simulator-note-aim =
    { $declared ->
        [cross] The first peg that it touches in the area heads it, yours or theirs.
       *[shot] On ties the ball is the defence’s, and the shooter stays where he is.
    }
simulator-note-kicker-place = Anywhere in his cell, before the cells are counted.
simulator-note-speed = By 1 cell. They still count for the ball, then stay there this round.
simulator-note-cod = Equally near, or on a line: you choose. It is his move of the round.
simulator-note-hands = In his hands it is safe, and he may walk with it in his area; at his feet it is anybody’s.
simulator-note-skill = If you use it, you kick again at once, before anybody moves.
simulator-note-phase2 =
    { $m ->
        [0] Move nobody, and it is a quick round: the defence has one peg and its keeper, by 1 cell.
       *[other] The defence will have as many cells as your farthest move: { $m } so far.
    }
simulator-note-phase3-first =
    { $restart ->
        [throw] No tackle before a throw-in, and nobody enters the thrower’s cell.
       *[other] Only the first peg may go to the ball and tackle: free from in front, a die from behind, a red card from further away.
    }
simulator-note-phase3 = Only the first peg could go to the ball.
simulator-note-substitute =
    { $owed ->
        [0] Five in the whole match. Whoever goes off does not come back.
       *[other] Two by the 60th minute, three by the 75th; then play goes on.
    }
simulator-note-throw = He walks there from anywhere, and stands alone in his cell.
simulator-note-clear = The thrower stands alone in his cell. This step is free.
simulator-note-reposition-1 = One of them kicks. The other side comes next, then the rest of yours.
simulator-note-reposition-2 =
    { $restart ->
        [free] Three pegs’ length from the ball. Before your goal three may form a wall in one cell.
        [penalty] Everybody but the keeper outside the area, behind the ball.
        [goalkick] Outside the other side’s penalty area.
        [kickoff] In your own half, outside the centre circle.
       *[other] Three pegs’ length from the ball.
    }
simulator-note-taker = Everybody kicks once before anybody kicks again.

simulator-kind =
    { $how ->
        [low] Low
        [lob] Lob
        [hand] Throw
       *[head] Head
    }
simulator-duel =
    { $behind ->
        [0] die + { $one } against die + { $two }: { $wins }%{ $fouls ->
            [0] {""}
           *[other] , foul { $fouls }%
        }
       *[other] from behind: foul { $behind }%. Then die + { $one } against die + { $two }: { $wins }%
    }
simulator-behind = from behind: foul { $behind }%
simulator-tie-told =
    { $tie ->
        [last-touch] Equally near: { $peg } touched it last. ({ $rule })
        [declared] Equally near: after a cross or a shot the defence has it. ({ $rule })
        [relance] Equally near: the first kick of a restart in play favours the other side. ({ $rule })
        [pressing] Equally near: the kicker was pressed. ({ $rule })
        [long] Equally near: a long pass goes to the defence. ({ $rule })
       *[short] Equally near: a short pass stays with the attack. ({ $rule })
    }

simulator-choice-kick =
    { $what ->
        [dribble] Dribble past { $to }, power { $power }
        [to] { simulator-kind } towards { $to }, power { $power }
       *[free] { simulator-kind }, { $degrees }°, power { $power }
    }
simulator-choice-lineup =
    { $on_count ->
        [0] { $turned ->
            [true] The same, flanks changed
           *[false] { $half ->
                [1] The first eleven
               *[2] The same eleven
            }
        }
       *[other] { $on } for { $off }
    }
simulator-choice-repos =
    { $what ->
        [wall] With a wall
        [others] Everybody where he was
       *[kicker] { $peg } takes it, { $pegs_count } pegs
    }
simulator-choice-resume = Play on
simulator-choice-move =
    { $how ->
        [tackle] { $warned ->
            [true] { $peg } tackles in { $cell }: a violent foul, red card
           *[false] { $peg } tackles in { $cell }
        }
        [press] { $warned ->
            [true] { $peg } to { $cell }, to the ball: a violent foul, red card
           *[false] { $peg } to { $cell }, to the ball
        }
        [shift] { $peg } shifts inside { $cell }
       *[go] { $peg } to { $cell }
    }
simulator-choice-prep =
    { $what ->
        [bar] The bar: dive in secret
        [none] Leave everybody as he is
        [intercept] { $peg } throws himself down in { $cell }
        [tackle] { $lies ->
            [true] Keeper lies down in { $cell }, and tackles
           *[false] Keeper stands in { $cell }, and tackles
        }
        [lie] Keeper lies down in { $cell }
       *[stand] Keeper stands in { $cell }
    }
simulator-choice-dive =
    { $dive ->
        [low-left] Low left
        [low-middle] Low, in the middle
        [low-right] Low right
        [high-left] High left
        [high-middle] High, in the middle
       *[high-right] High right
    }
simulator-choice-place =
    { $stays ->
        [true] { $peg } where he was
       *[false] { $peg } in the middle of his cell
    }
simulator-choice-cod =
    { $near ->
        [true] { $peg } takes it in { $cell }, behind the ball
       *[false] { $peg } takes it in { $cell }
    }
simulator-choice-knock = { $peg } to { $cell }, { $other } on to { $to }
simulator-choice-sub = { $on } ({ $marks }) for { $off }
simulator-choice-steps = { $pegs }
simulator-choice-nobody = Nobody
simulator-choice-kickoff = { $peg } kicks off
simulator-choice-throw = { $peg } throws in
simulator-choice-taker = { $peg } takes it
simulator-choice-clear = { $peg } to { $cell }
simulator-choice-back = { $peg } back to { $cell }, onside
simulator-choice-keeper = { $peg } becomes keeper
simulator-choice-reserve = The reserve keeper for { $peg }
simulator-choice-cross = Declare a cross
simulator-choice-shot = Declare a shot
simulator-choice-ball = Put the ball down at { $point }

simulator-picked =
    { $stage ->
        [phase2] { $peg }: where to?
        [phase3-first] { $peg }: where to?
        [phase3] { $peg }: where to?
        [sub] { $peg } comes on: for whom?
        [how] { $peg } in { $cell }: how?
        [kickoff] { $peg }: does he take it?
        [throw] { $peg }: does he take it?
        [taker] { $peg }: does he take it?
       *[other] { $peg }: where, and how?
    }
simulator-pick = { $peg }
simulator-end-key = Or press E
simulator-another = Another peg
simulator-plan-end =
    { $count ->
        [one] Make this move and end the phase
       *[other] Make these { $count } moves and end the phase
    }
simulator-plan-go =
    { $count ->
        [one] Make it, and go on
       *[other] Make them, and go on
    }
simulator-plan-done = All that may move is planned.
simulator-plan-told = { $peg } to { $cell }, planned.
simulator-plan-out = { $peg } to { $cell }: not after all
simulator-flow = Small choices make themselves
simulator-flow-help = The kicker goes back where he was, and the only one who can take the ball takes it, without a question.
simulator-places-take = Take these places
simulator-places-own = My line-up { $number }
simulator-places-keep = Save this line-up
simulator-again = Once more
simulator-again-slow = Slowly
simulator-again-key = The last kick once more (V)
simulator-whole = The whole cloth

simulator-mark =
    { $mark ->
        [Y] { $count } yellow
        [G] { $count } green
        [R] { $count } red
        [B] { $count } blue
        [K] black
        [S] grey
       *[X] keeper
    }
simulator-peg = { $peg }{ $on ->
        [false] {""}
       *[true] { " " }in { $cell }
    }{ $lies ->
        [true] , lying
       *[false] {""}
    }{ $offside ->
        [true] , offside
       *[false] {""}
    }: { $marks }. Dribble { $dribble }, marking { $marking }, tackle { $tackle }, keeping { $keeping }.

simulator-call-toss = { name-side } kicks off
simulator-call-cross-declared = { $peg } crosses!
simulator-call-shot-declared = { $peg } shoots!
simulator-call-dived = The dive
simulator-call-header = { $peg } heads it!
simulator-call-dribbled =
    { $won ->
        [true] { $peg } is past { $opponent }!
       *[false] { $opponent } stays with him
    }
simulator-call-dribbled-help = { $dice_1 } + { $numbers_1 } against { $dice_2 } + { $numbers_2 }
simulator-call-tackled =
    { $won ->
        [true] { $peg } wins the ball!
       *[false] { $carrier } keeps the ball
    }
simulator-call-tackled-help = { $dice_1 } + { $numbers_1 } against { $dice_2 } + { $numbers_2 }
simulator-call-entered-from-behind =
    { $foul ->
        [true] From behind: foul!
       *[false] From behind: play on
    }
simulator-call-entered-from-behind-help = { $peg } throws a { $die }.
simulator-call-relance = { name-side } restarts!
simulator-call-quick-round = Quick round
simulator-call-held = { name-side } waits
simulator-call-foul = Foul by { $by }!
simulator-call-var =
    { $die ->
        [6] VAR: no penalty!
       *[other] VAR: penalty!
    }
simulator-call-carded =
    { $card ->
        [red] { $peg } is sent off!
       *[yellow] Yellow card for { $peg }
    }
simulator-call-offside = Offside!
simulator-call-offside-help = { $peg } stood behind the defence.
simulator-call-goal = Goal!
simulator-call-goal-help = { $by } makes it { $red }–{ $blue }.
simulator-call-awarded = { simulator-restart }
simulator-call-awarded-help =
    { $denied ->
        [true] No goal: no shot was declared. { simulator-call-awarded-to }
       *[false] { simulator-call-awarded-to }
    }
simulator-call-awarded-to = For { name-side }.
simulator-call-time-up = Time is up
simulator-call-half-time = Half-time
simulator-call-full-time = Full time
simulator-call-shootout = Penalties
simulator-call-penalty-taken =
    { $scored ->
        [true] In!
       *[false] No goal!
    }

simulator-story-start = Before the match
simulator-story-goal = { $red }–{ $blue }
simulator-story-half = Second half
simulator-story-minute =
    { $beyond ->
        [0] { $minute }’
       *[other] { $minute }+{ $beyond }’
    }

simulator-hint-1 = Your pegs: the number on the shirt, the skills on top. Tap one to read them, drag it to place it.
simulator-hint-2 = The ball is kicked from here: pull back like a sling and let go; back at the ball, nothing happens.
simulator-hint-3 = Whoever is nearest takes the ball. Score here.
