### Ce que la page dit à la table de Chifootmi en français. Événements, refus et coups sont dans /locales/fr.ftl.

chifootmi-table-desc = Les cartes des deux équipes et, entre elles, la zone de match.
chifootmi-duel = Duel { $duel } sur { $duels }
chifootmi-kept = Conservation { $kept } sur { $needed }
chifootmi-phase-shot = Tir
chifootmi-phase-over = Fin du match
chifootmi-kick-name =
    { $kick ->
        [free-kick] Coup franc
        [penalty] Penalty
        [last-shot] Dernier tir
        [shoot-out] Tirs au but
       *[shot] Tir
    }
chifootmi-kick-title =
    { $kick ->
        [free-kick] Coup franc pour { name-shooter }
        [penalty] Penalty pour { name-shooter }
        [last-shot] Dernier tir pour { name-shooter }
        [shoot-out] { name-shooter } au point de penalty
       *[shot] { name-shooter } tire
    }
chifootmi-you-shoot = À toi de tirer.
chifootmi-you-keep = Tu es dans les buts.
chifootmi-goals = Buts
chifootmi-card =
    { name-side }, { $card ->
        [X] carte Dribble/Tacle
       *[value] { $card }
    }
chifootmi-card-goal = { name-side }, un but : le { $card } retourné
chifootmi-card-hidden = { name-side }, une carte cachée
chifootmi-pile-down =
    { $count ->
        [0] { name-side } : la pioche cachée est vide
        [one] { name-side } : pioche cachée, { $count } carte
       *[other] { name-side } : pioche cachée, { $count } cartes
    }
chifootmi-pile-up =
    { $count ->
        [0] { name-side } : la pioche visible est vide
        [one] { name-side } : pioche visible, { $count } carte, { $card } au sommet
       *[other] { name-side } : pioche visible, { $count } cartes, { $card } au sommet
    }
chifootmi-pile-played =
    { $count ->
        [0] { name-side } : aucune carte ramassée
        [one] { name-side } : { $count } carte ramassée
       *[other] { name-side } : { $count } cartes ramassées
    }
chifootmi-sealed = { name-side } : un choix scellé
chifootmi-sealed-mine = Ton choix scellé
chifootmi-ask-card =
    { $shot ->
        [true] { $ball ->
            [yes] C’est le tir : quelle carte ?
           *[no] En face, ça tire : quelle carte pour l’arrêter ?
        }
       *[false] { $ball ->
            [yes] Tu as le ballon : quelle carte ?
           *[no] Tu défends : quelle carte ?
        }
    }
chifootmi-ask-pile = Prends une carte : dans quelle pioche ?
chifootmi-ask-shoot = Où tires‑tu ?
chifootmi-ask-dive = Où plonges‑tu ?
chifootmi-ask-offside = Hors-jeu ! Tu lèves le drapeau ?
chifootmi-ask-one-two = Le une-deux est possible. Tu le joues ?
chifootmi-aim =
    { $as ->
        [keeper] { $to ->
            [SL] À ta droite
            [SR] À ta gauche
           *[SC] Rester au centre
        }
       *[shooter] { $to ->
            [SL] À gauche
            [SR] À droite
           *[SC] Au centre
        }
    }
chifootmi-call-toss = { name-side } engage
chifootmi-call-kept = Conservation { $kept } sur { $needed }
chifootmi-call-lost = Ballon perdu
chifootmi-call-tackled = Taclé !
chifootmi-call-counter-attack = Contre-attaque !
chifootmi-call-parried = Repoussé !
chifootmi-call-new-attempt = Un homme effacé
chifootmi-call-over = Au-dessus !
chifootmi-call-goal = But !
chifootmi-call-offside =
    { $signalled ->
        [true] Hors-jeu !
       *[false] On joue
    }
chifootmi-call-one-two =
    { $made ->
        [true] Une-deux !
       *[false] Pas de une-deux
    }
chifootmi-call-full-time = Fin du match
chifootmi-call-kick-goal = But !
chifootmi-call-kick-saved = Arrêté !
chifootmi-shoot-out = Tirs au but
chifootmi-mark-goal = but
chifootmi-mark-saved = arrêté
chifootmi-mark-open = à tirer
chifootmi-mark-next = au suivant
chifootmi-story-start = Coup d’envoi
chifootmi-story-duel = Duel { $duel }
chifootmi-story-end = Fin du match
chifootmi-seen = Cartes jouées et à venir
chifootmi-seen-played = { name-side } a joué
chifootmi-seen-unseen = Pas encore vues
chifootmi-hint-1 = Ces quatre cartes sont à toi. Choisis‑en une : les deux équipes montrent la leur au même moment.
chifootmi-hint-2 = La carte ballon est du côté de l’attaquant. Conserve le ballon autant de fois qu’il y a de crampons, et tu tires.
chifootmi-hint-3 = Après un duel, tu prends une carte : celle que tout le monde voit, ou une cachée, qui reste ton secret.
chifootmi-habit-offside = Toujours lever le drapeau au hors-jeu
chifootmi-habit-one-two = Toujours jouer le une-deux
