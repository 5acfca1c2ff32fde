//! Matches that share their draws, and the line that a journal keeps of them.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;

use onze_core::{Each, Game, Outcome, Quick, Seat, Seen};
use onze_players::{Budget, Fault, Player};

use super::Contest;

/// One match.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// How it ended, with the players of the meeting in the place of the seats.
    pub outcome: Outcome,
    /// Choices of all together.
    pub choices: u32,
    /// How often somebody took the lead who was not the last to have it.
    pub lead_changes: u32,
    /// Who was the first to choose alone.
    pub first: usize,
    /// How often each figure was counted.
    pub figures: Vec<u32>,
    /// Who did not keep to what is agreed between programs, and lost the match by that.
    pub fault: Option<(usize, Fault)>,
}

/// Matches with the same draws in the same order, each player once on each seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// Which meeting.
    pub meeting: usize,
    /// Which of its rounds.
    pub n: u64,
    /// The matches.
    pub matches: Vec<Played>,
}

impl Played {
    /// Was the score level at the end of play, whatever decided afterwards? Not if somebody did not see that end.
    pub fn is_level(&self) -> bool {
        self.outcome.level() && self.outcome.gave_up.is_none() && self.fault.is_none()
    }

    /// What the match is worth to a player, from 0 to 1.
    pub fn points(&self, player: usize) -> f64 {
        let place = Seat::new(player).map_or(0.0, |place| self.outcome.points(place));
        if self.is_level() { 0.5 } else { place }
    }

    /// The goals (points) of all together.
    pub fn goals(&self) -> f64 {
        as_float(self.outcome.score.iter().sum())
    }

    /// The goals (points) of a player.
    pub fn goals_of(&self, player: usize) -> f64 {
        as_float(self.outcome.score.get(player).copied().unwrap_or(0))
    }
}

impl Round {
    /// What its matches have of something, on average.
    #[allow(clippy::cast_precision_loss)] // a few matches
    pub fn mean(&self, figure: impl Fn(&Played) -> f64) -> f64 {
        self.matches.iter().map(figure).sum::<f64>() / self.matches.len().max(1) as f64
    }
}

/// 1 for what is so, 0 for what is not.
pub(crate) fn one_if(is_so: bool) -> f64 {
    f64::from(u8::from(is_so))
}

#[allow(clippy::cast_precision_loss)] // goals or money of one match
fn as_float(goals: i64) -> f64 {
    goals as f64
}

/// Plays a round of a meeting.
pub(super) fn play<G: Game>(contest: &Contest<'_, G>, meeting: usize, n: u64) -> Round {
    let seats = contest.meetings[meeting].len() as u64;
    let matches = n * seats..((n + 1) * seats).min(contest.plan.games);
    Round { meeting, n, matches: matches.map(|number| play_one(contest, meeting, n, number)).collect() }
}

