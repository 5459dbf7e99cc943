//! Tawula's part of the list of moves: the dice with hints on their use, and turns in notation.

use bevy_egui::egui::Ui;

use super::{ACCENT, dice};
use crate::rules::tawula::Position;
use crate::rules::{Expect, Rules, Side};
use crate::store::Seat;
use crate::ui::move_list::chip_height;
use crate::ui::move_text::{
    Captured, Face, Manner, Place, Step, Throw, ThrowState, Token, Tone, TurnMoves, TurnNotation,
    Word,
};
use crate::ui::possible_actions;
use crate::ui::prompts::ThrowPrompt;
use crate::ui::text::label;
use crate::ui::theme::TextStyle;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// The request to throw.
const THROW: ThrowPrompt = ThrowPrompt {
    by_key: "press-dice",
    by_button: "press-button-dice",
    plain: "now-throw-dice",
};

/// Shows the dice of the turn, and the possible use of the remaining numbers.
pub(super) fn heading(
    ui: &mut Ui,
    view: &View,
    position: &Position,
    roomy: bool,
) -> Option<UiAction> {
    let mut action = None;
    let is_rolled = dice::rolled(view).is_some() || view.timeline.counted().is_some();
    if view.layout.move_list.is_some() && is_rolled {
        action = dice::show(ui, view, position, chip_height(view, roomy));
    }
    let asks_for_dice = matches!(position.expect(), Expect::Throw(_))
        && view.person_throws()
        && !possible_actions::shows(view);
    let note = note(view, position);
    if let Some(note) = note.or_else(|| asks_for_dice.then(|| THROW.text(view))) {
        label(ui, note, TextStyle::Note, ACCENT.line);
    }
    action
}

/// The meaning of the opening roll, or the possible use of the remaining numbers. `None` if neither is needed.
pub(super) fn note(view: &View, position: &Position) -> Option<String> {
    match position.expect() {
        Expect::Throw(_) if position.is_opening() => Some(view.words.get("opening-roll")),
        Expect::Move(side) if view.table.seat(side) == Seat::Person => Some(advice(view, position)),
        _ => None,
    }
}

/// The possible use of the remaining numbers.
fn advice(view: &View, position: &Position) -> String {
    let words = view.words;
    let left: Vec<u8> = position.numbers().collect();
    match (view.picked, left.as_slice()) {
        (Some(die), _) => words.with("die-picked", &[("die", die.into())]),
        (None, [die]) => words.with("die-left", &[("die", (*die).into())]),
        (None, [first, .., last]) if first == last => {
            let count = ("count", left.len().into());
            words.with("doublets-left", &[count, ("die", (*first).into())])
        }
        _ => words.get("dice-left"),
    }
}

/// Describes a turn from the position before it.
pub(super) fn describe(before: &Position, turn: &TurnNotation) -> Vec<Token> {
    // "63" and "hand/6 hand/3*"
    let numbers = turn.throws.chars().filter_map(|c| c.to_digit(10));
    let throws = numbers.map(|number| Throw {
        face: Face::Die(number as u8),
        state: ThrowState::Used,
    });
    let steps = turn.moves.split_whitespace();
    let remark = (turn.moves == "--").then_some(if before.board().bar(turn.side) > 0 {
        Word::NoEntry
    } else {
        Word::NoMove
    });
    TurnMoves {
        throws: throws.collect(),
        steps: steps.filter_map(|item| step(turn.side, item)).collect(),
        remark,
        unfinished: !turn.finished,
    }
    .into_tokens()
}

/// A step as it is written: `13/19*(2)`.
fn step(side: Side, item: &str) -> Option<Step> {
    let (from, to) = item.split_once('/')?;
    // The number of a choice, as in "22/off:3", doesn't belong to the place.
    let marks = to.find([':', '*', '(']).unwrap_or(to.len());
    let (to, marks) = to.split_at(marks);
    let mut step = Step::new([from, to].map(place));
    let count = marks
        .split_once('(')
        .and_then(|(_, count)| count.strip_suffix(')'));
    step.count = count.and_then(|count| count.parse().ok()).unwrap_or(1);
    step.captured = marks.contains('*').then_some(hit(side.other()));
    Some(step)
}

fn place(name: &str) -> Place {
    match name {
        "hand" => Place::Hand,
        "bar" => Place::Bar,
        "off" => Place::Off,
        point => Place::Named(point.to_owned()),
    }
}

const fn hit(side: Side) -> Captured {
    Captured {
        side,
        count: 1,
        manner: Manner::Hit,
    }
}

/// The signs of a turn with their meanings.
pub(super) fn signs(words: &Words) -> Vec<Token> {
    vec![
        Token::Captured(hit(Side::First)),
        Token::Text(words.get("move-sign-hit"), Tone::Quiet),
    ]
}
