//! What values mean: hundredths of a Black man, and beyond them wins by their distance.

/// A value from the point of view of the side to move, or of a side that is named.
pub(super) type Value = i32;

/// A win on the spot; one in so many moves of either side is so much less.
pub(super) const WON: Value = 30_000;
/// Values beyond this are proved wins or losses.
pub(super) const DECIDED: Value = 29_000;
/// Beyond every value.
pub(super) const INFINITE: Value = 31_000;

/// The value of having won in so many moves of either side, counted from the root.
pub(super) const fn won_in(moves: usize) -> Value {
    WON - moves as Value
}

/// Whether a value is a proved win or loss.
#[must_use]
pub const fn is_decided(value: i32) -> bool {
    value.abs() > DECIDED
}

/// In how many moves of either side a decided value ends the game.
#[must_use]
pub const fn moves_to_end(value: i32) -> Option<u32> {
    if is_decided(value) {
        Some((WON - value.abs()).unsigned_abs())
    } else {
        None
    }
}

/// The chance in thousandths, by steps of [`STEP`] in value, that a side who stands so much better
/// wins: the logistic curve to which the weights are fitted.
const CHANCES: [i32; 13] = [
    500, 562, 622, 678, 731, 777, 818, 852, 881, 905, 924, 940, 953,
];
/// How much better each of them is than the one before.
const STEP: i32 = 75;

/// The chance, in thousandths, of winning with a value, a draw counting half.
#[must_use]
pub const fn win_probability(value: i32) -> u16 {
    if value < 0 {
        return 1000 - win_probability(value.saturating_neg());
    }
    if is_decided(value) {
        return 1000;
    }
    let index = (value / STEP) as usize;
    let chance = if index + 1 < CHANCES.len() {
        let (low, high) = (CHANCES[index], CHANCES[index + 1]);
        low + (high - low) * (value % STEP) / STEP
    } else {
        let beyond = value - STEP * (CHANCES.len() as i32 - 1);
        let end = CHANCES[CHANCES.len() - 1] + beyond / STEP * 4;
        if end > 990 { 990 } else { end }
    };
    chance as u16
}
