//! What nodes tell each other again and again: that they are there, how much they know, and how often addresses ask.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use onze_session::nodes::NodeId;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval};

use super::Nodes;
use crate::app::App;
use crate::limits::Spent;

/// So often a node says that it is there, and how often addresses have asked.
const BEAT: Duration = Duration::from_secs(1);

/// A node that was not heard for so long is lost.
const SILENCE: Duration = Duration::from_secs(4);

/// Matches that may have gone on where nobody tells are read every so many beats.
const READ_EVERY: u32 = 2;

/// Rooms that other nodes have too tell every so many beats how much they know; the others ask whether there are any.
const CALL_EVERY: u32 = 5;
const ASK_EVERY: u32 = 30;

const BEATS: &str = "onze.nodes";

/// What a node says to all others.
#[derive(Serialize, Deserialize)]
enum Beat {
    /// It is there, and these addresses have spent so much since the last time.
    Here(HashMap<IpAddr, Spent>),
    /// It stops.
    Bye,
}

impl Nodes {
    /// Keeps in touch with the others until it is aborted.
    pub(crate) async fn keep_in_touch(self: Arc<Self>, app: Arc<App>) {
        tokio::join!(self.hear_beats(&app), self.beat(&app), self.go_round(&app), self.notice(&app));
    }

    /// Says good-bye to all others, after all else that was said.
    pub(crate) async fn bye(&self) {
        self.say(BEATS.to_owned(), Beat::Bye);
        self.flush().await;
    }

    async fn hear_beats(&self, app: &Arc<App>) {
        let Ok(mut letters) = self.listen(BEATS.to_owned()).await else { return };
        while let Some(letter) = self.next::<Beat>(&mut letters).await {
            match letter.news {
                Beat::Here(asked) => {
                    self.is_alive(letter.from);
                    app.take_off(&asked);
                }
                Beat::Bye => {
                    self.alive().remove(&letter.from);
                    lose(app, Some(letter.from));
                }
            }
        }
    }

    /// Waits for no room: one that is being read may take a while, and whoever does not beat is taken for dead.
    async fn beat(&self, app: &Arc<App>) {
        let mut tick = beats();
        loop {
            tick.tick().await;
            self.say(BEATS.to_owned(), Beat::Here(app.addresses.asked()));
            for node in self.silent() {
                tracing::warn!(node = format!("{node:016x}"), "a node is not heard any more");
                self.counted.nodes_lost.fetch_add(1, Ordering::Relaxed);
                lose(app, Some(node));
            }
        }
    }

    /// Goes from room to room, again and again.
    async fn go_round(&self, app: &Arc<App>) {
        let mut tick = beats();
        for beat in 1.. {
            tick.tick().await;
            let is_apart = !self.is_connected();
            for room in app.all_rooms() {
                if beat % READ_EVERY == 0 {
                    room.doubt(app, is_apart).await;
                }
                if beat % CALL_EVERY == 0 {
                    room.call(app, beat % ASK_EVERY == 0).await;
                }
            }
        }
    }

    /// The nodes that have not been heard for too long. While NATS is gone nobody is.
    fn silent(&self) -> Vec<NodeId> {
        if !self.is_connected() {
            return Vec::new();
        }
        let mut alive = self.alive();
        let silent =
            alive.iter().filter(|(_, heard)| heard.elapsed() > SILENCE).map(|(node, _)| *node).collect();
        alive.retain(|_, heard| heard.elapsed() <= SILENCE);
        silent
    }

    /// The connection to NATS is gone, or is there again: something may have been said meanwhile.
    async fn notice(&self, app: &Arc<App>) {
        let mut was_connected = true;
        loop {
            self.turned.notified().await;
            let is_connected = self.is_connected();
            if was_connected && !is_connected {
                lose(app, None);
            }
            was_connected = is_connected;
            if is_connected {
                for heard in self.alive().values_mut() {
                    *heard = Instant::now();
                }
                for room in app.all_rooms() {
                    room.rejoin(app).await;
                    room.doubt(app, false).await;
                }
            }
        }
    }
}

fn beats() -> Interval {
    let mut tick = interval(BEAT);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    tick
}

/// A node is not heard any more, or no node is.
fn lose(app: &Arc<App>, node: Option<NodeId>) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        for room in app.all_rooms() {
            room.lose(&app, node).await;
        }
    });
}
