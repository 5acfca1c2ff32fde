//! Monte Carlo tree search over resampled states: every simulation imagines what is hidden, follows the choices that have
//! done best so far on both sides, adds one new choice, and plays on at random or to a value.
//!
//! Seats that choose at the same time have a list each at one node, so that nobody answers a choice under seal. Draws are
//! part of the way down: what was learnt after one throw is not mixed with what was learnt after another. A node begins
//! with a few choices and widens with the root of its visits, so that long lists and continuous choices are tried step by
//! step.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use onze_core::{Chance, Game, Quick, Seat, Seen};

use crate::flat::{SIMULATIONS, Worth, points};
use crate::playout::{Cut, finish_unless};
use crate::{Budget, Player};

/// A player that searches a tree on one thread with a thousand simulations a choice.
pub fn tree<G: Game>(chance: Quick) -> Box<dyn Player<G>> {
    Box::new(Tree { chance, threads: 1, cut: None })
}

/// A player that searches a tree.
#[derive(Debug)]
pub struct Tree<G: Game> {
    /// What its simulations grow from.
    pub chance: Quick,
    /// How many trees grow side by side. With one and a number of simulations its choice depends on the seed alone.
    pub threads: usize,
    /// Where simulations end before the match does.
    pub cut: Option<Cut<G>>,
}

impl<G: Game> Player<G> for Tree<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, moves: &[G::Move], budget: &Budget<'_>) -> G::Move {
        let worth = self.worth(seen, moves, budget);
        // What was tried most often is what stood up to the best answers.
        let tried = |worth: &Worth| (worth.simulations, worth.mean());
        let best =
            (0..moves.len()).reduce(|best, n| if tried(&worth[n]) > tried(&worth[best]) { n } else { best });
        moves[best.unwrap_or(0)].clone()
    }
}

impl<G: Game> Tree<G> {
    /// What each of the choices is worth; those that the tree did not come to have no simulations.
    pub fn worth(&mut self, seen: &Seen<'_, G>, moves: &[G::Move], budget: &Budget<'_>) -> Vec<Worth> {
        let budget = match (budget.simulations, budget.deadline) {
            (None, None) => budget.simulations(SIMULATIONS),
            _ => *budget,
        };
        let (seed, next, cut) = (self.chance.word(), AtomicU64::new(0), self.cut);
        let work = |thread: u64| {
            let mut growing = Growing::new(seen, cut);
            let mut chance = Quick::nth(seed, thread);
            while !budget.is_spent(next.fetch_add(1, Ordering::Relaxed))
                && growing.simulate(&mut chance, &budget)
            {}
            growing.worth(moves)
        };
        std::thread::scope(|scope| {
            let others: Vec<_> =
                (1..self.threads.max(1) as u64).map(|n| scope.spawn(move || work(n))).collect();
            let mut worth = work(0);
            for other in others {
                let found = other.join().expect("a simulation does not panic");
                worth.iter_mut().zip(found).for_each(|(worth, found)| worth.merge(found));
            }
            worth
        })
    }
}

/// One choice of one seat at a node.
struct Edge<M> {
    seat: Seat,
    choice: M,
    worth: Worth,
}

/// A place in the tree: the choices that were tried there, and what followed what was chosen and drawn.
struct Node<M> {
    visits: u32,
    edges: Vec<Edge<M>>,
}

/// How much less known choices are preferred.
const CURIOSITY: f64 = 0.7;
/// How many choices a node has at its first visit; it widens with the square root of the visits.
const WIDTH: f64 = 2.0;
/// The most choices on the way down.
const MOST_DEPTH: usize = 64;

/// A tree that grows.
struct Growing<'a, G: Game> {
    seen: &'a Seen<'a, G>,
    cut: Option<Cut<G>>,
    nodes: Vec<Node<G::Move>>,
    /// The node that follows another by what was chosen and drawn there.
    next: HashMap<(u32, u64), u32, Mixed>,
    /// The choices of this simulation: node and edge.
    path: Vec<(u32, u32)>,
}

impl<'a, G: Game> Growing<'a, G> {
    fn new(seen: &'a Seen<'a, G>, cut: Option<Cut<G>>) -> Self {
        let root = Node { visits: 0, edges: Vec::new() };
        Growing { seen, cut, nodes: vec![root], next: HashMap::default(), path: Vec::new() }
    }

