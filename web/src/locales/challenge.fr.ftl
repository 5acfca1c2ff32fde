### CHALLENGE FOOT à la table, en français : ce que la page est seule à dire.

challenge-club = Club { $number }
challenge-before = Les équipes se préparent
challenge-throws =
    { $of ->
        [0] { $throws } lancers
       *[other] Lancer { $throws } sur { $of }
    }
challenge-stands =
    { $possession ->
        [true] Possession
       *[false] Récupération
    }
challenge-stage =
    { $stage ->
        [buying] L’achat des clubs
        [deficit] Un déficit à combler
        [trade] Le marché
        [round] Journée { $round } sur { $rounds }
       *[over] Le classement final
    }
challenge-leads =
    { $points ->
        [one] { $club } mène avec { $points } point
       *[other] { $club } mène avec { $points } points
    }
challenge-round = Matchs de la journée { $round }
challenge-away = Tu regardes un autre match
challenge-back = Retour à ton club
challenge-whole = Tout le plateau
challenge-nearer = Plus près
challenge-farther = Plus loin
challenge-via = En passant par… ({ $count })
challenge-via-by = En passant par le { $number }
challenge-via-now = En passant par { $numbers } : et ensuite ?
challenge-via-back = Un point en arrière

## Ce qui est demandé

challenge-ask-series = Ton capital : { $capital } MF. Quel club achètes‑tu ?
challenge-ask-deficit = Tu en es à { $cash } MF : comment le combles‑tu ?
challenge-ask-trade = Le marché : { $cash } MF en caisse, { challenge-champions }
challenge-ask-accept =
    { $asks ->
        [true] { $by } te demande { $offered ->
            [one] un champion
           *[other] { $offered } champions
        } et paie { $price } MF
       *[false] { $by } te propose { $offered ->
            [one] un champion
           *[other] { $offered } champions
        } pour { $price } MF
    }
challenge-ask-result = Comment ton match s’est‑il terminé ?
challenge-ask-colour = Le dé est pour toi : quels maillots ?
challenge-ask-venue = Le dé est pour toi : où jouez-vous ?
challenge-ask-squad = Qui joue, et qui porte les bagues de champion ?
challenge-ask-place = Place tes onze joueurs
challenge-ask-b = Joue le ballon : il parcourt { $total } cases
challenge-ask-m =
    { $possession ->
        [true] Déplace jusqu’à trois joueurs
       *[false] Cours sur le ballon, ou replace tes joueurs
    }
challenge-ask-claim = Hors-jeu ! Le réclames‑tu ?
challenge-ask-taker = Qui s’en charge ?
challenge-ask-sub = Qui entre en jeu ?
challenge-ask-keeper = Qui va dans les buts ?

## Les choix

challenge-choice-series =
    { $value ->
        [1] Série 1 : un champion
        [2] Série 2 : deux champions
        [3] Série 3 : trois champions
       *[4] Série 4 : quatre champions
    }
challenge-choice-sell = Vendre { challenge-champions } à la banque : { $price } MF
challenge-choice-buy = Acheter { challenge-champions } à la banque : { $price } MF
challenge-choice-offer = Proposer { challenge-champions } à { $to } pour { $price } MF
challenge-choice-ask = Demander { challenge-champions } à { $to } pour { $price } MF
challenge-choice-credit = Tirer une carte Crédit banque
challenge-choice-accept = Accepter
challenge-choice-refuse = Refuser
challenge-choice-pass = Fermer les comptes : passer
challenge-choice-result = { $value }, l’hôte d’abord
challenge-choice-colour =
    { $value ->
        [red] Rouges, unis
       *[blue] Bleus, à bandes
    }
challenge-choice-venue =
    { $value ->
        [own] À domicile : la recette est pour toi
       *[away] À l’extérieur
    }
