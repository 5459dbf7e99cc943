//! How likely counts are that lie as far from what is expected as those observed.

use super::{Verdict, chi_square_statistic, chi_square_survival, exact_multinomial, outcome_count};

/// The most outcomes that the exact test looks at: some milliseconds.
pub const MAX_OUTCOMES: u64 = 300_000;

/// The chance of counts as far from what is expected as those observed, or farther.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    /// The probability, 0 to 1.
    pub p: f64,
    /// How it was found.
    pub test: ChanceTest,
    /// In whole players.
    pub verdict: Verdict,
}

/// The test that a chance comes from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChanceTest {
    /// The exact multinomial test: all outcomes that are at most as likely.
    Exact {
        /// How many outcomes there are.
        outcomes: u64,
    },
    /// Pearson's chi-square test, where there are more than [`MAX_OUTCOMES`].
    ChiSquare {
        /// The statistic.
        statistic: f64,
        /// Degrees of freedom.
        degrees: u32,
    },
}

impl Chance {
    /// The chance of counts, given with the probabilities of their kinds, which sum to 1.
    #[must_use]
    pub fn of(cells: &[(u32, f64)]) -> Chance {
        let trials = cells.iter().map(|(count, _)| u64::from(*count)).sum();
        // A single kind leaves nothing to chance.
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
