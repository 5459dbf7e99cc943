//! What there is to hear, and when.

use bevy::prelude::Message;

use crate::motion::tumble::ContactKind;

/// A moment on the stage that has a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    /// The sticks are taken up.
    Gather,
    /// A stick struck the table or another stick.
    Knock {
        /// What it struck.
        kind: ContactKind,
        /// 0 (barely heard) to 1.
        strength: f32,
    },
    /// The sticks rest and are worth this many steps; 0 is nothing.
    Score(u8),
    /// A piece touched a cell on its way.
    Hop,
    /// A piece came to its last cell.
    Land,
    /// A piece left its start cell.
    Start,
    /// A piece was captured.
    Capture,
    /// A piece came home.
    Enter,
    /// A turn passed to the other side.
    Turn,
    /// What was asked for is not allowed.
    Refuse,
    /// A piece is picked up.
    Lift,
    /// A move is taken back.
    Undo,
    /// A button was pressed.
    Button,
    /// The game is over, won by somebody at this screen.
    Win,
    /// The game is over, won by the computer.
    Loss,
    /// The game is over, drawn.
    Draw,
}
