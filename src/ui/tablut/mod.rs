//! All that is Tablut's on the panels.

pub(super) mod move_list;
pub(super) mod notes;
pub(super) mod player_panel;

use bevy_egui::egui::Color32;

use super::accent::Accent;

/// Lingonberry: as it is under text, lighter where it is the text.
pub(super) const ACCENT: Accent = Accent {
    fill: Color32::from_rgb(0xA8, 0x32, 0x2A),
    line: Color32::from_rgb(0xE2, 0x7F, 0x63),
    on: Color32::from_rgb(0xF7, 0xEC, 0xDC),
};

/// The parts of "how to play", in order.
pub(super) const HELP: &[&str] = &["aim", "move", "capture", "king", "calls", "draw"];

/// Those of them that the list of moves shows before the first turn.
pub(super) const FIRST_STEPS: &[&str] = &["aim", "move", "capture", "king", "calls"];