challenge-choice-squad = Valider cette équipe
challenge-choice-place = Valider ce placement
challenge-choice-end = Finir les déplacements
challenge-choice-claim = Réclamer le hors-jeu
challenge-choice-let = Laisser jouer
challenge-choice-taker = Le numéro { $value }
challenge-choice-sub = Le numéro { $value }
challenge-choice-nobody = Personne
challenge-choice-keeper = Le numéro { $value }
challenge-choice-concede = Abandonner ce match
challenge-choice-path =
    { $what ->
        [goal] { $bent ->
            [true] Tir brossé, but
           *[false] But
        } { challenge-mouth }
        [own-goal] Dans ton propre but
        [pass] { $to ->
            [0] À lui-même
           *[other] Au numéro { $to }
        }
        [throw-in] En touche par { $at } : remise pour l’adversaire
        [corner] Derrière par { $at } : corner pour l’adversaire
        [goal-kick] Derrière par { $at } : six mètres pour l’adversaire
        [out] Hors du terrain par { $at }
        [offside] Hors-jeu : coup franc pour l’adversaire
       *[loose] Libre en { $at }
    }{ $by_count ->
        [0] { "" }
        [one] , en passant par le { $by }
       *[other] , en passant par les { $by }
    }
challenge-mouth =
    { $place ->
        [1] au ras du poteau gauche
        [2] à gauche
        [3] à gauche du milieu
        [4] en plein milieu
        [5] à droite du milieu
        [6] à droite
       *[7] au ras du poteau droit
    }
challenge-choice-run =
    { $deck ->
        [none] Le { $number } en { $to } avec le { $die }
       *[other] Le { $number } percute le { $struck } avec le { $die } : une carte { $deck ->
            [shock] Arbitre
            [box] Arbitre Surface
           *[field] Arbitre Champ
        }
    }{ $ball ->
        [true] , sur le ballon
       *[false] { "" }
    }{ $star ->
        [true] , par une étoile : une carte Aléas du jeu
       *[false] { "" }
    }{ $offside ->
        [true] { " " }: hors-jeu
       *[false] { "" }
    }
challenge-group =
    { $what ->
        [goal] But ({ $count })
        [pass] À un partenaire ({ $count })
        [loose] Libre ({ $count })
        [throw-in] En touche ({ $count })
        [corner] Corner ({ $count })
        [goal-kick] Six mètres ({ $count })
        [offside] Hors-jeu ({ $count })
       *[own-goal] Contre son camp ({ $count })
    }
challenge-play-path = Jouer ce ballon
challenge-other-way = Un autre chemin
challenge-other-end = Ailleurs
challenge-pick = Le numéro { $number }
challenge-picked = Le { $number } : où va‑t‑il ?
challenge-another = Un autre joueur
challenge-several = { $square } : { $count } façons
challenge-place-go = Valider
challenge-place-help = Ou déplace d’abord tes joueurs ; posé sur un autre, un joueur prend sa place.
challenge-squad-go = Valider
challenge-squad-sheet = Feuille de match
challenge-squad-task =
    { $task ->
        [eleven] Les onze ({ $count })
        [rings] Bagues ({ $count } sur { $of })
       *[keeper] Gardien
    }
challenge-squad-amiss =
    { $what ->
        [eleven] Onze des seize jouent : touche un numéro pour le mettre ou l’ôter. (CHA-404)
        [rings] { $champions ->
            [one] Tu as un champion : donne une bague.
           *[other] Tu as { $champions } champions : donne { $champions } bagues.
        } (CHA-405)
        [six] Six champions jouent au plus ; les autres sont remplaçants. (CHA-405)
        [keeper] Le gardien est l’un des onze. (CHA-406)
       *[none] { $task ->
            [eleven] Touche un numéro pour l’ôter ou le mettre.
            [rings] Qui porte une bague est champion : il tourne, contourne les autres et brosse son tir. Touche un numéro pour la lui donner ou la lui ôter.
           *[keeper] Touche le numéro de ton gardien ; un champion couvre trois cases.
        }
    }
challenge-squad-man = Le numéro { $number }{ $plays ->
        [true] , joue
       *[false] , remplaçant
    }{ $ring ->
        [true] , champion
       *[false] { "" }
    }{ $keeper ->
        [true] , gardien
       *[false] { "" }
    }
challenge-place-own = Le mien { $number }
challenge-place-keep = Enregistrer ce schéma
challenge-place-ball = Le ballon au
challenge-place-keeper = Gardien
challenge-place-off = Sort
challenge-place-on = Entre
challenge-place-change = Remplacer
challenge-die =
    { $spent ->
        [true] Dé { $die }, utilisé
       *[false] Dé { $die }
    }

