//! What a page is told of choices beside their names: what a listed one comes to, and what it may ask while somebody still
//! chooses.

use onze_core::Clause;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::club::Club;
use crate::game::Challenge;
use crate::pitch::{Choice, Footballer, Outcome, Path, Play, Prospect, Restart, Square, Via};
use crate::state::State;

/// What becomes of the ball by a listed path (CHA-905).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ComesTo {
    /// In the opponents' goal.
    Goal,
    /// With a team-mate, or again with the starter.
    Pass,
    /// Loose.
    Loose,
    /// Into touch.
    ThrowIn,
    /// Behind, for a corner.
    Corner,
    /// Behind, for a goal kick.
    GoalKick,
    /// Somebody is offside.
    Offside,
    /// In one's own goal.
    OwnGoal,
}

/// A question of whoever chooses for a club.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// How a path that turns on these squares first can go on (CHA-903).
    Via(Club, Vec<Square>),
    /// Which moves take the ball, are offside or draw a card (CHA-905).
    Foresee(Club),
    /// By which squares each move of a footballer goes (CHA-526).
    Ways(Club, Footballer),
}

/// The answers, tagged as their questions are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// How the path can go on.
    Via(GoingOn),
    /// What is certain of these moves.
    Foresee(Vec<Foreseen>),
    /// The squares of each move, in their order.
    Ways(Vec<(String, Vec<Square>)>),
}

/// How a path that is drawn point by point can go on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GoingOn {
    /// The squares of those who can relay it next.
    pub relays: Vec<Square>,
    /// One path for each outcome, as they would be listed.
    pub paths: Vec<ListedPath>,
}

/// A path as it would be listed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ListedPath {
    /// As written.
    pub text: String,
    /// What it is.
    #[serde(rename = "move")]
    pub choice: Choice,
    /// What it comes to.
    pub comes_to: ComesTo,
    /// The clause by which it is punished, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub warned: Option<Clause>,
}

/// What is certain of a move, where there is anything to tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Foreseen {
    /// The move, as written.
    pub text: String,
    /// Does it end on the ball?
    pub takes_ball: bool,
    /// The deck from which a card is drawn, for a star or a shock.
    pub deck: Option<crate::pitch::Deck>,
}

impl Challenge {
    /// CHA-905, for a path of a match.
    pub(crate) fn becomes(&self, play: &Play, path: &Path) -> ComesTo {
        match self.pitch.outcome(play, path) {
            Outcome::Goal { side, .. } if side == play.side() => ComesTo::Goal,
            Outcome::Goal { .. } => ComesTo::OwnGoal,
            Outcome::Stop { holder: Some(_), .. } => ComesTo::Pass,
            Outcome::Stop { holder: None, .. } => ComesTo::Loose,
            Outcome::Out { restart: Restart::Corner, .. } => ComesTo::Corner,
            Outcome::Out { restart: Restart::GoalKick, .. } => ComesTo::GoalKick,
            Outcome::Out { .. } => ComesTo::ThrowIn,
            Outcome::Offside { .. } => ComesTo::Offside,
        }
    }

    pub(crate) fn answer_to(&self, state: &State, question: &Question) -> Option<Answer> {
        let play = |club: &Club| self.match_of(state, *club).map(|(play, _)| play);
        Some(match question {
            Question::Via(club, turns) => Answer::Via(self.going_on(play(club)?, turns)?),
            Question::Foresee(club) => Answer::Foresee(self.foreseen(play(club)?)),
            Question::Ways(club, who) => {
                let ways = self.pitch.prospects(play(club)?).filter(|(run, _)| run.who == *who);
                let way = |prospect: Prospect| prospect.way.as_slice().to_vec();
                Answer::Ways(ways.map(|(run, told)| (Choice::Move(run).to_string(), way(told))).collect())
            }
        })
    }

    fn going_on(&self, play: &Play, turns: &[Square]) -> Option<GoingOn> {
        let Via { relays, paths } = self.pitch.via(play, turns)?;
        let listed = |path: Path| {
            let choice = Choice::Path(path);
            let comes_to = self.becomes(play, &path);
            let warned = (comes_to == ComesTo::Offside).then_some(Clause("CHA-756"));
            ListedPath { text: choice.to_string(), choice, comes_to, warned }
        };
        Some(GoingOn { relays, paths: paths.into_iter().map(listed).collect() })
    }

    fn foreseen(&self, play: &Play) -> Vec<Foreseen> {
        let prospects = self.pitch.prospects(play);
        let notable = prospects.filter(|(_, told)| told.takes_ball || told.deck.is_some());
        let foreseen = notable.map(|(run, Prospect { takes_ball, deck, .. })| {
            let text = Choice::Move(run).to_string();
            Foreseen { text, takes_ball, deck }
        });
        foreseen.collect()
    }
}

/// What a question names, as the notation writes it.
macro_rules! read_as_written {
    ($($name:ident)*) => {
        $(impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                $name::read(&text).ok_or_else(|| D::Error::custom("not written like that"))
            }
        })*
    };
}
read_as_written!(Club Square Footballer);
