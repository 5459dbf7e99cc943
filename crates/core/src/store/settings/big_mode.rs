//! The setting for the big screen mode: a large board and text, readable from a distance.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The windows that use the big screen mode: a large board and text, readable from a distance.
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
#[strum(parse_err_ty = BigModeError, parse_err_fn = refused)]
pub enum BigMode {
    /// Only when a player asks for it.
    #[default]
    Never,
    /// In a window of [`Settings::big_from`](super::Settings::big_from) or higher.
    Automatic,
    /// In every window.
    Always,
}

/// A name that isn't a [`BigMode`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is unknown here; accepted: never, automatic, always")]
pub struct BigModeError(pub String);

named!(BigMode, BigModeError);

impl BigMode {
    /// Every mode, from never to always.
    pub const ALL: [BigMode; 3] = [BigMode::Never, BigMode::Automatic, BigMode::Always];
}
