### Onze en français : toutes les phrases du logiciel.
###
### Courtes, au présent, avec les mots du football, et « tu » pour la voix de la page. Le programme ajoute les numéros d'article.
### Une équipe est « R » ou « B ». Une carte est un nombre, ou « X » pour une carte Dribble/Tacle ; vide, on ne la voit pas.
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

## Chifootmi : nom, niveaux, options

chifootmi-name = Chifootmi
chifootmi-about = Un jeu de cartes pour deux, une dizaine de minutes : garde le ballon deux fois, puis trompe le gardien.

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
chifootmi-option-offside-help = En pro+ : un ballon gardé avec un écart de 7 ou plus peut être signalé hors jeu.
chifootmi-option-one-two = Une-deux
chifootmi-option-one-two-help = En pro+ : après un 10 tu joues le 9, et le 10 peut repasser devant.
chifootmi-option-counter-attack = Contre-attaque
chifootmi-option-counter-attack-help = En pro+ : tacle un dribble, et une seule conservation te suffit.
chifootmi-option-last-shot-after-card-goal = Dernier tir après un but aux cartes
chifootmi-option-last-shot-after-card-goal-help = Activée, il y a un dernier tir même si le dernier duel donne un but aux cartes.
chifootmi-option-show-history = Historique
chifootmi-option-show-history-help = La liste des cartes jouées et de celles que tu n'as pas encore vues. Désactive-la pour jouer de mémoire.
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

chifootmi-event-toss = La carte ballon tournoie en l'air : { name-side } engage !

chifootmi-event-committed = Le choix de { name-side } est fait.

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
        [true] { name-side } fait le une-deux : la carte la plus forte repasse devant !
       *[false] { name-side } renonce au une-deux.
    }

chifootmi-event-offside-asked = { $difference } d'écart, hors-jeu ? C'est à { name-side } de lever le drapeau, ou pas.

chifootmi-event-offside =
    { $signalled ->
        [true] Hors-jeu ! { name-side } lève le drapeau.
       *[false] { name-side } laisse jouer.
    }

