//! The four event decks and what their cards do (CHA-130 to CHA-134).

use serde::{Deserialize, Serialize};

/// Cards in each event deck.
pub const CARDS: u8 = 12;
/// The most effects of one card.
const EFFECTS: usize = 2;

onze_core::reasons! {
    /// One of the four event decks (CHA-104), and what made it be drawn from.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    pub enum Deck {
        /// `CHN`: a triple.
        Chance because ["CHA-703"],
        /// `REF`: a shock outside the penalty areas (CHA-707).
        RefereeField because ["CHA-708"],
        /// `BOX`: a shock in a penalty area (CHA-707).
        RefereeBox because ["CHA-708"],
        /// `INC`: a star.
        Incidents because ["CHA-701"],
    }
}

impl Deck {
    /// All four.
    pub const ALL: [Deck; 4] = [Deck::Chance, Deck::RefereeField, Deck::RefereeBox, Deck::Incidents];

    /// The letters of its cards.
    pub const fn letters(self) -> &'static str {
        ["CHN", "REF", "BOX", "INC"][self as usize]
    }
}

/// A card of an event deck, written `BOX-05`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card {
    deck: Deck,
    number: u8,
}

impl Card {
    /// The card of a deck with this number, 1 to 12.
    pub const fn new(deck: Deck, number: u8) -> Option<Card> {
        if 1 <= number && number <= CARDS { Some(Card { deck, number }) } else { None }
    }

    /// The card written like this.
    pub fn read(text: &str) -> Option<Card> {
        let (letters, number) = text.split_once('-')?;
        let deck = Deck::ALL.into_iter().find(|deck| deck.letters() == letters)?;
        let two_digits = number.len() == 2 && number.bytes().all(|digit| digit.is_ascii_digit());
        two_digits.then(|| number.parse().ok()).flatten().and_then(|number| Card::new(deck, number))
    }

    /// Its deck.
    pub const fn deck(self) -> Deck {
        self.deck
    }

    /// From 1 to 12.
    pub const fn number(self) -> u8 {
        self.number
    }
}

/// For whom an effect is written (CHA-130).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The side that drew.
    Drawer,
    /// The footballer on the star.
    Himself,
    /// Who ran into somebody.
    Runner,
    /// Into whom he ran.
    Struck,
    /// The one of these two who attacks that penalty area.
    Attack,
    /// The other one.
    Defence,
}

/// What a card does: the closed set of CHA-761 to CHA-772.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Millions on the Chance line of the side that drew (CHA-761).
    Money(i8),
    /// A free kick for that side (CHA-762).
    FreeKick(Role),
    /// A penalty for that side (CHA-763).
    Penalty(Role),
    /// Noted; the second is a sending-off (CHA-764).
    Caution(Role),
    /// He leaves for the rest of the match (CHA-765).
    SendOff(Role),
    /// He leaves for so many further throws (CHA-766).
    Out(Role, u8),
    /// He leaves, and a reserve may come on (CHA-767).
    Injury(Role),
    /// He goes back so many squares (CHA-768).
    Back(Role, u8),
    /// The ball goes to the nearest footballer of that side (CHA-769).
    BallTo(Role),
    /// One more die for the moves (CHA-770).
    ExtraDie(u8),
    /// The unused dice are lost (CHA-771).
    EndMoves,
    /// Nothing happens (CHA-772).
    None,
}

impl Effect {
    fn read(text: &str) -> Option<Effect> {
        let (name, inside) = match text.split_once('(') {
            Some((name, rest)) => (name, rest.strip_suffix(')')?),
            None => (text, ""),
        };
        let (first, second) = inside.split_once(',').unwrap_or((inside, ""));
        let count = |text: &str| text.parse::<u8>().ok();
        Some(match name {
            "money" => Effect::Money(first.parse().ok()?),
            "free_kick" => Effect::FreeKick(role(first)?),
            "penalty" => Effect::Penalty(role(first)?),
            "caution" => Effect::Caution(role(first)?),
            "send_off" => Effect::SendOff(role(first)?),
            "out" => Effect::Out(role(first)?, count(second)?),
            "injury" => Effect::Injury(role(first)?),
            "back" => Effect::Back(role(first)?, count(second)?),
            "ball_to" => Effect::BallTo(role(first)?),
            "extra_die" => Effect::ExtraDie(count(first).filter(|face| (1..=6).contains(face))?),
            "end_moves" => Effect::EndMoves,
            "none" => Effect::None,
            _ => return None,
        })
    }
}

fn role(text: &str) -> Option<Role> {
    Some(match text {
        "drawer" => Role::Drawer,
        "self" => Role::Himself,
        "runner" => Role::Runner,
        "struck" => Role::Struck,
        "attack" => Role::Attack,
        "defence" => Role::Defence,
        _ => return None,
    })
}

/// What the file says, before it is checked.
#[derive(Deserialize)]
struct Data {
    chance: Vec<String>,
    referee_field: Vec<String>,
    referee_box: Vec<String>,
    incidents: Vec<String>,
}

/// The effects of all cards.
#[derive(Clone, Debug)]
pub(crate) struct Cards([[[Option<Effect>; EFFECTS]; CARDS as usize]; 4]);

impl Cards {
    /// The decks of the rules.
    pub(crate) fn standard() -> Cards {
        Cards::read(onze_data::json!("data/events.toml")).expect("the event decks of the rules are whole")
    }

    fn read(text: &str) -> Option<Cards> {
        let data: Data = serde_json::from_str(text).ok()?;
        let mut cards = Cards([[[None; EFFECTS]; CARDS as usize]; 4]);
        let decks = [data.chance, data.referee_field, data.referee_box, data.incidents];
        for (deck, lines) in cards.0.iter_mut().zip(decks) {
            if lines.len() != deck.len() {
                return None;
            }
            for (card, line) in deck.iter_mut().zip(lines) {
                let mut effects = line.split(", ").map(Effect::read);
                for slot in card.iter_mut() {
                    *slot = effects.next().map_or(Some(None), |effect| effect.map(Some))?;
                }
                if effects.next().is_some() {
                    return None;
                }
            }
        }
        Some(cards)
    }

    /// An effect of a card, counted from 0, if it has so many.
    pub(crate) fn effect(&self, card: Card, step: u8) -> Option<Effect> {
        let deck = &self.0[card.deck as usize];
        *deck.get(usize::from(card.number).wrapping_sub(1))?.get(usize::from(step))?
    }
}

onze_core::written! {
    Card: |card| "{}-{:02}", card.deck.letters(), card.number;
}
