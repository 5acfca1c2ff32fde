//! The championship around the matches.

mod conformance;
mod golden;
mod properties;
#[cfg(feature = "ts")]
mod typescript;
