//! SIM-113: every rule for Blue is the rule for Red with the pitch mirrored.

use super::*;
use crate::cells::Cells;
use crate::moves::Skill;

fn other(peg: Peg) -> Peg {
    Peg::new(peg.side().other(), peg.number()).unwrap()
}

fn others(pegs: Pegs) -> Pegs {
    pegs.iter().map(other).collect()
}

fn mirrored(game: &Simulator, state: &State) -> State {
    let mut mirror = *state;
    for side in Side::BOTH {
        for peg in Peg::of(side) {
            let at = game.pitch.mirror(state.point(peg));
            match state.whereabouts(peg) {
                Where::On(stance) => {
                    let stance = match stance {
                        Stance::Lying(angle) => Stance::Lying(angle.mirror()),
                        Stance::Standing => Stance::Standing,
                    };
                    mirror.put(&game.pitch, other(peg), Body { at, stance });
                }
                Where::Lifted if state.point(peg) != Point::default() => {
                    mirror.lift_at(&game.pitch, other(peg), at);
                }
                gone => mirror.take_away(other(peg), gone),
            }
        }
        mirror.keepers[side.index()] = other(state.keepers[side.other().index()]);
        mirror.substitutions[side.index()] = state.substitutions[side.other().index()];
    }
    mirror.attack = state.attack.other();
    mirror.carrier = state.carrier.map(other);
    mirror.ball = game.pitch.mirror(state.ball);
    mirror.ball_cell = state.ball_cell.mirror();
    for (to, from) in [
        (&mut mirror.passed, state.passed),
        (&mut mirror.moved, state.moved),
        (&mut mirror.grounded, state.grounded),
        (&mut mirror.leapt, state.leapt),
        (&mut mirror.stepped, state.stepped),
        (&mut mirror.free, state.free),
        (&mut mirror.reserves, state.reserves),
    ] {
        *to = others(from);
    }
    mirror.last = state.last.map(|last| crate::state::Last {
        kicker: other(last.kicker),
        from: last.from.mirror(),
        pressed_by: others(last.pressed_by),
        touched: others(last.touched),
        final_touch: last.final_touch.map(other),
        offside: others(last.offside),
        dribbled: last.dribbled.map(other),
        ..last
    });
    mirror
}

/// What the rules say about a state, in the terms of one side.
fn judgements(game: &Simulator, state: &State, turn: bool) -> Vec<String> {
    let pegs = |pegs: Pegs| if turn { others(pegs) } else { pegs };
    let cells = |cells: Cells| if turn { cells.mirror() } else { cells };
    let side = |side: Side| if turn { side.other() } else { side };
    let mut said = vec![
        format!("offside {:?}", pegs(game.offside_pegs(state))),
        format!("hands {}", game.may_take_in_hands(state)),
        format!("bar {:?}", game.check_bar(state).is_ok()),
        format!("dodge {}", game.may_dodge(state)),
    ];
    if state.last.is_some() && state.carrier.is_none() {
        let verdict = game.verdict(state);
        said.push(format!("count {:?} {:?} {:?}", side(verdict.side), pegs(verdict.pegs), verdict.tie));
    }
    for (skill, _) in Skill::ALL {
        said.push(format!("{skill:?} {}", game.has_skill(state, skill)));
    }
    for of in [state.attack, state.defence()] {
        said.push(format!("{:?} must leave {:?}", side(of), pegs(game.must_leave(state, of))));
        let mut leaps: Vec<String> =
            state.on(of).iter().map(|peg| format!("{:?}", cells(game.leap_cells(state, peg)))).collect();
        leaps.sort();
        said.push(format!("{leaps:?}"));
    }
    said
}

#[test]
fn sim_113_sim_106_blue_is_red_in_a_mirror() {
    use onze_core::Quick;
    let game = game(&[("blue_squad", "reds"), ("ticks_per_half", "11"), ("pro_striker", "on")]);
    for seed in 0..6 {
        let mut chance = Quick::new(seed);
        let mut state = game.start(&mut chance, &mut ());
        let mut moves = Vec::new();
        while let Some(seat) = game.to_act(&state).first() {
            if state.stage != Stage::LineUp {
                let mirror = mirrored(&game, &state);
                let (here, there) = (judgements(&game, &state, false), judgements(&game, &mirror, true));
                assert_eq!(here, there, "{}", game.write_position(&state));
            }
            moves.clear();
            game.legal(&state, seat, &mut moves);
            let n = chance.below(u32::try_from(moves.len()).unwrap()) as usize;
            game.play(&mut state, seat, &moves[n], &mut chance, &mut ()).unwrap();
        }
    }
}
