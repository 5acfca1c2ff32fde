//! SHOOT as a game of Onze: who is asked, what is legal, what a choice does.

use onze_core::{
    Chance, Clause, Clock, Counts, Events, Game, Outcome, Seat, Seats, Setting, Settings, Side, TakeBack,
    Viewer,
};

use crate::board::Board;
use crate::options::{self, Length, Rules};
use crate::players::Movers;
use crate::square::{Dark, Light, ROWS};
use crate::state::{SEATS, Stage, State};
use crate::turn::Turn;
use crate::view::asked;
use crate::{End, Event, Flank, Move, Number, Offer, Refusal, Role, View, ball};

/// The rules of one match: options and board.
#[derive(Clone, Debug)]
pub struct Shoot {
    settings: Settings,
    pub(crate) rules: Rules,
    pub(crate) board: Board,
}

impl Game for Shoot {
    const ID: &'static str = "shoot";
    const SETTINGS: &'static [Setting] = options::SETTINGS;
    // 2: only the first move of a throw is taken back (SHO-906).
    const RULES: u32 = 2;
    const TAKE_BACK: TakeBack = TakeBack::OwnStep(Clause("SHO-906"));
    const GIVE_UP: Option<Move> = Some(Move::Resign);
    const TIME_OUT: Option<Move> = Some(Move::Time);

    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(settings: &Settings) -> Result<Self, Refusal> {
        let (rules, board) = options::configure(settings)?;
        Ok(Shoot { settings: settings.clone(), rules, board })
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        2
    }

    /// SHO-201 to SHO-206: the throws for the ends or for the kick-off, and in the second case the first throw for the
    /// ball as well.
    fn start(&self, chance: &mut impl Chance, events: &mut impl Events<Event>) -> State {
        let mut state = self.set_up();
        events.add(Event::SetUp { south: Side::of(state.south) });
        self.go_on(&mut state, chance, events);
        state
    }

    /// SHO-301, SHO-907: a throw that is due falls by itself.
    #[inline]
    fn due(&self, state: &State) -> bool {
        state.is_throw_due()
    }

    #[inline]
    fn draw(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        Turn { state, game: self, events }.throw(chance);
    }

    #[inline]
    fn to_act(&self, state: &State) -> Seats {
        state.owing()
    }

    #[inline]
    fn choices(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        if !state.owing().has(seat) {
            return;
        }
        match (state.stage, state.offer) {
            (Stage::UsePlayers, None) => Movers::new(state, &self.board).legal(moves),
            (Stage::MoveBall, None) => ball::legal(state, &self.board, moves),
            _ => moves.extend_from_slice(few(state)),
        }
    }

    #[inline]
    fn sample(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        if !state.owing().has(seat) {
            return None;
        }
        match (state.stage, state.offer) {
            (Stage::UsePlayers, None) => Some(Movers::new(state, &self.board).sample(chance)),
            (Stage::MoveBall, None) => Some(ball::sample(state, &self.board, chance)),
            _ => {
                let few = few(state);
                #[allow(clippy::cast_possible_truncation)] // three at most
                few.get(chance.below(few.len().max(1) as u32) as usize).copied()
            }
        }
    }

    fn unasked(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let offers = [Move::Offer(Offer::Draw), Move::Offer(Offer::End)];
        moves.extend(offers.into_iter().filter(|&offer| self.check_choice(state, seat, offer).is_ok()));
    }

    /// SHO-803: the clock of a half.
    fn clock(&self, state: &State) -> Option<Clock> {
        let Length::Clock(minutes) = self.rules.length else { return None };
        let number = if state.second_half { 2 } else { 1 };
        (!state.time_up && state.stage != Stage::Over)
            .then_some(Clock::Period { number, seconds: 60 * minutes })
    }

    #[inline]
    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        self.check_choice(state, seat, *choice)
    }

    #[inline]
    fn apply(&self, state: &mut State, seat: Seat, choice: &Move, events: &mut impl Events<Event>) {
        Turn { state, game: self, events }.make(seat, *choice);
    }

    /// SHO-906: the first move of a throw, until its use is confirmed. By the first version of these rules it was any
    /// step of one's own after which no dice had fallen.
    fn may_take_back(&self, after: &State, seat: Seat, choice: &Move) -> bool {
        let first = matches!(choice, Move::Use(..)) && after.used.is_some() && after.side == seat;
        first || self.settings.older_than(2)
    }

    fn view(&self, state: &State, _: Viewer) -> View {
        View::new(self, state)
    }

    fn score(&self, state: &State) -> Counts {
        state.score.into_iter().map(i64::from).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        Shoot::outcome_of(state)
    }
}

