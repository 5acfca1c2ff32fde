//! Simulator Soccer as a game of Onze: who is asked, what is legal, what a choice does.

use onze_core::{
    Chance, Clause, Clock, Counts, Events, Game, Outcome, Sealed, Seat, Seats, Setting, Settings, Side,
    TakeBack, Viewer,
};

use crate::event::Event;
use crate::flight::Ran;
use crate::football::Football;
use crate::keeper::KeeperBodies;
use crate::kit::Worn;
use crate::moves::Move;
use crate::options::{self, Rules};
use crate::peg::{Peg, Pegs};
use crate::pitch::Pitch;
use crate::refusal::Refusal;
use crate::squad::Squad;
use crate::state::{Due, Ended, Stage, State};
use crate::sticker::Sticker;
use crate::turn::Turn;
use crate::view::View;

/// The rules of one match: options, pitch, squads and the ball.
#[derive(Clone, Debug)]
pub struct Simulator {
    settings: Settings,
    pub(crate) rules: Rules,
    pub(crate) pitch: Pitch,
    pub(crate) squads: [Squad; 2],
    /// What the sides wear, where that is not the first strip of their standard kits.
    pub(crate) worn: [Option<Box<Worn>>; 2],
    pub(crate) world: onze_kick::World,
    pub(crate) keeper: KeeperBodies,
}

impl Game for Simulator {
    const ID: &'static str = "simulator";
    const SETTINGS: &'static [Setting] = options::SETTINGS;
    /// Version 2: positions tell who played before a line-up of half-time that is under seal. Version 3: what the sides wear is an
    /// option. Version 4: what is told at `Rules::until_3`.
    const RULES: u32 = 4;
    const TAKE_BACK: TakeBack = TakeBack::Never(Clause("SIM-704"));
    const TIME_OUT: Option<Move> = Some(Move::TimeOut);
    const GIVE_UP: Option<Move> = Some(Move::GiveUp);

