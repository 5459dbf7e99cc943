//! Buttons, switches and other controls, all drawn in the look of the house.

use bevy_egui::egui::{
    self, Align2, Color32, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::accent::Accent;
use super::icons::{Icon, Icons};
use super::theme::{BUTTON, BUTTON_RADIUS, RADIUS, TextStyle, colour, touch_height};

/// How a button is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// One of several things that can be done.
    Secondary,
    /// The one next action.
    Primary,
}

/// Where everything with a label is, in units of the panels. It is collected once [`take`](Self::take)
/// has been called, for one frame at a time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Labelled(pub Vec<(String, Rect)>);

impl Labelled {
    /// What has a label in this frame; from now on it is collected.
    #[must_use]
    pub fn take(ctx: &egui::Context) -> Self {
        ctx.data_mut(|data| {
            let kept = data.get_temp_mut_or_default::<Labelled>(egui::Id::NULL);
            std::mem::take(kept)
        })
    }

    /// Something with a label is there.
    pub fn note(ui: &Ui, label: &str, rect: Rect) {
        ui.data_mut(|data| {
            if data.get_temp::<Labelled>(egui::Id::NULL).is_some() {
                let kept = data.get_temp_mut_or_default::<Labelled>(egui::Id::NULL);
                kept.0.push((label.to_owned(), rect));
            }
        });
    }
}

pub(super) fn rect_of(rect: bevy::math::Rect) -> Rect {
    Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

/// Shows something in a fixed place of the layout; where it is not enabled nothing in it reacts.
pub fn fixed_area<R>(
    ctx: &egui::Context,
    id: &str,
    rect: bevy::math::Rect,
    enabled: bool,
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    let rect = rect_of(rect);
    egui::Area::new(egui::Id::new(id))
        .order(egui::Order::Middle)
        .fixed_pos(rect.min)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            ui.scope_builder(egui::UiBuilder::new().max_rect(rect), |ui| {
                ui.set_clip_rect(rect.expand(3.0));
                if !enabled {
                    ui.disable();
                }
                add(ui)
            })
            .inner
        })
        .inner
}

/// Fills a panel and draws its hairline; the accent stands on its left edge where its side is to act.
pub fn panel_frame(ui: &Ui, acting: bool) {
    let rect = ui.max_rect();
    let line = if acting {
        Stroke::new(1.2, Accent::of(ui).line.gamma_multiply(0.85))
    } else {
        Stroke::new(1.0, colour::HAIRLINE)
    };
    ui.painter()
        .rect(rect, RADIUS, colour::PANEL_FILL, line, StrokeKind::Inside);
    if acting {
        let edge = Rect::from_min_max(
            rect.min + vec2(0.0, 14.0),
            pos2(rect.min.x + 3.5, rect.max.y - 14.0),
        );
        ui.painter().rect_filled(edge, 2.0, Accent::of(ui).line);
    }
}

/// Paints a button's background for its state and returns its text colour.
fn paint_face(
    ui: &Ui,
    rect: Rect,
    response: &Response,
    style: ButtonStyle,
    enabled: bool,
) -> Color32 {
    let painter = ui.painter();
    let (fill, line, text) = match (style, enabled) {
        (ButtonStyle::Primary, true) => {
            let accent = Accent::of(ui);
            if response.hovered() {
                (
                    accent.fill_hovered(),
                    Stroke::new(1.5, colour::TEXT),
                    accent.on,
                )
            } else {
                (accent.fill, Stroke::new(1.0, accent.fill), accent.on)
            }
        }
        (ButtonStyle::Secondary, true) if response.hovered() || response.has_focus() => (
            Color32::from_rgb(0x2C, 0x24, 0x1B),
            Stroke::new(1.0, colour::BRASS),
            colour::TEXT,
        ),
        (ButtonStyle::Secondary, true) => (
            colour::PANEL_FILL,
            Stroke::new(1.0, colour::HAIRLINE),
            colour::TEXT,
        ),
        (_, false) => {
            let faint = Stroke::new(1.0, colour::FAINT_LINE);
            (
                colour::PANEL_FILL.gamma_multiply(0.8),
                faint,
                Color32::from_rgb(0x8A, 0x81, 0x73),
            )
        }
    };
    painter.rect(rect, BUTTON_RADIUS, fill, line, StrokeKind::Inside);
    if response.has_focus() {
        let focus = Stroke::new(2.0, Accent::of(ui).line);
        painter.rect_stroke(rect.expand(3.0), BUTTON_RADIUS, focus, StrokeKind::Inside);
    }
    text
}

