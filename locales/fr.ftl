### Onze en français : toutes les phrases du logiciel.
###
### Courtes, au présent, avec les mots du football, et « tu » pour la voix de la page. Le programme ajoute les numéros d'article.
### Une équipe est « R » ou « B ». Une carte est un nombre, ou « X » pour une carte Dribble/Tacle ; vide, on ne la voit pas.
### Une liste $x vient avec le nombre de ses éléments, $x_count, et avec chacun d'eux, $x_1, $x_2 ; ce qui est absent compte 0.
### Un fait dans un autre s'écrit $dehors_dedans.
### Les deux fichiers ont les mêmes messages et les mêmes variables.
### Rouge et Bleu sont des noms d'équipe, sans article et au singulier, comme dans les règles.

## Les équipes

-red = Rouge
-blue = Bleu

name-side =
    { $side ->
        [R] { -red }
       *[B] { -blue }
    }
name-attacker =
    { $attacker ->
        [R] { -red }
       *[B] { -blue }
    }
# L'équipe sans ballon : l'autre.
name-defender =
    { $attacker ->
        [R] { -blue }
       *[B] { -red }
    }
name-shooter =
    { $shooter ->
        [R] { -red }
       *[B] { -blue }
    }
name-first =
    { $first ->
        [R] { -red }
       *[B] { -blue }
    }
# Pour tous les jeux, donc avec n'importe quelle lettre.
name-winner =
    { $winner ->
        [R] { -red }
        [B] { -blue }
       *[other] { $winner }
    }
name-loser =
    { $loser ->
        [R] { -red }
        [B] { -blue }
       *[other] { $loser }
    }
# L'autre équipe.
name-other =
    { $side ->
        [R] { -blue }
       *[B] { -red }
    }
name-south =
    { $south ->
        [R] { -red }
       *[B] { -blue }
    }
# L'équipe dont c'est le but.
name-goal =
    { $goal ->
        [R] { -red }
       *[B] { -blue }
    }

## Listes : « 8, 9 et 10 »

list-end = { $list } et { $last }

## Chifootmi : nom, niveaux, options

chifootmi-name = Chifootmi
chifootmi-about = Un jeu de cartes pour deux, une dizaine de minutes : conserve le ballon deux fois, puis trompe le gardien.

chifootmi-level-beginner = Débutant
chifootmi-level-beginner-help = Dès 6 ans. Onze cartes par équipe ; le tir est une frappe, à gauche ou à droite.
chifootmi-level-amateur = Amateur
chifootmi-level-amateur-help = Dès 8 ans. Dribbles et tacles entrent en jeu, et avec eux les coups francs.
chifootmi-level-pro = Pro
chifootmi-level-pro-help = Dès 10 ans. Le tir se joue aux cartes, et un tacle peut coûter un penalty.
chifootmi-level-pro-plus = Pro+
chifootmi-level-pro-plus-help = Le pro, avec les règles de ton choix en plus : hors-jeu, une-deux, contre-attaque.

chifootmi-option-level = Niveau
chifootmi-option-level-help = Les cartes avec lesquelles tu joues, et la façon de tirer.
chifootmi-option-offside = Hors-jeu
chifootmi-option-offside-help = En pro+ : un ballon conservé avec un écart de 7 ou plus peut être signalé hors jeu.
chifootmi-option-one-two = Une-deux
chifootmi-option-one-two-help = En pro+ : après un 10 tu joues le 9, et le 10 peut repasser devant.
chifootmi-option-counter-attack = Contre-attaque
chifootmi-option-counter-attack-help = En pro+ : tacle un dribble, et une seule conservation te suffit.
chifootmi-option-last-shot-after-card-goal = Dernier tir après un but aux cartes
chifootmi-option-last-shot-after-card-goal-help = Il y a un dernier tir même si le dernier duel donne un but aux cartes.
chifootmi-option-show-history = Historique
chifootmi-option-show-history-help = La liste des cartes jouées et de celles que tu n’as pas encore vues. Désactive‑la pour jouer de mémoire.
chifootmi-option-clock = Chrono
chifootmi-option-clock-help = Le temps de chaque choix, en secondes ; 0 pour jouer sans chrono.
chifootmi-option-shootout-limit = Limite des tirs au but
chifootmi-option-shootout-limit-help = Le nombre de tirs de chaque équipe avant que le sort décide ; 0 pour jouer sans limite.
chifootmi-option-deck = Paquet
chifootmi-option-deck-help = « standard », une liste de cartes pour les deux équipes, ou deux listes séparées par /.

## Chifootmi : le direct

chifootmi-event-dealt =
    { name-side } aligne ses cartes : { $active }. À côté, une pioche cachée de { $face_down } cartes et une pioche visible de { $face_up }, avec { $top ->
        [X] une carte Dribble/Tacle
       *[value] le { $top }
    } au sommet.

chifootmi-event-toss = La carte ballon tournoie en l’air : { name-side } engage !

chifootmi-event-committed = { name-side } a choisi.

chifootmi-event-timed-out = Le temps de { name-side } est écoulé : le chrono décide.

# Ce que l'attaquant fait de sa carte.
chifootmi-duel-attack =
    { $attacker_card ->
        [X] { name-attacker } tente le dribble
       *[value] { name-attacker } joue le { $attacker_card }
    }
# Ce que le défenseur fait de la sienne.
chifootmi-duel-defence =
    { $defender_card ->
        [X] { name-defender } tacle
       *[value] { name-defender } répond par le { $defender_card }
    }
chifootmi-event-duel =
    { $forced ->
        [true] Duel { $number }, les dernières cartes : { chifootmi-duel-attack }, { chifootmi-duel-defence }.
       *[false] Duel { $number } : { chifootmi-duel-attack }, { chifootmi-duel-defence }.
    }

chifootmi-event-one-two-offered = Une-deux en vue : { name-side } peut faire repasser le { $card } devant.

chifootmi-event-one-two =
    { $made ->
        [true] { name-side } joue le une-deux : la carte la plus forte repasse devant !
       *[false] { name-side } renonce au une-deux.
    }

chifootmi-event-offside-asked = { $difference } d’écart, hors-jeu ? C’est à { name-side } de lever le drapeau, ou pas.

chifootmi-event-offside =
    { $signalled ->
        [true] Hors-jeu ! { name-side } lève le drapeau.
       *[false] { name-side } laisse jouer.
    }

chifootmi-event-kept =
    { $dribble ->
        [true] Quel dribble ! { name-side } conserve le ballon : { $kept } sur { $needed }.
       *[false] { name-side } conserve le ballon : { $kept } sur { $needed }.
    }

chifootmi-event-shot-phase = { name-side } se présente devant le but : place au tir !

chifootmi-event-lost =
    { $shot ->
        [true] Tir contré ! { name-side } perd le ballon.
       *[false] { name-side } perd le duel et le ballon.
    }

chifootmi-event-tackled =
    { $shot ->
        [true] Quel tacle, juste devant le but ! { name-side } perd le ballon.
       *[false] Un tacle net stoppe le dribble : { name-side } perd le ballon.
    }

chifootmi-event-counter-attack =
    { $needed ->
        [one] Contre-attaque ! Une seule conservation suffit à { name-side }.
       *[other] Contre-attaque ! { $needed } conservations suffisent à { name-side }.
    }

chifootmi-event-parried = Le gardien repousse ! { name-side } garde le ballon et retente sa chance.

chifootmi-event-new-attempt = Un dribble devant le but : { name-side } garde le ballon et s’offre un nouvel essai.

chifootmi-event-over = Au-dessus de la barre ! { $difference } d’écart pour { name-side }, c’est trop.

chifootmi-event-kick-due =
    { $kick ->
        [shot] { name-shooter } arme sa frappe : à gauche ou à droite ?
        [free-kick] Faute ! Coup franc pour { name-shooter } : à gauche ou à droite ?
        [penalty] Faute devant le but ! Penalty pour { name-shooter } : à gauche, au centre ou à droite ?
        [last-shot] Toutes les cartes sont jouées ! Le dernier tir est pour { name-shooter } : à gauche ou à droite ?
       *[shoot-out] { name-shooter } s’avance vers le point de penalty.
    }

# Ce qui part vers le but, et où.
chifootmi-kick-flies =
    { $kick ->
        [shot] Le tir de { name-shooter }
        [free-kick] Le coup franc de { name-shooter }
        [penalty] Le penalty de { name-shooter }
        [last-shot] Le dernier tir de { name-shooter }
       *[shoot-out] Le tir au but de { name-shooter }
    } { $shot ->
        [left] part à gauche
        [right] part à droite
       *[centre] part au centre
    }
chifootmi-event-kick-taken =
    { $goal ->
        [true] { chifootmi-kick-flies }, le gardien { $dive ->
            [left] plonge à gauche du tireur
            [right] plonge à droite du tireur
           *[centre] reste au centre
        } : but !
       *[false] { chifootmi-kick-flies }, mais le gardien est là : arrêt !
    }

chifootmi-event-goal =
    { $card_shot ->
        [true] But de { name-side } ! Le { $card } fait trembler les filets : { -red } { $red }, { -blue } { $blue }.
       *[false] { name-side } retourne { $card ->
            [X] sa carte Dribble/Tacle
           *[value] son { $card }
        }, et le tableau affiche : { -red } { $red }, { -blue } { $blue }.
    }

chifootmi-event-ball-to =
    { $gathered ->
        [one] Le ballon passe à { name-side }, qui ramasse { $gathered } carte.
       *[other] Le ballon passe à { name-side }, qui ramasse { $gathered } cartes.
    }

# Qui pioche : « Plus qu'une pioche : Rouge prend ».
chifootmi-takes =
    { $forced ->
        [true] Plus qu’une pioche : { name-side } prend
       *[false] { name-side } prend
    }
# Les nombres vont à [one] et [other] ; une carte qu'on ne voit pas va à [hidden] ou [none].
chifootmi-event-drew =
    { $pile ->
        [face-up] { chifootmi-takes } { $card ->
            [X] une carte Dribble/Tacle
           *[value] le { $card }
        } dans la pioche visible.{ $top ->
            [X] { " " }Une carte Dribble/Tacle arrive au sommet.
            [one] { " " }Le { $top } arrive au sommet.
            [other] { " " }Le { $top } arrive au sommet.
           *[none] { "" }
        }
       *[face-down] { chifootmi-takes } une carte cachée{ $card ->
            [X] , une Dribble/Tacle.
            [one] , le { $card }.
            [other] , le { $card }.
           *[hidden] .
        }
    }

chifootmi-event-full-time = Coup de sifflet final ! { -red } { $red }, { -blue } { $blue }.

chifootmi-event-shoot-out = Égalité : tout se joue aux tirs au but ! { name-first } tire en premier.

chifootmi-event-tally =
    { $kicks ->
        [one] Après { $kicks } tir : { -red } { $red }, { -blue } { $blue }.
       *[other] Après { $kicks } tirs : { -red } { $red }, { -blue } { $blue }.
    }

chifootmi-event-toss-decides = Toujours à égalité : le sort décide, et il désigne { name-side }.

chifootmi-event-resigned = { name-side } abandonne le match.

chifootmi-event-won =
    { $by ->
        [shoot-out] { name-side } l’emporte au bout de la séance de tirs au but !
        [toss] { name-side } l’emporte au tirage au sort !
       *[goals] { name-side } remporte le match !
    }

## Chifootmi : les refus. D'abord ce qui ne va pas, puis ce qui irait.

chifootmi-refusal-not-a-command = « { $typed } » n’est pas un coup de Chifootmi. Il y a { $forms }.

chifootmi-refusal-match-over = Le match est terminé. Lances‑en un autre pour continuer à jouer.

chifootmi-refusal-not-asked-now = Ce n’est pas le moment de jouer ce coup. Choisis parmi ceux qu’on te propose, ou attends que ce soit à toi.

chifootmi-refusal-slot-empty = L’emplacement { $slot } est vide. Joue la carte d’un autre emplacement.

chifootmi-refusal-already-chosen = Ton choix est fait, et il est définitif. L’autre équipe n’a pas encore choisi.

chifootmi-refusal-draw-is-automatic = Il ne te reste qu’une pioche, il n’y a donc rien à choisir. Ta carte se pioche toute seule dès que l’autre équipe a choisi.

chifootmi-refusal-left-or-right =
    { $kick ->
        [shot] Le centre n’est pas permis ici. Le tir se joue à gauche ou à droite.
        [free-kick] Le centre n’est pas permis ici. Le coup franc se tire à gauche ou à droite.
        [last-shot] Le centre n’est pas permis ici. Le dernier tir se joue à gauche ou à droite.
       *[other] Le centre n’est pas permis ici. Ce coup se tire à gauche ou à droite.
    }

chifootmi-refusal-no-offside = Il n’y a pas de hors-jeu à signaler. Il faut un ballon conservé avec un écart de 7 ou plus, et alors on te pose la question.

chifootmi-refusal-offside-too-late = Ce hors-jeu n’a pas été signalé, et le ballon a été gardé. Il ne se signale qu’au moment où on te le demande.

chifootmi-refusal-offside-is-the-defenders = Tu as le ballon, ce n’est donc pas à toi de lever le drapeau. C’est le défenseur qui signale le hors-jeu.

chifootmi-refusal-no-one-two = Il n’y a pas de une-deux à jouer. On te le propose dès qu’il peut sauver le ballon.

chifootmi-refusal-one-two-is-the-attackers = Tu n’as pas le ballon, le une-deux n’est donc pas pour toi. C’est l’attaquant qui le joue.

chifootmi-refusal-no-clock = Ce match se joue sans chrono. Prends ton temps, ou règle un chrono avant le prochain match.

chifootmi-refusal-pro-plus-only =
    { $option ->
        [offside] Pas de hors-jeu ici. Cette règle s’active avant le match, au niveau pro+.
        [one_two] Pas de une-deux ici. Cette règle s’active avant le match, au niveau pro+.
       *[counter_attack] Pas de contre-attaque ici. Cette règle s’active avant le match, au niveau pro+.
    }

chifootmi-refusal-deck =
    { $fault ->
        [card] Une des cartes de ce paquet n’existe pas. Écris des nombres de 1 à 99, et X pour une carte Dribble/Tacle.
        [unequal] Les deux équipes n’ont pas le même nombre de cartes. Donnes‑en autant à l’une qu’à l’autre.
        [size] Ce paquet a trop ou trop peu de cartes. Il en faut de 8 à 16 par équipe.
       *[beginner] Les cartes Dribble/Tacle ne se jouent pas au niveau débutant. Retire‑les, ou choisis le niveau amateur.
    }

chifootmi-refusal-position =
    { $fault ->
        [form] « { $at } » est illisible. Il faut l’écrire comme « { $form } ».
        [unexpected] « { $at } » n’a rien à faire là. La position s’arrête avant.
        [cards] Une équipe a d’autres cartes que celles de son paquet. Mets toutes les cartes du paquet, et rien d’autre.
        [places] Une carte est à deux endroits, ou nulle part. Donne à chaque carte une place et une seule.
        [duels] Une équipe a joué plus de cartes que l’autre. Chaque duel prend une carte à chacune.
        [face-down] Il y a un trou dans une pioche cachée. On y prend les cartes une à une, par le dessus.
        [face-up] Il y a un trou dans une pioche visible. On y prend les cartes une à une, par le dessus.
        [active] Le nombre de cartes actives ne va pas avec le nombre de duels. Après chaque duel, on pioche une carte tant qu’il en reste.
        [conservations] Il y a une conservation de trop, ou il en manque une. On les compte à partir de 0 quand le ballon change de camp, et jusqu’au tir.
        [needed] Ce nombre de conservations ne mène pas au tir. Il en faut deux, ou une seule en contre-attaque si vous jouez cette règle.
        [zone] Les cartes de la zone de match ne vont pas avec la possession. Ce sont celles de ses duels, et rien d’autre.
        [goals] Il y a un but sans duel. Chaque but se marque avec une carte jouée dans un duel.
        [asked] Cette question ne peut pas se poser à ce moment. Le dernier duel et les cartes qui restent disent ce qui vient ensuite.
        [sealed] Un choix déjà fait n’est pas possible ici. Mets‑en un qui est permis, et pour une seule équipe.
        [clock] Le temps de cette équipe n’a pas pu s’écouler. Il faut un chrono, et un choix qu’elle doit encore faire.
        [shoot-out] La séance de tirs au but ne va pas avec le reste. Elle vient après le dernier duel, à égalité, et les équipes tirent à tour de rôle.
       *[end] Le match est fini sans que la position le dise, ou l’inverse. Il finit au coup de sifflet final, après les tirs au but ou sur un abandon.
    }

## Chifootmi : les choix

# Vide, c'est une carte qu'on ne voit pas : il reste alors « la carte ».
chifootmi-card-to-play =
    { $card ->
        [X] la carte Dribble/Tacle
        [one] le { $card }
        [other] le { $card }
       *[card] la carte { $card }
    }
chifootmi-move-p1 = P1 : jouer { chifootmi-card-to-play }
chifootmi-move-p2 = P2 : jouer { chifootmi-card-to-play }
chifootmi-move-p3 = P3 : jouer { chifootmi-card-to-play }
chifootmi-move-p4 = P4 : jouer { chifootmi-card-to-play }
chifootmi-move-du = DU : piocher dans la pioche visible
chifootmi-move-dd = DD : piocher dans la pioche cachée
chifootmi-move-sl = SL : choisir la gauche du tireur
chifootmi-move-sc = SC : choisir le centre
chifootmi-move-sr = SR : choisir la droite du tireur
chifootmi-move-o-plus = O+ : signaler le hors-jeu
chifootmi-move-o-minus = O- : laisser jouer
chifootmi-move-u-plus = U+ : jouer le une-deux
chifootmi-move-u-minus = U- : renoncer au une-deux
chifootmi-move-resign = RESIGN : abandonner le match
chifootmi-move-timeout = TIMEOUT : laisser décider le chrono

## SHOOT : nom, options

shoot-name = SHOOT
shoot-about = Deux entraîneurs, deux dés et une pelouse en damier : va chercher le ballon, fais‑le circuler, et laisse un avant conclure.

shoot-option-length = Durée
shoot-option-length-help = Ce qui met fin au match.
shoot-length-goals-2 = En 2 buts
shoot-length-goals-2-help = La première équipe à 2 buts a gagné.
shoot-length-goals-3 = En 3 buts
shoot-length-goals-3-help = La première équipe à 3 buts a gagné.
shoot-length-goals-4 = En 4 buts
shoot-length-goals-4-help = La première équipe à 4 buts a gagné.
shoot-length-halves-clock = Deux mi-temps au chrono
shoot-length-halves-clock-help = Comme sur un vrai terrain, avec changement de camp à la pause.
shoot-length-halves-throws = Deux mi-temps de lancers
shoot-length-halves-throws-help = Une mi-temps dure un certain nombre de lancers, avec changement de camp à la pause.
shoot-length-open = Libre
shoot-length-open-help = Sans limite : vous arrêtez quand vous êtes d’accord.
shoot-option-minutes-per-half = Minutes par mi-temps
shoot-option-minutes-per-half-help = Pour deux mi-temps au chrono.
shoot-option-throws-per-half = Lancers par mi-temps
shoot-option-throws-per-half-help = Pour deux mi-temps de lancers ; on compte ceux des deux équipes.
shoot-option-ends = Camps
shoot-option-ends-help = Qui joue de quel côté.
shoot-ends-agreed = D’un commun accord : Rouge au Sud
shoot-ends-throw = Aux dés : le plus haut total choisit
shoot-option-kickoff-after-goal = Coup d’envoi après un but
shoot-option-kickoff-after-goal-help = Ce que lance l’équipe qui engage après avoir encaissé un but.
shoot-kickoff-after-goal-single = Pour le ballon, comme le dit la règle
shoot-kickoff-after-goal-double = Pour le ballon, puis pour les joueurs, comme au début
shoot-option-drop-ball-after = Balle à terre
shoot-option-drop-ball-after-help = Le nombre de lancers de suite sans possession qui renvoie le ballon au point central ; 0 pour jamais.
shoot-option-max-throws = Arrêt de sécurité
shoot-option-max-throws-help = Le nombre de lancers qui met fin au match, avec le score du moment ; 0 pour jamais.
shoot-option-board = Plateau
shoot-option-board-help = « standard », ou seulement ce qui change sur le tien, par exemple « half-line 8; 4@8,15 ».

