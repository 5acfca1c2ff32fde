### Ce que la page dit dans le compte rendu d'un match en français.

report-title = Compte rendu du match
report-of = { $value } sur { $of }
report-figure = { $value }
report-share = { $value } %
report-ball-map = Où était le ballon : plus le point est gros, plus il y était souvent
report-shots-map = D’où ils ont tiré : { $one } et { $other }
report-map-legend = Rond : { $one }, de gauche à droite. Carré : { $other }. Une étoile est un but, une croix est passée à côté, un trait debout a touché le bois, un trait couché a été contré.
report-judged = L’avis des joueurs du club : les choix de { $one } ont valu { $own } points de chance de victoire, ceux de { $other } { $others }, et la chance a donné { $luck } à { $one }.
