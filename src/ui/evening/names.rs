//! Shows the players of a new game night as place cards, with the line to add more.

use bevy_egui::egui::{Id, Key, Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::draft::EveningDraft;
use super::name_question::ask;
use super::page_state::EveningPage;
use super::paint::{MOST_WRITTEN, Typeface, badge_of, keys, known, line, roundel, row_line, set};
use super::section::Section;
use super::written_line::{Ruling, WrittenLine};
use crate::evening::MOST_NAMES;
use crate::players::NameKey;
use crate::ui::kit::{Pen, State, Tile, name_painted};
use crate::ui::name_words::refused_name;
use crate::ui::text::shortened;
use crate::ui::theme::paper::{CURRENT, INK, RADIUS, SECOND_INK, SURFACE};
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::view::View;

/// The most refused names in view.
const MOST_REFUSED: usize = 3;
/// The least width of a place card, in units.
const LEAST_CARD: f32 = 150.0;
/// The id of the field for names.
const FIELD: &str = "evening name";

/// Shows the players and everything that adds and removes them.
pub(super) fn show(ui: &mut Ui, view: &View, page: &mut EveningPage, scale: f32) {
    let draft = &page.draft;
    let title = view.words.get("evening-players");
    let count = draft.names.len().to_string();
    let section = Section::new(&title).beside(&count, 42.0);
    section.show(ui, scale);
    ui.add_space(4.0 * scale);
    let cards = Cards::of(ui, draft.names.len(), scale);
    if let Some(at) = cards.show(ui, view, &draft.names) {
        page.remove(ui.ctx(), at, view.settings.note_time);
    }
    let draft = &mut page.draft;
    if let Some(question) = draft.question.clone() {
        if let Some(answer) = ask(ui, view, &question) {
            draft.answer(answer, view.remembered);
        }
    } else if draft.names.len() < MOST_NAMES {
        if add_line(ui, view, FIELD, &mut draft.writing, scale) {
            draft.take_written(view.remembered);
        }
        refused(ui, view, draft);
        let here = keys(draft.names.iter().map(String::as_str));
        let offered = view.remembered.players().iter().rev();
        let offered = offered.filter(|player| !here.contains(&NameKey::of(&player.name)));
        if let Some(player) = known(ui, view, offered, &draft.writing, scale) {
            draft.add(&player.name);
        }
    }
}

/// The columns of place cards.
struct Cards {
    columns: usize,
    scale: f32,
    /// The width and height of a card with its gap.
    pitch: f32,
    height: f32,
    /// The radius of a mark, and the size of a name.
    mark: f32,
    size: f32,
}

impl Cards {
    /// The columns for a number of players: more players have smaller cards.
    fn of(ui: &Ui, count: usize, scale: f32) -> Cards {
        let (columns, mark, size, height) = match count {
            0..=10 => (2, 32.0, 42.0, 84.0),
            11..=18 => (3, 26.0, 34.0, 72.0),
            _ => (4, 22.0, 28.0, 60.0),
        };
        let width = ui.available_width();
        let fit = (width / LEAST_CARD).max(1.0) as usize;
        let columns = fit.min(columns);
        Cards {
            columns,
            scale,
            pitch: width / columns as f32,
            height: touch_height(ui, 44.0_f32.max(height * scale)),
            mark: mark * scale,
            size: size * scale,
        }
    }

    /// Shows the cards. Returns the index of a removed player.
    fn show(&self, ui: &mut Ui, view: &View, names: &[String]) -> Option<usize> {
        let mut removed = None;
        let rows = names.chunks(self.columns);
        let last = rows.len().saturating_sub(1);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (row, names) in rows.enumerate() {
            let size = vec2(ui.available_width(), self.height);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            for (column, name) in names.iter().enumerate() {
                let left = rect.min.x + self.pitch * column as f32;
                let width = self.pitch - 30.0 * self.scale;
                let place = Rect::from_min_size(pos2(left, rect.min.y), vec2(width, self.height));
                if self.card(ui, view, place, row * self.columns + column, name) {
                    removed = Some(row * self.columns + column);
                }
                if row < last {
                    row_line(ui, place.left_bottom(), place.right_bottom());
                }
            }
        }
        ui.spacing_mut().item_spacing.y = 4.0;
        removed
    }

    /// Shows a player's card. Returns `true` if the player was removed.
    fn card(&self, ui: &Ui, view: &View, place: Rect, at: usize, name: &str) -> bool {
        let side = touch_height(ui, 44.0);
        let cross = place.with_min_x(place.max.x - side);
        let id = Id::new(("remove player", at));
        let is_focused = ui.memory(|memory| memory.has_focus(id));
        let is_used = is_focused || ui.rect_contains_pointer(place);
        if is_used {
            let slip = place.expand2(vec2(6.0 * self.scale, -2.0));
            ui.painter().rect_filled(slip, RADIUS, SURFACE);
        }
        let middle = place.center().y;
        let at_mark = pos2(place.min.x + self.mark, middle);
        roundel(ui, at_mark, self.mark, badge_of(view, name, at));
        let x = place.min.x + 2.0 * self.mark + 0.42 * self.size;
        let room = cross.min.x - x;
        let size = Typeface::Title.fitting(ui, name, self.size, 0.7 * self.size, room);
        let text = shortened(name, |text| Typeface::Title.width(ui, text, size) <= room);
        let text = Typeface::Title.layout(ui, &text, size, INK, f32::INFINITY);
        set(ui, &text, x, middle, INK);
        name_painted(ui, place.with_max_x(cross.min.x), name);
        let label = [("name", name.to_owned().into())];
        let label = view.words.with("evening-remove", &label);
        // A finger can't hover, so the cross is always there on a touch screen.
        let is_shown = is_used || ui.input(|input| input.has_touch_screen());
        let tile = Tile::bare(&label).id(id);
        let response = tile.show_at(ui, cross, |ui, rect, state| {
            if is_shown {
                paint_cross(ui, rect, state, 0.3 * self.size);
            }
        });
        let keys = [Key::Delete, Key::Backspace];
        let is_deleted = || ui.input(|input| keys.iter().any(|key| input.key_pressed(*key)));
        response.clicked() || (is_focused && is_deleted())
    }
}

/// Paints the cross that removes a player.
fn paint_cross(ui: &Ui, rect: Rect, state: State, reach: f32) {
    let ink = if state.is_lit() { CURRENT } else { SECOND_INK };
    let pen = Pen::new(1.8, ink);
    let (middle, reach) = (rect.center(), reach.clamp(5.0, 10.0));
    for away in [vec2(reach, reach), vec2(reach, -reach)] {
        pen.line(ui.painter(), middle - away, middle + away);
    }
}

/// Shows a line to write names on, with the ring that adds them. Returns `true` if they must be added.
pub(super) fn add_line(ui: &mut Ui, view: &View, id: &str, text: &mut String, scale: f32) -> bool {
    let words = view.words;
    let (mark, size) = (32.0 * scale, 36.0 * scale);
    let width = ui.available_width();
    let [name, hint] = ["evening-name", "evening-commas"].map(|key| words.get(key));
    let (left, half) = (2.0 * mark + 18.0 * scale, width / 2.0);
    let short = half - 20.0 * scale;
    let is_beside = short - left > Typeface::Text.width(ui, &name, size) + 6.0;
    let beside = Typeface::Text.layout(ui, &hint, 25.0 * scale, SECOND_INK, half);
    let mut height = touch_height(ui, 44.0_f32.max(84.0 * scale));
    if is_beside {
        height = height.max(beside.size().y + 4.0);
    }
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let ring = pos2(rect.min.x + mark, rect.center().y);
    let side = touch_height(ui, 44.0).max(2.0 * mark).min(height);
    let place = Rect::from_center_size(ring, vec2(side, side));
    let add = words.get("evening-add");
    let tile = Tile::bare(&add).tooltip();
    let pressed = tile.show_at(ui, place.with_min_x(rect.min.x), |ui, _, state| {
        paint_ring(
            ui,
            Rect::from_center_size(ring, vec2(mark, mark) * 2.0),
            state,
        );
    });
    // While names are typed, the line is as long as possible.
    let is_short = text.is_empty() && is_beside;
    if is_short {
        set(ui, &beside, rect.min.x + half, rect.center().y, SECOND_INK);
    }
    let right = if is_short { short } else { width };
    let field = WrittenLine {
        name: &name,
        id,
        font: Typeface::Text.font(size),
        width: right - left,
        height,
        most: MOST_WRITTEN,
        ruling: Ruling::Dots,
        is_for_names: true,
    };
    let place = Rect::from_x_y_ranges(rect.min.x + left..=rect.min.x + right, rect.y_range());
    let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
    let entered = field.show(&mut inside, text);
    if !is_beside {
        line(ui, hint, TextStyle::Note, SECOND_INK);
    }
    if pressed.clicked() {
        // Another name can follow.
        ui.memory_mut(|memory| memory.request_focus(Id::new(id)));
    }
    entered || (pressed.clicked() && !text.trim().is_empty())
}

/// Paints a dashed ring with a plus, in the place of the next mark.
fn paint_ring(ui: &Ui, place: Rect, state: State) {
    const DASHES: u8 = 15;
    let ink = if state.is_lit() { CURRENT } else { SECOND_INK };
    let painter = ui.painter();
    let (middle, radius) = (place.center(), place.width() / 2.0 - 1.0);
    let dash = std::f32::consts::TAU / f32::from(DASHES);
    for number in 0..DASHES {
        let from = dash * f32::from(number);
        Pen::new(1.4, ink).arc(painter, middle, radius, [from, from + 0.58 * dash]);
    }
    let reach = 0.37 * radius;
    for away in [vec2(reach, 0.0), vec2(0.0, reach)] {
        Pen::new(1.8, ink).line(painter, middle - away, middle + away);
    }
}

/// Shows the first names that weren't valid, each with its number in the list and the reason.
fn refused(ui: &mut Ui, view: &View, draft: &EveningDraft) {
    let words = view.words;
    let several = draft.refused.len() > 1 || !draft.names.is_empty();
    for one in draft.refused.iter().take(MOST_REFUSED) {
        let mut text = refused_name(words, &one.written.name, &one.problem);
        if several {
            let number = ("number", one.written.number.into());
            text = words.with("evening-bad-name", &[number, ("problem", text.into())]);
        }
        line(ui, text, TextStyle::Strong, CURRENT);
    }
    let more = draft.refused.len().saturating_sub(MOST_REFUSED);
    if more > 0 {
        let text = words.with("evening-bad-names-more", &[("count", more.into())]);
        line(ui, text, TextStyle::Strong, CURRENT);
    }
}
