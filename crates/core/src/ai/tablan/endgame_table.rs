//! Solves endgames with at most two pieces of each side not home, if pieces move at the end of a series and the
//! opponent's base must be filled in order.

use std::sync::{Arc, Mutex};

use super::{InHand, TurnEnds};
use crate::ai::network::CERTAIN;
use crate::rules::tablan::{Cell, EntryOrder, Field, MoveTiming, Options};
use crate::rules::{Outcome, Side};

/// Maximum number of pieces of a side that aren't home.
const MOST_OUT: u32 = 2;
/// The first cell of the last column before the opponent's base, and the first cell of that base, on a side's path.
/// Pieces from this column on can't meet.
const COLUMN: u32 = 24;
const BASE: u32 = 36;
/// The cells of that column.
const CELLS: u64 = ((1 << (BASE - COLUMN)) - 1) << COLUMN;

/// Number of throws of a series that count. One series of 140 is longer.
const LONGEST_SERIES: u32 = 5;
/// The frequency of each scoring throw, out of six (TN-5).
const KINDS: [u64; 3] = [4, 1, 1];
/// Of 16 throws, six score.
const SCORING: u64 = 6;
const THROWS: u64 = 16;

/// The integer for a certain win in the computation of a table.
const WHOLE: u64 = 1 << 30;

/// Maximum number of stored tables. A game usually needs only one.
const MOST_TABLES: usize = 8;

/// The exact win chances of all endings in which the sides have these numbers of pieces.
#[derive(Debug)]
pub(super) struct EndgameTable {
    options: Options,
    /// The number of pieces, home or not, of the side that throws next and of the other side.
    pieces: [u32; 2],
    arrangements: [Arrangements; 2],
    /// The win chance of the side that throws next, in parts of [`CERTAIN`], by its arrangement and the other side's.
    chances: Vec<i32>,
}

/// The arrangements of one side's last pieces, and the results of each combination of throws.
#[derive(Debug)]
struct Arrangements {
    /// The occupied cells of the column for each arrangement, sorted.
    cells: Vec<u64>,
    /// The arrangements that each combination leads to, for each arrangement, without duplicates. The number of all
    /// arrangements means that the side has finished. Empty if the combination can't be used.
    ends: Vec<Vec<usize>>,
}

/// A combination of throws with its weight among all scoring series, in parts of [`ThrowCounts::WEIGHTS`].
#[derive(Clone, Copy, Debug)]
struct ThrowCounts {
    throws: InHand,
    weight: u64,
}

impl ThrowCounts {
    /// The sum of all weights.
    const WEIGHTS: u64 = THROWS.pow(LONGEST_SERIES) * SCORING.pow(LONGEST_SERIES);

    /// All combinations of one to [`LONGEST_SERIES`] throws.
    fn all() -> Vec<ThrowCounts> {
        let mut combinations = Vec::new();
        for length in 1..=LONGEST_SERIES {
            for twos in 0..=length {
                for eights in 0..=length - twos {
                    combinations.push(ThrowCounts::of([twos, eights, length - twos - eights]));
                }
            }
        }
        combinations
    }

    fn of(counts: [u32; 3]) -> ThrowCounts {
        let length: u32 = counts.iter().sum();
        let factorial = |count: u32| (1..=u64::from(count)).product::<u64>();
        let mut orders = factorial(length);
        let mut weight = 1;
        for (count, kind) in counts.into_iter().zip(KINDS) {
            orders /= factorial(count);
            weight *= kind.pow(count);
        }
        weight *= orders * SCORING.pow(LONGEST_SERIES - length);
        // Another throw follows in 6 of 16 cases. The longest series include those that would continue.
        weight *= SCORING.pow(length - 1) * THROWS.pow(LONGEST_SERIES - length);
        weight *= match length {
            LONGEST_SERIES => THROWS,
            _ => THROWS - SCORING,
        };
        ThrowCounts {
            throws: counts.map(|count| count as u16),
            weight,
        }
    }
}

