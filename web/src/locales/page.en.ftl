### What the page itself says in English. Events, refusals and moves are in /locales/en.ftl.

page-title-home = Four football games
page-title-new = New match
page-title-replay = Replay
page-title-rules = Rules
page-title-mine = My matches
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
page-not-yet = In the workshop: not playable yet.
page-your-name = Your name
page-optional = if you like
page-seconds = { $seconds } seconds
page-rules-missing = The rulebook of this game is not written yet.
page-rules-table = Table

## At the table

page-table = The table
page-score = Score
page-has-ball = has the ball
page-chooses = is choosing
page-away = (away)
page-you = you
page-computer = computer
page-choices = Your choices
page-ask-one = { name-side }: { $asked }
page-watching = Tap, or press the space bar, to skip ahead.
page-sealing = Under seal…
page-wait = Your choice is sealed. { name-side } is thinking.
page-wait-any = { name-side } is thinking.
page-wait-friend = Waiting for your friend.
page-winner = { name-side } wins!
page-story = The match
page-story-more = Earlier
page-next-match = To the next match
page-menu = More
page-copy-watch = Copy a link for spectators
page-replay = Watch the replay
page-give-up = Give up
page-give-up-sure = Yes, give up the match
page-again = Play again
page-wait-rematch = Waiting for the answer…
page-paused = The match is paused.
page-go-on = Go on
page-ask-pause = Ask for a break
page-ask-stand-in = Let the computer stand in for me
page-free-seat = free seat
page-stood-in = { $name } (computer)
page-stand-in-plays = The computer plays for you.
page-take-seat-back = Take my seat back
page-withdraw = Withdraw
page-ask-stand-in-away = Let the computer play for { name-side }
page-offered =
    { $what ->
        [pause] You have asked for a break.
        [go_on] You would like to go on.
        [draw] You have offered a draw.
        [take_back] You would like to take your move back.
        [rematch] You would like a rematch.
       *[stand_in] You have asked for the computer to stand in.
    } The answer is still to come.
page-close = Close
page-yes = Yes
page-no = No
page-offer =
    { $what ->
        [rematch] { name-side } would like a rematch.
        [pause] { name-side } asks for a break.
        [go_on] { name-side } would like to go on.
        [draw] { name-side } offers a draw.
        [take_back] { name-side } would like to take a move back.
       *[stand_in] { name-side } asks for the computer to stand in.
    }

## Around the match, for the ear

page-log = What happens
page-news-sat = { $name } sits down.
page-news-here = { $name } is back.
page-news-away = { $name } has left the table.
page-news-stand-in = The computer plays for { $name }.
page-news-seat-back = { $name } plays again.
page-news-taken-back = A move is taken back.
page-news-goes-on = The match goes on.
page-seconds-left =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
page-ear-field = Question or move
page-ear-go = Ask
page-walk = Walk over the board with the arrow keys

page-wrong = Something is wrong here
page-wrong-help = This text holds the record of the match, the step and the versions: all that somebody needs to look into it. Copy it into your report, or save it.
page-wrong-copy = Copy the text
page-wrong-save = Save the text
page-wrong-text = Report
page-call = Call me when it is my turn
page-call-on = You will be called
page-your-turn = Your turn.

page-hint-title = Hint
page-hint-next = Next
page-hint-done = Let’s play
page-hint-never = No hints

page-hand-over = { name-side }, it is your turn.
page-hand-over-help = Take the screen. The other one looks away: your cards and your choice are yours alone.
page-hand-over-ready = I am { name-side }

page-invite = Invite your friend
page-invite-help = Send this link. Whoever opens it first plays { name-side }.
page-invite-link = Invitation link
page-copy = Copy the link
page-copied = Copied
page-invited = You are invited
page-invited-help = A seat is kept for you at { $game }.
page-invited-by = { $name } keeps a seat for you at { $game }.
page-invited-level = Level: { $level }.
page-sit-down = Sit down and play
page-watch-only = Just watch

## Connection

page-connecting = On the way to the table…
page-link-lost = The line is down. Calling again…
page-link-gone = The server does not answer. Your match is safe; we keep trying.
page-link-back = The line is up again.
page-try-now = Try now
page-try-again = Try again
page-state-offline = No answer from the server
page-state-offline-help = Perhaps it is taking a break. Nothing is lost: try again in a moment.
page-state-no-match = No match here
page-state-no-match-help = There is no match at this address. Perhaps a letter of the link is missing: copy it again.
page-state-seat-taken = This seat is taken
page-state-seat-taken-help = Somebody has already sat down with this link. Ask for another one, or watch.
page-state-token-wrong = This link no longer opens a seat
page-state-token-wrong-help = An invitation works once. If it was you, open your matches in the browser where you sat down.
page-state-no-table = No table for this game
page-state-no-table-help = This page cannot show the game yet. Reload it: perhaps there is a newer one.
page-state-other = The table cannot be reached
page-state-other-help = Something is in the way. Try again, or start a new match.
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
page-sound = Sound
