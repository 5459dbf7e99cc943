//! Finds the reason for a turn in Tablan by comparing the pieces before and after it.

use super::STEPS;
use super::greedy::expected_loss;
use super::turn_search::TurnSearch;
use crate::ai::game_player::HintText;
use crate::rules::tablan::{EntryOrder, Field, HOME, Options, Value};
use crate::rules::{Rules, Side};

/// The reason for a turn in Tablan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(prefix = "hint-", serialize_all = "kebab-case")]
pub enum HintReason {
    /// The turn wins the game at once.
    Wins,
    /// Only one choice is legal.
    Only,
    /// Every choice leads to the same end of the turn.
    SameEnd,
    /// The turn captures pieces (TN-12).
    Captures {
        /// The number of pieces.
        pieces: u32,
    },
    /// A piece comes home (TN-14).
    ComesHome,
    /// The expected loss in the opponent's next turn gets smaller.
    GetsSafe,
    /// The turn leaves pieces within reach of a 2, but it's still the best.
    LeavesInReach {
        /// The number of pieces.
        pieces: u32,
    },
    /// The next throw can capture pieces that were out of reach.
    Threatens {
        /// The number of pieces.
        pieces: u32,
    },
    /// A piece reaches a cell from which one throw brings it home exactly (TN-13).
    AwaitsEntry {
        /// The throw: 2, 8 or 12.
        throw: u32,
    },
    /// A piece leaves its start cell (TN-10).
    Starts,
    /// A piece moves forward and no better reason applies.
    RunsOn,
}

impl HintText for HintReason {
    fn key(&self) -> &'static str {
        self.into()
    }

    fn numbers(&self) -> Vec<(&'static str, u32)> {
        match *self {
            HintReason::Captures { pieces }
            | HintReason::LeavesInReach { pieces }
            | HintReason::Threatens { pieces } => vec![("count", pieces)],
            HintReason::AwaitsEntry { throw } => vec![("throw", throw)],
            _ => Vec::new(),
        }
    }
}

/// The smallest reduction of the expected loss that counts as a reason (hundredths of a piece).
const SAFER: i64 = 30;

/// The reason for the best turn of a search.
pub(super) fn reason(search: &TurnSearch) -> Option<HintReason> {
    let position = search.position();
    let side = position.side_to_act()?;
    let after = search.result()?;
    let options = position.options();
    let outcome = after.outcome_after_turn(options, side);
    Some(if outcome.is_some_and(|end| end.winner == Some(side)) {
        HintReason::Wins
    } else if search.ends() == 1 {
        if position.legal_moves().len() > 1 {
            HintReason::SameEnd
        } else {
            HintReason::Only
        }
    } else {
        let change = TurnChange {
            before: position.field(),
            after,
            side,
            options,
        };
        change.reason()
    })
}

/// The pieces before and after a turn.
struct TurnChange<'a> {
    before: &'a Field,
    after: &'a Field,
    side: Side,
    options: &'a Options,
}

impl TurnChange<'_> {
    /// The most important reason.
    fn reason(&self) -> HintReason {
        let (side, enemy) = (self.side, self.side.other());
        let count = |set: u64| set.count_ones();
        let captures =
            count(self.before.pieces(enemy)).saturating_sub(count(self.after.pieces(enemy)));
        let danger = |field| expected_loss(field, self.options, side);
        let exposed = |field| self.in_reach(field, enemy);
        let threats = |field| self.in_reach(field, side);
        if captures > 0 {
            HintReason::Captures { pieces: captures }
        } else if count(self.after.home(side)) > count(self.before.home(side)) {
            HintReason::ComesHome
        } else if danger(self.before) >= danger(self.after) + SAFER {
            HintReason::GetsSafe
        } else if exposed(self.after) > exposed(self.before) {
            HintReason::LeavesInReach {
                pieces: exposed(self.after),
            }
        } else if threats(self.after) > threats(self.before) {
            HintReason::Threatens {
                pieces: threats(self.after),
            }
        } else if let Some(throw) = self.awaits_entry() {
            HintReason::AwaitsEntry { throw }
        } else if count(self.after.waiting(side)) < count(self.before.waiting(side)) {
            HintReason::Starts
        } else {
            HintReason::RunsOn
        }
    }

    /// The number of the opponent's pieces that a side can capture with a 2.
    fn in_reach(&self, field: &Field, side: Side) -> u32 {
        let reach = field.reach(self.options, side);
        let movers = reach.runners | reach.starters;
        let enemy = side.other();
        let prey = Field::to_other_path(field.exposed(self.options, enemy));
        ((movers << 1 | movers << 2) & reach.targets & prey).count_ones()
    }

    /// A throw that brings a piece home exactly after the turn, but didn't before it. `None` if there isn't one.
    fn awaits_entry(&self) -> Option<u32> {
        if self.options.entry_order == EntryOrder::Free {
            return None;
        }
        let now = self.entering(self.after);
        let gained = now & !self.entering(self.before);
        let throws =
            [Value::Two, Value::Eight, Value::Twelve].map(|value| u32::from(value.steps()));
        // A throw can be used in full or by halves.
        throws
            .into_iter()
            .find(|throw| gained & (1 << throw | 1 << (throw / 2)) != 0)
    }

    /// The distances by which a single throw brings a piece home, as a set of bits.
    fn entering(&self, field: &Field) -> u64 {
        let reach = field.reach(self.options, self.side);
        let enters = |steps: &&u32| (reach.runners << **steps) & reach.targets >> HOME << HOME != 0;
        STEPS
            .iter()
            .filter(enters)
            .fold(0, |set, steps| set | 1 << steps)
    }
}
