//! Deficits, the bank, offers between clubs, and the trade window (CHA-309 to CHA-312, CHA-316 to CHA-318, CHA-809 to
//! CHA-811).

use onze_core::{Chance, Events, Game};

use crate::books::MOST_APPROACHES;
use crate::cards::Deck;
use crate::club::Club;
use crate::event::{Declined, Event, Office};
use crate::figures::{Money, Series};
use crate::game::Challenge;
use crate::moves::{Deal, Move};
use crate::refusal::OfficeRefusal;
use crate::season::Season;
use crate::state::{Pending, Stage, State};

impl Challenge {
    /// The club that settles its accounts at this place: in Phase 2 in order (CHA-316), after a round match by match, the
    /// host first (CHA-809).
    pub(crate) fn settles_at(&self, state: &State, place: u8) -> Option<Club> {
        let n = usize::from(place);
        if state.round == 0 {
            return (n < self.rules.clubs).then(|| self.club_at(state, place));
        }
        state.fixtures.get(n / 2).map(|fixture| if n % 2 == 0 { fixture.host() } else { fixture.guest() })
    }

    /// The club whose turn it is in the market, and who must answer an offer before it.
    pub(crate) fn trader(&self, state: &State) -> Option<Club> {
        match state.stage {
            _ if state.pending.is_some() => state.pending.map(|pending| pending.deal.with),
            Stage::Deficit { place } => self.settles_at(state, place),
            Stage::Series { place } | Stage::Trade { place, .. } => Some(self.club_at(state, place)),
            _ => None,
        }
    }

    /// CHA-307, CHA-121: may the club choose this series?
    pub(crate) fn check_series(
        &self,
        state: &State,
        club: Club,
        series: Series,
    ) -> Result<(), OfficeRefusal> {
        let capital = state.of(club).capital(&self.figures);
        let asks = self.figures.asks(series);
        if capital < asks {
            return Err(OfficeRefusal::SeriesTooDear { series: series.number(), asks, capital });
        }
        // CHA-121: the first series is replaced by a fresh deck for whom no other admits.
        let open =
            |series: Series| !state.piles.is_empty(series.deck()) && capital >= self.figures.asks(series);
        let last_resort = series.number() == 1 && !Series::ALL.into_iter().any(open);
        if open(series) || last_resort {
            Ok(())
        } else {
            Err(OfficeRefusal::SeriesEmpty { series: series.number() })
        }
    }

    /// May the club, whose turn it is, do this in the market?
    pub(crate) fn check_trade(&self, state: &State, club: Club, choice: &Move) -> Result<(), OfficeRefusal> {
        let in_deficit = matches!(state.stage, Stage::Deficit { .. });
        match *choice {
            Move::Pass if !in_deficit => Ok(()),
            Move::Sell(champions) => {
                one_at_a_time(in_deficit, champions)?;
                check_has(state, club, champions)
            }
            Move::Buy(champions) if !in_deficit => self.check_buy(state, club, champions),
            Move::Credit => check_credit(state, club),
            Move::Offer(deal) => {
                one_at_a_time(in_deficit, deal.champions)?;
                self.check_partner(state, club, deal)?;
                check_has(state, club, deal.champions)?;
                let resale = state.of(club).resale(&self.figures);
                // CHA-317: so that a deficit never grows by a gift.
                if in_deficit && deal.price < resale {
                    Err(OfficeRefusal::BelowResale { resale })
                } else {
                    Ok(())
                }
            }
            Move::Ask(deal) if !in_deficit => {
                self.check_partner(state, club, deal)?;
                check_has(state, deal.with, deal.champions)?;
                self.check_pays(state, club, deal.price)
            }
            _ => Err(OfficeRefusal::OtherwiseAsked { asked: self.asked(state, club) }),
        }
    }

    /// CHA-128, CHA-129, CHA-312.
    fn check_buy(&self, state: &State, club: Club, champions: u8) -> Result<(), OfficeRefusal> {
        if champions == 0 {
            return Err(OfficeRefusal::NoChampion);
        }
        if u16::from(champions) > state.stock {
            return Err(OfficeRefusal::BankHasNone { stock: state.stock });
        }
        self.check_pays(state, club, self.rules.bank_price * Money::from(champions))
    }

