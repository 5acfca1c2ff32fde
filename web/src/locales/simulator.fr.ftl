### Ce que dit la page à la table de Simulator Soccer, en français. Les événements, les refus et les coups sont dans /locales/fr.ftl.

simulator-clock =
    { $half ->
        [1] 1re mi-temps
       *[2] 2de mi-temps
    }, { $beyond ->
        [0] { $minute }’
       *[other] { $minute }+{ $beyond }’
    } ({ $t }/{ $length })
simulator-time =
    { $beyond ->
        [0] { $minute }’
       *[other] { $minute }+{ $beyond }’
    } · { $t }/{ $length }
simulator-over = Terminé
# Un de ses propres pions.
simulator-own =
    { $name_count ->
        [0] le { $number }
       *[other] { $name }
    }
simulator-phase =
    { $stage ->
        [lineup] Composition
        [kickoff] Coup d’envoi
        [action] { simulator-restart }
        [header] De la tête
        [headers-a] Centre
        [headers-d] Centre
        [prepare] Préparation
        [aim] La frappe
        [aim-dive] Tir et plongeon
        [phase2] Phase 2 : attaque
        [phase3-first] Phase 3 : défense
        [phase3] Phase 3 : défense
        [substitute-1] Remplacements
        [substitute-2] Remplacements
        [throw] Touche
        [clear-1] Touche
        [clear-2] Touche
        [reposition-1] { simulator-restart }
        [reposition-2] { simulator-restart }
        [reposition-3] { simulator-restart }
        [taker] Tirs au but
        [skill] Compétence
        [over] { simulator-over }
       *[other] À qui le ballon ?
    }
simulator-restart =
    { $restart ->
        [kickoff] Coup d’envoi
        [free] Coup franc
        [indirect] Coup franc indirect
        [penalty] Penalty
        [corner] Corner
        [goalkick] Sortie de but
        [throw] Touche
       *[none] Phase 1 : la frappe
    }

simulator-ask-lineup =
    { $half ->
        [1] Comment places‑tu tes onze joueurs ?
       *[2] Mi-temps : comment places‑tu tes onze joueurs ?
    }
simulator-ask-kickoff = Qui donne le coup d’envoi ?
simulator-ask-action =
    { $restart ->
        [kickoff] { $peg } donne le coup d’envoi : vers où ?
        [corner] { $peg } tire le corner : passe ou centre ?
        [free] { $peg } tire le coup franc.
        [indirect] { $peg } tire le coup franc indirect.
        [goalkick] { $peg } joue la sortie de but.
        [throw] { $peg } fait la touche : vers où ?
        [penalty] { $peg } tire le penalty.
       *[none] { $peg } a le ballon : que fait‑il ?
    }
simulator-ask-headers-a = Un centre arrive : qui des tiens entre dans la surface ?
simulator-ask-headers-d = Un centre arrive : qui des tiens entre dans la surface ?
simulator-ask-prepare =
    { $declared ->
        [shot] { $peg } va tirer : comment te prépares‑tu ?
       *[cross] { $peg } va centrer : qui se jette devant lui ?
    }
simulator-ask-aim =
    { $declared ->
        [cross] { $peg } centre : vise !
       *[shot] { $peg } tire : vise !
    }
simulator-ask-aim-dive =
    { $what ->
        [kick] { $peg } tire : vise ! Le gardien plonge au même moment.
       *[dive] { $peg } tire : où plonge ton gardien ?
    }
simulator-ask-header = { $peg } joue de la tête : vers où ?
simulator-ask-kicker-place = Où se replace le frappeur ?
simulator-ask-speed-a = Le ballon est loin de tous : qui s’en rapproche ?
simulator-ask-speed-d = Le ballon est loin de tous : qui s’en rapproche ?
simulator-ask-cod = Qui prend le ballon, et où ?
simulator-ask-hands = Ton gardien prend‑il le ballon dans ses mains ?
simulator-ask-skill = { $peg } a une compétence pour ce moment : l’utiliser ?
simulator-ask-phase2 =
    { $crowd ->
        [0] Ton attaque bouge : { $reach } cellules au plus par pion.
       *[other] { simulator-ask-crowd }
    }