## SHOOT : les joueurs et les camps

shoot-role-goalkeeper = Gardien
shoot-role-back = Arrière
shoot-role-half = Demi
shoot-role-forward = Avant

# Le nom du poste qui porte ce numéro.
shoot-player =
    { $number ->
        [1] gardien
        [2] arrière droit
        [3] arrière gauche
        [4] demi droit
        [5] demi centre
        [6] demi gauche
        [7] ailier droit
        [8] inter droit
        [9] avant-centre
        [10] inter gauche
       *[11] ailier gauche
    }

shoot-end =
    { $end ->
        [south] Sud
       *[north] Nord
    }

## SHOOT : le direct

shoot-event-set-up = Les équipes sont en place, { name-south } au Sud. Le ballon attend au point central.

shoot-event-ends-thrown = Pour le choix des camps, { name-side } fait { $dice }.

shoot-event-end-chosen = { name-side } choisit le { shoot-end }.

shoot-event-kick-off-thrown = Pour le coup d’envoi, { name-side } fait { $dice }.

shoot-event-tied = Même total : on relance.

shoot-event-kick-off =
    { $twice ->
        [true] { name-side } engage ! D’abord le ballon, ensuite les joueurs.
       *[false] { name-side } engage de nouveau, par un lancer pour le ballon.
    }

shoot-event-thrown-for-players = { name-side } lance pour ses joueurs : { $dice }.

shoot-event-thrown-for-ball = { name-side } lance pour le ballon : { $dice }, ça fait { $total }.

shoot-event-free-kick =
    { $ball ->
        [true] Double six, coup franc pour { name-side } ! Douze pour le ballon, et un lancer pour les joueurs à suivre.
       *[false] Double six, coup franc pour { name-side } ! Six pour deux joueurs ou douze pour un avant, et un autre lancer à suivre.
    }

shoot-event-penalty = Penalty pour { name-side } ! Double six avec un ballon libre dans la zone de réparation : il va sur le cercle.

# Toujours dit d'un joueur placé derrière le ballon, pour un penalty ou un coup de pied de but.
shoot-event-placed = Le { $number } de { name-side } se présente derrière le ballon.

shoot-event-made-way = Le { $number } de { name-side } laisse la place et passe en { $to }.

# « (6 points) »
shoot-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
shoot-event-moved =
    { $number ->
        [1] Le gardien de { name-side } se replace en { $to } ({ shoot-points }).
        [2] Le { $number } de { name-side } couvre en { $to } ({ shoot-points }).
        [3] Le { $number } de { name-side } couvre en { $to } ({ shoot-points }).
        [4] Le { $number } de { name-side } se déplace en { $to } ({ shoot-points }).
        [5] Le { $number } de { name-side } se déplace en { $to } ({ shoot-points }).
        [6] Le { $number } de { name-side } se déplace en { $to } ({ shoot-points }).
       *[other] Le { $number } de { name-side } { $points ->
            [1] se décale
           *[other] file
        } en { $to } ({ shoot-points }).
    }

shoot-event-declined = { name-side } s’en tient là.

shoot-event-lost =
    { $points ->
        [one] Aucun joueur de { name-side } ne peut en profiter : { $points } point perdu.
       *[other] Aucun joueur de { name-side } ne peut en profiter : { $points } points perdus.
    }

shoot-event-possession =
    { $holders_count ->
        [one] Ballon pour { name-side } : le numéro { $holders } est dessus !
       *[other] Ballon pour { name-side } : les numéros { $holders } sont dessus !
    }

shoot-event-no-possession =
    { $offside_count ->
        [0] { name-side } n’arrive pas jusqu’au ballon.
        [one] Le numéro { $offside } de { name-side } est à côté du ballon, mais hors jeu : pas de possession.
       *[other] Les numéros { $offside } de { name-side } sont à côté du ballon, mais hors jeu : pas de possession.
    }

shoot-event-ball-moved =
    { $lost ->
        [0] Le ballon part de { $from } et roule jusqu’en { $to }.
        [one] Le ballon part de { $from } et roule jusqu’en { $to }, sur la dernière rangée : { $lost } point perdu.
       *[other] Le ballon part de { $from } et roule jusqu’en { $to }, sur la dernière rangée : { $lost } points perdus.
    }

shoot-event-passed =
    { $holders_count ->
        [one] Belle passe ! Le ballon est pour le numéro { $holders } de { name-side }.
       *[other] Belle passe ! Le ballon est pour les numéros { $holders } de { name-side }.
    }

shoot-event-loose =
    { $offside_count ->
        [0] Aucun joueur de { name-side } à la réception : le ballon est libre.
        [one] Hors-jeu ! Le numéro { $offside } de { name-side } ne peut pas le prendre : le ballon est libre.
       *[other] Hors-jeu ! Les numéros { $offside } de { name-side } ne peuvent pas le prendre : le ballon est libre.
    }

# « Rouge 1, Bleu 0 »
shoot-score = { -red } { $red }, { -blue } { $blue }
shoot-event-goal =
    { $automatic ->
        [true] But de { name-side } ! Double six en pleine zone de réparation, c’est imparable : { shoot-score }.
       *[false] { $forced ->
            [true] But de { name-side } ! Le ballon était sur la ligne, il n’y avait plus qu’à le pousser : { shoot-score }.
           *[false] But de { name-side } ! Le ballon a franchi la ligne : { shoot-score }.
        }
    }

shoot-event-dead = Le ballon ne peut pas aller plus loin : il est mort. Coup de pied de but pour { name-other } !

shoot-event-keeper-asked = Le gardien de { name-side } a le ballon dans sa zone de but : repartir de là, ou coup de pied de but ?

shoot-event-played-on = { name-side } repart de là.

shoot-event-goal-kick =
    { $flank ->
        [right] Coup de pied de but pour { name-side }, côté droit.
       *[left] Coup de pied de but pour { name-side }, côté gauche.
    }

shoot-event-drop-ball = Ce ballon n’est à personne : balle à terre au point central, et c’est { name-side } qui lance.

shoot-event-time-up = Le temps est écoulé ! La mi-temps prend fin avec ce tour.

shoot-event-half-time = Mi-temps ! { shoot-score }. On change de camp : { name-south } passe au Sud.

shoot-event-full-time = Coup de sifflet final ! { shoot-score }.

shoot-event-safety-stop = Déjà { $throws } lancers : le match s’arrête là.

shoot-event-offered =
    { $offer ->
        [draw] { name-side } propose le match nul.
       *[end] { name-side } propose d’en rester là.
    }

shoot-event-offer-refused =
    { $offer ->
        [draw] { name-side } refuse le match nul : on continue !
       *[end] { name-side } veut continuer.
    }

shoot-event-agreed =
    { $offer ->
        [draw] { name-side } accepte le match nul.
       *[end] { name-side } est d’accord : on en reste là.
    }

shoot-event-resigned = { name-side } abandonne le match.

# Sans vainqueur, c'est un match nul.
shoot-event-over =
    { $winner ->
        [R] { -red } remporte le match ! Score final : { shoot-score }.
        [B] { -blue } remporte le match ! Score final : { shoot-score }.
       *[none] Match nul. Score final : { shoot-score }.
    }

## SHOOT : les refus. D'abord ce qui ne va pas, puis ce qui irait.

shoot-refusal-not-a-command = « { $typed } » n’est pas un coup de SHOOT. Les coups s’écrivent comme { $forms }.

shoot-refusal-match-over = Le match est terminé. Lances‑en un autre pour continuer à jouer.

shoot-refusal-not-a-coach = Tu n’es pas l’un des deux entraîneurs. Eux seuls jouent.

shoot-refusal-not-your-choice =
    { $asked ->
        [end] C’est l’autre entraîneur qui choisit son camp. Attends qu’il l’ait fait.
        [answer] L’offre vient de toi. Attends la réponse de l’autre entraîneur.
       *[other] C’est à l’autre entraîneur de jouer. Attends qu’il l’ait fait.
    }

shoot-refusal-not-asked-now =
    { $asked ->
        [end] On choisit d’abord les camps. Prends le Sud ou le Nord.
        [keeper] Ton gardien a le ballon, et aucun dé n’est sur la table. Joue d’où il est, ou tire un coup de pied de but.
        [goal-kick] Le ballon est mort, et aucun dé n’est sur la table. Tire un coup de pied de but.
       *[other] Ce n’est pas le moment de jouer ce coup. Choisis parmi ceux qu’on te propose.
    }

shoot-refusal-throw-is-for-the-ball = Ce lancer est pour le ballon, aucun joueur ne bouge. Choisis où va le ballon.

shoot-refusal-throw-is-for-the-players = Ce lancer est pour les joueurs, le ballon reste où il est. Déplace un joueur, ou renonce aux dés.

shoot-refusal-players-need-dark = { $row }-{ $column } n’est pas un carreau vert foncé du terrain. Les joueurs ne vont que sur les carreaux vert foncé.

shoot-refusal-ball-needs-light = { $row }-{ $column } n’est pas un carreau vert clair du terrain. Le ballon ne va que sur les carreaux vert clair.

shoot-refusal-not-thrown = Tu n’as pas de { $points } à jouer. Prends les points d’un dé qui te reste, ou la somme des deux.

shoot-refusal-one-die-only = Le { $number } ne prend qu’un dé. La somme est pour un avant ou pour le gardien.

shoot-refusal-twelve-is-for-a-forward = Le 12 d’un double six n’est pas pour ce joueur. Donne‑le à un avant, ou un 6 à deux joueurs.

shoot-refusal-moved-already = Le { $number } a déjà bougé à ce lancer. Donne l’autre dé à un autre joueur.

shoot-refusal-takes-the-penalty = Le 9 tire le penalty et reste derrière le ballon. Déplace un autre joueur.

shoot-refusal-occupied = Il y a déjà quelqu’un en { $to }. Choisis un carreau libre.

shoot-refusal-same-square = Un déplacement ne peut pas finir là où il a commencé. Choisis un autre carreau, ou renonce au dé.

shoot-refusal-forwards-only = Le { $number } est un avant, il ne peut pas revenir là. Fais‑le avancer ; il ne recule que dans la zone de réparation adverse.

shoot-refusal-closed =
    { $limit ->
        [half-penalty-area] { $to } est interdit au { $number }. Un demi n’entre pas dans sa zone de réparation : choisis un carreau en dehors.
        [half-goal-area] { $to } est interdit au { $number }. Un demi n’entre dans aucune zone de but : choisis un carreau en dehors.
        [back-half-line] { $to } est interdit au { $number }. Un arrière ne dépasse pas sa ligne des demis : choisis un carreau en deçà.
        [back-goal-area] { $to } est interdit au { $number }. Un arrière n’entre pas dans sa zone de but : choisis un carreau en dehors.
       *[keeper-goal-area] { $to } est interdit au gardien. Il reste dans sa zone de but : choisis un carreau à l’intérieur.
    }

shoot-refusal-out-of-reach =
    { $points ->
        [one] Le { $number } ne peut pas aller en { $to } avec exactement { $points } point. Choisis un carreau à cette distance.
       *[other] Le { $number } ne peut pas aller en { $to } avec exactement { $points } points. Choisis un carreau à cette distance.
    }

shoot-refusal-barred = Des joueurs barrent la route du { $number } vers { $to }. Va ailleurs, ou libère d’abord le passage avec l’autre dé.

shoot-refusal-ball-out-of-reach = Avec { $total }, le ballon ne va pas en { $to }. Il avance d’autant de rangées ; il ne s’arrête plus tôt que sur la dernière.

shoot-refusal-no-goal =
    { $reason ->
        [no-forward] Personne ne peut marquer sur ce ballon. Seuls les avants marquent : envoie‑le à l’un d’eux.
        [offside] Ton avant est hors jeu, il ne peut pas marquer. Choisis un carreau pour le ballon.
        [total] Le total ne suffit pas pour le but. Il doit mener le ballon à la dernière rangée, et un pas plus loin.
       *[mouth] L’ouverture du but n’est pas à portée d’ici. Choisis un carreau pour le ballon, plus au centre.
    }

shoot-refusal-no-goal-kick = Il n’y a pas de coup de pied de but à faire. Tu en as un quand ton gardien a le ballon dans sa zone de but, ou sur un ballon mort de l’adversaire.

shoot-refusal-ball-is-dead = Le ballon est mort, on ne peut pas le jouer de là. Fais un coup de pied de but, à droite ou à gauche.

shoot-refusal-ends-are-settled = Les camps sont choisis. Prends un des coups qu’on te propose.

shoot-refusal-answer-first = Une proposition attend sa réponse. Le match reprend dès qu’elle est acceptée ou refusée.

shoot-refusal-nothing-offered = Personne n’a rien proposé, il n’y a donc rien à répondre. Choisis un des coups possibles.

shoot-refusal-not-open = Ce match a une durée fixe, il ne s’arrête pas comme ça. Joue‑le jusqu’au bout, ou propose le match nul.

shoot-refusal-no-clock = Ce match se joue sans chrono. Prends ton temps, ou choisis des mi-temps au chrono pour le prochain match.

shoot-refusal-time-is-up = Le temps de cette mi-temps est déjà écoulé. Elle prend fin avec ce tour.

shoot-refusal-stops-too-early = Un arrêt à { $max_throws } lancers couperait le match. Les deux mi-temps en prennent { $throws } : choisis‑en au moins autant, ou 0.

shoot-refusal-board =
    { $fault ->
        [form] Ce plateau est illisible. N’écris que ce qui change par rapport au plateau standard, par exemple « half-line 8; 4@8,15 ».
        [size] Ce plateau n’a pas la bonne taille. Il faut 27 rangées et 19 colonnes.
        [areas] Une zone, l’ouverture du but ou la ligne des demis ne tient pas sur ce plateau. Vérifie ses rangées et ses colonnes.
        [player-square] Un joueur part d’un carreau vert clair. Il faut un carreau vert foncé à chaque joueur.
        [ball-square] Une marque du ballon est sur un carreau vert foncé. Il lui faut un carreau vert clair.
        [shared] Deux joueurs partent du même carreau. Donne à chacun le sien.
        [limits] Un joueur part d’un carreau qui lui est interdit. Mets‑le là où son poste a le droit d’être.
        [kick-off] Le cercle de coup d’envoi n’est pas juste devant le 9. Déplace l’un ou l’autre.
       *[circle] Un cercle n’est pas à l’endroit de sa frappe. Le penalty se tire devant la zone de réparation, le coup de pied de but dans ses coins avant.
    }

# Qui est mal placé dans une position : « Le 5 de Rouge ».
shoot-misplaced =
    { $field ->
        [R] Le { $number } de Rouge
       *[other] Le { $number } de Bleu
    }
shoot-refusal-position =
    { $fault ->
        [form] « { $at } » est illisible. Il faut l’écrire comme « { $form } ».
        [unexpected] « { $at } » n’a rien à faire là. La position s’arrête avant.
        [player-square] { shoot-misplaced } n’est pas sur un carreau vert foncé. Mets‑le sur l’un d’eux.
        [ball-square] Le ballon n’est pas sur un carreau vert clair. Mets‑le sur l’un d’eux.
        [shared] { shoot-misplaced } est sur le carreau d’un autre joueur. Donne à chacun le sien.
        [half-penalty-area] { shoot-misplaced } est un demi, et il est dans sa propre zone de réparation. Mets‑le en dehors.
        [half-goal-area] { shoot-misplaced } est un demi, et il est dans une zone de but. Mets‑le en dehors.
        [back-half-line] { shoot-misplaced } est un arrière, et il a dépassé sa ligne des demis. Mets‑le dessus ou derrière.
        [back-goal-area] { shoot-misplaced } est un arrière, et il est dans sa zone de but. Mets‑le en dehors.
        [keeper-goal-area] { shoot-misplaced } est le gardien, et il est hors de sa zone de but. Remets‑le dedans.
        [forward-back] { shoot-misplaced } est un avant, et il est derrière sa rangée de départ. Il ne fait qu’avancer.
        [possession] Une équipe a le ballon sans avoir personne dessus. Mets un joueur à côté, ou un ballon libre.
        [throw] Le lancer ne va pas avec le ballon. L’équipe en possession lance pour le ballon ; s’il est libre, on lance pour les joueurs.
        [dead] Ce ballon ne peut pas être mort. Un ballon mort est sur la dernière rangée, et l’autre équipe a un coup de pied de but.
        [choice] Le gardien n’a rien à choisir ici. Il lui faut le ballon, dans sa zone de but.
        [mark] La marque du lancer ne va pas avec lui. Elle ne vient qu’avec un coup d’envoi ou un double six.
        [penalty] Le penalty n’est pas en place. Le ballon va sur le cercle, le 9 juste derrière.
        [dice] Les dés n’ont pas pu servir ainsi. Chacun va à un joueur différent, ou les deux à un seul avant ou au gardien.
        [score] Le score ne va pas. Il doit laisser le match en cours, sans plus de buts que de lancers.
        [idle] Il y a trop de lancers sans possession. Une balle à terre serait venue avant.
        [half] La mi-temps ne va pas avec les options. Seul un match en deux mi-temps en a une, et elle commence à un lancer déjà fait.
        [ends] Les camps restent à tirer aux dés. Dans une position, ils sont choisis.
        [end] Le match est fini sans raison. Il finit aux buts, après deux mi-temps, d’un commun accord ou sur un abandon.
       *[offer] Cette proposition ne peut pas se faire ici. Il n’y en a que dans un match en cours.
    }

## SHOOT : les choix

# « 9>17,8 (6) »
shoot-move-use =
    { $number ->
        [1] le gardien va en { $to } ({ shoot-points })
       *[other] le { $number } va en { $to } ({ shoot-points })
    }
shoot-move-done = renoncer aux dés
# « ball 17,9 »
shoot-move-ball = le ballon va en { $to }
shoot-move-ball-goal = tirer au but !
shoot-move-play = repartir de là
shoot-move-goalkick-right = faire un coup de pied de but à droite
shoot-move-goalkick-left = faire un coup de pied de but à gauche
shoot-move-south = prendre le Sud
shoot-move-north = prendre le Nord
shoot-move-resign = abandonner le match
shoot-move-draw = proposer le match nul
shoot-move-end = proposer d’en rester là
shoot-move-accept = accepter la proposition
shoot-move-refuse = refuser la proposition
shoot-move-time = le temps est écoulé

## Simulator Soccer : nom, options

simulator-name = Simulator Soccer
simulator-about = Des pions sur une nappe d’hexagones et un ballon que tu frappes pour de vrai : le joueur le plus proche s’en empare.

