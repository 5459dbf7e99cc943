//! The texts of refusals.

use super::games;
use super::words::Words;
use crate::table::Refusal;

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
        Refusal::NotAsked => "lesson-not-wanted",
        Refusal::Over => "refuse-over",
        Refusal::NoGame => "refuse-no-game",
    };
    (words.get(key), None)
}
