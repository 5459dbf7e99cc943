//! Tablut has no throws.

use super::CountedThrows;
use crate::rules::tablut::Position;

impl CountedThrows for Position {}
