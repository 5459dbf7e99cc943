//! The exact multinomial test.

/// Two outcomes that are equally likely may differ by the last digits of their logarithms.
const TOLERANCE: f64 = 1e-7;

/// In how many ways so many trials can fall on so many kinds, their order apart.
#[must_use]
pub fn outcome_count(trials: u64, kinds: usize) -> u64 {
    let Some(places) = kinds.checked_sub(1) else {
        return u64::from(trials == 0);
    };
    let mut count: u128 = 1;
    for place in 1..=places as u128 {
        // A product of binomial coefficients: the division leaves no rest.
        count = count.saturating_mul(u128::from(trials) + place) / place;
        if count > u128::from(u64::MAX) {
            return u64::MAX;
        }
    }
    count as u64
}

/// How likely an outcome is that is at most as likely as the one observed, given as counts with the
/// probabilities of their kinds, which sum to 1. It looks at every outcome
/// ([`outcome_count`]), so there should not be too many.
///
/// ```
/// use tavoliere_core::statistics::exact_multinomial;
///
/// // Of four coins all show the same: two outcomes of one in sixteen each.
/// let p = exact_multinomial(&[(4, 0.5), (0, 0.5)]);
/// assert!((p - 0.125).abs() < 1e-12);
/// ```
#[must_use]
pub fn exact_multinomial(cells: &[(u32, f64)]) -> f64 {
    let trials: usize = cells.iter().map(|(count, _)| *count as usize).sum();
    let factorials = ln_factorials(trials);
    // For each kind the logarithm of p^count / count!.
    let terms: Vec<Vec<f64>> = cells
        .iter()
        .map(|(_, p)| {
            let ln_p = p.ln();
            let of_count = |count: usize| {
                // 0 · ln 0 is no number.
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

/// Sums the outcomes of what is left that stay at or below a limit.
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
