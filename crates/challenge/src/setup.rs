//! What is fixed for the whole game and known to everybody (CHA-910).

use serde::Serialize;

use crate::cards::{Card, Deck};
use crate::circle;
use crate::figures::{Figures, Money, Series, Verdict};
use crate::game::Challenge;
use crate::options::{DecidedBy, Length};
use crate::pitch::{BoardView, SIX};

/// The cards and the pitch, told once.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Setup {
    /// Revenue, expense and credit cards.
    pub amounts: Vec<AmountView>,
    /// Bonus cards.
    pub bonuses: Vec<BonusView>,
    /// Club cards. Not `clubs`: a view has those who own one, and a page lays both into one.
    pub club_cards: Vec<ClubCardView>,
    /// The capital that each series asks for (CHA-307).
    pub asks: [Money; 4],
    /// What the bank asks for a champion (CHA-129).
    pub bank_price: Money,
    /// What decides the matches.
    pub decided_by: DecidedBy,
    /// The board of a match.
    pub board: BoardView,
    /// How many champions of a side may be on the pitch (CHA-405).
    pub champions_on_pitch: usize,
    /// Throws of a match; none where a clock ends it (CHA-204).
    pub throws: Option<u16>,
    /// Who meets in each round, as places in the order of the clubs, the first one 0 (CHA-820).
    pub calendar: Vec<Vec<[usize; 2]>>,
}

/// A card with one amount.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AmountView {
    /// The card.
    pub card: Card,
    /// In millions.
    pub amount: Money,
}

/// A bonus card (CHA-125).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BonusView {
    /// The card.
    pub card: Card,
    /// After a win.
    pub win: Money,
    /// After a draw.
    pub draw: Money,
    /// After a defeat.
    pub loss: Money,
}

/// A club card (CHA-127).
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubCardView {
    /// The card.
    pub card: Card,
    /// The club's name.
    pub club: String,
    /// Its stadium.
    pub stadium: String,
    /// Its champions.
    pub champions: u8,
    /// What it costs.
    pub value: Money,
    /// Its wage bill.
    pub wages: Money,
    /// What the bank pays for one of its champions.
    pub resale: Money,
    /// What a match at home brings.
    pub gate: Money,
}

impl Setup {
    pub(crate) fn new(game: &Challenge) -> Setup {
        let figures = &game.figures;
        let amounts = Deck::DRAWN[..9].iter().copied().chain([Deck::Credit]).flat_map(cards);
        Setup {
            amounts: amounts.map(|card| AmountView { card, amount: figures.amount(card) }).collect(),
            bonuses: cards(Deck::Bonus).map(|card| bonus(figures, card)).collect(),
            club_cards: Series::ALL
                .into_iter()
                .flat_map(|series| cards(series.deck()).map(move |card| club_card(figures, series, card)))
                .collect(),
            asks: Series::ALL.map(|series| figures.asks(series)),
            bank_price: game.rules.bank_price,
            decided_by: game.rules.decided_by,
            board: game.pitch.board_view(),
            champions_on_pitch: SIX,
            throws: match game.rules.length {
                Length::Throws(throws) => Some(throws),
                Length::Minutes(_) => None,
            },
            calendar: (0..game.rules.rounds)
                .map(|round| circle::pairs(game.rules.clubs, round).collect())
                .collect(),
        }
    }
}

fn cards(deck: Deck) -> impl Iterator<Item = Card> {
    (1..).map_while(move |number| Card::new(deck, number))
}

fn bonus(figures: &Figures, card: Card) -> BonusView {
    let [win, draw, loss] =
        [Verdict::Win, Verdict::Draw, Verdict::Loss].map(|verdict| figures.bonus(card, verdict));
    BonusView { card, win, draw, loss }
}

fn club_card(figures: &Figures, series: Series, card: Card) -> ClubCardView {
    let club = figures.club(card);
    ClubCardView {
        card,
        club: club.club.clone(),
        stadium: club.stadium.clone(),
        champions: series.number(),
        value: club.value,
        wages: club.wages,
        resale: club.resale,
        gate: club.gate,
    }
}
