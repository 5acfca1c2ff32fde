//! `onze lab GAME --best-reply PLAYER`: how much a player gives away to whoever has studied it.

use std::collections::BTreeMap;
use std::time::Instant;

use onze_lab::Study;
use serde_json::json;

use crate::cli::Lab;
use crate::commands::arena::progress::Progress;
use crate::commands::arena::tables::{estimate, percent};
use crate::commands::arena::{summary, threads};
use crate::commands::replay::facts;
use crate::failure::Failure;
use crate::texts::{Texts, print, talk};

/// How many matches the reply is measured in, unless somebody says otherwise.
const USUAL_GAMES: u64 = 2_000;

pub(super) fn best_reply(texts: &Texts, asked: &Lab, player: &str) -> Result<(), Failure> {
    let begin = Instant::now();
    let matches = asked.games.unwrap_or(USUAL_GAMES);
    let study =
        Study { lessons: asked.lessons.unwrap_or(matches), matches, seed: asked.seed, threads: threads() };
    let progress = Progress::new(texts, study.lessons + study.matches);
    let taken =
        onze_lab::best_reply(&asked.game, &asked.set, player, study, &|played| progress.played(played));
    progress.finish();
    let taken = taken?;
    if asked.json.json {
        let found = json!({
            "game": asked.game,
            "player": player,
            "options": asked.set.iter().cloned().collect::<BTreeMap<_, _>>(),
            "seed": study.seed,
            "lessons": study.lessons,
            "matches": study.matches,
            "best_reply": estimate(taken),
        });
        print(&found.to_string());
        return Ok(());
    }
    let known = [
        ("player", player.into()),
        ("points", percent(texts, taken).into()),
        ("lessons", study.lessons.into()),
        ("matches", study.matches.into()),
    ];
    print(&texts.say("lab-best-reply", &facts(&known)));
    talk(&summary(texts, study.lessons + study.matches, begin));
    Ok(())
}
