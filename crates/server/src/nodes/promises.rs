//! Commitments that another node has made.

use std::sync::Arc;

use futures_util::StreamExt;
use onze_core::fair::Secret;
use tokio::time::{Instant, timeout};

use super::{HURRY, Nodes};
use crate::app::App;

const ASKED: &str = "onze.commitments";

impl Nodes {
    /// The secret behind a commitment of another node, which does not have it any more then. Whoever has made it answers at
    /// once; the others do not.
    pub(crate) async fn secret_of(&self, commitment: &str) -> Option<Secret> {
        if !self.is_connected() {
            return None;
        }
        timeout(HURRY, self.ask_for(commitment)).await.ok()?
    }

    async fn ask_for(&self, commitment: &str) -> Option<Secret> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.ok()?;
        let asked = self.key.seal(ASKED, commitment.as_bytes()).ok()?;
        self.client.publish_with_reply(ASKED, inbox, asked.into()).await.ok()?;
        let answer = self.open(&answers.next().await?)?;
        let secret = Secret::from_hex(std::str::from_utf8(&answer).ok()?)?;
        (secret.commitment() == commitment).then_some(secret)
    }

    /// Answers other nodes that ask for a commitment of this one, until it is aborted.
    pub(crate) async fn keep_promises(self: Arc<Self>, app: Arc<App>) {
        let Ok(mut asked) = self.listen(ASKED.to_owned()).await else { return };
        while let Some(message) = asked.next().await {
            let commitment = self.open(&message).and_then(|opened| String::from_utf8(opened).ok());
            let (Some(commitment), Some(reply)) = (commitment, message.reply) else { continue };
            if let Ok(secret) = app.commitments.take(&commitment, Instant::now()) {
                self.post(reply.to_string(), secret.to_hex().as_bytes());
            }
        }
    }
}
