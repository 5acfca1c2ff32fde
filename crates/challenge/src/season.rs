//! The course of a championship: forming the clubs, Phase 2, the rounds, the end.

use onze_core::{Chance, Events, Seats};

use crate::books::Books;
use crate::cards::Deck;
use crate::club::Club;
use crate::event::{Clubs, Event, Office, Stake};
use crate::figures::{Money, Series};
use crate::game::Challenge;
use crate::state::{Stage, State};

/// A championship in which something happens.
pub(crate) struct Season<'a, E> {
    pub(crate) game: &'a Challenge,
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut E,
}

impl<E: Events<Event>> Season<'_, E> {
    pub(crate) fn tell(&mut self, event: Office) {
        self.events.add(event.into());
    }

    pub(crate) fn cash(&self, club: Club) -> Money {
        self.game.cash(self.state, club)
    }

    /// Makes the draw that is due.
    pub(crate) fn draw(&mut self, chance: &mut impl Chance) {
        if let Some(club) = self.state.credit.take() {
            return self.draw_credit(club, chance);
        }
        match self.state.stage {
            Stage::Order { among } => match self.throw(among, Stake::Order, chance) {
                Ok(first) => {
                    self.state.first = first;
                    self.tell(Office::First { club: first });
                    self.state.stage = Stage::Cards;
                }
                Err(among) => self.state.stage = Stage::Order { among },
            },
            Stage::Cards => self.draw_card(chance),
            Stage::ClubCard { place, series } => self.draw_club(place, series, chance),
            _ => self.draw_in_round(chance),
        }
    }

    /// A die of each of these clubs: who throws highest, or the clubs that tie and throw again (CHA-206).
    pub(crate) fn throw(
        &mut self,
        among: Seats,
        stake: Stake,
        chance: &mut impl Chance,
    ) -> Result<Club, Seats> {
        let (mut best, mut highest) = (0, Seats::NONE);
        for club in Clubs(among).iter() {
            let die = u8::try_from(chance.die(6)).unwrap_or(6);
            self.tell(Office::DieThrown { club, die, stake });
            if die > best {
                (best, highest) = (die, club.only());
            } else if die == best {
                highest = highest.with(club.seat());
            }
        }
        match highest.first().and_then(Club::of) {
            Some(club) if highest.len() == 1 => Ok(club),
            _ => {
                self.tell(Office::Tied { clubs: Clubs(highest), stake });
                Err(highest)
            }
        }
    }

    /// CHA-301 to CHA-304: the next card of the next club in order.
    fn draw_card(&mut self, chance: &mut impl Chance) {
        let Some((place, deck)) = self.game.next_card(self.state) else { return };
        let (club, figures) = (self.game.club_at(self.state, place), &self.game.figures);
        let card = self.state.piles.draw(deck, chance);
        self.state.of_mut(club).cards[deck as usize] = card.number();
        let amount = figures.amount(card);
        match deck {
            Deck::Bonus => {
                use crate::figures::Verdict::{Draw, Loss, Win};
                let [win, draw, loss] = [Win, Draw, Loss].map(|verdict| figures.bonus(card, verdict));
                self.tell(Office::BonusCard { club, card, win, draw, loss });
            }
            Deck::Tax | Deck::Social | Deck::Running => {
                self.tell(Office::Expense { club, card, deck: deck.word(), amount });
            }
            _ => self.tell(Office::Revenue { club, card, deck: deck.word(), amount }),
        }
        if deck == Deck::Bonus {
            let books = self.state.of(club);
            let (revenue, expenses) = (books.revenue(figures), books.expenses(figures));
            self.tell(Office::Capital { club, revenue, expenses, capital: revenue - expenses });
            if self.game.next_card(self.state).is_none() {
                self.ask_series(0);
            }
        }
    }

    /// CHA-305: the club at this place chooses, unless there is only one series for it (CHA-904).
    fn ask_series(&mut self, place: u8) {
        if usize::from(place) == self.game.rules.clubs {
            return self.settle(0);
        }
        self.state.stage = Stage::Series { place };
        let club = self.game.club_at(self.state, place);
        let mut open = Series::ALL
            .into_iter()
            .filter(|series| self.game.check_series(self.state, club, *series).is_ok());
        if let (Some(series), None) = (open.next(), open.next()) {
            self.choose_series(series, true);
        }
    }

    pub(crate) fn choose_series(&mut self, series: Series, only: bool) {
        let Stage::Series { place } = self.state.stage else { return };
        let club = self.game.club_at(self.state, place);
        self.tell(Office::SeriesChosen { club, series: series.number(), only });
        self.state.stage = Stage::ClubCard { place, series };
    }

    /// CHA-305, CHA-308, CHA-314; CHA-128: the bank's rings first, and champions from outside once it has none.
    fn draw_club(&mut self, place: u8, series: Series, chance: &mut impl Chance) {
        let (club, figures) = (self.game.club_at(self.state, place), &self.game.figures);
        let card = self.state.piles.draw(series.deck(), chance);
        let champions = series.number();
        let ringed = u16::from(champions).min(self.state.stock);
        self.state.stock -= ringed;
        let books: &mut Books = self.state.of_mut(club);
        books.club = Some(card);
        books.champions = champions;
        books.before = books.result(figures);
        let result = books.before;
        if self.events.are_heard() {
            let bought = figures.club(card);
            self.tell(Office::ClubBought {
                club,
                card,
                name: bought.club.clone(),
                stadium: bought.stadium.clone(),
                value: bought.value,
                wages: bought.wages,
                resale: bought.resale,
                gate: bought.gate,
                champions,
                outside: champions - u8::try_from(ringed).unwrap_or(champions),
                result,
            });
        }
        self.ask_series(place + 1);
    }

    /// CHA-821 to CHA-824: credits are repaid, the best finances get their point, and the championship is over.
    pub(crate) fn end(&mut self) {
        let (first, clubs) = (self.state.first, self.game.rules.clubs);
        for club in (0..clubs).map(|n| first.after(n, clubs)) {
            let credit = self.state.of(club).debt(&self.game.figures);
            self.tell(Office::Repaid { club, credit, total: self.cash(club) - credit });
        }
        let totals = Club::all(clubs).map(|club| self.game.total(self.state, club));
        let best = totals.clone().max().unwrap_or(0);
        self.state.finance = Club::all(clubs)
            .zip(totals)
            .filter(|(_, total)| *total == best)
            .map(|(club, _)| club.seat())
            .collect();
        self.tell(Office::FinancePoint { clubs: Clubs(self.state.finance), total: best });
        self.state.stage = Stage::Over;
        let table = self.game.league(self.state);
        let champions = table.iter().filter(|line| line.rank == 1).map(|line| line.club.seat()).collect();
        let points = table.first().map_or(0, |line| line.points);
        self.tell(Office::Champions { clubs: Clubs(champions), points });
    }
}

impl Challenge {
    /// The club at this place in the order (CHA-205).
    pub(crate) fn club_at(&self, state: &State, place: u8) -> Club {
        state.first.after(usize::from(place), self.rules.clubs)
    }

    /// The next finance card that somebody draws: the place of the club, and the deck.
    pub(crate) fn next_card(&self, state: &State) -> Option<(u8, Deck)> {
        (0..u8::try_from(self.rules.clubs).unwrap_or(0)).find_map(|place| {
            let books = state.of(self.club_at(state, place));
            Deck::DRAWN.into_iter().find(|deck| books.card(*deck).is_none()).map(|deck| (place, deck))
        })
    }

    /// What a club has now.
    pub(crate) fn cash(&self, state: &State, club: Club) -> Money {
        state.of(club).cash(&self.figures)
    }

    /// F (CHA-821): what a club has once its credit is repaid.
    pub(crate) fn total(&self, state: &State, club: Club) -> Money {
        self.cash(state, club) - state.of(club).debt(&self.figures)
    }
}

#[cfg(test)]
mod tests;
