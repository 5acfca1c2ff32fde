//! What may change of a match, as one text.

use onze_session::token::TokenHash;
use onze_session::{KeptSeat, Partner, Standing};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Serialize, Deserialize)]
struct Kept {
    paused: bool,
    rematch: Option<String>,
    /// One that a later version wrote otherwise is worth no more than asking again.
    offers: Value,
    seats: Vec<Sitting>,
    no_stand_ins: bool,
    #[serde(default)]
    hints: bool,
    stood_in: Value,
}

#[derive(Serialize, Deserialize)]
struct Sitting {
    seat: String,
    player: String,
    computer: Option<String>,
    stand_in: Option<String>,
    token: Option<String>,
    invite: Option<String>,
    #[serde(default)]
    partners: Vec<Sharing>,
}

/// Somebody who shares a seat.
#[derive(Serialize, Deserialize)]
struct Sharing {
    number: u32,
    token: String,
}

/// Its version has a column of its own.
pub(super) fn write(standing: &Standing) -> String {
    let Standing { version: _, paused, rematch, offers, places, no_stand_ins, hints, stood_in } = standing;
    let seats = places.iter().map(|place| {
        let KeptSeat { seat, player, computer, stand_in, token, invite, partners } = place.clone();
        let [token, invite] = [token, invite].map(|hash| hash.map(|hash| hex(&hash)));
        let share = |one: Partner| Sharing { number: one.number, token: hex(&one.token) };
        let partners = partners.into_iter().map(share).collect();
        Sitting { seat: seat.into_owned(), player, computer, stand_in, token, invite, partners }
    });
    let kept = Kept {
        paused: *paused,
        rematch: rematch.clone(),
        offers: serde_json::to_value(offers).unwrap_or_default(),
        seats: seats.collect(),
        no_stand_ins: *no_stand_ins,
        hints: *hints,
        stood_in: serde_json::to_value(stood_in).unwrap_or_default(),
    };
    serde_json::to_string(&kept).unwrap_or_default()
}

/// Nothing if this was not written by [`write`].
pub(super) fn read(version: i64, text: &str) -> Option<Standing> {
    let Kept { paused, rematch, offers, seats, no_stand_ins, hints, stood_in } =
        serde_json::from_str(text).ok()?;
    let places = seats.into_iter().map(|seat| {
        let Sitting { seat, player, computer, stand_in, token, invite, partners } = seat;
        let partner = |one: Sharing| Some(Partner { number: one.number, token: unhex(&one.token)? });
        let read = |text: Option<String>| text.map_or(Some(None), |text| unhex(&text).map(Some));
        Some(KeptSeat {
            seat: seat.into(),
            player,
            computer,
            stand_in,
            token: read(token)?,
            invite: read(invite)?,
            partners: partners.into_iter().map(partner).collect::<Option<_>>()?,
        })
    });
    Some(Standing {
        version: u64::try_from(version).ok()?,
        paused,
        rematch,
        offers: serde_json::from_value(offers).unwrap_or_default(),
        places: places.collect::<Option<_>>()?,
        no_stand_ins,
        hints,
        stood_in: serde_json::from_value(stood_in).unwrap_or_default(),
    })
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

fn unhex(text: &str) -> Option<TokenHash> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok())).collect();
    let bytes: Vec<u8> = digits?.chunks_exact(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    bytes.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_today_is_read_for_ever() {
        let (token, other) = ("07".repeat(32), "ff".repeat(32));
        let text = format!(
            r#"{{"paused":true,"rematch":"b","offers":[{{"by":"R","what":"stand_in","of":"B","player":"champion",
            "waits_for":["R"]}},{{"by":"B","what":"choice","choice":"result 2-1","waits_for":["R"]}},
            {{"by":"R","what":"take_back","waits_for":["B"],"at":7}},{{"by":"R","what":"return_match","waits_for":[]}}],
            "seats":[{{"seat":"R","player":"Zoé","computer":null,"stand_in":"club","token":"{token}","invite":null,
            "partners":[{{"number":3,"token":"{other}"}}]}}],"no_stand_ins":false,"hints":true,
            "stood_in":[{{"seat":"R","player":"club","from":3,"to":null}},{{"seat":"B","player":"club","from":4,"to":9}}]}}"#
        );
        let standing = read(4, &text).unwrap();
        assert_eq!(
            (standing.offers.len(), standing.offers[2].at, standing.stood_in[1].to),
            (4, Some(7), Some(9))
        );
        let again: Value = serde_json::from_str(&write(&standing)).unwrap();
        assert_eq!(again, serde_json::from_str::<Value>(&text).unwrap(), "and written as it was");
    }

    #[test]
    fn what_was_written_before_there_were_partners_is_read() {
        let token = "00".repeat(32);
        let text = format!(
            r#"{{"paused":false,"rematch":null,"offers":[],"no_stand_ins":false,"stood_in":[],"seats":
            [{{"seat":"R","player":"","computer":null,"stand_in":null,"token":"{token}","invite":null}}]}}"#
        );
        let read = read(4, &text).unwrap();
        assert!(
            read.version == 4 && read.places[0].is_held_by(&[0; 32]) && read.places[0].partners.is_empty()
        );
    }
}
