### Comment jouer, en trente secondes à la table, en français : les astuces de chaque jeu (les conseils parlent des choix : weigh.fr.ftl).

chifootmi-hint-1 = Ces quatre cartes sont à toi. Choisis‑en une : les deux équipes montrent la leur au même moment.
chifootmi-hint-2 = Ici, les deux cartes se rencontrent. Avec le ballon, une carte égale ou plus forte le garde. Sans lui, il faut une carte plus forte.
chifootmi-hint-3 = La carte ballon est du côté de l’attaquant. Garde le ballon autant de fois qu’il y a de crampons, et tu tires.
chifootmi-hint-4 = Au bout des crampons, le but : qui a gardé le ballon assez souvent tire. La ligne sous la question dit chaque fois ce qui fait but.
chifootmi-hint-5 = Après un duel, tu prends une carte : celle que tout le monde voit, ou une cachée, qui reste ton secret.
shoot-hint-1 = Les dés servent à tes joueurs ou au ballon. Chaque dé déplace un joueur ; un avant ou le gardien peut prendre les deux.
shoot-hint-2 = Touche un de tes joueurs : les carreaux qu’il peut atteindre s’allument. Les joueurs vont sur les carreaux vert foncé, le ballon sur les vert clair.
shoot-hint-3 = Arrive à côté du ballon, sur un des quatre carreaux vert foncé autour, et le lancer suivant est pour lui. Touche un joueur pour voir où il peut aller.
shoot-hint-4 = Passe de joueur en joueur. Avec un avant sur le ballon et assez de points, il franchit cette ligne.
challenge-hint-1 = Ces cartes sont tes moyens : ce qui rentre, ce qui sort. Ensemble, elles font ton capital.
challenge-hint-2 = Choisis une série : chacune dit ce qu’elle laisserait dans tes comptes et le risque d’un déficit. Plus il y a de champions, plus le club est cher.
challenge-hint-3 = Ta fiche de gestion s’additionne toute seule, ligne par ligne, comme celle de la boîte. Sous zéro, il faut vendre un champion ou tirer ton seul crédit.
challenge-hint-4 = Ici, ce qui est demandé. Chaque choix dit ce qu’il donne avant que tu le prennes ; pour commencer, l’équipe et le placement tout prêts suffisent.
challenge-hint-5 = Les trois dés ensemble portent le ballon : touche une marque pour voir son chemin, en passant par des coéquipiers si tu veux. Puis tu joues.
challenge-hint-6 = Ensuite, chaque dé déplace un joueur, tout droit. Qui s’arrête sur le ballon le garde, et ton équipe relance.
challenge-hint-7 = La bague jaune, c’est un champion. Il tourne, contourne les autres et brosse son tir ; vendu, il rapporte.
challenge-hint-8 = Sept cases forment le but. Fais franchir cette ligne au ballon avec tout le total ou moins : le reste est perdu.
page-hint-title = Astuce
page-hint-next = Suivant
page-hint-done = À moi de jouer
page-hint-never = Sans astuces
