//! Computes the captures of a move and if it decides the king's fate.

use super::field::Field;
use super::lines::ThroneRules;
use super::square::{BESIDE, CORNERS, EDGES, PINCERS, Square, Squares, squares};
use super::{HostileThrone, KingCapture, Move, Options};
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

/// The men, thrones and camps that capture the king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct KingCaptors {
    /// Black men.
    pub men: Squares,
    /// Empty thrones, and camps without a Black man.
    pub squares: Squares,
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

    /// The squares where the king wins (TT-10, TT-23, TT-24).
    pub(super) fn goals(&self) -> Squares {
        match self.throne_rules() {
            ThroneRules::Five => CORNERS,
            ThroneRules::Closed | ThroneRules::Transit => EDGES & !self.camps(),
        }
    }

    /// The squares that are thrones (TT-1, TT-20).
    pub(super) fn thrones(&self) -> Squares {
        match self.throne_rules() {
            ThroneRules::Five => CORNERS | KONAKIS,
            ThroneRules::Closed | ThroneRules::Transit => KONAKIS,
        }
    }

    /// The thrones that help to capture men (TT-7, TT-21).
    fn hostile_thrones(&self, options: &Options) -> Squares {
        let empty = !self.occupied();
        match (self.throne_rules(), options.hostile_throne) {
            (ThroneRules::Five, _) | (_, HostileThrone::On) => self.thrones() & empty,
            (_, HostileThrone::Always) => self.thrones(),
            (_, HostileThrone::Off) => 0,
        }
    }

    /// The pieces of a side that capture men (TT-5, TT-26).
    pub(super) fn captors(&self, options: &Options, side: Side) -> Squares {
        if options.king_captures {
            self.pieces(side)
        } else {
            self.men(side)
        }
    }

    /// The throne if the king on it helps to capture the last man beside him (TT-27).
    fn pin(&self, options: &Options, side: Side) -> Squares {
        let black = BESIDE[Square::KONAKIS.index()] & self.pieces(Side::First);
        let holds = options.pinned_defender
            && side == Side::First
            && self.king() == Square::KONAKIS
            && black.count_ones() == 3;
        if holds { KONAKIS } else { 0 }
    }

    /// The opponent's men between the piece that moved to `to` and another piece of its side, a hostile throne or a
    /// camp (TT-5, TT-25).
    fn captured_men(&self, options: &Options, side: Side, to: Square) -> Squares {
        let men = self.men(side.other());
        let captors = self.captors(options, side);
        if BESIDE[to.index()] & men == 0 || captors & to.set() == 0 {
            return 0;
        }
        let partners = captors | self.hostile_thrones(options) | self.pin(options, side);
        let camps = self.camps();
        let mut set = 0;
        for (next, beyond) in PINCERS[to.index()] {
            // Black's men inside a camp are safe from it.
            let hostile = if next & camps == 0 { camps } else { 0 };
            if men & next != 0 && (partners | hostile) & beyond != 0 {
                set |= next;
            }
        }
        set
    }

    /// The men, thrones and camps that capture the king after the Black man on `by` has moved, including that man.
    /// `None` if the king isn't captured (TT-8, TT-9, TT-22, TT-25).
    pub(super) fn king_captors(&self, options: &Options, by: Square) -> Option<KingCaptors> {
        let king = self.king();
        let beside = BESIDE[king.index()];
        if beside & by.set() == 0 {
            return None;
        }
        let black = self.pieces(Side::First);
        let camps = self.camps();
        let five = self.throne_rules() == ThroneRules::Five;
        let by_two = five || options.king == KingCapture::Flanked;
        let at_throne = (beside | king.set()) & KONAKIS != 0;
        if by_two && !at_throne {
            // The only thrones that can help here are the corners. Men can never stop there, so they are empty.
            let helpers = if five { CORNERS | camps } else { camps };
            return PINCERS[by.index()].iter().find_map(|(next, beyond)| {
                let holds = *next == king.set() && (black | helpers) & beyond != 0;
                holds.then_some(KingCaptors {
                    men: by.set() | black & beyond,
                    squares: helpers & beyond & !black,
                })
            });
        }
        let immune = king == Square::KONAKIS && !by_two;
        let helpers = KONAKIS | camps;
        let free = beside & !(black | helpers);
        (!immune && free == 0).then_some(KingCaptors {
            men: beside & black,
            squares: beside & helpers & !black,
        })
    }

    /// `true` if the king is shut in and loses, given that Black has just moved (TT-12).
    pub(super) fn shut_in(&self, options: &Options) -> bool {
        let throne = match self.throne_rules() {
            ThroneRules::Closed => KONAKIS,
            ThroneRules::Transit | ThroneRules::Five => 0,
        };
        let walls = throne | self.camps();
        let free = BESIDE[self.king().index()] & !(self.pieces(Side::First) | walls);
        options.shut_in_king_loses && free == 0
    }

    /// The square of the piece, throne or camp on the far side of a captured man, seen from the piece that moved to `to`.
    pub(super) fn beyond(to: Square, at: Square) -> Option<Square> {
        let (_, beyond) = PINCERS[to.index()]
            .into_iter()
            .find(|(next, _)| *next == at.set())?;
        squares(beyond).next()
    }
}
