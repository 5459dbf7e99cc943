//! Shows the selected player with mark and name, and a list of all players that opens below.

use bevy_egui::egui::{Color32, Pos2, Rect, Ui, pos2, vec2};

use super::filters::buttons;
use crate::ui::evening::paint::{badge_of, line, roundel};
use crate::ui::kit::{Pen, Skin, State, Tile, button_height, growth};
use crate::ui::text::shortened;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{LINK, SECOND_INK};
use crate::ui::view::View;

/// The radius of the mark, in units.
const MARK: f32 = 14.0;
/// The spaces after the mark and after the name, in units.
const AFTER_MARK: f32 = 8.0;
const AFTER_NAME: f32 = 10.0;
/// The width of the arrow, in units.
const ARROW: f32 = 12.0;

/// Shows the chooser after a word. `choices` are ids with names, all players first. Returns a newly selected one.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    title: &str,
    chosen: &Option<String>,
    choices: &[(Option<String>, String)],
    is_open: &mut bool,
) -> Option<Option<String>> {
    let place = choices.iter().position(|(id, _)| id == chosen).unwrap_or(0);
    let mut picked = None;
    ui.push_id(title, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            ui.set_row_height(button_height(ui));
            line(ui, title, TextStyle::Note, SECOND_INK);
            // All players have no mark.
            let mark = place.checked_sub(1);
            if let Some((_, name)) = choices.get(place)
                && head(ui, view, title, name, mark, *is_open)
            {
                *is_open = !*is_open;
            }
        });
        if !*is_open {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            picked = buttons(ui, chosen, choices);
        });
    });
    if picked.is_some() {
        *is_open = false;
    }
    picked
}

/// Shows the selected player: the mark, for a player with this place in the list, the name and an arrow. Returns `true`
/// if it was pressed.
fn head(
    ui: &mut Ui,
    view: &View,
    title: &str,
    name: &str,
    mark: Option<usize>,
    is_open: bool,
) -> bool {
    let grown = growth(ui);
    let before = if mark.is_some() {
        (2.0 * MARK + AFTER_MARK) * grown
    } else {
        0.0
    };
    let after = (AFTER_NAME + ARROW) * grown;
    let font = Skin::Paper.font(ui, TextStyle::SmallTitle);
    let painter = ui.painter().clone();
    let layout = |text: &str| painter.layout_no_wrap(text.to_owned(), font.clone(), LINK);
    let room = ui.max_rect().width() - before - after - 8.0;
    let short = shortened(name, |text| layout(text).size().x <= room);
    let galley = layout(&short);
    let text = galley.size();
    let size = vec2(before + text.x + after + 4.0, button_height(ui));
    let said = format!("{title}: {name}");
    let tile = Tile::bare(&said).fold(is_open).size(size);
    let response = tile.show(ui, |ui, rect, state| {
        let middle = rect.center().y;
        if let Some(number) = mark {
            let at = pos2(rect.min.x + MARK * grown, middle);
            roundel(ui, at, MARK * grown, badge_of(view, name, number));
        }
        let left = rect.min.x + before;
        let top = middle - text.y / 2.0;
        ui.painter().galley(pos2(left, top), galley, LINK);
        underline(ui, Rect::from_min_size(pos2(left, top), text), state);
        let at = pos2(left + text.x + (AFTER_NAME + ARROW / 2.0) * grown, middle);
        arrow(ui, at, grown, is_open, LINK);
    });
    response.clicked()
}

/// Draws the pen line below the name.
fn underline(ui: &Ui, text: Rect, state: State) {
    let width = if state.is_lit() { 2.4 } else { 1.4 };
    let [from, to] = [text.left_bottom(), text.right_bottom()];
    Pen::new(width, LINK).line(ui.painter(), from, to);
}

/// Draws an arrow that points down, or up if the list is open.
fn arrow(ui: &Ui, middle: Pos2, grown: f32, is_open: bool, ink: Color32) {
    let (half, high) = (ARROW / 2.0 * grown, 3.0 * grown);
    let down = if is_open { -high } else { high };
    let corners = [vec2(-half, -down), vec2(0.0, down), vec2(half, -down)];
    let corners = corners.map(|corner| middle + corner);
    Pen::new(2.0, ink).lines(ui.painter(), &corners);
}
