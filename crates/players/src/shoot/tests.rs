use std::sync::atomic::{AtomicBool, Ordering};

use onze_core::{Game, Notation, Quick, Seat, Seen, Settings};
use onze_shoot::{Move, Shoot, State};

use super::search::{Judge, Search};
use super::{champion, club, league, rookie};
use crate::{Budget, PlayerKind};

const KINDS: [(&str, PlayerKind<Shoot>); 4] =
    [("rookie", rookie), ("club", club), ("league", league), ("champion", champion)];

fn shoot() -> Shoot {
    Shoot::new(&Settings::new(Shoot::SETTINGS)).unwrap()
}

fn legal(game: &Shoot, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal(state, state.side(), &mut moves);
    moves
}

/// The choice of a player in a position, as it is written.
fn chosen(kind: PlayerKind<Shoot>, position: &str) -> String {
    let game = shoot();
    let state = game.read_position(position).unwrap();
    let stop = AtomicBool::new(false);
    let seen = Seen::new(&game, &state, state.side());
    let choice = kind(Quick::new(1)).choose(&seen, &legal(&game, &state), &Budget::new(&stop));
    game.write_move(&choice).into_owned()
}

const REST: &str = "B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18";

#[test]
fn sho_601_whoever_can_score_scores() {
    let red = "R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@19,10 10@11,6 11@11,2";
    let position = format!("South=R; {red}; {REST}; ball 20,10 R; due R B 4-4; score 0-0; throws 3; idle 0");
    for (name, kind) in KINDS {
        assert_eq!(chosen(kind, &position), "ball goal", "{name}");
    }
}

/// The stronger ones may leave it: whoever has the ball must move it (SHO-313), and here nobody stands before it.
#[test]
fn sho_501_a_ball_in_reach_is_taken_by_those_who_want_it() {
    let red = "R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@11,10 10@11,6 11@11,2";
    let position =
        format!("South=R; {red}; {REST}; ball 17,9 loose; due R P 6-1; score 0-0; throws 3; idle 0");
    let beside = ["16,9", "17,8", "17,10", "18,9"];
    for (name, kind) in &KINDS[..2] {
        let choice = chosen(*kind, &position);
        assert!(beside.iter().any(|square| choice.contains(&format!(">{square} "))), "{name}: {choice}");
    }
}

#[test]
fn every_level_chooses_legally_and_the_same_again_whatever_the_budget() {
    let (game, stop) = (shoot(), AtomicBool::new(false));
    for (name, kind) in KINDS {
        for budget in
            [Budget::new(&stop), Budget::new(&stop).simulations(20), Budget::new(&stop).simulations(0)]
        {
            let play = || {
                let (mut chance, mut choices) = (Quick::new(3), Vec::new());
                let mut state = game.start(&mut chance, &mut ());
                let mut players = [kind(Quick::new(1)), kind(Quick::new(2))];
                while let Some(seat) = game.to_act(&state).first().filter(|_| choices.len() < 30) {
                    let moves = legal(&game, &state);
                    let choice =
                        players[seat.index()].choose(&Seen::new(&game, &state, seat), &moves, &budget);
                    assert!(moves.contains(&choice), "{name}: {choice:?}");
                    game.apply(&mut state, seat, &choice, &mut ());
                    game.go_on(&mut state, &mut chance, &mut ());
                    choices.push(choice);
                }
                choices
            };
            assert_eq!(play(), play(), "{name}");
        }
    }
}

/// Counts how often it is asked, and says stop after so often.
struct Counting<'a> {
    asked: u64,
    stops_after: u64,
    stop: &'a AtomicBool,
}

impl Judge for Counting<'_> {
    fn worth(&mut self, _: &Shoot, _: &State, _: Seat) -> f32 {
        self.asked += 1;
        if self.asked == self.stops_after {
            self.stop.store(true, Ordering::Relaxed);
        }
        0.5
    }
}

#[test]
fn a_budget_counts_the_positions_that_are_valued_and_a_stop_is_obeyed_before_the_next() {
    let (game, stop) = (shoot(), AtomicBool::new(false));
    let mut chance = Quick::new(5);
    let mut state = game.start(&mut chance, &mut ());
    for _ in 0..20 {
        let (seat, moves) = (state.side(), legal(&game, &state));
        let asked = |most: u64, stops_after: u64| {
            let mut search = Search::new(Counting { asked: 0, stops_after, stop: &stop }, 100, 4);
            search.best(&game, &state, seat, &moves, &Budget::new(&stop).simulations(most));
            stop.store(false, Ordering::Relaxed);
            search.judge.asked
        };
        for most in [0, 1, 7, 100] {
            assert!(asked(most, u64::MAX) <= most, "{most}");
        }
        for stops_after in [1, 5, 30] {
            assert!(asked(u64::MAX, stops_after) <= stops_after, "{stops_after}");
        }
        game.apply(&mut state, seat, &moves[0], &mut ());
        game.go_on(&mut state, &mut chance, &mut ());
    }
}
