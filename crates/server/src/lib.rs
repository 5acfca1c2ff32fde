//! The server: matches over HTTP and web sockets, kept in a database.
//!
//! [`run`] serves on a listener until it is told to stop; [`Config`] says where matches are kept and what nobody may
//! exceed. The server decides no rule: it asks the game, keeps what the game did, and then tells everybody what they
//! may know of it. `docs/protocol.md` says how it is talked to.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use onze_server::{Config, Db, run};
//! use tokio::net::TcpListener;
//!
//! let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
//! let stop = async { /* wait for Ctrl-C */ };
//! run(listener, stop, Config::new(Db::Memory)).await.unwrap();
//! # });
//! ```

mod app;
pub mod bench;
mod commitments;
mod config;
mod fault;
mod http;
mod limits;
mod live;
mod matches;
mod metrics;
pub mod protocol;
mod room;
mod serve;
pub mod store;
mod token;

pub use config::{Config, Db, Limits, StaticFile, StaticFiles};
pub use metrics::Metrics;
pub use serve::{ServeError, open_store, run, run_with};
