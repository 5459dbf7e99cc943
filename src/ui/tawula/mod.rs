//! All that is Tawula's on the panels.

pub(super) mod dice;
pub(super) mod move_list;
pub(super) mod notes;
pub(super) mod player_panel;
pub(super) mod score;

use bevy_egui::egui::Color32;

use super::accent::Accent;

/// The turquoise of Iznik.
pub(super) const ACCENT: Accent = Accent::light(
    Color32::from_rgb(0x63, 0xC7, 0xBB),
    Color32::from_rgb(0x07, 0x11, 0x0F),
);

/// The parts of "how to play", in order.
pub(super) const HELP: &[&str] = &["aim", "enter", "move", "hit", "off", "match"];

/// Those of them that the list of moves shows before the first turn, the most needed first.
pub(super) const FIRST_STEPS: &[&str] = &["aim", "enter", "move", "hit"];
