//! A match as a friend tells it: beats become sentences, and sentences paragraphs.

use onze_core::story::Beat;

use crate::{Lang, Texts, capital};

impl Texts {
    /// The beats of a paragraph, each told by `say`. The page joins them in the same way.
    pub fn paragraph(&self, beats: &[Beat], say: impl Fn(&Beat) -> String) -> String {
        let mut told = String::new();
        for beat in beats {
            let said = say(beat);
            let has_ended = told.ends_with(['.', '!', '?']);
            if told.is_empty() {
                told = capital(&said);
            } else if beat.goes_on && !has_ended {
                told = format!("{told}, {said}");
            } else {
                let stop = if has_ended { "" } else { "." };
                told = format!("{told}{stop} {}", capital(&said));
            }
        }
        if told.is_empty() || told.ends_with(['.', '!', '?']) { told } else { told + "." }
    }

    /// « le 7 d’Altamont »: names before which a small word loses its last letter.
    pub fn elided<'a>(&self, mut sentence: String, names: impl Iterator<Item = &'a str>) -> String {
        let vowel = |name: &str| name.starts_with(['A', 'E', 'I', 'O', 'U', 'É', 'Y']);
        if self.lang() == Lang::Fr {
            for name in names.filter(|name| vowel(name)) {
                for word in ["de", "que", "De", "Que"] {
                    let short = &word[..word.len() - 1];
                    sentence = sentence.replace(&format!(" {word} {name}"), &format!(" {short}’{name}"));
                }
            }
        }
        sentence
    }
}
