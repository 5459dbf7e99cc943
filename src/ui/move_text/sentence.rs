//! The plain sentence of a turn, for screen readers, notes and captions.

use super::captured::{Captured, Manner};
use super::place::Place;
use super::throw::{Face, Throw, ThrowState};
use super::token::Token;
use super::turn_notation::TurnNotation;
use crate::rules::{AnyPosition, GameKind, Side};
use crate::ui::games;
use crate::ui::words::Words;

/// The turn that a sentence is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnName {
    /// The game.
    pub game: GameKind,
    /// Its number.
    pub number: u32,
    /// Whose turn.
    pub side: Side,
}

/// A turn as a sentence: "Turn 12, Red: threw 4 and 1, h2 to g2, captures".
#[must_use]
pub fn turn_sentence(words: &Words, name: TurnName, tokens: &[Token]) -> String {
    let variables = [
        ("number", name.number.into()),
        ("side", words.side(name.game, name.side).into()),
        ("moves", moves_sentence(words, tokens).into()),
    ];
    words.with("move-turn-said", &variables)
}

/// The throws and moves of a turn, as a part of a sentence.
#[must_use]
pub fn moves_sentence(words: &Words, tokens: &[Token]) -> String {
    let mut parts = Vec::new();
    let thrown = numbers(tokens, |_| true);
    if !thrown.is_empty() {
        let throws = ("throws", words.list(&thrown).into());
        let key = if are_dice(tokens) {
            "move-rolled-said"
        } else {
            "move-threw-said"
        };
        parts.push(words.with(key, &[throws]));
    }
    let mut step = StepSentence::default();
    for token in tokens {
        step.add_token(words, token, &mut parts);
    }
    step.end(words, &mut parts);
    parts.extend(lost_sentence(words, tokens));
    parts.join(", ")
}

/// The throws of a turn that couldn't be used, as a part of a sentence. `None` if all or none could be used: if none
/// could, another word says so.
#[must_use]
pub fn lost_sentence(words: &Words, tokens: &[Token]) -> Option<String> {
    let lost = numbers(tokens, |throw| throw.state == ThrowState::Lost);
    if lost.is_empty() || lost.len() == numbers(tokens, |_| true).len() {
        return None;
    }
    let variables = [
        ("count", lost.len().into()),
        ("throws", words.list(&lost).into()),
    ];
    Some(words.with("move-lost-said", &variables))
}

/// A single choice in words, from its notation. Returns the notation if it has no steps.
#[must_use]
pub fn choice_sentence(words: &Words, before: &AnyPosition, text: &str) -> String {
    let side = before.side_to_act().unwrap_or(Side::First);
    let tokens = games::describe(before, &TurnNotation::choice(side, text));
    if tokens.iter().any(|token| matches!(token, Token::Place(_))) {
        moves_sentence(words, &tokens)
    } else {
        text.to_owned()
    }
}

/// The values of a turn's throws: "6 and 1".
#[must_use]
pub fn throws_sentence(words: &Words, tokens: &[Token]) -> String {
    words.list(&numbers(tokens, |_| true))
}

/// The values of those throws that are wanted.
fn numbers(tokens: &[Token], wanted: impl Fn(&Throw) -> bool) -> Vec<String> {
    let values = tokens.iter().filter_map(|token| match token {
        Token::Throw(throw) if wanted(throw) => Some(match throw.face {
            Face::Sticks(value) | Face::Die(value) => value.to_string(),
        }),
        _ => None,
    });
    values.collect()
}

/// `true` if the throws of a turn are dice.
fn are_dice(tokens: &[Token]) -> bool {
    tokens.iter().any(|token| {
        let Token::Throw(throw) = token else {
            return false;
        };
        matches!(throw.face, Face::Die(_))
    })
}

/// A step under way.
#[derive(Default)]
struct StepSentence {
    starts: bool,
    way: Vec<Place>,
    times: Option<u8>,
}

impl StepSentence {
    fn add_token(&mut self, words: &Words, token: &Token, parts: &mut Vec<String>) {
        match token {
            Token::Starts => self.starts = true,
            Token::Place(place) => self.way.push(place.clone()),
            Token::Times(count) => self.times = Some(*count),
            Token::Throw(_) | Token::Arrow => {}
            Token::NextStep => self.end(words, parts),
            Token::Captured(captured) => {
                self.end(words, parts);
                parts.push(taken(words, *captured));
            }
            Token::Word(word) => {
                self.end(words, parts);
                parts.push(word.sentence_part(words));
            }
            Token::Unfinished => {
                self.end(words, parts);
                parts.push(words.get("move-unfinished-said"));
            }
            Token::Text(text, _) => {
                self.end(words, parts);
                parts.push(text.clone());
            }
        }
    }

    /// Adds the step, if there is one.
    fn end(&mut self, words: &Words, parts: &mut Vec<String>) {
        let StepSentence { starts, way, times } = std::mem::take(self);
        let Some(mut text) = way_text(words, &way) else {
            return;
        };
        if let Some(count) = times {
            let variables = [("way", text.into()), ("count", count.into())];
            text = words.with("move-times-said", &variables);
        }
        if starts {
            text = words.with("move-starts-said", &[("way", text.into())]);
        }
        parts.push(text);
    }
}

/// A way in words. `None` if it has no place.
fn way_text(words: &Words, way: &[Place]) -> Option<String> {
    let to = |place: &Place| match place {
        Place::Named(name) => name.clone(),
        Place::Hand | Place::Bar | Place::Off => String::new(),
    };
    let with = |key, name, place| words.with(key, &[(name, to(place).into())]);
    let (mut text, rest) = match way {
        [] => return None,
        [only] => return Some(with("move-placed-said", "to", only)),
        [from, Place::Off, ..] => return Some(with("move-off-said", "from", from)),
        [Place::Hand, first, rest @ ..] => (with("move-enters-said", "to", first), rest),
        [Place::Bar, first, rest @ ..] => (with("move-from-bar-said", "to", first), rest),
        [from, first, rest @ ..] => {
            let variables = [("from", to(from).into()), ("to", to(first).into())];
            (words.with("move-step-said", &variables), rest)
        }
    };
    for place in rest {
        let variables = [("way", text.into()), ("to", to(place).into())];
        text = words.with("move-on-said", &variables);
    }
    Some(text)
}

fn taken(words: &Words, captured: Captured) -> String {
    let count = ("count", captured.count.into());
    match captured.manner {
        Manner::Capture => words.with("move-captures-said", &[count]),
        Manner::King => words.get("move-takes-king-said"),
        Manner::Hit => words.with("move-hits-said", &[count]),
    }
}
