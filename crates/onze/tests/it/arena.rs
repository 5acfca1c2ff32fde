//! `onze arena`: round robins, journals, programs from outside and the ladder.

use crate::{Folder, json, onze, refused, stderr, stdout};

const ROBIN: [&str; 8] =
    ["arena", "chifootmi", "--players", "random,club,rookie", "--games", "101", "--seed", "3"];

#[test]
fn everybody_meets_everybody_and_is_rated() {
    let result = json(&[&ROBIN[..], &["--json"]].concat());
    assert_eq!(result["games"], 303);
    let meetings = result["meetings"].as_array().unwrap();
    assert!(meetings.len() == 3 && meetings.iter().all(|meeting| meeting["games"] == 101));
    let rating = |n: usize| result["players"][n]["rating"]["value"].as_f64().unwrap();
    assert!(rating(1) > rating(0), "the club is better than random: {result}");
    let interval = &result["players"][1]["rating"];
    assert!(interval["low"].as_f64() < interval["value"].as_f64());
    let table = stdout(&onze(&ROBIN));
    for part in ["Elo", "Points against", "club", "± "] {
        assert!(table.contains(part), "{part}: {table}");
    }
    let folder = Folder::new("robin-plot");
    let plot = folder.file("robin.svg");
    assert!(onze(&[&ROBIN[..], &["--plot", &plot, "--lang", "fr"]].concat()).status.success());
    let svg = std::fs::read_to_string(&plot).unwrap();
    assert!(svg.contains("Elo") && svg.contains("Buts par match") && svg.contains("rookie"), "{svg}");
}

#[test]
fn a_stopped_arena_goes_on_where_it_was() {
    let folder = Folder::new("resume");
    let journal = folder.file("journal.txt");
    let args = [&ROBIN[..], &["--json", "--resume", &journal]].concat();
    let whole = json(&args);
    let text = std::fs::read_to_string(&journal).unwrap();
    assert_eq!(text.lines().count(), 2 + 3 * 51, "two lines at the head, then one a round");
    // What a killed arena leaves: some rounds, the last one half-written.
    let cut = text.lines().take(60).map(|line| line.len() + 1).sum::<usize>() - 9;
    std::fs::write(&journal, &text[..cut]).unwrap();
    assert_eq!(json(&args), whole);
    let again = std::fs::read_to_string(&journal).unwrap();
    assert!(again.starts_with(&text[..text.len() / 4]) && again.lines().count() == text.lines().count());
    // More matches of the same contest go on from it, another contest is refused.
    let more = [&args[..5], &["200"], &args[6..]].concat();
    assert_eq!(json(&more)["games"], 600);
    let before = std::fs::read_to_string(&journal).unwrap();
    let other = [&args[..7], &["4"], &args[8..]].concat();
    assert!(refused(&other).1.contains("another seed"));
    assert_eq!(std::fs::read_to_string(&journal).unwrap(), before);
    std::fs::write(&journal, before.replace(" | ", " / ")).unwrap();
    assert!(refused(&args).1.contains("Line 3"));
}

#[test]
fn a_program_of_ones_own_plays_in_the_arena() {
    let example = concat!("exec:python3 ", env!("CARGO_MANIFEST_DIR"), "/../../docs/outside_player.py");
    for (game, set) in [("chifootmi", "level=pro"), ("shoot", "length=goals-2"), ("challenge", "friendly=on")]
    {
        let players = format!("{example},random");
        let result = json(&["arena", game, "--players", &players, "--games", "2", "--set", set, "--json"]);
        assert_eq!((&result["games"], &result["players"][0]["faults"]), (&2.into(), &serde_json::json!({})));
    }
}

#[test]
fn a_program_that_ends_stops_the_arena_with_its_own_last_words() {
    let folder = Folder::new("ended");
    let (program, journal) = (folder.file("player.py"), folder.file("journal.txt"));
    let source =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/outside_player.py"));
    let source = source.unwrap();
    // It dies in its third match, as programs do that were never tried.
    let slip = source
        .replace("    match = None\n", "    match = None\n    import os; open('count', 'a').write('x')\n");
    let slip = slip.replace(
        "            answer = \"ready\"",
        "            answer = \"ready\" if os.path.getsize('count') < 3 else no_such_name",
    );
    assert!(slip.contains("no_such_name"));
    std::fs::write(&program, slip).unwrap();
    let players = format!("exec:python3 {program},random");
    let args = ["arena", "chifootmi", "--players", &players, "--games", "20", "--resume", &journal];
    let run = |args: &[&str]| {
        std::process::Command::new(env!("CARGO_BIN_EXE_onze"))
            .args(args)
            .current_dir(&folder.0)
            .output()
            .unwrap()
    };
    let output = run(&args);
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(2), ""));
    let said = stderr(&output);
    assert!(
        said.contains("has ended: exit status: 1") && said.contains("NameError: name 'no_such_name'"),
        "{said}"
    );
    // What was played before counts, what it ended in is played again once it is mended.
    std::fs::write(&program, source).unwrap();
    let output = run(&[&args[..], &["--json"]].concat());
    let result: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
    assert_eq!((&result["games"], &result["players"][0]["faults"]), (&20.into(), &serde_json::json!({})));
    for (program, part) in
        [("exec:/no/such/player", "No such file"), ("exec:false", "said nothing on standard error")]
    {
        let players = format!("{program},random");
        let (_, message) = refused(&["arena", "chifootmi", "--players", &players, "--games", "2", "--json"]);
        assert!(message.contains(program) && message.contains(part), "{message}");
        let output = onze(&["play", "chifootmi", "--against", program]);
        assert!(
            stderr(&output).contains(part) && stdout(&output).contains("gives up"),
            "{}",
            stderr(&output)
        );
    }
}

/// Starts the program and presses Ctrl-C once it says how long it will take.
#[cfg(unix)]
fn interrupted(args: &[&str]) -> std::process::Output {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    let mut child = Command::new(env!("CARGO_BIN_EXE_onze"))
        .args(args)
        .env("LC_ALL", "C")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(child.stderr.take().unwrap()).lines().map_while(Result::ok);
    assert!(said.any(|line| line.contains("At most") && line.contains("about")), "says how long it takes");
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    assert!(said.any(|line| line.contains("Stopping")));
    said.for_each(drop);
    child.wait_with_output().unwrap()
}

#[test]
fn ctrl_c_tells_what_is_known_so_far() {
    let much = ["arena", "chifootmi", "--players", "club,rookie", "--games", "900000000", "--json"];
    let lab = [
        "lab",
        "chifootmi",
        "--compare",
        "clock=0,clock=60",
        "--player",
        "league",
        "--games",
        "90000000",
        "--json",
    ];
    for args in [&much[..], &lab] {
        let output = interrupted(args);
        assert_eq!(output.status.code(), Some(130), "{args:?}");
        let told: serde_json::Value = serde_json::from_str(&stdout(&output)).unwrap();
        assert_eq!(told["stopped"], true, "{told}");
    }
}

#[test]
fn the_ladder_writes_its_tables_in_markdown() {
    let output = onze(&["arena", "chifootmi", "--ladder", "--games", "10", "--set", "level=amateur"]);
    let table = stdout(&output);
    assert!(output.status.success(), "{}", stderr(&output));
    for part in [
        "## Chifootmi",
        "| club – rookie | level=amateur | 10 |",
        "| random |",
        "--ladder --set level=amateur --games 10 --seed 1`",
    ] {
        assert!(table.contains(part), "{part}: {table}");
    }
    assert_eq!(onze(&["arena", "chifootmi", "--ladder", "--players", "random"]).status.code(), Some(2));
}
