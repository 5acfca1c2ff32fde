//! The module of SHOOT.

onze_engine::module!(onze_shoot::Shoot, onze_players::SHOOT);
