//! The president: which club to buy, how to cover a deficit, whom to buy and to sell.

use onze_challenge::{
    Challenge, Club, ClubCard, ClubView, Deal, Deck, Figures, Money, Move, OfferView, Series, StageView,
    Verdict, View,
};
use onze_core::Seen;

use super::best;

/// The mean and the smallest credit (CHA-126).
const CREDIT: Money = 18;
const LEAST_CREDIT: Money = 10;
/// What a credit not yet used, and a million at hand, are worth in champions.
const UNUSED_CREDIT: f64 = 0.3;
const MILLION: f64 = 0.02;
/// What a million that a season might lack costs, for it ends in administration (CHA-810).
const LACKING: f64 = 0.1;
/// The most champions that a club can use (CHA-405).
pub(super) const SIX: u8 = 6;
/// Offers that a club may still be made when none was (CHA-317).
const NOT_APPROACHED: u8 = 3;

/// One choice to be made outside matches.
pub(super) struct President<'a> {
    figures: &'a Figures,
    bank_price: Money,
    view: View,
    club: Club,
}

impl<'a> President<'a> {
    pub(super) fn new(seen: &Seen<'a, Challenge>) -> Option<Self> {
        let (game, club) = (seen.game(), Club::of(seen.seat())?);
        let view = seen.view();
        view.clubs.get(club.index())?;
        Some(President { figures: game.figures(), bank_price: game.bank_price(), view, club })
    }

    /// The choice; `None` for the first of the list, which is to pass where that can be done.
    pub(super) fn choice(&self, moves: &[Move]) -> Option<Move> {
        match (moves[0], self.view.offer) {
            (Move::Series(_), _) => best(moves.iter().copied(), |choice| self.series(choice)),
            (_, Some(offer)) => Some(Move::Answer(self.accepts(&offer))),
            _ if self.view.stage == StageView::Deficit => Some(self.cover(moves)),
            _ => self.trade(moves),
        }
    }

    fn own(&self) -> &ClubView {
        &self.view.clubs[self.club.index()]
    }

    /// Matches still to be played.
    fn matches_left(&self) -> Money {
        Money::from(self.view.rounds.saturating_sub(self.view.round))
    }

    /// What the matches still to be played cost a club if all are won away from home (CHA-804, CHA-806, CHA-808).
    fn reserve(&self, club: &ClubView) -> Money {
        let cost = |deck: Deck| {
            let card = club.cards.iter().find(|card| card.deck() == deck);
            card.map_or(0, |card| match deck {
                Deck::Bonus => self.figures.bonus(*card, Verdict::Win),
                _ => self.figures.amount(*card),
            })
        };
        self.matches_left() * (cost(Deck::Bonus) + cost(Deck::Running))
    }

    /// What a series is worth in champions, on average over its cards.
    fn series(&self, choice: &Move) -> f64 {
        let Move::Series(series) = choice else { return f64::NEG_INFINITY };
        let cards = self.figures.series(*series);
        cards.iter().map(|card| self.bought(*series, card)).sum()
    }

    /// What is left of a club once it is paid for: first with the credit, then with champions (CHA-309, CHA-311).
    fn bought(&self, series: Series, card: &ClubCard) -> f64 {
        let result = self.own().cash - card.value - card.wages;
        let mut champions = Money::from(series.number());
        let (mut cash, mut credit) = (result, LEAST_CREDIT);
        if cash < 0 {
            (cash, credit) = (cash + CREDIT, 0);
        }
        while cash < 0 && champions > 0 {
            (cash, champions) = (cash + card.resale, champions - 1);
        }
        // With bad luck only every third match is at home (CHA-402).
        let season = self.reserve(self.own()) - self.matches_left() / 3 * card.gate;
        let lacking = (season - cash - credit - champions * card.resale).max(0);
        let unused = if credit > 0 { UNUSED_CREDIT } else { 0.0 };
        f64::from(champions) + unused + MILLION * f64::from(cash) - LACKING * f64::from(lacking)
    }

