//! Whole championships, and situations whose answer every coach and every president knows.

use std::sync::atomic::AtomicBool;

use onze_challenge::pitch::{Choice, Given, Options, Outcome, Phase, Pitch, Play, Side, Start};
use onze_challenge::{Challenge, Club, Event, Move, Office, Series, StageView};
use onze_core::{Each, Game, Quick, Seen, Settings, Viewer};

use super::captain::{Captain, Care};
use super::coach::{Coach, Eye};
use super::ground::{Ground, place};
use super::learnt::{LEARNT, Learnt};
use super::lines::Lines;
use super::plain::Plain;
use super::worth::AT_LEAST;
use super::{champion, club, league, rookie};
use crate::{Budget, Player, PlayerKind, random};

fn game(options: &[(&str, &str)]) -> Challenge {
    let mut settings = Settings::new(Challenge::SETTINGS);
    for (key, value) in options {
        settings.set(key, value).unwrap();
    }
    Challenge::new(&settings).unwrap()
}

/// What became of a championship.
#[derive(PartialEq, Debug)]
struct Season {
    choices: Vec<Move>,
    administrations: Vec<Club>,
    buyers: Vec<Club>,
    /// Prices at which champions changed their club in a trade window.
    prices: Vec<i32>,
}

/// A championship, every choice checked.
fn season(game: &Challenge, kinds: &[PlayerKind<Challenge>], seed: u64) -> Season {
    let stop = AtomicBool::new(false);
    let mut players: Vec<Box<dyn Player<Challenge>>> =
        (1u64..).zip(kinds).map(|(n, kind)| kind(Quick::nth(seed, n))).collect();
    let mut season =
        Season { choices: Vec::new(), administrations: Vec::new(), buyers: Vec::new(), prices: Vec::new() };
    let (mut chance, mut moves) = (Quick::new(seed), Vec::new());
    let mut state = game.start(&mut chance, &mut ());
    while let Some(seat) = game.to_act(&state).first() {
        moves.clear();
        game.legal(&state, seat, &mut moves);
        let choice =
            players[seat.index()].choose(&Seen::new(game, &state, seat), &moves, &Budget::new(&stop));
        let in_window = seen_stage(game, &state) == StageView::Trade;
        let mut hear = |event: Event| match event {
            Event::Office(Office::Traded { price, buyer, .. }) if in_window => {
                season.prices.push(price);
                season.buyers.push(buyer);
            }
            Event::Office(Office::Administration { club, .. }) => season.administrations.push(club),
            Event::Office(Office::Bought { club, .. } | Office::Traded { buyer: club, .. }) => {
                season.buyers.push(club);
            }
            _ => {}
        };
        game.play(&mut state, seat, &choice, &mut chance, &mut Each(&mut hear)).unwrap();
        season.choices.push(choice);
    }
    assert!(game.outcome(&state).is_some());
    season
}

#[test]
fn championships_are_played_to_their_end_with_legal_choices_and_again_the_same() {
    let two = game(&[("length", "trial:12")]);
    assert_eq!(season(&two, &[club, club], 1), season(&two, &[club, club], 1));
    let odd =
        [("clubs", "3"), ("legs", "2"), ("length", "trial:6"), ("offside", "claim"), ("forced_dice", "on")];
    season(&game(&odd), &[club, random, club], 2);
    let others = [
        ("length", "trial:12"),
        ("recovery", "ball_to_player"),
        ("keep_limit", "5"),
        ("goal_extra_step", "1"),
        ("shock_reach", "0"),
        ("shocks_per_throw", "3"),
        ("offside", "off"),
        ("champion_turns", "1"),
    ];
    season(&game(&others), &[club, random], 3);
    season(&game(&[("clubs", "3"), ("decided_by", "table")]), &[club, club, random], 5);
    season(&game(&[("friendly", "on"), ("length", "trial:10")]), &[rookie, league], 6);
    season(&game(&[("friendly", "on"), ("length", "trial:6")]), &[champion, club], 7);
    for champions in ["0", "6"] {
        let friendly = [("friendly", "on"), ("friendly_champions", champions), ("length", "trial:20")];
        season(&game(&friendly), &[club, club], 4);
    }
}

