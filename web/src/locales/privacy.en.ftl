# What is kept of whoever plays, how long, and how to have it removed.

privacy-title = What is kept of you
privacy-lead = Onze asks for no account, no mail address and no password. It sets no cookies, shows no advertising, and sends nothing to anybody but the server that you opened it from.
privacy-server = On this server
privacy-server-matches = Your matches: every choice, every draw, when the last one was made, and the options, with all that you have written on shirts.
privacy-server-name = The name that you gave yourself, if you gave one, and your words for the dice.
privacy-server-secret = Of the secret that holds your seat only a fingerprint: whoever reads the database cannot sit down in your place.
privacy-server-address = Your network address is counted in memory, so that everybody gets a fair share of the server, and is never written into the database. A proxy before the server may have a log of its own.
privacy-seen = Whoever has the link of a match may watch it: what lies open, the names, and the whole record once it is over.
privacy-device = In this browser
privacy-device-what = Your name and those of whoever plays beside you, your settings, your squads and strips, and the secrets of your seats. Clear the data of this site and they are gone, and your seats with them.
privacy-long = How long
privacy-days =
    { $days ->
        [one] A match is deleted a day after its last step, over or not.
       *[other] A match is deleted { $days } days after its last step, over or not.
    }
privacy-ever = Matches stay until you or whoever runs the server delete them.
privacy-copies = Whoever runs the server may keep copies. What is deleted stays in those until they are thrown away.
privacy-remove = Have it removed
privacy-remove-what = Matches that are yours alone are deleted: against the computer, on one device, or while you still wait for a friend. In those with others your name goes and you let go of your seat; what the others have played stays theirs. Once they let go too, the match is deleted.
privacy-remove-stays = In a match that stays, so do your words for the dice and your strip: the draws are computed from the words.
privacy-remove-all = Delete my matches and my name
privacy-sure = Delete your matches and your name?
privacy-sure-help = You cannot take this back. Matches that you are still playing with others end for you.
privacy-stay = Keep everything
privacy-failed = The server could not be asked, or could not do all of it. Try again in a moment: what is done stays done.
privacy-done =
    { $deleted ->
        [0] There was no match of yours alone.
        [one] One match is deleted.
       *[other] { $deleted } matches are deleted.
    } { $stay ->
        [0] This browser has forgotten your name and your seats.
        [one] One that is another’s too stays, without your name. This browser has forgotten your name and your seats.
       *[other] { $stay } that are others’ too stay, without your name. This browser has forgotten your name and your seats.
    }
privacy-contact = For anything else write to whoever runs this server: { $contact }
privacy-contact-none = For anything else ask whoever runs this server: the person who gave you its address knows.
