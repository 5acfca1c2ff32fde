//! Finished matches that must replay bit for bit for ever, with a hash of the whole state at each step.
//! Every bug that a record can show gets one more file in `golden/`.

onze_core::golden_records!(onze_chifootmi::Chifootmi: "amateur", "beginner", "clock-and-limit", "pro", "pro-plus", "resigned");
