//! PRO rules (9xx).

use super::*;
use crate::moves::Skill;
use crate::state::Prepared;

fn skill(table: &Table, skill: Skill) -> bool {
    table.state.stage == Stage::Skill && table.legal().contains(&Move::Skill(skill))
}

#[test]
fn sim_904_sim_902_sim_903_sim_901_ex_110_assist() {
    for (option, passer, allowed) in [("on", "R10", true), ("on", "R6", false), ("off", "R10", false)] {
        let set = [("pro_assist", option)];
        let mut table = table_with(&set, &format!("{passer} F11, R9 F17, B3 F17@740,333")).ball(passer);
        table.pass("rest F17 touch R9");
        assert_eq!(table.took().0, "R9");
        assert_eq!(skill(&table, Skill::Red), allowed, "{passer}");
    }
}

#[test]
fn sim_905_sim_512_ex_111_long_kick() {
    let long = |set: &[(&str, &str)], ball: &str| {
        let mut table = table_with(set, "R8 D5, R10 C16, B6 E18, B8 D11").ball("R8");
        table.pass(ball);
        table.took().0
    };
    let on = [("pro_long_kick", "on")];
    assert_eq!(long(&on, "rest D17"), "R10");
    assert_eq!(long(&on, "rest D17 touch B8"), "B6");
    assert_eq!(long(&[], "rest D17"), "B6");
}

#[test]
fn sim_906_ex_112_extended_cross_zone() {
    let on = [("pro_extended_cross", "on")];
    let mut two = table_with(&on, "R7 D17").ball("R7");
    two.play("CROSS R7");
    let mut one = table_with(&on, "R11 D17").ball("R11");
    assert_eq!(one.refused("CROSS R11"), "SIM-450");
    let zone = two.game.pitch.extended_cross(Side::Red).to_string();
    assert_eq!(zone, "A15 C14 D15 D17 D19 D21 H15 H17 H19 H21 J14 K15");
}

#[test]
fn sim_907_ex_113_precise_cross() {
    let on = [("pro_precise_cross", "on")];
    let cross = |set: &[(&str, &str)], touch: &str| {
        let mut table = table_with(set, "B7 A3, B9 D3, R3 C4").ball("B7");
        table.cross(&format!("rest F3 cells A3 C2 D3 E2 F3{touch}"));
        table
    };
    let heads = cross(&on, "");
    assert_eq!((heads.state.stage, heads.state.carrier), (Stage::Header, Some(peg("B9"))));
    assert_ne!(cross(&on, " touch R3").state.stage, Stage::Header);
    assert_ne!(cross(&[], "").state.stage, Stage::Header);
}

#[test]
fn sim_908_ex_114_on_the_offside_line() {
    let on = [("pro_offside_line", "on")];
    let pegs_at = "R8 F13@536,333, R9 E18@760,300, B1 F21@900,333, B3 J18@740,551, R11 J14";
    let mut table = table_with(&on, pegs_at).ball_at("R8", 550, 333);
    assert_eq!(table.refused("BACK R11 J12"), "SIM-908");
    assert_eq!(table.refused("BACK R9 E18@750,270"), "SIM-908");
    assert_eq!(table.refused("BACK R9 E20"), "SIM-908");
    table.play("BACK R9 F17@735,330");
    assert!(table.state.moved.has(peg("R9")) && table.state.m == 1);
    assert_eq!(table.refused("BACK R9 E16"), "SIM-908");
    // He is counted all the same.
    table.pass("rest 735,300 cells F13 F15 F17");
    assert_eq!(table.took().0, "R9");
    let mut off = table_with(&[], pegs_at).ball_at("R8", 550, 333);
    assert_eq!(off.refused("BACK R9 F17@735,330"), "SIM-901");
}

#[test]
fn sim_909_ex_115_the_keeper_of_a_striker_stays_in() {
    let on = [("pro_striker", "on")];
    let shot = |set: &[(&str, &str)]| {
        let mut table = table_with(set, "B9 F3").ball("B9");
        table.play("SHOT B9");
        table
    };
    assert_eq!(shot(&on).refused("PREP keeper R1 E2"), "SIM-909");
    shot(&on).play("PREP keeper R1 E2/90");
    shot(&on).play("PREP keeper R1 E0");
    shot(&[]).play("PREP keeper R1 E2");
    // Nor may he be left standing there.
    let mut out = table_with(&on, "B9 F3, R1 E4").ball("B9");
    out.play("SHOT B9");
    assert_eq!(out.refused("PREP none"), "SIM-909");
    assert!(!out.legal().is_empty());
}

#[test]
fn sim_910_sim_916_ex_115_a_striker_shoots_again() {
    let rebound = |set: &[(&str, &str)], shots: u8| {
        let mut table = table_with(set, "B10 F7, B9 E2, R3 A1, R4 K1").ball("B10");
        table.put("R1 K3");
        table.state.shots = shots;
        table.shoot("rest E2 touch B9");
        assert_eq!(table.took().0, "B9");
        table
    };
    let on = [("pro_striker", "on")];
    let mut again = rebound(&on, 0);
    assert!(skill(&again, Skill::Striker) && !skill(&again, Skill::Red));
    again.play("SKILL striker");
    assert_eq!((again.state.shots, again.state.stage, again.state.direct), (2, Stage::Prepare, true));
    assert!(!skill(&rebound(&[], 0), Skill::Striker));
    assert!(!skill(&rebound(&on, 4), Skill::Striker), "five are the most");
}

