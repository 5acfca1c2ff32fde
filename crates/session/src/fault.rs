//! Why something was not done, on its way to whoever asked for it.

use onze_core::Clause;
use onze_core::table::Refused;
use serde_json::{Map, Value};

use crate::protocol::ErrorInfo;

/// Defines [`Fault`]: what kinds of no there are, in the numbers of HTTP, and for each fault the facts of its sentence.
macro_rules! faults {
    ($($status:literal { $($name:ident $({ $($fact:ident: $type:ty),+ })?,)+ })+) => {
        /// Something was not done, and why. The sentence for it is in `locales/`, under `refusal-` and its kind.
        #[derive(Clone, Debug)]
        pub enum Fault {
            /// The rules of the game, or of what may be asked of it, do not allow it.
            Refused(Refused),
            /// There is no such thing, which these rules would name.
            Missing(Refused),
            $($(
                #[allow(missing_docs)] // its sentence says it
                $name $({ $($fact: $type),+ })?,
            )+)+
        }

        impl Fault {
            const NAMES: &[&str] = &[$($(stringify!($name)),+),+];

            /// What kind of no it is, in the numbers of HTTP.
            pub fn status(&self) -> u16 {
                match self {
                    Fault::Refused(_) => 422,
                    Fault::Missing(_) => 404,
                    $($(Fault::$name { .. } => $status,)+)+
                }
            }

            fn name(&self) -> &'static str {
                match self {
                    Fault::Refused(_) | Fault::Missing(_) => "",
                    $($(Fault::$name { .. } => stringify!($name),)+)+
                }
            }

            /// What its sentence is made from.
            pub fn facts(&self) -> Map<String, Value> {
                let mut facts = Map::new();
                match self {
                    Fault::Refused(refused) | Fault::Missing(refused) => {
                        facts = refused.why.as_object().cloned().unwrap_or_default();
                        facts.remove("kind");
                    }
                    $($(Fault::$name $({ $($fact),+ })? => {
                        $($(facts.insert(stringify!($fact).to_owned(), $fact.clone().into());)+)?
                    })+)+
                }
                facts
            }
        }
    };
}

faults! {
    // What was asked for cannot be read or cannot be.
    400 {
        ChanceLong { most: usize }, ChanceNever, ChanceWithFriend, CommitmentFirst, FromAndMore,
        HeaderWrong, HelloFirst, HintsOfTwo, LessonOther, LessonWrong { line: usize, problem: String }, MessageBroken, NotReadable { problem: String },
        OptionShape { key: String }, OptionsLong { most: usize }, QuestionUnknown,
        RecordWrong { line: usize, wrong: &'static str }, SeatMissing { seat: String }, TooManyTokens { most: usize }, UseMove, UseTakeBack, WireVersion { wire: u32 },
    }
    // Somebody else may do that.
    403 {
        AnalysisNotYours, ClockIsKept, NoHints, OtherOrigin, PartnerNotOwner, SeatNotYours { seat: String },
        TokenWrong,
    }
    404 {
        AddressUnknown, MatchUnknown, PartnerUnknown,
    }
    405 {
        WrongMethod,
    }
    408 {
        BodyLate,
    }
    // It can be, but not as things stand.
    409 {
        AnalysisOfTwo, AnalysisRunning, CommitmentUnknown, ComputerPlays, Elsewhere, FromRunning, FromTheEnd,
        HintLate, HintUnasked, HintsEarly, Late { n: usize }, MatchFull, MatchOver, NoStandIns, NotOver,
        OfferStands, OfferUnknown, PartnersMany { most: usize }, Paused, SeatTaken, StandInPlays,
        StandInWeak { player: String }, StillHere { seconds: u64 }, WordsLate,
    }
    413 {
        BodyBroken { most: usize },
    }
    415 {
        NotJson,
    }
    421 {
        HostUnknown { host: String },
    }
    426 {
        NoSocket,
    }
    // It comes too often.
    429 {
        AnalysisBusy, AnalysisYours, HintBusy, KeptEnough, PrinterBusy, SaysTooMuch,
        TooFast { per_second: u32 }, TooManyConnections, TooManyRequests,
    }
    500 {
        MatchBroken, NotPrinted,
    }
    503 {
        DatabaseFull, DatabaseNearlyFull, NoRandom, NotKept, ServerFull,
    }
}

impl Fault {
    /// Its name, for programs and for the files of sentences.
    pub fn kind(&self) -> String {
        match self {
            Fault::Refused(refused) | Fault::Missing(refused) => refused.kind().to_owned(),
            _ => snake(self.name()),
        }
    }

    /// All kinds but those of games and their rules.
    pub fn kinds() -> impl Iterator<Item = String> {
        Fault::NAMES.iter().map(|name| snake(name))
    }

    /// As it goes over the wire, with its sentence: an empty one where the page says it.
    pub fn info(&self, message: String) -> ErrorInfo {
        let rules = self.rules().iter().map(|clause| clause.0.to_owned()).collect();
        ErrorInfo { rules, kind: self.kind(), facts: self.facts().into(), message }
    }

    /// The clauses behind it; none if it is not a matter of rules.
    pub fn rules(&self) -> &[Clause] {
        match self {
            Fault::Refused(refused) | Fault::Missing(refused) => &refused.rules,
            _ => &[],
        }
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Self {
        Fault::Refused(refused)
    }
}

/// `SeatTaken` as `seat_taken`.
fn snake(name: &str) -> String {
    let parts = name.char_indices().flat_map(|(at, letter)| {
        let gap = (at > 0 && letter.is_ascii_uppercase()).then_some('_');
        gap.into_iter().chain([letter.to_ascii_lowercase()])
    });
    parts.collect()
}
