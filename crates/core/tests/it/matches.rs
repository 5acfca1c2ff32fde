//! Logs, fair dice, seals, taking back and the referee.

use onze_core::fair::Secret;
use onze_core::{
    BeginError, Consent, Deed, Dice, Draw, Drawn, Header, Match, Notation, PlayError, Seat, Source,
    TakeBackError, Undo, Viewer,
};

use crate::made::{A, B, fair, finished, game, header, many, one_round, reread, verified, without_line};
use crate::toy::{Move, Toy};

#[test]
fn scripted_draws_come_first_and_then_the_secrets() {
    let mut played = one_round();
    let drawn = |n: usize| played.steps()[n].draws.iter().map(|draw| draw.drawn.clone()).collect::<Vec<_>>();
    assert_eq!(drawn(0), [Drawn::Order(Box::new([3, 1, 2])), Drawn::Die(1), Drawn::Die(1)]);
    assert_eq!(drawn(2), [Drawn::Die(6)]);
    assert_eq!(played.outcome().map(|outcome| outcome.score), None);
    played.play(A, Move::Bid(3), &[]).unwrap();
    let step = played.play(B, Move::Bid(1), &[]).unwrap();
    assert!(matches!(step.draws[..], [Draw { drawn: Drawn::Die(1..=6), known_to: None }]));
}

#[test]
fn a_step_taken_back_and_played_again_draws_the_same_and_another_move_draws_anew() {
    let mut played = fair(&[]);
    played.play(A, Move::Bid(3), &[]).unwrap();
    let draw = |played: &mut Match<Toy>, bid| played.play(B, Move::Bid(bid), &[]).unwrap().draws.clone();
    let first = draw(&mut played, 1);
    played.take_back(B, Undo::Agreed).unwrap();
    assert_eq!(draw(&mut played, 1), first);
    // Another move has a key of its own; over a few secrets it cannot always fall alike.
    let differs = (0..20).any(|seed| {
        let dice = || Dice::fair(Secret::from_words(&seed.to_string()), Vec::new());
        let mut one = Match::begin(game(), header(dice()), &[]).unwrap();
        let mut two = Match::begin(game(), header(dice()), &[]).unwrap();
        one.play(A, Move::Bid(3), &[]).unwrap();
        two.play(A, Move::Bid(3), &[]).unwrap();
        draw(&mut one, 1) != draw(&mut two, 2)
    });
    assert!(differs);
}

#[test]
fn own_steps_without_dice_are_free_to_take_back_and_others_need_consent() {
    let mut played = fair(&["3 1 2", "1", "1", "6"]);
    assert_eq!(played.take_back(A, Undo::Free).err(), Some(TakeBackError::Nothing));
    played.play(A, Move::Bid(2), &[]).unwrap();
    assert_eq!(played.take_back(B, Undo::Free).err(), Some(TakeBackError::NeedsConsent));
    played.take_back(A, Undo::Free).unwrap();
    assert!(played.to_act().has(A) && played.to_act().has(B));
    played.play(A, Move::Bid(2), &[]).unwrap();
    played.play(B, Move::Bid(1), &[]).unwrap();
    assert_eq!(
        played.take_back(B, Undo::Free).err(),
        Some(TakeBackError::NeedsConsent),
        "a die fell and bids were opened"
    );
    played.take_back(B, Undo::Agreed).unwrap();
    assert_eq!(played.steps().len(), 6, "taking back is a step of the log");
    assert_eq!(reread(&played.record()).unwrap().state(), played.state());
    assert_eq!(verified(&played.record()), Ok(Source::Secret));
}

#[test]
fn a_bid_taken_back_is_never_shown_to_the_other_side() {
    let mut played = fair(&[]);
    played.play(A, Move::Bid(2), &[]).unwrap();
    played.take_back(A, Undo::Free).unwrap();
    played.play(A, Move::Bid(3), &[]).unwrap();
    played.play(B, Move::Bid(1), &[]).unwrap();
    let seen = |n, viewer| played.seen(n, viewer).unwrap().deed;
    assert_eq!(seen(1, Viewer::Seat(B)), None);
    assert_eq!(seen(1, Viewer::Seat(A)).as_deref(), Some("bid 2"));
    assert_eq!(seen(3, Viewer::Seat(B)).as_deref(), Some("bid 3"));
}

#[test]
fn a_choice_under_seal_is_in_the_log_and_in_nobody_elses_view() {
    let mut played = fair(&[]);
    played.play(A, Move::Bid(2), &[]).unwrap();
    let deed = |viewer| played.seen(1, viewer).unwrap().deed;
    assert_eq!(deed(Viewer::Seat(A)).as_deref(), Some("bid 2"));
    assert_eq!((deed(Viewer::Seat(B)), deed(Viewer::Spectator)), (None, None));
    let copy = played.record_for(Viewer::Seat(B));
    assert!(
        copy.contains("\n1 A ? ~")
            && copy.contains("{?, ?, ")
            && !copy.contains("secret")
            && !copy.contains(" =")
    );
    let error = reread(&copy).unwrap_err();
    assert!(error.contains("viewer's copy"), "{error}");
}

