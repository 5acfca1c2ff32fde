### Onze in English: every sentence that the software says.
###
### Short, in the present tense, in football's own words. Clause numbers are added by the program.
### A side is "R" or "B". A card is a number, or "X" for a Dribble/Tackle card; "" is a card that the viewer does not see.
### A list $x comes with the number of its items, $x_count, and with each of them, $x_1, $x_2; what is absent counts 0.
### A fact inside another is $outer_inner.
### Both files have the same messages with the same variables.

## The sides

-red = Red
-blue = Blue

name-side =
    { $side ->
        [R] { -red }
       *[B] { -blue }
    }
name-attacker =
    { $attacker ->
        [R] { -red }
       *[B] { -blue }
    }
# The side without the ball: the other one.
name-defender =
    { $attacker ->
        [R] { -blue }
       *[B] { -red }
    }
name-shooter =
    { $shooter ->
        [R] { -red }
       *[B] { -blue }
    }
name-first =
    { $first ->
        [R] { -red }
       *[B] { -blue }
    }
# Of any game, so with any letter.
name-winner =
    { $winner ->
        [R] { -red }
        [B] { -blue }
       *[other] { $winner }
    }
name-loser =
    { $loser ->
        [R] { -red }
        [B] { -blue }
       *[other] { $loser }
    }
# The other side.
name-other =
    { $side ->
        [R] { -blue }
       *[B] { -red }
    }
name-south =
    { $south ->
        [R] { -red }
       *[B] { -blue }
    }
# Whose goal it is.
name-goal =
    { $goal ->
        [R] { -red }
       *[B] { -blue }
    }

## Lists: "8, 9 and 10"

list-end = { $list } and { $last }

## Chifootmi: name, levels, options

chifootmi-name = Chifootmi
chifootmi-about = A card game for two, about ten minutes: keep the ball twice, then outguess the keeper.

chifootmi-level-beginner = Beginner
chifootmi-level-beginner-help = From age 6. Eleven cards a side; the shot is a kick, left or right.
chifootmi-level-amateur = Amateur
chifootmi-level-amateur-help = From age 8. Dribbles and tackles join in, and with them the free kicks.
chifootmi-level-pro = Pro
chifootmi-level-pro-help = From age 10. The shot is one more duel of cards, and a tackle can cost a penalty.
chifootmi-level-pro-plus = Pro+
chifootmi-level-pro-plus-help = Pro with the added rules you like: offside, one-two, counter-attack.

chifootmi-option-level = Level
chifootmi-option-level-help = Which cards you play with, and how you shoot.
chifootmi-option-offside = Offside
chifootmi-option-offside-help = Pro+: a ball kept with a difference of 7 or more may be signalled offside.
chifootmi-option-one-two = One-two
chifootmi-option-one-two-help = Pro+: after a 10 you play the 9, and the 10 may come back in front.
chifootmi-option-counter-attack = Counter-attack
chifootmi-option-counter-attack-help = Pro+: win the ball by tackling a dribble and one conservation is enough.
chifootmi-option-last-shot-after-card-goal = Last shot after a card goal
chifootmi-option-last-shot-after-card-goal-help = On: there is a last shot even when the last duel is a card goal.
chifootmi-option-show-history = Show history
chifootmi-option-show-history-help = Lists the cards played and those you have not seen yet. Switch it off to play from memory.
chifootmi-option-clock = Clock
chifootmi-option-clock-help = Seconds for each choice; 0 for no clock.
chifootmi-option-shootout-limit = Shoot-out limit
chifootmi-option-shootout-limit-help = Kicks for each side before a toss decides; 0 for no limit.
chifootmi-option-deck = Deck
chifootmi-option-deck-help = “standard”, one list of cards for both sides, or two lists with / between them.

## Chifootmi: the live ticker

chifootmi-event-dealt =
    { name-side } lines up: { $active }. Beside them lie { $face_down } cards face down and { $face_up } face up, with { $top ->
        [X] a Dribble/Tackle card
       *[value] the { $top }
    } on top.

chifootmi-event-toss = The ball card spins in the air: { name-side } kicks off!

chifootmi-event-committed = { name-side }’s choice is made.

chifootmi-event-timed-out = Time is up for { name-side }: the clock decides.

# What the attacker does with the card.
chifootmi-duel-attack =
    { $attacker_card ->
        [X] { name-attacker } tries a dribble
       *[value] { name-attacker } plays the { $attacker_card }
    }
# What the defender does with the card.
chifootmi-duel-defence =
    { $defender_card ->
        [X] { name-defender } slides in with a tackle
       *[value] { name-defender } answers with the { $defender_card }
    }
chifootmi-event-duel =
    { $forced ->
        [true] Duel { $number }, the last cards: { chifootmi-duel-attack }, { chifootmi-duel-defence }.
       *[false] Duel { $number }: { chifootmi-duel-attack }, { chifootmi-duel-defence }.
    }

chifootmi-event-one-two-offered = A one-two is on: { name-side } may bring the { $card } back in front.

chifootmi-event-one-two =
    { $made ->
        [true] { name-side } plays the one-two: the higher card is back in front!
       *[false] { name-side } turns down the one-two.
    }

chifootmi-event-offside-asked = A difference of { $difference }: offside? It is for { name-side } to raise the flag, or not.

chifootmi-event-offside =
    { $signalled ->
        [true] Offside! { name-side } raises the flag.
       *[false] { name-side } lets play go on.
    }

chifootmi-event-kept =
    { $dribble ->
        [true] What a dribble! { name-side } keeps the ball: { $kept } of { $needed }.
       *[false] { name-side } keeps the ball: { $kept } of { $needed }.
    }

chifootmi-event-shot-phase = { name-side } is through on goal: now for the shot!

chifootmi-event-lost =
    { $shot ->
        [true] Shot blocked! { name-side } loses the ball.
       *[false] { name-side } loses the duel and the ball.
    }

chifootmi-event-tackled =
    { $shot ->
        [true] Tackled right in front of goal! { name-side } loses the ball.
       *[false] A clean tackle stops the dribble: { name-side } loses the ball.
    }

chifootmi-event-counter-attack =
    { $needed ->
        [one] Counter-attack! A single conservation is enough for { name-side }.
       *[other] Counter-attack! { $needed } conservations are enough for { name-side }.
    }

chifootmi-event-parried = The keeper parries! { name-side } keeps the ball and shoots again.

chifootmi-event-new-attempt = A dribble in front of goal: { name-side } keeps the ball and gets another try.

chifootmi-event-over = Over the bar! { name-side } is { $difference } higher, and that is too much.

chifootmi-event-kick-due =
    { $kick ->
        [shot] { name-shooter } takes aim: left or right?
        [free-kick] Foul! Free kick for { name-shooter }: left or right?
        [penalty] Foul in front of goal! Penalty for { name-shooter }: left, centre or right?
        [last-shot] No cards left! The last shot is for { name-shooter }: left or right?
       *[shoot-out] { name-shooter } steps up to the spot.
    }

# What flies at the goal, and where to.
chifootmi-kick-flies =
    { $kick ->
        [shot] { name-shooter }’s shot
        [free-kick] { name-shooter }’s free kick
        [penalty] { name-shooter }’s penalty
        [last-shot] { name-shooter }’s last shot
       *[shoot-out] { name-shooter }’s kick
    } { $shot ->
        [left] goes left
        [right] goes right
       *[centre] goes down the middle
    }
chifootmi-event-kick-taken =
    { $goal ->
        [true] { chifootmi-kick-flies }, the keeper { $dive ->
            [left] dives to the shooter’s left
            [right] dives to the shooter’s right
           *[centre] stays in the middle
        }: goal!
       *[false] { chifootmi-kick-flies }, but the keeper is there: saved!
    }

chifootmi-event-goal =
    { $card_shot ->
        [true] Goal for { name-side }! The { $card } hits the net: { -red } { $red }, { -blue } { $blue }.
       *[false] { name-side } turns over { $card ->
            [X] a Dribble/Tackle card
           *[value] the { $card }
        }, and the board says: { -red } { $red }, { -blue } { $blue }.
    }

chifootmi-event-ball-to =
    { $gathered ->
        [one] The ball goes to { name-side }, who gathers { $gathered } card.
       *[other] The ball goes to { name-side }, who gathers { $gathered } cards.
    }

# The words of who draws: "One pile left: Red takes".
chifootmi-takes =
    { $forced ->
        [true] One pile left: { name-side } takes
       *[false] { name-side } takes
    }
# Numbers fall under [one] and [other]; a card that the viewer does not see falls under [hidden] or [none].
chifootmi-event-drew =
    { $pile ->
        [face-up] { chifootmi-takes } { $card ->
            [X] a Dribble/Tackle card
           *[value] the { $card }
        } from the face-up pile.{ $top ->
            [X] { " " }Now a Dribble/Tackle card is on top.
            [one] { " " }Now the { $top } is on top.
            [other] { " " }Now the { $top } is on top.
           *[none] { "" }
        }
       *[face-down] { chifootmi-takes } a hidden card{ $card ->
            [X] , a Dribble/Tackle card.
            [one] , the { $card }.
            [other] , the { $card }.
           *[hidden] .
        }
    }

chifootmi-event-full-time = Full time! { -red } { $red }, { -blue } { $blue }.

chifootmi-event-shoot-out = All level: it comes down to the shoot-out! { name-first } kicks first.

chifootmi-event-tally =
    { $kicks ->
        [one] After { $kicks } kick: { -red } { $red }, { -blue } { $blue }.
       *[other] After { $kicks } kicks: { -red } { $red }, { -blue } { $blue }.
    }

chifootmi-event-toss-decides = Still level, so the toss decides: it falls for { name-side }.

chifootmi-event-resigned = { name-side } gives up the match.

chifootmi-event-won =
    { $by ->
        [shoot-out] { name-side } wins at the end of the shoot-out!
        [toss] { name-side } wins by the toss!
       *[goals] { name-side } wins the match!
    }

## Chifootmi: refusals. First what is wrong, then what would be right.

chifootmi-refusal-not-a-command = “{ $typed }” is no move of Chifootmi. There are { $forms }.

chifootmi-refusal-match-over = The match is over. Start another one to play on.

chifootmi-refusal-not-asked-now = It is not the moment for this move. Choose one of those on offer, or wait until you are asked.

chifootmi-refusal-slot-empty = Place { $slot } is empty. Play a card from another place.

chifootmi-refusal-already-chosen = Your choice is made, and it is final. The other side is still choosing.

chifootmi-refusal-draw-is-automatic = You have only one pile left, so there is nothing to choose. Your card is drawn for you as soon as the other side has chosen.

chifootmi-refusal-left-or-right =
    { $kick ->
        [shot] The centre is not allowed here. A shot goes left or right.
        [free-kick] The centre is not allowed here. A free kick goes left or right.
        [last-shot] The centre is not allowed here. The last shot goes left or right.
       *[other] The centre is not allowed here. This kick goes left or right.
    }

chifootmi-refusal-no-offside = There is no offside to signal. It takes a ball kept with a difference of 7 or more, and then you are asked.

chifootmi-refusal-offside-too-late = That offside was let go, and the ball was kept. It can be signalled only when you are asked.

chifootmi-refusal-offside-is-the-defenders = You have the ball, so the flag is not yours. It is for the defender to signal the offside.

chifootmi-refusal-no-one-two = There is no one-two to make. You are asked as soon as one can save the ball.

chifootmi-refusal-one-two-is-the-attackers = You do not have the ball, so the one-two is not yours. It is for the attacker to make it.

chifootmi-refusal-no-clock = This match is played without a clock. Take your time, or set a clock before the next match.

chifootmi-refusal-pro-plus-only =
    { $option ->
        [offside] There is no offside here. That rule is switched on before the match, at level pro+.
        [one_two] There is no one-two here. That rule is switched on before the match, at level pro+.
       *[counter_attack] There is no counter-attack here. That rule is switched on before the match, at level pro+.
    }

chifootmi-refusal-deck =
    { $fault ->
        [card] One of the cards in this deck does not exist. Write numbers from 1 to 99, and X for a Dribble/Tackle card.
        [unequal] The two sides do not have the same number of cards. Give them equally many.
        [size] This deck has too few or too many cards. Give each side 8 to 16.
       *[beginner] Dribble/Tackle cards are not played at beginner level. Take them out, or choose level amateur.
    }

chifootmi-refusal-position =
    { $fault ->
        [form] “{ $at }” cannot be read. It should look like “{ $form }”.
        [unexpected] “{ $at }” does not belong there. A position ends before it.
        [cards] A side has other cards than its deck. Use all the cards of the deck, and no others.
        [places] A card is in two places, or in none. Give each card exactly one place.
        [duels] One side has played more cards than the other. Each duel takes one card from both.
        [face-down] A face-down pile has a gap. Its cards are drawn one by one, from the top.
        [face-up] A face-up pile has a gap. Its cards are drawn one by one, from the top.
        [active] The active cards do not fit the number of duels. After each duel a side draws one card, as long as it has any.
        [conservations] There is one conservation too many or too few. They are counted from 0 when the ball changes sides, up to the shot.
        [needed] This number of conservations does not lead to a shot. It takes two, or one in a counter-attack if you play with that rule.
        [zone] The cards in the match zone do not fit the possession. They are those of its duels, and no others.
        [goals] There is a goal without a duel. Each goal is marked by a card played in a duel.
        [asked] This question cannot come at this moment. The last duel and the cards left say what comes next.
        [sealed] A choice already made is not possible here. Give one that is allowed, for one side at most.
        [clock] This side’s time cannot have run out. It takes a clock, and a choice that the side still owes.
        [shoot-out] The shoot-out does not fit the rest. It comes at a level score after the last duel, and the sides kick in turn.
       *[end] The match is over without the position saying so, or the other way round. It ends at full time, after the shoot-out or when a side gives up.
    }

## Chifootmi: the choices

# "" is a card that the viewer does not see: then "the card" is left.
chifootmi-card-to-play =
    { $card ->
        [X] the Dribble/Tackle card
        [one] the { $card }
        [other] the { $card }
       *[card] the card { $card }
    }
chifootmi-move-p1 = P1: play { chifootmi-card-to-play }
chifootmi-move-p2 = P2: play { chifootmi-card-to-play }
chifootmi-move-p3 = P3: play { chifootmi-card-to-play }
chifootmi-move-p4 = P4: play { chifootmi-card-to-play }
chifootmi-move-du = DU: draw from the face-up pile
chifootmi-move-dd = DD: draw from the face-down pile
chifootmi-move-sl = SL: choose left, as the shooter sees it
chifootmi-move-sc = SC: choose the centre
chifootmi-move-sr = SR: choose right, as the shooter sees it
chifootmi-move-o-plus = O+: signal the offside
chifootmi-move-o-minus = O-: let play go on
chifootmi-move-u-plus = U+: make the one-two
chifootmi-move-u-minus = U-: turn down the one-two
chifootmi-move-resign = RESIGN: give up the match
chifootmi-move-timeout = TIMEOUT: let the clock decide

## SHOOT: name, options

shoot-name = SHOOT
shoot-about = Two coaches, two dice and a chequered pitch: get to the ball, pass it on, and let a forward finish.

shoot-option-length = Length
shoot-option-length-help = When the match ends.
shoot-length-goals-2 = 2 goals
shoot-length-goals-2-help = The first side to score 2 goals wins.
shoot-length-goals-3 = 3 goals
shoot-length-goals-3-help = The first side to score 3 goals wins.
shoot-length-goals-4 = 4 goals
shoot-length-goals-4-help = The first side to score 4 goals wins.
shoot-length-halves-clock = Two halves by the clock
shoot-length-halves-clock-help = As in real football, with a change of ends at half-time.
shoot-length-halves-throws = Two halves of throws
shoot-length-halves-throws-help = A half lasts a set number of throws, with a change of ends at half-time.
shoot-length-open = Open
shoot-length-open-help = No limit: you stop when you both agree.
shoot-option-minutes-per-half = Minutes in a half
shoot-option-minutes-per-half-help = For two halves by the clock.
shoot-option-throws-per-half = Throws in a half
shoot-option-throws-per-half-help = For two halves of throws, both sides counted together.
shoot-option-ends = Ends
shoot-option-ends-help = Who plays from where.
shoot-ends-agreed = Agreed: Red in the South
shoot-ends-throw = Thrown for: the higher total chooses
shoot-option-kickoff-after-goal = Kick-off after a goal
shoot-option-kickoff-after-goal-help = What the side that conceded throws for when it kicks off.
shoot-kickoff-after-goal-single = The ball, as the rulebook says
shoot-kickoff-after-goal-double = The ball, then the players, as at the beginning
shoot-option-drop-ball-after = Drop ball
shoot-option-drop-ball-after-help = After so many throws in a row without possession the ball goes to the centre spot; 0 for never.
shoot-option-max-throws = Safety stop
shoot-option-max-throws-help = After so many throws the match ends with the score as it stands; 0 for never.
shoot-option-board = Board
shoot-option-board-help = “standard”, or only what is different on yours, such as “half-line 8; 4@8,15”.

