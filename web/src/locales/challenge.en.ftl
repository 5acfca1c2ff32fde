### CHALLENGE FOOT at the table, in English: what only the page says.

challenge-club = Club { $number }
challenge-before = The teams get ready
challenge-throws =
    { $of ->
        [0] { $throws } throws
       *[other] Throw { $throws } of { $of }
    }
challenge-stands =
    { $possession ->
        [true] Possession
       *[false] Recovery
    }
challenge-stage =
    { $stage ->
        [buying] Buying the clubs
        [deficit] A deficit to cover
        [trade] The trade window
        [round] Round { $round } of { $rounds }
       *[over] The final table
    }
challenge-leads =
    { $points ->
        [one] { $club } leads with one point
       *[other] { $club } leads with { $points } points
    }
challenge-round = Matches of round { $round }
challenge-away = You are watching another match
challenge-back = Back to your club
challenge-whole = Whole board
challenge-nearer = Nearer
challenge-farther = Farther
challenge-via = By way of … ({ $count })
challenge-via-by = By way of { $number }
challenge-via-now = By way of { $numbers }: and then?
challenge-via-back = One point back

## What is asked

challenge-ask-series = Your capital is { $capital } MF. Which club will you buy?
challenge-ask-deficit = You stand at { $cash } MF: how do you cover it?
challenge-ask-trade = The market: { $cash } MF in hand, { challenge-champions }
challenge-ask-accept =
    { $asks ->
        [true] { $by } asks you for { $offered ->
            [one] one champion
           *[other] { $offered } champions
        } and pays { $price } MF
       *[false] { $by } offers you { $offered ->
            [one] one champion
           *[other] { $offered } champions
        } for { $price } MF
    }
challenge-ask-result = How did your match end?
challenge-ask-colour = You won the throw: which shirts?
challenge-ask-venue = You won the throw: where do you play?
challenge-ask-squad = Who plays, and who wears the champions’ rings?
challenge-ask-place = Place your eleven
challenge-ask-b = Play the ball { $total } squares
challenge-ask-m =
    { $possession ->
        [true] Move up to three footballers
       *[false] Run onto the ball, or move up
    }
challenge-ask-claim = Offside! Do you claim it?
challenge-ask-taker = Who takes it?
challenge-ask-sub = Who comes on?
challenge-ask-keeper = Who goes in goal?

## Choices

challenge-choice-series =
    { $value ->
        [1] Series 1: one champion
        [2] Series 2: two champions
        [3] Series 3: three champions
       *[4] Series 4: four champions
    }
challenge-choice-sell = Sell { challenge-champions } to the bank: { $price } MF
challenge-choice-buy = Buy { challenge-champions } from the bank: { $price } MF
challenge-choice-offer = Offer { $to } { challenge-champions } for { $price } MF
challenge-choice-ask = Ask { $to } for { challenge-champions } at { $price } MF
challenge-choice-credit = Draw a bank credit
challenge-choice-accept = Accept
challenge-choice-refuse = Refuse
challenge-choice-pass = Close the books: pass
challenge-choice-result = { $value }, the host first
challenge-choice-colour =
    { $value ->
        [red] Red, plain
       *[blue] Blue, hooped
    }
challenge-choice-venue =
    { $value ->
        [own] At home: the gate is yours
       *[away] Away
    }
challenge-choice-squad = Hand in this squad
challenge-choice-place = Take this line-up
challenge-choice-end = End the moves
challenge-choice-claim = Claim the offside
challenge-choice-let = Let play go on
challenge-choice-taker = Number { $value }
challenge-choice-sub = Number { $value }
challenge-choice-nobody = Nobody
challenge-choice-keeper = Number { $value }
challenge-choice-concede = Give this match up
challenge-choice-path =
    { $what ->
        [goal] { $bent ->
            [true] Bent shot, goal
           *[false] Goal
        } { challenge-mouth }
        [own-goal] Into your own goal
        [pass] To { $to ->
            [0] himself
           *[other] number { $to }
        }
        [throw-in] Into touch by { $at }: throw-in for the others
        [corner] Behind by { $at }: corner for the others
        [goal-kick] Behind by { $at }: goal kick for the others
        [out] Out of play by { $at }
        [offside] Offside: free kick for the others
       *[loose] Loose on { $at }
    }{ $by_count ->
        [0] { "" }
       *[other] , by way of { $by }
    }
challenge-mouth =
    { $place ->
        [1] just inside the left post
        [2] on the left
        [3] left of the middle
        [4] down the middle
        [5] right of the middle
        [6] on the right
       *[7] just inside the right post
    }
challenge-choice-run =
    { $deck ->
        [none] { $number } to { $to } with the { $die }
       *[other] { $number } runs into { $struck } with the { $die }: a card of { $deck ->
            [shock] the referee
            [box] Referee Box
           *[field] Referee Field
        }
    }{ $ball ->
        [true] , onto the ball
       *[false] { "" }
    }{ $star ->
        [true] , over a star: an Incident
       *[false] { "" }
    }{ $offside ->
        [true] : offside
       *[false] { "" }
    }
