//! The module of CHALLENGE FOOT.

onze_engine::module!(onze_challenge::Challenge, onze_players::CHALLENGE);