impl Arrangements {
    fn new(options: &Options, pieces: u32, combinations: &[ThrowCounts]) -> Arrangements {
        let cells = || (COLUMN..BASE).map(|index| 1_u64 << index);
        let mut arrangements: Vec<u64> = cells().collect();
        if pieces >= MOST_OUT {
            let pairs = cells().flat_map(|one| cells().map(move |other| one | other));
            arrangements.extend(pairs.filter(|pair| pair.count_ones() == MOST_OUT));
        }
        arrangements.sort_unstable();
        arrangements.dedup();
        let mut turn_ends = TurnEnds::default();
        let mut ends = Vec::with_capacity(arrangements.len() * combinations.len());
        for arrangement in &arrangements {
            let mut field = Field::default();
            place(&mut field, Side::First, *arrangement, pieces);
            // The other side must have a piece, so one is placed where the sides can't meet.
            place(&mut field, Side::Second, 1 << COLUMN, 1);
            for combination in combinations {
                let found = turn_ends.find(
                    options,
                    Side::First,
                    &field,
                    combination.throws,
                    options.leap,
                );
                let places =
                    found
                        .iter()
                        .filter_map(|end| match end.field.pieces(Side::First) & CELLS {
                            0 => Some(arrangements.len()),
                            arrangement => arrangements.binary_search(&arrangement).ok(),
                        });
                ends.push(places.collect());
            }
        }
        Arrangements {
            cells: arrangements,
            ends,
        }
    }

    /// The progress of the pieces in an arrangement. Every use of a throw increases it.
    fn progress(&self, place: usize, pieces: u32) -> usize {
        let arrangement = self.cells.get(place).copied().unwrap_or_default();
        let home = pieces - arrangement.count_ones();
        let cells = (COLUMN..BASE).filter(|index| arrangement >> index & 1 == 1);
        (cells.sum::<u32>() + (BASE..BASE + home).sum::<u32>()) as usize
    }
}

/// Puts a side's pieces on the cells of an arrangement, and the others home.
fn place(field: &mut Field, side: Side, arrangement: u64, pieces: u32) {
    let home = pieces - arrangement.count_ones();
    let cells = (COLUMN..BASE).filter(|index| arrangement >> index & 1 == 1);
    for index in cells.chain(BASE..BASE + home) {
        if let Some(cell) = Cell::on_path(side, index as u8) {
            field.put(side, cell, true);
        }
    }
}

/// The cells in the column with all of a side's pieces that aren't home, and the number of its pieces. `None` if the
/// last pieces are elsewhere.
fn arrangement(field: &Field, side: Side) -> Option<(u64, u32)> {
    let pieces = field.pieces(side);
    let (out, home) = (pieces & ((1 << BASE) - 1), pieces >> BASE);
    let is_near = out != 0 && out & !CELLS == 0 && out.count_ones() <= MOST_OUT;
    // The cells of the base are filled in order (TN-13).
    let is_filled = home & (home + 1) == 0;
    (is_near && is_filled).then(|| (out, pieces.count_ones()))
}

impl EndgameTable {
    /// The win chance of a side that has just moved, in parts of [`CERTAIN`]. It's 0 or all if the result is certain.
    /// `None` if no table contains the position. The game must not be over.
    pub fn chance(
        kept: &mut Option<Arc<EndgameTable>>,
        options: &Options,
        field: &Field,
        mover: Side,
    ) -> Option<i32> {
        if options.timing != MoveTiming::EndOfSeries || options.entry_order != EntryOrder::Strict {
            return None;
        }
        let (enemy_arrangement, enemy_pieces) = arrangement(field, mover.other())?;
        let (own_arrangement, own_pieces) = arrangement(field, mover)?;
        let pieces = [enemy_pieces, own_pieces];
        let is_kept =
            |table: &Arc<EndgameTable>| table.options == *options && table.pieces == pieces;
        let table = match kept {
            Some(table) if is_kept(table) => table,
            kept => kept.insert(EndgameTable::get(options, pieces)),
        };
        let [next, other] = &table.arrangements;
        let next_place = next.cells.binary_search(&enemy_arrangement).ok()?;
        let other_place = other.cells.binary_search(&own_arrangement).ok()?;
        let place = next_place * other.cells.len() + other_place;
        let chance = table.chances.get(place)?;
        Some(CERTAIN - chance)
    }

