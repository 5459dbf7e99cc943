//! The command `rollout`: compares turns by playing them out.

use super::EngineError;
use super::command::Command;
use super::error::shortened;
use super::play::{TurnSoFar, check_choice};
use tavoliere_core::ai::rollout::{Estimate, Rollout, RolloutChoice, RolloutError, RolloutParams};
use tavoliere_core::record::GameRecord;
use tavoliere_core::rules::AnyMove;

/// The number of turns that are compared if none is named.
const MOST_PROMISING: usize = 5;

/// The most turns that are compared.
const MOST_TURNS: usize = 32;

/// Answers `rollout` with a line per turn, best first.
pub(super) fn rollout(game: &GameRecord, command: Command<'_>) -> Result<Vec<String>, EngineError> {
    let mut params = RolloutParams {
        score: game.score_before(),
        ..RolloutParams::default()
    };
    let texts = read(command, &mut params)?;
    let position = game.position();
    let kind = position.kind();
    if !kind.has_throws() {
        return Err(RolloutError::NoThrows { game: kind }.into());
    }
    check_choice(game)?;
    let so_far = TurnSoFar::of(game);
    let turns = if texts.is_empty() {
        Rollout::promising(position, params.score.as_ref(), MOST_PROMISING)?
    } else {
        let read = texts.iter().map(|text| so_far.read(position, text));
        read.collect::<Result<Vec<Vec<AnyMove>>, EngineError>>()?
    };
    let mut rollout = Rollout::new(position, turns, params)?;
    rollout.finish();
    let mut choices = rollout.choices();
    // The best turn has the distance 0. Equal ones stay in the given order.
    choices.sort_by_key(|choice| choice.behind.mean);
    let lines = choices.iter().map(|choice| line(&so_far, choice));
    Ok(lines.collect())
}

/// Reads the arguments: parameters in any place, and turns separated by bars.
fn read(command: Command<'_>, params: &mut RolloutParams) -> Result<Vec<String>, EngineError> {
    let (mut games, mut seed) = (None, None);
    let mut texts = vec![String::new()];
    for word in command.rest.replace('|', " | ").split_whitespace() {
        let (key, value) = word.split_once('=').unwrap_or((word, ""));
        let is_second = match key.to_lowercase().as_str() {
            "games" => {
                let most = RolloutParams::MOST_GAMES.into();
                let number = Command::number(value, "number of games", 1, most)?;
                games.replace(number as u32).is_some()
            }
            "seed" => {
                let number = Command::number(value, "seed", 0, u64::MAX)?;
                seed.replace(number).is_some()
            }
            "|" => {
                texts.push(String::new());
                false
            }
            _ => {
                if let Some(text) = texts.last_mut() {
                    text.push_str(if text.is_empty() { "" } else { " " });
                    text.push_str(word);
                }
                false
            }
        };
        if is_second {
            let word = shortened(word);
            return Err(command.usage.wrong(format!("{word:?} is one too many")));
        }
    }
    if texts.len() > MOST_TURNS {
        let found = format!(
            "{} turns are too many; {MOST_TURNS} can be compared",
            texts.len()
        );
        return Err(command.usage.wrong(found));
    }
    if texts.len() == 1 && texts.first().is_some_and(String::is_empty) {
        texts.clear();
    }
    if texts.iter().any(String::is_empty) {
        return Err(command.usage.wrong("a turn is missing beside a bar"));
    }
    params.games = games.unwrap_or(params.games);
    params.seed = seed.unwrap_or(params.seed);
    Ok(texts)
}

/// Writes `turn 5. W 63: hand/6 hand/3 | chance 512.3 error 1.2 | behind 8.1 error 0.6 | games 288`.
fn line(so_far: &TurnSoFar, choice: &RolloutChoice) -> String {
    let Estimate { mean, error } = choice.chance;
    let behind = choice.behind;
    format!(
        "turn {} | chance {} error {} | behind {} error {} | games {}",
        so_far.write(&choice.choices),
        tenths(mean),
        tenths(error as i32),
        tenths(behind.mean),
        tenths(behind.error as i32),
        choice.games
    )
}

/// Writes a number of tenths, with its sign.
fn tenths(number: i32) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let size = number.unsigned_abs();
    format!("{sign}{}.{}", size / 10, size % 10)
}
