//! The sets of [`Reach`] against a walk from square to square, on boards as unlike as they may be.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::{COLUMNS, ROWS, Role};

const BOARDS: [&str; 4] = [
    "standard",
    "half-line 13; penalty-area 6 1-19; goal-area 6 8-12",
    "half-line 7; penalty-area 6 6-14; goal-area 6 8-12",
    "penalty-area 2 2-15; goal-area 1 9-11; penalty-circle 26,10; goal-kick-right 2,14; goal-kick-left 2,6",
];

/// One step after the other, each to one of the four squares around (SHO-401 to SHO-404).
fn plain_walk(role: Role, from: Dark, points: u8, free: &Squares, board: &Board) -> BTreeSet<Dark> {
    let mut now = BTreeSet::from([from]);
    for _ in 0..points {
        now = now.into_iter().flat_map(|square| steps(role, square, board)).collect();
        now.retain(|&square| square == from || free.has(square));
    }
    now.remove(&from);
    now
}

fn steps(role: Role, from: Dark, board: &Board) -> impl Iterator<Item = Dark> {
    let around = [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().filter_map(move |(rows, columns)| {
        Dark::new(from.row().checked_add_signed(rows)?, from.column().checked_add_signed(columns)?)
    });
    around.filter(move |to| {
        let area = &board.attacked_area;
        role != Role::Forward || to.row() > from.row() || area.has(from) && area.has(*to)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sho_401_to_442_sets_of_squares_are_what_a_walk_finds(
        board in prop::sample::select(&BOARDS[..]),
        players in prop::collection::btree_set(0..=u8::MAX, 0..120),
        from in 0..=u8::MAX,
    ) {
        let board = Board::read(board).expect("a board that passes the checks");
        let from = Dark::from_index(from);
        let taken = Squares::of(players.iter().map(|&player| Dark::from_index(player)));
        for role in Role::ALL.into_iter().filter(|&role| board.limits(role).has(from)) {
            let free = board.limits(role).without(&taken);
            let most = if matches!(role, Role::Forward | Role::Goalkeeper) { 12 } else { 6 };
            for points in 1..=most {
                let walked = plain_walk(role, from, points, &free, &board);
                let reach: Reach<SUM> = match role {
                    Role::Forward => Reach::forward(from, points, &free, &board),
                    _ => Reach::any_way(from, points, &free),
                };
                let found: BTreeSet<Dark> = Dark::all().filter(|&to| reach.has(points, to, &free)).collect();
                prop_assert_eq!(&found, &walked, "{:?} from {} with {}", role, from, points);
                prop_assert_eq!(reach.any(points, &free), !walked.is_empty());
                if role != Role::Forward {
                    let few = Reach::<FEW>::any_way(from, points, &free);
                    prop_assert_eq!(few.any_few(points), !walked.is_empty());
                }
            }
        }
    }
}

#[test]
fn sho_103_every_dark_square_has_a_place_of_its_own() {
    let places: BTreeSet<u16> = Dark::all().map(|square| Spot::of(square).bit).collect();
    assert_eq!(places.len(), usize::from(ROWS) * usize::from(COLUMNS) / 2);
}