/// What is asked where there are few answers.
fn few(state: &State) -> &'static [Move] {
    const ANSWERS: [Move; 2] = [Move::Answer(true), Move::Answer(false)];
    const KEEPER: [Move; 3] = [Move::Play, Move::GoalKick(Flank::Right), Move::GoalKick(Flank::Left)];
    const ENDS: [Move; 2] = [Move::Take(End::South), Move::Take(End::North)];
    match (state.stage, state.offer) {
        (Stage::Over, _) => &[],
        (_, Some(_)) => &ANSWERS,
        (Stage::Keeper, _) => &KEEPER,
        (Stage::DeadBall, _) => &KEEPER[1..],
        (Stage::Ends, _) => &ENDS,
        // The dice fall by themselves, and their uses are many.
        _ => &[],
    }
}

impl Shoot {
    /// SHO-202, SHO-203: the table before the first throw, Red in the South.
    pub(crate) fn set_up(&self) -> State {
        let mut state = State::set_up(self.starting_squares(Seat::FIRST), self.board.centre_spot);
        if self.rules.ends_by_throw {
            state.stage = Stage::ThrowEnds;
        }
        state
    }

    /// The squares of table 2, by seat and number, in the board's coordinates.
    pub(crate) fn starting_squares(&self, south: Seat) -> [[Dark; 11]; 2] {
        SEATS.map(|seat| self.board.start.map(|square| square.own(seat != south)))
    }

    /// The squares on which this player may ever stand, in the board's coordinates (SHO-908).
    pub fn limits(&self, state: &State, seat: Seat, number: Number) -> Vec<Dark> {
        let (north, ground) = (state.is_north(seat), self.board.limits(number.role()));
        Dark::all().filter(|square| ground.has(square.own(north))).collect()
    }

    /// May this role ever stand on this square, in own coordinates?
    pub fn may_stand(&self, role: Role, own: Dark) -> bool {
        self.board.limits(role).has(own)
    }

    /// SHO-604: is there a way through the mouth of the goal for a ball here, in own coordinates?
    pub fn mouth_in_reach(&self, own: Light) -> bool {
        self.board.mouth_in_reach(own.column(), ROWS - own.row())
    }

    /// Is this a choice that the side may make now?
    #[inline]
    pub(crate) fn check_choice(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        if state.stage == Stage::Over {
            return Err(Refusal::MatchOver);
        }
        match choice {
            Move::Resign | Move::Time | Move::Offer(_) => return self.check_anytime(state, seat, choice),
            Move::Answer(_) => {
                return match state.offer {
                    None => Err(Refusal::NothingOffered),
                    Some((by, _)) if by.other() == seat => Ok(()),
                    Some(_) => Err(not_yours(state, seat)),
                };
            }
            _ if state.offer.is_some() => return Err(Refusal::AnswerFirst),
            _ if state.side != seat => return Err(not_yours(state, seat)),
            _ => {}
        }
        match (choice, state.stage) {
            (Move::Use(number, to, points), Stage::UsePlayers) => {
                Movers::new(state, &self.board).check(number, to, points)
            }
            (Move::Ball(_) | Move::Goal, Stage::MoveBall) => ball::check(state, &self.board, choice),
            (Move::Done, Stage::UsePlayers)
            | (Move::Play, Stage::Keeper)
            | (Move::GoalKick(_), Stage::Keeper | Stage::DeadBall)
            | (Move::Take(_), Stage::Ends) => Ok(()),
            _ => Err(why_not(state, choice)),
        }
    }

    /// Choices that are open at any moment, asked or not.
    fn check_anytime(&self, state: &State, seat: Seat, choice: Move) -> Result<(), Refusal> {
        match choice {
            _ if !Seats::BOTH.has(seat) => Err(Refusal::NotACoach),
            Move::Time if !matches!(self.rules.length, Length::Clock(_)) => Err(Refusal::NoClock),
            Move::Time if state.time_up => Err(Refusal::TimeIsUp),
            Move::Offer(_) if state.offer.is_some() => Err(Refusal::AnswerFirst),
            Move::Offer(Offer::End) if self.rules.length != Length::Open => Err(Refusal::NotOpen),
            _ => Ok(()),
        }
    }
}

/// Why this seat does not choose now.
#[cold]
fn not_yours(state: &State, seat: Seat) -> Refusal {
    if Seats::BOTH.has(seat) { Refusal::NotYourChoice { asked: asked(state) } } else { Refusal::NotACoach }
}

/// Why a choice does not answer what is asked.
#[cold]
fn why_not(state: &State, choice: Move) -> Refusal {
    match (choice, state.stage) {
        (Move::Use(..) | Move::Done, Stage::MoveBall | Stage::ThrowBall) => Refusal::ThrowIsForTheBall,
        (Move::Ball(_) | Move::Goal, Stage::UsePlayers | Stage::ThrowPlayers) => {
            Refusal::ThrowIsForThePlayers
        }
        (Move::Play, Stage::DeadBall) => Refusal::BallIsDead,
        (Move::Play | Move::GoalKick(_), _) => Refusal::NoGoalKick,
        (Move::Take(_), _) => Refusal::EndsAreSettled,
        _ => Refusal::NotAskedNow { asked: asked(state) },
    }
}
