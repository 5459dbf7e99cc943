//! Defines the weights of the evaluation for White, in about hundredths of a Black man.
//!
//! The weights come from a logistic regression on quiet positions from games that the search played against itself
//! after random openings. It fits the results and, with a smaller share, searches of 2,000 nodes. The numbers of
//! positions are 78,794 under Linnaeus' rules (seed 301), about 130,000 with the flanked king (303) and 107,430 with
//! five thrones (305). A value of 300 means odds of e to 1. Measurements use other seeds.

use super::lines::SQUARES;
use super::zobrist::PieceKind;

/// The weights for one group of options.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// The value of Black's men, White's men and the king on each square. Black's values are negative. The king's
    /// values include White's advantage at the start.
    pub(super) piece_squares: [[i16; SQUARES]; PieceKind::COUNT],
    /// The approximate value of capturing a man of each side.
    pub(super) men: [i32; 2],
    /// Each square that the king can reach.
    pub(super) freedom: i32,
    /// Each open line to a goal from a square that the king can reach.
    pub(super) open_lines: i32,
    /// A square within the king's reach with two such open lines, with White to move and with Black to move.
    pub(super) fork: [i32; 2],
    /// The number of the king's sides that are closed by Black men.
    pub(super) closed: [i32; 5],
    /// A threat of Black to capture the king, with White to move.
    pub(super) threat: i32,
    /// The right to move.
    pub(super) tempo: i32,
}

impl Weights {
    /// The weights for five thrones, for capture of the king by two men, or for neither.
    pub(super) fn of(five_thrones: bool, by_two: bool) -> &'static Weights {
        match (five_thrones, by_two) {
            (true, _) => &FIVE,
            (false, true) => &FLANKED,
            (false, false) => &SURROUNDED,
        }
    }
}

/// Number of kinds of squares, up to rotation and reflection. They are ordered from the corner along the edge to its
/// middle, then the same for each inner ring up to the throne.
const RINGS: usize = 15;

const fn ring(at: usize) -> usize {
    let (rank, file) = (at / 9, at % 9);
    let rank = if rank > 4 { 8 - rank } else { rank };
    let file = if file > 4 { 8 - file } else { file };
    let (low, high) = if rank < file {
        (rank, file)
    } else {
        (file, rank)
    };
    [0, 5, 9, 12, 14][low] + high - low
}

const fn by_square(rings: [i16; RINGS]) -> [i16; SQUARES] {
    let mut values = [0; SQUARES];
    let mut at = 0;
    while at < SQUARES {
        values[at] = rings[ring(at)];
        at += 1;
    }
    values
}

static SURROUNDED: Weights = Weights {
    piece_squares: [
        by_square([
            -43, -72, -75, -69, -66, -82, -96, -74, -66, -89, -72, -69, -49, -40, -71,
        ]),
        by_square([
            112, 196, 172, 218, 190, 171, 141, 151, 150, 135, 130, 125, 137, 130, 135,
        ]),
        by_square([
            282, 282, 282, 282, 282, 257, 250, 249, 234, 293, 294, 300, 306, 285, 291,
        ]),
    ],
    men: [71, 135],
    freedom: -4,
    open_lines: 20,
    fork: [250, 36],
    closed: [0, -13, -42, -147, -335],
    threat: -4,
    tempo: -2,
};

static FLANKED: Weights = Weights {
    piece_squares: [
        by_square([
            -99, -96, -124, -137, -110, -103, -113, -139, -113, -120, -142, -110, -151, -137, -125,
        ]),
        by_square([
            203, 164, 169, 188, 218, 187, 177, 179, 186, 165, 153, 157, 169, 154, 163,
        ]),
        by_square([
            557, 557, 557, 557, 557, 557, 557, 549, 549, 560, 555, 545, 563, 546, 592,
        ]),
    ],
    men: [125, 163],
    freedom: -9,
    open_lines: 31,
    fork: [250, 41],
    closed: [0, 31, 58, -533, -594],
    threat: -57,
    tempo: 3,
};

static FIVE: Weights = Weights {
    piece_squares: [
        by_square([
            -88, -64, -86, -90, -94, -99, -83, -81, -90, -83, -98, -84, -84, -94, -88,
        ]),
        by_square([
            141, 179, 176, 173, 160, 127, 132, 125, 124, 145, 142, 116, 148, 143, 141,
        ]),
        by_square([
            404, 404, 475, 406, 401, 389, 422, 408, 402, 365, 381, 388, 389, 398, 421,
        ]),
    ],
    men: [88, 141],
    freedom: 5,
    open_lines: 5,
    fork: [250, -11],
    closed: [0, -1, 0, -462, -517],
    threat: -23,
    tempo: 0,
};
