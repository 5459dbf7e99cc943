//! What random bits pick from a table of weights: one way for dice, random play and measurements.

/// What a word of 64 random bits picks, or none where the weights sum to nothing.
#[must_use]
pub fn pick<T: Copy>(word: u64, table: &[(T, u32)]) -> Option<T> {
    let total: u64 = table.iter().map(|&(_, weight)| u64::from(weight)).sum();
    // Below the total, which fits 64 bits, because the word is below 2^64.
    picked_at(((u128::from(word) * u128::from(total)) >> 64) as u64, table)
}

/// What stands at a place from 0 in a row in which everything stands as often as its weight says.
#[must_use]
pub fn picked_at<T: Copy>(mut place: u64, table: &[(T, u32)]) -> Option<T> {
    for &(picked, weight) in table {
        if place < u64::from(weight) {
            return Some(picked);
        }
        place -= u64::from(weight);
    }
    None
}
