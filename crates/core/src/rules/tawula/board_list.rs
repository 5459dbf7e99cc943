//! Collects the boards that a turn can lead to.

use super::board::Board;

/// A list that adds boards after the existing elements of a vector and ignores these.
pub(super) struct BoardList<'a> {
    list: &'a mut Vec<Board>,
    before: usize,
}

impl<'a> BoardList<'a> {
    /// A list after the first `before` boards of a vector.
    pub const fn behind(list: &'a mut Vec<Board>, before: usize) -> BoardList<'a> {
        BoardList { list, before }
    }

    pub fn is_empty(&self) -> bool {
        self.list.len() == self.before
    }

    #[inline]
    pub fn push(&mut self, board: Board) {
        self.list.push(board);
    }

    /// Adds a board unless it's already in the list.
    pub fn push_new(&mut self, board: Board) {
        if !self.list[self.before..].contains(&board) {
            self.list.push(board);
        }
    }
}
