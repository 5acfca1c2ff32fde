//! The figures on finance and club cards, as the data files tell them (CHA-123 to CHA-127, CHA-910).

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Deck, FINANCE_CARDS};

const FINANCE: &str = onze_data::json!("data/finance.toml");
const CLUBS: &str = onze_data::json!("data/clubs.toml");

/// Millions of francs (CHA-122).
pub type Money = i32;

/// A club card (CHA-127).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClubCard {
    /// The club's name.
    pub club: String,
    /// Its stadium.
    pub stadium: String,
    /// What it costs.
    pub value: Money,
    /// Its wage bill.
    pub wages: Money,
    /// What the bank pays for one of its champions.
    pub resale: Money,
    /// What a match at home brings.
    pub gate: Money,
}

/// How a match ended for a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

impl Verdict {
    /// By its goals and the other's (CHA-802).
    pub fn of(own: u16, other: u16) -> Verdict {
        match own.cmp(&other) {
            std::cmp::Ordering::Greater => Verdict::Win,
            std::cmp::Ordering::Equal => Verdict::Draw,
            std::cmp::Ordering::Less => Verdict::Loss,
        }
    }

    /// CHA-802.
    pub const fn points(self) -> i32 {
        match self {
            Verdict::Win => 2,
            Verdict::Draw => 1,
            Verdict::Loss => 0,
        }
    }
}

/// All finance and club cards.
#[derive(Clone, Debug)]
pub struct Figures {
    /// Revenue, expenses and credit, by deck; the bonus cards are in a list of their own.
    amounts: [[Money; FINANCE_CARDS]; Deck::Credit as usize + 1],
    bonus: [[Money; FINANCE_CARDS]; 3],
    series: [[ClubCard; FINANCE_CARDS]; 4],
    /// CHA-307: the capital that each series asks for.
    asks: [Money; 4],
}

/// A data file is not as it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Faulty;

impl Figures {
    /// The cards as the rules list them.
    pub(crate) fn standard() -> Result<Figures, Faulty> {
        Figures::read(FINANCE, CLUBS)
    }

    fn read(finance: &str, clubs: &str) -> Result<Figures, Faulty> {
        let finance: FinanceFile = serde_json::from_str(finance).map_err(|_| Faulty)?;
        let clubs: ClubsFile = serde_json::from_str(clubs).map_err(|_| Faulty)?;
        let FinanceFile { revenue, expense, bonus, credit } = finance;
        if !(1..).zip(&clubs.series).all(|(champions, series)| series.champions == champions) {
            return Err(Faulty);
        }
        let series = clubs.series.map(|series| series.cards);
        let amounts = [
            revenue.CAP,
            revenue.MUN,
            revenue.REG,
            revenue.SPO,
            revenue.SUB,
            revenue.TVR,
            expense.TAX,
            expense.SOC,
            expense.RUN,
            [0; FINANCE_CARDS],
            credit.CRE,
        ];
        let least_credit = credit.CRE.iter().copied().min().unwrap_or(0);
        let mut asks = [0; 4];
        for (champions, (ask, cards)) in (1..).zip(asks.iter_mut().zip(&series)) {
            let needed = |card: &ClubCard| card.value + card.wages - champions * card.resale - least_credit;
            *ask = cards.iter().map(needed).max().unwrap_or(0);
        }
        Ok(Figures { amounts, bonus: [bonus.win, bonus.draw, bonus.loss], series, asks })
    }

    /// The amount on a revenue, expense or credit card; 0 for another.
    pub fn amount(&self, card: Card) -> Money {
        self.amounts.get(card.deck() as usize).map_or(0, |amounts| amounts[card.index() % FINANCE_CARDS])
    }

    /// What a bonus card costs after such a match (CHA-806).
    pub fn bonus(&self, card: Card, verdict: Verdict) -> Money {
        self.bonus[verdict as usize][card.index() % FINANCE_CARDS]
    }

    /// A club card.
    pub fn club(&self, card: Card) -> &ClubCard {
        let series = (card.deck() as usize).saturating_sub(Deck::Series1 as usize) & 3;
        &self.series[series][card.index() % FINANCE_CARDS]
    }

    /// The club cards of a series.
    pub fn series(&self, series: Series) -> &[ClubCard] {
        &self.series[series.index()]
    }

    /// The highest price that the bank pays for a champion (CHA-127).
    pub(crate) fn highest_resale(&self) -> Money {
        self.series.iter().flatten().map(|card| card.resale).max().unwrap_or(0)
    }

