//! Shows the entry of a throw by hand: four sticks that turn when pressed, or two rows of dice, and a button to
//! confirm.

use bevy_egui::egui::{
    self, Align2, Frame, Margin, Pos2, Rect, ScrollArea, Stroke, Ui, Vec2, pos2, vec2,
};

use super::accent::Accent;
use super::icons::Icon;
use super::kit::{Button, Palette, Tile, focus_ring, rect_of};
use super::open::OpenPanels;
use super::tablan;
use super::tawula;
use super::text::label;
use super::theme::{RADIUS, TextStyle, colour, touch_gap, touch_height};
use super::ui_action::UiAction;
use super::view::View;
use crate::input::Press;
use crate::rules::tablan::Value;
use crate::rules::{AnyThrow, Side};
use crate::stage::Layout;
use crate::store::Seat;

/// The largest width of the tray.
const WIDTH: f32 = 400.0;
const PADDING: i8 = 16;
const SMALL_PADDING: i8 = 10;
/// The largest width of a tray with sticks and button in one row, and the least one inside its frame.
const WIDE: f32 = 460.0;
const LEAST_ROW: f32 = 366.0;
/// The width of a tray with text, sticks and button in one line, the least and the largest, and its height.
const LEAST_LINE: f32 = 600.0;
const LINE: f32 = 680.0;
const LINE_HEIGHT: f32 = STICK.y + 2.0 * SMALL_PADDING as f32 + 2.0;
/// The width of the button in a line.
const BUTTON: f32 = 130.0;
/// The width that stays free for the buttons of the table.
const BUTTONS: f32 = 440.0;
/// The gap between the tray and the sticks below it, and beside other buttons.
const GAP: f32 = 4.0;
/// The place of a stick in a row with the button, and the gap between two sticks.
const STICK: Vec2 = vec2(50.0, 84.0);
const STICKS_GAP: f32 = 6.0;

/// The place of the tray, where sticks or dice land.
struct Place {
    /// The area that it stays in.
    area: Rect,
    /// The fixed point, and its position in the tray.
    at: Pos2,
    pivot: Align2,
    /// The largest width.
    width: f32,
    /// `true` if text, sticks and button are in one line.
    is_line: bool,
}

impl Place {
    fn of(layout: &Layout) -> Place {
        let board = rect_of(layout.whole_board());
        let beside = layout.throw.filter(|_| !layout.throws_on_board());
        let Some(strip) = beside.map(rect_of) else {
            let thrown = layout.throw.map_or(board, rect_of);
            return Place {
                area: board.shrink(GAP),
                at: thrown.center(),
                pivot: Align2::CENTER_CENTER,
                width: WIDTH,
                is_line: false,
            };
        };
        // Below the board there's often enough space for a line, up to the buttons.
        let below = strip.with_max_x(strip.max.x.max(layout.actions.max.x - BUTTONS));
        let is_free = layout.chips.is_none() && strip.min.y >= board.max.y;
        if is_free && below.width() >= LEAST_LINE && below.height() >= LINE_HEIGHT {
            return Place {
                area: below,
                at: below.left_center(),
                pivot: Align2::LEFT_CENTER,
                width: below.width().min(LINE),
                is_line: true,
            };
        }
        let least = LEAST_ROW + 2.0 * f32::from(SMALL_PADDING) + 2.0;
        // Values of throws, buttons and a narrow strip stay free, so the tray is above them.
        let foot = if layout.chips.is_none() && strip.width() >= least {
            strip.max.y
        } else {
            strip.min.y - GAP
        };
        Place {
            area: Rect::from_min_max(board.min, pos2(board.max.x, foot)),
            at: pos2(strip.center().x, foot),
            pivot: Align2::CENTER_BOTTOM,
            width: strip.width().clamp(least, WIDE),
            is_line: false,
        }
    }
}

/// `true` if the tray is shown.
#[must_use]
pub fn is_open(view: &View, open: &OpenPanels) -> bool {
    let drawer = open.move_list && !view.layout.move_list_is_readable();
    view.table.asks_for_throw().is_some()
        && view.events == view.table.game().events().len()
        && !view.moving
        && !drawer
}

