//! All that is Tawula's on the panels.

pub(super) mod dice;
pub(super) mod journal;
pub(super) mod notes;
pub(super) mod plate;
pub(super) mod score;

/// The parts of "how to play", in order.
pub(super) const HELP: &[&str] = &["aim", "enter", "move", "hit", "off", "match"];

/// Those of them that the journal shows before the first turn, the most needed first.
pub(super) const FIRST_STEPS: &[&str] = &["aim", "enter", "move", "hit"];
