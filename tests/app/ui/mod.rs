//! Tests of panels, texts and everything else that egui draws.

mod answers;
mod big;
pub mod book;
mod egui_context;
pub mod evening;
mod fair_throws;
mod fonts;
mod hints;
mod home;
mod kit;
mod layouts;
mod lesson;
mod lesson_answers;
mod library;
mod locales;
mod mark_names;
mod move_text;
mod other_scripts;
mod panel_frames;
pub mod panels;
mod puzzles;
mod review;
mod statistics;
mod theme;
mod throws;
mod turn_rows;
mod words;
