//! The report of a duel: all games counted by seat, with the confidence interval of the score.

use std::fmt;

use super::End;
use tavoliere_core::rules::{GameKind, Setup, Side};

/// The games in which player a had one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by a.
    pub wins: u64,
    /// Games won by b.
    pub losses: u64,
    /// Games drawn by the rules.
    pub draws: u64,
    /// Stopped games, which count as draws.
    pub capped: u64,
}

/// A score with its 95 % Wilson interval. A draw counts half.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The share of points.
    pub score: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The number of games.
    pub games: u64,
}

/// The games of a duel; `Display` writes its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    kind: GameKind,
    openings: usize,
    tallies: [Tally; 2],
}

/// The quantile of the normal distribution for 95 %.
const QUANTILE: f64 = 1.959_963_985;

impl Tally {
    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.losses + self.draws + self.capped
    }

    /// The score and its interval, which is 0 to 1 without games.
    #[must_use]
    pub fn interval(&self) -> Interval {
        let games = self.games();
        if games == 0 {
            return Interval {
                score: 0.5,
                low: 0.0,
                high: 1.0,
                games,
            };
        }
        let count = games as f64;
        let score = (self.wins as f64 + (self.draws + self.capped) as f64 / 2.0) / count;
        let square = QUANTILE * QUANTILE / count;
        let middle = (score + square / 2.0) / (1.0 + square);
        let spread = (score * (1.0 - score) / count + square / count / 4.0).sqrt();
        let half = QUANTILE * spread / (1.0 + square);
        Interval {
            score,
            low: (middle - half).max(0.0),
            high: (middle + half).min(1.0),
            games,
        }
    }

    const fn plus(self, other: Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            losses: self.losses + other.losses,
            draws: self.draws + other.draws,
            capped: self.capped + other.capped,
        }
    }
}

impl Report {
    pub(super) fn new(setup: &Setup, openings: usize) -> Report {
        Report {
            kind: setup.kind(),
            openings,
            tallies: [Tally::default(); 2],
        }
    }

    /// Adds a game in which player a had this seat.
    pub(super) fn add(&mut self, seat: Side, end: End) {
        let tally = &mut self.tallies[seat.index()];
        match end {
            End::Won(side) if side == seat => tally.wins += 1,
            End::Won(_) => tally.losses += 1,
            End::Drawn => tally.draws += 1,
            End::Capped => tally.capped += 1,
        }
    }

    pub(super) fn merge(&mut self, other: &Report) {
        for side in Side::BOTH {
            self.tallies[side.index()] = self.of(side).plus(other.of(side));
        }
    }

    /// The games in which player a had this seat.
    #[must_use]
    pub const fn of(&self, seat: Side) -> Tally {
        self.tallies[seat.index()]
    }

    /// All games.
    #[must_use]
    pub const fn total(&self) -> Tally {
        self.tallies[0].plus(self.tallies[1])
    }

    /// The score of player a over all games.
    #[must_use]
    pub fn interval(&self) -> Interval {
        self.total().interval()
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Interval {
            score,
            low,
            high,
            games,
        } = self;
        write!(
            f,
            "score {score:.4} low {low:.4} high {high:.4} games {games}"
        )
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            wins,
            losses,
            draws,
            capped,
        } = self;
        write!(f, "won {wins} lost {losses} drawn {draws} capped {capped}")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "openings {}", self.openings)?;
        for side in Side::BOTH {
            let (name, tally) = (self.kind.side_name(side), self.of(side));
            writeln!(f, "a as {name}: {tally} {}", tally.interval())?;
        }
        writeln!(f, "all: {}", self.total())?;
        write!(f, "{}", self.interval())
    }
}
