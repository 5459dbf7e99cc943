//! What random bits pick from a table of weights: one way for dice, random play and measurements.

/// What a word of 64 random bits picks, or none where the weights sum to nothing.
#[must_use]
pub fn pick<T: Copy>(word: u64, table: &[(T, u32)]) -> Option<T> {
    let total: u64 = table.iter().map(|&(_, weight)| u64::from(weight)).sum();
    // Below the total, which fits 64 bits, because the word is below 2^64.
    let mut place = ((u128::from(word) * u128::from(total)) >> 64) as u64;
    for &(picked, weight) in table {
        if place < u64::from(weight) {
            return Some(picked);
        }
        place -= u64::from(weight);
    }
    None
}
