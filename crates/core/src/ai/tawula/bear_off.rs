//! The end of a race, known exactly: neither side has more than four pieces left, all of them home.

use std::sync::OnceLock;

use crate::ai::network::CERTAIN;
use crate::rules::Side;
use crate::rules::tawula::{Board, Dice, Options, PIECES};

/// The most pieces that a side may have left.
const MOST_LEFT: u8 = 4;

/// The points of the finishing quadrant (TW-13), and the first of them by a side's own index.
const HOME_POINTS: u32 = 6;
const FIRST_POINT: u32 = 19;
/// The place of the pieces borne off in a side's word.
const OFF: u32 = 25;
/// The four bits of each home point in a side's word.
const HOME: u32 = (1 << (4 * HOME_POINTS)) - 1;

/// So many ways there are to place at most [`MOST_LEFT`] pieces on the home points.
const WAYS: usize = 210;

/// A certain win while the table is made.
const WHOLE: u64 = 1 << 32;

/// The chances of the side that has moved, in parts of [`CERTAIN`], by its own pieces and those of the side
/// that throws next.
///
/// It is made when it is first asked for, in some milliseconds: a position leads only to such with fewer
/// steps to go.
#[derive(Debug)]
pub(super) struct BearOffTable {
    /// The home points of a side, four bits each, for every way to place its pieces; sorted.
    ways: Vec<u32>,
    /// By way of the side that has moved, then by way of the other.
    chances: Vec<u16>,
}

impl BearOffTable {
    /// The one table.
    fn get() -> &'static BearOffTable {
        static TABLE: OnceLock<BearOffTable> = OnceLock::new();
        TABLE.get_or_init(BearOffTable::new)
    }

    /// The chance of a side that has moved, in parts of [`CERTAIN`]; none where the table does not reach,
    /// and once the game is over.
    #[inline]
    pub fn chance(board: &Board, side: Side) -> Option<i32> {
        let enemy = side.other();
        let few = |side| (PIECES - MOST_LEFT..PIECES).contains(&board.off(side));
        if !few(side) || !few(enemy) || !board.all_home(side) || !board.all_home(enemy) {
            return None;
        }
        let table = BearOffTable::get();
        let place = table.place(home(board, side))? * WAYS + table.place(home(board, enemy))?;
        table.chances.get(place).map(|chance| i32::from(*chance))
    }

    fn place(&self, way: u32) -> Option<usize> {
        self.ways.binary_search(&way).ok()
    }

    fn new() -> BearOffTable {
        let mut table = BearOffTable {
            ways: ways(),
            chances: vec![0; WAYS * WAYS],
        };
        let after = table.after_rolls();
        let mut chances = vec![0_u64; WAYS * WAYS];
        let mut by_pips = vec![Vec::new(); (2 * MOST_LEFT as usize) * HOME_POINTS as usize + 1];
        for (place, way) in table.ways.iter().enumerate() {
            if let Some(places) = by_pips.get_mut(pips(*way)) {
                places.push(place);
            }
        }
        for total in 0..by_pips.len() {
            for own_pips in 0..=total {
                for own in &by_pips[own_pips] {
                    for enemy in &by_pips[total - own_pips] {
                        let chance = chance(&after, &chances, *own, *enemy);
                        chances[own * WAYS + enemy] = chance;
                    }
                }
            }
        }
        let parts = WHOLE / CERTAIN as u64;
        for (told, chance) in table.chances.iter_mut().zip(chances) {
            // Only a finished game is certain.
            let rounded = (chance + parts / 2) / parts;
            *told = rounded.clamp(1, CERTAIN as u64 - 1) as u16;
        }
        table
    }

    /// By way and roll the ways to which the rules let a side come that throws.
    fn after_rolls(&self) -> Vec<Vec<usize>> {
        let options = Options::default();
        let mut after = Vec::with_capacity(WAYS * Dice::ROLLS.len());
        let mut boards = Vec::new();
        for way in &self.ways {
            let board = Board::of_words(Side::First, word(*way), word(1));
            for (dice, _) in Dice::ROLLS {
                boards.clear();
                if *way != 0 {
                    board.successors(Side::First, dice, &options, &mut boards);
                }
                let places = boards.iter().map(|board| home(board, Side::First));
                after.push(places.filter_map(|way| self.place(way)).collect());
            }
        }
        after
    }
}

