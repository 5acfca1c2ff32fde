//! The state before each draw is a position like any other (SIM-317, SIM-416), and what is secret is chosen anew (SIM-1004).

use onze_core::{Chance, Game, Notation, Quick, Seat, Viewer};
use onze_simulator::{Move, Simulator, State};

use crate::scene::{Dice, Table, game, scene};

/// A choice as far as the first draw, read back from its line.
fn before_the_draw(table: &Table, choice: &str) -> Table {
    let mut after = table.clone();
    let choice = table.game.read_move(choice).unwrap();
    assert_eq!(table.game.check(&table.state, table.to_act(), &choice), Ok(()));
    table.game.apply(&mut after.state, table.to_act(), &choice, &mut after.events);
    read_back(after)
}

fn read_back(mut table: Table) -> Table {
    let line = table.position();
    assert_eq!(table.game.read_position(&line), Ok(table.state), "{line}");
    assert!(table.game.due(&table.state) && table.asked().is_empty(), "{line}");
    table.events.clear();
    table
}

/// One draw, and these dice fall.
fn drawn(mut table: Table, dice: &str) -> Table {
    let mut events = Vec::new();
    table.game.draw(&mut table.state, &mut Dice::told(dice), &mut events);
    table.events = events;
    table
}

#[test]
fn sim_416_sim_741_a_tackle_waits_for_its_dice() {
    let table = scene("R8 F11@448,333, B6 F13").stage("phase3-first").with("m 1; moved R7").set();
    let before = before_the_draw(&table, "MOVE B6 F11@490,333 tackle");
    assert_eq!((before.item("due"), before.stage()), ("tackle B6".to_owned(), "phase3-first".to_owned()));
    assert_eq!(drawn(before.clone(), "6 1").item("carrier"), "B6");
    assert_eq!(drawn(before, "3 6").stage(), "phase3");
}

#[test]
fn sim_416_sim_732_sim_873_from_behind_into_the_area_three_draws_follow_each_other() {
    let table = scene("R8 F19@814,333, B6 F17").stage("phase3-first").with("m 1; moved R7").set();
    let entered = before_the_draw(&table, "MOVE B6 F19@790,333 tackle");
    assert_eq!(entered.item("due"), "from-behind B6 tackle");
    assert_eq!(drawn(entered.clone(), "5").item("due"), "tackle B6");
    let foul = read_back(drawn(entered, "2"));
    assert_eq!(foul.item("due"), "review B6 on R8 @826,333 F19 yellow");
    let cancelled = drawn(foul.clone(), "6");
    assert_eq!(
        (cancelled.told("awarded", "restart"), cancelled.item("yellow")),
        ("goalkick".to_owned(), String::new())
    );
    let stands = drawn(foul, "1");
    assert_eq!(
        (stands.told("awarded", "restart"), stands.item("yellow")),
        ("penalty".to_owned(), "B6".to_owned())
    );
}

#[test]
fn sim_416_a_kick_waits_for_its_words_and_a_dribble_for_its_dice() {
    let table = scene("R9 E16, B3 E18").options("hand=exact").set();
    let kicked = before_the_draw(&table, "PASS R9 low 0.0 p20 dribble B3");
    assert_eq!(kicked.item("due"), "PASS R9 low 0.0 p20 dribble B3");
    assert_eq!(kicked.item("passed"), "", "nothing has happened yet");
    let ran = read_back(drawn(kicked, ""));
    assert_eq!(
        (ran.stage(), ran.item("due")),
        ("kicker-place".to_owned(), "dribble @684,260.254".to_owned())
    );
    let won = drawn(ran, "6 4");
    assert_eq!((won.told("dribbled", "won"), won.item("grounded")), ("true".to_owned(), "B3".to_owned()));
}

#[test]
fn sim_645_sim_416_kick_and_dive_are_opened_before_the_draw() {
    let table = scene("R9 F17, B6 F13").set().after("SHOT R9").after("PREP keeper bar").after("DIVE AL");
    let both = before_the_draw(&table, "KICK R9 lob 4.0 p70 l30");
    assert_eq!(both.item("due"), "KICK R9 lob 4.0 p70 l30, DIVE AL");
    assert_eq!((both.item("sealed-dive"), both.game.sealed(&both.state).len()), (String::new(), 0));
}

#[test]
fn sim_303_sim_896_a_toss_is_due_when_both_are_ready() {
    let line_ups = line_ups();
    let mut table = start("");
    for (seat, line_up) in [(Seat::FIRST, &line_ups[0]), (Seat::SECOND, &line_ups[1])] {
        table.game.apply(&mut table.state, seat, line_up, &mut table.events);
    }
    let toss = read_back(table);
    assert_eq!((toss.stage(), toss.item("due")), ("kickoff".to_owned(), "toss".to_owned()));
    assert_eq!(drawn(toss, "2").item("first"), "B");
    let end =
        scene("R8 F11").options("shootout=on").stage("phase3").with("half 2; t 32; m 1; moved R7").set();
    let toss = before_the_draw(&end, "END");
    assert_eq!(toss.item("due"), "shootout");
    assert_eq!(drawn(toss, "1").asked(), "R");
}

#[test]
fn sim_317_a_draw_that_nothing_led_to_is_refused() {
    for (stage, due) in [
        ("action", "tackle B6"),
        ("action", "toss"),
        ("action", "PASS R7 low 0.0 p20"),
        ("action", "PASS R8 lob 0.0 p20 l40"),
        ("action", "KICK R8 low 0.0 p20"),
        ("action", "dribble @390,333"),
        ("phase3-first", "tackle B6"),
        ("phase3-first", "review B6 @390,333 F9"),
        ("phase3-first", "shootout"),
        ("phase3-first", "sing"),
    ] {
        let scene = scene("R8 F9, B6 F15").stage(stage).with(&format!("due {due}"));
        assert!(game("").read_position(&scene.line()).is_err(), "{due}");
    }
}

