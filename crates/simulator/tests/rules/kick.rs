//! How a kick is handed to the ball and read back (SIM-401 to SIM-416), with balls that really run.

use crate::scene::{Dice, Table, scene};
use onze_core::{Chance, Drawn, Game, Logged, Notation, Quick};
use onze_simulator::{Cell, Point};

/// A ball that really ran: its event.
fn ran(table: &mut Table, choice: &str) -> serde_json::Value {
    table.play(choice);
    table.happened("ball").unwrap()
}

fn cells(ball: &serde_json::Value) -> Vec<Cell> {
    let cells = ball["cells"].as_array().unwrap();
    cells.iter().map(|cell| Cell::parse(cell.as_str().unwrap()).unwrap()).collect()
}

/// Where a low pass of R8 from F9 ends with this hand, as chance draws.
fn end(hand: &str, seed: u64) -> serde_json::Value {
    let mut table = scene("R8 F9").options(&format!("hand={hand}")).set();
    let choice = table.game.read_move("PASS R8 low 20.0 p40").unwrap();
    let mut events = Vec::new();
    let seat = table.to_act();
    table.game.play(&mut table.state, seat, &choice, &mut Quick::new(seed), &mut events).unwrap();
    table.events = events;
    table.happened("ball").unwrap()["at"].clone()
}

#[test]
fn sim_401_sim_402_a_kick_has_a_kind_a_direction_a_power_and_a_loft() {
    let table = scene("R8 F9").with("restart free").set();
    for good in ["low 0.0 p1", "low 359.9 p100", "lob 12.5 p40 l27", "lob 12.5 p40 l75"] {
        assert!(table.accepts(&format!("PASS R8 {good}")), "{good}");
    }
    for bad in ["low 0.0 p0", "low 0.0 p101", "low 360.0 p40", "lob 0.0 p40 l26", "lob 0.0 p40 l76"] {
        assert!(table.refuses(&format!("PASS R8 {bad}"), "SIM-402"), "{bad}");
    }
    let header = scene("R9 F19").ball("798,333").stage("header").with("heading").set();
    assert!(header.accepts("PASS R9 head 0.0 p40 l0") && header.accepts("PASS R9 head 0.0 p40 l63"));
    assert!(header.refuses("PASS R9 head 0.0 p40 l64", "SIM-412"));
}

#[test]
fn sim_403_sim_414_the_cells_crossed_begin_where_the_ball_starts_and_follow_each_other() {
    let mut table = scene("R8 F9").options("hand=exact").set();
    let ball = ran(&mut table, "PASS R8 low 20.0 p60");
    let crossed = cells(&ball);
    assert_eq!(crossed[0].to_string(), "F9");
    assert!(crossed.len() > 2 && crossed.windows(2).all(|two| two[0].distance(two[1]) == 1), "{crossed:?}");
    let rest = table.ball();
    assert_eq!(ball["at"], rest.to_string(), "a whole number of thousandths");
    assert_eq!(table.game.pitch().cell(rest), *crossed.last().unwrap());
}

#[test]
fn sim_404_a_header_starts_over_the_pegs_centre_and_above_other_pegs() {
    let pegs = "R9 F19@820,333, B4 F19@833,333, B1 A21";
    let mut table = scene(pegs).options("hand=exact").ball("820,333").stage("header").with("heading").set();
    let ball = ran(&mut table, "PASS R9 head 0.0 p40 l30");
    assert!(!ball["touched"].to_string().contains("B4"), "{ball}");
    assert_eq!(cells(&ball)[0].to_string(), "F19");
    let pegs = "R9 F19@806,333, B4 F19@833,333";
    let mut low = scene(pegs).options("hand=exact").ball("817,333").set();
    assert_eq!(ran(&mut low, "PASS R9 low 0.0 p40")["touched"][0], "B4", "on the ground he is in the way");
}

#[test]
fn sim_405_the_kickers_own_peg_is_off_the_pitch() {
    let mut table = scene("R8 F9").options("hand=exact").set();
    let ball = ran(&mut table, "PASS R8 low 180.0 p40");
    assert_eq!(ball["touched"], serde_json::json!([]));
    assert!(cells(&ball).iter().any(|cell| cell.to_string() == "F7"), "it ran through where he stood");
}

#[test]
fn sim_406_sim_413_standing_and_lying_pegs_are_in_the_way_under_their_names() {
    for (peg, place) in [("B6", "F11"), ("B6", "F11/90"), ("R10", "F11"), ("B1", "F11")] {
        let mut table = scene(&format!("R8 F9, {peg} {place}")).options("hand=exact").set();
        let ball = ran(&mut table, "PASS R8 low 0.0 p60");
        assert_eq!(ball["touched"][0], peg, "{place}");
    }
}

