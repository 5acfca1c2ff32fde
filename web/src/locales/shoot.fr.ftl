### Ce que dit la page à la table de SHOOT, en français. Les événements, les refus et les choix sont dans /locales/fr.ftl.

shoot-table-desc = Le terrain en damier avec les deux équipes, le ballon et les dés. { name-south } défend la rangée 1.
shoot-axis-row = rangée
shoot-axis-column = colonne
shoot-end-south = Sud
shoot-end-north = Nord
shoot-man =
    { page-colour }, le { $number } en { $square }{ $offside ->
        [true] , hors jeu
       *[false] {""}
    }
shoot-ball-at =
    { $side ->
        [R] Le ballon en { $square }, { name-side } l’a
        [B] Le ballon en { $square }, { name-side } l’a
       *[none] Le ballon en { $square }, libre
    }
shoot-die = Un { $points }
shoot-sum = { $points } en tout
shoot-pick-die = Le { $points } : ne montrer que ses coups
shoot-pick-sum = Les deux dés, { $points } : ne montrer que les coups avec la somme
shoot-for =
    { $what ->
        [ball] le ballon
        [players] les joueurs
        [ends] les camps
       *[kick-off] le coup d’envoi
    }

shoot-throws =
    { $throws ->
        [one] Lancer { $throws }
       *[other] Lancer { $throws }
    }
shoot-half-name =
    { $half ->
        [1] 1re mi-temps
       *[2] 2de mi-temps
    }
shoot-half =
    { $of ->
        [0] { shoot-half-name }, { $minutes } minutes
       *[other] { shoot-half-name }, lancer { $throws } sur { $of }
    }
shoot-half-clock = { shoot-half-name }, encore { $time }
shoot-stands =
    { $stands ->
        [over] Fin du match
        [penalty] Penalty
        [held] { name-side } a le ballon
       *[loose] Ballon libre
    }

shoot-ask-players =
    { $penalty ->
        [true] Penalty ! Bouge d’abord tes joueurs, sauf le 9.
       *[false] { $one } et { $two } pour tes joueurs : qui bouge ?
    }
shoot-ask-second = Il reste un dé, le { $points } : pour qui ?
shoot-ask-ball = { $total } pour le ballon : où va‑t‑il ?
shoot-ask-keeper = Ton gardien a le ballon. Que fait‑il ?
shoot-ask-goal-kick = Le ballon est mort. À toi de dégager : de quel côté ?
shoot-ask-end = À toi de choisir : quel camp prends‑tu ?
shoot-ask-answer =
    { $offer ->
        [draw] { name-side } propose le match nul. D’accord ?
       *[end] { name-side } propose d’en rester là. D’accord ?
    }

shoot-note-penalty = Le 9 va tirer. Déplace deux autres joueurs de 6 ou un avant de 12, ou personne ; ensuite, il faut 6 ou plus.
shoot-note-shot = Le penalty : à partir de 6, ça peut rentrer.
shoot-note-free-kick = Double six, coup franc : deux joueurs de 6 chacun, ou un avant de 12. Ensuite, tu relances.
shoot-note-twelve = Double six ! S’il n’y a pas but, tu lances ensuite pour tes joueurs, quoi que fasse le ballon.
shoot-note-then-players = Où qu’il aille, tu lances ensuite pour tes joueurs.
shoot-note-keeper = Il peut repartir d’ici, ou poser le ballon sur un cercle pour qu’un arrière dégage.
shoot-note-goal-kick = Le ballon ne pouvait plus avancer. Pose‑le sur un cercle : un arrière vient derrière, et tu lances pour le ballon.

shoot-choice-use =
    { $near ->
        [true] Le { $number } en { $to } avec { $points }, à côté du ballon
       *[false] Le { $number } en { $to } avec { $points }
    }
shoot-choice-several =
    { $near ->
        [true] Le { $number } en { $to } avec { $points }, à côté du ballon : demande combien de points
       *[false] Le { $number } en { $to } avec { $points } : demande combien de points
    }
shoot-choice-ball =
    { $what ->
        [pass] { $numbers_count ->
            [one] Ballon en { $to } : passe au { $numbers }
           *[other] Ballon en { $to } : passe aux { $numbers }
        }
        [offside] { $numbers_count ->
            [one] Ballon en { $to } : libre, le { $numbers } est hors jeu
           *[other] Ballon en { $to } : libre, les { $numbers } sont hors jeu
        }
       *[loose] Ballon en { $to } : libre
    }
shoot-choice-done =
    { $used ->
        [true] Laisser l’autre dé
       *[false] Laisser les deux dés
    }
shoot-goal-mark = But
shoot-goal-name = { shoot-goal-mark } : { shoot-move-ball-goal }
shoot-pass-to =
    { $numbers_count ->
        [one] au { $numbers }
       *[other] aux { $numbers }
    }
shoot-offside-of = { $numbers } hors jeu
shoot-pick-man =
    { $near ->
        [true] { $number }, { shoot-player } : peut atteindre le ballon
       *[false] { $number }, { shoot-player }
    }
shoot-picked =
    { $many ->
        [true] { $number }, { shoot-player } : avec quels points ?
       *[false] { $number }, { shoot-player } : où va‑t‑il ?
    }
shoot-with = Avec { $points }
shoot-another = Un autre joueur
shoot-no-square = Il n’a pas de carreau avec ces points.
shoot-take-back = Annuler ce coup
shoot-limits = Sa zone
shoot-chances = Chances
shoot-chances-later = Les chances sont celles du prochain lancer : elles viennent avec le dernier dé.
shoot-chance-take = { name-side } le prend : { $percent } %
shoot-chance-take-goal = { name-side } le prend : { $percent } %, marque : { $goal } %
shoot-chance-ball = { name-side }, passe : { $pass } %, but : { $goal } %

shoot-call-tied = Égalité !
shoot-call-kick-off = { name-side } engage
shoot-call-free-kick = Double six !
shoot-call-free-kick-help =
    { $ball ->
        [true] Le ballon avance de 12, puis { name-side } lance pour les joueurs.
       *[false] Coup franc : deux joueurs de 6 ou un avant de 12, puis { name-side } relance.
    }
shoot-call-penalty = Penalty !
shoot-call-penalty-help = Double six, ballon libre dans la zone de réparation. Le 9 s’avance ({ name-side }) : il faut 6 ou plus.
shoot-call-goal = But !
shoot-call-goal-help = Le ballon a franchi la ligne : but de { name-side }.
shoot-call-dead = Ballon mort
shoot-call-dead-help = Il ne peut plus avancer. Coup de pied de but : { name-other }.
shoot-call-goal-kick = Coup de pied de but
shoot-call-drop-ball = Balle à terre
shoot-call-drop-ball-help = Trop de lancers sans possession : le ballon revient au point central.
shoot-call-passed =
    { $holders_count ->
        [one] Passe au { $holders } !
       *[other] Passe aux { $holders } !
    }
shoot-call-loose = Hors-jeu
shoot-call-loose-help =
    { $offside_count ->
        [one] Le { $offside } de { name-side } est derrière la défense : le ballon reste libre.
       *[other] Les { $offside } de { name-side } sont derrière la défense : le ballon reste libre.
    }
shoot-call-time-up = Temps écoulé
shoot-call-half-time = Mi-temps
shoot-call-half-time-help = Les équipes changent de camp.
shoot-call-full-time = Fin du match
shoot-call-safety-stop = Le match s’arrête là

shoot-story-start = Coup d’envoi
shoot-story-goal = { $red }–{ $blue }
shoot-story-half = Seconde mi-temps
