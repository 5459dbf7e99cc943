//! A question with a button for yes and one for no.

use bevy_egui::egui::{RichText, Ui};

use super::button::Button;
use super::skin::{Palette, Skin};
use crate::ui::icons::{Icon, Icons};
use crate::ui::theme::{TextStyle, touch_gap};

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Do it.
    Yes,
    /// Leave everything as it is.
    No,
}

/// A question before something that can't be undone.
pub struct Confirm<'a> {
    question: &'a str,
    line: &'a str,
    yes: &'a str,
    icon: Option<(&'a Icons, Icon)>,
    no: &'a str,
    inline: bool,
}

impl<'a> Confirm<'a> {
    /// A question with the labels of its two buttons.
    #[must_use]
    pub const fn new(question: &'a str, yes: &'a str, no: &'a str) -> Self {
        Self {
            question,
            line: "",
            yes,
            icon: None,
            no,
            inline: false,
        }
    }

    /// Adds a line about the consequences.
    #[must_use]
    pub const fn line(self, line: &'a str) -> Self {
        Self { line, ..self }
    }

    /// Adds an icon to the button for yes.
    #[must_use]
    pub const fn icon(self, icons: &'a Icons, icon: Icon) -> Self {
        let icon = Some((icons, icon));
        Self { icon, ..self }
    }

    /// Shows it within a panel: the question is smaller, and the button for no replaces the one that opened it, so that
    /// a second press in the same place does no harm.
    #[must_use]
    pub const fn inline(self) -> Self {
        Self {
            inline: true,
            ..self
        }
    }

    /// Shows it. Returns the answer. `None` while there isn't one.
    pub fn show(self, ui: &mut Ui) -> Option<Answer> {
        let skin = Skin::of(ui);
        let palette = Palette::of(ui);
        let text = |ui: &mut Ui, text: &str, style, tint| {
            let font = skin.font(ui, style);
            ui.label(RichText::new(text).font(font).color(tint));
        };
        let style = if self.inline {
            TextStyle::Strong
        } else {
            TextStyle::Title
        };
        text(ui, self.question, style, palette.ink);
        if !self.line.is_empty() {
            text(ui, self.line, TextStyle::Body, palette.second_ink);
        }
        if !self.inline {
            ui.add_space(10.0);
        }
        let mut yes = Button::new(self.yes).primary();
        if let Some((icons, icon)) = self.icon {
            yes = yes.icon(icons, icon);
        }
        let no = Button::new(self.no);
        let mut buttons = [(Answer::Yes, yes), (Answer::No, no)];
        if self.inline {
            buttons.reverse();
        }
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = touch_gap(ui, 6.0);
            let mut answer = None;
            for (meaning, button) in buttons {
                if button.show(ui) {
                    answer = Some(meaning);
                }
            }
            answer
        });
        row.inner
    }
}
