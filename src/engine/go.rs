//! The computer's choice.

use super::EngineError;
use super::command::Command;
use super::error::shortened;
use super::play::{TurnSoFar, check_choice};
use crate::ai::Player;
use crate::record::Match;
use crate::rules::AnyMove;

/// Answers `go`: the rest of the turn as the computer would play it.
pub(super) fn go(game: &Match, command: Command<'_>) -> Result<Vec<String>, EngineError> {
    let player = player(command)?;
    check_choice(game)?;
    let choices = turn(game, player);
    Ok(vec![format!(
        "best {}",
        TurnSoFar::of(game).write(&choices)
    )])
}

/// Reads what stands behind `go`. The computer of now looks at every choice once, whatever time or
/// nodes it is given: both are checked and bound it from above.
fn player(command: Command<'_>) -> Result<Player, EngineError> {
    let (mut level, mut budget) = (None, None);
    for word in command.words() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let before = match key.to_lowercase().as_str() {
            "level" => level.replace(read_level(value)?).map(|_| ()),
            "nodes" => {
                let nodes = Command::number(value, "number of nodes", 1, u64::MAX)?;
                budget.replace(nodes).map(|_| ())
            }
            "ms" => {
                let ms = Command::number(value, "number of milliseconds", 1, u64::MAX)?;
                budget.replace(ms).map(|_| ())
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
    Ok(Player::new(level.unwrap_or(Player::MAX_LEVEL)))
}

fn read_level(text: &str) -> Result<u8, EngineError> {
    if text.eq_ignore_ascii_case("best") {
        return Ok(Player::MAX_LEVEL);
    }
    text.parse()
        .ok()
        .filter(|level| (Player::MIN_LEVEL..=Player::MAX_LEVEL).contains(level))
        .ok_or_else(|| EngineError::Level {
            found: shortened(text),
        })
}

/// The choices to the end of the turn, or to the next throw.
fn turn(game: &Match, player: Player) -> Vec<AnyMove> {
    let mut position = game.position().clone();
    let (due, number) = (position.expect(), position.turn_number());
    let mut choices = Vec::new();
    while position.expect() == due && position.turn_number() == number {
        // The same game and the same choices before it make the same choice.
        let place = game.events().len() + choices.len();
        let seed = game.seed().wrapping_add(place as u64);
        let Some(choice) = player.choose(&position, seed) else {
            break;
        };
        if position.play(choice).is_err() {
            break;
        }
        choices.push(choice);
    }
    choices
}
