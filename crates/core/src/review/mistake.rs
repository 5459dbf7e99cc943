//! Mistakes in three sizes.

/// A turn that lost win chance, by its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Mistake {
    /// The turn lost [`Mistake::INACCURACY`] or more.
    Inaccuracy,
    /// The turn lost [`Mistake::MISTAKE`] or more.
    Mistake,
    /// The turn lost [`Mistake::BLUNDER`] or more.
    Blunder,
}

impl Mistake {
    /// The smallest loss of an inaccuracy, in thousandths of a game.
    pub const INACCURACY: u16 = 30;
    /// The smallest loss of a mistake, in thousandths of a game.
    pub const MISTAKE: u16 = 80;
    /// The smallest loss of a blunder, in thousandths of a game.
    pub const BLUNDER: u16 = 160;

    /// The size of a loss in thousandths of a game, `None` if it's too small.
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
