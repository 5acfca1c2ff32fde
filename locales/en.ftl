### Onze in English: every sentence that the software says.
###
### Short, in the present tense, in football's own words. Clause numbers are added by the program.
### A side is "R" or "B". A card is a number, or "X" for a Dribble/Tackle card; "" is a card that the viewer does not see.
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

## Refusals of every game

refusal-option-unknown = There is no option “{ $key }”. The options are: { $known }.
refusal-option-value = The option “{ $key }” cannot be “{ $value }”. It takes: { $takes }.
refusal-draw-missing = A draw is missing. Next comes: { $wanted }.
refusal-draw-wrong = “{ $told }” is not the draw that comes here. What fits: { $wanted }.
refusal-draw-left-over = There are more draws than the rules ask for. Leave out everything from “{ $told }” on.
refusal-take-back-forbidden = What is played is played. In this game no move is taken back.
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

shell-welcome = Type a number or a command, “? CHI-301” for a rule, “q” to leave.
shell-help = Type the number of a choice or its command. “? CHI-301” explains a rule, “resign” gives the match up, “q” leaves.

## The server

serve-at = Onze is at { $address }. Stop it with Ctrl-C.
serve-open-yourself = No browser opened by itself. Open { $address } yourself.
serve-in-use = Cannot listen at { $address } ({ $error }). Perhaps onze runs there already: open that address, or choose another with --addr.
