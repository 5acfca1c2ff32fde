### Ce que la page dit à la table de tous les jeux en français, dès qu’on y joue ou qu’on regarde.

page-give-up-ask = Abandonner le match ?
page-give-up-help = L’autre équipe gagne aussitôt. C’est sans retour.
page-give-up-stay = Continuer à jouer
page-give-up-side = { name-side } abandonne
page-confirm = Jouer ça
page-confirm-not = Changer
