//! Every golden record is told, in both languages and with nothing left unsaid.

use std::path::Path;

use onze_core::record;
use onze_core::table::Table;

use super::*;

/// The golden records of all games, by the game and the name of the file.
pub(super) fn tables() -> Vec<(&'static str, String, Box<dyn Table>)> {
    let mut tables = Vec::new();
    for game in onze_games::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/tests/golden", game.id()));
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        for file in files {
            let text = std::fs::read_to_string(&file).unwrap();
            let table = game.read(&record::parse(&text).unwrap(), usize::MAX).unwrap();
            tables.push((game.id(), file.file_stem().unwrap().to_string_lossy().into_owned(), table));
        }
    }
    tables
}

#[test]
fn every_golden_record_is_told_in_both_languages() {
    for (game, name, table) in tables() {
        let story = table.story(Viewer::Spectator);
        assert!(!story.attacks.is_empty(), "{game} {name}: something happened");
        for lang in [Lang::En, Lang::Fr] {
            let texts = Texts::named(lang, &table.header().players);
            let said = |id: &str, facts: &Map<String, Value>| {
                let said = texts.find(id, facts).unwrap_or_else(|| panic!("{game} {name}: no sentence {id}"));
                assert!(!said.contains(['{', '$', '?']), "{game} {name}: {id} says {said}");
                said
            };
            println!("{game} {name} {lang:?}");
            for attack in &story.attacks {
                let paragraph = texts.paragraph(&attack.beats, |beat| said(&beat.say, &beat.facts));
                println!("{:>4} {:?} {paragraph}", attack.from, attack.ended);
                assert!(paragraph.chars().next().is_some_and(|first| !first.is_lowercase()), "{paragraph}");
            }
            for tally in &story.report.tallies {
                said(&format!("tell-tally-{}", tally.key), &Map::new());
            }
            let head = story.report.headline.as_ref().map(|head| said(&head.say, &head.facts));
            println!("{head:?} {:?}", story.report.best);
        }
        let mut next = 0;
        for attack in &story.attacks {
            assert_eq!(attack.from, next, "{game} {name}: paragraphs follow each other");
            assert!(attack.to >= attack.from, "{game} {name}: {attack:?}");
            next = attack.to + 1;
        }
        assert_eq!(next, table.n_steps(), "{game} {name}: every step is told of");
    }
}
