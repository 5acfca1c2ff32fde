//! Enums whose values are words: the same in positions, choices, events, views, options and on the page.

/// An enum with the words of its values, which are written, read and told.
///
/// ```
/// onze_core::words! {
///     /// The colour of a shirt.
///     pub enum Shirt {
///         Red = "red",
///         Blue = "blue",
///     }
/// }
///
/// assert_eq!((Shirt::read("blue"), Shirt::Red.word(), Shirt::ALL.len()), (Some(Shirt::Blue), "red", 2));
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$of:meta])* $vis:vis enum $name:ident { $($(#[$each:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$of])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        $vis enum $name {
            $($(#[$each])* #[serde(rename = $word)] $value,)*
        }

        impl $name {
            /// All of them.
            #[allow(dead_code)] // not every one is listed
            $vis const ALL: [$name; [$($name::$value),*].len()] = [$($name::$value),*];

            /// Its word.
            #[allow(dead_code)] // not every one is written
            $vis const fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)*
                }
            }

            /// The value with this word.
            #[allow(dead_code)] // not every one is read
            $vis fn read(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.word() == word)
            }
        }
    };
}
