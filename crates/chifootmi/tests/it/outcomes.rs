//! "All outcomes of a duel" and the exact probabilities: every pair of cards, counted.

use std::collections::BTreeMap;

use crate::common::{RED, Story, game, team};
use onze_chifootmi::{Asked, Chifootmi, Event, Move, Pile, Slot};
use onze_core::{Chance, Game, Notation, Seat};

type Counts = BTreeMap<String, usize>;

/// How often each code comes up among all pairs of cards, in the first duel or after two dribbles.
fn codes(level: &str, phase_s: bool) -> Counts {
    let mut counts = Counts::new();
    for own in team(level) {
        for other in team(level) {
            // Blue's cards against the dribbles: any two values but the one that is wanted.
            let before = match (phase_s, other.as_str()) {
                (false, _) => ["", ""],
                (true, "1" | "2") => ["X X", "3 4"],
                (true, _) => ["X X", "1 2"],
            };
            let [red, blue] = [format!("{} {own}", before[0]), format!("{} {other}", before[1])];
            let mut story = Story::with_cards(level, &red, &blue, &["R"]);
            for _ in 0..if phase_s { 3 } else { 1 } {
                story.quiet_duel();
            }
            let told = story.told();
            let code = told.rsplit("; ").next().unwrap().split(' ').nth(2).unwrap();
            *counts.entry(code.trim_end_matches(char::is_numeric).to_owned()).or_default() += 1;
        }
    }
    counts
}

fn counts(expected: &[(&str, usize)]) -> Counts {
    expected.iter().map(|(code, n)| ((*code).to_owned(), *n)).collect()
}

#[test]
fn chi_306_chi_307_chi_502_chi_503_chi_506_the_196_pairs_of_phase_c() {
    for level in ["amateur", "pro", "pro+", "pro+ U", "pro+ C"] {
        let all = codes(level, false);
        assert_eq!(all, counts(&[("K", 99), ("L", 55), ("T", 9), ("F", 33)]), "{level}");
        assert_eq!(all.values().sum::<usize>(), 196);
    }
    // CHI-711: ten of them are asked for.
    assert_eq!(codes("pro+ O", false), counts(&[("K", 89), ("O-", 10), ("L", 55), ("T", 9), ("F", 33)]));
    // Probabilities: d ≥ 0 has 6/11, d < 0 has 5/11 of the 121 pairs of values.
    assert_eq!(codes("beginner", false), counts(&[("K", 66), ("L", 55)]));
}

#[test]
fn chi_604_to_chi_614_the_196_pairs_of_phase_s() {
    for level in ["pro", "pro+", "pro+ OUC"] {
        let all = codes(level, true);
        let expected = [("L", 55), ("E", 11), ("G", 27), ("H", 28), ("N", 33), ("T", 9), ("P", 33)];
        assert_eq!(all, counts(&expected), "{level}");
        assert_eq!(all.values().sum::<usize>(), 196);
    }
}

/// The rows of the table: level, script, ball · phase · k/t afterwards, what is asked.
const ROWS: &[(&str, &str, &str, &str, Asked)] = &[
    ("1", "beginner", "R 4-5 L", "B C 0/2", Asked::Card),
    ("2", "beginner", "R 5-4 K1", "R C 1/2", Asked::Card),
    ("3", "beginner", "R 5-4 K1; R 7-7 K2 [LL].", "B C 0/2", Asked::Card),
    ("3", "amateur", "R 5-4 K1; R 7-7 K2 [LL].", "B C 0/2", Asked::Card),
    ("4", "pro", "R 5-4 K1; R 7-7 K2", "R S 2/2", Asked::Card),
    ("5", "amateur", "R X-4 K1", "R C 1/2", Asked::Card),
    ("5", "pro", "R X-4 K1", "R C 1/2", Asked::Card),
    ("6", "amateur", "R X-4 K1; R X-7 K2 [LL].", "B C 0/2", Asked::Card),
    ("7", "pro", "R X-4 K1; R X-7 K2", "R S 2/2", Asked::Card),
    ("8", "amateur", "R X-X T", "B C 0/2", Asked::Card),
    ("9", "pro", "R 5-X F [LL].", "B C 0/2", Asked::Card),
    ("10", "pro", "R X-4 K1; R X-7 K2; R 2-3 L", "B C 0/2", Asked::Card),
    ("11", "pro", "R X-4 K1; R X-7 K2; R 3-3 E", "R S 2/2", Asked::Card),
    ("12", "pro", "R X-4 K1; R X-7 K2; R 6-3 G", "B C 0/2", Asked::Card),
    ("13", "pro", "R X-4 K1; R X-7 K2; R 7-3 H", "B C 0/2", Asked::Card),
    ("14", "pro", "R X-4 K1; R X-7 K2; R X-3 N", "R S 2/2", Asked::Card),
    ("15", "pro", "R X-4 K1; R X-7 K2; R X-X T", "B C 0/2", Asked::Card),
    ("16", "pro", "R X-4 K1; R X-7 K2; R 1-X P [LL].", "B C 0/2", Asked::Card),
    ("17a", "pro+ O", "R 8-1 O+", "B C 0/2", Asked::Card),
    ("17b", "pro+ O", "R 8-1 O- K1", "R C 1/2", Asked::Card),
    ("18a", "pro+ U", "R 8-1 K1; R 7-8 U+ K2", "R S 2/2", Asked::Card),
    ("18b", "pro+ U", "R 8-1 K1; R 7-8 U- L", "B C 0/2", Asked::Card),
    ("19", "pro+ C", "R X-X T", "B C 0/1", Asked::Card),
    ("19", "pro+ C", "R X-4 K1; R X-7 K2; R X-X T", "B C 0/1", Asked::Card),
];