/// Whatever happens on the pitch, a club keeps enough for its matches, or has bought nobody with what it lacks.
#[test]
fn cha_810_no_club_is_in_administration_that_could_have_avoided_it() {
    let one_leg = game(&[("clubs", "4"), ("length", "trial:1")]);
    let two_legs = game(&[("clubs", "4"), ("legs", "2"), ("length", "trial:1")]);
    for seed in 0..20 {
        let season_of = |game| season(game, &[club, club, club, club], seed);
        assert_eq!(season_of(&one_leg).administrations, [], "seed {seed}");
        let Season { administrations, buyers, .. } = season_of(&two_legs);
        assert!(administrations.iter().all(|club| !buyers.contains(club)), "seed {seed}");
    }
}

fn seen_stage(game: &Challenge, state: &onze_challenge::State) -> StageView {
    game.view(state, Viewer::Spectator).stage
}

/// The seller gets more than the bank would pay, the buyer pays less than it asks.
#[test]
fn cha_317_clubs_trade_when_both_gain() {
    let two_legs = game(&[("clubs", "6"), ("legs", "2"), ("length", "trial:1")]);
    let prices: Vec<i32> = (0..12)
        .flat_map(|seed| season(&two_legs, &[club as PlayerKind<Challenge>; 6], seed).prices)
        .collect();
    assert!(!prices.is_empty());
    assert!(prices.iter().all(|price| (9..20).contains(price)), "{prices:?}");
}

#[test]
fn cha_305_a_club_is_bought_within_its_means() {
    let game = game(&[("length", "trial:1")]);
    for seed in 0..40 {
        let mut chance = Quick::new(seed);
        let state = game.start(&mut chance, &mut ());
        let Some(seat) = game.to_act(&state).first() else { panic!("somebody buys") };
        let mut moves = Vec::new();
        game.legal(&state, seat, &mut moves);
        let seen = Seen::new(&game, &state, seat);
        let stop = AtomicBool::new(false);
        let choice = club(Quick::new(1)).choose(&seen, &moves, &Budget::new(&stop));
        let Move::Series(series) = choice else { panic!("a series is chosen: {choice:?}") };
        let capital = seen.view().clubs[seat.index()].cash;
        // On average a club can be paid with the credit and one champion.
        let cards = game.figures().series(series);
        let lacking: i32 =
            cards.iter().map(|card| card.value + card.wages - card.resale - 18 - capital).sum();
        assert!(lacking <= 0 || series == Series::ALL[0], "{series:?} with {capital}");
        assert!(capital < 105 || series == Series::ALL[3], "{series:?} with {capital}");
    }
}

/// What the coach of South does in the table of the worked examples: keepers on M1 and M39, N4 on D33.
fn coached(south: &str, north: &str, rest: &str, dice: [u8; 3]) -> String {
    let pitch = Pitch::new(Options::default());
    let line = format!("S 1M1 {south} ? k1; N 1M39 4D33 {north} ? k1; {rest}");
    let mut play = Play::read(&line).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
    pitch.give(&mut play, Given::Throw(dice), &mut ()).unwrap();
    let mut choices = Vec::new();
    pitch.legal(&play, Side::South, &mut choices);
    let moves: Vec<_> = choices.into_iter().map(Move::Pitch).collect();
    let stop = AtomicBool::new(false);
    let choice = Coach::new(&pitch, &play, Side::South, Eye::Club, &Budget::new(&stop)).choice(&moves);
    choice.map_or_else(String::new, |choice| choice.to_string())
}

#[test]
fn cha_601_a_goal_is_taken() {
    assert_eq!(coached("9L33", "", "ball L33; due throw; throw S P", [3, 3, 2]), "b L33>L40");
    let bent = coached("10*H32", "7K35", "ball H32; due throw; throw S P", [4, 3, 2]);
    assert!(bent.contains('~') && bent.ends_with("40"), "{bent}");
}

#[test]
fn cha_515_the_ball_goes_to_a_team_mate_or_where_one_can_fetch_it() {
    assert_eq!(coached("9M10 7M19", "", "ball M10; due throw; throw S P", [4, 3, 2]), "b M10>M19");
    let fetched = coached("9M10 8Q23", "4A39 6K30", "ball M10; due throw; throw S P", [4, 3, 2]);
    assert_eq!(fetched, "b M10>M19", "S8 comes with the 4");
}

#[test]
fn cha_542_a_loose_ball_is_recovered() {
    let recovered = coached("6H24 9M10", "9C10", "ball M19; due throw; throw S R", [5, 1, 1]);
    assert_eq!(recovered, "m S6:5 H24>M19");
}

