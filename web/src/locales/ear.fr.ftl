### Ce que la page dit à qui joue à l’oreille, en français : les réponses aux questions sur le plateau.

## Les questions : une lettre, des mots pour le champ, et ce qu’elles demandent

page-ear-key-ball = b
page-ear-key-near = p
page-ear-key-row = r
page-ear-key-mine = m
page-ear-key-theirs = a
page-ear-key-last = d
page-ear-key-score = s
page-ear-key-choices = c
page-ear-key-help = h
page-ear-words-ball = ballon|où est le ballon
page-ear-words-near = proches|près|qui est près|qui est proche
page-ear-words-row = rangée|lire la rangée|lis la rangée
page-ear-words-mine = moi|mes joueurs|mes cartes|ma main
page-ear-words-theirs = adversaire|ses joueurs|ses cartes|les joueurs adverses
page-ear-words-last = dernier|dernier coup
page-ear-words-score = score
page-ear-words-choices = choix|que puis-je faire|coups
page-ear-words-help = aide|touches
page-ear-what-ball = où est le ballon
page-ear-what-near = qui est près
page-ear-what-row = lire la rangée
page-ear-what-mine = mon équipe
page-ear-what-theirs = l’équipe adverse
page-ear-what-last = le dernier coup
page-ear-what-score = le score
page-ear-what-choices = que puis-je faire
page-ear-what-help = ces touches
page-ear-help = La barre oblique mène au champ des questions et des coups. Un chiffre joue le choix qui porte ce numéro. Sur le plateau, les flèches vont de place en place.
page-ear-nothing-yet = Il ne s’est encore rien passé.
page-ear-more =
    { $count ->
        [one] Et encore { $count } autre.
       *[other] Et { $count } autres.
    }
page-ear-unknown = « { $words } » ne dit rien à cette table. Tape aide pour savoir ce que tu peux demander.
page-ear-played = Joué : { $choice }.
page-ear-nothing-here = Il n’y a rien à faire ici pour l’instant.

## Chifootmi

chifootmi-ear-card =
    { $card ->
        [X] Dribble/Tacle
       *[value] { $card }
    }
chifootmi-ear-slot =
    { $what ->
        [empty] { $slot }, vide
        [hidden] { $slot }, cachée
        [secret] { $slot }, { chifootmi-ear-card }, que toi seul vois
       *[open] { $slot }, { chifootmi-ear-card }
    }
chifootmi-ear-hand =
    { $whose ->
        [mine] Tes cartes :
        [theirs] Cartes adverses :
       *[side] { name-side } :
    }
chifootmi-ear-pair =
    { $has ->
        [r] Rouge { $red }
        [b] Bleu { $blue }
       *[rb] Rouge { $red } contre Bleu { $blue }
    }
chifootmi-ear-zone = Dans la zone de match, du plus récent au plus ancien :
chifootmi-ear-zone-empty = La zone de match est vide.
chifootmi-ear-ball =
    { $phase ->
        [kick] { chifootmi-kick-title }.
        [shot] { name-side } a le ballon et tire.
       *[keep] { name-side } a le ballon, conservation { $kept } sur { $needed }.
    }
chifootmi-ear-score = { -red } { $red }, { -blue } { $blue }. { $duel } duels joués sur { $duels }.
chifootmi-ear-empty = { name-side } : une place vide

## SHOOT

shoot-ear-team = { name-side } :
shoot-ear-man =
    { $offside ->
        [true] le { $number } en { $square }, hors jeu
       *[false] le { $number } en { $square }
    }
shoot-ear-to-goal =
    { $rows ->
        [0] Il est sur la dernière rangée devant le but de { name-side }.
        [one] { $rows } rangée jusqu’au but de { name-side }.
       *[other] { $rows } rangées jusqu’au but de { name-side }.
    }
shoot-ear-beside = À côté de lui :
shoot-ear-nobody-beside = Personne n’est à côté.
shoot-ear-near = Les plus proches du ballon en { $square } :
shoot-ear-steps =
    { $steps ->
        [one] à { $steps } pas
       *[other] à { $steps } pas
    }
shoot-ear-row = Rangée { $row } :
shoot-ear-row-empty = La rangée { $row } est vide.
shoot-ear-no-row = Les rangées vont de 1 à { $rows }.
shoot-ear-square =
    { $dark ->
        [true] { $square }, vert foncé, vide
       *[false] { $square }, vert clair, vide
    }
