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
page-again-swapped = Rejouer, côtés changés
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
