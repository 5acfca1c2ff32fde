//! The turn: clauses 301 to 328.

use crate::common::{BLUE, RED, Story, same};
use onze_chifootmi::{Asked, Event, Move};
use onze_core::{Because, Game, Seats, Viewer};

#[test]
fn chi_301_chi_302_choices_are_secret_until_both_are_in() {
    let mut story = Story::with_cards("beginner", "8 5", "8 7", &["R"]);
    assert_eq!(story.played.to_act(), Seats::BOTH);
    story.say("B P2").unwrap();
    assert_eq!((story.played.to_act(), story.view().duel), (Seats::only(RED), 0));
    for (viewer, choice) in
        [(Viewer::Seat(BLUE), Some("P2")), (Viewer::Seat(RED), None), (Viewer::Spectator, None)]
    {
        let side = &story.view_of(viewer).sides[1];
        assert_eq!((side.committed, side.choice.map(Move::command)), (true, choice), "{viewer:?}");
    }
    assert_eq!(
        story.played.steps().last().unwrap().events,
        [Event::Committed { side: onze_core::Side::Blue }]
    );
    assert_eq!(story.say("B P1"), Err("CHI-302".to_owned()), "final once made");
    story.say("R P1").unwrap();
    assert_eq!(story.told(), "R 8-7 K1");
}

#[test]
fn chi_302_it_does_not_matter_who_hands_in_first() {
    let play = |order: [&str; 2]| {
        let mut story = Story::with_cards("pro", "8 5", "8 7", &["R"]);
        for command in order {
            story.say(command).unwrap();
        }
        *story.played.state()
    };
    assert_eq!(play(["R P1", "B P2"]), play(["B P2", "R P1"]));
}

#[test]
fn chi_303_played_cards_lie_face_up_in_the_match_zone_those_of_one_action_together() {
    let mut story =
        Story::with_cards("beginner", "8 5 10 11 6 9 2 7 4 1 3", "7 1 11 5 3 8 9 4 2 6 10", &["R"]);
    story.say("R P1").unwrap();
    story.say("B P1").unwrap();
    story.say("R DD").unwrap();
    story.say("B DD").unwrap();
    // Slot 1 of both holds a card from the face-down pile now: seen by nobody else.
    assert!(story.view().sides.iter().all(|side| side.slots[0].face_down && side.slots[0].card.is_none()));
    let zones = story.zones();
    let hidden = [&zones.slots[0][0], &zones.slots[1][0]];
    story.say("R P1").unwrap();
    story.say("B P1").unwrap();
    let last = story.events().into_iter().rev().find_map(|event| match event {
        Event::Duel { attacker_card, defender_card, .. } => Some([attacker_card, defender_card]),
        _ => None,
    });
    assert_eq!(last.unwrap().map(|card| card.to_string()), hidden.map(String::as_str));
    let shown = story.view().zone[1].map(|card| card.unwrap().to_string());
    assert_eq!((story.view().zone.len(), shown.each_ref().map(String::as_str)), (2, ["4", "2"]));
}

#[test]
fn chi_304_any_occupied_slot_may_be_played_and_nothing_else() {
    let mut story = Story::with_cards("amateur", "8 X 3 11", "8 7", &["R"]);
    let moves: Vec<_> = story.played.legal(RED).iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["P1", "P2", "P3", "P4"], "an X as well as a value, a low card as well as a high one");
    for pass in ["PASS", "P0", "P5", "DU", "DD"] {
        assert!(story.say(&format!("R {pass}")).is_err(), "{pass}");
    }
    story.say("R P2").unwrap();
    assert_eq!(story.say("R P3"), Err("CHI-302".to_owned()), "no second card");
}

#[test]
fn chi_304_an_empty_slot_cannot_be_played() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    for _ in 0..8 {
        story.quiet_duel();
    }
    // After duel 8 the slot of that duel is not refilled (CHI-325).
    let empty = story.view().sides[0].slots.iter().position(|slot| !slot.occupied).unwrap() + 1;
    assert_eq!(story.say(&format!("R P{empty}")), Err("CHI-304".to_owned()));
    assert_eq!(story.played.legal(RED).len(), 3);
}

