//! What lessons have to know of each game: its file, its places and how its throws are written.

use super::step::Spot;
use crate::rules::tablan::Cell;
use crate::rules::tablut::Square;
use crate::rules::tapatan::Point;
use crate::rules::tawula::POINTS;
use crate::rules::{AnyThrow, Notation, Side, tablan, tablut, tapatan, tawula};

/// A game in lessons.
pub(super) trait LessonGame: Notation {
    /// The text of its lesson.
    const TEXT: &'static str;
    /// What names a place, for errors.
    const PLACES: &'static str;

    /// The number of a cell, square or point, as [`Spot::Board`] has it.
    fn board_spot(text: &str) -> Option<u8>;
}

impl LessonGame for tablan::Position {
    const TEXT: &'static str = include_str!("../../../../assets/lessons/tablan.txt");
    const PLACES: &'static str = "a1 to l4, sticks";

    fn board_spot(text: &str) -> Option<u8> {
        text.parse::<Cell>()
            .ok()
            .map(|cell| cell.index(Side::First))
    }
}

impl LessonGame for tablut::Position {
    const TEXT: &'static str = include_str!("../../../../assets/lessons/tablut.txt");
    const PLACES: &'static str = "a1 to i9";

    fn board_spot(text: &str) -> Option<u8> {
        let square = text.parse::<Square>().ok()?;
        Some((square.rank() - 1) * 9 + square.file())
    }
}

impl LessonGame for tapatan::Position {
    const TEXT: &'static str = include_str!("../../../../assets/lessons/tapatan.txt");
    const PLACES: &'static str = "a1 to c3, hand";

    fn board_spot(text: &str) -> Option<u8> {
        text.parse::<Point>().ok().map(u8::from)
    }
}

/// Points go by White's numbers.
impl LessonGame for tawula::Position {
    const TEXT: &'static str = include_str!("../../../../assets/lessons/tawula.txt");
    const PLACES: &'static str = "1 to 24, hand, bar, off, dice";

    fn board_spot(text: &str) -> Option<u8> {
        text.parse()
            .ok()
            .filter(|point| (1..=POINTS).contains(point))
    }
}

/// A place by its name.
pub(super) fn spot<Game: LessonGame>(text: &str) -> Option<Spot> {
    match text {
        "hand" => Some(Spot::Hand),
        "bar" => Some(Spot::Bar),
        "off" => Some(Spot::Off),
        "sticks" | "dice" => Some(Spot::Throw),
        other => Game::board_spot(other).map(Spot::Board),
    }
}

/// How a throw is written.
pub(super) fn throw_text(throw: AnyThrow) -> String {
    match throw {
        AnyThrow::Tablan(value) => value.steps().to_string(),
        AnyThrow::Tawula(dice) => dice.to_string(),
        // Nothing is thrown in the others.
        AnyThrow::Tablut(never) => match never {},
        AnyThrow::Tapatan(never) => match never {},
    }
}
