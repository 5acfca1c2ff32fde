//! Skills (60x).

use super::*;
use crate::moves::Skill;

fn skills(table: &Table) -> Vec<Skill> {
    if table.state.stage != Stage::Skill {
        return Vec::new();
    }
    let skill = |choice: Move| match choice {
        Move::Skill(skill) => skill,
        other => panic!("{other:?}"),
    };
    table.legal().into_iter().map(skill).filter(|skill| *skill != Skill::None).collect()
}

#[test]
fn sim_601_sim_603_sim_314_sim_313_ex_55_a_direct_pass() {
    let mut table = table("R6 D5, R8 D9, R10 F7, B6 K21").ball("R6");
    table.pass("rest D9 touch R8");
    assert_eq!(table.took(), ("R8".to_owned(), 0));
    assert!(skills(&table).contains(&Skill::Yellow));
    table.play("SKILL yellow");
    assert_eq!(table.refused("CROSS R8"), "SIM-601");
    // He passes to R10, who passes back: no second pass in this turn.
    table.pass("rest F7 touch R10");
    assert_eq!(table.took().0, "R10");
    table.play("SKILL yellow");
    table.pass("rest D9 touch R8");
    assert!(!skills(&table).contains(&Skill::Yellow));
    table.state.stage = Stage::Action;
    assert_eq!(table.refused("PASS R8 low 0.0 p20"), "SIM-313");
}

#[test]
fn sim_603_sim_706_ex_56_without_a_touch_no_direct_pass() {
    let mut table = table("R6 D5, R8 D9, B6 K21").ball("R6");
    table.pass("rest D9");
    assert_eq!(table.took(), ("R8".to_owned(), 0));
    assert!(!skills(&table).contains(&Skill::Yellow));
    assert_eq!((table.state.stage, table.state.m), (Stage::Phase2, 0));
    table.play("QUICK");
}

#[test]
fn sim_603_ex_57_who_moved_makes_no_direct_pass() {
    let mut table = table("R6 D5, R8 D9, B6 K21").ball("R6");
    table.pass("rest D11 touch R8");
    assert_eq!(table.took(), ("R8".to_owned(), 1));
    assert!(!skills(&table).contains(&Skill::Yellow));
}

#[test]
fn sim_604_sim_602_sim_760_ex_58_a_direct_cross_and_its_interceptor() {
    let cross = || {
        let mut table = table("R6 A13, R7 A15, B2 C18, B3 E18").ball("R6");
        table.pass("rest A17");
        assert_eq!(table.took(), ("R7".to_owned(), 1));
        assert!(skills(&table).contains(&Skill::Green));
        table.play("SKILL green");
        assert_eq!(table.state.stage, Stage::Prepare);
        table
    };
    assert_eq!(cross().refused("PREP intercept B2 C20"), "SIM-760");
    assert_eq!(cross().refused("PREP intercept B2 C22/90"), "SIM-701");
    assert_eq!(cross().refused("PREP keeper bar"), "SIM-640");
    let mut shifted = cross();
    shifted.play("PREP intercept B2 C18@740,120");
    assert!(shifted.state.is_standing(peg("B2")) && !shifted.state.moved.has(peg("B2")));
    let mut travelled = cross();
    travelled.play("PREP intercept B2 C20/90");
    assert!(travelled.state.is_lying(peg("B2")) && travelled.state.moved.has(peg("B2")));
}

#[test]
fn sim_605_sim_761_sim_762_sim_763_sim_764_ex_59_a_direct_shot_and_its_interceptor() {
    let shot = |from: &str| {
        let mut table = table(&format!("R8 F9, R9 {from}, B4 G20, B3 K9")).ball("R8");
        table.pass("rest F17");
        if table.state.stage == Stage::Cod {
            table.play("COD R9 F17");
        }
        table.play("SKILL red");
        table
    };
    assert_eq!(shot("F13").refused("PREP intercept B4 F17@690,333/90"), "SIM-727");
    assert_eq!(shot("F13").refused("PREP intercept B1 F21/90"), "SIM-761");
    let mut both = shot("F13");
    assert_eq!(both.refused("PREP intercept B4 F19/90; intercept B3 K9/90"), "SIM-761");
    both.play("PREP intercept B4 F19/90; keeper B1 E22");
    let mut still = shot("F17");
    assert_eq!(still.refused("PREP intercept B4 F19/90"), "SIM-701");
    still.play("PREP intercept B4 G20/45");
    assert!(!still.state.moved.has(peg("B4")));
}

#[test]
fn sim_761_with_the_option_everybody_may_intercept() {
    let set = [("interceptors", "all")];
    let mut table = table_with(&set, "R8 F9, R9 F13, B4 G20, B3 E20").ball("R8");
    table.pass("rest F17");
    table.took();
    table.play("SKILL red");
    table.play("PREP intercept B4 F19/90; intercept B3 E18/90; keeper bar");
}

#[test]
fn sim_606_ex_60_a_peg_with_blue_marks() {
    for (opponent, marked) in [("B3", true), ("B9", false)] {
        let pegs = format!("R8 F9, R9 F17, {opponent} F17@740,333");
        let mut table = table(&pegs).ball("R8");
        table.pass("rest F17 touch R9");
        assert_eq!(table.took().0, "R9");
        assert_eq!(skills(&table).contains(&Skill::Red), !marked, "{opponent}");
    }
}

#[test]
fn sim_607_sim_608_sim_609_ex_61_a_free_player_has_any_skill() {
    let received = |others: &str| {
        let mut table = table(&format!("R6 F13, R8 F17, B2 K21{others}")).ball("R6");
        table.put("B1 A21");
        table.pass("rest F17 touch R8");
        assert_eq!(table.took().0, "R8");
        skills(&table)
    };
    assert!(received("").contains(&Skill::FreeRed));
    assert!(!received(", B4 E18").contains(&Skill::FreeRed));
    assert!(received(", B4 E18/90").contains(&Skill::FreeRed));
}

#[test]
fn sim_610_skills_are_looked_at_after_a_cod_only() {
    let mut table = table("R9 F17").ball("R9");
    assert_eq!(table.state.stage, Stage::Action);
    assert_eq!(table.refused("SKILL red"), "SIM-1001");
    assert_eq!(table.refused("SHOT R9 direct"), "SIM-604");
}
