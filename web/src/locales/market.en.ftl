# The market of CHALLENGE FOOT: what is proposed, and what was answered.
challenge-leaves = leaves { $cash } MF and { challenge-champions }
challenge-credit-help = 10 to 28 MF, once in the game, repaid at the end
challenge-deal-what = Offer or ask
challenge-deal-club = Which club
challenge-deal-offer = Offer to
challenge-deal-ask = Ask of
challenge-deal-champions = Champions
challenge-deal-price = Price, MF
challenge-deal-go = Propose…
challenge-deal-said =
    { $word ->
        [offer] You sell { challenge-champions } to { $to } and receive { $price } MF.
       *[ask] You buy { challenge-champions } from { $to } and pay { $price } MF.
    }
challenge-deal-then = After the deal you have { $cash } MF and { challenge-champions }.
challenge-deal-send = Send the proposal
challenge-deal-change = Change it
challenge-deal-other = { $club }: { $cash } MF in hand, { challenge-champions }, resale { $resale } MF; { $left ->
        [one] one more proposal
       *[other] { $left } more proposals
    }.
challenge-deal-answer =
    { $why ->
        [traded] { $to } says yes: { challenge-champions } for { $price } MF.
        [too_dear] { $to } says no: { $buyer } cannot pay { $price } MF.
        [below_zero] { $to } says no: { $buyer } is below zero and may not buy.
       *[unwilling] { $to } says no: not { challenge-champions } for { $price } MF.
    }
challenge-deal-amiss =
    { $what ->
        [champions] { $club } has { challenge-champions }.
        [one] A deficit is covered one champion at a time. (CHA-809)
        [price] A price is a whole number, zero or more.
        [below] { $club } is below zero and may not buy champions. (CHA-810)
        [dear] { $club } has no more than { $cash } MF.
       *[resale] In deficit a champion goes for { $resale } MF at least. (CHA-317)
    }

# Those who share a club of CHALLENGE FOOT.
partners = Partners
partners-help = Whoever opens a partner’s link runs this club with you. Each link is their own: you can withdraw it, and nobody can take your club from you.
partners-one =
    { $here ->
        [true] Partner { $number }, here now
       *[other] Partner { $number }
    }
partners-withdraw = Withdraw
partners-make = Make a link for a partner
partners-link = Link for a partner
partners-once = This link is shown here once. If it gets lost, withdraw it and make another.
