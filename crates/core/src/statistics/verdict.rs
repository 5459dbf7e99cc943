//! How often chance brings as much, in whole players.

/// How many players see something as far from what is expected, or farther, by chance alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// So many players in ten, 1 to 10.
    InTen(u8),
    /// So many players in a hundred, 1 to 9: fewer than one in ten.
    InHundred(u8),
    /// Fewer than one player in a hundred.
    Rare {
        /// About one player in so many, at least 100.
        one_in: u32,
    },
}

impl Verdict {
    /// What a probability comes to; what is no probability counts as certain.
    #[must_use]
    pub fn of(p: f64) -> Verdict {
        let p = if p.is_nan() { 1.0 } else { p.clamp(0.0, 1.0) };
        if p < 0.01 {
            // The cast ends at the largest number.
            let one_in = (1.0 / p).round() as u32;
            return Verdict::Rare {
                one_in: one_in.max(100),
            };
        }
        let in_hundred = (p * 100.0).round() as u8;
        if in_hundred < 10 {
            Verdict::InHundred(in_hundred)
        } else {
            Verdict::InTen((p * 10.0).round() as u8)
        }
    }

    /// Whether fewer than one player in a hundred see it.
    #[must_use]
    pub const fn is_rare(self) -> bool {
        matches!(self, Verdict::Rare { .. })
    }
}