/// A button with an icon and a label; as wide as it must be, or as the given width.
pub fn button(
    ui: &mut Ui,
    icons: &Icons,
    (icon, label): (Option<Icon>, &str),
    style: ButtonStyle,
    enabled: bool,
    width: Option<f32>,
) -> bool {
    face(ui, icons, (icon, label), label, style, enabled, width).clicked() && enabled
}

/// A secondary button with an icon alone, and its name as a tooltip.
pub fn small_button(ui: &mut Ui, icons: &Icons, icon: Icon, name: &str, enabled: bool) -> bool {
    let width = Some(small_button_width(ui));
    let response = face(
        ui,
        icons,
        (Some(icon), ""),
        name,
        ButtonStyle::Secondary,
        enabled,
        width,
    );
    response.on_hover_text(name).clicked() && enabled
}

/// How wide a [`small_button`] is, in units.
pub fn small_button_width(ui: &Ui) -> f32 {
    touch_height(ui, BUTTON + 4.0)
}

fn face(
    ui: &mut Ui,
    icons: &Icons,
    (icon, label): (Option<Icon>, &str),
    name: &str,
    style: ButtonStyle,
    enabled: bool,
    width: Option<f32>,
) -> Response {
    let font = if style == ButtonStyle::Primary {
        TextStyle::Strong.font()
    } else {
        TextStyle::Body.font()
    };
    let icon_width = if icon.is_some() { 24.0 } else { 0.0 };
    let gap = if icon.is_some() && !label.is_empty() {
        8.0
    } else {
        0.0
    };
    // A label that is too long for the width takes more rows.
    let room = width.map_or(f32::INFINITY, |width| width - icon_width - gap - 16.0);
    let galley = ui
        .painter()
        .layout(label.to_owned(), font, Color32::PLACEHOLDER, room.max(1.0));
    let inner = icon_width + gap + galley.size().x;
    let size = vec2(
        width.unwrap_or(inner + 32.0),
        touch_height(ui, galley.size().y + 12.0).max(BUTTON),
    );
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, name));
    if enabled {
        Labelled::note(ui, name, rect);
    }
    let text = paint_face(ui, rect, &response, style, enabled);
    let mut at = pos2(rect.center().x - inner / 2.0, rect.center().y);
    if let Some(icon) = icon {
        icons.paint(
            ui.painter(),
            icon,
            Rect::from_center_size(at + vec2(12.0, 0.0), Vec2::splat(24.0)),
            text,
        );
        at.x += icon_width + gap;
    }
    ui.painter()
        .galley(pos2(at.x, at.y - galley.size().y / 2.0), galley, text);
    response
}

