//! Arriving at a position: what can be told of it at once, and what has to be looked into.

use super::board::Board;
use super::frame::{Frame, Next, Scope};
use super::lines::numbers;
use super::memory::Bound;
use super::order::{MOST_PLIES, Ranked, TAKES};
use super::search::Search;
use super::slide::Slide;
use super::value::{Value, is_decided, won_in};
use crate::rules::Side;

/// How many moves deep one looks on for the sake of captures alone.
const UNQUIET_DEPTH: i32 = -5;
/// How deep into that one looks for single threats to escape; double ones count throughout.
const CRIES_FROM: i32 = -1;
/// How deep a look must be for passing to be tried.
const PASS_FROM: i32 = 3;

impl Search {
    /// Looks at a position: its value for the side to move, or none where a frame has been put on
    /// the stack for it.
    pub(super) fn enter(
        &mut self,
        board: Board,
        mut depth: i32,
        alpha: Value,
        beta: Value,
        passed: bool,
    ) -> Option<Value> {
        self.nodes += 1;
        let ply = self.frames.len() + 1;
        let open = beta - alpha > 1;
        if open && let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        self.keys.truncate(self.past + ply - 1);
        self.keys.push(board.key());
        if board.quiet() >= 4 && self.repeats(board.quiet()) {
            return Some(0);
        }
        let terrain = &self.setting.terrain;
        let escapes = board.escapes(terrain);
        let urgent = match board.side() {
            Side::First => {
                if board.king_falls(terrain) {
                    return Some(won_in(ply + 1));
                }
                if escapes > 1 {
                    return Some(-won_in(ply + 2));
                }
                escapes == 1
            }
            Side::Second => {
                if escapes > 0 {
                    return Some(won_in(ply + 1));
                }
                board.king_falls(terrain)
            }
        };
        if ply >= MOST_PLIES {
            return Some(self.judge(&board, urgent));
        }
        // Nothing here can be better than a win with the next move.
        if alpha >= won_in(ply + 1) {
            return Some(alpha);
        }
        let evasions = urgent && board.side() == Side::First;
        if urgent && (evasions || depth <= 2) && ply < 2 * self.root.depth as usize {
            depth += 1;
        }
        if depth <= 0 {
            return self.enter_unquiet(board, depth, alpha, beta, urgent);
        }
        let memory = self.memories.recall(board.key(), ply);
        if let Some(memory) = memory
            && memory.depth >= depth
            && !open
        {
            let enough = match memory.bound {
                Bound::Exact => true,
                Bound::AtLeast => memory.value >= beta,
                Bound::AtMost => memory.value <= alpha,
            };
            if enough {
                return Some(memory.value);
            }
        }
        let judged = self.judge(&board, urgent);
        let steady = !open && !urgent && !is_decided(beta);
        if steady && depth <= 3 && judged - 90 * depth >= beta {
            return Some(judged);
        }
        let remembered = memory.map_or(Slide::NONE, |memory| memory.slide);
        let remembered = if self.board_allows(&board, remembered, evasions) {
            remembered
        } else {
            Slide::NONE
        };
        if remembered == Slide::NONE && depth >= 5 {
            depth -= 1;
        }
        let scope = if evasions {
            Scope::Evasions
        } else {
            Scope::All
        };
        let mut frame = Frame::new(board, depth, (alpha, beta), scope, self.list.len());
        frame.remembered = remembered;
        frame.urgent = urgent;
        frame.next = if steady && !passed && depth >= PASS_FROM && judged >= beta {
            Next::Pass
        } else if remembered != Slide::NONE {
            Next::Remembered
        } else {
            Next::List
        };
        self.frames.push(frame);
        None
    }

    fn board_allows(&self, board: &Board, slide: Slide, evasions: bool) -> bool {
        let terrain = &self.setting.terrain;
        slide != Slide::NONE
            && board.allows(terrain, slide)
            && (!evasions || board.escape_ways(terrain) >> slide.to() & 1 == 1)
    }

    /// The judgement of a position for the side to move.
    fn judge(&self, board: &Board, urgent: bool) -> Value {
        let threat = urgent && board.side() == Side::Second;
        let worth = board.judge(&self.setting, threat);
        match board.side() {
            Side::First => -worth,
            Side::Second => worth,
        }
    }

    /// Whether the last position has occurred before: once since the root, or twice in all (TT-14).
    fn repeats(&self, quiet: usize) -> bool {
        let last = self.keys.len() - 1;
        let key = self.keys[last];
        let mut earlier = 0;
        let mut back = 4;
        while back <= quiet && back <= last {
            if self.keys[last - back] == key {
                earlier += 1;
                if earlier == 2 || last - back + 1 >= self.past {
                    return true;
                }
            }
            back += 2;
        }
        false
    }

    /// The same where the look is deep enough, and only what cannot be judged at rest is gone into.
    fn enter_unquiet(
        &mut self,
        board: Board,
        depth: i32,
        alpha: Value,
        beta: Value,
        urgent: bool,
    ) -> Option<Value> {
        let judged = self.judge(&board, urgent);
        let side = board.side();
        let evasions = urgent && side == Side::First;
        if evasions && depth > 2 * UNQUIET_DEPTH {
            let first = self.list.len();
            let window = (alpha, beta);
            let frame = Frame::new(board, depth, window, Scope::Evasions, first);
            self.frames.push(frame);
            return None;
        }
        if judged >= beta || depth <= UNQUIET_DEPTH {
            return Some(judged);
        }
        let first = self.list.len();
        let terrain = &self.setting.terrain;
        let taking = board.taking_squares(terrain, side);
        let worth = self.setting.weights.men[side.other().index()];
        if judged + worth + 60 > alpha {
            for to in numbers(taking) {
                board.each_move_to(terrain, to, |slide| {
                    self.list.push(Ranked::new(TAKES, slide));
                });
            }
        }
        if side == Side::Second {
            let least = if depth >= CRIES_FROM { 1 } else { 2 };
            board.each_outlook(terrain, |to, open| {
                if open >= least && taking >> to & 1 == 0 {
                    let slide = Slide::new(board.king(), to);
                    self.list.push(Ranked::new(open as u16, slide));
                }
            });
        }
        if self.list.len() == first {
            return Some(judged);
        }
        let window = (alpha.max(judged), beta);
        let mut frame = Frame::new(board, depth, window, Scope::Unquiet, first);
        frame.next = Next::Listed;
        frame.best = judged;
        self.frames.push(frame);
        None
    }

    /// Writes down the moves of the last frame, but the one remembered.
    pub(super) fn list_moves(&mut self, ply: usize) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let (board, remembered) = (frame.board, frame.remembered);
        let (terrain, side) = (&self.setting.terrain, frame.board.side());
        let taking = board.taking_squares(terrain, side);
        let (list, experience) = (&mut self.list, &self.experience);
        let mut note = |slide: Slide| {
            if slide == remembered {
                return;
            }
            let rank = if taking != 0 && taking >> slide.to() & 1 == 1 {
                TAKES
            } else {
                experience.rank(side, slide, ply)
            };
            list.push(Ranked::new(rank, slide));
        };
        match frame.scope {
            Scope::Evasions => {
                for to in numbers(board.escape_ways(terrain)) {
                    board.each_move_to(terrain, to, &mut note);
                }
            }
            _ => board.each_move(terrain, note),
        }
    }
}
