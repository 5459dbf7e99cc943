//! Tests the rules, opponents, records and saves, in the order of `src`.

mod ai;
mod backup;
mod book;
mod date;
mod evening;
mod late_file;
mod lesson;
mod library;
mod memory;
mod players;
mod puzzle;
mod record;
mod review;
mod rules;
mod statistics;
mod store;
mod support;
mod verify;
