//! Finished matches that must replay bit for bit for ever, with a hash of the whole state at each step.
//! Every bug that a record can show gets one more file in `golden/`. The example `record` writes them.

onze_core::golden_records!(onze_simulator::Simulator: "half-time", "pro", "rules-3", "shoot-out", "short");
