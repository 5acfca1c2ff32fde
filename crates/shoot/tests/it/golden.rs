//! Finished matches that must replay bit for bit for ever, with a hash of the whole state at each step.
//! Every bug that a record can show gets one more file in `golden/`.

onze_core::golden_records!(onze_shoot::Shoot: "clock", "drop-ball", "halves", "single-kick-offs", "three-goals");
