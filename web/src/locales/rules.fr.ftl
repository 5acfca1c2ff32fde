### Ce que seule la page des règles dit en français : la recherche, le sommaire, et chaque jeu en bref.

page-rules-find = Chercher dans les règles
page-rules-found =
    { $count ->
        [0] Rien ne contient tous ces mots. Essaies‑en moins.
        [one] { $count } article
       *[other] { $count } articles
    }
page-rules-contents = Sommaire
page-rules-short = En bref
page-rules-level = { " " }: { $level }
page-rules-sum-chifootmi-beginner = Les deux joueurs montrent au même moment une de leurs quatre cartes.|L’attaquant conserve le ballon avec une carte égale ou supérieure. Une carte supérieure du défenseur le lui prend.|Après chaque duel, tu pioches une carte : celle que tout le monde voit, ou une cachée.|Deux conservations, et tu tires : chacun pointe à gauche ou à droite. Même côté, c’est l’arrêt ; l’autre côté, c’est le but.|Quand les cartes sont jouées, celui qui a le ballon a un dernier tir. À égalité, ce sont les penaltys.
page-rules-sum-chifootmi-amateur = Comme en débutant, avec trois cartes Dribble/Tacle par équipe.|Un dribble bat n’importe quelle valeur : tu gardes le ballon.|Un tacle bat un dribble : le défenseur prend le ballon.|Un tacle contre une valeur est une faute : coup franc, à gauche ou à droite.
page-rules-sum-chifootmi-pro = Comme en amateur, mais le tir est un duel de cartes de plus.|C’est un but si ta carte a 1, 2 ou 3 de plus. À égalité le tir est repoussé et tu retires ; au-delà de 3, il passe au-dessus.|Un tacle contre la carte qui tire est un penalty : à gauche, au centre ou à droite.
page-rules-sum-chifootmi-pro-plus = Comme en pro, avec les règles de ton choix en plus.|Hors-jeu : un ballon conservé avec un écart de 7 ou plus va au défenseur s’il le signale.|Une-deux : conserve le ballon avec un 10, joue le 9, et le 10 repasse devant.|Contre-attaque : tacle un dribble, et une seule conservation mène au tir.
page-rules-sum-shoot = Deux dés par lancer : ils servent aux joueurs, ou au ballon.|Les joueurs vont en diagonale sur les carreaux vert foncé : chaque dé en déplace un, et un avant ou le gardien peut prendre les deux.|Amène un joueur à côté du ballon, et le lancer suivant est pour le ballon : il avance sur les carreaux vert clair d’autant de rangées que le total.|S’il finit à côté d’un de tes joueurs, c’est une passe, et tu relances pour le ballon : c’est le jeu de passes.|Seuls les avants marquent : le total doit mener le ballon à la dernière rangée et un pas plus loin, dans le but.|Un double six est un coup franc ; avec un ballon libre dans leur zone de réparation, c’est un penalty.
page-rules-sum-simulator = Un tour a trois phases : la frappe du ballon, les mouvements d’attaque, les mouvements de défense.|Tu frappes pour de vrai : tu choisis la direction, la hauteur et la force.|Le joueur le plus proche prend le ballon. À égale distance, une passe courte reste à l’attaque, une longue va à la défense.|Les compétences des autocollants permettent de passer, de centrer ou de tirer aussitôt.|Dans la zone de centre, tu peux centrer ; dans la zone de tir, tirer. Le gardien plonge en secret.|Les pas de l’arbitre comptent le temps : 33 par mi-temps.
page-rules-missing = La règle de ce jeu n’est pas encore écrite.
page-rules-table = Tableau

# Ce qui est gardé de qui joue, combien de temps, et comment le faire effacer.

privacy-title = Ce qui est gardé de toi
privacy-lead = Onze ne demande ni compte, ni adresse, ni mot de passe. Pas de cookies, pas de publicité, et rien ne part ailleurs que vers le serveur où tu l’as ouvert.
privacy-server = Sur ce serveur
privacy-server-matches = Tes matchs : chaque choix, chaque tirage, la date du dernier, et les options, avec tout ce que tu as écrit sur les maillots.
privacy-server-name = Le nom que tu t’es donné, si tu en as donné un, et tes mots pour le hasard.
privacy-server-secret = Du secret qui tient ta place, rien qu’une empreinte : lire la base de données ne permet pas de jouer à ta place.
privacy-server-address = Ton adresse réseau est comptée en mémoire, pour que chacun ait sa part du serveur, et n’est jamais écrite dans la base. Un proxy placé devant le serveur peut avoir son propre journal.
privacy-seen = Qui a le lien d’un match peut le regarder : ce qui est visible sur la table, les noms, et toute la feuille de match une fois qu’il est fini.
privacy-device = Dans ce navigateur
privacy-device-what = Ton nom et celui de qui joue à côté de toi, tes réglages, tes effectifs et tes maillots, et les secrets de tes places. Efface les données de ce site et tout cela disparaît, tes places avec.
privacy-long = Combien de temps
privacy-days =
    { $days ->
        [one] Un match est effacé un jour après son dernier coup, fini ou non.
       *[other] Un match est effacé { $days } jours après son dernier coup, fini ou non.
    }
privacy-ever = Les matchs restent jusqu’à ce que toi ou la personne qui tient le serveur les effaciez.
privacy-copies = La personne qui tient le serveur peut avoir des sauvegardes. Ce qui est effacé y reste tant qu’elle les garde.
privacy-remove = Tout faire effacer
privacy-remove-what = Les matchs qui ne sont qu’à toi sont effacés : contre l’ordinateur, à plusieurs sur un écran, ou tant que tu attends un ami. Dans ceux que tu joues avec d’autres, ton nom disparaît et tu rends ta place ; ce que les autres ont joué reste à eux. Quand eux aussi rendent la leur, le match est effacé.
privacy-remove-stays = Dans un match qui reste, tes mots pour le hasard et ton maillot restent aussi : les tirages se calculent avec ces mots.
privacy-remove-all = Effacer mes matchs et mon nom
privacy-sure = Effacer tes matchs et ton nom ?
privacy-sure-help = Impossible de revenir en arrière. Les matchs que tu joues encore avec d’autres s’arrêtent pour toi.
privacy-stay = Tout garder
privacy-failed = Le serveur n’a pas répondu, ou n’a pas pu tout faire. Réessaie dans un moment : ce qui est fait reste fait.
privacy-done =
    { $deleted ->
        [0] Aucun match n’était qu’à toi.
        [one] Un match est effacé.
       *[other] { $deleted } matchs sont effacés.
    } { $stay ->
        [0] Ce navigateur a oublié ton nom et tes places.
        [one] Un autre, qui n’est pas qu’à toi, reste, sans ton nom. Ce navigateur a oublié ton nom et tes places.
       *[other] { $stay } autres, qui ne sont pas qu’à toi, restent, sans ton nom. Ce navigateur a oublié ton nom et tes places.
    }
privacy-contact = Pour le reste, écris à la personne qui tient ce serveur : { $contact }
privacy-contact-none = Pour le reste, demande à la personne qui tient ce serveur : qui t’en a donné l’adresse la connaît.
privacy-made = Fait avec le travail des autres
privacy-licences = Qui l’a écrit, et sous quelles licences
