//! The variant that is played, as the search needs it: thrones, goals, how the king is captured, and
//! the weights of the evaluation.

use super::lines::{LINES, SIDE, Squares};
use super::weights::Weights;
use crate::rules::tablut::{KingCapture, Options, Throne, Thrones};

/// The throne in the middle, e5 (TT-1).
pub(super) const KONAKIS: u8 = 40;
/// The corners (TT-20).
const CORNERS: Squares = 1 | 1 << 8 | 1 << 72 | 1 << 80;
/// The place of the throne in the middle rank and file.
const MIDDLE: u16 = 1 << 4;
/// Both ends of a line.
const ENDS: u16 = 1 | 1 << 8;

/// The board under given options, and the weights that go with them. It stays the same throughout a
/// search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variant {
    /// Places of each line that stop everybody even if empty (TT-4).
    pub(super) walls: [u16; LINES],
    /// Places where men may not stop (TT-4, TT-20).
    pub(super) bars: [u16; LINES],
    /// The same for the king: he may stop on one of five thrones (TT-20).
    pub(super) king_bars: [u16; LINES],
    /// Places where the king wins (TT-10, TT-23).
    pub(super) goals: [u16; LINES],
    /// Thrones that help to capture men while they are empty (TT-7, TT-21).
    pub(super) hostile: Squares,
    /// Squares on which no man stands.
    pub(super) thrones: Squares,
    /// Away from the throne two men capture the king (TT-8, TT-22).
    pub(super) by_two: bool,
    /// Empty thrones that help the two (TT-22).
    pub(super) helpers: Squares,
    /// A shut-in king loses (TT-12).
    pub(super) shut_in: bool,
    /// What shuts him in besides Black's men (TT-12).
    pub(super) shut_walls: Squares,
    /// Five thrones stand, and the goals are the corners alone.
    pub(super) five_thrones: bool,
    pub(super) weights: &'static Weights,
}

impl Variant {
    /// The variant of some options.
    pub(super) fn new(options: &Options) -> Variant {
        let five_thrones = options.thrones == Thrones::Five;
        let closed = !five_thrones && options.throne == Throne::Closed;
        let middle = 1 << KONAKIS;
        let thrones = if five_thrones {
            CORNERS | middle
        } else {
            middle
        };
        let by_two = five_thrones || options.king == KingCapture::Flanked;
        let mut variant = Variant {
            walls: [0; LINES],
            bars: [0; LINES],
            king_bars: [0; LINES],
            goals: [ENDS; LINES],
            hostile: if five_thrones || options.hostile_throne {
                thrones
            } else {
                0
            },
            thrones,
            by_two,
            helpers: if five_thrones { CORNERS } else { 0 },
            shut_in: options.shut_in_king_loses,
            shut_walls: if closed { middle } else { 0 },
            five_thrones,
            weights: Weights::of(five_thrones, by_two),
        };
        for way in 0..2 {
            let first = way * SIDE;
            if closed {
                variant.walls[first + 4] = MIDDLE;
            } else {
                variant.bars[first + 4] = MIDDLE;
            }
            if five_thrones {
                variant.bars[first] = ENDS;
                variant.bars[first + 8] = ENDS;
                for line in first + 1..first + 8 {
                    variant.goals[line] = 0;
                }
            } else {
                variant.king_bars[first + 4] = variant.bars[first + 4];
            }
        }
        variant
    }
}