    /// A turn of the window: a champion from a club that will have to sell one, or else from the bank; or a champion to a
    /// club that can pay more than the bank will, before he has to be sold. `None` to pass.
    fn trade(&self, moves: &[Move]) -> Option<Move> {
        let own = self.own();
        let gains = |choice: &Move| match *choice {
            Move::Ask(Deal { with, price, .. }) => self.view.clubs.get(with.index()).map_or(0.0, |seller| {
                let both =
                    self.must_sell(seller) && self.can_spend(own, price, 1) && self.is_fair(seller, price);
                if both { f64::from(self.bank_price - price) } else { 0.0 }
            }),
            Move::Offer(Deal { with, price, .. }) => self.view.clubs.get(with.index()).map_or(0.0, |buyer| {
                let both = self.must_sell(own) && self.can_spend(buyer, price, 1) && self.is_fair(own, price);
                if both && buyer.approaches == NOT_APPROACHED { f64::from(price) } else { 0.0 }
            }),
            Move::Buy(1) if self.can_spend(own, self.bank_price, 1) => f64::MIN_POSITIVE,
            _ => 0.0,
        };
        let once = |choice: &Move| match choice {
            Move::Ask(deal) => {
                self.view.clubs.get(deal.with.index()).is_some_and(|club| club.approaches == NOT_APPROACHED)
            }
            _ => true,
        };
        best(moves.iter().copied().filter(once), gains).filter(|choice| gains(choice) > 0.0)
    }

    /// Can a club pay this for so many champions, use them, and still play its matches?
    fn can_spend(&self, club: &ClubView, price: Money, champions: u8) -> bool {
        club.champions + champions <= SIX
            && self.matches_left() > 0
            && club.cash - price >= self.reserve(club)
    }

    /// Will a club have to sell a champion before the end, with every other match at home?
    fn must_sell(&self, club: &ClubView) -> bool {
        let gate = club.card.map_or(0, |card| self.figures.club(card).gate);
        let credit = if club.credit.is_none() { CREDIT } else { 0 };
        let season = self.reserve(club) - self.matches_left() / 2 * gate;
        club.champions > 0 && club.cash + credit < season
    }

    /// More than the bank would pay this club for a champion, and less than it asks for one.
    fn is_fair(&self, seller: &ClubView, price: Money) -> bool {
        let resale = seller.card.map_or(0, |card| self.figures.club(card).resale);
        resale < price && price < self.bank_price
    }

    /// Bought below the bank's price; sold above it while the bank has champions, or to be spared a worse sale.
    fn accepts(&self, offer: &OfferView) -> bool {
        let banks = self.bank_price * Money::from(offer.champions);
        let own = self.own();
        if offer.asks {
            let replaced = offer.price > banks && self.view.stock >= u16::from(offer.champions);
            let spared = offer.champions == 1 && self.must_sell(own) && self.is_fair(own, offer.price);
            return offer.able && (replaced || spared);
        }
        offer.able && offer.price < banks && self.can_spend(own, offer.price, offer.champions)
    }

    /// The credit while champions are still needed, then a champion to whoever pays more than the bank, then to the bank.
    fn cover(&self, moves: &[Move]) -> Move {
        let offer = |choice: &&Move| matches!(choice, Move::Offer(_));
        let listed = |wanted: Move| moves.iter().copied().find(|choice| *choice == wanted);
        let credit = listed(Move::Credit).filter(|_| self.matches_left() > 0);
        credit
            .or_else(|| {
                let offers = moves.iter().filter(offer).copied();
                best(offers, |choice| self.offer(choice)).filter(|choice| self.offer(choice) > 0.0)
            })
            .or_else(|| listed(Move::Sell(1)))
            .unwrap_or(moves[0])
    }

    /// What an offer would bring more than the bank, if the other club has the money and was not asked before.
    fn offer(&self, choice: &Move) -> f64 {
        let Move::Offer(deal) = choice else { return 0.0 };
        let resale = self.own().card.map_or(0, |card| self.figures.club(card).resale);
        let can = |club: &&ClubView| club.cash >= deal.price && club.approaches == NOT_APPROACHED;
        let buyer = self.view.clubs.get(deal.with.index()).filter(can);
        buyer.map_or(0.0, |_| f64::from(deal.price - resale))
    }
}
