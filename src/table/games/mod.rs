//! Describes a game for the table: its pieces, their movements and the legal choices.

use super::location::Location;
use super::move_target::{MoveTarget, Question};
use super::piece::{PieceKind, Place, Standing};
use crate::rules::{AnyMove, AnyPosition, AnyThrow, Notation, Rules, Side, dispatch};

mod tablan;
mod tablut;
mod tapatan;
mod tawula;

/// A game on the table, implemented by its position.
pub trait TableGame: Notation {
    /// `true` if one press can move a piece by several choices of a turn, as with both dice (TW-7).
    const COMBINES_MOVES: bool = false;
    /// `true` if players can offer a draw, because only their moves decide the game.
    const HAS_DRAW_OFFERS: bool = false;

    /// `true` if a game lasts about two minutes, so a demonstration shows it from its start.
    const IS_SHORT: bool = false;

    /// The pieces under these rules: side, kind and number of each.
    fn piece_set(options: &Self::Options) -> Vec<(Side, PieceKind, u8)>;

    /// The place of every piece that isn't captured. Pieces of one side in the same place have different levels, from
    /// 0.
    fn standings(&self) -> Vec<(Side, PieceKind, Standing)>;

    /// `true` if the side that has just moved must announce that it can win with its next move. By default `false`.
    fn warns(&self) -> bool {
        false
    }

    /// The movement of the piece that a step concerns. `None` if it concerns no piece.
    fn movement(step: &Self::Step) -> Option<Movement>;

    /// Every choice that moves a piece now. Pieces are in the order in which a cursor visits them; of two choices
    /// between the same locations the one to be played first comes first.
    fn move_targets(&self) -> Vec<MoveTarget>;

    /// The number of the throw or die that a choice uses. `None` if it uses all of them; so by default.
    fn number_of(_choice: Self::Move) -> Option<u8> {
        None
    }

    /// The reason why the piece on `from` can't move at all, or not to `to`. `None` if it can.
    fn refusal(&self, from: Location, to: Option<Location>) -> Option<Self::Illegal>;

    /// The locations on a piece's way, including both ends. By default only these.
    fn way(&self, from: Location, to: Location) -> Vec<Location> {
        vec![from, to]
    }

    /// A throw in its usual notation, with the dice in any order. By default every throw has its own notation.
    fn usual_throw(throw: Self::Throw) -> Self::Throw {
        throw
    }

    /// The question that must be answered before any move. By default `None`.
    fn question(&self) -> Option<Question> {
        None
    }

    /// The location that a press means if two of them share a place. By default the pressed one.
    fn resolve_location(&self, location: Location) -> Location {
        location
    }

    /// The choice that a second press on a selected piece plays, if it has several targets. By default `None`, which
    /// deselects the piece.
    fn default_move(_targets: &[MoveTarget]) -> Option<AnyMove> {
        None
    }

    /// The number of sticks or dice that players throw by hand, and the number of faces of each. By default no throws.
    const THROWN: (usize, u8) = (0, 0);

    /// The throw that shows these faces, each numbered from 0. `None` if there isn't one.
    fn throw_of_faces(_faces: &[u8]) -> Option<AnyThrow> {
        None
    }

    /// `true` if some throw lets a side move in this position. In games without throws and by default always `true`.
    fn can_move(&self, _side: Side) -> bool {
        true
    }

    /// `true` if neither side can hit the other any more, so the rest can be played automatically. By default never.
    fn is_race(&self) -> bool {
        false
    }
}

/// The pieces of a game under the rules of a position: side, kind and number of each.
#[must_use]
pub fn piece_set(position: &AnyPosition) -> Vec<(Side, PieceKind, u8)> {
    dispatch!(AnyPosition(position), position: Game => Game::piece_set(position.options()))
}

/// The number of all pieces of a game under the rules of a position.
#[must_use]
pub fn piece_count(position: &AnyPosition) -> usize {
    let set = piece_set(position);
    set.into_iter()
        .map(|(_, _, count)| usize::from(count))
        .sum()
}

/// The movement of one piece: the top piece of its side in the place that it leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// The side of the piece.
    pub side: Side,
    /// The place before the step.
    pub from: Place,
    /// The place after the step, which can be the same.
    pub to: Place,
    /// `true` if it has now left its start cell.
    pub started: bool,
    /// `true` if it's now home.
    pub home: bool,
}

impl Movement {
    /// A movement from one place to another.
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
