//! What the table has to know of a game: its pieces, what a step does to them, what may be chosen.

use super::location::Location;
use super::move_target::{MoveTarget, Question};
use super::piece::{PieceKind, Place, Standing};
use crate::rules::{AnyMove, AnyThrow, GameKind, Notation, Side, with_game};

mod tablan;
mod tablut;
mod tapatan;
mod tawula;

/// A game on the table, implemented by its position.
pub trait TableGame: Notation {
    /// A piece may be carried on by several choices of one turn in a single press, as with both
    /// dice (TW-7).
    const COMBINES_MOVES: bool = false;
    /// A draw may be offered: nothing but the players decides the game.
    const HAS_DRAW_OFFERS: bool = false;

    /// A game lasts about two minutes: a demonstration shows it from its start.
    const IS_SHORT: bool = false;

    /// The pieces: whose, of what kind and how many of them.
    fn piece_set() -> Vec<(Side, PieceKind, u8)>;

    /// Every piece that is not captured, as it stands. The pieces of one side in one place stand
    /// on different levels, from 0.
    fn standings(&self) -> Vec<(Side, PieceKind, Standing)>;

    /// What a step does to the piece that it is about; none where it is about none.
    fn movement(step: &Self::Step) -> Option<Movement>;

    /// Every choice that moves a piece now: the pieces in the order in which a cursor visits them,
    /// and of two choices between the same locations the one to be played first.
    fn move_targets(&self) -> Vec<MoveTarget>;

    /// Why the piece on `from` cannot be moved at all, or cannot go to `to`; none where it can.
    fn refusal(&self, from: Location, to: Option<Location>) -> Option<Self::Illegal>;

    /// The locations that a piece passes from one to another, both included. By default it goes there
    /// straight.
    fn way(&self, from: Location, to: Location) -> Vec<Location> {
        vec![from, to]
    }

    /// A throw as it is called, whichever die lies first. By default every throw has its own name.
    fn usual_throw(throw: Self::Throw) -> Self::Throw {
        throw
    }

    /// The question that waits for its answer before anything moves. By default there is none.
    fn question(&self) -> Option<Question> {
        None
    }

    /// The location that is meant by pressing one, where two of them share a place. By default
    /// none do.
    fn resolve_location(&self, location: Location) -> Location {
        location
    }

    /// What pressing a chosen piece once more plays, out of its several targets. By default
    /// nothing: the piece is let go.
    fn default_move(_targets: &[MoveTarget]) -> Option<AnyMove> {
        None
    }

    /// What players throw with their own hands: how many sticks or dice, and how many faces each has. By
    /// default nothing is thrown.
    const THROWN: (usize, u8) = (0, 0);

    /// The throw in which these faces lie up, each numbered from 0; none where there is none.
    fn throw_of_faces(_faces: &[u8]) -> Option<AnyThrow> {
        None
    }

    /// Neither side can hit the other any more: the rest may be played by itself. By default that
    /// is never so.
    fn is_race(&self) -> bool {
        false
    }
}

/// How many pieces a game has in all.
#[must_use]
pub fn piece_count(game: GameKind) -> usize {
    let set = with_game!(game, Game => Game::piece_set());
    set.into_iter()
        .map(|(_, _, count)| usize::from(count))
        .sum()
}

/// What a step does to one piece: the uppermost of its side in the place that it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Whose piece.
    pub side: Side,
    /// Where it was.
    pub from: Place,
    /// Where it is then; the same where it stays.
    pub to: Place,
    /// It has now left its start cell.
    pub started: bool,
    /// It is now home.
    pub home: bool,
}

impl Movement {
    /// A piece goes from one place to another.
    const fn new(side: Side, from: Place, to: Place) -> Movement {
        Movement {
            side,
            from,
            to,
            started: false,
            home: false,
        }
    }
}
