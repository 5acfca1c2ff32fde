//! `move`, `take_back`, `resign`, `offer` and `answer`: what a seat does.

use super::{Done, Page, check_seat};
use crate::fault::Fault;
use crate::protocol::OfferKind;
use crate::room::{self, play, play_aside};

impl Page {
    pub(super) async fn make_move(&mut self, seat: &str, n: usize, choice: &str) -> Result<Done, Fault> {
        let mut inside = self.room.enter_to_choose(&self.app, seat).await?;
        check_seat(&mut inside, self.who, self.known, seat)?;
        let live = inside.live()?;
        let next = live.table.n_steps();
        if !live.in_time(seat, n) {
            return Err(Fault::conflict("late", "The match has gone on meanwhile. Look again and choose.")
                .with("n", next));
        }
        if live.standing.paused {
            return Err(Fault::conflict("paused", "The match is paused. Offer to go on first."));
        }
        if live.place(seat).is_some_and(|place| live.standing.seats[place].computer_now().is_some()) {
            return Err(Fault::conflict(
                "stand_in_plays",
                "A stand-in plays for you. Take your seat back first.",
            ));
        }
        let time_out = live.table.time_out();
        match choice {
            "undo" | "undo agreed" => {
                return Err(Fault::bad("use_take_back", "To take a step back, send take_back."));
            }
            _ if time_out.as_deref() == Some(choice) => {
                return Err(Fault::forbidden("clock_is_kept", "The clock is kept by the server."));
            }
            _ => play_aside(&self.app, &self.room, inside, seat, choice).await?,
        }
        Ok(Done::default())
    }

    pub(super) async fn resign(&mut self, seat: &str) -> Result<Done, Fault> {
        let mut inside = self.room.enter(&self.app).await?;
        check_seat(&mut inside, self.who, self.known, seat)?;
        let Some(choice) = inside.live()?.table.give_up() else {
            return Err(Fault::conflict("no_giving_up", "This game knows no giving up. Play it to its end."));
        };
        play(&self.app, &self.room, &mut inside, seat, &choice).await?;
        Ok(Done::default())
    }

    pub(super) async fn take_back(&mut self, seat: &str) -> Result<Done, Fault> {
        let mut inside = self.room.enter(&self.app).await?;
        check_seat(&mut inside, self.who, self.known, seat)?;
        room::take_back(&self.app, &self.room, &mut inside, seat).await?;
        Ok(Done::default())
    }

    pub(super) async fn offer(
        &mut self,
        seat: &str,
        what: OfferKind,
        stand_in: (Option<String>, Option<String>),
    ) -> Result<Done, Fault> {
        let mut inside = self.room.enter(&self.app).await?;
        check_seat(&mut inside, self.who, self.known, seat)?;
        room::offer(&self.app, &self.room, &mut inside, seat, what, stand_in).await?;
        Ok(Done::default())
    }

    pub(super) async fn answer(&mut self, seat: &str, what: OfferKind, yes: bool) -> Result<Done, Fault> {
        let mut inside = self.room.enter(&self.app).await?;
        check_seat(&mut inside, self.who, self.known, seat)?;
        room::answer(&self.app, &self.room, &mut inside, seat, what, yes).await?;
        Ok(Done::default())
    }
}
