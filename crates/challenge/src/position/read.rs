//! Reads a position, and refuses what no championship can come to.

use onze_core::Seats;

use super::BETWEEN;
use crate::books::{Block, Books, Fared};
use crate::cards::{Card, Deck};
use crate::club::Club;
use crate::event::Stake;
use crate::figures::{Money, Series};
use crate::fixture::{Fixture, Setting};
use crate::game::Challenge;
use crate::moves::{Move, Shirt, read_number};
use crate::options::{DecidedBy, Length};
use crate::pitch::{Choice, Play};
use crate::refusal::{OfficeRefusal, Refusal};
use crate::state::{Pending, Stage, State};

/// Reads the line of a state.
pub(crate) fn read(game: &Challenge, text: &str) -> Result<State, Refusal> {
    let mut state = State::new(game.rules.champion_stock, game.rules.clubs);
    let mut clubs = 0;
    for (n, field) in text.split(BETWEEN).enumerate() {
        let (word, rest) = field.split_once(' ').unwrap_or((field, ""));
        let reader = Reader { game, state: &mut state };
        let (name, read) = match word {
            _ if n == 0 => ("stage", reader.stage(word, rest)),
            "match" => ("match", reader.fixture(rest)),
            _ if Club::read(word) == Club::new(clubs) && clubs < game.rules.clubs => {
                clubs += 1;
                ("club", reader.club(clubs - 1, rest))
            }
            _ => reader.plain(word, rest),
        };
        read.ok_or_else(|| wrong(name, field))?;
    }
    if clubs < game.rules.clubs {
        return Err(wrong("club", text));
    }
    check(game, &state).map_err(|field| wrong(field, text))?;
    // One way to write each state: fields in another order, or twice, are refused here.
    if super::write(game, &state) == text { Ok(state) } else { Err(wrong("", text)) }
}

fn wrong(field: &'static str, at: &str) -> Refusal {
    OfficeRefusal::Position { field, at: at.chars().take(120).collect() }.into()
}

/// A state that is being read.
struct Reader<'a> {
    game: &'a Challenge,
    state: &'a mut State,
}

impl Reader<'_> {
    fn stage(self, word: &str, rest: &str) -> Option<()> {
        let mut numbers = rest.split(' ').map(read_number::<u8>);
        let mut next = || numbers.next().flatten();
        self.state.stage = match word {
            "order" => Stage::Order { among: read_seats(rest)? },
            "cards" => Stage::Cards,
            "series" => Stage::Series { place: next()? },
            "card" => Stage::ClubCard { place: next()?, series: Series::new(next()?)? },
            "deficit" => Stage::Deficit { place: next()? },
            "trade" => Stage::Trade { place: next()?, passed: next()? },
            "round" => Stage::Round,
            "over" => Stage::Over,
            _ => return None,
        };
        Some(())
    }

    /// A field of a few words.
    fn plain(self, word: &str, rest: &str) -> (&'static str, Option<()>) {
        let state = self.state;
        match word {
            "first" => ("first", Club::read(rest).map(|club| state.first = club)),
            "stock" => ("stock", read_number(rest).map(|stock| state.stock = stock)),
            "round" => ("round", read_number(rest).map(|round| state.round = round)),
            "credit" => ("credit", Club::read(rest).map(|club| state.credit = Some(club))),
            "finance" => ("finance", read_seats(rest).map(|seats| state.finance = seats)),
            "sealed" => ("sealed", read_sealed(state, rest)),
            "decks" => ("decks", read_decks(state, rest)),
            "offer" | "ask" => (
                "offer",
                rest.split_once(' ').and_then(|(by, deal)| {
                    let by = Club::read(by)?;
                    let (asks, deal) = match Move::read(&format!("{word} {deal}")).ok()? {
                        Move::Offer(deal) => (false, deal),
                        Move::Ask(deal) => (true, deal),
                        _ => return None,
                    };
                    state.pending = Some(Pending { by, asks, deal });
                    Some(())
                }),
            ),
            _ => ("", None),
        }
    }

    fn club(self, index: usize, text: &str) -> Option<()> {
        let mut words = text.split(' ');
        let mut next = || words.next();
        let mut books =
            Books { cards: read_list(next()?)?, credit: read_number(next()?)?, ..Books::default() };
        books.club = match next()? {
            "-" => None,
            card => Some(Card::read(card).filter(|card| is_club(*card))?),
        };
        books.champions = read_number(next()?)?;
        books.before = read_money(next()?)?;
        let [gate, chance, sold, credit, bonus, bought, running] = read_amounts(next()?)?;
        books.open = Block { gate, chance, sold, credit, bonus, bought, running };
        let [won, drawn, lost, scored, conceded] = read_list::<u16, 5>(next()?)?;
        let small = |n: u16| u8::try_from(n).ok();
        books.fared = Fared { won: small(won)?, drawn: small(drawn)?, lost: small(lost)?, scored, conceded };
        books.in_debt = read_number(next()?)?;
        books.approaches = u32::from_str_radix(next()?, 16).ok()?;
        let fits = books.cards.iter().all(|card| *card <= 10) && books.credit <= 10;
        *self.state.books.get_mut(index)? = books;
        (fits && next().is_none()).then_some(())
    }

    fn fixture(self, text: &str) -> Option<()> {
        let mut words = text.splitn(6, ' ');
        let clubs = [Club::read(words.next()?)?, Club::read(words.next()?)?];
        let shirt = Shirt::read(words.next()?)?;
        let away = match words.next()? {
            "home" => false,
            "away" => true,
            _ => return None,
        };
        let (word, rest) = (words.next()?, words.next().unwrap_or_default());
        let setting = match word {
            "throw-colour" => Setting::Throw { stake: Stake::Colour, among: read_seats(rest)? },
            "throw-venue" => Setting::Throw { stake: Stake::Venue, among: read_seats(rest)? },
            "colour" => Setting::Colour(Club::read(rest)?),
            "venue" => Setting::Venue(Club::read(rest)?),
            "result" => Setting::Result,
            "play" => Setting::Play,
            "over" => Setting::Over,
            _ => return None,
        };
        let mut fixture =
            Fixture { clubs, shirt, away, setting, squads: [None; 2], play: self.game.pitch.start([0; 2]) };
        if matches!(setting, Setting::Play | Setting::Over) {
            let mut rest = rest;
            for squad in &mut fixture.squads {
                let (inside, after) = rest.strip_prefix('(')?.split_once(") ")?;
                rest = after;
                *squad = match inside {
                    "" => None,
                    text => match Choice::read(text).ok()? {
                        Choice::Squad(squad) => Some(squad),
                        _ => return None,
                    },
                };
            }
            fixture.play = Play::read(rest).ok()?;
        }
        self.state.fixtures.try_push(fixture).ok()
    }
}

