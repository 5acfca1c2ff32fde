//! What people type: in any letters, with slips, and where it is not possible.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::{BEGINNER, Folder, json, onze, refused, stderr, stdout};

/// Plays in the shell, and types these lines.
fn play(args: &[&str], lines: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_onze"))
        .arg("play")
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    (output.status.code(), stdout(&output), stderr(&output))
}

#[test]
fn a_move_is_understood_in_any_letters() {
    let folder = Folder::new("letters");
    let file = folder.new_match(&BEGINNER);
    for (seat, choice) in [("r", "p3"), ("B", " P4 "), ("R", "dd")] {
        let output = onze(&["move", &file, seat, choice]);
        assert!(output.status.success(), "{seat} {choice}: {}", stderr(&output));
    }
    let step = &json(&["replay", &file, "--as", "all", "--json"])["steps"][3];
    assert_eq!((&step["seat"], &step["move"]), (&"R".into(), &"DD".into()));
    assert!(onze(&["move", &file, "B", "resign"]).status.success());
}

#[test]
fn what_is_no_move_gets_the_nearest_and_where_all_are_listed() {
    let folder = Folder::new("nearest");
    let file = folder.new_match(&BEGINNER);
    let (rules, message) = refused(&["move", &file, "R", "PP4", "--json"]);
    assert_eq!(rules, ["CHI-902"], "a refused move");
    for part in ["“PP4”", "“P4”", &format!("onze legal {file}")] {
        assert!(message.contains(part), "{part}: {message}");
    }
    let (_, out, _) = play(&["chifootmi", "--seed", "one"], "PP4\nq\n");
    assert!(out.contains("“PP4”") && out.contains("“P4”"), "{out}");
}

