### What the page says when it checks the draws of a finished match, in English.

fair-title = Were the dice fair?
fair-working = Working it out…
fair-how = The server fixed a secret before the first draw and published only its fingerprint. Now that the match is over the secret is public, and your browser works every draw out again by itself.
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
fair-fitting =
    { $count ->
        [one] { $count } draw was made when the clock ran out. It is a possible one; how many choices there were only the rules know.
       *[other] { $count } draws were made when the clock ran out. They are possible ones; how many choices there were only the rules know.
    }
fair-scripted =
    { $count ->
        [one] { $count } draw was laid down beforehand, in the open.
       *[other] { $count } draws were laid down beforehand, in the open.
    }
fair-seals =
    { $count ->
        [0] No choice had to be sealed.
        [one] { $count } sealed choice is the one that was handed in.
       *[other] All { $count } sealed choices are those that were handed in.
    }
fair-not-checked = Not checked here: whether every move keeps to the rules. The program does that too, with the match record and “onze verify”.
fair-fault-commit = The secret does not fit the fingerprint that the record tells.
fair-fault-noted = The record tells another fingerprint than the one that this browser noted while you were playing.
fair-fault-draw =
    { $step ->
        [0] The set-up tells “{ $told }”. The secret gives “{ $due }”.
       *[other] Step { $step } ({ $choice }) tells “{ $told }”. The secret gives “{ $due }”.
    }
fair-fault-seal = Step { $step }: the choice “{ $choice }” is not the one that was sealed.
fair-fault-unreadable = Line { $line } of the record is not readable.
fair-fault-typed = The draws of this match were typed in from a real table. They may well be right, but nobody can work them out again.
fair-fault-no-secret = This copy of the record does not hold the secret. It is given out once the match is over.
fair-fault-next = Keep the match record: it is the proof. Ask the owner of the server how it came about.
fair-fault-no-crypto = Browsers lend their tools for this only to pages opened over https, or on the device itself. The program can do it everywhere: “onze verify” with the match record.
fair-fault-offline = The server does not answer. Try again in a moment.
