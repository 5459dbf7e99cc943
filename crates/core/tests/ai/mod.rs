//! Tests the computer players: their choices, their searches and their hints.

mod game_player;
mod hint;
mod network;
mod rollout;
mod search;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;
