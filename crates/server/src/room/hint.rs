//! Hints: how good the choices of a seat are. Nothing of it is kept, and the match does not notice.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use onze_core::Quick;
use onze_players::{Budget, Deadline};
use onze_session::{Fault, Hinting};
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use super::{ToPage, shared};
use crate::app::App;
use crate::queue::Hurry;
use crate::random;

/// A page gives an answer up after ten seconds, of which some are spent on the way and in the queue.
const LONGEST: Duration = Duration::from_secs(6);

/// Finds a hint and tells it to the page that asked.
pub(super) fn hint(app: &Arc<App>, hinting: Hinting, address: IpAddr, queue: mpsc::Sender<ToPage>) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let (re, stop) = (hinting.re, Arc::new(AtomicBool::new(false)));
        let told = tokio::select! {
            told = find(&app, hinting, address, Arc::clone(&stop)) => told,
            // The page has left: nobody wants it any more.
            () = queue.closed() => return stop.store(true, Ordering::Relaxed),
        };
        let told = match told {
            Ok(frame) => ToPage::Hint(shared(vec![frame])),
            Err(fault) => ToPage::Refused { re, fault: Box::new(fault) },
        };
        drop(queue.send(told).await);
    });
}

async fn find(
    app: &Arc<App>,
    hinting: Hinting,
    address: IpAddr,
    stop: Arc<AtomicBool>,
) -> Result<String, Fault> {
    // After those who wait for an opponent.
    let turn = app.thinkers.turn(address, Hurry::Nobody).await.ok_or(Fault::MatchBroken)?;
    let (chance, time) = (Quick::new(random::number()?), app.limits.thinking_time.min(LONGEST));
    let (app, computers) = (Arc::clone(app), onze_players::computers(hinting.game)?);
    let found = spawn_blocking(move || {
        let _turn = turn;
        let budget = Budget::new(&stop).until(Deadline::after(time));
        onze_advice::hint(computers, &hinting, &app.outlooks, chance, &budget)
    });
    found.await.map_err(|_| Fault::MatchBroken)?
}
