//! Computes the static evaluation of a position.

use super::board::SearchBoard;
use super::lines::BESIDE;
use super::value::Value;
use super::variant::Variant;
use crate::rules::Side;

/// The king's freedom of movement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct KingMobility {
    /// The number of squares that he reaches.
    pub(super) squares: i32,
    /// The number of open lines to a goal from those squares.
    pub(super) open_lines: i32,
    /// `true` if two lines are open from one of them.
    pub(super) fork: bool,
}

impl KingMobility {
    pub(super) fn of(board: &SearchBoard, variant: &Variant) -> KingMobility {
        let mut mobility = KingMobility::default();
        board.each_king_move(variant, |_, open| {
            mobility.squares += 1;
            mobility.open_lines += open as i32;
            mobility.fork |= open > 1;
        });
        mobility
    }
}

impl SearchBoard {
    /// The value of the position for White. `threat` is `true` if Black could capture the king.
    pub(super) fn evaluate(&self, variant: &Variant, threat: bool) -> Value {
        let weights = variant.weights;
        let mobility = KingMobility::of(self, variant);
        let black = self.pieces(Side::First);
        let closed = (BESIDE[usize::from(self.king())] & black).count_ones();
        let mut value = self.piece_squares()
            + mobility.squares * weights.freedom
            + mobility.open_lines * weights.open_lines
            + weights.closed[closed.min(4) as usize];
        if mobility.fork {
            value += weights.fork[usize::from(self.side() == Side::First)];
        }
        if threat {
            value += weights.threat;
        }
        value += match self.side() {
            Side::First => -weights.tempo,
            Side::Second => weights.tempo,
        };
        value
    }
}
