//! The end of a match, and how it is written (CHA-204, CHA-801, CHA-901 to CHA-908).

use onze_challenge::pitch::{Choice, Event, Given, Length, Options, Phase, Play, Refusal, Side};

use super::common::{Table, scene, scene_with};

/// The last throw of a match, made by South from M31 with N5 on M34.
fn last_throw(rest: &str) -> Table {
    let options = Options { length: Length::Throws(30), ..Options::default() };
    scene_with(options, "9M31 8C3", "5M34", &format!("throws 29; {rest}"))
}

const MOVES: &str = "ball M30; due moves; throw S P; dice 432; unused 42";

#[test]
fn cha_801_cha_204_the_match_ends_after_its_last_throw() {
    let table = last_throw(MOVES).plays(".");
    assert_eq!((table.phase(), table.play.throws()), (Phase::Over, 30));
    assert_eq!(table.pitch.check(&table.play, Side::South, &Choice::End), Err(Refusal::MatchOver));
    let free_kick = last_throw(MOVES).plays("m S9:4 M31>M33^N5").card("BOX-05");
    assert_eq!(free_kick.phase(), Phase::Over);
    let penalty = last_throw(MOVES).plays("m S9:4 M31>M33^N5").card("BOX-01");
    assert!(matches!(penalty.phase(), Phase::Penalty(_)));
    let goal = last_throw(MOVES).plays("m S9:4 M31>M33^N5").card("BOX-01").penalty(5);
    assert_eq!((goal.phase(), goal.play.score()), (Phase::Over, [1, 0]));
    assert_eq!(penalty.penalty(2).phase(), Phase::Over);
}

#[test]
fn cha_801_the_throw_during_which_the_clock_runs_out_is_the_last() {
    let options = Options { length: Length::Clock, ..Options::default() };
    let mut table = scene_with(options, "9M31 8C3", "5M34", MOVES);
    table.pitch.time_up(&mut table.play, &mut table.events);
    assert_eq!(table.phase(), Phase::Moves);
    assert!(table.happened(|event| *event == Event::TimeUp));
    assert_eq!(table.plays(".").phase(), Phase::Over);
    let mut placing =
        scene_with(options, "9K33", "", "ball K33; due throw; throw S P").throw("332").plays("b K33>K40");
    placing.pitch.time_up(&mut placing.play, &mut placing.events);
    assert_eq!((placing.phase(), placing.play.score()), (Phase::Over, [1, 0]));
    // The whistle is blown once.
    let whistles = |table: &Table| table.events.iter().filter(|event| **event == Event::TimeUp).count();
    placing.pitch.time_up(&mut placing.play, &mut placing.events);
    let mut conceded = scene_with(options, "9M31", "5M34", MOVES).plays("concede");
    conceded.pitch.time_up(&mut conceded.play, &mut conceded.events);
    let mut twice = scene_with(options, "9M31 8C3", "5M34", MOVES);
    for _ in 0..2 {
        twice.pitch.time_up(&mut twice.play, &mut twice.events);
    }
    assert_eq!([&placing, &conceded, &twice].map(whistles), [1, 0, 1]);
}

#[test]
fn cha_908_conceding() {
    let concede = |score: &str, side: Side| {
        let mut table = scene_with(Options::default(), "9M31", "", &format!("{MOVES}; score {score}"));
        assert_eq!(table.pitch.check(&table.play, side, &Choice::Concede), Ok(Choice::Concede));
        table.pitch.apply(&mut table.play, side, &Choice::Concede, &mut table.events);
        assert_eq!((table.phase(), table.play.conceded()), (Phase::Over, Some(side)));
        table.play.score()
    };
    assert_eq!(concede("2-0", Side::South), [0, 3]);
    assert_eq!(concede("2-0", Side::North), [3, 0]);
    assert_eq!(concede("1-4", Side::South), [0, 3]);
    assert_eq!(concede("1-5", Side::South), [1, 5]);
}

#[test]
fn cha_901_only_what_is_due_is_taken() {
    let mut table = scene("9M10", "", "M10");
    for given in [Given::Throw([7, 1, 1]), Given::Penalty(3), Given::KickOff(1, 2)] {
        assert_eq!(table.pitch.give(&mut table.play, given, &mut ()), Err(Refusal::NotDue));
    }
    assert_eq!(table.due(), "S P");
}

#[test]
fn cha_904_what_has_one_answer_is_not_asked_except_paths_and_moves() {
    // The only one near takes the throw-in unasked; a lone way out is asked for all the same.
    let table = scene("9A1", "2B1 3B2 5A2", "A1").throw("432");
    assert_eq!((table.phase(), table.listed().len()), (Phase::Path, 1));
}