/// The chance of the side that has moved, where all that may follow is known.
fn chance(after: &[Vec<usize>], chances: &[u64], own: usize, enemy: usize) -> u64 {
    // The first way is that without pieces.
    if own == 0 || enemy == 0 {
        return if own == 0 { WHOLE } else { 0 };
    }
    let rolls = after.iter().skip(enemy * Dice::ROLLS.len());
    let (mut sum, mut weights) = (0, 0);
    for (places, (_, weight)) in rolls.zip(Dice::ROLLS) {
        let best = places.iter().map(|place| chances[place * WAYS + own]).max();
        sum += u64::from(weight) * best.unwrap_or(0);
        weights += u64::from(weight);
    }
    WHOLE - sum / weights
}

/// Every way to place the pieces.
fn ways() -> Vec<u32> {
    let mut ways = vec![0];
    for point in 0..HOME_POINTS {
        for place in 0..ways.len() {
            let way = ways[place];
            let left = MOST_LEFT - pieces(way);
            ways.extend((1..=u32::from(left)).map(|count| way | count << (4 * point)));
        }
    }
    ways.sort_unstable();
    ways
}

/// How many pieces stand on each home point, the farthest from the end first.
fn counts(way: u32) -> impl Iterator<Item = u32> {
    (0..HOME_POINTS).map(move |point| way >> (4 * point) & 15)
}

fn pieces(way: u32) -> u8 {
    counts(way).sum::<u32>() as u8
}

/// The steps that the pieces have to go.
fn pips(way: u32) -> usize {
    let steps = (1..=HOME_POINTS).rev();
    counts(way)
        .zip(steps)
        .map(|(count, steps)| count * steps)
        .sum::<u32>() as usize
}

/// The home points of a side.
fn home(board: &Board, side: Side) -> u32 {
    (board.packed(side) >> (4 * FIRST_POINT)) as u32 & HOME
}

/// The word of a side whose other pieces are borne off.
fn word(way: u32) -> u128 {
    let off = u128::from(PIECES - pieces(way)) << (4 * OFF);
    u128::from(way) << (4 * FIRST_POINT) | off
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
        assert_eq!(ways().len(), WAYS);
        // Any roll bears two pieces off from the last point.
        assert_eq!(chance(0x10_0000, 0x20_0000), 1);
        // Three there need a double, or the other side comes first with its last piece.
        assert_eq!(chance(0x10_0000, 0x30_0000), (30 * CERTAIN + 18) / 36);
        // One piece six steps away: 27 rolls of 36 bear it off.
        let rolls = (9 * CERTAIN + 18) / 36;
        assert_eq!(chance(0x10_0000, 0x00_0001), rolls);
    }

    /// What is expected of a board, by the rules and over all rolls, is what the table says of it.
    #[test]
    fn the_table_agrees_with_what_may_follow() {
        let ways = ways();
        for place in 0..400 {
            let (own, enemy) = (ways[1 + place * 37 % 209], ways[1 + place * 101 % 209]);
            let board = board(own, enemy);
            let told = BearOffTable::chance(&board, Side::First).unwrap();
            let options = Options::default();
            let chances = expected(&board, Side::First, &options, MatchValue::SINGLE_GAME);
            assert!((told - chances.win).abs() <= 2, "{own:x} {enemy:x}");
            let exchanged = BearOffTable::chance(&board.exchanged(), Side::Second);
            assert_eq!(exchanged, Some(told));
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
