//! What a move brings about: captures, and the king's fate.

use super::field::Field;
use super::lines::Ground;
use super::square::{BESIDE, CORNERS, EDGES, PINCERS, Square, Squares, squares};
use super::{KingCapture, Move, Options};
use crate::rules::{EndReason, Side};

const KONAKIS: Squares = Square::KONAKIS.set();

/// What a move brought about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Deed {
    /// Where men of the other side were taken.
    pub captured: Squares,
    /// The king's fate, if it is decided.
    pub fate: Option<EndReason>,
}

/// What holds the king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Hold {
    /// Black men.
    pub men: Squares,
    /// An empty throne.
    pub thrones: Squares,
}

impl Field {
    /// Plays a legal move of a side.
    pub(super) fn act(&mut self, options: &Options, side: Side, choice: Move) -> Deed {
        self.slide(side, choice);
        let captured = self.caught(options, side, choice.to);
        if captured != 0 {
            self.remove(side.other(), captured);
        }
        let fate = match side {
            Side::First if self.held(options, choice.to).is_some() => Some(EndReason::KingCaptured),
            Side::First if self.shut_in(options) => Some(EndReason::KingShutIn),
            Side::Second if self.king().set() & self.goals() != 0 => Some(EndReason::KingEscaped),
            _ => None,
        };
        Deed { captured, fate }
    }

    /// The squares on which the king wins (TT-10, TT-23).
    pub(super) fn goals(&self) -> Squares {
        match self.ground() {
            Ground::Five => CORNERS,
            Ground::Closed | Ground::Transit => EDGES,
        }
    }

    /// The thrones (TT-1, TT-20).
    pub(super) fn thrones(&self) -> Squares {
        match self.ground() {
            Ground::Five => CORNERS | KONAKIS,
            Ground::Closed | Ground::Transit => KONAKIS,
        }
    }

    /// The empty thrones that help to capture men (TT-7, TT-21).
    pub(super) fn hostile(&self, options: &Options) -> Squares {
        if self.ground() == Ground::Five || options.hostile_throne {
            self.thrones() & !self.occupied()
        } else {
            0
        }
    }

    /// The enemy men between the piece that came to `to` and another or a hostile throne (TT-5).
    fn caught(&self, options: &Options, side: Side, to: Square) -> Squares {
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

    /// What holds the king after the Black man on `by` has moved, where he is captured: that man is
    /// one of those who hold him (TT-8, TT-9, TT-22).
    pub(super) fn held(&self, options: &Options, by: Square) -> Option<Hold> {
        let king = self.king();
        let beside = BESIDE[king.index()];
        if beside & by.set() == 0 {
            return None;
        }
        let black = self.pieces(Side::First);
        let five = self.ground() == Ground::Five;
        let by_two = five || options.king == KingCapture::Flanked;
        let at_throne = (beside | king.set()) & KONAKIS != 0;
        if by_two && !at_throne {
            // Only an empty corner can hold him: with the king away from e5, men stand on no throne.
            let thrones = if five { CORNERS } else { 0 };
            return PINCERS[by.index()].iter().find_map(|(next, beyond)| {
                let holds = *next == king.set() && (black | thrones) & beyond != 0;
                holds.then_some(Hold {
                    men: by.set() | black & beyond,
                    thrones: thrones & beyond,
                })
            });
        }
        let immune = king == Square::KONAKIS && !by_two;
        let free = beside & !(black | KONAKIS);
        (!immune && free == 0).then_some(Hold {
            men: beside & black,
            thrones: beside & KONAKIS,
        })
    }

    /// Whether the king loses for being shut in, if Black has just moved (TT-12).
    pub(super) fn shut_in(&self, options: &Options) -> bool {
        let walls = match self.ground() {
            Ground::Closed => KONAKIS,
            Ground::Transit | Ground::Five => 0,
        };
        let free = BESIDE[self.king().index()] & !(self.pieces(Side::First) | walls);
        options.shut_in_king_loses && free == 0
    }

    /// The piece or throne across a captured man from where the mover came to stand.
    pub(super) fn beyond(to: Square, at: Square) -> Option<Square> {
        let (_, beyond) = PINCERS[to.index()]
            .into_iter()
            .find(|(next, _)| *next == at.set())?;
        squares(beyond).next()
    }
}
