### What the page says when it weighs choices, and when it explains a finished match, in English.

explain-title = The match explained
explain-working = Playing the match on from each of its steps, many times…
explain-waiting =
    { $before ->
        [0] It is next…
        [one] Waiting: one match of others comes first…
       *[other] Waiting: { $before } matches of others come first…
    }
explain-stop = Stop
explain-stopped = It was stopped.
explain-again = Explain the match
explain-percent = { $share }%
explain-how = The chance of { $name } to win, step by step, as players of the club would play on.
explain-curve = The chance of { $name } to win, step by step
explain-luck-is = luck: dice, cards, the hand’s error, what was hidden
explain-judgement-is = judgement: a choice
explain-account = What the result was made of, for { $name }
explain-start = Chance before the first choice
explain-luck = Luck
explain-judgement = Judgement of { $name }
explain-result = Result
explain-better = Better: { $choice }.
explain-why = By what { $name } could know, that wins { $instead } of the time instead of { $chosen }.
explain-goals = Goals soon after: { $goals } more than with what was chosen.
explain-why-luck = Not the choice of { $name } but luck moved the match here.
explain-why-judgement = The choice of { $name } moved the match here.
explain-moment-luck = { $name } chose, luck moved the match
explain-moment-judgement = The choice of { $name }
explain-moment-nothing = The choice of { $name }
explain-has-better = There was something better
explain-no-moments = Nothing moved this match by itself.

## The letter that asks
weigh-key = w
weigh-ask = How good are my choices?
weigh-working = Playing your choices on, many times…
weigh-title = Your choices, the best first
weigh-how = The chance to win as players of the club would play on, by what you can know. After ±: twice the standard error.
weigh-few =
    { $of ->
        [one] The only one there is.
       *[other] The best { $n } of { $of } that were tried.
    }
weigh-share = { $share }%
weigh-error = ± { $error }
weigh-said = { $choice }: { $share }%, give or take { $error }
weigh-close = Close
