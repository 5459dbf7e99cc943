//! Lengths of drawn moves, in a design in which places are 15 high.

/// Height of a chip.
pub const CHIP: f32 = 20.0;
/// From the edge of a chip to its sticks.
pub const CHIP_MARGIN: f32 = 5.0;
/// From the sticks of a chip to their value.
pub const CHIP_GAP: f32 = 4.0;
/// Height of the sticks of a chip.
pub const STICKS: f32 = 12.5;
/// Side of a die.
pub const DIE: f32 = 20.0;
/// An arrow.
pub const ARROW: f32 = 13.0;
/// From a place to an arrow.
pub const ARROW_GAP: f32 = 4.7;
/// Radius of the arcs around a captured piece.
pub const RING: f32 = 10.0;
/// Side of a captured piece.
pub const PIECE: f32 = 15.0;
/// Between two captured pieces.
pub const RING_GAP: f32 = 3.0;
/// Radius of the mark of a piece that starts.
pub const START: f32 = 2.8;
/// Between the dots of an unfinished turn.
pub const DOTS: f32 = 7.3;

/// Between two throws.
pub const THROW_GAP: f32 = 4.0;
/// From the throws to the moves, at least.
pub const MOVES_GAP: f32 = 9.0;
/// Between two steps.
pub const STEP_GAP: f32 = 14.0;
/// Before a word.
pub const WORD_GAP: f32 = 8.0;
/// Before a captured piece.
pub const RING_LEAD: f32 = 6.0;
