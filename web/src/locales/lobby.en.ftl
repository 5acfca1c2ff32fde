### What the page says before a match in English: home, a new match, my matches.

## Home

page-home-title = Four football games, out of their boxes.
page-about-chifootmi = Play a card, face to face. Keep the ball twice, then look the keeper in the eye and shoot.
page-name-shoot = SHOOT
page-about-shoot = Two coaches, two dice and a chequered pitch. Your players run on the dark squares, the ball on the light ones.
page-name-challenge = CHALLENGE FOOT
page-about-challenge = Buy a club, balance its books, then play its matches on the big board, all the way to the title.
page-name-simulator = Simulator Soccer
page-about-simulator = Pegs on a cloth of hexagons and a ball that you really kick. The nearest player takes it.
page-facts-chifootmi = 2 players|10 minutes|ages 6 and up
page-facts-shoot = 2 players|two dice|first to three goals
page-facts-challenge = 2 players or more|ages 12 and up
page-facts-simulator = 2 players|45 to 60 minutes|ages 14 and up
page-play-now = Play now
page-play-friend = Invite a friend
page-play-device =
    { $count ->
        [2] Two on this device
       *[other] { $count } on this device
    }
page-options = Level and options
page-my-matches =
    { $count ->
        [one] My match
       *[other] My { $count } matches
    }
page-footer = Onze is free software. It asks for no account and sends nothing to anybody but the server that you opened it from.

## A new match

page-new-title = { $game }: a new match
page-new-company = Who plays?
page-company-computer = Against the computer
page-company-computer-help = Starts at once.
page-company-friend = With a friend
page-company-friend-help = You get a link to send.
page-company-device =
    { $count ->
        [2] Both here
       *[other] { $count } of you here
    }
page-company-device-help = One screen, handed to and fro.
page-new-opponent = Which opponent?
page-player-random = Plays anything that is allowed.
page-player-rookie = Wants the ball, and sees little else.
page-player-club = Looks one move ahead and plays the best.
page-player-league = Thinks about what you will answer.
page-player-champion = Has learnt from thousands of matches, and lets nobody read its plans.
page-new-words = Your words for the dice
page-new-words-help = Any words of yours go into every draw: so nobody, not even the server, could pick the draws beforehand. The replay checks it.
page-range = { $least } to { $most }
page-range-zero = 0, or { $least } to { $most }
page-new-loading = Opening the box…
page-new-side = Your shirt
page-new-people = Who plays
page-new-people-count = People; the computer runs the other clubs
page-new-more = More options
page-no-clock = no clock
page-go-computer = Kick off
page-go-friend = Get the link
page-go-device = Kick off

## My matches, rules

page-mine-none = No match yet on this device.
page-mine-first = Play the first one
page-mine-yours = Your turn
page-mine-theirs = Their turn
page-mine-forget = Remove
page-rules-games = Rulebooks

## My matches: a seat given away by a slip

page-mine-leave = Leave this match?
page-mine-leave-help = It is not over. Off the list, your seat in it is lost with this page.
page-mine-keep = Keep it
page-mine-gone = Taken off the list.
page-mine-undo = Undo
page-new-names = Your names
page-new-person = Player { $number }
page-names-friend = What shall your friend call you?
page-names-device = What are you called?
page-names-help = Asked once: this device remembers it, and “Level and options” changes it.
page-new-tinker = For tinkerers
page-new-add = Add all three
chifootmi-pro-plus-bare = Without an added rule Pro+ is the same as Pro.
page-play-first = To begin with: a short match against the computer, { $level } level
page-play-with = As last time: { $options }
page-mine-both =
    { $count ->
        [2] both of you here
       *[other] { $count } of you here
    }
page-mine-computer = the computer ({ $level })
page-mine-against = against { $name }
page-mine-club = club { $number }
page-mine-club-won = Club { $number } wins!
page-mine-with = with { $names }
page-mine-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-mine-won = You won
page-mine-lost = You lost
page-mine-drawn = A draw
page-mine-running = Running
page-not-yet = In the workshop: not playable yet.
page-your-name = Your name
page-optional = if you like
page-invited = You are invited
page-invited-help = A seat is kept for you at { $game }.
page-invited-by = { $name } keeps a seat for you at { $game }.
page-invited-level = Level: { $level }.
page-sit-down = Sit down and play
page-new-setup = Set up a position by hand
page-invited-study = This is a study: it does not begin with the usual set-up, and whoever made it knows all cards.
page-with-hints = Hints: whoever is to choose may ask how good the choices are
page-invited-hints = With hints: whoever is to choose, you as well as the other side, may ask how good the choices are.
page-no-stand-ins = No stand-ins: the computer never plays for somebody who is away
