//! The matches of a round and their accounts (CHA-401, CHA-402, CHA-803 to CHA-808, CHA-820, CHA-907, CHA-908).

use onze_core::{Chance, Events, Outcome, Seats};

use crate::circle;
use crate::club::Club;
use crate::event::{Event, Office, Stake};
use crate::figures::{Money, Verdict};
use crate::fixture::{Fixture, Setting};
use crate::game::Challenge;
use crate::moves::{Move, Shirt};
use crate::options::{DecidedBy, Gate, Length};
use crate::pitch::Choice;
use crate::refusal::{Asked, OfficeRefusal};
use crate::season::Season;
use crate::state::{Stage, State};

impl Challenge {
    /// Is this match played now? All of a round are at the same time; but a clock counts one match (CHA-204), and so they
    /// follow one another where it is by the clock.
    pub(crate) fn is_live(&self, state: &State, index: usize) -> bool {
        let over = state.fixtures.get(index).is_none_or(Fixture::is_over);
        let waits = matches!(self.rules.length, Length::Minutes(_))
            && self.rules.decided_by == DecidedBy::Match
            && !state.fixtures.iter().take(index).all(Fixture::is_over);
        !over && !waits
    }

    /// The match that a club plays now.
    pub(crate) fn live_of(&self, state: &State, club: Club) -> Option<usize> {
        state.fixture_of(club).filter(|&index| state.stage == Stage::Round && self.is_live(state, index))
    }

    /// Who owes a choice in this match.
    pub(crate) fn owing_in(fixture: &Fixture) -> Seats {
        match fixture.setting {
            Setting::Colour(club) | Setting::Venue(club) => club.only(),
            Setting::Play => Challenge::owing_on_pitch(fixture),
            // Either may tell the result; one of them is waited for.
            Setting::Result => fixture.seats().first().map_or(Seats::NONE, Seats::only),
            Setting::Throw { .. } | Setting::Over => Seats::NONE,
        }
    }

    /// The match for which a draw is due.
    pub(crate) fn due_in_round(&self, state: &State) -> Option<usize> {
        let due = |fixture: &Fixture| match fixture.setting {
            Setting::Throw { .. } => true,
            Setting::Play => self.pitch.needs(&fixture.play).is_some(),
            _ => false,
        };
        (0..state.fixtures.len()).find(|&n| self.is_live(state, n) && due(&state.fixtures[n]))
    }

    /// The pairs of a round, counted from 1.
    pub(crate) fn pairs(&self, state: &State, round: u8) -> impl Iterator<Item = [Club; 2]> + use<> {
        let (first, clubs) = (state.first, self.rules.clubs);
        circle::pairs(clubs, usize::from(round).saturating_sub(1))
            .map(move |pair| pair.map(|place| first.after(place, clubs)))
    }

    /// Champions that a club has for a match (CHA-405, CHA-907).
    pub(crate) fn champions(&self, state: &State, club: Club) -> u8 {
        self.rules.friendly.unwrap_or(state.of(club).champions)
    }

    /// May the club make this choice in its match?
    pub(crate) fn check_in_match(
        &self,
        fixture: &Fixture,
        club: Club,
        choice: &Move,
    ) -> Result<(), crate::Refusal> {
        match (choice, fixture.setting) {
            // CHA-101, CHA-908: shirts and place belong to the match.
            (Move::Result(_), Setting::Result)
            | (Move::Pitch(Choice::Concede), Setting::Result | Setting::Colour(_) | Setting::Venue(_)) => {
                Ok(())
            }
            (Move::Pitch(choice), Setting::Play) => self.check_on_pitch(fixture, club, choice),
            (Move::Colour(_), Setting::Colour(chooser)) | (Move::Venue { .. }, Setting::Venue(chooser))
                if chooser == club =>
            {
                Ok(())
            }
            // CHA-401, CHA-402: whoever threw higher chooses, and the other waits for that.
            (_, Setting::Colour(_)) => Err(OfficeRefusal::OtherwiseAsked { asked: Asked::Colour }.into()),
            (_, Setting::Venue(_)) => Err(OfficeRefusal::OtherwiseAsked { asked: Asked::Venue }.into()),
            (_, setting) => Err(OfficeRefusal::OtherwiseAsked { asked: setting.asked(club) }.into()),
        }
    }

    /// The end of a friendly match (CHA-907).
    pub(crate) fn friendly_outcome(state: &State) -> Option<Outcome> {
        let fixture = state.fixtures.first()?;
        let goals = fixture.goals_by_club();
        let winner = fixture.winner().map(Club::seat);
        let gave_up = fixture.play.conceded().map(|side| fixture.club(side).seat());
        Some(Outcome { gave_up, ..Outcome::of_two(winner, goals) })
    }
}