/// The ball goes in with a total exactly if that is at least what the coach reckons.
#[test]
fn cha_911_the_coach_knows_every_shot() {
    let game = game(&[("friendly", "on"), ("friendly_champions", "3")]);
    let (mut compared, mut goals) = (0, 0);
    for seed in 0..6 {
        let (mut chance, mut moves) = (Quick::new(seed), Vec::new());
        let stop = AtomicBool::new(false);
        let mut state = game.start(&mut chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let found = Club::of(seat).and_then(|club| game.match_of(&state, club));
            if let Some((play, side)) =
                found.filter(|(play, _)| play.phase() == Phase::Path && play.start() == Start::Open)
            {
                let goal = |choice: &Move| match choice {
                    Move::Pitch(Choice::Path(path)) => {
                        matches!(game.pitch().outcome(play, path), Outcome::Goal { side: by, .. } if by == side)
                    }
                    _ => false,
                };
                let scores = moves.iter().any(goal);
                let champion = play.holder().is_some_and(|holder| play.is_champion(holder));
                let ground = Ground::new(game.pitch().options(), play);
                let least = ground.shot(side, place(play.ball()), champion);
                let total: u8 = play.dice().iter().sum();
                assert_eq!(scores, least.is_some_and(|least| least <= total), "{play}: {least:?}");
                (compared, goals) = (compared + 1, goals + usize::from(scores));
            }
            let seen = Seen::new(&game, &state, seat);
            let choice = club(Quick::new(1)).choose(&seen, &moves, &Budget::new(&stop));
            game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
        }
    }
    assert!(compared > 100 && goals > 10, "{compared} throws, {goals} goals");
}

/// The passing lines tell the same shots as the ways from man to man do.
#[test]
fn cha_508_the_captain_knows_every_shot_too() {
    let game = game(&[("friendly", "on"), ("friendly_champions", "3")]);
    let mut compared = 0;
    for seed in 0..2 {
        let (mut chance, mut moves) = (Quick::new(seed), Vec::new());
        let (mut state, stop) = (game.start(&mut chance, &mut ()), AtomicBool::new(false));
        let mut player = club(Quick::nth(seed, 1));
        while let Some(seat) = game.to_act(&state).first() {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let found = Club::of(seat).and_then(|club| game.match_of(&state, club));
            if let Some((play, side)) = found.filter(|(play, _)| play.phase() == Phase::Path) {
                let ground = Ground::new(game.pitch().options(), play);
                let champion = play.holder().is_some_and(|holder| play.is_champion(holder));
                let least = ground.shot(side, place(play.ball()), champion);
                let goal = Lines::new(&ground, side).chances(place(play.ball())).goal;
                let ways = least.map_or(0, |least| AT_LEAST[usize::from(least.saturating_sub(3))]);
                assert!((goal - f32::from(ways) / 216.0).abs() < 1e-4, "{play}: {least:?} {goal}");
                compared += 1;
            }
            let choice = player.choose(&Seen::new(&game, &state, seat), &moves, &Budget::new(&stop));
            game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
        }
    }
    assert!(compared > 30, "{compared}");
}

/// What is known of a side before somebody moves is followed up without looking at everything again.
#[test]
fn cha_508_passing_lines_follow_who_moves() {
    let pitch = Pitch::new(Options::default());
    let play = "S 1M1 2G5 3K4 4O4 5S5 6D12 7J10 8P10 9V12 10M20 11K24 k1; \
                N 1M39 2H36 3K37 4O37 5R36 6D29 7J31 8P31 9V29 10J24 11P24 k1; ball M20; due moves; throw S P; \
                dice 235; unused 235";
    let play = Play::read(play).unwrap();
    let mut choices = Vec::new();
    pitch.legal(&play, Side::South, &mut choices);
    let mut ground = Ground::new(pitch.options(), &play);
    let (before, ball, mut moves) = (Lines::new(&ground, Side::South), place(play.ball()), 0);
    for choice in &choices {
        let Choice::Move(run) = choice else { continue };
        if run.shock.is_some() || run.from == play.ball() {
            continue;
        }
        let from = ground.shift(run.who, place(run.to));
        let (followed, anew) =
            (before.moved(&ground, run.who.number, place(run.to)), Lines::new(&ground, Side::South));
        let [one, other] = [&followed, &anew].map(Lines::best_shots);
        assert!(one.iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-6), "{choice}");
        let [one, other] = [followed, anew].map(|lines| lines.chances(ball).goal);
        assert!((one - other).abs() < 1e-6, "{choice}: {one} {other}");
        ground.shift(run.who, from);
        moves += 1;
    }
    assert!(moves > 50, "{moves}");
}

