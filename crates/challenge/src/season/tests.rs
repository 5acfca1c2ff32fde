//! Whole stretches of a championship with dice and cards that are told, and matches of which only the score is.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

use onze_core::{Because, Chance, Game, Notation, Seats, Settings};

use super::*;
use crate::cards::Card;
use crate::fixture::Setting;
use crate::options::Length;
use crate::pitch::Phase;
use crate::refusal::OfficeRefusal;
use crate::{Move, Refusal};

mod asked;
mod kept;
mod market;
mod report;

/// A championship with told dice and cards.
struct Scene {
    game: Challenge,
    state: State,
    events: Vec<Event>,
}

/// Dice and cards in order: `6 1 CAP-05`.
struct Script<'a>(std::str::SplitWhitespace<'a>);

impl Chance for Script<'_> {
    fn below(&mut self, _: u32) -> u32 {
        panic!("only dice and cards are drawn")
    }

    fn word(&mut self) -> u64 {
        panic!("only dice and cards are drawn")
    }

    fn die(&mut self, _: u32) -> u32 {
        self.0.next().expect("a die is told").parse().unwrap()
    }

    fn card(&mut self, left: &[u8]) -> u8 {
        let card = self.0.next().expect("a card is told");
        let code = Card::read(card).unwrap().code();
        assert!(left.contains(&code), "{card} is left");
        code
    }
}

impl Scene {
    fn new(set: &[(&str, &str)], script: &str) -> Scene {
        let mut settings = Settings::new(Challenge::SETTINGS);
        for (key, value) in set {
            settings.set(key, value).unwrap();
        }
        let game = Challenge::new(&settings).unwrap();
        let (mut script, mut events) = (Script(script.split_whitespace()), Vec::new());
        let state = game.start(&mut script, &mut events);
        assert_eq!(script.0.next(), None, "every draw is used");
        Scene { game, state, events }
    }

    fn try_play(&mut self, text: &str, script: &str) -> Result<(), Refusal> {
        let (club, choice) = text.split_once(' ').unwrap();
        let (seat, choice) = (self.game.read_seat(club).unwrap(), self.game.read_move(choice).unwrap());
        let mut script = Script(script.split_whitespace());
        self.events.clear();
        self.game.play(&mut self.state, seat, &choice, &mut script, &mut self.events)?;
        assert_eq!(script.0.next(), None, "every draw is used");
        Ok(())
    }

    #[track_caller]
    fn play(&mut self, text: &str, script: &str) {
        if let Err(refusal) = self.try_play(text, script) {
            panic!("{text}: {refusal:?}");
        }
    }

    #[track_caller]
    fn plays(&mut self, texts: &[&str]) {
        for text in texts {
            self.play(text, "");
        }
    }

    #[track_caller]
    fn refused(&mut self, text: &str) -> (OfficeRefusal, &'static str) {
        let before = self.state.clone();
        let refusal = self.try_play(text, "").expect_err("it is refused");
        assert_eq!(self.state, before, "a refusal leaves no trace");
        let clause = refusal.rules()[0].0;
        match refusal {
            Refusal::Office(no) => (no, clause),
            Refusal::Pitch(refusal) => panic!("{text}: {refusal:?}"),
        }
    }

    /// The match of this place in the round is at these goals of host and guest, with this money of cards, and over.
    fn full_time(&mut self, index: usize, goals: [u8; 2], money: [i16; 2]) {
        let fixture = &mut self.state.fixtures[index];
        fixture.play.score = goals;
        fixture.play.phase = Phase::Over;
        for (team, money) in fixture.play.sides.iter_mut().zip(money) {
            team.money = money;
        }
        self.events.clear();
        Season { game: &self.game, state: &mut self.state, events: &mut self.events }.after_play(index);
    }

    /// The dice of both matches before the squads; this club is at home.
    fn at_home(&mut self, host: &str, dice: &str) {
        let index = self.state.fixture_of(Club::read(host).unwrap()).unwrap();
        let Setting::Colour(chooser) = self.state.fixtures[index].setting else { panic!("colours first") };
        self.play(&format!("{chooser} colour red"), dice);
        let Setting::Venue(chooser) = self.state.fixtures[index].setting else { panic!("then the place") };
        let own = if chooser.name() == host { "own" } else { "away" };
        self.play(&format!("{chooser} venue {own}"), "");
    }

