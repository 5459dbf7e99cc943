//! Tests of the program around the rules, without a window unless a test needs one.

mod app;
mod input;
mod layers;
mod place_tones;
mod rig;
mod settings;
mod sight;
mod stage;
mod table;
mod ui;
mod views;
