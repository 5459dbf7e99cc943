//! Processes one position between the root and the current node: picks its next move and handles the returned values.

use super::board::SearchBoard;
use super::lines::numbers;
use super::move_order::{CAPTURE_SCORE, MoveHeuristics, ScoredMove};
use super::packed_move::PackedMove;
use super::search::TablutSearch;
use super::transposition::{Bound, TranspositionEntry};
use super::value::{INFINITE, Value, is_decided, won_in};

/// The way in which a move is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SearchMode {
    /// The side to move passes, to test if its position is good enough even so.
    NullMove,
    /// A reduced depth and a null window.
    LateMoveReduction,
    /// The full depth, but only to test if the move is better than the best one.
    NullWindow,
    /// The full depth and the full window, for an exact value.
    FullWindow,
}

/// The moves that a frame searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveSet {
    /// All moves.
    All,
    /// Moves that block the king.
    Evasions,
    /// Captures and threats of the king.
    Quiescence,
}

/// The next task of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Plays a null move.
    NullMove,
    /// Searches the move from the transposition table.
    HashMove,
    /// Generates the moves.
    Generate,
    /// Searches the generated moves one by one.
    Moves,
    /// Searches the last move again in another mode.
    Research(SearchMode),
}

/// The range of values that matter to a search. Below alpha the side to move already has a better option, above beta
/// the opponent avoids the position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

/// A position whose moves are being searched.
#[derive(Clone, Debug)]
pub(super) struct SearchFrame {
    pub(super) board: SearchBoard,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) best: Value,
    pub(super) best_move: PackedMove,
    /// `true` if a move has raised alpha. Otherwise the value is only an upper bound.
    pub(super) raised: bool,
    /// `true` on a principal variation, where the window is wider than 1.
    pub(super) is_pv: bool,
    pub(super) move_set: MoveSet,
    pub(super) stage: Stage,
    pub(super) mode: SearchMode,
    pub(super) current: PackedMove,
    /// `true` if the current move doesn't capture.
    pub(super) is_quiet: bool,
    pub(super) hash_move: PackedMove,
    /// `true` if the king can escape (Black to move) or be captured (White to move).
    pub(super) in_danger: bool,
    /// The number of moves searched.
    pub(super) searched: u32,
    /// The index of this frame's first generated move, and of the next one to search.
    pub(super) first: usize,
    pub(super) next: usize,
}

impl SearchFrame {
    /// A new frame. Its moves will be stored from index `first`.
    pub(super) fn new(
        board: SearchBoard,
        depth: i32,
        Window { alpha, beta }: Window,
        move_set: MoveSet,
        first: usize,
    ) -> SearchFrame {
        SearchFrame {
            board,
            depth,
            alpha,
            beta,
            best: -INFINITE,
            best_move: PackedMove::NONE,
            raised: false,
            is_pv: beta - alpha > 1,
            move_set,
            stage: Stage::Generate,
            mode: SearchMode::FullWindow,
            current: PackedMove::NONE,
            is_quiet: false,
            hash_move: PackedMove::NONE,
            in_danger: move_set == MoveSet::Evasions,
            searched: 0,
            first,
            next: first,
        }
    }
}

impl TablutSearch {
    /// Performs the next task of the last frame.
    pub(super) fn step_frame(&mut self) {
        let ply = self.frames.len();
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        match frame.stage {
            Stage::NullMove => {
                frame.stage = if frame.hash_move == PackedMove::NONE {
                    Stage::Generate
                } else {
                    Stage::HashMove
                };
                frame.mode = SearchMode::NullMove;
                let mut board = frame.board;
                board.play_null_move();
                let (depth, beta) = (frame.depth - 3 - frame.depth / 4, frame.beta);
                self.search_child(board, depth, -beta, 1 - beta, true);
            }
            Stage::HashMove => {
                frame.stage = Stage::Generate;
                let mv = frame.hash_move;
                self.search_move(mv);
            }
            Stage::Generate => {
                frame.stage = Stage::Moves;
                self.generate_moves(ply);
            }
            Stage::Moves => match self.pick_move() {
                Some(mv) => self.search_move(mv),
                None => self.finish_frame(ply),
            },
            Stage::Research(mode) => {
                frame.stage = Stage::Moves;
                frame.mode = mode;
                let mut board = frame.board;
                board.play(&self.variant, frame.current);
                let depth = frame.depth - 1;
                let (alpha, beta) = match mode {
                    SearchMode::FullWindow => (frame.alpha, frame.beta),
                    _ => (frame.alpha, frame.alpha + 1),
                };
                self.search_child(board, depth, -beta, -alpha, false);
            }
        }
    }

