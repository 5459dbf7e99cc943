//! Shows the puzzle of the day with its photograph, and the actions on the puzzle that is being solved.

use bevy_egui::egui::{Rect, RichText, Sense, Ui, UiBuilder, Vec2, vec2};

use crate::date::Date;
use crate::puzzle::{Puzzle, PuzzleId, puzzle};
use crate::ui::actions::PuzzleAction;
use crate::ui::evening::paint::{Typeface, line};
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Link, Photograph, Skin, growth, pen};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{INK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The size of the title, and the least size in narrow windows, in units of a window of 1280 by 720.
const TITLE: f32 = 36.0;
const LEAST_TITLE: f32 = 24.0;
/// The edge of the photograph, in units of a window of 1280 by 720.
const EDGE: f32 = 6.0;
/// The least height for the photograph, in units.
const LOWEST: f32 = 120.0;
/// The space that straps need beside the photograph and above it, as a share of its width.
const STRAPS: f32 = 0.05;
/// The width from which the text is beside the photograph, in units.
const BESIDE: f32 = 560.0;
/// The share of the width for a photograph beside its text.
const PART: f32 = 0.46;
/// The gap between a photograph and its text, in units.
const GUTTER: f32 = 20.0;

/// Shows the puzzle of the day below its title. The photograph has at most this height (units).
pub(super) fn show(ui: &mut Ui, view: &View, high: f32) -> Option<UiAction> {
    let today = Date::today();
    let daily = puzzle(view.daily_puzzle(today))?;
    let width = ui.available_width();
    title(ui, view);
    photograph(ui, view, daily, vec2(width, high.max(LOWEST)));
    text(ui, view, daily.id, today)
}

/// Shows the puzzle of the day above other contents. If there's space, the text is beside the photograph.
pub(super) fn show_above(ui: &mut Ui, view: &View, high: f32) -> Option<UiAction> {
    let room = ui.available_rect_before_wrap();
    if room.width() < BESIDE {
        return show(ui, view, high);
    }
    let today = Date::today();
    let daily = puzzle(view.daily_puzzle(today))?;
    let left = Rect::from_min_size(room.min, vec2(room.width() * PART, high.max(LOWEST)));
    let start = vec2(left.width() + GUTTER, 0.0);
    let right = Rect::from_min_size(room.min + start, vec2(room.width() - start.x, 10.0));
    let picture = ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        photograph(ui, view, daily, left.size());
    });
    let beside = ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        title(ui, view);
        text(ui, view, daily.id, today)
    });
    let whole = picture.response.rect.union(beside.response.rect);
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
    beside.inner
}

fn title(ui: &mut Ui, view: &View) {
    let text = view.words.get("puzzle-of-the-day");
    let room = ui.available_width();
    let size = Typeface::Title.fitting(ui, &text, TITLE * growth(ui), LEAST_TITLE, room);
    let font = Typeface::Title.font(size);
    ui.label(RichText::new(text).font(font).color(INK));
}

/// Shows the position in a space of this size.
fn photograph(ui: &mut Ui, view: &View, puzzle: &Puzzle, room: Vec2) {
    let grown = growth(ui);
    let print = Photograph::new(&puzzle.position)
        .edge(EDGE * grown)
        .tilted(u64::from(puzzle.id.number))
        .strapped();
    let straps = room.x * STRAPS;
    let width = print.width_in(room - vec2(2.0 * straps, straps));
    let straps = width * STRAPS;
    let size = print.size(width);
    // The shadow is below the photograph.
    let space = size + vec2(2.0 * straps, straps + 10.0 * grown);
    let (rect, _) = ui.allocate_exact_size(space, Sense::hover());
    if ui.is_rect_visible(rect) {
        let place = Rect::from_min_size(rect.min + Vec2::splat(straps), size);
        print.paint(ui.painter(), view.icons, place);
    }
}

/// Shows the game, the days in a row, and the button that starts the puzzle.
fn text(ui: &mut Ui, view: &View, daily: PuzzleId, today: Date) -> Option<UiAction> {
    let words = view.words;
    let name = named(view, "puzzle-day-line", daily);
    line(ui, name, TextStyle::Title, INK);
    let is_solved = view.progress.has_solved_daily(today);
    let days = view.progress.days_in_a_row(today);
    if is_solved {
        let days = [("days", days.unwrap_or(1).into())];
        solved(ui, words.with("puzzle-day-solved", &days));
    } else if let Some(days) = days {
        let row = words.with("puzzle-days", &[("days", days.into())]);
        line(ui, row, TextStyle::Body, SECOND_INK);
    }
    ui.add_space(4.0 * growth(ui));
    let key = if is_solved {
        "puzzle-again"
    } else {
        "puzzle-day-solve"
    };
    let starts = Button::new(&words.get(key))
        .icon(view.icons, Icon::Play)
        .primary()
        .show(ui);
    let asked = on_table(ui, view);
    starts
        .then_some(UiAction::Puzzle(PuzzleAction::Begin(daily)))
        .or(asked)
}

/// A text with a puzzle's game and number.
fn named(view: &View, key: &str, id: PuzzleId) -> String {
    let game = view.words.get(&format!("game-{}", id.kind));
    let parts = [("game", game.into()), ("number", id.number.into())];
    view.words.with(key, &parts)
}

/// Shows a text after a tick.
fn solved(ui: &mut Ui, text: String) {
    let size = Skin::Paper.font(ui, TextStyle::Body).size;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.5 * size;
        let (square, _) = ui.allocate_exact_size(Vec2::splat(0.9 * size), Sense::hover());
        pen::tick(ui.painter(), square);
        line(ui, text, TextStyle::Body, INK);
    });
}

/// Shows the actions on the puzzle that is being solved, if there is one.
fn on_table(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let solving = view.solving?;
    let grown = growth(ui);
    pen::rule(ui, 18.0 * grown);
    let name = named(view, "puzzle-on-table", solving.id());
    line(ui, name, TextStyle::Body, INK);
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(22.0 * grown, 2.0);
        for (key, pressed) in [
            ("puzzle-return", UiAction::Close),
            ("puzzle-show", UiAction::Puzzle(PuzzleAction::Show)),
            ("puzzle-leave", UiAction::Puzzle(PuzzleAction::Leave)),
        ] {
            if Link::new(&view.words.get(key)).show(ui) {
                action = Some(pressed);
            }
        }
    });
    action
}
