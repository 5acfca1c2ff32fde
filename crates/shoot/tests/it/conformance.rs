//! What every game owes to the rest of Onze, with many sets of options.

use onze_core::conformance::{Subject, check};
use onze_core::{Game, Notation, Viewer};
use onze_shoot::{COLUMNS, Dark, Light, Move, Number, ROWS, Role, Shoot, State};

const SUBJECT: Subject<Shoot> = Subject {
    invariants: everybody_in_his_place,
    some_moves,
    // SHO-901: nothing is hidden.
    opening: |_, _| Vec::new(),
};

/// SHO-104, SHO-114 and the limits of chapter 4, checked by hand and not by the engine's own sets.
fn everybody_in_his_place(game: &Shoot, state: &State) -> Result<(), String> {
    let view = game.view(state, Viewer::All);
    let mut seen = Vec::new();
    for side in &view.sides {
        for (number, square) in Number::all().zip(side.players) {
            let (row, column) = (square.row(), square.column());
            if (row + column) % 2 == 0 {
                return Err(format!("{number} stands on a light square"));
            }
            let (row, column) = if side.south { (row, column) } else { (28 - row, 20 - column) };
            let in_goal_area = row <= 3 && (7..=13).contains(&column);
            let in_other_goal_area = row >= 25 && (7..=13).contains(&column);
            let in_penalty_area = row <= 6 && (5..=15).contains(&column);
            let fits = match number.role() {
                Role::Goalkeeper => in_goal_area,
                Role::Back => row <= 7 && !in_goal_area,
                Role::Half => !in_penalty_area && !in_other_goal_area,
                Role::Forward => row >= 11,
            };
            if !fits {
                return Err(format!("{number} may not stand on own {row},{column}"));
            }
            seen.push(square);
        }
    }
    seen.sort_unstable();
    seen.dedup();
    let ball = view.ball.square;
    if (ball.row() + ball.column()) % 2 == 1 {
        return Err("the ball lies on a dark square".to_owned());
    }
    if seen.len() == 22 { Ok(()) } else { Err("two players share a square".to_owned()) }
}

/// Every command that names no square, and a wide sample of the others.
fn some_moves(_: &Shoot) -> Vec<Move> {
    let mut moves: Vec<Move> = Move::plain().collect();
    for row in (1..=ROWS).step_by(2) {
        for column in 1..=COLUMNS {
            moves.extend(Light::new(row, column).map(Move::Ball));
            let to = Dark::new(row, column);
            let number = Number::new(row % 11 + 1).zip(to);
            moves.extend(number.map(|(number, to)| Move::Use(number, to, column % 12 + 1)));
        }
    }
    moves
}

#[test]
fn sho_802_matches_to_two_three_and_four_goals() {
    check(&SUBJECT, &[("length", "goals-2"), ("max_throws", "150")], 2);
    check(&SUBJECT, &[("max_throws", "150")], 2);
    check(&SUBJECT, &[("length", "goals-4"), ("kickoff_after_goal", "double"), ("max_throws", "150")], 2);
}

#[test]
fn sho_804_halves_of_throws() {
    check(&SUBJECT, &[("length", "halves-throws")], 1);
    check(&SUBJECT, &[("length", "halves-throws"), ("throws_per_half", "10"), ("ends", "throw")], 10);
}

#[test]
fn sho_803_halves_by_a_clock_that_nobody_stops() {
    check(&SUBJECT, &[("length", "halves-clock"), ("max_throws", "100")], 3);
}

#[test]
fn sho_808_sho_904_an_open_match_stops_after_so_many_throws() {
    let set = [("length", "open"), ("max_throws", "150"), ("drop_ball_after", "4")];
    check(&SUBJECT, &set, 3);
    check(&SUBJECT, &[("length", "open"), ("max_throws", "150"), ("drop_ball_after", "0")], 2);
}

#[test]
fn sho_115_another_board() {
    let set = [("board", "half-line 7; 2@5,14; 3@5,6; 9@11,10; goal-mouth 6-14"), ("max_throws", "150")];
    check(&SUBJECT, &set, 3);
}

/// SHO-905, SHO-808: an answer is listed only while an offer is open, and play goes on where it was.
#[test]
fn sho_905_an_offer_that_is_refused_changes_nothing() {
    use onze_core::{Quick, Settings};
    let mut settings = Settings::new(Shoot::SETTINGS);
    settings.set("length", "open").unwrap();
    let game = Shoot::new(&settings).unwrap();
    let mut chance = Quick::new(4);
    let mut state = game.start(&mut chance, &mut ());
    let before = state;
    for (seat, offer) in [("R", "draw"), ("B", "draw"), ("R", "end"), ("B", "end")] {
        let seat = game.read_seat(seat).unwrap();
        game.play(&mut state, seat, &game.read_move(offer).unwrap(), &mut chance, &mut ()).unwrap();
        assert_ne!(state, before);
        let mut moves = Vec::new();
        game.legal(&state, seat.other(), &mut moves);
        assert_eq!(moves, [Move::Answer(true), Move::Answer(false)]);
        let line = game.write_position(&state);
        assert_eq!(game.read_position(&line), Ok(state), "{line}");
        game.play(&mut state, seat.other(), &Move::Answer(false), &mut chance, &mut ()).unwrap();
        assert_eq!(state, before);
    }
}