    /// One more simulation; false if it was stopped on the way.
    fn simulate(&mut self, chance: &mut Quick, budget: &Budget<'_>) -> bool {
        let game = self.seen.game();
        let mut state = self.seen.resample(chance);
        self.path.clear();
        let mut at = 0;
        while self.path.len() < MOST_DEPTH {
            let asked = game.to_act(&state);
            let mut keyed = Keyed { chance, key: 0 };
            let mut new = asked.is_empty();
            for seat in asked.iter() {
                // Somebody's choice may have settled what the others were asked.
                if game.due(&state) || !game.to_act(&state).has(seat) {
                    break;
                }
                let Some((edge, is_new)) = self.select(at, &state, seat, keyed.chance) else { break };
                new |= is_new;
                self.path.push((at, edge));
                keyed.mix(u64::from(edge));
                game.apply(&mut state, seat, &self.nodes[at as usize].edges[edge as usize].choice, &mut ());
            }
            game.go_on(&mut state, &mut keyed, &mut ());
            if new {
                break;
            }
            let (key, fresh) = ((at, keyed.key), self.nodes.len());
            #[allow(clippy::cast_possible_truncation)] // memory ends before
            let next = *self.next.entry(key).or_insert(fresh as u32);
            if next as usize == fresh {
                self.nodes.push(Node { visits: 0, edges: Vec::new() });
            }
            at = next;
        }
        let cut = self.cut.as_ref();
        if finish_unless(game, &mut state, chance, cut, || budget.is_spent(0)).is_none() {
            return false;
        }
        self.learn(&state);
        true
    }

    /// The choice of a seat at a node in this world, and whether it was never tried before.
    fn select(&mut self, at: u32, state: &G::State, seat: Seat, chance: &mut Quick) -> Option<(u32, bool)> {
        let game = self.seen.game();
        let node = &mut self.nodes[at as usize];
        node.visits += 1;
        let visits = f64::from(node.visits);
        let known = node.edges.iter().filter(|edge| edge.seat == seat).count();
        #[allow(clippy::cast_precision_loss)] // a few hundred choices
        let wide = known as f64 >= WIDTH * visits.sqrt();
        let mut sampled = None;
        if !wide {
            let choice = game.sample(state, seat, chance)?;
            if node.edges.iter().all(|edge| edge.seat != seat || edge.choice != choice) {
                sampled = Some(choice);
            }
        }
        if sampled.is_none() {
            let (curiosity, mut best) = (CURIOSITY * CURIOSITY * visits.ln(), None);
            for (n, edge) in node.edges.iter().enumerate().filter(|(_, edge)| edge.seat == seat) {
                #[allow(clippy::cast_precision_loss)] // far fewer than 2^52
                let tried = edge.worth.simulations.max(1) as f64;
                let hope = edge.worth.points / tried + (curiosity / tried).sqrt();
                if best.is_none_or(|(_, most)| hope > most) && game.check(state, seat, &edge.choice).is_ok() {
                    best = Some((n, hope));
                }
            }
            match best {
                #[allow(clippy::cast_possible_truncation)] // a few hundred choices
                Some((n, _)) => return Some((n as u32, false)),
                None => sampled = game.sample(state, seat, chance),
            }
        }
        let choice = sampled?;
        node.edges.push(Edge { seat, choice, worth: Worth::default() });
        #[allow(clippy::cast_possible_truncation)] // a few hundred choices
        Some((node.edges.len() as u32 - 1, true))
    }

    /// Every choice on the way learns what came of it for the seat that made it.
    fn learn(&mut self, state: &G::State) {
        let game = self.seen.game();
        let outcome = game.outcome(state);
        for &(at, edge) in &self.path {
            let edge = &mut self.nodes[at as usize].edges[edge as usize];
            edge.worth.simulations += 1;
            edge.worth.points += match (&outcome, &self.cut) {
                (Some(outcome), _) => points(outcome, edge.seat),
                (None, Some(cut)) => (cut.value)(game, state, edge.seat),
                (None, None) => 0.5,
            };
        }
    }

    /// What the choices of the seat are worth at the root.
    fn worth(&self, moves: &[G::Move]) -> Vec<Worth> {
        let of = |choice: &G::Move| {
            let mut edges = self.nodes[0].edges.iter();
            edges.find(|edge| edge.seat == self.seen.seat() && edge.choice == *choice)
        };
        moves.iter().map(|choice| of(choice).map_or(Worth::default(), |edge| edge.worth)).collect()
    }
}