simulator-ask-crowd =
    { $crowd ->
        [one] Trop de monde dans une cellule : { $pegs } en sort d’abord.
       *[other] Trop de monde dans une cellule : un pion parmi { $pegs } en sort d’abord.
    }
simulator-ask-phase3-first =
    { $crowd ->
        [0] { $quick ->
            [true] Tour rapide : un pion et le gardien bougent d’une cellule. Qui commence ?
           *[false] { $allowance ->
                [one] Ta défense bouge : une cellule au plus par pion. Qui commence ?
               *[other] Ta défense bouge : { $allowance } cellules au plus par pion. Qui commence ?
            }
        }
       *[other] { simulator-ask-crowd }
    }
simulator-ask-phase3 =
    { $crowd ->
        [0] { $quick ->
            [true] Tour rapide : qui d’autre bouge d’une cellule ?
           *[false] { $allowance ->
                [one] Qui d’autre bouge ? D’une cellule au plus.
               *[other] Qui d’autre bouge ? De { $allowance } cellules au plus.
            }
        }
       *[other] { simulator-ask-crowd }
    }
simulator-ask-substitute-1 = { simulator-ask-substitute }
simulator-ask-substitute-2 = { simulator-ask-substitute }
simulator-ask-substitute =
    { $owed ->
        [0] Arrêt de jeu : fais‑tu entrer quelqu’un ?
        [one] Tu dois { $owed } remplacement : qui entre ?
       *[other] Tu dois { $owed } remplacements : qui entre ?
    }
simulator-ask-throw = Touche pour toi : qui la fait ?
simulator-ask-clear-1 = { simulator-ask-clear }
simulator-ask-clear-2 = { simulator-ask-clear }
simulator-ask-clear =
    { $pegs_count ->
        [one] { $pegs } laisse la place à la touche : vers où ?
       *[other] { $pegs } laissent la place à la touche : vers où ?
    }
simulator-ask-reposition-1 = { simulator-restart } : place six ou sept de tes pions, le frappeur d’abord.
simulator-ask-reposition-2 = { simulator-restart } pour { name-side } : place tous tes pions.
simulator-ask-reposition-3 = { simulator-restart } : place les autres, derrière la ligne médiane.
simulator-ask-taker = Qui tire ton penalty ?

simulator-note-relance = Tu viens de récupérer le ballon : sur cette frappe, les égalités vont à l’autre équipe.
simulator-note-crowd = Une cellule ne garde qu’un pion de chaque équipe : un mur se défait aussi, au besoin d’un pas gratuit.
simulator-note-dive = Chacun choisit en secret. Gauche et droite sont celles de ton gardien.
simulator-note-back = Hors-jeu : un pion peut reculer d’une cellule avant la frappe. Il y reste en phase 2.
simulator-note-held = Pose‑le où tu veux dans sa cellule et frappe, ou dégage à la main.
simulator-note-reserve = Ton gardien est expulsé : le gardien de réserve (4-4-4-4) ou un du banc entre pour un pion de champ, ou un pion de champ garde le but.
simulator-note-lineup = Dans ton camp, hors du rond central. Rien n’est montré avant que les deux soient prêts.
simulator-note-kickoff = N’importe qui sauf le gardien. Il ne prend pas le ballon lui-même.
simulator-note-action =
    { $restart ->
        [throw] Ni but direct ni hors-jeu sur une touche. Celui qui la fait ne prend pas le ballon lui-même.
        [corner] Pas de hors-jeu sur un corner. Le frappeur ne prend pas le ballon lui-même.
        [goalkick] Pas de hors-jeu sur une sortie de but. Le frappeur ne prend pas le ballon lui-même.
        [none] {""}
       *[other] Le frappeur ne prend pas le ballon lui-même.
    }
simulator-note-headers = D’une cellule, dans la surface. Si personne ne joue de la tête, ils ne prennent pas le ballon.
simulator-note-prepare =
    { $direct ->
        [true] Un pion peut se coucher devant, aussi loin que l’autre a couru vers le ballon, ou se décaler dans sa cellule.
       *[false] { $bar ->
            [true] Il vise ce qu’il voit ; avec la hampe, tu plonges en secret.
           *[false] Il vise ce qu’il voit. Ton gardien va d’une cellule, ou de deux et se couche.
        }
    }
