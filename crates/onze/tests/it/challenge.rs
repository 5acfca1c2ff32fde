//! Championships from the shell.

use serde_json::Value;

use super::{Folder, json, onze, refused, stderr, stdout};

/// Makes a choice of whoever is waited for: the first of the list, or this one.
fn choose(file: &str, choice: Option<&str>) {
    let legal = json(&["legal", file, "--json"]);
    let seat = legal["to_act"][0].as_str().unwrap_or_default().to_owned();
    let first = legal["legal"][0]["moves"][0].as_str().unwrap_or_default().to_owned();
    let made = onze(&["move", file, &seat, choice.unwrap_or(&first)]);
    assert!(made.status.success(), "{seat} {first}: {}", stderr(&made));
}

/// The fixtures of this moment, each with whether its result is waited for.
fn waits_for_a_result(file: &str) -> bool {
    json(&["legal", file, "--json"])["legal"][0]["moves"][0]
        .as_str()
        .is_some_and(|first| first.starts_with("result"))
}

#[test]
fn cha_803_onze_keeps_the_books_of_matches_that_are_played_at_a_real_table() {
    let folder = Folder::new("real-table");
    let file = folder.file("season.onze");
    let new = ["new", "challenge", "--set", "decided_by=table", "--seed", "Sunday", "--out", &file];
    assert!(onze(&new).status.success());
    while !waits_for_a_result(&file) {
        choose(&file, None);
    }
    let (clauses, message) =
        refused(&["move", &file, "club2", "result 2-1 match 1c2f5e9d40aa7b31", "--json"]);
    assert!(clauses.contains(&"CHA-802".to_owned()) && message.contains("real table"), "{message}");
    let told = stdout(&onze(&["move", &file, "club2", "result 2-1 chance 3 -2"]));
    assert!(told.contains("reports") && told.contains("cards 3") && told.contains("cards -2"), "{told}");
    let sheet = stdout(&onze(&["replay", &file, "--sheet"]));
    assert!(sheet.contains("TOTAL AFTER MATCH 1") && sheet.contains("2-1"), "{sheet}");
    // The words of the box, where they are asked for.
    let sheet = stdout(&onze(&["replay", &file, "--sheet", "--lang", "fr"]));
    for words in ["Capital départ", "RÉSULTAT", "TOTAL DE LA CAISSE", "TOTAL FIN DE MATCH N° 1", "CLASSEMENT"]
    {
        assert!(sheet.contains(words), "{words}: {sheet}");
    }
    for words in ["wage", "TOTAL CASH", "TABLE", "Round"] {
        assert!(!sheet.contains(words), "{words}: {sheet}");
    }
    // Clubs are called by the names on their cards.
    let story = stdout(&onze(&["replay", &file]));
    assert!(story.contains("Full time: ") && !story.contains("Full time: club"), "{story}");
    let first = stdout(&onze(&["replay", &file, "--match", "1"]));
    assert!(first.contains("Full time") && !first.contains("trade window"), "{first}");
    let none = onze(&["replay", &file, "--match", "3"]);
    assert!(none.status.code() == Some(2) && stderr(&none).contains("no match 3"), "{}", stderr(&none));
}

#[test]
fn cha_906_a_championship_between_computers_ends_with_its_table() {
    let folder = Folder::new("season");
    let file = folder.file("season.onze");
    let set = ["--set", "clubs=3", "--set", "length=trial:3", "--players", "steady,plain,random"];
    let args = [&["arena", "challenge", "--out", &file][..], &set].concat();
    let output = onze(&args);
    let table = stdout(&output);
    assert!(table.starts_with("TABLE") && table.contains("3 matches"), "{table}{}", stderr(&output));
    assert!(onze(&["verify", &file]).status.success());
    let told: Value = json(&[&["arena", "challenge", "--json"][..], &set].concat());
    assert_eq!(told["table"].as_array().map(Vec::len), Some(3));
    assert_eq!(told["figures"]["matches"], 3);
}

#[test]
fn cha_802_the_record_of_the_match_that_decided_a_fixture_is_looked_at() {
    let folder = Folder::new("decided-by");
    let (season, cards) = (folder.file("season.onze"), folder.file("cards.onze"));
    let new = ["new", "challenge", "--set", "decided_by=chifootmi", "--seed", "Sunday", "--out", &season];
    assert!(onze(&new).status.success());
    while !waits_for_a_result(&season) {
        choose(&season, None);
    }
    assert!(onze(&["new", "chifootmi", "--seed", "Sunday", "--out", &cards]).status.success());
    let result = |result: &str| onze(&["move", &season, "club1", result, "--of", &cards]);
    assert!(stderr(&result("result 1-0")).contains("is not over"));
    // CHA-908: a match that is given up counts as 0-3.
    assert!(onze(&["move", &cards, "R", "resign"]).status.success());
    let wrong = result("result 77-0");
    assert!(wrong.status.code() == Some(2) && stderr(&wrong).contains("the host"), "{}", stderr(&wrong));
    // The refusal tells the score with the host first.
    let told = stderr(&wrong);
    let score = told.split_whitespace().find(|word| word.contains('-')).unwrap().trim_end_matches(',');
    let right = result(&format!("result {score}"));
    assert!(right.status.success(), "{score}: {}", stderr(&right));
    let kept = std::fs::read_to_string(&season).unwrap();
    let record = std::fs::read_to_string(&cards).unwrap();
    let name = record.lines().find_map(|line| line.strip_prefix("match ")).unwrap();
    assert!(kept.contains(&format!("result {score} match {name}")), "{kept}");
}

#[test]
fn cha_317_a_price_below_zero_is_answered_as_one_and_nothing_far_off_is_proposed() {
    let folder = Folder::new("price");
    let file = folder.file("season.onze");
    assert!(onze(&["new", "challenge", "--seed", "Sunday", "--out", &file]).status.success());
    let (clauses, message) = refused(&["move", &file, "club1", "offer club2 1 -1", "--json"]);
    assert_eq!(clauses.first().map(String::as_str), Some("CHA-317"));
    assert!(message.contains("“-1”") && !message.contains("time"), "{message}");
    let (_, message) = refused(&["move", &file, "club1", "something quite different", "--json"]);
    assert!(!message.contains("“time”"), "{message}");
}

#[test]
fn cha_908_to_resign_is_to_concede_the_match() {
    let folder = Folder::new("concede");
    let file = folder.file("friendly.onze");
    let new = ["new", "challenge", "--set", "friendly=on", "--seed", "Sunday", "--out", &file];
    assert!(onze(&new).status.success());
    let told = stdout(&onze(&["move", &file, "club1", "resign"]));
    assert!(told.contains("gives the match up"), "{told}");
    assert!(std::fs::read_to_string(&file).unwrap().contains(" concede"));
}
