### Ce que la page dit en français quand elle ne peut pas être à la table.

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
page-state-wire-version = Onze a été mis à jour
page-state-wire-version-help = Cette page date d’avant. Recharge‑la : le match est où il en était, et ce que tu as choisi part alors.
page-state-no-server = Pas de serveur ici
page-state-no-server-help = Cette copie d’Onze joue toute seule : un match avec des gens ailleurs demande un serveur. Joue ici, ou ouvre le lien là où le match est gardé.
