//! The speed of everything that moves.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The speed of everything that moves; it can be read from its name or its factor.
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
#[strum(const_into_str, parse_err_ty = SpeedError, parse_err_fn = refused)]
pub enum Speed {
    /// No motion: results show at once.
    #[strum(to_string = "off", serialize = "0")]
    Off,
    /// Half as fast.
    #[strum(to_string = "half", serialize = "0.5")]
    Half,
    /// As designed.
    #[default]
    #[strum(to_string = "normal", serialize = "1")]
    Normal,
    /// Twice as fast.
    #[strum(to_string = "double", serialize = "2")]
    Double,
}

/// A name that isn't a [`Speed`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a speed; accepted: off, half, normal, double (or 0, 0.5, 1, 2)")]
pub struct SpeedError(pub String);

named!(Speed, SpeedError);

impl Speed {
    /// Every speed: [`Speed::Off`], then from the slowest to the fastest.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Half, Speed::Normal, Speed::Double];

    /// All speeds from the slowest to the fastest.
    pub const BY_PACE: [Speed; 4] = [Speed::Half, Speed::Normal, Speed::Double, Speed::Off];

    /// The factor by which motion is faster than designed; 0 if nothing moves.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Speed::Off => 0.0,
            Speed::Half => 0.5,
            Speed::Normal => 1.0,
            Speed::Double => 2.0,
        }
    }
}
