//! Writes and reads single choices in the notation of `docs/notation.md`.

use std::fmt;

use super::board::CellError;
use super::{Cell, Illegal, Move, Position, Value};
use crate::rules::words::only_word;
use crate::rules::{GameKind, LineProblem, Rules, Side};

/// An error in a text of the notation, with its column.
pub type NotationError = crate::rules::NotationError<NotationProblem>;

/// A problem in a text of the notation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotationProblem {
    /// A problem that any game can have.
    #[error(transparent)]
    Line(#[from] LineProblem),
    /// A text that isn't a cell.
    #[error(transparent)]
    Cell(#[from] CellError),
    /// The piece lands on another cell.
    #[error("{steps} steps from {from} lead to {expected}, not to {found}")]
    WrongLanding {
        /// The piece's cell.
        from: Cell,
        /// The number of steps.
        steps: u32,
        /// The cell where it lands.
        expected: Cell,
        /// The cell found in the text.
        found: Cell,
    },
    /// The leap has another length than the series.
    #[error("the series adds up to {expected}, not to {found}")]
    WrongTotal {
        /// The sum found in the text.
        found: u32,
        /// The sum of the series.
        expected: u32,
    },
    /// The move doesn't capture there.
    #[error("no piece is captured on {at}")]
    WrongCapture {
        /// The cell found in the text.
        at: Cell,
    },
    /// The throw isn't lost.
    #[error("no {value} is lost here")]
    NotLapsed {
        /// The throw found in the text.
        value: Value,
    },
    /// The text has `-` for the side, although a 2 decides who has the first turn.
    #[error("the 2 decides who begins: write B or R for the side that threw it (TN-4)")]
    Decided,
    /// The choice can be read but isn't legal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

pub(super) const fn letter(side: Side) -> char {
    GameKind::Tablan.letter(side)
}

pub(super) const ITEM: &str =
    "a use of a throw such as 2=l1-k2, 2=l1-l2+k1-l1, 2=c3-d3/--, T10=a3-k4 or 8=--";

/// The written form of one piece's move, such as `h2-a3xa3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoveText {
    pub from: Cell,
    pub to: Cell,
    pub capture: Option<Cell>,
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)?;
        self.capture.map_or(Ok(()), |at| write!(f, "x{at}"))
    }
}

/// The written form of one use of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UseText {
    Whole {
        value: Value,
        moved: MoveText,
    },
    /// Both halves, or only the first while the second is pending.
    Halves {
        value: Value,
        first: MoveText,
        second: Option<MoveText>,
    },
    /// Only the second half, in a line that starts after the first half was played.
    Second {
        moved: MoveText,
    },
    /// A half of a throw whose other half is lost.
    Single {
        value: Value,
        moved: MoveText,
    },
    Leap {
        total: u32,
        moved: MoveText,
    },
    Lapse {
        value: Value,
    },
}

impl fmt::Display for UseText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UseText::Whole { value, moved } => write!(f, "{value}={moved}"),
            UseText::Halves {
                value,
                first,
                second,
            } => {
                write!(f, "{value}={first}+")?;
                second.map_or(Ok(()), |second| write!(f, "{second}"))
            }
            UseText::Second { moved } => write!(f, "+{moved}"),
            UseText::Single { value, moved } => write!(f, "{value}={moved}/--"),
            UseText::Leap { total, moved } => write!(f, "T{total}={moved}"),
            UseText::Lapse { value } => write!(f, "{value}=--"),
        }
    }
}

/// Reads the value of a scoring throw.
pub(super) fn read_value(text: &str) -> Option<Value> {
    let value = text.parse().ok().and_then(Value::of_steps)?;
    (value != Value::Nothing).then_some(value)
}

/// Reads one use of a throw. The text starts at `column` of its line.
pub(super) fn read_item(text: &str, column: usize) -> Result<UseText, NotationError> {
    let unreadable = || NotationError::at(column, LineProblem::unreadable(text, ITEM));
    if let Some(moved) = text.strip_prefix('+') {
        let moved = read_move(moved, column + 1)?;
        return Ok(UseText::Second { moved });
    }
    let (head, body) = text.split_once('=').ok_or_else(unreadable)?;
    let place = column + head.chars().count() + 1;
    if let Some(total) = head.strip_prefix(['T', 't']) {
        let total = total.parse().map_err(|_| unreadable())?;
        return Ok(UseText::Leap {
            total,
            moved: read_move(body, place)?,
        });
    }
    let value = read_value(head).ok_or_else(unreadable)?;
    if body == "--" {
        return Ok(UseText::Lapse { value });
    }
    if let Some(moved) = body.strip_suffix("/--") {
        return Ok(UseText::Single {
            value,
            moved: read_move(moved, place)?,
        });
    }
    let Some((first, second)) = body.split_once('+') else {
        return Ok(UseText::Whole {
            value,
            moved: read_move(body, place)?,
        });
    };
    let next = place + first.chars().count() + 1;
    let second = if second.is_empty() {
        None
    } else {
        Some(read_move(second, next)?)
    };
    Ok(UseText::Halves {
        value,
        first: read_move(first, place)?,
        second,
    })
}

/// Reads the cells and the capture of one move.
fn read_move(text: &str, column: usize) -> Result<MoveText, NotationError> {
    let expected = "two cells such as l1-k2, and a capture such as xk2";
    let unreadable = || NotationError::at(column, LineProblem::unreadable(text, expected));
    let cell = |text: &str| {
        text.parse()
            .map_err(|error: CellError| NotationError::at(column, error))
    };
    let (from, rest) = text.split_once('-').ok_or_else(unreadable)?;
    let (to, capture) = match rest.split_once(['x', 'X']) {
        Some((to, capture)) => (to, Some(cell(capture)?)),
        None => (rest, None),
    };
    Ok(MoveText {
        from: cell(from)?,
        to: cell(to)?,
        capture,
    })
}