    fn cash(&self, club: usize) -> Money {
        self.game.cash(&self.state, Club::new(club).unwrap())
    }

    fn champions(&self, club: usize) -> u8 {
        self.state.books[club].champions
    }

    fn to_act(&self) -> Vec<Club> {
        Clubs(self.game.to_act(&self.state)).iter().collect()
    }

    fn told(&self, wanted: &Office) -> bool {
        self.events.contains(&Event::Office(wanted.clone()))
    }
}

fn club(number: usize) -> Club {
    Club::new(number - 1).unwrap()
}

/// Lysmarine and Aurélia of example 32 draw their cards.
const LYSMARINE: &str = "CAP-05 MUN-05 REG-05 SPO-05 SUB-04 TVR-04 TAX-05 SOC-06 RUN-06 BON-05";
const AURELIA: &str = "CAP-08 MUN-07 REG-07 SPO-07 SUB-08 TVR-05 TAX-07 SOC-04 RUN-03 BON-06";

/// Example 32 up to the trade window of Phase 2.
fn example_32() -> Scene {
    example_32_with(&[])
}

/// The same with options.
fn example_32_with(set: &[(&str, &str)]) -> Scene {
    let mut scene = Scene::new(set, &format!("6 1 {LYSMARINE} {AURELIA}"));
    scene.play("club1 series 3", "C3-05");
    scene.play("club2 series 4", "C4-05");
    scene
}

#[test]
fn cha_807_cha_808_cha_821_example_32_a_whole_game_for_two_clubs() {
    let mut scene = example_32();
    let capitals = [club(1), club(2)].map(|club| scene.state.of(club).capital(&scene.game.figures));
    assert_eq!(capitals, [72, 91], "A (313)");
    assert_eq!([scene.cash(0), scene.cash(1)], [-7, -11], "RESULT (314)");
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-04");
    assert_eq!([scene.cash(0), scene.cash(1)], [5, 4], "T₀ (315)");
    assert_eq!([scene.champions(0), scene.champions(1)], [2, 4]);
    scene.play("club1 pass", "");
    scene.play("club2 pass", "6 1");
    scene.at_home("club1", "6 1");
    scene.full_time(0, [2, 1], [3, 0]);
    assert_eq!([scene.cash(0), scene.cash(1)], [14, 4], "T₁ (807)");
    let lines =
        Office::Booked { club: club(1), number: 1, gate: 10, chance: 3, bonus: 4, running: 0, cash: 14 };
    assert!(scene.told(&lines));
    scene.play("club1 pass", "");
    scene.play("club2 pass", "1 6");
    scene.at_home("club2", "1 6");
    scene.full_time(0, [1, 1], [2, -3]);
    assert_eq!([scene.cash(0), scene.cash(1)], [5, 13], "T₂ (808)");
    let lines =
        Office::Booked { club: club(2), number: 2, gate: 12, chance: 2, bonus: 2, running: 3, cash: 13 };
    assert!(scene.told(&lines));
    assert!(scene.told(&Office::Repaid { club: club(2), credit: 15, total: -2 }), "F (821)");
    let outcome = scene.game.outcome(&scene.state).unwrap();
    assert_eq!(outcome.score.as_slice(), [4, 1], "points (802, 822)");
    assert_eq!(outcome.winner(), Some(club(1).seat()), "champion");
}

#[test]
fn cha_307_example_31_a_capital_of_50_refuses_series_4_and_allows_series_3() {
    // 42 + 8 + 6 + 11 + 8 + 8 = 83 less 33 would be too little cost: 46 + 4 + 2 + 6 + 5 + 6 = 69, less 10 + 5 + 4.
    let cards = "CAP-06 MUN-01 REG-01 SPO-01 SUB-02 TVR-01 TAX-10 SOC-06 RUN-06 BON-01";
    let mut scene = Scene::new(&[], &format!("6 1 {cards} {AURELIA}"));
    assert_eq!(scene.cash(0), 50);
    let refused = OfficeRefusal::SeriesTooDear { series: 4, asks: 51, capital: 50 };
    assert_eq!(scene.refused("club1 series 4"), (refused, "CHA-307"));
    scene.play("club1 series 3", "C3-01");
}

