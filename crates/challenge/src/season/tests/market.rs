//! Deficits, the bank, offers between clubs and the trade window.

use super::*;
use crate::Declined;

#[test]
fn cha_309_cha_316_deficits_are_covered_in_order_before_anybody_trades() {
    let mut scene = example_32();
    assert_eq!(scene.to_act(), [club(1)]);
    assert_eq!(scene.refused("club2 credit").0, OfficeRefusal::NotYourTurn);
    assert_eq!(scene.refused("club1 pass").1, "CHA-809");
    assert_eq!(scene.refused("club1 sell 2"), (OfficeRefusal::OneAtATime, "CHA-809"));
    assert_eq!(scene.refused("club1 buy 1").1, "CHA-809");
    scene.play("club1 sell 1", "");
    assert_eq!((scene.state.stock, scene.champions(0)), (6, 2), "a ring, never a figure (CHA-310)");
    assert_eq!(scene.to_act(), [club(2)]);
    scene.play("club2 sell 1", "");
    assert_eq!((scene.cash(1), scene.to_act()), (2, vec![club(1)]), "the window opens");
}

#[test]
fn cha_311_cha_317_credit_is_drawn_once_and_at_will_only_in_phase_2() {
    let mut scene = example_32();
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-04");
    scene.play("club1 credit", "CRE-01");
    assert_eq!(scene.cash(0), 15);
    assert_eq!(scene.refused("club2 credit"), (OfficeRefusal::CreditUsed, "CHA-311"));
    scene.play("club2 pass", "");
    scene.play("club1 pass", "6 1");
    scene.at_home("club1", "6 1");
    scene.full_time(0, [0, 0], [0, 0]);
    let mut other = example_32();
    other.plays(&["club1 sell 1", "club2 sell 1", "club1 pass"]);
    other.play("club2 pass", "6 1");
    other.at_home("club1", "6 1");
    other.full_time(0, [0, 0], [0, 0]);
    assert_eq!(other.refused("club1 credit"), (OfficeRefusal::CreditTooLate, "CHA-317"));
}

#[test]
fn cha_312_cha_129_example_34_no_buying_into_debt() {
    let mut scene = example_32();
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-04");
    scene.state.stock = 2;
    scene.state.books[0].before += 10;
    assert_eq!(scene.cash(0), 15);
    assert_eq!(scene.refused("club1 buy 1"), (OfficeRefusal::TooDear { price: 20, cash: 15 }, "CHA-312"));
    scene.state.books[0].before += 10;
    assert_eq!(scene.refused("club1 buy 3"), (OfficeRefusal::BankHasNone { stock: 2 }, "CHA-128"));
    scene.play("club1 buy 1", "");
    assert_eq!((scene.cash(0), scene.state.stock, scene.champions(0)), (5, 1, 3));
}

#[test]
fn cha_909_cha_128_cha_129_the_bank_has_any_number_of_champions_at_its_price() {
    for (stock, price, cash) in [("99", "14", 6), ("1", "17", 3), ("12", "20", 0)] {
        let mut scene = example_32_with(&[("champion_stock", stock), ("bank_price", price)]);
        scene.play("club1 sell 1", "");
        scene.play("club2 credit", "CRE-04");
        scene.state.books[0].before += 15;
        scene.play("club1 buy 1", "");
        assert_eq!((scene.cash(0), scene.champions(0)), (cash, 3), "{price}");
    }
    let mut scene = example_32_with(&[("bank_price", "999")]);
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-04");
    assert_eq!(scene.refused("club1 buy 1"), (OfficeRefusal::TooDear { price: 999, cash: 5 }, "CHA-312"));
}

