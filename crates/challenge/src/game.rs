//! CHALLENGE FOOT as a game of Onze: who is asked, what is legal, what a choice does.

use onze_core::{Chance, Clock, Counts, Events, Game, Outcome, Sealed, Seat, Seats, Settings, Viewer};

use crate::club::Club;
use crate::event::Event;
use crate::figures::{Figures, Money, Series};
use crate::fixture::{Fixture, Setting};
use crate::moves::{Move, Shirt};
use crate::options::{self, Length, Rules};
use crate::pitch::{Choice, Phase, Pitch, Play, Side};
use crate::refusal::{Asked, OfficeRefusal, Refusal};
use crate::season::Season;
use crate::state::{Stage, State};
use crate::view::View;

/// The rules of one championship, or of one friendly match: options, cards and the pitch.
#[derive(Clone, Debug)]
pub struct Challenge {
    settings: Settings,
    pub(crate) rules: Rules,
    pub(crate) figures: Figures,
    pub(crate) pitch: Pitch,
}

impl Game for Challenge {
    const ID: &'static str = "challenge";
    const RULES: u32 = 3;
    const SETTINGS: &'static [onze_core::Setting] = options::SETTINGS;
    /// A match is conceded (CHA-908), and the season goes on: no seat leaves a championship.
    const GIVE_UP: Option<Move> = None;
    const TIME_OUT: Option<Move> = Some(Move::Time);

    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(settings: &Settings) -> Result<Self, Refusal> {
        let rules = Rules::new(settings)?;
        let figures = Figures::standard().map_err(|_| OfficeRefusal::Data)?;
        rules.check_bank_price(settings, &figures)?;
        let pitch = Pitch::new(options::on_pitch(settings, rules.length));
        Ok(Challenge { settings: settings.clone(), rules, figures, pitch })
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        self.rules.clubs
    }

    /// CHA-205, CHA-301 to CHA-304: the order and the cards of every club; a friendly match begins at once (CHA-907).
    fn start(&self, chance: &mut impl Chance, events: &mut impl Events<Event>) -> State {
        let mut state = State::new(self.rules.champion_stock, self.rules.clubs);
        if self.rules.friendly.is_some() {
            Season { game: self, state: &mut state, events }.begin_round();
        }
        self.go_on(&mut state, chance, events);
        state
    }

    fn to_act(&self, state: &State) -> Seats {
        if self.due(state) {
            return Seats::NONE;
        }
        match state.stage {
            Stage::Round => (0..state.fixtures.len())
                .filter(|&index| self.is_live(state, index))
                .fold(Seats::NONE, |seats, index| seats.or(Challenge::owing_in(&state.fixtures[index]))),
            _ => self.trader(state).map_or(Seats::NONE, Club::only),
        }
    }

    /// CHA-407.
    fn sealed(&self, state: &State) -> Vec<Sealed> {
        state.sealed.iter().map(|club| Sealed::by(club.seat())).collect()
    }

    fn unsealed(&self, state: &State) -> State {
        let mut open = state.clone();
        open.sealed.clear();
        for fixture in &mut open.fixtures {
            fixture.squads = [None; 2];
        }
        open
    }

    fn choices(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let Some(club) = Club::of(seat) else { return };
        if self.to_act(state).has(seat) || state.sealed.contains(&club) {
            self.list(state, club, moves);
        }
    }

