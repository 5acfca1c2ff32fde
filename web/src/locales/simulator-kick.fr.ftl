### Ce que dit la page à Simulator Soccer quand on choisit une frappe, en français : arrive avec le panneau de la frappe.

simulator-kinds = La façon de frapper
simulator-direction = Angle
simulator-power = Force
simulator-loft = Élévation
simulator-past = Dribbler
simulator-past-nobody = personne
simulator-dodge = Dribbler le gardien
simulator-doubt = Il passerait le gardien du côté intérieur, et le dribble est perdu d’avance. ({ $clause }) Frappe encore une fois si c’est voulu.
simulator-kick-it = Frapper
simulator-sling = Tire en arrière depuis le ballon et lâche, ou choisis :
simulator-kick =
    { $name ->
        [feet] { simulator-kind } vers { $peg }
        [through] { $how ->
            [low] En profondeur pour { $peg }
           *[other] { simulator-kind } devant { $peg }
        }
        [drive] { simulator-kind }, et courir après
        [tap] Le garder : une touche de balle
        [dribble] Dribbler { $peg }
        [near-post] { simulator-kind } au premier poteau
        [far-post] { simulator-kind } au second poteau
        [spot] { simulator-kind } au point de penalty
        [left] { $how ->
            [low] Rase, à gauche
            [lob] Haute, à gauche
           *[head] De la tête, à gauche
        }
        [middle] { $how ->
            [low] Rase, au milieu
            [lob] Haute, au milieu
           *[head] De la tête, au milieu
        }
        [right] { $how ->
            [low] Rase, à droite
            [lob] Haute, à droite
           *[head] De la tête, à droite
        }
       *[dodge] Passer { $peg }, qui est sorti
    }
simulator-result =
    { $how ->
        [taken] { $pegs_count ->
            [one] { $lost ->
                [true] perdu : { $pegs } le prend en { $cell }
               *[false] { $pegs } le prend en { $cell }
            }
           *[other] { $lost ->
                [true] perdu : { $pegs } à égale distance, en { $cell }
               *[false] { $pegs } à égale distance, en { $cell }
            }
        }
        [goal] dans le but
        [restart] { simulator-restart } pour { name-side }
        [offside] { $pegs } est hors jeu
        [header] { $pegs } joue de la tête
       *[foul] { $pegs } fait faute
    }
simulator-purpose =
    { $purpose ->
        [keep] Garder
        [forward] Vers l’avant
        [shot] Au but
       *[risky] Risqué
    }
simulator-won = gagné, { $what }
simulator-not-won = perdu, { $what }
simulator-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
simulator-fewer = Seulement les meilleures