#[test]
fn cha_317_offers_and_asks_are_answered_at_once_and_are_three_at_most() {
    let mut scene = example_32();
    assert_eq!(
        scene.refused("club1 offer club2 1 11"),
        (OfficeRefusal::BelowResale { resale: 12 }, "CHA-317")
    );
    assert_eq!(scene.refused("club1 offer club1 1 12"), (OfficeRefusal::NoSuchPartner, "CHA-317"));
    assert_eq!(scene.refused("club1 offer club3 1 12").0, OfficeRefusal::NoSuchPartner);
    scene.play("club1 offer club2 1 12", "");
    let below = Office::Declined { club: club(2), buyer: club(2), why: Declined::BelowZero };
    assert!(scene.told(&below), "it is below zero itself");
    assert_eq!(below.rules()[0].0, "CHA-810");
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-10");
    assert_eq!([scene.cash(0), scene.cash(1)], [5, 17]);
    for _ in 0..3 {
        scene.play("club1 offer club2 1 7", "");
        assert_eq!(
            (scene.to_act(), scene.refused("club1 pass").0),
            (vec![club(2)], OfficeRefusal::NotYourTurn)
        );
        scene.play("club2 refuse", "");
        scene.play("club2 pass", "");
    }
    assert_eq!(
        scene.refused("club1 offer club2 1 7"),
        (OfficeRefusal::TooManyOffers { club: club(2) }, "CHA-317")
    );
    assert_eq!(scene.refused("club1 ask club2 1 3").0, OfficeRefusal::TooManyOffers { club: club(2) });
    scene.play("club1 sell 1", "");
    assert_eq!(
        scene.refused("club2 ask club1 2 3").0,
        OfficeRefusal::TooFewChampions { club: club(1), champions: 1 }
    );
    assert_eq!(scene.refused("club2 ask club1 1 18").0, OfficeRefusal::TooDear { price: 18, cash: 17 });
    scene.play("club2 ask club1 1 16", "");
    scene.play("club1 accept", "");
    assert_eq!([scene.cash(0), scene.cash(1)], [33, 1]);
    assert_eq!([scene.champions(0), scene.champions(1)], [0, 5]);
    assert_eq!([scene.state.books[0].open.sold, scene.state.books[1].open.bought], [12 + 12 + 16, 16]);
}

#[test]
fn cha_317_the_window_closes_when_all_have_passed_in_a_row() {
    let mut scene = example_32();
    scene.plays(&["club1 sell 1", "club2 sell 1", "club1 pass", "club2 sell 1", "club1 pass"]);
    assert_eq!(scene.state.round, 0);
    scene.play("club2 pass", "3 4");
    assert_eq!((scene.state.round, scene.to_act()), (1, vec![club(2)]));
}

/// The second match of a club that has T₁ = 2, its credit used, and this many champions at a resale price of 10.
fn example_33(champions: u8) -> Scene {
    let mut scene = example_32();
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-10");
    scene.play("club1 pass", "");
    scene.play("club2 pass", "6 1");
    scene.at_home("club2", "6 1");
    scene.full_time(0, [0, 0], [0, 0]);
    scene.play("club1 pass", "");
    scene.play("club2 pass", "6 1");
    scene.at_home("club2", "6 1");
    let books = &mut scene.state.books[0];
    (books.before, books.champions, books.credit) = (2, champions, 1);
    books.club = Card::read("C2-02");
    // Bonus 3 for a win, running costs 5.
    (books.cards[Deck::Bonus as usize], books.cards[Deck::Running as usize]) = (1, 9);
    scene.full_time(0, [0, 1], [0, 0]);
    scene
}

#[test]
fn cha_809_example_33_a_deficit_after_a_match_must_be_covered() {
    let mut scene = example_33(1);
    assert_eq!((scene.cash(0), scene.to_act()), (-6, vec![club(1)]));
    assert_eq!(scene.refused("club1 credit"), (OfficeRefusal::CreditUsed, "CHA-311"));
    scene.play("club1 sell 1", "");
    assert_eq!(scene.cash(0), 4, "T₂");
}

#[test]
fn cha_810_example_33_without_a_champion_it_is_administration() {
    let scene = example_33(0);
    assert!(scene.told(&Office::Administration { club: club(1), cash: -6 }));
    assert_eq!((scene.cash(0), scene.state.books[0].in_debt), (-6, 1));
    assert_eq!(scene.game.standing(&scene.state, club(1)).penalty, 0, "no points are lost by default");
}

#[test]
fn cha_810_cha_312_below_zero_nothing_is_bought() {
    let mut scene = example_32();
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-10");
    scene.state.books[0].before = -40;
    assert_eq!(scene.refused("club1 buy 1").1, "CHA-810");
    assert_eq!(scene.refused("club1 ask club2 1 0").1, "CHA-810");
}

#[test]
fn cha_809_cha_904_a_club_without_champions_draws_its_credit_without_being_asked() {
    let mut scene = example_32();
    scene.plays(&["club1 sell 1", "club2 sell 1", "club1 pass"]);
    scene.play("club2 pass", "6 1");
    scene.at_home("club2", "6 1");
    let books = &mut scene.state.books[0];
    (books.before, books.champions) = (-3, 0);
    scene.full_time(0, [0, 0], [0, 0]);
    assert!(scene.game.due(&scene.state));
    scene.game.go_on(&mut scene.state, &mut Script("CRE-01".split_whitespace()), &mut scene.events);
    assert_eq!(scene.cash(0), -3 - 2 + 10);
}