impl<E: Events<Event>> Season<'_, E> {
    /// CHA-820, CHA-318: the next round begins, and with it the block of each match.
    pub(crate) fn begin_round(&mut self) {
        self.state.round += 1;
        let round = self.state.round;
        self.state.stage = Stage::Round;
        self.state.fixtures.clear();
        let rounds = u8::try_from(self.game.rules.rounds).unwrap_or(u8::MAX);
        self.tell(Office::RoundBegan { round, rounds });
        let mut playing = Seats::NONE;
        for clubs in self.game.pairs(self.state, round) {
            let fixture = Fixture::new(clubs, self.game.pitch.start([0; 2]));
            playing = playing.or(fixture.seats());
            for club in clubs {
                self.state.of_mut(club).kick_off();
            }
            self.state.fixtures.push(fixture);
            self.tell(Office::Fixture { club: clubs[0], other: clubs[1], round });
        }
        for club in Club::all(self.game.rules.clubs).filter(|club| !playing.has(club.seat())) {
            self.tell(Office::Bye { club });
        }
    }

    /// Makes the draw that is due in a match.
    pub(crate) fn draw_in_round(&mut self, chance: &mut impl Chance) {
        let Some(index) = self.game.due_in_round(self.state) else { return };
        if let Setting::Throw { stake, among } = self.state.fixtures[index].setting {
            self.state.fixtures[index].setting = match (self.throw(among, stake, chance), stake) {
                (Err(among), stake) => Setting::Throw { stake, among },
                (Ok(club), Stake::Colour) => Setting::Colour(club),
                (Ok(club), _) => Setting::Venue(club),
            };
            return;
        }
        self.draw_on_pitch(index, chance);
        self.after_play(index);
    }

    /// Makes a choice in a match that was checked.
    pub(crate) fn choose_in_match(&mut self, index: usize, club: Club, choice: &Move) {
        match *choice {
            Move::Colour(shirt) => self.colour(index, club, shirt),
            Move::Venue { own } => self.venue(index, club, own),
            Move::Pitch(ref choice) => {
                let fixture = &self.state.fixtures[index];
                // CHA-908, CHA-804: who gives up before the place is chosen leaves it to the others, who play at home.
                if matches!(fixture.setting, Setting::Colour(_) | Setting::Venue(_)) {
                    self.venue(index, fixture.other(club), true);
                }
                self.choose_on_pitch(index, club, choice);
            }
            Move::Result(ref report) => self.report(index, club, report),
            _ => {}
        }
    }

    /// CHA-401: the shirts; the other wears what is left.
    fn colour(&mut self, index: usize, club: Club, shirt: Shirt) {
        let Some(fixture) = self.state.fixtures.get_mut(index) else { return };
        fixture.shirt = if club == fixture.clubs[0] { shirt } else { shirt.other() };
        fixture.setting = Setting::Throw { stake: Stake::Venue, among: fixture.seats() };
        let other = fixture.other(club);
        self.tell(Office::ColourChosen { club, colour: shirt, other, other_colour: shirt.other() });
    }

    /// CHA-402, CHA-403.
    fn venue(&mut self, index: usize, club: Club, own: bool) {
        let Some(fixture) = self.state.fixtures.get_mut(index) else { return };
        fixture.away = (club == fixture.clubs[1]) == own;
        let (host, guest) = (fixture.host(), fixture.guest());
        if self.game.rules.decided_by == DecidedBy::Match {
            fixture.setting = Setting::Play;
            let champions = [host, guest].map(|club| self.game.champions(self.state, club));
            self.state.fixtures[index].play = self.game.pitch.start(champions);
        } else {
            fixture.setting = Setting::Result;
        }
        let stadium = self.state.of(host).club.filter(|_| self.events.are_heard());
        let stadium = stadium.map(|card| self.game.figures.club(card).stadium.clone());
        self.tell(Office::VenueChosen { club, host, guest, stadium });
    }

    /// The accounts of a match (CHA-803 to CHA-808), and of the round once its last match is over.
    pub(crate) fn full_time(&mut self, index: usize) {
        let fixture = &mut self.state.fixtures[index];
        fixture.setting = Setting::Over;
        let (host, guest, [host_goals, guest_goals]) = (fixture.host(), fixture.guest(), fixture.goals());
        self.tell(Office::FullTime { host, guest, host_goals, guest_goals });
        self.state.of_mut(host).fared.add(host_goals, guest_goals);
        self.state.of_mut(guest).fared.add(guest_goals, host_goals);
        if self.game.rules.friendly.is_some() {
            let winner = self.state.fixtures[index].winner();
            self.tell(Office::FriendlyOver { winner });
            self.state.stage = Stage::Over;
            return;
        }
        self.book(host, host, Verdict::of(host_goals, guest_goals));
        self.book(guest, host, Verdict::of(guest_goals, host_goals));
        if self.state.fixtures.iter().all(Fixture::is_over) {
            self.settle(0);
        }
    }

    /// CHA-804, CHA-806 to CHA-808: gate, bonus and running costs of a club for the match at this host's.
    pub(crate) fn book(&mut self, club: Club, host: Club, verdict: Verdict) {
        let (figures, rules) = (&self.game.figures, &self.game.rules);
        let whole = self.state.of(host).club.map_or(0, |card| figures.club(card).gate);
        let gate = match rules.gate {
            Gate::Host if club != host => 0,
            Gate::Host | Gate::Both => whole,
            Gate::Half => whole / 2,
        };
        let books = self.state.of_mut(club);
        let number = books.fared.played();
        let of = |deck| books.card(deck);
        let bonus = of(crate::Deck::Bonus).map_or(0, |card| figures.bonus(card, verdict));
        // CHA-808: those of the first match are in block A.
        let running: Money =
            if number == 1 { 0 } else { of(crate::Deck::Running).map_or(0, |card| figures.amount(card)) };
        let open = &mut books.open;
        (open.gate, open.bonus, open.running) = (gate, bonus, running);
        let chance = open.chance;
        self.tell(Office::Booked { club, number, gate, chance, bonus, running, cash: self.cash(club) });
    }
}
