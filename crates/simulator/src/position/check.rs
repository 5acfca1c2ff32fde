//! Which states a match can reach, as far as the rules say.

use onze_core::Side;

use super::{PositionFault as Fault, usual};
use crate::aim::Class;
use crate::flight::Guard;
use crate::game::Simulator;
use crate::peg::{Peg, Pegs};
use crate::point::Point;
use crate::reposition::first_counts;
use crate::state::{Due, HandedIn, Hands, Prepared, Restart, Secrets, Stage, State, Where};
use crate::strike::Strike;

/// SIM-820: at most so far beyond a line is the ball in play.
const BEYOND: i32 = 5_000;
/// A tick number that no half reaches.
const TOO_LATE: u16 = 20_000;

/// Finds the first fault; sets who is asked.
pub(super) fn check(game: &Simulator, state: &mut State) -> Result<(), Fault> {
    for side in Side::BOTH {
        check_team(state, side)?;
    }
    check_places(game, state)?;
    check_clock(game, state)?;
    demand(state.ended.is_none() || state.stage == Stage::Over, Fault::Stage)?;
    check_counters(state)?;
    check_sealed(game, state)?;
    check_shootout(game, state)?;
    check_ball(game, state)?;
    check_stage(state)?;
    check_due(game, state)?;
    state.to_act = game.football(state).owing();
    // Whoever is asked has something to choose.
    let mut moves = Vec::new();
    for seat in state.to_act.iter() {
        moves.clear();
        game.football(state).listing().list(Side::of(seat), &mut moves);
        let fits = moves.first().is_some_and(|choice| game.football(state).check_asked(seat, choice).is_ok());
        demand(fits, Fault::Stage)?;
    }
    Ok(())
}

fn demand(holds: bool, fault: Fault) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(fault) }
}

fn check_team(state: &State, side: Side) -> Result<(), Fault> {
    let count = |what: Where| Peg::of(side).filter(|&peg| state.whereabouts(peg) == what).count();
    let reserves = state.reserves.and(Pegs::team(side)).len();
    let playing = state.playing(side).len();
    let fewest = if state.ended.is_some() { 0 } else { 7 };
    demand(playing >= fewest && playing + count(Where::SentOff) + reserves == 11, Fault::Team)?;
    let n = side.index();
    let made = usize::from(state.substitutions[n]) + usize::from(state.sealed.substitutions[n]);
    demand(made == count(Where::Off) && made <= 5, Fault::Substitutions)?;
    let keeper = state.whereabouts(state.keeper_of(side));
    let named = matches!(keeper, Where::On(_) | Where::Lifted | Where::SentOff);
    let missing_at =
        matches!(state.stage, Stage::SubstituteFirst | Stage::SubstituteSecond | Stage::LineUp | Stage::Over);
    demand(named && (!state.lacks_keeper(side) || missing_at), Fault::Keeper)?;
    demand(
        state.reserves.but(Pegs::team(side.other())).iter().all(|peg| is_keeper(state, peg)),
        Fault::Keeper,
    )
}

fn is_keeper(state: &State, peg: Peg) -> bool {
    let at = state.whereabouts(peg);
    peg == state.keeper_of(peg.side()) || at == Where::SentOff || at == Where::Off
}

fn check_places(game: &Simulator, state: &State) -> Result<(), Fault> {
    let on = state.on_cloth();
    for peg in on.iter() {
        let Some(body) = state.body(peg) else { continue };
        demand(game.pitch.holds(state.cell(peg), &body), Fault::Place)?;
        let others = state.in_cell(state.cell(peg)).without(peg);
        let overlaps = |other: Peg| state.body(other).is_some_and(|other| other.overlaps(&body));
        demand(!others.iter().any(overlaps), Fault::Overlap)?;
        // SIM-415: a thousandth too near is legal.
        let clear = !state.ball_lies() || !touches_ball(state) || body.keeps_gap(state.ball.at, -1);
        demand(clear, Fault::Overlap)?;
    }
    for side in Side::BOTH {
        // A wall and the crowded cells of SIM-520 may wait together for the next phase 2 or 3.
        let mates = |peg: Peg| state.in_cell(state.cell(peg)).and(Pegs::team(side)).len();
        demand(state.crowd(side).iter().all(|peg| mates(peg) <= 3), Fault::Capacity)?;
    }
    Ok(())
}

