//! Draws the screen keyboard near its field.

use bevy::prelude::{Res, ResMut, Result};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align2, Color32, Id, Order, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::ScreenKeyboard;
use super::keys::{COLUMNS, ScreenKey, rows};
use crate::settings::CurrentSettings;
use crate::store::SwitchScan;
use crate::ui::kit::{LinkedFields, Role, State, Surface, focus_ring, name_control};
use crate::ui::theme::{BUTTON, RADIUS, TextStyle, colour, touch_height_in};
use crate::ui::words::Words;

/// The id of the area.
const AREA: &str = "screen keyboard";
/// The largest width of a key (units).
const WIDEST: f32 = 56.0;
/// The gap between two keys (units).
const GAP: f32 = 4.0;
/// The padding around the keys (units).
const PADDING: f32 = 8.0;
/// The height of the line with the text of a covered field (units).
const LINE: f32 = 26.0;
/// The gap between the field and the keyboard (units).
const BESIDE: f32 = 10.0;

/// `true` if a point is on the keyboard.
pub(super) fn covers(ctx: &egui::Context, at: Pos2) -> bool {
    let area = ctx.memory(|memory| memory.area_rect(Id::new(AREA)));
    area.is_some_and(|area| area.contains(at))
}

/// Shows the keyboard while it's open.
pub(super) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    settings: Res<CurrentSettings>,
    mut keyboard: ResMut<ScreenKeyboard>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(id) = keyboard.field else {
        return Ok(());
    };
    let scans = settings.0.switch_scan != SwitchScan::Off;
    let field = Field {
        place: ctx.read_response(id).map(|response| response.rect),
        text: LinkedFields::in_view(ctx)
            .into_iter()
            .find(|field| field.id == id)
            .map_or_else(String::new, |field| field.text),
    };
    if let Some(key) = show_in(ctx, &words, &keyboard, &field, scans) {
        keyboard.press(key);
        ctx.request_repaint();
    }
    Ok(())
}

/// The field that the keyboard writes in.
struct Field {
    place: Option<Rect>,
    text: String,
}

/// The place of the keyboard: below its field if there's space, or above it.
fn place(screen: Rect, size: Vec2, field: Option<Rect>) -> Rect {
    let x = screen.center().x - size.x / 2.0;
    let lowest = screen.max.y - size.y - 4.0;
    let y = match field {
        Some(field) if field.max.y + BESIDE <= lowest => field.max.y + BESIDE,
        Some(field) if field.min.y - BESIDE - size.y >= screen.min.y => {
            field.min.y - BESIDE - size.y
        }
        // Too little space on both sides: the half without the field.
        Some(field) if field.center().y > screen.center().y => screen.min.y + 4.0,
        _ => lowest,
    };
    Rect::from_min_size(pos2(x, y), size)
}

/// Shows the keyboard for a field, with its text if the keyboard covers it. Returns a key that the pointer has pressed.
fn show_in(
    ctx: &egui::Context,
    words: &Words,
    keyboard: &ScreenKeyboard,
    field: &Field,
    scans: bool,
) -> Option<ScreenKey> {
    let screen = ctx.content_rect();
    let rows = rows(words);
    let wide = (screen.width() - 2.0 * PADDING - 8.0) / COLUMNS as f32;
    let wide = wide.min(WIDEST);
    // A low window keeps space for the field.
    let room = screen.height() - 2.0 * PADDING - BUTTON - 2.0 * BESIDE;
    let high = touch_height_in(ctx, BUTTON).min(room / rows.len() as f32);
    let mut size = vec2(
        wide * COLUMNS as f32 + 2.0 * PADDING,
        high * rows.len() as f32 + 2.0 * PADDING,
    );
    let beside = place(screen, size, field.place);
    let covers = field.place.is_some_and(|field| beside.intersects(field));
    let head = if covers { LINE } else { 0.0 };
    size.y += head;
    let place = place(screen, size, field.place);
    let mut pressed = None;
    let area = egui::Area::new(Id::new(AREA))
        .order(Order::Debug)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false);
    area.show(ctx, |ui| {
        ui.allocate_exact_size(size, Sense::CLICK);
        let edge = Stroke::new(1.0, colour::BRASS);
        ui.painter()
            .rect(place, RADIUS, colour::PANEL_FILL, edge, StrokeKind::Inside);
        let origin = place.min + vec2(PADDING, PADDING + head);
        if covers {
            let line = Rect::from_min_max(place.min, pos2(place.max.x, origin.y));
            show_text(ui, &field.text, line.shrink2(vec2(PADDING + 4.0, 0.0)));
        }
        for (row, keys) in rows.iter().enumerate() {
            for (key, column, width) in keys {
                let min = origin + vec2(*column as f32 * wide, row as f32 * high);
                let cell = Rect::from_min_size(min, vec2(*width as f32 * wide, high));
                let cell = cell.shrink(GAP / 2.0);
                let here = keyboard.at.row == row
                    && (*column..column + width).contains(&keyboard.at.column);
                let in_row = keyboard.at.row == row && scans && keyboard.scans_rows();
                let lit = in_row || here && !(scans && keyboard.scans_rows());
                if show_key(ui, words, keyboard, *key, cell, lit) {
                    pressed = Some(*key);
                }
            }
        }
    });
    pressed
}