fn is_club(card: Card) -> bool {
    Series::ALL.iter().any(|series| series.deck() == card.deck())
}

fn read_seats(text: &str) -> Option<Seats> {
    text.split(',').map(|club| Club::read(club).map(Club::seat)).collect()
}

fn read_sealed(state: &mut State, text: &str) -> Option<()> {
    text.split(',').try_for_each(|club| state.sealed.try_push(Club::read(club)?).ok())
}

fn read_decks(state: &mut State, text: &str) -> Option<()> {
    let mut words = text.split(' ');
    for deck in Deck::ALL {
        state.piles.set_bits(deck, u16::from_str_radix(words.next()?, 16).ok()?)?;
    }
    words.next().is_none().then_some(())
}

/// Champions that clubs can bring from outside: four each.
const MOST_CHAMPIONS: u16 = 48;

/// Amounts beyond this are no money of a championship.
const MOST_MONEY: Money = 100_000;

fn read_money(text: &str) -> Option<Money> {
    read_number(text).filter(|amount: &Money| amount.abs() <= MOST_MONEY)
}

fn read_amounts(text: &str) -> Option<[Money; 7]> {
    read_list(text).filter(|amounts: &[Money; 7]| amounts.iter().all(|amount| amount.abs() <= MOST_MONEY))
}

fn read_list<N: std::str::FromStr + ToString + Copy + Default, const LEN: usize>(
    text: &str,
) -> Option<[N; LEN]> {
    let (mut list, mut words) = ([N::default(); LEN], text.split('.'));
    for number in &mut list {
        *number = read_number(words.next()?)?;
    }
    words.next().is_none().then_some(list)
}

/// Does everything go together? If not, the field that does not.
fn check(game: &Challenge, state: &State) -> Result<(), &'static str> {
    let clubs = game.rules.clubs;
    let known = |club: Club| club.index() < clubs;
    let all = Seats::all(clubs);
    let require = |holds: bool, field| if holds { Ok(()) } else { Err(field) };
    require(known(state.first), "first")?;
    require(state.finance.and(all) == state.finance, "finance")?;
    require(state.credit.is_none_or(known), "credit")?;
    let most_champions = game.rules.champion_stock + MOST_CHAMPIONS;
    require(state.stock <= most_champions, "stock")?;
    require(usize::from(state.round) <= game.rules.rounds, "round")?;
    require(check_stage(game, state), "stage")?;
    let owns = |club| !state.of(club).cards.contains(&0) && state.of(club).club.is_some();
    let bought = !matches!(
        state.stage,
        Stage::Order { .. } | Stage::Cards | Stage::Series { .. } | Stage::ClubCard { .. }
    );
    require(game.rules.friendly.is_some() || !bought || Club::all(clubs).all(owns), "club")?;
    let fits = |club| {
        let books = state.of(club);
        let played = u16::from(books.fared.won) + u16::from(books.fared.drawn) + u16::from(books.fared.lost);
        played <= u16::from(state.round) && u16::from(books.champions) <= most_champions
    };
    require(Club::all(clubs).all(fits), "club")?;
    require(Club::all(clubs).all(|club| state.of(club).approaches >> (2 * clubs) == 0), "club")?;
    let paired = state.fixtures.iter().map(|fixture| fixture.clubs);
    require(state.round == 0 && paired.len() == 0 || paired.eq(game.pairs(state, state.round)), "match")?;
    require(state.fixtures.iter().all(|fixture| check_fixture(game, fixture)), "match")?;
    require(state.pending.is_none_or(|pending| check_pending(game, state, pending)), "offer")?;
    check_sealed(state)
}

