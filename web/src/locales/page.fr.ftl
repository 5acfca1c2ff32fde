### Ce que la page dit en français. Le direct, les refus et les coups sont dans /locales/fr.ftl.

page-title-home = Quatre jeux de football
page-title-new = Nouveau match
page-title-replay = Le film du match
page-title-rules = Règles
page-title-mine = Mes matchs
page-title-lost = Hors du terrain
page-skip = Aller à la page
page-nav = Navigation
page-to-home = Retour aux jeux
page-lang-switch = Switch to English
page-light = Page claire
page-dark = Page sombre
page-lost = Ballon sorti
page-lost-help = Il n'y a pas de page à cette adresse. Les jeux sont à deux pas.

## Accueil

page-home-title = Quatre jeux de football sortis de leur boîte.
page-about-chifootmi = Carte contre carte, face à face. Garde le ballon deux fois, regarde le gardien dans les yeux, et tire.
page-name-shoot = SHOOT
page-about-shoot = Deux entraîneurs, deux dés et un terrain à damier. Tes joueurs courent sur les cases foncées, le ballon sur les claires.
page-name-challenge = CHALLENGE FOOT
page-about-challenge = Achète un club, tiens ses comptes, puis joue ses matchs sur le grand plateau, jusqu'au titre.
page-name-simulator = Simulator Soccer
page-about-simulator = Des pions sur une nappe d'hexagones et un ballon que tu frappes pour de vrai. Le joueur le plus proche s'en empare.
page-facts-chifootmi = 2 joueurs|10 minutes|dès 6 ans
page-facts-shoot = 2 joueurs|deux dés|en trois buts
page-facts-challenge = 2 joueurs ou plus|dès 12 ans
page-facts-simulator = 2 joueurs|45 à 60 minutes|dès 14 ans
page-not-yet = À l'atelier : pas encore jouable.
page-play-now = Jouer
page-play-friend = Inviter un ami
page-play-device = À deux sur cet écran
page-options = Niveau et options
page-my-matches =
    { $count ->
        [one] Mon match
       *[other] Mes { $count } matchs
    }
page-footer = Onze est un logiciel libre. Pas de compte à créer, et rien ne part ailleurs que vers le serveur où tu l'as ouvert.

## Un nouveau match

page-new-title = { $game } : nouveau match
page-new-company = Qui joue ?
page-company-computer = Contre l'ordinateur
page-company-computer-help = Coup d'envoi immédiat.
page-company-friend = Avec un ami
page-company-friend-help = Tu reçois un lien à lui envoyer.
page-company-device = À deux ici
page-company-device-help = Un écran qui passe de main en main.
page-new-opponent = Quel ordinateur ?
page-player-random = Le farfelu|Joue n'importe quel coup permis.
page-player-steady = Le régulier|Pèse ses chances et joue la meilleure.
page-new-words = Tes mots pour le hasard
page-new-words-help = Quelques mots de toi entrent dans chaque tirage : personne, pas même le serveur, ne peut alors choisir les tirages d'avance. La relecture le vérifie.
page-range = de { $least } à { $most }
page-range-zero = 0, ou de { $least } à { $most }
page-new-loading = On ouvre la boîte…
page-new-side = Ton maillot
page-your-name = Ton nom
page-optional = si tu veux
page-new-more = Autres options
page-seconds = { $seconds } secondes
page-no-clock = sans chrono
page-go-computer = Coup d'envoi
page-go-friend = Obtenir le lien
page-go-device = Coup d'envoi

## À la table

page-table = La table
page-score = Score
page-chooses = choisit
page-away = (absent)
page-you = toi
page-computer = ordinateur
page-choices = Tes choix
page-ask-one = { name-side } : { $asked }
page-watching = Touche l'écran, ou la barre d'espace, pour passer.
page-sealing = Sous scellé…
page-wait = Ton choix est scellé. { name-side } réfléchit.
page-wait-any = { name-side } réfléchit.
page-wait-friend = On attend ton ami.
page-winner = { name-side } gagne !
page-story = Le match
page-next-match = Au match suivant
page-menu = Plus
page-copy-watch = Copier un lien pour spectateurs
page-replay = Revoir le match
page-give-up = Abandonner
page-give-up-sure = Oui, abandonner le match
page-again = Rejouer
page-wait-rematch = On attend la réponse…
page-paused = Le match est en pause.
page-go-on = Reprendre
page-ask-pause = Demander une pause
page-ask-stand-in = Laisser l'ordinateur jouer à ma place
page-free-seat = place libre
page-stood-in = { $name } (ordinateur)
page-stand-in-plays = L'ordinateur joue pour toi.
page-take-seat-back = Reprendre ma place
page-withdraw = Retirer
page-ask-stand-in-away = Laisser l'ordinateur jouer pour { name-side }
page-take-back = Reprendre le dernier coup
page-offered =
    { $what ->
        [pause] Tu as demandé une pause.
        [go_on] Tu voudrais reprendre.
        [draw] Tu as proposé le match nul.
        [take_back] Tu voudrais reprendre ton coup.
        [rematch] Tu voudrais une revanche.
       *[stand_in] Tu as demandé que l'ordinateur te remplace.
    } La réponse se fait attendre.
