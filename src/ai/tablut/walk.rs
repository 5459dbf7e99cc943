//! Going on with the last frame: which move is next, in which way, and what its value decides.

use super::board::Board;
use super::frame::{Attempt, Frame, Next, Scope};
use super::memory::{Bound, Memory};
use super::order::{Experience, TAKES};
use super::search::Search;
use super::slide::Slide;
use super::value::{INFINITE, Value, is_decided, won_in};

impl Search {
    /// Does the next thing in the last frame.
    pub(super) fn go_on(&mut self) {
        let ply = self.frames.len();
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        match frame.next {
            Next::Pass => {
                frame.next = if frame.remembered == Slide::NONE {
                    Next::List
                } else {
                    Next::Remembered
                };
                frame.attempt = Attempt::Pass;
                let mut board = frame.board;
                board.pass();
                let (depth, beta) = (frame.depth - 3 - frame.depth / 4, frame.beta);
                self.launch(board, depth, -beta, 1 - beta, true);
            }
            Next::Remembered => {
                frame.next = Next::List;
                let slide = frame.remembered;
                self.attempt(slide);
            }
            Next::List => {
                frame.next = Next::Listed;
                self.list_moves(ply);
            }
            Next::Listed => match self.pick() {
                Some(slide) => self.attempt(slide),
                None => self.exhausted(ply),
            },
            Next::Again(attempt) => {
                frame.next = Next::Listed;
                frame.attempt = attempt;
                let mut board = frame.board;
                board.play(&self.setting, frame.current);
                let depth = frame.depth - 1;
                let (alpha, beta) = match attempt {
                    Attempt::Full => (frame.alpha, frame.beta),
                    _ => (frame.alpha, frame.alpha + 1),
                };
                self.launch(board, depth, -beta, -alpha, false);
            }
        }
    }