#[test]
fn every_row_of_the_table_of_outcomes() {
    for (row, level, script, after, asked) in ROWS {
        let story = Story::tell(level, script);
        assert!(story.now().starts_with(after), "row {row}, {level}: {script}: {}", story.now());
        assert_eq!(story.view().asked, *asked, "row {row}, {level}: {script}");
    }
}

/// Deals these orders, and gives Red the ball.
struct Dealt {
    orders: [Vec<u8>; 2],
    next: usize,
}

impl Chance for Dealt {
    fn below(&mut self, _: u32) -> u32 {
        0
    }

    fn word(&mut self) -> u64 {
        0
    }

    fn shuffle(&mut self, cards: &mut [u8]) {
        cards.copy_from_slice(&self.orders[self.next % 2]);
        self.next += 1;
    }
}

/// What happens when these two cards of each side meet in duels 1 and 2; kicks are not taken.
fn two_duels(game: &Chifootmi, decks: [&[u8]; 2], firsts: [[usize; 2]; 2]) -> Vec<Event> {
    let order = |side: usize| {
        let mut order: Vec<u8> = firsts[side].iter().map(|&card| decks[side][card]).collect();
        order.extend(
            (0..decks[side].len()).filter(|card| !firsts[side].contains(card)).map(|card| decks[side][card]),
        );
        order
    };
    let mut chance = Dealt { orders: [order(0), order(1)], next: 0 };
    let mut events = Vec::new();
    let mut state = game.start(&mut chance, &mut ());
    for slot in [Slot::ALL[0], Slot::ALL[1]] {
        for choice in [Move::Play(slot), Move::Draw(Pile::FaceUp)] {
            for seat in [Seat::FIRST, Seat::SECOND] {
                // A kick, an offside or a one-two stops the story; what counts has happened by then.
                let _ = game.play(&mut state, seat, &choice, &mut chance, &mut events);
            }
        }
    }
    events
}

/// Counts, over all ordered pairs of cards of both sides, in how many the first attacker (Red) gets this far.
fn count_two_duels(level: &str, wanted: impl Fn(&Event) -> bool) -> (usize, usize) {
    let game = game(level);
    let deck: Vec<u8> = team(level).iter().map(|card| game.read_card(card).unwrap()).collect();
    let pairs =
        || (0..deck.len()).flat_map(|a| (0..deck.len()).filter(move |&b| b != a).map(move |b| [a, b]));
    let (mut count, mut all) = (0, 0);
    for red in pairs() {
        for blue in pairs() {
            let events = two_duels(&game, [&deck, &deck], [red, blue]);
            count += usize::from(events.iter().any(&wanted));
            all += 1;
        }
    }
    (count, all)
}

#[test]
fn chi_308_the_first_attacker_keeps_duels_1_and_2() {
    let kept_twice = |event: &Event| matches!(event, Event::Kept { side, kept: 2, .. } if side.seat() == RED);
    let (count, all) = count_two_duels("beginner", kept_twice);
    assert_eq!(count * 110, all * 31, "31/110 at beginner level");
    for level in ["amateur", "pro"] {
        let (count, all) = count_two_duels(level, kept_twice);
        assert_eq!(count * 16562, all * 4015, "4015/16562 with 14 cards, {level}");
    }
}

#[test]
fn chi_723_a_one_two_is_offered_in_duel_2_to_the_first_attacker() {
    let offered = |event: &Event| matches!(event, Event::OneTwoOffered { side, .. } if side.seat() == RED);
    assert_eq!(count_two_duels("pro+ U", offered), (55, 33124));
}

#[test]
fn chi_812_chi_814_the_exact_odds_of_a_shoot_out() {
    // CHI-611: two of three kicks score, six of nine pairs of directions (tests/kicks.rs counts them in the engine).
    let choose = [1u64, 5, 10, 10, 5, 1];
    let ways: Vec<u64> = choose.iter().zip(0u32..).map(|(c, goals)| c * 2u64.pow(goals)).collect();
    let level: u64 = ways.iter().map(|n| n * n).sum();
    let all = 3u64.pow(10);
    assert_eq!(level * 2187, all * 575, "level after five each: 575/2187");
    // Of the nine equally likely pairs of a goal (two of three) and a save (one of three), four decide.
    let (goal, save) = (2, 1);
    assert_eq!((goal * save + save * goal, (goal + save) * (goal + save)), (4, 9));
}
