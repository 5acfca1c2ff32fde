### What the page says in the report of a match, in English.

report-title = Match report
report-of = { $value } of { $of }
report-figure = { $value }
report-share = { $value }%
report-ball-map = Where the ball was: the thicker the dot, the more often
report-shots-map = From where they shot: { $one } and { $other }
report-map-legend = Round: { $one }, from left to right. Square: { $other }. A star is a goal, a cross went wide, an upright hit the woodwork, a dash was blocked.
report-judged = Judged by the players of the club: the choices of { $one } were worth { $own } points of winning chance, those of { $other } { $others }, and luck gave { $one } { $luck }.
