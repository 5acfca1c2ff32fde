//! Enums whose values name the clauses behind them, each beside its value.

/// An enum with [`Because`](crate::Because): each value with a list of clauses, with lists that depend on its fields, or
/// with the reasons of one of its fields.
///
/// ```
/// use onze_core::Because;
///
/// onze_core::reasons! {
///     /// What happened to the ball.
///     #[derive(Debug)]
///     pub enum Event {
///         /// It was kicked.
///         Kicked because ["X-1", "X-2"],
///         /// It went in; `own`: into the wrong goal.
///         Goal { own: bool } because { own: true } ["X-4"] or ["X-3"],
///         /// It went out.
///         Out { over: Line } because over,
///         /// Something was done with it that is not allowed.
///         Foul(foul: Foul),
///     }
/// }
/// # onze_core::reasons! { #[derive(Debug)] pub enum Line { Touch because ["X-5"], Goal because ["X-6"], } }
/// # onze_core::reasons! { #[derive(Debug)] pub enum Foul { Hands because ["X-7"], } }
///
/// assert_eq!(Event::Goal { own: true }.rules()[0].0, "X-4");
/// assert_eq!(Event::Out { over: Line::Goal }.rules()[0].0, "X-6");
/// assert_eq!(Event::Foul(Foul::Hands).rules()[0].0, "X-7");
/// ```
#[macro_export]
macro_rules! reasons {
    ($(#[$of:meta])* $vis:vis enum $name:ident {
        $($(#[$each:meta])* $value:ident
            $({ $($(#[$every:meta])* $field:ident: $type:ty),* $(,)? })?
            $(($inner:ident: $within:ty))?
            $(because $({ $($case:tt)* } [$($special:literal),*] or)*
                $([$($clause:literal),*])? $($whose:ident)?)?,)*
    }) => {
        $(#[$of])*
        $vis enum $name {
            $($(#[$each])* $value $({ $($(#[$every])* $field: $type),* })? $(($within))?,)*
        }

        impl $crate::Because for $name {
            fn rules(&self) -> &'static [$crate::Clause] {
                #[allow(unused_imports)] // not every one asks a field
                use $crate::Because as _;
                match self {
                    $(
                        $($($name::$value { $($case)*, .. } => const { &[$($crate::Clause($special)),*] },)*)?
                        $name::$value { $(0: $inner,)? $($($whose,)?)? .. } => {
                            $($inner.rules())?
                            $($(const { &[$($crate::Clause($clause)),*] })? $($whose.rules())?)?
                        }
                    )*
                }
            }
        }
    };
}
