### Onze in English: every sentence that the software says.
###
### Short, in the present tense, in football's own words. Clause numbers are added by the program.
### A side is "R" or "B". A card is a number, or "X" for a Dribble/Tackle card; "" is a card that the viewer does not see.
### A list $x comes with the number of its items, $x_count.
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

chifootmi-event-committed = { name-side }'s choice is made.

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
        [shot] { name-shooter }'s shot
        [free-kick] { name-shooter }'s free kick
        [penalty] { name-shooter }'s penalty
        [last-shot] { name-shooter }'s last shot
       *[shoot-out] { name-shooter }'s kick
    } { $shot ->
        [left] goes left
        [right] goes right
       *[centre] goes down the middle
    }
chifootmi-event-kick-taken =
    { $goal ->
        [true] { chifootmi-kick-flies }, the keeper { $dive ->
            [left] dives left
            [right] dives right
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

chifootmi-refusal-not-a-command = There is no such move in Chifootmi. Choose one from the list.

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
        [form] This position cannot be read. Copy the line exactly as a match gives it.
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
shoot-kickoff-after-goal-double = The ball, then the players
shoot-kickoff-after-goal-single = The ball only
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
       *[false] { name-side } kicks off! The ball only, this time.
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
shoot-event-placed = { name-side }'s { $number } steps up behind the ball.

shoot-event-made-way = { name-side }'s { $number } makes way and goes to { $to }.

# "(6 points)"
shoot-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shoot-event-moved =
    { $number ->
        [1] { name-side }'s keeper moves across to { $to } ({ shoot-points }).
        [2] { name-side }'s { $number } covers at { $to } ({ shoot-points }).
        [3] { name-side }'s { $number } covers at { $to } ({ shoot-points }).
        [4] { name-side }'s { $number } moves to { $to } ({ shoot-points }).
        [5] { name-side }'s { $number } moves to { $to } ({ shoot-points }).
        [6] { name-side }'s { $number } moves to { $to } ({ shoot-points }).
       *[other] { name-side }'s { $number } { $points ->
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
        [one] { name-side }'s number { $offside } is next to the ball, but offside: no possession.
       *[other] { name-side }'s numbers { $offside } are next to the ball, but offside: no possession.
    }

shoot-event-ball-moved =
    { $lost ->
        [0] The ball leaves { $from } and rolls to { $to }.
        [one] The ball leaves { $from } and rolls to { $to }, on the last row: { $lost } point lost.
       *[other] The ball leaves { $from } and rolls to { $to }, on the last row: { $lost } points lost.
    }

shoot-event-passed =
    { $holders_count ->
        [one] Good pass! The ball finds { name-side }'s number { $holders }.
       *[other] Good pass! The ball finds { name-side }'s numbers { $holders }.
    }

shoot-event-loose =
    { $offside_count ->
        [0] No { name-side } player is there: the ball is loose.
        [one] Offside! { name-side }'s number { $offside } cannot take it: the ball is loose.
       *[other] Offside! { name-side }'s numbers { $offside } cannot take it: the ball is loose.
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

shoot-event-keeper-asked = { name-side }'s keeper has the ball in the goal area: play on, or take a goal kick?

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

shoot-refusal-not-a-command = There is no such move in SHOOT. Choose one from the list.

shoot-refusal-match-over = The match is over. Start another one to play on.

shoot-refusal-not-your-choice = This choice is not yours. Wait until the other coach has played.

shoot-refusal-not-asked-now = It is not the moment for this move. Choose one of those on offer, or wait until you are asked.

shoot-refusal-no-throw-due = There is no throw to make now. The dice fall by themselves as soon as one is due.

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

shoot-refusal-forwards-only = The { $number } is a forward and cannot go back there. Send him forward; he goes back only inside the opponents' penalty area.

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

shoot-refusal-position =
    { $fault ->
        [form] This position cannot be read. Copy the line exactly as a match gives it.
        [player-square] A player is not on a dark square of the pitch. Put him on one.
        [ball-square] The ball is not on a light square of the pitch. Put it on one.
        [shared] Two players stand on the same square. Give each his own.
        [half-penalty-area] A half stands in his own penalty area. Put him outside it.
        [half-goal-area] A half stands in a goal area. Put him outside it.
        [back-half-line] A back stands beyond his half line. Put him on it or behind it.
        [back-goal-area] A back stands in his goal area. Put him outside it.
        [keeper-goal-area] A keeper stands outside his goal area. Put him back in it.
        [forward-back] A forward stands behind the row he starts from. He only goes forward.
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
shoot-move-throw = throw the dice
shoot-move-resign = give up the match
shoot-move-draw = offer a draw
shoot-move-end = offer to stop here
shoot-move-accept = accept the offer
shoot-move-refuse = refuse the offer
shoot-move-time = the clock has run out

## Refusals of every game

refusal-option-unknown = There is no option “{ $key }”. The options are: { $known }.
refusal-option-value = The option “{ $key }” cannot be “{ $value }”. It takes: { $takes }.
refusal-draw-missing = A draw is missing. Next comes: { $wanted }.
refusal-draw-wrong = “{ $told }” is not the draw that comes here. What fits: { $wanted }.
refusal-draw-left-over = There are more draws than the rules ask for. Leave out everything from “{ $told }” on.
refusal-take-back-forbidden = What is played is played. In this game no move is taken back.
refusal-take-back-too-late = It is too late to take that back. You can only take back your own move, and only before the dice fall again.
refusal-take-back-nothing = There is no move to take back. Play one first.
refusal-take-back-consent = You cannot take this back on your own. Ask the others first: they must agree.
refusal-seat-unknown = There is no seat “{ $seat }” at this table. The seats are: { $seats }.
refusal-no-secret = This copy does not hold the secret that the draws come from, so it cannot be played on. Watch it here, and play on with the original.
refusal-name-wrong = “{ $name }” does not fit on the match record. Take 1 to 80 characters on one line, with no space at either end.
refusal-game-unknown = There is no game “{ $game }”. The games are: { $games }.
refusal-clause-unknown = The rules of { $game } have no clause { $clause }. Leave the number out to read them all.
refusal-rulebook-missing = There is no rulebook of { $game } in this language. Ask for another one: “--lang en” or “--lang fr”.
refusal-viewer-unknown = Nobody watches as “{ $viewer }”. Choose one of these: { $viewers }.
refusal-step-unknown = The match has no step { $step }. The last one is step { $last }.
refusal-sheet-missing = There is no score sheet for { $game }. Leave the sheet out to read the match step by step.
refusal-players-count = The number of players is not right: { $given }. This game takes: { $seats }.
refusal-player-unknown = There is no player called “{ $player }”. Choose one of these: { $players }.
refusal-bench-unknown = There is no trial run for “{ $bench }”. Choose one of these: { $benches }.

## What the server refuses

refusal-late = The match has moved on meanwhile. Look again, then choose.
refusal-not-kept = The server could not keep this, so it did not happen. Try again in a moment.
refusal-match-unknown = There is no such match. Check the link, or ask whoever sent it for a new one.
refusal-match-broken = This match cannot be read. It stays as it is: ask the owner of the server to look at it.
refusal-no-random = The server has no random numbers just now. Try again in a moment.
refusal-address-unknown = There is nothing at this address. Check it, or start from the first page.
refusal-words-late = The match has begun: words can be added before the first choice only. Join without them.
refusal-wrong-method = This address cannot be used like that. The page knows how to; /api/openapi.json tells programs.
refusal-body-broken = This request is too long or did not arrive whole. Send it again, with { $most } bytes at most.
refusal-not-readable = This cannot be read. It must be JSON of the documented form.
refusal-message-broken = This is no message, or it is too long. Connect again, then send a shorter one.
refusal-too-many-requests = Too many requests come from here. Wait a minute, then try again.
refusal-too-fast = That was too fast. Wait a second, then try again.
refusal-too-many-tokens = That is too many seats at once. Ask for fewer.
refusal-too-many-connections = Too many connections come from here. Close a few, then try again.
refusal-server-full = The server is full. Come back a little later.
refusal-other-origin = Another site asks for this match. Open it on the page of this server.
refusal-no-socket = This address is for live connections only. Open the match on the page.
refusal-header-wrong = The Authorization header is not right. Send “Bearer TOKEN”, or leave it out.
refusal-hello-first = The connection has not said hello yet. Load the page again.
refusal-token-wrong = This link does not hold a seat in this match. Ask for a new invitation.
refusal-seat-taken = Somebody has taken this seat already. You can still watch.
refusal-seat-not-yours = The seat “{ $seat }” is not yours. Play from your own seat, or watch.
refusal-seat-missing = Nobody is named for the seat “{ $seat }”. Say who sits there: you, a friend, somebody at this screen or the computer.
refusal-option-shape = The option “{ $key }” is not well formed. It takes a text, a number, or true or false.
refusal-chance-with-friend = Told draws are for studies. Leave them out to play with a friend, or sit on both seats.
refusal-question-unknown = This game has no answer to that now. Ask again when a choice is due.
refusal-paused = The match is paused. Offer to go on first.
refusal-match-over = The match is over. Offer a rematch instead.
refusal-not-over = The match is not over. Finish it first, or give up.
refusal-stand-in-plays = A stand-in plays for you. Take your seat back first.
refusal-still-here = That player has not been away long enough. A stand-in may come after { $seconds } seconds of absence.
refusal-computer-plays = The computer sits there already. It needs no stand-in.
refusal-offer-unknown = There is no such offer to answer. It may have been withdrawn.
refusal-offer-stands = You have offered this already. Wait for the answer.
refusal-draw-unknown = There is no draw by agreement in this game. Play on, or give up.
refusal-no-giving-up = There is no giving up in this game. Play it to its end.
refusal-use-take-back = A move is not taken back like that. Send “take_back”.
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

arena-summary =
    { $games ->
        [one] { $games } match in { $seconds } s.
       *[other] { $games } matches in { $seconds } s.
    }

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
shell-help = Type the number of a choice or its command. “? { $clause }” explains a rule, “resign” gives the match up, “q” leaves.

## The server

serve-at = Onze is at { $address }. Stop it with Ctrl-C.
serve-open-yourself = No browser opened by itself. Open { $address } yourself.
serve-in-use = Cannot listen at { $address } ({ $error }). Perhaps onze runs there already: open that address, or choose another with --addr.