    /// The table for these numbers of pieces. If it isn't stored, computing it takes a few milliseconds.
    fn get(options: &Options, pieces: [u32; 2]) -> Arc<EndgameTable> {
        static TABLES: Mutex<Vec<Arc<EndgameTable>>> = Mutex::new(Vec::new());
        let mut tables = TABLES
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        let is_wanted =
            |table: &&Arc<EndgameTable>| table.options == *options && table.pieces == pieces;
        if let Some(table) = tables.iter().find(is_wanted) {
            return Arc::clone(table);
        }
        let table = Arc::new(EndgameTable::new(options, pieces));
        if tables.len() >= MOST_TABLES {
            tables.remove(0);
        }
        tables.push(Arc::clone(&table));
        table
    }

    fn new(options: &Options, pieces: [u32; 2]) -> EndgameTable {
        let combinations = ThrowCounts::all();
        let arrangements = pieces.map(|pieces| Arrangements::new(options, pieces, &combinations));
        let [next, other] = &arrangements;
        let mut pairs = Vec::with_capacity(next.cells.len() * other.cells.len());
        for one in 0..next.cells.len() {
            for two in 0..other.cells.len() {
                let progress = next.progress(one, pieces[0]) + other.progress(two, pieces[1]);
                pairs.push((progress, one, two));
            }
        }
        // Later positions of a game must be solved first.
        pairs.sort_unstable_by_key(|(progress, ..)| std::cmp::Reverse(*progress));
        let mut solver = Solver {
            options,
            pieces,
            arrangements: [next, other],
            combinations: &combinations,
            chances: [vec![0; pairs.len()], vec![0; pairs.len()]],
            finished: [0, 1].map(|side| finished(options, pieces, [next, other], side)),
        };
        for (_, one, two) in pairs {
            solver.solve([one, two]);
        }
        let [chances, _] = solver.chances;
        let parts = WHOLE / CERTAIN as u64;
        let rounded = chances
            .into_iter()
            .map(|chance| ((chance + parts / 2) / parts) as i32);
        EndgameTable {
            options: *options,
            pieces,
            chances: rounded.collect(),
            arrangements,
        }
    }
}

/// The value of the result for one side that has finished, by the other side's arrangement.
fn finished(
    options: &Options,
    pieces: [u32; 2],
    arrangements: [&Arrangements; 2],
    side: usize,
) -> Vec<u64> {
    let other = 1 - side;
    let values = arrangements[other].cells.iter().map(|arrangement| {
        let mut field = Field::default();
        place(&mut field, Side::First, 0, pieces[side]);
        place(&mut field, Side::Second, *arrangement, pieces[other]);
        worth(field.outcome_after_turn(options, Side::First))
    });
    values.collect()
}

/// The value of an outcome for the first side.
fn worth(outcome: Option<Outcome>) -> u64 {
    match outcome.and_then(|outcome| outcome.winner) {
        Some(Side::First) => WHOLE,
        Some(Side::Second) => 0,
        None => WHOLE / 2,
    }
}

/// The solver for all pairs of arrangements. 0 is the first side of a pair, 1 the other.
struct Solver<'a> {
    options: &'a Options,
    pieces: [u32; 2],
    arrangements: [&'a Arrangements; 2],
    combinations: &'a [ThrowCounts],
    /// The win chance of each side before its throw, by the arrangements of 0 and 1.
    chances: [Vec<u64>; 2],
    /// The value for each side of having finished, by the other side's arrangement.
    finished: [Vec<u64>; 2],
}

