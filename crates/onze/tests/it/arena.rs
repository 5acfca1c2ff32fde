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
    let bad = ["arena", "chifootmi", "--players", "exec:false,random", "--games", "2"];
    let table = stdout(&onze(&bad));
    assert!(
        table.contains("exec:false ended or could not be started, and lost 2 matches by that."),
        "{table}"
    );
    let result = json(&[&bad[..], &["--json"]].concat());
    assert_eq!(
        (&result["players"][0]["faults"]["crashed"], &result["players"][1]["wins"]),
        (&2.into(), &2.into())
    );
}

#[test]
fn the_ladder_writes_its_tables_in_markdown() {
    let output = onze(&["arena", "chifootmi", "--ladder", "--games", "10", "--set", "level=amateur"]);
    let table = stdout(&output);
    assert!(output.status.success(), "{}", stderr(&output));
    for part in
        ["## Chifootmi", "| club – rookie | level=amateur | 10 |", "| random |", "--ladder --games 10"]
    {
        assert!(table.contains(part), "{part}: {table}");
    }
    assert_eq!(onze(&["arena", "chifootmi", "--ladder", "--players", "random"]).status.code(), Some(2));
}
