//! Computes the input features of Tawula's network.

use crate::ai::network::FeatureSet;
use crate::rules::Side;
use crate::rules::tawula::{Board, Options, Prospects};

/// Number of features.
pub const INPUTS: usize = 256;

/// Maximum number of active features. Each side has one for each of its 15 pieces including held points, one for the
/// numbers that can move, one for its entry points, six for hits and two for pieces at home. One more is for the
/// distance, and one if the sides have passed each other.
pub const MOST_ACTIVE: usize = 52;

/// The lowest bit of each group of four.
const LOWEST: u64 = 0x1111_1111_1111_1111;

/// The same for points 12 to 24.
const NEAR: u64 = 0x1_1111_1111_1111;

/// Numbers of pieces in hand from which another feature is active.
const HAND: [u64; 16] = steps(&[1, 2, 3, 4, 6, 8, 10, 12]);
/// The same for the bar.
const BAR: [u64; 16] = steps(&[1, 2, 3, 4]);
/// The same for pieces borne off.
const OFF: [u64; 16] = steps(&[1, 2, 3, 5, 7, 9, 11, 12, 13, 14]);
/// Numbers of steps ahead from which another feature is active.
const AHEAD: [usize; 8] = [1, 8, 16, 30, 50, 80, 120, 180];

/// The features for a side that has just ended its turn: two words for this side, two for the other.
#[must_use]
pub fn features(board: &Board, side: Side, options: &Options) -> FeatureSet {
    let prospects = board.both_prospects(side, options);
    with_prospects(board, side, prospects)
}

/// The same features, given the prospects of this side and the other.
pub(super) fn with_prospects(board: &Board, side: Side, prospects: [Prospects; 2]) -> FeatureSet {
    let enemy = side.other();
    let (own_pips, enemy_pips) = (board.pips(side), board.pips(enemy));
    let mut own_state = state(board, side, prospects[0]);
    let mut enemy_state = state(board, enemy, prospects[1]);
    own_state |= lead(own_pips, enemy_pips) << 56;
    enemy_state |= lead(enemy_pips, own_pips) << 56;
    own_state |= u64::from(board.has_passed(side)) << 55;
    FeatureSet::from_words([
        points(board.packed(side)),
        own_state,
        points(board.packed(enemy)),
        enemy_state,
    ])
}

/// The features for the pieces on points. Each point 12 to 24 has a bit for one piece, two or more, three or more, and
/// five or more. Each point 2 to 11 has a bit for one piece. Point 1 has bits for one or more and for two.
fn points(word: u128) -> u64 {
    let near = (word >> 48) as u64 & 0xf_ffff_ffff_ffff;
    let (a, b, c, d) = (near, near >> 1, near >> 2, near >> 3);
    let two = (b | c | d) & NEAR;
    let one = a & !two & NEAR;
    let three = (d | c | (b & a)) & NEAR;
    let five = (d | (c & (b | a))) & NEAR;
    let far = word as u64;
    let first = far >> 4 & 3;
    let start = u64::from(first > 0) | u64::from(first > 1) << 1;
    one | two << 1 | three << 2 | five << 3 | (gathered(far) >> 2 & 0x3ff) << 52 | start << 62
}

/// The lowest bit of each group of four, packed together.
const fn gathered(word: u64) -> u64 {
    let word = word & LOWEST;
    let word = (word | word >> 3) & 0x0303_0303_0303_0303;
    let word = (word | word >> 6) & 0x000f_000f_000f_000f;
    let word = (word | word >> 12) & 0x0000_00ff_0000_00ff;
    (word | word >> 24) & 0xffff
}

/// The other features of a side.
fn state(board: &Board, side: Side, prospects: Prospects) -> u64 {
    // Numbers are the bits 1 to 6.
    let numbers = |set: u8| u32::from(COUNTS[usize::from(set >> 1 & 63)]);
    let word = board.packed(side);
    // Points 13 to 24 with two pieces or more.
    let near = (word >> 52) as u64;
    let held = gathered(near >> 1 | near >> 2 | near >> 3);
    let (barred, home) = (held & 0x3f, held >> 6 & 0x3f);
    let mut state = HAND[usize::from(board.hand(side) & 15)];
    state |= BAR[usize::from(board.bar(side) & 15)] << 8;
    state |= OFF[usize::from(board.off(side) & 15)] << 12;
    state |= 1 << (22 + numbers(prospects.moves));
    // The case of six open entry points has no feature.
    state |= (1 << numbers(prospects.enters) & 0x3f) << 29;
    state |= below(numbers(prospects.hits)) << 35;
    state |= u64::from(board.all_home(side)) << 41;
    state |=
        u64::from(board.bar(side) == 1 && board.hand(side) == 0 && is_home_but_bar(word)) << 42;
    let points = |set: u64| u32::from(COUNTS[set as usize & 63]);
    state |= below(points(barred)) << 43;
    state | below(points(home)) << 49
}

/// `true` if points 1 to 18 are empty.
const fn is_home_but_bar(word: u128) -> bool {
    word >> 4 & ((1 << 72) - 1) == 0
}

/// The lowest `count` bits.
const fn below(count: u32) -> u64 {
    (1 << count) - 1
}

/// The number of bits in a set of six. This is faster than counting on processors without an instruction for it.
const COUNTS: [u8; 64] = {
    let mut counts = [0; 64];
    let mut set = 0;
    while set < counts.len() {
        counts[set] = set.count_ones() as u8;
        set += 1;
    }
    counts
};

/// For each count, a bit for each mark that it reaches.
const fn steps(marks: &[usize]) -> [u64; 16] {
    let mut table = [0; 16];
    let mut count = 0;
    while count < table.len() {
        let mut index = 0;
        while index < marks.len() {
            if count >= marks[index] {
                table[count] |= 1 << index;
            }
            index += 1;
        }
        count += 1;
    }
    table
}

/// The feature for each number of steps ahead, as a bit.
const LEADS: [u8; AHEAD[AHEAD.len() - 1] + 1] = {
    let mut leads = [0; AHEAD[AHEAD.len() - 1] + 1];
    let mut index = 0;
    while index < AHEAD.len() {
        let mut ahead = AHEAD[index];
        while ahead < leads.len() {
            leads[ahead] = 1 << index;
            ahead += 1;
        }
        index += 1;
    }
    leads
};

/// The feature for a side's lead in the race. 0 if it isn't ahead.
fn lead(own: u32, enemy: u32) -> u64 {
    let ahead = enemy.saturating_sub(own) as usize;
    LEADS[ahead.min(LEADS.len() - 1)].into()
}
