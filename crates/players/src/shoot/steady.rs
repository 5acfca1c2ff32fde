//! A steady SHOOT player: tries every use of the dice, and values the position that it leaves by what one more throw
//! could make of it.

use onze_core::{Game, Quick, Seat, Seen};
use onze_shoot::{COLUMNS, Light, Move, Number, ROWS, Role, Shoot, State};

use super::ground::{columns_within, own_ball, reach, receivers};
use super::{LowDice, THROWS, accepts};
use crate::{Budget, Player};

/// A steady player: a match against a club side.
pub(crate) fn club(_: Quick) -> Box<dyn Player<Shoot>> {
    Box::new(Steady { valued: 0, seconds: Vec::new() })
}

/// A simulation of its budget is a position that it values.
struct Steady {
    valued: u64,
    /// Room for the second moves of a throw.
    seconds: Vec<Move>,
}

impl Player<Shoot> for Steady {
    fn choose(&mut self, seen: &Seen<'_, Shoot>, moves: &[Move], budget: &Budget<'_>) -> Move {
        // SHO-901: nothing is hidden, so this is the match as it stands.
        let (game, state, seat) = (seen.game(), seen.resample(&mut LowDice(0)), seen.seat());
        let n = match moves[0] {
            // An end is as good as the other.
            Move::Take(_) => 0,
            Move::Answer(_) => usize::from(!accepts(seen, &state)),
            _ => {
                self.valued = 0;
                let worth = moves.iter().map_while(|&choice| self.worth(game, &state, seat, choice, budget));
                worth.enumerate().max_by(|a, b| a.1.total_cmp(&b.1)).map_or(0, |(n, _)| n)
            }
        };
        moves[n]
    }
}

impl Steady {
    /// The worth of a choice with the best that can follow it in the same throw; nothing if there is no time for it.
    fn worth(
        &mut self,
        game: &Shoot,
        state: &State,
        seat: Seat,
        choice: Move,
        budget: &Budget<'_>,
    ) -> Option<f32> {
        if budget.is_spent(self.valued) {
            return None;
        }
        let after = played(game, state, seat, choice);
        if !after.has_die_left() {
            self.valued += 1;
            return Some(Look { game, state: &after }.worth(seat));
        }
        self.seconds.clear();
        game.legal(&after, seat, &mut self.seconds);
        let mut best = f32::MIN;
        for &second in &self.seconds {
            // Two moves in the other order lead to the same position, so one order is enough.
            let in_order = match (choice, second) {
                (Move::Use { number: one, .. }, Move::Use { number: other, .. }) => one < other,
                _ => true,
            };
            if in_order {
                if budget.is_spent(self.valued) {
                    break;
                }
                self.valued += 1;
                best = best.max(Look { game, state: &played(game, &after, seat, second) }.worth(seat));
            }
        }
        Some(best)
    }
}

fn played(game: &Shoot, state: &State, seat: Seat, choice: Move) -> State {
    let mut after = *state;
    game.apply(&mut after, seat, &choice, &mut ());
    game.go_on(&mut after, &mut LowDice(0), &mut ());
    after
}

/// A position before a throw.
struct Look<'a> {
    game: &'a Shoot,
    state: &'a State,
}

impl Look<'_> {
    /// The worth for a seat, in goals.
    fn worth(&self, seat: Seat) -> f32 {
        let (state, other) = (self.state, seat.other());
        let goals = f32::from(state.score(seat)) - f32::from(state.score(other));
        if let Some(outcome) = self.game.outcome(state) {
            return goals + if outcome.winner() == Some(seat) { 10.0 } else { 0.0 };
        }
        let thrower = state.side();
        let promise = if state.holder() == Some(thrower) {
            self.attack(thrower)
        } else {
            // The ball is loose: who throws may reach it, else perhaps the other side.
            let (takes, lost) =
                (reach(self.game, self.state, thrower), reach(self.game, self.state, thrower.other()));
            takes * self.attack(thrower) - (1.0 - takes) * lost * self.attack(thrower.other())
        };
        goals + if thrower == seat { promise } else { -promise } + order(state, seat) - order(state, other)
    }

    /// What a throw for the ball promises this side, with the best use of each total.
    fn attack(&self, seat: Seat) -> f32 {
        let ball = own_ball(self.state, seat);
        let scorer = if self.state.holder() == Some(seat) {
            f32::from(u8::from(self.state.has_scorer(seat)))
        } else {
            // Nobody knows who will get it.
            0.5
        };
        let (mouth, receivers) = (self.game.mouth_in_reach(ball), receivers(self.state, seat));
        let mut sum = 0.0;
        for total in 2..=12 {
            let row = (ball.row() + total).min(ROWS);
            let within = columns_within(ball.column(), row - ball.row());
            let [anybody, forwards] = receivers[usize::from(row)].map(|columns| columns & within);
            let mut best = if anybody == 0 { loose(row) } else { held(row) };
            if forwards != 0 {
                best = best.max(self.shot(row, forwards));
            }
            if mouth && ball.row() + total > ROWS {
                best = best.max(scorer);
            }
            sum += THROWS[usize::from(total)] * best;
        }
        sum / 36.0
    }

    /// The chance of a goal with the throw after a pass to a forward on this row, from the best of these columns.
    fn shot(&self, row: u8, columns: u32) -> f32 {
        let in_reach = (1..=COLUMNS)
            .filter(|column| columns & 1 << column != 0)
            .any(|column| Light::new(row, column).is_some_and(|ball| self.game.mouth_in_reach(ball)));
        let needed = usize::from(ROWS + 1 - row).min(13);
        let throws: f32 = THROWS[needed..].iter().sum();
        if in_reach { held(row).max(0.95 * throws / 36.0) } else { held(row) }
    }
}

/// Forwards never come back (SHO-411): those who still stand behind the ball are worth keeping there. The others
/// follow the ball.
pub(super) fn order(state: &State, seat: Seat) -> f32 {
    let (ball, north) = (own_ball(state, seat), state.is_north(seat));
    let worth = |number: Number| {
        let square = state.square(seat, number).own(north);
        if number.role() == Role::Forward {
            return if square.row() <= ball.row().max(ROWS / 2) { 0.004 } else { 0.0 };
        }
        let (rows, columns) = (square.row().abs_diff(ball.row()), square.column().abs_diff(ball.column()));
        -0.000_5 * f32::from(rows.max(columns))
    };
    Number::all().map(worth).sum()
}

/// What possession on an own row promises, in goals.
fn held(row: u8) -> f32 {
    let way = f32::from(row) / f32::from(ROWS);
    0.04 + 0.22 * way * way
}

/// What a ball on an own row promises that one's own throw has left loose: the other side throws first.
fn loose(row: u8) -> f32 {
    0.35 * held(row) - 0.5 * held((ROWS + 1).saturating_sub(row))
}
