//! Implements a principal variation search with iterative deepening. It uses an explicit stack, so it can stop and
//! resume at any node.

use super::board::SearchBoard;
use super::lines::number;
use super::move_order::{MAX_PLY, MoveHeuristics, ScoredMove};
use super::packed_move::PackedMove;
use super::root::Root;
use super::search_frame::{MoveSet, SearchFrame, Stage, Window};
use super::transposition::{Bound, TranspositionTable};
use super::value::{Value, is_decided, win_probability, won_in};
use super::variant::Variant;
use crate::rules::tablut::{Move, Position};
use crate::rules::{Rules, Side};

/// Minimum depth for a null move.
const NULL_MOVE_DEPTH: i32 = 3;
/// Maximum depth at which a value far above beta is accepted without a search.
const REVERSE_FUTILITY_DEPTH: i32 = 3;
/// The distance above beta that this needs for each ply of depth.
const REVERSE_FUTILITY_MARGIN: Value = 90;
/// Depth from which a position without a hash move is searched one ply less deep.
const REDUCTION_WITHOUT_HASH_MOVE: i32 = 5;

/// A search for the best move of a position.
///
/// It works only inside [`TablutSearch::step`]. The result depends only on the total number of nodes, not on their
/// division among calls.
#[derive(Clone, Debug)]
pub struct TablutSearch {
    pub(super) variant: Variant,
    pub(super) nodes: u64,
    pub(super) root: Root,
    pub(super) frames: Vec<SearchFrame>,
    /// The moves of all frames, in the order of the frames.
    pub(super) moves: Vec<ScoredMove>,
    /// The keys of the positions since the last capture up to the root, then those of the frames.
    pub(super) keys: Vec<u64>,
    /// The number of keys that belong to the game.
    pub(super) past: usize,
    /// The principal variation from each ply.
    pub(super) variations: Vec<Vec<PackedMove>>,
    pub(super) transpositions: TranspositionTable,
    pub(super) heuristics: MoveHeuristics,
}

impl TablutSearch {
    /// A search of a position. With a `margin` of 0 only the best move gets an exact value. Otherwise all moves within
    /// the margin of the best one do, which takes longer.
    #[must_use]
    pub fn new(position: &Position, margin: i32) -> TablutSearch {
        let variant = Variant::new(position.options());
        let mut board = SearchBoard::of(position, &variant);
        let keys = past_keys(position, &board);
        board.set_reversible_moves(keys.len() - 1);
        let mut root = Root::new(board, &variant, margin);
        if position.outcome().is_some() {
            root.clear();
        }
        TablutSearch {
            variant,
            nodes: 0,
            root,
            frames: Vec::with_capacity(MAX_PLY),
            moves: Vec::with_capacity(4_096),
            past: keys.len(),
            keys,
            variations: vec![Vec::new(); MAX_PLY + 2],
            transpositions: TranspositionTable::default(),
            heuristics: MoveHeuristics::new(),
        }
    }

    /// Searches at most `nodes` more nodes, fewer if the search is finished.
    pub fn step(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !self.root.done {
            if self.frames.is_empty() {
                self.step_root();
            } else {
                self.step_frame();
            }
        }
    }