simulator-option-red-squad = Effectif de Rouge
simulator-option-red-squad-help = « reds », « blues », ou les codes de seize autocollants, par exemple « XB GB BBK … ».
simulator-option-blue-squad = Effectif de Bleu
simulator-option-blue-squad-help = « blues », « reds », ou les codes de seize autocollants.
simulator-option-red-strip = Tenue de Rouge
simulator-option-red-strip-help = « reds », « blues », ou une tenue de l’éditeur, sur une ligne.
simulator-option-blue-strip = Tenue de Bleu
simulator-option-blue-strip-help = « blues », « reds », ou une tenue de l’éditeur, sur une ligne.
simulator-option-squad-value = Valeur des effectifs
simulator-option-squad-value-help = « any » pour libre, « tournament » pour 36 tout juste, ou le maximum qu’un effectif peut valoir.
simulator-option-catalogue = Catalogue
simulator-option-catalogue-help = « standard », ou des autocollants avec d’autres nombres.
simulator-option-pitch = Terrain
simulator-option-pitch-help = « standard », ou seulement ce qui change sur le tien.
simulator-option-kickoff-placement = Places au coup d’envoi
simulator-option-kickoff-placement-help = Où les pions peuvent être quand on engage.
simulator-kickoff-placement-own-half = Dans leur moitié, à distance du ballon
simulator-kickoff-placement-free = Où tu veux
simulator-option-hand = La main
simulator-option-hand-help = De combien une frappe peut s’écarter de ta visée.
simulator-hand-normal = Normale
simulator-hand-exact = Exacte : le ballon va où tu vises
simulator-hand-steady = Sûre
simulator-hand-shaky = Tremblante
simulator-option-lob-passes = Passes en l’air
simulator-option-lob-passes-help = Les passes dans le jeu peuvent quitter le sol.
simulator-option-short-pass = Passe courte
simulator-option-short-pass-help = Jusqu’à ce nombre de cellules, une égalité va à l’attaque.
simulator-option-interceptors = Intercepteurs
simulator-option-interceptors-help = Combien de pions peuvent se jeter devant un centre ou un tir direct.
simulator-interceptors-1 = Un
simulator-interceptors-all = Tous
simulator-option-ticks-per-half = Durée d’une mi-temps
simulator-option-ticks-per-half-help = Les pas de l’arbitre dans une mi-temps, avant les arrêts de jeu.
simulator-ticks-per-half-33 = Complet : 33 pas par mi-temps
simulator-ticks-per-half-33-help = 45 à 60 minutes.
simulator-ticks-per-half-22 = Moyen : 22 pas par mi-temps
simulator-ticks-per-half-22-help = 30 à 40 minutes.
simulator-ticks-per-half-11 = Court : 11 pas par mi-temps
simulator-ticks-per-half-11-help = 15 à 20 minutes.
simulator-option-hold-limit = Attente
simulator-option-hold-limit-help = Le nombre d’attentes de suite après lequel le temps passe quand même ; 0 pour jamais.
simulator-option-striker-shots = Tirs d’un torpilleur
simulator-option-striker-shots-help = Le nombre de tirs d’une équipe par tour, avec la règle PRO Torpilleur.
simulator-option-shootout = Tirs au but
simulator-option-shootout-help = Un match à égalité se décide aux tirs au but.
simulator-option-clock = Chrono
simulator-option-clock-help = Secondes pour chaque choix ; quand elles sont écoulées, le choix habituel est fait à ta place. 0 pour jouer sans chrono.
simulator-option-pro-assist = PRO : assist
simulator-option-pro-assist-help = Deux jaunes : une passe vers un vert ou un rouge le libère du marquage.
simulator-option-pro-long-kick = PRO : passe en profondeur
simulator-option-pro-long-kick-help = Trois jaunes : une passe longue que personne ne touche compte comme une courte.
simulator-option-pro-extended-cross = PRO : zone de centre étendue
simulator-option-pro-extended-cross-help = Deux verts : centrer aussi depuis les cellules voisines de la zone.
simulator-option-pro-precise-cross = PRO : centre millimétré
simulator-option-pro-precise-cross-help = Trois verts : passer par la cellule d’un coéquipier suffit pour une tête.
simulator-option-pro-offside-line = PRO : sur le fil du hors-jeu
simulator-option-pro-offside-line-help = Deux rouges : un pas en arrière pour rester en jeu.
simulator-option-pro-striker = PRO : torpilleur
simulator-option-pro-striker-help = Trois rouges : un tir à tout moment, et le gardien reste près de sa ligne.
simulator-option-pro-retrieval = PRO : récupération
simulator-option-pro-retrieval-help = Deux bleus : entrer par-derrière n’est une faute que sur un 1.
simulator-option-pro-wall = PRO : rempart
simulator-option-pro-wall-help = Trois bleus : un intercepteur qui avance reste debout.
simulator-option-pro-header = PRO : tête
simulator-option-pro-header-help = Noir : un pas dans la surface quand un centre arrive.
simulator-option-pro-speed = PRO : vitesse
simulator-option-pro-speed-help = Gris : un pas vers un ballon loin de tout le monde.
simulator-option-pro-quick-defence = PRO : tour rapide de défense
simulator-option-pro-quick-defence-help = Trois façons de répondre à un tour rapide.

## Simulator Soccer : le direct

simulator-score = { -red } { $red }, { -blue } { $blue }

# Un pion comme le direct l’appelle.
simulator-called =
    { $name_count ->
        [0] { $side ->
            [R] le { $number } rouge
           *[B] le { $number } bleu
        }
       *[other] { $name }
    }

simulator-event-committed = Le choix de { name-side } est fait.

simulator-event-lined-up =
    { name-side } se présente avec le { $keeper_number } dans les buts : { $pegs_numbers }.{ $substitutions ->
        [0] { "" }
        [one] { " " }{ $substitutions } changement.
       *[other] { " " }{ $substitutions } changements.
    }

simulator-event-toss = La pièce tournoie : { name-side } engage !

simulator-event-kick-off = { $peg } se tient au ballon, au point central.

simulator-event-kicked =
    { $class ->
        [cross] { $peg } centre !
        [shot] { $aim_kind ->
            [head] { $peg } tente sa chance de la tête !
           *[other] { $peg } tire !
        }
       *[pass] { $dribble_count ->
            [0] { $aim_kind ->
                [low] { $peg } joue au sol.
                [lob] { $peg } joue en l’air.
               *[head] { $peg } remet le ballon.
            }
           *[other] { $peg } va au duel avec { $dribble } !
        }
    }

# Où finit le ballon, puis qui il a rencontré.
simulator-ball-end =
    { $end ->
        [touch] Le ballon sort en touche.
        [line] Le ballon sort derrière le but de { name-goal }.
        [goal] Le ballon finit dans les filets de { name-goal }.
       *[rest] { $cells_count ->
            [one] Le ballon reste en { $cells }.
           *[other] Le ballon passe par { $cells }, et s’arrête.
        }
    }
simulator-event-ball =
    { simulator-ball-end }{ $pegs_count ->
        [0] { "" }
       *[other] { " " }Il touche { $pegs }.
    }{ $frame_count ->
        [0] { "" }
       *[other] { $frame ->
            [red-bar] { " " }Sur la barre !
            [blue-bar] { " " }Sur la barre !
           *[other] { " " }Sur le poteau !
        }
    }{ $over_count ->
        [0] { "" }
       *[other] { " " }Il renverse { $over }.
    }

simulator-event-cross-declared =
    { $direct ->
        [true] { $peg } va centrer sans contrôle !
       *[false] { $peg } lève la tête : il va centrer.
    }

simulator-event-shot-declared =
    { $direct ->
        [true] { $peg } va tirer sans contrôle !
       *[false] { $peg } arme sa frappe.
    }

simulator-event-stepped-back = { $peg } quitte { $from } et recule d’un pas : le voilà en jeu.

simulator-event-prepared = { name-side } donne le feu vert.

simulator-event-bar = Le gardien de { name-side } est prêt à plonger.

simulator-event-keeper-placed =
    { $angle_count ->
        [0] { $peg } vient en { $to }, bras écartés.
       *[other] { $peg } se couche en { $to }.
    }

simulator-event-interceptor =
    { $angle_count ->
        [0] { $peg } se met en travers en { $to }.
       *[other] { $peg } se jette en travers en { $to } !
    }

simulator-event-dived =
    { $dive ->
        [AL] Le gardien de { name-side } plonge au sol à sa { $side ->
            [B] droite
           *[R] gauche
        }.
        [CL] Le gardien de { name-side } reste au centre, en bas.
        [KL] Le gardien de { name-side } plonge au sol à sa { $side ->
            [B] gauche
           *[R] droite
        }.
        [AH] Le gardien de { name-side } s’envole à sa { $side ->
            [B] droite
           *[R] gauche
        }.
        [CH] Le gardien de { name-side } s’élève au centre.
       *[KH] Le gardien de { name-side } s’envole à sa { $side ->
            [B] gauche
           *[R] droite
        }.
    }

simulator-event-header = { $peg } place sa tête !

simulator-event-kept-header = { $peg } ne peut ni passer ni tirer : il pose le ballon.

simulator-event-dribbled =
    { $peg } contre { $opponent }, { $dice_1 } + { $numbers_1 } à { $dice_2 } + { $numbers_2 } : { $won ->
        [true] quel dribble !
       *[false] { $opponent } ne se laisse pas passer.
    }

simulator-event-dribble-without-dice = { $opponent } est encore à contre-pied après son tacle : { $peg } l’efface.

simulator-event-passed-inside = { $peg } rentre à l’intérieur, droit sur { $keeper } : c’est perdu.

simulator-event-set-up =
    { $moved ->
        [true] { $peg } est redressé, juste à côté du ballon.
       *[false] { $peg } est de nouveau debout.
    }

simulator-event-placed = { $peg } reprend sa place.

# Pourquoi un ballon à égale distance va à l'une des équipes.
simulator-tie =
    { $tie ->
        [last-touch] { " " }À égale distance, c’est lui qui l’a touché en dernier.
        [declared] { " " }À égale distance, un centre ou un tir profite à la défense.
        [relance] { " " }À égale distance, la première frappe d’une relance profite à l’autre équipe.
        [pressing] { " " }À égale distance, le pressing paie.
        [long] { " " }À égale distance, une passe longue profite à la défense.
        [short] { " " }À égale distance, une passe courte reste à l’attaque.
       *[none] { "" }
    }
simulator-event-took =
    { $cells ->
        [0] { $peg } a le ballon dans les pieds, en { $to }.
        [one] { $peg } arrive sur le ballon en { $to }, à { $cells } cellule.
       *[other] { $peg } arrive sur le ballon en { $to }, à { $cells } cellules.
    }{ simulator-tie }

simulator-event-relance = Ballon récupéré ! Relance de { name-side }, avec le { $peg_number }.

simulator-event-in-hands = { $peg } prend le ballon dans ses mains.

simulator-event-skill-used =
    { $skill ->
        [yellow] { $peg } enchaîne en une touche.
        [green] { $peg } peut centrer sans contrôle.
        [red] { $peg } peut tirer sans contrôle.
        [free-yellow] Tout seul, { $peg } enchaîne en une touche.
        [free-green] Tout seul, { $peg } peut centrer.
        [free-red] Tout seul, { $peg } peut tirer.
        [striker] Le torpilleur remet ça : { $peg } !
       *[none] { $peg } temporise.
    }

simulator-event-phase2 = À { name-side } de bouger.

simulator-event-phase3 =
    { $allowance ->
        [0] { name-side } n’a qu’un pion et son gardien pour répondre.
        [one] { name-side } répond, de { $allowance } cellule au plus.
       *[other] { name-side } répond, de { $allowance } cellules au plus.
    }

simulator-event-got-up = { $peg } se relève.

simulator-event-moved =
    { $cells ->
        [0] { $peg } se décale dans { $to }.
       *[other] { $peg } va de { $from } à { $to }.
    }

simulator-event-quick-round = Tour rapide ! { name-side } ne déplace personne.

simulator-event-held = { name-side } ne se laisse pas endormir, et attend.

simulator-event-entered-from-behind =
    { $foul ->
        [true] { $peg } arrive par-derrière, le dé dit { $die } : faute !
       *[false] { $peg } arrive par-derrière, le dé dit { $die } : le jeu continue.
    }

simulator-event-tackled =
    { $peg } tacle { $carrier }, { $dice_1 } + { $numbers_1 } à { $dice_2 } + { $numbers_2 } : { $won ->
        [true] le ballon est à lui !
       *[false] { $carrier } le garde.
    }

simulator-event-foul =
    { $on_count ->
        [0] { $by } commet une faute !
       *[other] { $by } commet une faute sur { $on } !
    }

simulator-event-var =
    { $die ->
        [6] VAR pour { name-side } : un 6 ! Le penalty est annulé.
       *[other] VAR pour { name-side } : un { $die }. Le penalty est confirmé.
    }

simulator-event-carded =
    { $card ->
        [yellow] Carton jaune pour { $peg }.
       *[red] Carton rouge pour { $peg } : il est expulsé.
    }

simulator-event-too-few = { name-side } a moins de sept pions : le match ne peut pas continuer.

simulator-event-offside = Hors-jeu ! Le drapeau se lève contre { $peg }.

simulator-event-goal =
    { $own_goal ->
        [true] { $by } marque contre son camp ! { simulator-score }.
       *[false] But de { name-side }, par { $by } ! { simulator-score }.
    }

simulator-event-awarded =
    { $restart ->
        [kickoff] Coup d’envoi pour { name-side }.
        [free] Coup franc pour { name-side }.
        [indirect] Coup franc indirect pour { name-side }.
        [penalty] Penalty pour { name-side } !
        [corner] Corner pour { name-side }.
        [goalkick] Sortie de but pour { name-side }.
       *[throw] Touche pour { name-side }.
    }

simulator-event-substituted = Remplacement pour { name-side } : le { $on_number } entre, le { $off_number } sort.

simulator-event-reserve-keeper = Le gardien de réserve entre avec le numéro { $peg_number }, et le { $off_number } sort.

simulator-event-keeper-named = { $peg } enfile les gants.

simulator-event-thrower = { $peg } fait la touche.

simulator-event-made-way = { $peg } laisse { $from } à celui qui fait la touche.

simulator-event-repositioned =
    { $pegs_count ->
        [0] { name-side } n’a plus personne à placer.
       *[other] { name-side } se place : { $pegs_numbers }.
    }

simulator-event-tick =
    { $beyond ->
        [0] { $minute ->
            [1] 1re minute.
           *[other] { $minute }e minute.
        }
       *[other] { $minute }e + { $beyond }.
    }

simulator-event-time-up = Le temps est écoulé !

simulator-event-half-time = Mi-temps ! { simulator-score }.

simulator-event-full-time = Coup de sifflet final ! { simulator-score }.

simulator-event-shootout = Égalité : tout se joue aux tirs au but ! { name-side } commence.

simulator-event-taker = { $peg } s’avance vers le point de penalty.

simulator-event-penalty-taken =
    { $scored ->
        [true] { $peg } marque ! Tirs au but : { simulator-score }.
       *[false] { $peg } ne marque pas ! Tirs au but : { simulator-score }.
    }

simulator-event-gave-up = { name-side } abandonne le match.

# Sans vainqueur, c'est un match nul.
simulator-event-over =
    { $winner ->
        [R] { -red } remporte le match ! Score final : { simulator-score }.
        [B] { -blue } remporte le match ! Score final : { simulator-score }.
       *[none] Match nul. Score final : { simulator-score }.
    }

## Simulator Soccer : les refus. D'abord ce qui ne va pas, puis ce qui irait.

simulator-refusal-no-clock = Ce match se joue sans chrono. Prends ton temps, ou règle un chrono avant le prochain match.
simulator-refusal-not-a-command = Ce coup n’existe pas à Simulator Soccer. Choisis parmi ceux qu’on te propose.
simulator-refusal-not-your-choice = Ce choix n’est pas à toi. Attends que l’autre joueur l’ait fait.
simulator-refusal-not-asked-now = Ce n’est pas le moment. Fais ce qui est demandé maintenant.
simulator-refusal-match-over = Le match est terminé. Lances‑en un autre pour continuer à jouer.
simulator-refusal-already-chosen = Ton choix est fait, et il est définitif. L’autre équipe n’a pas encore choisi.
simulator-refusal-not-your-peg = Tu ne peux pas jouer avec { $peg } ici. Choisis un de tes pions sur le terrain.
simulator-refusal-not-the-carrier = { $peg } n’a pas le ballon. Frappe avec le pion qui l’a.
simulator-refusal-on-a-line = { $peg } serait sur une ligne. Pose‑le tout entier dans une cellule.
simulator-refusal-on-the-ball = { $peg } serait sur le ballon. Laisse‑lui un peu de place.
simulator-refusal-overlap = { $peg } serait sur { $other }. Ils peuvent se toucher, pas se chevaucher.
simulator-refusal-cell-taken = { $peg } aurait déjà un coéquipier en { $cell }. Choisis une cellule où il n’y en a pas.
simulator-refusal-too-near-the-ball = { $peg } est trop près du ballon. Garde l’écart demandé.
simulator-refusal-not-behind-half-way = { $peg } dépasserait la ligne médiane. Pose‑le tout entier dans sa moitié.
simulator-refusal-eleven-pegs = Cette composition n’est pas complète. Nomme une fois chaque pion qui joue, le gardien d’abord.
simulator-refusal-not-on-the-bench = { $peg } ne peut pas entrer. Choisis sur le banc un pion qui n’a pas joué.
simulator-refusal-just-came-on = { $peg } vient d’entrer. À cet arrêt de jeu, il reste.
simulator-refusal-not-on-the-pitch = { $peg } n’est pas sur le terrain. Choisis un pion qui joue.
simulator-refusal-keeper-for-keeper = { $peg } ne peut pas entrer dans ce remplacement. Un pion avec un X remplace le gardien, et personne d’autre.
simulator-refusal-no-substitution-left = Tes cinq remplacements sont faits. Continue avec ceux qui sont sur le terrain.
simulator-refusal-substitutions-owed =
    { $owed ->
        [one] Tu dois encore { $owed } remplacement à cette minute. Fais‑le avant de reprendre.
       *[other] Tu dois encore { $owed } remplacements à cette minute. Fais‑les avant de reprendre.
    }
simulator-refusal-keeper-missing = Ton équipe n’a pas de gardien. Fais‑en entrer un, ou désigne‑le d’abord.
simulator-refusal-no-reserve-keeper = Le gardien de réserve n’entre pas ici. Il remplace un gardien expulsé, une seule fois.
simulator-refusal-no-keeper-to-name = { $peg } ne peut pas être désigné gardien. C’est pour un pion de champ d’une équipe sans gardien.
simulator-refusal-kicker-at-the-ball = { $peg } n’est pas au ballon. Mets le frappeur dans la cellule du ballon.
simulator-refusal-keeper-last = Le gardien ne se place pas à ce moment, et n’engage pas. Choisis des pions de champ.
simulator-refusal-six-or-seven = Le nombre de pions n’est pas bon. Place d’abord six ou sept pions de champ, tous si tu en as moins.
simulator-refusal-put-all = Il manque des pions. Place tous ceux qui restent.
simulator-refusal-not-to-be-placed = { $peg } ne se place pas à ce moment. Place ceux dont c’est le tour, une fois chacun.
simulator-refusal-ball-lies-fast = Le ballon ne se pose pas à la main ici. Il reste où il est.
simulator-refusal-outside-goal-area = Le ballon est hors de ta surface de but. Pose‑le dedans pour la sortie de but.
simulator-refusal-out-of-the-penalty = { $peg } est trop avancé pour un penalty. Tous les autres restent hors de la surface, derrière le ballon.
simulator-refusal-in-the-penalty-area = { $peg } est dans la surface de réparation. Sur une sortie de but, l’adversaire reste en dehors.
simulator-refusal-keeper-on-his-line = Sur un penalty, le gardien ne quitte pas sa ligne. Donne‑lui la hampe, ou laisse‑le là.
simulator-refusal-no-such-kick = Cette frappe n’existe pas. La force va de 1 à 100 ; l’élévation de 27 à 75 en l’air, jusqu’à 63 de la tête, et 0 au sol.
simulator-refusal-kind-not-open =
    { $kick ->
        [low] Ce ballon ne se joue pas au sol. Prends la frappe qu’on te propose.
        [lob] Ce ballon ne se joue pas en l’air. Joue‑le au sol, ou comme la remise en jeu le permet.
       *[head] Ce ballon ne se joue ni de la tête ni à la main. Frappe‑le du pied.
    }
