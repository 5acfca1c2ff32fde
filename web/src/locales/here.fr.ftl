### Ce que la page dit des matchs joués sur cet appareil, en français.

here-follows = Ce match est ouvert dans une autre fenêtre. Ici, tu regardes.
here-take-over = Continuer ici
here-full = Il n’y a plus de place sur cet appareil : ton dernier choix n’est pas gardé. Supprime d’anciens matchs ou enregistre celui‑ci dans un fichier, puis choisis de nouveau.
here-unkept = Ton dernier choix n’a pas pu être gardé sur cet appareil. Choisis de nouveau.
here-file = Enregistrer dans un fichier
here-to-mine = Mes matchs
here-on-device = Sur cet appareil
here-may-go = Le navigateur peut effacer les matchs de cet appareil s’il manque de place. Enregistre dans des fichiers ceux auxquels tu tiens.
here-dice = Les dés de ces matchs viennent d’un secret que cet appareil garde à part jusqu’à la fin. Après, tout se vérifie ; mais le propriétaire de l’appareil pourrait regarder.
here-take-in = Reprendre un match depuis un fichier
here-taken-in = Le match est dans ta liste.
here-not-taken-in = Ce fichier ne contient pas de match jouable ici.
here-send = Envoyer au serveur
here-send-title = Continuer sur le serveur
here-send-help = Le serveur prend le match tel qu’il est et tire ses propres dés à partir d’ici. Ce qui a été joué avant reste sur cet appareil.
here-send-friend = Continuer avec un ami, par un lien
here-send-watched = Continuer comme maintenant et laisser d’autres regarder par un lien
here-delete = Supprimer
here-delete-ask = Supprimer ce match ?
here-delete-help = Il est sur cet appareil et nulle part ailleurs. Enregistre‑le d’abord dans un fichier si tu risques de le regretter.
here-server-away = Le serveur ne répond pas. Ses matchs s’afficheront dès son retour.