shoot-ear-next-to-ball = à côté du ballon
shoot-ear-can-move = peut bouger
shoot-ear-reach = le { $number } y va avec { $points }
shoot-ear-score = { -red } { $red }, { -blue } { $blue }.
shoot-ear-cannot = Le { $number } ne peut pas aller en { $square } maintenant.
shoot-ear-which-points = Le { $number } peut aller en { $square } avec { $points } points. Dis lesquels, par exemple « { $number } { $square } { $points_1 } ».
shoot-ear-movers =
    { $numbers_count ->
        [one] Peut bouger : le { $numbers }.
       *[other] Peuvent bouger : les { $numbers }.
    }
shoot-ear-reachers =
    { $numbers_count ->
        [one] Peut atteindre le ballon : le { $numbers }.
       *[other] Peuvent atteindre le ballon : les { $numbers }.
    }
shoot-ear-picked =
    { $count ->
        [one] Le { $number } est pris : { $count } carreau.
       *[other] Le { $number } est pris : { $count } carreaux.
    }
shoot-ear-dropped = Reposé.

simulator-ear-ball =
    { $held ->
        [false] Le ballon est en { $cell }.
       *[true] { $marked_count ->
            [0] { $peg } a le ballon en { $cell }, démarqué.
            [one] { $peg } a le ballon en { $cell }, { $marked } le marque.
           *[other] { $peg } a le ballon en { $cell }, { $marked } le marquent.
        }
    }
simulator-ear-mates = Ses coéquipiers, le plus proche d’abord :
simulator-ear-mate =
    { $peg }, { $marked_count ->
        [0] démarqué en { $cell }
       *[other] marqué par { $marked } en { $cell }
    }, { simulator-ear-cells }{ $offside ->
        [true] , hors jeu
       *[false] {""}
    }
simulator-ear-cells =
    { $cells ->
        [one] à { $cells } cellule
       *[other] à { $cells } cellules
    }
simulator-ear-man =
    { $peg } en { $cell }{ $lies ->
        [true] , couché
       *[false] {""}
    }{ $offside ->
        [true] , hors jeu
       *[false] {""}
    }
simulator-ear-team = { name-side } :
simulator-ear-row = Rangée { $row } :
simulator-ear-row-empty = La rangée { $row } est vide.
simulator-ear-score = { -red } { $red }, { -blue } { $blue }.
simulator-ear-empty = vide
simulator-ear-ball-here = le ballon est ici
simulator-ear-reach = { $peg } peut venir ici
simulator-ear-can-move = peut bouger
simulator-ear-beside = À côté : { $pegs }
simulator-ear-cells-of = Peut aller en { $cells }.
simulator-ear-cannot = { $peg } ne peut pas aller en { $cell } maintenant.
simulator-ear-movers = Peuvent bouger : { $pegs }.
simulator-ear-kick = { $peg } frappe : par la liste, par des nombres, ou avec le lance-pierre.
simulator-ear-picked =
    { $count ->
        [one] { $peg } en main : { $count } cellule.
       *[other] { $peg } en main : { $count } cellules.
    }
simulator-ear-held = { $peg } en main : Entrée le pose dans la cellule où tu vas.
simulator-ear-dropped = Reposé.
simulator-ear-help = La barre oblique mène au champ des questions et des coups : « 9 F11 » envoie ou place le 9 en F11, un nombre joue le choix qui le porte. Hors du champ, un chiffre prend le pion de ce numéro, E finit la phase ou prend ce qui est proposé, V revoit la dernière frappe. Sur le plateau, les flèches vont de cellule en cellule, Entrée prend et pose.

## CHALLENGE FOOT

challenge-ear-man =
    { $ring ->
        [true] { $club } { $number }, champion, en { $at }
       *[false] { $club } { $number } en { $at }
    }{ $keeper ->
        [true] , gardien
       *[false] { "" }
    }
challenge-ear-held = Le ballon est à { $who }.
challenge-ear-loose = Le ballon est libre en { $at }.
challenge-ear-far = { $who }, { $steps ->
        [0] sur le ballon
        [one] à une case
       *[other] à { $steps } cases
    }
challenge-ear-books = { $club } a { $cash } MF et { challenge-champions }.
challenge-ear-line = { $rank }, { $club }, { $points } points.
challenge-ear-score = { $host } { $south }, { $guest } { $north }, après { $throws } lancers.
challenge-ear-empty = { $at }, libre
challenge-ear-ball = le ballon
challenge-ear-can-move = peut se déplacer
challenge-ear-cannot = Le { $number } ne peut pas aller en { $at } maintenant.
challenge-ear-movers = Peuvent se déplacer : { $numbers }. Dis un numéro et une case, par exemple 9 M24.
challenge-ear-row-empty = Personne sur la rangée { $row }.
challenge-ear-drawn = Le chemin est tracé. Entrée encore une fois le joue.
challenge-ear-placed = Le { $number } en { $at }.
challenge-ear-picked = Le { $number } : { $count } cases à sa portée.
