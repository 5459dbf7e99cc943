//! Shapes of movement that need no renderer: recorded tumbles of sticks.

pub mod tumble;
