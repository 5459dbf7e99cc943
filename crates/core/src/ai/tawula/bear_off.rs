//! Solves the end of a race exactly, when each side has at most four pieces left and all of them are home.

use std::sync::OnceLock;

use crate::ai::network::CERTAIN;
use crate::rules::Side;
use crate::rules::tawula::{Board, Dice, Options, PIECES};

/// Maximum number of pieces that a side has left.
const MOST_LEFT: u8 = 4;

/// The number of points in the finishing quadrant (TW-13), and the first of them by a side's index.
const HOME_POINTS: u32 = 6;
const FIRST_POINT: u32 = 19;
/// The place of the pieces that are borne off in a side's word.
const OFF: u32 = 25;
/// The bits of the home points in a side's word, shifted to the lowest bits.
const HOME: u32 = (1 << (4 * HOME_POINTS)) - 1;

/// Number of arrangements of at most [`MOST_LEFT`] pieces on the home points.
const ARRANGEMENTS: usize = 210;

/// The integer for a certain win in the computation of the table.
const WHOLE: u64 = 1 << 32;

/// The win chances of the side that has moved, in parts of [`CERTAIN`], by its pieces and those of the side that throws
/// next.
///
/// The table is computed when it's first needed, in a few milliseconds. Each position leads only to positions with
/// fewer steps left.
#[derive(Debug)]
pub(super) struct BearOffTable {
    /// All arrangements of a side's pieces on the home points, four bits for each point, sorted.
    arrangements: Vec<u32>,
    /// The win chances by the arrangement of the side that has moved, then by that of the other side.
    chances: Vec<u16>,
}

impl BearOffTable {
    /// The table. The first call computes it.
    fn get() -> &'static BearOffTable {
        static TABLE: OnceLock<BearOffTable> = OnceLock::new();
        TABLE.get_or_init(BearOffTable::new)
    }

    /// The win chance of a side that has moved, in parts of [`CERTAIN`]. `None` if the table doesn't contain the board,
    /// or if the game is over.
    #[inline]
    pub fn chance(board: &Board, side: Side) -> Option<i32> {
        let enemy = side.other();
        let few = |side| (PIECES - MOST_LEFT..PIECES).contains(&board.off(side));
        if !few(side) || !few(enemy) || !board.all_home(side) || !board.all_home(enemy) {
            return None;
        }
        let table = BearOffTable::get();
        let place =
            table.place(home(board, side))? * ARRANGEMENTS + table.place(home(board, enemy))?;
        table.chances.get(place).map(|chance| i32::from(*chance))
    }

    fn place(&self, arrangement: u32) -> Option<usize> {
        self.arrangements.binary_search(&arrangement).ok()
    }

    fn new() -> BearOffTable {
        let mut table = BearOffTable {
            arrangements: all_arrangements(),
            chances: vec![0; ARRANGEMENTS * ARRANGEMENTS],
        };
        let after = table.after_rolls();
        let mut chances = vec![0_u64; ARRANGEMENTS * ARRANGEMENTS];
        let mut by_pips = vec![Vec::new(); (2 * MOST_LEFT as usize) * HOME_POINTS as usize + 1];
        for (place, arrangement) in table.arrangements.iter().enumerate() {
            if let Some(places) = by_pips.get_mut(pips(*arrangement)) {
                places.push(place);
            }
        }
        for total in 0..by_pips.len() {
            for own_pips in 0..=total {
                for own in &by_pips[own_pips] {
                    for enemy in &by_pips[total - own_pips] {
                        let chance = chance(&after, &chances, *own, *enemy);
                        chances[own * ARRANGEMENTS + enemy] = chance;
                    }
                }
            }
        }
        let parts = WHOLE / CERTAIN as u64;
        for (entry, chance) in table.chances.iter_mut().zip(chances) {
            // Only a finished game is certain.
            let rounded = (chance + parts / 2) / parts;
            *entry = rounded.clamp(1, CERTAIN as u64 - 1) as u16;
        }
        table
    }

    /// The arrangements that a side can reach, for each arrangement and roll.
    fn after_rolls(&self) -> Vec<Vec<usize>> {
        let options = Options::default();
        let mut after = Vec::with_capacity(ARRANGEMENTS * Dice::ROLLS.len());
        let mut boards = Vec::new();
        for arrangement in &self.arrangements {
            let board = Board::of_words(Side::First, word(*arrangement), word(1));
            for (dice, _) in Dice::ROLLS {
                boards.clear();
                if *arrangement != 0 {
                    board.successors(Side::First, dice, &options, &mut boards);
                }
                let places = boards.iter().map(|board| home(board, Side::First));
                after.push(
                    places
                        .filter_map(|arrangement| self.place(arrangement))
                        .collect(),
                );
            }
        }
        after
    }
}

