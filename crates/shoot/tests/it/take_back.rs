//! SHO-906: what may be taken back, now and by the first version of the rules.

use onze_core::fair::Secret;
use onze_core::{Clause, Consent, Dice, Header, Match, Notation, Seat, TakeBackError, Undo, Viewer, record};
use onze_shoot::Shoot;

use crate::common::{BLUE, RED, game, line};

/// A match by the clock from this position, with these dice to fall.
fn begin(changes: &str, ball: &str, due: &str, dice: &str) -> Match<Shoot> {
    let rest = "score 0-0; throws 10; idle 0; half 1 from 0; first R";
    let header = Header {
        name: "test".to_owned(),
        players: vec![String::new(); 2],
        words: vec![String::new(); 2],
        dice: Dice::fair(Secret::from_words("tests"), dice.split(' ').map(str::to_owned).collect()),
        position: Some(line(changes, ball, due, rest)),
    };
    Match::begin(game("length=halves-clock"), header, &[]).unwrap()
}

fn play(played: &mut Match<Shoot>, seat: Seat, choice: &str) {
    let choice = played.game().read_move(choice).unwrap();
    played.play(seat, choice, &[]).unwrap();
}

/// Nobody takes the last step back, not even by consent.
fn is_final(played: &mut Match<Shoot>) {
    for (seat, undo) in [(RED, Undo::Free), (RED, Undo::Agreed), (BLUE, Undo::Free), (BLUE, Undo::Agreed)] {
        let refused = Some(TakeBackError::TooLate(Clause("SHO-906")));
        assert_eq!(played.take_back(seat, undo).err(), refused, "{seat:?} {undo:?}");
    }
}

#[test]
fn sho_906_the_first_move_is_taken_back_until_the_second() {
    let mut played = begin("", "17,9 loose", "R P", "6 1 6 5");
    play(&mut played, RED, "9>17,8 (6)");
    assert_eq!(played.may_take_back(RED), Ok(Consent::Free));
    assert!(played.take_back(BLUE, Undo::Agreed).is_err(), "it is not the other's");
    played.take_back(RED, Undo::Free).unwrap();
    play(&mut played, RED, "8>17,8 (6)");
    play(&mut played, RED, "5>8,9 (1)");
    is_final(&mut played);
    let sheet = Shoot::write_sheet(&played, Viewer::All, &|_, _| String::new()).unwrap();
    assert!(sheet.starts_with("R P 6-1: 8 11,14>17,8 (6); 5 7,10>8,9 (1) = possession 8\n"), "{sheet}");
}

#[test]
fn sho_906_a_confirmed_use_stays_though_no_dice_have_fallen() {
    // Example 30: the keeper takes the ball in his goal area, and a choice comes before the next throw.
    for confirm in ["done", "9>14,9 (3)"] {
        let mut played = begin("", "25,9 loose", "B P", "1 3 3 2");
        play(&mut played, BLUE, "1>26,9 (1)");
        play(&mut played, BLUE, confirm);
        is_final(&mut played);
        play(&mut played, BLUE, "play");
        is_final(&mut played);
    }
}

#[test]
fn sho_906_the_balls_move_to_the_keeper_stays() {
    // A pass to the keeper, who then has a choice and not yet new dice.
    let mut played = begin("B1@26,9", "27,9 B", "B B", "1 1");
    play(&mut played, BLUE, "ball 25,9");
    assert!(played.steps()[1].draws.is_empty());
    is_final(&mut played);
}

#[test]
fn sho_906_words_stay() {
    let mut played = begin("", "17,9 loose", "R P", "6 1");
    for (seat, choice) in [(RED, "draw"), (BLUE, "refuse"), (BLUE, "time")] {
        play(&mut played, seat, choice);
        is_final(&mut played);
    }
    // The first move stands before an offer, and is no longer the last step.
    let mut played = begin("", "17,9 loose", "R P", "6 1");
    play(&mut played, RED, "9>17,8 (6)");
    play(&mut played, BLUE, "draw");
    is_final(&mut played);
}

/// Written when any step of one's own could be taken back before dice had fallen: `done`, and the offer of a draw.
const OLD: &str = include_str!("../records/rules-1.onze");

#[test]
fn sho_906_a_record_of_the_first_rules_replays_by_what_it_says() {
    let parsed = record::parse(OLD).unwrap();
    let (read, _) = Match::<Shoot>::verify(&parsed).unwrap();
    assert_eq!((read.record().as_str(), read.steps().len()), (OLD, 9));
    // By the rules of today the same record is refused where `done` is taken back.
    let today = OLD.replacen("game shoot\n", "game shoot\nrules 2\n", 1);
    let error = Match::<Shoot>::verify(&record::parse(&today).unwrap()).map(|_| ()).unwrap_err();
    let line = 1 + today.lines().position(|line| line.starts_with("3 B undo")).unwrap();
    assert_eq!(error.line, line, "{error}");
    assert!(error.to_string().contains("SHO-906"), "{error}");
}

#[test]
fn a_record_of_rules_to_come_is_refused() {
    let text = OLD.replacen("game shoot\n", "game shoot\nrules 3\n", 1);
    assert!(Match::<Shoot>::verify(&record::parse(&text).unwrap()).is_err());
}

#[test]
fn a_record_with_an_unknown_command_names_its_line_and_no_clause() {
    let text = OLD.replacen("2 B done", "2 B dance", 1);
    let error = Match::<Shoot>::verify(&record::parse(&text).unwrap()).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), "line 19: 'dance' is not a move");
}

#[test]
fn a_record_is_written_in_one_way_though_commands_are_read_in_many() {
    let text = OLD.replacen("2 B done", "2 B DONE", 1);
    let error = Match::<Shoot>::verify(&record::parse(&text).unwrap()).map(|_| ()).unwrap_err();
    assert!(error.to_string().starts_with("line 19: expected '2 B done"), "{error}");
}
