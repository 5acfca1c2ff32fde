### Ce que la page dit à la table de tous les jeux en français, dès qu’on y joue ou qu’on regarde.

page-give-up-ask = Abandonner le match ?
page-give-up-help = L’autre équipe gagne aussitôt. C’est sans retour.
page-give-up-stay = Continuer à jouer
page-give-up-side = { name-side } abandonne
page-confirm = Jouer ça
page-confirm-not = Changer
page-you-win = Tu gagnes !
page-you-lose = Tu perds
page-draw = Match nul
page-result-close = Voir la position finale
page-series = Jusqu’ici, en matchs : { $red } à { $blue }
page-series-draws =
    { $draws ->
        [one] Jusqu’ici, en matchs : { $red } à { $blue }, et { $draws } nul
       *[other] Jusqu’ici, en matchs : { $red } à { $blue }, et { $draws } nuls
    }
page-met = Tu as joué contre l’ordinateur, niveau { $level }.
page-level-up = Un niveau plus haut : { $level }
page-level-down = Un niveau plus bas : { $level }
page-again-swapped = Rejouer en changeant de côté
page-result-picture = Image du résultat
page-own-keys = Ou tous les deux avec vos touches, cartes cachées :
page-own-keys-of = { name-side } { $keys }
page-invite-lonely = Ce lien ne marche que sur cet ordinateur.
page-invite-lonely-help = Pour un ami ailleurs, lance Onze avec la ligne ci-dessous, ouvre cette page à l’adresse de l’ordinateur dans ton réseau, et invite à nouveau.
page-invite-send = Envoyer le lien
page-invite-code = Code QR
page-invite-code-label = L’invitation en code QR, à scanner avec un téléphone.
page-throw-ask = À toi de lancer
page-throw = Lancer les dés
page-next-match = Au match suivant
page-copy-watch = Copier un lien pour spectateurs
page-give-up = Abandonner
page-lock = Réserver ma place à cet appareil
page-lock-ask = Réserver ta place à cet appareil ?
page-lock-help = Tout autre appareil ou navigateur qui tient ta place ne pourra plus que regarder. Fais‑le si quelqu’un a pu voir ton lien.
page-lock-yes = Fermer aux autres
page-lock-not = Ne rien changer
page-give-up-sure = Oui, abandonner le match
page-again = Rejouer
page-wait-rematch = On attend la réponse…
page-go-on = Reprendre
page-ask-pause = Demander une pause
page-ask-stand-in = Laisser l’ordinateur jouer à ma place
page-take-seat-back = Reprendre ma place
page-apart = Les autres joueurs ne sont pas joignables directement pour l’instant. Leurs coups peuvent arriver avec quelques secondes de retard.
page-withdraw = Retirer
page-ask-stand-in-away = Laisser l’ordinateur jouer pour { name-side }
page-offered =
    { $what ->
        [choice] Tu as inscrit un résultat : { $choice }.
        [pause] Tu as demandé une pause.
        [go_on] Tu voudrais reprendre.
        [draw] Tu as proposé le match nul.
        [take_back] Tu voudrais reprendre ton coup.
        [rematch] Tu voudrais une revanche.
        [return_match] Tu voudrais une revanche en changeant de côté.
       *[stand_in] Tu as demandé que l’ordinateur te remplace.
    } On attend la réponse.
page-yes = Oui
page-no = Non
page-wrong = Quelque chose ne va pas
page-wrong-help = Ce texte contient la feuille de match, l’étape et les versions : tout ce qu’il faut pour comprendre. Copie‑le dans ton message, ou enregistre‑le.
page-wrong-copy = Copier le texte
page-wrong-save = Enregistrer le texte
page-wrong-text = Rapport
page-call = M’appeler quand c’est à moi
page-call-on = On t’appellera
page-hand-over = { name-side }, c’est à toi.
page-hand-over-help =
    { $what ->
        [chifootmi] Prends l’écran. L’autre regarde ailleurs : tes cartes et ton choix ne sont qu’à toi.
        [challenge] Prends l’écran. Les autres regardent ailleurs : qui tu fais jouer ne regarde que toi.
        [simulator] Prends l’écran. L’autre regarde ailleurs : ton choix ne regarde que toi.
       *[final] Prends l’écran. Ce que tu choisis maintenant ne se reprend pas.
    }
page-hand-over-ready = Je suis { name-side }
page-invite = Invite ton ami
page-invite-help = Envoie ce lien. Le premier qui l’ouvre joue { name-side }.
page-invite-whom = { $count } clubs sont libres, un lien chacun :
page-invite-link = Lien d’invitation
page-copy = Copier le lien
page-look-return = Retour au match
page-look-news =
    { $count ->
        [one] une étape de plus depuis
       *[other] { $count } étapes de plus depuis
    }
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-well-played = Bien joué !
page-phrase-lucky = Quelle chance !
page-phrase-one-moment = Un instant, s’il te plaît.
page-phrase-thanks = Merci !
page-say-mute = Ne plus écouter les autres
page-say-muted = Les autres sont muets
page-said = { name-side } : { $words }
page-invite-here = Dans ton réseau :
page-waste-not = Revenir
shoot-waste-one = Laisser le { $points } ? Il peut encore servir.
shoot-waste-both = Laisser les deux dés, { $one } et { $two } ? Ils peuvent encore servir.
challenge-waste-dice =
    { $dice_count ->
        [one] Finir les déplacements sans jouer le { $dice } ?
       *[other] Finir les déplacements sans jouer { $dice } ?
    }
challenge-waste-sale =
    { $champions ->
        [one] Vendre un champion pour { $price } MF ? C’est définitif.
       *[other] Vendre { $champions } champions pour { $price } MF ? C’est définitif.
    }

# Qui arrive, qui part, et ce qu’on propose.
page-offer =
    { $what ->
        [choice] { name-side } a inscrit un résultat : { $choice }. C’est bien ça ?
        [rematch] { name-side } veut une revanche.
        [return_match] { name-side } veut une revanche en changeant de côté.
        [pause] { name-side } demande une pause.
        [go_on] { name-side } voudrait reprendre.
        [draw] { name-side } propose le match nul.
        [take_back] { name-side } voudrait reprendre un coup.
       *[stand_in] { name-side } propose que l’ordinateur prenne le relais.
    }
page-news-sat = { $name } s’assoit à la table.
page-news-here = { $name } est de retour.
page-news-away = { $name } a quitté la table.
page-news-goes-on = Le match reprend.
