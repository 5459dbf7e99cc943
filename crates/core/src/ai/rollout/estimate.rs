//! Computes means with their standard errors in integers.

use super::turn_player::WHOLE;

/// A mean with its standard error, in ten-thousandths of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Estimate {
    /// The mean.
    pub mean: i32,
    /// The standard error, rounded up.
    pub error: u32,
}

/// The number of units in a whole game.
const TEN_THOUSANDTHS: i64 = 10_000;

/// A mean with its standard error, in parts of [`WHOLE`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spread {
    pub mean: i64,
    pub error: i64,
}

impl Spread {
    /// The mean of some values with its standard error. The error of fewer than two values is a whole game.
    pub fn of(values: impl Iterator<Item = i64> + Clone) -> Spread {
        let (mut count, mut sum, mut squares) = (0_i128, 0_i128, 0_i128);
        for value in values {
            let value = i128::from(value);
            count += 1;
            sum += value;
            squares += value * value;
        }
        if count == 0 {
            return Spread {
                mean: 0,
                error: WHOLE,
            };
        }
        let mean = sum.div_euclid(count) as i64;
        if count == 1 {
            return Spread { mean, error: WHOLE };
        }
        let deviation = (count * squares - sum * sum).unsigned_abs();
        let divisor = (count * count * (count - 1)).unsigned_abs();
        Spread {
            mean,
            error: (deviation / divisor).isqrt() as i64,
        }
    }

    /// The same estimate in ten-thousandths of a game, rounded.
    pub fn to_estimate(self) -> Estimate {
        Estimate {
            mean: ((self.mean * TEN_THOUSANDTHS + WHOLE / 2).div_euclid(WHOLE)) as i32,
            error: ((self.error * TEN_THOUSANDTHS + WHOLE - 1) / WHOLE) as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_is_that_of_the_mean() {
        let values = [3, 5, 7, 9].map(|value| value << 12);
        let spread = Spread::of(values.into_iter());
        assert_eq!(spread.mean, 6 << 12);
        // A variance of 20/3, and a quarter of it for the mean: 1.29.
        assert_eq!(spread.error, 5_287);
        assert_eq!(Spread::of([4].into_iter()).error, WHOLE);
        assert_eq!(Spread::of([4, 4].into_iter()).error, 0);
    }

    #[test]
    fn estimates_are_rounded() {
        let estimate = |mean, error| Spread { mean, error }.to_estimate();
        let half = estimate(WHOLE / 2, 1);
        assert_eq!((half.mean, half.error), (5_000, 1));
        assert_eq!(estimate(-WHOLE / 1000, 0).mean, -10);
    }
}
