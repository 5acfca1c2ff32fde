//! Score sheets: the two complete matches of the rulebook, and every match there and back.

use crate::common::sheet::read;
use crate::common::{BLUE, LEVELS, RED, Story, any_of, game, game_with_deck, header, same};
use onze_chifootmi::{Chifootmi, Move, sheet};
use onze_core::{Chance, Game, Match, Notation, Quick, Seat, Viewer};

const BEGINNER: &str = "\
CHI 1; level=beginner; opt=-; R 8 5 10 11 4 1 3 7 2 9 6; B 7 1 11 5 2 6 10 8 9 4 3; ball=B
1 B 5@4-10@3 L /dd
2 R 8@1-1@2 K1 /du
3 R 4@3-2@4 K2 [LR]* /dd
4 B 6@4-1@1 K1 /ud
5 B 11@3-6@1 K2 [RL]* /uu
6 R 11@4-4@3 K1 /uu
7 R 2@4-10@4 L /uu
8 B 9@3-9@1 K1 /--
9 B 7@1-3@3 K2 [LL]. /--
10 R 7@4-3@2 K1 /--
11 R 5@2-8@4 L Z[RL]*
END B 1-2
";

const PRO_PLUS: &str = "\
CHI 1; level=pro+; opt=OUC; R 2 3 4 8 9 6 X X 11 10 7 1 5 X; B 8 7 X 5 X 10 2 6 3 1 9 11 X 4; ball=B
1 B 8@1-2@1 K1 /ud
2 B 7@2-8@4 U+ K2 /uu
3 B X@1-4@3 N /du
4 B 5@4-5@4 E /du
5 B X@3-3@2 N /uu
6 B 11@4-6@4 H /dd
7 R 1@2-9@3 L /uu
8 B X@1-X@1 T /ud
9 R X@4-2@1 K1 /uu
10 R 11@4-10@4 G /uu
11 B 1@3-X@4 F [LR]* /--
12 R 9@3-4@2 K1 /--
13 R 10@1-3@1 O+ /--
14 B 6@4-7@2 L Z[RR].
SO R
1 R [RL]* B [LL].
2 R [LC]* B [RR].
3 R [LL]. B [LL].
4 R [LL]. B [CL]*
5 R [CL]* B [CR]*
END R 1-1 (3-2)
";

/// The match up to and with this duel.
fn after_duel(text: &str, duel: usize) -> Story {
    let lines: Vec<&str> = text.lines().take(duel + 1).collect();
    read(&lines.join("\n"))
}

#[test]
fn the_complete_beginner_match() {
    let story = read(BEGINNER);
    assert_eq!(sheet::write(&story.played, Viewer::All), BEGINNER);
    let zones = story.zones();
    assert!(same(&zones.goals[0], "R4") && same(&zones.goals[1], "B11 B8"), "{zones:?}");
    assert!(same(&zones.played[0], "R10 R1 R6 R9 R3 B5 B6 B9 B7"), "{zones:?}");
    assert!(same(&zones.played[1], "R8 R11 R2 R7 R5 B1 B2 B4 B10 B3"), "{zones:?}");
    assert!(zones.match_zone.is_empty());
    assert_eq!((zones.played[0].len(), zones.played[1].len(), zones.count()), (9, 10, 22));
    let outcome = story.played.outcome().unwrap();
    assert_eq!((outcome.winner(), &outcome.score[..], outcome.tie_break), (Some(BLUE), &[1, 2][..], None));
}

#[test]
fn chi_208_the_complete_beginner_match_set_up() {
    let zones = after_duel(BEGINNER, 0).zones();
    assert_eq!(zones.slots.map(|slots| slots.join(" ")), ["8 5 10 11", "7 1 11 5"]);
    assert_eq!(zones.face_down.map(|pile| pile.join(" ")), ["4 1 3", "2 6 10"]);
    assert_eq!(zones.face_up.map(|pile| pile.join(" ")), ["6 9 2 7", "3 4 9 8"]);
}

