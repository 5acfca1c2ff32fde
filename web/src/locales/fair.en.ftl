### What the page says when it checks the draws of a finished match, in English.

fair-title = Were the dice fair?
fair-working = Working it out…
fair-how = The server fixed a secret before the first draw and published only its fingerprint. Now that the match is over the secret is public, and your browser works every draw out again by itself.
fair-how-here = This device fixed a secret before the first draw and kept it apart from the record. Now that the match is over every draw is worked out again from it. Whoever owns the device could have looked at the secret before.
fair-yes = Yes. Everything fits.
fair-no = No. Something does not fit.
fair-cannot = This cannot be checked here.
fair-commit = The secret is the one whose fingerprint was published before the first draw.
fair-noted = It is the fingerprint that this browser noted while you were playing.
fair-draws =
    { $count ->
        [one] { $count } draw follows from the secret, the choice and your words.
       *[other] All { $count } draws follow from the secret, the choices and your words.
    }
fair-seals =
    { $count ->
        [0] No choice had to be sealed.
        [one] { $count } sealed choice is the one that was handed in.
       *[other] All { $count } sealed choices are those that were handed in.
    }
fair-moves =
    { $count ->
        [one] The one step keeps to the rules, and leads where the record says.
       *[other] All { $count } steps keep to the rules, and lead where the record says.
    }
fair-fault-noted = The record tells another fingerprint than the one that this browser noted while you were playing.
fair-fault-line =
    { $wrong ->
        [draws] The draws in line { $line } of the record do not follow from the secret.
        [seal] The seal in line { $line } of the record was made for another choice.
        [state] The state that line { $line } of the record tells is not the one that the match leads to.
       *[line] Line { $line } of the record is not one that the rules allow.
    }
fair-fault-typed = The draws of this match were typed in from a real table. They may well be right, but nobody can work them out again.
fair-fault-no-secret = This copy of the record does not hold the secret. It is given out once the match is over.
fair-fault-next = Keep the match record: it is the proof. Ask the owner of the server how it came about.
fair-fault-offline = The server does not answer. Try again in a moment.
fair-fault-no-engine = This page came without what plays the match again. The program can do it: “onze verify” with the match record.
