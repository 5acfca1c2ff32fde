### What only the rules page says in English: the search, the contents, and each game in short.

page-rules-find = Search the rules
page-rules-found =
    { $count ->
        [0] Nothing has all these words. Try fewer.
        [one] { $count } clause
       *[other] { $count } clauses
    }
page-rules-contents = Contents
page-rules-short = In short
page-rules-level = : { $level }
page-rules-sum-chifootmi-beginner = You and your opponent each show one of four cards at the same moment.|The side with the ball keeps it with an equal or higher card. A higher card of the defender wins it.|After each duel you draw a card: the open one that everybody sees, or a hidden one.|Keep the ball twice and you shoot: both point left or right. The same side is a save, the other a goal.|When the cards are played, whoever has the ball gets a last shot. A level score goes to penalties.
page-rules-sum-chifootmi-amateur = As for beginners, with three Dribble/Tackle cards for each side.|A dribble beats any number: you keep the ball.|A tackle beats a dribble: the defender takes the ball.|A tackle against a number is a foul: a free kick, left or right.
page-rules-sum-chifootmi-pro = As for amateurs, but the shot is one more duel of cards.|It is a goal if your card is 1, 2 or 3 higher. Equal is parried and you shoot again. More than 3 higher flies over the bar.|A tackle against the card that shoots is a penalty: left, centre or right.
page-rules-sum-chifootmi-pro-plus = As for pros, with the added rules that you choose.|Offside: a ball kept with a difference of 7 or more goes to the defender if he signals it.|One-two: keep the ball with a 10, play the 9, and the 10 comes back in front.|Counter-attack: tackle a dribble, and one conservation is enough for a shot.
page-rules-sum-shoot = Two dice a throw. They are for your players, or for the ball.|Players move on the dark squares, diagonally: each die moves one player, and a forward or the keeper may take both.|Get a player next to the ball and the next throw is for the ball: it goes forward on the light squares, as many rows as the total.|If it ends next to one of your players, that is a pass, and you throw for the ball again.|Only forwards score: the total must carry the ball to the last row and one step further, into the goal.|A double six is a free kick; with the ball loose in their area it is a penalty.
page-rules-sum-simulator = A round has three phases: the ball is kicked, the attack moves, the defence moves.|You really kick: you choose the direction, the height and the power.|Whoever is nearest takes the ball. Equally near, a short pass stays with the attack, a long one goes to the defence.|Skills on the stickers let a player pass, cross or shoot at once.|In the cross zone you may cross, in the shooting zone shoot; the keeper dives in secret.|The referee’s steps count the time: 33 a half.
page-rules-missing = The rulebook of this game is not written yet.
page-rules-table = Table

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
privacy-made = Made with the work of others
privacy-licences = Who wrote it, and their licences
