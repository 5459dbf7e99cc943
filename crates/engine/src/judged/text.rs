//! Reads and writes the file of judged positions: one per line, the position and its turns separated by bars.

use thiserror::Error;

use super::{JudgedPosition, JudgedTurn};
use tavoliere_core::ai::rollout::Estimate;
use tavoliere_core::rules::{
    AnyMove, AnyNotationError, AnyPosition, AnyPositionError, Expect, GameKind,
};

/// An error in a file of judged positions, with its line.
#[derive(Debug, Error)]
#[error("line {line}: {problem}")]
pub struct JudgedError {
    /// The line, from 1.
    pub line: usize,
    /// The problem.
    pub problem: JudgedProblem,
}

/// The problem with a judged position.
#[derive(Debug, Error)]
pub enum JudgedProblem {
    /// The position can't be read.
    #[error(transparent)]
    Position(#[from] AnyPositionError),
    /// The position doesn't wait for a choice.
    #[error("the position does not expect a choice")]
    NoChoice,
    /// The position has fewer than two turns.
    #[error("{found} turns; at least two are judged")]
    Turns {
        /// The number of turns.
        found: usize,
    },
    /// The numbers of a turn can't be read.
    #[error(
        "{found:?} in turn {turn}; accepted: CHANCE BEHIND ERROR GAMES CHOICES, the first three in \
         thousandths with one decimal"
    )]
    Numbers {
        /// The number of the turn, from 1.
        turn: usize,
        /// The text.
        found: String,
    },
    /// A choice can't be read or isn't legal.
    #[error("a choice of turn {turn}: {error}")]
    Choice {
        /// The number of the turn, from 1.
        turn: usize,
        /// The problem.
        error: AnyNotationError,
    },
    /// A turn comes after a worse one.
    #[error("turn {turn} follows a worse one")]
    Order {
        /// The number of the turn, from 1.
        turn: usize,
    },
}

/// Reads the judged positions of a game. Empty lines and lines that start with `#` are ignored.
///
/// # Errors
/// Fails at the first line that isn't a judged position, with the reason.
pub fn read(kind: GameKind, text: &str) -> Result<Vec<JudgedPosition>, JudgedError> {
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|(index, line)| {
            read_line(kind, line).map_err(|problem| JudgedError {
                line: index + 1,
                problem,
            })
        })
        .collect()
}

fn read_line(kind: GameKind, line: &str) -> Result<JudgedPosition, JudgedProblem> {
    let mut parts = line.split('|').map(str::trim);
    let position = AnyPosition::parse(kind, parts.next().unwrap_or_default())?;
    if !matches!(position.expect(), Expect::Move(_)) {
        return Err(JudgedProblem::NoChoice);
    }
    let mut turns: Vec<JudgedTurn> = Vec::new();
    for (index, part) in parts.enumerate() {
        let turn = read_turn(&position, index + 1, part)?;
        let last = turns.last().map_or(0, |last| last.behind.mean);
        if turn.behind.mean < last || turns.is_empty() && turn.behind.mean != 0 {
            return Err(JudgedProblem::Order { turn: index + 1 });
        }
        turns.push(turn);
    }
    match turns.len() {
        found @ 0..2 => Err(JudgedProblem::Turns { found }),
        _ => Ok(JudgedPosition { position, turns }),
    }
}

fn read_turn(position: &AnyPosition, turn: usize, text: &str) -> Result<JudgedTurn, JudgedProblem> {
    let wrong = || JudgedProblem::Numbers {
        turn,
        found: tavoliere_core::rules::shortened(text),
    };
    let mut words = text.splitn(5, ' ');
    let mut tenths = || words.next().and_then(read_tenths).ok_or_else(wrong);
    let (chance, mean, error) = (tenths()?, tenths()?, tenths()?);
    let games = words.next().and_then(|word| word.parse().ok());
    let (Some(games), Some(choices)) = (games, words.next()) else {
        return Err(wrong());
    };
    let mut reached = position.clone();
    let mut played: Vec<AnyMove> = Vec::new();
    for choice in choices.split(',') {
        let refused = |error| JudgedProblem::Choice { turn, error };
        let choice = reached.read_choice(choice.trim()).map_err(refused)?;
        // It was read as a legal choice, so it can't fail.
        let _ = reached.play(choice);
        played.push(choice);
    }
    Ok(JudgedTurn {
        choices: played,
        chance,
        behind: Estimate {
            mean,
            error: error.unsigned_abs(),
        },
        games,
    })
}

/// Reads a number with one decimal as tenths. It can't be negative.
fn read_tenths(word: &str) -> Option<i32> {
    let (whole, tenth) = word.split_once('.')?;
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(tenth) || tenth.len() != 1 || whole.len() > 4 {
        return None;
    }
    Some(10 * whole.parse::<i32>().ok()? + tenth.parse::<i32>().ok()?)
}

/// Writes positions in the format that [`read`] accepts.
#[must_use]
pub fn write(positions: &[JudgedPosition]) -> String {
    positions.iter().map(|one| write_line(one) + "\n").collect()
}

/// Writes the line of a position.
#[must_use]
pub fn write_line(judged: &JudgedPosition) -> String {
    let mut line = judged.position.text();
    for turn in &judged.turns {
        let mut reached = judged.position.clone();
        let choices: Vec<String> = turn
            .choices
            .iter()
            .map(|choice| {
                let text = reached.write_choice(*choice);
                // It was judged as a legal choice, so it can't fail.
                let _ = reached.play(*choice);
                text
            })
            .collect();
        let tenths = |number: u32| format!("{}.{}", number / 10, number % 10);
        line.push_str(&format!(
            " | {} {} {} {} {}",
            tenths(turn.chance.unsigned_abs()),
            tenths(turn.behind.mean.unsigned_abs()),
            tenths(turn.behind.error),
            turn.games,
            choices.join(", ")
        ));
    }
    line
}
