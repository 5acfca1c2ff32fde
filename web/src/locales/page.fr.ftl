### Ce que la page dit en français. Le direct, les refus et les coups sont dans /locales/fr.ftl.

page-title-home = Quatre jeux de football
page-title-new = Nouveau match
page-title-replay = Le film du match
page-title-rules = Règles
page-title-mine = Mes matchs
page-title-study = Composer une position
page-title-squads = Effectifs
page-title-strips = Tenues
page-title-privacy = Vie privée
page-title-lost = Hors du terrain
page-skip = Aller à la page
page-nav = Navigation
page-mark = Onze : retour aux jeux
page-to-home = Retour aux jeux
page-lang-switch = Switch to English
page-light = Thème clair
page-dark = Thème sombre
page-lost = Ballon sorti
page-lost-help = Il n’y a pas de page à cette adresse. Les jeux sont à deux pas.
page-seconds = { $seconds } secondes

## À la table

page-table = La table
page-score = Score
page-has-ball = a le ballon
page-chooses = choisit
page-away = (absent)
page-you = toi
page-choices = Tes choix
page-ask-one = { name-side } : { $asked }
page-watching =
    { $touch ->
        [true] Touche l’écran pour passer.
       *[false] Clique, ou appuie sur la barre d’espace, pour passer.
    }
page-sealing = Sous scellé…
page-sending = Un instant…
page-wait = Ton choix est scellé. { name-side } réfléchit.
page-wait-any = { name-side } réfléchit.
page-wait-friend = On attend ton ami.
page-winner = { name-side } gagne !
page-story = Le match
page-story-more = Plus tôt dans le match
page-menu = Plus
page-replay = Revoir le match
page-paused = Le match est en pause.
page-free-seat = place libre
page-stood-in = { $name } (ordinateur)
page-stand-in-plays = L’ordinateur joue pour toi.
page-close = Fermer

## Autour du match, pour l’oreille

page-log = Le fil des annonces
page-news-stand-in = L’ordinateur joue pour { $name }.
page-news-seat-back = { $name } a repris sa place.
page-news-taken-back = Un coup est annulé.
page-seconds-left =
    { $seconds ->
        [one] Plus que { $seconds } seconde.
       *[other] Plus que { $seconds } secondes.
    }
page-ear-field = Question ou coup
page-ear-go = Demander
page-walk = Parcourir le plateau avec les flèches

page-your-turn = À toi de jouer.

page-copied = Copié
page-watch-only = Regarder seulement

## Connexion

page-connecting = En route vers la table…
page-link-offline = Hors ligne : ton choix partira dès que tu seras de retour.
page-link-lost = La ligne est coupée. On rappelle…
page-link-gone = Le serveur ne répond pas. Ton match est à l’abri, on continue d’essayer.
page-link-stopping = Le serveur s’arrête. Ton match est à l’abri, il reprendra ici tout seul.
page-link-back = La ligne est rétablie.
page-try-now = Essayer maintenant
page-try-again = Réessayer
page-reload = Recharger
page-old-fresh = Onze a été mis à jour, et cette page date d’avant.
page-state-offline = Le serveur ne répond pas
page-state-offline-help = Il fait peut-être une pause. Rien n’est perdu : réessaie dans un instant.
page-refusal-other = Ça n’a pas marché. Essaie encore une fois.
page-refusal-offline = Le serveur ne répond pas. Réessaie dans un instant.
page-refusal-lost = La ligne a coupé avant que ton choix n’arrive. Choisis à nouveau dès qu’elle est rétablie.
page-refusal-late = Le match avait déjà avancé. Regarde la table et choisis à nouveau.
page-refusal-too-fast = C’était trop rapide. Attends un instant, puis réessaie.

page-set = Réglages
page-option =
    { $value ->
        [on] { $option }
        [off] { $option } : non
       *[other] { $option } : { $value }
    }
page-title-learn = Comment jouer
page-how-to = Comment jouer
page-how-to-play = Comment jouer, en trente secondes à la table

# The colours themselves, where sentences say the players’ names.
page-colour =
    { $side ->
        [R] Rouge
       *[B] Bleu
    }
page-computer-name = Ordi
page-level =
    { $level ->
        [random] Farfelu
        [rookie] Poussin
        [club] Cadet
        [league] Senior
        [champion] Champion
       *[other] { $level }
    }
page-outcome-season =
    { $winner_count ->
        [0] Le titre est partagé.
       *[other] { name-winner } gagne le championnat !
    }
page-sound = Son
page-look-back = Revoir les coups
page-flip = Tourner le plateau
page-study = Étude, rien de caché pour son auteur
page-say = Dire un mot
