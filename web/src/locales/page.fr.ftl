### Ce que la page dit en français. Le direct, les refus et les coups sont dans /locales/fr.ftl.

page-title-home = Quatre jeux de football
page-title-new = Nouveau match
page-title-replay = Le film du match
page-title-rules = Règles
page-title-mine = Mes matchs
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
page-not-yet = À l’atelier : pas encore jouable.
page-your-name = Ton nom
page-optional = si tu veux
page-seconds = { $seconds } secondes
page-rules-missing = La règle de ce jeu n’est pas encore écrite.
page-rules-table = Tableau

## À la table

page-table = La table
page-score = Score
page-has-ball = a le ballon
page-chooses = choisit
page-away = (absent)
page-you = toi
page-computer = ordinateur
page-choices = Tes choix
page-ask-one = { name-side } : { $asked }
page-watching = Touche l’écran, ou la barre d’espace, pour passer.
page-sealing = Sous scellé…
page-wait = Ton choix est scellé. { name-side } réfléchit.
page-wait-any = { name-side } réfléchit.
page-wait-friend = On attend ton ami.
page-winner = { name-side } gagne !
page-story = Le match
page-story-more = Plus tôt dans le match
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
page-ask-stand-in = Laisser l’ordinateur jouer à ma place
page-free-seat = place libre
page-stood-in = { $name } (ordinateur)
page-stand-in-plays = L’ordinateur joue pour toi.
page-take-seat-back = Reprendre ma place
page-withdraw = Retirer
page-ask-stand-in-away = Laisser l’ordinateur jouer pour { name-side }
page-offered =
    { $what ->
        [pause] Tu as demandé une pause.
        [go_on] Tu voudrais reprendre.
        [draw] Tu as proposé le match nul.
        [take_back] Tu voudrais reprendre ton coup.
        [rematch] Tu voudrais une revanche.
       *[stand_in] Tu as demandé que l’ordinateur te remplace.
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
       *[stand_in] { name-side } propose que l’ordinateur prenne le relais.
    }

## Autour du match, pour l’oreille

page-log = Le fil des annonces
page-news-sat = { $name } s’assoit à la table.
page-news-here = { $name } est de retour.
page-news-away = { $name } a quitté la table.
page-news-stand-in = L’ordinateur joue pour { $name }.
page-news-seat-back = { $name } a repris sa place.
page-news-taken-back = Un coup est annulé.
page-news-goes-on = Le match reprend.
page-seconds-left =
    { $seconds ->
        [one] Plus que { $seconds } seconde.
       *[other] Plus que { $seconds } secondes.
    }
page-ear-field = Question ou coup
page-ear-go = Demander
page-walk = Parcourir le plateau avec les flèches

page-wrong = Quelque chose ne va pas
page-wrong-help = Ce texte contient la feuille de match, l’étape et les versions : tout ce qu’il faut pour comprendre. Copie‑le dans ton message, ou enregistre‑le.
page-wrong-copy = Copier le texte
page-wrong-save = Enregistrer le texte
page-wrong-text = Rapport
page-call = M’appeler quand c’est à moi
page-call-on = On t’appellera
page-your-turn = À toi de jouer.

page-hint-title = Conseil
page-hint-next = Suivant
page-hint-done = À moi de jouer
page-hint-never = Sans conseils

page-hand-over = { name-side }, c’est à toi.
page-hand-over-help = Prends l’écran. L’autre regarde ailleurs : tes cartes et ton choix ne sont qu’à toi.
page-hand-over-ready = Je suis { name-side }

page-invite = Invite ton ami
page-invite-help = Envoie ce lien. Le premier qui l’ouvre joue { name-side }.
page-invite-link = Lien d’invitation
page-copy = Copier le lien
page-copied = Copié
page-invited = Ta place t’attend
page-invited-help = On te garde une chaise à la table de { $game }.
page-invited-by = { $name } te garde une place à la table de { $game }.
page-invited-level = Niveau : { $level }.
page-sit-down = M’asseoir et jouer
page-watch-only = Regarder seulement

## Connexion

page-connecting = En route vers la table…
page-link-lost = La ligne est coupée. On rappelle…
page-link-gone = Le serveur ne répond pas. Ton match est à l’abri, on continue d’essayer.
page-link-back = La ligne est rétablie.
page-try-now = Essayer maintenant
page-try-again = Réessayer
page-state-offline = Le serveur ne répond pas
page-state-offline-help = Il fait peut-être une pause. Rien n’est perdu : réessaie dans un instant.
page-state-no-match = Pas de match ici
page-state-no-match-help = Il n’y a pas de match à cette adresse. Il manque peut-être une lettre au lien : copie‑le à nouveau.
page-state-seat-taken = Cette place est prise
page-state-seat-taken-help = Quelqu’un s’est déjà assis avec ce lien. Demandes‑en un autre, ou regarde le match.
page-state-token-wrong = Ce lien ne donne plus de place
page-state-token-wrong-help = Une invitation sert une fois. Si c’était toi, ouvre tes matchs dans le navigateur où tu t’es assis.
page-state-no-table = Pas de table pour ce jeu
page-state-no-table-help = Cette page ne sait pas encore montrer ce jeu. Recharge‑la : il y en a peut-être une plus récente.
page-state-other = La table est hors de portée
page-state-other-help = Quelque chose bloque le passage. Réessaie, ou lance un nouveau match.
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
page-sound = Son
