//! Tapatan has no network.

use super::trained::Trained;
use crate::rules::tapatan::Position;

impl Trained for Position {}
