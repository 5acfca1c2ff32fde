//! Any sequence of choices of any game: the legal list and `play` agree, a refusal leaves no trace, and the match that
//! came of it is read back from its record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use onze_core::record::parse;
use onze_core::table::Table;
use onze_core::{Seat, Viewer};
use onze_fuzz::{begin, game, options};

/// Whose choice, which of the list, or what is typed instead if anything is.
type Choice<'a> = (u8, u16, &'a str);

fuzz_target!(|input: (u8, u8, u64, Vec<Choice<'_>>)| {
    let (number, case, seed, choices) = input;
    let game = game(number);
    let Ok(mut table) = begin(game, &options(game, case), seed, None) else { return };
    // Choices of other moments are the likeliest mistakes.
    let mut seen: Vec<String> = Vec::new();
    for (seat, index, typed) in choices {
        let Some(seat) = Seat::new(usize::from(seat) % table.n_seats()) else { return };
        let legal: Vec<String> = table.legal(seat).into_iter().map(String::from).collect();
        let index = usize::from(index);
        if !typed.is_empty() {
            try_to(&mut *table, seat, typed);
        } else if let Some(choice) = legal.get(index % legal.len().max(1)) {
            assert!(try_to(&mut *table, seat, choice), "a listed choice is refused: {choice}");
            seen.extend(legal);
        } else if let Some(choice) = seen.get(index % seen.len().max(1)).cloned() {
            let unasked = table.unasked(seat).into_iter().any(|unasked| unasked == choice);
            assert_eq!(try_to(&mut *table, seat, &choice), unasked, "nothing is asked: {choice}");
        }
    }
    let text = table.record(Viewer::All);
    let record = parse(&text).expect("our own record is well formed");
    let again = game.read(&record, usize::MAX).expect("our own record is read");
    assert_eq!(again.position(), table.position());
});

/// Makes a choice if it is possible. A refusal leaves the match as it was.
fn try_to(table: &mut dyn Table, seat: Seat, choice: &str) -> bool {
    let before = (table.position(), table.n_steps());
    let accepted = table.play(seat, choice, &[]).is_ok();
    if !accepted {
        assert_eq!((table.position(), table.n_steps()), before);
    }
    accepted
}