simulator-note-aim =
    { $declared ->
        [cross] Le premier pion touché dans la surface joue de la tête, ami ou adversaire.
       *[shot] À égalité, le ballon est à la défense, et le tireur ne bouge pas.
    }
simulator-note-kicker-place = Où tu veux dans sa cellule, avant qu’on compte.
simulator-note-speed = D’une cellule. Ils comptent encore pour le ballon, puis ne bougent plus de ce tour.
simulator-note-cod = À égalité, ou ballon sur une ligne : tu choisis. C’est son déplacement du tour.
simulator-note-hands = Dans ses mains, il est à l’abri, et ton gardien peut marcher avec dans sa surface ; au pied, il est à qui le prend.
simulator-note-skill = Si tu l’utilises, tu frappes de nouveau aussitôt, avant que quelqu’un bouge.
simulator-note-phase2 =
    { $m ->
        [0] Sans bouger personne, c’est un tour rapide : la défense a un pion et son gardien, d’une cellule.
       *[other] La défense aura autant de cellules que ton plus long mouvement : { $m } pour l’instant.
    }
simulator-note-phase3-first =
    { $restart ->
        [throw] Pas de tacle avant une touche, et personne n’entre dans la cellule de celui qui la fait.
       *[other] Seul le premier pion peut aller sur le ballon et tacler : de face, libre ; de dos, un dé ; de plus loin, carton rouge.
    }
simulator-note-phase3 = Seul le premier pion pouvait aller sur le ballon.
simulator-note-substitute =
    { $owed ->
        [0] Cinq dans tout le match. Qui sort ne revient pas.
       *[other] Deux à la 60e minute, trois à la 75e ; ensuite le jeu reprend.
    }
simulator-note-throw = Il y va d’où qu’il soit, et il est seul dans sa cellule.
simulator-note-clear = Celui qui fait la touche est seul dans sa cellule. Ce pas est gratuit.
simulator-note-reposition-1 = L’un d’eux frappe. Ensuite l’autre équipe, puis le reste des tiens.
simulator-note-reposition-2 =
    { $restart ->
        [free] À trois pions couchés du ballon. Devant ton but, trois pions peuvent faire un mur dans une cellule.
        [penalty] Tous sauf le gardien hors de la surface, derrière le ballon.
        [goalkick] Hors de la surface adverse.
        [kickoff] Dans ton camp, hors du rond central.
       *[other] À trois pions couchés du ballon.
    }
simulator-note-taker = Chacun tire une fois avant que quelqu’un tire de nouveau.

simulator-kind =
    { $how ->
        [low] Rase
        [lob] Haute
        [hand] À la main
       *[head] De la tête
    }
simulator-duel =
    { $behind ->
        [0] dé + { $one } contre dé + { $two } : { $wins } %{ $fouls ->
            [0] {""}
           *[other] , faute { $fouls } %
        }
       *[other] de dos : faute { $behind } %. Puis dé + { $one } contre dé + { $two } : { $wins } %
    }
simulator-behind = de dos : faute { $behind } %
simulator-tie-told =
    { $tie ->
        [last-touch] À égale distance : { $peg } l’a touché en dernier. ({ $rule })
        [declared] À égale distance : un centre ou un tir profite à la défense. ({ $rule })
        [relance] À égale distance : la première frappe d’une relance profite à l’autre équipe. ({ $rule })
        [pressing] À égale distance : le pressing paie. ({ $rule })
        [long] À égale distance : une passe longue profite à la défense. ({ $rule })
       *[short] À égale distance : une passe courte reste à l’attaque. ({ $rule })
    }

simulator-choice-kick =
    { $what ->
        [dribble] Dribbler { $to }, force { $power }
        [to] { simulator-kind } vers { $to }, force { $power }
       *[free] { simulator-kind }, { $degrees }°, force { $power }
    }
