//! The players of a duel.

use std::fmt;

use thiserror::Error;

use crate::error::shortened;
use tavoliere_core::ai::Player;
use tavoliere_core::rules::GameKind;

/// A player of a duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DuelPlayer {
    /// A level of the game.
    Level(Player),
    /// Chooses randomly, all legal choices being equally likely.
    Random,
    /// Judges every choice by itself, with almost no search.
    Greedy,
    /// Builds a search tree with this number of random playouts for every choice, with nodes for throws.
    Uct(u32),
    /// Another program that speaks the engine's protocol, such as an earlier version of it.
    External {
        /// The path of the program.
        path: String,
        /// The level it plays at, by its own name.
        level: String,
    },
}

/// The error for a text that isn't the name of a player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{found:?} is not a player of {game}; accepted: 1 to {most}, best, random, greedy, uct:N, \
     file:PATH, file:PATH@LEVEL"
)]
pub struct DuelPlayerError {
    /// The text, shortened.
    pub found: String,
    /// The game.
    pub game: GameKind,
    /// Its highest level.
    pub most: u8,
}

impl DuelPlayer {
    /// Reads a player of a game.
    ///
    /// # Errors
    /// Fails if there's no such player. The error lists the accepted ones.
    pub fn read(kind: GameKind, text: &str) -> Result<DuelPlayer, DuelPlayerError> {
        if let Some(path) = text.strip_prefix("file:") {
            let (path, level) = path.rsplit_once('@').unwrap_or((path, "best"));
            return Ok(DuelPlayer::External {
                path: path.to_owned(),
                level: level.to_owned(),
            });
        }
        let most = Player::levels(kind);
        let playouts = |count: &str| count.parse().ok().filter(|count| *count > 0);
        let known = match text.to_lowercase().as_str() {
            "best" => Some(DuelPlayer::Level(Player::new(most))),
            "random" => Some(DuelPlayer::Random),
            "greedy" => Some(DuelPlayer::Greedy),
            word => match word.strip_prefix("uct:") {
                Some(count) => playouts(count).map(DuelPlayer::Uct),
                None => word
                    .parse()
                    .ok()
                    .filter(|level| (Player::MIN_LEVEL..=most).contains(level))
                    .map(|level| DuelPlayer::Level(Player::new(level))),
            },
        };
        known.ok_or_else(|| DuelPlayerError {
            found: shortened(text),
            game: kind,
            most,
        })
    }
}

impl fmt::Display for DuelPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DuelPlayer::Level(player) => write!(f, "{}", player.level()),
            DuelPlayer::Random => f.write_str("random"),
            DuelPlayer::Greedy => f.write_str("greedy"),
            DuelPlayer::Uct(playouts) => write!(f, "uct:{playouts}"),
            DuelPlayer::External { path, level } => write!(f, "file:{path}@{level}"),
        }
    }
}
