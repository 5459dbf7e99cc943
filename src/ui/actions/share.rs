//! Requests for pictures of a game.

use bevy::prelude::Message;

use crate::ui::share::{CardShape, ShareCard, ShareClip};

/// A request for a picture of a game.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ShareAction {
    /// A picture.
    Picture {
        /// Its content.
        card: Box<ShareCard>,
        /// Its shape.
        shape: CardShape,
        /// Its purpose.
        then: PictureUse,
    },
    /// An animation of the last turns, as a file.
    Clip(ShareClip),
}

/// The purpose of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureUse {
    /// It's saved as a file.
    Save,
    /// It's copied to the clipboard.
    Copy,
}
