//! What a screen may show (10xx), and components (10x, 13x).

use super::*;
use crate::state::Restart;

#[test]
fn sim_1002_choices_that_are_legal_but_punished_are_named() {
    let mut table = table("R8 F11@448,333, B8 F15, B6 F13").ball("R8");
    table.state.m = 3;
    table.turn().begin_phase_3();
    let step = |text: &str| table.game.read_move(text).unwrap();
    let punished = |text: &str| table.game.punishes(&table.state, &step(text)).map(|clause| clause.0);
    assert_eq!(punished("MOVE B8 F11@490,333"), Some("SIM-733"));
    assert_eq!(punished("MOVE B6 F11@490,333"), None);
    assert_eq!(punished("MOVE B8 F17"), None);
    let blue = onze_core::Viewer::Seat(Seat::SECOND);
    let answer = |question: &str| table.game.answer(&table.state, blue, question).unwrap();
    assert_eq!(answer("check MOVE B8 F11@490,333")["punished"], "SIM-733");
    assert_eq!(answer("check MOVE B6 F11@490,333")["legal"], true);
    assert_eq!(answer("check MOVE B6 F11@470,333")["rules"][0], "SIM-128");
}

#[test]
fn sim_1006_sim_408_the_aimed_path_shows_no_error() {
    let table = table_with(&[("hand", "shaky")], "R8 F9, B6 F15").ball("R8");
    let path = table.game.aimed_path(&table.state, Aim::low(0, 60)).unwrap();
    assert_eq!(path.touched().next(), Some(peg("B6").id()));
    assert_eq!(path, table.game.aimed_path(&table.state, Aim::low(0, 60)).unwrap());
    assert!(table.game.aimed_path(&table.state, Aim::low(3600, 60)).is_none());
    let answer = |question: &str| table.game.answer(&table.state, onze_core::Viewer::Spectator, question);
    let shown = answer("path low 0.0 p60").unwrap();
    assert_eq!(shown["segments"][0]["at"], serde_json::json!([392.0, 333.0, 5.0]));
    assert_eq!(answer("path low 0.0"), None);
}

#[test]
fn sim_1005_a_replay_runs_the_ball_again() {
    use onze_kick::SplitMix64;
    struct Mix(SplitMix64);
    impl Chance for Mix {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
        fn word(&mut self) -> u64 {
            onze_kick::Source::word(&mut self.0)
        }
    }
    let table = table("R8 F9, B6 F15, R10 C12").ball("R8");
    let choice = table.game.read_move("PASS R8 low 3.0 p60").unwrap();
    let flight = table.game.flight(&table.state, &choice, &mut SplitMix64::new(5)).unwrap();
    let mut after = table.state;
    let mut chance = Mix(SplitMix64::new(5));
    table.game.play(&mut after, Seat::FIRST, &choice, &mut chance, &mut ()).unwrap();
    let onze_kick::End::Rest(rest) = flight.end else { panic!("it stays on the pitch") };
    assert!((f64::from(after.ball.x) / 1000.0 - rest.centre.x).abs() < 0.001);
}

#[test]
fn sim_1007_a_pattern_is_fitted_to_the_restart() {
    let mut table = table("").with_elevens();
    table.turn().award(Restart::Corner, Side::Red, Point::mm(914, 656), None);
    table.play("END");
    table.play("END");
    let put = |name: &str, place: &str| Put { peg: peg(name), at: table.game.pitch.home(cell(place)) };
    let pattern = [
        put("R7", "F11"),
        put("R9", "F19"),
        put("R10", "E18"),
        put("R11", "G18"),
        put("R8", "F15"),
        put("R3", "D19"),
        put("R4", "H19"),
    ];
    let fitted = table.game.fitted(&table.state, &pattern).unwrap();
    let Move::Reposition { puts, .. } = &fitted else { panic!("{fitted:?}") };
    assert_eq!(table.game.pitch.cell(puts[0].at), cell("K21"), "the kicker goes to the ball");
    assert_eq!(puts[1], pattern[1]);
    table.play(&table.game.write_move(&fitted));
}

