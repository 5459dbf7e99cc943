//! Tests of the importer: games in texts that were changed on the way.

mod cases;
mod damages;
mod encodings;
mod fuzz;
mod links;
mod property;
mod samples;
mod turn_damages;