#[test]
fn cha_205_cha_206_the_highest_die_begins_and_equal_ones_are_thrown_again() {
    let cards = ["01", "02", "03"].map(|n| Deck::DRAWN.map(|deck| format!("{}-{n}", deck.word())).join(" "));
    let script = format!("5 2 5 3 4 {}", cards.join(" "));
    let scene = Scene::new(&[("clubs", "3")], &script);
    let first_and_third = Seats::only(club(1).seat()).with(club(3).seat());
    assert!(scene.told(&Office::Tied { clubs: Clubs(first_and_third), stake: Stake::Order }));
    assert_eq!((scene.state.first, scene.to_act()), (club(3), vec![club(3)]));
    assert_eq!(scene.state.of(club(1)).card(Deck::Tax), Card::read("TAX-02"), "round the table after it");
}

#[test]
fn cha_301_cha_302_cha_303_cha_304_every_club_draws_nine_finance_cards_and_a_bonus_card() {
    let scene = example_32();
    let books = scene.state.of(club(1));
    let drawn = Deck::DRAWN.map(|deck| books.card(deck).unwrap().to_string()).join(" ");
    assert_eq!(drawn, LYSMARINE);
    let scene = Scene::new(&[], &format!("6 1 {LYSMARINE} {AURELIA}"));
    assert!(scene.told(&Office::Capital { club: club(1), revenue: 87, expenses: 15, capital: 72 }));
}

#[test]
fn cha_305_cha_308_cha_128_a_club_brings_its_champions_from_the_bank_and_costs_value_and_wages() {
    let scene = example_32();
    assert_eq!(scene.state.stock, 12 - 7);
    assert_eq!([scene.champions(0), scene.champions(1)], [3, 4]);
    let scene = {
        let mut scene = Scene::new(&[("champion_stock", "2")], &format!("6 1 {LYSMARINE} {AURELIA}"));
        scene.play("club1 series 3", "C3-05");
        scene
    };
    assert_eq!((scene.state.stock, scene.champions(0)), (0, 3), "the third comes from outside");
}

#[test]
fn cha_804_the_gate_is_the_hosts_or_both_get_it_or_half_of_it() {
    for (gate, gates) in [("host", [0, 13]), ("both", [13, 13]), ("half", [6, 6])] {
        let mut scene = Scene::new(&[("gate", gate)], &format!("6 1 {LYSMARINE} {AURELIA}"));
        scene.play("club1 series 1", "C1-01");
        scene.play("club2 series 4", "C4-06");
        scene.plays(&["club2 sell 1", "club2 sell 1", "club1 pass"]);
        scene.play("club2 pass", "6 1");
        scene.at_home("club2", "6 1");
        scene.full_time(0, [0, 0], [0, 0]);
        assert_eq!([0, 1].map(|n| scene.state.books[n].open.gate), gates, "{gate}");
    }
}

#[test]
fn cha_820_cha_811_rounds_follow_one_another_with_a_window_between_them_but_not_after_the_last() {
    let mut scene = example_32();
    scene.plays(&["club1 sell 1", "club2 sell 1", "club1 pass"]);
    scene.play("club2 pass", "6 1");
    scene.at_home("club1", "6 1");
    scene.full_time(0, [0, 0], [0, 0]);
    assert!(scene.told(&Office::WindowOpened { first: club(1) }));
    scene.play("club1 pass", "");
    scene.play("club2 pass", "6 1");
    scene.at_home("club2", "6 1");
    scene.full_time(0, [0, 0], [0, 0]);
    assert!(!scene.told(&Office::WindowOpened { first: club(1) }));
    assert!(scene.game.outcome(&scene.state).is_some());
}

#[test]
fn cha_822_clubs_that_tie_for_the_best_finances_get_a_point_each() {
    let mut scene = example_32();
    for n in 0..2 {
        let debt = scene.state.books[n].debt(&scene.game.figures);
        scene.state.books[n].before = 9 + debt;
        scene.state.books[n].open = crate::Block::default();
    }
    Season { game: &scene.game, state: &mut scene.state, events: &mut scene.events }.end();
    assert_eq!(scene.state.finance, Seats::all(2));
    let outcome = scene.game.outcome(&scene.state).unwrap();
    assert_eq!(
        (outcome.score.as_slice(), outcome.winner()),
        ([1, 1].as_slice(), None),
        "the title is shared"
    );
}

