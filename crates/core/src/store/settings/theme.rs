//! The setting for the light in which tables and panels are shown.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The light in which tables and panels are shown.
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
#[strum(parse_err_ty = ThemeError, parse_err_fn = refused)]
pub enum Theme {
    /// Daylight.
    #[default]
    Day,
    /// A warm lamp in a dark room.
    Night,
    /// Plain grounds, black and white.
    Contrast,
}

/// A name that isn't a [`Theme`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is unknown here; accepted: day, night, contrast")]
pub struct ThemeError(pub String);

named!(Theme, ThemeError);

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 3] = [Theme::Day, Theme::Night, Theme::Contrast];
}
