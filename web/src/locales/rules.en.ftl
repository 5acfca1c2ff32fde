### What only the rules page says in English: the search, the contents, and each game in short.

page-rules-find = Search the rules
page-rules-found =
    { $count ->
        [0] Nothing has all these words. Try fewer.
        [one] { $count } clause
       *[other] { $count } clauses
    }
page-rules-contents = Contents
page-rules-short = In short
page-rules-level = : { $level }
page-rules-sum-chifootmi-beginner = You and your opponent each show one of four cards at the same moment.|The side with the ball keeps it with an equal or higher card. A higher card of the defender wins it.|After each duel you draw a card: the open one that everybody sees, or a hidden one.|Keep the ball twice and you shoot: both point left or right. The same side is a save, the other a goal.|When the cards are played, whoever has the ball gets a last shot. A level score goes to penalties.
page-rules-sum-chifootmi-amateur = As for beginners, with three Dribble/Tackle cards for each side.|A dribble beats any number: you keep the ball.|A tackle beats a dribble: the defender takes the ball.|A tackle against a number is a foul: a free kick, left or right.
page-rules-sum-chifootmi-pro = As for amateurs, but the shot is one more duel of cards.|It is a goal if your card is 1, 2 or 3 higher. Equal is parried and you shoot again. More than 3 higher flies over the bar.|A tackle against the card that shoots is a penalty: left, centre or right.
page-rules-sum-chifootmi-pro-plus = As for pros, with the added rules that you choose.|Offside: a ball kept with a difference of 7 or more goes to the defender if he signals it.|One-two: keep the ball with a 10, play the 9, and the 10 comes back in front.|Counter-attack: tackle a dribble, and one conservation is enough for a shot.
page-rules-sum-shoot = Two dice a throw. They are for your players, or for the ball.|Players move on the dark squares, diagonally: each die moves one player, and a forward or the keeper may take both.|Get a player next to the ball and the next throw is for the ball: it goes forward on the light squares, as many rows as the total.|If it ends next to one of your players, that is a pass, and you throw for the ball again.|Only forwards score: the total must carry the ball to the last row and one step further, into the goal.|A double six is a free kick; with the ball loose in their area it is a penalty.
page-rules-sum-simulator = A round has three phases: the ball is kicked, the attack moves, the defence moves.|You really kick: you choose the direction, the height and the power.|Whoever is nearest takes the ball. Equally near, a short pass stays with the attack, a long one goes to the defence.|Skills on the stickers let a player pass, cross or shoot at once.|In the cross zone you may cross, in the shooting zone shoot; the keeper dives in secret.|The referee’s steps count the time: 33 a half.
page-rules-missing = The rulebook of this game is not written yet.
page-rules-table = Table
