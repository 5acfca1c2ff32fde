//! Everything about a position that the rules fix and the form does not.

use onze_core::Seat;

use super::SEATS;
use crate::options::Rules;
use crate::refusal::PositionFault as Fault;
use crate::state::{Stage, State};
use crate::{Card, Kick};

/// More than anybody kicks; a count without a bound could overflow.
const MOST_KICKS: u32 = 1_000_000;

pub(super) fn check(rules: &Rules, state: &State) -> Result<(), Fault> {
    let ends_early = state.gave_up.is_some();
    if ends_early != (state.gave_up.is_some() && state.stage == Stage::Over) {
        return Err(Fault::End);
    }
    check_clock(rules, state)?;
    check_active(rules, state)?;
    check_possession(rules, state)?;
    check_asked(rules, state)?;
    check_end(rules, state)
}

/// CHI-903: the clock chooses for a side that owes a card, a direction or a pile.
fn check_clock(rules: &Rules, state: &State) -> Result<(), Fault> {
    let drawn = matches!(state.stage, Stage::Choose | Stage::Kick(_) | Stage::Draw);
    match state.timed_out {
        Some(seat) if rules.clock == 0 || !drawn || !state.to_act.has(seat) => Err(Fault::Clock),
        _ => Ok(()),
    }
}

/// CHI-328: how many cards are active after so many duels.
fn check_active(rules: &Rules, state: &State) -> Result<(), Fault> {
    let most_draws = rules.n_cards - 4;
    let before_draw = state.duels.saturating_sub(1).min(most_draws);
    let after_draw = state.duels.min(most_draws);
    for seat in SEATS {
        let side = seat.index();
        let draws = most_draws - state.down[side] - state.up[side];
        let fits = match state.stage {
            Stage::Choose => draws == after_draw,
            Stage::Over => draws == before_draw || draws == after_draw,
            _ => draws == before_draw,
        };
        if !fits {
            return Err(Fault::Active);
        }
    }
    Ok(())
}

/// Ball, conservations and match zone of the possession.
fn check_possession(rules: &Rules, state: &State) -> Result<(), Fault> {
    let counter = rules.counter_attack && state.needed == rules.counter_attack_conservations;
    if state.needed != rules.conservations && !counter {
        return Err(Fault::Needed);
    }
    if state.kept > state.needed || counter && state.duels == 0 {
        return Err(Fault::Conservations);
    }
    // CHI-314: who gathered last took the ball with it.
    if let Some(last) = state.zone_from.checked_sub(1)
        && (state.gathered_by_blue & 1 << last != 0) != (state.ball == Seat::SECOND)
    {
        return Err(Fault::Zone);
    }
    let in_zone = state.duels - state.zone_from;
    let shot_phase = state.in_shot_phase();
    // In phase C every duel in the zone kept the ball, but for the one that is being judged.
    let judged = u8::from(matches!(
        state.stage,
        Stage::OneTwo | Stage::Offside | Stage::Kick(Kick::FreeKick | Kick::Penalty)
    ));
    match state.stage {
        _ if !rules.card_shot && shot_phase && state.stage != Stage::Kick(Kick::Shot) => {
            if state.gave_up.is_some() { Ok(()) } else { Err(Fault::Conservations) }
        }
        Stage::Over => {
            if in_zone >= state.kept {
                Ok(())
            } else {
                Err(Fault::Zone)
            }
        }
        _ if shot_phase && in_zone >= state.kept + judged => Ok(()),
        _ if !shot_phase && in_zone == state.kept + judged => Ok(()),
        _ => Err(Fault::Zone),
    }
}

/// Can this be asked here?
fn check_asked(rules: &Rules, state: &State) -> Result<(), Fault> {
    let played_out = state.duels == rules.n_cards;
    let shot_phase = state.in_shot_phase();
    let cards = (state.duels > 0).then(|| (state.last_card(state.ball), state.last_card(state.defender())));
    let values = cards.and_then(|(own, other)| Some((own.value()?, other.value()?)));
    let fits = match state.stage {
        // CHI-901: the last card and a draw without a choice are not asked for.
        Stage::Choose => state.duels + 1 < rules.n_cards,
        Stage::Draw => !played_out && state.duels > 0 && !state.with_two_piles().is_empty(),
        Stage::Offside => {
            rules.offside
                && !shot_phase
                && values.is_some_and(|(own, other)| own >= other.saturating_add(rules.offside_gap))
        }
        Stage::OneTwo => {
            let before =
                (state.kept > 0).then(|| state.card_of_duel(state.ball, state.duels.wrapping_sub(2)));
            rules.one_two
                && !shot_phase
                && values.is_some_and(|(own, other)| {
                    own + 1 == other && before.and_then(Card::value) == Some(other)
                })
        }
        Stage::Kick(Kick::Shot) => {
            !rules.card_shot
                && shot_phase
                && cards.is_some_and(|(own, other)| !other.is_x() && own >= other || own.is_x())
        }
        Stage::Kick(Kick::FreeKick) => {
            !shot_phase && cards.is_some_and(|(own, other)| !own.is_x() && other.is_x())
        }
        Stage::Kick(Kick::Penalty) => {
            shot_phase && cards.is_some_and(|(own, other)| !own.is_x() && other.is_x())
        }
        Stage::Kick(Kick::LastShot) | Stage::Toss => played_out,
        Stage::Kick(Kick::ShootOut) | Stage::Over => played_out || state.gave_up.is_some(),
    };
    if fits { Ok(()) } else { Err(Fault::Asked) }
}

/// The shoot-out, and whether the match is over.
fn check_end(rules: &Rules, state: &State) -> Result<(), Fault> {
    let level = state.score(Seat::FIRST) == state.score(Seat::SECOND);
    let in_shoot_out = state.stage == Stage::Kick(Kick::ShootOut);
    if let Some(first) = state.first_kicker {
        let most = |seat: Seat| if seat == first { state.kicks.div_ceil(2) } else { state.kicks / 2 };
        let possible =
            state.kicks <= MOST_KICKS && SEATS.iter().all(|&seat| state.tally[seat.index()] <= most(seat));
        if !possible
            || !level
            || state.duels != rules.n_cards
            || !(in_shoot_out || matches!(state.stage, Stage::Toss | Stage::Over))
        {
            return Err(Fault::ShootOut);
        }
    } else if in_shoot_out {
        return Err(Fault::ShootOut);
    }
    let complete = state.kicks.is_multiple_of(2) && state.kicks / 2 >= rules.shootout_kicks;
    let at_limit = complete && rules.shootout_limit != 0 && state.kicks / 2 >= rules.shootout_limit;
    let led = complete && state.tally[0] != state.tally[1];
    let tossed = state.decided.is_some() && state.gave_up.is_none();
    let fits = match state.stage {
        Stage::Over if state.gave_up.is_some() => !tossed,
        Stage::Over if !level => state.kicks == 0 && !tossed,
        Stage::Over => led && !tossed || at_limit && !led && tossed,
        Stage::Kick(Kick::ShootOut) => !led && !at_limit && !tossed,
        // CHI-811, CHI-912: before the shoot-out, or at its limit.
        Stage::Toss => level && !led && !tossed && (state.first_kicker.is_none() || at_limit),
        _ => !tossed,
    };
    if fits { Ok(()) } else { Err(Fault::End) }
}
