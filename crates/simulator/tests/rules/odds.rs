//! The odds that a choice shows are those of the dice that it leads to, and what is punished for certain shows none.

use onze_core::{Chance, Game, Notation, Quick, Seat, Viewer};
use onze_simulator::{Card, ComesTo, Event, Move, Simulator, State};
use serde_json::{Value, json};

use crate::scene::{Table, answer, duel, game, scene};

/// Dice that were told, then sixes; the hand is exact.
struct Faces(Vec<u32>);

impl Chance for Faces {
    fn below(&mut self, n: u32) -> u32 {
        if self.0.is_empty() { n - 1 } else { self.0.remove(0).min(n) - 1 }
    }

    fn word(&mut self) -> u64 {
        1 << 63
    }
}

fn made(game: &Simulator, state: &State, seat: Seat, choice: &Move, dice: &[u32]) -> Vec<Event> {
    let (mut after, mut events) = (*state, Vec::new());
    game.play(&mut after, seat, choice, &mut Faces(dice.to_vec()), &mut events).unwrap();
    events
}

const fn is_duel(event: &Event) -> bool {
    matches!(event, Event::Tackled { .. } | Event::Dribbled { .. } | Event::EnteredFromBehind { .. })
}

/// Makes a choice with all dice that can fall, and counts what comes of it: of 36 throws those that win the duel and
/// those that are a foul, of the six of a die before it those that are a foul, as the page is told them.
fn thrown(game: &Simulator, state: &State, seat: Seat, choice: &Move) -> Option<[usize; 3]> {
    let of = |dice: &[u32]| made(game, state, seat, choice, dice);
    if !of(&[]).iter().any(is_duel) {
        return None;
    }
    let foul = |events: &Vec<Event>| events.iter().any(|event| matches!(event, Event::Foul { .. }));
    let behind = |die: u32| {
        of(&[die]).iter().any(|event| matches!(event, Event::EnteredFromBehind { foul: true, .. }))
    };
    let fouls_behind = (1..=6).filter(|&die| behind(die)).count();
    let first: &[u32] = if fouls_behind > 0 { &[6] } else { &[] };
    let won = |events: &Vec<Event>| {
        let won = |event: &Event| {
            matches!(event, Event::Tackled { won: true, .. } | Event::Dribbled { won: true, .. })
        };
        events.iter().any(won) && !foul(events)
    };
    let all = (1..=6).flat_map(|one| (1..=6).map(move |two| [one, two]));
    let ends: Vec<_> = all.map(|dice| of(&[first, &dice].concat())).collect();
    let duels =
        ends[0].iter().any(|event| !matches!(event, Event::EnteredFromBehind { .. }) && is_duel(event));
    let count =
        |what: &dyn Fn(&Vec<Event>) -> bool| ends.iter().filter(|events| duels && what(events)).count();
    Some([count(&won), count(&foul), fouls_behind])
}

fn shown(game: &Simulator, state: &State, choice: &Move) -> Option<[usize; 3]> {
    match game.comes_to(state, Seat::FIRST, choice)? {
        ComesTo::Duel(duel) => Some([duel.wins, duel.fouls, duel.behind].map(usize::from)),
        ComesTo::To(_) => None,
    }
}

/// Everything that the table offers: the odds are true, and what is warned of happens, whatever falls.
fn every_choice_tells_the_truth(game: &Simulator, state: &State, seat: Seat) -> usize {
    let mut moves = Vec::new();
    game.legal(state, seat, &mut moves);
    let mut warned = 0;
    for choice in &moves {
        let text = game.write_move(choice);
        let told = shown(game, state, choice);
        if game.warns(state, seat, choice).is_some() {
            warned += 1;
            assert_eq!(told, None, "{text} is punished for certain");
            for die in 1..=6 {
                let events = made(game, state, seat, choice, &[die, 6, 1]);
                let punished = |event: &Event| {
                    matches!(event, Event::Carded { card: Card::Red, .. } | Event::PassedInside { .. })
                };
                assert!(events.iter().any(punished), "{text}");
            }
            continue;
        }
        // A dribble throws no dice if the ball goes out of play or somebody is offside first.
        match (thrown(game, state, seat, choice), choice) {
            (None, Move::Pass { .. } | Move::Dodge { .. }) => {}
            (thrown, _) => assert_eq!(told, thrown, "{text} in {}", game.write_position(state)),
        }
    }
    warned
}