## SHOOT: players and ends

shoot-role-goalkeeper = Goalkeeper
shoot-role-back = Back
shoot-role-half = Half
shoot-role-forward = Forward

# What the player with this number is called.
shoot-player =
    { $number ->
        [1] goalkeeper
        [2] right back
        [3] left back
        [4] right half
        [5] centre half
        [6] left half
        [7] outside right
        [8] inside right
        [9] centre-forward
        [10] inside left
       *[11] outside left
    }

shoot-end =
    { $end ->
        [south] South
       *[north] North
    }

## SHOOT: the live ticker

shoot-event-set-up = Both teams are in place, { name-south } in the South. The ball waits on the centre spot.

shoot-event-ends-thrown = For the choice of ends, { name-side } throws { $dice }.

shoot-event-end-chosen = { name-side } takes the { shoot-end } end.

shoot-event-kick-off-thrown = For the kick-off, { name-side } throws { $dice }.

shoot-event-tied = The same total: both throw again.

shoot-event-kick-off =
    { $twice ->
        [true] { name-side } kicks off! First the ball, then the players.
       *[false] { name-side } kicks off again, with a throw for the ball.
    }

shoot-event-thrown-for-players = { name-side } throws for the players: { $dice }.

shoot-event-thrown-for-ball = { name-side } throws for the ball: { $dice } make { $total }.

shoot-event-free-kick =
    { $ball ->
        [true] Double six, free kick for { name-side }! Twelve for the ball, and a throw for the players to follow.
       *[false] Double six, free kick for { name-side }! Six each for two players or twelve for a forward, and another throw to follow.
    }

shoot-event-penalty = Penalty for { name-side }! A double six with the ball loose in the area: it goes on the spot.

# Always said of a player put behind the ball, for a penalty or a goal kick.
shoot-event-placed = { name-side }’s { $number } steps up behind the ball.

shoot-event-made-way = { name-side }’s { $number } makes way and goes to { $to }.

# "(6 points)"
shoot-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shoot-event-moved =
    { $number ->
        [1] { name-side }’s keeper moves across to { $to } ({ shoot-points }).
        [2] { name-side }’s { $number } covers at { $to } ({ shoot-points }).
        [3] { name-side }’s { $number } covers at { $to } ({ shoot-points }).
        [4] { name-side }’s { $number } moves to { $to } ({ shoot-points }).
        [5] { name-side }’s { $number } moves to { $to } ({ shoot-points }).
        [6] { name-side }’s { $number } moves to { $to } ({ shoot-points }).
       *[other] { name-side }’s { $number } { $points ->
            [1] steps
           *[other] runs
        } to { $to } ({ shoot-points }).
    }

shoot-event-declined = { name-side } leaves it at that.

shoot-event-lost = No { name-side } player can use this: { shoot-points } lost.

shoot-event-possession =
    { $holders_count ->
        [one] { name-side } has the ball: number { $holders } is on it!
       *[other] { name-side } has the ball: numbers { $holders } are on it!
    }

shoot-event-no-possession =
    { $offside_count ->
        [0] { name-side } does not get to the ball.
        [one] { name-side }’s number { $offside } is next to the ball, but offside: no possession.
       *[other] { name-side }’s numbers { $offside } are next to the ball, but offside: no possession.
    }

shoot-event-ball-moved =
    { $lost ->
        [0] The ball leaves { $from } and rolls to { $to }.
        [one] The ball leaves { $from } and rolls to { $to }, on the last row: { $lost } point lost.
       *[other] The ball leaves { $from } and rolls to { $to }, on the last row: { $lost } points lost.
    }

shoot-event-passed =
    { $holders_count ->
        [one] Good pass! The ball finds { name-side }’s number { $holders }.
       *[other] Good pass! The ball finds { name-side }’s numbers { $holders }.
    }

shoot-event-loose =
    { $offside_count ->
        [0] No { name-side } player is there: the ball is loose.
        [one] Offside! { name-side }’s number { $offside } cannot take it: the ball is loose.
       *[other] Offside! { name-side }’s numbers { $offside } cannot take it: the ball is loose.
    }

# "Red 1, Blue 0"
shoot-score = { -red } { $red }, { -blue } { $blue }
shoot-event-goal =
    { $automatic ->
        [true] Goal for { name-side }! A double six inside the area, and no keeper stops that: { shoot-score }.
       *[false] { $forced ->
            [true] Goal for { name-side }! The ball lay on the line and only had to be tapped in: { shoot-score }.
           *[false] Goal for { name-side }! The ball is over the line: { shoot-score }.
        }
    }

shoot-event-dead = The ball cannot go any further: it is dead. Goal kick for { name-other }!

shoot-event-keeper-asked = { name-side }’s keeper has the ball in the goal area: play on, or take a goal kick?

shoot-event-played-on = { name-side } plays on from there.

shoot-event-goal-kick =
    { $flank ->
        [right] Goal kick for { name-side }, from the right.
       *[left] Goal kick for { name-side }, from the left.
    }

shoot-event-drop-ball = Nobody gets to this ball: drop ball on the centre spot, and { name-side } throws.

shoot-event-time-up = Time is up! The half ends with this turn.

shoot-event-half-time = Half-time! { shoot-score }. The sides change ends: { name-south } is in the South now.

shoot-event-full-time = Full time! { shoot-score }.

shoot-event-safety-stop = { $throws } throws already: the match stops here.

shoot-event-offered =
    { $offer ->
        [draw] { name-side } offers a draw.
       *[end] { name-side } offers to stop here.
    }

shoot-event-offer-refused =
    { $offer ->
        [draw] { name-side } turns the draw down: play on!
       *[end] { name-side } wants to play on.
    }

shoot-event-agreed =
    { $offer ->
        [draw] { name-side } agrees to the draw.
       *[end] { name-side } agrees: the match stops here.
    }

shoot-event-resigned = { name-side } gives up the match.

# Without a winner it is a draw.
shoot-event-over =
    { $winner ->
        [R] { -red } wins the match! Final score: { shoot-score }.
        [B] { -blue } wins the match! Final score: { shoot-score }.
       *[none] The match is drawn. Final score: { shoot-score }.
    }

## SHOOT: refusals. First what is wrong, then what would be right.

shoot-refusal-not-a-command = “{ $typed }” is no move of SHOOT. Moves are written like { $forms }.

shoot-refusal-match-over = The match is over. Start another one to play on.

shoot-refusal-not-a-coach = You are not one of the two coaches. Only they play.

shoot-refusal-not-your-choice =
    { $asked ->
        [end] The other coach chooses the end. Wait until he has.
        [answer] The offer was yours. Wait for the answer of the other coach.
       *[other] It is the other coach’s turn. Wait until he has played.
    }

shoot-refusal-not-asked-now =
    { $asked ->
        [end] First the ends are settled. Choose the South or the North.
        [keeper] Your keeper has the ball, and no dice lie on the table. Play on, or take a goal kick.
        [goal-kick] The ball is dead, and no dice lie on the table. Take a goal kick.
       *[other] It is not the moment for this move. Choose one of those on offer.
    }

shoot-refusal-throw-is-for-the-ball = This throw is for the ball, so no player moves. Choose where the ball goes.

shoot-refusal-throw-is-for-the-players = This throw is for the players, so the ball stays where it is. Move a player, or leave the dice.

shoot-refusal-players-need-dark = { $row },{ $column } is not a dark square of the pitch. Players go on dark squares only.

shoot-refusal-ball-needs-light = { $row },{ $column } is not a light square of the pitch. The ball goes on light squares only.

shoot-refusal-not-thrown = You have no { $points } to play. Take the points of a die that is left, or the sum of both.

shoot-refusal-one-die-only = The { $number } takes one die only. The sum is for a forward or the keeper.

shoot-refusal-twelve-is-for-a-forward = The 12 of a double six is not for this player. Give it to a forward, or a 6 to each of two players.

shoot-refusal-moved-already = The { $number } has already moved in this throw. Give the other die to another player.

shoot-refusal-takes-the-penalty = The 9 takes the penalty and stays behind the ball. Move another player.

shoot-refusal-occupied = Somebody stands on { $to }. Choose a free square.

shoot-refusal-same-square = A move cannot end where it began. Choose another square, or leave the die.

shoot-refusal-forwards-only = The { $number } is a forward and cannot go back there. Send him forward; he goes back only inside the opponents’ penalty area.

shoot-refusal-closed =
    { $limit ->
        [half-penalty-area] { $to } is closed to the { $number }. A half keeps out of his own penalty area: choose a square outside it.
        [half-goal-area] { $to } is closed to the { $number }. A half keeps out of both goal areas: choose a square outside them.
        [back-half-line] { $to } is closed to the { $number }. A back stays behind his half line: choose a square up to that line.
        [back-goal-area] { $to } is closed to the { $number }. A back keeps out of his goal area: choose a square outside it.
       *[keeper-goal-area] { $to } is closed to the keeper. He stays in his goal area: choose a square inside it.
    }

shoot-refusal-out-of-reach =
    { $points ->
        [one] The { $number } cannot get to { $to } with exactly { $points } point. Choose a square that takes them all.
       *[other] The { $number } cannot get to { $to } with exactly { $points } points. Choose a square that takes them all.
    }

shoot-refusal-barred = The way of the { $number } to { $to } is barred by other players. Go elsewhere, or clear the way with the other die first.

shoot-refusal-ball-out-of-reach = With { $total } the ball cannot get to { $to }. It goes forward by as many rows, and stops earlier only on the last one.

shoot-refusal-no-goal =
    { $reason ->
        [no-forward] Nobody on this ball may score. Only forwards score goals: send it to one of them.
        [offside] Your forward is offside and cannot score. Choose a square for the ball.
        [total] The total is too small for a goal. It must take the ball to the last row and one step further.
       *[mouth] The goal mouth is out of reach from here. Choose a square for the ball, closer to the middle.
    }

shoot-refusal-no-goal-kick = There is no goal kick to take. You may take one when your keeper has the ball in his goal area, or when the other side plays it dead.

shoot-refusal-ball-is-dead = The ball is dead and cannot be played from there. Take a goal kick, from the right or from the left.

shoot-refusal-ends-are-settled = The ends are settled. Choose one of the moves on offer.

shoot-refusal-answer-first = An offer waits for its answer. The match goes on once it is accepted or refused.

shoot-refusal-nothing-offered = Nothing is on offer, so there is nothing to answer. Choose one of the moves on offer.

shoot-refusal-not-open = This match has a set length and does not end like that. Play it to its end, or offer a draw.

shoot-refusal-no-clock = This match is played without a clock. Take your time, or choose halves by the clock for the next match.

shoot-refusal-time-is-up = Time is already up in this half. It ends with this turn.

shoot-refusal-stops-too-early = A safety stop at { $max_throws } throws would cut the match short. Two halves take { $throws }: choose at least that many, or 0.

shoot-refusal-board =
    { $fault ->
        [form] This board cannot be read. Write only what differs from the standard one, such as “half-line 8; 4@8,15”.
        [size] This board does not have the right size. It takes 27 rows and 19 columns.
        [areas] An area, the goal mouth or the half line does not fit on this board. Check its rows and columns.
        [player-square] A player starts on a light square. Players need dark squares.
        [ball-square] A mark for the ball is on a dark square. The ball needs light squares.
        [shared] Two players start on the same square. Give each his own.
        [limits] A player starts on a square that is closed to him. Put him where his role may stand.
        [kick-off] The kick-off circle is not directly in front of the 9. Move the one or the other.
       *[circle] A circle is not where its kick is taken. Penalties are taken from the front of the area, goal kicks from its front corners.
    }

# Who stands wrong in a position: “Red’s 5”.
shoot-misplaced =
    { $field ->
        [R] Red’s { $number }
       *[other] Blue’s { $number }
    }
shoot-refusal-position =
    { $fault ->
        [form] “{ $at }” cannot be read. It should look like “{ $form }”.
        [unexpected] “{ $at }” does not belong there. A position ends before it.
        [player-square] { shoot-misplaced } is not on a dark square of the pitch. Put him on one.
        [ball-square] The ball is not on a light square of the pitch. Put it on one.
        [shared] { shoot-misplaced } stands where another player does. Give each his own square.
        [half-penalty-area] { shoot-misplaced } is a half and stands in his own penalty area. Put him outside it.
        [half-goal-area] { shoot-misplaced } is a half and stands in a goal area. Put him outside it.
        [back-half-line] { shoot-misplaced } is a back and stands beyond his half line. Put him on it or behind it.
        [back-goal-area] { shoot-misplaced } is a back and stands in his goal area. Put him outside it.
        [keeper-goal-area] { shoot-misplaced } is the keeper and stands outside his goal area. Put him back in it.
        [forward-back] { shoot-misplaced } is a forward and stands behind the row he starts from. He only goes forward.
        [possession] A side has the ball without a player on it. Put one next to the ball, or call the ball loose.
        [throw] The throw does not fit the ball. The side in possession throws for the ball; for a loose ball they throw for the players.
        [dead] This ball cannot be dead. A dead ball lies on the last row, and the other side has a goal kick.
        [choice] The keeper has no choice to make here. He needs the ball, in his goal area.
        [mark] The mark behind the throw does not fit it. It comes with a kick-off or a double six only.
        [penalty] The penalty is not set up. The ball goes on the circle, the 9 directly behind it.
        [dice] The dice cannot have been used like that. Each goes to a player of his own, or both to one forward or the keeper.
        [score] The score does not fit. It must leave the match to be played, with no more goals than throws.
        [idle] There are too many throws without possession. A drop ball would have come before.
        [half] The half does not fit the options. Only a match of two halves has one, and it begins at a throw already made.
        [ends] The ends are still to be thrown for. In a position they are settled.
        [end] The match is over without a reason. It ends by goals, after two halves, by agreement or when a side gives up.
       *[offer] This offer cannot stand here. Only a match under way has one.
    }

## SHOOT: the choices

# "9>17,8 (6)"
shoot-move-use =
    { $number ->
        [1] the keeper goes to { $to } ({ shoot-points })
       *[other] the { $number } goes to { $to } ({ shoot-points })
    }
shoot-move-done = leave the dice
# "ball 17,9"
shoot-move-ball = the ball goes to { $to }
shoot-move-ball-goal = shoot!
shoot-move-play = play on from there
shoot-move-goalkick-right = take a goal kick from the right
shoot-move-goalkick-left = take a goal kick from the left
shoot-move-south = take the South end
shoot-move-north = take the North end
shoot-move-resign = give up the match
shoot-move-draw = offer a draw
shoot-move-end = offer to stop here
shoot-move-accept = accept the offer
shoot-move-refuse = refuse the offer
shoot-move-time = the clock has run out

## Simulator Soccer: name, options

simulator-name = Simulator Soccer
simulator-about = Pegs on a pitch of hexagons and a ball that you really kick: the nearest player takes it.