simulator-refusal-skill-fixes-class = Une seule action est ouverte maintenant. Fais ce que permet la compétence ou la tête.
simulator-refusal-direct-by-skill-only = Un centre ou un tir direct vient d’une compétence, qui ne donne que cela. Annonce‑le comme il t’est proposé.
simulator-refusal-has-passed = { $peg } a déjà fait une passe dans ce tour. Centre, tire, ou laisse jouer un autre.
simulator-refusal-cross-spent = Il y a déjà eu un centre dans ce tour. Fais une passe, ou tire.
simulator-refusal-shot-spent = Il y a déjà eu un tir dans ce tour. Fais une passe, ou centre.
simulator-refusal-outside-cross-zone = { $peg } est hors de la zone de centre. Amène d’abord le ballon sur une aile de ta zone d’attaque.
simulator-refusal-outside-shooting-zone = { $peg } est hors de la zone de tir. Amène d’abord le ballon dans ta zone d’attaque.
simulator-refusal-restart-allows-no = Cette remise en jeu ne le permet pas. Joue‑la comme elle t’est proposée.
simulator-refusal-no-dribble-here = Pas de dribble ici. Il va avec une passe rase, dans le jeu.
simulator-refusal-cannot-be-dribbled = { $peg } n’est pas sur ton chemin. Dribble un adversaire debout, dans ta cellule ou dans la suivante sur ta ligne.
simulator-refusal-not-in-hands = Le gardien n’a pas le ballon dans les mains. Frappe‑le de là où il est.
simulator-refusal-ball-does-not-fit = Le ballon ne tient pas là. Pose‑le tout entier dans la cellule du gardien, à l’écart des pions.
simulator-refusal-no-keeper-to-dodge = Aucun gardien n’est sorti. Tire.
# L'option de la règle : « pro_header ».
simulator-refusal-pro-rule-off = La règle PRO « { $option } » n’est pas activée. Active‑la avant le prochain match.
simulator-refusal-no-step-back = Personne ne recule ici. C’est pour un pion à deux rouges, avant une passe.
simulator-refusal-not-a-rear-cell = { $peg } ne recule pas par là. Choisis une des trois cellules derrière lui.
simulator-refusal-still-offside = { $peg } serait encore hors jeu. Mets‑le à hauteur de l’avant-dernier adversaire, ou derrière.
simulator-refusal-no-such-step = { $peg } ne peut pas faire ce pas. Choisis un pas que la règle PRO permet.
simulator-refusal-one-interceptor = Trop de pions interceptent. Choisis‑en un.
simulator-refusal-named-twice = { $peg } est nommé deux fois. Nomme chaque pion une fois.
simulator-refusal-nothing-to-intercept = Il n’y a rien à intercepter. Seul un centre ou un tir direct s’intercepte.
simulator-refusal-cannot-intercept = { $peg } ne peut pas intercepter cette frappe. Choisis un pion de champ de la défense.
simulator-refusal-must-lie = { $peg } ne peut pas rester debout là. Un intercepteur qui quitte sa cellule se couche.
simulator-refusal-no-shot-to-prepare-for = Aucun tir n’arrive. Le gardien ne se prépare que pour un tir.
simulator-refusal-no-bar = La hampe n’est pas permise ici. Elle sert contre un tir de l’extérieur de la surface de réparation, le gardien dans sa surface de but.
simulator-refusal-keeper-not-prepared = { $peg } ne peut pas être préparé maintenant. Laisse‑le comme il est.
simulator-refusal-striker-keeps-him-in = Contre un torpilleur, le gardien ne reste pas debout hors de sa surface de but. Couche‑le, ou garde‑le dedans.
simulator-refusal-not-from-in-front = { $peg } ne vient pas de face. C’est de là seulement que le gardien entre dans la cellule du ballon en deux cellules.
simulator-refusal-not-nearest = Ce ballon n’est pas pour { $peg }. Il va au plus proche et, à égalité, au dernier qui l’a touché.
simulator-refusal-not-the-balls-cell = Ce pion ne peut pas aller en { $cell }. Choisis une des cellules du ballon, sans coéquipier s’il y en a une.
simulator-refusal-stays-where-he-is = { $peg } y est déjà. Il prend le ballon là où il est.
simulator-refusal-no-such-skill = Cette compétence ne sert pas maintenant. Choisis‑en une qu’on te propose, ou aucune.
simulator-refusal-has-moved = { $peg } ne bouge plus dans ce tour. Déplaces‑en un autre.
simulator-refusal-carrier-stays = { $peg } a le ballon et ne bouge pas. Déplace ceux qui ne l’ont pas.
simulator-refusal-too-far =
    { $most ->
        [one] { $cells } cellules, c’est trop loin pour { $peg }. Il peut aller à { $most } cellule au plus.
       *[other] { $cells } cellules, c’est trop loin pour { $peg }. Il peut aller à { $most } cellules au plus.
    }
simulator-refusal-did-not-move = { $peg } y est déjà. Choisis une autre place, ou laisse‑le.
simulator-refusal-crowd-first = Trop de tes pions partagent une cellule. Écarte‑les d’abord.
simulator-refusal-throwers-cell = C’est la cellule de celui qui fait la touche. Personne d’autre n’y entre.
simulator-refusal-hands-end-at-the-area = Ballon en main, le gardien reste dans sa surface de réparation. Choisis une cellule à l’intérieur.
simulator-refusal-only-first-enters = La cellule du ballon est fermée à ce déplacement. Seul le premier pion qui bouge en phase 3 peut y entrer.
simulator-refusal-keeper-has-it = Le gardien a le ballon dans les mains. Laisse‑le tranquille, et va ailleurs.
simulator-refusal-no-tackle = { $peg } ne peut pas tacler ici. Seul le premier pion déplacé tacle, dans la cellule du ballon, quand il est en jeu.
simulator-refusal-quick-round = { $peg } ne peut pas bouger dans ce tour rapide. Un pion et le gardien bougent, d’une cellule.
simulator-refusal-not-quick = Quelqu’un a bougé, ce n’est donc pas un tour rapide. Termine plutôt la phase.
simulator-refusal-quick-instead = Personne n’a bougé. Joue un tour rapide, ou attends.
simulator-refusal-knock-on = Ce n’est pas une remontée. Un pion prend la cellule d’un coéquipier, qui va dans une cellule vide à côté.
simulator-refusal-not-a-free-neighbour = { $cell } n’est pas libre. Laisse la place en passant dans une cellule libre à côté.
simulator-refusal-not-his-kick = { $peg } a déjà tiré. Chacun tire une fois avant que l’un d’eux tire de nouveau.
simulator-refusal-no-hands = Le gardien ne peut pas prendre ce ballon dans ses mains. Il le peut dans sa surface, si ce n’est pas une passe en retrait.
simulator-refusal-pitch =
    { $fault ->
        [form] Ce terrain est illisible. N’écris que ce qui change par rapport au terrain standard.
        [cells] Une cellule de ce terrain n’existe pas, ou y est deux fois. Prends celles de A1 à K21, une fois chacune.
        [flight] Le ballon ne connaît pas ce terrain. Laisse sa taille, les buts et les corps comme ils sont.
        [grid] Ces cellules ne couvrent pas le terrain. Accorde‑les à sa longueur et à sa largeur.
        [home] Un pion serait sur une ligne dans une moitié de cellule. Rentre son point de repos.
        [thirds] Les zones de ce terrain ne vont pas. Sépare les deux zones de défense par un milieu de terrain.
        [areas] Les surfaces de ce terrain ne vont pas. Mets la surface de but dans la surface de réparation, et sépare les deux surfaces de réparation.
        [penalty-spot] Le penalty ne va pas. Mets le point dans la surface et le gardien sur sa ligne.
       *[corner] La marque du corner ne va pas. Mets‑la sur le terrain, dans la zone de centre.
    }
simulator-refusal-catalogue =
    { $fault_fault ->
        [form] Ce catalogue est illisible. Écris‑le comme le catalogue standard.
        [marks] Un autocollant de ce catalogue n’existe pas. Prends de 1 à 5 pastilles : jusqu’à trois Y, G, R et B, un seul K, S et X.
        [numbers] Les nombres de { $fault_code } ne sont pas bons. Donnes‑en quatre, de 1 à 6.
        [twice] { $fault_code } y est deux fois. Mets‑le une fois, avec ses exemplaires.
        [missing] Le catalogue n’a pas de { $fault_code }. Change les nombres d’un autocollant qu’il a.
       *[size] Le catalogue n’a pas 112 autocollants. Compte les exemplaires.
    }
# Ce qui ne va pas dans un effectif, puis ce qui irait.
simulator-squad-fault =
    { $fault_fault ->
        [form] Cet effectif est illisible. Donne « reds », « blues » ou seize codes.
        [size] Il y a { $fault_stickers } autocollants dans cet effectif. Donnes‑en seize.
        [marks] Le code du pion { $fault_number } n’est pas un autocollant. Prends‑en un du catalogue.
        [missing] Le catalogue n’a pas de { $fault_code }. Prends un autocollant qu’il a.
        [copies] Le catalogue n’a que { $fault_copies } { $fault_code }. N’en prends pas plus.
        [keepers] Cet effectif a { $fault_keepers } gardiens. Prends‑en de un à trois, avec un X.
        [value] Cet effectif vaut { $fault_value }. Il doit valoir { $fault_least } au moins et { $fault_most } au plus.
       *[limit] Ce n’est pas une valeur d’effectif. Donne « any », « tournament » ou un nombre.
    }
simulator-refusal-squad = L’effectif de { name-side } ne peut pas jouer. { simulator-squad-fault }
simulator-refusal-strip = La tenue de { name-side } n’en est pas une. Prends‑en une de l’éditeur, ou celle de la boîte.
simulator-refusal-squad-value = { simulator-squad-fault }
simulator-refusal-position =
    { $fault ->
        [form] L’élément { $item } de cette position est illisible. Recopie la ligne exactement comme un match la donne.
        [place] Un pion n’est pas tout entier dans une cellule. Mets‑le dedans.
        [overlap] Deux corps se chevauchent. Déplace l’un d’eux.
        [capacity] Il y a trop de pions dans une cellule. Un par équipe au plus, sauf dans un mur.
        [team] Une équipe a trop ou trop peu de pions. Il en joue onze, moins les expulsés.
        [keeper] Une équipe a un gardien qui ne peut pas l’être. Désigne un pion du terrain.
        [substitutions] Les remplacements ne vont pas avec les pions. Compte ceux qui sont entrés.
        [ball] Le ballon est là où il ne peut pas être. Pose‑le sur le terrain, à l’écart des pions.
        [carrier] Le porteur ne peut pas avoir le ballon. Mets‑le dans la cellule du ballon.
        [hands] Le ballon est dans des mains qui n’y ont pas droit. Seul un gardien dans sa surface le peut.
        [clock] Le chrono ne peut pas indiquer cela. Compte les pas de l’arbitre.
        [counters] Les comptes ne vont pas avec un tour. Il y a un centre, un tir et un déplacement par pion.
        [stage] Ce qui est demandé ne va pas avec le reste. Le ballon et la phase disent ce qui vient ensuite.
        [sealed] Un choix est déjà fait que personne n’a demandé. Enlève‑le.
       *[shootout] Il n’y a pas de tirs au but ici. Ils viennent après un match à égalité, si l’option est activée.
    }

## Simulator Soccer : les choix

simulator-move-lineup = faire la composition
simulator-move-kickoff = choisir qui engage
simulator-move-pass = passer ou avancer
simulator-move-dribble = dribbler
simulator-move-ball = poser le ballon
simulator-move-back = reculer pour rester en jeu
simulator-move-cross = centrer
simulator-move-shot = tirer
simulator-move-headers = entrer d’un pas dans la surface
simulator-move-prep = préparer la défense
simulator-move-kick = frapper
simulator-move-dodge = dribbler le gardien
simulator-move-dive = plonger
simulator-move-place = reposer le frappeur
simulator-move-speed = faire un pas vers le ballon
simulator-move-cod = prendre le ballon
simulator-move-hands-yes = prendre le ballon dans les mains
simulator-move-hands-no = laisser le ballon au sol
simulator-move-skill-none = ne pas utiliser de compétence
simulator-move-skill-yellow = enchaîner en une touche
simulator-move-skill-green = centrer sans contrôle
simulator-move-skill-red = tirer sans contrôle
simulator-move-skill-free-yellow = enchaîner, démarqué
simulator-move-skill-free-green = centrer, démarqué
simulator-move-skill-free-red = tirer, démarqué
simulator-move-skill-striker = tirer, en torpilleur
simulator-move-move = déplacer un pion
simulator-move-tackle = tacler
simulator-move-knock = faire une remontée
simulator-move-quick = jouer un tour rapide
simulator-move-hold = attendre
simulator-move-end = terminer la phase
simulator-move-sub = faire un remplacement
simulator-move-reserve = faire entrer le gardien de réserve
simulator-move-keeper = désigner un gardien
simulator-move-throw = choisir qui fait la touche
simulator-move-clear = laisser la place
simulator-move-repos = placer les pions
simulator-move-taker = choisir le tireur
simulator-move-giveup = abandonner le match

## CHALLENGE FOOT : nom, options

challenge-name = CHALLENGE FOOT
challenge-about = Achète un club, tiens ses comptes, puis joue ses matchs avec trois dés sur le grand plateau, jusqu’au titre.

challenge-option-friendly = Match amical
challenge-option-friendly-help = Un match sans clubs, sans argent et sans championnat.
challenge-option-clubs = Clubs
challenge-option-clubs-help = Le nombre de clubs du championnat.
challenge-option-legs = Aller, ou aller-retour
challenge-option-legs-help = Combien de fois les clubs se rencontrent, à partir de trois.
challenge-option-matches = Matchs
challenge-option-matches-help = Le nombre de matchs que jouent deux clubs.
challenge-option-friendly-champions = Champions
challenge-option-friendly-champions-help = Le nombre de champions de chaque équipe en match amical.
challenge-option-length = Durée d’un match
challenge-option-length-help = « throws:45 » pour des lancers ou « minutes:45 », au moins 30, ou « trial:10 » pour moins.
challenge-option-length-unit = 30 au moins ; pour un match plus court, choisis « lancers, à l’essai ».
challenge-option-length-throws = lancers
challenge-option-length-minutes = minutes
challenge-option-length-trial = lancers, à l’essai
challenge-length-throws = { $count } lancers par match
challenge-length-minutes = { $count } minutes par match
challenge-length-trial =
    { $count ->
        [one] { $count } lancer par match, à l’essai
       *[other] { $count } lancers par match, à l’essai
    }
challenge-option-offside = Hors-jeu
challenge-option-offside-help = Qui le voit.
challenge-offside-auto = Vu et sifflé aussitôt
challenge-offside-claim = L’adversaire peut le réclamer
challenge-offside-off = Pas de hors-jeu
challenge-option-forced-dice = Dés obligatoires
challenge-option-forced-dice-help = On ne laisse un dé que si personne ne peut le jouer.
challenge-option-champion-turns = Tournants des champions
challenge-option-champion-turns-help = Combien de fois un champion peut tourner dans un déplacement ; 0 pour autant qu’il veut.
challenge-option-bent-shot = Tir brossé
challenge-option-bent-shot-help = Un champion peut brosser son tir une fois.
challenge-option-goal-extra-step = Au-delà de la ligne
challenge-option-goal-extra-step-help = Le nombre de cases du total qu’un but demande au-delà de la ligne.
challenge-option-goal-row-limit = Sur la rangée de but
challenge-option-goal-row-limit-help = Combien de footballeurs peuvent se tenir sur leur propre rangée de but ; 0 pour autant qu’on veut.
challenge-option-recovery = Récupération
challenge-option-recovery-help = Ce qui se passe quand un dé montre la distance d’un ballon libre.
challenge-recovery-player-to-ball = Le footballeur court au ballon
challenge-recovery-ball-to-player = Le ballon vient au footballeur
challenge-option-keep-limit = Garder le ballon
challenge-option-keep-limit-help = Après tant de lancers de possession de suite, coup franc pour l’adversaire ; 0 pour jamais.
challenge-option-shocks-per-throw = Chocs par lancer
challenge-option-shocks-per-throw-help = Combien de fois une équipe peut percuter un adversaire dans un lancer.
challenge-option-shock-reach = Portée d’un choc
challenge-option-shock-reach-help = À quelle distance du ballon un choc est possible ; 0 pour partout.
challenge-option-max-substitutions = Remplacements
challenge-option-max-substitutions-help = Combien de remplaçants une équipe peut faire entrer par match.
challenge-option-gate = Recette
challenge-option-gate-help = Qui touche la recette du match.
challenge-gate-host = Le club qui reçoit
challenge-gate-both = Les deux, chacun en entier
challenge-gate-half = Les deux, chacun la moitié
challenge-option-champion-stock = Champions de la banque
challenge-option-champion-stock-help = Le nombre de champions de la banque au départ.
challenge-option-bank-price = Prix de la banque
challenge-option-bank-price-help = Ce que la banque demande pour un champion, en MF.
challenge-option-administration-penalty = Redressement
challenge-option-administration-penalty-help = Les points perdus pour chaque match fini en redressement.
challenge-option-decided-by = Les matchs se jouent
challenge-option-decided-by-help = Au-delà de la règle imprimée : un championnat dont les matchs se jouent ailleurs, pendant qu’Onze tient les comptes et le classement. L’un des deux clubs saisit le résultat, les buts de celui qui reçoit d’abord : « result 2-1 ». À une vraie table, il peut dire ce que les cartes Chance et Aléas du jeu ont rapporté à chacun : « result 2-1 chance 3 -2 » ; avec un autre jeu d’Onze, il peut nommer le match : « result 2-1 match 1c2f5e9d40aa7b31 » ; le serveur regarde alors si ce match est terminé et s’il a fini ainsi, et dans le terminal « --of FICHIER » en fait autant. Sur un serveur, l’autre club doit être d’accord (s’il est à l’ordinateur, le premier des autres), sauf si le match nommé a opposé deux personnes différentes, ou les ordinateurs des deux clubs, avec les options habituelles. Les maillots rouges y jouent les Rouges. À une vraie table, les champions comptent comme dit la règle ; à Simulator Soccer, convenez de deux points d’effectif de plus par champion ; Chifootmi et SHOOT n’en connaissent pas, ils n’y sont que de la richesse. Un club de l’ordinateur tire ses résultats aux dés, avec d’autant plus de dés qu’il a de champions.
challenge-decided-by-match = Ici, avec trois dés
challenge-decided-by-table = À une vraie table ; on saisit les résultats
challenge-decided-by-chifootmi = À Chifootmi
challenge-decided-by-shoot = À SHOOT
challenge-decided-by-simulator = À Simulator Soccer

## CHALLENGE FOOT : les cartes

