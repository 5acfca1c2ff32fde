//! What holds in every match, whatever is chosen and however the dice fall.

use std::collections::HashSet;

use onze_challenge::pitch::{
    CARDS, Card, Choice, Given, Length, Need, Numbers, OffsideRule, Options, Phase, Pitch, Placing, Play,
    Side,
};
use onze_core::{Chance, Quick};
use proptest::prelude::*;

/// Dice and cards.
fn draw(need: Need, chance: &mut Quick) -> Given {
    let mut die = || u8::try_from(chance.die(6)).unwrap();
    match need {
        Need::KickOff => Given::KickOff(die(), die()),
        Need::Throw => {
            let first = die();
            // Many triples, so that many Chance cards come up.
            if die() == 1 { Given::Throw([first; 3]) } else { Given::Throw([first, die(), die()]) }
        }
        Need::Penalty => Given::Penalty(die()),
        Need::Card(deck) => {
            let number = 1 + u8::try_from(chance.below(u32::from(CARDS))).unwrap();
            Given::Card(Card::new(deck, number).unwrap())
        }
    }
}

/// A ready placing with a reserve for somebody, if that is allowed.
fn with_reserve(pitch: &Pitch, play: &Play, side: Side, placing: &Placing) -> Option<Choice> {
    let reserve = play.reserves(side).iter().next()?;
    let off = placing.numbers().iter().last()?;
    let mut other = Placing::new(placing.keeper);
    for (number, square) in placing.iter() {
        other.put(if number == off { reserve } else { number }, square);
    }
    other.ball = placing.ball.map(|number| if number == off { reserve } else { number });
    let choice = Choice::Place(other);
    pitch.check(play, side, &choice).is_ok().then_some(choice)
}

fn holds(pitch: &Pitch, play: &Play) {
    let mut squares = HashSet::new();
    for side in Side::BOTH {
        for (number, square) in play.standing(side) {
            assert!(square.is_on_pitch(), "CHA-530 {number}\n{play}");
            assert!(squares.insert(square), "CHA-504 {square}\n{play}");
        }
        if play.phase() == Phase::Squad {
            continue;
        }
        let on_pitch = play.on_pitch(side);
        assert!((7..=11).contains(&on_pitch.len()), "CHA-773\n{play}");
        assert!(on_pitch.and(play.rings(side)).len() <= 6, "CHA-405\n{play}");
        assert!(play.substitutions(side) <= pitch.options().max_substitutions, "CHA-415\n{play}");
        if !matches!(play.phase(), Phase::Keeper(_)) {
            assert!(play.keeper(side).is_some_and(|keeper| on_pitch.has(keeper)), "CHA-774\n{play}");
        }
    }
    assert!(play.ball().is_on_pitch());
    if matches!(play.phase(), Phase::Throw | Phase::Path) {
        let holder = play.holder().map(|holder| holder.side);
        let expected = play.is_possession().then_some(play.side());
        assert_eq!(holder, expected, "CHA-501\n{play}");
    }
    assert_eq!(Play::read(&play.to_string()).as_ref(), Ok(play), "{play}");
    assert!(size_of_val(play) <= 700, "{}", size_of_val(play));
}

fn random_match(options: Options, champions: [u8; 2], seed: u64) {
    let pitch = Pitch::new(options);
    let mut chance = Quick::new(seed);
    let mut play = pitch.start(champions);
    let squads = champions.map(|owned| {
        let mut squad = pitch.ready_squad(owned);
        // Now and then a champion keeper.
        if chance.below(2) == 0 && owned > 0 {
            let one = squad.rings.iter().next().unwrap();
            squad.rings = squad.rings.without(one).with(squad.keeper);
        }
        assert_eq!(pitch.check_squad(owned, &squad), Ok(()));
        squad
    });
    pitch.open_squads(&mut play, &squads[0], &squads[1], &mut ());
    let (mut choices, mut old) = (Vec::new(), Vec::new());
    for _ in 0..3000 {
        holds(&pitch, &play);
        if let Some(need) = pitch.needs(&play) {
            pitch.give(&mut play, draw(need, &mut chance), &mut ()).unwrap();
            continue;
        }
        let Some(side) = play.who() else { break };
        choices.clear();
        pitch.legal(&play, side, &mut choices);
        assert!(!choices.is_empty(), "{play}");
        let mut normal = HashSet::new();
        for choice in &choices {
            let checked = pitch.check(&play, side, choice);
            assert_eq!(checked, Ok(*choice), "{choice}\n{play}");
            assert!(normal.insert(*choice), "{choice} twice\n{play}");
            assert_eq!(Choice::read(&choice.to_string()), Ok(*choice), "{choice}");
            assert!(pitch.check(&play, side.other(), choice).is_err());
        }
        // What is not legal may do anything but panic.
        for choice in &old {
            pitch.apply(&mut play.clone(), side, choice, &mut ());
        }
        let mut choice = choices[chance.below(u32::try_from(choices.len()).unwrap()) as usize];
        if let Choice::Place(placing) = choice {
            choice = with_reserve(&pitch, &play, side, &placing).unwrap_or(choice);
        }
        pitch.apply(&mut play, side, &choice, &mut ());
        old.insert(old.len() / 2, choice);
        old.truncate(12);
    }
    assert_eq!(play.phase(), Phase::Over, "{play}");
    assert!(play.reserves(Side::South).and(Numbers::ELEVEN).is_empty());
}

fn options() -> impl Strategy<Value = Options> {
    let first = (any::<bool>(), prop::option::of(1u8..=5), any::<bool>(), any::<bool>(), 0u8..=4);
    let second = (any::<bool>(), prop_oneof![Just(0u8), 5u8..=8], 0u8..3, 0u8..=3, 0u8..=12, 0u8..=5);
    (first, second).prop_map(|(first, second)| Options {
        length: Length::Throws(40),
        forced_dice: first.0,
        champion_turns: first.1,
        bent_shot: first.2,
        goal_extra_step: first.3,
        goal_row_limit: first.4,
        ball_to_player: second.0,
        keep_limit: second.1,
        offside: [OffsideRule::Auto, OffsideRule::Claim, OffsideRule::Off][usize::from(second.2)],
        shocks_per_throw: second.3,
        shock_reach: second.4,
        max_substitutions: second.5,
        money: first.0 || second.0,
        back_before_free_kick: first.2 && second.0,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn cha_405_cha_504_cha_530_cha_773_cha_903_random_matches_keep_the_rules(
        options in options(), south in 0u8..=8, north in 0u8..=8, seed in any::<u64>(),
    ) {
        random_match(options, [south, north], seed);
    }
}
