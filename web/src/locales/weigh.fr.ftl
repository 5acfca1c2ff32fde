### Ce que la page dit des conseils, dans les matchs où tous les ont acceptés, en français.

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
