### Ce que dit la page où l’on compose effectifs et tenues de Simulator Soccer, en français.

## L’effectif

dress-squad-about = Choisis 16 des 112 autocollants. Leur valeur totale fait la classe de ton équipe.
dress-squad-yours = Ton effectif
dress-points = points
dress-class =
    { $strength ->
        [weak] points : équipe faible
        [average] points : équipe moyenne
        [tournament] points : équipe de tournoi
        [strong] points : équipe forte
        [very-strong] points : équipe très forte
       *[excessive] points : plus que conseillé
    }
dress-needs-size =
    { $count ->
        [one] Prends‑en encore un : un effectif en compte 16.
       *[other] Prends‑en encore { $count } : un effectif en compte 16.
    }
dress-needs-keeper = Prends un gardien : un autocollant avec un X.
dress-needs-fewer = Repose des gardiens : pas plus de { $count } autocollants avec un X.
dress-needs-name = Donne‑lui d’abord un nom.
dress-empty = Rien n’est encore choisi.
dress-full = Tes { $count } sont choisis : repose un autocollant avant d’en prendre un autre.
# Les initiales des couleurs, dans l’ordre X Y G R B K S des règles.
dress-initials = XJVRBNG
dress-squad-good = Cet effectif peut jouer.
dress-squad-much = Cet effectif peut jouer, mais plus de 50 points, c’est déconseillé.
dress-eleven = Le onze
dress-bench = Le banc
dress-drop = Reposer :
dress-order = Mettre en ordre
dress-clear = Vider
dress-catalogue = Le catalogue
dress-filter = Seulement avec
dress-mark =
    { $mark ->
        [X] Gardien
        [Y] Construction
        [G] Ailes
        [R] Finition
        [B] Défense
        [K] Tête
       *[S] Vitesse
    }
dress-marks =
    { $mark ->
        [X] gardien
        [Y] { $count } jaune
        [G] { $count } vert
        [R] { $count } rouge
        [B] { $count } bleu
        [K] noir
       *[S] gris
    }
dress-sticker = { $marks }, valeur { $value }, dribble { $dribble }, marquage { $marking }, tacle { $tackle }, conservation { $keeping }
dress-cost = Valeur
dress-any = toutes
dress-sort = Trier par
dress-by =
    { $by ->
        [first] numéro
        [value] valeur
        [dribble] dribble
        [marking] marquage
        [tackle] tacle
       *[keeping] conservation du ballon
    }
dress-left =
    { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
dress-none = Aucun autocollant n’a tout cela. Enlève un filtre.

## La tenue

dress-strip-about = Habille ton équipe. Une tenue ne change rien au jeu ; toute la table la voit.
dress-strip-new = Nos couleurs
dress-picture = Ce que ça donne
dress-first = Première tenue
dress-second = Deuxième tenue
dress-number = Numéro
dress-design = La tenue
dress-pattern = Motif
dress-pattern-name =
    { $pattern ->
        [plain] Uni
        [stripes] Rayé
        [hoops] Cerclé
        [halves] Mi-parti
        [sash] Écharpe
       *[band] Bande
    }
dress-colours = Couleurs
dress-part =
    { $part ->
        [shirt] Maillot
        [accent] Deuxième couleur
        [shorts] Short
       *[socks] Chaussettes
    }
dress-words = Écusson et sponsors
dress-badge = Écusson
dress-sponsor = Sponsor { $number }
dress-names = Noms sur les maillots
dress-name-of = Nom du numéro { $number }
dress-meets = Face à une autre tenue
dress-against = En face
dress-nobody = personne
dress-clash = Trop proche de { $name } : si tu es la deuxième équipe, tu joues dans ta deuxième tenue.
dress-apart = Impossible à confondre avec { $name }.
dress-propose = Proposer une deuxième tenue
dress-anew = Du neuf

## Garder, transmettre, imprimer

dress-keep = Garder et transmettre
dress-from = Partir de
dress-reds = Les Rouges
dress-blues = Les Bleus
dress-squad-shelf = Tes effectifs
dress-squad-name = Nom de l’effectif
dress-squad-saved = Tes effectifs
dress-strip-shelf = Tes tenues
dress-strip-name = Nom de la tenue
dress-strip-saved = Tes tenues
dress-save = Enregistrer
dress-saved = « { $name } » est enregistré dans ce navigateur.
dress-share = Partager par lien
dress-shared = Le lien est copié.
dress-link = Lien à partager
dress-export = Exporter un fichier
dress-import = Ouvrir un fichier
dress-undo = Revenir en arrière
dress-remove = Supprimer
dress-remove-not = Garder
dress-remove-one = Supprimer { $name }
dress-remove-sure = Supprimer « { $name } » ?
dress-play = Jouer avec
dress-to-squads = Composer un effectif
dress-to-strips = Dessiner une tenue
dress-print = Imprime, découpe, colle
dress-print-about = Seize maillots et seize autocollants ronds grandeur nature, avec une règle pour vérifier l’imprimante.
dress-print-squad = Autocollants
dress-print-pitch = Terrain
dress-paper =
    { $paper ->
        [none] sans
        [a4] sur 16 feuilles A4
        [a1] sur une A1, à 80 %
       *[a0] sur une A0
    }
dress-print-go = Imprimer en PDF
dress-printing = Je dessine…
dress-needs-server = C’est le serveur qui vérifie les effectifs et les tenues et prépare les feuilles à imprimer, et on ne le joint pas. Ce que tu as saisi reste ici.
dress-printed = Le PDF est dans tes téléchargements. Imprime‑le à 100 %.

## Dans le formulaire d’un nouveau match

dress-teams = Effectif et tenue
dress-squad = Effectif
dress-strip = Tenue
dress-other = Un autre
dress-clash-match = Les tenues se ressemblent trop : Bleu joue dans la deuxième.
