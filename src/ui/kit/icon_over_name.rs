//! Paints an icon with its name below it, for the entries of a phone's bars.

use bevy_egui::egui::{Color32, FontId, Rect, Ui, Vec2, pos2};

use super::state::State;
use crate::ui::icons::{Icon, Icons};
use crate::ui::theme::{BUTTON, TextStyle, colour, touch_height};

/// The side of the icon, as a share of the size for a finger: 22 of 44 pixels.
const ICON: f32 = 0.5;
/// The gap between the icon and its name, in units.
const GAP: f32 = 2.0;
/// The least size of a name that is too long for its place, in units.
const LEAST: f32 = 10.0;
/// The room that a name leaves free at both ends together, in units.
const FREE: f32 = 4.0;
/// The width from which an entry gets a smaller font instead of more room, in units.
const WIDEST: f32 = 64.0;

/// The colours of the icon and the name of an entry in a state.
#[must_use]
pub const fn entry_tints(state: State) -> [Color32; 2] {
    match state {
        State::Disabled => [colour::DISABLED; 2],
        State::Hovered | State::Pressed => [colour::BRASS; 2],
        State::Rest | State::Focused => [colour::ICON, colour::TEXT],
    }
}

/// The width of an entry with this name, in units: enough for a finger, but long names get a smaller font.
#[must_use]
pub fn entry_width(ui: &Ui, name: &str) -> f32 {
    let font = TextStyle::Note.font();
    let name = name.to_owned();
    let galley = ui.painter().layout_no_wrap(name, font, colour::TEXT);
    touch_height(ui, (galley.size().x + 2.0 * FREE).min(WIDEST))
}

/// Paints an icon with its name below, in the middle of a place. `tints` are the colours of both. A long name gets a
/// smaller font.
pub fn icon_over_name(
    ui: &Ui,
    place: Rect,
    icons: &Icons,
    icon: Icon,
    name: &str,
    tints: [Color32; 2],
) {
    let [icon_tint, ink] = tints;
    let painter = ui.painter();
    let lay = |font: FontId| painter.layout_no_wrap(name.to_owned(), font, ink);
    let font = TextStyle::Note.font();
    let room = place.width() - FREE;
    let mut galley = lay(font.clone());
    if galley.size().x > room {
        let size = (font.size * room / galley.size().x).max(LEAST);
        galley = lay(FontId { size, ..font });
    }
    let side = touch_height(ui, BUTTON) * ICON;
    let height = side + GAP + galley.size().y;
    let top = place.center().y - height / 2.0;
    let middle = pos2(place.center().x, top + side / 2.0);
    let square = Rect::from_center_size(middle, Vec2::splat(side));
    icons.paint(painter, icon, square, icon_tint);
    let at = pos2(place.center().x - galley.size().x / 2.0, top + side + GAP);
    painter.galley(at, galley, ink);
}
