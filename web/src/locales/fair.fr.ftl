### Ce que la page dit quand elle vérifie les tirages d'un match terminé, en français.

fair-title = Le hasard était‑il honnête ?
fair-working = Je recalcule…
fair-how = Avant le premier tirage, le serveur a fixé un secret et n’en a publié que l’empreinte. Le match est fini : le secret est public, et ton navigateur recalcule lui-même chaque tirage.
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
fair-fitting =
    { $count ->
        [one] { $count } tirage a été fait à la fin du temps. Il est possible ; combien de choix il y avait, seules les règles le savent.
       *[other] { $count } tirages ont été faits à la fin du temps. Ils sont possibles ; combien de choix il y avait, seules les règles le savent.
    }
fair-scripted =
    { $count ->
        [one] { $count } tirage était fixé d’avance, au grand jour.
       *[other] { $count } tirages étaient fixés d’avance, au grand jour.
    }
fair-seals =
    { $count ->
        [0] Aucun choix n’a dû être scellé.
        [one] { $count } choix scellé est bien celui qui a été remis.
       *[other] Les { $count } choix scellés sont bien ceux qui ont été remis.
    }
fair-not-checked = Ce qui n’est pas vérifié ici : que chaque coup respecte les règles. Le programme le fait aussi, avec la feuille de match et « onze verify ».
fair-fault-commit = Le secret ne correspond pas à l’empreinte que donne la feuille de match.
fair-fault-noted = La feuille de match donne une autre empreinte que celle notée par ce navigateur pendant que tu jouais.
fair-fault-draw =
    { $step ->
        [0] La mise en place annonce « { $told } ». Le secret donne « { $due } ».
       *[other] L’étape { $step } ({ $choice }) annonce « { $told } ». Le secret donne « { $due } ».
    }
fair-fault-seal = Étape { $step } : le choix « { $choice } » n’est pas celui qui a été scellé.
fair-fault-unreadable = La ligne { $line } de la feuille de match est illisible.
fair-fault-typed = Les tirages de ce match ont été recopiés d’une vraie table. Ils sont peut-être justes, mais personne ne peut les recalculer.
fair-fault-no-secret = Cette copie de la feuille de match ne contient pas le secret. Il est donné une fois le match terminé.
fair-fault-next = Garde la feuille de match : c’est la preuve. Demande au responsable du serveur ce qui s’est passé.
fair-fault-no-crypto = Les navigateurs ne prêtent leurs outils qu’aux pages ouvertes en https ou sur l’appareil même. Le programme y arrive partout : « onze verify » avec la feuille de match.
fair-fault-offline = Le serveur ne répond pas. Réessaie dans un instant.