#[test]
fn cha_903_the_notation_is_read_as_it_is_printed() {
    for text in [
        "b M10>M14>R19",
        "b H32~H35>M40",
        "b C21>A21xW",
        "b J39xNW",
        "b M10>A10>A14xW",
        "m S8:4 Q23>M19",
        "m S10:3 M22>N23>N25",
        "m S9:4 M31>M33^N5",
        "m S9:1 M33^N5",
        ".",
        "squad 1-11 k1 c10,11",
        "squad 1,3-12 k3",
        "place 1M1 2G5 k1 ball10",
        "place 1M1 2G5 k1",
        "taker 7",
        "sub 12",
        "sub -",
        "keeper 4",
        "claim",
        "let",
        "concede",
    ] {
        assert_eq!(Choice::read(text).map(|choice| choice.to_string()).as_deref(), Ok(text));
    }
    for text in [
        "",
        "b",
        "b M10",
        "b M10>",
        "b M10>Z4",
        "b ~M10>M12",
        "b M10~M12",
        "b M10>M12~M14",
        "b M10>M12xQ",
        "m S9 M10>M12",
        "m S9:7 M10>M12",
        "m S17:1 M1>M2",
        "m S9:1 M10",
        "squad 1-11",
        "squad 11-1 k1",
        "squad 1,1 k1",
        "place 1M1 1M2 k1",
        "place 1M1",
        "sub",
        "sub 17",
        "taker 0",
        "keeper +4",
        "claim it",
        "place 1é k1",
        "b é>M1",
    ] {
        let read = Choice::read(text);
        assert_eq!(read, Err(Refusal::NotWritten), "{text}");
    }
}

#[test]
fn a_position_is_read_as_it_is_written() {
    let line = "S 1M1 2*!G5 3? 4~ 5- 12* k1 subs2 money-3; N 1*M39 k1; own 2-1; ball M20; due taker N throw-in A21; \
                throw S P set-piece; dice 432; unused 43; moved 1,2; offside 2; shocks 1; dead throw-in A21; \
                cast S S2 N1 N; score 1-2; throws 7; kept N 2; away S4 east 9; after goal; time up";
    assert_eq!(Play::read(line).unwrap().to_string(), line);
    // CHA-757: what waits for a claim tells whether a card is drawn after it; no more dice than a throw and its extras.
    let waits = "S 1M1 9M20 k1; N 1M39 k1; own 0-0; ball M20; due claim; throw S P; dice 432; unused 43; offside 9; wait";
    let dice =
        "S 1M1 9M20 k1; N 1M39 k1; own 0-0; ball M20; due moves; throw S P; dice 432; unused 666666666666";
    for line in [format!("{waits} 0 m S9:2 M18>M20"), format!("{waits} 1 m S9:2 M18>M20"), dice.to_owned()] {
        assert_eq!(Play::read(&line).map(|play| play.to_string()), Ok(line));
    }
    for line in
        ["", "S 1M1 2M1; N", "S 1M40; N", "S 1M1 k2; N", "S; N; ball M1; due path; throw S P; dice 111", "Q"]
    {
        assert!(Play::read(line).is_err(), "{line}");
    }
}

#[test]
fn a_position_that_no_match_comes_to_is_refused() {
    let sides = "S 1M1 9M20 k1; N 1M39 4D33 k1";
    for rest in [
        // CHA-530, CHA-744: nobody takes a restart in a mouth.
        "ball M20; due moves; throw S P; dice 432; unused 4; dead throw-in K40",
        "ball M20; due taker N throw-in K40; throw S P; dice 432",
        "ball M20; due claim; throw S P; dice 432",
        // CHA-501: a recovery throw is for a loose ball.
        "ball M20; due throw; throw S R",
        "ball M20; due throw; throw N R",
        // CHA-130: a card of the referee is about two footballers.
        "ball M20; due card BOX; throw S P; dice 432; unused 4",
        "ball M20; due card INC; throw S P; dice 432; unused 4",
        "ball M20; due penalty S8; throw S P; dice 432",
        // CHA-766: who is out is not on the pitch.
        "ball M20; due throw; throw S P; away S9 west 4",
        "ball M20; due throw; throw S P; away S8 west 4",
        "ball M20; due moves; throw S P; dice 432; unused 6666666666666",
    ] {
        let line = format!("{sides}; {rest}");
        assert!(Play::read(&line).is_err(), "{line}");
    }
    let nobody = "S 1M1 9M20 k1; N ? k1; ball M20; due taker N throw-in A20; throw S P; dice 432";
    assert!(Play::read(nobody).is_err(), "nobody is there to take it");
    let no_keeper = "S 1M1 9M33 k1; N 1M39 5M34; ball M33; due penalty S9; throw S P; dice 432";
    assert!(Play::read(no_keeper).is_err(), "nobody is there to stop it (CHA-734)");
    let gone = "S 1M1 4~ 9M20 k1; N 1M39 k1; ball M20; due throw; throw S P";
    assert!(Play::read(gone).is_err(), "when does he return?");
    assert!(Play::read(&format!("{gone}; away S4 east 9")).is_ok());
}
