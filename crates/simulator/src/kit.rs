//! Kits: what a team wears, with no effect on play (SIM-202, SIM-214, SIM-215).

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::squad_fault::KitFault as Fault;

/// The two standard kits.
const STANDARD: &str = include_str!("../data/kits.toml");

/// Two colours are told apart from this distance on, of at most 765.
const APART: u32 = 180;

/// The longest badge, sponsor or name.
const LONGEST: usize = 24;

/// A colour of the screen: red, green, blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub [u8; 3]);

/// What all sixteen wear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strip {
    /// The colour that pegs are told apart by.
    pub shirt: Colour,
    /// The shorts.
    pub shorts: Colour,
    /// The socks.
    pub socks: Colour,
}

/// A kit, for any team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kit {
    /// What it is called.
    pub name: String,
    /// What the team shows.
    pub first: Strip,
    /// What it shows against a team that it could not be told apart from.
    pub second: Strip,
    /// The badge on the shirts.
    #[serde(default)]
    pub badge: String,
    /// The sponsors on the shirts.
    #[serde(default)]
    pub sponsors: Vec<String>,
    /// The names on the sixteen shirts; empty for none.
    #[serde(default)]
    pub players: [String; 16],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    kit: [Kit; 2],
}

impl Kit {
    /// The Reds' and the Blues' (SIM-202).
    pub fn standard() -> Result<[Kit; 2], Fault> {
        let Data { kit } = toml::from_str(STANDARD).map_err(|_| Fault::Form)?;
        for kit in &kit {
            kit.check()?;
        }
        Ok(kit)
    }

    /// A kit as another player hands it over.
    pub fn from_toml(text: &str) -> Result<Kit, Fault> {
        let kit: Kit = toml::from_str(text).map_err(|_| Fault::Form)?;
        kit.check()?;
        Ok(kit)
    }

    /// What two teams show when they meet (SIM-215): the second one its second kit, if need be.
    pub fn meet<'a>(first: &'a Kit, second: &'a Kit) -> [&'a Strip; 2] {
        let apart = first.first.is_apart(&second.first, APART);
        [&first.first, if apart { &second.first } else { &second.second }]
    }

    fn check(&self) -> Result<(), Fault> {
        let is_text = |text: &String| text.chars().count() <= LONGEST && !text.contains(char::is_control);
        let mut texts = self.sponsors.iter().chain(&self.players).chain([&self.badge, &self.name]);
        if self.name.trim().is_empty() || !texts.all(is_text) {
            return Err(Fault::Text);
        }
        // Twice as far as needed: then whoever is like the first kit is unlike the second.
        if self.first.is_apart(&self.second, 2 * APART) { Ok(()) } else { Err(Fault::Alike) }
    }
}

impl Strip {
    fn is_apart(&self, other: &Strip, distance: u32) -> bool {
        self.shirt.square_to(other.shirt) >= distance * distance
    }
}

impl Colour {
    /// The square of a distance that follows the eye: green counts most, red least.
    fn square_to(self, other: Colour) -> u32 {
        let weights = [2, 4, 3];
        let differences = self.0.iter().zip(other.0).map(|(one, two)| u32::from(one.abs_diff(two)).pow(2));
        differences.zip(weights).map(|(square, weight)| square * weight).sum()
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Colour, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.strip_prefix('#').and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let [_, red, green, blue] = number.unwrap_or_default().to_be_bytes();
        let colour = Colour([red, green, blue]);
        if colour.to_string() == text { Ok(colour) } else { Err(D::Error::custom("a colour is #rrggbb")) }
    }
}
