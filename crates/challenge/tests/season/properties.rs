//! What holds in every championship, whatever is chosen.

use onze_challenge::{Challenge, Club, Event, Office, State, View};
use onze_core::{Chance, Game, Quick, Settings, Viewer};

fn game(set: &[(&str, &str)]) -> Challenge {
    let mut settings = Settings::new(Challenge::SETTINGS);
    for (key, value) in set {
        settings.set(key, value).unwrap();
    }
    Challenge::new(&settings).unwrap()
}

/// Plays a random championship, and tells every step.
fn play(game: &Challenge, seed: u64, mut each: impl FnMut(&State, &[Event])) -> State {
    let (mut chance, mut events) = (Quick::new(seed), Vec::new());
    let mut state = game.start(&mut chance, &mut events);
    each(&state, &events);
    loop {
        let owing = game.to_act(&state);
        if owing.is_empty() {
            return state;
        }
        let n = chance.below(u32::try_from(owing.len()).unwrap()) as usize;
        let seat = owing.nth(n).unwrap();
        let choice = game.sample(&state, seat, &mut chance).unwrap();
        events.clear();
        game.play(&mut state, seat, &choice, &mut chance, &mut events).unwrap();
        each(&state, &events);
    }
}

fn cash(view: &View) -> i64 {
    view.clubs.iter().map(|club| i64::from(club.cash)).sum()
}

/// What the cards, the bank and the gate have given and taken, by the events of a championship.
#[derive(Default)]
struct Bank {
    money: i64,
    outside: u16,
}

impl Bank {
    fn note(&mut self, event: &Event) {
        let Event::Office(event) = event else { return };
        self.money += match event {
            Office::Revenue { amount, .. } | Office::Credit { amount, .. } => i64::from(*amount),
            Office::Expense { amount, .. } => -i64::from(*amount),
            Office::ClubBought { value, wages, outside, .. } => {
                self.outside += u16::from(*outside);
                -i64::from(value + wages)
            }
            Office::Sold { price, .. } => i64::from(*price),
            Office::Bought { price, .. } => -i64::from(*price),
            Office::Booked { gate, chance, bonus, running, .. } => i64::from(gate + chance - bonus - running),
            _ => 0,
        };
    }
}

#[test]
fn cha_906_cha_312_cha_803_money_is_made_by_cards_bank_and_gate_alone_and_rings_are_never_lost() {
    for (seed, clubs) in (0..).zip(["2", "3", "4", "5", "7", "12"]) {
        let game = game(&[("clubs", clubs), ("length", "trial:2"), ("champion_stock", "9")]);
        let (mut bank, mut running) = (Bank::default(), 0);
        play(&game, seed, |state, events| {
            for event in events {
                bank.note(event);
            }
            let view = game.view(state, Viewer::All);
            // Cards drawn in a match that still runs are in its block, but not in its accounts.
            running = view
                .clubs
                .iter()
                .filter(|club| {
                    view.fixtures.iter().any(|match_| !match_.over && match_.clubs.contains(&club.club))
                })
                .map(|club| i64::from(club.open.chance))
                .sum();
            assert_eq!(cash(&view), bank.money + running, "{clubs} clubs, seed {seed}: {events:?}");
            let rings: u16 = view.clubs.iter().map(|club| u16::from(club.champions)).sum();
            assert_eq!(rings + view.stock, 9 + bank.outside, "{clubs} clubs, seed {seed}");
        });
    }
}

#[test]
fn cha_820_cha_822_cha_823_the_table_of_the_end_adds_up() {
    for (seed, clubs, legs) in [(1, 4, 2), (2, 5, 1), (3, 6, 2)] {
        let set = [("clubs", &*clubs.to_string()), ("legs", &*legs.to_string()), ("length", "trial:1")];
        let game = game(&set);
        let end = play(&game, seed, |_, _| ());
        let table = game.view(&end, Viewer::All).table;
        for line in &table {
            assert_eq!(u32::from(line.played), legs * (clubs - 1), "everybody meets everybody");
            let points = i32::from(2 * line.won + line.drawn) + i32::from(line.finance_point);
            assert_eq!(line.points, points);
        }
        let best = table.iter().map(|line| line.total).max();
        assert!(table.iter().all(|line| line.finance_point == (Some(line.total) == best)));
        let outcome = game.outcome(&end).unwrap();
        for line in &table {
            assert_eq!(outcome.ranks[line.club.index()], line.rank);
        }
    }
}

#[test]
fn cha_202_twelve_clubs_fit_into_four_kilobytes_and_a_match_into_one() {
    assert!(size_of::<State>() <= 4096, "{}", size_of::<State>());
    assert!(size_of::<onze_challenge::pitch::Play>() <= 1024);
}

#[test]
fn cha_908_a_side_that_concedes_loses_three_nil_and_its_accounts_are_made() {
    use onze_core::Notation;
    let game = game(&[("length", "trial:20")]);
    let mut chance = Quick::new(8);
    let mut state = game.start(&mut chance, &mut ());
    let mut events = Vec::new();
    let conceded = loop {
        let seat = game.to_act(&state).first().unwrap();
        let mut unasked = Vec::new();
        game.unasked(&state, seat, &mut unasked);
        if let Some(concede) = unasked.first() {
            assert_eq!(game.write_move(concede), "concede");
            game.play(&mut state, seat, concede, &mut chance, &mut events).unwrap();
            break Club::of(seat).unwrap();
        }
        let choice = game.sample(&state, seat, &mut chance).unwrap();
        game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
    };
    let booked = |event: &&Event| matches!(event, Event::Office(Office::Booked { .. }));
    assert_eq!(events.iter().filter(booked).count(), 2);
    let view = game.view(&state, Viewer::All);
    let line = view.table.iter().find(|line| line.club == conceded).unwrap();
    assert_eq!((line.lost, line.scored, line.conceded), (1, 0, 3));
}

#[test]
fn cha_204_by_the_clock_matches_follow_one_another_and_end_when_time_is_up() {
    use onze_core::{Clock, Notation};
    let game = game(&[("clubs", "4"), ("length", "minutes:30")]);
    let mut chance = Quick::new(5);
    let mut state = game.start(&mut chance, &mut ());
    let (mut clocks, mut throws) = (Vec::new(), 0);
    while let Some(seat) = game.to_act(&state).first() {
        let view = game.view(&state, Viewer::All);
        assert!(game.to_act(&state).len() <= 2, "one match at a time");
        throws += 1;
        let time = game.read_move("time").unwrap();
        match game.clock(&state) {
            Some(Clock::Period { number, seconds }) if throws % 40 == 0 => {
                assert_eq!(seconds, 30 * 60);
                clocks.push(number);
                game.play(&mut state, seat, &time, &mut chance, &mut ()).unwrap();
            }
            clock => {
                assert!(clock.is_some() == game.check(&state, seat, &time).is_ok(), "{:?}", view.stage);
                let choice = game.sample(&state, seat, &mut chance).unwrap();
                game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
            }
        }
    }
    assert_eq!(clocks, [1, 2, 3, 4, 5, 6], "one clock a match");
}
