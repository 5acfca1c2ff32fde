### What the page says about hints, in matches where all agreed to them, in English.

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