## Le bureau

challenge-range =
    RÉSULTAT de { $least } à { $most } MF ; { $deficits ->
        [0] aucune carte sur 10 ne mène
        [one] une carte sur 10 mène
       *[other] { $deficits } cartes sur 10 mènent
    } au déficit
challenge-answer-leaves = Si tu acceptes, il te reste { $cash } MF et { challenge-champions }.
challenge-cards = Tes cartes
challenge-card-champions = Champions
challenge-card-gate = Recette, MF
challenge-card-resale = Revente, MF
challenge-bank =
    { $stock ->
        [0] La banque n’a plus de champion.
        [one] La banque a encore un champion, à { $price } MF.
       *[other] La banque a encore { $stock } champions, à { $price } MF pièce.
    }
challenge-no-club = Pas encore de club
challenge-books = Classement et comptes
challenge-sheet = { $club }
challenge-sheet-in = Recettes
challenge-sheet-out = Dépenses
challenge-sheet-before = Report
challenge-result-help =
    { $by ->
        [table] Jouez‑le à votre table, puis entre le résultat.
        [simulator] Jouez‑le à Simulator Soccer, avec deux points de valeur d’équipe de plus par champion ; qui porte le rouge ici joue les Rouges.
        [shoot] Jouez‑le à SHOOT, où les champions ne comptent pas ; qui porte le rouge ici joue les Rouges.
       *[chifootmi] Jouez‑le à Chifootmi, où les champions ne comptent pas ; qui porte le rouge ici joue les Rouges.
    }
challenge-result-play =
    { $by ->
        [simulator] Jouer à Simulator Soccer
        [shoot] Jouer à SHOOT
       *[chifootmi] Jouer à Chifootmi
    }
challenge-result-club =
    { $home ->
        [true] { $club }, à domicile
       *[false] { $club }
    }
challenge-result-goals = Buts
challenge-result-champions =
    { $champions ->
        [0] Aucun champion
        [one] Un champion : { $points } points de plus
       *[other] { $champions } champions : { $points } points de plus
    }
challenge-result-cards = Cartes, MF
challenge-result-link = Adresse de ce match
challenge-result-go = Inscrire { $host } { $south }, { $guest } { $north }
challenge-calendar = Le calendrier
challenge-now = (en cours)
challenge-bye = { $club } est exempt
challenge-chart = La caisse au fil des journées, en MF ; à la fin, crédit remboursé
challenge-chart-after =
    { $round ->
        [0] Avant le premier match
       *[other] Après la journée { $round }
    }
challenge-league = Le classement
challenge-league-played = Joués
challenge-league-played-short = J
challenge-league-won = Gagnés
challenge-league-won-short = G
challenge-league-drawn = Nuls
challenge-league-drawn-short = N
challenge-league-lost = Perdus
challenge-league-lost-short = P
challenge-league-goals = Buts
challenge-league-goals-short = B
challenge-league-points = Points
challenge-league-points-short = Pts
challenge-league-cash =
    { $over ->
        [true] Total fin de championnat, crédit remboursé
       *[false] En caisse
    }
challenge-league-cash-short = MF

## Annoncé sur le plateau, les cartes, le récit

challenge-call-kick-off = Coup d’envoi
challenge-call-kick-off-help = Pour { challenge-side }.
challenge-call-goal = But !
challenge-call-goal-help = { challenge-event-goal }
challenge-call-offside = Hors-jeu
challenge-call-offside-help = À hauteur du deuxième défenseur, ou plus loin : coup franc.
challenge-call-out =
    { $restart ->
        [throw_in] Touche
        [corner] Corner
       *[goal_kick] Six mètres
    }
challenge-call-out-help = pour { challenge-side }, une fois les joueurs déplacés
challenge-call-free-kick = Coup franc
challenge-call-free-kick-help = pour { challenge-side }
challenge-call-penalty = Penalty
challenge-call-penalty-help = But sur 4, 5 ou 6.
challenge-call-penalty-die =
    { $goal ->
        [true] { $die } : but !
       *[false] { $die } : manqué
    }
