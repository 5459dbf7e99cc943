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
/// The gap between the tray and the sticks below it.
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
            };
        };
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
                .fill(colour::MODAL_FILL)
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
                        .show(ui, |ui| contents(ui, view, side, room))
                        .inner
                })
                .inner
        });
    ctx.move_to_top(shown.response.layer_id);
    shown.inner
}

fn contents(ui: &mut Ui, view: &View, side: Side, room: f32) -> Option<UiAction> {
    ui.spacing_mut().item_spacing = Vec2::splat(touch_gap(ui, 8.0));
    let words = view.words;
    let rolls_one_die_each = view.entry.face_count() != 2 && view.position.is_opening();
    let title = if rolls_one_die_each {
        words.get("hand-opening")
    } else {
        let key = match (view.table.seat(side), view.entry.face_count() == 2) {
            (Seat::Person, true) => "hand-ask",
            (Seat::Person, false) => "hand-ask-dice",
            (Seat::Computer(_), true) => "hand-ask-computer",
            (Seat::Computer(_), false) => "hand-ask-computer-dice",
        };
        let who = view.name(side).unwrap_or_else(|| view.side(side));
        words.with(key, &[("side", who.into())])
    };
    label(ui, title, TextStyle::Title, colour::TEXT);
    let are_sticks = view.entry.face_count() == 2;
    let width = ui.available_width();
    let is_row = are_sticks && width >= LEAST_ROW;
    let mut entered = false;
    let pressed = if is_row {
        let size = [STICK.x, STICK.y].map(|design| touch_height(ui, design));
        let middle = egui::Layout::left_to_right(egui::Align::Center);
        let row = ui.allocate_ui_with_layout(vec2(width, size[1]), middle, |ui| {
            let pressed = sticks(ui, view, size.into());
            entered = confirm(ui, view);
            pressed
        });
        row.inner
    } else if are_sticks {
        let count = view.entry.faces().len().max(1) as f32;
        let each = (width - touch_gap(ui, STICKS_GAP) * (count - 1.0)) / count;
        let height = (room - 170.0).clamp(touch_height(ui, 72.0), 124.0);
        sticks(ui, view, vec2(each.min(92.0), height))
    } else {
        dice(ui, view, rolls_one_die_each)
    };
    let value = match view.entry.throw() {
        Some(AnyThrow::Tablan(value)) if view.entry.is_touched() => value_text(view, value),
        _ if are_sticks => words.get("hand-sticks"),
        _ => words.get("hand-dice"),
    };
    label(ui, value, TextStyle::Note, colour::SECOND);
    if !is_row {
        entered = confirm(ui, view);
    }
    if entered {
        Some(UiAction::Press(Press::EnterThrow))
    } else {
        pressed.map(UiAction::Press)
    }
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
    ui.horizontal(|ui| {
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
