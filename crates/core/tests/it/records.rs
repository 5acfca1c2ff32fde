//! Records: what is wrong with one is said with its line.

use onze_core::Source;
use onze_core::record::split;
use proptest::prelude::*;

use crate::made::{finished, reread, verified, without_line};

#[test]
fn verify_names_what_was_changed() {
    let text = finished().record();
    assert_eq!(verified(&text), Ok(Source::Secret));
    let changed = |from: &str, to: &str| verified(&text.replacen(from, to, 1)).unwrap_err();
    assert_eq!(changed("{6}", "{5}"), "line 14: the draws are not those that the secret gives");
    assert_eq!(changed("{3 1 2,", "{1 3 2,"), "line 12: the draws are not those that the secret gives");
    assert_eq!(changed("1 A bid 2", "1 A bid 3"), "line 13: the seal was made for another choice");
    let hash = text.lines().nth(13).unwrap().rsplit_once('=').unwrap().1.to_owned();
    assert!(changed(&hash, "0123456789abcdef").starts_with("line 14: the match leads to another state here"));
    assert!(verified(&text.replacen(&format!(" ={hash}"), "", 1)).unwrap_err().contains("hash is missing"));
}

#[test]
fn bad_records_get_an_error_with_their_line() {
    let text = finished().record();
    let lines: Vec<&str> = text.lines().collect();
    let without = |n: usize| without_line(&text, n);
    for (broken, expected) in [
        (String::new(), "line 1: a record begins with 'onze record 1'"),
        (text.replace("record 1\n", "record 2\n"), "line 1: this program reads"),
        (text[..text.len() - 3].to_owned(), "line 20: the last line is not complete"),
        (without(lines.len() - 1), "the line 'end' is missing"),
        (without(11), "line 12: the first step is '0 start'"),
        (text.replace("match m1\n", ""), "the line 'match …' is missing"),
        (text.replace("match m1\n", "match m1\nmatch m1\n"), "line 7: 'match' stands twice"),
        (text.replace("match m1\n", "march m1\n"), "line 6: there is no header line 'march'"),
        (text.replace("seat A Ada", "seat C Ada"), "line 7: 'C Ada' is not a possible value of 'seat'"),
        (text.replace("script 3 1", "script 3\r1"), "line 10: a line holds a character that cannot be seen"),
        (text.replace("game toy\n", ""), "'game …' is missing"),
        (text.replace("1 A bid", "1 Z bid"), "line 13: there is no seat 'Z'"),
        (text.replace("1 A bid 2", "1 A bud 2"), "line 13: 'bud 2' is not a move (TOY-2)"),
        (text.replace("2 B bid 1", "2 A bid 1"), "line 14: 'A bid 1' is not possible here (TOY-2)"),
        (text.replace("2 B bid 1", "3 B bid 1"), "line 14: expected '2 B bid 1 {6}"),
        (text.clone() + "more\n", "nothing may follow the line 'end'"),
        (text.replace('\n', "\r\n"), "line 1: a line holds a character that cannot be seen"),
        (text.replacen("toy\n", "toy\r\n", 1), "line 2: a line holds a character that cannot be seen"),
        (text.replace("set twice=off\n", ""), "line 4: expected 'set twice=off'"),
        (
            text.replace("set twice=off\n", "set twice=off\nset twice=off\n"),
            "line 5: expected 'set fault=none'",
        ),
        (
            text.replace("set seats=2\nset twice=off", "set twice=off\nset seats=2"),
            "line 3: expected 'set seats=2'",
        ),
        (text.replace("match m1\nseat A Ada", "seat A Ada\nmatch m1"), "line 6: expected 'match m1'"),
        (text.replace("game toy\n", "game toy\nrules 1\n"), "line 3: expected 'set seats=2'"),
        (
            text.replace("game toy\n", "game toy\nrules 2\n"),
            "line 3: this match was played by rules 2 of 'toy'",
        ),
        (text.replace("game toy\n", "game toy\nrules no\n"), "line 3: 'no' is not a version of the rules"),
    ] {
        let error = reread(&broken).err().unwrap_or_default();
        assert!(error.contains(expected), "expected «{expected}», got «{error}»");
    }
}

#[test]
fn a_file_may_hold_many_records() {
    let text = finished().record();
    let both = format!("{text}{text}");
    let parts = split(&both);
    assert_eq!(parts.len(), 2);
    assert_eq!(parts[1], (text.lines().count() + 1, text.as_str()));
}

proptest! {
    /// Any change of one character is refused with a line number, or tells an honest other match: never a panic, and
    /// never the same match with other facts.
    #[test]
    fn a_changed_character_is_refused_or_honest(at in 0usize..2000, with in any::<char>()) {
        let text = finished().record();
        let at = text.char_indices().map(|(at, _)| at).nth(at % text.chars().count()).unwrap();
        let changed: String = text.char_indices().map(|(i, c)| if i == at { with } else { c }).collect();
        match reread(&changed) {
            Err(error) => prop_assert!(error.starts_with("line "), "{error}"),
            Ok(read) => prop_assert_eq!(read.record(), changed),
        }
    }

    #[test]
    fn any_text_is_refused_or_read(text in ".{0,200}") {
        let _ = reread(&text);
        let _ = reread(&format!("onze record 1\ngame toy\n{text}\n"));
    }
}
