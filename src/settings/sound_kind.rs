//! The kinds of sounds that have separate volumes.

/// A kind of sound with its own volume.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundKind {
    /// Sticks and dice.
    Throws,
    /// Pieces.
    Pieces,
    /// Everything that says something: a turn, a refusal, a call, the end.
    Messages,
}