/// The win chance of the side that has moved. All following chances must be known.
fn chance(after: &[Vec<usize>], chances: &[u64], own: usize, enemy: usize) -> u64 {
    // The first arrangement has no pieces.
    if own == 0 || enemy == 0 {
        return if own == 0 { WHOLE } else { 0 };
    }
    let rolls = after.iter().skip(enemy * Dice::ROLLS.len());
    let (mut sum, mut weights) = (0, 0);
    for (places, (_, weight)) in rolls.zip(Dice::ROLLS) {
        let best = places
            .iter()
            .map(|place| chances[place * ARRANGEMENTS + own])
            .max();
        sum += u64::from(weight) * best.unwrap_or(0);
        weights += u64::from(weight);
    }
    WHOLE - sum / weights
}

/// All arrangements of the pieces.
fn all_arrangements() -> Vec<u32> {
    let mut arrangements = vec![0];
    for point in 0..HOME_POINTS {
        for place in 0..arrangements.len() {
            let arrangement = arrangements[place];
            let left = MOST_LEFT - pieces(arrangement);
            arrangements
                .extend((1..=u32::from(left)).map(|count| arrangement | count << (4 * point)));
        }
    }
    arrangements.sort_unstable();
    arrangements
}

/// The number of pieces on each home point, the farthest from the end first.
fn counts(arrangement: u32) -> impl Iterator<Item = u32> {
    (0..HOME_POINTS).map(move |point| arrangement >> (4 * point) & 15)
}

fn pieces(arrangement: u32) -> u8 {
    counts(arrangement).sum::<u32>() as u8
}

/// The remaining steps of the pieces.
fn pips(arrangement: u32) -> usize {
    let steps = (1..=HOME_POINTS).rev();
    counts(arrangement)
        .zip(steps)
        .map(|(count, steps)| count * steps)
        .sum::<u32>() as usize
}

/// The home points of a side.
fn home(board: &Board, side: Side) -> u32 {
    (board.packed(side) >> (4 * FIRST_POINT)) as u32 & HOME
}

/// The word of a side with all other pieces borne off.
fn word(arrangement: u32) -> u128 {
    let off = u128::from(PIECES - pieces(arrangement)) << (4 * OFF);
    u128::from(arrangement) << (4 * FIRST_POINT) | off
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::tawula::MatchValue;
    use crate::ai::tawula::turn_search::expected;

    fn board(own: u32, enemy: u32) -> Board {
        Board::of_words(Side::First, word(own), word(enemy))
    }

    #[test]
    fn known_ends_are_known() {
        let chance = |own, enemy| BearOffTable::chance(&board(own, enemy), Side::First).unwrap();
        assert_eq!(all_arrangements().len(), ARRANGEMENTS);
        // Every roll bears off two pieces from the last point.
        assert_eq!(chance(0x10_0000, 0x20_0000), 1);
        // Three pieces there need doubles. Otherwise the opponent bears off its last piece first.
        assert_eq!(chance(0x10_0000, 0x30_0000), (30 * CERTAIN + 18) / 36);
        // A piece six steps away is borne off by 27 of 36 rolls.
        let rolls = (9 * CERTAIN + 18) / 36;
        assert_eq!(chance(0x10_0000, 0x00_0001), rolls);
    }

    /// Compares the table with the expectation over all rolls by the rules.
    #[test]
    fn the_table_agrees_with_the_possible_moves() {
        let arrangements = all_arrangements();
        for place in 0..400 {
            let (own, enemy) = (
                arrangements[1 + place * 37 % 209],
                arrangements[1 + place * 101 % 209],
            );
            let board = board(own, enemy);
            let entry = BearOffTable::chance(&board, Side::First).unwrap();
            let options = Options::default();
            let chances = expected(&board, Side::First, &options, MatchValue::SINGLE_GAME);
            assert!((entry - chances.win).abs() <= 2, "{own:x} {enemy:x}");
            let exchanged = BearOffTable::chance(&board.exchanged(), Side::Second);
            assert_eq!(exchanged, Some(entry));
        }
    }

    #[test]
    fn it_reaches_no_further() {
        let own = word(0x05_0000);
        for other in [own, word(0x10_0000)] {
            let board = Board::of_words(Side::First, own, other);
            assert_eq!(BearOffTable::chance(&board, Side::First), None);
        }
    }
}
