//! The trait that each game implements for the line protocol and for duels.

use super::EngineError;
use crate::puzzle_generator::Theme;
use tavoliere_core::ai::ProvenResult;
use tavoliere_core::rules::{
    AnyIllegal, AnyPosition, AnyThrow, GameKind, Notation, Side, dispatch, for_games,
};

mod tablan;
mod tablut;
mod tapatan;
mod tawula;

/// A game in the engine, implemented by its position.
pub(super) trait GameProtocol: Notation {
    /// The most positions that are counted: a few seconds of work on one core.
    const COUNT_LIMIT: u64 = 20_000_000;
    /// The most choices of a game of a duel before it's stopped.
    const DUEL_LIMIT: u32 = 5_000;
    /// `true` if a turn is a single choice and is written as one. Marks for wins and draws of other games are then
    /// ignored.
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

    /// The result that the side to act can force, if the game is solved. By default it isn't.
    fn solved_result(&self) -> Option<ProvenResult> {
        None
    }

    /// Reads the arguments of `throw`. By default a game has no throws.
    fn read_throws(_text: &str) -> Result<Vec<Self::Throw>, EngineError> {
        Err(AnyIllegal::NoThrows { game: Self::KIND }.into())
    }

    /// Fails if the position would take the engine too long to search. By default it doesn't.
    fn check_series(&self) -> Result<(), EngineError> {
        Ok(())
    }

    /// The text of a turn in the game's notation for whole turns, from its line. By default the whole line.
    fn turn_text(line: String) -> String {
        line
    }

    /// The number of words in the head of a turn's line that are throws which needn't be named. The line has `head`
    /// words, and `given` of them were given. By default 0.
    fn unnamed_throws(_head: usize, _given: usize) -> usize {
        0
    }

    /// The openings of duels. By default one without choices, because throws make games differ.
    fn openings(_start: &AnyPosition) -> Vec<Vec<tavoliere_core::rules::AnyMove>> {
        vec![Vec::new()]
    }
}

/// Makes the error for a throw that can't be read.
fn wrong_throw<G: GameProtocol>(found: &str, accepted: &'static str) -> EngineError {
    EngineError::Throw {
        found: super::error::shortened(found),
        game: G::KIND,
        accepted,
    }
}

/// Reads the arguments of `throw` in a game.
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

/// Fails if the position would take the engine too long to search.
pub(super) fn check_series(position: &AnyPosition) -> Result<(), EngineError> {
    dispatch!(AnyPosition(position), position => position.check_series())
}
