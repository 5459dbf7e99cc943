//! The position that was asked about: its moves, the look at hand, and the answer so far.

use super::board::Board;
use super::frame::Attempt;
use super::setting::Setting;
use super::slide::Slide;
use super::value::{INFINITE, Value, is_decided, moves_to_end, won_in};
use crate::rules::Side;

/// A move of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) slide: Slide,
    /// Its value, or what it is at most where another was better.
    pub(super) value: Value,
    /// It takes something.
    pub(super) takes: bool,
}

/// No look goes deeper.
const MOST_DEPTH: i32 = 64;
/// How far from the last value the next is looked for at first.
const WINDOW: Value = 30;
/// From this depth on.
const NARROW_FROM: i32 = 4;

/// The root and what is being done with it.
#[derive(Clone, Debug)]
pub(super) struct Root {
    pub(super) board: Board,
    /// The moves in the order of the look at hand.
    pub(super) moves: Vec<Choice>,
    /// How much worse than the best a move may be and still have its value known.
    spread: Value,
    /// The depth of the look at hand.
    pub(super) depth: i32,
    at: usize,
    low: Value,
    high: Value,
    best: Value,
    best_at: usize,
    attempt: Attempt,
    again: Option<Attempt>,
    /// What the last finished look found of every move.
    pub(super) found: Vec<Choice>,
    /// The best move, its value and what follows it.
    pub(super) answer: Option<(Slide, Value)>,
    pub(super) line: Vec<Slide>,
    pub(super) done: bool,
}

/// What is to be looked at next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub(super) slide: Slide,
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
}

impl Root {
    pub(super) fn new(board: Board, setting: &Setting, spread: Value) -> Root {
        let mut moves = Vec::new();
        board.each_move(&setting.terrain, |slide| {
            let mut next = board;
            let takes = next.play(setting, slide) != 0;
            let value = if next.fate(&setting.terrain, slide.to()).is_some() {
                won_in(1)
            } else {
                let judged = next.judge(setting, false);
                if board.side() == Side::First {
                    -judged
                } else {
                    judged
                }
            };
            moves.push(Choice {
                slide,
                value,
                takes,
            });
        });
        moves.sort_by_key(|choice| -choice.value);
        let answer = moves.first().map(|choice| (choice.slide, choice.value));
        Root {
            board,
            spread: spread.max(0),
            depth: 1,
            at: 0,
            low: -INFINITE,
            high: INFINITE,
            best: -INFINITE,
            best_at: 0,
            attempt: Attempt::Full,
            again: None,
            found: moves.clone(),
            line: answer.iter().map(|(slide, _)| *slide).collect(),
            done: answer.is_none_or(|(_, value)| is_decided(value)),
            answer,
            moves,
        }
    }

    /// The next thing to look at, or none where the look is over.
    pub(super) fn next(&mut self) -> Option<Task> {
        let choice = *self.moves.get(self.at)?;
        let first = if self.at == 0 || self.spread > 0 {
            Attempt::Full
        } else if self.at >= 6 && self.depth >= 4 && !choice.takes {
            Attempt::Reduced
        } else {
            Attempt::Scout
        };
        let attempt = self.again.take().unwrap_or(first);
        self.attempt = attempt;
        let (alpha, beta) = match attempt {
            _ if self.at == 0 => (self.low, self.high),
            Attempt::Full => (self.floor(), INFINITE),
            _ => (self.best, self.best + 1),
        };
        let less = if attempt == Attempt::Reduced { 2 } else { 1 };
        Some(Task {
            slide: choice.slide,
            depth: self.depth - less,
            alpha,
            beta,
        })
    }

    /// Values up to here are not told apart.
    fn floor(&self) -> Value {
        if self.spread == 0 {
            self.best
        } else {
            (self.best - self.spread - 1).max(-INFINITE)
        }
    }

    /// Takes the value of the move at hand, and the line that follows it.
    pub(super) fn receive(&mut self, value: Value, line: &[Slide]) {
        match self.attempt {
            _ if self.at == 0 && value <= self.low && self.low > -INFINITE => {
                self.low = -INFINITE;
                self.again = Some(Attempt::Full);
                return;
            }
            _ if self.at == 0 && value >= self.high && self.high < INFINITE => {
                self.high = INFINITE;
                self.again = Some(Attempt::Full);
                return;
            }
            Attempt::Reduced if value > self.best => {
                self.again = Some(Attempt::Scout);
                return;
            }
            Attempt::Scout if value > self.best => {
                self.again = Some(Attempt::Full);
                return;
            }
            _ => {}
        }
        let at = self.at;
        self.at += 1;
        let Some(choice) = self.moves.get_mut(at) else {
            return;
        };
        choice.value = value;
        if value > self.best {
            self.best = value;
            self.best_at = at;
            self.answer = Some((choice.slide, value));
            self.line.clear();
            self.line.push(choice.slide);
            self.line.extend_from_slice(line);
        }
    }

    /// Ends the look at hand and prepares the next, a move deeper.
    pub(super) fn finish(&mut self) {
        let found = self.best_at.min(self.moves.len());
        if let Some(first) = self.moves.get_mut(..=found) {
            first.rotate_right(1);
        }
        if self.spread > 0 {
            self.moves.sort_by_key(|choice| -choice.value);
        }
        self.found.clone_from(&self.moves);
        let proved = moves_to_end(self.best).is_some_and(|moves| moves as i32 <= self.depth);
        self.done = proved || self.depth >= MOST_DEPTH;
        let narrow = self.depth + 1 >= NARROW_FROM && self.spread == 0 && !is_decided(self.best);
        let window = if narrow { WINDOW } else { 2 * INFINITE };
        self.low = (self.best - window).max(-INFINITE);
        self.high = (self.best + window).min(INFINITE);
        self.best = -INFINITE;
        self.best_at = 0;
        self.at = 0;
        if !self.done {
            self.depth += 1;
        }
    }
}