#[test]
fn chi_305_chi_306_chi_307_all_121_pairs_of_values() {
    for own in 1..=11 {
        for other in 1..=11 {
            for level in ["beginner", "amateur", "pro", "pro+ U"] {
                let (result, ball) = if own >= other { ("K1", "R C 1/2 0-0") } else { ("L", "B C 0/2 0-0") };
                let story = Story::tell(level, &format!("R {own}-{other} {result}"));
                assert_eq!(story.now(), ball);
            }
        }
    }
}

#[test]
fn chi_305_an_x_has_no_value_to_subtract() {
    // With the lowest and the highest value the result is the same.
    for value in [1, 11] {
        Story::tell("amateur", &format!("R X-{value} K1"));
        Story::tell("amateur", &format!("R {value}-X F"));
    }
}

#[test]
fn chi_308_two_conservations_in_the_same_possession_bring_the_shot() {
    let story = Story::tell("beginner", "R 8-8 K1; R 9-4 K2");
    assert_eq!(story.view().asked, Asked::Kick);
    // One, lost, won again, one: no shot.
    let story = Story::tell("beginner", "R 8-8 K1; R 5-7 L; B 1-4 L; R 9-6 K1");
    assert_eq!((story.now().as_str(), story.view().asked), ("R C 1/2 0-0", Asked::Card));
}

#[test]
fn chi_309_a_dribble_that_succeeds_is_a_conservation_as_any_other() {
    let story = Story::tell("amateur", "R X-11 K1");
    assert_eq!(story.now(), "R C 1/2 0-0");
    Story::tell("amateur", "R X-11 K1; R 5-5 K2 [LL].");
}

#[test]
fn chi_310_every_change_of_the_ball_starts_anew() {
    let changes = [
        ("beginner", "R 8-8 K1; R 5-7 L"),
        ("amateur", "R 8-8 K1; R X-X T"),
        ("amateur", "R 8-8 K1; R 6-2 K2 [LL]."),
        ("amateur", "R 8-8 K1; R 6-2 K2 [LR]*"),
        ("amateur", "R 8-8 K1; R 6-X F [LL]."),
        ("pro", "R 8-8 K1; R 6-2 K2; R 9-7 G"),
        ("pro", "R 8-8 K1; R 6-2 K2; R 9-3 H"),
        ("pro", "R 8-8 K1; R 6-2 K2; R 9-X P [LR]*"),
        ("pro", "R 8-8 K1; R 6-2 K2; R 9-10 L"),
        ("pro+ O", "R 8-8 K1; R 9-1 O+"),
        ("pro+ C", "R 8-8 K1; R 6-2 K2; R 9-X P [LR]*"),
    ];
    for (level, script) in changes {
        let story = Story::tell(level, script);
        assert!(story.now().starts_with("B C 0/2"), "{level}: {script}: {}", story.now());
    }
}

#[test]
fn chi_311_the_duel_that_wins_the_ball_is_no_conservation() {
    let story = Story::tell("beginner", "R 5-7 L");
    assert_eq!(story.now(), "B C 0/2 0-0");
    let story = Story::tell("beginner", "R 5-7 L; B 6-6 K1");
    assert_eq!(story.view().asked, Asked::Card, "two more are needed");
}

#[test]
fn chi_312_the_shot_follows_at_once_as_a_kick_or_as_the_next_duel() {
    for level in ["beginner", "amateur"] {
        let story = Story::tell(level, "R 8-8 K1; R 9-4 K2");
        assert_eq!((story.view().asked, story.view().duel), (Asked::Kick, 2), "{level}");
    }
    for level in ["pro", "pro+ OUC"] {
        let story = Story::tell(level, "R 8-8 K1; R 9-4 K2");
        assert_eq!((story.view().asked, story.now().as_str()), (Asked::Card, "R S 2/2 0-0"), "{level}");
        let story = Story::tell(level, "R 8-8 K1; R 9-4 K2; R 6-6 E; R X-5 N");
        assert_eq!(story.now(), "R S 2/2 0-0", "{level}: in phase S, k no longer changes");
    }
}