challenge-group =
    { $what ->
        [goal] Goal ({ $count })
        [pass] To a team-mate ({ $count })
        [loose] Loose ({ $count })
        [throw-in] Into touch ({ $count })
        [corner] Corner ({ $count })
        [goal-kick] Goal kick ({ $count })
        [offside] Offside ({ $count })
       *[own-goal] Own goal ({ $count })
    }
challenge-play-path = Play it
challenge-other-way = Another way
challenge-other-end = Somewhere else
challenge-pick = Number { $number }
challenge-picked = Number { $number }: where to?
challenge-another = Somebody else
challenge-several = { $square }: { $count } ways
challenge-place-go = Take this line-up
challenge-place-help = Or drag your men first; one dropped on another changes places with him.
challenge-squad-go = Hand in this squad
challenge-squad-sheet = Team sheet
challenge-squad-task =
    { $task ->
        [eleven] The eleven ({ $count })
        [rings] Rings ({ $count } of { $of })
       *[keeper] Keeper
    }
challenge-squad-amiss =
    { $what ->
        [eleven] Eleven of the sixteen play: press a number to put him in or leave him out. (CHA-404)
        [rings] { $champions ->
            [one] You own one champion: give out one ring.
           *[other] You own { $champions } champions: give out { $champions } rings.
        } (CHA-405)
        [six] At most six champions play; the others are reserves. (CHA-405)
        [keeper] The keeper is one of the eleven. (CHA-406)
       *[none] { $task ->
            [eleven] Press a number to leave him out or to put him in.
            [rings] Who wears a ring is a champion: he turns, goes round others and bends his shot. Press a number to give him one or take it off.
           *[keeper] Press the number of your keeper; a champion covers three squares.
        }
    }
challenge-squad-man = Number { $number }{ $plays ->
        [true] , plays
       *[false] , reserve
    }{ $ring ->
        [true] , champion
       *[false] { "" }
    }{ $keeper ->
        [true] , keeper
       *[false] { "" }
    }
challenge-place-own = Mine { $number }
challenge-place-keep = Keep this line-up
challenge-place-ball = Ball with
challenge-place-keeper = Keeper
challenge-place-off = Off
challenge-place-on = On
challenge-place-change = Substitute
challenge-die =
    { $spent ->
        [true] Die { $die }, used
       *[false] Die { $die }
    }

## The office

challenge-range =
    RESULT from { $least } to { $most } MF; { $deficits ->
        [0] none of 10 cards leaves
        [one] one of 10 cards leaves
       *[other] { $deficits } of 10 cards leave
    } a deficit
challenge-answer-leaves = If you accept, you have { $cash } MF and { challenge-champions }.
challenge-cards = Your cards
challenge-card-champions = Champions
challenge-card-gate = Gate, MF
challenge-card-resale = Resale, MF
challenge-bank =
    { $stock ->
        [0] The bank has no champion left.
        [one] The bank has one champion left, for { $price } MF.
       *[other] The bank has { $stock } champions left, { $price } MF each.
    }
challenge-no-club = No club yet
challenge-books = Table and books
challenge-sheet = { $club }
challenge-sheet-in = In
challenge-sheet-out = Out
challenge-sheet-before = Brought forward
challenge-result-help =
    { $by ->
        [table] Play it at your table and type in how it ended.
        [simulator] Play it at Simulator Soccer, with two more points of squad value for each champion; who wears red here plays Red.
        [shoot] Play it at SHOOT, where champions do not count; who wears red here plays Red.
       *[chifootmi] Play it at Chifootmi, where champions do not count; who wears red here plays Red.
    }
challenge-result-play =
    { $by ->
        [simulator] Play Simulator Soccer
        [shoot] Play SHOOT
       *[chifootmi] Play Chifootmi
    }
challenge-result-club =
    { $home ->
        [true] { $club }, at home
       *[false] { $club }
    }
challenge-result-goals = Goals
challenge-result-champions =
    { $champions ->
        [0] No champion
        [one] One champion: { $points } more points
       *[other] { $champions } champions: { $points } more points
    }
challenge-result-cards = Cards, MF
challenge-result-link = Address of that match
challenge-result-go = Enter { $host } { $south }, { $guest } { $north }
challenge-calendar = The calendar
challenge-now = (under way)
challenge-bye = { $club } has a bye
challenge-chart = Cash before each round, MF; at the end, credit repaid
challenge-chart-after =
    { $round ->
        [0] Before the first match
       *[other] After round { $round }
    }
