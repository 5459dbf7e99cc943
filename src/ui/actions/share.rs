//! Requests for pictures of a game.

use bevy::prelude::Message;

use crate::ui::share::{CardShape, ShareAnimation, ShareCard};

/// A request for a picture of a game.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum ShareAction {
    /// A picture.
    Picture {
        /// The content.
        card: Box<ShareCard>,
        /// The shape.
        shape: CardShape,
        /// The purpose.
        then: PictureUse,
    },
    /// An animation of the last turns, as a file.
    Clip(ShareAnimation),
}

/// The purpose of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureUse {
    /// Save it as a file.
    Save,
    /// Copy it to the clipboard.
    Copy,
}
