//! All that is Tablan's on the panels.

pub(super) mod actions;
pub(super) mod end;
pub(super) mod move_list;
pub(super) mod notes;
pub(super) mod player_panel;
pub(super) mod series;

use bevy_egui::egui::Color32;

use super::accent::Accent;

/// Turmeric.
pub(super) const ACCENT: Accent = Accent::light(
    Color32::from_rgb(0xFF, 0xC2, 0x4A),
    Color32::from_rgb(0x1A, 0x0F, 0x0A),
);

/// The parts of "how to play", in order.
pub(super) const HELP: &[&str] = &["aim", "sticks", "move", "start", "capture"];

/// Those of them that the list of moves shows before the first turn.
pub(super) const FIRST_STEPS: &[&str] = &["aim", "move", "start", "capture"];
