//! `onze arena GAME --ladder`: how strong the levels of a game are, as docs/strength.md tells it.

use std::time::Instant;

use serde_json::Map;

use super::stop::Stop;
use super::tables::{between, in_percent, interval, rating};
use super::{Contest, Results, stopped, summary};
use crate::cli::Arena;
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};

/// As many as the project's bars ask for.
const USUAL_GAMES: u64 = 400;

/// A name and the options behind it.
type Case = (String, Vec<(String, String)>);

pub(super) fn ladder(texts: &Texts, asked: &Arena) -> Result<(), Failure> {
    let (begin, game) = (Instant::now(), onze_games::find(&asked.game)?);
    let names: Vec<String> = onze_players::players(game.id()).into_iter().map(str::to_owned).collect();
    let games = asked.games.unwrap_or(USUAL_GAMES);
    let name = texts.say(&format!("{}-name", game.id()), &Map::new());
    print(&format!("## {name}\n"));
    let (mut played, stop) = (Vec::new(), Stop::at_ctrl_c(texts));
    for (case, set) in cases(asked) {
        if game.seats(&set)?.len() != 2 {
            continue;
        }
        let contest = Contest { asked, set: &set, names: &names, meetings: rungs(names.len()), stop: &stop };
        played.push((case, contest.play(texts, games)?));
    }
    print(&meetings(texts, &played));
    print(&ratings(texts, &names, &played));
    print(&texts.say("ladder-how", &facts(&[("command", command(asked, games).into())])));
    talk(&summary(texts, played.iter().map(|(_, results)| results.together.games).sum(), begin));
    stopped(played.iter().any(|(_, results)| results.stopped))
}

/// The command that makes the same tables again.
fn command(asked: &Arena, games: u64) -> String {
    let mut words = vec!["onze arena".to_owned(), asked.game.clone(), "--ladder".to_owned()];
    words.extend(asked.set.iter().map(|(key, value)| format!("--set {}", quoted(&format!("{key}={value}")))));
    words.push(format!("--games {games} --seed {}", asked.seed));
    words.join(" ")
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = word.chars().all(|c| c.is_ascii_alphanumeric() || "=_-+:.,/".contains(c));
    if is_plain { word.to_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

/// Each level meets the next lower one, and the strongest meets the weakest.
fn rungs(n_players: usize) -> Vec<Vec<usize>> {
    let mut rungs: Vec<_> = (1..n_players).map(|higher| vec![higher, higher - 1]).collect();
    if n_players > 2 {
        rungs.push(vec![n_players - 1, 0]);
    }
    rungs
}

/// The options that were asked for, or all that the game is measured with.
fn cases(asked: &Arena) -> Vec<Case> {
    if !asked.set.is_empty() {
        let options = asked.set.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
        return vec![(options.join(" "), asked.set.clone())];
    }
    let owned = |set: &[(&str, &str)]| {
        set.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect::<Vec<_>>()
    };
    onze_games::cases(&asked.game).iter().map(|case| (case.name.to_owned(), owned(case.set))).collect()
}

/// One line a meeting.
fn meetings(texts: &Texts, played: &[(String, Results)]) -> String {
    let say = |id: &str| texts.say(id, &Map::new());
    let mut lines = vec![
        row(&["ladder-match", "ladder-options", "table-head-matches", "table-head-points"].map(say)),
        "|---|---|---|---|".to_owned(),
    ];
    for (case, results) in played {
        for (meeting, tally) in results.meetings.iter().zip(&results.tallies) {
            let [one, other] = meeting[..] else { continue };
            let pair = format!("{} – {}", results.names[one], results.names[other]);
            let points = between(results, one, other).map_or_else(String::new, |points| {
                let points = in_percent(points);
                let ends = interval(texts, [points.low, points.high], 1);
                format!("{} % {ends}", texts.decimal(points.value, 1))
            });
            lines.push(row(&[pair, case.clone(), tally.games.to_string(), points]));
        }
    }
    lines.join("\n") + "\n"
}

/// One line a player, one column a set of options.
fn ratings(texts: &Texts, names: &[String], played: &[(String, Results)]) -> String {
    let head = texts.say("table-head-rating", &Map::new());
    let columns = played.iter().map(|(case, _)| format!("{head}, {case}"));
    let player = texts.say("table-head-player", &Map::new());
    let mut lines = vec![
        row(&std::iter::once(player).chain(columns).collect::<Vec<_>>()),
        format!("|---|{}", "---|".repeat(played.len())),
    ];
    for (n, name) in names.iter().enumerate().rev() {
        let rated = played.iter().map(|(_, results)| results.ratings.get(n).map_or_else(String::new, rating));
        lines.push(row(&std::iter::once(name.clone()).chain(rated).collect::<Vec<_>>()));
    }
    lines.join("\n") + "\n"
}

fn row(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_word_is_written_as_a_shell_takes_it() {
        let quoted = ["level=pro+", "deck=1 2", "words=l'un"].map(super::quoted);
        assert_eq!(quoted, ["level=pro+", "'deck=1 2'", r"'words=l'\''un'"]);
    }

    #[test]
    fn each_level_meets_the_next_and_the_strongest_meets_the_weakest() {
        assert_eq!(super::rungs(4), [[1, 0], [2, 1], [3, 2], [3, 0]]);
        assert_eq!(super::rungs(2), [[1, 0]]);
    }
}