    type State = State;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    fn new(settings: &Settings) -> Result<Self, Refusal> {
        let (pitch, squads) = options::equipment(settings)?;
        Ok(Simulator {
            settings: settings.clone(),
            rules: Rules::new(settings),
            pitch,
            squads,
            worn: options::wardrobe(settings)?,
            world: onze_kick::World::standard(),
            keeper: KeeperBodies::standard(),
        })
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn seats(&self) -> usize {
        2
    }

    /// SIM-301: both are asked for their line-ups.
    fn start(&self, _: &mut impl Chance, _: &mut impl Events<Event>) -> State {
        self.before_line_up()
    }

    fn to_act(&self, state: &State) -> Seats {
        state.to_act
    }

    /// SIM-1008.
    fn clock(&self, _: &State) -> Option<Clock> {
        let seconds = self.rules.clock;
        (seconds > 0).then_some(Clock::Choice { seconds })
    }

    /// SIM-1004.
    fn sealed(&self, state: &State) -> Vec<Sealed> {
        Side::BOTH
            .into_iter()
            .filter(|&side| self.football(state).line_ups().has_sealed(side))
            .map(|side| Sealed::by(side.seat()))
            .collect()
    }

    fn unsealed(&self, state: &State) -> State {
        let sealed = Side::BOTH.into_iter().filter(|&side| self.football(state).line_ups().has_sealed(side));
        sealed.fold(*state, |open, side| self.football(&open).line_ups().before_secret(side))
    }

    fn choices(&self, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        let side = Side::of(seat);
        if state.to_act.has(seat) {
            self.football(state).listing().list(side, moves);
        } else if self.football(state).line_ups().has_sealed(side) {
            self.football(&self.football(state).line_ups().before_secret(side)).listing().list(side, moves);
        }
    }

    fn lists_samples(&self, state: &State, seat: Seat) -> bool {
        match state.stage {
            Stage::AimDive => Side::of(seat) == state.turn.attack,
            Stage::Hands
            | Stage::Skill
            | Stage::SubstituteFirst
            | Stage::SubstituteSecond
            | Stage::Throw
            | Stage::Taker
            | Stage::Over => false,
            _ => true,
        }
    }

    fn sample(&self, state: &State, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        state
            .to_act
            .has(seat)
            .then(|| self.football(state).guesses().any_choice(Side::of(seat), chance))
            .flatten()
    }

    fn check(&self, state: &State, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        Refusal::MatchOver.when(state.stage == Stage::Over)?;
        if *choice == Move::GiveUp && Seats::BOTH.has(seat) {
            return Ok(());
        }
        if !state.to_act.has(seat) {
            let chosen = self.football(state).line_ups().has_sealed(Side::of(seat));
            return Err(if chosen { Refusal::AlreadyChosen } else { Refusal::NotYourChoice });
        }
        if *choice == Move::TimeOut {
            return Refusal::NoClock.unless(self.rules.clock > 0);
        }
        self.football(state).check_asked(seat, choice)
    }

    fn apply(&self, state: &mut State, seat: Seat, choice: &Move, events: &mut impl Events<Event>) {
        let side = Side::of(seat);
        let default = (*choice == Move::TimeOut).then(|| self.football(state).default_choice(side)).flatten();
        let choice = default.as_ref().unwrap_or(choice);
        Turn { game: self, state, events }.carry_out(side, choice);
    }

    fn due(&self, state: &State) -> bool {
        state.due.is_some()
    }

    fn draw(&self, state: &mut State, chance: &mut impl Chance, events: &mut impl Events<Event>) {
        let Some(due) = state.due.take() else { return };
        let shown = events.are_heard();
        let mut play = Turn { game: self, state, events };
        match due {
            Due::KickOff => play.toss_won(Side::of(chance.toss(Seats::BOTH))),
            Due::Shootout => play.begin_shootout(Side::of(chance.toss(Seats::BOTH))),
            Due::Kick(strike) => {
                let ran = self.football(play.state).kicking().run(&strike, chance, shown);
                play.struck(&strike, &ran);
            }
            Due::Dribble { ball } => play.dribble_duel(ball, [die(chance), die(chance)]),
            Due::FromBehind { peg, tackle } => play.enter_from_behind(peg, tackle, die(chance)),
            Due::Tackle { peg } => play.tackle_duel(peg, [die(chance), die(chance)]),
            Due::Review(foul) => play.review(foul, die(chance)),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::new(self, state, viewer)
    }

    /// Only choices that wait for their opening are hidden: they are chosen anew.
    fn resample(&self, state: &State, viewer: Viewer, chance: &mut impl Chance) -> State {
        self.football(state).line_ups().with_other_secrets(viewer, chance)
    }

    fn score(&self, state: &State) -> Counts {
        self.football(state).time().final_score().into_iter().map(i64::from).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let gave_up = match state.ended {
            Some(Ended::GaveUp(side)) => Some(side.seat()),
            _ => None,
        };
        let counts = |[red, blue]: [u16; 2]| [red, blue].into_iter().map(i64::from).collect();
        Some(Outcome {
            tie_break: state.shootout.map(|shootout| counts(shootout.goals)),
            gave_up,
            ..Outcome::of_two(
                self.football(state).time().winner().map(Side::seat),
                self.football(state).time().final_score(),
            )
        })
    }
}

/// SIM-132.
fn die(chance: &mut impl Chance) -> u8 {
    u8::try_from(chance.die(6)).unwrap_or(6)
}

impl Football<'_> {
    /// The sticker that a peg carries now (SIM-889).
    pub fn sticker(self, peg: Peg) -> Sticker {
        if self.reserves.has(peg) {
            return Sticker::RESERVE_KEEPER;
        }
        self.game.squads[peg.side().index()].stickers()[usize::from(peg.number() - 1) & 15]
    }

    /// SIM-1008: what a clock confirms, the first choice that is listed.
    fn default_choice(self, side: Side) -> Option<Move> {
        let mut moves = Vec::new();
        self.listing().list(side, &mut moves);
        moves.into_iter().next()
    }

    /// Is this a choice that the side, which is asked, may make now?
    pub(crate) fn check_asked(self, seat: Seat, choice: &Move) -> Result<(), Refusal> {
        let attacks = Side::of(seat) == self.turn.attack;
        match (choice, self.stage) {
            (_, Stage::Phase2 | Stage::Phase3First | Stage::Phase3) => self.check_phases(choice),
            (_, Stage::SubstituteFirst | Stage::SubstituteSecond) => self.substituting().check(choice),
            (Move::LineUp(puts), Stage::LineUp) => self.line_ups().check_line_up(Side::of(seat), puts),
            (Move::KickOff(put), Stage::KickOff) => self.line_ups().check_kick_off(*put),
            (Move::Pass { peg, aim, dribble }, Stage::Action | Stage::Header) => {
                self.kicking().check_pass(*peg, *aim, *dribble)
            }
            (Move::PutDown(at), Stage::Action) => self.kicking().check_put_down(*at),
            (Move::StepBack(put), Stage::Action | Stage::Header) => self.kicking().check_step_back(*put),
            (Move::Cross { peg, direct }, Stage::Action) => self.kicking().check_cross(*peg, *direct),
            (Move::Shot { peg, direct }, Stage::Action | Stage::Header) => {
                self.kicking().check_shot(*peg, *direct)
            }
            (Move::Hands(true), Stage::Header) => Refusal::NoHands.unless(self.skills().may_take_in_hands()),
            (Move::Hands(_), Stage::Hands) => Ok(()),
            (Move::Prepare(plan), Stage::Prepare) => self.preparing().check_preparation(plan),
            // SIM-645: he his kick, the defence a dive.
            (Move::Kick { peg, aim }, Stage::Aim | Stage::AimDive) if attacks => {
                self.kicking().check_kick(*peg, *aim)
            }
            (Move::Dive(_), Stage::AimDive) if !attacks => Ok(()),
            (Move::Dodge { peg, aim }, Stage::Aim) => self.kicking().check_dodge(*peg, *aim),
            (Move::Place(put), Stage::KickerPlace) => self.check_kicker_place(*put),
            (Move::Headers(puts), Stage::HeadersAttack | Stage::HeadersDefence)
            | (Move::Speed(puts), Stage::SpeedAttack | Stage::SpeedDefence) => self.pro().check_steps(puts),
            (Move::Take(put), Stage::Cod) => self.count().check_take(*put),
            (Move::Skill(skill), Stage::Skill) => self.skills().check_skill(*skill),
            (Move::Throw(peg), Stage::Throw) => self.restarts().check_thrower(*peg),
            (Move::Clear(put), Stage::ClearFirst | Stage::ClearSecond) => self.restarts().check_clear(*put),
            (
                Move::Reposition { ball, puts },
                Stage::Reposition1 | Stage::Reposition2 | Stage::Reposition3,
            ) => self.restarts().check_reposition(*ball, puts),
            (Move::Taker(peg), Stage::Taker) => self.restarts().check_taker(*peg),
            _ => Err(Refusal::NotAskedNow),
        }
    }

    fn check_phases(self, choice: &Move) -> Result<(), Refusal> {
        let quick = self.turn.m == 0 && !self.turn.phase3.any;
        let side = if self.stage == Stage::Phase2 { self.turn.attack } else { self.defence() };
        let crowded = !self.phases().must_leave(side).is_empty();
        match (choice, self.stage) {
            (Move::Quick | Move::Hold | Move::End, _) if crowded => Err(Refusal::CrowdFirst),
            (Move::Step { put, tackle }, Stage::Phase2) => self.phases().check_phase_2(*put, *tackle),
            (Move::Step { put, tackle }, _) => self.phases().check_phase_3(*put, *tackle),
            (Move::Quick, Stage::Phase2) | (Move::Hold, Stage::Phase3First) => {
                Refusal::NotQuick.unless(quick)
            }
            (Move::End, Stage::Phase2 | Stage::Phase3First) => Refusal::QuickInstead.when(quick),
            (Move::End, _) => Ok(()),
            (Move::Tackle(peg), Stage::Phase3First) => self.phases().check_standing_tackle(*peg),
            (Move::KnockOn { first, second, tackle }, Stage::Phase3First | Stage::Phase3) => {
                self.phases().check_knock_on(*first, *second)?;
                if *tackle {
                    self.phases().check_tackle(first.peg, self.game.pitch.cell(first.at))
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::NotAskedNow),
        }
    }

    /// SIM-409: anywhere inside the cell he was in.
    pub(crate) fn check_kicker_place(self, put: crate::moves::Put) -> Result<(), Refusal> {
        let peg = put.peg;
        Refusal::NotYourPeg { peg }.when(self.last.is_none_or(|last| last.kicker != peg))?;
        // SIM-415: where he is he may stay, a thousandth too near or not.
        if put.at == self.point(peg) {
            return Ok(());
        }
        let cell = self.check_place(peg, &put.body())?;
        Refusal::OnALine { peg }.unless(cell == self.cell(peg))
    }
}

impl Simulator {
    /// Like [`Game::play`], but a kick runs as it was seen, on a real cloth say: the rules after it need no more of it
    /// (SIM-403).
    ///
    /// # Errors
    /// As there.
    pub fn play_seen(
        &self,
        state: &mut State,
        (seat, choice): (Seat, &Move),
        seen: &Ran,
        chance: &mut impl Chance,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, choice)?;
        self.apply(state, seat, choice, events);
        if let Some(Due::Kick(strike)) = state.due {
            state.due = None;
            Turn { game: self, state, events }.struck(&strike, seen);
        }
        self.go_on(state, chance, events);
        Ok(())
    }

    /// The table before the first line-up.
    pub(crate) fn before_line_up(&self) -> State {
        let team = |side: Side| -> Pegs {
            self.squads[side.index()].eleven(side).filter_map(|(number, _)| Peg::new(side, number)).collect()
        };
        let first = |side: Side| {
            let keeper = Peg::new(side, self.squads[side.index()].keeper());
            keeper.unwrap_or(if side == Side::Red { Peg::R1 } else { Peg::B1 })
        };
        State::new(&self.pitch, Side::BOTH.map(team), Side::BOTH.map(first))
    }

    /// The pitch of the match.
    pub const fn pitch(&self) -> &Pitch {
        &self.pitch
    }

    /// The squad of a side.
    pub const fn squad(&self, side: Side) -> &Squad {
        &self.squads[side.index()]
    }
}

impl<E: Events<Event>> Turn<'_, E> {
    /// Does what was checked.
    fn carry_out(&mut self, side: Side, choice: &Move) {
        match choice {
            Move::LineUp(puts) => self.line_up(side, puts),
            Move::KickOff(put) => self.kick_off(*put),
            Move::Pass { peg, aim, dribble } => self.pass(*peg, *aim, *dribble),
            Move::PutDown(at) => self.put_ball_down(*at),
            Move::StepBack(put) => self.step_back(*put),
            Move::Cross { peg, direct } => self.declare_cross(*peg, *direct),
            Move::Shot { peg, direct } => self.declare_shot(*peg, *direct),
            Move::Headers(puts) => self.leap(puts),
            Move::Prepare(plan) => self.prepare(plan),
            Move::Kick { peg, aim } => self.kick(*peg, *aim),
            Move::Dodge { peg, aim } => self.dodge(*peg, *aim),
            Move::Dive(dive) => self.dive(*dive),
            Move::Place(put) => self.place_kicker(*put),
            Move::Speed(puts) => self.speed(puts),
            Move::Take(put) => self.take(*put),
            Move::Hands(taken) => self.hands(*taken),
            Move::Skill(skill) => self.use_skill(*skill),
            Move::Step { put, tackle } => match self.state.stage {
                Stage::Phase2 => self.step_in_phase_2(*put),
                _ => self.step_in_phase_3(*put, *tackle),
            },
            Move::Tackle(peg) => self.tackle_standing(*peg),
            Move::KnockOn { first, second, tackle } => self.knock_on(*first, *second, *tackle),
            Move::Quick | Move::Hold | Move::End => self.end_of_phase(),
            Move::Substitute { on, off } => self.substitute(*on, *off),
            Move::Reserve { off } => self.bring_reserve(*off),
            Move::NameKeeper(peg) => self.name_keeper(*peg),
            Move::Throw(peg) => self.throw_by(*peg),
            Move::Clear(put) => self.clear(*put),
            Move::Reposition { ball, puts } => self.reposition(*ball, puts),
            Move::Taker(peg) => self.take_penalty(*peg),
            // Replaced by the default before.
            Move::TimeOut => {}
            Move::GiveUp => self.give_up(side),
        }
    }

    fn end_of_phase(&mut self) {
        match self.state.stage {
            Stage::Phase2 => self.end_phase_2(),
            Stage::Phase3First | Stage::Phase3 => self.end_phase_3(),
            _ => self.end_substitutions(),
        }
    }

    /// SIM-1009.
    fn give_up(&mut self, side: Side) {
        self.events.add(Event::GaveUp { side });
        self.state.ended = Some(Ended::GaveUp(side));
        self.stop();
    }
}
