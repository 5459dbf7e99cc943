//! The trait that each game implements to count its throws.

mod tablan;
mod tawula;

use crate::rules::{
    AnyOptions, AnyPosition, AnyThrow, GameKind, Rules, dispatch, for_games, tablut, tapatan,
    with_game,
};

/// A kind of throw that a side can wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Awaited {
    /// A throw with this value; in Tawula on either die.
    Value(u8),
    /// Tablan: a throw that can start a piece, under the current options (TN-10, TN-21).
    Start,
    /// Tablan: a throw that scores (TN-6).
    Score,
    /// Tawula: doubles (TW-7).
    Doubles,
}

/// A game whose throws can be counted, implemented by its position. By default a game has no throws.
pub(super) trait CountedThrows: Rules {
    /// The values that are counted, in ascending order.
    const VALUES: &'static [u8] = &[];
    /// The number of independent values of each throw.
    const VALUES_A_THROW: u32 = 1;
    /// `true` if doubles are counted too.
    const HAS_DOUBLES: bool = false;

    /// The values of a throw.
    fn values_shown(throw: Self::Throw) -> Vec<u8> {
        let _ = throw;
        Vec::new()
    }

    /// `true` if the next throw will be counted.
    fn counts_next(&self) -> bool {
        true
    }

    /// The kinds of throws that a side can wait for.
    fn awaited() -> Vec<Awaited> {
        Vec::new()
    }

    /// `true` if a throw ends the wait.
    fn ends_wait(options: &Self::Options, throw: Self::Throw, awaited: Awaited) -> bool {
        let _ = (options, throw, awaited);
        false
    }
}

// Games without throws.
impl CountedThrows for tablut::Position {}
impl CountedThrows for tapatan::Position {}

/// The values of a game's throws, with their probabilities.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ThrowTable {
    /// The values in ascending order, with their probabilities.
    pub values: Vec<(u8, f64)>,
    /// The number of values of each throw.
    pub values_a_throw: u32,
    /// The probability of doubles, `None` if they aren't counted.
    pub doubles: Option<f64>,
}

impl ThrowTable {
    /// The table of a game, `None` if the game has no throws.
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
        doubles: G::HAS_DOUBLES.then(|| sum(&|values| u32::from(all_alike(values))) / total),
    })
}

/// The values of a throw.
pub(super) fn values_shown(throw: AnyThrow) -> Vec<u8> {
    dispatch!(AnyThrow(throw), throw: Game => Game::values_shown(throw))
}

/// `true` if a throw is doubles: it has several values, and all are equal.
pub(super) fn all_alike(values: &[u8]) -> bool {
    values.len() > 1 && values.windows(2).all(|two| two[0] == two[1])
}

/// `true` if the next throw will be counted.
pub(super) fn counts_next(position: &AnyPosition) -> bool {
    dispatch!(AnyPosition(position), position => position.counts_next())
}

/// The kinds of throws that a side can wait for in a game.
pub(super) fn awaited(kind: GameKind) -> Vec<Awaited> {
    with_game!(kind, Game => Game::awaited())
}

macro_rules! waits_ended {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// `true` if a throw ends the wait, always `false` for a throw of another game.
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
