//! What the statistics have to know of a game's throws.

mod tablan;
mod tablut;
mod tapatan;
mod tawula;

use crate::rules::{
    AnyOptions, AnyPosition, AnyThrow, GameKind, Rules, dispatch, for_games, with_game,
};

/// Something a side may wait for, throw after throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Awaited {
    /// A throw that shows a value: in Tawula on either die.
    Value(u8),
    /// Tablan: a throw with which a piece may start, under the options in force (TN-10, TN-21).
    Start,
    /// Tablan: a throw that is worth anything (TN-6).
    Score,
    /// Tawula: both dice alike (TW-7).
    Doublets,
}

/// A game as the statistics of throws see it, implemented by its position. By default nothing is
/// thrown.
pub(super) trait CountedThrows: Rules {
    /// The values that are counted, in ascending order.
    const VALUES: &'static [u8] = &[];
    /// How many of them each throw shows, independent of each other.
    const VALUES_A_THROW: u32 = 1;
    /// Whether throws with all values alike are counted besides.
    const HAS_DOUBLETS: bool = false;

    /// The values that a throw shows.
    fn values_shown(throw: Self::Throw) -> Vec<u8> {
        let _ = throw;
        Vec::new()
    }

    /// Whether the throw that is awaited will be counted.
    fn counts_next(&self) -> bool {
        true
    }

    /// What can be waited for.
    fn awaited() -> Vec<Awaited> {
        Vec::new()
    }

    /// Whether a throw ends the wait for something.
    fn ends_wait(options: &Self::Options, throw: Self::Throw, awaited: Awaited) -> bool {
        let _ = (options, throw, awaited);
        false
    }
}

/// The values of a game's throws, and how likely each is.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ThrowTable {
    /// The values in ascending order, each with its probability.
    pub values: Vec<(u8, f64)>,
    /// How many values each throw shows.
    pub values_a_throw: u32,
    /// The probability of doublets, where they are counted.
    pub doublets: Option<f64>,
}

impl ThrowTable {
    /// The table of a game, or none of a game without throws.
    pub fn of(kind: GameKind) -> Option<ThrowTable> {
        with_game!(kind, Game => table::<Game>())
    }
}

fn table<G: CountedThrows>() -> Option<ThrowTable> {
    let total: u32 = G::throws().iter().map(|(_, weight)| weight).sum();
    if G::VALUES.is_empty() || total == 0 {
        return None;
    }
    let total = f64::from(total);
    let sum = |share: &dyn Fn(&[u8]) -> u32| -> f64 {
        let weighted = G::throws().iter().map(|&(throw, weight)| {
            let values = G::values_shown(throw);
            f64::from(weight * share(&values))
        });
        weighted.sum()
    };
    let shown = |value: u8| {
        let times = sum(&|values| values.iter().filter(|one| **one == value).count() as u32);
        (value, times / (total * f64::from(G::VALUES_A_THROW)))
    };
    Some(ThrowTable {
        values: G::VALUES.iter().copied().map(shown).collect(),
        values_a_throw: G::VALUES_A_THROW,
        doublets: G::HAS_DOUBLETS.then(|| sum(&|values| u32::from(all_alike(values))) / total),
    })
}

/// The values that a throw shows.
pub(super) fn values_shown(throw: AnyThrow) -> Vec<u8> {
    dispatch!(AnyThrow(throw), throw: Game => Game::values_shown(throw))
}

/// Whether a throw of several values shows one value only.
pub(super) fn all_alike(values: &[u8]) -> bool {
    values.len() > 1 && values.windows(2).all(|two| two[0] == two[1])
}

/// Whether the throw that a position awaits will be counted.
pub(super) fn counts_next(position: &AnyPosition) -> bool {
    dispatch!(AnyPosition(position), position => position.counts_next())
}

/// What can be waited for in a game.
pub(super) fn awaited(kind: GameKind) -> Vec<Awaited> {
    with_game!(kind, Game => Game::awaited())
}

macro_rules! waits_ended {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// Whether a throw ends the wait for something; never one of another game.
        pub(super) fn ends_wait(options: &AnyOptions, throw: AnyThrow, awaited: Awaited) -> bool {
            match (options, throw) {
                $((AnyOptions::$game(options), AnyThrow::$game(throw)) => {
                    crate::rules::$module::Position::ends_wait(options, throw, awaited)
                })+
                #[allow(unreachable_patterns)]
                _ => false,
            }
        }
    };
}

for_games!(waits_ended);
