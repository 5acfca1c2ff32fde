//! What needs the others' consent: taking back, a pause, a stand-in, a rematch. Computer players always agree.

use std::sync::Arc;

use onze_ai::games::Entry;
use tokio::time::Instant;

use super::play::{amend, play};
use super::{Inside, Live, Room, places};
use crate::app::App;
use crate::fault::Fault;
use crate::matches;
use crate::protocol::{Offer, OfferKind};

/// Makes an offer, or agrees to the same one of somebody else.
pub(crate) async fn offer(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    by: &str,
    what: OfferKind,
    stand_in: (Option<String>, Option<String>),
) -> Result<(), Fault> {
    let here = inside.here();
    let live = inside.live()?;
    let (mut of, mut player) = (None, None);
    match what {
        OfferKind::TakeBack => {
            return Err(Fault::bad("use_take_back", "To take a step back, send take_back."));
        }
        OfferKind::Pause | OfferKind::StandIn if live.over() => return Err(match_over()),
        OfferKind::Rematch if !live.over() => {
            return Err(Fault::conflict("not_over", "The match is not over. Finish it or give up first."));
        }
        OfferKind::Rematch if live.standing.rematch.is_some() => return Ok(()),
        OfferKind::Rematch | OfferKind::Pause => {}
        OfferKind::StandIn => {
            let target = stand_in.0.unwrap_or_else(|| by.to_owned());
            let place = live.place(&target).ok_or_else(|| no_seat(live, &target))?;
            if target == by && live.standing.seats[place].stand_in.take().is_some() {
                return amend(app, room, inside).await;
            }
            check_stand_in(app, live, place, target == by, here)?;
            player = Some(checked_player(live.game, stand_in.1)?);
            of = Some(target);
        }
    }
    propose(app, room, inside, Offer { by: by.to_owned(), what, of, player, waits_for: Vec::new() }).await
}

/// Takes the last step back if that is free, or asks the others.
pub(crate) async fn take_back(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    seat: &str,
) -> Result<(), Fault> {
    match play(app, room, inside, seat, "undo").await {
        Err(fault) if fault.kind() == "take_back_consent" => {
            let what = OfferKind::TakeBack;
            let offer = Offer { by: seat.to_owned(), what, of: None, player: None, waits_for: Vec::new() };
            propose(app, room, inside, offer).await
        }
        done => done,
    }
}

/// Answers an offer; whoever made it may also withdraw it with a no.
pub(crate) async fn answer(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    seat: &str,
    what: OfferKind,
    yes: bool,
) -> Result<(), Fault> {
    let asked = |offer: &Offer| {
        offer.what == what && (offer.waits_for.iter().any(|one| one == seat) || !yes && offer.by == seat)
    };
    let offers = &mut inside.live()?.standing.offers;
    let Some(index) = offers.iter().position(asked) else {
        return Err(Fault::conflict(
            "offer_unknown",
            "There is no such offer to answer. It may have been withdrawn.",
        ));
    };
    if !yes {
        offers.remove(index);
        return amend(app, room, inside).await;
    }
    offers[index].waits_for.retain(|one| one != seat);
    if !offers[index].waits_for.is_empty() {
        return amend(app, room, inside).await;
    }
    let offer = offers.remove(index);
    fulfil(app, room, inside, offer).await
}

async fn propose(
    app: &Arc<App>,
    room: &Arc<Room>,
    inside: &mut Inside,
    mut offer: Offer,
) -> Result<(), Fault> {
    let offers = &inside.live()?.standing.offers;
    if let Some(same) = offers.iter().find(|one| one.what == offer.what && one.of == offer.of) {
        if same.by == offer.by {
            return Err(Fault::conflict(
                "offer_stands",
                "You have offered this already. Wait for the answer.",
            ));
        }
        let (by, what) = (offer.by, offer.what);
        return Box::pin(answer(app, room, inside, &by, what, true)).await;
    }
    let seats = &inside.live()?.standing.seats;
    offer.waits_for = seats
        .iter()
        .filter(|seat| !seat.is_free() && seat.computer_now().is_none())
        .map(|seat| seat.seat.clone())
        .filter(|seat| *seat != offer.by && Some(seat) != offer.of.as_ref())
        .collect();
    if offer.waits_for.is_empty() {
        return fulfil(app, room, inside, offer).await;
    }
    inside.live()?.standing.offers.push(offer);
    amend(app, room, inside).await
}

async fn fulfil(app: &Arc<App>, room: &Arc<Room>, inside: &mut Inside, offer: Offer) -> Result<(), Fault> {
    let live = inside.live()?;
    match offer.what {
        OfferKind::Pause => {
            live.standing.paused = !live.standing.paused;
            amend(app, room, inside).await
        }
        OfferKind::StandIn => {
            let place = offer.of.as_deref().and_then(|seat| live.place(seat));
            if let Some(place) = place {
                live.standing.seats[place].stand_in = offer.player;
            }
            amend(app, room, inside).await
        }
        OfferKind::Rematch => {
            let again = matches::rematch(live)?;
            let name = again.name.clone();
            app.store.create(again).await?;
            app.metrics.add(|metrics| &metrics.matches_made);
            inside.live()?.standing.rematch = Some(name);
            amend(app, room, inside).await
        }
        OfferKind::TakeBack => {
            play(app, room, inside, &offer.by, "undo agreed").await?;
            // A step of a computer player comes back by itself, so go on to the last one of a person.
            while !inside.live()?.a_person_owes() {
                if play(app, room, inside, &offer.by, "undo agreed").await.is_err() {
                    break;
                }
            }
            Ok(())
        }
    }
}

fn check_stand_in(app: &App, live: &Live, place: usize, own: bool, here: u16) -> Result<(), Fault> {
    let seat = &live.standing.seats[place];
    if seat.computer_now().is_some() {
        return Err(Fault::conflict("computer_plays", "A computer player sits there already."));
    }
    if own {
        return Ok(());
    }
    let away = live.away[place] + app.limits.away;
    if here & (1 << place) != 0 || Instant::now() < away || seat.is_free() {
        let seconds = app.limits.away.as_secs();
        return Err(Fault::conflict(
            "still_here",
            "A stand-in can come once that player has been away for a while. Wait a little.",
        )
        .with("seconds", seconds));
    }
    Ok(())
}

fn checked_player(game: &dyn Entry, player: Option<String>) -> Result<String, Fault> {
    match player {
        // The strongest is the last of the list.
        None => Ok(game.players().last().copied().unwrap_or_default().to_owned()),
        Some(player) => matches::check_player(game, &player).map(|()| player),
    }
}

impl Live {
    fn a_person_owes(&self) -> bool {
        let to_act = self.to_act();
        to_act == 0 || places(to_act).any(|place| self.standing.seats[place].computer_now().is_none())
    }
}

fn match_over() -> Fault {
    Fault::conflict("match_over", "The match is over. Offer a rematch instead.")
}

fn no_seat(live: &Live, seat: &str) -> Fault {
    let seats: Vec<&str> = live.standing.seats.iter().map(|one| one.seat.as_str()).collect();
    onze_core::table::Refused::plain("seat_unknown", &[("seat", seat), ("seats", &seats.join(", "))]).into()
}
