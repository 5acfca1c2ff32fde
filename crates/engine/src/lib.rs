//! One game with its computer players as a WebAssembly module without imports: what `web/engine` runs in a worker. Each
//! program in `examples` is the module of one game.
//!
//! The page writes an order where `reserve` tells it to: 32 random bytes, then JSON ([`onze_browser::Order`]). `take` does it,
//! and tells how many bytes of JSON ([`onze_browser::Done`]) stand at `told` now.

use onze_browser::{House, Order};

/// The bytes before an order.
const RANDOM: usize = 32;

/// A house, and the memory that it shares with the page.
pub struct Engine {
    house: House,
    order: Vec<u8>,
    told: Vec<u8>,
}

impl Engine {
    /// A house without matches.
    pub fn new(house: House) -> Self {
        Engine { house, order: Vec::new(), told: Vec::new() }
    }

    /// Where an order of so many bytes is to be written.
    pub fn reserve(&mut self, bytes: usize) -> *mut u8 {
        self.order.resize(bytes, 0);
        self.order.as_mut_ptr()
    }

    /// Does what was written, at this moment in milliseconds; the answer is how many bytes there are to read, none if the order
    /// could not be read.
    pub fn take(&mut self, now: f64) -> usize {
        self.told.clear();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a clock of milliseconds
        let now = now as u64;
        if let Some((random, order)) = self.order.split_first_chunk::<RANDOM>()
            && let Ok(order) = serde_json::from_slice::<Order>(order)
        {
            let done = self.house.take(now, *random, order);
            // Texts and numbers: that cannot fail.
            drop(serde_json::to_writer(&mut self.told, &done));
        }
        self.told.len()
    }

    /// Where to read.
    pub fn told(&self) -> *const u8 {
        self.told.as_ptr()
    }
}

/// The module of a game and its computer players.
#[macro_export]
macro_rules! module {
    ($game:ty, $computers:path) => {
        use std::cell::RefCell;

        use onze_browser::House;
        use onze_core::table::Of;

        thread_local! {
            static ENGINE: RefCell<$crate::Engine> =
                RefCell::new($crate::Engine::new(House::new(const { &Of::<$game>::new() }, &$computers)));
        }

        #[unsafe(no_mangle)]
        extern "C" fn reserve(bytes: usize) -> *mut u8 {
            ENGINE.with_borrow_mut(|engine| engine.reserve(bytes))
        }

        #[unsafe(no_mangle)]
        extern "C" fn take(now: f64) -> usize {
            ENGINE.with_borrow_mut(|engine| engine.take(now))
        }

        #[unsafe(no_mangle)]
        extern "C" fn told() -> *const u8 {
            ENGINE.with_borrow(|engine| engine.told())
        }
    };
}
