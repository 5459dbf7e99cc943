//! Shapes of movement that need no renderer: recorded tumbles of sticks and rolls of dice.

pub mod roll;
pub mod tumble;
