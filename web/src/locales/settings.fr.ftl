### Ce que la page dit là où l’on règle cet appareil, en français.

page-set-pace = Vitesse des mouvements
page-set-pace-slow = Lente
page-set-pace-usual = Normale
page-set-pace-fast = Rapide
page-set-pace-still = Sans mouvement
page-set-confirm = Confirmer mes choix
page-set-confirm-auto = Là où le doigt glisse
page-set-confirm-always = Toujours
page-set-confirm-never = Jamais
page-set-confirm-help = Un choix sans retour est montré une fois encore avant de compter. « Là où le doigt glisse » : les petites cases d’un écran tactile.
page-set-text = Taille du texte
page-set-text-usual = Normale
page-set-text-large = Grande
page-set-text-huge = Très grande
page-set-home = Mes matchs contre l’ordinateur ou à un seul écran
page-set-home-device = Sur cet appareil
page-set-home-server = Sur le serveur
page-set-home-help = Sur cet appareil, ils se passent de réseau et personne d’autre ne les voit. Sur le serveur, tu les retrouves par un lien et d’autres peuvent les regarder.
page-set-sound = Son
page-set-sound-help = Cartes, dés, ballon, sifflet et public.
page-set-buzz = Vibration
page-set-buzz-help = Sur les téléphones qui savent le faire.
page-set-throws = Lancer les dés moi-même
page-set-throws-help = Touche les dés, appuie sur Espace ou secoue le téléphone.
page-set-keys = Raccourcis clavier
page-set-keys-help = Des lettres et des chiffres qui agissent aussitôt. Désactive‑les s’ils te gênent.
page-set-keys-list =
    1 … 9|faire le choix de ce numéro ; à SHOOT, prendre le joueur
    ← → ↑|viser un tir
    Espace|passer, lancer les dés
    Échap|reposer, revenir
    ?|ouvrir les règles
