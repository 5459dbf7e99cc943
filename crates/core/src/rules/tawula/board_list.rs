//! The boards that a turn can lead to, while they are found.

use super::board::Board;

/// A list that grows behind what was in it before.
pub(super) struct BoardList<'a> {
    list: &'a mut Vec<Board>,
    before: usize,
}

impl<'a> BoardList<'a> {
    /// A list in which so many boards stood before.
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

    /// Adds a board that may be there already.
    pub fn push_new(&mut self, board: Board) {
        if !self.list[self.before..].contains(&board) {
            self.list.push(board);
        }
    }
}