impl Solver<'_> {
    fn place(&self, pair: [usize; 2]) -> usize {
        pair[0] * self.arrangements[1].cells.len() + pair[1]
    }

    /// Computes both sides' win chances for a pair of arrangements, each before its own throw.
    ///
    /// A throw that doesn't score or can't be used leaves the other side with the same pair. So the two chances depend
    /// on each other.
    fn solve(&mut self, pair: [usize; 2]) {
        let [(gain, stay), (enemy_gain, enemy_stay)] = [0, 1].map(|side| self.turn(pair, side));
        let place = self.place(pair);
        let solved = |gain: u64, stay: u64, enemy_gain: u64, enemy_stay: u64| {
            let one = u128::from(WHOLE);
            let [gain, stay, enemy_gain, enemy_stay] =
                [gain, stay, enemy_gain, enemy_stay].map(u128::from);
            let rest = one.saturating_sub(enemy_gain + enemy_stay);
            let whole = gain * one + stay * rest;
            let part = one * one - stay * enemy_stay;
            (whole * one)
                .checked_div(part)
                .map(|chance| chance.min(one) as u64)
        };
        let chances = [
            solved(gain, stay, enemy_gain, enemy_stay),
            solved(enemy_gain, enemy_stay, gain, stay),
        ];
        for (side, chance) in chances.into_iter().enumerate() {
            // If neither side can ever move again, the game is over (TN-20).
            let chance = chance.unwrap_or_else(|| self.dead(pair, side));
            if let Some(kept) = self.chances[side].get_mut(place) {
                *kept = chance;
            }
        }
    }

    /// The win chance that a side gets from usable throws, and the probability of a throw without effect.
    fn turn(&self, pair: [usize; 2], side: usize) -> (u64, u64) {
        let own = self.arrangements[side];
        let ends = own.ends.iter().skip(pair[side] * self.combinations.len());
        let (mut gain, mut used) = (0_u128, 0_u128);
        for (ends, combination) in ends.zip(self.combinations) {
            let Some(best) = ends.iter().map(|end| self.after(pair, side, *end)).max() else {
                continue;
            };
            gain += u128::from(combination.weight) * u128::from(best);
            used += u128::from(combination.weight);
        }
        let scored =
            |part: u128| part * u128::from(SCORING) / u128::from(THROWS * ThrowCounts::WEIGHTS);
        let used = scored(used * u128::from(WHOLE)) as u64;
        (scored(gain) as u64, WHOLE - used)
    }

    /// The win chance of a side after reaching an arrangement.
    fn after(&self, mut pair: [usize; 2], side: usize, end: usize) -> u64 {
        let other = 1 - side;
        if end == self.arrangements[side].cells.len() {
            return self.finished[side].get(pair[other]).copied().unwrap_or(0);
        }
        pair[side] = end;
        let enemy = self.chances[other].get(self.place(pair)).copied();
        WHOLE - enemy.unwrap_or(0)
    }

    /// The value for a side of a position in which neither side can move.
    fn dead(&self, pair: [usize; 2], side: usize) -> u64 {
        let mut field = Field::default();
        let both = [(side, Side::First), (1 - side, Side::Second)];
        for (one, as_side) in both {
            let arrangement = self.arrangements[one].cells.get(pair[one]).copied();
            place(
                &mut field,
                as_side,
                arrangement.unwrap_or_default(),
                self.pieces[one],
            );
        }
        worth(field.outcome_after_turn(self.options, Side::First))
    }
}

#[cfg(test)]
mod tests {
    use rand::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::ai::game_player::MoveSearch;
    use crate::ai::tablan::levels::levels;
    use crate::ai::tablan::turn_search::TurnSearch;
    use crate::rules::tablan::{Position, Preset};
    use crate::rules::{Expect, Rules, pick};

    fn field(cells: [u64; 2], home: [u32; 2]) -> Field {
        let mut field = Field::default();
        place(&mut field, Side::First, cells[0], home[0]);
        place(&mut field, Side::Second, cells[1], home[1]);
        field
    }

    /// A position with these pieces in which the first side throws next.
    fn position(field: &Field) -> Position {
        let mut rows = Vec::new();
        for column in (1..=4).rev() {
            let mut row = String::new();
            for letter in b'a'..=b'l' {
                let name = format!("{}{column}", letter as char);
                let held = |side| {
                    let cells = (0..48).filter(|index| field.pieces(side) >> index & 1 == 1);
                    cells
                        .filter_map(|index| Cell::on_path(side, index))
                        .any(|cell| cell.to_string() == name)
                };
                row += match [held(Side::First), held(Side::Second)] {
                    [true, _] => "b",
                    [_, true] => "r",
                    _ => "1",
                };
            }
            rows.push(row);
        }
        let rows = rows.join("/");
        format!("{} B throw 60 PerGioco", summed(&rows))
            .parse()
            .unwrap()
    }

