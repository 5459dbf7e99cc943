//! All that is Tapatan's on the panels.

pub(super) mod journal;
pub(super) mod notes;
pub(super) mod plate;

/// The parts of "how to play", in order.
pub(super) const HELP: &[&str] = &["aim", "place", "move", "end", "options"];

/// Those of them that the journal shows before the first turn.
pub(super) const FIRST_STEPS: &[&str] = &["aim", "place", "move"];
