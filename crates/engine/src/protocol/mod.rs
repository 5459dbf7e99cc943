//! What the line protocol and duels have to know of a game.

use super::EngineError;
use crate::puzzle_generator::Theme;
use tavoliere_core::rules::{
    AnyIllegal, AnyPosition, AnyThrow, GameKind, Notation, Side, dispatch, for_games,
};

mod tablan;
mod tablut;
mod tapatan;
mod tawula;

/// A game as the engine tells it, implemented by its position.
pub(super) trait GameProtocol: Notation {
    /// The most positions that are counted: what a core does in a few seconds.
    const COUNT_LIMIT: u64 = 20_000_000;
    /// How many choices a game of a duel may have before it is broken off.
    const DUEL_LIMIT: u32 = 5_000;
    /// A turn is a single choice and is written as such; signs of other games' wins and draws
    /// behind it say nothing.
    const TURN_IS_CHOICE: bool = false;
    /// The most moves that are played before a position is taken for judging; about as many as a usual game has.
    const POSITION_DEPTH: u64;
    /// The level that plays these games, if the best one is too slow.
    const QUICK_LEVEL: Option<u8> = None;
    /// The weakest of the three levels that play games for puzzles, quick ones that play reasonably well.
    const PUZZLE_LEVEL: u8;
    /// The number of moves that the weakest level makes first in games for puzzles. Games without throws would
    /// otherwise all start alike.
    const RANDOM_MOVES: usize = 0;

    /// The theme of a puzzle's solution for `side`, which leads from this position to `end`.
    fn puzzle_theme(&self, side: Side, end: &Self) -> Theme;

    /// Reads the throws given behind `throw`. By default nothing is thrown.
    fn read_throws(_text: &str) -> Result<Vec<Self::Throw>, EngineError> {
        Err(AnyIllegal::NoThrows { game: Self::KIND }.into())
    }

    /// Refuses what would take the engine too long to look through. By default nothing does.
    fn check_series(&self) -> Result<(), EngineError> {
        Ok(())
    }

    /// A turn's line as the game writes whole turns. By default all of it.
    fn turn_text(line: String) -> String {
        line
    }

    /// How many words of the head of a turn's line stand for throws that need not be named, where
    /// `head` words are there in all and `given` of them were given. By default none do.
    fn unnamed_throws(_head: usize, _given: usize) -> usize {
        0
    }

    /// The openings of duels. By default one without choices: throws make games differ.
    fn openings(_start: &AnyPosition) -> Vec<Vec<tavoliere_core::rules::AnyMove>> {
        vec![Vec::new()]
    }
}

/// An error for a throw that cannot be read.
fn wrong_throw<G: GameProtocol>(found: &str, accepted: &'static str) -> EngineError {
    EngineError::Throw {
        found: super::error::shortened(found),
        game: G::KIND,
        accepted,
    }
}

/// Reads the throws given behind `throw` in a game.
pub(super) fn read_throws(kind: GameKind, text: &str) -> Result<Vec<AnyThrow>, EngineError> {
    macro_rules! read {
        ($($game:ident in $module:ident),+ $(,)?) => {
            match kind {
                $(GameKind::$game => {
                    let throws = tavoliere_core::rules::$module::Position::read_throws(text)?;
                    throws.into_iter().map(AnyThrow::$game).collect()
                })+
            }
        };
    }
    Ok(for_games!(read))
}

/// Refuses what would take the engine too long to look through.
pub(super) fn check_series(position: &AnyPosition) -> Result<(), EngineError> {
    dispatch!(AnyPosition(position), position => position.check_series())
}