simulator-option-red-squad = Red’s squad
simulator-option-red-squad-help = “reds”, “blues”, or the codes of sixteen stickers, such as “XB GB BBK …”.
simulator-option-blue-squad = Blue’s squad
simulator-option-blue-squad-help = “blues”, “reds”, or the codes of sixteen stickers.
simulator-option-red-strip = Red’s strip
simulator-option-red-strip-help = “reds”, “blues”, or a strip from the editor, on one line.
simulator-option-blue-strip = Blue’s strip
simulator-option-blue-strip-help = “blues”, “reds”, or a strip from the editor, on one line.
simulator-option-squad-value = Value of the squads
simulator-option-squad-value-help = “any”, “tournament” for exactly 36, or the most that a squad may be worth.
simulator-option-catalogue = Catalogue
simulator-option-catalogue-help = “standard”, or stickers with other numbers.
simulator-option-pitch = Pitch
simulator-option-pitch-help = “standard”, or only what is different on yours.
simulator-option-kickoff-placement = Places at a kick-off
simulator-option-kickoff-placement-help = Where pegs may stand when the ball is kicked off.
simulator-kickoff-placement-own-half = In their own half, away from the ball
simulator-kickoff-placement-free = Wherever you like
simulator-option-hand = The hand
simulator-option-hand-help = How far a kick may stray from your aim.
simulator-hand-normal = Normal
simulator-hand-exact = Exact: it goes where you aim
simulator-hand-steady = Steady
simulator-hand-shaky = Shaky
simulator-option-lob-passes = Lobbed passes
simulator-option-lob-passes-help = On: passes in open play may be lifted off the ground.
simulator-option-short-pass = Short pass
simulator-option-short-pass-help = Up to so many cells a tie for the ball goes to the attack.
simulator-option-interceptors = Interceptors
simulator-option-interceptors-help = How many pegs may throw themselves in the way of a direct cross or shot.
simulator-interceptors-1 = One
simulator-interceptors-all = All
simulator-option-ticks-per-half = Length of a half
simulator-option-ticks-per-half-help = The steps of the referee in a half, before added time.
simulator-ticks-per-half-33 = Full: 33 steps a half
simulator-ticks-per-half-33-help = 45 to 60 minutes.
simulator-ticks-per-half-22 = Medium: 22 steps a half
simulator-ticks-per-half-22-help = 30 to 40 minutes.
simulator-ticks-per-half-11 = Short: 11 steps a half
simulator-ticks-per-half-11-help = 15 to 20 minutes.
simulator-option-hold-limit = Waiting
simulator-option-hold-limit-help = After so many waits in a row time passes all the same; 0 for never.
simulator-option-striker-shots = Shots of a striker
simulator-option-striker-shots-help = The most shots of a side in one round, with the PRO rule Striker.
simulator-option-shootout = Penalties
simulator-option-shootout-help = On: a level match is decided by penalties.
simulator-option-clock = Clock
simulator-option-clock-help = Seconds for each choice; when they are over the usual choice is made for you. 0 for no clock.
simulator-option-pro-assist = PRO: assist
simulator-option-pro-assist-help = Two yellows: a pass to a green or red frees the receiver from his marker.
simulator-option-pro-long-kick = PRO: long kick
simulator-option-pro-long-kick-help = Three yellows: an untouched long pass counts as a short one.
simulator-option-pro-extended-cross = PRO: extended cross zone
simulator-option-pro-extended-cross-help = Two greens: a cross from the cells beside the cross zone too.
simulator-option-pro-precise-cross = PRO: precise cross
simulator-option-pro-precise-cross-help = Three greens: a cross through a team-mate’s cell is enough for a header.
simulator-option-pro-offside-line = PRO: on the offside line
simulator-option-pro-offside-line-help = Two reds: a step back to stay onside.
simulator-option-pro-striker = PRO: striker
simulator-option-pro-striker-help = Three reds: a shot at any moment, and the keeper stays near his line.
simulator-option-pro-retrieval = PRO: retrieval
simulator-option-pro-retrieval-help = Two blues: coming in from behind is a foul on a 1 only.
simulator-option-pro-wall = PRO: wall
simulator-option-pro-wall-help = Three blues: an interceptor who goes forward stays on his feet.
simulator-option-pro-header = PRO: header
simulator-option-pro-header-help = Black: a step into the area when a cross is coming.
simulator-option-pro-speed = PRO: speed
simulator-option-pro-speed-help = Grey: a step towards a ball that lies far from everybody.
simulator-option-pro-quick-defence = PRO: quick defence
simulator-option-pro-quick-defence-help = Three ways to answer a quick round.

## Simulator Soccer: the live ticker

simulator-score = { -red } { $red }, { -blue } { $blue }

# A peg as the story calls it.
simulator-called =
    { $name_count ->
        [0] { name-side }’s { $number }
       *[other] { $name }
    }

simulator-event-committed = { name-side }’s choice is made.

simulator-event-lined-up =
    { name-side } lines up with number { $keeper_number } in goal: { $pegs_numbers }.{ $substitutions ->
        [0] { "" }
        [one] { " " }{ $substitutions } change.
       *[other] { " " }{ $substitutions } changes.
    }

simulator-event-toss = The coin spins: { name-side } kicks off!

simulator-event-kick-off = { $peg } stands over the ball on the centre spot.

simulator-event-kicked =
    { $class ->
        [cross] { $peg } crosses!
        [shot] { $aim_kind ->
            [head] { $peg } heads for goal!
           *[other] { $peg } shoots!
        }
       *[pass] { $dribble_count ->
            [0] { $aim_kind ->
                [low] { $peg } plays the ball along the ground.
                [lob] { $peg } lifts the ball.
               *[head] { $peg } sends the ball on its way.
            }
           *[other] { $peg } takes on { $dribble }!
        }
    }

# Where the ball ends, then whom it met on the way.
simulator-ball-end =
    { $end ->
        [touch] The ball goes over the touch-line.
        [line] The ball goes over { name-goal }’s goal line.
        [goal] The ball ends up in { name-goal }’s net.
       *[rest] { $cells_count ->
            [one] The ball stays in { $cells }.
           *[other] The ball runs through { $cells } and stops.
        }
    }
simulator-event-ball =
    { simulator-ball-end }{ $pegs_count ->
        [0] { "" }
       *[other] { " " }It touches { $pegs }.
    }{ $frame_count ->
        [0] { "" }
       *[other] { $frame ->
            [red-bar] { " " }It hits the bar!
            [blue-bar] { " " }It hits the bar!
           *[other] { " " }It hits the post!
        }
    }{ $over_count ->
        [0] { "" }
       *[other] { " " }It knocks over { $over }.
    }

simulator-event-cross-declared =
    { $direct ->
        [true] { $peg } crosses first time!
       *[false] { $peg } looks up: a cross is coming.
    }

simulator-event-shot-declared =
    { $direct ->
        [true] { $peg } shoots first time!
       *[false] { $peg } takes aim.
    }

simulator-event-stepped-back = { $peg } steps back from { $from }, just onside.

simulator-event-prepared = { name-side } gives the go-ahead.

simulator-event-bar = { name-side }’s keeper is ready to dive.

simulator-event-keeper-placed =
    { $angle_count ->
        [0] { $peg } comes to { $to } and makes himself big.
       *[other] { $peg } throws himself down in { $to }.
    }

simulator-event-interceptor =
    { $angle_count ->
        [0] { $peg } steps into the way in { $to }.
       *[other] { $peg } throws himself into the way in { $to }!
    }

simulator-event-dived =
    { $dive ->
        [AL] { name-side }’s keeper dives low, to his { $side ->
            [B] right
           *[R] left
        }.
        [CL] { name-side }’s keeper stays down in the middle.
        [KL] { name-side }’s keeper dives low, to his { $side ->
            [B] left
           *[R] right
        }.
        [AH] { name-side }’s keeper leaps to his { $side ->
            [B] right
           *[R] left
        }.
        [CH] { name-side }’s keeper leaps in the middle.
       *[KH] { name-side }’s keeper leaps to his { $side ->
            [B] left
           *[R] right
        }.
    }

simulator-event-header = { $peg } gets his head to it!

simulator-event-kept-header = { $peg } can neither pass nor shoot: he brings the ball down.

simulator-event-dribbled =
    { $peg } against { $opponent }, { $dice_1 } + { $numbers_1 } to { $dice_2 } + { $numbers_2 }: { $won ->
        [true] what a dribble!
       *[false] { $opponent } does not let him past.
    }

simulator-event-dribble-without-dice = { $opponent } is still on the wrong foot after his tackle: { $peg } is past him.

simulator-event-passed-inside = { $peg } goes inside, straight at { $keeper }: no way through.

simulator-event-set-up =
    { $moved ->
        [true] { $peg } stands again, just beside the ball.
       *[false] { $peg } is on his feet again.
    }

simulator-event-placed = { $peg } takes up his place again.

# Why a ball that both sides reach equally goes to one of them.
simulator-tie =
    { $tie ->
        [last-touch] { " " }Both sides were as near, but he touched it last.
        [declared] { " " }Both sides were as near: after a cross or a shot the defence has it.
        [relance] { " " }Both sides were as near: on the first kick of a restart in play the other side has it.
        [pressing] { " " }Both sides were as near: the pressing pays off.
        [long] { " " }Both sides were as near: a long ball goes to the defence.
        [short] { " " }Both sides were as near: a short ball stays with the attack.
       *[none] { "" }
    }
simulator-event-took =
    { $cells ->
        [0] { $peg } has the ball at his feet in { $to }.
        [one] { $peg } gets to the ball in { $to }, { $cells } cell away.
       *[other] { $peg } gets to the ball in { $to }, { $cells } cells away.
    }{ simulator-tie }

simulator-event-relance = Ball won! { name-side } restarts at once, with number { $peg_number }.

simulator-event-in-hands = { $peg } takes the ball in his hands.

simulator-event-skill-used =
    { $skill ->
        [yellow] { $peg } plays it on first time.
        [green] { $peg } is ready to cross first time.
        [red] { $peg } is ready to shoot first time.
        [free-yellow] All alone, { $peg } plays it on first time.
        [free-green] All alone, { $peg } is ready to cross.
        [free-red] All alone, { $peg } is ready to shoot.
        [striker] The striker goes for goal again: { $peg }!
       *[none] { $peg } takes his time.
    }

simulator-event-phase2 = { name-side } may move now.

simulator-event-phase3 =
    { $allowance ->
        [0] { name-side } has one peg and the keeper to answer with.
        [one] { name-side } answers, by up to { $allowance } cell.
       *[other] { name-side } answers, by up to { $allowance } cells.
    }

simulator-event-got-up = { $peg } is back on his feet.

simulator-event-moved =
    { $cells ->
        [0] { $peg } shifts within { $to }.
       *[other] { $peg } moves from { $from } to { $to }.
    }

simulator-event-quick-round = Quick round! { name-side } moves nobody.

simulator-event-held = { name-side } does not fall for it, and waits.

simulator-event-entered-from-behind =
    { $foul ->
        [true] { $peg } goes in from behind, the die says { $die }: foul!
       *[false] { $peg } goes in from behind, the die says { $die }: play on.
    }

simulator-event-tackled =
    { $peg } tackles { $carrier }, { $dice_1 } + { $numbers_1 } to { $dice_2 } + { $numbers_2 }: { $won ->
        [true] the ball is his!
       *[false] { $carrier } keeps it.
    }

simulator-event-foul =
    { $on_count ->
        [0] Foul by { $by }!
       *[other] Foul by { $by } on { $on }!
    }

simulator-event-var =
    { $die ->
        [6] VAR for { name-side }: a 6! The penalty is cancelled.
       *[other] VAR for { name-side }: a { $die }. The penalty stands.
    }

simulator-event-carded =
    { $card ->
        [yellow] Yellow card for { $peg }.
       *[red] Red card! { $peg } has to go.
    }

simulator-event-too-few = { name-side } has fewer than seven pegs left: the match cannot go on.

simulator-event-offside = Offside! The flag is up against { $peg }.

simulator-event-goal =
    { $own_goal ->
        [true] Own goal by { $by }! { simulator-score }.
       *[false] Goal for { name-side }! { $by } finds the net: { simulator-score }.
    }

simulator-event-awarded =
    { $restart ->
        [kickoff] Kick-off for { name-side }.
        [free] Free kick for { name-side }.
        [indirect] Indirect free kick for { name-side }.
        [penalty] Penalty for { name-side }!
        [corner] Corner for { name-side }.
        [goalkick] Goal kick for { name-side }.
       *[throw] Throw-in for { name-side }.
    }

simulator-event-substituted = Substitution for { name-side }: number { $on_number } for number { $off_number }.

simulator-event-reserve-keeper = The reserve keeper comes on as number { $peg_number }, and number { $off_number } goes off.

simulator-event-keeper-named = { $peg } puts on the gloves.

simulator-event-thrower = { $peg } takes the throw-in.

simulator-event-made-way = { $peg } leaves { $from } to the thrower.

simulator-event-repositioned =
    { $pegs_count ->
        [0] { name-side } has nobody left to place.
       *[other] { name-side } takes up position: { $pegs_numbers }.
    }

simulator-event-tick =
    { $beyond ->
        [0] Minute { $minute }.
       *[other] Minute { $minute } + { $beyond }.
    }

simulator-event-time-up = Time is up!

simulator-event-half-time = Half-time! { simulator-score }.

simulator-event-full-time = Full time! { simulator-score }.

simulator-event-shootout = All level: penalties decide! { name-side } begins.

simulator-event-taker = { $peg } steps up to the spot.

simulator-event-penalty-taken =
    { $scored ->
        [true] { $peg } scores! On penalties: { simulator-score }.
       *[false] { $peg } does not score! On penalties: { simulator-score }.
    }

simulator-event-gave-up = { name-side } gives up the match.

# Without a winner it is a draw.
simulator-event-over =
    { $winner ->
        [R] { -red } wins the match! Final score: { simulator-score }.
        [B] { -blue } wins the match! Final score: { simulator-score }.
       *[none] The match is drawn. Final score: { simulator-score }.
    }

## Simulator Soccer: refusals. First what is wrong, then what would be right.

simulator-refusal-no-clock = This match is played without a clock. Take your time, or set a clock before the next match.
simulator-refusal-not-a-command = There is no such move in Simulator Soccer. Choose one of those on offer.
simulator-refusal-not-your-choice = This choice is not yours. Wait until the other player has made it.
simulator-refusal-not-asked-now = It is not the moment for this. Do what is asked now.
simulator-refusal-match-over = The match is over. Start another one to play on.
simulator-refusal-already-chosen = Your choice is made, and it is final. The other side is still choosing.
simulator-refusal-not-your-peg = You cannot use { $peg } here. Choose a peg of yours that is on the pitch.
simulator-refusal-not-the-carrier = { $peg } does not have the ball. Kick with the peg that has it.
simulator-refusal-on-a-line = { $peg } would stand on a line there. Put it wholly inside a cell.
simulator-refusal-on-the-ball = { $peg } would stand on the ball there. Leave it some room.
simulator-refusal-overlap = { $peg } would stand on { $other } there. They may touch, but not overlap.
simulator-refusal-cell-taken = { $cell } already holds a team-mate of { $peg }. Choose a cell without one.
simulator-refusal-too-near-the-ball = { $peg } is too near to the ball there. Keep the distance that is asked.
simulator-refusal-not-behind-half-way = { $peg } would be beyond the half-way line. Put it wholly in its own half.
simulator-refusal-eleven-pegs = This is not a whole line-up. Name every peg that plays once, the keeper first.
simulator-refusal-not-on-the-bench = { $peg } cannot come on. Choose a peg of the bench that has not played.
simulator-refusal-just-came-on = { $peg } has only just come on. At this stoppage he stays.
simulator-refusal-not-on-the-pitch = { $peg } is not on the pitch. Choose one who is playing.
simulator-refusal-keeper-for-keeper = { $peg } cannot come on in this exchange. A peg with an X replaces the keeper, and nobody else.
simulator-refusal-no-substitution-left = Your five substitutions are made. Play on with those on the pitch.
simulator-refusal-substitutions-owed =
    { $owed ->
        [one] You still owe { $owed } substitution at this minute. Make it before play goes on.
       *[other] You still owe { $owed } substitutions at this minute. Make them before play goes on.
    }
simulator-refusal-keeper-missing = Your team has no keeper. Bring one on or name one first.
simulator-refusal-no-reserve-keeper = The reserve keeper does not come on here. He replaces a keeper who was sent off, once.
simulator-refusal-no-keeper-to-name = { $peg } cannot be named keeper now. That is for a field peg of a team without a keeper.
simulator-refusal-kicker-at-the-ball = { $peg } is not at the ball. Put the kicker in the ball’s cell.
simulator-refusal-keeper-last = The keeper is not placed in this step and does not kick off. Choose field pegs.
simulator-refusal-six-or-seven = The number of pegs is not right. Place six or seven field pegs first, all if you have fewer.
simulator-refusal-put-all = Some pegs are missing. Place all that are left.
simulator-refusal-not-to-be-placed = { $peg } is not placed in this step. Place those whose turn it is, each once.
simulator-refusal-ball-lies-fast = The ball is not put down by hand here. It stays where it is.
simulator-refusal-outside-goal-area = The ball is outside your goal area. Put it inside for the goal kick.
simulator-refusal-out-of-the-penalty = { $peg } is too far forward for a penalty. All others stay outside the area, behind the ball.
simulator-refusal-in-the-penalty-area = { $peg } is in the penalty area. At a goal kick opponents stay outside it.
simulator-refusal-keeper-on-his-line = At a penalty the keeper does not leave his line. Give him the bar, or leave him there.
simulator-refusal-no-such-kick = This kick does not exist. Power goes from 1 to 100; loft from 27 to 75 for a lob, up to 63 for a header, and 0 along the ground.
simulator-refusal-kind-not-open =
    { $kick ->
        [low] This ball cannot be kicked along the ground. Use the kind of kick on offer.
        [lob] This ball cannot be lifted. Play it along the ground, or as the restart allows.
       *[head] This ball is not headed or thrown. Kick it with the foot.
    }
