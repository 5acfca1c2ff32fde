//! Many matches between players.
