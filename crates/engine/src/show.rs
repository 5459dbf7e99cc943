//! Writes games and positions for the engine's replies.

use super::EngineError;
use tavoliere_core::record::{GameRecord, MatchPlayError};
use tavoliere_core::rules::{AnyThrow, Expect, GameKind, Notation, Setup, Side, dispatch};

/// Lists all games with their sides, rule sets and options.
pub(super) fn games() -> Vec<String> {
    let mut lines = Vec::new();
    for kind in GameKind::ALL {
        let [first, second] = Side::BOTH.map(|side| kind.side_name(side));
        lines.push(format!("game {kind} {first} {second}"));
        for preset in kind.presets() {
            lines.push(format!("preset {kind} {}", hyphenated(preset)));
        }
        for option in Setup::new(kind).option_states() {
            let values = option.accepted.join(" ");
            lines.push(format!("option {kind} {} {values}", option.name));
        }
    }
    lines
}

/// Writes the current game: the board, the side to act, and the position's text.
pub(super) fn show(game: &GameRecord) -> Vec<String> {
    let position = game.position();
    // By the nearest rule set, as in the position's text.
    let setup = Setup::of(position.options());
    let kind = setup.kind();
    let mut rules = hyphenated(setup.preset());
    for (name, value) in setup.changed_options() {
        rules.push_str(&format!(" {name}={value}"));
    }
    let mut lines = vec![format!("game {kind} {rules}")];
    lines.extend(position.diagram().lines().map(str::to_owned));
    if let Some(score) = game.score() {
        lines.push(format!("match {score}"));
    }
    lines.push(format!("turn {}", position.turn_number()));
    match position.expect() {
        Expect::Throw(side) => {
            lines.push(format!("side {}", kind.side_name(side)));
            lines.push("expect throw".to_owned());
        }
        Expect::Move(side) => {
            lines.push(format!("side {}", kind.side_name(side)));
            lines.push("expect move".to_owned());
        }
        Expect::Nothing => {
            lines.push("expect nothing".to_owned());
            lines.push(format!("result {}", result(game)));
        }
    }
    lines.push(format!("position {position}"));
    lines
}

/// Writes `playing`, `win SIDE POINTS REASON` or `draw REASON`.
pub(super) fn result(game: &GameRecord) -> String {
    let kind = game.setup().kind();
    let Some(outcome) = game.outcome() else {
        return "playing".to_owned();
    };
    let reason = outcome.reason.words(kind).replace(' ', "-");
    match outcome.winner {
        Some(side) => {
            let points = outcome.games(kind)[side.index()];
            format!("win {} {points} {reason}", kind.side_name(side))
        }
        None => format!("draw {reason}"),
    }
}

/// Writes the score of the match that the game is part of.
pub(super) fn score(game: &GameRecord) -> Result<String, EngineError> {
    let score = game.score().ok_or(MatchPlayError::SingleGame)?;
    Ok(format!("score {score}"))
}

/// Writes a throw as an argument of `throw`.
pub(super) fn throw(throw: &AnyThrow) -> String {
    dispatch!(AnyThrow(throw), throw: Game => Game::write_throw(*throw))
}

/// Writes the name of a rule set as in a command.
fn hyphenated(preset: &str) -> String {
    preset.to_lowercase().replace(' ', "-")
}
