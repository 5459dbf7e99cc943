//! All that is Tapatan's on the panels.

pub(super) mod move_list;
pub(super) mod notes;
pub(super) mod player_panel;

use bevy_egui::egui::Color32;

use super::accent::Accent;

/// Sea-glass.
pub(super) const ACCENT: Accent = Accent::light(
    Color32::from_rgb(0x9F, 0xE6, 0xD2),
    Color32::from_rgb(0x0B, 0x1A, 0x17),
);

/// The parts of "how to play", in order.
pub(super) const HELP: &[&str] = &["aim", "place", "move", "end", "options"];

/// Those of them that the list of moves shows before the first turn.
pub(super) const FIRST_STEPS: &[&str] = &["aim", "place", "move"];
