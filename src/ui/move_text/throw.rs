//! A throw with its picture.

/// A throw of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The picture.
    pub face: Face,
    /// Its state.
    pub state: ThrowState,
}

/// The picture of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Four sticks that are worth a number of steps.
    Sticks(u8),
    /// A die.
    Die(u8),
}

/// The state of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThrowState {
    /// It was used, in part at least.
    Used,
    /// It can still be used.
    Left,
    /// No piece could use it.
    Lost,
}