challenge-card =
    { $card ->
        [CHN-01] Un club étranger paie pour un match de gala.
        [CHN-02] Le nouveau maillot s’arrache en un week-end.
        [CHN-03] Une usine donne son nom à la tribune d’honneur.
        [CHN-04] Ton match est l’affiche télévisée de la semaine.
        [CHN-05] La tombola des supporters laisse un bénéfice.
        [CHN-06] Un vieux transfert est enfin payé.
        [CHN-07] Le tournoi des jeunes remplit le stade.
        [CHN-08] Les buvettes sont dévalisées.
        [CHN-09] Des fumigènes en tribune : la ligue te met à l’amende.
        [CHN-10] Les projecteurs lâchent, il faut les remplacer.
        [CHN-11] Second souffle.
        [CHN-12] Tout le stade te pousse vers l’avant.
        [REF-01] Intervention maladroite.
        [REF-02] Intervention à retardement.
        [REF-03] Poussée dans le dos.
        [REF-04] Obstruction cynique.
        [REF-05] Semelle en avant.
        [REF-06] Charge violente.
        [REF-07] Il lui a barré la route exprès.
        [REF-08] Il l’a tiré par le maillot.
        [REF-09] Il a joué du coude.
        [REF-10] Jouez !
        [REF-11] Épaule régulière : l’adversaire cède du terrain.
        [REF-12] Celui qui courait s’est fait mal.
        [BOX-01] Fauché devant le but.
        [BOX-02] Une main devant le but.
        [BOX-03] Retenu au moment de tirer.
        [BOX-04] Obstruction.
        [BOX-05] Jeu dangereux du défenseur.
        [BOX-06] Le défenseur s’appuie sur lui.
        [BOX-07] Le défenseur proteste trop fort.
        [BOX-08] L’attaquant a poussé le premier.
        [BOX-09] Le gardien a été gêné.
        [BOX-10] L’attaquant a plongé.
        [BOX-11] Jouez !
        [BOX-12] La défense ressort avec le ballon.
        [INC-01] Un sponsor adore cette course.
        [INC-02] Le public s’arrache son maillot.
        [INC-03] Un coéquipier suit.
        [INC-04] Toute l’équipe se rue à l’avant.
        [INC-05] Il est accroché loin du ballon.
        [INC-06] Le ballon te revient.
        [INC-07] Des chaussures neuves pour tout le monde.
        [INC-08] Il abîme un panneau publicitaire.
        [INC-09] Une crampe.
        [INC-10] Il glisse.
        [INC-11] L’équipe perd sa place sur le terrain.
       *[INC-12] Déchirure musculaire.
    }

## CHALLENGE FOOT : le bureau

challenge-champions =
    { $champions ->
        [one] { $champions } champion
       *[other] { $champions } champions
    }
challenge-stake =
    { $stake ->
        [order] pour commencer
        [colour] pour les maillots
       *[venue] pour le lieu du match
    }
challenge-finance =
    { $deck ->
        [CAP] Capital départ
        [MUN] Subvention municipale
        [REG] Subvention régionale
        [SPO] Sponsors
        [SUB] Abonnés
        [TVR] Droits de télévision
        [TAX] Redevance impôts
        [SOC] Couverture sociale
        [RUN] Frais de fonctionnement
       *[BON] Prime : victoire, nul, défaite
    }
challenge-event-die-thrown = { $club } jette { $die } { challenge-stake }.
challenge-event-tied = { $clubs } sont à égalité et relancent.
challenge-event-first = { $club } commence.
challenge-event-revenue = { $club } tire sa carte { challenge-finance } : { $amount } MF de recettes.
challenge-event-expense = { $club } tire sa carte { challenge-finance } : { $amount } MF de dépenses.
challenge-event-bonus-card = { $club } tire sa carte Primes de match : { $win } MF pour une victoire, { $draw } pour un nul, { $loss } pour une défaite.
challenge-event-capital = { $club } fait ses comptes : { $revenue } MF moins { $expenses } MF, un capital de { $capital } MF.
challenge-event-series-chosen =
    { $only ->
        [true] { $club } ne peut acheter qu’en série { $series }.
       *[false] { $club } achète en série { $series }.
    }
challenge-event-club-bought =
    { $champions ->
        [one] La carte : { $name } ({ $stadium }), avec un champion : { $value } MF et { $wages } MF de salaires, il reste { $result } MF.
       *[other] La carte : { $name } ({ $stadium }), avec { $champions } champions : { $value } MF et { $wages } MF de salaires, il reste { $result } MF.
    }
challenge-event-deficit = { $club } est à { $cash } MF et doit couvrir son déficit.
challenge-event-sold = { $club } vend { challenge-champions } à la banque pour { $price } MF et dispose de { $cash } MF.
challenge-event-bought = { $club } achète { challenge-champions } à la banque pour { $price } MF et dispose de { $cash } MF.
challenge-event-credit = { $club } tire sa carte Crédit banque : { $amount } MF, et dispose de { $cash } MF.
challenge-event-offered = { $club } propose { challenge-champions } à { $to } pour { $price } MF.
challenge-event-asked = { $club } demande { challenge-champions } à { $to } pour { $price } MF.
challenge-event-declined =
    { $why ->
        [too_dear] { $buyer } ne peut pas payer ce prix : pas d’affaire.
        [below_zero] { $buyer } est au-dessous de zéro et ne peut pas acheter de champion : pas d’affaire.
       *[unwilling] { $club } refuse.
    }
challenge-event-traded = Affaire conclue : { $buyer } achète { challenge-champions } à { $seller } pour { $price } MF. { $seller } dispose de { $seller_cash } MF, { $buyer } de { $buyer_cash } MF.
challenge-event-window-opened = Le marché des transferts ouvre ; { $first } a la main.
challenge-event-passed = { $club } passe.
challenge-event-window-closed = Le marché des transferts ferme.
challenge-event-round-began = Journée { $round } sur { $rounds }.
challenge-event-fixture = { $club } rencontre { $other }.
challenge-event-bye = { $club } est exempt de cette journée.
challenge-colour =
    { $colour ->
        [red] rouges
       *[blue] bleus
    }
challenge-event-colour-chosen = { $club } prend les maillots { challenge-colour } ; { $other } porte les autres.
challenge-event-venue-chosen = { $club } a choisi : { $host } reçoit { $guest }.
challenge-event-squad-in = { $club } a remis sa composition.
challenge-event-reported = { $club } annonce : { $host } { $host_goals }, { $guest } { $guest_goals }.{ $host_chance ->
        [0] { "" }
       *[other] { " " }Cartes : { $host } { $host_chance } MF.
    }{ $guest_chance ->
        [0] { "" }
       *[other] { " " }Cartes : { $guest } { $guest_chance } MF.
    }{ $of_count ->
        [0] { "" }
       *[other] { " " }C’est le match { $of } qui en a décidé.
    }
challenge-event-full-time = Fin du match : { $host } { $host_goals }, { $guest } { $guest_goals }.
challenge-event-booked = { $club } inscrit son match { $number } : recette { $gate }, cartes { $chance }, prime { $bonus }, frais { $running }. Il dispose de { $cash } MF.
challenge-event-administration = { $club } n’a plus rien à vendre et reste à { $cash } MF : redressement.
challenge-event-repaid = { $club } rembourse { $credit } MF et finit avec { $total } MF.
challenge-event-finance-point = Meilleures finances, { $total } MF : un point pour { $clubs }.
challenge-event-champions =
    { $clubs_count ->
        [one] { $clubs } gagne le championnat avec { $points } points !
       *[other] { $clubs } se partagent le titre avec { $points } points.
    }
challenge-event-friendly-over =
    { $winner_count ->
        [0] Le match amical finit sur un nul.
       *[other] { $winner } gagne le match amical.
    }

## CHALLENGE FOOT : la fiche de gestion

challenge-sheet-capital = CAPITAL A
challenge-sheet-value = Valeur du club
challenge-sheet-wages = Masse salariale
challenge-sheet-result = RÉSULTAT
challenge-sheet-cash =
    { $number ->
        [0] TOTAL DE LA CAISSE
       *[other] TOTAL FIN DE MATCH N° { $number }
    }
challenge-sheet-repaid = Crédit banque remboursé
challenge-sheet-final = TOTAL FIN DE CHAMPIONNAT
challenge-sheet-line =
    { $what ->
        [gate] Recette
        [chance] Chance
        [sold] Joueurs vendus
        [credit] Crédit banque
        [bonus] Prime de match
        [bought] Joueurs achetés
       *[running] Frais de fonctionnement
    }
challenge-sheet-match = MATCH N° { $number }
challenge-sheet-revenue = TOTAL RECETTES
challenge-sheet-expenses = TOTAL DÉPENSES
challenge-sheet-star = * avec le point du meilleur résultat financier
challenge-sheet-round = Journée { $round } : { $host } { $south }-{ $north } { $guest }
challenge-sheet-table =
    { $what ->
        [table] CLASSEMENT
        [played] J
        [won] G
        [drawn] N
        [lost] P
        [goals] buts
        [points] pts
        [cash] caisse
       *[final] total
    }

## CHALLENGE FOOT : le match

challenge-side =
    { $side ->
        [S] { $host }
       *[N] { $guest }
    }
challenge-other-side =
    { $side ->
        [S] { $guest }
       *[N] { $host }
    }
challenge-man = Le { $man_number } de { challenge-man-club }
challenge-man-club =
    { $man_side ->
        [S] { $host_short }
       *[N] { $guest_short }
    }
challenge-other-man = le { $other_number } de { challenge-other-man-club }
challenge-other-man-club =
    { $other_side ->
        [S] { $host_short }
       *[N] { $guest_short }
    }
challenge-restart =
    { $restart ->
        [throw_in] touche
        [corner] corner
        [goal_kick] coup de pied de but
        [free_kick] coup franc
       *[ball_to] ballon
    }
challenge-deck =
    { $deck ->
        [chance] Chance
        [referee_field] Arbitre Champ
        [referee_box] Arbitre Surface
       *[incidents] Aléas du jeu
    }
challenge-event-squad-opened = { challenge-side } aligne { $squad_eleven }, gardien { $squad_keeper }.
challenge-event-kick-off-dice = Pour le coup d’envoi, { $host } jette { $south }, { $guest } { $north }.
challenge-event-kick-off = { challenge-side } donne le coup d’envoi.
challenge-event-placed = { challenge-side } est en place.
challenge-event-thrown =
    { $possession ->
        [true] { challenge-side } a le ballon et jette { $dice }.
       *[false] { challenge-side } va chercher le ballon et jette { $dice }.
    }
challenge-event-card = { challenge-side } tire une carte { challenge-deck } : { challenge-card }
challenge-event-money = { $amount } MF pour { challenge-side }.
challenge-event-played =
    { challenge-man } { $bent ->
        [true] brosse son tir
       *[false] joue le ballon
    }{ $by_count ->
        [0] { "" }
        [one] { " " }par le { $by }
       *[other] { " " }par les { $by }
    }{ $comes ->
        [mate] { " " }pour le { $to }
        [back] , et il lui revient
        [loose] { " " }jusqu’en { $at }
       *[goal] { "" }
    }.
challenge-event-hemmed-in = Aucune issue : le ballon reste où il est.
challenge-event-goal =
    { $own ->
        [true] Contre son camp ! { challenge-man } donne le but : il est pour { challenge-side }.
       *[false] But ! { challenge-man } marque.
    }
challenge-event-out = Sortie : { challenge-restart } pour { challenge-side }.
challenge-event-offside = Hors-jeu ! { challenge-man } est trop avancé.
challenge-event-let-go = { challenge-man } est hors-jeu, mais l’adversaire laisse jouer.
challenge-event-moved = { challenge-man } va en { $to } avec le { $die }.
challenge-event-fetched = Le ballon lui vient : { challenge-man } le tient en { $at }.
challenge-event-shock = { challenge-man } percute { challenge-other-man } : une carte { challenge-deck }.
challenge-event-star = { challenge-man } passe sur une étoile : une carte Aléas du jeu.
challenge-event-caution = { challenge-man } est averti.
challenge-event-sent-off = { challenge-man } est expulsé !
challenge-event-went-out = { challenge-man } sort pour { $throws } lancers.
challenge-event-came-back = { challenge-man } revient en jeu.
challenge-event-injured = { challenge-man }, blessé, sort.
challenge-event-substituted = { challenge-man } entre à la place du { $other_number }.
challenge-event-spared = { challenge-man } reste : une équipe ne tombe jamais au-dessous de sept.
challenge-event-keeper-named = { challenge-man } prend les gants : il est gardien.
challenge-event-put-back = { challenge-man } recule en { $to }.
challenge-event-made-room = { challenge-man } fait place et va en { $to }.
challenge-event-free-kick = Coup franc pour { challenge-side }.
challenge-event-taker =
    { challenge-man } { $restart ->
        [throw_in] fait la touche
        [ball_to] reçoit le ballon
       *[other] tire le { challenge-restart }
    }.
challenge-event-ball-to = { challenge-man } hérite du ballon.
challenge-event-penalty = Penalty ! { challenge-man } pose le ballon sur le point.
challenge-event-penalty-die =
    { $goal ->
        [true] { $die } : le penalty est marqué !
       *[false] { $die } : le gardien arrête le penalty.
    }
challenge-event-extra-die = Un dé de plus pour { challenge-side } : { $die }.
challenge-event-dice-lost = Les dés qui restent à { challenge-side } sont perdus.
challenge-event-kept =
    { $possession ->
        [true] { challenge-side } a un joueur sur le ballon : il le garde et relance les dés.
       *[false] { challenge-side } a récupéré le ballon !
    }
challenge-event-loose = Le ballon est libre en { $at } : { challenge-other-side } va le chercher.
challenge-event-kept-too-long = { challenge-side } a gardé le ballon trop longtemps.
challenge-event-time-up = Le temps est écoulé : ce lancer est le dernier.
challenge-event-conceded = { challenge-side } abandonne le match.
challenge-event-over = Coup de sifflet final : { $score_1 }-{ $score_2 }.

## CHALLENGE FOOT : refus. D’abord ce qui ne va pas, puis ce qui irait.

challenge-asked =
    { $asked ->
        [series] une série
        [deficit] comment couvrir le déficit
        [answer] la réponse à une proposition
        [trade] un tour de transferts
        [colour] la couleur des maillots
        [venue] le lieu du match
        [match] un choix dans le match
        [result] le résultat du match, par exemple « result 2-1 »
       *[nothing] rien
    }
challenge-refusal-not-a-command = « { $typed } » n’est pas une commande. On connaît : { $forms }.
challenge-refusal-not-a-club = Ce club n’est pas là. Seuls jouent les clubs du championnat.
challenge-refusal-season-over = C’est fini. Il n’y a plus rien à choisir.
challenge-refusal-not-your-turn = Rien n’est demandé à ce club. Attends ton tour.
challenge-refusal-otherwise-asked = Ce n’est pas ce qui est demandé. On demande : { challenge-asked }.
challenge-refusal-series-too-dear = La série { $series } est trop chère. Il faut un capital de { $asks } MF, et il y a { $capital } MF.
challenge-refusal-series-empty = Il n’y a plus de carte en série { $series }. Choisis‑en une autre.
challenge-refusal-one-at-a-time = Pas tant à la fois. Un déficit se couvre par un champion, ou par le crédit, à la fois.
challenge-refusal-too-few-champions = { $club } n’a pas tant de champions. Il en a { $champions }.
challenge-refusal-no-champion = Il n’y a rien à échanger. Nomme au moins un champion.
challenge-refusal-bank-has-none = La banque n’a pas tant de champions. Elle en a { $stock }.
challenge-refusal-too-dear = C’est trop cher. Cela coûte { $price } MF, et il y a { $cash } MF.
challenge-refusal-below-zero = Au-dessous de zéro, on n’achète pas de champion. Le club est à { $cash } MF.
challenge-refusal-credit-used = Il y a un crédit par partie. Ce club a déjà tiré le sien.
challenge-refusal-credit-too-late = Trop tard pour un crédit. Une fois les matchs commencés, il ne couvre qu’un déficit.
challenge-refusal-no-such-partner = On traite avec un autre club. Nommes‑en un du championnat.
challenge-refusal-not-a-price = « { $given } » n’est pas un prix. Un prix est un nombre entier de MF, zéro ou plus.
challenge-refusal-too-many-offers = { $club } a été sollicité trois fois. C’est le maximum par période.
challenge-refusal-below-resale = Trop bon marché. En déficit, un champion part pour { $resale } MF au moins.
challenge-refusal-squad-is-in = La composition est remise. On l’ouvrira avec l’autre.
challenge-refusal-no-clock = Il n’y a pas de chronomètre. Les matchs se comptent en lancers.
challenge-refusal-no-time = Le chronomètre ne tourne pas. Il part au premier coup d’envoi et s’écoule une fois.
challenge-refusal-played-here = Le match se joue ici. On ne saisit de résultat que si l’option « decided_by » le prévoit.
challenge-refusal-no-linked-match = Ces matchs se jouent à une vraie table. Donne le résultat sans match d’Onze.
challenge-refusal-no-cards = Ce jeu n’a pas de cartes Chance. Ne donne que les buts.
challenge-refusal-length = « { $given } » n’est pas une durée. Écris « throws:45 » ou « minutes:45 », de { $least } à { $most }.
challenge-refusal-bank-price = La banque paie un champion jusqu’à { $least } MF. Elle doit en demander { $least } MF ou plus, et non { $given }.
challenge-refusal-data = Les cartes du jeu sont illisibles. Ses fichiers sont abîmés.
challenge-refusal-position = Ce n’est pas une position de championnat. Regarde { $field ->
        [stage] ce qui se passe
        [first] le club qui commence
        [stock] le stock de la banque
        [round] la journée
        [decks] les paquets
        [credit] le crédit
        [offer] la proposition
        [sealed] les compositions secrètes
        [finance] le point des finances
        [club] les clubs
        [match] les matchs
       *[other] toute la ligne
    } : { $at }.