simulator-choice-lineup =
    { $on_count ->
        [0] { $turned ->
            [true] Les mêmes, ailes inversées
           *[false] { $half ->
                [1] Le onze de départ
               *[2] Les mêmes onze
            }
        }
       *[other] { $on } pour { $off }
    }
simulator-choice-repos =
    { $what ->
        [wall] Avec un mur
        [others] Chacun où il était
       *[kicker] { $peg } s’en charge, { $pegs_count } pions
    }
simulator-choice-resume = Reprendre le jeu
simulator-choice-move =
    { $how ->
        [tackle] { $warned ->
            [true] { $peg } tacle en { $cell } : faute violente, carton rouge
           *[false] { $peg } tacle en { $cell }
        }
        [press] { $warned ->
            [true] { $peg } en { $cell }, sur le ballon : faute violente, carton rouge
           *[false] { $peg } en { $cell }, sur le ballon
        }
        [shift] { $peg } se décale dans { $cell }
       *[go] { $peg } en { $cell }
    }
simulator-choice-prep =
    { $what ->
        [bar] La hampe : plonger en secret
        [none] Laisser tout le monde en place
        [intercept] { $peg } se couche en { $cell }
        [tackle] { $lies ->
            [true] Le gardien se couche en { $cell }, et tacle
           *[false] Le gardien debout en { $cell }, et tacle
        }
        [lie] Le gardien se couche en { $cell }
       *[stand] Le gardien debout en { $cell }
    }
simulator-choice-dive =
    { $dive ->
        [low-left] En bas à gauche
        [low-middle] En bas au milieu
        [low-right] En bas à droite
        [high-left] En haut à gauche
        [high-middle] En haut au milieu
       *[high-right] En haut à droite
    }
simulator-choice-place =
    { $stays ->
        [true] { $peg } où il était
       *[false] { $peg } au milieu de sa cellule
    }
simulator-choice-cod =
    { $near ->
        [true] { $peg } le prend en { $cell }, derrière le ballon
       *[false] { $peg } le prend en { $cell }
    }
simulator-choice-knock = { $peg } en { $cell }, { $other } continue en { $to }
simulator-choice-sub = { $on } ({ $marks }) pour { $off }
simulator-choice-steps = { $pegs }
simulator-choice-nobody = Personne
simulator-choice-kickoff = { $peg } donne le coup d’envoi
simulator-choice-throw = { $peg } fait la touche
simulator-choice-taker = { $peg } tire
simulator-choice-clear = { $peg } en { $cell }
simulator-choice-back = { $peg } recule en { $cell } et n’est plus hors jeu
simulator-choice-keeper = { $peg } devient gardien
simulator-choice-reserve = Le gardien de réserve pour { $peg }
simulator-choice-cross = Annoncer un centre
simulator-choice-shot = Annoncer un tir
simulator-choice-ball = Poser le ballon en { $point }

simulator-picked =
    { $stage ->
        [phase2] { $peg } : vers où ?
        [phase3-first] { $peg } : vers où ?
        [phase3] { $peg } : vers où ?
        [sub] { $peg } entre : pour qui ?
        [how] { $peg } en { $cell } : comment ?
        [kickoff] { $peg } : c’est lui ?
        [throw] { $peg } : c’est lui ?
        [taker] { $peg } : c’est lui ?
       *[other] { $peg } : où, et comment ?
    }
simulator-pick = { $peg }
simulator-end-key = Ou la touche E
simulator-another = Un autre pion
simulator-plan-end =
    { $count ->
        [one] Faire ce mouvement et finir la phase
       *[other] Faire ces { $count } mouvements et finir la phase
    }
simulator-plan-go =
    { $count ->
        [one] Le faire, puis continuer
       *[other] Les faire, puis continuer
    }
simulator-plan-done = Tout ce qui peut bouger est prévu.
simulator-plan-told = { $peg } en { $cell }, c’est prévu.
simulator-plan-out = { $peg } en { $cell } : finalement non
simulator-flow = Les petits choix se font tout seuls
simulator-flow-help = Le frappeur se replace où il était, et le seul qui peut prendre le ballon le prend, sans question.
simulator-places-take = Valider
simulator-places-own = Mon schéma { $number }
simulator-places-keep = Enregistrer ce schéma
simulator-again = Revoir
simulator-again-slow = Au ralenti
simulator-again-key = Revoir la dernière frappe (V)
simulator-whole = Toute la nappe

