//! Shows the players of a new game night as place cards, with the line to add more.

use bevy_egui::egui::{Id, Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::draft::EveningDraft;
use super::name_question::ask;
use super::page_state::EveningPage;
use super::paint::{MOST_WRITTEN, Typeface, badge_of, keys, known, line, set};
use super::section::Section;
use super::written_line::{Ruling, WrittenLine};
use crate::evening::MOST_NAMES;
use crate::players::NameKey;
use crate::ui::kit::{CardTool, CardUse, PlaceCard, PlaceCards, Tile, ToolDrawing, plus_ring};
use crate::ui::name_words::refused_name;
use crate::ui::theme::paper::{CURRENT, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_gap, touch_height};
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
    if let Some(at) = cards(ui, view, &draft.names, scale) {
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

/// The place cards for a number of players: more players have smaller cards.
fn place_cards(ui: &Ui, count: usize, scale: f32) -> PlaceCards {
    let (columns, mark, size, height) = match count {
        0..=10 => (2, 32.0, 42.0, 84.0),
        11..=18 => (3, 26.0, 34.0, 72.0),
        _ => (4, 22.0, 28.0, 60.0),
    };
    let fit = (ui.available_width() / LEAST_CARD).max(1.0) as usize;
    PlaceCards {
        columns: fit.min(columns),
        gap: 30.0 * scale,
        height: touch_height(ui, 44.0_f32.max(height * scale)),
        mark: mark * scale,
        name: size * scale,
    }
}

/// Shows the cards. Returns the index of a removed player.
fn cards(ui: &mut Ui, view: &View, names: &[String], scale: f32) -> Option<usize> {
    let removals = names.iter().map(|name| {
        let name = [("name", name.clone().into())];
        view.words.with("evening-remove", &name)
    });
    let removals: Vec<String> = removals.collect();
    let cards = names.iter().zip(&removals).enumerate();
    let cards = cards.map(|(at, (name, removal))| PlaceCard {
        id: Id::new(("player", at)),
        name,
        badge: Some(badge_of(view, name, at)),
        usage: CardUse::Shown,
        tool: Some(CardTool {
            name: removal,
            id: Id::new(("remove player", at)),
            drawing: ToolDrawing::Cross,
        }),
    });
    let cards: Vec<PlaceCard> = cards.collect();
    let pressed = place_cards(ui, names.len(), scale).show(ui, &cards);
    ui.spacing_mut().item_spacing.y = touch_gap(ui, 4.0);
    pressed.map(|(at, _)| at)
}

/// Shows a line to write names on, with the ring that adds them. Returns `true` if they must be added.
pub(super) fn add_line(ui: &mut Ui, view: &View, id: &str, text: &mut String, scale: f32) -> bool {
    let words = view.words;
    let (mark, size) = (32.0 * scale, 36.0 * scale);
    let width = ui.available_width();
    let [name, hint] = ["evening-name", "evening-commas"].map(|key| words.get(key));
    let ring_end = mark + touch_height(ui, 44.0) / 2.0;
    let left = (2.0 * mark + 18.0 * scale).max(ring_end + touch_gap(ui, 0.0));
    let half = width / 2.0;
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
        let ink = if state.is_lit() { CURRENT } else { SECOND_INK };
        plus_ring(ui.painter(), ring, mark, ink);
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
