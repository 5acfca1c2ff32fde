//! What is listed: each choice once, and each kick with a name once. A page knows the lines of a list by what they say.

use onze_core::{Game, Notation, Quick, Seat, Settings, Viewer};
use onze_simulator::{Simulator, State};

fn twice(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0].clone()).collect()
}

fn listed(game: &Simulator, state: &State, seat: Seat) -> Vec<String> {
    let mut moves = Vec::new();
    game.choices(state, seat, &mut moves);
    moves.iter().map(|choice| game.write_move(choice).into_owned()).collect()
}

fn named(game: &Simulator, state: &State) -> Vec<String> {
    let told = crate::scene::answer_in(game, state, Viewer::All, "kicks".into());
    told.as_array().unwrap().iter().map(|kick| kick["text"].to_string()).collect()
}

#[test]
fn nothing_is_listed_twice() {
    let mut settings = Settings::new(Simulator::SETTINGS);
    for (key, value) in [("ticks_per_half", "11"), ("lob_passes", "on"), ("pro_offside_line", "on")] {
        settings.set(key, value).unwrap();
    }
    let game = Simulator::new(&settings).unwrap();
    for seed in 0..12 {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut ());
        while game.outcome(&state).is_none() {
            let asked = game.to_act(&state);
            let seat = [Seat::FIRST, Seat::SECOND].into_iter().find(|&seat| asked.has(seat)).unwrap();
            for list in [listed(&game, &state, seat), named(&game, &state)] {
                assert_eq!(twice(list), [""; 0], "{}", game.write_position(&state));
            }
            let choice = game.sample(&state, seat, &mut chance).unwrap();
            game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
        }
    }
}
