//! How good a position is without looking ahead.

use super::board::Board;
use super::lines::BESIDE;
use super::setting::Setting;
use super::terrain::Terrain;
use super::value::Value;
use crate::rules::Side;

/// The king's prospects, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Prospects {
    /// Squares that he reaches.
    pub(super) stops: i32,
    /// Lines to a goal open from those squares.
    pub(super) ways: i32,
    /// Whether two are open from one of them.
    pub(super) fork: bool,
}

impl Prospects {
    pub(super) fn of(board: &Board, terrain: &Terrain) -> Prospects {
        let mut prospects = Prospects::default();
        board.each_outlook(terrain, |_, open| {
            prospects.stops += 1;
            prospects.ways += open as i32;
            prospects.fork |= open > 1;
        });
        prospects
    }
}

impl Board {
    /// The worth of the position to White; `threat` says that Black would take the king.
    pub(super) fn judge(&self, setting: &Setting, threat: bool) -> Value {
        let weights = setting.weights;
        let prospects = Prospects::of(self, &setting.terrain);
        let black = self.pieces(Side::First);
        let closed = (BESIDE[usize::from(self.king())] & black).count_ones();
        let mut worth = self.worth()
            + prospects.stops * weights.freedom
            + prospects.ways * weights.ways
            + weights.closed[closed.min(4) as usize];
        if prospects.fork {
            worth += weights.fork[usize::from(self.side() == Side::First)];
        }
        if threat {
            worth += weights.threat;
        }
        worth += match self.side() {
            Side::First => -weights.tempo,
            Side::Second => weights.tempo,
        };
        worth
    }
}