#[test]
fn sim_432_sim_732_sim_741_the_odds_of_every_choice_are_those_of_the_dice() {
    let game = game("ticks_per_half=11 pro_quick_defence=on pro_retrieval=on hand=exact");
    let (mut warned, mut told) = (0, 0);
    for seed in 0..6 {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            let mut moves = Vec::new();
            game.legal(&state, seat, &mut moves);
            // Wherever dice may fall, and now and then elsewhere.
            let duels = moves.iter().filter(|choice| shown(&game, &state, choice).is_some()).count();
            told += duels;
            if duels > 0 || chance.below(40) == 0 {
                warned += every_choice_tells_the_truth(&game, &state, seat);
            }
            let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
            game.play(&mut state, seat, &moves[n], &mut chance, &mut ()).unwrap();
        }
    }
    assert!(warned > 20 && told > 100, "{warned} warned, {told} with odds: too few to tell");
}

#[test]
fn sim_733_a_tackle_from_two_cells_away_is_a_red_card_and_shows_no_odds() {
    let table = scene("R8 F11@448,333, B8 F15, B6 F13").stage("phase3-first").with("m 3; moved R7").set();
    assert_eq!(duel(&table, "MOVE B8 F11@490,333 tackle"), Value::Null);
    assert_eq!(duel(&table, "MOVE B8 F11@490,333"), Value::Null);
    assert_ne!(duel(&table, "MOVE B6 F11@490,333 tackle"), Value::Null);
    assert!(every_choice_tells_the_truth(&table.game, &table.state, Seat::SECOND) > 0);
}

#[test]
fn sim_442_a_keeper_dribbled_on_the_inside_shows_no_odds() {
    let mut table = scene("R10 D11, R9 E14").pass("rest 756,250");
    table.play("COD R9 E18@740,250").play("SKILL red").play("PREP keeper B1 E20@835,265");
    assert_eq!(duel(&table, "DODGE R9 low 20.0 p35"), Value::Null);
    assert_ne!(duel(&table, "DODGE R9 low 350.0 p35"), Value::Null);
    every_choice_tells_the_truth(&table.game, &table.state, Seat::FIRST);
}

#[test]
fn sim_436_a_dribble_without_dice_shows_no_odds() {
    let table = scene("R8 F9, R10 F15, B6 F11, B1 F21").with("failed-before B6").set();
    let past = |table: &Table| {
        let kicks = answer(table, Viewer::Spectator, "kicks".into());
        let mut all = kicks.as_array().unwrap().iter();
        all.find(|kick| kick["name"] == "dribble").cloned().unwrap()
    };
    assert_eq!(duel(&table, past(&table)["text"].as_str().unwrap()), Value::Null);
    let table = scene("R8 F9, R10 F15, B6 F11, B1 F21").set();
    assert_ne!(duel(&table, past(&table)["text"].as_str().unwrap()), Value::Null);
}

#[test]
fn sim_653_sim_732_a_keeper_who_comes_out_from_behind_shows_the_die() {
    // Blue's keeper has the ball between him and his own goal: he comes from behind the carrier.
    let table = scene("R9 F19@800,333, B1 E18").stage("prepare").with("shots 1; declared shot").set();
    let listed = table.legal().into_iter().find(|choice| choice.ends_with(" tackle")).unwrap();
    assert_eq!(duel(&table, &listed)["behind"], 3, "{listed}");
}

#[test]
fn sim_433_a_dribble_is_told_with_who_has_the_ball_if_it_comes_off_and_if_not() {
    let table = scene("R8 F9, R10 F15, B6 F11, B1 F21").set();
    let kicks = answer(&table, Viewer::Spectator, "kicks".into());
    let dribble = kicks.as_array().unwrap().iter().find(|kick| kick["name"] == "dribble").unwrap();
    // SIM-433: a beaten opponent is out of the count; else he is nearer than anybody.
    assert_eq!(
        (&dribble["result"]["side"], &dribble["if_lost"]["side"]),
        (&"R".into(), &"B".into()),
        "{dribble}"
    );
    let feet = kicks.as_array().unwrap().iter().find(|kick| kick["name"] == "feet").unwrap();
    assert_eq!(feet["if_lost"], Value::Null);
    for kick in kicks.as_array().unwrap() {
        assert_eq!(kick["result"]["lost"], kick["result"]["side"] == "B", "{kick}");
    }
    assert_eq!((&dribble["result"]["lost"], &dribble["if_lost"]["lost"]), (&false.into(), &true.into()));
    assert_eq!(duel(&table, dribble["text"].as_str().unwrap()), dribble["duel"]);
    let path = json!({ "path": [dribble["move"]["pass"][1], dribble["move"]["pass"][2]] });
    assert_eq!(answer(&table, Viewer::Spectator, path)["result"], dribble["result"]);
}