chifootmi-event-kept =
    { $dribble ->
        [true] Quel dribble ! { name-side } garde le ballon : { $kept } sur { $needed }.
       *[false] { name-side } garde le ballon : { $kept } sur { $needed }.
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

chifootmi-event-new-attempt = Un dribble devant le but : { name-side } garde le ballon et s'offre un nouvel essai.

chifootmi-event-over = Au-dessus de la barre ! { $difference } d'écart pour { name-side }, c'est trop.

chifootmi-event-kick-due =
    { $kick ->
        [shot] { name-shooter } arme sa frappe : à gauche ou à droite ?
        [free-kick] Faute ! Coup franc pour { name-shooter } : à gauche ou à droite ?
        [penalty] Faute devant le but ! Penalty pour { name-shooter } : à gauche, au centre ou à droite ?
        [last-shot] Toutes les cartes sont jouées ! Le dernier tir est pour { name-shooter } : à gauche ou à droite ?
       *[shoot-out] { name-shooter } s'avance vers le point de penalty.
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
            [left] plonge à gauche
            [right] plonge à droite
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
        [true] Plus qu'une pioche : { name-side } prend
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
        [shoot-out] { name-side } l'emporte au bout de la séance de tirs au but !
        [toss] { name-side } l'emporte au tirage au sort !
       *[goals] { name-side } remporte le match !
    }

## Chifootmi : les refus. D'abord ce qui ne va pas, puis ce qui irait.

chifootmi-refusal-not-a-command = Ce coup n'existe pas au Chifootmi. Choisis-en un dans la liste.

chifootmi-refusal-match-over = Le match est terminé. Lances-en un autre pour continuer à jouer.

chifootmi-refusal-not-asked-now = Ce n'est pas le moment de jouer ce coup. Choisis parmi ceux qu'on te propose, ou attends que ce soit à toi.

chifootmi-refusal-slot-empty = L'emplacement { $slot } est vide. Joue la carte d'un autre emplacement.

chifootmi-refusal-already-chosen = Ton choix est fait, et il est définitif. L'autre équipe n'a pas encore choisi.

chifootmi-refusal-draw-is-automatic = Il ne te reste qu'une pioche, il n'y a donc rien à choisir. Ta carte se pioche toute seule dès que l'autre équipe a choisi.

chifootmi-refusal-left-or-right =
    { $kick ->
        [shot] Le centre n'est pas permis ici. Le tir se joue à gauche ou à droite.
        [free-kick] Le centre n'est pas permis ici. Le coup franc se tire à gauche ou à droite.
        [last-shot] Le centre n'est pas permis ici. Le dernier tir se joue à gauche ou à droite.
       *[other] Le centre n'est pas permis ici. Ce coup se tire à gauche ou à droite.
    }

chifootmi-refusal-no-offside = Il n'y a pas de hors-jeu à signaler. Il faut un ballon gardé avec un écart de 7 ou plus, et alors on te pose la question.

chifootmi-refusal-offside-is-the-defenders = Tu as le ballon, le drapeau n'est donc pas à toi. C'est au défenseur de signaler le hors-jeu.

chifootmi-refusal-no-one-two = Il n'y a pas de une-deux à faire. On te le propose dès qu'il peut sauver le ballon.

chifootmi-refusal-one-two-is-the-attackers = Tu n'as pas le ballon, le une-deux n'est donc pas à toi. C'est à l'attaquant de le faire.

chifootmi-refusal-no-clock = Ce match se joue sans chrono. Prends ton temps, ou règle un chrono avant le prochain match.

chifootmi-refusal-pro-plus-only =
    { $option ->
        [offside] Pas de hors-jeu ici. Cette règle s'active avant le match, au niveau pro+.
        [one_two] Pas de une-deux ici. Cette règle s'active avant le match, au niveau pro+.
       *[counter_attack] Pas de contre-attaque ici. Cette règle s'active avant le match, au niveau pro+.
    }

chifootmi-refusal-deck =
    { $fault ->
        [card] Une des cartes de ce paquet n'existe pas. Écris des nombres de 1 à 99, et X pour une carte Dribble/Tacle.
        [unequal] Les deux équipes n'ont pas le même nombre de cartes. Donnes-en autant à l'une qu'à l'autre.
        [size] Ce paquet a trop ou trop peu de cartes. Il en faut de 8 à 16 par équipe.
       *[beginner] Les cartes Dribble/Tacle ne se jouent pas au niveau débutant. Retire-les, ou choisis le niveau amateur.
    }

chifootmi-refusal-position =
    { $fault ->
        [form] Cette position est illisible. Recopie la ligne exactement comme un match la donne.
        [cards] Une équipe a d'autres cartes que celles de son paquet. Mets toutes les cartes du paquet, et rien d'autre.
        [places] Une carte est à deux endroits, ou nulle part. Donne à chaque carte une place et une seule.
        [duels] Une équipe a joué plus de cartes que l'autre. Chaque duel prend une carte à chacune.
        [face-down] Il y a un trou dans une pioche cachée. On y prend les cartes une à une, par le dessus.
        [face-up] Il y a un trou dans une pioche visible. On y prend les cartes une à une, par le dessus.
        [active] Le nombre de cartes actives ne va pas avec le nombre de duels. Après chaque duel, on pioche une carte tant qu'il en reste.
        [conservations] Il y a une conservation de trop, ou il en manque une. On les compte à partir de 0 quand le ballon change de camp, et jusqu'au tir.
        [needed] Ce nombre de conservations ne mène pas au tir. Il en faut deux, ou une seule en contre-attaque si vous jouez cette règle.
        [zone] Les cartes de la zone de match ne vont pas avec la possession. Ce sont celles de ses duels, et rien d'autre.
        [goals] Il y a un but sans duel. Chaque but se marque avec une carte jouée dans un duel.
        [asked] Cette question ne peut pas se poser à ce moment. Le dernier duel et les cartes qui restent disent ce qui vient ensuite.
        [sealed] Un choix déjà fait n'est pas possible ici. Mets-en un qui est permis, et pour une seule équipe.
        [shoot-out] La séance de tirs au but ne va pas avec le reste. Elle vient après le dernier duel, à égalité, et les équipes tirent à tour de rôle.
       *[end] Le match est fini sans que la position le dise, ou l'inverse. Il finit au coup de sifflet final, après les tirs au but ou sur un abandon.
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
chifootmi-move-sl = SL : choisir la gauche, vue par le tireur
chifootmi-move-sc = SC : choisir le centre
chifootmi-move-sr = SR : choisir la droite, vue par le tireur
chifootmi-move-o-plus = O+ : signaler le hors-jeu
chifootmi-move-o-minus = O- : laisser jouer
chifootmi-move-u-plus = U+ : faire le une-deux
chifootmi-move-u-minus = U- : renoncer au une-deux
chifootmi-move-resign = RESIGN : abandonner le match
chifootmi-move-timeout = TIMEOUT : laisser décider le chrono

## Les refus de tous les jeux

refusal-option-unknown = L'option « { $key } » n'existe pas. Voici les options : { $known }.
refusal-option-value = L'option « { $key } » n'accepte pas « { $value } ». Valeurs possibles : { $takes }.
refusal-draw-missing = Il manque un tirage. Voici ce qui vient maintenant : { $wanted }.
refusal-draw-wrong = « { $told } » n'est pas le tirage qui vient ici. Voici ce qui convient : { $wanted }.
refusal-draw-left-over = Il y a plus de tirages que la règle n'en demande. Enlève tout à partir de « { $told } ».
refusal-take-back-forbidden = Ce qui est joué est joué. Dans ce jeu, on ne reprend pas un coup.
refusal-take-back-nothing = Il n'y a pas de coup à reprendre. Joue d'abord.
refusal-take-back-consent = Tu ne peux pas reprendre ce coup sans l'accord des autres. Demande-leur d'abord.
refusal-seat-unknown = Il n'y a pas de place « { $seat } » à cette table. Les places sont : { $seats }.
refusal-no-secret = Cette copie ne contient pas le secret des tirages, on ne peut donc pas y continuer le match. Tu peux le revoir ici, et le continuer avec l'original.
refusal-name-wrong = « { $name } » ne tient pas sur la feuille de match. Prends de 1 à 80 caractères, sur une seule ligne, sans espace au début ni à la fin.
refusal-game-unknown = Aucun jeu ne s'appelle « { $game } ». Voici les jeux : { $games }.
refusal-clause-unknown = Les règles de { $game } n'ont pas d'article { $clause }. Enlève le numéro pour les lire en entier.
refusal-rulebook-missing = Les règles de { $game } n'existent pas dans cette langue. Demande l'autre : « --lang en » ou « --lang fr ».
refusal-viewer-unknown = Personne ne regarde en tant que « { $viewer } ». Choisis parmi : { $viewers }.
refusal-step-unknown = Le match n'a pas d'étape { $step }. La dernière est l'étape { $last }.
refusal-sheet-missing = Il n'y a pas de feuille de score pour { $game }. Sans elle, tu peux lire le match étape par étape.
refusal-players-count = Le nombre de joueurs n'est pas bon : { $given }. Il en faut : { $seats }.
refusal-player-unknown = Aucun joueur ne s'appelle « { $player } ». Choisis parmi : { $players }.
refusal-bench-unknown = Il n'y a pas de tour d'essai pour « { $bench } ». Choisis parmi : { $benches }.

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

arena-summary =
    { $games ->
        [one] { $games } match en { $seconds } s.
       *[other] { $games } matchs en { $seconds } s.
    }

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
verify-no-secret = Cette copie ne contient pas le secret, les tirages ne peuvent donc pas être recalculés. La feuille complète, remise après le match, se vérifie jusqu'au bout.

## The shell

shell-welcome = Tape un numéro ou une commande, « ? CHI-301 » pour une règle, « q » pour quitter.
shell-help = Tape le numéro d'un choix ou sa commande. « ? CHI-301 » explique une règle, « resign » abandonne le match, « q » quitte.

## The server

serve-at = Onze est ici : { $address }. Ctrl-C pour l'arrêter.
serve-open-yourself = Aucun navigateur ne s'est ouvert. Ouvre toi-même { $address }.
serve-in-use = Impossible d'écouter sur { $address } ({ $error }). Onze y tourne peut-être déjà : ouvre cette adresse, ou choisis-en une autre avec --addr.