fn play_one<G: Game>(contest: &Contest<'_, G>, meeting: usize, round: u64, number: u64) -> Played {
    let (game, entrants, seed) = (contest.game, &contest.meetings[meeting], contest.plan.seed);
    // The matches of a round have the same draws in their order, and so has that round of every other meeting.
    let mut chance = Quick::nth(seed, round);
    #[allow(clippy::cast_possible_truncation)] // a rest of a division by a few
    let shift = (number % entrants.len() as u64) as usize;
    let of_seat = |seat: Seat| (seat.index() + shift) % entrants.len();
    // Their thoughts have a chance of their own.
    let thoughts = |place: u64| Quick::nth(seed ^ ((meeting as u64) << 8 | (place + 1)), number);
    let mut players: Vec<Box<dyn Player<G>>> = (0u64..)
        .zip(entrants)
        .map(|(place, &entrant)| (contest.entrants[entrant])(thoughts(place)))
        .collect();
    let stop = AtomicBool::new(false);
    let (budget, figures) = (Budget::new(&stop), contest.figures);
    let mut counted = vec![0u32; figures.len()];
    let mut count = |event: G::Event| {
        for (n, _) in counted.iter_mut().zip(figures).filter(|(_, figure)| (figure.of)(&event).is_some()) {
            *n += 1;
        }
    };
    let (mut state, mut moves) = (game.start(&mut chance, &mut ()), Vec::new());
    let (mut choices, mut first, mut lead, mut fault) = (0u32, None, Lead::default(), None);
    while let Some(seat) = game.to_act(&state).first() {
        if first.is_none() && game.to_act(&state).len() == 1 {
            first = Some(of_seat(seat));
        }
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let player = &mut players[of_seat(seat)];
        let choice = player.choose(&Seen::new(game, &state, seat), &moves, &budget);
        fault = player.fault().map(|fault| (of_seat(seat), fault));
        if fault.is_some() {
            break;
        }
        // A player chooses what is legal: its tests hold it to that.
        if figures.is_empty() {
            game.apply(&mut state, seat, &choice, &mut ());
            game.go_on(&mut state, &mut chance, &mut ());
        } else {
            game.apply(&mut state, seat, &choice, &mut Each(&mut count));
            game.go_on(&mut state, &mut chance, &mut Each(&mut count));
        }
        choices += 1;
        lead.note(&game.score(&state));
    }
    let outcome = match fault {
        None => game.outcome(&state).unwrap_or_else(|| level(&game.score(&state))),
        Some(_) => level(&game.score(&state)),
    };
    let mut outcome = by_player(&outcome, of_seat);
    if let Some((player, _)) = fault {
        outcome.ranks.iter_mut().enumerate().for_each(|(n, rank)| *rank = if n == player { 2 } else { 1 });
    }
    Played {
        outcome,
        choices,
        lead_changes: lead.changes,
        first: first.unwrap_or_else(|| of_seat(Seat::FIRST)),
        figures: counted,
        fault,
    }
}

/// Who was ahead last, and how often that changed.
#[derive(Default)]
struct Lead {
    last: Option<usize>,
    changes: u32,
}

impl Lead {
    fn note(&mut self, score: &[i64]) {
        let Some(best) = score.iter().max() else { return };
        let mut ahead = score.iter().enumerate().filter(|(_, goals)| *goals == best).map(|(n, _)| n);
        let (Some(leader), None) = (ahead.next(), ahead.next()) else { return };
        self.changes += u32::from(self.last.is_some_and(|last| last != leader));
        self.last = Some(leader);
    }
}

/// Nobody is before anybody.
fn level(score: &[i64]) -> Outcome {
    Outcome {
        ranks: score.iter().map(|_| 1).collect(),
        score: score.iter().copied().collect(),
        tie_break: None,
        gave_up: None,
    }
}

/// The same with players in the place of seats.
fn by_player(outcome: &Outcome, of_seat: impl Fn(Seat) -> usize) -> Outcome {
    let mut by_player = Outcome { tie_break: None, gave_up: None, ..outcome.clone() };
    for (seat, (rank, score)) in (0..).map_while(Seat::new).zip(outcome.ranks.iter().zip(&outcome.score)) {
        by_player.ranks[of_seat(seat)] = *rank;
        by_player.score[of_seat(seat)] = *score;
    }
    by_player.gave_up = outcome.gave_up.and_then(|seat| Seat::new(of_seat(seat)));
    by_player
}

/// `MEETING ROUND | ranks score choices lead-changes first figures how | …`, lists with commas, `-` for nothing.
impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.meeting, self.n)?;
        for played in &self.matches {
            let Played { outcome, choices, lead_changes, first, figures, fault } = played;
            let how = match (fault, outcome.gave_up) {
                (Some((player, fault)), _) => format!("{}:{player}", fault.name()),
                (None, Some(player)) => format!("gave-up:{}", player.index()),
                (None, None) => "-".to_owned(),
            };
            let (ranks, score) = (list(&outcome.ranks), list(&outcome.score));
            let figures = list(figures);
            write!(f, " | {ranks} {score} {choices} {lead_changes} {first} {figures} {how}")?;
        }
        Ok(())
    }
}

