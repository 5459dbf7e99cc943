//! A row of choices of which one is selected.

use bevy_egui::egui::{Ui, vec2};

use super::button::Button;
use super::skin::Skin;
use crate::ui::theme::touch_height;

/// A row of choices of which one is selected. It wraps if it's too wide.
pub struct ChoiceRow<'a, T> {
    chosen: T,
    choices: &'a [(T, String)],
    id: Option<&'a str>,
    enabled: bool,
    takes_focus: bool,
}

impl<'a, T: Copy + PartialEq> ChoiceRow<'a, T> {
    /// A row of values with their labels.
    #[must_use]
    pub const fn new(chosen: T, choices: &'a [(T, String)]) -> Self {
        Self {
            chosen,
            choices,
            id: None,
            enabled: true,
            takes_focus: false,
        }
    }

    /// Sets an id, so that the focus stays on it if the controls above it change.
    #[must_use]
    pub const fn id(self, id: &'a str) -> Self {
        let id = Some(id);
        Self { id, ..self }
    }

    /// Sets if it can be changed.
    #[must_use]
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Sets if its chosen button takes the focus.
    #[must_use]
    pub const fn takes_focus(self, takes_focus: bool) -> Self {
        Self {
            takes_focus,
            ..self
        }
    }

    /// Shows it. Returns a newly pressed choice.
    pub fn show(self, ui: &mut Ui) -> Option<T> {
        match self.id {
            Some(id) => ui.push_id(id, |ui| self.row(ui)).inner,
            None => self.row(ui),
        }
    }

    fn row(self, ui: &mut Ui) -> Option<T> {
        let mut picked = None;
        if Skin::of(ui) == Skin::Table {
            // The row has the height of its buttons, so that controls beside it are centred on it.
            ui.spacing_mut().interact_size.y = touch_height(ui, super::button::CHOICE);
        }
        ui.horizontal_wrapped(|ui| {
            if Skin::of(ui) == Skin::Table {
                ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            }
            for (value, label) in self.choices {
                let here = *value == self.chosen;
                let button = Button::new(label).pick(here).enabled(self.enabled);
                let response = button.response(ui);
                if response.clicked() && !here {
                    picked = Some(*value);
                }
                if here && self.takes_focus {
                    response.request_focus();
                }
            }
        });
        picked
    }
}
