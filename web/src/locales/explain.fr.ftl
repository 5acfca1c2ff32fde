### Ce que dit la page quand elle pèse des choix, et quand elle explique un match terminé, en français.

explain-title = Le match expliqué
explain-working = Le match est rejoué à partir de chaque étape, bien des fois…
explain-waiting =
    { $before ->
        [0] C’est le prochain…
        [one] En attente : un match d’un autre passe avant…
       *[other] En attente : { $before } matchs d’autres passent avant…
    }
explain-stop = Arrêter
explain-stopped = L’explication est arrêtée.
explain-again = Expliquer le match
explain-percent = { $share } %
explain-how = Les chances de gagner de { $name }, étape par étape, si deux Cadets de l’ordinateur jouaient la suite.
explain-curve = Les chances de gagner de { $name }, étape par étape
explain-luck-is = chance : dés, cartes, erreur de la main, ce qui était caché
explain-judgement-is = jugement : un choix
explain-account = De quoi le résultat est fait, pour { $name }
explain-start = Chances avant le premier choix
explain-luck = Chance
explain-judgement = Jugement de { $name }
explain-result = Résultat
explain-better = Mieux : { $choice }.
explain-why = D’après ce que { $name } pouvait savoir, ce coup gagne dans { $instead } des cas, au lieu de { $chosen }.
explain-goals = Buts peu après : { $goals } de plus qu’avec le choix fait.
explain-why-luck = Ce n’est pas le choix de { $name } mais la chance qui a fait bouger le match ici.
explain-why-judgement = C’est le choix de { $name } qui a fait bouger le match ici.
explain-moment-luck = { $name } a choisi, la chance a fait bouger le match
explain-moment-judgement = Le choix de { $name }
explain-moment-nothing = Le choix de { $name }
explain-has-better = Il y avait mieux
explain-no-moments = Rien n’a fait bouger ce match à lui seul.

## La lettre qui demande
weigh-key = q
weigh-ask = Que valent mes choix ?
weigh-working = Tes choix sont joués jusqu’au bout, bien des fois…
weigh-title = Tes choix, le meilleur d’abord
weigh-how = Les chances de gagner si deux Cadets de l’ordinateur jouaient la suite, d’après ce que tu peux savoir. Après ± : deux fois l’erreur type.
weigh-few =
    { $of ->
        [one] Il n’y en a pas d’autre.
       *[other] Les { $n } meilleurs sur { $of } essayés.
    }
weigh-share = { $share } %
weigh-error = ± { $error }
weigh-said = { $choice } : { $share } %, à { $error } près
weigh-close = Fermer
