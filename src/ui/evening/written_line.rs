//! A line to write on: a text field without a frame, over a pencil line.

use bevy_egui::egui::{Align, Align2, FontId, Frame, Id, Margin, Rect, TextEdit, Ui, pos2, vec2};

use crate::ui::kit::{
    Pen, appears, fitting, is_entered, keep_line_breaks, link_field, name_field, stay_in_field,
};
use crate::ui::theme::paper::{CURRENT, HINT, INK, SECOND_INK};

/// The line below the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ruling {
    /// Dashes of a pencil.
    Dashes,
    /// Dots.
    Dots,
}

/// A line to write on.
pub(super) struct WrittenLine<'a> {
    /// The name for screen readers, and the hint while it's empty.
    pub(super) name: &'a str,
    /// Its id.
    pub(super) id: &'a str,
    pub(super) font: FontId,
    /// The least size, in units.
    pub(super) width: f32,
    pub(super) height: f32,
    /// The most characters.
    pub(super) most: usize,
    pub(super) ruling: Ruling,
    /// `true` for names: it takes the focus when its page opens, and whole lists can be pasted.
    pub(super) is_for_names: bool,
}

impl WrittenLine<'_> {
    /// Shows it. Returns `true` if Enter ended the input.
    pub(super) fn show(&self, ui: &mut Ui, text: &mut String) -> bool {
        let edit = TextEdit::singleline(text)
            .id(Id::new(self.id))
            .font(self.font.clone())
            .text_color(INK)
            .char_limit(self.most)
            .frame(Frame::NONE.inner_margin(Margin::symmetric(0, 3)))
            .desired_width(self.width)
            .min_size(vec2(0.0, self.height))
            .vertical_align(Align::Center);
        // Whole lists can be pasted.
        if self.is_for_names && ui.memory(|memory| memory.has_focus(Id::new(self.id))) {
            keep_line_breaks(ui);
        }
        let mut response = ui.add(edit);
        name_field(&response, self.name);
        if self.is_for_names && appears(ui, &response) {
            response.request_focus();
        }
        link_field(ui, &mut response, self.name, text, self.most, false);
        self.paint(ui, response.rect, text, response.has_focus());
        if !self.is_for_names && response.changed() {
            // A pasted text can contain control characters.
            text.retain(|sign| !sign.is_control());
        }
        let entered = is_entered(ui, &response);
        if entered {
            stay_in_field(ui, &response);
        }
        entered
    }

    /// Paints the line below the text, and the hint.
    fn paint(&self, ui: &Ui, rect: Rect, text: &str, is_focused: bool) {
        let painter = ui.painter();
        if text.is_empty() {
            let hint = fitting(ui, self.name, &self.font, rect.width());
            let at = rect.left_center();
            painter.text(at, Align2::LEFT_CENTER, hint, self.font.clone(), HINT);
        }
        let below = (rect.height() / 2.0 - 1.5).min(0.95 * self.font.size);
        let y = rect.center().y + below;
        let [from, to] = [rect.min.x, rect.max.x].map(|x| pos2(x, y));
        if is_focused {
            Pen::new(2.2, CURRENT).line(painter, from, to);
            return;
        }
        let ink = SECOND_INK.gamma_multiply(0.7);
        match self.ruling {
            Ruling::Dashes => Pen::new(1.4, ink).dashes(painter, from, to, [7.0, 7.0]),
            Ruling::Dots => {
                let mut x = from.x + 1.0;
                while x < to.x {
                    painter.circle_filled(pos2(x, y), 1.0, ink);
                    x += 8.0;
                }
            }
        }
    }
}
