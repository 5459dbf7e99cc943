//! Defines the values of positions: hundredths of a Black man, and above them wins by their distance.

/// A value for the side to move, or for a named side.
pub(super) type Value = i32;

/// The value of an immediate win. Each move of either side before the win reduces it by 1.
pub(super) const WON: Value = 30_000;
/// The limit beyond which values are proved wins or losses.
pub(super) const DECIDED: Value = 29_000;
/// A number beyond all values.
pub(super) const INFINITE: Value = 31_000;

/// The value of a win after this number of moves of both sides, counted from the root.
pub(super) const fn won_in(moves: usize) -> Value {
    WON - moves as Value
}

/// `true` if a value is a proved win or loss.
#[must_use]
pub const fn is_decided(value: i32) -> bool {
    value.abs() > DECIDED
}

/// The number of moves of both sides until a decided value ends the game. `None` if it isn't decided.
#[must_use]
pub const fn moves_to_end(value: i32) -> Option<u32> {
    if is_decided(value) {
        Some((WON - value.abs()).unsigned_abs())
    } else {
        None
    }
}

/// The win chance in thousandths, for values in steps of [`STEP`]. It's the logistic curve to which the weights are
/// fitted.
const CHANCES: [i32; 13] = [
    500, 562, 622, 678, 731, 777, 818, 852, 881, 905, 924, 940, 953,
];
/// The distance in value between two entries.
const STEP: i32 = 75;

/// The win chance, in thousandths, for a value, with a draw counting half.
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
