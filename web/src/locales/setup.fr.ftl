### Ce que la page dit quand on compose une position à la main, en français.

page-setup-title = { $game } : composer une position
page-setup-help = Mets tout où tu veux, puis joue à partir de là. C’est une étude : un match à part, qui le dit à tous.
page-setup-legal = Les règles permettent cette position.
page-setup-none = On ne compose pas encore de position à la main pour ce jeu.
page-setup-again = Tout remettre en place

shoot-setup-help = Fais glisser une pièce, ou touche‑la, puis un carreau. Au clavier, les flèches déplacent la pièce choisie. Deux joueurs sur un même carreau échangent leurs places.
shoot-setup-ball = Le ballon
shoot-setup-man =
    { $side ->
        [R] Rouge { $number }
       *[B] Bleu { $number }
    }
shoot-setup-at = { $piece }, { $square }
shoot-setup-piece = Pièce
shoot-setup-square = Rangée, colonne
shoot-setup-turn = Qui lance les dés ?
shoot-setup-throw = Pour quoi ?
shoot-setup-due-P = Pour les joueurs : le ballon est libre
shoot-setup-due-B = Pour le ballon, que cette équipe possède
shoot-setup-dice = Les dés
shoot-setup-die = Dé { $n }
shoot-setup-unthrown = à lancer

chifootmi-setup-cards =
    { $side ->
        [R] Les quatre cartes de Rouge
       *[B] Les quatre cartes de Bleu
    }
chifootmi-setup-place =
    { $side ->
        [R] Rouge, carte { $place }
       *[B] Bleu, carte { $place }
    }
chifootmi-setup-cross = Dribble/Tacle
chifootmi-setup-ball = Qui a le ballon ?
chifootmi-setup-kept = Conservations faites
chifootmi-setup-help = Chaque but et chaque conservation ont pris une carte à chaque équipe. Les autres cartes sont mélangées dans les piles.
