//! The lines of the graph: the chance after each turn, and luck and play since the start.

/// A point of the graph: thousandths of a game, seen from the first side.
///
/// At every turn `chance = 500 + given + luck + play + settled`, exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphPoint {
    /// The chance of the first side; after the end what it has brought: 1000, 500 or 0.
    pub chance: i32,
    /// What the start gave: 0 in a game with throws that began as its rules say, for who begins is luck.
    pub given: i32,
    /// Luck since the start: 0 in a game without throws.
    pub luck: i32,
    /// What the choices of both sides brought since the start.
    pub play: i32,
    /// What giving up, time or agreement brought: neither luck nor play. It stands in the last point only.
    pub settled: i32,
}
