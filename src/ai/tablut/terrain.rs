//! What the options make of the board: thrones, goals and how the king is taken.

use super::lines::{LINES, SIDE, Squares};
use crate::rules::tablut::{KingCapture, Options, Throne, Thrones};

/// The throne in the middle, e5 (TT-1).
pub(super) const KONAKIS: u8 = 40;
/// The corners (TT-20).
const CORNERS: Squares = 1 | 1 << 8 | 1 << 72 | 1 << 80;
/// The place of the throne in the middle rank and file.
const MIDDLE: u16 = 1 << 4;
/// Both ends of a line.
const ENDS: u16 = 1 | 1 << 8;

/// The board under given options.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terrain {
    /// Places of each line that stop everybody even if empty (TT-4).
    pub(super) walls: [u16; LINES],
    /// Places where men may not stop (TT-4, TT-20).
    pub(super) bars: [u16; LINES],
    /// The same for the king: he may stop on one of five thrones (TT-20).
    pub(super) king_bars: [u16; LINES],
    /// Places where the king wins (TT-10, TT-23).
    pub(super) goals: [u16; LINES],
    /// Thrones that help to take men while they are empty (TT-7, TT-21).
    pub(super) hostile: Squares,
    /// Squares on which no man stands.
    pub(super) thrones: Squares,
    /// Away from the throne two take the king (TT-8, TT-22).
    pub(super) by_two: bool,
    /// Empty thrones that help the two (TT-22).
    pub(super) helpers: Squares,
    /// A shut-in king loses (TT-12).
    pub(super) shut_in: bool,
    /// What shuts him in besides Black's men (TT-12).
    pub(super) shut_walls: Squares,
    /// The goals are the corners alone.
    pub(super) five: bool,
}

impl Terrain {
    pub(super) fn of(options: &Options) -> Terrain {
        let five = options.thrones == Thrones::Five;
        let closed = !five && options.throne == Throne::Closed;
        let middle = 1 << KONAKIS;
        let thrones = if five { CORNERS | middle } else { middle };
        let mut terrain = Terrain {
            walls: [0; LINES],
            bars: [0; LINES],
            king_bars: [0; LINES],
            goals: [ENDS; LINES],
            hostile: if five || options.hostile_throne {
                thrones
            } else {
                0
            },
            thrones,
            by_two: five || options.king == KingCapture::Flanked,
            helpers: if five { CORNERS } else { 0 },
            shut_in: options.shut_in_king_loses,
            shut_walls: if closed { middle } else { 0 },
            five,
        };
        for way in 0..2 {
            let first = way * SIDE;
            if closed {
                terrain.walls[first + 4] = MIDDLE;
            } else {
                terrain.bars[first + 4] = MIDDLE;
            }
            if five {
                terrain.bars[first] = ENDS;
                terrain.bars[first + 8] = ENDS;
                for line in first + 1..first + 8 {
                    terrain.goals[line] = 0;
                }
            } else {
                terrain.king_bars[first + 4] = terrain.bars[first + 4];
            }
        }
        terrain
    }
}
