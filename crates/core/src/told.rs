//! Chance as somebody tells it: a record, a script, or a person with real dice on a real table.

use thiserror::Error;

use crate::fair::{Later, Stream};
use crate::{Chance, Draw, Drawn, Notation, Seat, Seats, hex};

/// A told draw is missing, left over, or not what the game asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ToldError {
    /// The game asks for a draw that was not told.
    #[error("a draw is missing: {wanted} comes next")]
    Missing {
        /// What is wanted, in words.
        wanted: String,
    },
    /// The next draw is something else than the game asks for.
    #[error("'{told}' is not {wanted}")]
    Wrong {
        /// What was told.
        told: String,
        /// What is wanted, in words.
        wanted: String,
    },
    /// A script holds something that is no draw of this game.
    #[error("draw {place} of the script, '{told}', is no draw of this game: {forms}")]
    NoDraw {
        /// Its place in the script, counted from 1.
        place: usize,
        /// What was told.
        told: String,
        /// What a draw of this game looks like.
        forms: String,
    },
    /// Draws were told for a match whose draws come from its secret.
    #[error("the draws of this match come from its secret: '{told}' cannot be told")]
    NotTyped {
        /// The first draw that was told.
        told: String,
    },
    /// More was told than the game asked for.
    #[error("there are more draws than the rules ask for, from '{told}' on")]
    LeftOver {
        /// The first draw too many.
        told: String,
    },
}

/// Reads draws from text, one after the other, as the game asks for them.
///
/// A game never sees an error: after the first fault it gets any possible draw, and whoever told the draws asks
/// [`ToldDraws::finish`] afterwards and throws the step away.
#[derive(Debug)]
pub struct ToldDraws<'a, G> {
    game: &'a G,
    texts: std::slice::Iter<'a, String>,
    then: Option<Later<'a>>,
    draws: Vec<Draw>,
    /// Who may know the next draw, if it is not open.
    known_to: Option<Seats>,
    fault: Option<ToldError>,
}

impl<'a, G: Notation> ToldDraws<'a, G> {
    /// These draws in order, and after them, if given, those of a stream.
    pub(crate) fn new(game: &'a G, texts: &'a [String], then: Option<Later<'a>>) -> Self {
        ToldDraws { game, texts: texts.iter(), then, draws: Vec::new(), known_to: None, fault: None }
    }

    /// All the draws made. `all`: what was told must have been used up.
    pub fn finish(mut self, all: bool) -> Result<Vec<Draw>, ToldError> {
        match (self.fault, self.texts.next()) {
            (Some(fault), _) => Err(fault),
            (None, Some(told)) if all => Err(ToldError::LeftOver { told: told.clone() }),
            (None, _) => Ok(self.draws),
        }
    }

    fn keep(&mut self, drawn: Drawn) {
        self.draws.push(Draw { drawn, known_to: self.known_to.take() });
    }

    /// The next draw: told, from the stream, or, when neither can serve, `any`.
    fn next<T>(
        &mut self,
        wanted: impl Fn() -> String,
        read: impl Fn(&G, &str) -> Option<T>,
        stream: impl Fn(&mut Stream) -> T,
        any: T,
    ) -> T {
        let fault = match (self.texts.next(), &mut self.then) {
            (Some(text), _) => match read(self.game, text) {
                Some(draw) => return draw,
                None => ToldError::Wrong { told: text.clone(), wanted: wanted() },
            },
            (None, Some(then)) => return stream(then.stream()),
            (None, None) => ToldError::Missing { wanted: wanted() },
        };
        self.fault.get_or_insert(fault);
        any
    }
}

