//! Reads and writes the file of a game's puzzles: one per line, its parts separated by bars.

use std::fmt::Write;

use thiserror::Error;

use super::{Proof, Puzzle, PuzzleId};
use crate::rules::{AnyNotationError, AnyPosition, AnyPositionError, Expect, GameKind};

/// The parts of a line, as in error messages.
const PARTS: &str = "number | grade | position | solution | proof";

/// An error in a file of puzzles, with its line.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: PuzzleProblem,
}

/// The problem with a puzzle.
#[derive(Debug, Error)]
pub enum PuzzleProblem {
    /// The line doesn't have five parts.
    #[error("{found} parts; a puzzle has five: {PARTS}")]
    Parts {
        /// The number of parts.
        found: usize,
    },
    /// The number isn't the next one.
    #[error("the number is {found:?}; expected {expected}")]
    Number {
        /// The text.
        found: String,
        /// The expected number.
        expected: u8,
    },
    /// The grade is unknown.
    #[error("{found:?} is not a grade; accepted: easy, medium, hard")]
    Grade {
        /// The text.
        found: String,
    },
    /// The position can't be read.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// The position doesn't wait for a choice.
    #[error("the position does not expect a choice")]
    NoChoice,
    /// A choice of the solution can't be read or isn't legal.
    #[error("choice {place} of the solution: {error}")]
    Solution {
        /// The number of the choice, from 1.
        place: usize,
        /// The problem.
        error: AnyNotationError,
    },
    /// The proof can't be read.
    #[error(
        "{found:?} is not a proof; accepted: `win N` and `hold N` with N from 1 to 9, `rollout DIFFERENCE ERROR`"
    )]
    Proof {
        /// The text.
        found: String,
    },
}

/// Reads the puzzles of a game. Empty lines and lines that start with `#` are ignored.
///
/// # Errors
/// Fails at the first line that isn't a puzzle, with the reason.
pub fn read(kind: GameKind, text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let mut puzzles = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line_text = line.trim();
        if line_text.is_empty() || line_text.starts_with('#') {
            continue;
        }
        let number = u8::try_from(puzzles.len() + 1).unwrap_or(u8::MAX);
        let puzzle = read_line(PuzzleId { kind, number }, line_text);
        puzzles.push(puzzle.map_err(|problem| PuzzleError {
            line: index + 1,
            problem,
        })?);
    }
    Ok(puzzles)
}

fn read_line(id: PuzzleId, line: &str) -> Result<Puzzle, PuzzleProblem> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let [number, grade, position, solution, proof] = parts[..] else {
        return Err(PuzzleProblem::Parts { found: parts.len() });
    };
    if number.parse() != Ok(id.number) {
        return Err(PuzzleProblem::Number {
            found: number.to_owned(),
            expected: id.number,
        });
    }
    let grade = grade.parse().map_err(|_| PuzzleProblem::Grade {
        found: grade.to_owned(),
    })?;
    let position = AnyPosition::parse(id.kind, position)?;
    if !matches!(position.expect(), Expect::Move(_)) {
        return Err(PuzzleProblem::NoChoice);
    }
    let mut reached = position.clone();
    let mut choices = Vec::new();
    for (index, text) in solution.split(',').enumerate() {
        let refused = |error| PuzzleProblem::Solution {
            place: index + 1,
            error,
        };
        let choice = reached.read_choice(text.trim()).map_err(refused)?;
        // It was read as a legal choice, so it can't fail.
        let _ = reached.play(choice);
        choices.push(choice);
    }
    Ok(Puzzle {
        id,
        grade,
        position,
        solution: choices,
        proof: read_proof(proof)?,
    })
}

fn read_proof(text: &str) -> Result<Proof, PuzzleProblem> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let proof = match words[..] {
        ["win", moves] => read_moves(moves).map(|moves| Proof::Win { moves }),
        ["hold", moves] => read_moves(moves).map(|moves| Proof::Hold { moves }),
        ["rollout", difference, error] => difference
            .parse()
            .ok()
            .zip(error.parse().ok())
            .map(|(difference, error)| Proof::Rollout { difference, error }),
        _ => None,
    };
    proof.ok_or_else(|| PuzzleProblem::Proof {
        found: text.to_owned(),
    })
}

fn read_moves(text: &str) -> Option<u8> {
    text.parse().ok().filter(|moves| (1..=9).contains(moves))
}

/// Writes puzzles in the format that [`read`] accepts, renumbered from `first`. If that isn't 1, the head of the file is
/// left out, so that the text continues a file.
#[must_use]
pub fn write(puzzles: &[Puzzle], first: u8) -> String {
    let mut text = String::new();
    if first == 1 {
        text = format!("# {PARTS}\n");
    }
    for (number, puzzle) in (u32::from(first)..).zip(puzzles) {
        let proof = match puzzle.proof {
            Proof::Win { moves } => format!("win {moves}"),
            Proof::Hold { moves } => format!("hold {moves}"),
            Proof::Rollout { difference, error } => format!("rollout {difference} {error}"),
        };
        // Writing to a string can't fail.
        let _ = writeln!(
            text,
            "{number} | {} | {} | {} | {proof}",
            puzzle.grade.name(),
            puzzle.position.text(),
            puzzle.solution_texts().join(", "),
        );
    }
    text
}
