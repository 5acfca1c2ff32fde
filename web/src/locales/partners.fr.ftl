# Ceux qui partagent un club de CHALLENGE FOOT.
partners = Associés
partners-help = Qui ouvre un lien d’associé dirige ce club avec toi. Chaque lien est personnel : tu peux le retirer, et personne ne peut te prendre ton club.
partners-one =
    { $here ->
        [true] Associé { $number }, présent
       *[other] Associé { $number }
    }
partners-withdraw = Retirer
partners-make = Créer un lien pour un associé
partners-link = Lien pour un associé
partners-once = Ce lien ne s’affiche qu’une fois. S’il se perd, retire‑le et crée‑en un autre.