#[test]
fn sim_103_only_pegs_and_goals_deflect_the_ball() {
    // Hard over the touch-line: no board gives it back.
    let table = table_with(&[("hand", "exact")], "R8 A9").ball("R8");
    let ran = table.game.run(
        &table.state,
        peg("R8"),
        Aim::low(2700, 100),
        Reach::Bare,
        (&mut Dice::default(), true),
    );
    assert!(matches!(ran.end, End::Touch(Point { y: 0, .. })));
    assert!(ran.touches.is_empty());
    let path = ran.path.unwrap();
    assert!(path.touches.is_empty() && path.segments.len() == 1 && path.end[1] < 0.0);
}

#[test]
fn sim_116_sim_117_the_zones_of_crosses_and_shots() {
    let pitch = game(&[]).pitch;
    let (cross, shooting) = (pitch.cross(Side::Red), pitch.shooting(Side::Red));
    assert_eq!(cross.to_string(), "A17 A19 A21 C16 C18 C20 C22 J16 J18 J20 J22 K17 K19 K21");
    assert_eq!((shooting, shooting.len()), (pitch.attack(Side::Red), 31));
    assert_eq!(pitch.cross(Side::Blue), cross.mirror());
}

#[test]
fn sim_132_sim_416_dice_are_public_and_in_order() {
    let mut table = table("R8 F11@448,333, B6 F13").ball("R8");
    table.state.m = 1;
    table.turn().begin_phase_3();
    // He who began the duel throws first.
    table.dice(&[6, 1]);
    table.play("MOVE B6 F11@490,333 tackle");
    assert!(table.has(|event| matches!(event, Event::Tackled { dice: [6, 1], .. })));
    assert!(table.dice.0.is_empty());
}

#[test]
fn sim_724_in_phase_3_pegs_are_lifted_and_set_down_as_in_phase_2() {
    let mut table = table("R8 K5, B6 F13, B8 F15, R9 F17").ball("R8");
    table.state.m = 2;
    table.turn().begin_phase_3();
    assert_eq!(table.refused("MOVE B6 F15@650,333"), "SIM-129");
    assert_eq!(table.refused("MOVE B6 F17@675,333"), "SIM-127");
    // Over occupied cells, beside one opponent.
    table.play("MOVE B6 F17@730,333");
    assert_eq!(table.refused("MOVE B6 F13"), "SIM-313");
}

#[test]
fn sim_889_the_line_up_of_half_time_keeps_a_field_peg_in_goal() {
    let mut table = table("R8 F11").with_elevens().ball("R8");
    table.state.take_away(peg("R1"), Where::SentOff);
    table.state.keepers[0] = peg("R5");
    table.turn().end_half();
    let lists = table.game.usual_line_up(&table.state, Side::Red, table.state.playing(Side::Red), false);
    assert_eq!(lists.unwrap()[0].peg, peg("R5"));
    assert!(!table.legal().is_empty());
}

#[test]
fn sim_1008_the_clock_confirms_the_default() {
    let mut table = table_with(&[("clock", "60")], "R8 F9, R10 F13, B6 K21").ball("R8");
    assert_eq!(table.game.clock(&table.state), Some(onze_core::Clock::Choice { seconds: 60 }));
    table.pass("rest F13 touch R10");
    table.play("TIME");
    assert_eq!(table.state.stage, Stage::Phase2);
    table.play("TIME");
    table.play("TIME");
    assert_eq!((table.state.stage, table.state.holds), (Stage::Action, 1));
    assert_eq!(table.try_play_as(Seat::SECOND, "TIME"), Err("SIM-1001"));
    let mut without = super::table("R8 F9").ball("R8");
    assert_eq!(without.refused("TIME"), "SIM-1008");
    assert_eq!(without.game.clock(&without.state), None);
}