    /// Prices, squads and placings are many.
    fn lists_samples(&self, state: &State, seat: Seat) -> bool {
        let Some(club) = Club::of(seat).filter(|_| self.to_act(state).has(seat)) else { return false };
        match state.stage {
            Stage::Deficit { .. } | Stage::Trade { .. } => state.pending.is_none(),
            Stage::Round => state.fixture_of(club).is_some_and(|index| {
                let fixture = &state.fixtures[index];
                let many = matches!(
                    fixture.play.phase(),
                    Phase::Squad | Phase::Place(_) | Phase::Path | Phase::Moves
                );
                fixture.setting == Setting::Result || fixture.setting == Setting::Play && many
            }),
            _ => false,
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        let club = Club::of(seat).filter(|_| self.to_act(state).has(seat))?;
        if let Some(fixture) = self.live_of(state, club).map(|index| &state.fixtures[index])
            && fixture.setting == Setting::Play
        {
            return self.sample_on_pitch(fixture, club, chance).map(Move::Pitch);
        }
        let mut moves = Vec::new();
        self.list(state, club, &mut moves);
        let n = u32::try_from(moves.len()).ok().filter(|n| *n > 0)?;
        moves.get(chance.below(n) as usize).copied()
    }

    /// CHA-908: a side may concede at any time in a match.
    fn unasked(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let concede = Move::Pitch(Choice::Concede);
        moves.extend(Some(concede).filter(|concede| self.check(state, seat, concede).is_ok()));
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let club =
            Club::of(seat).filter(|club| club.index() < self.rules.clubs).ok_or(OfficeRefusal::NotAClub)?;
        if state.stage == Stage::Over {
            return Err(OfficeRefusal::SeasonOver.into());
        }
        if *choice == Move::Time {
            return Ok(self.check_time(state, club)?);
        }
        if let Move::Result(report) = choice {
            self.check_report(report)?;
        }
        if let Some(index) = self.live_of(state, club) {
            return self.check_in_match(&state.fixtures[index], club, choice);
        }
        if self.trader(state) != Some(club) {
            return Err(OfficeRefusal::NotYourTurn.into());
        }
        Ok(self.check_in_office(state, club, choice)?)
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: &Move, events: &mut impl Events<Event>) {
        let Some(club) = Club::of(seat) else { return };
        let live = self.live_of(state, club);
        let mut season = Season { game: self, state, events };
        match (choice, live) {
            (Move::Time, Some(index)) => season.time_up(index),
            (_, Some(index)) => season.choose_in_match(index, club, choice),
            (Move::Series(series), None) => season.choose_series(*series, false),
            (_, None) => season.trade(club, choice),
        }
    }

    fn due(&self, state: &State) -> bool {
        match state.stage {
            _ if state.credit.is_some() => true,
            Stage::Order { .. } | Stage::Cards | Stage::ClubCard { .. } => true,
            Stage::Round => self.due_in_round(state).is_some(),
            _ => false,
        }
    }

    fn draw(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        Season { game: self, state, events }.draw(chance);
    }

    /// CHA-204: it runs from the first kick-off of a match.
    fn clock(&self, state: &State) -> Option<Clock> {
        let Length::Minutes(minutes) = self.rules.length else { return None };
        let index = (0..state.fixtures.len()).find(|&index| self.is_live(state, index))?;
        let runs = state.stage == Stage::Round && Challenge::clock_runs(&state.fixtures[index]);
        let number = usize::from(state.round.max(1) - 1) * state.fixtures.len() + index + 1;
        let (number, seconds) = (u8::try_from(number).unwrap_or(u8::MAX), 60 * u32::from(minutes));
        runs.then_some(Clock::Period { number, seconds })
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    /// CHA-319, CHA-407: only squads under seal are hidden. The order of the decks is nobody's, for it shows only when a
    /// card is turned over.
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        Challenge::resample_squads(state, |club| viewer.knows_secrets_of(club.seat()), chance)
    }

    fn score(&self, state: &State) -> Counts {
        if self.rules.friendly.is_some() {
            let goals = state.fixtures.first().map_or([0; 2], Fixture::goals_by_club);
            return goals.into_iter().map(i64::from).collect();
        }
        Club::all(self.rules.clubs).map(|club| i64::from(self.standing(state, club).points)).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.outcome_of(state)
    }
}

impl Challenge {
    /// The rules on the pitch.
    pub const fn pitch(&self) -> &Pitch {
        &self.pitch
    }

    /// The figures on the cards.
    pub const fn figures(&self) -> &Figures {
        &self.figures
    }