/// Before a restart nobody has been moved out of the ball's way.
fn touches_ball(state: &State) -> bool {
    !matches!(
        state.stage,
        Stage::SubstituteFirst | Stage::SubstituteSecond | Stage::LineUp | Stage::Over | Stage::Taker
    )
}

fn check_clock(game: &Simulator, state: &State) -> Result<(), Fault> {
    let late = state.half.t > TOO_LATE || (state.half.time_up && state.half.t < game.rules.ticks);
    let after = state.half.late <= 5 && (state.half.late == 0 || state.half.time_up);
    demand(matches!(state.half.number, 1 | 2) && !late && after, Fault::Clock)
}

fn check_counters(state: &State) -> Result<(), Fault> {
    let fine = state.turn.m <= 14
        && (3..=6).contains(&state.turn.limit)
        && state.turn.crosses <= 1
        && state.turn.shots <= 20
        && state.turn.carried <= 14
        && state.turn.phase3.pegs <= 11
        && state.score.iter().all(|&goals| goals < 60_000);
    demand(fine, Fault::Counters)
}

fn check_sealed(game: &Simulator, state: &State) -> Result<(), Fault> {
    let both = state.sealed.kick.is_some() && state.sealed.dive.is_some();
    let dive = state.stage == Stage::AimDive || state.sealed.kick.is_none() && state.sealed.dive.is_none();
    let lineup = state.stage == Stage::LineUp
        || state.sealed.line_up.is_none() && state.sealed.substitutions == [0, 0];
    demand(dive && lineup && !both, Fault::Sealed)?;
    if let (Some(aim), Some(peg)) = (state.sealed.kick, state.ball.carrier) {
        demand(game.football(state).kicking().check_kick(peg, aim).is_ok(), Fault::Sealed)?;
    }
    state.sealed.line_up.map_or(Ok(()), |handed_in| check_handed_in(game, state, handed_in))
}

/// The line-up under seal is one that the side could choose from what was known of it.
fn check_handed_in(game: &Simulator, state: &State, handed_in: HandedIn) -> Result<(), Fault> {
    let HandedIn { side, keeper, playing } = handed_in;
    let on = state.on(side);
    let came = on.but(playing).len();
    let team = keeper.side() == side && playing.but(Pegs::team(side)).is_empty() && playing.len() == on.len();
    let left = if state.half.number == 1 { Where::Bench } else { Where::Off };
    let gone = playing.but(on).iter().all(|peg| state.whereabouts(peg) == left);
    let first_half = handed_in == usual(game, state, side) && state.sealed.substitutions == [0, 0];
    let told = if state.half.number == 1 {
        first_half
    } else {
        usize::from(state.sealed.substitutions[side.index()]) == came
    };
    demand(team && gone && (told || game.rules.untold_line_ups), Fault::Sealed)?;
    let mut choices = Vec::new();
    game.football(&game.football(state).line_ups().before_hand_in()).listing().list(side, &mut choices);
    demand(!choices.is_empty(), Fault::Sealed)
}

/// The draw that is due follows from what was chosen.
fn check_due(game: &Simulator, state: &State) -> Result<(), Fault> {
    let Some(due) = state.due else { return Ok(()) };
    let holds = match due {
        Due::KickOff => state.stage == Stage::KickOff && state.half.number == 1,
        Due::Shootout => state.stage == Stage::Taker && state.shootout.is_none(),
        Due::Kick(strike) => kick_is_due(game, state, &strike),
        Due::Dribble { ball } => state.stage == Stage::KickerPlace && dribble_is_due(game, state, ball),
        Due::FromBehind { peg, tackle } => challenges(game, state, peg, tackle),
        Due::Tackle { peg } => challenges(game, state, peg, true),
        Due::Review(foul) => {
            let stage = matches!(state.stage, Stage::KickerPlace | Stage::Phase3First | Stage::Prepare);
            let by = state.is_on_cloth(foul.by) && game.football(state).restarts().gives_penalty(&foul);
            stage && by && is_near_pitch(game, foul.at)
        }
    };
    demand(holds, Fault::Stage)
}