    /// All moves have been tried.
    fn exhausted(&mut self, ply: usize) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        let value = match frame.scope {
            // A side that cannot move has lost (TT-13).
            Scope::All if frame.best == -INFINITE => -won_in(ply),
            Scope::Evasions if frame.best == -INFINITE => -won_in(ply + 2),
            _ => frame.best,
        };
        self.close(value);
        self.deliver(value);
    }

    /// The most promising of the listed moves that are left.
    fn pick(&mut self) -> Option<Slide> {
        let frame = self.frames.last_mut()?;
        let rest = self.list.get_mut(frame.at..)?;
        let (place, _) = rest.iter().enumerate().max_by_key(|(_, ranked)| **ranked)?;
        rest.swap(0, place);
        frame.at += 1;
        rest.first().map(|ranked| ranked.slide())
    }

    /// Tries a move of the last frame for the first time.
    fn attempt(&mut self, slide: Slide) {
        let Some(frame) = self.frames.last_mut() else {
            return;
        };
        let mut board = frame.board;
        let taken = board.play(&self.setting, slide);
        frame.current = slide;
        frame.plain = taken == 0;
        if frame.scope == Scope::Unquiet {
            frame.attempt = Attempt::Full;
            let (depth, alpha, beta) = (frame.depth - 1, frame.alpha, frame.beta);
            self.launch(board, depth, -beta, -alpha, false);
            return;
        }
        let full = frame.depth - 1;
        let (attempt, depth) = if frame.tried == 0 {
            (Attempt::Full, full)
        } else {
            let less = reduction(frame, &self.experience, slide);
            if less > 0 {
                (Attempt::Reduced, full - less)
            } else {
                (Attempt::Scout, full)
            }
        };
        frame.attempt = attempt;
        let (alpha, beta) = match attempt {
            Attempt::Full => (frame.alpha, frame.beta),
            _ => (frame.alpha, frame.alpha + 1),
        };
        self.launch(board, depth, -beta, -alpha, false);
    }

    fn launch(&mut self, board: Board, depth: i32, alpha: Value, beta: Value, passed: bool) {
        if let Some(value) = self.enter(board, depth, alpha, beta, passed) {
            self.deliver(value);
        }
    }

    /// Hands a value from the side that it was found for to the frame before, and on from frame to
    /// frame as far as it decides them.
    pub(super) fn deliver(&mut self, mut value: Value) {
        loop {
            let ply = self.frames.len();
            if ply == 0 {
                let line = self.lines.get(1).map_or(&[][..], |line| line);
                self.root.receive(-value, line);
                return;
            }
            match self.receive(-value, ply) {
                Some(decided) => {
                    self.close(decided);
                    value = decided;
                }
                None => return,
            }
        }
    }

    /// Takes the value of the last frame's move at hand; tells the frame's own where that is all.
    fn receive(&mut self, value: Value, ply: usize) -> Option<Value> {
        let frame = self.frames.last_mut()?;
        match frame.attempt {
            Attempt::Pass => {
                let enough = if is_decided(value) { frame.beta } else { value };
                return (value >= frame.beta).then_some(enough);
            }
            Attempt::Reduced if value > frame.alpha => {
                frame.next = Next::Again(Attempt::Scout);
                return None;
            }
            Attempt::Scout if frame.open && value > frame.alpha && value < frame.beta => {
                frame.next = Next::Again(Attempt::Full);
                return None;
            }
            _ => {}
        }
        frame.tried += 1;
        if value <= frame.best {
            return None;
        }
        frame.best = value;
        if value <= frame.alpha {
            return None;
        }
        frame.best_slide = frame.current;
        frame.raised = true;
        frame.alpha = value;
        if frame.open {
            let (before, after) = self.lines.split_at_mut(ply + 1);
            if let (Some(line), Some(rest)) = (before.last_mut(), after.first()) {
                line.clear();
                line.push(frame.current);
                line.extend_from_slice(rest);
            }
        }
        if value < frame.beta {
            return None;
        }
        self.learn(ply);
        Some(value)
    }

    /// The last frame's current move was too good for the other side.
    fn learn(&mut self, ply: usize) {
        let Some(frame) = self.frames.last() else {
            return;
        };
        if !frame.plain || frame.scope == Scope::Unquiet {
            return;
        }
        let (side, depth) = (frame.board.side(), frame.depth);
        self.experience.refuted(side, frame.current, ply, depth);
        let tried = self.list.get(frame.first..frame.at.max(frame.first));
        for ranked in tried.unwrap_or_default() {
            if ranked.slide() != frame.current && ranked.rank() < TAKES {
                self.experience.failed(side, ranked.slide(), depth);
            }
        }
        let remembered = frame.remembered;
        if remembered != Slide::NONE && remembered != frame.current {
            self.experience.failed(side, remembered, depth);
        }
    }

    /// Ends the last frame with a value and remembers it.
    fn close(&mut self, value: Value) {
        let ply = self.frames.len();
        let Some(frame) = self.frames.pop() else {
            return;
        };
        self.list.truncate(frame.first);
        if frame.scope == Scope::Unquiet || frame.attempt == Attempt::Pass {
            return;
        }
        let bound = if value >= frame.beta {
            Bound::AtLeast
        } else if frame.raised {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let slide = if frame.best_slide == Slide::NONE {
            frame.remembered
        } else {
            frame.best_slide
        };
        let memory = Memory {
            slide,
            value,
            depth: frame.depth,
            bound,
        };
        self.memories.keep(frame.board.key(), memory, ply);
    }
}

/// By how much less deep a move is looked at that comes late and promises little.
fn reduction(frame: &Frame, experience: &Experience, slide: Slide) -> i32 {
    if !frame.plain || frame.urgent || frame.depth < 2 || frame.tried < 3 {
        return 0;
    }
    let mut less = eighths(frame.depth) * eighths(frame.tried as i32) / 266;
    let history = experience.history(frame.board.side(), slide);
    less -= history / 6_000;
    if frame.open {
        less -= 1;
    }
    less.clamp(0, frame.depth - 1)
}

/// The logarithm to base 2 in eighths, roughly.
fn eighths(number: i32) -> i32 {
    let number = number.max(1);
    let whole = number.ilog2() as i32;
    8 * whole + ((number << 3) >> whole) - 8
}
