//! The server over real connections. What a session does by itself is tested there (`crates/session/tests`); here it has
//! sockets, a store, a clock and computer players.
#![allow(clippy::unwrap_used, clippy::format_push_string)] // also in what the tests call

mod agreements;
mod analyses;
mod at_once;
mod cited;
mod common;
mod durable;
mod encrypted;
mod fair;
mod hints;
mod house;
mod killed;
mod limits;
mod matches;
mod partners;
mod postgres;
mod quotas;
mod refusals;
mod seats;
mod sentences;
mod strangers;
mod studies;
mod teams;