/// A button that is only an icon, with its name as a tooltip.
pub fn icon_button(ui: &mut Ui, icons: &Icons, icon: Icon, label: &str) -> bool {
    let (rect, response) =
        ui.allocate_exact_size(Vec2::splat(touch_height(ui, BUTTON)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    Labelled::note(ui, label, rect);
    let lit = response.hovered() || response.has_focus();
    if lit {
        ui.painter()
            .rect_filled(rect.shrink(3.0), BUTTON_RADIUS, Accent::of(ui).hover_fill());
    }
    if response.has_focus() {
        let focus = Stroke::new(2.0, Accent::of(ui).line);
        ui.painter()
            .rect_stroke(rect.shrink(3.0), BUTTON_RADIUS, focus, StrokeKind::Inside);
    }
    let tint = if lit {
        colour::TEXT
    } else {
        Color32::from_rgb(0xD9, 0xCD, 0xB8)
    };
    icons.paint(
        ui.painter(),
        icon,
        Rect::from_center_size(rect.center(), Vec2::splat(25.0)),
        tint,
    );
    let clicked = response.clicked();
    response.on_hover_text(label);
    clicked
}

/// The height of one of several choices.
const SEGMENT_HEIGHT: f32 = 38.0;

/// Several choices side by side; the chosen one is filled.
pub fn segments<T: Copy + PartialEq>(ui: &mut Ui, chosen: T, choices: &[(T, String)]) -> Option<T> {
    let mut picked = None;
    // A row of its own height, so that what stands beside it is centred on it.
    let height = touch_height(ui, SEGMENT_HEIGHT);
    ui.spacing_mut().interact_size.y = height;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (value, label) in choices {
            let here = *value == chosen;
            let font = if here {
                TextStyle::StrongNote.font()
            } else {
                TextStyle::Note.font()
            };
            let galley = ui
                .painter()
                .layout_no_wrap(label.clone(), font, Color32::PLACEHOLDER);
            let size = vec2((galley.size().x + 26.0).max(height), height);
            let (rect, response) = ui.allocate_exact_size(size, Sense::click());
            response
                .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, here, label));
            Labelled::note(ui, label, rect);
            let accent = Accent::of(ui);
            let (fill, line, text) = if here {
                (
                    accent.selected_fill(),
                    Stroke::new(1.2, accent.line),
                    colour::TEXT,
                )
            } else if response.hovered() || response.has_focus() {
                (
                    Accent::of(ui).hover_fill(),
                    Stroke::new(1.0, colour::BRASS),
                    colour::TEXT,
                )
            } else {
                (
                    Color32::TRANSPARENT,
                    Stroke::new(1.0, colour::HAIRLINE),
                    colour::SECOND,
                )
            };
            ui.painter()
                .rect(rect, BUTTON_RADIUS, fill, line, StrokeKind::Inside);
            if response.has_focus() {
                let focus = Stroke::new(2.0, Accent::of(ui).line);
                ui.painter().rect_stroke(
                    rect.expand(2.0),
                    BUTTON_RADIUS,
                    focus,
                    StrokeKind::Inside,
                );
            }
            let at = rect.center() - galley.size() / 2.0;
            ui.painter().galley(at, galley, text);
            if response.clicked() && !here {
                picked = Some(*value);
            }
        }
    });
    picked
}

/// A switch with its name and a line about it; true where it was pressed.
pub fn switch(ui: &mut Ui, on: bool, label: &str, line: &str) -> bool {
    let width = ui.available_width();
    let name = ui
        .painter()
        .layout_no_wrap(label.to_owned(), TextStyle::Body.font(), colour::TEXT);
    let note = (!line.is_empty()).then(|| {
        let room = width - 74.0;
        ui.painter().layout(
            line.to_owned(),
            TextStyle::Note.font(),
            colour::SECOND,
            room,
        )
    });
    let text_height = name.size().y + note.as_ref().map_or(0.0, |n| n.size().y + 2.0);
    let (rect, response) = ui.allocate_exact_size(
        vec2(width, touch_height(ui, text_height + 8.0).max(BUTTON)),
        Sense::click(),
    );
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, label));
    Labelled::note(ui, label, rect);
    if response.hovered() {
        ui.painter().rect_filled(
            rect.expand2(vec2(8.0, 0.0)),
            BUTTON_RADIUS,
            Accent::of(ui).hover_fill(),
        );
    }
    let top = rect.center().y - text_height / 2.0;
    let name_height = name.size().y;
    ui.painter()
        .galley(pos2(rect.min.x, top), name, colour::TEXT);
    if let Some(note) = note {
        ui.painter().galley(
            pos2(rect.min.x, top + name_height + 2.0),
            note,
            colour::SECOND,
        );
    }
    let track = Rect::from_center_size(pos2(rect.max.x - 27.0, rect.center().y), vec2(50.0, 28.0));
    let accent = Accent::of(ui);
    let (fill, knob, x) = if on {
        (accent.fill, accent.on, track.max.x - 14.0)
    } else {
        (
            Color32::from_rgb(0x2A, 0x25, 0x20),
            colour::SECOND,
            track.min.x + 14.0,
        )
    };
    let line = Stroke::new(1.0, if on { accent.line } else { colour::HAIRLINE });
    ui.painter()
        .rect(track, 14.0, fill, line, StrokeKind::Inside);
    ui.painter()
        .circle_filled(pos2(x, track.center().y), 10.0, knob);
    if response.has_focus() {
        let focus = Stroke::new(2.0, Accent::of(ui).line);
        ui.painter()
            .rect_stroke(track.expand(4.0), 18.0, focus, StrokeKind::Inside);
    }
    response.clicked()
}