#[test]
fn chi_313_chi_314_who_takes_the_ball_gathers_the_whole_action() {
    let zones = Story::tell("beginner", "R 8-8 K1; R 5-7 L; B 4-3 K1; B 1-9 L").zones();
    assert!(same(&zones.played[1], "R8 B8 R5 B7") && same(&zones.played[0], "B4 R3 B1 R9"), "{zones:?}");
    assert!(zones.match_zone.is_empty());
}

#[test]
fn chi_314_chi_409_a_card_turned_for_a_goal_is_not_gathered_with_the_others() {
    for side in ["R", "B"] {
        let script = format!("{side} 8-8 K1; {side} 6-6 K2; {side} 9-7 G");
        let events = Story::tell("pro", &script).events();
        let gathered = events.iter().filter_map(|event| match event {
            Event::BallTo { gathered, .. } => Some(*gathered),
            _ => None,
        });
        assert_eq!(gathered.collect::<Vec<_>>(), [5], "{side}: six cards were played, and one is turned");
    }
}

#[test]
fn chi_315_a_ball_that_passes_after_a_shot_is_gathered_in_the_same_way() {
    let gathered = |level: &str, script: &str| Story::tell(level, script).zones().played[1].join(" ");
    assert_eq!(gathered("pro", "R 8-8 K1; R 6-2 K2; R 9-7 G"), "R8 B8 R6 B2 B7");
    assert_eq!(gathered("pro", "R 8-8 K1; R 6-2 K2; R 9-X P [LL]."), "R8 B8 R6 B2 R9 BX");
    assert_eq!(gathered("pro", "R 8-8 K1; R 9-X F [LR]*"), "R8 B8 BX");
    assert_eq!(gathered("pro+ O", "R 8-8 K1; R 9-1 O+"), "R8 B8 R9 B1");
}

#[test]
fn chi_316_while_the_ball_is_kept_the_cards_stay() {
    let zones = Story::tell("pro", "R 8-8 K1; R 9-4 K2; R 6-6 E; R X-5 N").zones();
    assert_eq!(zones.match_zone.join(" "), "R8 B8 R9 B4 R6 B6 RX B5");
    assert!(zones.played.iter().all(Vec::is_empty));
}

/// A beginner match after its first duel, with both draws still to choose.
fn before_the_first_draw() -> Story {
    let mut story =
        Story::with_cards("beginner", "8 5 10 11 6 9 2 7 4 1 3", "7 1 11 5 3 4 9 8 2 6 10", &["R"]);
    story.say("R P2").unwrap();
    story.say("B P1").unwrap();
    assert_eq!(story.view().asked, Asked::Pile);
    story
}

#[test]
fn chi_320_chi_321_chi_325_chi_326_a_card_from_the_face_up_pile() {
    let mut story = before_the_first_draw();
    assert_eq!(story.played.legal(RED).iter().map(ToString::to_string).collect::<Vec<_>>(), ["DU", "DD"]);
    story.say("R DU").unwrap();
    story.say("B DU").unwrap();
    let view = story.view();
    let red = &view.sides[0];
    assert_eq!((red.slots[1].card.unwrap().to_string().as_str(), red.slots[1].face_down), ("6", false));
    assert_eq!((red.face_up, red.face_down, red.top.unwrap().to_string().as_str()), (3, 3, "9"));
    assert_eq!(
        view.sides[1].slots[0].card.unwrap().to_string(),
        "3",
        "into the slot that the played card left"
    );
    assert!(red.slots.iter().all(|slot| slot.occupied), "four active cards again");
}

#[test]
fn chi_322_chi_222_a_card_from_the_face_down_pile() {
    let mut story = before_the_first_draw();
    story.say("R DD").unwrap();
    story.say("B DU").unwrap();
    let own = &story.view_of(Viewer::Seat(RED)).sides[0];
    assert_eq!((own.slots[1].card.unwrap().to_string().as_str(), own.slots[1].face_down), ("4", true));
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        let seen = &story.view_of(viewer).sides[0];
        assert_eq!((seen.slots[1].card, seen.slots[1].face_down, seen.face_down), (None, true, 2));
    }
}

