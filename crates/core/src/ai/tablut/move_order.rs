//! Orders the moves of the search with killer and history heuristics.

use super::packed_move::PackedMove;
use crate::rules::Side;

/// A move and its score in one number. Higher ones are searched first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ScoredMove(u32);

impl ScoredMove {
    pub(super) fn new(score: u16, mv: PackedMove) -> ScoredMove {
        ScoredMove(u32::from(score) << 16 | mv.index() as u32)
    }

    pub(super) fn mv(self) -> PackedMove {
        PackedMove::of_index(self.0 as u16)
    }

    pub(super) fn score(self) -> u16 {
        (self.0 >> 16) as u16
    }
}

/// The lowest score of a capture.
pub(super) const CAPTURE_SCORE: u16 = 0xc000;
/// The scores of the two killer moves of a ply.
const KILLER_SCORES: [u16; 2] = [0xb001, 0xb000];
/// The score of a quiet move without history.
const QUIET_SCORE: i32 = 0x5000;

/// The limit of history values.
const HISTORY_LIMIT: i32 = 0x4000;

/// Maximum depth of the search in plies.
pub(super) const MAX_PLY: usize = 96;

/// The quiet moves that have caused cutoffs so far in this search.
#[derive(Clone, Debug)]
pub(super) struct MoveHeuristics {
    /// The history by side and move.
    history: Vec<i16>,
    /// The last two quiet moves that caused a cutoff, by ply.
    killers: [[PackedMove; 2]; MAX_PLY],
}

impl MoveHeuristics {
    pub(super) fn new() -> MoveHeuristics {
        MoveHeuristics {
            history: vec![0; 2 * PackedMove::COUNT],
            killers: [[PackedMove::NONE; 2]; MAX_PLY],
        }
    }

    fn index(side: Side, mv: PackedMove) -> usize {
        side.index() * PackedMove::COUNT + mv.index()
    }

    pub(super) fn history(&self, side: Side, mv: PackedMove) -> i32 {
        self.history[Self::index(side, mv)].into()
    }

    /// The score of a quiet move.
    pub(super) fn score(&self, side: Side, mv: PackedMove, ply: usize) -> u16 {
        let killers = &self.killers[ply.min(MAX_PLY - 1)];
        if mv == killers[0] {
            KILLER_SCORES[0]
        } else if mv == killers[1] {
            KILLER_SCORES[1]
        } else {
            (QUIET_SCORE + self.history(side, mv)) as u16
        }
    }

    /// Raises the score of a quiet move that caused a cutoff.
    pub(super) fn reward(&mut self, side: Side, mv: PackedMove, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply.min(MAX_PLY - 1)];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
        self.update_history(side, mv, bonus(depth));
    }

    /// Lowers the score of a quiet move that was searched without effect before a cutoff.
    pub(super) fn penalize(&mut self, side: Side, mv: PackedMove, depth: i32) {
        self.update_history(side, mv, -bonus(depth));
    }

    /// Adds to a history value. The change gets smaller near the limits.
    fn update_history(&mut self, side: Side, mv: PackedMove, by: i32) {
        let history = &mut self.history[Self::index(side, mv)];
        let old = i32::from(*history);
        *history = (old + by - old * by.abs() / HISTORY_LIMIT) as i16;
    }
}

fn bonus(depth: i32) -> i32 {
    (depth * depth * 16).min(2_000)
}
