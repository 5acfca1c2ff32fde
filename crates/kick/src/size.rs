//! How large the playing area and the goals are, in millimetres (KICK-101, KICK-104): the one place that says it.

/// From goal line to goal line.
pub const LENGTH: f64 = 924.0;
/// From touch line to touch line.
pub const WIDTH: f64 = 666.0;
/// The mouths of the goals, from post to post.
pub const MOUTH: [f64; 2] = [263.0, 403.0];
/// From the cloth to the bar.
pub const MOUTH_HEIGHT: f64 = 48.0;
