//! Properties over random matches, and the engine's lists against slow ones made from the rules' own words.

use std::collections::{BTreeMap, BTreeSet};

use onze_core::{Chance, Game, Notation, Quick, Viewer};
use onze_shoot::{Asked, Event, Move, Number, Role, Shoot, State, View};
use proptest::prelude::*;

use crate::common;

type Square = (u8, u8);

/// Where each player stands, and the half-turn of the side to move.
struct Slow<'a> {
    view: &'a View,
    south: bool,
    taken: BTreeSet<Square>,
}

impl<'a> Slow<'a> {
    fn new(view: &'a View) -> Self {
        let side = view.side.unwrap();
        let south = view.sides[side.index()].south;
        let taken = view.sides.iter().flat_map(|side| &side.players);
        let taken = taken.map(|square| own((square.row(), square.column()), south)).collect();
        Slow { view, south, taken }
    }

    /// SHO-411 to SHO-442, step by step.
    fn may_step(role: Role, from: Square, to: Square) -> bool {
        let goal_area = |(row, column): Square| row <= 3 && (7..=13).contains(&column);
        let penalty_area = |(row, column): Square| row <= 6 && (5..=15).contains(&column);
        let attacked = |(row, column): Square| row >= 22 && (5..=15).contains(&column);
        let attacked_goal_area = |(row, column): Square| row >= 25 && (7..=13).contains(&column);
        match role {
            Role::Forward => to.0 > from.0 || attacked(from) && attacked(to),
            Role::Half => !penalty_area(to) && !goal_area(to) && !attacked_goal_area(to),
            Role::Back => to.0 <= 7 && !goal_area(to),
            Role::Goalkeeper => goal_area(to),
        }
    }

    fn reach(&self, role: Role, from: Square, points: u8) -> BTreeSet<Square> {
        let mut now = BTreeSet::from([from]);
        for _ in 0..points {
            let mut next = BTreeSet::new();
            for &(row, column) in &now {
                for (rows, columns) in [(-1i8, -1i8), (-1, 1), (1, -1), (1, 1)] {
                    let to = (row.wrapping_add_signed(rows), column.wrapping_add_signed(columns));
                    let on_pitch = (1..=27).contains(&to.0) && (1..=19).contains(&to.1);
                    let free = to == from || !self.taken.contains(&to);
                    if on_pitch && free && Self::may_step(role, (row, column), to) {
                        next.insert(to);
                    }
                }
            }
            now = next;
        }
        now.remove(&from);
        now
    }

    /// SHO-302 to SHO-309, SHO-710, SHO-732.
    fn uses(&self) -> BTreeSet<String> {
        let [one, other] = self.view.dice.unwrap();
        let mut uses = BTreeSet::from(["done".to_owned()]);
        let side = &self.view.sides[self.view.side.unwrap().index()];
        for (player, square) in Number::all().zip(side.players) {
            let number = player.get();
            let sum = match player.role() {
                Role::Forward => true,
                Role::Goalkeeper => (one, other) != (6, 6),
                _ => false,
            };
            let points = match self.view.used {
                Some((first, _)) if first == player => vec![],
                Some((_, used)) => vec![one + other - used],
                None if sum => vec![one, other, one + other],
                None => vec![one, other],
            };
            if self.view.penalty && number == 9 {
                continue;
            }
            let from = own((square.row(), square.column()), self.south);
            for points in points {
                for square in self.reach(player.role(), from, points) {
                    let (row, column) = own(square, self.south);
                    uses.insert(format!("{number}>{row},{column} ({points})"));
                }
            }
        }
        uses
    }

    /// SHO-510: step by step, always forward, on the pitch, no further than the last row.
    fn ball(&self) -> BTreeSet<Square> {
        let [one, other] = self.view.dice.unwrap();
        let ball = self.view.ball.square;
        let mut now = BTreeSet::from([own((ball.row(), ball.column()), self.south)]);
        for _ in 0..(one + other) {
            let on_pitch = |square: &Square| square.0 <= 27 && (1..=19).contains(&square.1);
            let next: BTreeSet<Square> = now
                .iter()
                .flat_map(|&(row, column)| [(row + 1, column - 1), (row + 1, column + 1)])
                .filter(on_pitch)
                .collect();
            if next.is_empty() {
                break;
            }
            now = next;
        }
        now.into_iter().map(|square| own(square, self.south)).collect()
    }
}

fn own((row, column): Square, south: bool) -> Square {
    if south { (row, column) } else { (28 - row, 20 - column) }
}

