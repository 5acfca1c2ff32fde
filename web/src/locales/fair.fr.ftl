### Ce que la page dit quand elle vérifie les tirages d'un match terminé, en français.

fair-title = Le hasard était‑il honnête ?
fair-working = Je recalcule…
fair-how = Avant le premier tirage, le serveur a fixé un secret et n’en a publié que l’empreinte. Le match est fini : le secret est public, et ton navigateur recalcule lui-même chaque tirage.
fair-how-here = Avant le premier tirage, cet appareil a fixé un secret et l’a gardé à part de la feuille de match. Le match est fini : chaque tirage est recalculé à partir de lui. Le propriétaire de l’appareil aurait pu regarder le secret avant.
fair-yes = Oui. Tout concorde.
fair-no = Non. Quelque chose cloche.
fair-cannot = Impossible de vérifier ici.
fair-commit = Le secret est bien celui dont l’empreinte a été publiée avant le premier tirage.
fair-noted = C’est l’empreinte que ce navigateur a notée pendant que tu jouais.
fair-draws =
    { $count ->
        [one] { $count } tirage découle du secret, du choix et de tes mots.
       *[other] Les { $count } tirages découlent du secret, des choix et de tes mots.
    }
fair-seals =
    { $count ->
        [0] Aucun choix n’a dû être scellé.
        [one] { $count } choix scellé est bien celui qui a été remis.
       *[other] Les { $count } choix scellés sont bien ceux qui ont été remis.
    }
fair-moves =
    { $count ->
        [one] La seule étape respecte les règles et mène là où la feuille de match le dit.
       *[other] Les { $count } étapes respectent les règles et mènent là où la feuille de match le dit.
    }
fair-fault-noted = La feuille de match donne une autre empreinte que celle notée par ce navigateur pendant que tu jouais.
fair-fault-line =
    { $wrong ->
        [draws] À la ligne { $line } de la feuille de match, les tirages ne découlent pas du secret.
        [seal] À la ligne { $line } de la feuille de match, le sceau a été posé sur un autre choix.
        [state] À la ligne { $line } de la feuille de match, la situation annoncée n’est pas celle où mène le match.
       *[line] La ligne { $line } de la feuille de match n’est pas permise par les règles.
    }
fair-fault-typed = Les tirages de ce match ont été recopiés d’une vraie table. Ils sont peut-être justes, mais personne ne peut les recalculer.
fair-fault-no-secret = Cette copie de la feuille de match ne contient pas le secret. Il est donné une fois le match terminé.
fair-fault-next = Garde la feuille de match : c’est la preuve. Demande au responsable du serveur ce qui s’est passé.
fair-fault-offline = Le serveur ne répond pas. Réessaie dans un instant.
fair-fault-no-engine = Cette page est venue sans ce qui rejoue le match. Le programme y arrive : « onze verify » avec la feuille de match.
