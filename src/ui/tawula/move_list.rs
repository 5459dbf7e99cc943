//! Tawula's part of the list of moves: the dice with hints on their use, and turns in notation.

use bevy_egui::egui::Ui;

use super::{ACCENT, dice};
use crate::record::Turn;
use crate::rules::tawula::Position;
use crate::rules::{Expect, Rules};
use crate::store::Seat;
use crate::ui::move_list::chip_height;
use crate::ui::now;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::turn_text::TurnText;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// Shows the dice of the turn, and the possible use of the remaining numbers.
pub(super) fn heading(
    ui: &mut Ui,
    view: &View,
    position: &Position,
    roomy: bool,
) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    if view.layout.move_list.is_some() && dice::rolled(view).is_some() {
        action = dice::show(ui, view, position, chip_height(view, roomy));
    }
    let note = match position.expect() {
        Expect::Throw(_) if position.is_opening() => Some(words.get("opening-roll")),
        Expect::Throw(_) if view.person_throws() && !now::shows(view) => {
            Some(words.get("press-dice"))
        }
        Expect::Move(side) if view.table.seat(side) == Seat::Person => Some(advice(view, position)),
        _ => None,
    };
    if let Some(note) = note {
        label(ui, note, TextStyle::Note, colour::TEXT);
    }
    action
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

/// A move of the notation with the names of hand, bar and tray in the player's language.
fn spoken(words: &Words, word: &str) -> String {
    if word == "--" {
        return "–".to_owned();
    }
    let places = word.split('/').map(|place| {
        // A mark can follow, as in "off:3".
        let end = place.find(|c: char| !c.is_alphabetic());
        let (name, mark) = place.split_at(end.unwrap_or(place.len()));
        let name = match name {
            "hand" => words.get("move-hand"),
            "bar" => words.get("move-bar"),
            "off" => words.get("move-off"),
            other => other.to_owned(),
        };
        name + mark
    });
    places.collect::<Vec<String>>().join("/")
}

/// The moves of a turn, with the names of hand, bar and tray in the player's language.
pub(super) fn spoken_moves(words: &Words, moves: &str) -> String {
    let moves: Vec<String> = moves
        .split_whitespace()
        .map(|word| spoken(words, word))
        .collect();
    moves.join("  ")
}

/// Writes one turn as a coloured line: side, dice, and moves with hits emphasised.
pub(super) fn write_turn(text: &mut TurnText, view: &View, turn: &Turn) {
    // "63: 15/18 12/18*"
    let rest = text.add_side(view, turn);
    let (dice, moves) = rest.split_once(':').unwrap_or((rest, ""));
    text.add(&dice.replace(' ', "  "), TextStyle::Move, colour::SECOND);
    for word in moves.split_whitespace() {
        text.add("  ", TextStyle::Move, colour::SECOND);
        let word = spoken(view.words, word);
        if word.contains('*') {
            text.add(&word, TextStyle::StrongMove, ACCENT.line);
        } else {
            text.add(&word, TextStyle::Move, colour::TEXT);
        }
    }
}
