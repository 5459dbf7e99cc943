//! Searches only captures and threats once the full depth is reached (quiescence search).

use super::board::SearchBoard;
use super::lines::numbers;
use super::move_order::{CAPTURE_SCORE, ScoredMove};
use super::packed_move::PackedMove;
use super::search::TablutSearch;
use super::search_frame::{MoveSet, SearchFrame, Stage, Window};
use super::value::Value;
use crate::rules::Side;

/// The depth at which the search ends.
const END_DEPTH: i32 = -5;
/// The depth below which single threats to escape aren't searched. Double threats always are.
const SINGLE_THREAT_DEPTH: i32 = -1;
/// The margin for captures. A capture is searched only if the value of the man plus this margin could raise alpha.
const DELTA_MARGIN: Value = 60;

impl TablutSearch {
    /// Visits a position at depth 0 or below. Returns its value for the side to move, or `None` after pushing a frame
    /// for it.
    pub(super) fn visit_quiescence(
        &mut self,
        board: SearchBoard,
        depth: i32,
        alpha: Value,
        beta: Value,
        in_danger: bool,
    ) -> Option<Value> {
        let static_value = self.evaluate(&board, in_danger);
        let side = board.side();
        let evasions = in_danger && side == Side::First;
        if evasions && depth > 2 * END_DEPTH {
            let first = self.moves.len();
            let window = Window { alpha, beta };
            let frame = SearchFrame::new(board, depth, window, MoveSet::Evasions, first);
            self.frames.push(frame);
            return None;
        }
        if static_value >= beta || depth <= END_DEPTH {
            return Some(static_value);
        }
        let first = self.moves.len();
        let variant = &self.variant;
        let captures = board.capture_squares(variant, side);
        let man = variant.weights.men[side.other().index()];
        if static_value + man + DELTA_MARGIN > alpha {
            for to in numbers(captures) {
                board.each_move_to(variant, to, |mv| {
                    if board.is_armed(variant, mv.from()) {
                        self.moves.push(ScoredMove::new(CAPTURE_SCORE, mv));
                    }
                });
            }
        }
        if side == Side::Second {
            let least = if depth >= SINGLE_THREAT_DEPTH { 1 } else { 2 };
            board.each_king_move(variant, |to, open| {
                let captures = variant.king_captures && captures >> to & 1 == 1;
                if open >= least && !captures {
                    let mv = PackedMove::new(board.king(), to);
                    self.moves.push(ScoredMove::new(open as u16, mv));
                }
            });
        }
        if self.moves.len() == first {
            return Some(static_value);
        }
        let window = Window {
            alpha: alpha.max(static_value),
            beta,
        };
        let mut frame = SearchFrame::new(board, depth, window, MoveSet::Quiescence, first);
        frame.stage = Stage::Moves;
        frame.best = static_value;
        self.frames.push(frame);
        None
    }
}