/// Shows the tray where sticks or dice land.
pub fn show(ctx: &egui::Context, view: &View) -> Option<UiAction> {
    let side = view.table.asks_for_throw()?;
    let place = Place::of(view.layout);
    let area = place.area;
    let id = egui::Id::new("throw tray");
    let shown = egui::Area::new(id)
        .order(egui::Order::Middle)
        .pivot(place.pivot)
        .fixed_pos(place.at)
        .constrain_to(area)
        .fade_in(false)
        .show(ctx, |ui| {
            let is_small = area.width() < WIDTH || place.pivot != Align2::CENTER_CENTER;
            let padding = if is_small { SMALL_PADDING } else { PADDING };
            let around = 2.0 * f32::from(padding) + 2.0;
            Frame::new()
                .fill(colour::PANEL_FILL)
                .stroke(Stroke::new(1.5, Accent::of(ui).line))
                .corner_radius(RADIUS)
                .inner_margin(Margin::same(padding))
                .show(ui, |ui| {
                    let width = place.width.min(area.width()) - around;
                    let room = area.height() - around;
                    ui.set_width(width);
                    ScrollArea::vertical()
                        .max_height(room)
                        .min_scrolled_height(room)
                        .auto_shrink([false, true])
                        .show(ui, |ui| {
                            if place.is_line {
                                line(ui, view, side)
                            } else {
                                contents(ui, view, side, room)
                            }
                        })
                        .inner
                })
                .inner
        });
    ctx.move_to_top(shown.response.layer_id);
    shown.inner
}

fn contents(ui: &mut Ui, view: &View, side: Side, room: f32) -> Option<UiAction> {
    ui.spacing_mut().item_spacing = Vec2::splat(touch_gap(ui, 8.0));
    label(ui, title(view, side), TextStyle::Title, colour::TEXT);
    let are_sticks = view.entry.face_count() == 2;
    let width = ui.available_width();
    let is_row = are_sticks && width >= LEAST_ROW;
    let mut pressed = if is_row {
        row(ui, view, |_| ())
    } else if are_sticks {
        let count = view.entry.faces().len().max(1) as f32;
        let each = (width - touch_gap(ui, STICKS_GAP) * (count - 1.0)) / count;
        let height = (room - 170.0).clamp(touch_height(ui, 72.0), 124.0);
        sticks(ui, view, vec2(each.min(92.0), height))
    } else {
        dice(ui, view, view.position.is_opening())
    };
    label(ui, value(view), TextStyle::Note, colour::SECOND);
    if !is_row && confirm(ui, view) {
        pressed = Some(Press::EnterThrow);
    }
    pressed.map(UiAction::Press)
}

/// Shows the question and the value, the sticks, and the button side by side.
fn line(ui: &mut Ui, view: &View, side: Side) -> Option<UiAction> {
    let gap = touch_gap(ui, 8.0);
    ui.spacing_mut().item_spacing = Vec2::splat(gap);
    let sticks = row_of_sticks(ui, view, stick_size(ui));
    let width = ui.available_width() - sticks.x - BUTTON - 2.0 * gap;
    let pressed = row(ui, view, |ui| {
        let lines = egui::Layout::top_down(egui::Align::Min);
        ui.allocate_ui_with_layout(vec2(width, sticks.y), lines, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.y = 2.0;
            label(ui, title(view, side), TextStyle::SmallTitle, colour::TEXT);
            label(ui, value(view), TextStyle::Note, colour::SECOND);
        });
    });
    pressed.map(UiAction::Press)
}

/// Shows something, the sticks, and the button side by side.
fn row(ui: &mut Ui, view: &View, first: impl FnOnce(&mut Ui)) -> Option<Press> {
    let size = stick_size(ui);
    let middle = egui::Layout::left_to_right(egui::Align::Center);
    let row = ui.allocate_ui_with_layout(vec2(ui.available_width(), size.y), middle, |ui| {
        first(ui);
        let pressed = sticks(ui, view, size);
        if confirm(ui, view) {
            Some(Press::EnterThrow)
        } else {
            pressed
        }
    });
    row.inner
}

/// The size of all sticks side by side, each in a place of this size.
fn row_of_sticks(ui: &Ui, view: &View, each: Vec2) -> Vec2 {
    let count = view.entry.faces().len() as f32;
    let gaps = (count - 1.0) * touch_gap(ui, STICKS_GAP);
    vec2(count * each.x + gaps, each.y)
}

/// The question about the throw.
fn title(view: &View, side: Side) -> String {
    let are_sticks = view.entry.face_count() == 2;
    if !are_sticks && view.position.is_opening() {
        return view.words.get("hand-opening");
    }
    let key = match (view.table.seat(side), are_sticks) {
        (Seat::Person, true) => "hand-ask",
        (Seat::Person, false) => "hand-ask-dice",
        (Seat::Computer(_), true) => "hand-ask-computer",
        (Seat::Computer(_), false) => "hand-ask-computer-dice",
    };
    let who = view.name(side).unwrap_or_else(|| view.side(side));
    view.words.with(key, &[("side", who.into())])
}

