//! The king's safety on the board of the search: what he can reach and what can capture him.

use super::board::SearchBoard;
use super::lines::{BESIDE, BIT, PAIRS, PLACES, SIDE, Squares, THROUGH, numbers, places};
use super::variant::{KONAKIS, Variant};
use crate::rules::{EndReason, Side};

/// Where one move of Black wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WinningSquares {
    /// Any move does: the king is shut in already (TT-12).
    Any,
    /// A man who comes to one of these empty squares does.
    At(Squares),
}

impl SearchBoard {
    /// The squares of his goal that the king reaches with one move (TT-11).
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

    /// The squares between the king and the goals in his reach, where a man stops him; the goals
    /// themselves among them.
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

    /// Shows every square that the king reaches, with how many lines to a goal are open from there
    /// across the line that he came by; those along it he has already.
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

    /// Where a move of Black would win, were it Black's turn; whether a man can go there is
    /// another question.
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
        let at_throne = (beside | BIT[king]) & BIT[usize::from(KONAKIS)] != 0;
        if variant.by_two && !at_throne {
            // The king on the throne's line aside, men stand on no throne: an empty corner helps.
            let holders = black | variant.helpers & empty;
            for (one, other) in PAIRS[king] {
                if holders & one != 0 {
                    squares |= other & empty;
                }
                if holders & other != 0 {
                    squares |= one & empty;
                }
            }
        } else if variant.by_two || king != usize::from(KONAKIS) {
            let free = beside & !(black | BIT[usize::from(KONAKIS)]);
            squares |= single(free) & empty;
        }
        WinningSquares::At(squares & !variant.thrones)
    }

    /// Whether Black, if it is to move, can capture the king or shut him in.
    pub(super) fn can_capture_king(&self, variant: &Variant) -> bool {
        match self.winning_squares(variant) {
            WinningSquares::Any => self.can_move(variant, Side::First),
            WinningSquares::At(squares) => {
                numbers(squares).any(|at| self.black_comes_to(variant, at))
            }
        }
    }

    /// Whether some man of Black's can go to an empty square that is no throne.
    fn black_comes_to(&self, variant: &Variant, at: u8) -> bool {
        THROUGH[usize::from(at)].into_iter().any(|(line, place)| {
            let line = usize::from(line);
            let met = self.view(variant, line, usize::from(place)).met;
            met & self.line(Side::First, line) != 0
        })
    }

    /// How a move just played to a square has ended the game by the king's fate, if it has.
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
            !immune && beside & !(black | konakis) == 0
        };
        if captured {
            return Some(EndReason::KingCaptured);
        }
        let shut = variant.shut_in && beside & !(black | variant.shut_walls) == 0;
        shut.then_some(EndReason::KingShutIn)
    }
}

/// A set of one square, or nothing where the set has more.
fn single(set: Squares) -> Squares {
    if set & set.wrapping_sub(1) == 0 {
        set
    } else {
        0
    }
}