page-close = Fermer
page-yes = Oui
page-no = Non
page-offer =
    { $what ->
        [rematch] { name-side } veut une revanche.
        [pause] { name-side } demande une pause.
        [go_on] { name-side } voudrait reprendre.
        [draw] { name-side } propose le match nul.
        [take_back] { name-side } voudrait reprendre un coup.
       *[stand_in] { name-side } propose que l'ordinateur prenne le relais.
    }

page-hint-title = Conseil
page-hint-next = Suivant
page-hint-done = À moi de jouer
page-hint-never = Sans conseils

page-hand-over = { name-side }, c'est à toi.
page-hand-over-help = Prends l'écran. L'autre regarde ailleurs : tes cartes et ton choix ne sont qu'à toi.
page-hand-over-ready = Je suis { name-side }

page-invite = Invite ton ami
page-invite-help = Envoie ce lien. Le premier qui l'ouvre joue { name-side }.
page-invite-link = Lien d'invitation
page-copy = Copier le lien
page-copied = Copié
page-invited = Ta place t'attend
page-invited-help = On te garde une chaise à la table de { $game }.
page-invited-by = { $name } te garde une place à la table de { $game }.
page-invited-level = Niveau : { $level }.
page-sit-down = M'asseoir et jouer
page-watch-only = Regarder seulement

## Connexion

page-connecting = En route vers la table…
page-link-lost = La ligne est coupée. On rappelle…
page-link-gone = Le serveur ne répond pas. Ton match est à l'abri, on continue d'essayer.
page-try-now = Essayer maintenant
page-try-again = Réessayer
page-state-offline = Le serveur ne répond pas
page-state-offline-help = Il fait peut-être une pause. Rien n'est perdu : réessaie dans un instant.
page-state-no-match = Pas de match ici
page-state-no-match-help = Il n'y a pas de match à cette adresse. Il manque peut-être une lettre au lien : copie-le à nouveau.
page-state-seat-taken = Cette place est prise
page-state-seat-taken-help = Quelqu'un s'est déjà assis avec ce lien. Demandes-en un autre, ou regarde le match.
page-state-token-wrong = Ce lien ne donne plus de place
page-state-token-wrong-help = Une invitation sert une fois. Si c'était toi, ouvre tes matchs dans le navigateur où tu t'es assis.
page-state-no-table = Pas de table pour ce jeu
page-state-no-table-help = Cette page ne sait pas encore montrer ce jeu. Recharge-la : il y en a peut-être une plus récente.
page-state-other = La table est hors de portée
page-state-other-help = Quelque chose bloque le passage. Réessaie, ou lance un nouveau match.
page-refusal-other = Ça n'a pas marché. Essaie encore une fois.
page-refusal-offline = Le serveur ne répond pas. Réessaie dans un instant.
page-refusal-lost = La ligne a coupé avant que ton choix n'arrive. Choisis à nouveau dès qu'elle est rétablie.
page-refusal-late = Le match avait déjà avancé. Regarde la table et choisis à nouveau.
page-refusal-too-fast = C'était trop rapide. Attends un instant, puis réessaie.

## Le film du match

page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-next = Un pas en avant
page-replay-last = À la fin
page-replay-play = Lancer
page-replay-pause = Pause
page-replay-step = Pas { $n } sur { $last }
page-replay-to = Aller au pas { $n }
page-replay-link = Copier le lien
page-replay-record = Feuille de match
page-check = Vérifier le hasard
page-replay-table = Retour à la table

## Mes matchs, règles

page-mine-none = Pas encore de match sur cet appareil.
page-mine-first = Jouer le premier
page-mine-yours = À toi
page-mine-theirs = À l'autre
page-mine-over = Terminé
page-mine-forget = Retirer de la liste
page-rules-missing = La règle de ce jeu n'est pas encore écrite.
page-rules-table = Tableau
page-rules-games = Règles des jeux
