//! What a page would ask a server for over HTTP.

use std::collections::BTreeMap;

use onze_core::fair::Secret;
use onze_session::protocol::{Committed, CreateRequest, ErrorInfo, LessonRequest};
use onze_session::{Fault, create, look_at};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use serde_json::{Value, json};

use crate::house::House;
use crate::luck::Luck;
use crate::order::{Deed, RequestId};
use crate::room::Playing;

/// JSON text, or why there is none.
pub(crate) type Answer = Result<Box<RawValue>, Fault>;

/// A match from a file.
#[derive(Deserialize)]
struct RecordRequest {
    record: String,
}

/// Where a match stands: with this a server can go on with it.
#[derive(Serialize)]
struct Stands {
    options: BTreeMap<String, String>,
    position: String,
}

impl House {
    /// As a server answers at `/api/…`.
    pub(crate) fn request(
        &mut self,
        luck: &mut Luck,
        path: &str,
        body: Value,
        token: Option<&str>,
    ) -> Answer {
        let Playing { game, computers } = self.playing;
        let path = path.split_once('?').map_or(path, |(path, _)| path);
        match path.split('/').collect::<Vec<_>>()[..] {
            ["games"] => Ok(raw(&[json!({
                "id": game.id(),
                "seats": game.seats(&[])?,
                "options": game.settings(),
                "players": computers.names(),
            })])),
            ["commitments"] => {
                let secret = Secret::new(luck.bytes());
                let commitment = secret.commitment();
                self.promised = Some(secret);
                Ok(raw(&Committed { commitment }))
            }
            ["matches"] => self.create(luck, read(body)?),
            ["records"] => self.take_in(luck, &read::<RecordRequest>(body)?.record),
            ["positions"] => Ok(raw(&look_at(game, read(body)?, Secret::new(luck.bytes()))?)),
            ["lessons"] => Ok(raw(&onze_advice::lesson(game, &read::<LessonRequest>(body)?.lesson)?)),
            ["matches", name, "lesson"] => {
                let (table, seat) = self.room(name)?.session.table_for(token.unwrap_or_default())?;
                Ok(raw(&onze_advice::verdict(table, seat, &read::<LessonRequest>(body)?.lesson)?))
            }
            ["matches", name] => Ok(raw(&self.room(name)?.session.info())),
            ["matches", name, "record"] => Ok(raw(&self.room(name)?.session.record(token)?)),
            // A line of the list of one's own matches; whoever keeps them knows when the last step was made.
            ["matches", name, "mine"] => {
                Ok(raw(&self.room(name)?.session.mine(token.unwrap_or_default(), 0)?))
            }
            // Only here: whoever has a match on their own device may know all of it.
            ["matches", name, "position"] => {
                let session = &self.room(name)?.session;
                Ok(raw(&Stands { options: session.info().options, position: session.position()? }))
            }
            _ => Err(Fault::AddressUnknown),
        }
    }

    fn create(&mut self, luck: &mut Luck, request: CreateRequest) -> Answer {
        if let Some(commitment) = &request.commitment {
            let promised = self.promised.take().filter(|secret| secret.commitment() == *commitment);
            luck.promised = Some(promised.ok_or(Fault::CommitmentUnknown)?);
        }
        let Playing { game, computers } = self.playing;
        let texts = request.options.iter().filter_map(|(key, value)| Some((&**key, value.as_str()?)));
        onze_games::check_names(game.id(), texts)?;
        let request = match request.from.clone() {
            Some(step) => self.room(&step.name)?.session.play_on(step.n, request)?,
            None => request,
        };
        let (new, created) = create(game, &computers.names(), request, luck)?;
        // Kept before it is told: deeds are done in order.
        self.deeds.push(Deed::Keep { name: new.name.clone(), ticket: 0, what: Box::new(new.into()) });
        Ok(raw(&created))
    }

    pub(crate) fn answer(&mut self, id: RequestId, answer: Answer) {
        let (status, body) = match answer {
            Ok(body) => (200, body),
            Err(fault) => (fault.status(), raw(&Refusal { error: fault.info(String::new()) })),
        };
        self.deeds.push(Deed::Answer { id, status, body });
    }
}

#[derive(Serialize)]
struct Refusal {
    error: ErrorInfo,
}

/// What was sent along with a request.
fn read<T: DeserializeOwned>(body: Value) -> Result<T, Fault> {
    serde_json::from_value(body).map_err(|error| Fault::NotReadable { problem: error.to_string() })
}

/// A value as JSON text.
pub(crate) fn raw(value: &impl Serialize) -> Box<RawValue> {
    // Texts, numbers and lists of them: that cannot fail.
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