#[test]
fn chi_323_both_draws_are_chosen_secretly_and_applied_together() {
    let mut story = before_the_first_draw();
    story.say("B DU").unwrap();
    let view = story.view();
    assert_eq!((view.sides[1].face_up, view.sides[1].committed), (4, true), "nothing moved yet");
    assert_eq!(view.sides[1].choice, None);
    story.say("R DD").unwrap();
    assert_eq!(story.view().sides[1].face_up, 3);
    // After a kick: first the kick, then the draw.
    let mut story = Story::with_cards("beginner", "8 9", "8 4", &["R"]);
    story.quiet_duel();
    story.say("R P2").unwrap();
    story.say("B P2").unwrap();
    assert_eq!(story.view().asked, Asked::Kick);
    story.kick("[LR]").unwrap();
    assert_eq!(story.view().asked, Asked::Pile);
}

#[test]
fn chi_324_with_one_pile_empty_the_other_is_drawn_from_and_no_draw_can_be_declined() {
    let mut story = Story::with_cards("beginner", "", "", &["R"]);
    // Red empties its face-down pile, Blue its face-up pile first.
    for duel in 0..7 {
        for side in ["R", "B"] {
            story.say(&format!("{side} P{}", duel % 4 + 1)).unwrap();
        }
        if story.view().asked == Asked::Kick {
            story.kick("[LL]").unwrap();
        }
        if story.view().asked == Asked::Pile {
            assert_eq!(story.say("R P1"), Err("CHI-902".to_owned()), "a draw cannot be passed over");
        }
        for (side, pile) in [(RED, "DD"), (BLUE, "DU")] {
            if story.played.to_act().has(side) && story.view().asked == Asked::Pile {
                story.choose(side, pile).unwrap();
            }
        }
    }
    let draws = story.events().into_iter().filter_map(|event| match event {
        Event::Drew { side, pile, forced, .. } => Some(format!("{}{pile:?}{forced}", side.letter())),
        _ => None,
    });
    let draws: Vec<String> = draws.collect();
    let of = |letter: &str| draws.iter().filter(|text| text.starts_with(letter)).cloned().collect::<Vec<_>>();
    let (down, up) = (vec!["RFaceDownfalse".to_owned(); 3], vec!["RFaceUptrue".to_owned(); 4]);
    assert_eq!(of("R"), [down, up].concat());
    let (up, down) = (vec!["BFaceUpfalse".to_owned(); 4], vec!["BFaceDowntrue".to_owned(); 3]);
    assert_eq!(of("B"), [up, down].concat());
}

#[test]
fn chi_325_chi_327_chi_328_how_many_active_cards_there_are() {
    for (level, n) in [("beginner", 11), ("amateur", 14), ("pro", 14), ("pro+ OUC", 14)] {
        let mut story = Story::with_cards(level, "", "", &["B"]);
        for duel in 1..n {
            let active = story
                .view()
                .sides
                .each_ref()
                .map(|side| side.slots.iter().filter(|slot| slot.occupied).count());
            let expected = if duel <= n - 3 { 4 } else { n - duel + 1 };
            assert_eq!(active, [expected; 2], "{level}: before duel {duel}");
            story.quiet_duel();
        }
        story.quiet_duel();
        let drew = story.events().iter().filter(|event| matches!(event, Event::Drew { .. })).count();
        assert_eq!(drew, 2 * (n - 4), "{level}: after duels 1 to n−4 and never after that");
        let slots = story.zones().slots;
        assert!(slots.iter().flatten().all(|card| card == "-"), "{level}: {slots:?}");
    }
}

#[test]
fn every_result_names_the_clause_behind_it() {
    let story = Story::tell("pro", "R 8-8 K1; R 9-4 K2; R 6-6 E; R 5-7 L");
    let rules = story.events().into_iter().flat_map(|event| event.rules().to_vec());
    let rules: Vec<String> = rules.map(|clause| clause.to_string()).collect();
    for clause in ["CHI-303", "CHI-306", "CHI-603", "CHI-606", "CHI-607", "CHI-314", "CHI-321"] {
        assert!(rules.iter().any(|rule| rule == clause), "{clause}");
    }
    let told = story.played.steps().last().unwrap().events.iter();
    assert!(told.clone().all(|event| story.played.game().told(event, Viewer::Spectator).is_some()));
}
