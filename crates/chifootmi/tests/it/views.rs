//! Who knows what: clauses 220 to 226 and the table below them, row by row.

use crate::common::{BLUE, LEVELS, RED, Story, any_of, game, header};
use onze_chifootmi::{Asked, Event, LEVEL, Move, Pile, Setup, View};
use onze_core::{Game, Match, Quick, Seat, Viewer};
use serde_json::{Value, json};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(RED), Viewer::Seat(BLUE), Viewer::Spectator];

fn deal(red: &str, blue: &str) -> Story {
    let script = [red, blue, "B"].map(str::to_owned).to_vec();
    Story { played: Match::begin(game("beginner"), header(script), &[]).unwrap() }
}

const RED_DECK: &str = "8 5 10 11 4 1 3 7 2 9 6";
const BLUE_DECK: &str = "7 1 11 5 2 6 10 8 9 4 3";

/// The complete beginner match of the rulebook after its first duel: both have drawn face down.
fn after_duel_1() -> Story {
    let mut story = deal(RED_DECK, BLUE_DECK);
    for command in ["B P4", "R P3", "R DD", "B DD"] {
        story.say(command).unwrap();
    }
    story
}

/// The slots of a side as a viewer sees them; `?` for a hidden card.
fn slots(story: &Story, viewer: Viewer, side: Seat) -> String {
    let view = story.view_of(viewer);
    let slot = view.sides[side.index()].slots.map(|slot| match (slot.occupied, slot.card) {
        (false, _) => "-".to_owned(),
        (true, None) => "?".to_owned(),
        (true, Some(card)) => card.to_string(),
    });
    slot.join(" ")
}

fn json(view: &View) -> Value {
    serde_json::to_value(view).unwrap()
}

#[test]
fn chi_220_chi_221_the_order_of_a_shuffled_deck_is_seen_by_nobody() {
    // Face-down cards and those below the top exchanged: no view differs, and no event.
    let [one, other] =
        [deal(RED_DECK, BLUE_DECK), deal("8 5 10 11 9 7 2 4 1 3 6", "7 1 11 5 8 2 4 6 10 9 3")];
    for viewer in VIEWERS {
        assert_eq!(json(&one.view_of(viewer)), json(&other.view_of(viewer)), "{viewer:?}");
        let seen = [&one, &other].map(|story| story.played.seen(0, viewer).unwrap());
        assert_eq!(seen[0].events, seen[1].events, "{viewer:?}");
        assert_eq!(seen[0].draws, seen[1].draws, "{viewer:?}: orders are not told");
        assert_eq!(seen[0].draws, [None, None, Some("B".to_owned())], "the toss lies on the table");
        assert_eq!(seen[0].hash, None);
    }
}

#[test]
fn chi_203_active_cards_dealt_or_drawn_face_up_are_seen_by_all() {
    let mut story = deal(RED_DECK, BLUE_DECK);
    for viewer in VIEWERS {
        assert_eq!(slots(&story, viewer, RED), "8 5 10 11");
        assert_eq!(slots(&story, viewer, BLUE), "7 1 11 5");
    }
    for command in ["B P4", "R P3", "R DU", "B DU"] {
        story.say(command).unwrap();
    }
    for viewer in VIEWERS {
        assert_eq!(slots(&story, viewer, RED), "8 5 6 11");
        assert_eq!(slots(&story, viewer, BLUE), "7 1 11 3");
    }
}

#[test]
fn chi_222_chi_223_the_face_of_a_card_from_the_face_down_pile_is_the_owners_until_it_is_played() {
    let mut story = after_duel_1();
    assert_eq!(VIEWERS.map(|viewer| slots(&story, viewer, RED)), ["8 5 4 11", "8 5 ? 11", "8 5 ? 11"]);
    assert_eq!(VIEWERS.map(|viewer| slots(&story, viewer, BLUE)), ["7 1 11 ?", "7 1 11 2", "7 1 11 ?"]);
    // Played, but the other has not: still hidden. At the reveal it is public.
    story.say("R P3").unwrap();
    assert_eq!(slots(&story, Viewer::Seat(BLUE), RED), "8 5 ? 11");
    assert_eq!(story.view().zone.len(), 0);
    story.say("B P4").unwrap();
    for viewer in VIEWERS {
        let zone = story
            .view_of(viewer)
            .zone
            .iter()
            .map(|pair| pair.map(|card| card.unwrap().to_string()))
            .collect::<Vec<_>>();
        assert_eq!(zone, [["4", "2"]], "{viewer:?}");
    }
}

