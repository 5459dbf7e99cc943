//! The program around the rules: table, stage, input, texts and the program itself, without a
//! window except where a test says so.

mod app;
mod input;
mod layers;
mod rig;
mod settings;
mod stage;
mod table;
mod ui;
mod views;
