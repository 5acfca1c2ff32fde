### What the page says in English when it cannot be at the table.

page-state-no-match = No match here
page-state-no-match-help = There is no match at this address. Perhaps a letter of the link is missing: copy it again.
page-state-seat-taken = This seat is taken
page-state-seat-taken-help = Somebody has already sat down with this link. Ask for another one, or watch.
page-state-token-wrong = This link no longer opens a seat
page-state-token-wrong-help = An invitation works once. If it was you, open your matches in the browser where you sat down.
page-state-no-table = No table for this game
page-state-no-table-help = This page cannot show the game yet. Reload it: perhaps there is a newer one.
page-state-other = The table cannot be reached
page-state-other-help = Something is in the way. Try again, or start a new match.
page-state-wire-version = Onze has been renewed
page-state-wire-version-help = This page is from before. Load it anew: the match is where it was, and what you chose goes out then.
page-state-no-server = No server here
page-state-no-server-help = This copy of Onze plays by itself: a match with people elsewhere needs a server. Play here, or open the link where the match is kept.