fn start(options: &str) -> Table {
    let game = game(options);
    let state = game.start(&mut Dice::default(), &mut ());
    Table { game, state, events: Vec::new() }
}

/// The usual line-up of both sides.
fn line_ups() -> [Move; 2] {
    let table = start("");
    [Seat::FIRST, Seat::SECOND].map(|seat| {
        let mut moves = Vec::new();
        table.game.legal(&table.state, seat, &mut moves);
        moves.swap_remove(0)
    })
}

/// What one viewer imagines with so many seeds.
fn imagined(game: &Simulator, state: &State, viewer: Viewer) -> Vec<State> {
    (0..40).map(|seed| game.resample(state, viewer, &mut Quick::new(seed))).collect()
}

#[test]
fn sim_1004_sim_302_a_line_up_under_seal_is_imagined_anew_and_never_shows_through() {
    let mut table = start("");
    let usual = &line_ups()[0];
    let mut other = table.clone();
    let mut strange = table.game.sample(&other.state, Seat::FIRST, &mut Quick::new(77)).unwrap();
    if strange == *usual {
        strange = table.game.sample(&other.state, Seat::FIRST, &mut Quick::new(78)).unwrap();
    }
    table.game.apply(&mut table.state, Seat::FIRST, usual, &mut ());
    other.game.apply(&mut other.state, Seat::FIRST, &strange, &mut ());
    let blue = Viewer::Seat(Seat::SECOND);
    let (from_usual, from_strange) =
        (imagined(&table.game, &table.state, blue), imagined(&table.game, &other.state, blue));
    assert_eq!(from_usual, from_strange, "nothing of the true one is left");
    let lines: std::collections::HashSet<String> =
        from_usual.iter().map(|state| table.game.write_position(state)).collect();
    assert!(lines.len() > 30, "only {} of 40 differ", lines.len());
    for line in lines {
        assert!(table.game.read_position(&line).is_ok(), "{line}");
    }
    // Who handed it in knows it.
    assert_eq!(imagined(&table.game, &table.state, Viewer::Seat(Seat::FIRST))[0], table.state);
}

#[test]
fn sim_1004_sim_812_at_half_time_nobody_returns_who_went_off_before() {
    // R11 went off in the first half; now R10 goes too, for R13.
    let pegs = "R8 F11, R11 off, R16 K21@890,600, B6 F15";
    let items = "t 33; m 1; moved R7; substitutions 1-0; added 1";
    let mut table = scene(pegs).stage("phase3").with(items).set();
    table.play("END");
    assert_eq!(table.stage(), "lineup");
    let line_up = "LINEUP R R1 F1, R2 C4, R3 E4, R4 G4, R5 J4, R6 F5, R7 A9, R8 D7, R9 F7, R13 H7, R16 K9";
    crate::by(&mut table, "R", line_up, "");
    assert_eq!(table.item("before"), "R1 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R16");
    for state in imagined(&table.game, &table.state, Viewer::Spectator) {
        let seen = Table { game: table.game.clone(), state, events: Vec::new() };
        assert_eq!((seen.at("R11"), seen.item("substitutions")), ("off".to_owned(), "1-0".to_owned()));
        assert_eq!(seen.item("before").is_empty(), seen.item("sealed-substitutions").is_empty());
    }
}

#[test]
fn sim_1004_sim_645_a_kick_under_seal_is_any_kick_and_a_dive_any_dive() {
    let bar = scene("R9 F17, B6 F13").set().after("SHOT R9").after("PREP keeper bar");
    let mut kicked = bar.clone();
    crate::by(&mut kicked, "R", "KICK R9 lob 4.0 p70 l30", "");
    let kicks: std::collections::HashSet<String> =
        imagined(&bar.game, &kicked.state, Viewer::Seat(Seat::SECOND))
            .iter()
            .map(|state| bar.game.write_position(state))
            .collect();
    assert!(kicks.len() > 30, "{kicks:?}");
    let mut dived = bar.clone();
    crate::by(&mut dived, "B", "DIVE AL", "");
    let dives: std::collections::HashSet<String> = imagined(&bar.game, &dived.state, Viewer::Spectator)
        .iter()
        .map(|state| bar.game.write_position(state))
        .collect();
    assert_eq!(dives.len(), 6);
}

/// The contract: what an unchecked choice does to a state is not said, but it is no panic.
#[test]
fn choices_of_other_moments_do_no_harm_unchecked() {
    let game = game("ticks_per_half=11 pro_speed=on pro_header=on pro_quick_defence=on shootout=on");
    let mut chance = Quick::new(4);
    let mut state = game.start(&mut chance, &mut ());
    let mut seen: Vec<(Seat, Move)> = Vec::new();
    while let Some(seat) = game.to_act(&state).first() {
        let choice = game.sample(&state, seat, &mut chance).unwrap();
        for _ in 0..4 {
            let Some((seat, other)) =
                seen.get(chance.below(u32::try_from(seen.len().max(1)).unwrap()) as usize)
            else {
                continue;
            };
            let mut harmed = state;
            game.apply(&mut harmed, *seat, other, &mut ());
            if game.due(&harmed) {
                game.draw(&mut harmed, &mut chance, &mut ());
            }
        }
        game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
        seen.push((seat, choice));
    }
    assert!(seen.len() > 50);
}
