//! Finds the most helpful reason why a move is illegal.

use super::lines::ThroneRules;
use super::position::Phase;
use super::{Illegal, Move, Position, Square};
use crate::rules::Rules;

impl Position {
    /// The reason why the piece on `from` can't move at all, or can't move to `to`. `None` if it can.
    #[must_use]
    pub fn refusal_for(&self, from: Square, to: Option<Square>) -> Option<Illegal> {
        match to {
            Some(to) => self.check_move(Move { from, to }).err(),
            None if self.reach(from) != 0 => None,
            None => self.not_movable(from).or(Some(Illegal::Stuck { at: from })),
        }
    }

    /// The reason why an illegal move is refused.
    pub(super) fn refusal(&self, choice: Move) -> Illegal {
        let Move { from, to } = choice;
        if let Some(reason) = self.not_movable(from) {
            return reason;
        }
        if from == to {
            return Illegal::NoPassing { at: from };
        }
        let way = from.way(to);
        way.into_iter()
            .find_map(|at| self.obstacle(from, at, at == to))
            .unwrap_or(Illegal::NotInLine { from, to })
    }

    /// The reason why the side to move can't move the piece on a square anywhere. `None` if the side has a piece there.
    fn not_movable(&self, from: Square) -> Option<Illegal> {
        if self.phase != Phase::Move {
            return Some(Illegal::GameOver);
        }
        match self.piece(from) {
            None => Some(Illegal::NoPiece { at: from }),
            Some(piece) if piece.side != self.side => Some(Illegal::NotYours { at: from }),
            Some(_) => None,
        }
    }

    /// The reason why a piece from another square can't pass over a square or stop on it. Isn't called for a throne
    /// where the king can stop.
    fn obstacle(&self, from: Square, at: Square, stop: bool) -> Option<Illegal> {
        if self.piece(at).is_some() {
            return Some(Illegal::Blocked { at });
        }
        if self.is_camp(at) && !(self.is_camp(from) && from.is_near(at)) {
            return Some(Illegal::CampEntered { at });
        }
        match self.field.throne_rules() {
            _ if !self.is_throne(at) => None,
            ThroneRules::Five => stop.then_some(Illegal::ThroneForKing { at }),
            ThroneRules::Closed if !stop => Some(Illegal::ThronePassed { at }),
            ThroneRules::Closed | ThroneRules::Transit => {
                stop.then_some(Illegal::ThroneTaken { at })
            }
        }
    }
}
