//! Levels, options and decks: what is agreed before the set-up (CHI-212).

use onze_core::{Clause, Kind, Needs, Setting, Settings};
use serde::Deserialize;

use crate::refusal::DeckFault;
use crate::state::MOST_CARDS;
use crate::{Card, Refusal};

const DATA: &str = include_str!("../data/chifootmi.toml");

/// CHI-702: the added rules belong to pro+.
const AT_PRO_PLUS: &[Needs] = &[Needs { key: "level", values: &["pro+"] }];

/// CHI-602: the shot is played with cards.
const WITH_CARD_SHOT: &[Needs] = &[Needs { key: "level", values: &["pro", "pro+"] }];

pub(crate) const SETTINGS: &[Setting] = &[
    Setting::new(
        "level",
        Kind::Choice { values: &["beginner", "amateur", "pro", "pro+"] },
        "beginner",
        Clause("CHI-109"),
    ),
    Setting::new("offside", Kind::Flag, "off", Clause("CHI-711")).needs(AT_PRO_PLUS),
    Setting::new("one_two", Kind::Flag, "off", Clause("CHI-721")).needs(AT_PRO_PLUS),
    Setting::new("counter_attack", Kind::Flag, "off", Clause("CHI-741")).needs(AT_PRO_PLUS),
    Setting::new("last_shot_after_card_goal", Kind::Flag, "on", Clause("CHI-806")).needs(WITH_CARD_SHOT),
    Setting::new("show_history", Kind::Flag, "on", Clause("CHI-906")),
    Setting::new("clock", Kind::Number { least: 5, most: 3600, zero: true }, "0", Clause("CHI-903")),
    Setting::new("shootout_limit", Kind::Number { least: 5, most: 1000, zero: true }, "0", Clause("CHI-912")),
    Setting::new("deck", Kind::Text, "standard", Clause("CHI-112")),
];

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
    play: Play,
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
struct Play {
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
    let data: Data = toml::from_str(DATA).expect("our own data file is well formed");
    assert_eq!(data.table.active_slots, crate::Slot::ALL.len(), "the commands P1 to P4 name four slots");
    let level = match settings.text("level") {
        "amateur" => &data.levels.amateur,
        "pro" => &data.levels.pro,
        "pro+" => &data.levels.pro_plus,
        _ => &data.levels.beginner,
    };
    for option in ["offside", "one_two", "counter_attack"] {
        // CHI-702: the added rules belong to pro+.
        if settings.flag(option) && !level.added_rules {
            return Err(Refusal::ProPlusOnly { option });
        }
    }
    let (n_cards, decks) = decks(settings.text("deck"), &data, level)?;
    let rules = Rules {
        n_cards,
        face_down: data.table.face_down_pile,
        conservations: data.play.conservations,
        counter_attack_conservations: data.play.counter_attack_conservations,
        scoring_margin: data.play.scoring_margin,
        offside_gap: data.play.offside_gap,
        shootout_kicks: data.play.shootout_kicks,
        shootout_limit: settings.number("shootout_limit"),
        card_shot: level.shot == Shot::Cards,
        offside: settings.flag("offside"),
        one_two: settings.flag("one_two"),
        counter_attack: settings.flag("counter_attack"),
        last_shot_after_card_goal: settings.flag("last_shot_after_card_goal"),
        show_history: settings.flag("show_history"),
        clock: settings.number("clock"),
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