#[test]
fn chi_222_that_a_card_lies_there_in_which_slot_and_since_when_is_public() {
    let story = after_duel_1();
    for viewer in VIEWERS {
        for (side, slot) in [(0, 2), (1, 3)] {
            let hidden = story.view_of(viewer).sides[side].slots[slot];
            assert!(hidden.occupied && hidden.face_down, "{viewer:?}");
        }
        let draws =
            story.played.seen(4, viewer).unwrap().events.into_iter().filter_map(|event| match event {
                Event::Drew { side, pile, slot, card, .. } => {
                    Some((side.letter(), pile, slot.number(), card.is_some()))
                }
                _ => None,
            });
        let knows = |seat| viewer == Viewer::Seat(seat);
        let expected = [("R", Pile::FaceDown, 3, knows(RED)), ("B", Pile::FaceDown, 4, knows(BLUE))];
        assert_eq!(draws.collect::<Vec<_>>(), expected, "{viewer:?}: told in the step of duel 1");
    }
}

#[test]
fn chi_224_a_hidden_card_is_a_face_down_slot_and_nothing_more() {
    let story = after_duel_1();
    for viewer in [Viewer::Seat(BLUE), Viewer::Spectator] {
        let view = json(&story.view_of(viewer));
        assert_eq!(
            view["sides"][0]["slots"][2],
            json!({ "occupied": true, "face_down": true }),
            "{viewer:?}"
        );
        let seen = story.played.seen(4, viewer).unwrap();
        let drew = seen.events.iter().map(|event| serde_json::to_value(event).unwrap());
        let drew = drew.filter(|event| event["kind"] == "drew" && event["side"] == "R").collect::<Vec<_>>();
        assert_eq!(
            drew,
            [json!({ "kind": "drew", "side": "R", "pile": "face-down", "slot": 3, "forced": false })]
        );
    }
    let own = json(&story.view_of(Viewer::Seat(RED)));
    assert_eq!(own["sides"][0]["slots"][2], json!({ "occupied": true, "face_down": true, "card": "4" }));
}

#[test]
fn chi_220_chi_326_the_top_of_a_face_up_pile_is_seen_by_all_and_nothing_below() {
    let mut story = deal(RED_DECK, BLUE_DECK);
    let tops = |story: &Story, viewer| story.view_of(viewer).sides.map(|side| side.top.unwrap().to_string());
    for viewer in VIEWERS {
        assert_eq!(tops(&story, viewer), ["6", "3"]);
    }
    for command in ["B P4", "R P3", "R DU", "B DU"] {
        story.say(command).unwrap();
    }
    for viewer in VIEWERS {
        assert_eq!(tops(&story, viewer), ["9", "4"], "{viewer:?}");
        let told = story.played.seen(4, viewer).unwrap().events;
        let shown = told.iter().filter_map(|event| match event {
            Event::Drew { top, .. } => top.map(|card| card.to_string()),
            _ => None,
        });
        assert_eq!(shown.collect::<Vec<_>>(), ["9", "4"]);
    }
}

#[test]
fn chi_221_the_numbers_of_cards_in_the_piles_are_public() {
    let story = after_duel_1();
    for viewer in VIEWERS {
        let piles = story.view_of(viewer).sides.map(|side| (side.face_down, side.face_up, side.played_pile));
        assert_eq!(piles, [(2, 4, 2), (2, 4, 0)], "{viewer:?}");
    }
}

#[test]
fn chi_302_a_committed_choice_is_its_authors_and_that_there_is_one_is_public() {
    let mut choices = after_duel_1();
    let check = |story: &Story, command: &str| {
        for viewer in VIEWERS {
            let side = &story.view_of(viewer).sides[0];
            let known = (viewer == Viewer::Seat(RED)).then_some(command);
            assert_eq!(
                (side.committed, side.choice.map(Move::command)),
                (true, known),
                "{viewer:?} {command}"
            );
            let last = story.played.steps().len() - 1;
            let deed = story.played.seen(last, viewer).unwrap().deed;
            assert_eq!(deed.as_deref(), known, "{viewer:?} {command}");
        }
    };
    choices.say("R P3").unwrap();
    check(&choices, "P3");
    choices.say("B P2").unwrap();
    choices.say("R DU").unwrap();
    check(&choices, "DU");
    let mut kick = Story::tell("pro", "R 8-8 K1; R 9-4 K2; R 5-X P");
    kick.say("R SC").unwrap();
    check(&kick, "SC");
    kick.say("B SL").unwrap();
    let opened = kick.played.steps().len() - 2;
    assert_eq!(
        kick.played.seen(opened, Viewer::Spectator).unwrap().deed.as_deref(),
        Some("SC"),
        "all are in"
    );
}

