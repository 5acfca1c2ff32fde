# Qui arrive, qui part, et ce qu’on propose.
page-offer =
    { $what ->
        [choice] { name-side } a inscrit un résultat : { $choice }. C’est bien ça ?
        [rematch] { name-side } veut une revanche.
        [return_match] { name-side } veut une revanche en changeant de côté.
        [pause] { name-side } demande une pause.
        [go_on] { name-side } voudrait reprendre.
        [draw] { name-side } propose le match nul.
        [take_back] { name-side } voudrait reprendre un coup.
       *[stand_in] { name-side } propose que l’ordinateur prenne le relais.
    }
page-news-sat = { $name } s’assoit à la table.
page-news-here = { $name } est de retour.
page-news-away = { $name } a quitté la table.
page-news-goes-on = Le match reprend.
