//! Values that are told as they are written: to people, to pages and where a test shows them.

/// `Display`, `Debug` and `Serialize` of small values, all of them the same text.
///
/// ```
/// struct Square { column: char, row: u8 }
///
/// onze_core::written! {
///     Square: |square| "{}{}", square.column, square.row;
/// }
///
/// assert_eq!(format!("{:?}", Square { column: 'K', row: 7 }), "K7");
/// ```
#[macro_export]
macro_rules! written {
    ($($name:ident: |$value:ident| $form:literal $(, $part:expr)*;)*) => {$(
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let $value = self;
                write!(f, $form $(, $part)*)
            }
        }

        $crate::as_written! { $name }
    )*};
}

/// `Debug` and `Serialize` of values with a `Display` of their own.
#[macro_export]
macro_rules! as_written {
    ($($name:ident)*) => {$(
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

/// `Serialize` of sets, as lists of what `iter` gives.
#[macro_export]
macro_rules! as_list {
    ($($name:ident)*) => {$(
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    )*};
}
