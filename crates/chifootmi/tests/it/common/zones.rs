//! Where every card lies (CHI-111), worked out from a position line and from nothing else.

use std::collections::BTreeMap;

/// The zones, each a list such as `R8 B8 X`, in the order of the duels, Red's card first.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Zones {
    /// Slots 1 to 4 of Red and Blue, `-` for an empty one.
    pub(crate) slots: [Vec<String>; 2],
    /// The face-down piles, the top first.
    pub(crate) face_down: [Vec<String>; 2],
    /// The face-up piles, the top first.
    pub(crate) face_up: [Vec<String>; 2],
    pub(crate) match_zone: Vec<String>,
    pub(crate) played: [Vec<String>; 2],
    pub(crate) goals: [Vec<String>; 2],
}

impl Zones {
    pub(crate) fn read(position: &str) -> Zones {
        let fields: BTreeMap<&str, &str> =
            position.split("; ").filter_map(|field| field.split_once(' ')).collect();
        let sides = ["R", "B"].map(|side| Side::read(fields[side]));
        let mut zones = Zones {
            slots: sides.each_ref().map(|side| side.slots.iter().map(|&place| side.card(place)).collect()),
            face_down: sides.each_ref().map(|side| side.undrawn(4..7)),
            face_up: sides.each_ref().map(|side| side.undrawn((7..side.deck.len()).rev())),
            match_zone: Vec::new(),
            played: Default::default(),
            goals: Default::default(),
        };
        for (duel, gatherer) in fields["gathered"].replace("none", "").chars().enumerate() {
            for (n, side) in sides.iter().enumerate() {
                let card = format!("{}{}", ["R", "B"][n], side.card(Some(side.played[duel])));
                match gatherer {
                    _ if side.goals.contains(&(duel + 1)) => zones.goals[n].push(card),
                    'R' => zones.played[0].push(card),
                    'B' => zones.played[1].push(card),
                    _ => zones.match_zone.push(card),
                }
            }
        }
        zones
    }

    /// How many cards there are in all zones together.
    pub(crate) fn count(&self) -> usize {
        let both = |lists: &[Vec<String>; 2]| lists.iter().flatten().filter(|card| *card != "-").count();
        let piles = both(&self.slots) + both(&self.face_down) + both(&self.face_up);
        piles + both(&self.played) + both(&self.goals) + self.match_zone.len()
    }
}

/// The same cards, in whatever order?
pub(crate) fn same(cards: &[String], text: &str) -> bool {
    let (mut own, mut other) = (cards.to_vec(), words(text));
    own.sort();
    other.sort();
    own == other
}

struct Side {
    deck: Vec<String>,
    slots: Vec<Option<usize>>,
    played: Vec<usize>,
    goals: Vec<usize>,
}

impl Side {
    fn read(text: &str) -> Side {
        let (deck, rest) = text.split_once(" slots ").unwrap();
        let (slots, rest) = rest.split_once(" played ").unwrap();
        let (played, goals) = rest.split_once(" goals ").unwrap();
        let numbers =
            |text: &str| text.split(' ').filter_map(|word| word.parse().ok()).collect::<Vec<usize>>();
        Side {
            deck: words(deck),
            slots: slots.split(' ').map(|word| word.parse().ok()).collect(),
            played: numbers(played),
            goals: numbers(goals),
        }
    }

    fn card(&self, place: Option<usize>) -> String {
        place.map_or("-".to_owned(), |place| self.deck[place - 1].clone())
    }

    fn undrawn(&self, places: impl Iterator<Item = usize>) -> Vec<String> {
        let used = |place: usize| self.slots.contains(&Some(place + 1)) || self.played.contains(&(place + 1));
        places.filter(|&place| !used(place)).map(|place| self.deck[place].clone()).collect()
    }
}

fn words(text: &str) -> Vec<String> {
    text.split([' ', ',']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}
