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
