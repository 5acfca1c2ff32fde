### Ce que la page dit avant un match en français : l'accueil, un nouveau match, mes matchs.

## Accueil

page-home-title = Quatre jeux de football sortis de leur boîte.
page-about-chifootmi = Carte contre carte, face à face. Conserve le ballon deux fois, regarde le gardien dans les yeux, et tire.
page-name-shoot = SHOOT
page-about-shoot = Deux entraîneurs, deux dés et un terrain à damier. Tes joueurs courent sur les carreaux vert foncé, le ballon sur les vert clair.
page-name-challenge = CHALLENGE FOOT
page-about-challenge = Achète un club, tiens ses comptes, puis joue ses matchs sur le grand plateau, jusqu’au titre.
page-name-simulator = Simulator Soccer
page-about-simulator = Des pions sur une nappe d’hexagones et un ballon que tu frappes pour de vrai. Le joueur le plus proche s’en empare.
page-facts-chifootmi = 2 joueurs|10 minutes|dès 6 ans
page-facts-shoot = 2 joueurs|deux dés|en trois buts
page-facts-challenge = 2 joueurs ou plus|dès 12 ans
page-facts-simulator = 2 joueurs|45 à 60 minutes|dès 14 ans
page-play-now = Jouer
page-play-friend = Inviter un ami
page-play-device =
    { $count ->
        [2] À deux sur cet écran
       *[other] À { $count } sur cet écran
    }
page-options = Niveau et options
page-my-matches =
    { $count ->
        [one] Mon match
       *[other] Mes { $count } matchs
    }
page-footer = Onze est un logiciel libre. Pas de compte à créer, et rien ne part ailleurs que vers le serveur où tu l’as ouvert.

## Un nouveau match

page-new-title = { $game } : nouveau match
page-new-company = Qui joue ?
page-company-computer = Contre l’ordinateur
page-company-computer-help = Coup d’envoi immédiat.
page-company-friend = Avec un ami
page-company-friend-help = Tu reçois un lien à lui envoyer.
page-company-device =
    { $count ->
        [2] À deux ici
       *[other] À { $count } ici
    }
page-company-device-help = Un écran qui passe de main en main.
page-new-opponent = Quel adversaire ?
page-player-random = Joue n’importe quel coup permis.
page-player-rookie = Veut le ballon, et ne voit guère le reste.
page-player-club = Regarde un coup plus loin et joue le meilleur.
page-player-league = Pense à ce que tu vas répondre.
page-player-champion = A appris de milliers de matchs et ne se laisse pas deviner.
page-new-words = Tes mots pour le hasard
page-new-words-help = Écris ce que tu veux : tes mots entrent dans chaque tirage, et personne, pas même le serveur, ne peut le choisir d’avance. En revoyant le match, tu peux le vérifier.
page-range = de { $least } à { $most }
page-range-zero = 0, ou de { $least } à { $most }
page-new-loading = On ouvre la boîte…
page-new-side = Ton maillot
page-new-people = Qui joue
page-new-people-count = Personnes ; l’ordinateur dirige les autres clubs
page-new-more = Autres options
page-no-clock = sans chrono
page-go-computer = Coup d’envoi
page-go-friend = Obtenir le lien
page-go-device = Coup d’envoi

## Mes matchs, règles

page-mine-none = Pas encore de match sur cet appareil.
page-mine-first = Jouer le premier
page-mine-yours = À toi
page-mine-theirs = À l’autre
page-mine-forget = Retirer de la liste
page-rules-games = Règles des jeux

## Mes matchs : une place perdue par mégarde

page-mine-leave = Quitter ce match ?
page-mine-leave-help = Il n’est pas fini. Hors de la liste, ta place est perdue dès que tu quittes cette page.
page-mine-keep = Le garder
page-mine-gone = Retiré de la liste.
page-mine-undo = Annuler
page-new-names = Vos prénoms
page-new-person = Joueur { $number }
page-names-friend = Comment ton ami doit‑il t’appeler ?
page-names-device = Comment vous appelez‑vous ?
page-names-help = On ne le demande qu’une fois : cet appareil s’en souvient, et la page « Niveau et options » permet d’en changer.
page-new-tinker = Pour les bricoleurs
page-new-add = Ajouter les trois
chifootmi-pro-plus-bare = Sans règle ajoutée, Pro+ est la même chose que Pro.
page-play-first = Pour commencer : un match court contre l’ordinateur, niveau { $level }
page-play-with = Comme la dernière fois : { $options }
page-mine-both =
    { $count ->
        [2] à deux ici
       *[other] à { $count } ici
    }
page-mine-computer = l’ordinateur ({ $level })
page-mine-against = contre { $name }
page-mine-club = le club { $number }
page-mine-club-won = Le club { $number } gagne !
page-mine-with = avec { $names }
page-mine-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-mine-won = Gagné
page-mine-lost = Perdu
page-mine-drawn = Match nul
page-mine-running = En cours
page-not-yet = À l’atelier : pas encore jouable.
page-your-name = Ton nom
page-optional = si tu veux
page-invited = Ta place t’attend
page-invited-help = On te garde une chaise à la table de { $game }.
page-invited-by = { $name } te garde une place à la table de { $game }.
page-invited-level = Niveau : { $level }.
page-sit-down = M’asseoir et jouer
page-new-setup = Composer une position à la main
page-invited-study = C’est une étude : elle ne commence pas par la mise en place habituelle, et son auteur connaît toutes les cartes.
page-with-hints = Avec conseils : chacun, à son tour, peut demander ce que valent ses choix
page-invited-hints = Avec conseils : chacun de vous, à son tour, peut demander ce que valent ses choix.
page-no-stand-ins = Sans remplaçant : l’ordinateur ne joue jamais pour un absent
