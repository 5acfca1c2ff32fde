//! Whole matches, and situations whose answer every footballer knows.

mod known;
mod learnt;
mod time;

use std::sync::atomic::AtomicBool;

use onze_core::{Chance, Game, Notation, Quick, Seen, Settings, Side};
use onze_simulator::{Class, Event, KeeperPlan, Move, Peg, Pegs, Simulator, Stage, State};

use super::counter::Counter;
use super::level::{CHAMPION, CLUB, LEAGUE, Level, ROOKIE};
use super::threat::Threat;
use super::trials::Trials;
use super::worth::Worth;
use super::{Computer, Mind};
use crate::{Budget, Player};

fn game(options: &[(&str, &str)]) -> Simulator {
    let mut settings = Settings::new(Simulator::SETTINGS);
    for (key, value) in options {
        settings.set(key, value).unwrap();
    }
    Simulator::new(&settings).unwrap()
}

/// Where the pegs of a side are: those named, the keeper in his goal, the others along row K, five on the bench.
fn team(side: Side, named: &[(&str, &str)]) -> String {
    let places = Peg::of(side).map(|peg| {
        let place = named.iter().find(|(name, _)| Peg::parse(name) == Some(peg));
        let number = i32::from(peg.number());
        match (place, side) {
            (Some((_, place)), _) => (*place).to_owned(),
            _ if number > 11 => "bench".to_owned(),
            (None, Side::Red) if number == 1 => "F1".to_owned(),
            (None, Side::Blue) if number == 1 => "F21".to_owned(),
            (None, Side::Red) => format!("K{}", 2 * number - 3),
            (None, Side::Blue) => format!("K{}@{},645", 25 - 2 * number, 42 * (25 - 2 * number)),
        }
    });
    format!("{side} {side}1 {}", places.collect::<Vec<_>>().join(", "))
}