simulator-refusal-skill-fixes-class = Only one kind of action is open now. Do what the skill or the header allows.
simulator-refusal-direct-by-skill-only = A direct cross or shot comes by a skill, and a skill gives only that. Declare it as it is offered.
simulator-refusal-has-passed = { $peg } has already passed in this round. Cross, shoot, or let another one play.
simulator-refusal-cross-spent = There has already been a cross in this round. Pass or shoot.
simulator-refusal-shot-spent = There has already been a shot in this round. Pass or cross.
simulator-refusal-outside-cross-zone = { $peg } is outside the cross zone. Take the ball to the flank of your attack zone first.
simulator-refusal-outside-shooting-zone = { $peg } is outside the shooting zone. Take the ball into your attack zone first.
simulator-refusal-restart-allows-no = This restart does not allow that. Play it as it is offered.
simulator-refusal-no-dribble-here = There is no dribble here. It goes with a low pass in open play.
simulator-refusal-cannot-be-dribbled = { $peg } is not in the way. Dribble a standing opponent in your cell or in the next one on your line.
simulator-refusal-not-in-hands = The keeper does not have the ball in his hands. Kick it from where it lies.
simulator-refusal-ball-does-not-fit = The ball does not fit there. Put it wholly inside the keeper’s cell, clear of every peg.
simulator-refusal-no-keeper-to-dodge = No keeper has come out. Shoot.
# The option of the rule: "pro_header".
simulator-refusal-pro-rule-off = The PRO rule “{ $option }” is switched off. Switch it on before the next match.
simulator-refusal-no-step-back = Nobody steps back here. That is for a peg with two reds, before a pass.
simulator-refusal-not-a-rear-cell = { $peg } does not step back there. Choose one of the three cells behind him.
simulator-refusal-still-offside = { $peg } would still be offside there. Put him level with the second-last opponent, or behind.
simulator-refusal-no-such-step = { $peg } cannot step there. Choose a step that the PRO rule allows.
simulator-refusal-one-interceptor = Too many pegs intercept. Choose one.
simulator-refusal-named-twice = { $peg } is named twice. Name every peg once.
simulator-refusal-nothing-to-intercept = There is nothing to intercept. Only a direct cross or shot can be.
simulator-refusal-cannot-intercept = { $peg } cannot intercept this kick. Choose a field peg of the defence.
simulator-refusal-must-lie = { $peg } cannot stay on his feet there. An interceptor who leaves his cell lies down.
simulator-refusal-no-shot-to-prepare-for = There is no shot coming. The keeper is prepared for a shot only.
simulator-refusal-no-bar = The bar is not allowed here. It is for a shot from outside the penalty area, with the keeper in his goal area.
simulator-refusal-keeper-not-prepared = { $peg } cannot be prepared now. Leave him as he is.
simulator-refusal-striker-keeps-him-in = Against a striker the keeper may not stand outside his goal area. Let him lie, or keep him in.
simulator-refusal-not-from-in-front = { $peg } does not come from in front. Only from there may the keeper enter the ball’s cell over two cells.
simulator-refusal-not-nearest = { $peg } is not the one to take this ball. It goes to the nearest, and of the nearest to the last who touched it.
simulator-refusal-not-the-balls-cell = { $cell } is not open to him. Choose one of the ball’s cells, without a team-mate if there is one.
simulator-refusal-stays-where-he-is = { $peg } is already there. He takes the ball where he stands.
simulator-refusal-no-such-skill = This skill cannot be used now. Choose one of those on offer, or none.
simulator-refusal-has-moved = { $peg } does not move any more in this round. Move another one.
simulator-refusal-carrier-stays = { $peg } has the ball and does not move. Move those without it.
simulator-refusal-too-far =
    { $most ->
        [one] { $cells } cells are too far for { $peg }. He may go { $most } cell at most.
       *[other] { $cells } cells are too far for { $peg }. He may go { $most } cells at most.
    }
simulator-refusal-did-not-move = { $peg } is already there. Choose another place, or leave him.
simulator-refusal-crowd-first = Too many of your pegs share a cell. Spread them first.
simulator-refusal-throwers-cell = That is the thrower’s cell. Nobody else goes in.
simulator-refusal-hands-end-at-the-area = With the ball in his hands the keeper stays in his penalty area. Choose a cell inside it.
simulator-refusal-only-first-enters = The ball’s cell is closed to this move. Only the first peg that moves in phase 3 may enter it.
simulator-refusal-keeper-has-it = The keeper has the ball in his hands. Leave him in peace and go elsewhere.
simulator-refusal-no-tackle = { $peg } cannot tackle here. Only the first peg moved tackles, in the cell of the ball, with the ball in play.
simulator-refusal-quick-round = { $peg } may not move in this quick round. One peg and the keeper do, by one cell.
simulator-refusal-not-quick = Somebody has moved, so it is no quick round. End the phase instead.
simulator-refusal-quick-instead = Nobody has moved. Play a quick round, or wait.
simulator-refusal-knock-on = This is no knock-on. One peg takes the cell of a team-mate, who goes to an empty one beside it.
simulator-refusal-not-a-free-neighbour = { $cell } is not open. Make way to a free cell next to yours.
simulator-refusal-not-his-kick = { $peg } has already kicked. Everybody kicks once before anyone kicks again.
simulator-refusal-no-hands = The keeper may not take this ball in his hands. He may in his own area, when it is no back-pass.
simulator-refusal-pitch =
    { $fault ->
        [form] This pitch cannot be read. Write only what differs from the standard one.
        [cells] A cell of this pitch does not exist, or stands there twice. Use those from A1 to K21, each once.
        [flight] The ball does not know this pitch. Leave its size, the goals and the bodies as they are.
        [grid] These cells do not cover the pitch. Make them fit its length and width.
        [home] A peg would stand on a line in a half cell. Move its home point inwards.
        [thirds] The zones of this pitch do not fit. Keep the two defence zones apart, with a midfield between them.
        [areas] The areas of this pitch do not fit. Keep the goal area inside the penalty area, and the two penalty areas apart.
        [penalty-spot] The penalty does not fit. Put the spot inside the area and the keeper on his line.
       *[corner] The corner mark does not fit. Put it on the pitch, in the cross zone.
    }
simulator-refusal-catalogue =
    { $fault_fault ->
        [form] This catalogue cannot be read. Write it as the standard one is written.
        [marks] A sticker of this catalogue does not exist. Take 1 to 5 marks: up to three Y, G, R and B, one K, S and X.
        [numbers] The numbers of { $fault_code } are not right. Give four, from 1 to 6.
        [twice] { $fault_code } is listed twice. List it once, with its copies.
        [missing] The catalogue has no { $fault_code }. Change the numbers of one that it has.
       *[size] The catalogue does not have 112 stickers. Count the copies.
    }
# What is wrong with a squad, then what would be right.
simulator-squad-fault =
    { $fault_fault ->
        [form] This squad cannot be read. Give “reds”, “blues” or sixteen codes.
        [size] There are { $fault_stickers } stickers in this squad. Give sixteen.
        [marks] The code of peg { $fault_number } is no sticker. Take one of the catalogue.
        [missing] The catalogue has no { $fault_code }. Take a sticker that it has.
        [copies] There are only { $fault_copies } of { $fault_code } in the catalogue. Take no more than that.
        [keepers] This squad has { $fault_keepers } keepers. Take one to three with an X.
        [value] This squad is worth { $fault_value }. It must be worth at least { $fault_least } and at most { $fault_most }.
       *[limit] This is no value of a squad. Give “any”, “tournament” or a number.
    }
simulator-refusal-squad = { name-side }’s squad may not play. { simulator-squad-fault }
simulator-refusal-strip = { name-side }’s strip is none. Take one from the editor, or the standard one.
simulator-refusal-squad-value = { simulator-squad-fault }
simulator-refusal-position =
    { $fault ->
        [form] Item { $item } of this position cannot be read. Copy the line exactly as a match gives it.
        [place] A peg is not wholly inside a cell. Put it inside one.
        [overlap] Two bodies overlap. Move one of them.
        [capacity] There are too many pegs in a cell. One of each team is the most, except in a wall.
        [team] A side has too few pegs, or too many. Eleven play, minus those sent off.
        [keeper] A side has a keeper who cannot be one. Name a peg that is on the pitch.
        [substitutions] The substitutions do not fit the pegs. Count those who came on.
        [ball] The ball lies where it cannot. Put it on the pitch, clear of the pegs.
        [carrier] The carrier cannot have the ball. Put him in the ball’s cell.
        [hands] The ball is in hands that may not hold it. Only a keeper in his own area may.
        [clock] The clock cannot show this. Count the steps of the referee.
        [counters] The counters do not fit a round. There is one cross, one shot and one movement each.
        [stage] What is asked does not fit the rest. The ball and the phase say what comes next.
        [sealed] A choice is handed in that nobody was asked for. Leave it out.
       *[shootout] There is no shoot-out here. It comes after a level match, if that option is on.
    }

## Simulator Soccer: the choices

simulator-move-lineup = line up
simulator-move-kickoff = choose who kicks off
simulator-move-pass = pass or drive
simulator-move-dribble = dribble
simulator-move-ball = put the ball down
simulator-move-back = step back onside
simulator-move-cross = cross
simulator-move-shot = shoot
simulator-move-headers = step into the area
simulator-move-prep = prepare for the kick
simulator-move-kick = kick
simulator-move-dodge = dribble the keeper
simulator-move-dive = dive
simulator-move-place = put the kicker back
simulator-move-speed = step towards the ball
simulator-move-cod = take the ball
simulator-move-hands-yes = take the ball in the hands
simulator-move-hands-no = leave the ball on the ground
simulator-move-skill-none = use no skill
simulator-move-skill-yellow = play it on first time
simulator-move-skill-green = cross first time
simulator-move-skill-red = shoot first time
simulator-move-skill-free-yellow = play it on, unmarked
simulator-move-skill-free-green = cross, unmarked
simulator-move-skill-free-red = shoot, unmarked
simulator-move-skill-striker = shoot, as the striker
simulator-move-move = move a peg
simulator-move-tackle = tackle
simulator-move-knock = knock-on
simulator-move-quick = play a quick round
simulator-move-hold = wait
simulator-move-end = end the phase
simulator-move-sub = make a substitution
simulator-move-reserve = bring on the reserve keeper
simulator-move-keeper = name a keeper
simulator-move-throw = choose the thrower
simulator-move-clear = make way for the thrower
simulator-move-repos = place the pegs
simulator-move-taker = choose the kicker
simulator-move-giveup = give up the match

## CHALLENGE FOOT: name, options

challenge-name = CHALLENGE FOOT
challenge-about = Buy a club, balance its books, then play its matches with three dice on the big board, all the way to the title.

challenge-option-friendly = Friendly
challenge-option-friendly-help = One match without clubs, money or championship.
challenge-option-clubs = Clubs
challenge-option-clubs-help = How many clubs play the championship.
challenge-option-legs = Legs
challenge-option-legs-help = How often every two clubs meet, when there are three or more.
challenge-option-matches = Matches
challenge-option-matches-help = How many matches two clubs play.
challenge-option-friendly-champions = Champions
challenge-option-friendly-champions-help = How many champions each side has in a friendly.
challenge-option-length = Length of a match
challenge-option-length-help = “throws:45” or “minutes:45”, at least 30 of them, or “trial:10” for fewer.
challenge-option-length-unit = At least 30, or fewer throws on trial.
challenge-option-length-throws = throws
challenge-option-length-minutes = minutes
challenge-option-length-trial = throws, on trial
challenge-length-throws = { $count } throws a match
challenge-length-minutes = { $count } minutes a match
challenge-length-trial =
    { $count ->
        [one] { $count } throw a match, on trial
       *[other] { $count } throws a match, on trial
    }
challenge-option-offside = Offside
challenge-option-offside-help = Who sees it.
challenge-offside-auto = Seen and punished at once
challenge-offside-claim = The opponents may claim it
challenge-offside-off = No offside
challenge-option-forced-dice = Forced dice
challenge-option-forced-dice-help = A die may be left unused only if nobody can move by it.
challenge-option-champion-turns = Champions’ turns
challenge-option-champion-turns-help = How often a champion may turn in one move; 0 for as often as he likes.
challenge-option-bent-shot = Bent shot
challenge-option-bent-shot-help = A champion may bend his shot once.
challenge-option-goal-extra-step = Beyond the line
challenge-option-goal-extra-step-help = How many squares of the total a goal needs beyond the line.
challenge-option-goal-row-limit = On the goal row
challenge-option-goal-row-limit-help = How many of a side may stand on its own goal row; 0 for any number.
challenge-option-recovery = Recovering
challenge-option-recovery-help = What happens when a die shows the distance to a loose ball.
challenge-recovery-player-to-ball = The footballer runs to the ball
challenge-recovery-ball-to-player = The ball comes to the footballer
challenge-option-keep-limit = Keeping the ball
challenge-option-keep-limit-help = After so many possession throws in a row the opponents get a free kick; 0 for never.
challenge-option-shocks-per-throw = Shocks in a throw
challenge-option-shocks-per-throw-help = How often a side may run into opponents in one throw.
challenge-option-shock-reach = Reach of a shock
challenge-option-shock-reach-help = How far from the ball a shock may be; 0 for anywhere.
challenge-option-max-substitutions = Substitutions
challenge-option-max-substitutions-help = How many reserves a side may bring on in a match.
challenge-option-gate = Gate receipts
challenge-option-gate-help = Who receives the gate.
challenge-gate-host = The host
challenge-gate-both = Both, the whole of it each
challenge-gate-half = Both, half of it each
challenge-option-champion-stock = The bank’s champions
challenge-option-champion-stock-help = How many champions the bank has at the start.
challenge-option-bank-price = The bank’s price
challenge-option-bank-price-help = What the bank asks for a champion, in MF.
challenge-option-administration-penalty = Administration
challenge-option-administration-penalty-help = Points lost for each match that ends in administration.
challenge-option-decided-by = Matches decided by
challenge-option-decided-by-help = Beyond the printed rules: a championship whose matches are played elsewhere, while Onze keeps the books and the table. Either club then types in the result, the host’s goals first: “result 2-1”. From a real table it may tell what the Chance and Incident cards brought each club: “result 2-1 chance 3 -2”; from another game of Onze it may name the match: “result 2-1 match 1c2f5e9d40aa7b31”; the server then looks whether that match is over and ended so, and in the shell “--of RECORD” does. At a server the other club has to agree (where a computer has it, the first of the others), unless two different people, or the computers of the clubs, played the named match with the usual options. Who wears red plays Red there. Champions count at a real table as the rules say; in Simulator Soccer agree on two more points of squad value for each; Chifootmi and SHOOT know no champions, and there they are wealth alone. A club of the computer throws for its results, with more dice the more champions it has.
challenge-decided-by-match = The match with three dice, played here
challenge-decided-by-table = A real table; the results are typed in
challenge-decided-by-chifootmi = Matches of Chifootmi
challenge-decided-by-shoot = Matches of SHOOT
challenge-decided-by-simulator = Matches of Simulator Soccer

## CHALLENGE FOOT: cards

