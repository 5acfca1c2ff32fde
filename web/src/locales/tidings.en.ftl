# Who comes and goes, and what is offered.
page-offer =
    { $what ->
        [choice] { name-side } has entered a result: { $choice }. Is that so?
        [rematch] { name-side } would like a rematch.
        [return_match] { name-side } would like a rematch with the sides changed.
        [pause] { name-side } asks for a break.
        [go_on] { name-side } would like to go on.
        [draw] { name-side } offers a draw.
        [take_back] { name-side } would like to take a move back.
       *[stand_in] { name-side } asks for the computer to stand in.
    }
page-news-sat = { $name } sits down.
page-news-here = { $name } is back.
page-news-away = { $name } has left the table.
page-news-goes-on = The match goes on.
