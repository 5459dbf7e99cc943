//! The buttons and the steps below a board.

use std::sync::Arc;

use bevy_egui::egui::{Align2, FontFamily, FontId, Galley, Sense, Ui, Vec2, vec2};

use super::ink::text_font;
use super::live_board::LiveBoard;
use super::shown::Shown;
use crate::rules::AnyMove;
use crate::table::targets::question;
use crate::ui::games;
use crate::ui::kit::{Button, Pen, Tile};
use crate::ui::theme::paper::{FAINT, INK, ON_SEAL, SECOND_INK};
use crate::ui::theme::touch_height;

/// The most choices of an example whose steps have separate buttons.
const MOST_STEPS: usize = 5;
/// The gap between two buttons, and between two steps, in units.
const GAP: f32 = 10.0;
const BETWEEN: f32 = 4.0;

/// The action of a button below a board.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Control {
    /// Shows the example.
    Show,
    /// Plays a choice that moves no piece.
    Choose(AnyMove),
    /// Throws.
    Throw,
    /// Shows the start of the example.
    Restart,
}

/// A button below a board.
struct ControlButton {
    label: String,
    control: Control,
    is_primary: bool,
}

impl Shown<'_> {
    /// Shows the buttons at the left and the steps at the right, or below them if the row is too narrow.
    pub(super) fn controls(&self, ui: &mut Ui, board: &mut LiveBoard) {
        let choices = board.example().choices.len();
        let has_steps = (1..=MOST_STEPS).contains(&choices);
        let buttons = self.buttons(board, has_steps);
        let widths = buttons.iter().map(|button| {
            let shown = Button::new(&button.label).primary_if(button.is_primary);
            shown.size(ui).x + GAP
        });
        let steps = if has_steps { choices + 1 } else { 0 };
        let wide = self.steps_width(ui, steps);
        let is_one_row = widths.sum::<f32>() + wide <= ui.available_width();
        let mut pressed = None;
        let mut step = None;
        if is_one_row {
            ui.horizontal(|ui| {
                pressed = show_buttons(ui, &buttons);
                if steps > 0 {
                    ui.add_space((ui.available_width() - wide).max(0.0));
                    step = self.steps(ui, board, steps);
                }
            });
        } else {
            ui.horizontal_wrapped(|ui| pressed = show_buttons(ui, &buttons));
            ui.horizontal_wrapped(|ui| step = self.steps(ui, board, steps));
        }
        match pressed {
            Some(Control::Show) => board.play(self.now, self.view.reduced_motion),
            Some(Control::Choose(choice)) => board.choose(choice),
            Some(Control::Throw) => board.throw(),
            Some(Control::Restart) => board.show_step(0),
            None => {}
        }
        if let Some(step) = step {
            board.show_step(step);
        }
    }

    fn buttons(&self, board: &LiveBoard, has_steps: bool) -> Vec<ControlButton> {
        let words = self.view.words;
        let mut buttons = Vec::new();
        let mut add = |key: &str, control| {
            let is_primary = buttons.is_empty() && control != Control::Restart;
            buttons.push(ControlButton {
                label: words.get(key),
                control,
                is_primary,
            });
        };
        if !board.example().choices.is_empty() {
            add("book-show", Control::Show);
        }
        if let Some(question) = question(&board.position) {
            add("declare-start", Control::Choose(question.done));
            add("declare-again", Control::Choose(question.throw));
        }
        if board.awaits_throw() {
            let key = games::throw_button_key(board.position.kind());
            add(key, Control::Throw);
        }
        // The first step is the start.
        if !has_steps && board.step != Some(0) {
            add("book-reset", Control::Restart);
        }
        buttons
    }

    /// The radius of a step's circle.
    fn radius(&self) -> f32 {
        (21.0 * self.scale).max(16.0)
    }

    fn step_size(&self, ui: &Ui) -> f32 {
        touch_height(ui, 2.0 * self.radius() + 4.0)
    }

    fn step_word(&self, ui: &Ui) -> Arc<Galley> {
        let word = self.view.words.get("book-step");
        let font = text_font(25.0 * self.scale);
        ui.painter().layout_no_wrap(word, font, FAINT)
    }

    /// The width of the steps with the word before them.
    fn steps_width(&self, ui: &Ui, steps: usize) -> f32 {
        if steps == 0 {
            return 0.0;
        }
        let word = self.step_word(ui).size().x;
        word + steps as f32 * (self.step_size(ui) + BETWEEN)
    }

    /// Shows the steps of the example. Returns the pressed one.
    fn steps(&self, ui: &mut Ui, board: &LiveBoard, steps: usize) -> Option<usize> {
        if steps == 0 {
            return None;
        }
        ui.spacing_mut().item_spacing.x = BETWEEN;
        let word = self.step_word(ui);
        let size = vec2(word.size().x, self.step_size(ui));
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let at = place.left_center() - vec2(0.0, word.size().y / 2.0);
        ui.painter().galley(at, word, FAINT);
        let mut pressed = None;
        for step in 0..steps {
            if self.step(ui, step + 1, board.step == Some(step)) {
                pressed = Some(step);
            }
        }
        pressed
    }

    /// Shows the number of a step in a circle. Returns `true` if it was pressed.
    fn step(&self, ui: &mut Ui, number: usize, here: bool) -> bool {
        let name = number.to_string();
        let radius = self.radius();
        let tile = Tile::bare(&name)
            .pick(here)
            .size(Vec2::splat(self.step_size(ui)));
        let response = tile.show(ui, |ui, rect, state| {
            let (painter, middle) = (ui.painter(), rect.center());
            let ink = if here { ON_SEAL } else { INK };
            if here {
                painter.circle_filled(middle, radius, INK);
            } else {
                let lit = state.is_pointed_at();
                let line = if lit { INK } else { SECOND_INK };
                Pen::new(1.8, line).ring(painter, middle, radius - 1.0);
            }
            let font = FontId::new(radius * 0.95, FontFamily::Name("bold".into()));
            painter.text(middle, Align2::CENTER_CENTER, &name, font, ink);
        });
        response.clicked()
    }
}

/// Shows buttons in a row. Returns the pressed one.
fn show_buttons(ui: &mut Ui, buttons: &[ControlButton]) -> Option<Control> {
    ui.spacing_mut().item_spacing.x = GAP;
    let mut pressed = None;
    for button in buttons {
        let shown = Button::new(&button.label).primary_if(button.is_primary);
        if shown.show(ui) {
            pressed = Some(button.control);
        }
    }
    pressed
}