    /// The same text with digits for the numbers of empty cells.
    fn summed(rows: &str) -> String {
        let (mut text, mut empty) = (String::new(), 0);
        for letter in rows.chars().chain(['/']) {
            if letter == '1' {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text.push(letter);
        }
        text.trim_end_matches('/').to_owned()
    }

    fn chance(field: &Field, mover: Side) -> Option<i32> {
        EndgameTable::chance(&mut None, &Preset::PerGioco.options(), field, mover)
    }

    #[test]
    fn the_weights_of_all_hands_are_all_series() {
        let sum: u64 = ThrowCounts::all()
            .iter()
            .map(|combination| combination.weight)
            .sum();
        assert_eq!(sum, ThrowCounts::WEIGHTS);
    }

    #[test]
    fn both_sides_are_seen_alike_and_who_is_ahead_has_more() {
        let near = field([1 << 34, 1 << 24 | 1 << 25], [6, 6]);
        let rounded = chance(&near, Side::First).unwrap();
        assert!(rounded > CERTAIN / 2);
        let turned = field([1 << 24 | 1 << 25, 1 << 34], [6, 6]);
        assert_eq!(chance(&turned, Side::Second), Some(rounded));
        assert!(chance(&near, Side::Second).unwrap() < CERTAIN - rounded);
        // More pieces at home win, no matter which side finishes, so nine to five is certain.
        let ahead = field([1 << 30, 1 << 30], [9, 5]);
        assert_eq!(chance(&ahead, Side::First), Some(CERTAIN));
        assert_eq!(chance(&ahead, Side::Second), Some(0));
    }

    #[test]
    fn it_reaches_no_further() {
        for (own, enemy) in [(1 << 23, 1 << 30), (1 << 30, 7 << 30), (1 << 35, 1 << 12)] {
            let field = field([own, enemy], [8, 8]);
            assert_eq!(chance(&field, Side::First), None);
        }
        let english = Preset::English.options();
        let near = field([1 << 34, 1 << 30], [6, 6]);
        assert_eq!(
            EndgameTable::chance(&mut None, &english, &near, Side::First),
            None
        );
    }

    /// Compares the table with the results of played games.
    #[test]
    fn the_table_predicts_the_results_of_games() {
        const GAMES: i32 = 2_000;
        let options = Preset::PerGioco.options();
        let best = *levels(&options).last().unwrap();
        let mut generator = Xoshiro256PlusPlus::seed_from_u64(8);
        for field in [
            field([1 << 26 | 1 << 33, 1 << 25 | 1 << 30], [5, 5]),
            field([1 << 31, 1 << 24 | 1 << 32], [4, 5]),
            field([1 << 24, 1 << 35], [7, 7]),
        ] {
            let start = position(&field);
            assert_eq!(*start.field(), field);
            let rounded = chance(&field, Side::Second).unwrap();
            let mut won = 0;
            for _ in 0..GAMES {
                let mut position = start;
                while let Expect::Throw(_) | Expect::Move(_) = position.expect() {
                    if let Expect::Throw(_) = position.expect() {
                        position
                            .apply_throw(pick(generator.next_u64(), Position::throws()).unwrap());
                        continue;
                    }
                    let mut search = TurnSearch::new(&position, best, 0).unwrap();
                    search.finish();
                    position.apply_move(search.best().unwrap());
                }
                won += match position.outcome().unwrap().winner {
                    Some(Side::First) => 2,
                    Some(Side::Second) => 0,
                    None => 1,
                };
            }
            let found = won * (CERTAIN / 2) / GAMES;
            let difference = found - (CERTAIN - rounded);
            // Three standard errors of a coin toss.
            assert!(
                difference.abs() < CERTAIN / 29,
                "{start}: {found} {rounded}"
            );
        }
    }
}
