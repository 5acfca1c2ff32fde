//! Every command does what it says.

use std::process::Command;

use serde_json::Value;

use crate::{BEGINNER, Folder, MOVES, json, onze, refused, stderr, stdout};

#[test]
fn games_lists_options_with_types_defaults_and_ranges() {
    let games = json(&["games", "--json"]);
    let options = games[0]["options"].as_array().unwrap();
    assert_eq!(games[0]["id"], "chifootmi");
    assert_eq!(games[0]["seats"], serde_json::json!(["R", "B"]));
    let limit = options.iter().find(|option| option["key"] == "shootout_limit").unwrap();
    assert_eq!(
        (&limit["type"], &limit["default"], &limit["least"]),
        (&"number".into(), &"0".into(), &5.into())
    );
    assert_eq!(limit["rule"], "CHI-912");
    assert!(stdout(&onze(&["games"])).contains("--set level=beginner"));
}

#[test]
fn rules_shows_a_clause_in_both_languages() {
    let clause = |lang| stdout(&onze(&["rules", "chifootmi", "CHI-301", "--lang", lang]));
    let (english, french) = (clause("en"), clause("fr"));
    assert!(english.starts_with("CHI-301 ") && french.starts_with("CHI-301 ") && english != french);
    assert!(stdout(&onze(&["rules", "chifootmi"])).starts_with("# Chifootmi"));
    let (rules, message) = refused(&["rules", "chifootmi", "CHI-42", "--json"]);
    assert!(rules.is_empty() && message.contains("CHI-42"), "{message}");
}

#[test]
fn a_whole_match_of_the_rules_is_played_from_the_shell() {
    let folder = Folder::new("whole");
    let file = folder.new_match(&BEGINNER);
    let words: Vec<&str> = MOVES.split_whitespace().collect();
    for pair in words.chunks(2) {
        let output = onze(&["move", &file, pair[0], pair[1]]);
        assert!(output.status.success(), "{pair:?}: {}", stderr(&output));
    }
    let replay = json(&["replay", &file, "--json"]);
    assert_eq!(replay["outcome"]["winner"], "B");
    assert_eq!(replay["outcome"]["score"], serde_json::json!([1, 2]));
    assert_eq!(replay["to_act"], serde_json::json!([]));
    assert_eq!(replay["legal_count"], 0);
    assert_eq!(json(&["verify", &file, "--json"])["hashes"], words.len() / 2 + 1, "the moves and the set-up");
    let sheet = stdout(&onze(&["replay", &file, "--sheet"]));
    assert!(sheet.contains("11 R 5@2-8@4 L Z[RL]*\nEND B 1-2"), "{sheet}");
    let (rules, _) = refused(&["move", &file, "R", "P1", "--json"]);
    assert_eq!(rules, ["CHI-902"]);
}

#[test]
fn a_replay_shows_each_viewer_what_that_viewer_may_see() {
    let folder = Folder::new("views");
    let file = folder.new_match(&BEGINNER);
    for (seat, choice) in [("R", "P3"), ("B", "P4"), ("R", "DD")] {
        onze(&["move", &file, seat, choice]);
    }
    let step = |viewer: &str| json(&["replay", &file, "--json", "--as", viewer])["steps"][3].clone();
    assert_eq!(step("R")["move"], "DD");
    assert_eq!((&step("B")["move"], &step("spectator")["move"]), (&Value::Null, &Value::Null));
    assert_eq!(step("B")["hash"], Value::Null);
    assert!(step("all")["hash"].is_string());
    let all = json(&["replay", &file, "--json", "--as", "all"]);
    assert_eq!(all["position"].as_str().unwrap().split("; ").last(), Some("sealed R DD"));
    assert_eq!(json(&["replay", &file, "--json", "--as", "B"])["position"], Value::Null);
    assert_eq!(json(&["replay", &file, "--json", "--at", "1"])["steps"].as_array().unwrap().len(), 2);
    let (_, message) = refused(&["replay", &file, "--json", "--as", "referee"]);
    assert!(message.contains("spectator"), "{message}");
    assert_eq!(refused(&["replay", &file, "--json", "--at", "9"]).0, [""; 0]);
}

