//! The texts of refusals.

use super::advice::{possible_moves, sentences};
use super::games;
use super::words::Words;
use crate::input::Selection;
use crate::table::{Refusal, Table};

/// The answer to a refused press: the reason and, if a move is due, the possible ones. With the number of the rule that
/// forbids the press, `None` if no rule does.
#[must_use]
pub fn answer(
    words: &Words,
    table: &Table,
    selection: &Selection,
    refused: &Refusal,
) -> (String, Option<&'static str>) {
    let (reason, rule) = refusal(words, refused);
    let moves = match refused {
        Refusal::Illegal(_) | Refusal::MoveFirst => possible_moves(words, table, selection),
        _ => None,
    };
    let text = match moves {
        Some(moves) => sentences(words, reason, moves),
        None => reason,
    };
    (text, rule)
}

/// The answer to a refused press in a lesson, which always shows what to do.
#[must_use]
pub fn lesson_answer(
    words: &Words,
    refused: &Refusal,
    has_arrow: bool,
) -> (String, Option<&'static str>) {
    let (reason, rule) = refusal(words, refused);
    let text = match refused {
        Refusal::Illegal(_) | Refusal::MoveFirst if has_arrow => {
            sentences(words, reason, words.get("lesson-follow"))
        }
        // The rules allow the move, and the step wants another one.
        Refusal::PickPiece { .. } if has_arrow => words.get("lesson-not-wanted"),
        _ => reason,
    };
    (text, rule)
}

/// The text of a refusal, with the number of the rule that forbids the move. `None` if no rule does.
#[must_use]
pub fn refusal(words: &Words, refusal: &Refusal) -> (String, Option<&'static str>) {
    let key = match refusal {
        Refusal::Illegal(illegal) => return games::illegal(words, illegal),
        Refusal::NothingToUndo => "refuse-nothing-to-undo",
        Refusal::NothingToRedo => "refuse-nothing-to-redo",
        Refusal::LookingBack => "refuse-looking-back",
        Refusal::NothingToConfirm => "refuse-nothing-to-confirm",
        Refusal::NotYourTurn => "refuse-not-your-turn",
        Refusal::NotByHand => "refuse-not-by-hand",
        Refusal::ThrowFirst => "refuse-throw-first",
        Refusal::MoveFirst => "refuse-move-first",
        Refusal::ConfirmFirst => "refuse-confirm-first",
        Refusal::DrawDeclined => "refuse-draw-declined",
        Refusal::WinDeclinesDraw => "refuse-draw-won",
        Refusal::PickPiece { pieces } => {
            let text = words.with("refuse-pick-piece", &[("count", (*pieces).into())]);
            return (text, None);
        }
        Refusal::NotAsked => "lesson-not-wanted",
        Refusal::Over => "refuse-over",
        Refusal::NoGame => "refuse-no-game",
    };
    (words.get(key), None)
}
