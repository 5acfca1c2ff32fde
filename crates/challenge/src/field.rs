//! The match on the pitch as the championship plays it: sealed squads (CHA-407), dice, cards from the piles that run on
//! from match to match (CHA-120), and money on the Chance line (CHA-805).

use onze_core::{Chance, Events, Seats};

use crate::Refusal;
use crate::cards::Deck;
use crate::club::Club;
use crate::event::{Event, Office};
use crate::figures::Money;
use crate::fixture::Fixture;
use crate::game::Challenge;
use crate::moves::Move;
use crate::pitch::{self, Choice, Given, Need, Number, Numbers, Phase, Pitch, Play, Side, Squad};
use crate::refusal::OfficeRefusal;
use crate::season::Season;
use crate::state::State;

impl Challenge {
    /// Who owes a choice on the pitch of this match; the squads are handed in by both at once.
    pub(crate) fn owing_on_pitch(fixture: &Fixture) -> Seats {
        let owes = |side: &Side| match fixture.play.phase() {
            Phase::Squad => fixture.squads[side.index()].is_none(),
            _ => fixture.play.who() == Some(*side),
        };
        Side::BOTH.into_iter().filter(owes).map(|side| fixture.club(side).seat()).collect()
    }

    /// May the club make this choice on the pitch?
    pub(crate) fn check_on_pitch(
        &self,
        fixture: &Fixture,
        club: Club,
        choice: &Choice,
    ) -> Result<(), Refusal> {
        let side = fixture.side(club);
        if matches!(choice, Choice::Squad(_)) && fixture.squads[side.index()].is_some() {
            return Err(OfficeRefusal::SquadIsIn.into());
        }
        self.pitch.check(&fixture.play, side, choice).map(|_| ()).map_err(Refusal::Pitch)
    }

    /// Appends what the club may choose on the pitch, or could when it handed in its squad.
    pub(crate) fn list_on_pitch(&self, fixture: &Fixture, club: Club, moves: &mut Vec<Move>) {
        let mut choices = Vec::new();
        self.pitch.legal(&fixture.play, fixture.side(club), &mut choices);
        moves.extend(choices.into_iter().map(Move::Pitch));
    }

    /// The same with other squads where they are under seal and not known.
    pub(crate) fn resample_squads(
        state: &State,
        knows: impl Fn(Club) -> bool,
        chance: &mut impl Chance,
    ) -> State {
        let mut other = state.clone();
        for fixture in &mut other.fixtures {
            for side in Side::BOTH {
                let hidden = fixture.squads[side.index()].is_some() && !knows(fixture.club(side));
                if hidden {
                    fixture.squads[side.index()] =
                        Some(any_squad(fixture.play.champions[side.index()], chance));
                }
            }
        }
        other
    }

    /// One of the choices of a club on the pitch.
    pub(crate) fn sample_on_pitch(
        &self,
        fixture: &Fixture,
        club: Club,
        chance: &mut impl Chance,
    ) -> Option<Choice> {
        let side = fixture.side(club);
        if fixture.play.phase() == Phase::Squad {
            return Some(Choice::Squad(any_squad(fixture.play.champions[side.index()], chance)));
        }
        let mut choices = Vec::new();
        self.pitch.legal(&fixture.play, side, &mut choices);
        let n = u32::try_from(choices.len()).ok().filter(|n| *n > 0)?;
        choices.get(chance.below(n) as usize).copied()
    }
}

/// Any squad that a side with so many champions may hand in (CHA-404 to CHA-406).
fn any_squad(champions: u8, chance: &mut impl Chance) -> Squad {
    let mut pick = |from: Numbers| {
        let n = u32::try_from(from.len()).unwrap_or(1).max(1);
        from.iter().nth(chance.below(n) as usize).unwrap_or(Number::ONE)
    };
    let all: Numbers = Number::all().collect();
    let mut eleven = Numbers::NONE;
    while eleven.len() < 11 {
        eleven = eleven.with(pick(all.minus(eleven)));
    }
    let keeper = pick(eleven);
    let mut rings = Numbers::NONE;
    while rings.len() < usize::from(champions).min(all.len()) {
        let full = rings.and(eleven).len() == MOST_ON_PITCH;
        let bare = if full { all.minus(eleven) } else { all }.minus(rings);
        if bare.is_empty() {
            break;
        }
        rings = rings.with(pick(bare));
    }
    Squad { eleven, rings, keeper }
}

