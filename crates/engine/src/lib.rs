//! One game with its computer players as a WebAssembly module without imports: what `web/engine` runs in a worker.
//!
//! The page writes an order where [`reserve`] tells it to: 32 random bytes, then JSON ([`onze_browser::Order`]). [`take`] does
//! it, and tells how many bytes of JSON ([`onze_browser::Done`]) stand at [`told`] now.
#![allow(unsafe_code)] // the attribute that keeps the names of the exports; there is no unsafe block

use std::cell::RefCell;

use onze_browser::{House, Order};
use onze_challenge::Challenge;
use onze_chifootmi::Chifootmi;
use onze_core::table::Of;
use onze_players::{CHALLENGE, CHIFOOTMI, SHOOT, SIMULATOR};
use onze_shoot::Shoot;
use onze_simulator::Simulator;

/// The game of this module. The others are in nobody's reach, so the linker drops them.
const GAME: &str = match option_env!("ONZE_ENGINE") {
    Some(game) => game,
    None => "chifootmi",
};

fn house() -> House {
    match GAME {
        "chifootmi" => House::new(const { &Of::<Chifootmi>::new() }, &CHIFOOTMI),
        "shoot" => House::new(const { &Of::<Shoot>::new() }, &SHOOT),
        "challenge" => House::new(const { &Of::<Challenge>::new() }, &CHALLENGE),
        _ => House::new(const { &Of::<Simulator>::new() }, &SIMULATOR),
    }
}

/// The bytes before an order.
const RANDOM: usize = 32;

struct Engine {
    house: House,
    order: Vec<u8>,
    told: Vec<u8>,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine {
        house: house(),
        order: Vec::new(),
        told: Vec::new(),
    });
}

/// Where an order of so many bytes is to be written.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(bytes: usize) -> *mut u8 {
    ENGINE.with_borrow_mut(|engine| {
        engine.order.resize(bytes, 0);
        engine.order.as_mut_ptr()
    })
}

/// Does what was written, at this moment in milliseconds; the answer is how many bytes there are to read, none if the order
/// could not be read.
#[unsafe(no_mangle)]
pub extern "C" fn take(now: f64) -> usize {
    ENGINE.with_borrow_mut(|engine| {
        engine.told.clear();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a clock of milliseconds
        let now = now as u64;
        if let Some((random, order)) = engine.order.split_first_chunk::<RANDOM>()
            && let Ok(order) = serde_json::from_slice::<Order>(order)
        {
            let done = engine.house.take(now, *random, order);
            // Texts and numbers: that cannot fail.
            drop(serde_json::to_writer(&mut engine.told, &done));
        }
        engine.told.len()
    })
}

/// Where to read.
#[unsafe(no_mangle)]
pub extern "C" fn told() -> *const u8 {
    ENGINE.with_borrow(|engine| engine.told.as_ptr())
}
