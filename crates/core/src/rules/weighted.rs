//! Picks from a table of weights with random bits, for dice, random play and measurements.

/// Picks an entry with 64 random bits. `None` if the weights sum to zero.
#[must_use]
pub fn pick<T: Copy>(word: u64, table: &[(T, u32)]) -> Option<T> {
    let total: u64 = table.iter().map(|&(_, weight)| u64::from(weight)).sum();
    // The index is below the total, because the word is below 2^64. So it fits 64 bits.
    entry_at(((u128::from(word) * u128::from(total)) >> 64) as u64, table)
}

/// Returns the entry at an index, counted from 0, in the table with each entry repeated as often as its weight. `None`
/// if the index is too high.
#[must_use]
pub fn entry_at<T: Copy>(mut place: u64, table: &[(T, u32)]) -> Option<T> {
    for &(picked, weight) in table {
        if place < u64::from(weight) {
            return Some(picked);
        }
        place -= u64::from(weight);
    }
    None
}
