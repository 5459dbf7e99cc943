//! The texts for errors of records and links.

use crate::record::{
    ImportReason, LinkError, MAX_IMPORT_BYTES, MAX_IMPORT_GAMES, OneGameError, RecordError,
    RecordProblem,
};
use crate::ui::games;
use crate::ui::words::Words;

/// The reason why a text isn't one game.
#[must_use]
pub fn one_game_problem(words: &Words, error: &OneGameError) -> String {
    match error {
        OneGameError::Empty => words.get("record-empty"),
        OneGameError::NoGame => words.get("record-no-game"),
        OneGameError::Unreadable(problem) => record_problem(words, &problem.clone().into()),
        OneGameError::Several { count } => {
            words.with("record-problem-several", &[("count", (*count).into())])
        }
    }
}

/// The error in a record, with its line.
#[must_use]
pub fn record_problem(words: &Words, error: &RecordError) -> String {
    let problem = match &error.problem {
        RecordProblem::TooLarge { .. }
        | RecordProblem::GameTooLarge { .. }
        | RecordProblem::LineTooLong { .. } => {
            // The line doesn't matter here.
            return words.get("record-problem-too-large");
        }
        RecordProblem::NotARecord { .. } => {
            let version = ("version", crate::record::VERSION.into());
            return words.with("record-problem-no-record", &[version]);
        }
        RecordProblem::UnknownVersion { .. } => return words.get("record-problem-version"),
        RecordProblem::Illegal(illegal) => games::illegal(words, illegal).0,
        RecordProblem::Turn(notation) => match notation.illegal() {
            Some(illegal) => games::illegal(words, &illegal).0,
            None => words.get("record-problem-turn"),
        },
        RecordProblem::UnfinishedTurn { number } => {
            let number = ("number", (*number).into());
            words.with("record-problem-unfinished", &[number])
        }
        RecordProblem::AfterEnd => words.get("record-problem-after-end"),
        RecordProblem::WrongResult { found, expected } => {
            let results = [("found", found), ("expected", expected)];
            let results = results.map(|(name, result)| (name, result.as_str().into()));
            words.with("record-problem-result", &results)
        }
        RecordProblem::Link(problem) => return link_problem(words, problem),
        RecordProblem::Import(reason) => match &**reason {
            ImportReason::Record(problem) => {
                let problem = problem.clone();
                let line = error.line;
                return record_problem(words, &RecordError { line, problem });
            }
            ImportReason::Link(problem) => return link_problem(words, problem),
            ImportReason::Ambiguous { found, one, other } => {
                let variables = [("found", found), ("one", one), ("other", other)];
                let variables = variables.map(|(name, text)| (name, text.as_str().into()));
                words.with("record-problem-ambiguous", &variables)
            }
            ImportReason::Unreadable { found } => words.with(
                "record-problem-unreadable",
                &[("found", found.as_str().into())],
            ),
            ImportReason::Interrupted { found } => words.with(
                "record-problem-interrupted",
                &[("found", found.as_str().into())],
            ),
            ImportReason::CaseLost => words.get("record-problem-case-lost"),
            ImportReason::LineEndsLost => words.get("record-problem-lines-lost"),
            ImportReason::TooLarge => {
                let most = MAX_IMPORT_BYTES / (1024 * 1024);
                return words.with("record-problem-cut", &[("most", most.into())]);
            }
            ImportReason::TooManyGames => {
                let most = MAX_IMPORT_GAMES.into();
                return words.with("record-problem-many", &[("most", most)]);
            }
        },
        _ => words.get("record-problem-header"),
    };
    let line = ("line", error.line.into());
    words.with("record-problem", &[line, ("problem", problem.into())])
}

/// The error in a link.
fn link_problem(words: &Words, problem: &LinkError) -> String {
    match problem {
        LinkError::NoLink { .. } => words.get("link-problem-none"),
        LinkError::LaterVersion { .. } => words.get("link-problem-later"),
        LinkError::NotBase64 | LinkError::Damaged => words.get("link-problem-damaged"),
        LinkError::TooLong { .. } | LinkError::TooManyEvents { .. } | LinkError::TooManyHeaders => {
            words.get("link-problem-large")
        }
        LinkError::Game(problem) => {
            let problem = (**problem).clone();
            record_problem(words, &RecordError { line: 1, problem })
        }
    }
}
