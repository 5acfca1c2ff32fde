//! The module of Simulator Soccer.

onze_engine::module!(onze_simulator::Simulator, onze_players::SIMULATOR);
