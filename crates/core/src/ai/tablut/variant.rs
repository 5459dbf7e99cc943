//! Prepares a variant of the rules for the search: thrones, goals, the capture of the king, and the weights of the
//! evaluation.

use super::lines::{LINES, SIDE, Squares};
use super::weights::Weights;
use crate::rules::tablut::{
    HostileThrone, KingCapture, NoMove, Options, Repetition, Throne, Thrones,
};

/// The throne in the middle, e5 (TT-1).
pub(super) const KONAKIS: u8 = 40;
/// The corners (TT-20).
const CORNERS: Squares = 1 | 1 << 8 | 1 << 72 | 1 << 80;
/// The place of the throne in the middle rank and file.
const MIDDLE: u16 = 1 << 4;
/// Both ends of a line.
const ENDS: u16 = 1 | 1 << 8;

/// The squares of the camps (TT-24).
const CAMPS: Squares = {
    let south = 0b111 << 3 | 1 << 13;
    let north = 0b111 << 75 | 1 << 67;
    let west = 1 << 27 | 1 << 36 | 1 << 45 | 1 << 37;
    let east = 1 << 35 | 1 << 44 | 1 << 53 | 1 << 43;
    south | north | west | east
};
/// The camps in each rank or file from the edge to the edge.
const CAMP_LINES: [[u16; 2]; SIDE] = [
    [0b111 << 3, 0],
    [MIDDLE, 0],
    [0; 2],
    [1, 1 << 8],
    [0b11, 0b11 << 7],
    [1, 1 << 8],
    [0; 2],
    [MIDDLE, 0],
    [0b111 << 3, 0],
];

/// The board and the weights under the rule options. It doesn't change during a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variant {
    /// Places of each line that block every piece even if they're empty (TT-4).
    pub(super) walls: [u16; LINES],
    /// The camps of each line. They block pieces that aren't in them (TT-24).
    pub(super) camp_lines: [[u16; 2]; LINES],
    /// Places where men can't stop (TT-4, TT-20).
    pub(super) bars: [u16; LINES],
    /// Places where the king can't stop. He can stop on the five thrones (TT-20).
    pub(super) king_bars: [u16; LINES],
    /// Places where the king wins (TT-10, TT-23).
    pub(super) goals: [u16; LINES],
    /// Thrones that help to capture men while they are empty (TT-7, TT-21).
    pub(super) hostile: Squares,
    /// Thrones that help to capture men even if the king is there (TT-7).
    pub(super) always_hostile: Squares,
    /// The squares of the camps. Empty without camps (TT-24, TT-25).
    pub(super) camps: Squares,
    /// `true` if the king helps to capture men (TT-26).
    pub(super) king_captures: bool,
    /// `true` if the last man beside the king on the throne is captured against him (TT-27).
    pub(super) pinned_defender: bool,
    /// `true` if the second occurrence of a position is a draw (TT-14).
    pub(super) second_draws: bool,
    /// `true` if the game is a draw once a side can't move (TT-13).
    pub(super) stuck_draws: bool,
    /// Squares where men can't stop.
    pub(super) thrones: Squares,
    /// `true` if two men capture the king away from the throne (TT-8, TT-22).
    pub(super) by_two: bool,
    /// Empty thrones, and camps, that help a single man to capture him (TT-22, TT-25).
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
        let camps = if options.camps { CAMPS } else { 0 };
        let by_two = five_thrones || options.king == KingCapture::Flanked;
        let mut variant = Variant {
            walls: [0; LINES],
            bars: [0; LINES],
            king_bars: [0; LINES],
            camp_lines: [[0; 2]; LINES],
            goals: [ENDS; LINES],
            hostile: if five_thrones || options.hostile_throne == HostileThrone::On {
                thrones
            } else {
                0
            },
            always_hostile: if !five_thrones && options.hostile_throne == HostileThrone::Always {
                thrones
            } else {
                0
            },
            camps,
            king_captures: options.king_captures,
            pinned_defender: options.pinned_defender,
            second_draws: options.repetition == Repetition::Second,
            stuck_draws: options.no_move == NoMove::Draw,
            thrones,
            by_two,
            helpers: if five_thrones { CORNERS | camps } else { camps },
            shut_in: options.shut_in_king_loses,
            shut_walls: if closed { middle | camps } else { camps },
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
            if options.camps {
                for (line, camps) in CAMP_LINES.into_iter().enumerate() {
                    variant.camp_lines[first + line] = camps;
                    variant.goals[first + line] &= !(camps[0] | camps[1]);
                }
            }
        }
        variant
    }
}
