//! Whatever the server refuses, it says so in both languages.

use onze_session::Fault;
use onze_texts::{Lang, Texts};
use serde_json::Map;

#[test]
fn every_fault_has_a_sentence_in_both_languages() {
    let kinds: Vec<String> = Fault::kinds().collect();
    assert!(kinds.len() > 60 && kinds.contains(&"seat_taken".to_owned()), "{kinds:?}");
    for texts in [Lang::En, Lang::Fr].map(Texts::new) {
        for kind in &kinds {
            let id = format!("refusal-{}", kind.replace('_', "-"));
            let sentence = texts.find(&id, &Map::new());
            assert!(sentence.is_some_and(|sentence| !sentence.is_empty()), "{:?}: {kind}", texts.lang());
        }
    }
}
