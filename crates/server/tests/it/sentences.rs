//! Whatever the server refuses, it says so in both languages.

use std::collections::BTreeSet;
use std::path::Path;

/// The kinds that the sources refuse with: what stands in `Fault::bad("kind", …)` and its like.
fn kinds(folder: &Path, found: &mut BTreeSet<String>) {
    const MAKERS: [&str; 7] = [
        "Fault::new(",
        "Fault::bad(",
        "Fault::conflict(",
        "Fault::forbidden(",
        "Fault::too_many(",
        " fault(",
        "turn_away(",
    ];
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            kinds(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            for maker in MAKERS {
                for (at, _) in source.match_indices(maker) {
                    let call = source[at..].split(';').next().unwrap();
                    let words = call.split('"').skip(1).step_by(2);
                    let kind = |word: &&str| word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
                    found.extend(words.take(2).find(kind).map(str::to_owned));
                }
            }
        }
    }
}

#[test]
fn every_refusal_of_the_server_has_a_sentence_in_both_languages() {
    let mut found = BTreeSet::new();
    for sources in ["src", "../session/src"] {
        kinds(&Path::new(env!("CARGO_MANIFEST_DIR")).join(sources), &mut found);
    }
    assert!(found.len() > 30, "{found:?}");
    for (lang, sentences) in [
        ("en", include_str!("../../../../locales/en.ftl")),
        ("fr", include_str!("../../../../locales/fr.ftl")),
    ] {
        for kind in &found {
            let id = format!("\nrefusal-{} =", kind.replace('_', "-"));
            assert!(sentences.contains(&id), "{lang}: {kind}");
        }
    }
}