challenge-card =
    { $card ->
        [CHN-01] A foreign club pays for a gala match.
        [CHN-02] The new shirt sells out in a weekend.
        [CHN-03] A factory puts its name on the main stand.
        [CHN-04] Your match is the broadcast of the week.
        [CHN-05] The supporters’ lottery ends in profit.
        [CHN-06] An old transfer fee is paid at last.
        [CHN-07] The youth tournament fills the ground.
        [CHN-08] The refreshment stands run dry.
        [CHN-09] Flares in the stand: the league fines you.
        [CHN-10] The floodlights fail and must be replaced.
        [CHN-11] Second wind.
        [CHN-12] The whole ground pushes you forward.
        [REF-01] Clumsy challenge.
        [REF-02] Late challenge.
        [REF-03] Shove in the back.
        [REF-04] Cynical block.
        [REF-05] Studs showing.
        [REF-06] Violent charge.
        [REF-07] He stood in the way on purpose.
        [REF-08] He pulled the shirt.
        [REF-09] He used the elbow.
        [REF-10] Play on.
        [REF-11] Fair shoulder: the opponent gives ground.
        [REF-12] The runner comes off worse.
        [BOX-01] Brought down in front of goal.
        [BOX-02] A hand in the goalmouth.
        [BOX-03] Held back while shooting.
        [BOX-04] Obstruction.
        [BOX-05] Dangerous play by the defender.
        [BOX-06] The defender leans on him.
        [BOX-07] The defender protests too loudly.
        [BOX-08] The attacker pushed first.
        [BOX-09] The keeper was hampered.
        [BOX-10] The attacker dived.
        [BOX-11] Play on.
        [BOX-12] The defence comes away with the ball.
        [INC-01] A sponsor loves this run.
        [INC-02] The crowd buys his shirt.
        [INC-03] A team-mate follows.
        [INC-04] The side pours forward.
        [INC-05] He is tripped out of sight of the ball.
        [INC-06] The ball breaks to you.
        [INC-07] New boots for everyone.
        [INC-08] He damages an advertising board.
        [INC-09] Cramp.
        [INC-10] He slips.
        [INC-11] The side loses its shape.
       *[INC-12] Torn muscle.
    }

## CHALLENGE FOOT: the office

challenge-champions =
    { $champions ->
        [one] { $champions } champion
       *[other] { $champions } champions
    }
challenge-stake =
    { $stake ->
        [order] to begin
        [colour] for the shirts
       *[venue] for the place
    }
challenge-finance =
    { $deck ->
        [CAP] Starting capital
        [MUN] Municipal grant
        [REG] Regional grant
        [SPO] Sponsors
        [SUB] Subscribers
        [TVR] Television
        [TAX] Tax
        [SOC] Social cover
        [RUN] Running costs
       *[BON] Bonus: win, draw, loss
    }
challenge-event-die-thrown = { $club } throws { $die } { challenge-stake }.
challenge-event-tied = { $clubs } are level and throw again.
challenge-event-first = { $club } begins.
challenge-event-revenue = { $club } draws its { challenge-finance } card: { $amount } MF of revenue.
challenge-event-expense = { $club } draws its { challenge-finance } card: { $amount } MF of expenses.
challenge-event-bonus-card = { $club } draws its Match bonus card: { $win } MF for a win, { $draw } for a draw, { $loss } for a defeat.
challenge-event-capital = { $club } adds up: { $revenue } MF less { $expenses } MF make a capital of { $capital } MF.
challenge-event-series-chosen =
    { $only ->
        [true] { $club } can only buy in series { $series }.
       *[false] { $club } buys in series { $series }.
    }
challenge-event-club-bought =
    { $champions ->
        [one] The card is { $name } ({ $stadium }), with one champion: { $value } MF and { $wages } MF of wages leave { $result } MF.
       *[other] The card is { $name } ({ $stadium }), with { $champions } champions: { $value } MF and { $wages } MF of wages leave { $result } MF.
    }
challenge-event-deficit = { $club } stands at { $cash } MF and must cover it.
challenge-event-sold = { $club } sells { challenge-champions } to the bank for { $price } MF and has { $cash } MF.
challenge-event-bought = { $club } buys { challenge-champions } from the bank for { $price } MF and has { $cash } MF.
challenge-event-credit = { $club } draws its Bank credit card: { $amount } MF, and has { $cash } MF.
challenge-event-offered = { $club } offers { $to } { challenge-champions } for { $price } MF.
challenge-event-asked = { $club } asks { $to } for { challenge-champions } at { $price } MF.
challenge-event-declined =
    { $why ->
        [too_dear] { $buyer } cannot pay that price: no deal.
        [below_zero] { $buyer } is below zero and may not buy champions: no deal.
       *[unwilling] { $club } says no.
    }
challenge-event-traded = Done: { $buyer } buys { challenge-champions } from { $seller } for { $price } MF. { $seller } has { $seller_cash } MF, { $buyer } { $buyer_cash } MF.
challenge-event-window-opened = The trade window opens; { $first } has the first turn.
challenge-event-passed = { $club } passes.
challenge-event-window-closed = The trade window closes.
challenge-event-round-began = Round { $round } of { $rounds }.
challenge-event-fixture = { $club } meets { $other }.
challenge-event-bye = { $club } has no match in this round.
challenge-colour =
    { $colour ->
        [red] red
       *[blue] blue
    }
challenge-event-colour-chosen = { $club } chooses the { challenge-colour } shirts; { $other } wears the others.
challenge-event-venue-chosen = { $club } has chosen: { $host } is at home to { $guest }.
challenge-event-squad-in = { $club } has handed in its squad.
challenge-event-reported = { $club } reports: { $host } { $host_goals }, { $guest } { $guest_goals }.{ $host_chance ->
        [0] { "" }
       *[other] { " " }Cards: { $host } { $host_chance } MF.
    }{ $guest_chance ->
        [0] { "" }
       *[other] { " " }Cards: { $guest } { $guest_chance } MF.
    }{ $of_count ->
        [0] { "" }
       *[other] { " " }It was decided by match { $of }.
    }
challenge-event-full-time = Full time: { $host } { $host_goals }, { $guest } { $guest_goals }.
challenge-event-booked = { $club } books its match { $number }: gate { $gate }, cards { $chance }, bonus { $bonus }, running costs { $running }. It has { $cash } MF.
challenge-event-administration = { $club } has nothing left to sell and stays at { $cash } MF: administration.
challenge-event-repaid = { $club } repays { $credit } MF and ends with { $total } MF.
challenge-event-finance-point = Best finances, { $total } MF: a point for { $clubs }.
challenge-event-champions =
    { $clubs_count ->
        [one] { $clubs } wins the championship with { $points } points!
       *[other] { $clubs } share the title with { $points } points.
    }
challenge-event-friendly-over =
    { $winner_count ->
        [0] The friendly ends in a draw.
       *[other] { $winner } wins the friendly.
    }

## CHALLENGE FOOT: the management sheet

challenge-sheet-capital = CAPITAL A
challenge-sheet-value = Value of the club
challenge-sheet-wages = Wage bill
challenge-sheet-result = RESULT
challenge-sheet-cash =
    { $number ->
        [0] TOTAL CASH
       *[other] TOTAL AFTER MATCH { $number }
    }
challenge-sheet-repaid = Bank credit repaid
challenge-sheet-final = FINAL TOTAL
challenge-sheet-line =
    { $what ->
        [gate] Gate receipts
        [chance] Chance
        [sold] Champions sold
        [credit] Bank credit
        [bonus] Match bonus
        [bought] Champions bought
       *[running] Running costs
    }
challenge-sheet-match = Match { $number }
challenge-sheet-revenue = TOTAL REVENUE
challenge-sheet-expenses = TOTAL EXPENSES
challenge-sheet-star = * with the point for the best finances
challenge-sheet-round = Round { $round }: { $host } { $south }-{ $north } { $guest }
challenge-sheet-table =
    { $what ->
        [table] TABLE
        [played] P
        [won] W
        [drawn] D
        [lost] L
        [goals] goals
        [points] pts
        [cash] cash
       *[final] total
    }

## CHALLENGE FOOT: the match

challenge-side =
    { $side ->
        [S] { $host }
       *[N] { $guest }
    }
challenge-other-side =
    { $side ->
        [S] { $guest }
       *[N] { $host }
    }
challenge-man = { challenge-man-club }’s { $man_number }
challenge-man-club =
    { $man_side ->
        [S] { $host_short }
       *[N] { $guest_short }
    }
challenge-other-man = { challenge-other-man-club }’s { $other_number }
challenge-other-man-club =
    { $other_side ->
        [S] { $host_short }
       *[N] { $guest_short }
    }
challenge-restart =
    { $restart ->
        [throw_in] throw-in
        [corner] corner
        [goal_kick] goal kick
        [free_kick] free kick
       *[ball_to] ball
    }
challenge-deck =
    { $deck ->
        [chance] Chance
        [referee_field] Referee Field
        [referee_box] Referee Box
       *[incidents] Incidents
    }
challenge-event-squad-opened = The squad of { challenge-side }: { $squad_eleven }, keeper { $squad_keeper }.
challenge-event-kick-off-dice = For the kick-off, { $host } throws { $south }, { $guest } { $north }.
challenge-event-kick-off = { challenge-side } kicks off.
challenge-event-placed = { challenge-side } is in place.
challenge-event-thrown =
    { $possession ->
        [true] { challenge-side } has the ball and throws { $dice }.
       *[false] { challenge-side } goes for the ball and throws { $dice }.
    }
challenge-event-card = { challenge-side } draws a card from { challenge-deck }: { challenge-card }
challenge-event-money = { $amount } MF for { challenge-side }.
challenge-event-played =
    { challenge-man } { $bent ->
        [true] bends a shot
       *[false] plays the ball
    }{ $by_count ->
        [0] { "" }
       *[other] { " " }by way of { $by }
    }{ $comes ->
        [mate] { " " }to { $to }
        [back] { " " }and gets it back
        [loose] { " " }to { $at }
       *[goal] { "" }
    }.
challenge-event-hemmed-in = No way out: the ball stays where it is.
challenge-event-goal =
    { $own ->
        [true] Own goal by { challenge-man }! It counts for { challenge-side }.
       *[false] Goal! { challenge-man } scores.
    }
challenge-event-out = Out of play: { challenge-restart } for { challenge-side }.
challenge-event-offside = Offside! { challenge-man } is too far forward.
challenge-event-let-go = { challenge-man } is offside, but the opponents let it go.
challenge-event-moved = { challenge-man } goes to { $to } with the { $die }.
challenge-event-fetched = The ball comes over: { challenge-man } has it on { $at }.
challenge-event-shock = { challenge-man } runs into { challenge-other-man }: a card from { challenge-deck }.
challenge-event-star = { challenge-man } passes a star: a card from Incidents.
challenge-event-caution = { challenge-man } is cautioned.
challenge-event-sent-off = { challenge-man } is sent off!
challenge-event-went-out = { challenge-man } leaves for { $throws } throws.
challenge-event-came-back = { challenge-man } is back.
challenge-event-injured = { challenge-man } is injured and leaves.
challenge-event-substituted = { challenge-man } comes on for number { $other_number }.
challenge-event-spared = { challenge-man } stays: a side never falls below seven.
challenge-event-keeper-named = { challenge-man } puts the gloves on: he is the keeper now.
challenge-event-put-back = { challenge-man } goes back to { $to }.
challenge-event-made-room = { challenge-man } makes room and goes to { $to }.
challenge-event-free-kick = Free kick for { challenge-side }.
challenge-event-taker =
    { challenge-man } { $restart ->
        [ball_to] receives the ball
       *[other] takes the { challenge-restart }
    }.
challenge-event-ball-to = The ball falls to { challenge-man }.
challenge-event-penalty = Penalty! { challenge-man } puts the ball on the spot.
challenge-event-penalty-die =
    { $goal ->
        [true] { $die }: the penalty is in!
       *[false] { $die }: the keeper stops the penalty.
    }
challenge-event-extra-die = One more die for { challenge-side }: { $die }.
challenge-event-dice-lost = The dice that { challenge-side } has left are lost.
challenge-event-kept =
    { $possession ->
        [true] { challenge-side } has a man on the ball: it keeps it and throws again.
       *[false] { challenge-side } has recovered the ball!
    }
challenge-event-loose = The ball is loose on { $at }: { challenge-other-side } goes for it.
challenge-event-kept-too-long = { challenge-side } has kept the ball too long.
challenge-event-time-up = Time is up: this throw is the last.
challenge-event-conceded = { challenge-side } gives the match up.
challenge-event-over = The whistle: { $score_1 }-{ $score_2 }.

## CHALLENGE FOOT: refusals. First what is wrong, then what would be right.

challenge-asked =
    { $asked ->
        [series] a series
        [deficit] how the deficit is covered
        [answer] the answer to an offer
        [trade] a turn of the trade window
        [colour] the colour of the shirts
        [venue] the place of the match
        [match] a choice in the match
        [result] the result of the match, such as “result 2-1”
       *[nothing] nothing
    }
challenge-refusal-not-a-command = “{ $typed }” is no command. Known are: { $forms }.
challenge-refusal-not-a-club = There is no such club here. Only the clubs of the championship play.
challenge-refusal-season-over = It is over. Nothing is chosen any more.
challenge-refusal-not-your-turn = Nothing is asked of this club now. Wait for your turn.
challenge-refusal-otherwise-asked = That is not asked now. Asked is: { challenge-asked }.
challenge-refusal-series-too-dear = Series { $series } is too dear. It asks for a capital of { $asks } MF, and there are { $capital } MF.
challenge-refusal-series-empty = No card of series { $series } is left. Choose another one.
challenge-refusal-one-at-a-time = Not so many at once. A deficit is covered by one champion, or the credit, at a time.
challenge-refusal-too-few-champions = { $club } has not so many champions. It has { $champions }.
challenge-refusal-no-champion = Nothing is traded. Name at least one champion.
challenge-refusal-bank-has-none = The bank has not so many champions. It has { $stock }.
challenge-refusal-too-dear = That is too dear. It costs { $price } MF, and there are { $cash } MF.
challenge-refusal-below-zero = Nothing is bought below zero. The club stands at { $cash } MF.
challenge-refusal-credit-used = There is one credit a game. This club has drawn its own.
challenge-refusal-credit-too-late = Too late for a credit. Once the matches have begun it only covers a deficit.
challenge-refusal-no-such-partner = One trades with another club. Name one of the championship.
challenge-refusal-not-a-price = “{ $given }” is no price. A price is a whole number of MF, zero or more.
challenge-refusal-too-many-offers = { $club } has been asked three times. That is the most in a window.
challenge-refusal-below-resale = Too cheap. In deficit a champion goes for { $resale } MF at least.
challenge-refusal-squad-is-in = The squad is handed in. It is opened together with the other one.
challenge-refusal-no-clock = There is no clock. The matches are counted in throws.
challenge-refusal-no-time = The clock does not run. It starts with the first kick-off and runs out once.
challenge-refusal-played-here = The match is played here. Results are typed in only if the option “decided_by” says so.
challenge-refusal-no-linked-match = These matches are played at a real table. Tell the result without a match of Onze.
challenge-refusal-no-cards = That game has no Chance cards. Tell the goals alone.
challenge-refusal-length = “{ $given }” is no length. Write “throws:45” or “minutes:45”, from { $least } to { $most }.
challenge-refusal-bank-price = The bank pays up to { $least } MF for a champion. It must ask for { $least } MF or more, not { $given }.
challenge-refusal-data = The cards of the game cannot be read. Its files are damaged.
challenge-refusal-position = This is no position of a championship. Look at { $field ->
        [stage] what goes on
        [first] the club that begins
        [stock] the bank’s stock
        [round] the round
        [decks] the decks
        [credit] the credit
        [offer] the offer
        [sealed] the sealed squads
        [finance] the point for the finances
        [club] the clubs
        [match] the matches
       *[other] the whole line
    }: { $at }.