/// Behind a high line nobody of the others can wait for the ball (CHA-750): the champion begins with one.
#[test]
fn cha_410_the_champion_lines_up_high_whether_it_kicks_off_or_not() {
    let game = game(&[("friendly", "on")]);
    for seed in 0..2 {
        let (mut chance, mut moves, mut placed) = (Quick::new(seed), Vec::new(), 0);
        let (mut state, stop) = (game.start(&mut chance, &mut ()), AtomicBool::new(false));
        while let Some(seat) = game.to_act(&state).first().filter(|_| placed < 2) {
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let seen = Seen::new(&game, &state, seat);
            let choice = champion(Quick::new(1)).choose(&seen, &moves, &Budget::new(&stop));
            if let Move::Pitch(Choice::Place(placing)) = choice {
                let side = if placing.square(placing.keeper).unwrap().row() < 20 {
                    Side::South
                } else {
                    Side::North
                };
                let depths = placing.iter().filter(|(number, _)| *number != placing.keeper);
                assert!(depths.into_iter().all(|(_, square)| square.depth(side) >= 15), "{choice}");
                placed += 1;
            }
            game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
        }
        assert_eq!(placed, 2);
    }
}

/// The yardsticks move nobody for nothing: a keeper who is sent for a walk makes goals that the figures do not have.
#[test]
fn cha_522_the_plain_player_leaves_dice_that_serve_nothing() {
    let pitch = Pitch::new(Options::default());
    let play = "S 1M1 9M10 7M19 ? k1; N 1M39 4D33 ? k1; ball M19; due moves; throw S P; dice 432; unused 432";
    let play = Play::read(play).unwrap();
    let mut choices = Vec::new();
    pitch.legal(&play, Side::South, &mut choices);
    let moves: Vec<_> = choices.into_iter().map(Move::Pitch).collect();
    let plain = |attacking| Plain { pitch: &pitch, play: &play, side: Side::South, attacking }.choice(&moves);
    assert_eq!(plain(false), Some(Move::Pitch(Choice::End)));
    assert!(matches!(plain(true), Some(Move::Pitch(Choice::Move(run))) if run.who.number.get() == 9));
}

/// A massed side with six champions: the worst there is to think about.
const MASSED: &str = "S 1M1 2*M17 3*M18 4*L16 5*M16 6*N16 7*L15 8M15 9N15 10M14 11L14 k1; \
                      N 1M39 2H36 3K37 4O37 5R36 6D29 7J31 8P31 9V29 10J24 11P24 k1; own 6-0; ball M18; due path; \
                      throw S P; dice 666; unused 666";

/// In a championship a side owes its answer at once when it is told to stop, and it is a legal one.
#[test]
fn whoever_is_told_to_stop_answers_with_what_it_has_seen() {
    let pitch = Pitch::new(Options::default());
    let play = Play::read(MASSED).unwrap();
    let mut choices = Vec::new();
    pitch.legal(&play, Side::South, &mut choices);
    let moves: Vec<_> = choices.iter().copied().map(Move::Pitch).collect();
    let stop = AtomicBool::new(true);
    let budget = Budget::new(&stop);
    let coached = Coach::new(&pitch, &play, Side::South, Eye::Club, &budget).choice(&moves);
    assert!(coached.is_some_and(|choice| moves.contains(&choice)));
    let learnt = Learnt(&LEARNT);
    let mut captain = Captain::new(&learnt, &pitch, &play, Side::South, &budget, Care::Ahead);
    let led = captain.choice(&choices);
    assert!(led.is_some_and(|choice| choices.contains(&choice)));
    assert!(captain.looked_at < 10, "{}", captain.looked_at);
    let go = AtomicBool::new(false);
    let budget = Budget::new(&go).simulations(200);
    let mut captain = Captain::new(&learnt, &pitch, &play, Side::South, &budget, Care::Ahead);
    assert!(captain.choice(&choices).is_some());
    assert!(captain.looked_at < 300, "{}", captain.looked_at);
}
