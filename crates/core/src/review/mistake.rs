//! How large a mistake is, in three sizes.

/// A turn that cost something, by its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Mistake {
    /// It cost [`Mistake::INACCURACY`] or more.
    Inaccuracy,
    /// It cost [`Mistake::MISTAKE`] or more.
    Mistake,
    /// It cost [`Mistake::BLUNDER`] or more.
    Blunder,
}

impl Mistake {
    /// From how many thousandths of a game on a turn is an inaccuracy.
    pub const INACCURACY: u16 = 30;
    /// From how many it is a mistake.
    pub const MISTAKE: u16 = 80;
    /// From how many it is a blunder.
    pub const BLUNDER: u16 = 160;

    /// The size of a cost in thousandths of a game; none where it is too small for a name.
    #[must_use]
    pub const fn of_cost(cost: u16) -> Option<Mistake> {
        if cost >= Self::BLUNDER {
            Some(Mistake::Blunder)
        } else if cost >= Self::MISTAKE {
            Some(Mistake::Mistake)
        } else if cost >= Self::INACCURACY {
            Some(Mistake::Inaccuracy)
        } else {
            None
        }
    }

    /// The name in reviews, such as `blunder`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }
}
