//! The weight of a text.

/// The weight of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// As bold as places.
    Strong,
    /// Plain text.
    Plain,
    /// Less important text.
    Quiet,
    /// Text in the accent.
    Accent,
    /// Bold text about a mistake.
    Warning,
}