/// A random match of so many choices, shown step by step.
fn play(game: &Shoot, seed: u64, most: usize, mut see: impl FnMut(&State, &[Move])) -> State {
    let mut chance = Quick::new(seed);
    let mut state = game.start(&mut chance, &mut ());
    let mut moves = Vec::new();
    for _ in 0..most {
        let Some(seat) = game.to_act(&state).first() else { break };
        moves.clear();
        game.legal(&state, seat, &mut moves);
        see(&state, &moves);
        // Uses that bring players forward are as good as any; `done` now and then keeps the ball moving.
        let n = u32::try_from(moves.len()).unwrap();
        let choice = moves[chance.below(n) as usize];
        game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
    }
    state
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sho_302_to_442_the_list_of_uses_is_what_the_rules_say(seed in any::<u64>()) {
        let game = common::game("max_throws=200 drop_ball_after=6");
        play(&game, seed, 300, |state, moves| {
            let view = game.view(state, Viewer::All);
            let slow = Slow::new(&view);
            let listed: Vec<String> = moves.iter().map(ToString::to_string).collect();
            let fast: BTreeSet<String> = listed.iter().cloned().collect();
            assert_eq!(fast.len(), listed.len(), "nothing is listed twice");
            assert!(listed.len() > 1, "SHO-907: a single answer is not asked for: {}", game.write_position(state));
            match view.asked {
                Asked::Players => assert_eq!(fast, slow.uses(), "{}", game.write_position(state)),
                Asked::Ball => {
                    let squares = slow.ball().into_iter().map(|(row, column)| format!("ball {row},{column}"));
                    let squares: BTreeSet<String> = squares.collect();
                    let listed = fast.iter().filter(|choice| *choice != "ball goal").cloned().collect();
                    assert_eq!(squares, listed, "{}", game.write_position(state));
                }
                _ => {}
            }
        });
    }

    #[test]
    fn sho_317_whenever_a_turn_ends_the_ball_is_loose_or_dead(seed in any::<u64>()) {
        let game = common::game("max_throws=200 drop_ball_after=6");
        let mut last = None;
        play(&game, seed, 400, |state, _| {
            let view = game.view(state, Viewer::All);
            if last.is_some() && last != view.side && view.dice.is_some() {
                let kicks_off = view.ball.side == view.side;
                assert!(view.ball.side.is_none() || kicks_off, "{}", game.write_position(state));
            }
            last = view.side;
        });
    }

    #[test]
    fn sho_501_sho_520_a_side_in_possession_has_somebody_next_to_the_ball(seed in any::<u64>()) {
        let game = common::game("max_throws=200");
        play(&game, seed, 400, |state, _| {
            let view = game.view(state, Viewer::All);
            // Once the first player has moved he may have left the ball; the throw is judged at its end (SHO-310).
            if let (Some(side), None) = (view.ball.side, view.used) {
                assert!(!view.ball.next[side.index()].is_empty(), "{}", game.write_position(state));
            }
        });
    }

    #[test]
    fn a_position_is_never_read_as_another(seed in any::<u64>(), at in any::<prop::sample::Index>(), new in "[ -~]{0,3}") {
        let game = common::game("max_throws=200");
        let state = play(&game, seed, 60, |_, _| {});
        let mut line = game.write_position(&state);
        let at = at.index(line.len());
        line.replace_range(at..=at, &new);
        if let Ok(read) = game.read_position(&line) {
            prop_assert_eq!(game.write_position(&read), line);
        }
    }

    #[test]
    fn a_command_is_read_in_one_way_or_refused(text in "[a-z0-9>,() ]{0,14}") {
        let game = common::game("");
        if let Ok(choice) = game.read_move(&text) {
            prop_assert_eq!(game.write_move(&choice), text);
        }
    }
}

/// SHO-804: two halves of sixty throws see every kind of event sooner or later.
#[test]
fn every_kind_of_event_happens_in_random_play() {
    let game = common::game("length=halves-throws ends=throw throws_per_half=150 drop_ball_after=8");
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..300 {
        let mut chance = Quick::new(seed);
        let mut events: Vec<Event> = Vec::new();
        let mut state = game.start(&mut chance, &mut events);
        let mut moves = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            // Goals are taken when they are there: random play hardly ever scores otherwise.
            let goal = moves.iter().copied().find(|choice| *choice == Move::Goal);
            let choice =
                goal.unwrap_or_else(|| moves[chance.below(u32::try_from(moves.len()).unwrap()) as usize]);
            game.play(&mut state, seat, &choice, &mut chance, &mut events).unwrap();
        }
        for event in &events {
            let kind = serde_json::to_value(event).unwrap()["kind"].as_str().unwrap().to_owned();
            *kinds.entry(kind).or_default() += 1;
        }
    }
    for kind in [
        "set_up",
        "ends_thrown",
        "end_chosen",
        "kick_off_thrown",
        "tied",
        "kick_off",
        "thrown_for_players",
        "thrown_for_ball",
        "free_kick",
        "penalty",
        "placed",
        "made_way",
        "moved",
        "declined",
        "possession",
        "no_possession",
        "ball_moved",
        "passed",
        "loose",
        "goal",
        "dead",
        "keeper_asked",
        "played_on",
        "goal_kick",
        "drop_ball",
        "half_time",
        "full_time",
        "over",
    ] {
        assert!(kinds.contains_key(kind), "{kind} never happened: {kinds:?}");
    }
}
