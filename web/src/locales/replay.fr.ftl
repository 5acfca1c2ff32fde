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
page-explain = Expliquer le match
page-replay-table = Retour à la table
page-play-on = Jouer à partir d’ici
page-play-on-step = Jouer à partir de l’étape { $n }
page-play-on-help = Une étude : un match à part, qui commence par cette position. L’ancien reste tel quel.
page-play-on-computer = Contre l’ordinateur
page-play-on-friend = Avec un ami
page-play-on-device = À deux ici
page-setup-here = Modifier à la main
page-replay-speed = Vitesse
page-replay-times =
    { $times ->
        [0.5] ×0,5
       *[other] ×{ $times }
    }
page-replay-times-said = Vitesse { $times }
page-replay-follow = Suivre le ballon
page-replay-moments = Temps forts
page-replay-moment-before = Au temps fort précédent
page-replay-moment-after = Au temps fort suivant
page-replay-highlights = Le résumé
page-report = Compte rendu
page-send-goal = Un but à envoyer
page-send-attack = Cette action en film
page-level-easy = C’était un peu trop facile pour toi : le { $level } te donnera plus de fil à retordre.
page-level-hard = C’était du costaud : le { $level } te laissera plus d’espaces pour essayer des choses.
