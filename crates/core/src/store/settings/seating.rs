//! The places of two people at one screen.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The places of two people at one screen.
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
#[strum(const_into_str, parse_err_ty = SeatingError, parse_err_fn = refused)]
pub enum Seating {
    /// Both see the screen upright.
    #[default]
    #[strum(to_string = "side by side")]
    SideBySide,
    /// They sit across from each other: texts face the player who acts.
    #[strum(to_string = "opposite")]
    Opposite,
    /// The screen is flat between them: each player has a panel and buttons on their side.
    #[strum(to_string = "flat tablet")]
    FlatTablet,
}

/// A name that isn't a [`Seating`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a seating; accepted: side by side, opposite, flat tablet")]
pub struct SeatingError(pub String);

named!(Seating, SeatingError);

impl Seating {
    /// Every seating.
    pub const ALL: [Seating; 3] = [Seating::SideBySide, Seating::Opposite, Seating::FlatTablet];
}