challenge-refusal-not-written = Ce n’est pas écrit comme un choix. Vois la notation dans la règle.
challenge-refusal-match-over = Le match est fini. On n’y choisit plus rien.
challenge-refusal-not-your-choice = C’est à l’autre équipe. Attends‑la.
challenge-refusal-not-asked-now = Ce n’est pas ce qui est demandé. Regarde ce qu’attend le match.
challenge-refusal-not-due = Ce n’est pas attendu. Un autre tirage vient d’abord.
challenge-refusal-not-eleven = Ce n’est pas une composition. Il en faut onze sur les seize.
challenge-refusal-rings-owned = Les bagues ne correspondent pas. L’équipe en a { $champions }, et toutes se portent.
challenge-refusal-six-champions = Trop de champions sur le terrain. Six au plus.
challenge-refusal-keeper-not-placed = Il manque le gardien. C’est l’un de ceux du terrain.
challenge-refusal-not-these = Ce ne sont pas les footballeurs à placer. Place ceux qui jouent, et personne d’autre.
challenge-refusal-other-half = Le { $number } ne peut pas se tenir en { $square }. On se place dans son camp.
challenge-refusal-two-in-circle = Le rond central n’est pas prêt. L’équipe qui engage y a exactement deux footballeurs de champ.
challenge-refusal-circle-pair-apart = Les deux du rond sont trop éloignés. Ils sont sur une même ligne, à trois cases au plus.
challenge-refusal-in-circle = Le { $number } ne peut pas se tenir en { $square }. L’autre équipe reste hors du rond central.
challenge-refusal-shared = { $square } est occupée. Un footballeur par case.
challenge-refusal-keeper-outside-area = Le gardien est trop loin. On le place dans sa surface de réparation.
challenge-refusal-ball-not-in-circle = Le ballon ne peut pas être là. On le met à l’un des deux du rond central.
challenge-refusal-substitutions = Pas de remplacement maintenant. On remplace après un but ou pour une blessure, et en nombre limité.
challenge-refusal-no-reserve = Le { $number } ne peut pas entrer. Il n’est pas un remplaçant qui n’a pas encore joué.
challenge-refusal-not-from-ball = La trajectoire ne part pas du ballon. Il est en { $ball }.
challenge-refusal-crooked-leg = De { $from } à { $to }, ce n’est pas droit. Le ballon suit l’une des huit directions.
challenge-refusal-opponent-in-way = Le { $number } adverse barre la route en { $at }. Le ballon ne passe pas un adversaire.
challenge-refusal-nobody-relays = Personne ne relaie en { $at }. Le ballon ne tourne que là où se tient un coéquipier.
challenge-refusal-relays-twice = Il a déjà relayé en { $at }. Une fois par lancer suffit.
challenge-refusal-starter-relays = Le footballeur en { $at } a lancé la trajectoire. Il ne peut pas la relayer.
challenge-refusal-covered = { $at } est couverte. Un gardien champion garde les cases à côté de lui.
challenge-refusal-beyond-total = { $squares } cases, c’est trop loin. Le total est de { $total }.
challenge-refusal-short-of-total = { $squares } cases, c’est trop court. Le ballon use tout son total de { $total }.
challenge-refusal-may-not-bend = Pas de tir brossé en { $at }. Il est réservé aux champions, quand on le joue.
challenge-refusal-not-a-bend = Ce n’est pas un tir brossé en { $at }. Il tourne une fois, de 45 degrés, sur une case libre et sans relais.
challenge-refusal-bent-not-in-mouth = Un tir brossé ne finit pas en { $at }. Il finit dans le but adverse.
challenge-refusal-kick-off-backwards = Pas par { $at }. Le coup d’envoi va d’abord en arrière, à un coéquipier.
challenge-refusal-does-not-leave = Le ballon ne sort pas du terrain par là depuis { $at }. Vérifie la direction.
challenge-refusal-goal-too-short = Une case trop court. Ici un but en demande une de plus au-delà de la ligne.
challenge-refusal-no-such-die = Aucun dé ne montre { $die }. Joue un dé qui reste.
challenge-refusal-moved-already = Le { $number } s’est déjà déplacé. Chaque footballeur se déplace une fois par lancer.
challenge-refusal-not-there = Le { $number } n’est pas en { $at }. Regarde où il se tient.
challenge-refusal-not-yours = Ce { $number }-là n’est pas à toi. Déplace tes propres footballeurs.
challenge-refusal-crooked-move = De { $from } à { $to }, ce n’est pas droit. Seuls les champions tournent.
challenge-refusal-move-length = { $squares } cases ne font pas { $die }. Un déplacement a exactement la longueur de son dé.
challenge-refusal-in-way = Le { $number } barre la route en { $at }. Personne ne passe par-dessus personne.
challenge-refusal-may-not-turn = On ne tourne pas en { $at }. Seuls les champions changent de direction.
challenge-refusal-too-many-turns = Un tournant de trop en { $at }. Les options les limitent.
challenge-refusal-square-twice = { $at } deux fois dans un déplacement. Un champion utilise chaque case une fois.
challenge-refusal-no-route = Aucun chemin de cette longueur vers { $to }. Essaie une autre case.
challenge-refusal-goal-row = { $at } ferait un de trop sur la rangée de but. Leur nombre est limité.
challenge-refusal-off-pitch = { $at } est hors du terrain. Les footballeurs y restent.
challenge-refusal-dice-forced = Il reste un { $die } qui peut se jouer. Les options y obligent.
challenge-refusal-no-opponent = Le { $number } n’est pas un adversaire. On percute des adversaires.
challenge-refusal-shock-out-of-reach = Le { $number } est hors de portée. Ce déplacement ne mène pas à lui.
challenge-refusal-shocks-spent = Plus de choc dans ce lancer. Les options les limitent.
challenge-refusal-shock-far-from-ball = Le { $number } est trop loin du ballon. Un choc le veut tout près.
challenge-refusal-ball-dead = Le ballon n’est pas en jeu. Ni choc ni carte Aléas du jeu avant la remise en jeu.
challenge-refusal-not-nearest = Le { $number } n’est pas parmi les plus proches. Nomme l’un d’eux.
challenge-refusal-no-keeper = Le { $number } ne peut pas être gardien. C’est l’un de ceux du terrain.

## Les refus de tous les jeux

refusal-option-unknown = L’option « { $key } » n’existe pas. Voici les options : { $known }.
refusal-option-value = L’option « { $key } » n’accepte pas « { $value } ». Valeurs possibles : { $takes }.
refusal-draw-missing = Il manque un tirage. Voici ce qui vient maintenant : { $wanted }.
refusal-draw-wrong = « { $told } » n’est pas le tirage qui vient ici. Voici ce qui convient : { $wanted }.
refusal-draw-left-over = Il y a plus de tirages que la règle n’en demande. Enlève tout à partir de « { $told } ».
refusal-draw-none = Le tirage { $place }, « { $told } », n’existe pas dans ce jeu. Un tirage est la face d’un dé, le camp qui gagne un tirage au sort, un paquet mélangé (ses cartes séparées par des espaces) ou un mot de 16 chiffres hexadécimaux.
refusal-draw-not-typed = Les tirages de ce match viennent de son secret : « { $told } » ne peut pas être dicté. Enlève‑le ; pour jouer avec de vrais dés sur une vraie table, commence le match avec « --referee ».
refusal-take-back-forbidden = Ce qui est joué est joué. Dans ce jeu, on ne reprend pas un coup.
refusal-take-back-too-late = Trop tard pour reprendre ce coup. Tu ne reprends que ton propre coup, et seulement tant que les dés ne sont pas retombés.
refusal-take-back-nothing = Il n’y a pas de coup à reprendre. Joue d’abord.
refusal-take-back-over = Le match est terminé, on ne reprend plus rien. Joues‑en un autre.
refusal-take-back-final = Ce choix est définitif. Continue à partir d’ici.
refusal-take-back-consent = Tu ne peux pas reprendre ce coup sans l’accord des autres. Demande‑leur d’abord.
refusal-seat-unknown = Il n’y a pas de place « { $seat } » à cette table. Les places sont : { $seats }.
refusal-no-secret = Cette copie ne contient pas le secret des tirages, on ne peut donc pas y continuer le match. Tu peux le revoir ici, et le continuer avec l’original.
refusal-name-wrong = « { $name } » ne tient pas sur la feuille de match. Prends de 1 à 80 caractères, sur une seule ligne, sans espace au début ni à la fin.
refusal-name-long = Un nom a { $most } lettres au plus. Raccourcis‑le.
refusal-name-unseen = Quelque chose dans ce nom ne se voit pas : un retour à la ligne, un signe qui retourne l’écriture… Retape‑le sans.
refusal-name-taken = « { $name } » désigne déjà un camp ou l’ordinateur. Choisis un autre nom.
refusal-game-unknown = Aucun jeu ne s’appelle « { $game } ». Voici les jeux : { $games }.
refusal-clause-unknown = Les règles de { $game } n’ont pas d’article { $clause }. Enlève le numéro pour les lire en entier.
refusal-rulebook-missing = Les règles de { $game } n’existent pas dans cette langue. Demande l’autre : « --lang en » ou « --lang fr ».
refusal-viewer-unknown = Personne ne regarde en tant que « { $viewer } ». Choisis parmi : { $viewers }.
refusal-fixture-unknown = Il n’y a pas encore de match { $match }. { $last } ont été annoncés.
refusal-step-unknown = Le match n’a pas d’étape { $step }. La dernière est l’étape { $last }.
refusal-sheet-missing = Il n’y a pas de feuille de score pour { $game }. Sans elle, tu peux lire le match étape par étape.
refusal-no-hints = Ce match se joue sans conseils.
refusal-lesson-other = Cette leçon est faite pour un autre jeu, ou pour une autre place.
refusal-lesson-wrong = Ligne { $line } de la leçon : { $problem }.
refusal-hints-of-two = Seul un match à deux peut avoir des conseils.
refusal-hints-early = Les conseils viennent une fois tout le monde à table.
refusal-hint-unasked = On ne te demande rien en ce moment : il n’y a rien à peser.
refusal-hint-busy = Un conseil est déjà en route.
refusal-hint-none = Pas de conseil ici : on ne demande rien à cette place, ou ce n’est pas un match à deux.
refusal-hint-late = Pas eu le temps de peser tes choix. Redemande.
refusal-analysis-running = Un match s’explique une fois terminé. Finis‑le d’abord.
refusal-analysis-of-two = Seul un match à deux s’explique.
refusal-analysis-yours = Un autre match est en train d’être expliqué pour toi. Attends qu’il le soit, ou arrête‑le.
refusal-analysis-not-yours = Quelqu’un d’autre veut cette explication. Seul lui peut l’arrêter, ou qui a joué le match.
refusal-analysis-busy = D’autres font expliquer leurs matchs en ce moment. Réessaie dans une minute.
refusal-players-count = Le nombre de joueurs n’est pas bon : { $given }. Il en faut : { $seats }.
refusal-player-unknown = Aucun joueur ne s’appelle « { $player } ». Choisis parmi : { $players }.
refusal-bench-unknown = Il n’y a pas de tour d’essai pour « { $bench } ». Choisis parmi : { $benches }.
refusal-no-pupil = Personne ne peut encore étudier les joueurs de ce jeu : { $game }.

## Les refus du serveur

refusal-late = Le match a avancé entre-temps. Regarde la table, puis choisis.
refusal-elsewhere = Ce match est ouvert dans une autre fenêtre et s’y poursuit. Reprends‑le ici pour jouer.
refusal-not-kept = Le serveur n’a pas pu l’enregistrer : rien ne s’est passé. Réessaie dans un instant.
refusal-cited-missing = Il n’y a pas de match { $match } sur ce serveur. Copie l’adresse du match, ou ne la donne pas : l’autre club devra alors confirmer le résultat.
refusal-cited-game =
    { $wanted ->
        [chifootmi] Ce championnat se joue à Chifootmi, et { $match } est un match d’un autre jeu. Donne un match de Chifootmi.
        [shoot] Ce championnat se joue à SHOOT, et { $match } est un match d’un autre jeu. Donne un match de SHOOT.
       *[simulator] Ce championnat se joue à Simulator Soccer, et { $match } est un match d’un autre jeu. Donne un match de Simulator Soccer.
    }
refusal-cited-running = Le match { $match } n’est pas terminé. Jouez‑le jusqu’au bout, puis inscris le résultat.
refusal-cited-told = Les dés ou les cartes du match { $match } étaient dictés d’avance. Jouez‑en un avec de vrais dés, ou inscris le résultat sans adresse.
refusal-cited-position = Le match { $match } n’est pas parti du coup d’envoi. Jouez‑en un entier, ou inscris le résultat sans adresse.
refusal-cited-score = Le match { $match } s’est terminé sur { $host }-{ $guest }, les buts de celui qui reçoit d’abord (les maillots rouges d’ici y jouaient les Rouges). Inscris ce score, ou ne donne pas d’adresse si vous aviez échangé les camps.
refusal-cited-twice = Le match { $match } a déjà décidé d’une autre rencontre. Chaque rencontre veut son propre match.
refusal-match-unknown = Ce match n’existe pas. Vérifie le lien, ou demandes‑en un nouveau.
refusal-match-broken = Ce match est illisible. Il reste tel quel : demande au responsable du serveur d’y jeter un œil.
refusal-no-random = Le serveur n’a plus de hasard pour l’instant. Réessaie dans un moment.
refusal-address-unknown = Il n’y a rien à cette adresse. Vérifie‑la, ou repars de l’accueil.
refusal-words-late = Le match a commencé : les mots ne s’ajoutent qu’avant le premier choix. Rejoins‑le sans eux.
refusal-wrong-method = Cette adresse ne s’utilise pas ainsi. La page sait faire ; pour un programme, voir /api/openapi.json.
refusal-body-broken = Cette demande est trop longue, ou n’est pas arrivée entière. Renvoie‑la, en { $most } octets au plus.
refusal-record-wrong = La ligne { $line } de cette feuille de match n’est pas bonne.
refusal-not-readable = C’est illisible. Il faut du JSON, dans la forme documentée.
refusal-message-broken = Ce n’est pas un message, ou il est trop long. Reconnecte‑toi, puis envoies‑en un plus court.
refusal-too-many-requests = Trop de demandes viennent d’ici. Attends une minute, puis réessaie.
refusal-too-fast = C’était trop rapide. Attends une seconde, puis réessaie.
refusal-too-many-tokens = C’est trop de places à la fois. Demandes‑en moins.
refusal-too-many-connections = Trop de connexions viennent d’ici. Fermes‑en quelques-unes, puis réessaie.
refusal-server-full = Le serveur est complet. Reviens un peu plus tard.
refusal-other-origin = C’est un autre site qui le demande. Fais‑le sur la page de ce serveur.
refusal-host-unknown = Ce serveur ne s’appelle pas « { $host } ». Ouvre‑le sous son vrai nom ; son responsable en ajoute avec --host.
refusal-not-json = Ce n’est pas envoyé comme du JSON. Envoie‑le avec le type de contenu application/json.
refusal-body-late = Cette demande n’est pas arrivée à temps. Renvoie‑la.
refusal-no-socket = Cette adresse ne sert qu’au direct. Ouvre le match dans la page.
refusal-header-wrong = L’en-tête Authorization n’est pas bon. Envoie « Bearer JETON », ou ne l’envoie pas.
refusal-hello-first = La connexion n’a pas encore dit bonjour. Recharge la page.
refusal-token-wrong = Ce lien ne donne aucune place dans ce match. Demande une nouvelle invitation.
refusal-kept-enough = On a gardé d’ici autant qu’il est permis pour un moment. Rien n’est perdu : reprends un peu plus tard.
refusal-match-full = Ce match est aussi long qu’un match peut l’être ici. On ne peut plus que l’abandonner.
refusal-database-nearly-full = Il n’y a plus de place ici pour de nouveaux matchs en ce moment. Ceux qui sont en cours peuvent se finir.
refusal-database-full = Le serveur n’a plus de place, rien de plus n’est gardé. Demande à son propriétaire.
refusal-options-long = Ces options sont trop longues : { $most } octets au plus.
refusal-partner-not-owner = Seul le propriétaire de cette place décide qui la partage.
refusal-partner-unknown = Plus personne ne partage cette place sous ce numéro.
refusal-partners-many = Cette place est déjà partagée avec { $most } personnes. Retire d’abord un lien.
refusal-seat-taken = Quelqu’un a déjà pris cette place. Tu peux quand même regarder.
refusal-seat-not-yours = La place « { $seat } » n’est pas à toi. Joue depuis la tienne, ou regarde le match.
refusal-seat-missing = Personne n’est prévu à la place « { $seat } ». Dis qui s’y assoit : toi, un ami, quelqu’un devant cet écran ou l’ordinateur.
refusal-option-shape = L’option « { $key } » est mal écrite. Il lui faut un texte, un nombre, ou vrai ou faux.
refusal-chance-with-friend = Les tirages dictés sont pour les études. Enlève‑les pour jouer avec un ami, ou prends les deux places.
refusal-chance-never = Ces tirages ne serviront jamais : le jeu en demande d’autres. Dicte‑les dans l’ordre où il tire.
refusal-chance-long = Trop de tirages dictés. Il en faut { $most } au plus.
refusal-from-and-more = Qui joue à partir d’un match en reprend le jeu, les options et la position. Enlève les autres.
refusal-from-running = Ce match n’est pas terminé : on ne joue pas encore à partir de lui. Finis‑le d’abord, ou abandonne.
refusal-from-the-end = Le match est terminé à cette étape. Joue à partir d’une étape précédente.
refusal-question-unknown = Ce jeu n’a pas de réponse à cela pour l’instant. Redemande quand il y a un choix à faire.
refusal-paused = Le match est en pause. Propose d’abord de reprendre.
refusal-match-over = Le match est terminé. Propose plutôt une revanche.
refusal-not-over = Le match n’est pas terminé. Finis‑le d’abord, ou abandonne.
refusal-stand-in-plays = Un remplaçant joue pour toi. Reprends d’abord ta place.
refusal-says-too-much = Tu viens de parler. Attends un instant.
refusal-still-here = Ce joueur n’est pas absent depuis assez longtemps. Un remplaçant peut entrer après { $seconds } secondes d’absence.
refusal-stand-in-weak = À la place d’un autre, c’est l’ordinateur le plus fort qui joue : « { $player } ». Demande celui‑là, ou aucun.
refusal-no-stand-ins = Ce match se joue sans remplaçant. Attends l’autre joueur, ou propose une pause.
refusal-computer-plays = L’ordinateur joue déjà à cette place. Il n’a pas besoin de remplaçant.
refusal-offer-unknown = Il n’y a pas de proposition à laquelle répondre. Elle a peut-être été retirée.
refusal-offer-stands = Tu l’as déjà proposé. Attends la réponse.
refusal-use-move = Un choix ne se propose pas. Envoie « move ».
refusal-use-take-back = On ne reprend pas un coup ainsi. Envoie « take_back ».
refusal-wire-version = Cette page n’est pas de la même version d’Onze que le serveur. Recharge‑la : tu reprendras là où tu en étais.
refusal-commitment-first = Demande d’abord un engagement et envoie‑le avec tes mots : ainsi, le secret est fixé avant qu’on les connaisse.
refusal-commitment-unknown = Cet engagement a déjà servi ou date trop. Demandes‑en un autre.
refusal-clock-is-kept = C’est le serveur qui tient le chrono. Tu n’as rien à envoyer.

## Le programme

# $tie_break peut être vide. Quand il y en a un, outcome-won-tie-break le dit mieux.
outcome-won = { name-winner } gagne ! Score final : { $score } { $tie_break }
outcome-won-tie-break = { name-winner } gagne ! Score final : { $score }, et { $tie_break } aux tirs au but.
outcome-draw = Match nul : { $score }.
outcome-gave-up = { name-loser } abandonne à { $score } : { name-winner } gagne !

to-act =
    { $seats ->
        [R] À { -red } de jouer.
        [B] À { -blue } de jouer.
       *[other] À vous de jouer : { $seats }.
    }

table-head-player = Joueur
table-head-wins = Victoires
table-head-share = Réussite
table-head-points = Points
table-head-goals = Buts
# Lignes du tableau : à égalité à la fin du match, quoi que disent les tirs au but ; sans vainqueur ; les deux équipes ensemble.
table-head-level = Égalité à la fin du match
table-head-drawn = Matchs nuls
table-head-match-goals = Buts par match
table-head-match-shots = Tirs par match
table-head-match-passes = Passes par match
table-head-match-crosses = Centres par match
table-head-match-dribbles = Dribbles par match
table-head-match-tackles = Tacles par match
table-head-match-fouls = Fautes par match
table-head-match-cards = Cartons par match
table-head-match-offsides = Hors-jeu par match
table-head-match-corners = Corners par match
table-head-match-throw-ins = Touches par match
table-head-match-penalty-kicks = Penaltys par match
table-head-match-shocks = Chocs par match
table-head-match-possession-throws = Lancers de possession par match
table-head-match-kept-balls = … après lesquels on garde le ballon
table-head-match-recovery-throws = Lancers de récupération par match
table-head-match-recovered-balls = … qui récupèrent le ballon
table-head-match-deficits = Déficits après un match
table-head-match-administrations = Redressements
table-head-match-choices = Choix par match
table-head-rating = Elo
table-head-matches = Matchs
# Le coin du tableau qui dit combien de points chaque joueur a pris à chaque autre.
arena-against = Points contre
arena-fault-stalled =
    { $matches ->
        [one] { $player } n’a pas choisi à temps, et a perdu { $matches } match pour cela.
       *[other] { $player } n’a pas choisi à temps, et a perdu { $matches } matchs pour cela.
    }
