//! Kits: what a team wears, with no effect on play (SIM-202, SIM-214, SIM-215).

use onze_core::name::{shown, tidy};
use serde::{Deserialize, Deserializer, Serialize, de::Error};

use crate::options::{BLUE_STRIP, RED_STRIP};
use crate::squad_fault::{KitFault as Fault, KitField};

/// The two standard kits.
const STANDARD: &str = include_str!("../data/kits.toml");

/// Two colours are told apart from this distance on, of at most 765.
const APART: u32 = 180;

/// The longest badge, sponsor or name, in letters.
pub const LONGEST: usize = 24;
/// The most sponsors that find room on a shirt.
pub const SPONSORS: usize = 4;

/// A colour of the screen: red, green, blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Colour(pub [u8; 3]);

/// How the two colours of a shirt share it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pattern {
    /// One colour; collar and cuffs are of the other.
    #[default]
    Plain,
    /// Upright bars.
    Stripes,
    /// Rings around the peg.
    Hoops,
    /// One colour to the left, the other to the right.
    Halves,
    /// A band from one shoulder to the other hip.
    Sash,
    /// A ring around the chest.
    Band,
}

/// What all sixteen wear.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Strip {
    /// The shirt, or what a pattern leaves of it.
    pub shirt: Colour,
    /// How the second colour lies on the shirt.
    #[serde(default)]
    pub pattern: Pattern,
    /// The second colour of the shirt; without it, that of the shorts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub accent: Option<Colour>,
    /// The shorts.
    pub shorts: Colour,
    /// The socks.
    pub socks: Colour,
}

/// A kit, for any team.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub players: [String; 16],
}

/// What a side wears in a match, where that is not what it wears by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Worn {
    /// What the kit is called.
    pub name: String,
    /// What is shown of it.
    pub strip: Strip,
    /// Is that its second strip, because the first is like the opponents' (SIM-215)?
    pub second: bool,
    /// The names on the sixteen shirts; empty for none.
    pub players: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OneLine {
    kit: Kit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    kit: [Kit; 2],
}

impl Kit {
    /// The Reds' and the Blues' (SIM-202).
    pub fn standard() -> Result<[Kit; 2], Fault> {
        let Data { kit } = parse(STANDARD)?;
        for kit in &kit {
            kit.check()?;
        }
        Ok(kit)
    }

    /// `reds`, `blues`, or a kit as another player hands it over: a file, or the same on one line between braces.
    pub fn read(text: &str) -> Result<Kit, Fault> {
        let text = text.trim();
        match text {
            "reds" => Kit::standard().map(|[reds, _]| reds),
            "blues" => Kit::standard().map(|[_, blues]| blues),
            _ if text.starts_with('{') => {
                let OneLine { kit } = parse(&format!("kit = {text}"))?;
                kit.check()?;
                Ok(kit)
            }
            _ => Kit::from_toml(text),
        }
    }

    /// A kit as a file tells it.
    pub fn from_toml(text: &str) -> Result<Kit, Fault> {
        let kit: Kit = parse(text)?;
        kit.check()?;
        Ok(kit)
    }

