### What the page itself says in English. Events, refusals and moves are in /locales/en.ftl.

page-title-home = Four football games
page-title-new = New match
page-title-replay = Replay
page-title-rules = Rules
page-title-mine = My matches
page-title-study = Set up a position
page-title-squads = Squads
page-title-strips = Strips
page-title-privacy = Privacy
page-title-lost = Out of play
page-skip = Skip to the page
page-nav = Main
page-mark = Onze: back to the games
page-to-home = Back to the games
page-lang-switch = Passer en français
page-light = Light theme
page-dark = Dark theme
page-lost = Ball out of play
page-lost-help = There is no page at this address. The games are one step away.
page-seconds = { $seconds } seconds

## At the table

page-table = The table
page-score = Score
page-has-ball = has the ball
page-chooses = is choosing
page-away = (away)
page-you = you
page-choices = Your choices
page-ask-one = { name-side }: { $asked }
page-watching =
    { $touch ->
        [true] Tap to skip ahead.
       *[false] Click, or press the space bar, to skip ahead.
    }
page-sealing = Under seal…
page-sending = One moment…
page-wait = Your choice is sealed. { name-side } is thinking.
page-wait-any = { name-side } is thinking.
page-wait-friend = Waiting for your friend.
page-winner = { name-side } wins!
page-story = The match
page-story-more = Earlier
page-menu = More
page-replay = Watch the replay
page-paused = The match is paused.
page-free-seat = free seat
page-stood-in = { $name } (computer)
page-stand-in-plays = The computer plays for you.
page-close = Close

## Around the match, for the ear

page-log = What happens
page-news-stand-in = The computer plays for { $name }.
page-news-seat-back = { $name } plays again.
page-news-taken-back = A move is taken back.
page-seconds-left =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
page-ear-field = Question or move
page-ear-go = Ask
page-walk = Walk over the board with the arrow keys

page-your-turn = Your turn.

page-copied = Copied
page-watch-only = Just watch

## Connection

page-connecting = On the way to the table…
page-link-offline = Offline: your choice goes out when you are back.
page-link-lost = The line is down. Calling again…
page-link-gone = The server does not answer. Your match is safe; we keep trying.
page-link-stopping = The server is stopping. Your match is safe and goes on here by itself.
page-link-back = The line is up again.
page-try-now = Try now
page-try-again = Try again
page-reload = Load it anew
page-old-fresh = Onze has been renewed, and this page is from before.
page-state-offline = No answer from the server
page-state-offline-help = Perhaps it is taking a break. Nothing is lost: try again in a moment.
page-refusal-other = That did not work. Try it once more.
page-refusal-offline = The server does not answer. Try again in a moment.
page-refusal-lost = The line went down before your choice arrived. Choose again as soon as it is back.
page-refusal-late = The match had already moved on. Look at the table and choose again.
page-refusal-too-fast = That was too fast. Wait a moment, then try again.

page-set = Settings
page-option =
    { $value ->
        [on] { $option }
        [off] { $option }: no
       *[other] { $option }: { $value }
    }
page-title-learn = How to play
page-how-to = How to play
page-how-to-play = How to play, in thirty seconds at the table

# The colours themselves, where sentences say the players’ names.
page-colour =
    { $side ->
        [R] Red
       *[B] Blue
    }
page-computer-name = Computer
page-level =
    { $level ->
        [random] Joker
        [rookie] Rookie
        [club] Club
        [league] League
        [champion] Champion
       *[other] { $level }
    }
page-outcome-season =
    { $winner_count ->
        [0] The title is shared.
       *[other] { name-winner } wins the championship!
    }
page-sound = Sound
page-look-back = Look back
page-flip = Turn the board
page-study = Study, nothing hidden from its maker
page-say = Say something