simulator-mark =
    { $mark ->
        [Y] { $count ->
            [one] { $count } jaune
           *[other] { $count } jaunes
        }
        [G] { $count ->
            [one] { $count } vert
           *[other] { $count } verts
        }
        [R] { $count ->
            [one] { $count } rouge
           *[other] { $count } rouges
        }
        [B] { $count ->
            [one] { $count } bleu
           *[other] { $count } bleus
        }
        [K] noir
        [S] gris
       *[X] gardien
    }
simulator-peg = { $peg }{ $on ->
        [false] {""}
       *[true] { " " }en { $cell }
    }{ $lies ->
        [true] , couché
       *[false] {""}
    }{ $offside ->
        [true] , hors jeu
       *[false] {""}
    } : { $marks }. Dribble { $dribble }, marquage { $marking }, tacle { $tackle }, conservation { $keeping }.

simulator-call-toss = Coup d’envoi : { name-side }
simulator-call-cross-declared = { $peg } centre !
simulator-call-shot-declared = { $peg } tire !
simulator-call-dived = Le plongeon
simulator-call-header = { $peg } de la tête !
simulator-call-dribbled =
    { $won ->
        [true] { $peg } passe { $opponent } !
       *[false] { $opponent } ne le lâche pas
    }
simulator-call-dribbled-help = { $dice_1 } + { $numbers_1 } contre { $dice_2 } + { $numbers_2 }
simulator-call-tackled =
    { $won ->
        [true] { $peg } prend le ballon !
       *[false] { $carrier } garde le ballon
    }
simulator-call-tackled-help = { $dice_1 } + { $numbers_1 } contre { $dice_2 } + { $numbers_2 }
simulator-call-entered-from-behind =
    { $foul ->
        [true] De dos : faute !
       *[false] De dos : jouez !
    }
simulator-call-entered-from-behind-help = { $peg } lance un { $die }.
simulator-call-relance = Relance de { name-side }
simulator-call-quick-round = Tour rapide
simulator-call-held = { name-side } attend
simulator-call-foul = { $by } fait faute !
simulator-call-var =
    { $die ->
        [6] VAR : pas de penalty !
       *[other] VAR : penalty !
    }
simulator-call-carded =
    { $card ->
        [red] { $peg } est expulsé !
       *[yellow] Carton jaune pour { $peg }
    }
simulator-call-offside = Hors-jeu !
simulator-call-offside-help = { $peg } était derrière la défense.
simulator-call-goal = But !
simulator-call-goal-help = { $by } : { $red }–{ $blue }.
simulator-call-awarded = { simulator-restart }
simulator-call-awarded-help =
    { $denied ->
        [true] Pas de but : aucun tir n’était annoncé. { simulator-call-awarded-to }
       *[false] { simulator-call-awarded-to }
    }
simulator-call-awarded-to = Pour { name-side }.
simulator-call-time-up = Le temps est écoulé
simulator-call-half-time = Mi-temps
simulator-call-full-time = Fin du match
simulator-call-shootout = Tirs au but
simulator-call-penalty-taken =
    { $scored ->
        [true] Au fond !
       *[false] Pas de but !
    }

simulator-story-start = Avant le match
simulator-story-goal = { $red }–{ $blue }
simulator-story-half = Seconde mi-temps
simulator-story-minute =
    { $beyond ->
        [0] { $minute }’
       *[other] { $minute }+{ $beyond }’
    }

simulator-hint-1 = Tes pions : le numéro sur le maillot, les compétences sur le dessus. Touche un pion pour les lire, fais‑le glisser pour le placer.
simulator-hint-2 = Le ballon se frappe d’ici : tire en arrière comme avec un lance-pierre, et lâche. Si tu reviens sur le ballon avant de lâcher, rien ne part.
simulator-hint-3 = Le plus proche prend le ballon. C’est ici qu’on marque.
