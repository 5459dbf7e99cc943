//! Computes the king's safety on the board of the search: the squares he reaches and the threats against him.

use super::board::SearchBoard;
use super::lines::{BESIDE, BIT, PAIRS, PLACES, SIDE, Squares, THROUGH, numbers, places};
use super::variant::{KONAKIS, Variant};
use crate::rules::{EndReason, Side};

/// The squares where a move of Black wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WinningSquares {
    /// Any move of a man that isn't beside the king wins, because the king is already shut in (TT-12).
    Any,
    /// A man that moves to one of these empty squares wins.
    At(Squares),
}

impl SearchBoard {
    /// The number of goals that the king reaches in one move (TT-11).
    pub(super) fn escapes(&self, variant: &Variant) -> u32 {
        THROUGH[usize::from(self.king())]
            .into_iter()
            .map(|(line, place)| {
                let line = usize::from(line);
                let free = self.view(variant, line, usize::from(place)).free;
                (free & variant.goals[line]).count_ones()
            })
            .sum()
    }

    /// The squares between the king and the goals within his reach, including the goals. A man on one of them blocks
    /// the king.
    pub(super) fn escape_paths(&self, variant: &Variant) -> Squares {
        let mut set = 0;
        for (line, place) in THROUGH[usize::from(self.king())] {
            let (line, place) = (usize::from(line), usize::from(place));
            let free = self.view(variant, line, place).free;
            let below = free & ((1 << place) - 1);
            for side in [below, free & !below] {
                if side & variant.goals[line] != 0 {
                    for stop in places(side & !variant.bars[line]) {
                        set |= BIT[usize::from(PLACES[line][stop])];
                    }
                }
            }
        }
        set
    }

    /// Calls `show` with every square that the king reaches, and the number of open lines to a goal that cross his line
    /// of movement there. Lines along it are already open to him now.
    #[inline]
    pub(super) fn each_king_move(&self, variant: &Variant, mut show: impl FnMut(u8, u32)) {
        for (line, place) in THROUGH[usize::from(self.king())] {
            let (line, place) = (usize::from(line), usize::from(place));
            let squares = self.view(variant, line, place).free & !variant.king_bars[line];
            for stop in places(squares) {
                let across = if line < SIDE { SIDE + stop } else { stop };
                let goals = variant.goals[across];
                let open = match goals {
                    0 => 0,
                    _ => self.view(variant, across, line % SIDE).free & goals,
                };
                show(PLACES[line][stop], open.count_ones());
            }
        }
    }

    /// The squares where a move of Black would win if it were Black's turn. It's possible that no man can reach them.
    pub(super) fn winning_squares(&self, variant: &Variant) -> WinningSquares {
        let king = usize::from(self.king());
        let black = self.pieces(Side::First);
        let beside = BESIDE[king];
        let empty = !self.occupied();
        let mut squares = 0;
        if variant.shut_in {
            let free = beside & !(black | variant.shut_walls);
            if free == 0 {
                return WinningSquares::Any;
            }
            squares |= single(free) & empty;
        }
        let konakis = BIT[usize::from(KONAKIS)];
        let at_throne = (beside | BIT[king]) & konakis != 0;
        if variant.by_two && !at_throne {
            // Men can never stop on a throne, and the king isn't next to e5 here. So only corners and camps can help.
            let holders = black | variant.helpers;
            for (one, other) in PAIRS[king] {
                if holders & one != 0 {
                    squares |= other & empty;
                }
                if holders & other != 0 {
                    squares |= one & empty;
                }
            }
        } else if variant.by_two || king != usize::from(KONAKIS) {
            let free = beside & !(black | konakis | variant.camps);
            squares |= if free == 0 {
                // A man can still arrive in an empty camp.
                beside & empty
            } else {
                single(free) & empty
            };
        }
        WinningSquares::At(squares & !variant.thrones)
    }

    /// `true` if Black, on its turn, can capture the king or shut him in.
    pub(super) fn can_capture_king(&self, variant: &Variant) -> bool {
        match self.winning_squares(variant) {
            WinningSquares::Any => self.keeps_king_shut_in(variant),
            WinningSquares::At(squares) => {
                numbers(squares).any(|at| self.black_comes_to(variant, at))
            }
        }
    }

    /// `true` if a Black man that isn't beside the king can move.
    fn keeps_king_shut_in(&self, variant: &Variant) -> bool {
        let beside = BESIDE[usize::from(self.king())];
        self.any_move(variant, Side::First, |mv| beside >> mv.from() & 1 == 0)
    }

    /// `true` if a Black man can move to an empty square that isn't a throne.
    fn black_comes_to(&self, variant: &Variant, at: u8) -> bool {
        THROUGH[usize::from(at)].into_iter().any(|(line, place)| {
            let (line, place) = (usize::from(line), usize::from(place));
            self.comers(variant, Side::First, line, place) != 0
        })
    }

    /// The way in which the move just played to `to` has decided the king's fate. `None` if it hasn't.
    pub(super) fn king_outcome(&self, variant: &Variant, to: u8) -> Option<EndReason> {
        let king = usize::from(self.king());
        let black = self.pieces(Side::First);
        let beside = BESIDE[king];
        if self.side() == Side::First {
            let lines = THROUGH[king].into_iter();
            let escaped = lines
                .map(|(line, place)| variant.goals[usize::from(line)] >> place & 1)
                .any(|goal| goal == 1);
            return escaped.then_some(EndReason::KingEscaped);
        }
        let konakis = BIT[usize::from(KONAKIS)];
        let captured = if beside & BIT[usize::from(to)] == 0 {
            false
        } else if variant.by_two && (beside | BIT[king]) & konakis == 0 {
            let holders = black | variant.helpers;
            let mover = BIT[usize::from(to)];
            PAIRS[king].into_iter().any(|(one, other)| {
                one == mover && holders & other != 0 || other == mover && holders & one != 0
            })
        } else {
            let immune = !variant.by_two && king == usize::from(KONAKIS);
            !immune && beside & !(black | konakis | variant.camps) == 0
        };
        if captured {
            return Some(EndReason::KingCaptured);
        }
        let shut = variant.shut_in && beside & !(black | variant.shut_walls) == 0;
        shut.then_some(EndReason::KingShutIn)
    }
}

/// The same set if it has one square at most, otherwise the empty set.
fn single(set: Squares) -> Squares {
    if set & set.wrapping_sub(1) == 0 {
        set
    } else {
        0
    }
}
