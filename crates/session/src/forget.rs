//! Whoever does not want to be known any more: a name goes, a seat is let go, a match is nobody's.
//!
//! All of it is a change of what is not a step, made to what is kept: nothing needs the match itself.

use onze_core::record::with_player;

use crate::exchange::Amendment;
use crate::standing::{KeptSeat, Standing};
use crate::token::{self, TokenHash};

/// What holds the seat of somebody who has let it go: the hash of no token.
const NOBODY: TokenHash = [0; 32];

/// What becomes of a match when somebody lets go of all that these tokens hold in it.
#[derive(Clone, Debug)]
pub enum Leaving {
    /// They hold nothing in it.
    NotTheirs,
    /// Nobody else holds a seat: it is to be deleted.
    Alone,
    /// Others do: it stays, and so does this.
    Others(Box<Amendment>),
}

/// What becomes of a match when whoever has these tokens lets go of it: the seat stays a person's, without a name and held
/// by nobody but its owner's partners, so that what the others have played stays theirs. A partner lets go of a share alone.
pub fn leave(header: &str, standing: &Standing, tokens: &[&str]) -> Leaving {
    let hashes: Vec<TokenHash> = tokens.iter().map(|token| token::hash(token)).collect();
    let theirs = |held: TokenHash| hashes.iter().any(|hash| token::same(hash, &held));
    let of_partners =
        |place: &KeptSeat| place.partners.iter().map(|partner| partner.token).collect::<Vec<_>>();
    let is_theirs = |place: &KeptSeat| place.token.into_iter().chain(of_partners(place)).any(theirs);
    if !standing.places.iter().any(is_theirs) {
        return Leaving::NotTheirs;
    }
    let mut held = standing.places.iter().flat_map(|place| place.token.into_iter().chain(of_partners(place)));
    if !held.any(|held| held != NOBODY && !theirs(held)) {
        return Leaving::Alone;
    }
    let left = amended(header, standing, is_theirs, |place| {
        place.partners.retain(|partner| !theirs(partner.token));
        if place.token.is_some_and(theirs) {
            (place.token, place.invite) = (Some(NOBODY), None);
            place.player.clear();
        }
    });
    Leaving::Others(Box::new(left))
}

/// The same match with another name wherever a person has this one; `None` if nobody has.
pub fn rename(header: &str, standing: &Standing, from: &str, to: &str) -> Option<Amendment> {
    let is_meant = |place: &KeptSeat| place.computer.is_none() && !from.is_empty() && place.player == from;
    standing
        .places
        .iter()
        .any(is_meant)
        .then(|| amended(header, standing, is_meant, |place| to.clone_into(&mut place.player)))
}

fn amended(
    header: &str,
    standing: &Standing,
    which: impl Fn(&KeptSeat) -> bool,
    change: impl Fn(&mut KeptSeat),
) -> Amendment {
    let mut amendment = Amendment { header: header.to_owned(), standing: standing.clone(), start: None };
    amendment.standing.version += 1;
    for place in amendment.standing.places.iter_mut().filter(|place| which(place)) {
        change(place);
        amendment.header = with_player(&amendment.header, &place.seat, &place.player);
    }
    amendment
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standing::Partner;
    use crate::token::Token;

    const HEADER: &str = "onze record 1\ngame shoot\nset length=goals-3\nmatch 1c2f\nseat R Zoé B\nseat B Al\nwords R Zoé\ncommit ab\n\n";

    fn token(n: u8) -> String {
        Token::new([n; 16]).text()
    }

    fn standing() -> Standing {
        let place = |seat: &'static str, player: &str, n| KeptSeat {
            seat: seat.into(),
            player: player.to_owned(),
            token: Some(token::hash(&token(n))),
            invite: Some(token::hash(&token(n + 10))),
            ..KeptSeat::default()
        };
        Standing {
            version: 4,
            places: vec![place("R", "Zoé B", 1), place("B", "Al", 2)],
            ..Standing::default()
        }
    }

    #[test]
    fn a_match_of_others_stays_without_the_name_and_the_seat_is_held_by_nobody() {
        let Leaving::Others(left) = leave(HEADER, &standing(), &[&token(1)]) else { panic!() };
        let [red, blue] = &left.standing.places[..] else { panic!() };
        assert_eq!((&*red.player, red.invite, red.is_free()), ("", None, false));
        assert_eq!(*blue, standing().places[1]);
        assert_eq!(left.header, HEADER.replace("seat R Zoé B\n", ""), "words are part of the draws");
        assert_eq!((left.standing.version, left.start.as_deref()), (5, None));
        assert!(matches!(leave(HEADER, &left.standing, &[&token(1)]), Leaving::NotTheirs), "once");
        assert!(matches!(leave(HEADER, &left.standing, &[&token(2)]), Leaving::Alone), "the last one");
    }

    #[test]
    fn a_partner_keeps_the_match_when_its_owner_goes_and_goes_alone() {
        let mut shared = standing();
        (shared.places[1].token, shared.places[1].computer) = (None, Some("club".to_owned()));
        shared.places[0].partners.push(Partner { number: 1, token: token::hash(&token(3)) });
        let Leaving::Others(left) = leave(HEADER, &shared, &[&token(1)]) else { panic!("a partner has it") };
        assert_eq!((&*left.standing.places[0].player, left.standing.places[0].partners.len()), ("", 1));
        assert!(matches!(leave(HEADER, &left.standing, &[&token(3)]), Leaving::Alone), "the last one");
        let Leaving::Others(left) = leave(HEADER, &shared, &[&token(3)]) else { panic!("its owner has it") };
        let owner = &left.standing.places[0];
        assert_eq!((&*owner.player, owner.partners.len(), owner.token), ("Zoé B", 0, shared.places[0].token));
    }

    #[test]
    fn a_match_of_nobody_else_is_deleted() {
        assert!(matches!(leave(HEADER, &standing(), &[&token(1), &token(2)]), Leaving::Alone), "one device");
        assert!(
            matches!(leave(HEADER, &standing(), &[&token(11), "", "0"]), Leaving::NotTheirs),
            "an invitation"
        );
        let mut alone = standing();
        (alone.places[1].token, alone.places[1].computer) = (None, Some("club".to_owned()));
        assert!(matches!(leave(HEADER, &alone, &[&token(1)]), Leaving::Alone), "the computer");
        (alone.places[1].invite, alone.places[1].computer) = (Some([7; 32]), None);
        assert!(matches!(leave(HEADER, &alone, &[&token(1)]), Leaving::Alone), "nobody has come yet");
    }

    #[test]
    fn a_name_is_changed_wherever_a_person_has_it() {
        let renamed = rename(HEADER, &standing(), "Zoé B", "Ann").unwrap();
        assert_eq!(renamed.header, HEADER.replace("seat R Zoé B", "seat R Ann"));
        assert_eq!((&*renamed.standing.places[0].player, renamed.standing.version), ("Ann", 5));
        assert!(
            rename(HEADER, &standing(), "Zoé", "Ann").is_none()
                && rename(HEADER, &standing(), "", "Ann").is_none()
        );
        let mut computer = standing();
        computer.places[0].computer = Some("club".to_owned());
        assert!(rename(HEADER, &computer, "Zoé B", "Ann").is_none());
    }
}