#[test]
fn a_finished_match_takes_nothing_back() {
    let folder = Folder::new("finished");
    let file = folder.file("match.onze");
    assert!(onze(&["new", "shoot", "--seed", "one", "--out", &file]).status.success());
    assert!(onze(&["move", &file, "R", "Resign"]).status.success());
    let before = std::fs::read_to_string(&file).unwrap();
    for word in ["undo", "undo agreed"] {
        let (_, message) = refused(&["move", &file, "R", word, "--json"]);
        assert!(message.contains("over"), "{message}");
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
    assert!(onze(&["verify", &file]).status.success());
}

#[test]
fn draws_that_cannot_be_are_refused_at_once() {
    let folder = Folder::new("draws");
    let output = onze(&["new", "shoot", "--chance", "6, banana"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("Draw 2, “banana”"), "{}", stderr(&output));
    let file = folder.new_match(&["--seed", "one"]);
    let (_, message) = refused(&["move", &file, "R", "P1", "--chance", "6", "--json"]);
    assert!(message.contains("“6”") && message.contains("--referee"), "{message}");
    let typed = folder.file("typed.onze");
    let all = [&["new", "chifootmi", "--referee", "--out", &typed][..], &BEGINNER].concat();
    assert!(onze(&all).status.success());
    let (_, message) = refused(&["move", &typed, "R", "P1", "--chance", "6", "--json"]);
    assert!(message.contains("“6”"), "{message}");
}

#[test]
fn a_rule_is_found_by_its_number_alone() {
    let clause = |words: &[&str]| stdout(&onze(&[&["rules", "chifootmi"], words].concat()));
    assert!(clause(&["805"]).starts_with("CHI-805 "));
    assert_eq!(clause(&["805"]), clause(&["chi-805"]));
    assert!(play(&["chifootmi", "--seed", "one"], "? 805\nq\n").1.contains("CHI-805 "));
}

#[test]
fn legal_says_what_its_list_does_not_tell() {
    let folder = Folder::new("legal");
    let file = folder.new_match(&BEGINNER);
    onze(&["move", &file, "R", "P3"]);
    let output = onze(&["legal", &file, "--seat", "R"]);
    assert_eq!(stdout(&output), "");
    assert!(stderr(&output).contains("To act: B"), "{}", stderr(&output));
    onze(&["move", &file, "R", "RESIGN"]);
    let output = onze(&["legal", &file]);
    assert!(output.status.success() && stderr(&output).contains("the match is over"));
    let lists = json(&["legal", &file, "--json"]);
    assert_eq!((&lists["to_act"], &lists["give_up"]), (&serde_json::json!([]), &serde_json::Value::Null));
}

#[test]
fn a_running_match_keeps_its_secrets_unless_everything_is_asked_for() {
    let folder = Folder::new("secrets");
    let file = folder.new_match(&BEGINNER);
    onze(&["move", &file, "R", "P3"]);
    let output = onze(&["replay", &file, "--steps"]);
    assert!(stdout(&output).contains("1 R ?") && stderr(&output).contains("--as all"), "{}", stdout(&output));
    assert!(stdout(&onze(&["replay", &file, "--steps", "--as", "all"])).contains("1 R P3"));
    assert_eq!(json(&["replay", &file, "--json"])["position"], serde_json::Value::Null);
    onze(&["move", &file, "R", "RESIGN"]);
    for at in [&[][..], &["--at", "1"]] {
        let whole = json(&[&["replay", &file, "--json"], at].concat());
        assert_eq!(whole["steps"][1]["move"], "P3", "a finished match is told whole");
        assert!(whole["position"].is_string());
    }
    // SHO-901: nothing is hidden.
    let shoot = folder.file("shoot.onze");
    onze(&["new", "shoot", "--seed", "one", "--out", &shoot]);
    assert!(json(&["replay", &shoot, "--json"])["position"].is_string());
}

#[test]
fn every_game_is_played_in_the_shell_against_the_best_there_is() {
    for game in json(&["games", "--json"]).as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let (code, out, err) = play(&[id, "--seed", "one"], "1\nq\n");
        assert_eq!(code, Some(0), "{id}: {err}");
        assert!(out.contains("\n  1  "), "{id}: {out}");
        assert!(!out.contains(&format!("{id}-move-")), "a choice without words: {out}");
    }
}

#[test]
fn a_program_of_ones_own_sits_at_the_table_and_gives_up_if_it_fails() {
    let example = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/outside_player.py");
    let (code, out, err) = play(&["chifootmi", "--seed", "one", "--against", example], "P1\nP1\nq\n");
    assert_eq!(code, Some(0), "{err}");
    assert!(!out.contains("gives up"), "{out}");
    let (code, out, _) = play(&["chifootmi", "--seed", "one", "--against", "exec:false"], "");
    assert!(code == Some(0) && out.contains("gives up"), "{out}");
}

#[test]
fn whoever_asks_for_nobody_meets_the_rookie_and_is_told_who_else_there_is() {
    for game in ["chifootmi", "shoot", "challenge", "simulator"] {
        let (code, _, err) = play(&[game], "q\n");
        assert_eq!(code, Some(0), "{err}");
        assert!(
            err.contains("You meet “rookie”") && err.contains("--against: club, league, champion"),
            "{err}"
        );
    }
    let (_, _, err) = play(&["chifootmi", "--against", "club"], "q\n");
    assert!(!err.contains("You meet"), "who asked for somebody knows: {err}");
}

#[test]
fn the_examples_of_the_help_work() {
    let folder = Folder::new("help");
    let help = stdout(&onze(&["new", "--help"]));
    let position = help.lines().map(str::trim).find(|line| line.starts_with("South=")).unwrap();
    let path = folder.file("position.txt");
    std::fs::write(&path, position).unwrap();
    let output = onze(&["new", "shoot", "--position", &path, "--chance", "6, 6"]);
    assert!(output.status.success(), "{}", stderr(&output));
    assert!(help.contains("--chance \"6, 6\"") && help.contains(&format!("--chance \"{}\"", BEGINNER[1])));
    assert!(stdout(&onze(&["serve", "--help"])).contains("sqlite://"));
}

#[test]
fn a_database_is_a_file_an_address_of_one_or_memory() {
    for (wrong, says) in [
        ("mysql://here", "memory"),
        ("sqlite://", "memory"),
        ("postgres://127.0.0.1:1/onze", "PostgreSQL runs there"),
    ] {
        let output = onze(&["serve", "--no-open", "--addr", "127.0.0.1:0", "--db", wrong]);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains(says), "{}", stderr(&output));
    }
}
