//! Tests of the stage: motion, sounds, recordings, and the side that the board faces.

mod contrast;
mod cue;
mod director;
mod facing;
mod piece_sizes;
mod recordings;
mod tawula;
mod throw_counting;
