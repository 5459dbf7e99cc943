//! Finds a hint: a choice with its reason and the win chance of the side to act.

use super::game_player::{GamePlayer, HintText};
use super::{Player, Search};
use crate::rules::{AnyMove, AnyPosition, Expect, MatchScore, dispatch, for_games};

/// The choice of the best player, with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The choice.
    pub choice: AnyMove,
    /// The reason for it.
    pub reason: HintReason,
    /// The win chance of the side to act after this choice, in thousandths, with a draw counting half.
    pub chance: u16,
}

macro_rules! reasons {
    ($($game:ident in $module:ident),+ $(,)?) => {
        /// The reason for a choice. [`HintReason::key`] is the key of its text.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum HintReason {
            $(#[doc = concat!("What speaks for a choice in ", stringify!($game), ".")]
            $game($crate::ai::$module::HintReason),)+
        }
    };
}

for_games!(reasons);

impl HintReason {
    /// The translation key of the sentence.
    #[must_use]
    pub fn key(self) -> &'static str {
        dispatch!(HintReason(self), reason => reason.key())
    }

    /// `true` if the reason says that there was nothing to choose: only one choice was legal, or all lead to the same
    /// end of the turn.
    #[must_use]
    pub fn is_only(self) -> bool {
        matches!(self.key(), "hint-only" | "hint-same-end")
    }

    /// The numbers in the sentence with their names.
    #[must_use]
    pub fn numbers(self) -> Vec<(&'static str, u32)> {
        dispatch!(HintReason(self), reason => reason.numbers())
    }
}

/// The choice of the best player, found by a complete search. `None` if no choice is expected. A [`Search`] of the best
/// player gives the same result in steps, if a complete search would block for too long.
///
/// ```
/// use tavoliere_core::ai::{HintReason, hint, tapatan};
/// use tavoliere_core::rules::{AnyPosition, GameKind};
///
/// // White can complete its line on the lowest rank.
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

/// The win chance of the side to act, in thousandths, with a draw counting half. `None` after the end. It takes at most
/// 1 or 2 ms.
#[must_use]
pub fn evaluation(position: &AnyPosition) -> Option<u16> {
    if position.expect() == Expect::Nothing {
        return None;
    }
    dispatch!(AnyPosition(position), position => position.evaluation())
}

/// The win chance of the side that throws next, in thousandths, averaged over all throws and their best use. The best
/// level evaluates turns in the same way, so the values can be compared. In a match the score decides the value of a
/// cappotto (TW-16). `None` if no throw is due, and in games without throws. It takes 1 or 2 ms.
#[must_use]
pub fn expectation(position: &AnyPosition, score: Option<MatchScore>) -> Option<u16> {
    dispatch!(AnyPosition(position), position => position.expectation(score.as_ref()))
}
