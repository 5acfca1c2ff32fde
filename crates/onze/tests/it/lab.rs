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
    assert!(std::fs::read_to_string(&plot).unwrap().contains("Share of luck"));
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
