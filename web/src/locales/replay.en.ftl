### What the page says at the replay of a match in English.

page-replay-first = To the beginning
page-replay-back = One step back
page-replay-next = One step on
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-step = Step { $n } of { $last }
page-replay-to = Go to step { $n }
page-replay-link = Copy the link
page-replay-record = Match record
page-check = Check the dice
page-explain = Explain the match
page-replay-table = Back to the table
page-play-on = Play on from here
page-play-on-step = Play on from step { $n }
page-play-on-help = A study: a match of its own that begins with this position. The old one stays as it is.
page-play-on-computer = Against the computer
page-play-on-friend = With a friend
page-play-on-device = Both here
page-setup-here = Change by hand
page-replay-speed = Speed
page-replay-times =
    { $times ->
        [0.5] 0.5×
       *[other] { $times }×
    }
page-replay-times-said = { $times } as fast
page-replay-follow = Follow the ball
page-replay-moments = Moments
page-replay-moment-before = To the moment before
page-replay-moment-after = To the next moment
page-replay-highlights = Highlights
page-report = Match report
page-send-goal = A goal to send
page-send-attack = This attack as a film
page-level-easy = That looked easy: { $level } would give you more of a match.
page-level-hard = That was a hard one: { $level } leaves you more room to try things.
