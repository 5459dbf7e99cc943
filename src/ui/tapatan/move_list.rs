//! Tapatan's part of the list of moves: instructions, the moves, and the count of repetitions.

use bevy_egui::egui::{Align2, Color32, Rect, Stroke, Ui, Vec2, pos2};

use super::line_board;
use crate::rules::tapatan::{Moves, Position, Repetition};
use crate::rules::{Expect, Rules};
use crate::store::Seat;
use crate::ui::move_text::{Place, Step, Token, TurnMoves, TurnNotation, Word};
use crate::ui::possible_actions;
use crate::ui::text::{label, text_at};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::view::View;

/// Shows the person's next press.
pub(super) fn advice(ui: &mut Ui, view: &View, position: &Position) {
    // The list of possible moves makes this unnecessary.
    if possible_actions::shows(view) {
        return;
    }
    if let Some(text) = advice_text(view, position) {
        label(ui, text, TextStyle::Note, colour::TEXT);
    }
}

/// The person's next press. `None` if it isn't a person's turn.
pub(super) fn advice_text(view: &View, position: &Position) -> Option<String> {
    let Expect::Move(side) = position.expect() else {
        return None;
    };
    if view.table.seat(side) != Seat::Person {
        return None;
    }
    let key = if position.in_hand(side) > 0 {
        "how-to-place"
    } else if position.options().moves == Moves::Anywhere {
        "how-to-move-anywhere"
    } else {
        "how-to-slide"
    };
    Some(view.words.get(key))
}

/// Describes a turn.
pub(super) fn describe(turn: &TurnNotation) -> Vec<Token> {
    // "b2" or "b2-b3#"
    let way = turn.moves.trim_end_matches(['#', '+', '=']);
    let places = way.split('-').filter(|name| !name.is_empty());
    let places: Vec<Place> = places.map(|name| Place::Named(name.to_owned())).collect();
    let steps = (!places.is_empty()).then(|| {
        let mut step = Step::new(places);
        step.words.extend(match &turn.moves[way.len()..] {
            "#" => Some(Word::ThreeInRow),
            "+" => Some(Word::Wins),
            "=" => Some(Word::Draws),
            _ => None,
        });
        step
    });
    TurnMoves {
        steps: steps.into_iter().collect(),
        unfinished: !turn.finished,
        ..TurnMoves::default()
    }
    .into_tokens()
}

/// The height of the legend with a board, and without one in a narrow list.
const LEGEND: f32 = 138.0;
const LOW_LEGEND: f32 = 52.0;
/// The side of the legend's board, and its distance from the text.
const BOARD: f32 = 112.0;
const BESIDE: f32 = 16.0;
/// The width of a list with enough room for text beside the board.
const WIDE: f32 = 290.0;

/// `true` if the legend has a board.
fn has_board(view: &View) -> bool {
    view.layout
        .move_list
        .is_some_and(|list| list.width() >= WIDE)
}

/// The height of the legend.
pub(super) fn legend_height(view: &View) -> f32 {
    if has_board(view) { LEGEND } else { LOW_LEGEND }
}

/// Shows the lines that win (TP-5), the number of repetitions of the position in view, and the effect of the third
/// (TP-7).
pub(super) fn legend(ui: &Ui, view: &View, position: &Position, inner: Rect) {
    let words = view.words;
    let top = inner.max.y - legend_height(view) + 14.0;
    let line = Stroke::new(1.0, colour::FAINT_LINE);
    ui.painter().hline(inner.x_range(), top - 4.0, line);
    let draws = position.options().repetition == Repetition::Draw;
    let (seen, rule) = if draws {
        let count = ("count", position.occurrences().into());
        (
            words.with("position-seen", &[count]),
            words.get("third-draws"),
        )
    } else {
        (words.get("repeats-free"), String::new())
    };
    if has_board(view) {
        let board = Rect::from_min_size(pos2(inner.min.x, top + 8.0), Vec2::splat(BOARD));
        line_board::paint(ui.painter(), position, board);
        let beside = inner.with_min_x(board.max.x + BESIDE);
        let texts = [
            (words.get("tapatan-lines"), colour::TEXT),
            (seen, colour::SECOND),
            (rule, colour::SECOND),
        ];
        paragraphs(ui, texts, beside.with_min_y(board.min.y));
        return;
    }
    let y = top + 18.0;
    for (at, anchor, text, colour) in [
        (inner.min.x, Align2::LEFT_CENTER, seen, colour::TEXT),
        (inner.max.x, Align2::RIGHT_CENTER, rule, colour::SECOND),
    ] {
        text_at(ui, pos2(at, y), anchor, &text, TextStyle::Note, colour);
    }
}

/// Shows texts below each other from the top of a place, wrapped to its width.
fn paragraphs(ui: &Ui, texts: [(String, Color32); 3], place: Rect) {
    let painter = ui.painter();
    let mut at = place.min;
    for (text, colour) in texts {
        let galley = painter.layout(text, TextStyle::Note.font(), colour, place.width());
        let height = galley.size().y;
        painter.galley(at, galley, colour);
        at.y += height + 5.0;
    }
}