#[test]
fn sim_407_the_hand_is_drawn_from_the_seed() {
    assert_eq!(end("exact", 1), end("exact", 2), "no error");
    for hand in ["steady", "normal", "shaky"] {
        assert_ne!(end(hand, 1), end(hand, 2), "{hand}");
        assert_eq!(end(hand, 1), end(hand, 1), "{hand}");
    }
}

#[test]
fn sim_408_a_dribble_is_judged_on_the_aim() {
    /// Nothing may be drawn.
    struct Nothing;
    impl Chance for Nothing {
        fn below(&mut self, _: u32) -> u32 {
            panic!("a die falls")
        }
        fn word(&mut self) -> u64 {
            panic!("a kick runs")
        }
    }
    let mut table = scene("R8 F9, B6 F13").options("hand=shaky").set();
    let choice = table.game.read_move("PASS R8 low 0.0 p40 dribble B6").unwrap();
    let seat = table.to_act();
    let refusal = table.game.play(&mut table.state, seat, &choice, &mut Nothing, &mut Vec::new());
    assert!(crate::scene::clauses(&refusal.unwrap_err()).contains(&"SIM-431"));
}

#[test]
fn sim_409_the_kicker_is_put_back_anywhere_in_his_cell() {
    let mut table = scene("R8 F9, B6 F15").set();
    table.strike("PASS R8 low 0.0 p40", "rest F13", "");
    assert_eq!((table.stage(), table.asked()), ("kicker-place".to_owned(), "R".to_owned()));
    assert!(table.accepts("PLACE R8 F9") && table.accepts("PLACE R8 F9@360,330"));
    assert!(table.refuses("PLACE R8 F9@338,333", "SIM-127"), "on a line");
    assert!(!table.accepts("PLACE R8 F7") && !table.accepts("PLACE R10 F9@360,330"));
    table.play("PLACE R8 F9@360,330");
    assert_eq!((table.at("R8"), table.item("moved")), ("F9@360,330".to_owned(), String::new()));
}

#[test]
fn sim_409_if_his_place_is_taken_it_is_the_nearest_legal_one() {
    let mut table = scene("R8 F9, B6 F15").set();
    table.strike("PASS R8 low 0.0 p40", "rest 381,335 cells F9 F11 F9", "");
    let (home, ball) = (Point::mm(378, 333), Point::mm(381, 335));
    let points = (340..420).flat_map(|x| (290..380).map(move |y| Point::mm(x, y)));
    let fits = |at: &Point| at.is_apart(ball, 11_000);
    let nearest = points.filter(fits).min_by_key(|at| (at.square_to(home), at.x, at.y)).unwrap();
    assert_eq!(table.legal()[0], format!("PLACE R8 F9@{nearest}"));
}

#[test]
fn sim_410_sim_411_a_peg_overturned_by_the_ball_is_set_up_and_counted() {
    let table = scene("R8 F9, B6 F15").pass("rest F15 touch B6 over B6");
    assert_eq!(table.happened("foul"), None, "only headers are punished (SIM-872)");
    assert_eq!((table.takers(), table.at("B6")), ("B6 F15".to_owned(), "F15".to_owned()));
    let under = scene("R8 F9, B6 F15").pass("rest 630,335 touch B6 over B6");
    let at = under.at("B6").split_once('@').and_then(|(_, at)| Point::parse(at)).unwrap();
    let (home, ball) = (Point::mm(630, 333), Point::mm(630, 335));
    let points = (600..660).flat_map(|x| (300..370).map(move |y| Point::mm(x, y)));
    let fits = |at: &Point| at.is_apart(ball, 11_000);
    let nearest = points.filter(fits).min_by_key(|at| (at.square_to(home), at.x, at.y)).unwrap();
    assert_eq!(at, nearest, "the ball lies where he stood");
}

#[test]
fn sim_411_sim_409_a_peg_that_the_ball_displaces_is_told() {
    let mut under = scene("R8 F9, B6 F15").set();
    under.strike("PASS R8 low 0.0 p40", "rest 630,335 touch B6 over B6", "");
    let told = under.happened("set_up").unwrap();
    assert_eq!((&told["peg"], &told["moved"]), (&"B6".into(), &true.into()));
    assert_eq!(format!("F15@{}", told["at"].as_str().unwrap()), under.at("B6"));
    assert!(under.because("set_up").contains(&"SIM-411"));
    // Set up where it stood it has not moved, and who was overturned is told with the ball.
    let beside = scene("R8 F9, B6 F15").pass("rest F15 touch B6 over B6");
    assert_eq!((beside.count("set_up"), beside.told("ball", "over")), (0, "[\"B6\"]".to_owned()));
    // The kicker finds the ball where he stood.
    let mut back = scene("R8 F9, B6 F15").set();
    back.strike("PASS R8 low 0.0 p40", "rest 381,335 cells F9 F11 F9", "");
    assert_eq!(
        (back.told("set_up", "peg"), back.told("set_up", "moved")),
        ("R8".to_owned(), "true".to_owned())
    );
}

