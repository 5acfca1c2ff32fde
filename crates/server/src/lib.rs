//! The server: matches over HTTP and web sockets, kept in a database.
//!
//! [`run`] serves on a listener until it is told to stop; [`Config`] says where matches are kept and what nobody may
//! exceed. What a match is and who is told what is for `onze-session` to say: the server gives it connections, a store,
//! a clock and computer players. `docs/protocol.md` says how it is talked to.
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

mod allowances;
mod analyses;
mod app;
mod bounds;
mod commitments;
mod config;
mod fault;
mod house;
mod http;
mod limits;
mod live;
mod metrics;
mod nodes;
mod queue;
mod random;
mod room;
mod serve;
pub mod store;

pub use allowances::{Allowance, AllowanceError};
pub use bounds::{LimitError, Limits, read_duration};
pub use config::{Config, Db, StaticFile, StaticFiles};
pub use http::POLICY;
pub use metrics::Metrics;
pub use nodes::{KeyError, Nodes, NodesError, NodesKey, Way};
pub use serve::{ServeError, open_store, run, run_with};
