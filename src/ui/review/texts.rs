//! The texts of the review.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};

use super::Screen;
use crate::ai::HintReason;
use crate::review::{Grade, Mistake, ProvenResult, ReviewedTurn, TurnKind};
use crate::rules::{GameKind, Side};
use crate::ui::view::View;
use crate::ui::words::{Variable, Words};

/// A number with decimals, in the format of the language.
fn decimal(words: &Words, number: f64, digits: usize) -> String {
    let options = FluentNumberOptions {
        minimum_fraction_digits: Some(digits),
        maximum_fraction_digits: Some(digits),
        ..FluentNumberOptions::default()
    };
    let number = FluentNumber::new(number, options);
    words.with("review-number", &[("number", FluentValue::Number(number))])
}

/// A chance in thousandths as percentage points with one decimal, with a plus sign if it's positive.
#[must_use]
pub fn points(words: &Words, thousandths: i32) -> String {
    let text = decimal(words, f64::from(thousandths) / 10.0, 1);
    if thousandths > 0 {
        format!("+{text}")
    } else {
        text
    }
}

/// A chance in thousandths as whole percentage points.
#[must_use]
pub fn whole_points(words: &Words, thousandths: i32) -> String {
    decimal(words, f64::from(thousandths) / 10.0, 0)
}

/// A cost as percentage points.
#[must_use]
pub fn cost(words: &Words, thousandths: u16) -> String {
    points(words, -i32::from(thousandths))
}

/// An average cost in tenths of a thousandth, as percentage points.
#[must_use]
pub fn average(words: &Words, tenths: u32) -> String {
    decimal(words, f64::from(tenths) / 100.0, 2)
}

/// The key of the name of a mistake's size.
#[must_use]
pub const fn mistake_key(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::Inaccuracy => "review-inaccuracy",
        Mistake::Mistake => "review-mistake",
        Mistake::Blunder => "review-blunder",
    }
}

/// The key of the short name of a mistake's size.
#[must_use]
pub const fn short_mistake_key(mistake: Mistake) -> &'static str {
    match mistake {
        Mistake::Inaccuracy => "review-inaccuracy-short",
        Mistake::Mistake => "review-mistake-short",
        Mistake::Blunder => "review-blunder-short",
    }
}

/// The key of a grade's name.
#[must_use]
pub const fn grade_key(grade: Grade) -> &'static str {
    match grade {
        Grade::Learning => "grade-learning",
        Grade::Casual => "grade-casual",
        Grade::Steady => "grade-steady",
        Grade::Strong => "grade-strong",
        Grade::Master => "grade-master",
    }
}

/// The meaning of a grade: the computer's levels with the same average loss. A short version for little space.
#[must_use]
pub fn grade_meaning(words: &Words, grade: Grade, game: GameKind, is_short: bool) -> String {
    let (low, high) = grade.levels(game);
    let key = match (low == high, is_short) {
        (true, false) => "grade-as-level",
        (false, false) => "grade-as-levels",
        (true, true) => "grade-level",
        (false, true) => "grade-levels",
    };
    let levels = [
        ("level", low.into()),
        ("low", low.into()),
        ("high", high.into()),
    ];
    words.with(key, &levels)
}

/// The proven outcome of a position for the side that chose.
#[must_use]
pub fn truth(words: &Words, truth: ProvenResult) -> String {
    let with_moves = |key, moves: u32| words.with(key, &[("count", moves.into())]);
    match truth {
        ProvenResult::Won { moves } => with_moves("review-won-in", moves),
        ProvenResult::Drawn => words.get("review-drawn"),
        ProvenResult::Lost { moves } => with_moves("review-lost-in", moves),
    }
}

/// The reason for a choice, as a sentence.
#[must_use]
pub fn reason(words: &Words, reason: HintReason) -> String {
    let numbers: Vec<Variable> = reason
        .numbers()
        .into_iter()
        .map(|(name, number)| (name, number.into()))
        .collect();
    words.with(reason.key(), &numbers)
}

/// The result of the replayed game, in a few words.
#[must_use]
pub fn result(view: &View, screen: &Screen) -> String {
    let words = view.words;
    let count = ("count", screen.record.turns().len().into());
    let Some(outcome) = screen.record.outcome() else {
        return words.with("review-unfinished", &[count]);
    };
    let Some(winner) = outcome.winner else {
        return words.with("review-ended-drawn", &[count]);
    };
    let name = |side: Side| screen.names[side.index()].clone();
    let names = [
        ("winner", name(winner).into()),
        ("loser", name(winner.other()).into()),
        count,
    ];
    words.with("review-ended-won", &names)
}

/// Short remarks about a turn, apart from the better choice: the size of a mistake, proven outcomes, and a best choice
/// when all others were much worse.
#[must_use]
pub fn remarks(words: &Words, turn: &ReviewedTurn) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(mistake) = turn.mistake() {
        said.push(words.get(mistake_key(mistake)));
    }
    match (turn.proven_best, turn.proven_played) {
        (Some(best), Some(played))
            if std::mem::discriminant(&best) != std::mem::discriminant(&played) =>
        {
            let truths = [
                ("before", truth(words, best).into()),
                ("after", truth(words, played).into()),
            ];
            said.push(words.with("review-truth-changed", &truths));
        }
        (_, Some(played)) => said.push(truth(words, played)),
        _ => {}
    }
    if turn.kind == TurnKind::Forced {
        said.push(words.get("review-forced"));
    }
    if let Some(lead) = turn.found_lead.filter(|lead| *lead >= Mistake::MISTAKE) {
        let lead = decimal(words, f64::from(lead) / 10.0, 1);
        said.push(words.with("review-found", &[("cost", lead.into())]));
    }
    said
}
