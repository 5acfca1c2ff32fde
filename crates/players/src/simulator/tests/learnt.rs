//! What the learnt value is told, and what it says where every footballer knows the answer.

use onze_core::Side;
use onze_simulator::{Cell, Peg, Point, Simulator, State};

use super::super::features::{INPUTS, Next, Situation, inputs};
use super::super::learnt::{LEARNT, Learnt};
use super::{ATTACK, CHAMPION, game, position};
use crate::simulator::worth::Worth;

fn worth(game: &Simulator) -> Worth<'_> {
    Worth::new(game, &CHAMPION.believes)
}

fn kick(game: &Simulator, state: &State) -> Situation {
    let football = game.football(state);
    let carrier = football.carrier().unwrap();
    Situation { carrier, cell: football.ball_cell(), next: Next::Kick, moved: None }
}

/// What the next kick is worth to the side in possession.
fn learnt(game: &Simulator, state: &State) -> f64 {
    Learnt(&LEARNT).goals(game, &worth(game), &game.football(state), kick(game, state))
}

fn same(one: &[f32; INPUTS], other: &[f32; INPUTS]) {
    for (n, (one, other)) in one.iter().zip(other).enumerate() {
        assert!((one - other).abs() < 1e-4, "{n}: {one} and {other}");
    }
}

#[test]
fn what_is_told_of_a_movement_is_what_is_told_after_it() {
    let game = game(&[]);
    let pegs =
        [("R8", "F11@448,333"), ("R9", "F17"), ("R10", "D17"), ("B2", "A19"), ("B3", "E18"), ("B6", "F13")];
    let ball = "ball @462,333 F11; carrier R8";
    let state = position(&game, ATTACK, &pegs, ball);
    for (name, place) in [("B3", "F17@728,333"), ("B6", "E16"), ("B2", "C16"), ("R9", "G18"), ("R10", "F19")]
    {
        let moved = pegs.iter().map(|&(other, at)| (other, if other == name { place } else { at }));
        let after = position(&game, ATTACK, &moved.collect::<Vec<_>>(), ball);
        let peg = Peg::parse(name).unwrap();
        let thought =
            Situation { moved: Some((peg, game.football(&after).point(peg))), ..kick(&game, &state) };
        let told = inputs(&game, &worth(&game), &game.football(&state), thought);
        same(&told, &inputs(&game, &worth(&game), &game.football(&after), kick(&game, &after)));
    }
}

#[test]
fn a_ball_before_their_goal_is_worth_more_than_one_before_the_own() {
    let game = game(&[]);
    let before_theirs =
        position(&game, ATTACK, &[("R9", "F17"), ("B2", "A19")], "ball @726,333 F17; carrier R9");
    let before_ours = position(&game, ATTACK, &[("R3", "F5"), ("B9", "F7")], "ball @222,333 F5; carrier R3");
    let (near, far) = (learnt(&game, &before_theirs), learnt(&game, &before_ours));
    assert!(near > far + 0.1 && (-1.0..=1.0).contains(&near) && (-1.0..=1.0).contains(&far), "{near} {far}");
}

#[test]
fn both_sides_are_told_the_same_where_they_have_changed_places() {
    let game = game(&[("blue_squad", "reds")]);
    let red = ["F1", "D5", "F5", "H5", "E8", "G8", "D11", "F11", "C16", "F17", "H15"];
    let blue = ["F21", "D17", "E18", "G18", "H17", "D13", "F13", "H13", "E6", "G6", "F9"];
    let ball = Point::new(476_000, 333_000);
    let told = |side: Side| {
        let mirrored = |point: Point| if side == Side::Red { point } else { game.pitch().mirror(point) };
        let place = |name: &str| {
            let cell = Cell::parse(name).unwrap();
            if side == Side::Red { cell.to_string() } else { cell.mirror().to_string() }
        };
        let pegs = [(side, red), (side.other(), blue)].into_iter().flat_map(|(side, cells)| {
            cells.into_iter().enumerate().map(move |(n, cell)| (format!("{side}{}", n + 1), cell))
        });
        let pegs: Vec<(String, String)> = pegs.map(|(name, cell)| (name, place(cell))).collect();
        let pegs: Vec<_> = pegs.iter().map(|(name, at)| (name.as_str(), at.as_str())).collect();
        let head = ATTACK.replace("attack R", &format!("attack {side}"));
        let at = mirrored(ball);
        let [x, y] = [at.x, at.y].map(|thousandths| f64::from(thousandths) / 1000.0);
        let tail = format!("ball @{x},{y} {}; carrier {side}8", game.pitch().cell(at));
        let state = position(&game, &head, &pegs, &tail);
        inputs(&game, &worth(&game), &game.football(&state), kick(&game, &state))
    };
    let [ours, theirs] = Side::BOTH.map(told);
    same(&ours, &theirs);
}
