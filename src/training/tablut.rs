//! Tablut has no network.

use super::trained::Trained;
use crate::rules::tablut::Position;

impl Trained for Position {}
