//! The setting for the size of pieces.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The size of pieces on the board.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    Serialize,
    Deserialize,
)]
#[serde(into = "String", try_from = "String")]
#[strum(serialize_all = "lowercase", const_into_str)]
#[strum(parse_err_ty = PieceSizeError, parse_err_fn = refused)]
pub enum PieceSize {
    /// As designed.
    #[default]
    Normal,
    /// Somewhat larger.
    Large,
    /// As large as the places of the board allow.
    Largest,
}

/// A name that isn't a [`PieceSize`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is unknown here; accepted: normal, large, largest")]
pub struct PieceSizeError(pub String);

named!(PieceSize, PieceSizeError);

impl PieceSize {
    /// Every size, the smallest first.
    pub const ALL: [PieceSize; 3] = [PieceSize::Normal, PieceSize::Large, PieceSize::Largest];
}
