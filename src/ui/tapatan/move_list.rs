//! Tapatan's part of the list of moves: instructions, the moves, and the count of repetitions.

use bevy_egui::egui::{Align2, Rect, Stroke, Ui, pos2};

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

/// The height of the legend.
pub(super) const LEGEND: f32 = 52.0;

/// Shows the number of repetitions of the position in view, and the effect of the third (TP-7).
pub(super) fn legend(ui: &Ui, view: &View, position: &Position, inner: Rect) {
    let words = view.words;
    let top = inner.max.y - LEGEND + 14.0;
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
    let y = top + 18.0;
    let at = pos2(inner.min.x, y);
    text_at(
        ui,
        at,
        Align2::LEFT_CENTER,
        &seen,
        TextStyle::Note,
        colour::TEXT,
    );
    let at = pos2(inner.max.x, y);
    text_at(
        ui,
        at,
        Align2::RIGHT_CENTER,
        &rule,
        TextStyle::Note,
        colour::SECOND,
    );
}
