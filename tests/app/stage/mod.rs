//! The stage: motion, sounds, recordings, and the side that the board faces.

pub mod assets;
mod cue;
mod director;
mod facing;
mod recordings;
mod tawula;
