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
    { page-colour }, { $card ->
        [X] carte Dribble/Tacle
       *[value] { $card }
    }
chifootmi-card-goal = { page-colour }, un but : le { $card } retourné
chifootmi-card-hidden = { page-colour }, une carte cachée
chifootmi-pile-down =
    { $count ->
        [0] { page-colour } : la pioche cachée est vide
        [one] { page-colour } : pioche cachée, { $count } carte
       *[other] { page-colour } : pioche cachée, { $count } cartes
    }
chifootmi-pile-up =
    { $count ->
        [0] { page-colour } : la pioche visible est vide
        [one] { page-colour } : pioche visible, { $count } carte, { $card } au sommet
       *[other] { page-colour } : pioche visible, { $count } cartes, { $card } au sommet
    }
chifootmi-pile-played =
    { $count ->
        [0] { page-colour } : aucune carte ramassée
        [one] { page-colour } : { $count } carte ramassée
       *[other] { page-colour } : { $count } cartes ramassées
    }
chifootmi-sealed = { page-colour } : un choix scellé
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
chifootmi-habit-offside = Toujours lever le drapeau au hors-jeu
chifootmi-habit-one-two = Toujours jouer le une-deux

## Qui et pourquoi

chifootmi-why-kept =
    { $attacker_card ->
        [X] Le dribble passe le { $defender_card } : { name-attacker } garde le ballon.
       *[value] { $even ->
            [true] { $attacker_card } partout, l’égalité suffit : { name-attacker } garde le ballon.
           *[false] { $attacker_card } bat { $defender_card } : { name-attacker } garde le ballon.
        }
    }
chifootmi-why-lost = { $defender_card } bat { $attacker_card } : { name-defender } prend le ballon.
chifootmi-why-tackled = Le tacle arrête le dribble : { name-defender } prend le ballon.
chifootmi-why-counter-attack = Tacle réussi : une seule conservation suffit à { name-side }.
chifootmi-why-parried = { $attacker_card } partout : { name-attacker } tire encore.
chifootmi-why-new-attempt = Le dribble passe le { $defender_card } : { name-attacker } tire encore.
chifootmi-why-over = { $attacker_card } contre { $defender_card } : { $difference } d’écart, et 3 est le maximum.
chifootmi-why-goal =
    { $card_shot ->
        [true] { $attacker_card } contre { $defender_card }, { $by } d’écart : but de { name-side }.
       *[false] But de { name-side }.
    }
chifootmi-kick-by = But de { name-side }
chifootmi-kick-saved-by = Arrêt de { name-other }
chifootmi-note-card =
    { $shot ->
        [true] { $ball ->
            [yes] But si tu as 1, 2 ou 3 de plus. Égalité : tu tires encore.
           *[no] Une carte plus forte l’arrête ; avec 4 de moins ou davantage, ça passe au-dessus. Égalité : ça tire encore.
        }
       *[false] { $ball ->
            [yes] Égal ou plus fort, tu gardes le ballon.
           *[no] Il te faut une carte plus forte ; égal ne suffit pas.
        }
    }
chifootmi-note-pile = La carte visible est connue des deux, la cachée de toi seul.
chifootmi-note-kick =
    { $as ->
        [keeper] Du même côté que le tireur, tu l’arrêtes.
       *[shooter] But, sauf si le gardien part du même côté.
    }
chifootmi-x = D/T