    /// Generates the moves of the last frame except the hash move.
    fn generate_moves(&mut self, ply: usize) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let (board, hash_move) = (frame.board, frame.hash_move);
        let (variant, side) = (&self.variant, frame.board.side());
        let captures = board.capture_squares(variant, side);
        let (moves, heuristics) = (&mut self.moves, &self.heuristics);
        let mut add = |mv: PackedMove| {
            if mv == hash_move {
                return;
            }
            let captures = captures != 0 && captures >> mv.to() & 1 == 1;
            let score = if captures && board.is_armed(variant, mv.from()) {
                CAPTURE_SCORE
            } else {
                heuristics.score(side, mv, ply)
            };
            moves.push(ScoredMove::new(score, mv));
        };
        match frame.move_set {
            MoveSet::Evasions => {
                for to in numbers(board.escape_paths(variant)) {
                    board.each_move_to(variant, to, &mut add);
                }
            }
            _ => board.each_move(variant, add),
        }
    }

    /// Ends the last frame after all of its moves.
    fn finish_frame(&mut self, ply: usize) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let value = match frame.move_set {
            // A side without legal moves has lost, or the game is a draw (TT-13).
            MoveSet::All if frame.best == -INFINITE => {
                if self.variant.stuck_draws {
                    0
                } else {
                    -won_in(ply)
                }
            }
            MoveSet::Evasions if frame.best == -INFINITE => {
                let side = frame.board.side();
                if self.variant.stuck_draws && !frame.board.can_move(&self.variant, side) {
                    0
                } else {
                    -won_in(ply + 2)
                }
            }
            _ => frame.best,
        };
        self.pop_frame(value);
        self.back_up(value);
    }

    /// The remaining generated move with the highest score.
    fn pick_move(&mut self) -> Option<PackedMove> {
        let frame = self.frames.last_mut()?;
        let rest = self.moves.get_mut(frame.next..)?;
        let (index, _) = rest.iter().enumerate().max_by_key(|(_, scored)| **scored)?;
        rest.swap(0, index);
        frame.next += 1;
        rest.first().map(|scored| scored.mv())
    }

    /// Searches a move of the last frame for the first time.
    fn search_move(&mut self, mv: PackedMove) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let mut board = frame.board;
        let captured = board.play(&self.variant, mv);
        frame.current = mv;
        frame.is_quiet = captured == 0;
        if frame.move_set == MoveSet::Quiescence {
            frame.mode = SearchMode::FullWindow;
            let (depth, alpha, beta) = (frame.depth - 1, frame.alpha, frame.beta);
            self.search_child(board, depth, -beta, -alpha, false);
            return;
        }
        let full = frame.depth - 1;
        let (mode, depth) = if frame.searched == 0 {
            (SearchMode::FullWindow, full)
        } else {
            let reduction = late_move_reduction(frame, &self.heuristics, mv);
            if reduction > 0 {
                (SearchMode::LateMoveReduction, full - reduction)
            } else {
                (SearchMode::NullWindow, full)
            }
        };
        frame.mode = mode;
        let (alpha, beta) = match mode {
            SearchMode::FullWindow => (frame.alpha, frame.beta),
            _ => (frame.alpha, frame.alpha + 1),
        };
        self.search_child(board, depth, -beta, -alpha, false);
    }

    /// Visits the position after a move of the last frame.
    fn search_child(
        &mut self,
        board: SearchBoard,
        depth: i32,
        alpha: Value,
        beta: Value,
        after_null_move: bool,
    ) {
        if let Some(value) = self.visit(board, depth, alpha, beta, after_null_move) {
            self.back_up(value);
        }
    }

    /// Passes a value to the previous frame, with its sign changed, and on to further frames as long as it decides
    /// them.
    pub(super) fn back_up(&mut self, mut value: Value) {
        loop {
            let ply = self.frames.len();
            if ply == 0 {
                let variation = self.variations.get(1).map_or(&[][..], |moves| moves);
                self.root.take_value(-value, variation);
                return;
            }
            match self.take_value(-value, ply) {
                Some(decided) => {
                    self.pop_frame(decided);
                    value = decided;
                }
                None => return,
            }
        }
    }

    /// Accepts the value of the last frame's current move. Returns the frame's own value if it's decided.
    fn take_value(&mut self, value: Value, ply: usize) -> Option<Value> {
        let frame = self.frames.last_mut()?;
        match frame.mode {
            SearchMode::NullMove => {
                let cutoff = if is_decided(value) { frame.beta } else { value };
                return (value >= frame.beta).then_some(cutoff);
            }
            SearchMode::LateMoveReduction if value > frame.alpha => {
                frame.stage = Stage::Research(SearchMode::NullWindow);
                return None;
            }
            SearchMode::NullWindow if frame.is_pv && value > frame.alpha && value < frame.beta => {
                frame.stage = Stage::Research(SearchMode::FullWindow);
                return None;
            }
            _ => {}
        }
        frame.searched += 1;
        if value <= frame.best {
            return None;
        }
        frame.best = value;
        if value <= frame.alpha {
            return None;
        }
        frame.best_move = frame.current;
        frame.raised = true;
        frame.alpha = value;
        if frame.is_pv {
            let (before, after) = self.variations.split_at_mut(ply + 1);
            if let (Some(variation), Some(rest)) = (before.last_mut(), after.first()) {
                variation.clear();
                variation.push(frame.current);
                variation.extend_from_slice(rest);
            }
        }
        if value < frame.beta {
            return None;
        }
        self.record_cutoff(ply);
        Some(value)
    }

    /// Updates the move heuristics after the last frame's current move caused a beta cutoff.
    fn record_cutoff(&mut self, ply: usize) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        if !frame.is_quiet || frame.move_set == MoveSet::Quiescence {
            return;
        }
        let (side, depth) = (frame.board.side(), frame.depth);
        self.heuristics.reward(side, frame.current, ply, depth);
        let searched = self.moves.get(frame.first..frame.next.max(frame.first));
        for scored in searched.unwrap_or_default() {
            if scored.mv() != frame.current && scored.score() < CAPTURE_SCORE {
                self.heuristics.penalize(side, scored.mv(), depth);
            }
        }
        let hash_move = frame.hash_move;
        if hash_move != PackedMove::NONE && hash_move != frame.current {
            self.heuristics.penalize(side, hash_move, depth);
        }
    }

    /// Ends the last frame with a value and stores it in the transposition table.
    fn pop_frame(&mut self, value: Value) {
        let ply = self.frames.len();
        let Some(frame) = self.frames.pop() else {
            return;
        };
        self.moves.truncate(frame.first);
        if frame.move_set == MoveSet::Quiescence || frame.mode == SearchMode::NullMove {
            return;
        }
        let bound = if value >= frame.beta {
            Bound::Lower
        } else if frame.raised {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let mv = if frame.best_move == PackedMove::NONE {
            frame.hash_move
        } else {
            frame.best_move
        };
        let entry = TranspositionEntry {
            mv,
            value,
            depth: frame.depth,
            bound,
        };
        self.transpositions.store(frame.board.key(), entry, ply);
    }
}

/// The depth reduction, in plies, of a quiet move that comes late and has rarely caused a cutoff.
fn late_move_reduction(frame: &SearchFrame, heuristics: &MoveHeuristics, mv: PackedMove) -> i32 {
    if !frame.is_quiet || frame.in_danger || frame.depth < 2 || frame.searched < 3 {
        return 0;
    }
    let mut reduction = log2_eighths(frame.depth) * log2_eighths(frame.searched as i32) / 266;
    let history = heuristics.history(frame.board.side(), mv);
    reduction -= history / 6_000;
    if frame.is_pv {
        reduction -= 1;
    }
    reduction.clamp(0, frame.depth - 1)
}

/// The approximate logarithm to base 2, in eighths.
fn log2_eighths(number: i32) -> i32 {
    let number = number.max(1);
    let whole = number.ilog2() as i32;
    8 * whole + ((number << 3) >> whole) - 8
}