impl<G: Notation> Chance for ToldDraws<'_, G> {
    /// Only draws are told; a game asks for those.
    fn below(&mut self, n: u32) -> u32 {
        self.die(n) - 1
    }

    fn die(&mut self, faces: u32) -> u32 {
        let in_range = |text: &str| text.parse().ok().filter(|face| (1..=faces.max(1)).contains(face));
        let wanted = || format!("a number from 1 to {faces}");
        // After a fault the faces take turns, so that a game that throws again on a tie comes to an end.
        #[allow(clippy::cast_possible_truncation)] // any face will do
        let any = self.draws.len() as u32 % faces.max(1) + 1;
        let face = self.next(wanted, |_, text| in_range(text), |stream| stream.die(faces), any);
        self.keep(Drawn::Die(face));
        face
    }

    fn toss(&mut self, among: Seats) -> Seat {
        let game = self.game;
        let read = |game: &G, text: &str| game.read_seat(text).filter(|seat| among.has(*seat));
        let wanted = || format!("the winner of a toss ({})", seat_names(game, among));
        let any = among.nth(self.draws.len() % among.len().max(1)).unwrap_or(Seat::FIRST);
        let seat = self.next(wanted, read, |stream| stream.toss(among), any);
        self.keep(Drawn::Toss(seat));
        seat
    }

    fn secretly(&mut self, known_to: Seats) -> &mut Self {
        self.known_to = Some(known_to);
        self
    }

    fn card(&mut self, left: &[u8]) -> u8 {
        let game = self.game;
        let read = |game: &G, text: &str| game.read_card(text).filter(|card| left.contains(card));
        let wanted = || format!("one of the cards {}", write_order(game, left));
        let any = left.first().copied().unwrap_or(0);
        let card = self.next(wanted, read, |stream| stream.card(left), any);
        self.keep(Drawn::Card(card));
        card
    }

    fn shuffle(&mut self, cards: &mut [u8]) {
        let sorted = |cards: &[u8]| {
            let mut sorted = cards.to_vec();
            sorted.sort_unstable();
            sorted
        };
        let read = |game: &G, text: &str| -> Option<Vec<u8>> {
            let order: Vec<u8> = text.split(' ').map(|card| game.read_card(card)).collect::<Option<_>>()?;
            (sorted(&order) == sorted(cards)).then_some(order)
        };
        let game = self.game;
        let wanted = || format!("an order of the cards {}", write_order(game, &sorted(cards)));
        let stream = |stream: &mut Stream| {
            let mut order = cards.to_vec();
            stream.shuffle(&mut order);
            order
        };
        let order = self.next(wanted, read, stream, cards.to_vec());
        cards.copy_from_slice(&order);
        self.keep(Drawn::Order(order.into()));
    }

    fn word(&mut self) -> u64 {
        let wanted = || "a random word of 16 hexadecimal digits".to_owned();
        let read = |_: &G, text: &str| hex::read(text).map(u64::from_be_bytes);
        let word = self.next(wanted, read, Chance::word, 0);
        self.keep(Drawn::Word(word));
        word
    }
}

/// Could each of these draws ever be asked for? Which one comes when is not known beforehand.
pub(crate) fn check_script<G: Notation>(game: &G, script: &[String]) -> Result<(), ToldError> {
    let is_draw = |text: &str| {
        text.parse().is_ok_and(|face: u32| (1..=G::FACES).contains(&face) && face.to_string() == text)
            || game.read_seat(text).is_some()
            || hex::read::<8>(text).is_some()
            // A lone number is a die: games that turn over single cards name them.
            || text.parse::<u32>().is_err() && text.split(' ').all(|card| game.read_card(card).is_some())
    };
    let Some(at) = script.iter().position(|text| !is_draw(text)) else { return Ok(()) };
    let seats = seat_names(game, Seats::all(game.seats()));
    let forms = format!(
        "a die (1 to {}), the winner of a toss ({seats}), a card, a shuffled pack (its cards with spaces between \
         them), or a word of 16 hexadecimal digits",
        G::FACES
    );
    Err(ToldError::NoDraw { place: at + 1, told: script[at].clone(), forms })
}

fn seat_names<G: Notation>(game: &G, seats: Seats) -> String {
    seats.iter().map(|seat| game.seat_name(seat)).collect::<Vec<_>>().join(" or ")
}

/// A draw as records and `--chance` write it.
pub(crate) fn write_draw<G: Notation>(game: &G, draw: &Drawn) -> String {
    match draw {
        Drawn::Die(face) => face.to_string(),
        Drawn::Toss(seat) => game.seat_name(*seat).to_owned(),
        Drawn::Card(card) => game.write_card(*card),
        Drawn::Order(cards) => write_order(game, cards),
        Drawn::Word(word) => hex::write(&word.to_be_bytes()),
    }
}

fn write_order<G: Notation>(game: &G, cards: &[u8]) -> String {
    cards.iter().map(|&card| game.write_card(card)).collect::<Vec<_>>().join(" ")
}

/// Splits a list of draws at its commas.
pub fn split_draws(list: &str) -> Vec<String> {
    if list.trim().is_empty() {
        Vec::new()
    } else {
        list.split(',').map(|draw| draw.trim().to_owned()).collect()
    }
}
