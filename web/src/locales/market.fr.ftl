# Le marché de CHALLENGE FOOT : ce qu’on propose, et la réponse.
challenge-leaves = reste { $cash } MF et { challenge-champions }
challenge-credit-help = de 10 à 28 MF, une fois dans la partie, à rembourser à la fin
challenge-deal-what = Proposer ou demander
challenge-deal-club = À quel club
challenge-deal-offer = Proposer à
challenge-deal-ask = Demander à
challenge-deal-champions = Champions
challenge-deal-price = Prix, MF
challenge-deal-go = Proposer…
challenge-deal-said =
    { $word ->
        [offer] Tu vends { challenge-champions } à { $to } et tu reçois { $price } MF.
       *[ask] Tu achètes { challenge-champions } à { $to } et tu paies { $price } MF.
    }
challenge-deal-then = Après l’affaire, il te reste { $cash } MF et { challenge-champions }.
challenge-deal-send = Envoyer la proposition
challenge-deal-change = Modifier
challenge-deal-other = { $club } : { $cash } MF en caisse, { challenge-champions }, revente à { $resale } MF ; { $left ->
        [one] une proposition encore
       *[other] { $left } propositions encore
    }.
challenge-deal-answer =
    { $why ->
        [traded] { $to } dit oui : { challenge-champions } pour { $price } MF.
        [too_dear] { $to } dit non : { $buyer } ne peut pas payer { $price } MF.
        [below_zero] { $to } dit non : { $buyer } est au-dessous de zéro et ne peut pas acheter.
       *[unwilling] { $to } dit non : { challenge-champions } pour { $price } MF, sans façon.
    }
challenge-deal-amiss =
    { $what ->
        [champions] { $club } a { challenge-champions }.
        [one] Un déficit se couvre un champion à la fois. (CHA-809)
        [price] Un prix est un nombre entier, zéro ou plus.
        [below] { $club } est au-dessous de zéro et ne peut pas acheter de champion. (CHA-810)
        [dear] { $club } n’a que { $cash } MF.
       *[resale] En déficit, un champion part pour { $resale } MF au moins. (CHA-317)
    }

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
