//! A place that a piece leaves or reaches.

/// A place of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A cell, square or point by its name.
    Named(String),
    /// The hand.
    Hand,
    /// The bar.
    Bar,
    /// Off the board, for good.
    Off,
}