#[test]
fn cha_121_an_empty_series_cannot_be_chosen_except_the_first_by_a_club_that_no_other_admits() {
    let mut scene = Scene::new(&[], &format!("6 1 {LYSMARINE} {AURELIA}"));
    scene.state.piles.set_bits(Deck::Series3, 0).unwrap();
    scene.state.piles.set_bits(Deck::Series1, 0).unwrap();
    assert_eq!(scene.refused("club1 series 3"), (OfficeRefusal::SeriesEmpty { series: 3 }, "CHA-121"));
    assert_eq!(scene.refused("club1 series 1"), (OfficeRefusal::SeriesEmpty { series: 1 }, "CHA-121"));
    for deck in [Deck::Series2, Deck::Series4] {
        scene.state.piles.set_bits(deck, 0).unwrap();
    }
    scene.play("club1 series 1", "C1-07 C1-01");
    assert!(scene.told(&Office::SeriesChosen { club: club(2), series: 1, only: true }), "CHA-904");
}

#[test]
fn cha_401_cha_402_cha_403_the_higher_die_chooses_shirts_and_then_the_place() {
    let mut scene = example_32();
    scene.plays(&["club1 sell 1", "club2 sell 1", "club1 pass"]);
    scene.play("club2 pass", "3 3 2 5");
    assert!(scene.told(&Office::Tied { clubs: Clubs(Seats::all(2)), stake: Stake::Colour }), "CHA-206");
    assert_eq!((scene.to_act(), scene.refused("club2 venue own").1), (vec![club(2)], "CHA-401"));
    scene.play("club2 colour blue", "4 1");
    let fixture = &scene.state.fixtures[0];
    assert_eq!((fixture.shirt, scene.to_act()), (crate::Shirt::Red, vec![club(1)]));
    assert_eq!(scene.refused("club1 colour red").1, "CHA-402");
    scene.play("club1 venue away", "");
    assert_eq!((scene.state.fixtures[0].host(), scene.state.fixtures[0].guest()), (club(2), club(1)));
}

/// Shirts and place are points 1 and 2 of the match (CHA-101), and its accounts need a host (CHA-804).
#[test]
fn cha_908_who_gives_up_before_the_place_is_chosen_leaves_it_to_the_others() {
    for chooses in ["3 5", "5 3"] {
        let mut scene = example_32();
        scene.plays(&["club1 sell 1", "club2 sell 1", "club1 pass"]);
        scene.play("club2 pass", chooses);
        let (cash, gate) = (scene.cash(1), scene.game.figures.club(scene.state.books[1].club.unwrap()).gate);
        let bonus = scene.state.books[1].card(Deck::Bonus).unwrap();
        let bonus = scene.game.figures.bonus(bonus, crate::figures::Verdict::Win);
        scene.play("club1 concede", "");
        let full_time = Office::FullTime { host: club(2), guest: club(1), host_goals: 3, guest_goals: 0 };
        assert!(scene.told(&full_time), "{chooses}");
        assert_eq!(scene.cash(1), cash + gate - bonus, "{chooses}");
    }
}

#[test]
fn cha_319_cha_820_four_clubs_play_two_matches_at_the_same_time_and_their_accounts_wait_for_both() {
    let cards =
        ["01", "02", "03", "04"].map(|n| Deck::DRAWN.map(|deck| format!("{}-{n}", deck.word())).join(" "));
    let mut scene = Scene::new(&[("clubs", "4")], &format!("6 1 1 1 {}", cards.join(" ")));
    for (n, card) in (1..=4).zip(["C1-01", "C1-02", "C1-03", "C1-04"]) {
        if scene.to_act() == [club(n)] {
            scene.play(&format!("club{n} series 1"), card);
        }
    }
    while scene.state.round == 0 {
        let passing = scene.to_act()[0];
        let last = matches!(scene.state.stage, Stage::Trade { passed: 3, .. });
        scene.play(&format!("{passing} pass"), if last { "6 1 1 6" } else { "" });
    }
    assert_eq!(scene.to_act(), [club(1), club(3)], "first with last, second with last but one");
    scene.at_home("club3", "6 1");
    assert_eq!(
        scene.to_act(),
        [club(1), club(2), club(3)],
        "both squads are owed in one match, the shirts in the other"
    );
    scene.full_time(1, [1, 0], [0, 0]);
    assert_eq!((scene.state.stage, scene.to_act()), (Stage::Round, vec![club(1)]));
    scene.at_home("club4", "1 6");
    scene.full_time(0, [0, 0], [0, 0]);
    assert!(matches!(scene.state.stage, Stage::Trade { .. }));
}