#[test]
fn chi_223_ball_phase_k_t_score_and_duel_number_are_public() {
    let mut story = Story::tell("pro", "R 8-8 K1; R 9-4 K2; R 7-5 G; B 3-1 K1");
    story.say("R P1").unwrap();
    for viewer in VIEWERS {
        let view = story.view_of(viewer);
        assert_eq!((view.ball.letter(), view.shot_phase, view.kept, view.needed), ("B", false, 1, 2));
        assert_eq!((view.score, view.duel, view.asked), ([1, 0], 4, Asked::Card));
    }
    // Level, options and deck lists are those of the match (CHI-212), known before it begins.
    assert_eq!(LEVEL.of(story.played.game().settings()), "pro");
}

#[test]
fn chi_303_match_zone_played_piles_goal_rows_and_past_duels_are_public() {
    let story = Story::tell("pro", "R 8-8 K1; R 9-4 K2; R 7-5 G; B 3-1 K1; B 2-X F [LR]*; R 11-11 K1");
    for viewer in VIEWERS {
        let view = story.view_of(viewer);
        assert_eq!(json(&view)["zone"], json!([["11", "11"]]));
        let rows = view
            .sides
            .each_ref()
            .map(|side| side.goal_row.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(rows, [["7"], ["2"]]);
        assert_eq!(view.sides.each_ref().map(|side| side.played_pile), [3, 5]);
        for (n, step) in story.played.steps().iter().enumerate() {
            let told = story.played.seen(n, viewer).unwrap().events;
            let hidden = |event: &Event| matches!(event, Event::Drew { pile: Pile::FaceDown, .. });
            let open =
                |events: &[Event]| events.iter().filter(|event| !hidden(event)).copied().collect::<Vec<_>>();
            assert_eq!(open(&told), open(&step.events), "{viewer:?}: nothing else is kept back");
            assert_eq!(told.len(), step.events.len());
        }
    }
}

#[test]
fn chi_223_a_spectator_sees_exactly_what_both_sides_see() {
    let story = after_duel_1();
    let [red, blue, spectator] = VIEWERS.map(|viewer| story.view_of(viewer));
    for side in 0..2 {
        for slot in 0..4 {
            let common = red.sides[side].slots[slot]
                .card
                .filter(|card| blue.sides[side].slots[slot].card == Some(*card));
            assert_eq!(spectator.sides[side].slots[slot].card, common);
        }
    }
    assert_eq!(spectator.seat, None);
}

/// Plays random matches and looks at every state on the way.
fn everywhere(
    seed: u64,
    mut look: impl FnMut(&onze_chifootmi::Chifootmi, &onze_chifootmi::State, &mut Quick),
) {
    for level in LEVELS {
        let (game, mut chance) = (game(level), Quick::new(seed));
        for _ in 0..40 {
            let mut state = game.start(&mut chance, &mut ());
            while let Some(seat) = game.to_act(&state).first() {
                look(&game, &state, &mut chance);
                let mut moves = Vec::new();
                game.legal(&state, seat, &mut moves);
                let choice = any_of(&moves, &mut chance);
                game.play(&mut state, seat, &choice, &mut chance, &mut ()).unwrap();
            }
        }
    }
}

#[test]
fn chi_225_whether_something_is_asked_depends_on_public_facts_only() {
    everywhere(1, |game, state, chance| {
        for seat in [RED, BLUE] {
            // Hidden things exchanged: what the seat sees is the same, and so is what anybody is asked.
            let other = game.resample(state, Viewer::Seat(seat), chance);
            assert_eq!(game.view(state, Viewer::Seat(seat)), game.view(&other, Viewer::Seat(seat)));
            assert_eq!(game.to_act(state), game.to_act(&other));
            let mut lists = [Vec::new(), Vec::new()];
            game.legal(state, seat, &mut lists[0]);
            game.legal(&other, seat, &mut lists[1]);
            assert_eq!(lists[0], lists[1]);
        }
    });
}

#[test]
fn chi_226_what_is_not_seen_can_be_counted() {
    everywhere(2, |game, state, _| {
        for viewer in VIEWERS {
            let view = game.view(state, viewer);
            for side in &view.sides {
                let history = side.history.as_ref().unwrap();
                let shown = side.slots.iter().filter(|slot| slot.card.is_some()).count();
                // All cards of the side: played, on show, on top of the pile, or unseen.
                let all =
                    history.played.len() + shown + usize::from(side.top.is_some()) + history.unseen.len();
                assert_eq!(all, usize::from(Setup::new(game).duels));
                let places = side.slots.iter().filter(|slot| slot.occupied && slot.card.is_none()).count()
                    + usize::from(side.face_down)
                    + usize::from(side.face_up.saturating_sub(1));
                assert_eq!(history.unseen.len(), places, "as many as there are hidden places");
            }
        }
    });
}
