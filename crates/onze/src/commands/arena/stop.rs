//! Ctrl-C while matches are played: what is known is told.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Map;

use crate::texts::{Texts, talk};

/// As shells tell that a program was ended by Ctrl-C.
pub(crate) const EXIT_CODE: u8 = 130;

/// Was it asked to stop?
#[derive(Clone, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Listens to Ctrl-C. The first one lets what runs come to its end, the second one does not wait for it.
    pub(crate) fn at_ctrl_c(texts: &Texts) -> Self {
        let stop = Stop::default();
        let (heard, sentence) = (stop.clone(), texts.say("arena-stopping", &Map::new()));
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
            return stop;
        };
        std::thread::spawn(move || {
            runtime.block_on(async {
                // Where nothing can be heard, Ctrl-C does what it always does.
                if tokio::signal::ctrl_c().await.is_err() {
                    return;
                }
                heard.now();
                talk(&sentence);
                let _ = tokio::signal::ctrl_c().await;
                std::process::exit(EXIT_CODE.into());
            });
        });
        stop
    }

    pub(crate) fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// For whoever looks by itself whether it was asked.
    pub(crate) fn flag(&self) -> &AtomicBool {
        &self.0
    }

    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