/// Chance that remembers what it drew.
struct Keyed<'a> {
    chance: &'a mut Quick,
    key: u64,
}

impl Keyed<'_> {
    fn mix(&mut self, drawn: u64) {
        self.key = (self.key ^ drawn.wrapping_add(1)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

impl Chance for Keyed<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let drawn = self.chance.below(n);
        self.mix(u64::from(drawn));
        drawn
    }

    fn word(&mut self) -> u64 {
        let drawn = self.chance.word();
        self.mix(drawn);
        drawn
    }
}

/// Keys are mixed already: a hash that only joins them, the same on every machine.
#[derive(Clone, Copy, Default)]
struct Mixed(u64);

impl std::hash::BuildHasher for Mixed {
    type Hasher = Mixed;

    fn build_hasher(&self) -> Mixed {
        Mixed(0)
    }
}

impl std::hash::Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u32(&mut self, n: u32) {
        self.write_u64(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0 ^ n).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(32);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use onze_chifootmi::Chifootmi;
    use onze_core::{Notation, Settings};
    use onze_shoot::Shoot;

    use super::*;
    use crate::flat::tests::seen_at_start;

    #[test]
    fn the_budget_is_counted_in_simulations_and_the_seed_decides_with_one_thread() {
        seen_at_start::<Chifootmi>(|seen, moves| {
            let stop = AtomicBool::new(false);
            let budget = Budget::new(&stop).simulations(301);
            let worth = |seed, threads| {
                Tree { chance: Quick::new(seed), threads, cut: None }.worth(seen, moves, &budget)
            };
            let all = |worth: &[Worth]| worth.iter().map(|worth| worth.simulations).sum::<u64>();
            assert_eq!(all(&worth(1, 1)), 301);
            assert_eq!(worth(1, 1), worth(1, 1));
            assert_ne!(worth(1, 1), worth(2, 1));
            assert_eq!(all(&worth(1, 2)), 301);
        });
    }

    #[test]
    fn a_stop_is_obeyed_and_a_cut_ends_a_simulation() {
        seen_at_start::<Shoot>(|seen, moves| {
            let stop = AtomicBool::new(true);
            let cut = Some(Cut { choices: 3, value: |_, _, _| 0.25 });
            let mut player = Tree { chance: Quick::new(1), threads: 1, cut };
            let none = player.worth(seen, moves, &Budget::new(&stop));
            assert!(none.iter().all(|worth| worth.simulations == 0));
            stop.store(false, Ordering::Relaxed);
            let cut = player.worth(seen, moves, &Budget::new(&stop).simulations(50));
            let tried = cut.iter().filter(|worth| worth.simulations > 0);
            assert!(
                tried.clone().count() > 1 && tried.into_iter().all(|worth| (worth.mean() - 0.25).abs() < 0.2)
            );
        });
    }

    #[test]
    fn sho_601_a_goal_that_can_be_scored_is_found() {
        let game = Shoot::new(&Settings::new(Shoot::SETTINGS)).unwrap();
        let position = "South=R; \
            R 1@1,10 2@4,13 3@4,7 4@7,16 5@7,10 6@7,4 7@11,18 8@11,14 9@19,10 10@11,6 11@11,2; \
            B 1@27,10 2@24,7 3@24,13 4@21,4 5@21,10 6@21,16 7@17,2 8@17,6 9@17,10 10@17,14 11@17,18; \
            ball 20,10 R; due R B 4-4; score 2-2; throws 9; idle 0";
        let state = game.read_position(position).unwrap();
        let (mut moves, stop) = (Vec::new(), AtomicBool::new(false));
        game.legal(&state, Seat::FIRST, &mut moves);
        let seen = Seen::new(&game, &state, Seat::FIRST);
        let cut = Some(Cut { choices: 0, value: |_, _, _| 0.5 });
        let mut player = Tree { chance: Quick::new(1), threads: 1, cut };
        let choice = player.choose(&seen, &moves, &Budget::new(&stop).simulations(200));
        // A third goal ends the match (SHO-802).
        assert_eq!(game.write_move(&choice), "ball goal");
    }
}
