//! Balls out of play, throw-ins, repositionings, walls, penalties (82x to 85x).

use super::*;
use crate::state::Restart;

fn everybody() -> Table {
    table("").with_elevens()
}

/// Skips the substitutions of both sides.
fn no_substitutions(table: &mut Table) {
    while matches!(table.state.stage, Stage::SubstituteFirst | Stage::SubstituteSecond) {
        table.play("END");
    }
}

/// Makes the default choice.
fn default(table: &mut Table) -> Move {
    let choice = table.legal().into_iter().next().unwrap();
    table.play(&table.game.write_move(&choice));
    choice
}

#[test]
fn sim_820_sim_821_sim_830_sim_831_sim_833_sim_834_ex_80_a_throw_in() {
    let mut table = everybody();
    table.put("R6 F9");
    table.put("B9 A9@390,70");
    table = table.ball("R6");
    table.pass("out y0 310 touch B8");
    assert_eq!((table.state.restart, table.state.attack), (Some(Restart::ThrowIn), Side::Red));
    assert_eq!(table.ticks(), 0);
    no_substitutions(&mut table);
    table.play("THROW R2");
    assert_eq!((table.state.point(peg("R2")), table.at("R2")), (Point::mm(310, 6), "A7".to_owned()));
    assert_eq!((table.state.stage, table.state.m), (Stage::Phase2, 0));
    assert_eq!(table.refused("MOVE R7 A7"), "SIM-129");
    table.play("QUICK");
    assert_eq!(table.refused("MOVE B9 A7@290,60"), "SIM-832");
    assert_eq!(table.refused("TACKLE B6"), "SIM-740");
    table.play("MOVE B6 E12");
    table.play("END");
    assert_eq!((table.ticks(), table.state.stage), (1, Stage::Action));
    assert_eq!(table.refused("PASS R2 low 90.0 p30"), "SIM-422");
    assert_eq!(table.refused("SHOT R2"), "SIM-847");
    let before = table.state;
    table.kicks(Class::Pass, "rest 310,40 cells A7");
    assert_ne!(table.took().0, "R2");
    table.state = before;
    table.play("PASS R2 head 90.0 p30 l30");
}

#[test]
fn sim_831_ex_80_the_thrower_stands_as_near_as_his_cell_allows() {
    let mut table = everybody();
    table.state.ball = Point::mm(335, 0);
    table.state.ball_cell = table.game.pitch.cell(table.state.ball);
    assert_eq!(
        (table.state.ball_cell, table.game.thrower_place(&table.state)),
        (cell("A7"), Point::mm(330, 6))
    );
}

#[test]
fn sim_832_pegs_in_the_throwers_cell_make_way() {
    let mut table = everybody();
    table.put("R6 F9");
    table.put("B8 A7");
    table.put("R7 A7@290,60");
    table = table.ball("R6");
    table.pass("out y0 300 touch B8");
    no_substitutions(&mut table);
    table.play("THROW R2");
    assert_eq!(table.state.stage, Stage::ClearFirst);
    assert_eq!(table.refused("CLEAR R7 A11"), "SIM-832");
    table.play("CLEAR R7 A9");
    table.play("CLEAR B8 C8");
    assert_eq!(table.state.stage, Stage::Phase2);
    assert!(table.state.in_cell(cell("A7")) == pegs("R2"));
}

#[test]
fn sim_822_sim_823_sim_851_sim_811_ex_81_a_corner() {
    let mut table = everybody();
    table.put("R9 F17");
    table = table.ball("R9");
    table.shoot("out x924 420 touch B1");
    assert_eq!((table.state.restart, table.state.attack), (Some(Restart::Corner), Side::Red));
    assert_eq!(
        (table.state.ball, table.state.ball_cell, table.ticks()),
        (Point::mm(914, 656), cell("K21"), 1)
    );
    no_substitutions(&mut table);
    table.play("REPOS R7 K21@895,645, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5");
    default(&mut table);
    default(&mut table);
    assert_eq!(table.refused("SHOT R7"), "SIM-847");
    table.play("CROSS R7");
    // Touched last by the attack, it is a goal kick.
    let mut wide = everybody();
    wide.put("R9 F17");
    wide = wide.ball("R9");
    wide.shoot("out x924 420");
    assert_eq!((wide.state.restart, wide.state.attack), (Some(Restart::GoalKick), Side::Blue));
}

