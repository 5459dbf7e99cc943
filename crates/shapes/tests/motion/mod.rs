//! Tests of the recordings of sticks and dice.

mod roll;
mod tumble;