challenge-call-shock = Choc !
challenge-call-shock-help = Une carte { challenge-deck }.
challenge-call-star = Étoile
challenge-call-star-help = Une carte Aléas du jeu.
challenge-call-sent-off = Expulsé
challenge-call-injured = Blessé
challenge-call-hemmed-in = Aucune issue
challenge-call-loose = Ballon libre
challenge-call-loose-help = { challenge-other-side } va le chercher.
challenge-call-kept =
    { $possession ->
        [true] Conservé
       *[false] Récupéré !
    }
challenge-call-kept-why = Un de ses joueurs est sur le ballon. Tant que c’est le cas, { challenge-side } le garde et rejoue ; le ballon libre, c’est à toi d’aller le chercher. (CHA-540)
challenge-call-full-time = Fin du match
challenge-call-full-time-help = { $host } { $host_goals }, { $guest } { $guest_goals }
challenge-call-club-bought = { $name }
challenge-call-club-bought-help = { $stadium }. RÉSULTAT : { $result } MF.
challenge-call-credit = Crédit : { $amount } MF
challenge-call-declined = { $club } dit non
challenge-call-declined-help = { challenge-event-declined }
challenge-call-traded = Marché conclu !
challenge-call-traded-help = { $seller } vend à { $buyer } pour { $price } MF.
challenge-call-first = { $club } commence
challenge-call-champions = Champions !
challenge-call-champions-help = { $clubs }
challenge-deck-name =
    { $deck ->
        [CHN] Chance
        [REF] Décision de l’arbitre Champ
        [BOX] Décision de l’arbitre Surface
       *[INC] Aléas du jeu
    }
challenge-card-effect =
    { $card ->
        [CHN-01] +6 MF
        [CHN-02] +5 MF
        [CHN-03] +4 MF
        [CHN-04] +4 MF
        [CHN-05] +3 MF
        [CHN-06] +3 MF
        [CHN-07] +2 MF
        [CHN-08] +2 MF
        [CHN-09] −2 MF
        [CHN-10] −3 MF
        [CHN-11] Un dé de plus : un 4
        [CHN-12] Un dé de plus : un 6
        [REF-04] Avertissement au coureur, coup franc pour l’autre
        [REF-05] Avertissement au coureur, coup franc pour l’autre
        [REF-06] Le coureur est expulsé, coup franc pour l’autre
        [REF-07] Coup franc pour le coureur
        [REF-08] Coup franc pour le coureur
        [REF-09] Avertissement à l’autre, coup franc pour le coureur
        [REF-10] Il ne se passe rien
        [REF-11] L’adversaire recule de deux cases
        [REF-12] Le coureur sort pour six lancers
        [BOX-01] Penalty pour l’attaque
        [BOX-02] Penalty pour l’attaque
        [BOX-03] Avertissement et penalty
        [BOX-04] Coup franc pour l’attaque
        [BOX-05] Coup franc pour l’attaque
        [BOX-06] Coup franc pour l’attaque
        [BOX-07] Avertissement, coup franc pour l’attaque
        [BOX-08] Coup franc pour la défense
        [BOX-09] Coup franc pour la défense
        [BOX-10] Avertissement, coup franc pour la défense
        [BOX-11] Il ne se passe rien
        [BOX-12] Le ballon est à la défense
        [INC-01] +3 MF
        [INC-02] +2 MF
        [INC-03] Un dé de plus : un 3
        [INC-04] Un dé de plus : un 6
        [INC-05] Coup franc
        [INC-06] Le ballon est à toi
        [INC-07] −2 MF
        [INC-08] −3 MF
        [INC-09] Sorti pour quatre lancers
        [INC-10] Recule de trois cases
        [INC-11] Les dés restants sont perdus
        [INC-12] Blessé
       *[other] Coup franc pour celui qui est percuté
    }
challenge-story-start = Le début
challenge-story-goal = But !
challenge-story-round = Journée { $round }
challenge-story-market = Le marché
challenge-story-throw = { challenge-side } : { $dice_1 } { $dice_2 } { $dice_3 }