/// A position of open play: what is asked, who attacks, the clock, the pegs, the ball and what else there is.
fn position(game: &Simulator, head: &str, pegs: &[(&str, &str)], tail: &str) -> State {
    let [red, blue] = Side::BOTH.map(|side| team(side, pegs));
    let line = format!("{head}; {red}; {blue}; {tail}");
    game.read_position(&line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"))
}

fn choose(game: &Simulator, state: &State, side: Side, seed: u64) -> Move {
    choose_at(&CLUB, game, state, side, seed)
}

fn choose_at(level: &'static Level, game: &Simulator, state: &State, side: Side, seed: u64) -> Move {
    let stop = AtomicBool::new(false);
    let mut moves = Vec::new();
    game.legal(state, side.seat(), &mut moves);
    let mut player = Computer::new(Quick::new(seed), level);
    let choice = player.choose(&Seen::new(game, state, side.seat()), &moves, &Budget::new(&stop));
    assert_eq!(game.check(state, side.seat(), &choice), Ok(()), "{choice:?}");
    choice
}

const ATTACK: &str = "action; attack R; half 1; t 3; score 0-0; first R";

/// A match between two of them, every choice checked: what they chose, and how it ended.
fn whole_match(
    game: &Simulator,
    levels: [&'static Level; 2],
    simulations: u64,
    seed: u64,
) -> (Vec<String>, Vec<i64>) {
    let state = game.start(&mut Quick::new(seed), &mut ());
    finish(game, state, levels, simulations, seed)
}

/// The same from a state on.
fn finish(
    game: &Simulator,
    mut state: State,
    levels: [&'static Level; 2],
    simulations: u64,
    seed: u64,
) -> (Vec<String>, Vec<i64>) {
    let stop = AtomicBool::new(false);
    let budget = Budget::new(&stop).simulations(simulations);
    let mut chance = Quick::nth(seed, 3);
    let [red, blue] = levels;
    let mut players = [(red, 1), (blue, 2)].map(|(level, n)| Computer::new(Quick::nth(seed, n), level));
    let (mut moves, mut chosen) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let choice = players[seat.index()].choose(&Seen::new(game, &state, seat), &moves, &budget);
        let written = game.write_move(&choice).into_owned();
        game.play(&mut state, seat, &choice, &mut chance, &mut ())
            .unwrap_or_else(|refusal| panic!("{written}: {refusal:?}"));
        chosen.push(written);
    }
    (chosen, game.outcome(&state).unwrap().score.to_vec())
}

#[test]
fn every_choice_is_legal_and_the_same_seed_plays_the_same_match() {
    let game = game(&[("ticks_per_half", "11"), ("shootout", "on")]);
    let (chosen, score) = whole_match(&game, [&ROOKIE, &CLUB], 200, 7);
    assert!(chosen.len() > 200, "{}", chosen.len());
    assert_eq!((chosen, score), whole_match(&game, [&ROOKIE, &CLUB], 200, 7));
}

#[test]
fn every_choice_is_legal_by_the_pro_rules_too() {
    let options: Vec<(&str, &str)> = Simulator::SETTINGS
        .iter()
        .map(|setting| setting.key)
        .filter(|key| key.starts_with("pro_"))
        .map(|key| (key, "on"))
        .chain([("ticks_per_half", "11"), ("lob_passes", "on"), ("kickoff_placement", "free")])
        .collect();
    for seed in 0..3 {
        whole_match(&game(&options), [&CHAMPION, &LEAGUE], 60, seed);
    }
}

#[test]
fn a_budget_of_simulations_is_kept() {
    let game = game(&[]);
    let shot = position(&game, ATTACK, &[("R9", "F17"), ("B3", "E18")], "ball @726,333 F17; carrier R9");
    let prepare = after(&game, &shot, &Move::Shot { peg: Peg::parse("R9").unwrap(), direct: false });
    for (state, side) in [(&shot, Side::Red), (&prepare, Side::Blue)] {
        let mut moves = Vec::new();
        game.legal(state, side.seat(), &mut moves);
        let (stop, mut chance) = (AtomicBool::new(false), Quick::new(1));
        for (most, level) in
            [1, 10, 100, 1_000].into_iter().flat_map(|most| [(most, &CLUB), (most, &CHAMPION)])
        {
            let budget = Budget::new(&stop).simulations(most);
            let trials = Trials::new(&game, &budget, &mut chance);
            let mut mind = Mind::new(&game, state, side, &moves, level, trials);
            mind.choice();
            // What is declared and prepared on the way to a first answer comes on top.
            assert!(mind.trials.done <= most + 8, "{most}: {}", mind.trials.done);
        }
    }
}

#[test]
fn a_stop_is_heard() {
    let game = game(&[]);
    let state = position(&game, ATTACK, &[("R9", "F13")], "ball @558,333 F13; carrier R9");
    let (stop, mut chance, mut moves) = (AtomicBool::new(true), Quick::new(1), Vec::new());
    game.legal(&state, Side::Red.seat(), &mut moves);
    let budget = Budget::new(&stop);
    let trials = Trials::new(&game, &budget, &mut chance);
    let mut mind = Mind::new(&game, &state, Side::Red, &moves, &CLUB, trials);
    assert!(mind.choice().is_some() && mind.trials.done <= 8, "{}", mind.trials.done);
}

fn after(game: &Simulator, state: &State, choice: &Move) -> State {
    let mut after = *state;
    let seat = game.to_act(state).first().unwrap();
    game.play(&mut after, seat, choice, &mut Quick::new(3), &mut ()).unwrap();
    after
}

#[test]
fn an_open_goal_is_shot_at_between_the_posts() {
    let game = game(&[]);
    let pegs = [("R9", "E16"), ("B1", "A21")];
    let state = position(&game, ATTACK, &pegs, "ball @684,260.254 E16; carrier R9");
    let peg = Peg::parse("R9").unwrap();
    assert_eq!(choose(&game, &state, Side::Red, 1), Move::Shot { peg, direct: false });
    let state = after(&game, &state, &Move::Shot { peg, direct: false });
    let state = after(&game, &state, &Move::Prepare(onze_simulator::Preparation::default()));
    let shot = choose(&game, &state, Side::Red, 1);
    assert!(matches!(shot, Move::Kick { .. }), "{shot:?}");
    let scores = |seed: &u64| {
        let mut events = Vec::new();
        let mut after = state;
        game.play(&mut after, Side::Red.seat(), &shot, &mut Quick::new(*seed), &mut events).unwrap();
        events.iter().any(|event| matches!(event, Event::Goal { side: Side::Red, .. }))
    };
    let goals = (0..40).filter(scores).count();
    assert!(goals >= 32, "{goals} of 40");
}

#[test]
fn a_team_mate_alone_in_front_of_the_goal_gets_the_ball() {
    let game = game(&[]);
    let pegs = [("R8", "F13"), ("R9", "F19"), ("B6", "E14")];
    let state = position(&game, ATTACK, &pegs, "ball @558,333 F13; carrier R8");
    let pass = choose(&game, &state, Side::Red, 1);
    let taken = (0..40).filter(|seed| taker(&game, &state, &pass, *seed) == Peg::parse("R9")).count();
    assert!(taken >= 24, "{pass:?}: {taken} of 40");
}

/// Who has the ball after a kick with these draws, if it stays in play.
fn taker(game: &Simulator, state: &State, kick: &Move, seed: u64) -> Option<Peg> {
    let mut after = *state;
    let mut chance = Quick::new(seed);
    game.play(&mut after, game.football(state).attack().seat(), kick, &mut chance, &mut ()).unwrap();
    if let Some(put) = game.football(&after).kicker_back() {
        let seat = game.football(&after).attack().seat();
        game.play(&mut after, seat, &Move::Place(put), &mut chance, &mut ()).unwrap();
    }
    let football = game.football(&after);
    let takers = if football.stage() == Stage::Cod { football.takers() } else { Pegs::NONE };
    takers.first().or(football.carrier())
}

#[test]
fn the_last_man_under_pressure_does_not_lose_the_ball_before_his_goal() {
    let game = game(&[]);
    let pegs = [("R3", "F3"), ("B9", "F5"), ("B10", "E4"), ("B7", "G4"), ("R4", "C8")];
    let state = position(&game, ATTACK, &pegs, "ball @138,333 F3; carrier R3");
    let kick = choose(&game, &state, Side::Red, 1);
    let area = game.pitch().penalty_area(Side::Red);
    let lost = |seed: &u64| {
        let mut after = state;
        game.play(&mut after, Side::Red.seat(), &kick, &mut Quick::new(*seed), &mut ()).unwrap();
        let near = area.has(game.pitch().cell(game.football(&after).ball()));
        near && taker(&game, &state, &kick, *seed).is_some_and(|peg| peg.side() == Side::Blue)
    };
    let lost = (0..40).filter(lost).count();
    assert!(lost <= 4, "{kick:?}: {lost} of 40");
}

#[test]
fn sim_640_a_keeper_is_prepared_and_dives() {
    let game = game(&[]);
    let state = position(&game, ATTACK, &[("R9", "F17")], "ball @726,333 F17; carrier R9");
    let prepare = after(&game, &state, &Move::Shot { peg: Peg::parse("R9").unwrap(), direct: false });
    let choice = choose(&game, &prepare, Side::Blue, 1);
    let Move::Prepare(plan) = &choice else { panic!("{choice:?}") };
    assert_ne!(plan.keeper, KeeperPlan::Stay);
    let bar = onze_simulator::Preparation { keeper: KeeperPlan::Bar, ..Default::default() };
    let state = after(&game, &prepare, &Move::Prepare(bar));
    let dives: std::collections::HashSet<Move> =
        (0..20).map(|seed| choose(&game, &state, Side::Blue, seed)).collect();
    assert!(dives.iter().all(|dive| matches!(dive, Move::Dive(_))) && dives.len() > 1, "{dives:?}");
}

#[test]
fn sim_642_before_a_shot_from_the_penalty_area_the_keeper_is_placed() {
    let game = game(&[]);
    let pegs = [("R9", "F19@790,333")];
    let state = position(&game, ATTACK, &pegs, "ball @804,333 F19; carrier R9");
    let prepare = after(&game, &state, &Move::Shot { peg: Peg::parse("R9").unwrap(), direct: false });
    for seed in 0..6 {
        let choice = choose(&game, &prepare, Side::Blue, seed);
        let Move::Prepare(plan) = &choice else { panic!("{choice:?}") };
        assert!(matches!(plan.keeper, KeeperPlan::Place { .. }), "{choice:?}");
    }
}

#[test]
fn sim_1004_a_kick_under_seal_changes_nothing_in_the_dive() {
    let game = game(&[]);
    let state = position(&game, ATTACK, &[("R9", "F17")], "ball @726,333 F17; carrier R9");
    let peg = Peg::parse("R9").unwrap();
    let prepare = after(&game, &state, &Move::Shot { peg, direct: false });
    let bar = onze_simulator::Preparation { keeper: KeeperPlan::Bar, ..Default::default() };
    let state = after(&game, &prepare, &Move::Prepare(bar));
    let dive = |direction: u16| {
        let aim = onze_simulator::Aim::low(direction, 100);
        choose(&game, &after(&game, &state, &Move::Kick { peg, aim }), Side::Blue, 5)
    };
    assert_eq!(dive(0), dive(3500));
    assert_eq!(game.football(&state).declared(), Some(Class::Shot));
}

#[test]
fn sim_741_a_carrier_is_tackled_from_in_front() {
    let game = game(&[]);
    let head = "phase3-first; attack R; half 1; t 3; score 0-0; first R";
    let pegs = [("R8", "F11"), ("B6", "F13")];
    let state = position(&game, head, &pegs, "ball @474,333 F11; carrier R8; m 1");
    let choice = choose(&game, &state, Side::Blue, 1);
    let tackler = Peg::parse("B6");
    assert!(matches!(&choice, Move::Step { put, tackle: true } if Some(put.peg) == tackler), "{choice:?}");
}

/// What the red carrier's next kick promises, by the league.
fn threat(game: &Simulator, state: &State) -> f64 {
    let worth = Worth::new(game, &LEAGUE.believes);
    Threat::new(game, &worth, game.football(state)).now()
}

#[test]
fn a_forward_who_is_marked_or_far_from_a_pass_is_less_of_a_threat() {
    let game = game(&[]);
    let next = |pegs: &[(&str, &str)]| {
        let pegs: Vec<_> = [("R8", "F11@448,333")].iter().chain(pegs).copied().collect();
        threat(&game, &position(&game, ATTACK, &pegs, "ball @462,333 F11; carrier R8"))
    };
    // SIM-606: B3 takes the skill away in the cell; SIM-861: B2 keeps R9 onside.
    let free = next(&[("R9", "F17"), ("B2", "A19")]);
    let marked = next(&[("R9", "F17"), ("B2", "A19"), ("B3", "F17@728,333"), ("B4", "F19"), ("B5", "F15")]);
    let nobody = next(&[("B2", "A19")]);
    assert!(free > 0.2 && marked < free && nobody < free, "{free} {marked} {nobody}");
}

#[test]
fn what_the_threat_says_of_a_movement_is_what_it_says_after_it() {
    let game = game(&[]);
    let pegs =
        [("R8", "F11@448,333"), ("R9", "F17"), ("R10", "D17"), ("B2", "A19"), ("B3", "E18"), ("B6", "F13")];
    let ball = "ball @462,333 F11; carrier R8";
    let state = position(&game, ATTACK, &pegs, ball);
    let worth = Worth::new(&game, &LEAGUE.believes);
    let before = Threat::new(&game, &worth, game.football(&state));
    for (peg, cell) in [("B3", "F17@728,333"), ("B6", "F11@490,333"), ("B6", "E16"), ("B2", "C16")] {
        let moved: Vec<_> =
            pegs.iter().map(|&(name, at)| (name, if name == peg { cell } else { at })).collect();
        let after = position(&game, ATTACK, &moved, ball);
        let peg = Peg::parse(peg).unwrap();
        let told = before.with(peg, game.football(&after).point(peg));
        assert!((told - threat(&game, &after)).abs() < 1e-9, "{peg:?} {cell}: {told}");
    }
}

#[test]
fn a_forward_whom_nobody_has_in_view_makes_a_lost_ball_dear() {
    let game = game(&[]);
    let worth = Worth::new(&game, &LEAGUE.believes);
    let lost = |pegs: &[(&str, &str)]| {
        let state = position(&game, ATTACK, pegs, "ball @462,333 F11; carrier R8");
        let counter = Counter::new(&game, &game.football(&state), |side, cell| worth.shot(side, cell));
        counter.of(Side::Blue, game.football(&state).ball_cell())
    };
    let free = lost(&[("R8", "F11@448,333"), ("B9", "F5")]);
    // SIM-510: both are equally near, and ties are lost.
    let marked = lost(&[("R8", "F11@448,333"), ("B9", "F5"), ("R3", "F5@226,333")]);
    assert!(free > 0.15 && marked < 0.5 * free, "{free} {marked}");
}

#[test]
fn sim_452_before_a_corner_the_league_stands_before_whoever_may_head() {
    let game = game(&[]);
    let head = "reposition-2; attack R; half 1; t 3; score 0-0; first R";
    let red = [
        ("R7", "A21@895,20"),
        ("R9", "F19"),
        ("R10", "E20"),
        ("R11", "D19"),
        ("R8", "F15"),
        ("R6", "D15"),
        ("R5", "H17"),
    ];
    let lifted = Peg::of(Side::Red).chain(Peg::of(Side::Blue)).map(|peg| peg.to_string());
    let lifted: Vec<String> = lifted.filter(|name| red.iter().all(|(other, _)| other != name)).collect();
    let on_the_cloth = lifted.iter().filter(|name| Peg::parse(name).is_some_and(|peg| peg.number() <= 11));
    let pegs: Vec<_> = red.into_iter().chain(on_the_cloth.map(|name| (name.as_str(), "lifted"))).collect();
    let state = position(&game, head, &pegs, "ball @914,10 A21; carrier R7; restart corner");
    let choice = choose_at(&LEAGUE, &game, &state, Side::Blue, 1);
    let Move::Reposition { puts, .. } = &choice else { panic!("{choice:?}") };
    let ball = game.football(&state).ball();
    let away = |a: onze_simulator::Point, b: onze_simulator::Point| {
        f64::from(a.x - b.x).hypot(f64::from(a.y - b.y)) / 1000.0
    };
    for name in ["R9", "R10", "R11"] {
        let man = game.football(&state).point(Peg::parse(name).unwrap());
        let before = |at| away(at, man) < 21.0 && away(at, ball) < away(man, ball);
        assert!(puts.iter().any(|put| before(put.at)), "{name}: {puts:?}");
    }
}

/// A state in which the defence moves.
fn defending(game: &Simulator) -> State {
    let head = "phase3-first; attack R; half 1; t 3; score 0-0; first R";
    let pegs = [("R8", "F11"), ("R9", "E14"), ("R10", "G14"), ("B3", "F17"), ("B4", "D15"), ("B6", "J16")];
    position(game, head, &pegs, "ball @474,333 F11; carrier R8; m 3")
}

#[test]
fn a_phase_is_thought_through_once_and_then_played_to_its_end() {
    let game = game(&[]);
    let stop = AtomicBool::new(false);
    let budget = Budget::new(&stop).simulations(400);
    let (mut state, mut chance) = (defending(&game), Quick::new(1));
    let mut player = Computer::new(Quick::new(1), &CHAMPION);
    let seat = Side::Blue.seat();
    let mut planned = None;
    while matches!(game.football(&state).stage(), Stage::Phase3First | Stage::Phase3) {
        let mut moves = Vec::new();
        game.legal(&state, seat, &mut moves);
        let choice = player.choose(&Seen::new(&game, &state, seat), &moves, &budget);
        if let Some(next) = planned.flatten() {
            assert_eq!(choice, next);
        }
        planned = Some(player.planned.last().cloned());
        game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
    }
    assert!(player.planned.is_empty() && planned.is_some());
}

#[test]
fn sim_888_sim_889_those_who_are_owed_come_on_and_a_keeper_sent_off_is_replaced() {
    let game = game(&[]);
    let head = "substitute-1; attack R; half 2; t 12; score 0-0; first R";
    let tail = "ball @0,333 E0; restart goalkick";
    let owed = position(&game, &format!("{head}; yellow R9"), &[], "ball @30,333 F1; restart goalkick");
    let choice = choose(&game, &owed, Side::Red, 1);
    assert!(matches!(choice, Move::Substitute { off, .. } if off != Peg::parse("R1").unwrap()), "{choice:?}");
    let sent = position(&game, head, &[("R1", "sent")], &tail.replace("@0,333 E0", "@30,333 F1"));
    let choice = choose(&game, &sent, Side::Red, 1);
    let keeper_comes = match choice {
        Move::Substitute { on, .. } => game.football(&sent).sticker(on).is_keeper(),
        Move::Reserve { .. } => true,
        _ => false,
    };
    assert!(keeper_comes, "{choice:?}");
}

#[test]
fn sim_896_the_shoot_out_is_played_to_its_end() {
    let game = game(&[("ticks_per_half", "11"), ("shootout", "on")]);
    let drawn = (0..40).find_map(|seed| {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            if game.football(&state).stage() == Stage::Taker {
                return Some(state);
            }
            let choice = game.sample(&state, seat, &mut chance)?;
            game.play(&mut state, seat, &choice, &mut chance, &mut ()).ok()?;
        }
        None
    });
    let mut state = drawn.expect("one of the matches is drawn");
    let mut chance = Quick::new(9);
    while let Some(seat) = game.to_act(&state).first() {
        let choice = choose(&game, &state, Side::of(seat), chance.word());
        game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
    }
    assert!(game.outcome(&state).unwrap().winner().is_some());
}