/// Shows the text of a covered field. The start of a long text is left out.
fn show_text(ui: &Ui, text: &str, line: Rect) {
    let font = TextStyle::Body.font();
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, colour::TEXT);
    let x = line.min.x.min(line.max.x - galley.size().x);
    let at = pos2(x, line.center().y - galley.size().y / 2.0);
    let end = x + galley.size().x + 1.0;
    let painter = ui.painter().with_clip_rect(line);
    painter.galley(at, galley, colour::TEXT);
    // The text cursor shows where the next letter goes, also in an empty field.
    let caret = line.center().y - 9.0..=line.center().y + 9.0;
    painter.vline(
        end.min(line.max.x - 1.0),
        caret,
        Stroke::new(1.5, colour::TEXT),
    );
}

/// Shows a key. Returns `true` if the pointer has pressed it.
fn show_key(
    ui: &Ui,
    words: &Words,
    keyboard: &ScreenKeyboard,
    key: ScreenKey,
    cell: Rect,
    lit: bool,
) -> bool {
    let text = match key {
        ScreenKey::Sign(sign) => keyboard.sign(sign),
        ScreenKey::Shift => words.get("key-shift"),
        ScreenKey::Left => "←".to_owned(),
        ScreenKey::Space => words.get("key-space"),
        ScreenKey::Right => "→".to_owned(),
        ScreenKey::Delete => words.get("keyboard-delete"),
        ScreenKey::Done => words.get("keyboard-done"),
    };
    // A key never takes the focus from the field.
    let response = ui.interact(cell, ui.id().with(&text), Sense::CLICK);
    name_control(&response, || {
        WidgetInfo::labeled(WidgetType::Button, true, &text)
    });
    let state = if lit {
        State::Focused
    } else {
        State::of(ui, &response, true)
    };
    let role = match key {
        ScreenKey::Shift => Role::Choice {
            chosen: keyboard.shift,
        },
        ScreenKey::Done => Role::Primary,
        _ => Role::Plain,
    };
    let surface = Surface::of(ui, role, state);
    surface.paint(ui, cell);
    let style = match key {
        ScreenKey::Sign(_) | ScreenKey::Left | ScreenKey::Right => TextStyle::Strong,
        _ => TextStyle::Note,
    };
    let galley = ui
        .painter()
        .layout_no_wrap(text, style.font(), Color32::PLACEHOLDER);
    // A long word in a narrow window gets smaller letters.
    let shrunk = ((cell.width() - 6.0) / galley.size().x).min(1.0);
    let galley = if shrunk < 1.0 {
        let mut font = style.font();
        font.size *= shrunk;
        let text = galley.text().to_owned();
        ui.painter()
            .layout_no_wrap(text, font, Color32::PLACEHOLDER)
    } else {
        galley
    };
    let at = Align2::CENTER_CENTER.anchor_size(cell.center(), galley.size());
    ui.painter().galley(at.min, galley, surface.ink);
    if lit {
        focus_ring(ui, cell);
    }
    response.clicked()
}
