//! Prepares a variant of the rules for the search: thrones, goals, the capture of the king, and the weights of the
//! evaluation.

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

/// The board and the weights under the rule options. It doesn't change during a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variant {
    /// Places of each line that block every piece even if they're empty (TT-4).
    pub(super) walls: [u16; LINES],
    /// Places where men can't stop (TT-4, TT-20).
    pub(super) bars: [u16; LINES],
    /// Places where the king can't stop. He can stop on the five thrones (TT-20).
    pub(super) king_bars: [u16; LINES],
    /// Places where the king wins (TT-10, TT-23).
    pub(super) goals: [u16; LINES],
    /// Thrones that help to capture men while they are empty (TT-7, TT-21).
    pub(super) hostile: Squares,
    /// Squares where men can't stop.
    pub(super) thrones: Squares,
    /// `true` if two men capture the king away from the throne (TT-8, TT-22).
    pub(super) by_two: bool,
    /// Empty thrones that help a single man to capture him (TT-22).
    pub(super) helpers: Squares,
    /// `true` if a shut-in king loses (TT-12).
    pub(super) shut_in: bool,
    /// Squares that close a side of the king apart from Black men (TT-12).
    pub(super) shut_walls: Squares,
    /// `true` with five thrones, where only the corners are goals.
    pub(super) five_thrones: bool,
    pub(super) weights: &'static Weights,
}

impl Variant {
    /// The variant with these options.
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
