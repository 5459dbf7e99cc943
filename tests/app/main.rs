//! The program around the rules: table, stage, input, texts and the program itself, without a
//! window except where a test says so.

mod assets;
mod big_mode;
mod book;
mod by_hand;
mod choice;
mod clocks;
mod cues;
mod demonstration;
mod devices;
mod evening;
mod fair_throws;
mod games;
mod glyphs;
mod home;
mod intents;
mod kill;
mod layouts;
mod lesson;
mod matches;
mod motion;
mod new_game;
mod panel_frames;
mod press;
mod program;
mod puzzles;
mod recordings;
mod rig;
mod seating;
mod statistics;
mod tablut;
mod tapatan;
mod tawula;
mod tawula_table;
mod turn_rows;
mod words;
