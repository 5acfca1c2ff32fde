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
