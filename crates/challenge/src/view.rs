//! What a viewer sees (CHA-319): everything but squads under seal (CHA-407). What never changes is told once, in
//! [`crate::Setup`].

use onze_core::Viewer;
use serde::Serialize;

use crate::books::Block;
use crate::cards::{Card, Deck};
use crate::club::Club;
use crate::figures::Money;
use crate::fixture::{Fixture, Setting};
use crate::game::Challenge;
use crate::league::Standing;
use crate::moves::Shirt;
use crate::options::DecidedBy;
use crate::pitch::{PitchView, Squad};
use crate::refusal::Asked;
use crate::state::{Stage, State};

/// What a viewer sees at one moment.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What goes on.
    pub stage: StageView,
    /// Rounds that have begun, and how many there are.
    pub round: u8,
    /// All rounds.
    pub rounds: u8,
    /// The clubs in order (CHA-205); seat order until that is thrown for.
    pub order: Vec<Club>,
    /// Champions that the bank has left (CHA-128).
    pub stock: u16,
    /// The clubs, in seat order; none in a friendly match.
    pub clubs: Vec<ClubView>,
    /// The table; none in a friendly match.
    pub table: Vec<Standing>,
    /// The matches of this round.
    pub fixtures: Vec<FixtureView>,
    /// An offer or ask that waits for its answer.
    pub offer: Option<OfferView>,
}

/// What goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// Dice, cards and purchase of clubs.
    Buying,
    /// A club covers its deficit.
    Deficit,
    /// A trade window.
    Trade,
    /// Matches are played.
    Round,
    /// It is over.
    Over,
}

/// One club and its sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClubView {
    /// The club.
    pub club: Club,
    /// What is asked of it.
    pub asked: Asked,
    /// Its finance cards, in the order in which they were drawn.
    pub cards: Vec<Card>,
    /// Its club card.
    pub card: Option<Card>,
    /// Its credit card.
    pub credit: Option<Card>,
    /// Its champions.
    pub champions: u8,
    /// Block A: revenue, expenses, capital (CHA-313).
    pub block_a: [Money; 3],
    /// RESULT of block B, once it has a club (CHA-314).
    pub result: Option<Money>,
    /// The total of the block before the open one.
    pub before: Money,
    /// The lines of the open block.
    pub open: Block,
    /// What it has.
    pub cash: Money,
    /// Matches that ended below zero (CHA-810).
    pub in_debt: u8,
    /// May it still be offered or asked something by the club whose turn it is? (CHA-317)
    pub approaches: u8,
}

/// One match of the round.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FixtureView {
    /// Who meets, in the order of the pairing.
    pub clubs: [Club; 2],
    /// Their shirts, once they are chosen.
    pub shirts: Option<[Shirt; 2]>,
    /// The host, once the place is chosen.
    pub host: Option<Club>,
    /// Goals of the two, in the order of the pairing.
    pub goals: [u16; 2],
    /// Whose squads are handed in.
    pub squads_in: Vec<Club>,
    /// The viewer's own squad under seal.
    pub own_squad: Option<Squad>,
    /// Is it over?
    pub over: bool,
    /// The match on the pitch, once the squads are opened; none if it is decided elsewhere.
    pub pitch: Option<PitchView>,
}

/// An offer or ask that waits for its answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferView {
    /// Who made it.
    pub by: Club,
    /// Who answers.
    pub to: Club,
    /// Is it asked for champions, rather than offered them?
    pub asks: bool,
    /// How many.
    pub champions: u8,
    /// The price of all of them.
    pub price: Money,
    /// Could the other accept? (CHA-312)
    pub able: bool,
}

impl View {
    pub(crate) fn new(game: &Challenge, state: &State, viewer: Viewer) -> View {
        let clubs = game.rules.clubs;
        let money = game.rules.friendly.is_none();
        let shown = if money { clubs } else { 0 };
        let here = game.rules.decided_by == DecidedBy::Match;
        View {
            stage: stage(state),
            round: state.round,
            rounds: u8::try_from(game.rules.rounds).unwrap_or(u8::MAX),
            order: (0..clubs).map(|n| state.first.after(n, clubs)).collect(),
            stock: state.stock,
            clubs: Club::all(shown).map(|club| club_view(game, state, club)).collect(),
            table: game.league(state).into_iter().filter(|_| money).collect(),
            fixtures: state.fixtures.iter().map(|fixture| fixture_view(fixture, here, viewer)).collect(),
            offer: state.pending.map(|pending| OfferView {
                by: pending.by,
                to: pending.deal.with,
                asks: pending.asks,
                champions: pending.deal.champions,
                price: pending.deal.price,
                able: game.check_accept(state, pending).is_ok(),
            }),
        }
    }
}

fn stage(state: &State) -> StageView {
    match state.stage {
        Stage::Order { .. } | Stage::Cards | Stage::Series { .. } | Stage::ClubCard { .. } => {
            StageView::Buying
        }
        Stage::Deficit { .. } => StageView::Deficit,
        Stage::Trade { .. } => StageView::Trade,
        Stage::Round => StageView::Round,
        Stage::Over => StageView::Over,
    }
}

fn club_view(game: &Challenge, state: &State, club: Club) -> ClubView {
    let (books, figures) = (state.of(club), &game.figures);
    let (revenue, expenses) = (books.revenue(figures), books.expenses(figures));
    let approaching = game.trader(state).filter(|by| *by != club && state.pending.is_none());
    let approaches = approaching.map_or(0, |by| 3 - state.of(by).approached(club));
    ClubView {
        club,
        asked: game.asked(state, club),
        cards: Deck::DRAWN.into_iter().filter_map(|deck| books.card(deck)).collect(),
        card: books.club,
        credit: books.credit_card(),
        champions: books.champions,
        block_a: [revenue, expenses, revenue - expenses],
        result: books.club.map(|_| books.result(figures)),
        before: books.before,
        open: books.open,
        cash: books.cash(figures),
        in_debt: books.in_debt,
        approaches: u8::try_from(approaches).unwrap_or(0),
    }
}

fn fixture_view(fixture: &Fixture, here: bool, viewer: Viewer) -> FixtureView {
    use crate::event::Stake;
    use crate::pitch::{Phase, Side};
    let coloured = !matches!(
        fixture.setting,
        Setting::Colour(_) | Setting::Throw { stake: Stake::Colour | Stake::Order, .. }
    );
    let placed = matches!(fixture.setting, Setting::Play | Setting::Result | Setting::Over);
    let opened = placed && here && fixture.play.phase() != Phase::Squad;
    let [host, guest] = fixture.goals();
    let sealed = |side: Side| fixture.squads[side.index()].map(|squad| (fixture.club(side), squad));
    let own = |(club, _): &(Club, _)| viewer.knows_secrets_of(club.seat()) && viewer != Viewer::All;
    FixtureView {
        clubs: fixture.clubs,
        shirts: coloured.then(|| [fixture.shirt, fixture.shirt.other()]),
        host: placed.then(|| fixture.host()),
        goals: if fixture.away { [guest, host] } else { [host, guest] },
        squads_in: Side::BOTH.into_iter().filter_map(sealed).map(|(club, _)| club).collect(),
        own_squad: Side::BOTH.into_iter().filter_map(sealed).find(own).map(|(_, squad)| squad),
        over: fixture.is_over(),
        pitch: opened.then(|| PitchView::new(&fixture.play)),
    }
}