#[test]
fn a_refused_move_names_its_clause_and_changes_nothing() {
    let folder = Folder::new("refused");
    let file = folder.new_match(&["--seed", "one", "--set", "level=pro"]);
    let before = std::fs::read_to_string(&file).unwrap();
    for (seat, choice, rule) in [
        ("R", "DU", "CHI-902"),
        ("R", "P9", "CHI-902"),
        ("B", "O+", "CHI-702"),
        ("R", "undo", "CHI-905"),
        ("B", "TIMEOUT", "CHI-903"),
    ] {
        assert_eq!(refused(&["move", &file, seat, choice, "--json"]).0, [rule], "{seat} {choice}");
    }
    let (_, message) = refused(&["move", &file, "X", "P1", "--json"]);
    assert!(message.contains("R, B"), "{message}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn options_that_do_not_fit_are_refused_before_the_set_up() {
    for (set, rule) in [
        (&["--set", "level=amateur", "--set", "offside=on"][..], "CHI-702"),
        (&["--set", "deck=1 2 3 4 5 6 7 8 9 10 11 X X X"][..], "CHI-510"),
        (&["--set", "shootout_limit=3"][..], "CHI-912"),
        (&["--set", "deck=1 2 3"][..], "CHI-112"),
    ] {
        let output = onze(&[&["new", "chifootmi"], set].concat());
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains(rule), "{}", stderr(&output));
    }
    assert_eq!(onze(&["new", "chess"]).status.code(), Some(2));
    assert_eq!(onze(&["new", "chifootmi", "--set", "level"]).status.code(), Some(2));
}

#[test]
fn the_same_seed_makes_the_same_match() {
    let record = |seed: &str| stdout(&onze(&["new", "chifootmi", "--seed", seed]));
    assert_eq!(record("a"), record("a"));
    assert_ne!(record("a"), record("b"));
    assert_ne!(stdout(&onze(&["new", "chifootmi"])), stdout(&onze(&["new", "chifootmi"])));
}

