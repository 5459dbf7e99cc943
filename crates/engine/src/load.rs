//! The command `load`: every game of a file or link.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::command::Command;
use super::error::{FileProblem, shortened};
use super::protocol::check_series;
use super::show::result;
use super::{EngineError, MAX_FILE};
use tavoliere_core::record::{GameForm, GameRecord, Imported, ImportedGame, OneGameError, import};

/// The quotes that can be around a path.
const QUOTES: [[char; 2]; 5] = [
    ['"', '"'],
    ['\'', '\''],
    ['\u{201c}', '\u{201d}'],
    ['\u{201e}', '\u{201c}'],
    ['\u{ab}', '\u{bb}'],
];

/// The games of a file.
#[derive(Clone, Debug)]
pub(super) struct Loaded {
    /// The games, at least one.
    pub games: Vec<GameRecord>,
    /// The lines that report them, empty for a single game without problems.
    pub report: Vec<String>,
}

/// Loads all games at a path, or of a link.
pub(super) fn load(command: Command<'_>) -> Result<Loaded, EngineError> {
    if command.rest.is_empty() {
        return Err(command.usage.wrong("the path is missing"));
    }
    let mut imported = read_games(command.rest)?;
    let mut problems = std::mem::take(&mut imported.problems)
        .into_iter()
        .peekable();
    let (first_problem, is_blank) = (problems.peek().cloned(), imported.is_blank);
    let all = imported.into_all();
    let (mut games, mut report) = (Vec::new(), Vec::new());
    let mut too_long = None;
    // A single intact game needs no report.
    let is_plain =
        first_problem.is_none() && matches!(all.as_slice(), [only] if only.altered.is_none());
    for found in all {
        while let Some(problem) = problems.next_if(|problem| problem.place < found.place) {
            report.push(format!("unreadable {problem}"));
        }
        let checked = found
            .game
            .positions()
            .try_for_each(|position| check_series(&position));
        match checked {
            Ok(()) => {
                report.push(line(games.len() + 1, &found));
                games.push(*found.game);
            }
            Err(error) => {
                report.push(format!("unreadable {}: {error}", found.place));
                too_long.get_or_insert(error);
            }
        }
    }
    report.extend(problems.map(|problem| format!("unreadable {problem}")));
    if games.is_empty() {
        return Err(match (too_long, first_problem) {
            (Some(error), _) => error,
            (None, Some(problem)) => OneGameError::Unreadable(problem).into(),
            (None, None) if is_blank => OneGameError::Empty.into(),
            (None, None) => OneGameError::NoGame.into(),
        });
    }
    if is_plain {
        report.clear();
    }
    Ok(Loaded { games, report })
}

/// Writes `game NUMBER line LINE FORM GAME turns COUNT RESULT`, with the reason if the game was altered.
fn line(number: usize, found: &ImportedGame) -> String {
    let form = match found.form {
        GameForm::Record => "record",
        GameForm::Link => "link",
    };
    let game = &found.game;
    let mut line = format!(
        "game {number} line {} {form} {} turns {} {}",
        found.place.line,
        game.setup().kind(),
        game.turns().len(),
        result(game)
    );
    if let Some(altered) = found.altered {
        line.push_str(&format!(" | altered: {altered}"));
    }
    line
}

/// Reads the games at a path. The path can also be a link.
///
/// # Errors
/// Fails unless the path is a regular file of less than [`MAX_FILE`] bytes.
pub fn read_games(path: &str) -> Result<Imported, EngineError> {
    read_bytes(path).map(|bytes| import(&bytes))
}

/// Reads the only game at a path. The path can also be a link.
///
/// # Errors
/// Fails if the file can't be read, and if it hasn't exactly one game.
pub fn read_game(path: &str) -> Result<ImportedGame, EngineError> {
    Ok(read_games(path)?.one()?)
}

/// Reads the bytes at a path. The bytes of a link are its text.
///
/// # Errors
/// Fails unless the path is a regular file of less than [`MAX_FILE`] bytes.
pub fn read_bytes(path: &str) -> Result<Vec<u8>, EngineError> {
    let path = path.trim();
    let exists = |path: &str| Path::new(path).exists();
    if !exists(path) && is_link(path) {
        return Ok(path.as_bytes().to_vec());
    }
    let path = if exists(path) {
        path
    } else {
        without_quotes(path)
    };
    read_file(path).map_err(|problem| EngineError::File {
        path: shortened(path),
        problem,
    })
}

/// `true` if a text has a link, intact or damaged.
fn is_link(text: &str) -> bool {
    if !text.contains("replay") {
        return false;
    }
    let imported = import(text.as_bytes());
    !imported.links.is_empty() || !imported.problems.is_empty()
}

/// A path without the quotes around it.
fn without_quotes(path: &str) -> &str {
    let inner = QUOTES
        .iter()
        .find_map(|[start, end]| path.strip_prefix(*start)?.strip_suffix(*end));
    inner.map_or(path, str::trim)
}

fn read_file(path: &str) -> Result<Vec<u8>, FileProblem> {
    // Checked before opening, because opening a pipe can block forever.
    let facts = std::fs::metadata(path)?;
    if !facts.is_file() {
        return Err(FileProblem::NotRegular);
    }
    // Special system files also report this length, and reading them can block.
    if facts.len() == 0 {
        return Err(FileProblem::Empty);
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_FILE).read_to_end(&mut bytes)?;
    if bytes.len() as u64 >= MAX_FILE {
        return Err(FileProblem::TooLarge);
    }
    Ok(bytes)
}
