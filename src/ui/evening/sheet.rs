//! Shows the sheet: the current game, the round with its pairings, and the standings.

use bevy_egui::egui::{Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::page_state::{EveningLeaf, EveningPage, GUTTER};
use super::paint::{Typeface, line, rule, set};
use super::rows::{self, Rows, name};
use super::{now, standings};
use crate::evening::{Evening, Format, Pairing, PairingState};
use crate::ui::kit::{Link, Pen, State, Tile, growth, name_painted};
use crate::ui::theme::paper::{CURRENT, FAINT_LINE, INK, SECOND_INK};
use crate::ui::theme::{TextStyle, touch_height};
use crate::ui::view::View;

/// The scale of everything in a single column.
const IN_COLUMN: f32 = 0.52;

/// Shows the sheet in one column.
pub(super) fn in_column(ui: &mut Ui, view: &View, evening: &Evening, state: &mut EveningPage) {
    rounds(ui, view, evening, state, IN_COLUMN, 0.0);
    ui.add_space(8.0);
    rule(ui);
    standings::in_column(ui, view, evening, IN_COLUMN);
}

/// Shows the sheet on a page at a scale, in this height: rounds and standings side by side, as large as possible.
pub(super) fn side_by_side(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
    scale: f32,
    high: f32,
) {
    let room = ui.available_rect_before_wrap();
    let gutter = GUTTER * scale.max(0.7);
    let left = (room.width() - gutter) * 0.475;
    let right = room.width() - gutter - left;
    let mut foot = room.min.y;
    let columns = [(room.min.x, left), (room.max.x - right, right)];
    for (at, (x, width)) in columns.into_iter().enumerate() {
        let place = Rect::from_min_size(pos2(x, room.min.y), vec2(width, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            if at == 0 {
                rounds(ui, view, evening, state, scale, high);
            } else {
                standings::filling(ui, view, evening, scale, high);
            }
            foot = foot.max(ui.min_rect().max.y);
        });
    }
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}

/// Shows the current game, a round, and buttons to the others, in this height if possible.
fn rounds(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    state: &mut EveningPage,
    scale: f32,
    high: f32,
) {
    let top = ui.cursor().min.y;
    ui.spacing_mut().item_spacing.y = 0.0;
    let words = view.words;
    let made = evening.rounds().len() as u16;
    let shown = state.round.unwrap_or(evening.round()).clamp(1, made.max(1));
    if state.round == Some(evening.round()) {
        state.round = None;
    }
    let first = now::pairing(view, evening);
    if evening.is_over() {
        now::winners(ui, view, evening, scale);
    } else if let Some(pairing) = first
        && now::show(ui, view, evening, pairing, scale)
    {
        state.leaf = EveningLeaf::Pairing(pairing.id);
    }
    rule(ui);
    if made > 1 {
        way(ui, view, evening, state, shown);
    }
    // Games of other rounds that are still being played are shown here too, so that players needn't search for them.
    let others = evening.open_pairings().into_iter();
    let others = others.filter(|one| one.state == PairingState::Playing && one.id.round != shown);
    let here = evening.rounds().get(usize::from(shown) - 1);
    let here = here.into_iter().flatten();
    let mut pairings: Vec<&Pairing> = others
        .chain(here)
        .filter(|one| evening.is_over() || first.is_none_or(|first| first.id != one.id))
        .collect();
    pairings.sort_by_key(|one| order(one));
    if shown == evening.round() {
        pairings.extend(games_before(evening));
    }
    let queue = queue(view, evening);
    let rows = if queue.is_some() { 2.6 } else { 1.2 };
    let below = 8.0 + rows * 22.0 * growth(ui);
    let left = top + high - ui.cursor().min.y - below;
    let row = (left / pairings.len().max(1) as f32).max(touch_height(ui, 44.0));
    let scale = (row / rows::HIGH).min(scale).max(IN_COLUMN * 0.9);
    let look = Rows::of(ui, view, evening, &pairings, scale);
    let mut before = None;
    for pairing in pairings {
        let word = rows::word(view, evening, pairing);
        let is_told = before.as_ref() != Some(&word);
        before = Some(word);
        if look.show(ui, view, evening, pairing, is_told) {
            state.leaf = EveningLeaf::Pairing(pairing.id);
        }
    }
    ui.add_space(4.0);
    if let Some(queue) = queue {
        line(ui, queue, TextStyle::Body, SECOND_INK);
    }
    let press = if evening.is_over() {
        "evening-press-over"
    } else {
        "evening-press"
    };
    line(ui, words.get(press), TextStyle::Note, SECOND_INK);
}

/// In the format "winner stays on", the last games before the current one, the latest first.
fn games_before(evening: &Evening) -> impl Iterator<Item = &Pairing> {
    const MOST: usize = 3;
    let one_table = matches!(evening.plan().format, Format::WinnerStaysOn { .. });
    let before = usize::from(evening.round()).saturating_sub(1);
    let rounds = evening.rounds()[..before].iter().rev();
    rounds.flatten().take(if one_table { MOST } else { 0 })
}

/// The order of pairings: current ones first, finished ones last.
fn order(pairing: &Pairing) -> u8 {
    match pairing.state {
        PairingState::Playing => 0,
        PairingState::Waiting => 1,
        PairingState::Done(_) => 2,
        PairingState::Forfeit(_) => 3,
        PairingState::Bye => 4,
    }
}

/// Shows the number of the round between arrows to its neighbours, and a link to the current one.
fn way(ui: &mut Ui, view: &View, evening: &Evening, state: &mut EveningPage, shown: u16) {
    let words = view.words;
    let made = evening.rounds().len() as u16;
    let round = ("round", shown.into());
    let title = match evening.round_count() {
        Some(count) => words.with("evening-title-of", &[round, ("count", count.into())]),
        None => words.with("evening-title", &[round]),
    };
    ui.horizontal_wrapped(|ui| {
        let side = touch_height(ui, 44.0);
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.set_row_height(side);
        let room = ui.available_width() - 2.0 * side - 8.0;
        let before = words.get("evening-round-before");
        if arrow(ui, &before, -1.0, shown > 1) {
            state.round = Some(shown - 1);
        }
        let galley = Typeface::Title.layout(ui, &title, 24.0 * growth(ui), INK, room);
        let size = vec2(galley.size().x, side.max(galley.size().y));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        set(ui, &galley, rect.min.x, rect.center().y, INK);
        name_painted(ui, rect, &title);
        let after = words.get("evening-round-after");
        if arrow(ui, &after, 1.0, shown < made) {
            state.round = Some(shown + 1);
        }
        if shown != evening.round() {
            ui.add_space(12.0);
            if Link::new(&words.get("evening-round-now")).show(ui) {
                state.round = None;
            }
        }
    });
}

/// Shows an arrow to another round, to the left or right. Returns `true` if it was pressed.
fn arrow(ui: &mut Ui, name: &str, towards: f32, enabled: bool) -> bool {
    let side = Vec2::splat(touch_height(ui, 44.0));
    let tile = Tile::bare(name).tooltip().enabled(enabled).size(side);
    let response = tile.show(ui, |ui, rect, state| {
        let ink = match state {
            State::Disabled => FAINT_LINE,
            State::Rest => SECOND_INK,
            State::Hovered | State::Pressed | State::Focused => CURRENT,
        };
        let reach = 8.0 * growth(ui);
        let corner =
            |along: f32, across: f32| rect.center() + vec2(along * towards * reach, across * reach);
        let corners = [corner(-0.28, -1.0), corner(0.36, 0.0), corner(-0.28, 1.0)];
        Pen::new(2.2, ink).lines(ui.painter(), &corners);
    });
    response.clicked()
}

/// The names of the players waiting for the table. `None` if there aren't any.
fn queue(view: &View, evening: &Evening) -> Option<String> {
    let waits = !evening.queue().is_empty() && !evening.is_over();
    let names = evening.queue().iter().map(|id| name(evening, *id));
    let names: Vec<String> = names.collect();
    waits.then(|| format!("{}: {}", view.words.get("evening-queue"), names.join(", ")))
}
