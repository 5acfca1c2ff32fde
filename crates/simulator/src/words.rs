//! Enums whose values are words: the same in positions, choices, events, views and on the page.

/// Gives an enum the words of its values, and reads them.
macro_rules! words {
    ($(#[$of:meta])* $vis:vis enum $name:ident { $($(#[$each:meta])* $value:ident = $word:tt,)* }) => {
        $(#[$of])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $vis enum $name {
            $($(#[$each])* #[serde(rename = $word)] $value,)*
        }

        impl $name {
            /// All of them.
            #[allow(dead_code)] // not every one is listed
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// Its word.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)*
                }
            }

            /// The value with this word.
            #[allow(dead_code)] // not every one is read
            pub(crate) fn read(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }
    };
}

/// Reads a value from the text that it is written as.
macro_rules! by_text {
    ($name:ident, $what:literal) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
                let wrong = || serde::de::Error::invalid_value(serde::de::Unexpected::Str(&text), &$what);
                $name::parse(&text).ok_or_else(wrong)
            }
        }
    };
}

pub(crate) use {by_text, words};
