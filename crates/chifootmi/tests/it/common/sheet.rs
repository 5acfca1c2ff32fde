//! Plays a score sheet.

use onze_chifootmi::Asked;
use onze_core::Match;

use super::{BLUE, RED, Story, game, game_with_deck, header, side, team};

/// The match of a score sheet: its draws are the script, its choices are made. What else it says is for the test to
/// compare with the sheet that is written of it.
pub(crate) fn read(text: &str) -> Story {
    let mut lines = text.lines();
    let fields: Vec<&str> = lines.next().unwrap().split("; ").collect();
    let field = |start: &str| fields.iter().find_map(|field| field.strip_prefix(start));
    let is_other = |field: &&str| field.starts_with("last=") || field.starts_with("limit=");
    let others = fields.iter().copied().filter(is_other);
    let rules: Vec<&str> = ["level=", "opt="].into_iter().filter_map(field).chain(others).collect();
    let rules = rules.join(" ");
    let [red, blue, ball] = ["R ", "B ", "ball="].map(|start| field(start).unwrap());
    let mut usual = team(&rules);
    usual.sort_unstable();
    let is_usual = |cards: &str| {
        let mut cards: Vec<&str> = cards.split(' ').collect();
        cards.sort_unstable();
        cards == usual
    };
    let game = if is_usual(red) && is_usual(blue) {
        game(&rules)
    } else {
        game_with_deck(&rules, &format!("{red} / {blue}"))
    };
    let lines: Vec<Vec<&str>> = lines.map(|line| line.split(' ').collect()).collect();
    // CHI-811, CHI-912: the other two throws of the ball card.
    let tosses = lines.iter().filter_map(|words| match words[..] {
        ["SO", first] => Some(first),
        ["END", winner, _, tally] => {
            let (red, blue) = tally.trim_matches(['(', ')']).split_once('-')?;
            (red == blue).then_some(winner)
        }
        _ => None,
    });
    let script = [red, blue, ball].into_iter().chain(tosses).map(str::to_owned).collect();
    let mut story = Story { played: Match::begin(game, header(script), &[]).unwrap() };
    for words in &lines {
        story.play_line(words);
    }
    story
}

impl Story {
    fn play_line(&mut self, words: &[&str]) {
        match words {
            ["END", winner, .., "resigned"] => self.choose(side(winner).other(), "RESIGN").unwrap(),
            ["SO" | "END", ..] => {}
            [_, attacker, cards, rest @ ..] if cards.contains('@') => {
                // CHI-901: the last cards have played themselves.
                if self.view().asked == Asked::Card {
                    for (card, seat) in cards.split('-').zip([side(attacker), side(attacker).other()]) {
                        self.choose(seat, &format!("P{}", card.split('@').nth(1).unwrap())).unwrap();
                    }
                }
                for word in rest {
                    self.play_word(word);
                }
            }
            words => {
                for kick in words.iter().filter(|word| word.starts_with('[')) {
                    self.kick(kick).unwrap();
                }
            }
        }
    }

    fn play_word(&mut self, word: &str) {
        if let Some(draws) = word.strip_prefix('/') {
            for (seat, pile) in [RED, BLUE].into_iter().zip(draws.to_uppercase().chars()) {
                // CHI-901: a draw without a choice makes itself.
                if self.view().asked == Asked::Pile && self.played.to_act().has(seat) {
                    self.choose(seat, &format!("D{pile}")).unwrap();
                }
            }
        } else if word.contains('[') {
            self.kick(word).unwrap();
        } else if word.starts_with(['U', 'O']) {
            let seat = self.played.to_act().first().unwrap();
            self.choose(seat, word).unwrap();
        }
    }
}