    /// What two teams show when they meet (SIM-215): the second one its second kit, if need be.
    pub fn meet<'a>(first: &'a Kit, second: &'a Kit) -> [&'a Strip; 2] {
        let apart = first.first.is_apart(&second.first, APART);
        [&first.first, if apart { &second.first } else { &second.second }]
    }

    /// What the two sides wear when they meet; nothing for a side in the first strip of its own standard kit.
    pub(crate) fn dress(kits: [Kit; 2]) -> Result<[Option<Box<Worn>>; 2], Fault> {
        let standard = Kit::standard()?;
        let [red, blue] = &kits;
        let strips = Kit::meet(red, blue).map(|strip| *strip);
        let mut worn = kits.into_iter().zip(strips).zip(standard).map(|((kit, strip), standard)| {
            let second = strip != kit.first;
            let own = second || kit != standard;
            let fit = |name: &String| shown(name).into_owned();
            let (name, players) = (fit(&kit.name), kit.players.iter().map(fit).collect());
            own.then(|| Box::new(Worn { name, strip, second, players }))
        });
        Ok([worn.next().flatten(), worn.next().flatten()])
    }

    fn check(&self) -> Result<(), Fault> {
        if self.name.trim().is_empty() {
            return Err(Fault::Text { field: KitField::Name, number: 1 });
        }
        let is_text = |text: &str| text.chars().count() <= LONGEST && !text.contains(char::is_control);
        if let Some((field, number, _)) = self.texts().find(|(_, _, text)| !is_text(text)) {
            return Err(Fault::Text { field, number });
        }
        if self.sponsors.len() > SPONSORS {
            return Err(Fault::Sponsors { most: SPONSORS });
        }
        // Twice as far as needed: then whoever is like the first kit is unlike the second.
        if self.first.is_apart(&self.second, 2 * APART) { Ok(()) } else { Err(Fault::Alike) }
    }

    /// Refuses a text that nobody may enter today ([`tidy`]); records of before may have such.
    pub fn check_entered(&self) -> Result<(), Fault> {
        let wrong = self.texts().find(|(_, _, text)| tidy(text).is_err());
        wrong.map_or(Ok(()), |(field, number, _)| Err(Fault::Text { field, number }))
    }

    /// Everything that is written on the shirts: the field, which of its texts, and the text.
    pub fn texts(&self) -> impl Iterator<Item = (KitField, usize, &str)> {
        let number =
            |field, texts| (1..).zip(texts).map(move |(n, text): (usize, &String)| (field, n, &**text));
        let once = [(KitField::Name, 1, &*self.name), (KitField::Badge, 1, &*self.badge)];
        let sponsors = number(KitField::Sponsors, self.sponsors.iter());
        once.into_iter().chain(sponsors).chain(number(KitField::Players, self.players.iter()))
    }
}

/// What an option writes on shirts; nothing if it is about something else, or cannot be read.
pub fn names_on_shirts(key: &str, value: &str) -> Vec<String> {
    let worn = [RED_STRIP, BLUE_STRIP].iter().any(|strip| strip.setting().key == key);
    let kit = if worn { Kit::read(value).ok() } else { None };
    kit.iter().flat_map(Kit::texts).map(|(_, _, text)| text.to_owned()).collect()
}

/// Reads a file, or tells in which line it cannot be read.
fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        Fault::Form { line: before.matches('\n').count() + 1, reason: error.message().to_owned() }
    })
}

impl Pattern {
    /// All patterns.
    pub const ALL: [Pattern; 6] =
        [Pattern::Plain, Pattern::Stripes, Pattern::Hoops, Pattern::Halves, Pattern::Sash, Pattern::Band];

    /// Quarters of the shirt that the second colour covers.
    const fn accent_quarters(self) -> u32 {
        match self {
            Pattern::Plain => 0,
            Pattern::Sash | Pattern::Band => 1,
            Pattern::Stripes | Pattern::Hoops | Pattern::Halves => 2,
        }
    }
}

impl Strip {
    /// The second colour of the shirt.
    pub fn accent(&self) -> Colour {
        self.accent.unwrap_or(self.shorts)
    }

    /// The colour of the shirt from afar, by which pegs are told apart: its colours mixed as the pattern mixes them. So
    /// red with white stripes is like white with red ones, and of three kits two that are far apart are never both
    /// like the third.
    pub fn from_afar(&self) -> Colour {
        let accent = self.pattern.accent_quarters();
        let mix = |(one, two): (u8, u8)| (u32::from(one) * (4 - accent) + u32::from(two) * accent) / 4;
        let ([r, g, b], [r2, g2, b2]) = (self.shirt.0, self.accent().0);
        Colour([(r, r2), (g, g2), (b, b2)].map(|pair| u8::try_from(mix(pair)).unwrap_or(u8::MAX)))
    }

    fn is_apart(&self, other: &Strip, distance: u32) -> bool {
        self.from_afar().square_to(other.from_afar()) >= distance * distance
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

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Colour, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = text.strip_prefix('#').and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let [_, red, green, blue] = number.unwrap_or_default().to_be_bytes();
        let colour = Colour([red, green, blue]);
        if colour.to_string() == text { Ok(colour) } else { Err(D::Error::custom("a colour is #rrggbb")) }
    }
}

onze_core::written! {
    Colour: |colour| "#{:02x}{:02x}{:02x}", colour.0[0], colour.0[1], colour.0[2];
}
