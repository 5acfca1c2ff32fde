//! Many nodes run one match: what they say to each other is lost, doubled, late and out of order, they die and come back,
//! the store fails, pages go elsewhere. Every history follows from its seed, which a failure prints.

mod page;
mod store;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Instant;

use world::World;

/// How many histories are played, from which seed on: `ONZE_HISTORIES=100000` for more, `ONZE_SEED=7` for another.
fn histories() -> std::ops::Range<u64> {
    let number =
        |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (first, count) = (number("ONZE_SEED", 1), number("ONZE_HISTORIES", 2_000));
    first..first + count
}

/// Plays all histories, on two threads, and says which and how many a second.
#[allow(clippy::print_stderr)] // the seed is what whoever mends it needs
fn play(history: fn(u64) -> World) {
    let (all, start) = (histories(), Instant::now());
    let half = all.start.midpoint(all.end);
    std::thread::scope(|scope| {
        for seeds in [all.start..half, half..all.end] {
            scope.spawn(move || {
                for seed in seeds {
                    let played = catch_unwind(AssertUnwindSafe(|| history(seed).run()));
                    if let Err(problem) = played {
                        eprintln!("the history of ONZE_SEED={seed} ONZE_HISTORIES=1 went wrong");
                        resume_unwind(problem);
                    }
                }
            });
        }
    });
    #[allow(clippy::cast_precision_loss)] // thousands
    let a_second = (all.end - all.start) as f64 / start.elapsed().as_secs_f64();
    eprintln!("histories of the seeds {all:?}: {a_second:.0} a second");
}

/// People at two to four nodes; messages are lost, doubled and late.
#[test]
fn people_at_many_nodes_see_the_same_match() {
    play(|seed| World::new(seed, &[("seats", "3")]));
}

/// The same while nodes die, the store fails now and then, and sockets are cut.
#[test]
fn nodes_that_die_cost_nobody_a_step() {
    play(|seed| World::new(seed, &[("seats", "2"), ("twice", "on")]).with_deaths());
}

/// A computer plays too, and a friend is invited: once, wherever they join.
#[test]
fn computers_and_friends_come_once() {
    play(|seed| World::new(seed, &[("seats", "4")]).with_a_computer().with_a_friend().with_deaths());
}