challenge-refusal-not-written = That is not written as choices are. See the notation in the rules.
challenge-refusal-match-over = The match is over. Nothing is chosen in it any more.
challenge-refusal-not-your-choice = The other side is asked. Wait for it.
challenge-refusal-not-asked-now = That is not asked now. Look at what is due in the match.
challenge-refusal-not-due = That is not due. Another draw comes first.
challenge-refusal-not-eleven = That is no squad. It has eleven of the sixteen.
challenge-refusal-rings-owned = The rings do not match. The side has { $champions } of them, and all are worn.
challenge-refusal-six-champions = Too many champions on the pitch. Six are the most.
challenge-refusal-keeper-not-placed = The keeper is missing. He is one of those on the pitch.
challenge-refusal-not-these = These are not the footballers to be placed. Place those who are on the pitch, and nobody else.
challenge-refusal-other-half = { $number } may not stand on { $square }. A side is placed in its own half.
challenge-refusal-two-in-circle = The circle is not set up. The kicking side has exactly two outfield footballers in it.
challenge-refusal-circle-pair-apart = The two in the circle are too far apart. They stand on one line, at most three squares apart.
challenge-refusal-in-circle = { $number } may not stand on { $square }. The other side keeps out of the circle.
challenge-refusal-shared = { $square } is taken. One footballer to a square.
challenge-refusal-keeper-outside-area = The keeper is too far out. He is placed in his own penalty area.
challenge-refusal-ball-not-in-circle = The ball cannot be there. It is put with one of the two in the circle.
challenge-refusal-substitutions = No substitution now. Reserves come on after a goal or for an injury, and only so many.
challenge-refusal-no-reserve = { $number } cannot come on. He is no reserve who has not played yet.
challenge-refusal-not-from-ball = The path does not start at the ball. It lies on { $ball }.
challenge-refusal-crooked-leg = { $from } to { $to } is not straight. The ball goes along one of the eight directions.
challenge-refusal-opponent-in-way = The opponents’ { $number } stands in the way on { $at }. The ball passes no opponent.
challenge-refusal-nobody-relays = Nobody relays on { $at }. The ball turns only where a team-mate stands.
challenge-refusal-relays-twice = He has relayed on { $at } already. Once in a throw is enough.
challenge-refusal-starter-relays = The footballer on { $at } started the path. He may not relay it.
challenge-refusal-covered = { $at } is covered. A champion keeper guards the squares beside him.
challenge-refusal-beyond-total = { $squares } squares are too far. The total is { $total }.
challenge-refusal-short-of-total = { $squares } squares are too short. The ball uses its whole total of { $total }.
challenge-refusal-may-not-bend = No bend on { $at }. Bent shots are for champions, where they are played.
challenge-refusal-not-a-bend = That is no bend on { $at }. A shot bends once, by 45 degrees, on a free square and without relays.
challenge-refusal-bent-not-in-mouth = A bent path does not end on { $at }. It ends in the opponents’ goal.
challenge-refusal-kick-off-backwards = Not over { $at }. The kick-off first goes back to a team-mate.
challenge-refusal-does-not-leave = The ball does not leave the pitch from { $at } there. Check the direction.
challenge-refusal-goal-too-short = One square short. Here a goal needs one more beyond the line.
challenge-refusal-no-such-die = No die shows { $die }. Use one that is left.
challenge-refusal-moved-already = Number { $number } has moved. Each footballer moves once in a throw.
challenge-refusal-not-there = Number { $number } is not on { $at }. Look where he stands.
challenge-refusal-not-yours = That number { $number } is not yours. Move your own footballers.
challenge-refusal-crooked-move = { $from } to { $to } is not straight. Only champions turn.
challenge-refusal-move-length = { $squares } squares are not { $die }. A move is exactly as long as its die.
challenge-refusal-in-way = Number { $number } stands in the way on { $at }. Nobody passes over anybody.
challenge-refusal-may-not-turn = No turn on { $at }. Only champions change direction.
challenge-refusal-too-many-turns = One turn too many on { $at }. The options limit them.
challenge-refusal-square-twice = { $at } twice in one move. A champion uses every square once.
challenge-refusal-no-route = No way to { $to } of that length. Try another square.
challenge-refusal-goal-row = { $at } would be one too many on the goal row. Only so many may stand there.
challenge-refusal-off-pitch = { $at } is off the pitch. Footballers stay on it.
challenge-refusal-dice-forced = A { $die } is left and can be used. By the options it must be.
challenge-refusal-no-opponent = Number { $number } is no opponent. One runs into opponents.
challenge-refusal-shock-out-of-reach = Number { $number } is out of reach. This move does not lead to him.
challenge-refusal-shocks-spent = No more shocks in this throw. The options limit them.
challenge-refusal-shock-far-from-ball = Number { $number } is too far from the ball. A shock needs it near.
challenge-refusal-ball-dead = The ball is dead. Neither shock nor Incident until it is back in play.
challenge-refusal-not-nearest = { $number } is not one of the nearest. Name one of those.
challenge-refusal-no-keeper = { $number } cannot be keeper. He is one of those on the pitch.

## Refusals of every game

refusal-option-unknown = There is no option “{ $key }”. The options are: { $known }.
refusal-option-value = The option “{ $key }” cannot be “{ $value }”. It takes: { $takes }.
refusal-draw-missing = A draw is missing. Next comes: { $wanted }.
refusal-draw-wrong = “{ $told }” is not the draw that comes here. What fits: { $wanted }.
refusal-draw-left-over = There are more draws than the rules ask for. Leave out everything from “{ $told }” on.
refusal-draw-none = Draw { $place }, “{ $told }”, is no draw of this game. A draw is { $forms }.
refusal-draw-not-typed = The draws of this match come from its secret, so “{ $told }” cannot be told. Leave it out; for real dice on a real table begin the match with “--referee”.
refusal-take-back-forbidden = What is played is played. In this game no move is taken back.
refusal-take-back-too-late = It is too late to take that back. You can only take back your own move, and only before the dice fall again.
refusal-take-back-nothing = There is no move to take back. Play one first.
refusal-take-back-over = The match is over, and nothing is taken back any more. Play another one.
refusal-take-back-final = This choice is final. Go on from here.
refusal-take-back-consent = You cannot take this back on your own. Ask the others first: they must agree.
refusal-seat-unknown = There is no seat “{ $seat }” at this table. The seats are: { $seats }.
refusal-no-secret = This copy does not hold the secret that the draws come from, so it cannot be played on. Watch it here, and play on with the original.
refusal-name-wrong = “{ $name }” does not fit on the match record. Take 1 to 80 characters on one line, with no space at either end.
refusal-name-long = A name has at most { $most } letters. Shorten it.
refusal-name-unseen = Something in this name cannot be seen, such as a line break or a sign that turns the writing round. Type it again without.
refusal-name-taken = “{ $name }” is what a side or the computer is called. Take another name.
refusal-game-unknown = There is no game “{ $game }”. The games are: { $games }.
refusal-clause-unknown = The rules of { $game } have no clause { $clause }. Leave the number out to read them all.
refusal-rulebook-missing = There is no rulebook of { $game } in this language. Ask for another one: “--lang en” or “--lang fr”.
refusal-viewer-unknown = Nobody watches as “{ $viewer }”. Choose one of these: { $viewers }.
refusal-fixture-unknown = There is no match { $match } yet. { $last } of them have been announced.
refusal-step-unknown = The match has no step { $step }. The last one is step { $last }.
refusal-sheet-missing = There is no score sheet for { $game }. Leave the sheet out to read the match step by step.
refusal-no-hints = This match was made without hints.
refusal-lesson-other = This lesson is for another game, or for another seat.
refusal-lesson-wrong = Line { $line } of the lesson: { $problem }.
refusal-hints-of-two = Only a match between two can have hints.
refusal-hints-early = There are hints once everybody sits at the table.
refusal-hint-unasked = Nothing is asked of you now: there is nothing to weigh up.
refusal-hint-busy = A hint is on its way already.
refusal-hint-none = There is no hint here: nothing is asked of this seat, or it is no match between two.
refusal-hint-late = There was no time to weigh up your choices. Ask again.
refusal-analysis-running = A match is explained once it is over. Finish it first.
refusal-analysis-of-two = Only a match between two is explained.
refusal-analysis-yours = Another match is being explained for you. Wait for it, or stop it.
refusal-analysis-not-yours = Somebody else wants this explanation. Only they can stop it, or whoever played the match.
refusal-analysis-busy = Others have their matches explained just now. Try again in a minute.
refusal-players-count = The number of players is not right: { $given }. This game takes: { $seats }.
refusal-player-unknown = There is no player called “{ $player }”. Choose one of these: { $players }.
refusal-bench-unknown = There is no trial run for “{ $bench }”. Choose one of these: { $benches }.
refusal-no-pupil = Nobody can study players of this game yet: { $game }.

## What the server refuses

refusal-late = The match has moved on meanwhile. Look again, then choose.
refusal-elsewhere = This match is open in another window, and goes on there. Take it over to play here.
refusal-not-kept = The server could not keep this, so it did not happen. Try again in a moment.
refusal-cited-missing = There is no match { $match } on this server. Copy the address of the match, or leave it out: the other club then has to agree with the result.
refusal-cited-game =
    { $wanted ->
        [chifootmi] The matches of this championship are matches of Chifootmi, and { $match } is another game. Name one of Chifootmi.
        [shoot] The matches of this championship are matches of SHOOT, and { $match } is another game. Name one of SHOOT.
       *[simulator] The matches of this championship are matches of Simulator Soccer, and { $match } is another game. Name one of Simulator Soccer.
    }
refusal-cited-running = The match { $match } is not over. Play it to its end, then enter the result.
refusal-cited-told = The dice or cards of the match { $match } were told beforehand. Play one with fair dice, or enter the result without an address.
refusal-cited-position = The match { $match } did not begin at its beginning. Play a whole one, or enter the result without an address.
refusal-cited-score = The match { $match } ended { $host }-{ $guest }, the host’s goals first (who wears red here played Red). Enter that, or leave the match out if you changed sides.
refusal-cited-twice = The match { $match } has decided another fixture already. Each fixture wants a match of its own.
refusal-match-unknown = There is no such match. Check the link, or ask whoever sent it for a new one.
refusal-match-broken = This match cannot be read. It stays as it is: ask the owner of the server to look at it.
refusal-no-random = The server has no random numbers just now. Try again in a moment.
refusal-address-unknown = There is nothing at this address. Check it, or start from the first page.
refusal-words-late = The match has begun: words can be added before the first choice only. Join without them.
refusal-wrong-method = This address cannot be used like that. The page knows how to; /api/openapi.json tells programs.
refusal-body-broken = This request is too long or did not arrive whole. Send it again, with { $most } bytes at most.
refusal-record-wrong = Line { $line } of this record is not right.
refusal-not-readable = This cannot be read. It must be JSON of the documented form.
refusal-message-broken = This is no message, or it is too long. Connect again, then send a shorter one.
refusal-too-many-requests = Too many requests come from here. Wait a minute, then try again.
refusal-too-fast = That was too fast. Wait a second, then try again.
refusal-too-many-tokens = That is too many seats at once. Ask for fewer.
refusal-too-many-connections = Too many connections come from here. Close a few, then try again.
refusal-server-full = The server is full. Come back a little later.
refusal-other-origin = Another site asks for this. Do it on the page of this server.
refusal-host-unknown = This server is not known as “{ $host }”. Open it under its own name; its owner adds names with --host.
refusal-not-json = This is not sent as JSON. Send it with the content type application/json.
refusal-body-late = This request did not arrive in time. Send it again.
refusal-no-socket = This address is for live connections only. Open the match on the page.
refusal-header-wrong = The Authorization header is not right. Send “Bearer TOKEN”, or leave it out.
refusal-hello-first = The connection has not said hello yet. Load the page again.
refusal-token-wrong = This link does not hold a seat in this match. Ask for a new invitation.
refusal-kept-enough = As much was kept from here as may be for a while. Nothing is lost: go on a little later.
refusal-match-full = This match is as long as a match may be here. It can only be given up.
refusal-database-nearly-full = There is no room for new matches here just now. Those that run can be finished.
refusal-database-full = The server has no room left, so nothing more is kept. Ask its owner.
refusal-options-long = These options are too long: at most { $most } bytes.
refusal-partner-not-owner = Only whoever owns this seat decides who shares it.
refusal-partner-unknown = Nobody shares this seat under this number any more.
refusal-partners-many = { $most } people share this seat already. Withdraw a link first.
refusal-seat-taken = Somebody has taken this seat already. You can still watch.
refusal-seat-not-yours = The seat “{ $seat }” is not yours. Play from your own seat, or watch.
refusal-seat-missing = Nobody is named for the seat “{ $seat }”. Say who sits there: you, a friend, somebody at this screen or the computer.
refusal-option-shape = The option “{ $key }” is not well formed. It takes a text, a number, or true or false.
refusal-chance-with-friend = Told draws are for studies. Leave them out to play with a friend, or sit on both seats.
refusal-chance-never = These draws can never be used: the game asks for others. Tell them in the order in which it draws.
refusal-chance-long = These are too many told draws. Tell { $most } at most.
refusal-from-and-more = Whoever plays on from a match takes its game, its options and its position. Leave the others out.
refusal-from-running = This match still runs, so it cannot be played on from. Finish it first, or give up.
refusal-from-the-end = The match is over at this step. Play on from an earlier one.
refusal-question-unknown = This game has no answer to that now. Ask again when a choice is due.
refusal-paused = The match is paused. Offer to go on first.
refusal-match-over = The match is over. Offer a rematch instead.
refusal-not-over = The match is not over. Finish it first, or give up.
refusal-stand-in-plays = A stand-in plays for you. Take your seat back first.
refusal-says-too-much = You have just said something. Wait a moment.
refusal-still-here = That player has not been away long enough. A stand-in may come after { $seconds } seconds of absence.
refusal-stand-in-weak = For somebody else the strongest computer stands in: “{ $player }”. Ask for that one, or for none.
refusal-no-stand-ins = This match was made without stand-ins. Wait for the other player, or offer a pause.
refusal-computer-plays = The computer sits there already. It needs no stand-in.
refusal-offer-unknown = There is no such offer to answer. It may have been withdrawn.
refusal-offer-stands = You have offered this already. Wait for the answer.
refusal-use-move = A choice is not offered. Send “move”.
refusal-use-take-back = A move is not taken back like that. Send “take_back”.
refusal-wire-version = This page is of another version of Onze than the server. Load it anew, and go on where you were.
refusal-commitment-first = Ask for a commitment first and send it with your words: so the secret is fixed before they are known.
refusal-commitment-unknown = This commitment was used already or is too old. Ask for a new one.
refusal-clock-is-kept = The server keeps the clock. There is nothing for you to send.

## The program

# $tie_break may be "". Where there is one, outcome-won-tie-break says it better.
outcome-won = { name-winner } wins! Final score: { $score } { $tie_break }
outcome-won-tie-break = { name-winner } wins! Final score: { $score }, and { $tie_break } in the shoot-out.
outcome-draw = A draw: { $score }.
outcome-gave-up = { name-loser } gives up at { $score }: { name-winner } wins!

to-act =
    { $seats ->
        [R] { -red } to play.
        [B] { -blue } to play.
       *[other] To play: { $seats }.
    }

table-head-player = Player
table-head-wins = Wins
table-head-share = Win rate
table-head-points = Points
table-head-goals = Goals
# Rows of the table: level at full time, whatever the shoot-out says afterwards; without a winner; both sides together.
table-head-level = Level at full time
table-head-drawn = Drawn
table-head-match-goals = Goals a match
table-head-match-shots = Shots a match
table-head-match-passes = Passes a match
table-head-match-crosses = Crosses a match
table-head-match-dribbles = Dribbles a match
table-head-match-tackles = Tackles a match
table-head-match-fouls = Fouls a match
table-head-match-cards = Cards a match
table-head-match-offsides = Offsides a match
table-head-match-corners = Corners a match
table-head-match-throw-ins = Throw-ins a match
table-head-match-penalty-kicks = Penalties a match
table-head-match-shocks = Collisions a match
table-head-match-possession-throws = Possession throws a match
table-head-match-kept-balls = … after which the ball is kept
table-head-match-recovery-throws = Recovery throws a match
table-head-match-recovered-balls = … that recover the ball
table-head-match-deficits = Deficits after matches
table-head-match-administrations = Administrations
table-head-match-choices = Choices a match
table-head-rating = Elo
table-head-matches = Matches
# The corner of the table that tells how many points each player took from each other one.
arena-against = Points against
arena-fault-stalled =
    { $matches ->
        [one] { $player } did not choose in time, and lost { $matches } match by that.
       *[other] { $player } did not choose in time, and lost { $matches } matches by that.
    }
arena-fault-lied =
    { $matches ->
        [one] { $player } chose what is not possible, and lost { $matches } match by that.
       *[other] { $player } chose what is not possible, and lost { $matches } matches by that.
    }
arena-fault-flooded =
    { $matches ->
        [one] { $player } said more than its choice, and lost { $matches } match by that.
       *[other] { $player } said more than its choice, and lost { $matches } matches by that.
    }
