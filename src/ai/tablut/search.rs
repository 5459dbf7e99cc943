//! The search: deeper and deeper looks on a stack of its own, stopped and resumed at any node.

use super::board::Board;
use super::frame::Frame;
use super::lines::number;
use super::memory::Memories;
use super::order::{Experience, MOST_PLIES, Ranked};
use super::root::Root;
use super::setting::Setting;
use super::slide::Slide;
use crate::rules::Rules;
use crate::rules::tablut::{Move, Position};

/// A search for the best move of a position.
///
/// It works only inside [`Search::step`], and what it has found after so many nodes does not depend
/// on how they were divided among calls.
#[derive(Clone, Debug)]
pub struct Search {
    pub(super) setting: Setting,
    pub(super) nodes: u64,
    pub(super) root: Root,
    pub(super) frames: Vec<Frame>,
    /// The moves of the frames, one part after the other.
    pub(super) list: Vec<Ranked>,
    /// What has occurred since the last capture, the root last of it, and then the frames.
    pub(super) keys: Vec<u64>,
    /// How many of them are the game's.
    pub(super) past: usize,
    /// The best line from each distance from the root.
    pub(super) lines: Vec<Vec<Slide>>,
    pub(super) memories: Memories,
    pub(super) experience: Experience,
}

impl Search {
    /// A search of a position. With a `spread` of 0 only the best move's value becomes known; else
    /// those of all moves that are worse by no more than that, which takes longer.
    #[must_use]
    pub fn new(position: &Position, spread: i32) -> Search {
        let setting = Setting::of(position.options());
        let mut board = Board::of(position, &setting);
        let keys = past_keys(position, &board);
        board.set_quiet(keys.len() - 1);
        let mut root = Root::new(board, &setting, spread);
        if position.outcome().is_some() {
            root.moves.clear();
            root.found.clear();
            root.answer = None;
            root.line.clear();
            root.done = true;
        }
        Search {
            setting,
            nodes: 0,
            root,
            frames: Vec::with_capacity(MOST_PLIES),
            list: Vec::with_capacity(4_096),
            past: keys.len(),
            keys,
            lines: vec![Vec::new(); MOST_PLIES + 2],
            memories: Memories::default(),
            experience: Experience::new(),
        }
    }

    /// Goes on for at most so many nodes, fewer where it is done before.
    pub fn step(&mut self, nodes: u64) {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !self.root.done {
            if self.frames.is_empty() {
                self.go_on_at_root();
            } else {
                self.go_on();
            }
        }
    }

    /// How many positions have been looked at.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether nothing more is to be found out.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.root.done
    }

    /// The best move so far, legal from the beginning; none where there is no move.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.root.answer.and_then(|(slide, _)| slide.choice())
    }

    /// Its value to the side to move, in hundredths of a Black man; see [`is_decided`].
    #[must_use]
    pub fn value(&self) -> i32 {
        self.root.answer.map_or(0, |(_, value)| value)
    }

    /// The best move and what is expected to follow it.
    #[must_use]
    pub fn line(&self) -> Vec<Move> {
        self.root
            .line
            .iter()
            .filter_map(|slide| slide.choice())
            .collect()
    }

    /// How many moves deep the look at hand is.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.root.depth.unsigned_abs()
    }

    /// Every move with its value by the last finished look, the best first. What is worse than the
    /// best by more than the spread has at most the value told.
    #[must_use]
    pub fn choices(&self) -> Vec<(Move, i32)> {
        let found = self.root.found.iter();
        found
            .filter_map(|choice| Some((choice.slide.choice()?, choice.value)))
            .collect()
    }

    fn go_on_at_root(&mut self) {
        let Some(task) = self.root.next() else {
            self.root.finish();
            return;
        };
        let mut board = self.root.board;
        board.play(&self.setting, task.slide);
        if let Some(value) = self.enter(board, task.depth, -task.beta, -task.alpha, false) {
            self.deliver(value);
        }
    }
}

/// The keys of the positions since the last capture, the present one last.
fn past_keys(position: &Position, board: &Board) -> Vec<u64> {
    let mut keys = position
        .past()
        .map(|(pieces, king, side)| Board::key_of(&pieces, number(king), side))
        .collect::<Vec<u64>>();
    if keys.last() != Some(&board.key()) {
        keys.push(board.key());
    }
    keys
}