fn kick_is_due(game: &Simulator, state: &State, strike: &Strike) -> bool {
    let mut before = *state;
    before.due = None;
    before.to_act = game.football(&before).owing();
    let legal = game.football(&before).check_asked(state.turn.attack.seat(), &strike.choice()).is_ok();
    let dives = matches!(strike.guard, Guard::Dive(_));
    legal && dives == (state.stage == Stage::AimDive) && state.sealed == Secrets::NONE
}

fn dribble_is_due(game: &Simulator, state: &State, ball: Point) -> bool {
    let open = state.last.is_some_and(|last| {
        let stands = |peg: Peg| state.is_on_cloth(peg) && peg.side() != last.kicker.side();
        !last.beaten && last.dribbled.is_some_and(stands)
    });
    open && is_near_pitch(game, ball)
}

/// A peg of the defence in the ball's cell, or the keeper who came out there, meets the carrier.
fn challenges(game: &Simulator, state: &State, peg: Peg, tackle: bool) -> bool {
    let here = peg.side() == state.defence() && state.is_on_cloth(peg) && state.cell(peg) == state.ball.cell;
    let open = state.ball.hands != Hands::Held && state.turn.restart != Some(Restart::ThrowIn);
    let stage = match state.stage {
        Stage::Phase3First => game.football(state).phases().must_leave(peg.side()).is_empty(),
        Stage::Prepare => {
            let placed = state.declared.keeper == Prepared::Placed && peg == state.keeper_of(peg.side());
            placed && !(tackle && (state.ball.on_head || state.turn.restart.is_some()))
        }
        _ => false,
    };
    here && open && stage
}

fn is_near_pitch(game: &Simulator, at: Point) -> bool {
    (-BEYOND..=game.pitch.length() + BEYOND).contains(&at.x)
        && (-BEYOND..=game.pitch.width() + BEYOND).contains(&at.y)
}

fn check_shootout(game: &Simulator, state: &State) -> Result<(), Fault> {
    let level = state.half.number == 2 && state.score[0] == state.score[1];
    let Some(shootout) = state.shootout else {
        let toss = state.due == Some(Due::Shootout) && game.rules.shootout && level;
        return demand(state.stage != Stage::Taker || toss, Fault::Shootout);
    };
    let stage = matches!(state.stage, Stage::Taker | Stage::AimDive | Stage::Over);
    let goals = shootout.goals.iter().all(|&goals| goals <= shootout.kicks);
    demand(game.rules.shootout && stage && level && goals && shootout.kicks < 60_000, Fault::Shootout)?;
    let next = if shootout.kicks.is_multiple_of(2) { shootout.begins } else { shootout.begins.other() };
    demand(state.turn.attack == next || state.stage == Stage::Over, Fault::Shootout)
}

fn check_ball(game: &Simulator, state: &State) -> Result<(), Fault> {
    demand(is_near_pitch(game, state.ball.at), Fault::Ball)?;
    let Some(peg) = state.ball.carrier else {
        return demand(state.ball.hands == Hands::No && !state.ball.on_head, Fault::Carrier);
    };
    demand(peg.side() == state.turn.attack, Fault::Carrier)?;
    let down = !matches!(state.stage, Stage::Throw | Stage::ClearFirst | Stage::ClearSecond | Stage::Over);
    demand(!down || state.is_on_cloth(peg) && state.cell(peg) == state.ball.cell, Fault::Carrier)?;
    let on_him = state.ball.at == state.point(peg);
    if state.ball.hands == Hands::Held {
        let area = game.pitch.penalty_area(peg.side()).has(state.ball.cell);
        demand(on_him && area && peg == state.keeper_of(peg.side()) && !state.ball.on_head, Fault::Hands)?;
    }
    demand(!state.ball.on_head || on_him, Fault::Carrier)
}