    /// The number of positions searched.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// `true` if the search is finished.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.root.done
    }

    /// The best move so far. It's legal from the start of the search. `None` if no move is legal.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.root.best.and_then(|(mv, _)| mv.unpacked())
    }

    /// The value of the best move for the side to move, in hundredths of a Black man; see [`is_decided`].
    #[must_use]
    pub fn value(&self) -> i32 {
        self.root.best.map_or(0, |(_, value)| value)
    }

    /// The best move and the moves expected after it.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<Move> {
        self.root
            .variation
            .iter()
            .filter_map(|mv| mv.unpacked())
            .collect()
    }

    /// The depth of the current iteration in plies.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.root.depth.unsigned_abs()
    }

    /// All moves with their values from the last finished iteration, the best first. For moves below the margin the
    /// value is an upper bound.
    #[must_use]
    pub fn choices(&self) -> Vec<(Move, i32)> {
        let finished = self.root.finished.iter();
        finished
            .filter_map(|found| Some((found.mv.unpacked()?, found.value)))
            .collect()
    }

    /// The smallest lead of the best move over all others, in thousandths of a game. The values of the others are upper
    /// bounds, so the lead can be larger. `None` if there is only one move.
    #[must_use]
    pub fn lead(&self) -> Option<u16> {
        let best = self.best()?;
        let choices = self.choices().into_iter();
        let others = choices.filter(|(choice, _)| *choice != best);
        let next = others.map(|(_, value)| win_probability(value)).max()?;
        Some(win_probability(self.value()).saturating_sub(next))
    }

    /// Searches the next move of the root or starts the next iteration.
    fn step_root(&mut self) {
        let Some(child) = self.root.next_search() else {
            self.root.next_iteration();
            return;
        };
        let mut board = self.root.board;
        board.play(&self.variant, child.mv);
        if let Some(value) = self.visit(board, child.depth, -child.beta, -child.alpha, false) {
            self.back_up(value);
        }
    }

    /// Visits a position. Returns its value for the side to move, or `None` after pushing a frame for it.
    pub(super) fn visit(
        &mut self,
        board: SearchBoard,
        mut depth: i32,
        alpha: Value,
        beta: Value,
        after_null_move: bool,
    ) -> Option<Value> {
        self.nodes += 1;
        let ply = self.frames.len() + 1;
        let is_pv = beta - alpha > 1;
        if is_pv && let Some(variation) = self.variations.get_mut(ply) {
            variation.clear();
        }
        self.keys.truncate(self.past + ply - 1);
        self.keys.push(board.key());
        if board.reversible_moves() >= 4 && self.is_repetition(board.reversible_moves()) {
            return Some(0);
        }
        let variant = &self.variant;
        let escapes = board.escapes(variant);
        let in_danger = match board.side() {
            Side::First => {
                if board.can_capture_king(variant) {
                    return Some(won_in(ply + 1));
                }
                if escapes > 1 {
                    let stuck = variant.stuck_draws && !board.can_move(variant, Side::First);
                    return Some(if stuck { 0 } else { -won_in(ply + 2) });
                }
                escapes == 1
            }
            Side::Second => {
                if escapes > 0 {
                    return Some(won_in(ply + 1));
                }
                board.can_capture_king(variant)
            }
        };
        if ply >= MAX_PLY {
            return Some(self.evaluate(&board, in_danger));
        }
        // No value here can be better than a win with the next move.
        if alpha >= won_in(ply + 1) {
            return Some(alpha);
        }
        let evasions = in_danger && board.side() == Side::First;
        if in_danger && (evasions || depth <= 2) && ply < 2 * self.root.depth as usize {
            depth += 1;
        }
        if depth <= 0 {
            return self.visit_quiescence(board, depth, alpha, beta, in_danger);
        }
        let entry = self.transpositions.probe(board.key(), ply);
        if let Some(entry) = entry
            && entry.depth >= depth
            && !is_pv
        {
            let is_cutoff = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            };
            if is_cutoff {
                return Some(entry.value);
            }
        }
        let static_value = self.evaluate(&board, in_danger);
        let may_prune = !is_pv && !in_danger && !is_decided(beta);
        if may_prune
            && depth <= REVERSE_FUTILITY_DEPTH
            && static_value - REVERSE_FUTILITY_MARGIN * depth >= beta
        {
            return Some(static_value);
        }
        let hash_move = entry.map_or(PackedMove::NONE, |entry| entry.mv);
        let hash_move = if self.is_playable(&board, hash_move, evasions) {
            hash_move
        } else {
            PackedMove::NONE
        };
        if hash_move == PackedMove::NONE && depth >= REDUCTION_WITHOUT_HASH_MOVE {
            depth -= 1;
        }
        let move_set = if evasions {
            MoveSet::Evasions
        } else {
            MoveSet::All
        };
        let mut frame = SearchFrame::new(
            board,
            depth,
            Window { alpha, beta },
            move_set,
            self.moves.len(),
        );
        frame.hash_move = hash_move;
        frame.in_danger = in_danger;
        let tries_null_move = may_prune && !after_null_move && depth >= NULL_MOVE_DEPTH;
        frame.stage = if tries_null_move && static_value >= beta {
            Stage::NullMove
        } else if hash_move != PackedMove::NONE {
            Stage::HashMove
        } else {
            Stage::Generate
        };
        self.frames.push(frame);
        None
    }

    /// `true` if a move from the transposition table is one of the moves to search here.
    fn is_playable(&self, board: &SearchBoard, mv: PackedMove, evasions: bool) -> bool {
        let variant = &self.variant;
        mv != PackedMove::NONE
            && board.is_legal(variant, mv)
            && (!evasions || board.escape_paths(variant) >> mv.to() & 1 == 1)
    }

    /// The static evaluation of a position for the side to move.
    pub(super) fn evaluate(&self, board: &SearchBoard, in_danger: bool) -> Value {
        let threat = in_danger && board.side() == Side::Second;
        let value = board.evaluate(&self.variant, threat);
        match board.side() {
            Side::First => -value,
            Side::Second => value,
        }
    }

    /// `true` if the last position has occurred before: once after the root, or as often as the rules need for a draw
    /// (TT-14).
    fn is_repetition(&self, reversible_moves: usize) -> bool {
        let last = self.keys.len() - 1;
        let key = self.keys[last];
        let needed = if self.variant.second_draws { 1 } else { 2 };
        let mut earlier = 0;
        let mut back = 4;
        while back <= reversible_moves && back <= last {
            if self.keys[last - back] == key {
                earlier += 1;
                if earlier == needed || last - back + 1 >= self.past {
                    return true;
                }
            }
            back += 2;
        }
        false
    }
}

/// The keys of the positions since the last capture, with the current one last.
fn past_keys(position: &Position, board: &SearchBoard) -> Vec<u64> {
    let mut keys = position
        .past()
        .map(|(pieces, king, side)| SearchBoard::key_of(&pieces, number(king), side))
        .collect::<Vec<u64>>();
    if keys.last() != Some(&board.key()) {
        keys.push(board.key());
    }
    keys
}
