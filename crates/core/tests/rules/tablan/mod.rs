//! Tests the rules of Tablan one by one and against a slow second implementation.

mod board;
mod compare;
mod declare;
mod end;
mod first_player;
mod home_capture;
mod moves;
pub mod naive;
mod notation;
mod properties;
mod special_cases;
pub mod support;
mod text;
