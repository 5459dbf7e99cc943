//! The exact multinomial test.

/// Equally likely outcomes can differ in the last digits of their logarithms.
const TOLERANCE: f64 = 1e-7;

/// The number of ways in which `trials` trials can be distributed over `kinds` kinds, ignoring their order.
#[must_use]
pub fn outcome_count(trials: u64, kinds: usize) -> u64 {
    let Some(places) = kinds.checked_sub(1) else {
        return u64::from(trials == 0);
    };
    let mut count: u128 = 1;
    for place in 1..=places as u128 {
        // A product of binomial coefficients, so the division has no remainder.
        count = count.saturating_mul(u128::from(trials) + place) / place;
        if count > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    count as u64
}

/// The probability of an outcome that is at most as likely as the observed one. Each count comes with the probability
/// of its kind; these add up to 1. It visits every outcome ([`outcome_count`]), so there shouldn't be too many.
///
/// ```
/// use tavoliere_core::statistics::exact_multinomial;
///
/// // Four coins all show the same: two outcomes, each with probability 1/16.
/// let p = exact_multinomial(&[(4, 0.5), (0, 0.5)]);
/// assert!((p - 0.125).abs() < 1e-12);
/// ```
#[must_use]
pub fn exact_multinomial(cells: &[(u32, f64)]) -> f64 {
    let trials: usize = cells.iter().map(|(count, _)| *count as usize).sum();
    let factorials = ln_factorials(trials);
    // The logarithms of p^count / count! for each kind.
    let terms: Vec<Vec<f64>> = cells
        .iter()
        .map(|(_, p)| {
            let ln_p = p.ln();
            let of_count = |count: usize| {
                // Avoids 0 · ln 0, which is NaN.
                let power = if count == 0 { 0.0 } else { count as f64 * ln_p };
                power - factorials[count]
            };
            (0..=trials).map(of_count).collect()
        })
        .collect();
    let observed: f64 = cells
        .iter()
        .zip(&terms)
        .map(|((count, _), terms)| terms[*count as usize])
        .sum();
    let limit = observed + TOLERANCE;
    let tail = tail(&terms, trials, 0.0, limit, factorials[trials]);
    tail.min(1.0)
}

/// The logarithms of 0! to n!.
fn ln_factorials(n: usize) -> Vec<f64> {
    let mut sum = 0.0;
    let later = (1..=n).map(|number| {
        sum += (number as f64).ln();
        sum
    });
    std::iter::once(0.0).chain(later).collect()
}

/// Adds up the outcomes of the remaining trials that are at or below a limit.
fn tail(terms: &[Vec<f64>], left: usize, so_far: f64, limit: f64, scale: f64) -> f64 {
    match terms {
        [] => 1.0,
        [last] => {
            let ln = so_far + last[left];
            if ln <= limit { (ln + scale).exp() } else { 0.0 }
        }
        [first, rest @ ..] => (0..=left)
            .map(|count| tail(rest, left - count, so_far + first[count], limit, scale))
            .sum(),
    }
}
