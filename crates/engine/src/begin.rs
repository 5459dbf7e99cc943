//! The commands that start a game: `new` and `position`.

use super::EngineError;
use super::command::Command;
use super::error::shortened;
use super::protocol::check_series;
use tavoliere_core::record::GameRecord;
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