/// The value of the entered sticks, or how to enter a throw.
fn value(view: &View) -> String {
    match view.entry.throw() {
        Some(AnyThrow::Tablan(value)) if view.entry.is_touched() => value_text(view, value),
        _ if view.entry.face_count() == 2 => view.words.get("hand-sticks"),
        _ => view.words.get("hand-dice"),
    }
}

/// The place of a stick beside the button.
fn stick_size(ui: &Ui) -> Vec2 {
    let [x, y] = [STICK.x, STICK.y].map(|design| touch_height(ui, design));
    vec2(x, y)
}

/// Shows the button that enters the throw, as wide as possible.
fn confirm(ui: &mut Ui, view: &View) -> bool {
    Button::new(&view.words.get("hand-enter"))
        .icon(view.icons, Icon::Check)
        .primary()
        .enabled(view.entry.throw().is_some())
        .focused(view.entry.is_on_button())
        .width(ui.available_width())
        .show(ui)
}

/// The text about the entered sticks' value.
fn value_text(view: &View, value: Value) -> String {
    let flats = view
        .entry
        .faces()
        .iter()
        .flatten()
        .map(|face| u32::from(*face));
    let words = view.words;
    let flats = words.with("flats", &[("count", flats.sum::<u32>().into())]);
    match value {
        Value::Nothing => words.with("hand-worth-nothing", &[("flats", flats.into())]),
        _ => {
            let steps = ("steps", value.steps().into());
            words.with("hand-worth", &[("flats", flats.into()), steps])
        }
    }
}

/// Shows the sticks side by side, each in a place of this size.
fn sticks(ui: &mut Ui, view: &View, size: Vec2) -> Option<Press> {
    let faces = view.entry.faces();
    let mut pressed = None;
    let whole = row_of_sticks(ui, view, size);
    let middle = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(whole, middle, |ui| {
        ui.spacing_mut().item_spacing.x = touch_gap(ui, STICKS_GAP);
        for (item, face) in faces.iter().enumerate() {
            let key = match face {
                Some(0) | None => "hand-round",
                Some(_) => "hand-flat",
            };
            let name = view.words.with(key, &[("number", (item + 1).into())]);
            let tile = Tile::row(&name)
                .focused(view.entry.focus() == Some(item))
                .size(size);
            let response = tile.show(ui, |ui, rect, _| {
                tablan::paint_stick(ui.painter(), view.icons, rect.shrink(6.0), *face == Some(1));
            });
            if response.clicked() {
                pressed = u8::try_from(item).ok().map(Press::Flip);
            }
        }
    });
    pressed
}

fn dice(ui: &mut Ui, view: &View, opening: bool) -> Option<Press> {
    let mut pressed = None;
    for (item, shown) in view.entry.faces().iter().enumerate() {
        let name = match Side::BOTH.get(item) {
            Some(side) if opening => view.side(*side),
            _ => view
                .words
                .with("hand-die", &[("number", (item + 1).into())]),
        };
        label(ui, &name, TextStyle::StrongNote, colour::SECOND);
        let top = ui.cursor().min;
        ui.horizontal_wrapped(|ui| {
            let gap = touch_gap(ui, 6.0);
            ui.spacing_mut().item_spacing = Vec2::splat(gap);
            let count = f32::from(view.entry.face_count());
            let even = (ui.available_width() - gap * (count - 1.0)) / count;
            // Rounded down, so that the last die stays in the row.
            let edge = even.floor().clamp(touch_height(ui, 44.0), 60.0);
            for face in 0..view.entry.face_count() {
                let number = (face + 1).to_string();
                let name = format!("{name}: {number}");
                let chosen = *shown == Some(face);
                let tile = Tile::bare(&name).pick(chosen).size(vec2(edge, edge));
                let response = tile.show(ui, |ui, rect, state| {
                    if state.is_lit() {
                        let wash = Palette::of(ui).wash;
                        ui.painter().rect_filled(rect, 10.0, wash);
                    }
                    tawula::paint_die(ui, rect, face + 1, chosen);
                });
                if response.clicked() {
                    pressed = u8::try_from(item)
                        .ok()
                        .map(|item| Press::Face { item, face });
                }
            }
        });
        if view.entry.focus() == Some(item) {
            let row = Rect::from_min_max(
                top - vec2(3.0, 3.0),
                Pos2::new(ui.min_rect().max.x, ui.min_rect().max.y) + vec2(0.0, 3.0),
            );
            focus_ring(ui, row.shrink(3.0));
        }
    }
    pressed
}
