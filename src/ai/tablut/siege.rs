//! The king's fate on the board of the search: what he can reach and what can take him.

use super::board::Board;
use super::lines::{BESIDE, BIT, PAIRS, PLACES, SIDE, Squares, THROUGH, numbers, places};
use super::terrain::{KONAKIS, Terrain};
use crate::rules::{EndReason, Side};

/// Where one move of Black wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doom {
    /// Any move does: the king is shut in already (TT-12).
    Any,
    /// A man who comes to one of these empty squares does.
    At(Squares),
}

impl Board {
    /// The squares of his goal that the king reaches with one move (TT-11).
    pub(super) fn escapes(&self, terrain: &Terrain) -> u32 {
        THROUGH[usize::from(self.king())]
            .into_iter()
            .map(|(line, place)| {
                let line = usize::from(line);
                let free = self.view(terrain, line, usize::from(place)).free;
                (free & terrain.goals[line]).count_ones()
            })
            .sum()
    }

    /// The squares between the king and the goals in his reach, where a man stops him; the goals
    /// themselves among them.
    pub(super) fn escape_ways(&self, terrain: &Terrain) -> Squares {
        let mut set = 0;
        for (line, place) in THROUGH[usize::from(self.king())] {
            let (line, place) = (usize::from(line), usize::from(place));
            let free = self.view(terrain, line, place).free;
            let below = free & ((1 << place) - 1);
            for side in [below, free & !below] {
                if side & terrain.goals[line] != 0 {
                    for stop in places(side & !terrain.bars[line]) {
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
    pub(super) fn each_outlook(&self, terrain: &Terrain, mut show: impl FnMut(u8, u32)) {
        for (line, place) in THROUGH[usize::from(self.king())] {
            let (line, place) = (usize::from(line), usize::from(place));
            let stops = self.view(terrain, line, place).free & !terrain.king_bars[line];
            for stop in places(stops) {
                let across = if line < SIDE { SIDE + stop } else { stop };
                let goals = terrain.goals[across];
                let open = match goals {
                    0 => 0,
                    _ => self.view(terrain, across, line % SIDE).free & goals,
                };
                show(PLACES[line][stop], open.count_ones());
            }
        }
    }

    /// Where a move of Black would win, were it Black's turn; whether a man can go there is
    /// another question.
    pub(super) fn doom(&self, terrain: &Terrain) -> Doom {
        let king = usize::from(self.king());
        let black = self.pieces(Side::First);
        let beside = BESIDE[king];
        let empty = !self.occupied();
        let mut squares = 0;
        if terrain.shut_in {
            let free = beside & !(black | terrain.shut_walls);
            if free == 0 {
                return Doom::Any;
            }
            squares |= last(free) & empty;
        }
        let at_throne = (beside | BIT[king]) & BIT[usize::from(KONAKIS)] != 0;
        if terrain.by_two && !at_throne {
            // The king on the throne's line aside, men stand on no throne: an empty corner helps.
            let holders = black | terrain.helpers & empty;
            for (one, other) in PAIRS[king] {
                if holders & one != 0 {
                    squares |= other & empty;
                }
                if holders & other != 0 {
                    squares |= one & empty;
                }
            }
        } else if terrain.by_two || king != usize::from(KONAKIS) {
            let free = beside & !(black | BIT[usize::from(KONAKIS)]);
            squares |= last(free) & empty;
        }
        Doom::At(squares & !terrain.thrones)
    }

    /// Whether Black, if it is to move, can take the king or shut him in.
    pub(super) fn king_falls(&self, terrain: &Terrain) -> bool {
        match self.doom(terrain) {
            Doom::Any => self.can_move(terrain, Side::First),
            Doom::At(squares) => numbers(squares).any(|at| self.black_comes_to(terrain, at)),
        }
    }

    /// Whether some man of Black's can go to an empty square that is no throne.
    fn black_comes_to(&self, terrain: &Terrain, at: u8) -> bool {
        THROUGH[usize::from(at)].into_iter().any(|(line, place)| {
            let line = usize::from(line);
            let met = self.view(terrain, line, usize::from(place)).met;
            met & self.line(Side::First, line) != 0
        })
    }

    /// How a move just played to a square has decided the king's fate, if it has.
    pub(super) fn fate(&self, terrain: &Terrain, to: u8) -> Option<EndReason> {
        let king = usize::from(self.king());
        let black = self.pieces(Side::First);
        let beside = BESIDE[king];
        if self.side() == Side::First {
            let lines = THROUGH[king].into_iter();
            let escaped = lines
                .map(|(line, place)| terrain.goals[usize::from(line)] >> place & 1)
                .any(|goal| goal == 1);
            return escaped.then_some(EndReason::KingEscaped);
        }
        let konakis = BIT[usize::from(KONAKIS)];
        let taken = if beside & BIT[usize::from(to)] == 0 {
            false
        } else if terrain.by_two && (beside | BIT[king]) & konakis == 0 {
            let holders = black | terrain.helpers;
            let mover = BIT[usize::from(to)];
            PAIRS[king].into_iter().any(|(one, other)| {
                one == mover && holders & other != 0 || other == mover && holders & one != 0
            })
        } else {
            let immune = !terrain.by_two && king == usize::from(KONAKIS);
            !immune && beside & !(black | konakis) == 0
        };
        if taken {
            return Some(EndReason::KingCaptured);
        }
        let shut = terrain.shut_in && beside & !(black | terrain.shut_walls) == 0;
        shut.then_some(EndReason::KingShutIn)
    }
}

/// A set of one square, or nothing where the set has more.
fn last(set: Squares) -> Squares {
    if set & set.wrapping_sub(1) == 0 {
        set
    } else {
        0
    }
}
