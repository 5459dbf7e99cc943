//! A probability as a number of players.

/// The number of players that see something at least as unlikely by chance alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Players out of ten, 1 to 10.
    InTen(u8),
    /// Players out of a hundred, 1 to 9: fewer than one in ten.
    InHundred(u8),
    /// Fewer than one player in a hundred.
    Rare {
        /// About one player in this number, at least 100.
        one_in: u32,
    },
}

impl Verdict {
    /// Converts a probability. NaN counts as certain.
    #[must_use]
    pub fn of(p: f64) -> Verdict {
        let p = if p.is_nan() { 1.0 } else { p.clamp(0.0, 1.0) };
        if p < 0.01 {
            // The cast saturates.
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

    /// `true` if fewer than one player in a hundred sees it.
    #[must_use]
    pub const fn is_rare(self) -> bool {
        matches!(self, Verdict::Rare { .. })
    }
}
