//! A count with a button on either side that changes it by one.

use bevy_egui::egui::{RichText, Ui};

use super::button::Button;
use super::skin::{Palette, Skin};
use crate::ui::theme::{TextStyle, touch_gap};

/// A step of a stepper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One less.
    Fewer,
    /// One more.
    More,
}

/// A count in words, with a button for one less and one for one more.
pub struct Stepper<'a> {
    text: &'a str,
    fewer: &'a str,
    more: &'a str,
    can: [bool; 2],
}

impl<'a> Stepper<'a> {
    /// A stepper: its count in words, and the labels of its buttons.
    #[must_use]
    pub const fn new(text: &'a str, fewer: &'a str, more: &'a str) -> Self {
        Self {
            text,
            fewer,
            more,
            can: [true; 2],
        }
    }

    /// Sets which steps are possible.
    #[must_use]
    pub fn allowing(self, allowed: impl Fn(Step) -> bool) -> Self {
        let can = [Step::Fewer, Step::More].map(allowed);
        Self { can, ..self }
    }

    /// Shows it. Returns the pressed step.
    pub fn show(self, ui: &mut Ui) -> Option<Step> {
        let font = Skin::of(ui).font(ui, TextStyle::Strong);
        let ink = Palette::of(ui).ink;
        ui.label(RichText::new(self.text).font(font).color(ink));
        let labels = [(Step::Fewer, self.fewer), (Step::More, self.more)];
        let row = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.y = touch_gap(ui, 6.0);
            let mut pressed = None;
            for ((step, label), can) in labels.into_iter().zip(self.can) {
                if Button::new(label).enabled(can).show(ui) {
                    pressed = Some(step);
                }
            }
            pressed
        });
        row.inner
    }
}
