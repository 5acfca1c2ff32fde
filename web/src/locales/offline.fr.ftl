### Ce que la page dit d’elle-même en français : sans réseau, sans serveur, et quand il y a une nouvelle version.

page-offline = Hors ligne : les règles et les matchs contre l’ordinateur ou sur cet appareil marchent quand même. Les matchs avec d’autres attendent le réseau.
page-offline-bare = Hors ligne : les règles marchent quand même. Les matchs attendent le réseau.
page-fresh = Il y a un Onze plus récent.
page-fresh-later = Un match est sur la table dans une autre fenêtre. Le nouvel Onze attend qu’on la quitte.
page-refusal-no-server = Cette copie d’Onze n’a pas de serveur : joue contre l’ordinateur ou sur cet appareil.
page-footer-site = Cette copie se passe de serveur : tout reste sur cet appareil. Pour jouer avec des amis ailleurs, il faut un serveur d’Onze.