    /// CHA-307: the least capital with which a series may be chosen: enough to pay for any of its cards with the
    /// smallest credit and all its champions sold. Series 1 is open to all.
    pub fn asks(&self, series: Series) -> Money {
        if series.index() == 0 { 0 } else { self.asks[series.index()] }
    }
}

/// A series of clubs by its number of champions, 1 to 4 (CHA-306).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Series(u8);

impl Series {
    /// The series of this number.
    pub const fn new(number: u8) -> Option<Series> {
        if 1 <= number && number <= 4 { Some(Series(number)) } else { None }
    }

    /// All four.
    pub const ALL: [Series; 4] = [Series(1), Series(2), Series(3), Series(4)];

    /// Its number, which is that of its champions.
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// Its deck.
    pub const fn deck(self) -> Deck {
        [Deck::Series1, Deck::Series2, Deck::Series3, Deck::Series4][self.index()]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FinanceFile {
    revenue: Revenue,
    expense: Expense,
    bonus: Bonus,
    credit: Credit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case)] // the decks' letters
struct Revenue {
    CAP: [Money; FINANCE_CARDS],
    MUN: [Money; FINANCE_CARDS],
    REG: [Money; FINANCE_CARDS],
    SPO: [Money; FINANCE_CARDS],
    SUB: [Money; FINANCE_CARDS],
    TVR: [Money; FINANCE_CARDS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case)]
struct Expense {
    TAX: [Money; FINANCE_CARDS],
    SOC: [Money; FINANCE_CARDS],
    RUN: [Money; FINANCE_CARDS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bonus {
    win: [Money; FINANCE_CARDS],
    draw: [Money; FINANCE_CARDS],
    loss: [Money; FINANCE_CARDS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case)]
struct Credit {
    CRE: [Money; FINANCE_CARDS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClubsFile {
    series: [SeriesFile; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeriesFile {
    champions: u8,
    cards: [ClubCard; FINANCE_CARDS],
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Ten times the mean of a deck, which the rules print beside it.
    fn tenfold_mean(figures: &Figures, deck: Deck) -> Money {
        (1..=10).map(|number| figures.amount(Card::new(deck, number).unwrap())).sum()
    }

    #[test]
    fn cha_123_cha_124_the_decks_have_the_means_of_the_rules() {
        let figures = Figures::standard().unwrap();
        let means = Deck::DRAWN[..9].iter().map(|deck| tenfold_mean(&figures, *deck)).collect::<Vec<_>>();
        assert_eq!(means, [454, 83, 60, 132, 83, 122, 62, 47, 36]);
    }

    #[test]
    fn cha_125_cha_126_bonus_and_credit() {
        let figures = Figures::standard().unwrap();
        let bonus = |number| {
            let card = Card::new(Deck::Bonus, number).unwrap();
            [Verdict::Win, Verdict::Draw, Verdict::Loss].map(|verdict| figures.bonus(card, verdict))
        };
        assert_eq!((bonus(1), bonus(5), bonus(10)), ([3, 1, 0], [4, 2, 1], [6, 3, 0]));
        assert_eq!(tenfold_mean(&figures, Deck::Credit), 179);
    }

    #[test]
    fn cha_306_the_values_of_each_series_lie_in_its_range() {
        let figures = Figures::standard().unwrap();
        for (series, from) in Series::ALL.into_iter().zip([22, 42, 62, 82]) {
            let values: Vec<_> = figures.series(series).iter().map(|card| card.value).collect();
            assert!(values.iter().copied().eq((from..).step_by(2).take(10)), "{values:?}");
            assert_eq!(u8::try_from(series.index() + 1), Ok(series.number()));
        }
    }

    #[test]
    fn cha_307_the_capital_that_a_series_asks_for_is_worked_out_from_the_cards() {
        let figures = Figures::standard().unwrap();
        assert_eq!(Series::ALL.map(|series| figures.asks(series)), [0, 34, 43, 51]);
        assert_eq!(figures.asks[0], 26, "any capital, at least 30, pays for series 1");
    }

    #[test]
    fn cha_127_a_club_card_tells_its_figures() {
        let figures = Figures::standard().unwrap();
        let card = figures.club(Card::read("C3-05").unwrap());
        assert_eq!((card.club.as_str(), card.stadium.as_str()), ("FC Lysmarine", "Stade de la Rade"));
        assert_eq!((card.value, card.wages, card.resale, card.gate), (70, 9, 12, 10));
    }

    #[test]
    fn cha_910_a_data_file_with_a_slip_is_refused() {
        assert!(Figures::read(FINANCE, &CLUBS.replacen("\"champions\":3", "\"champions\":4", 1)).is_err());
        assert!(Figures::read(&FINANCE.replacen("REG", "RGE", 1), CLUBS).is_err());
    }
}