#[test]
fn cha_810_administration_penalty_costs_points_for_each_match() {
    let mut scene = Scene::new(&[("administration_penalty", "2")], &format!("6 1 {LYSMARINE} {AURELIA}"));
    scene.state.books[0].in_debt = 2;
    scene.state.books[0].fared.add(2, 1);
    assert_eq!(scene.game.standing(&scene.state, club(1)).points, 2 - 4);
}

#[test]
fn cha_318_a_trade_is_booked_in_the_block_of_the_latest_match_which_closes_at_the_next_kick_off() {
    let mut scene = example_32();
    scene.plays(&["club1 sell 1", "club2 sell 1"]);
    assert_eq!(scene.state.books[0].open.sold, 12, "block C");
    scene.play("club1 pass", "");
    scene.play("club2 pass", "6 1");
    assert_eq!((scene.state.books[0].before, scene.state.books[0].open.sold), (5, 0), "T₀ is closed");
    scene.at_home("club1", "6 1");
    scene.full_time(0, [0, 0], [0, 0]);
    scene.play("club1 sell 1", "");
    assert_eq!((scene.state.books[0].open.gate, scene.state.books[0].open.sold), (10, 12), "match 1");
    scene.play("club2 pass", "");
    scene.play("club1 pass", "6 1");
    assert_eq!((scene.state.books[0].before, scene.state.books[0].open), (25, crate::Block::default()));
}

#[test]
fn cha_904_who_can_offer_to_nobody_any_more_sells_to_the_bank_without_being_asked() {
    let mut scene = example_32();
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-01");
    assert_eq!(scene.cash(1), -1, "still in deficit");
    // Aurélia asks 13 and more of Lysmarine, which has 5.
    scene.plays(&["club2 offer club1 1 13", "club2 offer club1 1 14"]);
    assert_eq!(scene.to_act(), [club(2)]);
    scene.play("club2 offer club1 1 15", "");
    assert!(scene.told(&Office::Sold { club: club(2), champions: 1, price: 13, cash: 12, left: 3 }));
    assert_eq!(scene.state.stage, Stage::Trade { place: 0, passed: 0 }, "covered, and no further");
}

#[test]
fn cha_312_cha_317_offers_that_the_other_cannot_pay_are_not_among_the_samples() {
    let mut scene = example_32();
    scene.play("club1 sell 1", "");
    scene.play("club2 credit", "CRE-04");
    let offers = |scene: &Scene| {
        let mut moves = Vec::new();
        scene.game.legal(&scene.state, club(1).seat(), &mut moves);
        moves.iter().filter(|choice| matches!(choice, Move::Offer(_))).count()
    };
    assert_eq!((scene.cash(1), offers(&scene)), (4, 0), "12 and 16 MF are asked of 4");
    scene.state.books[1].before += 10;
    assert_eq!((scene.cash(1), offers(&scene)), (14, 1), "12 MF can be paid");
    assert_eq!(
        scene.refused("club1 offer club2 9 4").0,
        OfficeRefusal::TooFewChampions { club: club(1), champions: 2 }
    );
    scene.state.books[1].before -= 10;
    // It may still be said.
    scene.play("club1 offer club2 1 16", "");
    assert!(scene.told(&Office::Declined { club: club(2), buyer: club(2), why: Declined::TooDear }));
}

/// The dearest champion is one of C4-10, for whom the bank pays 14.
#[test]
fn cha_129_cha_909_the_bank_sells_no_champion_below_the_highest_resale_price() {
    let new = |price: &str, rules: Option<u32>, friendly: &str| {
        let mut settings = Settings::new(Challenge::SETTINGS);
        settings.set("bank_price", price).unwrap();
        settings.set("friendly", friendly).unwrap();
        Challenge::new(&rules.map_or(settings.clone(), |version| settings.by_rules(version))).map(drop)
    };
    let refused = OfficeRefusal::BankPrice { given: 13, least: 14 };
    assert_eq!(refused.rules()[0].0, "CHA-909");
    assert_eq!(new("13", None, "off"), Err(refused.into()));
    assert_eq!(new("14", None, "off"), Ok(()));
    assert_eq!(new("0", Some(2), "off"), Ok(()), "older records are played on");
    assert_eq!(new("13", None, "on"), Ok(()), "a friendly match has no bank");
}
