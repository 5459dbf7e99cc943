//! The command `go`: the computer's choice.

use std::time::Duration;

use super::command::Command;
use super::error::shortened;
use super::play::{TurnSoFar, check_choice};
use super::{Budget, EngineError};
use tavoliere_core::ai::Player;
use tavoliere_core::record::{Event, GameRecord};
use tavoliere_core::rules::{AnyMove, GameKind};

/// Answers `go` with the rest of the turn as the computer would play it.
pub(super) fn go(game: &GameRecord, command: Command<'_>) -> Result<Vec<String>, EngineError> {
    let (player, budget) = player(command, game.setup().kind())?;
    check_choice(game)?;
    let choices = turn(game, player, budget);
    Ok(vec![format!(
        "best {}",
        TurnSoFar::of(game).write(&choices)
    )])
}

/// The longest time for one choice (ms).
const LONGEST: u64 = 600_000;

/// Reads the arguments of `go`.
fn player(command: Command<'_>, kind: GameKind) -> Result<(Player, Budget), EngineError> {
    let (mut level, mut budget) = (None, None);
    for word in command.words() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let before = match key.to_lowercase().as_str() {
            "level" => level.replace(read_level(value, kind)?).map(|_| ()),
            "nodes" => {
                let nodes = Command::number(value, "number of nodes", 1, u64::MAX)?;
                budget.replace(Budget::Nodes(nodes)).map(|_| ())
            }
            "ms" => {
                let ms = Command::number(value, "number of milliseconds", 1, LONGEST)?;
                let time = Duration::from_millis(ms);
                budget.replace(Budget::Time(time)).map(|_| ())
            }
            _ => {
                let word = shortened(word);
                return Err(command
                    .usage
                    .wrong(format!("{word:?} does not belong here")));
            }
        };
        if before.is_some() {
            let word = shortened(word);
            return Err(command.usage.wrong(format!("{word:?} is one too many")));
        }
    }
    Ok((level.unwrap_or(Player::best()), budget.unwrap_or_default()))
}

/// Reads a level of a game: its number or `best`.
///
/// # Errors
/// Fails if the level doesn't exist. The error lists the accepted ones.
pub fn read_level(text: &str, kind: GameKind) -> Result<Player, EngineError> {
    let most = Player::levels(kind);
    if text.eq_ignore_ascii_case("best") {
        return Ok(Player::best());
    }
    text.parse()
        .ok()
        .filter(|level| (Player::MIN_LEVEL..=most).contains(level))
        .map(Player::new)
        .ok_or_else(|| EngineError::Level {
            found: shortened(text),
            game: kind,
            most,
        })
}

/// The index that determines the noise of a game's next choice.
#[must_use]
pub(super) fn noise_index(game: &GameRecord) -> usize {
    Player::noise_index(game.setup().kind(), game.events().map(Event::is_choice))
}

/// The choices up to the end of the turn or to the next throw.
fn turn(game: &GameRecord, player: Player, budget: Budget) -> Vec<AnyMove> {
    let mut position = game.position().clone();
    let (due, number) = (position.expect(), position.turn_number());
    let mut choices = Vec::new();
    while position.expect() == due && position.turn_number() == number {
        // The choice only depends on the game and on the choices before it.
        let place = if Player::draws_noise_by_turn(position.kind()) {
            noise_index(game)
        } else {
            noise_index(game) + choices.len()
        };
        let seed = game.seed().wrapping_add(place as u64);
        let score = game.score_before();
        let Some(choice) = budget.choose_in_match(player, &position, seed, score) else {
            break;
        };
        if position.play(choice).is_err() {
            break;
        }
        choices.push(choice);
    }
    choices
}