/// The most champions of a side on the pitch (CHA-405).
const MOST_ON_PITCH: usize = 6;

impl<E: Events<Event>> Season<'_, E> {
    pub(crate) fn choose_on_pitch(&mut self, index: usize, club: Club, choice: &Choice) {
        if let Choice::Squad(squad) = choice {
            return self.hand_in(index, club, *squad);
        }
        let side = self.state.fixtures[index].side(club);
        self.on_pitch(index, |pitch, play, events| pitch.apply(play, side, choice, events));
        self.after_play(index);
    }

    /// CHA-407: opened together.
    fn hand_in(&mut self, index: usize, club: Club, squad: Squad) {
        let fixture = &mut self.state.fixtures[index];
        let side = fixture.side(club);
        fixture.squads[side.index()] = Some(squad);
        let both = fixture.squads;
        self.tell(Office::SquadIn { club });
        let [Some(south), Some(north)] = both else {
            return self.state.sealed.push(club);
        };
        let fixture = &mut self.state.fixtures[index];
        fixture.squads = [None; 2];
        let seats = fixture.seats();
        self.state.sealed.retain(|club| !seats.has(club.seat()));
        self.on_pitch(index, |pitch, play, events| pitch.open_squads(play, &south, &north, events));
        self.after_play(index);
    }

    /// Throws the dice or turns over the card that the match needs.
    pub(crate) fn draw_on_pitch(&mut self, index: usize, chance: &mut impl Chance) {
        let Some(need) = self.game.pitch.needs(&self.state.fixtures[index].play) else { return };
        let mut die = || u8::try_from(chance.die(6)).unwrap_or(6);
        let given = match need {
            Need::KickOff => Given::KickOff(die(), die()),
            Need::Throw => Given::Throw([die(), die(), die()]),
            Need::Penalty => Given::Penalty(die()),
            Need::Card(deck) => {
                let card = self.state.piles.draw(deck.into(), chance);
                pitch::Card::new(deck, card.number()).map_or_else(|| Given::Penalty(0), Given::Card)
            }
        };
        self.on_pitch(index, |pitch, play, events| {
            let given = pitch.give(play, given, events);
            debug_assert_eq!(given, Ok(()), "what is given is what was needed");
        });
    }

    /// CHA-801: the clock of the match has run out.
    pub(crate) fn time_up(&mut self, index: usize) {
        self.on_pitch(index, |pitch, play, events| pitch.time_up(play, events));
        self.after_play(index);
    }

    fn on_pitch(&mut self, index: usize, happens: impl FnOnce(&Pitch, &mut Play, &mut Heard<'_, E>)) {
        let Some(fixture) = self.state.fixtures.get_mut(index) else { return };
        let (host, guest) = (fixture.host(), fixture.guest());
        happens(&self.game.pitch, &mut fixture.play, &mut Heard { events: self.events, host, guest });
    }

    /// The Chance lines are booked as the cards fall, and the accounts made once the match is over.
    pub(crate) fn after_play(&mut self, index: usize) {
        let fixture = &self.state.fixtures[index];
        let over = fixture.play.phase() == Phase::Over;
        if self.game.rules.friendly.is_none() {
            for side in Side::BOTH {
                let fixture = &self.state.fixtures[index];
                let (club, chance) = (fixture.club(side), Money::from(fixture.play.money(side)));
                self.state.of_mut(club).open.chance = chance;
            }
        }
        if over {
            let seats = self.state.fixtures[index].seats();
            self.state.fixtures[index].squads = [None; 2];
            self.state.sealed.retain(|club| !seats.has(club.seat()));
            self.full_time(index);
        }
    }
}

/// What happens on a pitch, told with whose pitch it is.
struct Heard<'a, E> {
    events: &'a mut E,
    host: Club,
    guest: Club,
}

impl<E: Events<Event>> Events<pitch::Event> for Heard<'_, E> {
    fn add(&mut self, event: pitch::Event) {
        self.events.add(Event::Pitch { host: self.host, guest: self.guest, event });
    }

    fn are_heard(&self) -> bool {
        self.events.are_heard()
    }
}

impl From<pitch::Deck> for Deck {
    fn from(deck: pitch::Deck) -> Self {
        match deck {
            pitch::Deck::Chance => Deck::Chance,
            pitch::Deck::RefereeField => Deck::Field,
            pitch::Deck::RefereeBox => Deck::Box,
            pitch::Deck::Incidents => Deck::Incidents,
        }
    }
}
