//! The sizes of text and pieces, which are larger for children.

use super::{PieceSize, Settings};

/// The smallest text size for children.
const CHILDREN_TEXT: f32 = 1.25;

impl Settings {
    /// The size of text in force. For children it's larger.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        if self.children {
            self.text_scale.max(CHILDREN_TEXT)
        } else {
            self.text_scale
        }
    }

    /// The size of pieces in force. For children it's the largest.
    #[must_use]
    pub const fn piece_size(&self) -> PieceSize {
        if self.children {
            PieceSize::Largest
        } else {
            self.piece_size
        }
    }
}
