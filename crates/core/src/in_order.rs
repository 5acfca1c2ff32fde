//! Fields of a choice as a list without their names, for `#[serde(serialize_with = "in_order::two")]` on a variant of
//! [`crate::Game::Move`]: a page gets hundreds of them.

use serde::{Serialize, Serializer};

/// Two fields.
pub fn two<A: Serialize, B: Serialize, S: Serializer>(
    a: &A,
    b: &B,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    (a, b).serialize(serializer)
}

/// Three fields.
pub fn three<A: Serialize, B: Serialize, C: Serialize, S: Serializer>(
    a: &A,
    b: &B,
    c: &C,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    (a, b, c).serialize(serializer)
}