# A program of somebody's own that is no more there, in the system's words.
arena-outside-ended = { $player } could not be started or has ended: { $how }.
arena-outside-closed = { $player } has closed its output.
arena-outside-last = The last that it said on standard error:
arena-outside-silent = It said nothing on standard error.
arena-players = Name them with --players, such as --players rookie,club; “onze games --json” lists those of each game.
arena-not-here = { $option } is not for this: --out keeps the record of a championship of CHALLENGE FOOT, --plot and --resume are for many matches (--games).
arena-journal-other = { $file } is not the journal of this command: other players, other rules or options, or another seed. It is left as it is; choose another file.
arena-journal-broken = Line { $line } of { $file } cannot be read: this journal was changed. It is left as it is; choose another file.
arena-journal-busy = Somebody else is keeping { $file }: wait for them, or choose another file.
# How long it takes, and how far it is.
arena-estimate = At most { $all } matches, about { $time } from here. Ctrl-C stops it.
arena-progress = { $done } of { $all } matches, about { $time } left.
arena-stopping = Stopping as soon as the matches that run are over; Ctrl-C once more does not wait for them.
arena-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
arena-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
arena-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
# The rules laboratory.
problems-what = Name a game and a file for what is found, or a file to check.
problems-count = { $records } records and { $problems } problems: the two files do not belong together.
problems-found = { $problems } problems in { $matches } matches.
problems-checked = { $problems } problems checked, { $wrong } of them no longer hold.
lab-compare-wrong = Write the two rules as --compare key=a,key=b; a side of several options as key=a;other=b.
lab-best-reply =
    Whoever has studied “{ $player }” takes { $points } of the points from it, with the 95% interval: { $lessons ->
        [one] one lesson
       *[other] { $lessons } lessons
    }, then { $matches } matches. Half of them would mean that nothing is given away.
lab-difference = Difference
lab-goals = Goals a match
lab-choices = Choices a match
lab-first = Points of who moves first
lab-drawn = Drawn
lab-level = Level at full time
lab-lead-changes = Lead changes a match
lab-luck = Share of luck
lab-differs = differs
lab-same = does not matter
lab-unsure = not sure yet
lab-plot = { $game }: { $one } → { $other }, what changes in percent
lab-plot-how = Players: “{ $player }”. Matches: { $matches }. With 95% intervals.
lab-how = Between two players called “{ $player }”: { $matches } matches in { $rounds } rounds, the two rules of a round with the same draws. Intervals are of 95%, counted by rounds.
lab-clear = Everything is clear, so no more matches were played.
lab-open = Not everything is clear yet: more matches (--games) would tell.
lab-stopped = Stopped by Ctrl-C: this is what is known so far.
lab-differs-means = “differs”: there is a difference, { $sure } standard errors away from none or more.
lab-same-means = “does not matter”: a difference, if there is one, is smaller than { $matters } points of a share or { $matters }% of a number, as surely as that.
lab-unsure-means = “not sure yet”: neither is known.
lab-two = The laboratory lets two players meet: give options with which the game is for two.
lab-luck-unknown = All matches ended alike so far, so nothing can be said of the share of luck.
lab-no-luck = With the same dice “{ $player }” plays the same match twice, so nothing can be said of the share of luck. A player who varies tells it: --player random, for one.
# A match explained. What is luck: dice, cards, the error of a hand, what was hidden. What is judgement: a choice.
analysis-curve = { $name }: the chance to win, step by step
analysis-luck = luck { $luck }, judgement { $judgement }
analysis-judgement = judgement { $judgement }, luck { $luck }
analysis-better = Better: { $choice }, a chance of { $instead } instead of { $chosen }, by what could be known; goals soon after: { $goals }.
analysis-account-start = Chance before the first choice
analysis-account-luck = Luck
analysis-account-judgement = Judgement of { $name }
analysis-account-result = Result
ladder-match = Match
ladder-options = Options
ladder-how = Made by `{ $command }`: the share of the points that the first player takes, with its 95% interval, a level score at full time being one half; the players change seats with the same deals and dice. Elo as these matches make it, the average at 0.

season-figures =
    { $matches ->
        [one] { $matches } match, { $goals } goals.
       *[other] { $matches } matches, { $goals } goals each.
    } The ball is lost in { $lost }% of possession throws and recovered in { $recovered }% of recovery throws; it changes sides in { $changes }% of all. Deficits: { $deficits }, administrations: { $administrations }.
arena-summary =
    { $games ->
        [one] { $games } match in { $seconds } s.
       *[other] { $games } matches in { $seconds } s.
    }
move-unseen = The match { $match } was not looked at: its result is taken on trust. With --of and its record it is looked at.
arena-thinking = { $player }: { $mean } ms a choice, { $longest } ms at most, { $choices } choices.

verify-ok =
    Everything is right: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    }, { $seals ->
        [one] { $seals } seal
       *[other] { $seals } seals
    } and { $hashes ->
        [one] { $hashes } fingerprint
       *[other] { $hashes } fingerprints
    } checked.
verify-typed = The draws are typed in by hand. They are possible, but nobody can work them out again.
verify-no-secret = This copy does not hold the secret, so the draws cannot be worked out again. The complete record, given out after the match, can be checked to the end.

## The shell

shell-welcome = Type a number or a command, “? { $clause }” for a rule, “q” to leave.
shell-meets = You meet “{ $player }”. Stronger ones with --against: { $others }.
shell-help = Type the number of a choice or its command. “? { $clause }” explains a rule, “resign” gives the match up, “q” leaves.
shell-nearest = What comes nearest to “{ $typed }”: “{ $nearest }”.

move-nearest = What comes nearest to “{ $typed }”: “{ $nearest }”. “onze legal { $file }” lists all moves.
# Behind a listed choice, after a tab.
legal-hint-how = The chance to win with each choice as players of the club would play on, by what { $seat } may know; after ± twice the standard error.
legal-punished = punished by { $clause }
legal-over = Nothing is asked of anybody: the match is over.
legal-nothing = Nothing is asked here now. To act: { $seats }.
legal-samples = These are samples: there are many more kicks or placements than anybody could list. Type any that you like.
replay-hides = The match is running, so it is told as anybody may see it. “--as all” tells everything.

## The server

engine-missing = The page has no engine, with which it plays without a server. Make it with “cargo xtask engine”, then build onze again.
site-done = { $files } files are in { $folder }. Put the folder on any web server, or try it with “python3 -m http.server --directory { $folder }”.
serve-at = Onze is at { $address }. Stop it with Ctrl-C.
serve-open-yourself = No browser opened by itself. Open { $address } yourself.
serve-in-use = Cannot listen at { $address } ({ $error }). Perhaps onze runs there already: open that address, or choose another with --addr.
serve-no-database =
    { $cause ->
        [in-use] Another onze uses { $path }. Stop it first, or choose another file with --db.
        [read-only] { $path } may not be written to ({ $error }). Change who may write to it and to its folder, or choose another file with --db.
        [damaged] { $path } is damaged or no database of Onze ({ $error }). Put a backup in its place, or choose another file with --db.
        [newer] { $path } was made by a newer Onze. Use that one, or choose another file with --db.
        [missing] { $path } cannot be opened ({ $error }). Check the path and its folder, or choose another file with --db.
        [full] The disk of { $path } is full ({ $error }). Make room, or choose another file with --db.
       *[other] Cannot use { $path } ({ $error }). Choose another file with --db.
    }
serve-no-nats = NATS does not answer at { $url } ({ $error }). Start it, check the address, or serve without --nats.
serve-no-key = The key of the nodes cannot be read from { $file } ({ $error }). Make one with “openssl rand -hex 32”, put it into the same file on every node, or leave --nats-key-file out.
serve-nats-alone = Nodes share a PostgreSQL database. Name it with --db postgres://…, or serve without --nats.
serve-no-postgres =
    { $cause ->
        [in-use] Another onze uses { $path }. Stop it first, give both the same --nats, or choose another database with --db.
        [read-only] { $path } may not be written to ({ $error }). Name the server that takes writes, or choose another database with --db.
        [damaged] { $path } is damaged ({ $error }). Restore a backup into another database, and choose that with --db.
        [newer] { $path } was made by a newer Onze. Use that one, or choose another database with --db.
        [missing] { $path } cannot be reached ({ $error }). Check that PostgreSQL runs there and that the database exists, or choose another one with --db.
        [address] The address of the database cannot be used ({ $error }). Mend it, or choose another database with --db.
        [untrusted] { $path } does not prove who it is ({ $error }). Name the certificate that vouches for it with sslrootcert=FILE in the address, and the server by the name that it is made out to.
        [denied] { $path } does not let this user in ({ $error }). Check user and password, and that the user may create a schema, or choose another database with --db.
        [full] The disk of { $path } is full ({ $error }). Make room, or choose another database with --db.
       *[other] Cannot use { $path } ({ $error }). Choose another database with --db.
    }
health-ready = { $url } is well: it answers, and keeps what it is given.
health-not-ready = { $url } answers { $error }: it cannot keep anything just now, or it is stopping. Its log says why.
health-no-answer = { $url } does not answer ({ $error }). Is it running, and is that its address?
health-wrong-address = “{ $url }” cannot be asked. Write http://, where the server itself listens and its port, such as http://127.0.0.1:4011.
serve-limit-unknown = There is no limit “{ $limit }”. Choose one of these: { $names }.
serve-limit-value = “{ $value }” is no value for the limit “{ $limit }”. Give a whole number, or a time such as 500ms, 10s or 5m.
backup-exists = { $file } is there already, and a backup overwrites nothing. Choose another name, or move that file away first.
backup-done = The database is copied to { $file }.
matches-done =
    { $matches ->
        [one] One match is done.
       *[other] { $matches } matches are done.
    }
import-differs = The match “{ $match }” is there already, with other steps. Nothing was taken in.
import-not-whole = The record of “{ $match }” does not tell everything: it is a copy for onlookers, or its dice were typed in and it is not over. Nothing was taken in. “onze export” writes whole records.
import-name = “{ $match }” is no name for a match on a server: letters and digits only, 64 at most. Nothing was taken in.
matches-unknown = There is no match “{ $match }” that fits. “onze matches list” tells them all.
matches-no-end = The match “{ $match }” cannot be ended: nobody can give up in it. Delete it instead.
serve-wrong-database = “{ $url }” cannot be used. Give the path of a file, “sqlite://” and a path, “postgres://user@host/database”, or “memory”.

## The program: print

print-done =
    { $pages ->
        [one] { $file } has { $pages } page. Print it at 100%, and hold a ruler against the one on the sheet.
       *[other] { $file } has { $pages } pages. Print them at 100%, and hold a ruler against the one on each sheet.
    }
print-ruler = These are 10 cm. If yours differ, print again at 100%, without “fit to page”.
print-shirts = Shirts. Cut along the lines, wrap around the peg, glue over the hatched strip.
print-tops = Tops. Cut out and glue on the pegs. Upper numbers: with the ball; lower ones: against it.
# What a squad is worth: "36 points, tournament".
print-squad =
    { $value } points, { $strength ->
        [weak] weak
        [average] average
        [tournament] tournament
        [strong] strong
        [very-strong] very strong
       *[excessive] more than is advised
    }
print-number-dribble = dribble
print-number-marking = marking
print-number-tackle = tackle
print-number-keeping = keeping the ball
# The letter of a mark, by the name of its colour.
print-initial = { $mark }
print-mark =
    { $mark ->
        [X] saves
        [Y] builds up
        [G] flanks
        [R] finishes
        [B] defends
        [K] heads
       *[S] quick
    }
# A sheet of the pitch, and how it joins the others.
print-tile = Sheet { $sheet } of { $sheets }: row { $row }, column { $column }. Cut right and bottom along the marks, glue onto the margin of the next sheet.
print-pitch-real = The pitch at real size. Cut along the marks.
print-pitch-reduced = The pitch at { $percent }% of its size. For the real size print it on A0, or on A4 sheets to glue together.
refusal-print-game = There is nothing to print of { $game } yet. Ask for “simulator”.
refusal-print-kit =
    { $fault_fault ->
        [form] { $file } is no kit: line { $fault_line } cannot be read ({ $fault_reason }). Write a name, a first and a second kit with the colours of shirt, shorts and socks.
        [text] { $file }: { print-kit-field } is empty, longer than 24 letters or has a control character. Shorten it.
        [sponsors] { $file }: there is room for { $fault_most } sponsors on a shirt. Leave some out.
       *[alike] { $file }: the second kit looks like the first. Give it other colours.
    }
refusal-print-letter = { $file }: { print-kit-field } has the letter “{ $letter }”, which our fonts cannot print. Write it in Latin letters.
print-kit-field =
    { $fault_field ->
        [name] “name”
        [badge] “badge”
        [sponsors] text { $fault_number } of “sponsors”
       *[players] text { $fault_number } of “players”
    }
# The same on the page, where there is no file to name.
refusal-team-kit =
    { $fault_fault ->
        [form] This is no strip: line { $fault_line } cannot be read ({ $fault_reason }). Take a file or a link from the editor.
        [text] { team-field } is empty, longer than 24 letters or has a control character. Shorten it.
        [sponsors] There is room for { $fault_most } sponsors on a shirt. Leave some out.
       *[alike] The second strip looks too much like the first. Give its shirt another colour.
    }
refusal-team-letter = { team-field } has the letter “{ $letter }”, which our fonts cannot print. Write it in Latin letters.
refusal-team-squad = This is no squad that may play. { simulator-squad-fault }
team-field =
    { $fault_field ->
        [name] The name of the strip
        [badge] The badge
        [sponsors] Sponsor { $fault_number }
       *[players] The name of number { $fault_number }
    }
refusal-printer-busy = Others are printing just now. Try again in a moment.
refusal-not-printed = This could not be drawn. Try again without the pitch, or tell us what you wanted to print.
refusal-print-squad = { $file } is no squad. { simulator-squad-fault }

## The story of a match: headlines, figures, marks. A paragraph is made of beats: parts of sentences, joined by commas.

# A side of any game: Red, Blue, or a club by its name.
tell-side =
    { $side ->
        [R] { -red }
        [B] { -blue }
       *[other] { $side }
    }

tell-count =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
       *[other] { $count }
    }

# $high and $low are the goals of the two, $winner and $loser their names, in a draw the first and the second.
tell-head-goalless = No goals between { name-winner } and { name-loser }
tell-head-draw = { name-winner } and { name-loser } share it, { $high }–{ $low }
tell-head-gave-up = { name-loser } gives up, { name-winner } wins
tell-head-tie-break = Level at { $high }–{ $low }, and { name-winner } wins in the end
tell-head-high = { name-winner } runs riot: { $high }–{ $low } against { name-loser }
tell-head-turned = { name-winner } comes from behind to beat { name-loser } { $high }–{ $low }
tell-head-late = { name-winner } snatches it from { name-loser }, { $high }–{ $low }
tell-head-to-nil = { name-winner } wins to nil: { $high }–{ $low } against { name-loser }
tell-head-won = { name-winner } beats { name-loser } { $high }–{ $low }

tell-goals = Goals
tell-figures = Figures
tell-ball = Where the ball was
tell-shots = Shots

# When a goal fell.
tell-when-throw = throw { $when }
tell-when-duel = duel { $when }
tell-when-minute = minute { $when }

# A line of the list of goals: $who is a number, $when as above.
tell-goal =
    { $who_count ->
        [0] { tell-side }
       *[other] { tell-side }, number { $who }
    }
tell-goal-own = { tell-goal }, own goal
tell-goal-penalty = { tell-goal }, penalty

tell-tally-possession = Possession
tell-tally-shots = Shots
tell-tally-passes = Passes completed
tell-tally-offsides = Offsides
tell-tally-double-sixes = Double sixes
tell-tally-distance = Rows the ball was played

tell-shot-goal = goal
tell-shot-saved = saved
tell-shot-blocked = blocked
tell-shot-woodwork = off the woodwork
tell-shot-wide = wide

tell-mark-goal = Goal for { tell-side }
tell-mark-shot = Shot by { tell-side }
tell-mark-penalty = Penalty for { tell-side }
tell-mark-card = Card for { tell-side }
tell-mark-half = Half-time
tell-mark-turning = The turning point
tell-mark-luckiest = The luckiest moment

## SHOOT: the story

# Where it is: how far up the pitch, and on which wing.
shoot-tell-place =
    { $zone ->
        [box] in the box
        [back] at the back
        [middle] in midfield
       *[front] up front
    }
shoot-tell-who =
    { $holders_count ->
        [one] number { $holders }
       *[other] numbers { $holders }
    }
shoot-tell-number =
    { $number_count ->
        [0] a forward
       *[other] number { $number }
    }

shoot-tell-kick-off =
    { $again ->
        [true] { name-side } kicks off again
       *[false] { name-side } kicks off
    }