/// Checks the target and the capture in a text against the position, and the choice against the rules.
pub(super) fn check_move_text(
    position: &Position,
    choice: Move,
    moved: MoveText,
) -> Result<(), NotationProblem> {
    let steps = position.steps(&choice).unwrap_or_default();
    if let Some(expected) = position.destination(&choice)
        && expected != moved.to
    {
        return Err(NotationProblem::WrongLanding {
            from: moved.from,
            steps,
            expected,
            found: moved.to,
        });
    }
    position.check_move(choice)?;
    let captures = position.side_to_act().is_some_and(|side| {
        position
            .piece(moved.to)
            .is_some_and(|piece| piece.side != side)
    });
    match moved.capture {
        Some(at) if !captures || at != moved.to => Err(NotationProblem::WrongCapture { at }),
        _ => Ok(()),
    }
}

/// The choice that loses half a throw. It's a single half (TN-8c), or a first half that ends the game.
pub(super) fn losing_half(position: &Position, value: Value, from: Cell) -> Move {
    let half = Move::Half { value, from };
    let mut next = *position;
    if next.play(half).is_ok() && next.outcome().is_some() {
        half
    } else {
        Move::SingleHalf { value, from }
    }
}

/// The text of a choice, legal or not, in the position before it.
///
/// A first half ends in `+` and a second half starts with it. A declaration is `8!` for "start" and `8` for "again".
#[must_use]
pub(super) fn print_choice(position: &Position, choice: Move) -> String {
    let Some(from) = choice.from() else {
        return match choice {
            Move::Declare { value, start: true } => format!("{value}!"),
            _ => choice
                .value()
                .map_or_else(String::new, |value| value.to_string()),
        };
    };
    let moved = position.destination(&choice).map_or_else(
        || format!("{from}-?"),
        |to| {
            MoveText {
                from,
                to,
                capture: enemy_on(position, to),
            }
            .to_string()
        },
    );
    match choice {
        Move::Half { .. } if position.pending_half().is_some() => format!("+{moved}"),
        Move::Half { value, .. } => {
            let mut next = *position;
            let ends = next.play(choice).is_ok() && next.outcome().is_some();
            format!("{value}={moved}{}", if ends { "/--" } else { "+" })
        }
        Move::SingleHalf { value, .. } => format!("{value}={moved}/--"),
        Move::Leap { .. } => format!("T{}={moved}", position.steps(&choice).unwrap_or_default()),
        Move::Whole { value, .. } | Move::Declare { value, .. } => format!("{value}={moved}"),
    }
}

fn enemy_on(position: &Position, at: Cell) -> Option<Cell> {
    let side = position.side_to_act()?;
    position
        .piece(at)
        .filter(|piece| piece.side != side)
        .map(|_| at)
}

/// Reads one choice in the form that [`print_choice`] writes, and checks that it's legal.
///
/// # Errors
/// Fails if the text can't be read, doesn't fit the position or isn't a legal choice.
pub(super) fn parse_choice(position: &Position, text: &str) -> Result<Move, NotationError> {
    let (column, text) = only_word(text);
    let declared = text.strip_suffix('!').unwrap_or(text);
    if let Some(value) = read_value(declared) {
        let choice = Move::Declare {
            value,
            start: declared != text,
        };
        position
            .check_move(choice)
            .map_err(|illegal| NotationError::at(column, illegal))?;
        return Ok(choice);
    }
    let (choice, moved) = match read_item(text, column)? {
        UseText::Whole { value, moved } => (
            Move::Whole {
                value,
                from: moved.from,
            },
            moved,
        ),
        UseText::Halves {
            value,
            first,
            second: None,
        } => (
            Move::Half {
                value,
                from: first.from,
            },
            first,
        ),
        UseText::Second { moved } => (second_half(position, moved, column)?, moved),
        UseText::Single { value, moved } => (losing_half(position, value, moved.from), moved),
        UseText::Leap { total, moved } => {
            check_total(position, total).map_err(|problem| NotationError::at(column, problem))?;
            (Move::Leap { from: moved.from }, moved)
        }
        UseText::Halves { .. } | UseText::Lapse { .. } => {
            let expected = "one single choice such as 2=l1-k2, 2=l1-l2+ or +k1-l1";
            let problem = LineProblem::unreadable(text, expected);
            return Err(NotationError::at(column, problem));
        }
    };
    check_move_text(position, choice, moved)
        .map_err(|problem| NotationError::at(column, problem))?;
    Ok(choice)
}

/// The choice that plays the pending half. Fails if no half is pending, because the text then has no meaning.
pub(super) fn second_half(
    position: &Position,
    moved: MoveText,
    column: usize,
) -> Result<Move, NotationError> {
    let from = moved.from;
    match position.pending_half() {
        Some((value, _)) => Ok(Move::Half { value, from }),
        None => {
            let problem = LineProblem::unreadable(&format!("+{moved}"), ITEM);
            Err(NotationError::at(column, problem))
        }
    }
}

/// Checks the written sum of a leap.
pub(super) fn check_total(position: &Position, total: u32) -> Result<(), NotationProblem> {
    let expected = position.series.total();
    if total == expected {
        Ok(())
    } else {
        Err(NotationProblem::WrongTotal {
            found: total,
            expected,
        })
    }
}