#[test]
fn a_match_starts_from_a_position_and_an_impossible_one_is_refused() {
    let folder = Folder::new("position");
    let file = folder.new_match(&BEGINNER);
    onze(&["move", &file, "R", "P3"]);
    onze(&["move", &file, "B", "P4"]);
    let position = json(&["replay", &file, "--json", "--as", "all"])["position"].as_str().unwrap().to_owned();
    let path = folder.file("position.txt");
    std::fs::write(&path, format!("{position}\n")).unwrap();
    let second = folder.file("second.onze");
    assert!(onze(&["new", "chifootmi", "--position", &path, "--out", &second]).status.success());
    assert_eq!(json(&["replay", &second, "--json", "--as", "all"])["position"], position.as_str());
    std::fs::write(&path, position.replace("R 8", "R 9")).unwrap();
    let output = onze(&["new", "chifootmi", "--position", &path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("CHI-111"), "{}", stderr(&output));
}

#[test]
fn a_referee_types_the_cards_that_lie_on_a_real_table() {
    let folder = Folder::new("referee");
    let file = folder.new_match(&[&["--referee"][..], &BEGINNER].concat());
    assert!(onze(&["move", &file, "R", "P3"]).status.success());
    assert!(
        stderr(&onze(&["new", "chifootmi", "--referee"])).contains("1 2 3"),
        "asks for the order of the cards"
    );
    assert_eq!(json(&["verify", &file, "--json"])["draws_from_secret"], false);
}

#[test]
fn broken_records_get_their_line_and_lose_nothing() {
    let folder = Folder::new("broken");
    let file = folder.new_match(&["--seed", "one"]);
    let whole = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, &whole[..whole.len() - 5]).unwrap();
    let (_, message) = refused(&["move", &file, "R", "P1", "--json"]);
    assert!(message.contains("line 16: the last line is not complete"), "{message}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), &whole[..whole.len() - 5]);
    for garbage in ["", "\n", "onze record 1\n", "onze record 1\ngame chess\n\n", "\u{0}\u{1}\u{2}"] {
        std::fs::write(&file, garbage).unwrap();
        for command in ["replay", "verify", "legal"] {
            assert_eq!(onze(&[command, &file]).status.code(), Some(2), "{command} {garbage:?}");
        }
    }
    std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    assert_eq!(onze(&["replay", &file]).status.code(), Some(2));
    assert_eq!(onze(&["replay", &folder.file("missing")]).status.code(), Some(2));
}

#[test]
fn an_existing_file_is_not_overwritten() {
    let folder = Folder::new("exists");
    let file = folder.new_match(&[]);
    let before = std::fs::read_to_string(&file).unwrap();
    assert_eq!(onze(&["new", "chifootmi", "--out", &file]).status.code(), Some(2));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn two_programs_at_once_append_one_step_each() {
    let folder = Folder::new("at-once");
    let file = folder.new_match(&["--seed", "one"]);
    let spawn = |seat: &str| {
        Command::new(env!("CARGO_BIN_EXE_onze")).args(["move", &file, seat, "P1"]).output().unwrap()
    };
    std::thread::scope(|scope| {
        let both = ["R", "B", "R", "B"].map(|seat| scope.spawn(move || spawn(seat)));
        for thread in both {
            thread.join().unwrap();
        }
    });
    assert!(onze(&["verify", &file]).status.success());
    assert_eq!(json(&["replay", &file, "--json"])["view"]["duel"], 1);
}

#[test]
fn verify_takes_a_file_of_many_matches() {
    let folder = Folder::new("many");
    let record = |seed: &str| stdout(&onze(&["new", "chifootmi", "--seed", seed]));
    let file = folder.file("many.onze");
    std::fs::write(&file, record("a") + &record("b")).unwrap();
    assert_eq!(json(&["verify", &file, "--json"])["matches"], 2);
    std::fs::write(&file, record("a") + &record("b").replace(", R}", ", B}").replace('{', "{ ")).unwrap();
    assert!(refused(&["verify", &file, "--json"]).1.contains("line 32"));
}

#[test]
fn the_arena_ends_with_a_table_and_its_figures_agree_with_the_rules() {
    let args = ["arena", "chifootmi", "--players", "random,random", "--games", "20000", "--seed", "4"];
    let table = stdout(&onze(&args));
    assert_eq!(table.lines().count(), 6, "{table}");
    let result = json(&[&args[..], &["--json"]].concat());
    assert_eq!(result["games"], 20_000);
    assert!((result["goals"]["value"].as_f64().unwrap() - 1.348).abs() < 0.03);
    assert!((result["level"]["share"]["value"].as_f64().unwrap() - 0.394).abs() < 0.02);
    let folder = Folder::new("plot");
    let plot = folder.file("goals.svg");
    assert!(onze(&[&args[..], &["--plot", &plot]].concat()).status.success());
    assert!(std::fs::read_to_string(&plot).unwrap().contains("<svg"));
    assert_eq!(refused(&["arena", "chifootmi", "--players", "random", "--games", "1", "--json"]).0, [""; 0]);
    assert!(
        refused(&["arena", "chifootmi", "--players", "random,ada", "--games", "1", "--json"])
            .1
            .contains("ada")
    );
    let football = json(&["arena", "simulator", "--players", "random,random", "--games", "4", "--json"]);
    assert!(football["figures"]["passes"]["value"].as_f64().unwrap() > 10.0);
    assert!(football["choices"]["value"].as_f64().unwrap() > 100.0);
}

#[test]
fn sentences_are_told_in_french_too() {
    let folder = Folder::new("french");
    let file = folder.new_match(&BEGINNER);
    let french = |args: &[&str]| stdout(&onze(&[args, &["--lang", "fr"]].concat()));
    french(&["move", &file, "R", "P3"]);
    assert!(french(&["move", &file, "B", "P4"]).contains("Bleu joue le 5"));
    let (_, message) = refused(&["move", &file, "R", "P1", "--json", "--lang", "fr"]);
    assert!(message.contains("Ce n’est pas le moment"), "{message}");
}

#[test]
fn serve_without_a_database_says_what_to_do_before_it_says_where_it_is() {
    let file = Folder::new("serve").file("none.db");
    std::fs::write(&file, "no database at all, but a text of some length").unwrap();
    for (lang, advice) in
        [("en", "choose another file with --db"), ("fr", "choisis un autre fichier avec --db")]
    {
        let asked = ["serve", "--addr", "127.0.0.1:0", "--no-open", "--db", &file, "--lang", lang];
        let output = onze(&asked);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains(advice), "{}", stderr(&output));
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn a_match_is_told_by_attacks_and_reported_in_words_as_json_and_as_a_picture() {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../shoot/tests/golden/three-goals.onze");
    let told = stdout(&onze(&["replay", golden]));
    assert!(told.contains("Anna") && told.lines().count() < 100, "{told}");
    assert!(stdout(&onze(&["replay", golden, "--steps"])).contains("SHO-302"));
    let report = stdout(&onze(&["replay", golden, "--report", "--lang", "fr"]));
    assert!(report.contains("Possession") && report.contains("Passes réussies"), "{report}");
    let json = json(&["replay", golden, "--report", "--json"]);
    assert_eq!(json["report"]["seats"], serde_json::json!(["R", "B"]));
    let picture = stdout(&onze(&["replay", golden, "--report", "--svg"]));
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
}
