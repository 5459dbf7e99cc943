//! The setting for the time that notes stay.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The time that notes stay, and that players have to undo a change on a panel.
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
#[strum(parse_err_ty = NoteTimeError, parse_err_fn = refused)]
pub enum NoteTime {
    /// Enough to read a note twice.
    #[default]
    Standard,
    /// Three times as long.
    Long,
    /// Until the player presses something. Times that must end, such as that for undoing a change, are ten times as long.
    Press,
}

/// A name that isn't a [`NoteTime`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is unknown here; accepted: standard, long, press")]
pub struct NoteTimeError(pub String);

named!(NoteTime, NoteTimeError);

impl NoteTime {
    /// Every value, the default first.
    pub const ALL: [NoteTime; 3] = [NoteTime::Standard, NoteTime::Long, NoteTime::Press];

    /// The factor for times that must end, even with [`NoteTime::Press`].
    #[must_use]
    pub const fn factor(self) -> u32 {
        match self {
            NoteTime::Standard => 1,
            NoteTime::Long => 3,
            NoteTime::Press => 10,
        }
    }
}
