//! The commands that start a game: `new`, `position` and `load`.

use std::fs::File;
use std::io::Read;

use super::command::Command;
use super::error::{FileProblem, shortened};
use super::protocol::check_series;
use super::{EngineError, MAX_FILE};
use tavoliere_core::record::{GameRecord, link_payload};
use tavoliere_core::rules::MatchScore;
use tavoliere_core::rules::{AnyPosition, GameKind, Setup, Side};

/// Reads `GAME [NAME=VALUE …]`.
pub(super) fn new(command: Command<'_>) -> Result<GameRecord, EngineError> {
    let mut words = command.words();
    let name = words
        .next()
        .ok_or_else(|| command.usage.wrong("the game is missing"))?;
    let kind = GameKind::from_name(name)?;
    let mut given: Vec<(String, &str)> = Vec::new();
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| {
            command
                .usage
                .wrong(format!("{:?} is not NAME=VALUE", shortened(word)))
        })?;
        let key = key.to_lowercase().replace('-', "_");
        if given.iter().any(|(known, _)| *known == key) {
            let key = shortened(&key);
            return Err(command.usage.wrong(format!("{key:?} is given twice")));
        }
        given.push((key, value));
    }
    let mut take = |key: &str| {
        let place = given.iter().position(|(known, _)| known == key)?;
        Some(given.remove(place).1)
    };
    let mut setup = Setup::new(kind);
    if let Some(preset) = take("preset") {
        setup.set_preset(preset)?;
    }
    let seed = match take("seed") {
        Some(seed) => Command::number(seed, "seed", 0, u64::MAX)?,
        None => 0,
    };
    let first = take("first").map(|name| side(kind, name)).transpose()?;
    let length = take("match");
    for (name, value) in given {
        setup.set_option(&name, value)?;
    }
    let mut game = match first {
        Some(first) => {
            let game = GameRecord::new(setup, seed, first);
            if game.first() != Some(first) {
                return Err(EngineError::always_first(&game));
            }
            game
        }
        None => GameRecord::opening(setup, seed),
    };
    if let Some(length) = length {
        let length = Command::number(length, "length of a match", 1, u8::MAX.into())?;
        game.set_score_before(MatchScore::new(u8::try_from(length).unwrap_or(u8::MAX))?)?;
    }
    Ok(game)
}

/// Reads a side's name.
pub(super) fn side(kind: GameKind, name: &str) -> Result<Side, EngineError> {
    Side::BOTH
        .into_iter()
        .find(|side| kind.side_name(*side).eq_ignore_ascii_case(name))
        .ok_or_else(|| EngineError::unknown_side(name, kind))
}

/// Reads `[GAME] TEXT`. Without the name of a game, the text belongs to the current game.
pub(super) fn position(
    command: Command<'_>,
    now: Option<&GameRecord>,
) -> Result<GameRecord, EngineError> {
    let text = command.rest;
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let named = GameKind::from_name(word).ok();
    let (kind, text) = match (named, now) {
        (Some(kind), _) => (kind, rest),
        (None, Some(game)) => (game.setup().kind(), text),
        (None, None) => return Err(EngineError::NoGame),
    };
    if text.trim().is_empty() {
        return Err(command.usage.wrong("a position's text is missing"));
    }
    let position = AnyPosition::parse(kind, text)?;
    check_series(&position)?;
    let seed = now.map_or(0, GameRecord::seed);
    Ok(GameRecord::from_position(position, seed))
}

/// Loads the record at a path.
pub(super) fn load(command: Command<'_>) -> Result<GameRecord, EngineError> {
    if command.rest.is_empty() {
        return Err(command.usage.wrong("the path is missing"));
    }
    let text = read_record(command.rest)?;
    let game = GameRecord::from_record(&text)?;
    for position in game.positions() {
        check_series(&position)?;
    }
    Ok(game)
}

/// The text of the record at a path. The path can also be a link, which is returned as it is.
///
/// # Errors
/// Fails unless the path is a regular file of less than [`MAX_FILE`] bytes of UTF-8.
pub fn read_record(path: &str) -> Result<String, EngineError> {
    if link_payload(path).is_some() {
        return Ok(path.to_owned());
    }
    read_file(path).map_err(|problem| EngineError::File {
        path: shortened(path),
        problem,
    })
}

fn read_file(path: &str) -> Result<String, FileProblem> {
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
    String::from_utf8(bytes).map_err(|_| FileProblem::NotUtf8)
}
