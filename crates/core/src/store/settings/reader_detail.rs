//! The setting for how much screen readers say about the table.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The detail of the texts for screen readers.
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
#[strum(parse_err_ty = ReaderDetailError, parse_err_fn = refused)]
pub enum ReaderDetail {
    /// The pieces on each place, and the side to act.
    Brief,
    /// Also the marks of each place, and what can be done.
    #[default]
    Normal,
    /// Also the destinations of each piece.
    Full,
}

/// A name that isn't a [`ReaderDetail`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is unknown here; accepted: brief, normal, full")]
pub struct ReaderDetailError(pub String);

named!(ReaderDetail, ReaderDetailError);

impl ReaderDetail {
    /// Every value, the briefest first.
    pub const ALL: [ReaderDetail; 3] = [
        ReaderDetail::Brief,
        ReaderDetail::Normal,
        ReaderDetail::Full,
    ];
}
