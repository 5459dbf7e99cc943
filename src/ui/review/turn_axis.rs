//! Shows turn numbers below the graph: the first, the last, some between them, and that of the open turn.

use bevy_egui::egui::{Align2, FontId, Ui, pos2};

use super::Screen;
use super::graph::width;
use super::graph_shape::GraphShape;
use crate::ui::accent::Accent;
use crate::ui::theme::colour;
use crate::ui::view::View;

/// The most spaces between the numbers.
const SPACES: usize = 5;
/// The steps between the numbers.
const STEPS: [usize; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/// The least space between the open turn's number and another one, in units.
const APART: f32 = 8.0;

/// The turns that get a number, in a game with this number of turns.
fn numbered_turns(turns: usize) -> Vec<usize> {
    let fits = |step: &usize| turns.div_ceil(*step) <= SPACES;
    let step = STEPS.into_iter().find(fits);
    let step = step.unwrap_or(turns.div_ceil(SPACES)).max(1);
    let is_apart = |turn: &usize| 2 * (turn - 1) >= step && 2 * (turns - turn) >= step;
    let between = (step..turns).step_by(step).filter(is_apart);
    let ends = [1, turns]
        .into_iter()
        .filter(|turn| (1..=turns).contains(turn));
    let mut all: Vec<usize> = ends.chain(between).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Shows the numbers in a row around a height.
pub(super) fn show(
    ui: &Ui,
    view: &View,
    screen: &Screen,
    shape: &GraphShape,
    font: &FontId,
    y: f32,
) {
    let turns = screen.record.turns().len();
    if turns == 0 {
        return;
    }
    let text = |x: f32, anchor: Align2, text: &str, tint| {
        let at = pos2(x, y);
        ui.painter().text(at, anchor, text, font.clone(), tint);
    };
    let name = view.words.get("review-turn-axis");
    let right = shape.plot.min.x - screen.size(14.0, 8.0);
    text(right, Align2::RIGHT_CENTER, &name, colour::SECOND);
    let open = screen.open_place() + 1;
    let number = |turn: usize| {
        let number = turn.to_string();
        let half = width(ui, &number, font) / 2.0;
        (shape.x_of(turn - 1), half, number)
    };
    let (open_x, open_half, open_number) = number(open);
    for (x, half, number) in numbered_turns(turns).into_iter().map(number) {
        if (x - open_x).abs() >= open_half + half + APART {
            text(x, Align2::CENTER_CENTER, &number, colour::SECOND);
        }
    }
    let tint = Accent::of(ui).line;
    text(open_x, Align2::CENTER_CENTER, &open_number, tint);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_turns_have_numbers() {
        assert_eq!(numbered_turns(154), [1, 50, 100, 154]);
        assert_eq!(numbered_turns(60), [1, 20, 40, 60]);
        assert_eq!(numbered_turns(9), [1, 2, 4, 6, 8, 9]);
        assert_eq!(numbered_turns(1), [1]);
        assert!(numbered_turns(0).is_empty());
        assert!(numbered_turns(12_345).len() <= SPACES + 2);
    }
}