fn check_stage(game: &Challenge, state: &State) -> bool {
    let clubs = game.rules.clubs;
    let place_fits = |place: u8| usize::from(place) < clubs;
    let bought_before = |place: u8| {
        (0..clubs).all(|n| {
            let books = state.of(state.first.after(n, clubs));
            books.club.is_some() == (n < usize::from(place)) && !books.cards.contains(&0)
        })
    };
    let friendly = game.rules.friendly.is_some();
    match state.stage {
        Stage::Order { among } => {
            !friendly && state.round == 0 && among.len() > 1 && among.and(Seats::all(clubs)) == among
        }
        Stage::Cards => !friendly && state.round == 0 && game.next_card(state).is_some(),
        Stage::Series { place } | Stage::ClubCard { place, .. } => {
            !friendly && state.round == 0 && place_fits(place) && bought_before(place)
        }
        Stage::Deficit { place } => {
            let below = |club: Club| game.cash(state, club) < 0;
            // CHA-810: with nothing left to cover it by, the club is in administration and asked nothing.
            let can_cover = |club: &Club| state.of(*club).champions > 0 || state.of(*club).credit == 0;
            let settling = game.settles_at(state, place).filter(can_cover);
            !friendly && settling.is_some_and(below) && !is_playing(state)
        }
        Stage::Trade { place, passed } => {
            // CHA-811: after the last round there is none.
            let rounds_left = usize::from(state.round) < game.rules.rounds;
            !friendly && place_fits(place) && place_fits(passed) && !is_playing(state) && rounds_left
        }
        Stage::Round => is_playing(state),
        Stage::Over => !is_playing(state) && usize::from(state.round) == game.rules.rounds,
    }
}

fn is_playing(state: &State) -> bool {
    !state.fixtures.iter().all(Fixture::is_over)
}

fn check_fixture(game: &Challenge, fixture: &Fixture) -> bool {
    use crate::pitch::Phase;
    let takes_part = |club: Club| fixture.clubs.contains(&club);
    let here = game.rules.decided_by == DecidedBy::Match;
    match fixture.setting {
        Setting::Throw { among, .. } => among == fixture.seats(),
        Setting::Colour(club) | Setting::Venue(club) => takes_part(club),
        Setting::Play => {
            // CHA-801: after the last throw there is no other.
            let last = matches!(game.rules.length, Length::Throws(n) if fixture.play.throws() >= n);
            here && fixture.play.phase() != Phase::Over
                && !(last && fixture.play.phase() == Phase::Throw)
                && (fixture.squads == [None; 2] || fixture.play.phase() == Phase::Squad)
                && fixture.squads.iter().any(Option::is_none)
        }
        Setting::Result => !here,
        Setting::Over => fixture.play.phase() == Phase::Over && fixture.squads == [None; 2],
    }
}

fn check_pending(game: &Challenge, state: &State, pending: Pending) -> bool {
    let Pending { by, deal, .. } = pending;
    let turn = State { pending: None, ..state.clone() };
    let has = state.of(pending.seller()).champions >= deal.champions && deal.champions > 0;
    let two = by != deal.with && deal.with.index() < game.rules.clubs;
    two && has && game.trader(&turn) == Some(by) && game.check_accept(state, pending).is_ok()
}

fn check_sealed(state: &State) -> Result<(), &'static str> {
    let handed_in = |club: Club| {
        let fixture = state.fixture_of(club).map(|index| &state.fixtures[index]);
        fixture.is_some_and(|fixture| fixture.squads[fixture.side(club).index()].is_some())
    };
    let squads = state.fixtures.iter().flat_map(|fixture| fixture.squads).flatten().count();
    let once = state.sealed.iter().map(|club| club.seat()).collect::<Seats>().len();
    let fits = state.sealed.iter().all(|club| handed_in(*club));
    if fits && once == state.sealed.len() && squads == once { Ok(()) } else { Err("sealed") }
}
