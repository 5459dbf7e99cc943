//! Shows the name of a new game night, with a link to change it.

use bevy_egui::egui::{Id, Rect, Sense, Ui, pos2, vec2};

use super::page_state::EveningPage;
use super::paint::{Typeface, set};
use super::written_line::{Ruling, WrittenLine};
use crate::players::{MOST_NAME_LETTERS, checked_name};
use crate::ui::kit::{Link, Pen, name_painted};
use crate::ui::text::shortened;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::theme::touch_height;
use crate::ui::view::View;

/// The largest and the smallest size of the name, in pixels of the design.
const SIZES: [f32; 2] = [76.0, 30.0];
/// The size of the hint in the empty field, relative to the largest name.
const HINT: f32 = 0.5;
/// The size of the link and its distance from the name, in pixels of the design.
const LINK: f32 = 25.0;
const GAP: f32 = 30.0;
/// The height of a line relative to its letters.
const LINE: f32 = 1.36;
/// The distance of the baseline from the middle of a line, relative to its letters.
const BASELINE: f32 = 0.335;
/// The id of the field.
const FIELD: &str = "evening title";

/// Shows the name, or the field to change it.
pub(super) fn show(ui: &mut Ui, view: &View, page: &mut EveningPage, scale: f32) {
    if page.renames {
        field(ui, view, page, scale);
    } else {
        name(ui, view, page, scale);
    }
}

fn rename_link() -> Id {
    Id::new("rename game night")
}

/// Shows the name that the sheet will have, and the link.
fn name(ui: &mut Ui, view: &View, page: &mut EveningPage, scale: f32) {
    let words = view.words;
    let name = checked_name(&page.draft.title).unwrap_or_else(|_| words.get("evening"));
    let label = words.get("evening-rename");
    let [large, small] = SIZES.map(|size| size * scale);
    let link = LINK * scale;
    let link_width = Typeface::Title.width(ui, &label, link) + 4.0;
    let width = ui.available_width();
    let room = width - link_width - GAP * scale;
    let size = Typeface::Title.fitting(ui, &name, large, small, room);
    let text = shortened(&name, |text| Typeface::Title.width(ui, text, size) <= room);
    let text = Typeface::Title.layout(ui, &text, size, INK, f32::INFINITY);
    // The same height as the field's.
    let height = touch_height(ui, 44.0).max(LINE * large + 6.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let middle = rect.max.y - 3.0 - LINE * size / 2.0;
    set(ui, &text, rect.min.x, middle, INK);
    let end = rect.min.x + text.size().x;
    name_painted(ui, rect.with_max_x(end), &name);
    let [from, to] = [rect.min.x, end].map(|x| pos2(x, rect.max.y - 1.5));
    let pen = Pen::new(1.4, SECOND_INK.gamma_multiply(0.7));
    pen.dashes(ui.painter(), from, to, [7.0, 7.0]);
    // Both share a baseline.
    let middle = middle + BASELINE * (size - link);
    let target = vec2(link_width, touch_height(ui, 44.0));
    let left = end + GAP * scale;
    let place = Rect::from_center_size(pos2(left + target.x / 2.0, middle), target);
    let font = Typeface::Title.font(link);
    let link = Link::new(&label).font(font).id(rename_link());
    if link.show_at(ui, place) {
        page.renames = true;
        ui.memory_mut(|memory| memory.request_focus(Id::new(FIELD)));
    }
}

/// Shows the field. Enter and another control end it.
fn field(ui: &mut Ui, view: &View, page: &mut EveningPage, scale: f32) {
    let hint = view.words.get("evening-name-it");
    let title = &mut page.draft.title;
    let width = ui.available_width();
    let [large, small] = SIZES.map(|size| size * scale);
    let (shown, most) = if title.is_empty() {
        (&hint, HINT * large)
    } else {
        (&*title, large)
    };
    let size = Typeface::Title.fitting(ui, shown, most, small, width - 8.0);
    // The line below it doesn't move while the letters get smaller.
    ui.add_space(LINE * (large - size));
    let line = WrittenLine {
        name: &hint,
        id: FIELD,
        font: Typeface::Title.font(size),
        width,
        height: touch_height(ui, 44.0),
        most: MOST_NAME_LETTERS,
        ruling: Ruling::Dashes,
        is_for_names: false,
    };
    let entered = line.show(ui, title);
    let focused = ui.memory(|memory| memory.focused());
    // A keyboard on the screen takes the focus for a moment, so only another control ends it.
    if entered {
        page.renames = false;
        ui.memory_mut(|memory| memory.request_focus(rename_link()));
    } else if focused.is_some_and(|id| id != Id::new(FIELD)) {
        page.renames = false;
    }
}
