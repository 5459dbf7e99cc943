//! Writes and reads the board as one word of a position's text.

use std::fmt;

use super::board::{BAR, HAND, OFF, PIECES, POINTS, opposite};
use super::{Board, Impossible, PositionError};
use crate::rules::{FieldError, Side};

/// Writes the word.
pub(super) fn write_board(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for index in 1..=POINTS {
        let counts = [
            board.count(Side::First, index),
            board.count(Side::Second, opposite(index)),
        ];
        match counts {
            [0, 0] => f.write_str(".")?,
            [0, 1] => f.write_str("B")?,
            [0, count] => write!(f, "B{count}")?,
            [1, _] => f.write_str("W")?,
            [count, _] => write!(f, "W{count}")?,
        }
        if index % 6 == 0 {
            f.write_str("/")?;
        }
    }
    for side in Side::BOTH {
        let mut any = false;
        for (sign, place) in BESIDE {
            let count = board.at(side, place);
            if count > 0 {
                write!(f, "{sign}{count}")?;
                any = true;
            }
        }
        if !any {
            f.write_str("-")?;
        }
        if side == Side::First {
            f.write_str("/")?;
        }
    }
    Ok(())
}

/// The places outside the points, with their signs, in the order of the text.
const BESIDE: [(char, u8); 3] = [('b', BAR), ('h', HAND), ('o', OFF)];

const BESIDE_FIELD: &str = "list of bar, hand and off";

/// Reads the word.
pub(super) fn read_board(text: &str) -> Result<Board, PositionError> {
    let parts: Vec<&str> = text.split('/').collect();
    let [points @ .., white, black] = parts.as_slice() else {
        return Err(PositionError::Parts { found: parts.len() });
    };
    if points.len() != 4 {
        return Err(PositionError::Parts { found: parts.len() });
    }
    let mut counts = [[0; 27]; 2];
    for (place, part) in points.iter().enumerate() {
        let found = read_quadrant(part, place, &mut counts)?;
        if found != 6 {
            let quadrant = place + 1;
            return Err(PositionError::Points { quadrant, found });
        }
    }
    for (side, part) in Side::BOTH.into_iter().zip([white, black]) {
        read_beside(part, &mut counts[side.index()])?;
        let found = counts[side.index()]
            .iter()
            .map(|count| u32::from(*count))
            .sum();
        if found != u32::from(PIECES) {
            return Err(Impossible::Pieces { side, found }.into());
        }
    }
    Ok(Board::of_counts(counts))
}

/// Reads six points. Returns the number of points found.
fn read_quadrant(
    text: &str,
    quadrant: usize,
    counts: &mut [[u8; 27]; 2],
) -> Result<usize, PositionError> {
    let mut signs = text.chars().peekable();
    let mut found = 0;
    while let Some(sign) = signs.next() {
        let side = match sign {
            'W' | 'w' => Some(Side::First),
            'B' | 'b' => Some(Side::Second),
            '.' => None,
            found => return Err(PositionError::Symbol { found }),
        };
        if let Some(side) = side {
            let count = read_count(&mut signs)?.unwrap_or(1);
            // After the sixth point only the count matters, for the error.
            let index = (quadrant * 6 + found.min(5) + 1) as u8;
            let place = match side {
                Side::First => index,
                Side::Second => opposite(index),
            };
            counts[side.index()][usize::from(place)] = count;
        }
        found += 1;
    }
    Ok(found)
}

/// Reads the pieces outside the points, such as `b1h3o2`, or `-` for none.
fn read_beside(text: &str, counts: &mut [u8; 27]) -> Result<(), PositionError> {
    if text == "-" {
        return Ok(());
    }
    let mut signs = text.chars().peekable();
    let mut last = None;
    while let Some(sign) = signs.next() {
        let place = BESIDE.iter().position(|(known, _)| *known == sign);
        let count = read_count(&mut signs)?;
        match (place, count) {
            (Some(place), Some(count)) if last.is_none_or(|last| place > last) => {
                counts[usize::from(BESIDE[place].1)] = count;
                last = Some(place);
            }
            _ => {
                let accepted = "-, or b, h and o in this order with a count each, as in b1h3o2";
                return Err(FieldError::word(BESIDE_FIELD, text, accepted).into());
            }
        }
    }
    if last.is_some() {
        Ok(())
    } else {
        let field = BESIDE_FIELD;
        Err(FieldError::Missing { field }.into())
    }
}

/// Reads a number from 1 to 15. `None` if the next character isn't a digit.
fn read_count(
    signs: &mut std::iter::Peekable<std::str::Chars<'_>>,
) -> Result<Option<u8>, PositionError> {
    let mut count: Option<u8> = None;
    while let Some(figure) = signs.peek().and_then(|sign| sign.to_digit(10)) {
        signs.next();
        let so_far = u32::from(count.unwrap_or(0)) * 10 + figure;
        let so_far = u8::try_from(so_far).map_err(|_| PositionError::Count)?;
        count = Some(so_far);
    }
    match count {
        Some(count) if count == 0 || count > PIECES => Err(PositionError::Count),
        _ => Ok(count),
    }
}
