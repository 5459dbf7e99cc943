//! The probability of counts at least as far from the expected ones as the observed counts.

use super::{Verdict, chi_square_statistic, chi_square_survival, exact_multinomial, outcome_count};

/// The most outcomes for the exact test, which takes a few milliseconds with them.
pub const MAX_OUTCOMES: u64 = 300_000;

/// The probability of counts at least as far from the expected ones as the observed counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The probability, 0 to 1.
    pub p: f64,
    /// The test that computed it.
    pub test: ChanceTest,
    /// The probability as a number of players.
    pub verdict: Verdict,
}

/// The test that computed a probability.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChanceTest {
    /// The exact multinomial test: the sum over all outcomes that are at most as likely.
    Exact {
        /// The number of outcomes.
        outcomes: u64,
    },
    /// Pearson's chi-square test, for more than [`MAX_OUTCOMES`] outcomes.
    ChiSquare {
        /// The test statistic.
        statistic: f64,
        /// The degrees of freedom.
        degrees: u32,
    },
}

impl Chance {
    /// Computes the probability of some counts. Each count comes with the probability of its kind; these add up to 1.
    #[must_use]
    pub fn of(cells: &[(u32, f64)]) -> Chance {
        let trials = cells.iter().map(|(count, _)| u64::from(*count)).sum();
        // With a single kind the outcome is certain.
        let cells = if cells.len() < 2 { &[] } else { cells };
        let outcomes = outcome_count(trials, cells.len());
        let (p, test) = if outcomes <= MAX_OUTCOMES {
            (exact_multinomial(cells), ChanceTest::Exact { outcomes })
        } else {
            let statistic = chi_square_statistic(cells);
            let degrees = cells.len().saturating_sub(1) as u32;
            let test = ChanceTest::ChiSquare { statistic, degrees };
            (chi_square_survival(statistic, degrees), test)
        };
        let verdict = Verdict::of(p);
        Chance { p, test, verdict }
    }
}
