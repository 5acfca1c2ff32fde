### What the page says at the table of any game in English, once somebody sits or watches there.

page-give-up-ask = Give up the match?
page-give-up-help = The other side wins at once. That cannot be undone.
page-give-up-stay = Play on
page-give-up-side = { name-side } gives up
page-confirm = Play it
page-confirm-not = Change
page-you-win = You win!
page-you-lose = You lose
page-draw = A draw
page-result-close = See the final position
page-series = Matches so far: { $red } to { $blue }
page-series-draws =
    { $draws ->
        [one] Matches so far: { $red } to { $blue }, and { $draws } draw
       *[other] Matches so far: { $red } to { $blue }, and { $draws } draws
    }
page-met = You played against the computer, { $level } level.
page-level-up = One level up: { $level }
page-level-down = One level down: { $level }
page-again-swapped = Again, sides changed
page-result-picture = Picture of the result
page-own-keys = Or both at once with your own keys, the faces stay hidden:
page-own-keys-of = { name-side } { $keys }
page-invite-lonely = This link works only on this machine.
page-invite-lonely-help = For a friend elsewhere, start Onze with the line below, open this page at the computer’s address in your network, and invite again.
page-invite-send = Send the link
page-invite-code = QR code
page-invite-code-label = The invitation as a QR code: scan it with a phone.
page-throw-ask = Your throw
page-throw = Throw the dice
page-next-match = To the next match
page-copy-watch = Copy a link for spectators
page-give-up = Give up
page-lock = Lock my other devices out
page-lock-ask = Keep this seat to this device?
page-lock-help = Any other device or browser that holds your seat will only be able to watch. Do this if somebody may have seen your link.
page-lock-yes = Lock the others out
page-lock-not = Leave it as it is
page-give-up-sure = Yes, give up the match
page-again = Play again
page-wait-rematch = Waiting for the answer…
page-go-on = Go on
page-ask-pause = Ask for a break
page-ask-stand-in = Let the computer stand in for me
page-take-seat-back = Take my seat back
page-apart = Other players cannot be reached directly right now. Their moves may arrive a few seconds late.
page-withdraw = Withdraw
page-ask-stand-in-away = Let the computer play for { name-side }
page-offered =
    { $what ->
        [choice] You have entered a result: { $choice }.
        [pause] You have asked for a break.
        [go_on] You would like to go on.
        [draw] You have offered a draw.
        [take_back] You would like to take your move back.
        [rematch] You would like a rematch.
        [return_match] You would like a rematch with the sides changed.
       *[stand_in] You have asked for the computer to stand in.
    } The answer is still to come.
page-yes = Yes
page-no = No
page-wrong = Something is wrong here
page-wrong-help = This text holds the record of the match, the step and the versions: all that somebody needs to look into it. Copy it into your report, or save it.
page-wrong-copy = Copy the text
page-wrong-save = Save the text
page-wrong-text = Report
page-call = Call me when it is my turn
page-call-on = You will be called
page-hand-over = { name-side }, it is your turn.
page-hand-over-help =
    { $what ->
        [chifootmi] Take the screen. The other one looks away: your cards and your choice are yours alone.
        [challenge] Take the screen. The others look away: who plays for you is your secret.
        [simulator] Take the screen. The other one looks away: your choice is yours alone.
       *[final] Take the screen. What you choose now cannot be taken back.
    }
page-hand-over-ready = I am { name-side }
page-invite = Invite your friend
page-invite-help = Send this link. Whoever opens it first plays { name-side }.
page-invite-whom = { $count } clubs are free, one link each:
page-invite-link = Invitation link
page-copy = Copy the link
page-look-return = Back to the match
page-look-news =
    { $count ->
        [one] one step further by now
       *[other] { $count } steps further by now
    }
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-lucky = Lucky you!
page-phrase-one-moment = One moment, please.
page-phrase-thanks = Thank you!
page-say-mute = Mute the others
page-say-muted = The others are muted
page-said = { name-side }: { $words }
page-invite-here = In your network:
page-waste-not = Go back
shoot-waste-one = Leave the { $points }? It can still be used.
shoot-waste-both = Leave both dice, { $one } and { $two }? They can still be used.
challenge-waste-dice =
    { $dice_count ->
        [one] End the moves with the { $dice } unused?
       *[other] End the moves with { $dice } unused?
    }
challenge-waste-sale =
    { $champions ->
        [one] Sell a champion for { $price } MF? He does not come back.
       *[other] Sell { $champions } champions for { $price } MF? They do not come back.
    }

# Who comes and goes, and what is offered.
page-offer =
    { $what ->
        [choice] { name-side } has entered a result: { $choice }. Is that so?
        [rematch] { name-side } would like a rematch.
        [return_match] { name-side } would like a rematch with the sides changed.
        [pause] { name-side } asks for a break.
        [go_on] { name-side } would like to go on.
        [draw] { name-side } offers a draw.
        [take_back] { name-side } would like to take a move back.
       *[stand_in] { name-side } asks for the computer to stand in.
    }
page-news-sat = { $name } sits down.
page-news-here = { $name } is back.
page-news-away = { $name } has left the table.
page-news-goes-on = The match goes on.