#[test]
fn sim_826_sim_840_sim_841_sim_842_sim_845_sim_846_ex_82_after_a_goal() {
    let mut table = everybody();
    table.put("R9 F17");
    table = table.ball("R9");
    table.shoot("goal B");
    assert_eq!((table.state.score, table.ticks()), ([1, 0], 1));
    assert_eq!((table.state.restart, table.state.attack), (Some(Restart::KickOff), Side::Blue));
    no_substitutions(&mut table);
    let others = "B2 C18, B3 E18, B4 G18, B5 J18, B6 E14";
    assert_eq!(table.refused(&format!("REPOS B9 F13, {others}")), "SIM-303");
    assert_eq!(table.refused(&format!("REPOS B9 F11@476,333, {others}, B7 A9")), "SIM-302");
    assert_eq!(table.refused("REPOS B9 F11@476,333, B2 C18, B3 E18"), "SIM-841");
    assert_eq!(table.refused(&format!("REPOS B1 F11@476,333, {others}, B7 A15")), "SIM-842");
    table.play(&format!("REPOS B9 F11@476,333, {others}, B7 A15"));
    assert_eq!(table.state.stage, Stage::Reposition2);
    let mut near = table.legal()[0].clone();
    if let Move::Reposition { puts, .. } = &mut near {
        let n = puts.iter().position(|put| put.peg == peg("R9")).unwrap();
        puts[n].at = Point::mm(378, 360);
    }
    assert_eq!(table.refused(&table.game.write_move(&near)), "SIM-130");
    default(&mut table);
    assert_eq!(table.state.stage, Stage::Reposition3);
    default(&mut table);
    assert_eq!((table.state.stage, table.state.carrier), (Stage::Action, Some(peg("B9"))));
    assert!(table.state.on(Side::Red).iter().all(|red| table.state.point(red).x <= 456_000));
}

/// EX-83: a free kick for Red at (700, 200), after step 1.
fn wall() -> Table {
    let mut table = everybody();
    table.turn().award(Restart::FreeKick, Side::Red, Point::mm(700, 200), None);
    no_substitutions(&mut table);
    assert_eq!(table.state.ball_cell, cell("D17"));
    table.play("REPOS R9 D17@690,185, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R8 D7");
    table
}

const WALL: &str = "REPOS B3 D19@812,193, B4 D19@812,206, B5 D19@812,219, B1 F21, B2 C18@756,30, B6 E14@588,270, \
                    B7 A15, B8 G14, B9 D13, B10 H13, B11 K15";

#[test]
fn sim_847_sim_848_sim_844_ex_83_a_wall() {
    let mut table = wall();
    let wall = WALL.replace("C18@756,30", "C20");
    let fourth = wall.replace("B8 G14", "B8 D19@790,193");
    assert_eq!(table.refused(&fourth), "SIM-129");
    let goal_area = wall
        .replace("D19@812,193", "E22@910,250")
        .replace("D19@812,206", "E22@910,265")
        .replace("D19@812,219", "E22@910,280");
    assert_eq!(table.refused(&goal_area), "SIM-129");
    table.play(&wall);
    assert_eq!(table.state.in_cell(cell("D19")), pegs("B3 B4 B5"));
}

#[test]
fn sim_849_sim_722_ex_84_the_wall_is_spread_by_free_steps() {
    let mut table = wall();
    table.play(&WALL.replace("C18@756,30", "C20"));
    default(&mut table);
    assert_eq!(table.state.stage, Stage::Action);
    table.state.last = None;
    // Red plays a quick round.
    table.state.restart = None;
    table.turn().begin_phase_3();
    assert_eq!(table.refused("HOLD"), "SIM-520");
    table.play("MOVE B3 D21");
    table.play("MOVE B5 E20");
    table.play("MOVE B8 G16");
    table.play("MOVE B1 F19");
    assert_eq!(table.ticks(), 2);
}

