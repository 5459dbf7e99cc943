//! What speaks for a turn in Tablan: what the pieces it ends with have more than those before.

use super::Reason;
use crate::ai::tablan::{Look, STEPS, plain_danger};
use crate::rules::tablan::{EntryOrder, Field, HOME, Options, Value};
use crate::rules::{Rules, Side};

/// From how many hundredths of a piece on a smaller danger is a reason.
const SAFER: i64 = 30;

/// The reason for the best turn of a look.
pub(super) fn reason(look: &Look) -> Option<Reason> {
    let position = look.position();
    let side = position.side_to_act()?;
    let after = look.result()?;
    let options = position.options();
    let outcome = after.outcome_after_turn(options, side);
    Some(if outcome.is_some_and(|end| end.winner == Some(side)) {
        Reason::Wins
    } else if look.ends() == 1 {
        Reason::Only
    } else {
        let change = Change {
            before: position.field(),
            after,
            side,
            options,
        };
        change.reason()
    })
}

/// What a turn does to the pieces.
struct Change<'a> {
    before: &'a Field,
    after: &'a Field,
    side: Side,
    options: &'a Options,
}

impl Change<'_> {
    /// What speaks for it first.
    fn reason(&self) -> Reason {
        let (side, enemy) = (self.side, self.side.other());
        let count = |set: u64| set.count_ones();
        let hits = count(self.before.pieces(enemy)).saturating_sub(count(self.after.pieces(enemy)));
        let danger = |field| plain_danger(field, self.options, side);
        let exposed = |field| self.in_reach(field, enemy);
        let threats = |field| self.in_reach(field, side);
        if hits > 0 {
            Reason::Hits { pieces: hits }
        } else if count(self.after.home(side)) > count(self.before.home(side)) {
            Reason::ComesHome
        } else if danger(self.before) >= danger(self.after) + SAFER {
            Reason::GetsSafe
        } else if exposed(self.after) > exposed(self.before) {
            Reason::LeavesInReach {
                pieces: exposed(self.after),
            }
        } else if threats(self.after) > threats(self.before) {
            Reason::Threatens {
                pieces: threats(self.after),
            }
        } else if let Some(throw) = self.awaits_entry() {
            Reason::AwaitsEntry { throw }
        } else if count(self.after.waiting(side)) < count(self.before.waiting(side)) {
            Reason::Starts
        } else {
            Reason::RunsOn
        }
    }

    /// How many pieces of the other side a 2 of a side can take.
    fn in_reach(&self, field: &Field, side: Side) -> u32 {
        let reach = field.reach(self.options, side);
        let movers = reach.runners | reach.starters;
        let enemy = side.other();
        let prey = Field::across(field.pieces(enemy) & !field.home(enemy));
        ((movers << 1 | movers << 2) & reach.targets & prey).count_ones()
    }

    /// The throw that brings a piece home exactly where none did before.
    fn awaits_entry(&self) -> Option<u32> {
        if self.options.entry_order == EntryOrder::Free {
            return None;
        }
        let now = self.entering(self.after);
        let gained = now & !self.entering(self.before);
        let throws =
            [Value::Two, Value::Eight, Value::Twelve].map(|value| u32::from(value.steps()));
        // A throw goes whole or by halves.
        throws
            .into_iter()
            .find(|throw| gained & (1 << throw | 1 << (throw / 2)) != 0)
    }

    /// By which steps a single throw brings a piece home, as a set of bits.
    fn entering(&self, field: &Field) -> u64 {
        let reach = field.reach(self.options, self.side);
        let enters = |steps: &&u32| (reach.runners << **steps) & reach.targets >> HOME << HOME != 0;
        STEPS
            .iter()
            .filter(enters)
            .fold(0, |set, steps| set | 1 << steps)
    }
}
