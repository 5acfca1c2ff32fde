//! What many matches come to, and how sure that is.
//!
//! The matches of a round share their draws, and between players who do not vary they may be the same match. So what is
//! known counts rounds, not matches: a sum has one entry a round, the mean of its matches.

use std::collections::BTreeMap;

use onze_core::story::Figure;
use onze_players::Fault;
use onze_players::estimate::Sum;

use super::round::{Played, Round, one_if};

/// What came of the matches of one meeting.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Matches played.
    pub games: u64,
    /// What each player did, in the order given.
    pub players: Vec<PlayerTally>,
    /// Matches that nobody won.
    pub drawn: u64,
    /// Matches level at the end of play, whatever decided them then.
    pub level: u64,
    /// The share of the matches that nobody won.
    pub draw_rate: Sum,
    /// The share of the matches that were level.
    pub level_rate: Sum,
    /// Goals (points) of all seats together.
    pub goals: Sum,
    /// How many matches had 0, 1, 2 … goals; those with more than any match of football has are not in it.
    pub goals_of_matches: Vec<u64>,
    /// Choices of all seats together.
    pub choices: Sum,
    /// How many matches took so many choices.
    pub choices_of_matches: BTreeMap<u32, u64>,
    /// What else was counted, by name.
    pub figures: Vec<(&'static str, Sum)>,
}

/// What one player did.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PlayerTally {
    /// Matches won.
    pub wins: u64,
    /// The share of its matches that it won.
    pub win_rate: Sum,
    /// Points a match: 1 for a win, the share of the others left behind among many, and one half if the score was level
    /// at the end of play, whatever decided then.
    pub points: Sum,
    /// Goals scored.
    pub goals: Sum,
    /// Matches that it lost because it did not keep to what is agreed between programs, by what it did.
    pub faults: BTreeMap<Fault, u64>,
}

/// The most goals of a match that are counted one by one: where points are money there are too many.
const MOST_GOALS: usize = 1_000;

impl Tally {
    /// Nothing yet.
    pub fn new<E>(n_players: usize, figures: &[Figure<E>]) -> Self {
        Tally::named(n_players, figures.iter().map(|figure| figure.name))
    }

    /// Nothing yet, with figures of these names.
    pub fn named(n_players: usize, figures: impl Iterator<Item = &'static str>) -> Self {
        Tally {
            players: vec![PlayerTally::default(); n_players],
            figures: figures.map(|name| (name, Sum::default())).collect(),
            ..Tally::default()
        }
    }

    /// More rounds.
    pub fn add_all(&mut self, rounds: &[Round]) {
        for round in rounds {
            self.add(round);
        }
    }

    /// One more round.
    pub fn add(&mut self, round: &Round) {
        for played in &round.matches {
            self.games += 1;
            self.level += u64::from(played.is_level());
            match played.outcome.winner() {
                Some(winner) => self.players[winner.index()].wins += 1,
                None => self.drawn += 1,
            }
            if let Some((player, fault)) = played.fault {
                *self.players[player].faults.entry(fault).or_default() += 1;
            }
            *self.choices_of_matches.entry(played.choices).or_default() += 1;
            self.count_goals(played.outcome.score.iter().sum());
        }
        self.draw_rate.add(round.mean(|played| one_if(played.outcome.winner().is_none())));
        self.level_rate.add(round.mean(|played| one_if(played.is_level())));
        self.goals.add(round.mean(Played::goals));
        self.choices.add(round.mean(|played| f64::from(played.choices)));
        for (n, (_, sum)) in self.figures.iter_mut().enumerate() {
            sum.add(round.mean(|played| played.figures.get(n).copied().map_or(0.0, f64::from)));
        }
        for (n, player) in self.players.iter_mut().enumerate() {
            let wins = |played: &Played| played.outcome.winner().is_some_and(|winner| winner.index() == n);
            player.win_rate.add(round.mean(|played| one_if(wins(played))));
            player.points.add(round.mean(|played| played.points(n)));
            player.goals.add(round.mean(|played| played.goals_of(n)));
        }
    }

    fn count_goals(&mut self, together: i64) {
        if let Some(goals) = usize::try_from(together).ok().filter(|&goals| goals <= MOST_GOALS) {
            if self.goals_of_matches.len() <= goals {
                self.goals_of_matches.resize(goals + 1, 0);
            }
            self.goals_of_matches[goals] += 1;
        }
    }

    /// Adds another tally, whose players are these of ours.
    pub fn merge(&mut self, other: &Tally, players: &[usize]) {
        self.games += other.games;
        self.drawn += other.drawn;
        self.level += other.level;
        self.draw_rate.merge(&other.draw_rate);
        self.level_rate.merge(&other.level_rate);
        self.goals.merge(&other.goals);
        self.choices.merge(&other.choices);
        for ((_, sum), (_, others)) in self.figures.iter_mut().zip(&other.figures) {
            sum.merge(others);
        }
        for (&player, others) in players.iter().zip(&other.players) {
            let player = &mut self.players[player];
            player.wins += others.wins;
            player.win_rate.merge(&others.win_rate);
            player.points.merge(&others.points);
            player.goals.merge(&others.goals);
            for (fault, n) in &others.faults {
                *player.faults.entry(*fault).or_default() += n;
            }
        }
        for (choices, n) in &other.choices_of_matches {
            *self.choices_of_matches.entry(*choices).or_default() += n;
        }
        let longest = self.goals_of_matches.len().max(other.goals_of_matches.len());
        self.goals_of_matches.resize(longest, 0);
        for (matches, others) in self.goals_of_matches.iter_mut().zip(&other.goals_of_matches) {
            *matches += others;
        }
    }
}