#[test]
fn sim_850_sim_650_sim_645_sim_643_ex_85_a_penalty() {
    let mut table = everybody();
    table.turn().award(Restart::Penalty, Side::Red, Point::mm(828, 333), None);
    no_substitutions(&mut table);
    let step = "REPOS R9 F19@810,333, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5";
    assert_eq!(table.refused(&format!("{step}, R7 E20")), "SIM-850");
    assert_eq!(table.refused(&format!("{step}, R7 A21")), "SIM-850");
    table.play(&format!("{step}, R7 A19"));
    let mut off_line = table.legal()[0].clone();
    if let Move::Reposition { puts, .. } = &mut off_line {
        let n = puts.iter().position(|put| put.peg == peg("B1")).unwrap();
        assert_eq!(puts[n].at, Point::mm(918, 333));
        puts[n].at = Point::mm(900, 333);
    }
    assert_eq!(table.refused(&table.game.write_move(&off_line)), "SIM-650");
    default(&mut table);
    default(&mut table);
    assert_eq!((table.state.stage, table.state.shots), (Stage::Prepare, 1));
    assert_eq!(table.refused("PREP keeper B1 F21"), "SIM-650");
    table.play("PREP keeper bar");
    assert_eq!(table.state.to_act, onze_core::Seats::BOTH);
    assert!(
        table.state.on(Side::Blue).without(peg("B1")).iter().all(|blue| table.state.point(blue).x <= 828_000)
    );
}

#[test]
fn sim_843_sim_842_ex_86_with_a_peg_fewer() {
    let mut table = everybody();
    table.state.take_away(peg("R11"), Where::SentOff);
    table.turn().award(Restart::Corner, Side::Red, Point::mm(914, 656), None);
    no_substitutions(&mut table);
    let six = "REPOS R7 K21@895,645, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5";
    table.play(&format!("{six}, R8 D7"));
    default(&mut table);
    assert_eq!(table.state.lifted(Side::Red), pegs("R1 R9 R10"));
    assert_eq!(table.refused("REPOS R9 F7, R10 H7"), "SIM-841");
    assert_eq!(table.refused("REPOS R1 F1, R9 F13, R10 H7"), "SIM-302");
    table.play("REPOS R1 F1, R9 F7, R10 H7");
    assert_eq!(table.state.stage, Stage::Action);
}

#[test]
fn sim_852_a_goal_kick() {
    let mut table = everybody();
    table.turn().award(Restart::GoalKick, Side::Blue, Point::mm(894, 333), None);
    no_substitutions(&mut table);
    let step = "B1 F21@905,333, B2 C18, B3 E18, B4 G18, B5 J18, B6 E14, B7 A15";
    assert_eq!(table.refused(&format!("REPOS {step}")), "SIM-852");
    assert_eq!(table.refused(&format!("REPOS @800,333 {step}")), "SIM-852");
    table.play(&format!("REPOS @890,333 {step}"));
    assert_eq!((table.state.ball, table.state.carrier), (Point::mm(890, 333), Some(peg("B1"))));
    let mut inside = table.legal()[0].clone();
    if let Move::Reposition { puts, .. } = &mut inside {
        puts[10].at = table.game.pitch.home(cell("D21"));
    }
    assert_eq!(table.refused(&table.game.write_move(&inside)), "SIM-852");
    default(&mut table);
    default(&mut table);
    table.play("PASS B1 lob 180.0 p60 l40");
}

#[test]
fn sim_853_sim_848_nothing_is_intercepted_and_nobody_dribbled_at_a_restart() {
    let mut table = wall();
    table.play(&WALL.replace("C18@756,30", "C20"));
    default(&mut table);
    assert!(!table.state.relance && table.state.moved.is_empty());
    table.play("SHOT R9");
    assert_eq!(table.refused("PREP intercept B8 G14/90"), "SIM-760");
}

#[test]
fn sim_870_sim_871_a_foul_of_the_attack_is_never_a_penalty() {
    let mut table = table("R9 F19, B3 E20").with_elevens().ball("R9");
    table.state.heading = true;
    table.state.ball = table.state.point(peg("R9"));
    table.shoot("rest E22 touch B3 over B3");
    assert_eq!((table.state.restart, table.state.attack), (Some(Restart::FreeKick), Side::Blue));
}
