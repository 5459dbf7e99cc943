//! The setting for playing with one or two switches.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr};
use thiserror::Error;

use super::text_form::named;

/// The switches that step through everything that can be picked, and pick it.
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
#[strum(parse_err_ty = SwitchScanError, parse_err_fn = refused)]
pub enum SwitchScan {
    /// No switch.
    #[default]
    Off,
    /// The program steps, and the only switch picks.
    One,
    /// One switch steps, and the other picks.
    Two,
}

/// A name that isn't a [`SwitchScan`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is unknown here; accepted: off, one, two")]
pub struct SwitchScanError(pub String);

named!(SwitchScan, SwitchScanError);

impl SwitchScan {
    /// Every value, the default first.
    pub const ALL: [SwitchScan; 3] = [SwitchScan::Off, SwitchScan::One, SwitchScan::Two];
}