challenge-league = The table
challenge-league-played = Played
challenge-league-played-short = P
challenge-league-won = Won
challenge-league-won-short = W
challenge-league-drawn = Drawn
challenge-league-drawn-short = D
challenge-league-lost = Lost
challenge-league-lost-short = L
challenge-league-goals = Goals
challenge-league-goals-short = G
challenge-league-points = Points
challenge-league-points-short = Pts
challenge-league-cash =
    { $over ->
        [true] Final total, credit repaid
       *[false] Cash
    }
challenge-league-cash-short = MF

## Called across the board, cards, story

challenge-call-kick-off = Kick-off
challenge-call-kick-off-help = { challenge-side } kicks off.
challenge-call-goal = Goal!
challenge-call-goal-help = { challenge-event-goal }
challenge-call-offside = Offside
challenge-call-offside-help = Level with the second defender, or beyond: free kick.
challenge-call-out =
    { $restart ->
        [throw_in] Throw-in
        [corner] Corner
       *[goal_kick] Goal kick
    }
challenge-call-out-help = for { challenge-side }, once the moves are made
challenge-call-free-kick = Free kick
challenge-call-free-kick-help = for { challenge-side }
challenge-call-penalty = Penalty
challenge-call-penalty-help = 4, 5 or 6 is a goal.
challenge-call-penalty-die =
    { $goal ->
        [true] { $die }: goal!
       *[false] { $die }: missed
    }
challenge-call-shock = Shock!
challenge-call-shock-help = A card from { challenge-deck }.
challenge-call-star = Star
challenge-call-star-help = A card from Incidents.
challenge-call-sent-off = Sent off
challenge-call-injured = Injured
challenge-call-hemmed-in = No way out
challenge-call-loose = Loose ball
challenge-call-loose-help = { challenge-other-side } goes for it.
challenge-call-kept =
    { $possession ->
        [true] Kept
       *[false] Recovered!
    }
challenge-call-kept-why = One of its men is on the ball. As long as that is so, { challenge-side } keeps it and throws again; once it is loose you go for it. (CHA-540)
challenge-call-full-time = Full time
challenge-call-full-time-help = { $host } { $host_goals }, { $guest } { $guest_goals }
challenge-call-club-bought = { $name }
challenge-call-club-bought-help = { $stadium }. RESULT: { $result } MF.
challenge-call-credit = Credit: { $amount } MF
challenge-call-declined = { $club } says no
challenge-call-declined-help = { challenge-event-declined }
challenge-call-traded = Done!
challenge-call-traded-help = { $seller } sells to { $buyer } for { $price } MF.
challenge-call-first = { $club } begins
challenge-call-champions = Champions!
challenge-call-champions-help = { $clubs }
challenge-deck-name =
    { $deck ->
        [CHN] Chance
        [REF] Referee Field
        [BOX] Referee Box
       *[INC] Incidents
    }
challenge-card-effect =
    { $card ->
        [CHN-01] +6 MF
        [CHN-02] +5 MF
        [CHN-03] +4 MF
        [CHN-04] +4 MF
        [CHN-05] +3 MF
        [CHN-06] +3 MF
        [CHN-07] +2 MF
        [CHN-08] +2 MF
        [CHN-09] −2 MF
        [CHN-10] −3 MF
        [CHN-11] One more die, a 4
        [CHN-12] One more die, a 6
        [REF-04] Caution for the runner, free kick for the struck
        [REF-05] Caution for the runner, free kick for the struck
        [REF-06] The runner is sent off, free kick for the struck
        [REF-07] Free kick for the runner
        [REF-08] Free kick for the runner
        [REF-09] Caution for the struck, free kick for the runner
        [REF-10] Nothing happens
        [REF-11] The struck goes back two squares
        [REF-12] The runner is out for six throws
        [BOX-01] Penalty for the attack
        [BOX-02] Penalty for the attack
        [BOX-03] Caution and penalty
        [BOX-04] Free kick for the attack
        [BOX-05] Free kick for the attack
        [BOX-06] Free kick for the attack
        [BOX-07] Caution, free kick for the attack
        [BOX-08] Free kick for the defence
        [BOX-09] Free kick for the defence
        [BOX-10] Caution, free kick for the defence
        [BOX-11] Nothing happens
        [BOX-12] The ball goes to the defence
        [INC-01] +3 MF
        [INC-02] +2 MF
        [INC-03] One more die, a 3
        [INC-04] One more die, a 6
        [INC-05] Free kick
        [INC-06] The ball is yours
        [INC-07] −2 MF
        [INC-08] −3 MF
        [INC-09] Out for four throws
        [INC-10] Back three squares
        [INC-11] The dice left are lost
        [INC-12] Injured
       *[other] Free kick for the struck
    }
challenge-story-start = The beginning
challenge-story-goal = Goal!
challenge-story-round = Round { $round }
challenge-story-market = The trade window
challenge-story-throw = { challenge-side }: { $dice_1 } { $dice_2 } { $dice_3 }