/// A slider from 0 to 1, moved by pointer or by arrow keys.
pub fn slider(ui: &mut Ui, value: f32, label: &str) -> Option<f32> {
    let (rect, response) = ui.allocate_exact_size(
        vec2(ui.available_width(), touch_height(ui, SEGMENT_HEIGHT)),
        Sense::click_and_drag(),
    );
    response.widget_info(|| WidgetInfo::slider(true, f64::from(value), label));
    let rail = Rect::from_center_size(rect.center(), vec2(rect.width() - 24.0, 5.0));
    let x = rail.min.x + rail.width() * value;
    let painter = ui.painter();
    let accent = Accent::of(ui);
    painter.rect_filled(rail, 3.0, Color32::from_rgb(0x3A, 0x32, 0x28));
    painter.rect_filled(
        Rect::from_min_max(rail.min, pos2(x, rail.max.y)),
        3.0,
        accent.line,
    );
    painter.circle(
        pos2(x, rail.center().y),
        11.0,
        accent.fill,
        Stroke::new(2.0, accent.on),
    );
    if response.has_focus() {
        painter.circle_stroke(
            pos2(x, rail.center().y),
            14.0,
            Stroke::new(2.0, accent.line),
        );
    }
    let mut fresh = value;
    if let Some(at) = response.interact_pointer_pos() {
        fresh = ((at.x - rail.min.x) / rail.width()).clamp(0.0, 1.0);
    }
    if response.has_focus() {
        ui.memory_mut(|memory| {
            memory.set_focus_lock_filter(
                response.id,
                egui::EventFilter {
                    horizontal_arrows: true,
                    ..Default::default()
                },
            );
        });
        let (left, right) = ui.input(|i| {
            (
                i.key_pressed(egui::Key::ArrowLeft),
                i.key_pressed(egui::Key::ArrowRight),
            )
        });
        fresh += 0.1 * (f32::from(u8::from(right)) - f32::from(u8::from(left)));
        fresh = fresh.clamp(0.0, 1.0);
    }
    (fresh != value).then_some(fresh)
}

/// A line of text.
pub fn label(ui: &mut Ui, text: impl Into<String>, kind: TextStyle, colour: Color32) -> Response {
    ui.label(egui::RichText::new(text).font(kind.font()).color(colour))
}

/// A text, or as much of its beginning as fits, with dots behind it.
#[must_use]
pub fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let mut letters: Vec<char> = text.chars().collect();
    loop {
        letters.pop();
        let shorter: String = letters.iter().collect();
        let shorter = format!("{}…", shorter.trim_end());
        if letters.is_empty() || fits(&shorter) {
            return shorter;
        }
    }
}

/// Text at a point; it takes no room in the layout.
pub fn text_at(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    text: &str,
    kind: TextStyle,
    colour: Color32,
) -> Rect {
    ui.painter().text(at, anchor, text, kind.font(), colour)
}
