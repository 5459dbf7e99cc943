//! The curves of the graph: the win chance after each turn, and luck and play since the start.

/// A point of the graph, in thousandths of a game from the first side's view.
///
/// At every turn `chance = 500 + given + luck + play + settled`, exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GraphPoint {
    /// The first side's win chance. After the end it's the result: 1000, 500 or 0.
    pub chance: i32,
    /// The advantage at the start. It's 0 in a game with throws that started by the rules, because there the start
    /// counts as luck.
    pub given: i32,
    /// Luck since the start, 0 in a game without throws.
    pub luck: i32,
    /// The effect of both sides' choices since the start.
    pub play: i32,
    /// The effect of a resignation, a timeout or an agreement, which is neither luck nor play. Only the last point has
    /// it.
    pub settled: i32,
}
