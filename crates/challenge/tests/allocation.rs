//! Playing a match asks for no memory. A program of its own: its allocator counts.

use onze_challenge::pitch::{CARDS, Card, Choice, Given, Need, Options, Pitch};
use onze_core::{Chance, Quick};

#[test]
fn a_match_asks_for_no_memory() {
    let pitch = Pitch::new(Options::default());
    let (mut chance, mut choices) = (Quick::new(7), Vec::with_capacity(8192));
    // What is reckoned once and for all is reckoned in a first match.
    random_match(&pitch, 2, &mut chance, &mut choices);
    for champions in [0, 2, 4, 6] {
        let counted = allocation_counter::measure(|| {
            let throws = (0..20).map(|_| random_match(&pitch, champions, &mut chance, &mut choices));
            assert_eq!(throws.sum::<u16>(), 900);
        });
        assert_eq!(counted.count_total, 0, "{champions} champions a side");
    }
}

/// By random choices, the list made each time; how many throws it had.
fn random_match(pitch: &Pitch, champions: u8, chance: &mut Quick, choices: &mut Vec<Choice>) -> u16 {
    let mut play = pitch.start([champions; 2]);
    let squad = pitch.ready_squad(champions);
    pitch.open_squads(&mut play, &squad, &squad, &mut ());
    loop {
        if let Some(need) = pitch.needs(&play) {
            pitch.give(&mut play, draw(need, chance), &mut ()).expect("what is given is what was needed");
            continue;
        }
        let Some(side) = play.who() else { return play.throws() };
        choices.clear();
        pitch.legal(&play, side, choices);
        let n = u32::try_from(choices.len()).expect("no list has four billion choices");
        let choice = choices[chance.below(n) as usize];
        pitch.check(&play, side, &choice).expect("a listed choice is legal");
        pitch.apply(&mut play, side, &choice, &mut ());
    }
}

fn draw(need: Need, chance: &mut Quick) -> Given {
    let mut die = || u8::try_from(chance.die(6)).expect("a face");
    match need {
        Need::KickOff => Given::KickOff(die(), die()),
        Need::Throw => Given::Throw([die(), die(), die()]),
        Need::Penalty => Given::Penalty(die()),
        Need::Card(deck) => {
            let number = 1 + u8::try_from(chance.below(u32::from(CARDS))).expect("few cards");
            Given::Card(Card::new(deck, number).expect("a card of this deck"))
        }
    }
}