arena-fault-lied =
    { $matches ->
        [one] { $player } a choisi l’impossible, et a perdu { $matches } match pour cela.
       *[other] { $player } a choisi l’impossible, et a perdu { $matches } matchs pour cela.
    }
arena-fault-flooded =
    { $matches ->
        [one] { $player } en a dit plus que son choix, et a perdu { $matches } match pour cela.
       *[other] { $player } en a dit plus que son choix, et a perdu { $matches } matchs pour cela.
    }
# Un programme personnel qui n’est plus là, dans les mots du système.
arena-outside-ended = { $player } n’a pas pu démarrer ou s’est arrêté : { $how }.
arena-outside-closed = { $player } a fermé sa sortie.
arena-outside-last = Ses derniers mots sur la sortie d’erreur :
arena-outside-silent = Il n’a rien dit sur la sortie d’erreur.
arena-players = Nomme‑les avec --players, par exemple --players rookie,club ; « onze games --json » donne ceux de chaque jeu.
arena-not-here = { $option } ne sert pas ici : --out garde la feuille d’un championnat de CHALLENGE FOOT, --plot et --resume vont avec de nombreux matchs (--games).
arena-journal-other = { $file } n’est pas le journal de cette commande : autres joueurs, autres règles ou options, ou autre graine. Il reste tel quel ; choisis un autre fichier.
arena-journal-broken = La ligne { $line } de { $file } est illisible : ce journal a été modifié. Il reste tel quel ; choisis un autre fichier.
arena-journal-busy = Quelqu’un d’autre tient { $file } : attends qu’il ait fini, ou choisis un autre fichier.
# Combien de temps il faut, et où on en est.
arena-estimate = Au plus { $all } matchs, encore { $time } environ. Ctrl-C arrête.
arena-progress = { $done } matchs sur { $all }, encore { $time } environ.
arena-stopping = Arrêt dès la fin des matchs en cours ; un second Ctrl-C ne les attend pas.
arena-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
arena-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
arena-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
# Le laboratoire des règles.
problems-what = Indiquez un jeu et un fichier pour les trouvailles, ou un fichier à vérifier.
problems-count = { $records } parties et { $problems } problèmes : les deux fichiers ne vont pas ensemble.
problems-found = { $problems } problèmes dans { $matches } matchs.
problems-checked = { $problems } problèmes vérifiés, dont { $wrong } qui ne tiennent plus.
lab-compare-wrong = Écris les deux règles ainsi : --compare clé=a,clé=b ; un côté de plusieurs options : clé=a;autre=b.
lab-best-reply =
    Qui a étudié « { $player } » lui prend { $points } des points, avec l’intervalle à 95 % : { $lessons ->
        [one] une leçon
       *[other] { $lessons } leçons
    }, puis { $matches } matchs. La moitié voudrait dire que rien n’est offert.
lab-difference = Différence
lab-goals = Buts par match
lab-choices = Choix par match
lab-first = Points de qui commence
lab-drawn = Matchs nuls
lab-level = Égalité à la fin du match
lab-lead-changes = Changements de meneur par match
lab-luck = Part de la chance
lab-differs = change
lab-same = sans importance
lab-unsure = pas encore sûr
lab-plot = { $game } : { $one } → { $other }, ce qui change, en %
lab-plot-how = Joueurs : « { $player } ». Matchs : { $matches }. Intervalles à 95 %.
lab-how = Entre deux joueurs « { $player } » : { $matches } matchs en { $rounds } manches, les deux règles d’une manche avec les mêmes tirages. Les intervalles sont à 95 %, comptés par manches.
lab-clear = Tout est clair : inutile de jouer d’autres matchs.
lab-open = Tout n’est pas encore clair : plus de matchs (--games) le diraient.
lab-stopped = Arrêté par Ctrl-C : voici ce qu’on sait déjà.
lab-differs-means = « change » : il y a une différence, à { $sure } erreurs types de zéro ou plus.
lab-same-means = « sans importance » : s’il y a une différence, elle est plus petite que { $matters } points d’une part ou { $matters } % d’un nombre, et c’est aussi sûr.
lab-unsure-means = « pas encore sûr » : on ne sait ni l’un ni l’autre.
lab-two = Au laboratoire, deux joueurs se rencontrent : donne des options avec lesquelles le jeu se joue à deux.
lab-luck-unknown = Jusqu’ici tous les matchs ont fini pareil : la part de la chance ne peut pas encore se mesurer.
lab-no-luck = Avec les mêmes dés, « { $player } » rejoue le même match : la part de la chance ne peut pas se mesurer. Il faut un joueur qui varie, --player random par exemple.
# Un match expliqué. La chance : les dés, les cartes, l’erreur de la main, ce qui était caché. Le jugement : un choix.
analysis-curve = { $name } : la chance de gagner, étape par étape
analysis-luck = chance { $luck }, jugement { $judgement }
analysis-judgement = jugement { $judgement }, chance { $luck }
analysis-better = Mieux : { $choice }, { $instead } de chances au lieu de { $chosen }, d’après ce qu’on pouvait savoir ; buts peu après : { $goals }.
analysis-account-start = Chances avant le premier choix
analysis-account-luck = Chance
analysis-account-judgement = Jugement ({ $name })
analysis-account-result = Résultat
ladder-match = Match
ladder-options = Options
ladder-how = Fait par `{ $command }` : la part des points que prend le premier joueur, avec son intervalle à 95 %, un score égal à la fin du match valant un demi ; les joueurs changent de place avec les mêmes cartes et les mêmes dés. Elo d’après ces matchs, la moyenne à 0.

season-figures =
    { $matches ->
        [one] { $matches } match, { $goals } buts.
       *[other] { $matches } matchs, { $goals } buts par match.
    } Le ballon se perd dans { $lost } % des lancers de possession et se récupère dans { $recovered } % des lancers de récupération ; il change de camp dans { $changes } % de tous. Déficits : { $deficits }, redressements : { $administrations }.
arena-summary =
    { $games ->
        [one] { $games } match en { $seconds } s.
       *[other] { $games } matchs en { $seconds } s.
    }
move-unseen = Le match { $match } n’a pas été regardé : son résultat est cru sur parole. Avec --of et son fichier, il l’est.
arena-thinking = { $player } : { $mean } ms par choix, { $longest } ms au plus, { $choices } choix.

verify-ok =
    Tout est juste : { $steps ->
        [one] { $steps } étape vérifiée
       *[other] { $steps } étapes vérifiées
    }, avec { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    }, { $seals ->
        [one] { $seals } scellé
       *[other] { $seals } scellés
    } et { $hashes ->
        [one] { $hashes } empreinte
       *[other] { $hashes } empreintes
    }.
verify-typed = Les tirages sont saisis à la main. Ils sont possibles, mais personne ne peut les recalculer.
verify-no-secret = Cette copie ne contient pas le secret, les tirages ne peuvent donc pas être recalculés. La feuille complète, remise après le match, se vérifie jusqu’au bout.

## The shell

shell-welcome = Tape un numéro ou une commande, « ? { $clause } » pour une règle, « q » pour quitter.
shell-meets = Tu joues contre « { $player } ». Plus forts, avec --against : { $others }.
shell-help = Tape le numéro d’un choix ou sa commande. « ? { $clause } » explique une règle, « resign » abandonne le match, « q » quitte.
shell-nearest = Le plus proche de « { $typed } » : « { $nearest } ».

move-nearest = Le plus proche de « { $typed } » : « { $nearest } ». « onze legal { $file } » donne la liste de tous les coups.
# Derrière un choix de la liste, après une tabulation.
legal-hint-how = Les chances de gagner avec chaque choix si deux joueurs « club » jouaient la suite, d’après ce que { $seat } peut savoir ; après ±, deux fois l’erreur type.
legal-punished = sanctionné par { $clause }
legal-over = Plus personne n’a rien à jouer : le match est terminé.
legal-nothing = Il n’y a rien à jouer ici pour l’instant. À jouer : { $seats }.
legal-samples = Ce sont des exemples : il y a bien plus de tirs ou de placements qu’on ne pourrait en énumérer. Tape celui que tu veux.
replay-hides = Le match est en cours : il est raconté comme chacun peut le voir. « --as all » raconte tout.

## The server

engine-missing = La page n’a pas de moteur, avec lequel elle joue sans serveur. Fabrique‑le avec « cargo xtask engine », puis construis onze à nouveau.
site-done = { $files } fichiers sont dans { $folder }. Pose ce dossier sur n’importe quel serveur web, ou essaie‑le avec « python3 -m http.server --directory { $folder } ».
serve-at = Onze est ici : { $address }. Ctrl-C pour l’arrêter.
serve-open-yourself = Aucun navigateur ne s’est ouvert. Ouvre toi-même { $address }.
serve-in-use = Impossible d’écouter sur { $address } ({ $error }). Onze y tourne peut-être déjà : ouvre cette adresse, ou choisis‑en une autre avec --addr.
serve-no-database =
    { $cause ->
        [in-use] Un autre onze se sert de { $path }. Arrête‑le d’abord, ou choisis un autre fichier avec --db.
        [read-only] Impossible d’écrire dans { $path } ({ $error }). Change les droits du fichier et de son dossier, ou choisis un autre fichier avec --db.
        [damaged] { $path } est abîmé, ou n’est pas une base d’Onze ({ $error }). Mets une sauvegarde à sa place, ou choisis un autre fichier avec --db.
        [newer] { $path } vient d’un Onze plus récent. Utilise celui‑là, ou choisis un autre fichier avec --db.
        [missing] Impossible d’ouvrir { $path } ({ $error }). Vérifie le chemin et son dossier, ou choisis un autre fichier avec --db.
        [full] Le disque de { $path } est plein ({ $error }). Fais de la place, ou choisis un autre fichier avec --db.
       *[other] Impossible d’utiliser { $path } ({ $error }). Choisis un autre fichier avec --db.
    }
serve-no-nats = NATS ne répond pas sur { $url } ({ $error }). Lance‑le, vérifie l’adresse, ou sers sans --nats.
serve-no-key = Impossible de lire la clé des nœuds dans { $file } ({ $error }). Fais‑en une avec « openssl rand -hex 32 », mets‑la dans le même fichier sur chaque nœud, ou retire --nats-key-file.
serve-nats-alone = Des nœuds partagent une base PostgreSQL. Indique‑la avec --db postgres://…, ou sers sans --nats.
serve-no-postgres =
    { $cause ->
        [in-use] Un autre onze se sert de { $path }. Arrête‑le d’abord, donne le même --nats aux deux, ou choisis une autre base avec --db.
        [read-only] Impossible d’écrire dans { $path } ({ $error }). Indique le serveur qui accepte les écritures, ou choisis une autre base avec --db.
        [damaged] { $path } est abîmée ({ $error }). Restaure une sauvegarde dans une autre base, et choisis celle‑là avec --db.
        [newer] { $path } vient d’un Onze plus récent. Utilise celui‑là, ou choisis une autre base avec --db.
        [missing] Impossible de joindre { $path } ({ $error }). Vérifie que PostgreSQL y tourne et que la base existe, ou choisis‑en une autre avec --db.
        [address] L’adresse de la base ne convient pas ({ $error }). Corrige‑la, ou choisis une autre base avec --db.
        [untrusted] { $path } ne prouve pas qui elle est ({ $error }). Indique dans l’adresse le certificat qui s’en porte garant avec sslrootcert=FICHIER, et le serveur par le nom du certificat.
        [denied] { $path } refuse cet utilisateur ({ $error }). Vérifie le nom et le mot de passe, et qu’il a le droit de créer un schéma, ou choisis une autre base avec --db.
        [full] Le disque de { $path } est plein ({ $error }). Fais de la place, ou choisis une autre base avec --db.
       *[other] Impossible d’utiliser { $path } ({ $error }). Choisis une autre base avec --db.
    }
health-ready = { $url } va bien : il répond, et garde ce qu’on lui confie.
health-not-ready = { $url } répond { $error } : il ne peut rien garder pour le moment, ou il s’arrête. Son journal dit pourquoi.
health-no-answer = { $url } ne répond pas ({ $error }). Tourne‑t‑il, et est‑ce bien son adresse ?
health-wrong-address = « { $url } » ne peut pas être interrogé. Écris http://, l’adresse où le serveur lui‑même écoute et son port, par exemple http://127.0.0.1:4011.
serve-limit-unknown = Il n’y a pas de limite « { $limit } ». Choisis parmi celles‑ci : { $names }.
serve-limit-value = « { $value } » ne convient pas à la limite « { $limit } ». Donne un nombre entier, ou une durée comme 500ms, 10s ou 5m.
backup-exists = { $file } existe déjà, et une sauvegarde n’écrase rien. Choisis un autre nom, ou déplace d’abord ce fichier.
backup-done = La base est copiée dans { $file }.
matches-done =
    { $matches ->
        [one] C’est fait pour un match.
       *[other] C’est fait pour { $matches } matchs.
    }
import-differs = Le match « { $match } » existe déjà, avec d’autres étapes. Rien n’a été importé.
import-not-whole = La feuille de « { $match } » ne dit pas tout : c’est une copie pour les spectateurs, ou ses dés ont été saisis à la main et le match n’est pas terminé. Rien n’a été importé. « onze export » écrit des feuilles complètes.
import-name = « { $match } » n’est pas un nom de match pour un serveur : des lettres et des chiffres seulement, 64 au plus. Rien n’a été importé.
matches-unknown = Aucun match « { $match } » ne convient. « onze matches list » les donne tous.
matches-no-end = Le match « { $match } » ne peut pas être terminé : personne ne peut y abandonner. Supprime‑le plutôt.
serve-wrong-database = « { $url } » ne convient pas. Donne le chemin d’un fichier, « sqlite:// » suivi d’un chemin, « postgres://utilisateur@machine/base », ou « memory ».

## Le programme : imprimer

print-done =
    { $pages ->
        [one] { $file } a { $pages } page. Imprime‑la à 100 %, et pose une règle sur celle de la feuille.
       *[other] { $file } a { $pages } pages. Imprime‑les à 100 %, et pose une règle sur celle de chaque feuille.
    }
print-ruler = Voici 10 cm. Si les tiens diffèrent, imprime à 100 %, sans « ajuster à la page ».
print-shirts = Maillots. Découpe le long des traits, enroule autour du pion, colle sur la bande hachurée.
print-tops = Dessus. Découpe et colle sur les pions. Nombres du haut : avec le ballon ; du bas : contre lui.
# La valeur d’un effectif : « 36 points, tournoi ».
print-squad =
    { $value } points, { $strength ->
        [weak] faible
        [average] moyenne
        [tournament] tournoi
        [strong] forte
        [very-strong] très forte
       *[excessive] plus que conseillé
    }
print-number-dribble = dribble
print-number-marking = marquage
print-number-tackle = tacle
print-number-keeping = conservation du ballon
# La lettre d’une pastille, par le nom de sa couleur.
print-initial =
    { $mark ->
        [Y] J
        [G] V
        [K] N
        [S] G
       *[other] { $mark }
    }
print-mark =
    { $mark ->
        [X] arrête
        [Y] construit
        [G] ailes
        [R] conclut
        [B] défend
        [K] tête
       *[S] rapide
    }
# Une feuille du terrain, et comment elle rejoint les autres.
print-tile = Feuille { $sheet } sur { $sheets } : rang { $row }, colonne { $column }. Coupe à droite et en bas selon les repères, colle sur la marge de la feuille suivante.
print-pitch-real = Le terrain grandeur nature. Coupe selon les repères.
print-pitch-reduced = Le terrain à { $percent } % de sa taille. Grandeur nature, il lui faut un A0, ou des feuilles A4 à coller.
refusal-print-game = Il n’y a encore rien à imprimer de { $game }. Demande « simulator ».
refusal-print-kit =
    { $fault_fault ->
        [form] { $file } n’est pas une tenue : la ligne { $fault_line } est illisible ({ $fault_reason }). Écris un nom, une première et une deuxième tenue avec les couleurs du maillot, du short et des chaussettes.
        [text] { $file } : { print-kit-field } est vide, dépasse 24 lettres ou contient un caractère de contrôle. Raccourcis‑le.
        [sponsors] { $file } : un maillot n’a de place que pour { $fault_most } sponsors. Enlèves‑en.
       *[alike] { $file } : la deuxième tenue ressemble à la première. Donne‑lui d’autres couleurs.
    }
refusal-print-letter = { $file } : { print-kit-field } contient la lettre « { $letter } », que nos polices ne savent pas imprimer. Écris‑le en lettres latines.
print-kit-field =
    { $fault_field ->
        [name] « name »
        [badge] « badge »
        [sponsors] le texte { $fault_number } de « sponsors »
       *[players] le texte { $fault_number } de « players »
    }
# La même chose dans la page, où il n’y a pas de fichier à nommer.
refusal-team-kit =
    { $fault_fault ->
        [form] Ce n’est pas une tenue : la ligne { $fault_line } est illisible ({ $fault_reason }). Prends un fichier ou un lien de l’éditeur.
        [text] { team-field } : ce texte est vide, dépasse 24 lettres ou contient un caractère de contrôle. Raccourcis‑le.
        [sponsors] Un maillot n’a de place que pour { $fault_most } sponsors. Enlèves‑en.
       *[alike] La deuxième tenue ressemble trop à la première. Donne une autre couleur à son maillot.
    }
refusal-team-letter = { team-field } : la lettre « { $letter } » manque à nos polices. Écris en lettres latines.
refusal-team-squad = Cet effectif ne peut pas jouer. { simulator-squad-fault }
team-field =
    { $fault_field ->
        [name] Le nom de la tenue
        [badge] L’écusson
        [sponsors] Sponsor { $fault_number }
       *[players] Le nom du numéro { $fault_number }
    }
refusal-printer-busy = D’autres impriment en ce moment. Réessaie dans un instant.
refusal-not-printed = Le dessin n’a pas abouti. Réessaie sans le terrain, ou dis‑nous ce que tu voulais imprimer.
refusal-print-squad = { $file } n’est pas un effectif. { simulator-squad-fault }

## Le récit d'un match : titres, chiffres, repères. Un paragraphe est fait de bouts de phrases, joints par des virgules.

# Une équipe de n’importe quel jeu : Rouge, Bleu, ou un club par son nom.
tell-side =
    { $side ->
        [R] { -red }
        [B] { -blue }
       *[other] { $side }
    }

tell-count =
    { $count ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }

# $high et $low sont les buts des deux, $winner et $loser leurs noms ; en cas de nul, le premier et le second.
tell-head-goalless = Pas de but entre { name-winner } et { name-loser }
tell-head-draw = { name-winner } et { name-loser } se quittent dos à dos, { $high }–{ $low }
tell-head-gave-up = { name-loser } abandonne, victoire pour { name-winner }
tell-head-tie-break = { $high }–{ $low } partout, et c’est { name-winner } qui l’emporte au bout du suspense
tell-head-high = { name-winner } se promène : { $high }–{ $low } contre { name-loser }
tell-head-turned = { name-winner } renverse { name-loser } et gagne { $high }–{ $low }
tell-head-late = { name-winner } arrache la victoire contre { name-loser }, { $high }–{ $low }
tell-head-to-nil = { name-winner } gagne sans encaisser : { $high }–{ $low } contre { name-loser }
tell-head-won = { name-winner } bat { name-loser } { $high }–{ $low }