    /// CHA-312, CHA-810: no purchase leaves the buyer below zero.
    fn check_pays(&self, state: &State, buyer: Club, price: Money) -> Result<(), OfficeRefusal> {
        let cash = self.cash(state, buyer);
        match cash {
            ..0 => Err(OfficeRefusal::BelowZero { cash }),
            _ if price > cash => Err(OfficeRefusal::TooDear { price, cash }),
            _ => Ok(()),
        }
    }

    /// CHA-317: another club, and no more than three approaches to it.
    fn check_partner(&self, state: &State, club: Club, deal: Deal) -> Result<(), OfficeRefusal> {
        if deal.with == club || deal.with.index() >= self.rules.clubs {
            return Err(OfficeRefusal::NoSuchPartner);
        }
        if state.of(club).approached(deal.with) >= MOST_APPROACHES {
            return Err(OfficeRefusal::TooManyOffers { club: deal.with });
        }
        Ok(())
    }

    /// May this offer or ask be accepted?
    pub(crate) fn check_accept(&self, state: &State, pending: Pending) -> Result<(), OfficeRefusal> {
        self.check_pays(state, pending.buyer(), pending.deal.price)
    }

    /// Appends what the club, whose turn it is, may do in the market: all of it but offers and asks, of which there are
    /// some at prices that somebody might agree to.
    pub(crate) fn list_trade(&self, state: &State, club: Club, moves: &mut Vec<Move>) {
        let in_deficit = matches!(state.stage, Stage::Deficit { .. });
        let legal = |choice: &Move| self.check_trade(state, club, choice).is_ok();
        if !in_deficit {
            moves.push(Move::Pass);
        }
        let most = if in_deficit { 1 } else { state.of(club).champions };
        moves.extend((1..=most).map(Move::Sell).filter(legal));
        moves.extend((1..=u8::MAX).map(Move::Buy).take_while(legal));
        moves.extend(Some(Move::Credit).filter(legal));
        for with in Club::all(self.rules.clubs).filter(|with| *with != club) {
            // Not what the other could not pay.
            for price in self.likely_prices(state, club) {
                let payable = self.check_pays(state, with, price).is_ok();
                let offer = Move::Offer(Deal { with, champions: 1, price });
                moves.extend(Some(offer).filter(|offer| payable && legal(offer)));
            }
            for price in self.likely_prices(state, with) {
                moves.extend(Some(Move::Ask(Deal { with, champions: 1, price })).filter(legal));
            }
        }
    }

    /// What the bank would pay the seller for one champion, and halfway to what it asks for one.
    fn likely_prices(&self, state: &State, seller: Club) -> [Money; 2] {
        let resale = state.of(seller).resale(&self.figures);
        [resale, Money::midpoint(resale, self.rules.bank_price)]
    }

    /// Is there nobody left whom a club in deficit may offer a champion, and so only the bank? (CHA-904; the first
    /// version of the rules asked all the same.)
    fn can_only_sell(&self, state: &State, club: Club) -> bool {
        let asked = |other: Club| other == club || state.of(club).approached(other) >= MOST_APPROACHES;
        !self.settings().older_than(2) && Club::all(self.rules.clubs).all(asked)
    }

    /// Is there nothing but to pass? (CHA-904)
    fn can_only_pass(&self, state: &State, club: Club) -> bool {
        let may = |choice: Move| self.check_trade(state, club, &choice).is_ok();
        let with = |with: Club| {
            let gift = Deal { with, champions: 1, price: 0 };
            may(Move::Offer(gift)) || may(Move::Ask(gift))
        };
        let can_trade = may(Move::Sell(1)) || may(Move::Buy(1)) || may(Move::Credit);
        !can_trade && !Club::all(self.rules.clubs).any(with)
    }
}

fn check_has(state: &State, seller: Club, champions: u8) -> Result<(), OfficeRefusal> {
    let has = state.of(seller).champions;
    match champions {
        0 => Err(OfficeRefusal::NoChampion),
        _ if champions > has => Err(OfficeRefusal::TooFewChampions { club: seller, champions: has }),
        _ => Ok(()),
    }
}

