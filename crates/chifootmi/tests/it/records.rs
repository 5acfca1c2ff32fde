//! Records of whole matches: read back to the same hashes, and no character of them without meaning.

use onze_chifootmi::Chifootmi;
use onze_core::fair::Secret;
use onze_core::record::parse;
use onze_core::table::configure;
use onze_core::{Chance, Dice, Header, Match, Quick, Source};

const LEVELS: [&str; 4] = ["beginner", "amateur", "pro", "pro+"];

/// A random match, the same for the same number.
fn random_match(n: u64) -> Match<Chifootmi> {
    let level = LEVELS[usize::try_from(n % 4).unwrap()];
    let mut set = vec![("level".to_owned(), level.to_owned())];
    if level == "pro+" {
        set.extend(["offside", "one_two", "counter_attack"].map(|key| (key.to_owned(), "on".to_owned())));
    }
    let secret = Secret::from_words(&n.to_string());
    let header = Header {
        name: secret.match_name(),
        players: vec!["Anna".to_owned(), String::new()],
        words: vec![String::new(), "allez les bleus".to_owned()],
        dice: Dice::fair(secret, Vec::new()),
        position: None,
    };
    let mut played = Match::begin(configure::<Chifootmi>(&set).unwrap(), header, &[]).unwrap();
    let mut chance = Quick::nth(3, n);
    while let Some(seat) = played.to_act().first() {
        let moves = played.legal(seat);
        let choice = moves[chance.below(u32::try_from(moves.len()).unwrap()) as usize];
        played.play(seat, choice, &[]).unwrap();
    }
    played
}

#[test]
fn ten_thousand_random_matches_replay_to_the_same_hashes() {
    for n in 0..10_000 {
        let played = random_match(n);
        let text = played.record();
        let read = Match::<Chifootmi>::read(&parse(&text).unwrap()).unwrap();
        let hashes =
            |played: &Match<Chifootmi>| played.steps().iter().map(|step| step.hash).collect::<Vec<_>>();
        assert_eq!(hashes(&read), hashes(&played), "match {n}");
        assert_eq!(read.record(), text, "match {n}");
    }
}

fn reread(text: &str) -> Result<String, String> {
    let record = parse(text).map_err(|error| error.to_string())?;
    Match::<Chifootmi>::read(&record).map(|read| read.record()).map_err(|error| error.to_string())
}

#[test]
fn one_changed_character_is_refused_with_its_line_or_tells_another_match() {
    let mut chance = Quick::new(8);
    let mut below = |n: usize| chance.below(u32::try_from(n).unwrap()) as usize;
    let alphabet: Vec<char> = " \n0123456789abcdefPRBXUDSLC+-=~{},?!é".chars().collect();
    for n in 0..40 {
        let text = random_match(n).record();
        for _ in 0..40 {
            let (at, with) = (below(text.len()), alphabet[below(alphabet.len())]);
            let changed: String = text.char_indices().map(|(i, c)| if i == at { with } else { c }).collect();
            match reread(&changed) {
                Ok(again) => assert_eq!(again, changed, "what was read is what was written"),
                Err(error) => assert!(error.starts_with("line "), "{error}"),
            }
        }
    }
}

#[test]
fn a_record_cut_off_anywhere_is_refused_or_is_a_match_that_still_runs() {
    let text = random_match(2).record();
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        match reread(&text[..end]) {
            Ok(again) => assert_eq!(again, text[..end]),
            Err(error) => assert!(error.starts_with("line "), "{error}"),
        }
    }
}

#[test]
fn verify_catches_a_changed_toss_card_order_sealed_choice_and_hash() {
    let played = random_match(1);
    let text = played.record();
    let verify = |text: &str| -> Result<Source, String> {
        let record = parse(text).map_err(|error| error.to_string())?;
        Match::<Chifootmi>::verify(&record)
            .map(|(_, verified)| verified.source)
            .map_err(|error| error.to_string())
    };
    assert_eq!(verify(&text), Ok(Source::Secret));
    let start = text.lines().find(|line| line.starts_with("0 start")).unwrap();
    let change = |from: &str, to: String| verify(&text.replacen(from, &to, 1)).unwrap_err();
    let draws = "the draws are not those that the secret gives";

    let toss =
        if start.contains(", R}") { start.replace(", R}", ", B}") } else { start.replace(", B}", ", R}") };
    assert!(change(start, toss).contains(draws));

    let (first, second) = start.split_once('{').unwrap().1.split_once(' ').unwrap();
    let next = second.split(' ').next().unwrap();
    let order = start.replacen(&format!("{{{first} {next} "), &format!("{{{next} {first} "), 1);
    assert!(change(start, order).contains(draws));

    let sealed = text.lines().find(|line| line.starts_with("1 ")).unwrap();
    let mut parts = sealed.split(' ');
    let (_, seat, choice) = (parts.next().unwrap(), parts.next().unwrap(), parts.next().unwrap());
    let other = if choice == "P1" { "P2" } else { "P1" };
    let changed = sealed.replacen(&format!("{seat} {choice}"), &format!("{seat} {other}"), 1);
    assert!(change(sealed, changed).contains("the seal was made for another choice"));

    let hash = sealed.rsplit_once('=').unwrap().1;
    assert!(change(hash, "0123456789abcdef".to_owned()).contains("leads to another state"));
}