fn list<T: ToString>(items: &[T]) -> String {
    if items.is_empty() {
        return "-".to_owned();
    }
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// This is no line of a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoRound;

impl FromStr for Round {
    type Err = NoRound;

    fn from_str(line: &str) -> Result<Self, NoRound> {
        let mut parts = line.split(" | ");
        let (meeting, n) = parts.next().and_then(|head| head.split_once(' ')).ok_or(NoRound)?;
        Ok(Round {
            meeting: meeting.parse().map_err(|_| NoRound)?,
            n: n.parse().map_err(|_| NoRound)?,
            matches: parts.map(read_played).collect::<Result<_, _>>()?,
        })
    }
}

fn read_played(text: &str) -> Result<Played, NoRound> {
    let words: Vec<&str> = text.split(' ').collect();
    let [ranks, score, choices, lead_changes, first, figures, how] = words[..] else { return Err(NoRound) };
    let (ranks, score) = (read_list::<u8>(ranks)?, read_list::<i64>(score)?);
    if ranks.len() != score.len() || ranks.len() > Seat::MOST {
        return Err(NoRound);
    }
    let ended = how.split_once(':').map(|(word, player)| (word, player.parse::<usize>()));
    let player = ended.as_ref().and_then(|(_, player)| player.as_ref().ok().copied());
    let fault =
        Fault::ALL.into_iter().find(|fault| ended.as_ref().is_some_and(|(word, _)| *word == fault.name()));
    let gave_up = player.filter(|_| fault.is_none()).and_then(Seat::new);
    let first = first.parse().map_err(|_| NoRound)?;
    if player.is_some_and(|player| player >= ranks.len()) || first >= ranks.len() {
        return Err(NoRound);
    }
    let (ranks, score) = (ranks.into_iter().collect(), score.into_iter().collect());
    Ok(Played {
        outcome: Outcome { ranks, score, tie_break: None, gave_up },
        choices: choices.parse().map_err(|_| NoRound)?,
        lead_changes: lead_changes.parse().map_err(|_| NoRound)?,
        first,
        figures: read_list(figures)?,
        fault: player.zip(fault),
    })
}

fn read_list<T: FromStr>(text: &str) -> Result<Vec<T>, NoRound> {
    if text == "-" {
        return Ok(Vec::new());
    }
    text.split(',').map(|item| item.parse().map_err(|_| NoRound)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_read_as_it_was_written_and_nonsense_is_refused() {
        let played = |ranks: [u8; 2], fault, gave_up| Played {
            outcome: Outcome {
                ranks: ranks.into_iter().collect(),
                score: [-4, 12].into_iter().collect(),
                tie_break: None,
                gave_up,
            },
            choices: 54,
            lead_changes: 2,
            first: 1,
            figures: vec![3, 0],
            fault,
        };
        let matches = vec![
            played([1, 2], None, None),
            played([2, 1], Some((0, Fault::Stalled)), None),
            Played { figures: Vec::new(), ..played([2, 1], None, Some(Seat::FIRST)) },
        ];
        let round = Round { meeting: 2, n: 17, matches };
        assert_eq!(round.to_string().parse(), Ok(round.clone()));
        for wrong in ["", "2", "2 x", "2 17 | 1,2", "0 0 | 1,2 1,0 5 0 2 - -", "0 0 | 1,2 1 5 0 0 - -"] {
            assert_eq!(wrong.parse::<Round>(), Err(NoRound), "{wrong}");
        }
    }

    #[test]
    fn whoever_did_not_see_the_end_has_no_half_point() {
        let outcome = Outcome::of_two(Some(Seat::SECOND), [0u16, 0]);
        let mut played =
            Played { outcome, choices: 1, lead_changes: 0, first: 0, figures: Vec::new(), fault: None };
        assert!(played.is_level() && (played.points(0) - 0.5).abs() < 1e-9);
        played.fault = Some((0, Fault::Lied));
        assert!(!played.is_level() && played.points(0).abs() < 1e-9 && (played.points(1) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_lead_changes_when_another_takes_it() {
        let mut lead = Lead::default();
        for score in [[0, 0], [1, 0], [1, 1], [2, 1], [2, 2], [2, 3], [3, 3], [4, 3]] {
            lead.note(&score);
        }
        assert_eq!(lead.changes, 2);
    }
}