shoot-tell-wins =
    { $chased ->
        [0] { $way ->
            [0] { name-side } wins the ball { shoot-tell-place } with { shoot-tell-who }
            [1] { name-side } is first to the ball { shoot-tell-place } with { shoot-tell-who }
           *[2] The ball { shoot-tell-place } goes to { name-side } and { shoot-tell-who }
        }
        [1] { $way ->
            [0] { name-side } gets there in the end: { shoot-tell-who } has the ball { shoot-tell-place }
            [1] { name-side } reaches the loose ball { shoot-tell-place } with { shoot-tell-who }
           *[2] { name-side } picks up the loose ball { shoot-tell-place } with { shoot-tell-who }
        }
       *[other] { $way ->
            [0] After a long scramble { name-side } wins the ball { shoot-tell-place } with { shoot-tell-who }
            [1] Nobody gets hold of it for a while, then { name-side } has the ball { shoot-tell-place } with { shoot-tell-who }
           *[2] Both sides chase the ball, and { name-side } gets it { shoot-tell-place } with { shoot-tell-who }
        }
    }
shoot-tell-again =
    { $way ->
        [0] The ball comes back to { shoot-tell-who }
        [1] { name-side } wins it back at once with { shoot-tell-who }
       *[2] The second ball is { name-side }’s too, with { shoot-tell-who }
    }
shoot-tell-passes =
    { $count ->
        [1] { $way ->
            [0] a pass finds { shoot-tell-who } { shoot-tell-place }
            [1] { shoot-tell-who } takes the pass { shoot-tell-place }
           *[2] the ball goes on to { shoot-tell-who } { shoot-tell-place }
        }
       *[other] { $wing ->
            [left] { tell-count } passes down the left find { shoot-tell-who } { shoot-tell-place }
            [right] { tell-count } passes down the right find { shoot-tell-who } { shoot-tell-place }
           *[centre] { tell-count } passes through the middle find { shoot-tell-who } { shoot-tell-place }
        }
    }
shoot-tell-loose =
    { $way ->
        [0] but the next ball finds nobody
        [1] but the ball runs loose { shoot-tell-place }
       *[2] but nobody is there to meet it { shoot-tell-place }
    }
shoot-tell-offside =
    { $offside_count ->
        [one] but number { $offside } is caught offside
       *[other] but numbers { $offside } are caught offside
    }
shoot-tell-waits =
    { $offside_count ->
        [one] number { $offside } stands beside the ball, but offside
       *[other] numbers { $offside } stand beside the ball, but offside
    }
shoot-tell-free-kick = double six, so the free kick comes with it
shoot-tell-goal =
    { $how ->
        [penalty] and { shoot-tell-number } scores: { shoot-score }!
        [sixes] and a double six in the box cannot be stopped, { shoot-tell-number } scores: { shoot-score }!
        [line] and { shoot-tell-number } only has to tap it in: { shoot-score }!
       *[open] { $way ->
            [0] and { shoot-tell-number } scores: { shoot-score }!
            [1] and { shoot-tell-number } puts it over the line: { shoot-score }!
           *[2] and { shoot-tell-number } finishes it off: { shoot-score }!
        }
    }
shoot-tell-miss =
    { $penalty ->
        [true] but the penalty goes wide
       *[false] { $way ->
            [0] but { shoot-tell-number } shoots wide
            [1] but the shot of { shoot-tell-number } is not on target
           *[2] but { shoot-tell-number } misses the goal
        }
    }
shoot-tell-dead = but { shoot-tell-number } has no way left on the goal line: goal kick
shoot-tell-penalty = Double six with the ball loose in the box: penalty for { name-side }!
shoot-tell-goal-kick =
    { $flank ->
        [right] { name-side } takes a goal kick from the right
       *[left] { name-side } takes a goal kick from the left
    }
shoot-tell-drop-ball = Nobody gets to this ball: drop ball on the centre spot
shoot-tell-half-time = Half-time: { shoot-score }
shoot-tell-safety-stop = { $throws } throws already: the referee ends the match
shoot-tell-resigned = { name-side } gives up the match
shoot-tell-agreed =
    { $draw ->
        [true] The two agree on a draw
       *[false] The two agree to stop here
    }
shoot-tell-over =
    { $winner ->
        [R] Full time, and { -red } has won: { shoot-score }
        [B] Full time, and { -blue } has won: { shoot-score }
       *[none] Full time, and nobody has won: { shoot-score }
    }

tell-tally-kept = Balls kept
tell-tally-dribbles = Dribbles
tell-tally-tackles = Tackles
tell-tally-free-kicks = Free kicks

## Chifootmi: a match as it is told

chifootmi-tell-kick-off = { name-side } kicks off
chifootmi-tell-attack =
    { $counter ->
        [true] Counter-attack for { name-side }
       *[false] { $way ->
            [0] { name-side } comes forward
            [1] { name-side } attacks
           *[2] Now { name-side } has the ball
        }
    }
# A card is a number, or "X" for Dribble/Tackle.
chifootmi-tell-kept =
    { $dribble ->
        [true] { $way ->
            [0] gets past with a dribble
            [1] beats the { $other } with a dribble
           *[2] dribbles through
        }
       *[false] { $way ->
            [0] keeps the ball with the { $card }
            [1] holds off the { $other } with the { $card }
           *[2] plays on with the { $card }
        }
    }
chifootmi-tell-one-two = plays a one-two
chifootmi-tell-offside = but the flag goes up: offside!
chifootmi-tell-through =
    { $way ->
        [0] and is through on goal
        [1] and only the keeper is left
       *[2] and has a clear shot
    }
chifootmi-tell-lost =
    { $tackled ->
        [true] { $shot ->
            [true] but a tackle stops the dribble in front of goal
           *[false] but runs into a tackle
        }
       *[false] { $shot ->
            [true] but the { $card } blocks the shot
           *[false] { $way ->
                [0] but the { $card } takes the ball away
                [1] but loses it to the { $card }
               *[2] but the { $card } is stronger
            }
        }
    }
chifootmi-tell-parried = the keeper parries, and the ball comes back
chifootmi-tell-again = a dribble in front of goal brings another try
chifootmi-tell-over-the-bar =
    { $way ->
        [0] but the shot flies over the bar
        [1] but shoots over the bar
       *[2] but that is too high
    }
chifootmi-tell-free-kick = is fouled and gets a free kick
chifootmi-tell-penalty = is brought down in front of goal: penalty!
chifootmi-tell-last-shot = No cards left, and the last shot is for { name-side }
chifootmi-tell-saved =
    { $way ->
        [0] but the keeper saves
        [1] but the keeper guesses right
       *[2] but the keeper has it
    }
chifootmi-tell-goal =
    { $card_count ->
        [0] { $way ->
            [0] and scores: { -red } { $red }, { -blue } { $blue }!
            [1] and the keeper goes the wrong way: { -red } { $red }, { -blue } { $blue }!
           *[2] and it is a goal: { -red } { $red }, { -blue } { $blue }!
        }
       *[other] and the { $card } hits the net: { -red } { $red }, { -blue } { $blue }!
    }
chifootmi-tell-full-time = Full time: { -red } { $red }, { -blue } { $blue }
chifootmi-tell-shoot-out = All level, so it comes down to the shoot-out, and { name-first } kicks first
chifootmi-tell-kick =
    { $goal ->
        [true] { $way ->
            [0] { name-side } scores
            [1] { name-side } beats the keeper
           *[2] { name-side } puts it away
        }
       *[false] { $way ->
            [0] { name-side } is denied by the keeper
            [1] The keeper saves from { name-side }
           *[2] { name-side } does not get it past the keeper
        }
    }
chifootmi-tell-toss = still level, so the toss decides for { name-side }
chifootmi-tell-resigned = { name-side } gives up the match
chifootmi-tell-won =
    { $by ->
        [shoot-out] { name-side } wins the shoot-out
        [toss] { name-side } wins by the toss
       *[goals] { name-side } wins the match
    }

tell-tally-crosses = Crosses
tell-tally-fouls = Fouls
tell-tally-cards = Cards
tell-tally-corners = Corners
tell-tally-throw-ins = Throw-ins
tell-tally-penalty-kicks = Penalties
tell-tally-cells = Cells that the ball crossed
tell-tally-kept-balls = Balls kept
tell-tally-recovered-balls = Balls recovered
tell-tally-shocks = Collisions
tell-tally-won = Matches won
tell-tally-drawn = Matches drawn
tell-tally-lost = Matches lost
tell-tally-cash = Millions in the till

# Who scored most, and how often.
tell-best =
    { $goals ->
        [one] Best scorer: { tell-side }, number { $who }, with { $goals } goal
       *[other] Best scorer: { tell-side }, number { $who }, with { $goals } goals
    }
# How the matches of a club ended, letter by letter.
tell-form = Form
tell-form-w = W
tell-form-d = D
tell-form-l = L

## Simulator Soccer: a match as it is told

simulator-tell-score = { -red } { $red }, { -blue } { $blue }
simulator-tell-place =
    { $zone ->
        [box] in the box
        [back] at the back
        [middle] { $wing ->
            [left] in midfield on the left
            [right] in midfield on the right
           *[centre] in midfield
        }
       *[front] { $wing ->
            [left] far up on the left
            [right] far up on the right
           *[centre] in front of goal
        }
    }
simulator-tell-kick-off = { name-side } kicks off
simulator-tell-wins =
    { $way ->
        [0] { name-side } wins the ball { simulator-tell-place } with number { $number }
        [1] Number { $number } picks it up for { name-side } { simulator-tell-place }
       *[2] { name-side } comes away with it { simulator-tell-place }, number { $number } on the ball
    }
simulator-tell-passes =
    { $count ->
        [1] { $way ->
            [0] a pass finds number { $number } { simulator-tell-place }
            [1] number { $number } takes the pass { simulator-tell-place }
           *[2] the ball goes to number { $number } { simulator-tell-place }
        }
       *[other] { $wing ->
            [left] { tell-count } passes down the left bring it to number { $number }
            [right] { tell-count } passes down the right bring it to number { $number }
           *[centre] { tell-count } passes through the middle bring it to number { $number }
        }
    }
simulator-tell-cross = number { $number } crosses
simulator-tell-heads-on = number { $number } heads it on
simulator-tell-shot =
    { $header ->
        [true] number { $number } heads at goal
       *[false] { $penalty ->
            [true] number { $number } takes the penalty
           *[false] { $way ->
                [0] number { $number } shoots
                [1] number { $number } tries his luck
               *[2] number { $number } lets fly
            }
        }
    }
simulator-tell-dribble =
    { $won ->
        [true] number { $number } goes past number { $opponent }
       *[false] number { $number } cannot get past number { $opponent }
    }
simulator-tell-lost =
    { $way ->
        [0] but { name-side }’s number { $number } cuts it out
        [1] but number { $number } of { name-side } gets there first
       *[2] but the ball ends with { name-side }’s number { $number }
    }
simulator-tell-tackle = but { name-side }’s number { $number } tackles number { $carrier }
simulator-tell-foul = { name-side }’s number { $number } commits a foul
simulator-tell-card =
    { $red ->
        [true] Red card for { name-side }’s number { $number }!
       *[false] Yellow card for { name-side }’s number { $number }
    }
simulator-tell-offside = but number { $number } is offside
simulator-tell-saved =
    { $way ->
        [0] and { name-side }’s keeper saves
        [1] but { name-side }’s keeper is there
       *[2] but { name-side }’s keeper has it
    }
simulator-tell-blocked = but { name-side }’s number { $number } gets in the way
simulator-tell-woodwork = and hits the woodwork!
simulator-tell-wide =
    { $way ->
        [0] but it goes wide
        [1] but misses the goal
       *[2] but the ball flies past the post
    }
simulator-tell-goal =
    { $own ->
        [true] and number { $number } puts it into his own net: { simulator-tell-score }!
       *[false] { $way ->
            [0] and scores: { simulator-tell-score }!
            [1] and the ball is in: { simulator-tell-score }!
           *[2] and number { $number } makes it { simulator-tell-score }!
        }
    }
simulator-tell-out =
    { $restart ->
        [corner] and the ball goes out for a corner
        [goalkick] and the ball goes out for a goal kick
       *[throw] and the ball goes into touch
    }
simulator-tell-restart =
    { $restart ->
        [corner] Corner for { name-side }
        [goalkick] { name-side } takes the goal kick
        [throw] Throw-in for { name-side }
        [penalty] Penalty for { name-side }!
        [kickoff] { name-side } kicks off
       *[free] Free kick for { name-side }
    }
simulator-tell-substituted = For { name-side } number { $number } comes on for number { $off }
simulator-tell-half-time = Half-time: { simulator-tell-score }
simulator-tell-full-time = The ninety minutes are over: { simulator-tell-score }
simulator-tell-shoot-out = Penalties decide, and { name-side } begins
simulator-tell-penalty-taken =
    { $scored ->
        [true] Number { $number } of { name-side } scores
       *[false] Number { $number } of { name-side } misses
    }
simulator-tell-gave-up = { name-side } gives up the match
simulator-tell-over =
    { $winner ->
        [R] { -red } wins the match
        [B] { -blue } wins the match
       *[none] Nobody wins the match
    }

## CHALLENGE FOOT: a match and a season as they are told. A club is called by its name.

challenge-tell-head =
    { $clubs_count ->
        [one] { $clubs } is champion with { $points } points
       *[other] { $clubs } share the title with { $points } points each
    }
challenge-tell-kick-off = { $club } kicks off
challenge-tell-wins =
    { $way ->
        [0] { $club } recovers the ball
        [1] { $club } wins the ball back
       *[2] Now it is { $club }’s ball
    }
challenge-tell-passes =
    { $count ->
        [1] { $way ->
            [0] a pass finds number { $number }
            [1] number { $number } takes the pass
           *[2] the ball goes on to number { $number }
        }
       *[other] { tell-count } passes bring it to number { $number }
    }
challenge-tell-hemmed-in = there is no way out for the ball
challenge-tell-loose =
    { $way ->
        [0] but the ball runs loose
        [1] but the next ball finds nobody
       *[2] but nobody gets hold of it
    }
challenge-tell-too-long = but { $club } has had the ball for too long
challenge-tell-goal =
    { $own ->
        [true] and number { $number } turns it into his own goal: { $host } { $host_goals }, { $guest } { $guest_goals }!
       *[false] { $way ->
            [0] and number { $number } scores: { $host } { $host_goals }, { $guest } { $guest_goals }!
            [1] and number { $number } finds the net: { $host } { $host_goals }, { $guest } { $guest_goals }!
           *[2] goal by number { $number }: { $host } { $host_goals }, { $guest } { $guest_goals }!
        }
    }
challenge-tell-wide = but the ball goes past the goal
challenge-tell-missed = but the penalty is not in
challenge-tell-out =
    { $restart ->
        [corner] and the ball goes out for a corner
        [goal_kick] and the ball goes out for a goal kick
       *[throw_in] and the ball goes into touch
    }
challenge-tell-restart =
    { $restart ->
        [corner] Corner for { $club }
        [goal_kick] Goal kick for { $club }
       *[throw_in] Throw-in for { $club }
    }
challenge-tell-offside = but number { $number } is offside
challenge-tell-let-go = the offside is let go
challenge-tell-free-kick = Free kick for { $club }
challenge-tell-penalty = Penalty for { $club }, and number { $number } takes it
challenge-tell-shock = number { $number } runs into number { $other }
challenge-tell-card =
    { $red ->
        [true] Number { $number } of { $club } is sent off!
       *[false] Number { $number } of { $club } is cautioned
    }
challenge-tell-injured = Number { $number } of { $club } is injured
challenge-tell-conceded = { $club } concedes the match
challenge-tell-bought =
    { $champions ->
        [one] { $club } is bought for { $value } million, with one champion
       *[other] { $club } is bought for { $value } million, with { $champions } champions
    }
challenge-tell-traded =
    { $champions ->
        [one] { $club } sells a champion to { $other } for { $price } million
       *[other] { $club } sells { $champions } champions to { $other } for { $price } million
    }
challenge-tell-administration = { $club } is under administration
challenge-tell-round = Round { $round } begins
challenge-tell-fixture = { $club } meets { $other }
challenge-tell-full-time = Full time: { $club } { $own }, { $other } { $others }
challenge-tell-champions =
    { $clubs_count ->
        [one] The championship is over, and { $clubs } has won it with { $points } points
       *[other] The championship is over, and { $clubs } share it with { $points } points each
    }