#[test]
fn what_a_study_began_with_is_told_when_it_is_over() {
    let start = fair(&["3 1 2", "1", "1"]);
    let position = Some(game().write_position(start.state()));
    let dice = Dice::fair(Secret::from_words("study"), vec!["6".to_owned()]);
    let played = Match::begin(game(), Header { position, ..header(dice) }, &[]).unwrap();
    let copy = played.record_for(Viewer::Seat(B));
    assert!(copy.contains("\nscript ?\nposition ?\n"), "{copy}");
    let error = reread(&copy).unwrap_err();
    assert!(error.contains("viewer's copy"), "{error}");
    assert!(played.record().contains("\nscript 6\nposition "));
}

#[test]
fn everything_is_open_once_the_match_is_over() {
    let played = finished();
    assert_eq!(played.record_for(Viewer::Spectator), played.record());
    assert!(played.seen(1, Viewer::Spectator).unwrap().hash.is_some());
}

#[test]
fn a_referee_types_the_draws_and_a_wrong_one_changes_nothing() {
    let dice = Dice::Typed { secret: Secret::from_words("whistle") };
    let typed = |draws: &[&str]| draws.iter().map(|&draw| draw.to_owned()).collect::<Vec<_>>();
    let missing = Match::<Toy>::begin(game(), header(dice.clone()), &[]).err().unwrap();
    assert_eq!(missing.to_string(), "a draw is missing: an order of the cards 1 2 3 comes next");
    let mut played = Match::begin(game(), header(dice), &typed(&["2 3 1", "1", "2"])).unwrap();
    played.play(A, Move::Bid(2), &[]).unwrap();
    for (draws, error) in [
        (&[][..], "a draw is missing: a number from 1 to 6 comes next"),
        (&["7"][..], "'7' is not a number from 1 to 6"),
        (&["4", "1"][..], "there are more draws than the rules ask for, from '1' on"),
    ] {
        let fault = played.play(B, Move::Bid(1), &typed(draws)).err().unwrap();
        assert_eq!(fault.to_string(), error);
        assert_eq!(played.steps().len(), 2);
    }
    played.play(B, Move::Bid(1), &typed(&["4"])).unwrap();
    assert_eq!(verified(&played.record()), Ok(Source::Typed));
}

#[test]
fn a_copy_without_the_secret_replays_but_does_not_play_on() {
    let played = one_round();
    let text = without_line(&played.record(), 8);
    let mut copy = reread(&text).unwrap();
    assert_eq!(copy.play(A, Move::Bid(1), &[]).err(), Some(PlayError::NoSecret));
    assert_eq!(verified(&text), Ok(Source::NoSecret));
    let no_secret = Dice::Fair { commitment: String::new(), secret: None, script: Vec::new() };
    assert_eq!(Match::<Toy>::begin(game(), header(no_secret), &[]).err(), Some(BeginError::NoSecret));
}

#[test]
fn a_match_can_start_from_a_position() {
    let position = Header {
        position: Some("2 1 3 2 0 0 0 1 0 0 5 0 1 0 0 4 0".into()),
        ..header(Dice::fair(Secret::from_words("x"), vec!["5".into()]))
    };
    let mut played = Match::begin(game(), position, &[]).unwrap();
    assert_eq!(played.steps()[0].draws, []);
    played.play(A, Move::Bid(1), &[]).unwrap();
    played.play(B, Move::Bid(2), &[]).unwrap();
    played.take_back(B, Undo::Agreed).unwrap();
    played.play(B, Move::Bid(2), &[]).unwrap();
    played.play(B, Move::Double(false), &[]).unwrap();
    assert_eq!(played.outcome().unwrap().score[..], [5 - 1, 4 + 3 + 5 - 1]);
    assert_eq!(verified(&played.record()), Ok(Source::Secret));
}

#[test]
fn the_log_knows_who_did_what() {
    let deeds: Vec<_> = one_round().steps().iter().map(|step| step.deed.clone()).collect();
    assert_eq!(deeds[0], Deed::Start);
    assert_eq!(deeds[3], Deed::Move { seat: A, choice: Move::Double(true) });
}

#[test]
fn a_finished_match_is_finished() {
    let mut played = finished();
    let text = played.record();
    for (seat, undo) in [(A, Undo::Free), (A, Undo::Agreed), (B, Undo::Agreed)] {
        assert_eq!(played.take_back(seat, undo).err(), Some(TakeBackError::Over));
    }
    assert!(matches!(played.play(A, Move::GiveUp, &[]), Err(PlayError::Refused(_))));
    assert_eq!(played.record(), text);
}

