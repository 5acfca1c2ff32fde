//! The module of Chifootmi.

onze_engine::module!(onze_chifootmi::Chifootmi, onze_players::CHIFOOTMI);
