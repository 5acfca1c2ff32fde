//! Levels, options and decks: what is agreed before the set-up (CHI-212).

use onze_core::{Needs, Settings};
use serde::Deserialize;

use crate::refusal::DeckFault;
use crate::state::MOST_CARDS;
use crate::{Card, Refusal};

const DATA: &str = onze_data::json!("data/chifootmi.toml");

/// CHI-702: the added rules belong to pro+.
const AT_PRO_PLUS: &[Needs] = &[LEVEL.is(&["pro+"])];
/// CHI-602: the shot is played with cards.
const WITH_CARD_SHOT: &[Needs] = &[LEVEL.is(&["pro", "pro+"])];

onze_core::options! {
    /// The level (CHI-109).
    pub LEVEL: Word("level", &["beginner", "amateur", "pro", "pro+"], "beginner", "CHI-109");
    /// The offside of pro+ (CHI-711).
    pub OFFSIDE: Flag("offside", "off", "CHI-711").needs(AT_PRO_PLUS);
    /// The one-two of pro+ (CHI-721).
    pub ONE_TWO: Flag("one_two", "off", "CHI-721").needs(AT_PRO_PLUS);
    /// The counter-attack of pro+ (CHI-741).
    pub COUNTER_ATTACK: Flag("counter_attack", "off", "CHI-741").needs(AT_PRO_PLUS);
    LAST_SHOT_AFTER_CARD_GOAL: Flag("last_shot_after_card_goal", "on", "CHI-806").needs(WITH_CARD_SHOT);
    SHOW_HISTORY: Flag("show_history", "on", "CHI-906");
    CLOCK: Number("clock", (5, 3600), "0", "CHI-903").or_none();
    SHOOTOUT_LIMIT: Number("shootout_limit", (5, 1000), "0", "CHI-912").or_none();
    DECK: Text("deck", "standard", "CHI-112");
}

/// The numbers and switches that decide what a choice means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own in the table of options
pub(crate) struct Rules {
    /// Cards of a side.
    pub(crate) n_cards: u8,
    pub(crate) face_down: u8,
    pub(crate) conservations: u8,
    pub(crate) counter_attack_conservations: u8,
    pub(crate) scoring_margin: u8,
    pub(crate) offside_gap: u8,
    pub(crate) shootout_kicks: u32,
    pub(crate) shootout_limit: u32,
    pub(crate) card_shot: bool,
    pub(crate) offside: bool,
    pub(crate) one_two: bool,
    pub(crate) counter_attack: bool,
    pub(crate) last_shot_after_card_goal: bool,
    pub(crate) show_history: bool,
    /// Seconds for each choice; 0 for no clock.
    pub(crate) clock: u32,
}

/// Both sides' cards, sorted as the deck file lists them.
pub(crate) type Decks = [[Card; MOST_CARDS]; 2];

#[derive(Deserialize)]
struct Data {
    team: Team,
    table: Table,
    play: PlayNumbers,
    levels: Levels,
}

#[derive(Deserialize)]
struct Team {
    values: Vec<u8>,
    dribble_tackle_cards: usize,
}

#[derive(Deserialize)]
struct Table {
    active_slots: usize,
    face_down_pile: u8,
}

#[derive(Deserialize)]
struct PlayNumbers {
    conservations: u8,
    counter_attack_conservations: u8,
    scoring_margin: u8,
    offside_gap: u8,
    shootout_kicks: u32,
}

#[derive(Deserialize)]
struct Levels {
    beginner: Level,
    amateur: Level,
    pro: Level,
    #[serde(rename = "pro+")]
    pro_plus: Level,
}

#[derive(Deserialize)]
struct Level {
    dribble_tackle: bool,
    shot: Shot,
    added_rules: bool,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum Shot {
    Kick,
    Cards,
}

/// The rules and decks that these options stand for.
pub(crate) fn configure(settings: &Settings) -> Result<(Rules, Decks), Refusal> {
    let data: Data = serde_json::from_str(DATA).expect("our own data file is well formed");
    assert_eq!(data.table.active_slots, crate::Slot::ALL.len(), "the commands P1 to P4 name four slots");
    let level = match LEVEL.of(settings) {
        "amateur" => &data.levels.amateur,
        "pro" => &data.levels.pro,
        "pro+" => &data.levels.pro_plus,
        _ => &data.levels.beginner,
    };
    // CHI-702: the added rules belong to pro+.
    if let Some(added) = [OFFSIDE, ONE_TWO, COUNTER_ATTACK].iter().find(|rule| rule.of(settings))
        && !level.added_rules
    {
        return Err(Refusal::ProPlusOnly { option: added.setting().key });
    }
    let (n_cards, decks) = decks(DECK.of(settings), &data, level)?;
    let rules = Rules {
        n_cards,
        face_down: data.table.face_down_pile,
        conservations: data.play.conservations,
        counter_attack_conservations: data.play.counter_attack_conservations,
        scoring_margin: data.play.scoring_margin,
        offside_gap: data.play.offside_gap,
        shootout_kicks: data.play.shootout_kicks,
        shootout_limit: SHOOTOUT_LIMIT.of(settings),
        card_shot: level.shot == Shot::Cards,
        offside: OFFSIDE.of(settings),
        one_two: ONE_TWO.of(settings),
        counter_attack: COUNTER_ATTACK.of(settings),
        last_shot_after_card_goal: LAST_SHOT_AFTER_CARD_GOAL.of(settings),
        show_history: SHOW_HISTORY.of(settings),
        clock: CLOCK.of(settings),
    };
    Ok((rules, decks))
}

/// `standard`, one list of cards for both sides, or two lists with `/` between them.
fn decks(text: &str, data: &Data, level: &Level) -> Result<(u8, Decks), Refusal> {
    let refuse = |fault| Refusal::Deck { fault };
    let [red, blue] = if text == "standard" {
        // CHI-201, CHI-206: beginners take the Dribble/Tackle cards out, the others leave them in.
        let n_x = if level.dribble_tackle { data.team.dribble_tackle_cards } else { 0 };
        let values = data.team.values.iter().map(|&value| Card::from_code(value));
        let team: Vec<Card> = values.chain(std::iter::repeat_n(Card::X, n_x)).collect();
        [team.clone(), team]
    } else {
        let (red, blue) = text.split_once('/').unwrap_or((text, text));
        let list = |text: &str| text.split_whitespace().map(Card::read).collect::<Option<Vec<_>>>();
        [list(red).ok_or(refuse(DeckFault::Card))?, list(blue).ok_or(refuse(DeckFault::Card))?]
    };
    // CHI-112: as many cards on both sides, enough to lay the table.
    if red.len() != blue.len() {
        return Err(refuse(DeckFault::Unequal));
    }
    let least = data.table.active_slots + usize::from(data.table.face_down_pile) + 1;
    if !(least..=MOST_CARDS).contains(&red.len()) {
        return Err(refuse(DeckFault::Size));
    }
    // CHI-510: nobody has a Dribble/Tackle card at beginner level.
    if !level.dribble_tackle && red.iter().chain(&blue).any(|card| card.is_x()) {
        return Err(refuse(DeckFault::Beginner));
    }
    let mut decks = [[Card::X; MOST_CARDS]; 2];
    for (deck, cards) in decks.iter_mut().zip([&red, &blue]) {
        deck[..cards.len()].copy_from_slice(cards);
    }
    #[allow(clippy::cast_possible_truncation)] // at most MOST_CARDS
    Ok((red.len() as u8, decks))
}
