//! Computes the captures of a move and if it decides the king's fate.

use super::field::Field;
use super::lines::ThroneRules;
use super::square::{BESIDE, CORNERS, EDGES, PINCERS, Square, Squares, squares};
use super::{KingCapture, Move, Options};
use crate::rules::{EndReason, Side};

const KONAKIS: Squares = Square::KONAKIS.set();

/// The result of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveResult {
    /// The squares of captured men.
    pub captured: Squares,
    /// The reason for the end, if the king was captured or shut in or has escaped.
    pub fate: Option<EndReason>,
}

/// The men and thrones that capture the king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct KingCaptors {
    /// Black men.
    pub men: Squares,
    /// Empty thrones.
    pub thrones: Squares,
}

impl Field {
    /// Plays a legal move.
    pub(super) fn apply(&mut self, options: &Options, side: Side, choice: Move) -> MoveResult {
        self.slide(side, choice);
        let captured = self.captured_men(options, side, choice.to);
        if captured != 0 {
            self.remove(side.other(), captured);
        }
        let fate = match side {
            Side::First if self.king_captors(options, choice.to).is_some() => {
                Some(EndReason::KingCaptured)
            }
            Side::First if self.shut_in(options) => Some(EndReason::KingShutIn),
            Side::Second if self.king().set() & self.goals() != 0 => Some(EndReason::KingEscaped),
            _ => None,
        };
        MoveResult { captured, fate }
    }

    /// The squares where the king wins (TT-10, TT-23).
    pub(super) fn goals(&self) -> Squares {
        match self.throne_rules() {
            ThroneRules::Five => CORNERS,
            ThroneRules::Closed | ThroneRules::Transit => EDGES,
        }
    }

    /// The squares that are thrones (TT-1, TT-20).
    pub(super) fn thrones(&self) -> Squares {
        match self.throne_rules() {
            ThroneRules::Five => CORNERS | KONAKIS,
            ThroneRules::Closed | ThroneRules::Transit => KONAKIS,
        }
    }

    /// The empty thrones that help to capture men (TT-7, TT-21).
    pub(super) fn hostile(&self, options: &Options) -> Squares {
        if self.throne_rules() == ThroneRules::Five || options.hostile_throne {
            self.thrones() & !self.occupied()
        } else {
            0
        }
    }

    /// The opponent's men between the piece that moved to `to` and another piece of its side or a hostile throne
    /// (TT-5).
    fn captured_men(&self, options: &Options, side: Side, to: Square) -> Squares {
        let men = self.men(side.other());
        if BESIDE[to.index()] & men == 0 {
            return 0;
        }
        let partners = self.pieces(side) | self.hostile(options);
        let mut set = 0;
        for (next, beyond) in PINCERS[to.index()] {
            if men & next != 0 && partners & beyond != 0 {
                set |= next;
            }
        }
        set
    }

    /// The men and thrones that capture the king after the Black man on `by` has moved, including that man. `None` if
    /// the king isn't captured (TT-8, TT-9, TT-22).
    pub(super) fn king_captors(&self, options: &Options, by: Square) -> Option<KingCaptors> {
        let king = self.king();
        let beside = BESIDE[king.index()];
        if beside & by.set() == 0 {
            return None;
        }
        let black = self.pieces(Side::First);
        let five = self.throne_rules() == ThroneRules::Five;
        let by_two = five || options.king == KingCapture::Flanked;
        let at_throne = (beside | king.set()) & KONAKIS != 0;
        if by_two && !at_throne {
            // The only thrones that can help here are the corners. Men can never stop there, so they are empty.
            let thrones = if five { CORNERS } else { 0 };
            return PINCERS[by.index()].iter().find_map(|(next, beyond)| {
                let holds = *next == king.set() && (black | thrones) & beyond != 0;
                holds.then_some(KingCaptors {
                    men: by.set() | black & beyond,
                    thrones: thrones & beyond,
                })
            });
        }
        let immune = king == Square::KONAKIS && !by_two;
        let free = beside & !(black | KONAKIS);
        (!immune && free == 0).then_some(KingCaptors {
            men: beside & black,
            thrones: beside & KONAKIS,
        })
    }

    /// `true` if the king is shut in and loses, given that Black has just moved (TT-12).
    pub(super) fn shut_in(&self, options: &Options) -> bool {
        let walls = match self.throne_rules() {
            ThroneRules::Closed => KONAKIS,
            ThroneRules::Transit | ThroneRules::Five => 0,
        };
        let free = BESIDE[self.king().index()] & !(self.pieces(Side::First) | walls);
        options.shut_in_king_loses && free == 0
    }

    /// The square of the piece or throne on the far side of a captured man, seen from the piece that moved to `to`.
    pub(super) fn beyond(to: Square, at: Square) -> Option<Square> {
        let (_, beyond) = PINCERS[to.index()]
            .into_iter()
            .find(|(next, _)| *next == at.set())?;
        squares(beyond).next()
    }
}
