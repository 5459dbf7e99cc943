//! The file of a game's puzzles: one a line, its parts separated by bars.

use std::fmt::Write;

use thiserror::Error;

use super::{Proof, Puzzle, PuzzleId};
use crate::rules::{AnyNotationError, AnyPosition, AnyPositionError, Expect, GameKind};

/// The parts of a line, as errors name them.
const PARTS: &str = "number | grade | position | solution | proof";

/// Why a file of puzzles was refused, and where.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct PuzzleError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: PuzzleProblem,
}

/// What can be wrong with a puzzle.
#[derive(Debug, Error)]
pub enum PuzzleProblem {
    /// Not five parts.
    #[error("{found} parts; a puzzle has five: {PARTS}")]
    Parts {
        /// How many were read.
        found: usize,
    },
    /// Numbers go up by one.
    #[error("the number is {found:?}; expected {expected}")]
    Number {
        /// What was read.
        found: String,
        /// The number that is due.
        expected: u8,
    },
    /// No such grade.
    #[error("{found:?} is no grade; accepted: easy, medium, hard")]
    Grade {
        /// What was read.
        found: String,
    },
    /// The position cannot be read.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// Nothing is to be chosen in the position.
    #[error("the position waits for no choice")]
    NoChoice,
    /// A choice of the solution cannot be read or is not legal.
    #[error("choice {place} of the solution: {error}")]
    Solution {
        /// Which choice, from 1.
        place: usize,
        /// What is wrong with it.
        error: AnyNotationError,
    },
    /// No proof.
    #[error(
        "{found:?} is no proof; accepted: `win N` with N from 1 to 9, `rollout DIFFERENCE ERROR`"
    )]
    Proof {
        /// What was read.
        found: String,
    },
}

/// Reads the puzzles of a game. Empty lines and those that begin with `#` say nothing.
///
/// # Errors
/// The first line that is not a puzzle, and why.
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
        // Legal, as it could be read.
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
        ["win", moves] => moves
            .parse()
            .ok()
            .filter(|moves| (1..=9).contains(moves))
            .map(|moves| Proof::Win { moves }),
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

/// Writes puzzles as [`read`] reads them, numbered anew from 1.
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut text = format!("# {PARTS}\n");
    for (index, puzzle) in puzzles.iter().enumerate() {
        let proof = match puzzle.proof {
            Proof::Win { moves } => format!("win {moves}"),
            Proof::Rollout { difference, error } => format!("rollout {difference} {error}"),
        };
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "{} | {} | {} | {} | {proof}",
            index + 1,
            puzzle.grade.name(),
            puzzle.position.text(),
            puzzle.solution_texts().join(", "),
        );
    }
    text
}
