//! The words below a board: its latest move, refusals, and the numbers that are left.

use super::live_board::LiveBoard;
use super::shown::Shown;
use crate::rules::{AnyMove, AnyPosition, Expect, Side, dispatch};
use crate::table::MoveTarget;
use crate::table::targets::{number_of, question, targets};
use crate::ui::games;
use crate::ui::move_text::{Token, TurnNotation, choice_sentence, moves_sentence};
use crate::ui::panel_game::PanelGame as _;
use crate::ui::words::Words;

/// A choice in a sentence: "Blue uses an 8: h2 to a3, and captures."
#[must_use]
pub fn played_sentence(words: &Words, before: &AnyPosition, choice: AnyMove) -> String {
    let side = before.side_to_act().unwrap_or(Side::First);
    let name = words.side(before.kind(), side);
    if let Some(question) = question(before) {
        let key = if choice == question.done {
            "declare-start"
        } else {
            "declare-again"
        };
        let button = words.get(key);
        return words.with(
            "book-picks",
            &[("side", name.into()), ("button", button.into())],
        );
    }
    let text = before.write_choice(choice);
    let tokens = games::describe(before, &TurnNotation::choice(side, &text));
    let captured = |token: &Token| matches!(token, Token::Captured(_));
    let (captured, way): (Vec<Token>, Vec<Token>) = tokens.into_iter().partition(captured);
    let mut moves = if captured.is_empty() {
        choice_sentence(words, before, &text)
    } else {
        moves_sentence(words, &way)
    };
    if !captured.is_empty() {
        let captures = moves_sentence(words, &captured);
        moves = words.with(
            "book-and-captures",
            &[("moves", moves.into()), ("captures", captures.into())],
        );
    }
    let Some(number) = number_of(choice) else {
        return words.with(
            "move-played",
            &[("side", name.into()), ("moves", moves.into())],
        );
    };
    let is_half = targets(before)
        .into_iter()
        .any(|target| target.choice == choice && target.half);
    let key = if is_half {
        "book-uses-half"
    } else {
        "book-uses"
    };
    words.with(
        key,
        &[
            ("side", name.into()),
            ("number", number.into()),
            ("moves", moves.into()),
        ],
    )
}

impl Shown<'_> {
    /// The description of the board in a few sentences.
    pub(super) fn caption(&self, board: &LiveBoard) -> String {
        if let Some(why) = &board.note {
            return why.clone();
        }
        let mut sentences: Vec<String> = Vec::new();
        sentences.extend(self.refused(board).or_else(|| self.played(board)));
        let end = self.end(board);
        if sentences.is_empty() && end.is_none() {
            sentences.extend(self.to_act(board));
        }
        let is_over = end.is_some();
        sentences.extend(end);
        let words = self.view.words;
        if !is_over && let Some(numbers) = numbers(&board.position) {
            sentences.push(words.with("book-thrown", &[("numbers", numbers.into())]));
        }
        let is_free = !board.is_moving() && board.chosen.is_none();
        let is_shown = |target: &MoveTarget| board.shows(target.from) && board.shows(target.to);
        if is_free && targets(&board.position).iter().any(is_shown) {
            sentences.push(words.get("book-hint-try"));
        }
        sentences.join(" ")
    }

    /// The latest choice, or the first one of the example before it's played.
    fn played(&self, board: &LiveBoard) -> Option<String> {
        if let Some(latest) = board.latest() {
            return Some(self.sentence(&latest.before, latest.choice));
        }
        let first = board.example().choices.first();
        let first = first.filter(|_| board.step == Some(0))?;
        Some(self.sentence(&board.position, *first))
    }

    /// The refusal at the end of the example.
    fn refused(&self, board: &LiveBoard) -> Option<String> {
        let example = board.example();
        let refused = example.refused.as_ref();
        let refused = refused.filter(|_| board.step == Some(example.choices.len()))?;
        let words = self.view.words;
        let text = if self.view.settings.notation {
            refused.text.clone()
        } else {
            choice_sentence(words, &board.position, &refused.text)
        };
        let why = games::illegal(words, &refused.why).0;
        let variables = [("move", text.into()), ("why", why.into())];
        Some(words.with("book-refused", &variables))
    }

    /// The side to act. `None` if the game is over.
    fn to_act(&self, board: &LiveBoard) -> Option<String> {
        if board.position.expect() == Expect::Nothing {
            return None;
        }
        let words = self.view.words;
        let side = board.position.side_to_act().unwrap_or(Side::First);
        let name = words.side(board.position.kind(), side);
        Some(words.with("book-looks", &[("side", name.into())]))
    }

    /// The result. `None` if the game isn't over.
    fn end(&self, board: &LiveBoard) -> Option<String> {
        let words = self.view.words;
        let outcome = board.position.outcome()?;
        Some(match outcome.winner {
            Some(side) => {
                let name = words.side(board.position.kind(), side);
                words.with("book-over", &[("side", name.into())])
            }
            None => words.get("book-over-draw"),
        })
    }

    /// A choice in a sentence, in words or in notation.
    fn sentence(&self, before: &AnyPosition, choice: AnyMove) -> String {
        let words = self.view.words;
        if !self.view.settings.notation {
            return played_sentence(words, before, choice);
        }
        let side = before.side_to_act().unwrap_or(Side::First);
        words.with(
            "move-played",
            &[
                ("side", words.side(before.kind(), side).into()),
                ("moves", before.write_choice(choice).into()),
            ],
        )
    }
}

/// The unused throws or numbers. `None` if there aren't any.
fn numbers(position: &AnyPosition) -> Option<String> {
    let numbers = dispatch!(AnyPosition(position), position => position.unused_throws());
    (!numbers.is_empty()).then(|| numbers.join(", "))
}
