### Ce que la page dit quand on revoit un match en français.

page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-play = Lancer
page-replay-pause = Pause
page-replay-step = Pas { $n } sur { $last }
page-replay-to = Aller au pas { $n }
page-replay-link = Copier le lien
page-replay-record = Feuille de match
page-check = Vérifier le hasard
page-replay-table = Retour à la table