/// CHA-311, CHA-317, CHA-809: once a game, in Phase 2 at will and later for a deficit.
fn check_credit(state: &State, club: Club) -> Result<(), OfficeRefusal> {
    let at_will = state.round == 0 || matches!(state.stage, Stage::Deficit { .. });
    if state.of(club).credit != 0 {
        Err(OfficeRefusal::CreditUsed)
    } else if at_will {
        Ok(())
    } else {
        Err(OfficeRefusal::CreditTooLate)
    }
}

/// CHA-809: a deficit is covered step by step, and no further.
fn one_at_a_time(in_deficit: bool, champions: u8) -> Result<(), OfficeRefusal> {
    if in_deficit && champions > 1 { Err(OfficeRefusal::OneAtATime) } else { Ok(()) }
}

impl<E: Events<Event>> Season<'_, E> {
    /// Accounts are settled from this place on (CHA-316, CHA-809): whoever is below zero covers it or is in
    /// administration (CHA-810).
    pub(crate) fn settle(&mut self, mut place: u8) {
        while let Some(club) = self.game.settles_at(self.state, place) {
            self.state.of_mut(club).approaches = 0;
            let cash = self.cash(club);
            if cash < 0 {
                let after_match = self.state.round > 0;
                self.tell(Office::Deficit { club, cash, after_match });
                self.state.stage = Stage::Deficit { place };
                if !self.is_covered(club) {
                    return;
                }
            }
            place += 1;
        }
        if usize::from(self.state.round) >= self.game.rules.rounds {
            self.end();
        } else {
            self.open_window();
        }
    }

    /// Is the deficit of this club dealt with: covered, or beyond its means? Draws the credit for a club that has nothing
    /// else, and sells a champion for one that has nobody left to offer him to (CHA-904).
    fn is_covered(&mut self, club: Club) -> bool {
        let (cash, books) = (self.cash(club), self.state.of(club));
        if cash >= 0 {
            return true;
        }
        match (books.champions, books.credit) {
            (0, 0) => self.state.credit = Some(club),
            (0, _) => {
                let books = self.state.of_mut(club);
                books.in_debt = books.in_debt.saturating_add(1);
                self.tell(Office::Administration { club, cash });
                return true;
            }
            (_, 1..) if self.game.can_only_sell(self.state, club) => {
                self.sell(club, 1);
                return self.is_covered(club);
            }
            _ => {}
        }
        false
    }

    /// CHA-317, CHA-811.
    fn open_window(&mut self) {
        for books in &mut self.state.books {
            books.approaches = 0;
        }
        self.tell(Office::WindowOpened { first: self.state.first });
        self.state.stage = Stage::Trade { place: 0, passed: 0 };
        self.pass_over();
    }

    /// Clubs that can only pass do so (CHA-904); once all have passed in a row the window closes.
    fn pass_over(&mut self) {
        while let Stage::Trade { place, passed } = self.state.stage {
            if usize::from(passed) == self.game.rules.clubs {
                self.tell(Office::WindowClosed);
                return self.begin_round();
            }
            let club = self.game.club_at(self.state, place);
            if !self.game.can_only_pass(self.state, club) {
                return;
            }
            self.tell(Office::Passed { club, only: true });
            self.next_turn(passed + 1);
        }
    }

    fn next_turn(&mut self, passed: u8) {
        if let Stage::Trade { place, .. } = self.state.stage {
            let place = (place + 1) % u8::try_from(self.game.rules.clubs).unwrap_or(u8::MAX);
            self.state.stage = Stage::Trade { place, passed };
        }
    }

    /// Something was traded, or was not: the next turn, or the rest of the deficit.
    fn go_on_trading(&mut self) {
        let Stage::Deficit { place } = self.state.stage else {
            self.next_turn(0);
            return self.pass_over();
        };
        let Some(club) = self.game.settles_at(self.state, place) else { return };
        if self.is_covered(club) {
            self.settle(place + 1);
        }
    }

    /// Makes a choice in the market that was checked.
    pub(crate) fn trade(&mut self, club: Club, choice: &Move) {
        match *choice {
            Move::Pass => {
                self.tell(Office::Passed { club, only: false });
                if let Stage::Trade { passed, .. } = self.state.stage {
                    self.next_turn(passed + 1);
                }
                return self.pass_over();
            }
            Move::Sell(champions) => self.sell(club, champions),
            Move::Buy(champions) => self.buy(club, champions),
            Move::Credit => {
                self.state.credit = Some(club);
                return;
            }
            Move::Offer(deal) => return self.propose(Pending { by: club, asks: false, deal }),
            Move::Ask(deal) => return self.propose(Pending { by: club, asks: true, deal }),
            Move::Answer(accepted) => self.answer(accepted),
            _ => return,
        }
        self.go_on_trading();
    }

    /// CHA-309, CHA-310, CHA-128.
    fn sell(&mut self, club: Club, champions: u8) {
        let price = self.state.of(club).resale(&self.game.figures) * Money::from(champions);
        let books = self.state.of_mut(club);
        books.champions = books.champions.saturating_sub(champions);
        books.open.sold += price;
        let left = books.champions;
        self.state.stock += u16::from(champions);
        self.tell(Office::Sold { club, champions, price, cash: self.cash(club), left });
    }

    /// CHA-312, CHA-129.
    fn buy(&mut self, club: Club, champions: u8) {
        let price = self.game.rules.bank_price * Money::from(champions);
        let books = self.state.of_mut(club);
        books.champions = books.champions.saturating_add(champions);
        books.open.bought += price;
        let left = books.champions;
        self.state.stock = self.state.stock.saturating_sub(u16::from(champions));
        self.tell(Office::Bought { club, champions, price, cash: self.cash(club), left });
    }

    /// CHA-311.
    pub(crate) fn draw_credit(&mut self, club: Club, chance: &mut impl Chance) {
        let card = self.state.piles.draw(Deck::Credit, chance);
        let amount = self.game.figures.amount(card);
        let books = self.state.of_mut(club);
        books.credit = card.number();
        books.open.credit += amount;
        self.tell(Office::Credit { club, card, amount, cash: self.cash(club) });
        self.go_on_trading();
    }

    /// CHA-317: an offer or ask, which the other answers at once, or cannot but refuse (CHA-904).
    fn propose(&mut self, pending: Pending) {
        let Pending { by: club, asks, deal: Deal { with: to, champions, price } } = pending;
        self.state.of_mut(club).approach(to);
        let event = if asks {
            Office::Asked { club, to, champions, price }
        } else {
            Office::Offered { club, to, champions, price }
        };
        self.tell(event);
        let why = match self.game.check_accept(self.state, pending) {
            Ok(()) => {
                self.state.pending = Some(pending);
                return;
            }
            Err(OfficeRefusal::BelowZero { .. }) => Declined::BelowZero,
            Err(_) => Declined::TooDear,
        };
        self.tell(Office::Declined { club: to, buyer: pending.buyer(), why });
        self.go_on_trading();
    }

    /// CHA-317, CHA-318: a trade is booked in the open block of each.
    fn answer(&mut self, accepted: bool) {
        let Some(pending) = self.state.pending.take() else { return };
        if !accepted {
            let (club, buyer) = (pending.deal.with, pending.buyer());
            return self.tell(Office::Declined { club, buyer, why: Declined::Unwilling });
        }
        let (seller, buyer, Deal { champions, price, .. }) =
            (pending.seller(), pending.buyer(), pending.deal);
        let sold = self.state.of_mut(seller);
        sold.champions = sold.champions.saturating_sub(champions);
        sold.open.sold += price;
        let bought = self.state.of_mut(buyer);
        bought.champions = bought.champions.saturating_add(champions);
        bought.open.bought += price;
        let (seller_cash, buyer_cash) = (self.cash(seller), self.cash(buyer));
        self.tell(Office::Traded { seller, buyer, champions, price, seller_cash, buyer_cash });
    }
}
