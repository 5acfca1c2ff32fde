use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use onze_chifootmi::{Chifootmi, Move, Pile, State};
use onze_core::{Game, Notation, Quick, Seat, Seen, Settings};

use super::mixing::{Mixing, Style};
use super::outlook::{Judge, Outlook};
use super::{champion, club, league, rookie};
use crate::Budget;

struct Nobody;

impl Judge for Nobody {
    fn worth(&self, _: &Chifootmi, _: &State, _: Seat) -> f32 {
        panic!("the last cards need no judge")
    }
}

fn beginner() -> Chifootmi {
    Chifootmi::new(&Settings::new(Chifootmi::SETTINGS)).unwrap()
}

/// Red has the ball and one conservation, and the cards 11 and 1; Blue has 10 and 2.
const LAST_TWO: &str = "R 2 3 4 5 6 7 8 9 10 11 1 slots - - 10 11 played 1 2 3 4 5 6 7 8 9 goals none; \
    B 1 3 4 5 6 7 8 9 11 10 2 slots - - 10 11 played 1 2 3 4 5 6 7 8 9 goals none; \
    gathered RRRRRRRR-; ball R 1/2; now choose";

#[test]
fn chi_312_the_last_two_cards_are_solved() {
    let game = beginner();
    let state = game.read_position(LAST_TWO).unwrap();
    let outlook = Outlook { game: &game, judge: &Nobody, last_cards: 2 };
    let gains = outlook.gains(&state, Seat::FIRST).by_choice;
    // With the 11 Red shoots at once, and Blue, who wins the last duel against the 1, has the last shot: both score with
    // one half, which is half the points. With the 1 Red loses the ball and wins it back with the 11: the last shot is
    // Red's, and Blue has none. A goal wins, a save leaves the score level.
    for (row, share) in [(0, 0.5), (1, 0.75)] {
        assert!(gains[row][..2].iter().all(|gain| (gain - share).abs() < 1e-6), "{gains:?}");
    }
    let mut moves = Vec::new();
    game.legal(&state, Seat::FIRST, &mut moves);
    let stop = AtomicBool::new(false);
    for kind in [champion, league] {
        let seen = Seen::new(&game, &state, Seat::FIRST);
        let choice = kind(Quick::new(1)).choose(&seen, &moves, &Budget::new(&stop));
        assert_eq!(game.write_move(&choice), "P4");
    }
}

#[test]
fn every_level_chooses_legally_by_what_its_seat_may_know_alone_whatever_the_budget() {
    let (game, stop) = (beginner(), AtomicBool::new(false));
    let budgets = [Budget::new(&stop), Budget::new(&stop).simulations(8), Budget::new(&stop).simulations(0)];
    for (seed, kind) in (0..12).zip([rookie, club, league, champion].into_iter().cycle()) {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut ());
        for _ in 0..6 + seed {
            let Some(seat) = game.to_act(&state).first() else { break };
            let mut moves = Vec::new();
            game.legal(&state, seat, &mut moves);
            let twin = game.resample(&state, onze_core::Viewer::Seat(seat), &mut Quick::new(seed + 50));
            let choose = |state: &State, budget: &Budget<'_>| {
                kind(Quick::new(9)).choose(&Seen::new(&game, state, seat), &moves, budget)
            };
            for budget in &budgets {
                let choice = choose(&state, budget);
                assert_eq!(choice, choose(&twin, budget));
                assert!(moves.contains(&choice));
            }
            game.apply(&mut state, seat, &moves[0], &mut ());
            game.go_on(&mut state, &mut chance, &mut ());
        }
    }
}

/// Counts the states that it values, and says stop after so many.
struct Counting<'a> {
    valued: AtomicU64,
    stops_after: u64,
    stop: &'a AtomicBool,
}

impl Judge for Counting<'_> {
    fn worth(&self, _: &Chifootmi, _: &State, _: Seat) -> f32 {
        if self.valued.fetch_add(1, Ordering::Relaxed) + 1 == self.stops_after {
            self.stop.store(true, Ordering::Relaxed);
        }
        0.5
    }
}