#[test]
fn cha_102_cha_201_cha_202_two_to_twelve_clubs_take_part() {
    for clubs in 2..=12 {
        let mut settings = Settings::new(Challenge::SETTINGS);
        settings.set("clubs", &clubs.to_string()).unwrap();
        assert_eq!(Challenge::new(&settings).unwrap().seats(), clubs);
    }
    let mut settings = Settings::new(Challenge::SETTINGS);
    assert!(settings.set("clubs", "13").is_err() && settings.set("clubs", "1").is_err());
}

#[test]
fn cha_203_cha_204_a_match_lasts_thirty_throws_or_minutes_at_least() {
    let game = |length: &str| {
        let mut settings = Settings::new(Challenge::SETTINGS);
        settings.set("length", length).unwrap();
        Challenge::new(&settings).map(|game| game.rules.length)
    };
    assert_eq!(game("throws:45"), Ok(Length::Throws(45)));
    assert_eq!(game("minutes:30"), Ok(Length::Minutes(30)));
    assert_eq!(game("trial:5"), Ok(Length::Throws(5)));
    for wrong in
        ["throws:29", "minutes:5", "throws:045", "throws:301", "trial:30", "goals:3", "45", "throws:-1"]
    {
        assert_eq!(game(wrong).unwrap_err().rules()[0].0, "CHA-204", "{wrong}");
    }
}

#[test]
fn cha_101_the_phases_follow_one_another() {
    let mut scene = Scene::new(&[("matches", "1")], &format!("6 1 {LYSMARINE} {AURELIA}"));
    assert!(matches!(scene.state.stage, Stage::Series { place: 0 }));
    scene.play("club1 series 1", "C1-01");
    scene.play("club2 series 1", "C1-02");
    assert!(matches!(scene.state.stage, Stage::Trade { .. }), "nobody is in deficit");
    scene.play("club1 pass", "");
    scene.play("club2 pass", "6 1");
    assert_eq!(scene.state.stage, Stage::Round);
    scene.at_home("club1", "6 1");
    scene.full_time(0, [3, 0], [0, 0]);
    assert_eq!(scene.state.stage, Stage::Over);
    assert_eq!(scene.refused("club1 pass"), (OfficeRefusal::SeasonOver, "CHA-823"));
}

#[test]
fn cha_802_cha_806_two_points_for_a_win_and_the_bonus_of_the_result() {
    for (goals, points, bonuses) in
        [([2, 1], [2, 0], [4, 0]), ([1, 1], [1, 1], [2, 2]), ([0, 3], [0, 2], [1, 5])]
    {
        let mut scene = example_32();
        scene.plays(&["club1 sell 1", "club2 sell 1", "club1 pass"]);
        scene.play("club2 pass", "6 1");
        scene.at_home("club1", "6 1");
        scene.full_time(0, goals, [0, 0]);
        let score = scene.game.score(&scene.state);
        assert_eq!(score.as_slice(), points);
        assert_eq!([0, 1].map(|n| scene.state.books[n].open.bonus), bonuses, "BON-05 and BON-06");
    }
}

#[test]
fn cha_103_cha_122_what_no_clause_knows_cannot_be_chosen_and_money_is_whole_millions() {
    for unknown in ["tackle S4", "half-time", "offer club2 1 1.5", "offer club2 1 1,5", "sell 0.5"] {
        assert!(Move::read(unknown).is_err(), "{unknown}");
    }
}

#[test]
fn the_moves_of_management_are_written_as_they_are_read() {
    for text in [
        "series 3",
        "sell 1",
        "buy 2",
        "credit",
        "offer club2 1 15",
        "ask club12 2 0",
        "accept",
        "refuse",
        "pass",
        "colour red",
        "colour blue",
        "venue own",
        "venue away",
        "time",
        "concede",
    ] {
        assert_eq!(Move::read(text).unwrap().to_string(), text);
    }
    for wrong in ["series 5", "sell", "sell 01", "buy -1", "offer club13 1 15", "ask club2 1", "pass 1", ""] {
        assert!(
            matches!(Move::read(wrong), Err(Refusal::Office(OfficeRefusal::NotACommand { .. }))),
            "{wrong}"
        );
    }
}
