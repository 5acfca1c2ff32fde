//! What is sent to a screen: events and views as JSON, each event with its clauses.

use std::collections::BTreeSet;

use onze_core::{Because, Chance, Game, Notation, Quick, Settings, Viewer};
use onze_simulator::Simulator;

#[test]
fn sim_1002_every_event_names_itself_and_its_clauses() {
    let mut settings = Settings::new(Simulator::SETTINGS);
    for (key, value) in
        [("ticks_per_half", "11"), ("shootout", "on"), ("pro_speed", "on"), ("pro_header", "on")]
    {
        settings.set(key, value).unwrap();
    }
    let game = Simulator::new(&settings).unwrap();
    let mut kinds = BTreeSet::new();
    for seed in 0..10 {
        let mut chance = Quick::new(seed);
        let mut events = Vec::new();
        let mut state = game.start(&mut chance, &mut events);
        let mut moves = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
            game.play(&mut state, seat, &moves[n], &mut chance, &mut events).unwrap();
        }
        for event in &events {
            let json = serde_json::to_value(event).unwrap();
            kinds.insert(json["kind"].as_str().unwrap().to_owned());
            assert!(
                event.rules().iter().all(|clause| clause.0.starts_with("SIM-")) && !event.rules().is_empty()
            );
        }
    }
    for kind in
        ["lined_up", "toss", "kicked", "ball", "took", "moved", "tick", "half_time", "awarded", "over"]
    {
        assert!(kinds.contains(kind), "{kind} did not happen");
    }
}

#[test]
fn sim_867_sim_317_a_view_is_json_with_everything_on_the_cloth() {
    let game = Simulator::new(&Settings::new(Simulator::SETTINGS)).unwrap();
    let mut chance = Quick::new(1);
    let mut state = game.start(&mut chance, &mut ());
    let mut moves = Vec::new();
    for _ in 0..4 {
        let seat = game.to_act(&state).first().unwrap();
        moves.clear();
        game.legal(&state, seat, &mut moves);
        game.play(&mut state, seat, &moves[0].clone(), &mut chance, &mut ()).unwrap();
    }
    let json = serde_json::to_value(game.view(&state, Viewer::Spectator)).unwrap();
    assert_eq!(json["sides"][0]["pegs"].as_array().unwrap().len(), 16);
    assert_eq!(json["sides"][1]["side"], "B");
    assert_eq!(game.setup().pitch.cells.len(), 103);
    assert!(json["ball"]["at"].as_str().unwrap().contains(','));
    assert_eq!(json["clock"]["half"], 1);
}