/// How many states are valued for the first choice of a match.
fn valued(most: Option<u64>, stops_after: u64) -> u64 {
    let (game, stop) = (beginner(), AtomicBool::new(false));
    let state = game.start(&mut Quick::new(4), &mut ());
    let style = Style { own: 4, others: 4, rounds: 10, noise: 0.0, last_cards: 2 };
    let judge = Counting { valued: AtomicU64::new(0), stops_after, stop: &stop };
    let mut player = Mixing { chance: Quick::new(1), judge, style };
    let budget = Budget { simulations: most, ..Budget::new(&stop) };
    player.mix(&Seen::new(&game, &state, Seat::FIRST), &budget);
    player.judge.valued.into_inner()
}

#[test]
fn a_budget_counts_the_worlds_that_are_looked_at() {
    // One world is looked at in any case: four cards against four.
    assert_eq!(valued(Some(0), u64::MAX), 16);
    assert_eq!(valued(Some(1), u64::MAX), 16);
    assert!(valued(Some(5), u64::MAX) <= 5 * 16);
}

#[test]
fn a_stop_is_obeyed_before_the_next_world() {
    let (game, stop) = (beginner(), AtomicBool::new(false));
    // After a draw from the face-down piles both hands are hidden in part, so that worlds differ.
    let position = "R 8 5 10 11 4 1 3 7 2 9 6 slots 5 2 3 4 played 1 goals none; \
        B 7 1 11 5 2 6 10 8 9 4 3 slots 5 2 3 4 played 1 goals none; gathered -; ball R 1/2; now choose";
    let state = game.read_position(position).unwrap();
    for stops_after in [1, 20, 40, 100] {
        let style = Style { own: 4, others: 4, rounds: 10, noise: 0.0, last_cards: 2 };
        let judge = Counting { valued: AtomicU64::new(0), stops_after, stop: &stop };
        let mut player = Mixing { chance: Quick::new(1), judge, style };
        player.mix(&Seen::new(&game, &state, Seat::FIRST), &Budget::new(&stop));
        let valued = player.judge.valued.into_inner();
        // Four cards against four, with a kick after some of them, which is scored or saved.
        assert!((stops_after..stops_after + 32).contains(&valued), "{valued} after {stops_after}");
        stop.store(false, Ordering::Relaxed);
    }
}

/// With three cards each and empty piles nothing is left to guess but the other's choice: no judge is asked, and the mix
/// gains as much against every answer as the match is worth.
#[test]
fn chi_226_the_last_cards_are_solved_to_the_end() {
    let game = beginner();
    let position = "R 1 2 3 4 5 6 7 8 9 10 11 slots - 9 10 11 played 1 2 3 4 5 6 7 8 goals none; \
        B 1 2 3 4 5 6 7 8 9 10 11 slots - 9 10 11 played 1 2 3 4 5 6 7 8 goals none; \
        gathered RRRRRRR-; ball R 1/2; now choose";
    let state = game.read_position(position).unwrap();
    let stop = AtomicBool::new(false);
    let style = Style { own: 1, others: 1, rounds: 1, noise: 0.5, last_cards: 0 };
    let mut player = Mixing { chance: Quick::new(1), judge: Nobody, style };
    let mix = player.mix(&Seen::new(&game, &state, Seat::FIRST), &Budget::new(&stop));
    let gains = Outlook { game: &game, judge: &Nobody, last_cards: 3 }.gains(&state, Seat::FIRST);
    let value = gains.solved().value;
    for m in 0..3 {
        let gained: f32 = (0..3).map(|n| mix[n] * gains.by_choice[n][m]).sum();
        assert!(gained >= value - 1e-5, "{mix:?} against {m}: {gained} of {value}");
    }
}

#[test]
fn piles_are_told_as_they_lie() {
    let game = beginner();
    let state = game.start(&mut Quick::new(4), &mut ());
    assert_eq!(game.pile(&state, Seat::FIRST, Pile::FaceDown).len(), 3);
    assert_eq!(game.pile(&state, Seat::FIRST, Pile::FaceUp).len(), 4);
    let mut moves = Vec::new();
    game.legal(&state, Seat::FIRST, &mut moves);
    assert!(moves.iter().all(|choice| matches!(choice, Move::Play(_))));
}
