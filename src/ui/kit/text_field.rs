//! A field for a line of text.

use bevy_egui::egui::{
    Align, Align2, Color32, Event, FontId, Key, Margin, Modifiers, Rect, Response, RichText,
    Stroke, StrokeKind, TextEdit, Ui, vec2,
};

use super::focus_ring::focus_ring;
use super::linked_fields::{link_field, stay_in_field};
use super::names::name_field;
use super::scope::shows_ring;
use super::skin::{Palette, Skin};
use crate::ui::text::shortened;
use crate::ui::theme::{self, TextStyle, colour};

/// A field for a line of text, with a hint while it's empty.
pub struct TextField<'a> {
    name: &'a str,
    hint: &'a str,
    text: &'a mut String,
    id: Option<&'a str>,
    most: usize,
    width: f32,
    keeps_focus: bool,
    starts_focused: bool,
    enabled: bool,
}

/// The response of a text field in a frame.
#[derive(Clone, Debug)]
pub struct FieldResponse {
    /// `true` if Enter ended the input.
    pub entered: bool,
    /// egui's response.
    pub response: Response,
}

impl<'a> TextField<'a> {
    /// A field that changes a text. Its name is the default hint.
    #[must_use]
    pub fn new(name: &'a str, text: &'a mut String) -> Self {
        Self {
            name,
            hint: name,
            text,
            id: None,
            most: usize::MAX,
            width: f32::INFINITY,
            keeps_focus: false,
            starts_focused: false,
            enabled: true,
        }
    }

    /// Sets another hint than the name.
    #[must_use]
    pub fn hint(self, hint: &'a str) -> Self {
        Self { hint, ..self }
    }

    /// Sets an id, so that the focus stays on it if the controls above it change.
    #[must_use]
    pub fn id(self, id: &'a str) -> Self {
        let id = Some(id);
        Self { id, ..self }
    }

    /// Sets the largest number of characters.
    #[must_use]
    pub fn at_most(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// Sets the width, in units.
    #[must_use]
    pub fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Keeps the focus after Enter for another text.
    #[must_use]
    pub fn keeps_focus(self) -> Self {
        let keeps_focus = true;
        Self {
            keeps_focus,
            ..self
        }
    }

    /// Takes the focus when its page opens, unless another control has it.
    #[must_use]
    pub fn starts_focused(self) -> Self {
        let starts_focused = true;
        Self {
            starts_focused,
            ..self
        }
    }

    /// Sets if the text can be changed.
    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Shows it.
    pub fn show(self, ui: &mut Ui) -> FieldResponse {
        let skin = Skin::of(ui);
        let palette = Palette::of(ui);
        let ink = if self.enabled {
            palette.ink
        } else {
            palette.disabled_ink
        };
        let mut edit = TextEdit::singleline(self.text)
            .font(skin.font(ui, TextStyle::Body))
            .text_color(ink)
            .char_limit(self.most)
            .interactive(self.enabled)
            .vertical_align(Align::Center)
            .margin(Margin::symmetric(10, 9));
        if let Some(id) = self.id {
            edit = edit.id_salt(id);
        }
        let edit = match skin {
            Skin::Table | Skin::Home => {
                let font = TextStyle::Note.font();
                let room = self.width.min(ui.available_width()) - 24.0;
                let text = fitting(ui, self.hint, &font, room);
                let hint = RichText::new(text).font(font).color(colour::SECOND);
                edit.hint_text(hint)
                    .desired_width((self.width - 20.0).max(60.0))
            }
            // egui's hint is too small for paper, so the kit paints one.
            Skin::Paper => edit
                .background_color(palette.surface)
                .desired_width((self.width - 24.0).max(80.0)),
        };
        let mut response = ui.add(edit);
        name_field(&response, self.name);
        if self.starts_focused && appears(ui, &response) {
            response.request_focus();
        }
        link_field(ui, &mut response, self.name, self.text, self.most, false);
        if skin == Skin::Paper {
            let hint = self.text.is_empty() && !response.has_focus();
            let hint = if hint { self.hint } else { "" };
            paint_paper(ui, response.rect, hint);
        }
        if shows_ring(ui, &response) {
            focus_ring(ui, response.rect);
        }
        if response.changed() {
            // A pasted text can contain control characters.
            self.text.retain(|sign| !sign.is_control());
        }
        let entered = is_entered(ui, &response);
        if entered && self.keeps_focus {
            stay_in_field(ui, &response);
        }
        FieldResponse { entered, response }
    }
}

/// Turns pasted text into typed text, because egui replaces pasted line breaks with spaces.
pub fn keep_line_breaks(ui: &Ui) {
    ui.input_mut(|input| {
        for event in &mut input.events {
            if let Event::Paste(text) = event {
                *event = Event::Text(std::mem::take(text));
            }
        }
    });
}

/// `true` if Enter ended the input. Only the next Enter presses the panel's button.
pub fn is_entered(ui: &Ui, response: &Response) -> bool {
    response.lost_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// `true` if a field wasn't shown in the pass before and no control has the focus.
pub fn appears(ui: &Ui, response: &Response) -> bool {
    let pass = ui.ctx().cumulative_pass_nr();
    let id = response.id.with("shown in pass");
    let before = ui.data_mut(|data| data.get_temp::<u64>(id));
    ui.data_mut(|data| data.insert_temp(id, pass));
    let was_shown = before.is_some_and(|before| before + 1 >= pass);
    !was_shown && ui.memory(|memory| memory.focused().is_none())
}

/// Paints the outline of a field on paper, and its hint.
fn paint_paper(ui: &Ui, rect: Rect, hint: &str) {
    let edge = Stroke::new(1.2, theme::paper::SECOND_INK);
    let painter = ui.painter();
    let radius = Skin::Paper.radius();
    painter.rect_stroke(rect, radius, edge, StrokeKind::Inside);
    let font: FontId = Skin::Paper.font(ui, TextStyle::Body);
    let ink: Color32 = theme::paper::HINT;
    let hint = fitting(ui, hint, &font, rect.width() - 20.0);
    let at = rect.left_center() + vec2(10.0, 0.0);
    let inside = painter.with_clip_rect(rect.shrink(2.0));
    inside.text(at, Align2::LEFT_CENTER, hint, font, ink);
}

/// A hint, shortened if it's too long for its field.
pub fn fitting(ui: &Ui, hint: &str, font: &FontId, room: f32) -> String {
    shortened(hint, |text| {
        let painter = ui.painter();
        let galley = painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
        galley.size().x <= room
    })
}
