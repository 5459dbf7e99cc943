//! Stores the root of the search: its moves, the current iteration and the best move so far.

use super::board::SearchBoard;
use super::packed_move::PackedMove;
use super::search_frame::SearchMode;
use super::value::{INFINITE, Value, is_decided, moves_to_end, won_in};
use super::variant::Variant;
use crate::rules::Side;

/// A move at the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootMove {
    pub(super) mv: PackedMove,
    /// The value, or an upper bound if another move was better.
    pub(super) value: Value,
    pub(super) is_capture: bool,
}

/// Maximum depth of the iterations.
const MAX_DEPTH: i32 = 64;
/// Half the width of the first window around the value of the last iteration.
const ASPIRATION_WINDOW: Value = 30;
/// The depth from which this window is used.
const ASPIRATION_DEPTH: i32 = 4;

/// The root and the state of its search.
#[derive(Clone, Debug)]
pub(super) struct Root {
    pub(super) board: SearchBoard,
    /// The moves in the order of the current iteration.
    pub(super) moves: Vec<RootMove>,
    /// The maximum distance from the best value at which a move still gets an exact value.
    margin: Value,
    /// The depth of the current iteration.
    pub(super) depth: i32,
    /// The index of the current move.
    current: usize,
    /// The aspiration window.
    alpha: Value,
    beta: Value,
    best_value: Value,
    best_index: usize,
    mode: SearchMode,
    research: Option<SearchMode>,
    /// All moves with their values after the last finished iteration.
    pub(super) finished: Vec<RootMove>,
    /// The best move with its value.
    pub(super) best: Option<(PackedMove, Value)>,
    /// The principal variation.
    pub(super) variation: Vec<PackedMove>,
    pub(super) done: bool,
}

/// The next move to search, with its depth and window.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChildSearch {
    pub(super) mv: PackedMove,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Root {
    pub(super) fn new(board: SearchBoard, variant: &Variant, margin: Value) -> Root {
        let mut moves = Vec::new();
        board.each_move(variant, |mv| {
            let mut next = board;
            let is_capture = next.play(variant, mv) != 0;
            let value = if next.king_outcome(variant, mv.to()).is_some() {
                won_in(1)
            } else {
                let static_value = next.evaluate(variant, false);
                if board.side() == Side::First {
                    -static_value
                } else {
                    static_value
                }
            };
            moves.push(RootMove {
                mv,
                value,
                is_capture,
            });
        });
        moves.sort_by_key(|found| -found.value);
        let best = moves.first().map(|found| (found.mv, found.value));
        Root {
            board,
            margin: margin.max(0),
            depth: 1,
            current: 0,
            alpha: -INFINITE,
            beta: INFINITE,
            best_value: -INFINITE,
            best_index: 0,
            mode: SearchMode::FullWindow,
            research: None,
            finished: moves.clone(),
            variation: best.iter().map(|(mv, _)| *mv).collect(),
            done: best.is_none_or(|(_, value)| is_decided(value)),
            best,
            moves,
        }
    }

    /// Removes all moves, for a game that is over.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.finished.clear();
        self.best = None;
        self.variation.clear();
        self.done = true;
    }

    /// The next move to search. `None` if the iteration is over.
    pub(super) fn next_search(&mut self) -> Option<ChildSearch> {
        let next = *self.moves.get(self.current)?;
        let first = if self.current == 0 || self.margin > 0 {
            SearchMode::FullWindow
        } else if self.current >= 6 && self.depth >= 4 && !next.is_capture {
            SearchMode::LateMoveReduction
        } else {
            SearchMode::NullWindow
        };
        let mode = self.research.take().unwrap_or(first);
        self.mode = mode;
        let (alpha, beta) = match mode {
            _ if self.current == 0 => (self.alpha, self.beta),
            SearchMode::FullWindow => (self.lower_bound(), INFINITE),
            _ => (self.best_value, self.best_value + 1),
        };
        let less = if mode == SearchMode::LateMoveReduction {
            2
        } else {
            1
        };
        Some(ChildSearch {
            mv: next.mv,
            depth: self.depth - less,
            alpha,
            beta,
        })
    }

    /// The bound up to which values aren't distinguished.
    fn lower_bound(&self) -> Value {
        if self.margin == 0 {
            self.best_value
        } else {
            (self.best_value - self.margin - 1).max(-INFINITE)
        }
    }

    /// Accepts the value of the current move and the variation after it.
    pub(super) fn take_value(&mut self, value: Value, variation: &[PackedMove]) {
        match self.mode {
            _ if self.current == 0 && value <= self.alpha && self.alpha > -INFINITE => {
                self.alpha = -INFINITE;
                self.research = Some(SearchMode::FullWindow);
                return;
            }
            _ if self.current == 0 && value >= self.beta && self.beta < INFINITE => {
                self.beta = INFINITE;
                self.research = Some(SearchMode::FullWindow);
                return;
            }
            SearchMode::LateMoveReduction if value > self.best_value => {
                self.research = Some(SearchMode::NullWindow);
                return;
            }
            SearchMode::NullWindow if value > self.best_value => {
                self.research = Some(SearchMode::FullWindow);
                return;
            }
            _ => {}
        }
        let index = self.current;
        self.current += 1;
        let Some(found) = self.moves.get_mut(index) else {
            return;
        };
        found.value = value;
        if value > self.best_value {
            self.best_value = value;
            self.best_index = index;
            self.best = Some((found.mv, value));
            self.variation.clear();
            self.variation.push(found.mv);
            self.variation.extend_from_slice(variation);
        }
    }

    /// Ends the current iteration and prepares the next one, which is a ply deeper.
    pub(super) fn next_iteration(&mut self) {
        let best_index = self.best_index.min(self.moves.len());
        if let Some(first) = self.moves.get_mut(..=best_index) {
            first.rotate_right(1);
        }
        if self.margin > 0 {
            self.moves.sort_by_key(|found| -found.value);
        }
        self.finished.clone_from(&self.moves);
        let proved = moves_to_end(self.best_value).is_some_and(|moves| moves as i32 <= self.depth);
        self.done = proved || self.depth >= MAX_DEPTH;
        let narrow =
            self.depth + 1 >= ASPIRATION_DEPTH && self.margin == 0 && !is_decided(self.best_value);
        let window = if narrow {
            ASPIRATION_WINDOW
        } else {
            2 * INFINITE
        };
        self.alpha = (self.best_value - window).max(-INFINITE);
        self.beta = (self.best_value + window).min(INFINITE);
        self.best_value = -INFINITE;
        self.best_index = 0;
        self.current = 0;
        if !self.done {
            self.depth += 1;
        }
    }
}
