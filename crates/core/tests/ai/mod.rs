//! The computer players: what they choose, how they search, and the hints they give.

mod game_player;
mod hint;
mod network;
mod rollout;
mod search;
mod tablan;
mod tablut;
mod tapatan;
mod tawula;
