//! Advice: a choice with one reason for it, and how likely the side to act is to win.

use super::game_player::{GamePlayer, HintText};
use super::{Player, Search};
use crate::rules::{AnyMove, AnyPosition, Expect, MatchScore, dispatch, for_games};

/// What the best player would choose, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The choice.
    pub choice: AnyMove,
    /// What speaks for it.
    pub reason: HintReason,
    /// How likely the side to act is to win with it, in thousandths, a draw counting half.
    pub chance: u16,
}

macro_rules! reasons {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// What speaks for a choice. The words for each stand under [`HintReason::key`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum HintReason {
            $(#[doc = concat!("What speaks for a choice in ", stringify!($game), ".")]
            $game($crate::ai::$module::HintReason),)+
        }
    };
}

for_games!(reasons);

impl HintReason {
    /// The key of the sentence for it.
    #[must_use]
    pub fn key(self) -> &'static str {
        dispatch!(HintReason(self), reason => reason.key())
    }

    /// Whether it says that there was no other choice.
    #[must_use]
    pub fn is_only(self) -> bool {
        self.key() == "hint-only"
    }

    /// The numbers in its sentence, by the names that they have there.
    #[must_use]
    pub fn numbers(self) -> Vec<(&'static str, u32)> {
        dispatch!(HintReason(self), reason => reason.numbers())
    }
}

/// What the best player would choose, searched to the end; none where no choice is to be made.
/// Where that would take too long at once, a [`Search`] of the best player gives the same in steps.
///
/// ```
/// use tavoliere_core::ai::{HintReason, hint, tapatan};
/// use tavoliere_core::rules::{AnyPosition, GameKind};
///
/// // White completes its line on the lowest rank.
/// let position = AnyPosition::parse(GameKind::Tapatan, "3/bb1/ww1 W move 5 Tapatan")?;
/// let hint = hint(&position).expect("White is to move");
/// assert_eq!(position.write_choice(hint.choice), "c1");
/// assert_eq!(hint.reason, HintReason::Tapatan(tapatan::HintReason::CompletesLine));
/// assert_eq!(hint.reason.key(), "hint-completes-line");
/// assert_eq!(hint.chance, 1000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn hint(position: &AnyPosition) -> Option<Hint> {
    let mut search = Search::new(Player::best(), position, 0)?;
    search.finish();
    search.hint()
}

/// How likely the side to act is to win, in thousandths, a draw counting half; none after the end.
/// It takes less than a millisecond or two.
#[must_use]
pub fn evaluation(position: &AnyPosition) -> Option<u16> {
    if position.expect() == Expect::Nothing {
        return None;
    }
    dispatch!(AnyPosition(position), position => position.evaluation())
}

/// How likely the side that throws next is to win, in thousandths, after every throw and its best use:
/// found as the best level finds what it compares its turns by, so that the two can be compared. In a
/// match a score says what a cappotto counts (TW-16). None where no throw is due, and in games without
/// throws. It takes a millisecond or two.
#[must_use]
pub fn expectation(position: &AnyPosition, score: Option<MatchScore>) -> Option<u16> {
    dispatch!(AnyPosition(position), position => position.expectation(score.as_ref()))
}
