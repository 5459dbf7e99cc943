//! Pearson's chi-square test.

/// The precision at which the series and the continued fraction stop.
const PRECISION: f64 = 1e-15;
/// The most terms. Neither needs as many for any practical number of degrees.
const MAX_TERMS: usize = 10_000;

/// The test statistic: the sum of (observed - expected)² / expected over counts with their probabilities. Impossible
/// kinds are left out.
#[must_use]
pub fn chi_square_statistic(cells: &[(u32, f64)]) -> f64 {
    let trials: f64 = cells.iter().map(|(count, _)| f64::from(*count)).sum();
    let expected = cells
        .iter()
        .map(|(count, p)| (f64::from(*count), trials * p));
    expected
        .filter(|(_, expected)| *expected > 0.0)
        .map(|(count, expected)| (count - expected).powi(2) / expected)
        .sum()
}

/// The probability of a test statistic of at least this size with `degrees` degrees of freedom. It's 1 if the statistic
/// is 0 or below, or if `degrees` is 0.
///
/// ```
/// use tavoliere_core::statistics::chi_square_survival;
///
/// // The 5% point of one degree of freedom.
/// assert!((chi_square_survival(3.841_459, 1) - 0.05).abs() < 1e-6);
/// ```
#[must_use]
pub fn chi_square_survival(statistic: f64, degrees: u32) -> f64 {
    if degrees == 0 || statistic.is_nan() || statistic <= 0.0 {
        return 1.0;
    }
    upper_gamma(f64::from(degrees) / 2.0, statistic / 2.0).clamp(0.0, 1.0)
}

/// The regularised upper incomplete gamma function Q(a, x), for a > 0 and x > 0.
fn upper_gamma(a: f64, x: f64) -> f64 {
    if x.is_infinite() {
        return 0.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        1.0 - front * lower_series(a, x)
    } else {
        front * upper_fraction(a, x)
    }
}

/// The series of the lower function without its factor. It converges fast below a + 1.
fn lower_series(a: f64, x: f64) -> f64 {
    let mut term = 1.0 / a;
    let mut sum = term;
    for n in 1..MAX_TERMS {
        term *= x / (a + n as f64);
        sum += term;
        if term < sum * PRECISION {
            break;
        }
    }
    sum
}

/// The continued fraction of the upper function without its factor, by Lentz's method. It converges fast above a + 1.
fn upper_fraction(a: f64, x: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let away_from_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut b = x + 1.0 - a;
    let mut c = 1.0 / TINY;
    let mut d = 1.0 / away_from_zero(b);
    let mut fraction = d;
    for n in 1..MAX_TERMS {
        let n = n as f64;
        let factor = n * (a - n);
        b += 2.0;
        d = 1.0 / away_from_zero(factor * d + b);
        c = away_from_zero(b + factor / c);
        fraction *= c * d;
        if (c * d - 1.0).abs() < PRECISION {
            break;
        }
    }
    fraction
}

/// The logarithm of the gamma function of a number above 0, by Lanczos' approximation with g = 7.
fn ln_gamma(x: f64) -> f64 {
    const COEFFICIENTS: [f64; 8] = [
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    if x < 0.5 {
        // Reflection formula.
        let sine = (std::f64::consts::PI * x).sin();
        return (std::f64::consts::PI / sine).ln() - ln_gamma(1.0 - x);
    }
    let x = x - 1.0;
    let mut sum = 0.999_999_999_999_809_9;
    for (place, coefficient) in COEFFICIENTS.iter().enumerate() {
        sum += coefficient / (x + place as f64 + 1.0);
    }
    let t = x + 7.5;
    0.5 * (2.0 * std::f64::consts::PI).ln() + (x + 0.5) * t.ln() - t + sum.ln()
}
