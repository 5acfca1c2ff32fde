//! Every clause that the code cites stands in the rulebook of both languages, and every clause of a rulebook is tested.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use onze_core::rulebook::Rulebook;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of all files with this ending below a folder, one after the other.
fn sources(folder: &Path, ending: &str) -> String {
    let mut text = String::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return text };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            text += &sources(&path, ending);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            text += &std::fs::read_to_string(&path).unwrap();
        }
    }
    text
}

/// The tests that stand beside the code: files named `tests.rs`, what lies in folders of that name, the ends of others.
fn tests_beside(folder: &Path) -> String {
    let mut text = String::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return text };
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.is_dir() && path.ends_with("tests") {
            text += &sources(&path, "rs");
        } else if path.is_dir() {
            text += &tests_beside(&path);
        } else if path.file_name().is_some_and(|name| name == "tests.rs") {
            text += &std::fs::read_to_string(&path).unwrap();
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            text += source.split_once("#[cfg(test)]").map_or("", |(_, tests)| tests);
        }
    }
    text
}

fn crates() -> Vec<PathBuf> {
    std::fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn rulebook(lang: &str, game: &str) -> String {
    std::fs::read_to_string(root().join(format!("rulebook/{lang}/{game}.md"))).unwrap()
}

/// The games that have a rulebook, and the ids of its clauses.
fn books(lang: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut books = Vec::new();
    for entry in std::fs::read_dir(root().join("rulebook").join(lang)).unwrap() {
        let game = entry.unwrap().path().file_stem().unwrap().to_str().unwrap().to_owned();
        let text = rulebook(lang, &game);
        let ids: Vec<String> =
            Rulebook::parse(&text).clauses().iter().map(|entry| entry.id.to_owned()).collect();
        let set: BTreeSet<String> = ids.iter().cloned().collect();
        assert_eq!(set.len(), ids.len(), "{lang}/{game}: a clause stands twice");
        books.push((game, set));
    }
    books.sort();
    books
}

/// The clauses of a game that stand in quotation marks, as `reasons!` and `Clause` take them.
fn cited(source: &str, of_game: &str) -> BTreeSet<String> {
    let is_clause = |text: &&str| {
        text.strip_prefix(of_game)
            .and_then(|rest| rest.strip_prefix('-'))
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit()))
    };
    source.split('"').filter(is_clause).map(str::to_owned).collect()
}

#[test]
fn both_languages_have_the_same_clauses() {
    assert_eq!(books("en"), books("fr"));
}

#[test]
fn every_clause_has_a_title_and_a_text_in_both_languages() {
    for lang in ["en", "fr"] {
        for (game, _) in books(lang) {
            for entry in Rulebook::parse(&rulebook(lang, &game)).clauses() {
                assert!(!entry.title.is_empty() && !entry.text.is_empty(), "{lang}: {} is empty", entry.id);
            }
        }
    }
}

#[test]
fn every_clause_that_the_code_cites_exists() {
    for (game, clauses) in books("en") {
        let of_game = clauses.first().and_then(|id| id.split('-').next()).unwrap_or_default();
        let missing: Vec<_> = cited(&sources(&root().join("crates").join(&game).join("src"), "rs"), of_game)
            .into_iter()
            .filter(|clause| !clauses.contains(clause))
            .collect();
        assert!(missing.is_empty(), "{game} cites {missing:?}, which its rulebook does not have");
    }
}

#[test]
fn every_clause_is_cited_by_a_test() {
    let folders = crates().into_iter().flat_map(|folder| [folder.join("tests"), folder.join("src/tests")]);
    let mut tests: String = folders.map(|folder| sources(&folder, "rs")).collect();
    tests.extend(crates().into_iter().map(|folder| tests_beside(&folder.join("src"))));
    // A rulebook may be there before its game is.
    let played = books("en").into_iter().filter(|(game, _)| root().join("crates").join(game).is_dir());
    for (game, clauses) in played {
        let untested: Vec<_> = clauses
            .iter()
            .filter(|clause| {
                !tests.contains(*clause) && !tests.contains(&clause.to_lowercase().replace('-', "_"))
            })
            .collect();
        assert!(untested.is_empty(), "{game}: no test cites {untested:?}");
    }
}

/// Compiling a crate once more for tests or examples that it does not have is left out, and must not hide any.
#[test]
fn what_is_not_compiled_for_tests_has_none() {
    for folder in crates() {
        let manifest = std::fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let library =
            manifest.split_once("\n[lib]\n").map_or("", |(_, rest)| rest.split("\n[").next().unwrap());
        let source = sources(&folder.join("src"), "rs");
        let leaves_out = |what: &str| library.lines().any(|line| line == what);
        let tested = ["#[test]", "#[cfg(test)]", "proptest!"].iter().any(|mark| source.contains(mark));
        assert!(!(leaves_out("test = false") && tested), "{} has tests in src", folder.display());
        let fences =
            source.lines().map(str::trim).filter(|line| line.starts_with("//") && line.contains("```"));
        let shown = fences.step_by(2).any(|fence| !fence.ends_with("text"));
        assert!(!(leaves_out("doctest = false") && shown), "{} has examples", folder.display());
    }
}