    /// What the bank asks for a champion (CHA-129).
    pub const fn bank_price(&self) -> Money {
        self.rules.bank_price
    }

    /// The match that a club plays now and its side in it, once the place is chosen.
    pub fn match_of<'a>(&self, state: &'a State, club: Club) -> Option<(&'a Play, Side)> {
        let fixture = &state.fixtures[self.live_of(state, club)?];
        (fixture.setting == Setting::Play).then(|| (&fixture.play, fixture.side(club)))
    }

    /// Does the clock of this match run?
    fn clock_runs(fixture: &Fixture) -> bool {
        let before = matches!(fixture.play.phase(), Phase::Squad | Phase::KickOffDice | Phase::Over);
        let placing = matches!(fixture.play.phase(), Phase::Place(_)) && fixture.play.throws() == 0;
        fixture.setting == Setting::Play && !before && !placing && !fixture.play.time_up
    }

    /// CHA-801: the clock runs out.
    fn check_time(&self, state: &State, club: Club) -> Result<(), OfficeRefusal> {
        if !matches!(self.rules.length, Length::Minutes(_)) {
            return Err(OfficeRefusal::NoClock);
        }
        let index = self.live_of(state, club).ok_or(OfficeRefusal::NoTime)?;
        if Challenge::clock_runs(&state.fixtures[index]) { Ok(()) } else { Err(OfficeRefusal::NoTime) }
    }

    /// May the club, whose turn it is, make this choice outside matches?
    fn check_in_office(&self, state: &State, club: Club, choice: &Move) -> Result<(), OfficeRefusal> {
        match (choice, state.stage) {
            (Move::Answer(accepted), _) => match state.pending {
                Some(pending) if *accepted => self.check_accept(state, pending),
                Some(_) => Ok(()),
                None => Err(OfficeRefusal::OtherwiseAsked { asked: self.asked(state, club) }),
            },
            (Move::Series(series), Stage::Series { .. }) => self.check_series(state, club, *series),
            (_, Stage::Deficit { .. } | Stage::Trade { .. }) if state.pending.is_none() => {
                self.check_trade(state, club, choice)
            }
            _ => Err(OfficeRefusal::OtherwiseAsked { asked: self.asked(state, club) }),
        }
    }

    /// What is asked of a club now.
    pub(crate) fn asked(&self, state: &State, club: Club) -> Asked {
        if let Some(index) = self.live_of(state, club) {
            return state.fixtures[index].setting.asked(club);
        }
        match state.stage {
            _ if self.trader(state) != Some(club) => Asked::Nothing,
            _ if state.pending.is_some() => Asked::Answer,
            Stage::Series { .. } => Asked::Series,
            Stage::Deficit { .. } => Asked::Deficit,
            Stage::Trade { .. } => Asked::Trade,
            _ => Asked::Nothing,
        }
    }

    /// Appends the choices of a club that owes one, or has its squad under seal.
    fn list(&self, state: &State, club: Club, moves: &mut Vec<Move>) {
        if let Some(index) = self.live_of(state, club) {
            let fixture = &state.fixtures[index];
            match fixture.setting {
                Setting::Colour(_) => moves.extend([Shirt::Red, Shirt::Blue].map(Move::Colour)),
                Setting::Venue(_) => moves.extend([true, false].map(|own| Move::Venue { own })),
                Setting::Result => Challenge::list_reports(moves),
                _ => self.list_on_pitch(fixture, club, moves),
            }
            return;
        }
        match state.stage {
            _ if state.pending.is_some() => moves.extend([true, false].map(Move::Answer)),
            Stage::Series { .. } => moves.extend(
                Series::ALL
                    .into_iter()
                    .filter(|series| self.check_series(state, club, *series).is_ok())
                    .map(Move::Series),
            ),
            Stage::Deficit { .. } | Stage::Trade { .. } => self.list_trade(state, club, moves),
            _ => {}
        }
    }
}
