//! Tapatan has no throws.

use super::CountedThrows;
use crate::rules::tapatan::Position;

impl CountedThrows for Position {}
