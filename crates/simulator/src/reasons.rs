//! Enums whose values name the clauses behind them, each beside its value.

/// Gives an enum the clauses of its values: a list, or those of a field.
macro_rules! reasons {
    ($(#[$of:meta])* pub enum $name:ident {
        $($(#[$each:meta])* $value:ident $({ $($(#[$every:meta])* $field:ident: $type:ty),* $(,)? })?
            because $([$($clause:literal),*])? $($whose:ident)?,)*
    }) => {
        $(#[$of])*
        pub enum $name {
            $($(#[$each])* $value $({ $($(#[$every])* $field: $type),* })?,)*
        }

        impl onze_core::Because for $name {
            fn rules(&self) -> &'static [onze_core::Clause] {
                #[allow(unused_imports)] // not every one asks a field
                use onze_core::Because as _;
                match self {
                    $($name::$value { $($whose,)? .. } => {
                        $(&[$(onze_core::Clause($clause)),*])? $($whose.rules())?
                    })*
                }
            }
        }
    };
}

pub(crate) use reasons;