#[test]
fn sim_403_sim_414_posts_and_bars_are_among_the_touches() {
    // Straight at the post of Blue's goal that is nearer to row A, at (924, 261).
    let mut table = scene("R9 E16@690,261, B1 A21").options("hand=exact").set();
    table.play("SHOT R9").play("PREP none");
    let ball = ran(&mut table, "KICK R9 low 0.0 p80");
    assert_eq!(ball["touched"], serde_json::json!(["blue-post-a"]));
    assert_eq!((&ball["frame"], &ball["pegs"]), (&"blue-post-a".into(), &serde_json::json!([])));
    // SIM-821: a frame is nobody, and the last peg touched stays the last.
    let out = scene("R8 F9, B6 F15").pass("out x924 200 touch B6 blue-post-a");
    assert_eq!(out.told("ball", "touched"), "[\"B6\",\"blue-post-a\"]");
    assert_eq!(out.told("awarded", "restart"), "corner");
}

#[test]
fn sim_412_directions_turn_from_the_far_goal_towards_row_k() {
    for (direction, cell) in [("0.0", "F13"), ("60.0", "H11"), ("180.0", "F5"), ("300.0", "D11")] {
        let mut table = scene("R8 F9").options("hand=exact").set();
        let ball = ran(&mut table, &format!("PASS R8 low {direction} p80"));
        assert!(ball["cells"].to_string().contains(cell), "{direction}: {}", ball["cells"]);
    }
}

#[test]
fn sim_415_a_ball_a_thousandth_too_near_is_legal() {
    let mut table = scene("R8 F9").ball("388.999,333").set();
    table.strike("PASS R8 low 0.0 p40", "rest 388.999,333", "");
    assert!(table.accepts("PLACE R8 F9"), "where he is he may stay");
    table.play("PLACE R8 F9").play("QUICK").play("HOLD");
    assert!(table.stage() == "action" && table.accepts("PASS R8 low 0.0 p40"));
}

#[test]
fn sim_416_a_kick_draws_nine_words_before_the_dice_of_its_duel() {
    let table = scene("R8 F9, B6 F11").options("hand=exact").set();
    let choice = table.game.read_move("PASS R8 low 0.0 p5 dribble B6").unwrap();
    let mut dice = Dice::told("6 3");
    let mut logged = Logged::new(&mut dice);
    let mut state = table.state;
    table.game.play(&mut state, table.to_act(), &choice, &mut logged, &mut Vec::new()).unwrap();
    let draws = logged.into_draws();
    assert_eq!(draws.len(), 11);
    assert!(draws[..9].iter().all(|draw| matches!(draw, Drawn::Word(_))));
    assert_eq!(draws[9..], [Drawn::Die(6), Drawn::Die(3)], "the dribbler throws first");
}

#[test]
fn sim_103_only_pegs_and_goals_deflect_the_ball() {
    // Hard over the touch-line: no board gives it back.
    let mut table = scene("R8 A9").options("hand=exact").set();
    let ball = ran(&mut table, "PASS R8 low 270.0 p100");
    assert_eq!((&ball["end"], &ball["touched"]), (&"touch".into(), &serde_json::json!([])));
    let path = &ball["path"];
    assert_eq!((path["segments"].as_array().unwrap().len(), &path["touches"]), (1, &serde_json::json!([])));
    assert!(path["end"][1].as_f64().unwrap() < 0.0);
}

#[test]
fn sim_1005_sim_416_a_replay_runs_the_ball_again() {
    let table = scene("R8 F9, B6 F15, R10 C12").set();
    let choice = table.game.read_move("PASS R8 low 3.0 p60").unwrap();
    let after = |seed: u64| {
        let (mut played, mut words) = (table.clone(), Words(onze_kick::SplitMix64::new(seed)));
        played.game.play(&mut played.state, table.to_act(), &choice, &mut words, &mut played.events).unwrap();
        (played.position(), played.happened("ball").unwrap())
    };
    assert_eq!(after(5), after(5), "the same words, the same path");
    assert_ne!(after(5).1["path"], after(6).1["path"]);
}

/// The words of a kick and nothing else.
struct Words(onze_kick::SplitMix64);

impl Chance for Words {
    fn below(&mut self, _: u32) -> u32 {
        panic!("no die is thrown")
    }

    fn word(&mut self) -> u64 {
        onze_kick::Source::word(&mut self.0)
    }
}
