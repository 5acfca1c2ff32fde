### Ce que la page dit quand on revoit un match en français.

page-replay-first = Au début
page-replay-back = Étape précédente
page-replay-next = Étape suivante
page-replay-last = À la fin
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-step = Étape { $n } sur { $last }
page-replay-to = Aller à l’étape { $n }
page-replay-link = Copier le lien
page-replay-record = Feuille de match
page-check = Vérifier le hasard
page-replay-table = Retour à la table
