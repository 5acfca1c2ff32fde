//! Values that are read from the text that they are written as.

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

pub(crate) use by_text;
