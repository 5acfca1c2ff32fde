### How to play, in thirty seconds at the table, in English: each game’s tips (hints are about choices: weigh.en.ftl).

chifootmi-hint-1 = These four are your cards. Choose one: both sides show theirs at the same moment.
chifootmi-hint-2 = Here the two cards meet. With the ball, an equal or higher card keeps it. Without it, only a higher card wins it.
chifootmi-hint-3 = The ball card lies with the side that attacks. Keep the ball as often as there are studs, and you shoot.
chifootmi-hint-4 = Behind the studs waits the goal: who has kept the ball often enough shoots. The line under the question says each time what makes a goal.
chifootmi-hint-5 = After a duel you take a new card: the one that everybody sees, or a hidden one that only you will know.
shoot-hint-1 = The dice are for your players or for the ball. Each die moves one player; a forward or the keeper may take both together.
shoot-hint-2 = Tap one of your players: the squares that he can reach light up. Players stand on the dark squares, the ball on the light ones.
shoot-hint-3 = End next to the ball, on one of the four dark squares around it, and the next throw moves the ball. Tap a player to see where he can go.
shoot-hint-4 = Pass from player to player. With a forward on the ball, enough points carry it over this line.
challenge-hint-1 = These cards are your means: what comes in, what goes out every season. Together they are your capital.
challenge-hint-2 = Choose a series: each tells what it would leave in your books and how likely a deficit is. More champions cost more.
challenge-hint-3 = The sheet adds itself up, line by line, as the printed one does. Below zero you must sell a champion or draw your one credit.
challenge-hint-4 = Here is what is asked. Every choice says what it comes to before you take it; a ready squad and line-up will do at first.
challenge-hint-5 = The three dice together carry the ball: tap a mark to see its way, by way of team-mates if you like. Then you say play.
challenge-hint-6 = Then each die moves one footballer, straight ahead. Whoever ends on the ball keeps it, and your side throws again.
challenge-hint-7 = A gold ring marks a champion. He turns, runs round others and bends his shot; sold, he brings money.
challenge-hint-8 = Seven squares are the goal. Bring the ball over that line with the whole total or less: the rest is lost.
page-hint-title = Tip
page-hint-next = Next
page-hint-done = Let’s play
page-hint-never = No tips
