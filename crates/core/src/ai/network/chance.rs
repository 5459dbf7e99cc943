//! Converts log-odds to a probability in integers.

/// The integer that means a probability of 1.
pub const CERTAIN: i32 = 1 << 16;

/// Number of table steps for each power of e (bits).
const STEPS_BITS: u32 = 6;

/// Number of powers of e in the table. Anything beyond is certain.
const REACH: usize = 12;

const LENGTH: usize = (REACH << STEPS_BITS) + 2;

/// `e^(-1/64)` in parts of `2^62`.
const STEP: u128 = 4_540_188_453_729_421_605;

/// The probability by the number of steps from even odds up.
const TABLE: [i32; LENGTH] = {
    let mut table = [0; LENGTH];
    let one: u128 = 1 << 62;
    let mut power = one;
    let mut index = 0;
    while index < LENGTH {
        // 1 / (1 + e^-x), rounded.
        let whole = one + power;
        table[index] = (((one << 16) + whole / 2) / whole) as i32;
        power = (power * STEP) >> 62;
        index += 1;
    }
    table
};

/// The probability, in parts of [`CERTAIN`], for log-odds in which `2^bits` is 1.
#[must_use]
pub fn chance_of(odds: i32, bits: u32) -> i32 {
    let size = i64::from(odds).abs();
    let rest_bits = bits.saturating_sub(STEPS_BITS);
    let step = (size >> rest_bits) as usize;
    let better = match (TABLE.get(step), TABLE.get(step + 1)) {
        (Some(low), Some(high)) => {
            let rest = size & ((1 << rest_bits) - 1);
            low + ((i64::from(high - low) * rest) >> rest_bits) as i32
        }
        _ => CERTAIN,
    };
    if odds < 0 { CERTAIN - better } else { better }
}