fn check_stage(state: &State) -> Result<(), Fault> {
    let stage = state.stage;
    let lifted = Side::BOTH.map(|side| state.lifted(side).len());
    let with_carrier = matches!(
        stage,
        Stage::Action
            | Stage::HeadersAttack
            | Stage::HeadersDefence
            | Stage::Prepare
            | Stage::Aim
            | Stage::AimDive
            | Stage::Header
            | Stage::Hands
            | Stage::Skill
            | Stage::Phase2
            | Stage::Phase3First
            | Stage::Phase3
            | Stage::ClearFirst
            | Stage::ClearSecond
            | Stage::Reposition2
            | Stage::Reposition3
    );
    let after_kick =
        matches!(stage, Stage::KickerPlace | Stage::SpeedAttack | Stage::SpeedDefence | Stage::Cod);
    let free = matches!(stage, Stage::Over);
    demand(free || state.ball.carrier.is_some() == with_carrier, Fault::Carrier)?;
    demand(!after_kick || state.last.is_some_and(|last| state.is_on_cloth(last.kicker)), Fault::Stage)?;
    demand(stage != Stage::Skill || state.last.is_some(), Fault::Stage)?;
    let declared = matches!(
        stage,
        Stage::HeadersAttack | Stage::HeadersDefence | Stage::Prepare | Stage::Aim | Stage::AimDive
    );
    demand(!declared || matches!(state.declared.class, Some(Class::Cross | Class::Shot)), Fault::Stage)?;
    demand((stage == Stage::AimDive) == (state.declared.keeper == Prepared::Bar) || free, Fault::Stage)?;
    let on_head = matches!(stage, Stage::Header | Stage::Prepare | Stage::Aim);
    demand(!state.ball.on_head || on_head, Fault::Stage)?;
    demand(stage != Stage::Header || state.ball.on_head, Fault::Stage)?;
    check_restart(state)?;
    check_lifted(state, lifted)
}

fn check_restart(state: &State) -> Result<(), Fault> {
    let stage = state.stage;
    let fits = match state.turn.restart {
        None => !matches!(
            stage,
            Stage::KickOff
                | Stage::SubstituteFirst
                | Stage::SubstituteSecond
                | Stage::Throw
                | Stage::ClearFirst
                | Stage::ClearSecond
                | Stage::Reposition1
                | Stage::Reposition2
                | Stage::Reposition3
        ),
        Some(Restart::ThrowIn) => !matches!(
            stage,
            Stage::KickOff | Stage::LineUp | Stage::KickerPlace | Stage::Cod | Stage::Taker | Stage::Over
        ),
        Some(restart) => {
            let kick_off = stage == Stage::KickOff && restart == Restart::KickOff;
            let dead = matches!(
                stage,
                Stage::SubstituteFirst
                    | Stage::SubstituteSecond
                    | Stage::Reposition1
                    | Stage::Reposition2
                    | Stage::Reposition3
            );
            let penalty = restart == Restart::Penalty;
            let declared = matches!(
                stage,
                Stage::HeadersAttack | Stage::HeadersDefence | Stage::Prepare | Stage::Aim | Stage::AimDive
            );
            kick_off || dead || declared || stage == Stage::Action && !penalty
        }
    };
    demand(fits, Fault::Stage)
}

/// Who is in the hand: nobody in play, everybody who is still to be placed otherwise.
fn check_lifted(state: &State, lifted: [usize; 2]) -> Result<(), Fault> {
    let (attack, defence) = (lifted[state.turn.attack.index()], lifted[state.defence().index()]);
    let playing = |side: Side| state.playing(side).len();
    let fits = match state.stage {
        Stage::LineUp => Side::BOTH.into_iter().all(|side| {
            let handed_in = state.sealed.line_up.is_some_and(|handed_in| handed_in.side == side);
            lifted[side.index()] == if handed_in { 0 } else { playing(side) }
        }),
        Stage::Reposition1 => attack == playing(state.turn.attack) && defence == playing(state.defence()),
        Stage::Reposition2 => {
            let field = playing(state.turn.attack).saturating_sub(1);
            let put = playing(state.turn.attack) - attack;
            let counts = first_counts(field);
            defence == playing(state.defence()) && put >= *counts.start() && put <= counts.end() + 1
        }
        Stage::Reposition3 => defence == 0 && attack > 0,
        Stage::Taker | Stage::Over => true,
        Stage::AimDive if state.shootout.is_some() => state.on_cloth().len() == 2,
        _ => attack == 0 && defence == 0,
    };
    demand(fits, Fault::Stage)
}
