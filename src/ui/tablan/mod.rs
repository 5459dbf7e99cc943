//! All that is Tablan's on the panels.

pub(super) mod actions;
pub(super) mod end;
pub(super) mod journal;
pub(super) mod notes;
pub(super) mod plate;
pub(super) mod series;

/// The parts of "how to play", in order.
pub(super) const HELP: &[&str] = &["aim", "sticks", "move", "start", "capture"];

/// Those of them that the journal shows before the first turn.
pub(super) const FIRST_STEPS: &[&str] = &["aim", "move", "start", "capture"];