#[test]
fn draws_cannot_be_told_to_a_match_that_has_a_secret() {
    let mut played = one_round();
    let told = || vec!["6".to_owned()];
    let error = played.play(A, Move::Bid(1), &told()).err().unwrap().to_string();
    assert_eq!(error, "the draws of this match come from its secret: '6' cannot be told");
    let dice = Dice::fair(Secret::from_words("x"), Vec::new());
    assert!(matches!(Match::<Toy>::begin(game(), header(dice), &told()), Err(BeginError::Told(_))));
}

#[test]
fn a_script_that_holds_no_draw_is_refused_at_once_with_its_place() {
    for (script, place) in [(["banana", "1"], 1), (["3 1 2", "7"], 2), (["A", "06"], 2), (["1", "1 x"], 2)] {
        let dice = Dice::fair(Secret::from_words("x"), script.map(str::to_owned).to_vec());
        let error = Match::<Toy>::begin(game(), header(dice), &[]).err().unwrap().to_string();
        assert!(error.starts_with(&format!("draw {place} of the script")), "{script:?}: {error}");
    }
}

#[test]
fn a_draw_is_told_to_those_who_may_know_it() {
    let played = fair(&["3 1 2", "1", "2"]);
    let seen = |viewer| played.seen(0, viewer).unwrap().draws;
    let open = |text: &str| Some(text.to_owned());
    assert_eq!(seen(Viewer::Spectator), [None, None, None]);
    assert_eq!(seen(Viewer::Seat(A)), [None, open("1"), None]);
    assert_eq!(seen(Viewer::Seat(B)), [None, None, open("2")]);
    assert_eq!(seen(Viewer::All), [open("3 1 2"), open("1"), open("2")]);
}

#[test]
fn several_choices_of_one_seat_stay_under_seal_until_all_are_opened() {
    let mut played = many(&[("seats", "3"), ("twice", "on")]);
    let c = Seat::new(2).unwrap();
    for (seat, bid) in [(A, 1), (A, 2), (B, 3), (c, 1), (c, 1)] {
        played.play(seat, Move::Bid(bid), &[]).unwrap();
    }
    let closed = |played: &Match<Toy>, viewer| -> Vec<usize> {
        (0..played.steps().len()).filter(|&n| played.is_closed(n, viewer)).collect()
    };
    assert_eq!(closed(&played, Viewer::Spectator), [1, 2, 3, 4, 5]);
    assert_eq!(closed(&played, Viewer::Seat(A)), [3, 4, 5]);
    assert_eq!(played.may_take_back(c), Ok(Consent::Free));
    assert_eq!(reread(&played.record()).unwrap().record(), played.record());
    played.play(B, Move::Bid(3), &[]).unwrap();
    assert!(closed(&played, Viewer::Spectator).is_empty());
    assert_eq!(played.may_take_back(B), Ok(Consent::Needed), "all were opened by it");
}

#[test]
fn others_play_on_when_one_of_many_gives_up() {
    let mut played = many(&[("seats", "3")]);
    let c = Seat::new(2).unwrap();
    played.play(c, Move::GiveUp, &[]).unwrap();
    assert!(played.outcome().is_none() && !played.to_act().has(c) && played.to_act().has(A));
    played.play(A, Move::GiveUp, &[]).unwrap();
    let outcome = played.outcome().unwrap();
    assert_eq!((outcome.winner(), &outcome.ranks[..]), (Some(B), &[2, 1, 2][..]));
    assert!(outcome.score.iter().all(|score| *score < 0), "luck is taken off: {outcome:?}");
    let text = played.record();
    assert!(text.ends_with("\nend B -1, -1, -1 ranks 2, 1, 2\n"), "{text}");
    assert_eq!(verified(&text), Ok(Source::Secret));
}

#[test]
fn every_moment_can_be_gone_back_to() {
    let mut played = fair(&[]);
    let mut lines = vec![played.game().write_position(played.state())];
    let note = |played: &Match<Toy>, lines: &mut Vec<String>| {
        lines.push(played.game().write_position(played.state()));
    };
    // Back and forth, across several marks.
    for bid in (1..=3).cycle().take(60) {
        played.play(A, Move::Bid(bid), &[]).unwrap();
        note(&played, &mut lines);
        played.take_back(A, Undo::Free).unwrap();
        note(&played, &mut lines);
    }
    while let Some(seat) = played.to_act().first() {
        let choice = played.legal(seat).swap_remove(0);
        played.play(seat, choice, &[]).unwrap();
        note(&played, &mut lines);
    }
    for (n, line) in lines.iter().enumerate() {
        let then = played.at(n).unwrap();
        assert_eq!(&then.game().write_position(then.state()), line, "step {n}");
    }
    assert!(played.at(lines.len()).is_none());
}
