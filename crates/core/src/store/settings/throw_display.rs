//! The setting for the games in which each throw is counted on the table.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The games in which each throw comes to rest and is counted before the next one.
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
#[strum(parse_err_ty = ThrowDisplayError, parse_err_fn = refused)]
pub enum ThrowDisplay {
    /// In lessons, and in a person's first plays of each game.
    #[default]
    Automatic,
    /// In every game.
    Always,
    /// In no game.
    Never,
}

/// A name that isn't a [`ThrowDisplay`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is unknown here; accepted: automatic, always, never")]
pub struct ThrowDisplayError(pub String);

named!(ThrowDisplay, ThrowDisplayError);

impl ThrowDisplay {
    /// Every value, the default first.
    pub const ALL: [ThrowDisplay; 3] = [
        ThrowDisplay::Automatic,
        ThrowDisplay::Always,
        ThrowDisplay::Never,
    ];
}
