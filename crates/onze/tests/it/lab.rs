//! `onze lab` and `onze replay --analyse`.

use crate::{BEGINNER, Folder, MOVES, json, onze, refused, stderr, stdout};

const LAB: [&str; 8] =
    ["lab", "chifootmi", "--compare", "level=beginner,level=pro", "--player", "random", "--games", "4000"];

#[test]
fn the_lab_tells_what_a_rule_changes_and_stops_when_that_is_clear() {
    let folder = Folder::new("lab");
    let plot = folder.file("lab.svg");
    let table = stdout(&onze(&[&LAB[..], &["--plot", &plot]].concat()));
    for part in ["level=beginner", "level=pro", "Share of luck", "Lead changes", "differs"] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let means = ["“differs”: ", "“does not matter”: ", "“not sure yet”: ", "rounds"];
    assert!(means.iter().all(|part| table.contains(part)), "{table}");
    let picture = std::fs::read_to_string(&plot).unwrap();
    for part in ["Share of luck", "Chifootmi: level=beginner → level=pro", "“random”", "Matches: "] {
        assert!(picture.contains(part), "{part}");
    }
    let found = json(&[&LAB[..], &["--json"]].concat());
    let choices = &found["measures"]["choices"];
    assert_eq!(choices["verdict"], "differs");
    assert!(choices["difference"]["low"].as_f64().unwrap() > 0.0, "{choices}");
    // Nothing is clearer than that a rule is the same as itself, but it takes many matches to say how little it matters.
    let same = ["lab", "chifootmi", "--compare", "level=pro,level=pro", "--player", "random", "--json"];
    let found = json(&[&same[..], &["--games", "100000"]].concat());
    assert_eq!(found["clear"], true, "{found}");
    assert!(found["matches"][0].as_u64().unwrap() < 100_000, "{found}");
    for (compare, part) in
        [("level", "--compare"), ("level=pro", "--compare"), ("level=pro,dance=on", "dance")]
    {
        let (_, message) = refused(&["lab", "chifootmi", "--compare", compare, "--json"]);
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn a_stopped_laboratory_goes_on_where_it_was() {
    let folder = Folder::new("lab-resume");
    let journal = folder.file("journal.txt");
    let args = [&LAB[..], &["--games", "401", "--json", "--resume", &journal]].concat();
    // A later --games counts.
    let args = [&args[..6], &args[8..]].concat();
    let whole = json(&args);
    assert_eq!(whole, json(&[&args[..8], &["--json"]].concat()), "the journal changes nothing");
    let text = std::fs::read_to_string(&journal).unwrap();
    let cut = text.lines().take(70).map(|line| line.len() + 1).sum::<usize>() - 9;
    std::fs::write(&journal, &text[..cut]).unwrap();
    assert_eq!(json(&args), whole);
    let other = [&args[..], &["--seed", "2"]].concat();
    assert!(refused(&other).1.contains("another seed"));
    assert!(
        refused(&["arena", "chifootmi", "--players", "random,random", "--resume", &journal, "--json"])
            .1
            .contains("not the journal of this command")
    );
}

#[test]
fn a_player_who_does_not_vary_plays_one_match_a_round() {
    // The club of SHOOT has no dice of its own: both matches of a round are the same one.
    let short = ["lab", "shoot", "--set", "length=halves-throws", "--set", "throws_per_half=10"];
    let args = [&short[..], &["--compare", "drop_ball_after=4,drop_ball_after=20", "--games", "6"]].concat();
    let text = stdout(&onze(&args));
    assert!(text.contains("12 matches in 3 rounds"), "{text}");
    assert!(text.contains("plays the same match twice"), "{text}");
    let found = json(&[&args[..], &["--json"]].concat());
    assert_eq!((&found["rounds"], &found["matches"]), (&3.into(), &serde_json::json!([6, 6])));
    for (name, measure) in found["measures"].as_object().unwrap() {
        for value in [&measure["values"][0], &measure["values"][1]] {
            assert!(value["low"].as_f64().unwrap() >= 0.0, "{name}: {value}");
        }
    }
}

#[test]
fn figures_are_written_as_the_language_does() {
    let french = stdout(&onze(&[&LAB[..6], &["--games", "200", "--lang", "fr"]].concat()));
    let goals = french.lines().find(|line| line.starts_with("Buts par match")).unwrap();
    assert!(goals.contains(',') && goals.contains("\u{a0};") && !goals.contains('.'), "{goals}");
    let arena = ["arena", "chifootmi", "--players", "random,rookie", "--games", "20", "--lang", "fr"];
    let output = onze(&arena);
    assert!(!stdout(&output).contains('.'), "{}", stdout(&output));
    assert!(stderr(&output).contains("20 matchs en 0,"), "{}", stderr(&output));
    let ladder = stdout(&onze(&[
        "arena",
        "chifootmi",
        "--ladder",
        "--games",
        "2",
        "--set",
        "level=pro",
        "--lang",
        "fr",
    ]));
    assert!(
        ladder.lines().any(|line| line.starts_with("| rookie – random") && line.contains("\u{a0};")),
        "{ladder}"
    );
}

#[test]
fn a_player_is_studied_and_the_points_that_it_gives_away_are_told() {
    let study = ["lab", "chifootmi", "--best-reply", "random", "--games", "200", "--lessons", "20"];
    let text = stdout(&onze(&[&study[..], &["--set", "level=pro"]].concat()));
    assert!(text.contains("studied “random”") && text.contains("20 lessons, then 200 matches"), "{text}");
    let found = json(&[&study[..], &["--seed", "3", "--json"]].concat());
    assert_eq!((&found["lessons"], &found["matches"], &found["seed"]), (&20.into(), &200.into(), &3.into()));
    let points = |end: &str| found["best_reply"][end].as_f64().unwrap();
    assert!(points("low") > 0.5 && points("low") < points("value") && points("value") < points("high"));
    assert_eq!(found, json(&[&study[..], &["--seed", "3", "--json"]].concat()));
    for (args, part) in [
        (&["shoot", "--best-reply", "club"][..], "shoot"),
        (&["chifootmi", "--best-reply", "nobody"][..], "nobody"),
        (&["chifootmi", "--best-reply", "club", "--set", "dance=on"][..], "dance"),
    ] {
        let (_, message) = refused(&[&["lab"][..], args, &["--json"]].concat());
        assert!(message.contains(part), "{message}");
    }
    // One question at a time, and one at least.
    for args in [&["lab", "chifootmi"][..], &[&study[..], &["--compare", "level=pro,level=pro"]].concat()] {
        assert_eq!(onze(args).status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn a_finished_match_is_explained_and_the_account_adds_up() {
    let folder = Folder::new("analyse");
    let file = folder.new_match(&BEGINNER);
    let analyse = ["replay", &file, "--analyse", "--effort", "2"];
    let (_, message) = refused(&[&analyse[..], &["--json"]].concat());
    assert!(message.contains("once it is over"), "{message}");
    let words: Vec<&str> = MOVES.split_whitespace().collect();
    for pair in words.chunks(2) {
        assert!(onze(&["move", &file, pair[0], pair[1]]).status.success(), "{pair:?}");
    }
    let found = json(&[&analyse[..], &["--json"]].concat());
    let number = |value: &serde_json::Value| value.as_f64().unwrap();
    let parts = number(&found["start"])
        + number(&found["luck"])
        + number(&found["judgement"][0])
        + number(&found["judgement"][1]);
    assert!((parts - number(&found["result"])).abs() < 1e-9 && found["result"] == 0.0, "{found}");
    assert_eq!(found["steps"].as_array().unwrap().len(), words.len() / 2);
    let plot = folder.file("curve.svg");
    let output = onze(&[&analyse[..], &["--plot", &plot, "--lang", "fr"]].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(stdout(&output).contains("Jugement (Rouge)"), "{}", stdout(&output));
    assert!(std::fs::read_to_string(&plot).unwrap().contains("<polyline"));
}