#[test]
fn chi_220_to_chi_223_the_complete_beginner_match_seen_after_duel_1() {
    let story = after_duel(BEGINNER, 1);
    let slots = |viewer: Viewer, side: Seat| {
        let view = story.view_of(viewer);
        let card =
            |slot: &onze_chifootmi::SlotView| slot.card.map_or("hidden".to_owned(), |card| card.to_string());
        view.sides[side.index()].slots.iter().map(card).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(slots(Viewer::Seat(RED), RED), "8, 5, 4, 11");
    assert_eq!(slots(Viewer::Seat(RED), BLUE), "7, 1, 11, hidden");
    assert_eq!(slots(Viewer::Seat(BLUE), RED), "8, 5, hidden, 11");
    assert_eq!(slots(Viewer::Spectator, RED), "8, 5, hidden, 11");
    assert_eq!(slots(Viewer::Spectator, BLUE), "7, 1, 11, hidden");
    let view = story.view_of(Viewer::Seat(RED));
    assert_eq!(view.sides.each_ref().map(|side| side.top.unwrap().to_string()), ["6", "3"]);
    assert_eq!(view.sides.each_ref().map(|side| side.face_down), [2, 2]);
}

#[test]
fn chi_901_the_complete_beginner_match_which_draws_are_forced() {
    let forced = read(BEGINNER).events().into_iter().scan(0, |duel, event| {
        if let onze_chifootmi::Event::Duel { number, .. } = event {
            *duel = number;
        }
        Some((*duel, event))
    });
    let forced = forced.filter_map(|(duel, event)| match event {
        onze_chifootmi::Event::Drew { side, forced: true, .. } => Some(format!("{}{duel}", side.letter())),
        _ => None,
    });
    // Red's after duel 4; from duel 5 on Blue's too.
    assert_eq!(forced.collect::<Vec<_>>(), ["R4", "R5", "B5", "R6", "B6", "R7", "B7"]);
}

#[test]
fn chi_303_in_duel_3_of_the_beginner_match_both_hidden_cards_become_public() {
    let before = after_duel(BEGINNER, 2);
    let hidden = |side: usize, slot: usize| before.view().sides[side].slots[slot];
    assert!(hidden(0, 2).face_down && hidden(0, 2).card.is_none());
    assert!(hidden(1, 3).face_down && hidden(1, 3).card.is_none());
    let after = after_duel(BEGINNER, 3);
    let shown = after.view().sides.map(|side| side.history.unwrap().played);
    assert!(
        shown.iter().zip(["4", "2"]).all(|(cards, card)| cards.iter().any(|other| other.to_string() == card))
    );
}

#[test]
fn the_complete_pro_plus_match() {
    let story = read(PRO_PLUS);
    assert_eq!(sheet::write(&story.played, Viewer::All), PRO_PLUS);
    let zones = story.zones();
    assert!(same(&zones.goals[0], "R11") && same(&zones.goals[1], "B1"), "{zones:?}");
    assert_eq!((zones.played[0].len(), zones.played[1].len(), zones.match_zone.len()), (17, 9, 0));
    assert_eq!(zones.count(), 28);
    let outcome = story.played.outcome().unwrap();
    assert_eq!((outcome.winner(), &outcome.score[..]), (Some(RED), &[1, 1][..]));
    assert_eq!(&outcome.tie_break.unwrap()[..], &[3, 2][..]);
}

#[test]
fn the_complete_pro_plus_match_step_by_step() {
    let now = [
        (1, "B C 1/2 0-0"),
        (2, "B S 2/2 0-0"),
        (3, "B S 2/2 0-0"),
        (4, "B S 2/2 0-0"),
        (5, "B S 2/2 0-0"),
        (6, "R C 0/2 0-0"),
        (7, "B C 0/2 0-0"),
        (8, "R C 0/1 0-0"),
        (9, "R S 1/1 0-0"),
        (10, "B C 0/2 1-0"),
        (11, "R C 0/2 1-1"),
        (12, "R C 1/2 1-1"),
    ];
    for (duel, expected) in now {
        assert_eq!(after_duel(PRO_PLUS, duel).now(), expected, "after duel {duel}");
    }
    assert_eq!(
        after_duel(PRO_PLUS, 6).zones().played[0].len(),
        12,
        "the twelve cards go to Red's played pile"
    );
    let signalled = PRO_PLUS.replace("O+ /--", "O- K2 /--");
    let lines: Vec<&str> = signalled.lines().take(14).collect();
    let text = sheet::write(&read(&lines.join("\n")).played, Viewer::All);
    // Without the signal it would have been K2; the last duel has then played itself, Red attacking in phase S.
    assert!(text.contains("O- K2 /--\n14 R 7@2-6@4 G"), "{text}");
}

/// Plays at random and reads the sheet of every tenth state on the way, and of the end.
fn there_and_back(game: impl Fn() -> Chifootmi, matches: u64, resign: u32) {
    for n in 0..matches {
        let mut chance = Quick::nth(n, 9);
        let dice = onze_core::Dice::fair(onze_core::fair::Secret::from_words(&n.to_string()), Vec::new());
        let mut played = Match::begin(game(), onze_core::Header { dice, ..header(Vec::new()) }, &[]).unwrap();
        while let Some(seat) = played.to_act().first() {
            let resigns = resign > 0 && chance.below(resign) == 0;
            let choice = if resigns { Move::Resign } else { any_of(&played.legal(seat), &mut chance) };
            played.play(seat, choice, &[]).unwrap();
            if played.outcome().is_some() || chance.below(10) == 0 {
                let text = sheet::write(&played, Viewer::All);
                let again = read(&text).played;
                assert_eq!(sheet::write(&again, Viewer::All), text);
                // What is under seal is not on the sheet; without such a choice the states are the same.
                if played.game().sealed(played.state()).is_empty() {
                    assert_eq!(again.state(), played.state(), "{text}");
                }
            }
        }
    }
}

#[test]
fn every_match_is_written_and_read_back() {
    for level in LEVELS {
        there_and_back(|| game(level), 30, 0);
        there_and_back(|| game(level), 30, 40);
    }
    there_and_back(|| game("pro+ OUC last=off limit=5"), 60, 0);
    there_and_back(|| game("beginner limit=5"), 60, 100);
    there_and_back(|| game_with_deck("pro+ OU", "1 1 8 8 8 9 X X / 1 2 7 8 9 9 99 X"), 60, 0);
    there_and_back(|| game_with_deck("beginner", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16"), 20, 0);
}

#[test]
fn chi_903_choices_of_the_clock_are_written_as_choices() {
    let mut story = Story { played: Match::begin(game("pro clock=30"), header(Vec::new()), &[]).unwrap() };
    for _ in 0..30 {
        let Some(seat) = story.played.to_act().first() else { break };
        story.choose(seat, "TIMEOUT").unwrap();
    }
    let text = sheet::write(&story.played, Viewer::All);
    assert_eq!(sheet::write(&read(&text).played, Viewer::All), text);
}

#[test]
fn chi_912_the_toss_at_the_limit_is_in_the_end_line() {
    let mut story = Story::with_cards("beginner limit=5", "", "", &["R", "B", "B"]);
    for _ in 0..11 {
        story.quiet_duel();
    }
    for _ in 0..10 {
        story.kick("[LC]").unwrap();
    }
    let text = sheet::write(&story.played, Viewer::All);
    assert!(text.starts_with("CHI 1; level=beginner; opt=-; limit=5; R 1 2 3"), "{text}");
    assert!(text.contains("\nSO B\n1 B [LC]* R [LC]*\n") && text.ends_with("\nEND B 0-0 (5-5)\n"), "{text}");
    assert_eq!(read(&text).played.state(), story.played.state());
    // The other side would have won the other toss.
    let other = text.replace("END B", "END R");
    assert_eq!(read(&other).played.outcome().unwrap().winner(), Some(RED));
}

/// The lines after the header of a match that goes on from a position of another one.
fn sheet_from(story: &Story, kicks: &[&str]) -> String {
    let position = Some(story.played.game().write_position(story.played.state()));
    let header = onze_core::Header { position, ..header(Vec::new()) };
    let mut study = Story { played: onze_core::Match::begin(game("beginner"), header, &[]).unwrap() };
    for kick in kicks {
        study.kick(kick).unwrap();
    }
    let text = sheet::write(&study.played, Viewer::All);
    text.split_once('\n').unwrap().1.to_owned()
}

#[test]
fn chi_812_a_match_from_inside_a_shoot_out_counts_on_and_keeps_the_pairs() {
    let mut story = Story::tell_the_end("beginner", "C 0/2", "R 6-6 K1 Z[LL].; SO R");
    assert_eq!(sheet_from(&story, &["[LR]", "[LL]"]), "SO R\n1 R [LR]* B [LL].\n");
    for kick in ["[LR]", "[LR]", "[CC]"] {
        story.kick(kick).unwrap();
    }
    let sheet = sheet_from(&story, &["[RR]", "[LC]", "[CL]"]);
    assert_eq!(sheet, "SO R\n2 B [RR].\n3 R [LC]* B [CL]*\n", "Blue answers Red's kick of pair 2");
    for kick in ["[LL]", "[LR]", "[LR]", "[LR]", "[LR]", "[LR]"] {
        story.kick(kick).unwrap();
    }
    assert_eq!(sheet_from(&story, &["[LL]"]), "SO R\n5 B [LL].\nEND R 0-0 (4-3)\n");
}

#[test]
fn chi_806_chi_112_the_header_tells_the_options_and_the_decks() {
    let story = Story::tell("pro+ OC last=off limit=9", "R 8-8 K1");
    let text = sheet::write(&story.played, Viewer::All);
    assert!(text.starts_with("CHI 1; level=pro+; opt=OC; last=off; limit=9; R 8 "), "{text}");
    let again = read(&text).played;
    assert_eq!(again.game().settings(), story.played.game().settings());
    let text = "CHI 1; level=pro; opt=-; R 1 1 2 2 3 3 4 4; B 9 8 7 6 5 4 3 X; ball=R\n";
    assert_eq!(sheet::write(&read(text).played, Viewer::All), text);
}

#[test]
fn chi_905_while_the_match_runs_the_decks_are_left_out() {
    let story = after_duel(BEGINNER, 2);
    let text = "CHI 1; level=beginner; opt=-; ball=B\n1 B 5@4-10@3 L /dd\n2 R 8@1-1@2 K1 /du\n";
    assert_eq!(sheet::write(&story.played, Viewer::Spectator), text);
}