#[test]
fn sim_911_ex_116_retrieval() {
    let enter = |set: &[(&str, &str)], die: u8| {
        let mut table = table_with(set, "R8 F11@448,333, B3 F9").with_elevens().ball("R8");
        table.put("R9 K7");
        table.state.ball = Point::mm(462, 333);
        table.state.m = 1;
        table.turn().begin_phase_3();
        table.dice(&[die]);
        table.play("MOVE B3 F11@430,333");
        table.state.yellow.has(peg("B3"))
    };
    let on = [("pro_retrieval", "on")];
    assert!(!enter(&on, 2) && enter(&on, 1) && enter(&[], 2));
}

#[test]
fn sim_912_ex_117_wall() {
    let intercept = |set: &[(&str, &str)]| {
        let mut table = table_with(set, "R9 F17, B3 E20, R8 K5").ball("R9");
        table.state.only = Some(Class::Shot);
        table.state.carried = 2;
        table.play("SHOT R9 direct");
        table
    };
    let on = [("pro_wall", "on")];
    for cell in ["E18", "D17"] {
        intercept(&on).play(&format!("PREP intercept B3 {cell}"));
        assert_eq!(intercept(&[]).refused(&format!("PREP intercept B3 {cell}")), "SIM-760");
    }
    assert_eq!(intercept(&on).refused("PREP intercept B3 D21"), "SIM-760");
    intercept(&on).play("PREP intercept B3 D21/90");
}

#[test]
fn sim_913_ex_118_header() {
    let on = [("pro_header", "on")];
    let mut table = table_with(&on, "R7 A19, R9 E18, B4 G18, R10 C16, B2 J18").ball("R7");
    table.play("CROSS R7");
    assert_eq!(table.state.stage, Stage::HeadersAttack);
    assert_eq!(table.refused("HEADERS R10 D17"), "SIM-913");
    table.play("HEADERS R9 F19");
    assert_eq!(table.state.stage, Stage::HeadersDefence);
    table.play("HEADERS B4 G20");
    assert_eq!((table.state.stage, table.state.m), (Stage::Aim, 1));
    table.kicks(Class::Cross, "rest F17");
    // R9 and B4, both at 1, are not counted.
    assert!(!["R9", "B4"].contains(&table.took().0.as_str()));
}

#[test]
fn sim_914_ex_119_speed() {
    let on = [("pro_speed", "on")];
    let mut table = table_with(&on, "R6 H5, R7 K7, B5 F15, R9 F15@640,333, B6 A21").ball("R6");
    table.pass("rest H11 cells H5 H7 H9 H11");
    assert_eq!(table.state.stage, Stage::SpeedAttack);
    assert_eq!(table.refused("SPEED R9 G14"), "SIM-913");
    table.play("SPEED R7 J8");
    // B5 is not free.
    assert_eq!(table.took(), ("R7".to_owned(), 2));
    assert_eq!(table.state.m, 2);
    if table.state.stage == Stage::Skill {
        table.play("SKILL none");
    }
    assert_eq!(table.state.stage, Stage::Phase2);
}

#[test]
fn sim_915_ex_120_quick_defence() {
    let on = [("pro_quick_defence", "on")];
    let quick = |set: &[(&str, &str)]| {
        let mut table = table_with(set, "R8 A5, B4 G18, B3 F17, B5 J18, B6 E14, B8 G14, B9 D13").ball("R8");
        table.turn().begin_phase_3();
        table
    };
    let mut knock = quick(&on);
    assert_eq!(knock.refused("KNOCK B4 F17, B3 F21"), "SIM-128");
    assert_eq!(knock.refused("KNOCK B4 F17, B3 E14@588,280"), "SIM-915");
    knock.play("KNOCK B4 F17, B3 E16");
    assert_eq!((knock.at("B4"), knock.at("B3")), ("F17".to_owned(), "E16".to_owned()));
    assert_eq!(knock.refused("MOVE B5 J16"), "SIM-722");
    knock.play("MOVE B1 F19");
    assert_eq!(quick(&[]).refused("KNOCK B4 F17, B3 E16"), "SIM-901");
    let mut synchro = quick(&on);
    for shift in ["B4 G18@750,405.746", "B3 F17@710,333", "B5 J18@750,551.238", "B6 E14@580,260.254"] {
        synchro.play(&format!("MOVE {shift}"));
    }
    assert_eq!(synchro.refused("MOVE B8 G14@580,405.746"), "SIM-722");
    synchro.play("END");
    assert_eq!(synchro.ticks(), 1);
    let mut plain = quick(&[]);
    plain.play("MOVE B4 G18@750,405.746");
    assert_eq!(plain.refused("MOVE B3 F17@710,333"), "SIM-722");
}

#[test]
fn sim_901_all_pro_rules_are_off_in_the_standard_game() {
    let settings = Settings::new(Simulator::SETTINGS);
    let on: Vec<_> = settings.iter().filter(|(key, _)| key.starts_with("pro_")).collect();
    assert_eq!(on.len(), 11);
    assert!(on.iter().all(|(_, value)| *value == "off"));
    assert_eq!(table("").state.keeper, Prepared::No);
}