tell-goals = Buts
tell-figures = Chiffres
tell-ball = Où était le ballon
tell-shots = Tirs

# Quand un but est tombé.
tell-when-throw = lancer { $when }
tell-when-duel = duel { $when }
tell-when-minute = { $when }e minute

# Une ligne de la liste des buts : $who est un numéro, $when comme plus haut.
tell-goal =
    { $who_count ->
        [0] { tell-side }
       *[other] { tell-side }, le { $who }
    }
tell-goal-own = { tell-goal }, contre son camp
tell-goal-penalty = { tell-goal }, sur penalty

tell-tally-possession = Possession
tell-tally-shots = Tirs
tell-tally-passes = Passes réussies
tell-tally-offsides = Hors-jeu
tell-tally-double-sixes = Doubles six
tell-tally-distance = Rangées parcourues par le ballon

tell-shot-goal = but
tell-shot-saved = arrêté
tell-shot-blocked = contré
tell-shot-woodwork = sur le montant
tell-shot-wide = à côté

tell-mark-goal = But pour { tell-side }
tell-mark-shot = Tir pour { tell-side }
tell-mark-penalty = Penalty pour { tell-side }
tell-mark-card = Carton pour { tell-side }
tell-mark-half = Mi-temps
tell-mark-turning = Le tournant du match
tell-mark-luckiest = Le plus gros coup de chance

## SHOOT : le récit

# Où c'est : à quelle hauteur du terrain, et sur quelle aile.
shoot-tell-place =
    { $zone ->
        [box] dans la zone de réparation
        [back] en défense
        [middle] au milieu
       *[front] devant
    }
shoot-tell-who =
    { $holders_count ->
        [one] le { $holders }
       *[other] les { $holders }
    }
shoot-tell-number =
    { $number_count ->
        [0] un avant
       *[other] le { $number }
    }

shoot-tell-kick-off =
    { $again ->
        [true] { name-side } engage de nouveau
       *[false] { name-side } donne le coup d’envoi
    }
shoot-tell-wins =
    { $chased ->
        [0] { $way ->
            [0] { name-side } récupère le ballon { shoot-tell-place } par { shoot-tell-who }
            [1] { name-side } arrive en premier sur le ballon { shoot-tell-place } avec { shoot-tell-who }
           *[2] Ballon pour { name-side } { shoot-tell-place }, avec { shoot-tell-who }
        }
        [1] { $way ->
            [0] { name-side } finit par y arriver, ballon pour { shoot-tell-who } { shoot-tell-place }
            [1] { name-side } met la main sur le ballon qui traîne { shoot-tell-place }, avec { shoot-tell-who }
           *[2] Ballon libre { shoot-tell-place }, et c’est { name-side } qui le ramasse par { shoot-tell-who }
        }
       *[other] { $way ->
            [0] Après une longue mêlée, { name-side } récupère le ballon { shoot-tell-place } par { shoot-tell-who }
            [1] Le ballon n’est à personne pendant un moment, puis { name-side } s’en empare { shoot-tell-place } avec { shoot-tell-who }
           *[2] Tout le monde court après le ballon, et c’est { name-side } qui l’a { shoot-tell-place } avec { shoot-tell-who }
        }
    }
shoot-tell-again =
    { $way ->
        [0] Le ballon revient sur { shoot-tell-who }
        [1] { name-side } le récupère aussitôt par { shoot-tell-who }
       *[2] Le second ballon est encore pour { name-side }, avec { shoot-tell-who }
    }
shoot-tell-passes =
    { $count ->
        [1] { $way ->
            [0] une passe trouve { shoot-tell-who } { shoot-tell-place }
            [1] la passe arrive sur { shoot-tell-who } { shoot-tell-place }
           *[2] le ballon file vers { shoot-tell-who } { shoot-tell-place }
        }
       *[other] { $wing ->
            [left] { tell-count } passes sur la gauche trouvent { shoot-tell-who } { shoot-tell-place }
            [right] { tell-count } passes sur la droite trouvent { shoot-tell-who } { shoot-tell-place }
           *[centre] { tell-count } passes dans l’axe trouvent { shoot-tell-who } { shoot-tell-place }
        }
    }
shoot-tell-loose =
    { $way ->
        [0] mais le ballon suivant n’est pour personne
        [1] mais le ballon traîne { shoot-tell-place }
       *[2] mais il n’y a personne à la réception { shoot-tell-place }
    }
shoot-tell-offside =
    { $offside_count ->
        [one] mais le { $offside } est hors jeu
       *[other] mais les { $offside } sont hors jeu
    }
shoot-tell-waits =
    { $offside_count ->
        [one] le { $offside } est à côté du ballon, mais hors jeu
       *[other] les { $offside } sont à côté du ballon, mais hors jeu
    }
shoot-tell-free-kick = double six, et le coup franc qui va avec
shoot-tell-goal =
    { $how ->
        [penalty] et { shoot-tell-number } marque : { shoot-score } !
        [sixes] et un double six dans la zone de réparation, c’est imparable, { shoot-tell-number } marque : { shoot-score } !
        [line] et { shoot-tell-number } n’a plus qu’à le pousser : { shoot-score } !
       *[open] { $way ->
            [0] et { shoot-tell-number } marque : { shoot-score } !
            [1] et { shoot-tell-number } le met au fond : { shoot-score } !
           *[2] et { shoot-tell-number } conclut : { shoot-score } !
        }
    }
shoot-tell-miss =
    { $penalty ->
        [true] mais le penalty passe à côté
       *[false] { $way ->
            [0] mais { shoot-tell-number } tire à côté
            [1] mais { shoot-tell-number } ne cadre pas
           *[2] mais { shoot-tell-number } manque le but
        }
    }
shoot-tell-dead = mais { shoot-tell-number } ne peut plus rien en faire sur la ligne : coup de pied de but
shoot-tell-penalty = Double six avec un ballon libre dans la zone de réparation : penalty pour { name-side } !
shoot-tell-goal-kick =
    { $flank ->
        [right] { name-side } dégage par un coup de pied de but à droite
       *[left] { name-side } dégage par un coup de pied de but à gauche
    }
shoot-tell-drop-ball = Ce ballon n’est à personne : balle à terre au point central
shoot-tell-half-time = Mi-temps : { shoot-score }
shoot-tell-safety-stop = Déjà { $throws } lancers : l’arbitre arrête le match
shoot-tell-resigned = { name-side } abandonne le match
shoot-tell-agreed =
    { $draw ->
        [true] Les deux s’accordent sur le match nul
       *[false] Les deux sont d’accord pour en rester là
    }
shoot-tell-over =
    { $winner ->
        [R] C’est fini, victoire pour { -red } : { shoot-score }
        [B] C’est fini, victoire pour { -blue } : { shoot-score }
       *[none] C’est fini, personne ne gagne : { shoot-score }
    }

tell-tally-kept = Ballons conservés
tell-tally-dribbles = Dribbles
tell-tally-tackles = Tacles
tell-tally-free-kicks = Coups francs

## Chifootmi : un match raconté

chifootmi-tell-kick-off = { name-side } donne le coup d’envoi
chifootmi-tell-attack =
    { $counter ->
        [true] Contre-attaque pour { name-side }
       *[false] { $way ->
            [0] { name-side } repart à l’attaque
            [1] { name-side } attaque
           *[2] Le ballon est pour { name-side }
        }
    }
# Une carte est un nombre, ou « X » pour Dribble/Tacle.
chifootmi-tell-kept =
    { $dribble ->
        [true] { $way ->
            [0] passe en dribble
            [1] efface le { $other } d’un dribble
           *[2] se faufile en dribble
        }
       *[false] { $way ->
            [0] garde le ballon avec le { $card }
            [1] résiste au { $other } avec le { $card }
           *[2] continue avec le { $card }
        }
    }
chifootmi-tell-one-two = joue le une-deux
chifootmi-tell-offside = mais le drapeau se lève : hors-jeu !
chifootmi-tell-through =
    { $way ->
        [0] et file au but
        [1] et se retrouve face au gardien
       *[2] et peut tirer
    }
chifootmi-tell-lost =
    { $tackled ->
        [true] { $shot ->
            [true] mais un tacle arrête le dribble devant le but
           *[false] mais tombe sur un tacle
        }
       *[false] { $shot ->
            [true] mais le { $card } contre le tir
           *[false] { $way ->
                [0] mais le { $card } prend le ballon
                [1] mais le perd contre le { $card }
               *[2] mais le { $card } est plus fort
            }
        }
    }
chifootmi-tell-parried = le gardien repousse, et le ballon revient
chifootmi-tell-again = un dribble devant le but donne une nouvelle chance
chifootmi-tell-over-the-bar =
    { $way ->
        [0] mais le tir s’envole au-dessus
        [1] mais tire au-dessus de la barre
       *[2] mais c’est trop haut
    }
chifootmi-tell-free-kick = subit la faute et obtient un coup franc
chifootmi-tell-penalty = se fait faucher devant le but : penalty !
chifootmi-tell-last-shot = Plus de cartes, et le dernier tir est pour { name-side }
chifootmi-tell-saved =
    { $way ->
        [0] mais le gardien arrête
        [1] mais le gardien est parti du bon côté
       *[2] mais le gardien s’en empare
    }
chifootmi-tell-goal =
    { $card_count ->
        [0] { $way ->
            [0] et marque : { -red } { $red }, { -blue } { $blue } !
            [1] et prend le gardien à contre-pied : { -red } { $red }, { -blue } { $blue } !
           *[2] et c’est au fond : { -red } { $red }, { -blue } { $blue } !
        }
       *[other] et le { $card } fait trembler les filets : { -red } { $red }, { -blue } { $blue } !
    }
chifootmi-tell-full-time = Coup de sifflet final : { -red } { $red }, { -blue } { $blue }
chifootmi-tell-shoot-out = Égalité parfaite, place aux tirs au but, et c’est { name-first } qui commence
chifootmi-tell-kick =
    { $goal ->
        [true] { $way ->
            [0] { name-side } marque
            [1] { name-side } trompe le gardien
           *[2] { name-side } ne tremble pas
        }
       *[false] { $way ->
            [0] { name-side } bute sur le gardien
            [1] Le gardien arrête le tir adverse, raté pour { name-side }
           *[2] { name-side } ne trouve pas la faille
        }
    }
chifootmi-tell-toss = toujours à égalité, et le sort choisit { name-side }
chifootmi-tell-resigned = { name-side } abandonne le match
chifootmi-tell-won =
    { $by ->
        [shoot-out] { name-side } gagne les tirs au but
        [toss] { name-side } gagne au tirage au sort
       *[goals] { name-side } gagne le match
    }

tell-tally-crosses = Centres
tell-tally-fouls = Fautes
tell-tally-cards = Cartons
tell-tally-corners = Corners
tell-tally-throw-ins = Touches
tell-tally-penalty-kicks = Penaltys
tell-tally-cells = Cases traversées par le ballon
tell-tally-kept-balls = Ballons gardés
tell-tally-recovered-balls = Ballons récupérés
tell-tally-shocks = Chocs
tell-tally-won = Matchs gagnés
tell-tally-drawn = Matchs nuls
tell-tally-lost = Matchs perdus
tell-tally-cash = Millions en caisse

# Qui a marqué le plus, et combien de fois.
tell-best =
    { $goals ->
        [one] Meilleur buteur : { tell-side }, le { $who }, avec { $goals } but
       *[other] Meilleur buteur : { tell-side }, le { $who }, avec { $goals } buts
    }
# Comment ont fini les matchs d'un club, lettre par lettre.
tell-form = Forme
tell-form-w = V
tell-form-d = N
tell-form-l = D

## Simulator Soccer : un match raconté

simulator-tell-score = { -red } { $red }, { -blue } { $blue }
simulator-tell-place =
    { $zone ->
        [box] dans la surface
        [back] en défense
        [middle] { $wing ->
            [left] au milieu, côté gauche
            [right] au milieu, côté droit
           *[centre] au milieu
        }
       *[front] { $wing ->
            [left] haut sur la gauche
            [right] haut sur la droite
           *[centre] devant le but
        }
    }
simulator-tell-kick-off = { name-side } donne le coup d’envoi
simulator-tell-wins =
    { $way ->
        [0] { name-side } récupère le ballon { simulator-tell-place } par le { $number }
        [1] Le { $number } ramasse le ballon pour { name-side } { simulator-tell-place }
       *[2] { name-side } repart { simulator-tell-place } avec le { $number }
    }
simulator-tell-passes =
    { $count ->
        [1] { $way ->
            [0] une passe trouve le { $number } { simulator-tell-place }
            [1] le { $number } reçoit { simulator-tell-place }
           *[2] le ballon va vers le { $number } { simulator-tell-place }
        }
       *[other] { $wing ->
            [left] { tell-count } passes sur la gauche l’amènent au { $number }
            [right] { tell-count } passes sur la droite l’amènent au { $number }
           *[centre] { tell-count } passes dans l’axe l’amènent au { $number }
        }
    }
simulator-tell-cross = le { $number } centre
simulator-tell-heads-on = le { $number } prolonge de la tête
simulator-tell-shot =
    { $header ->
        [true] le { $number } reprend de la tête
       *[false] { $penalty ->
            [true] le { $number } tire le penalty
           *[false] { $way ->
                [0] le { $number } tire
                [1] le { $number } tente sa chance
               *[2] le { $number } frappe
            }
        }
    }
simulator-tell-dribble =
    { $won ->
        [true] le { $number } élimine le { $opponent }
       *[false] le { $number } bute sur le { $opponent }
    }
simulator-tell-lost =
    { $way ->
        [0] mais { name-side } intercepte par le { $number }
        [1] mais le { $number } arrive en premier pour { name-side }
       *[2] mais le ballon finit chez { name-side }, sur le { $number }
    }
simulator-tell-tackle = mais { name-side } tacle le { $carrier } par le { $number }
simulator-tell-foul = faute du { $number } pour { name-side }
simulator-tell-card =
    { $red ->
        [true] Carton rouge pour le { $number } chez { name-side } !
       *[false] Carton jaune pour le { $number } chez { name-side }
    }
simulator-tell-offside = mais le { $number } est hors jeu
simulator-tell-saved =
    { $way ->
        [0] et le gardien de { name-side } arrête
        [1] mais le gardien de { name-side } est là
       *[2] mais le gardien de { name-side } s’en empare
    }
simulator-tell-blocked = mais le { $number } contre pour { name-side }
simulator-tell-woodwork = et c’est le montant !
simulator-tell-wide =
    { $way ->
        [0] mais c’est à côté
        [1] mais ne cadre pas
       *[2] mais le ballon passe à côté du poteau
    }
simulator-tell-goal =
    { $own ->
        [true] et le { $number } marque contre son camp : { simulator-tell-score } !
       *[false] { $way ->
            [0] et marque : { simulator-tell-score } !
            [1] et c’est au fond : { simulator-tell-score } !
           *[2] et but du { $number } : { simulator-tell-score } !
        }
    }
simulator-tell-out =
    { $restart ->
        [corner] et le ballon sort en corner
        [goalkick] et le ballon sort en six mètres
       *[throw] et le ballon sort en touche
    }
simulator-tell-restart =
    { $restart ->
        [corner] Corner pour { name-side }
        [goalkick] { name-side } joue les six mètres
        [throw] Touche pour { name-side }
        [penalty] Penalty pour { name-side } !
        [kickoff] { name-side } engage
       *[free] Coup franc pour { name-side }
    }
simulator-tell-substituted = Pour { name-side }, le { $number } remplace le { $off }
simulator-tell-half-time = Mi-temps : { simulator-tell-score }
simulator-tell-full-time = Fin du temps réglementaire : { simulator-tell-score }
simulator-tell-shoot-out = Place aux tirs au but, et { name-side } commence
simulator-tell-penalty-taken =
    { $scored ->
        [true] Le { $number } marque pour { name-side }
       *[false] Le { $number } rate pour { name-side }
    }
simulator-tell-gave-up = { name-side } abandonne le match
simulator-tell-over =
    { $winner ->
        [R] { -red } gagne le match
        [B] { -blue } gagne le match
       *[none] Personne ne gagne le match
    }

## CHALLENGE FOOT : un match et une saison racontés. Un club porte son nom.

challenge-tell-head =
    { $clubs_count ->
        [one] { $clubs } est champion avec { $points } points
       *[other] { $clubs } se partagent le titre avec { $points } points
    }
challenge-tell-kick-off = { $club } donne le coup d’envoi
challenge-tell-wins =
    { $way ->
        [0] { $club } récupère le ballon
        [1] { $club } reprend le ballon
       *[2] Le ballon est maintenant pour { $club }
    }
challenge-tell-passes =
    { $count ->
        [1] { $way ->
            [0] une passe trouve le { $number }
            [1] le { $number } reçoit la passe
           *[2] le ballon file vers le { $number }
        }
       *[other] { tell-count } passes l’amènent au { $number }
    }
challenge-tell-hemmed-in = le ballon est enfermé
challenge-tell-loose =
    { $way ->
        [0] mais le ballon traîne
        [1] mais le ballon suivant n’est pour personne
       *[2] mais personne ne s’en empare
    }
challenge-tell-too-long = mais { $club } a gardé le ballon trop longtemps
challenge-tell-goal =
    { $own ->
        [true] et le { $number } marque contre son camp : { $host } { $host_goals }, { $guest } { $guest_goals } !
       *[false] { $way ->
            [0] et le { $number } marque : { $host } { $host_goals }, { $guest } { $guest_goals } !
            [1] et le { $number } trouve le fond des filets : { $host } { $host_goals }, { $guest } { $guest_goals } !
           *[2] but du { $number } : { $host } { $host_goals }, { $guest } { $guest_goals } !
        }
    }
challenge-tell-wide = mais le ballon passe à côté du but
challenge-tell-missed = mais le penalty n’est pas dedans
challenge-tell-out =
    { $restart ->
        [corner] et le ballon sort en corner
        [goal_kick] et le ballon sort en six mètres
       *[throw_in] et le ballon sort en touche
    }
challenge-tell-restart =
    { $restart ->
        [corner] Corner pour { $club }
        [goal_kick] Six mètres pour { $club }
       *[throw_in] Touche pour { $club }
    }
challenge-tell-offside = mais le { $number } est hors jeu
challenge-tell-let-go = l’adversaire laisse jouer
challenge-tell-free-kick = Coup franc pour { $club }
challenge-tell-penalty = Penalty pour { $club }, et c’est le { $number } qui s’avance
challenge-tell-shock = le { $number } percute le { $other }
challenge-tell-card =
    { $red ->
        [true] Le { $number } est expulsé, { $club } finira sans lui !
       *[false] Avertissement pour le { $number } chez { $club }
    }
challenge-tell-injured = Le { $number } se blesse chez { $club }
challenge-tell-conceded = { $club } abandonne le match
challenge-tell-bought =
    { $champions ->
        [one] { $club } est acheté { $value } millions, avec un champion
       *[other] { $club } est acheté { $value } millions, avec { $champions } champions
    }
challenge-tell-traded =
    { $champions ->
        [one] { $club } vend un champion à { $other } pour { $price } millions
       *[other] { $club } vend { $champions } champions à { $other } pour { $price } millions
    }
challenge-tell-administration = { $club } passe sous administration
challenge-tell-round = La journée { $round } commence
challenge-tell-fixture = { $club } rencontre { $other }
challenge-tell-full-time = C’est fini : { $club } { $own }, { $other } { $others }
challenge-tell-champions =
    { $clubs_count ->
        [one] Le championnat est terminé, et { $clubs } le gagne avec { $points } points
       *[other] Le championnat est terminé, et { $clubs } se le partagent avec { $points } points
    }
