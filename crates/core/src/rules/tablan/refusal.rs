//! Finds the reason why [`Position`] refuses a choice. It doesn't decide if a choice is legal.

use super::field::HOME;
use super::position::Phase;
use super::series::SCORING;
use super::{Cell, EntryOrder, Illegal, Move, MoveTiming, Position, Value};
use crate::rules::Rules;

impl Position {
    /// The reason why the piece on `from` can't move at all, or can't move to `to`. `None` if it can.
    ///
    /// The most helpful of all reasons is chosen. If several throws reach `to`, the reason for a full throw has
    /// priority over the reason for a half, and the reason for a leap is last.
    #[must_use]
    pub fn refusal_for(&self, from: Cell, to: Option<Cell>) -> Option<Illegal> {
        if let Some(refused) = self.not_now().or_else(|| self.not_this_piece(from)) {
            return Some(refused);
        }
        let choices = self.choices_from(from);
        let Some(to) = to else {
            let mut refused = Vec::new();
            for choice in choices {
                match self.check_move(choice) {
                    Ok(()) => return None,
                    Err(reason) => refused.push(reason),
                }
            }
            return refused.into_iter().min_by_key(priority);
        };
        let (start, end) = (from.index(self.side), to.index(self.side));
        if end <= start {
            return Some(Illegal::NotAhead { from, to });
        }
        let mut refused = None;
        for choice in choices {
            if self.steps(&choice) == Some(u32::from(end - start)) {
                match self.check_move(choice) {
                    Ok(()) => return None,
                    Err(reason) => refused = refused.or(Some(reason)),
                }
            }
        }
        Some(refused.unwrap_or(Illegal::NoSuchSteps { steps: end - start }))
    }

    /// The reason why a choice is refused. The choice must be illegal.
    pub(super) fn refusal(&self, choice: Move) -> Illegal {
        if let Move::Declare { value, .. } = choice {
            return match self.phase {
                Phase::Over(_) => Illegal::GameOver,
                Phase::Declare(value) => Illegal::DeclareFirst { value },
                Phase::Opening | Phase::Throw | Phase::Move => Illegal::NothingToDeclare { value },
            };
        }
        if let Some(refused) = self.not_now() {
            return refused;
        }
        let Some(from) = choice.from() else {
            return Illegal::ThrowFirst;
        };
        if let Some(half) = self.series.pending {
            let due = matches!(choice, Move::Half { value, .. } if value == half.value);
            if !due {
                return Illegal::FinishHalf {
                    value: half.value,
                    moved: half.moved,
                };
            }
        }
        if let Some(refused) = self.not_this_piece(from) {
            return refused;
        }
        match choice {
            Move::Leap { .. } => self.no_leap(from),
            Move::Whole { value, .. }
            | Move::Half { value, .. }
            | Move::SingleHalf { value, .. }
            | Move::Declare { value, .. } => self.no_use(choice, value, from),
        }
    }

    /// The reason why no piece can move in this phase. `None` if pieces can move.
    fn not_now(&self) -> Option<Illegal> {
        match self.phase {
            Phase::Over(_) => Some(Illegal::GameOver),
            Phase::Opening | Phase::Throw => Some(Illegal::ThrowFirst),
            Phase::Declare(value) => Some(Illegal::DeclareFirst { value }),
            Phase::Move => None,
        }
    }

    /// The reason why no throw can move the piece on a cell. `None` if the cell has a piece that can move in principle.
    fn not_this_piece(&self, at: Cell) -> Option<Illegal> {
        let Some(piece) = self.piece(at) else {
            return Some(Illegal::NoPiece { at });
        };
        if piece.side != self.side {
            Some(Illegal::NotYours { at })
        } else if piece.home {
            Some(Illegal::Home { at })
        } else if self.series.pending.is_some_and(|half| half.moved == at) {
            Some(Illegal::SamePiece { at })
        } else {
            None
        }
    }

    /// The reason why a throw, or half of it, can't move this piece.
    fn no_use(&self, choice: Move, value: Value, from: Cell) -> Illegal {
        if !self.series.has(value) {
            return Illegal::NotThrown { value };
        }
        if let Some(refused) = self.wrong_piece_for_throw(choice, value, from) {
            return refused;
        }
        let single = matches!(choice, Move::SingleHalf { .. });
        if single && !self.options.single_half {
            return Illegal::SingleHalfOff;
        }
        if let Some(refused) = self.no_landing(from, self.steps(&choice).unwrap_or_default()) {
            return refused;
        }
        if single {
            Illegal::SingleHalfNeedless { value }
        } else if self.only_start(value) && !self.field.is_waiting(from) {
            Illegal::MustStart { value }
        } else {
            Illegal::NoPartner { value, from }
        }
    }

    /// The reason why a throw of this value doesn't fit a piece that hasn't started, or one that has. `None` if it
    /// fits.
    fn wrong_piece_for_throw(&self, choice: Move, value: Value, from: Cell) -> Option<Illegal> {
        if self.field.is_waiting(from) {
            if value != Value::Two && self.series.start != Some(value) {
                return Some(Illegal::StartsWithTwo { at: from, value });
            }
            return self.not_in_start_order(from);
        }
        let half = matches!(choice, Move::Half { .. });
        let runs = half && self.series.pending.is_none_or(|half| half.started);
        (self.only_start(value) && !runs).then_some(Illegal::MustStart { value })
    }

    /// `true` if the only unused throw of this value is the declared start.
    fn only_start(&self, value: Value) -> bool {
        self.series.start == Some(value) && self.series.ordinary(value) == 0
    }

    fn not_in_start_order(&self, at: Cell) -> Option<Illegal> {
        let reach = self.field.reach(&self.options, self.side);
        if reach.starters & (1 << at.index(self.side)) != 0 {
            return None;
        }
        let foremost = Cell::on_path(self.side, self.field.next_to_start(self.side)?)?;
        Some(Illegal::StartOrder { foremost, at })
    }

    /// The reason why a piece can't land `steps` steps ahead. `None` if it can.
    fn no_landing(&self, from: Cell, steps: u32) -> Option<Illegal> {
        let side = self.side;
        let target = u32::from(from.index(side)) + steps;
        let to = u8::try_from(target)
            .ok()
            .and_then(|index| Cell::on_path(side, index));
        let Some(at) = to else {
            return Some(Illegal::BeyondEnd { from, steps });
        };
        let index = at.index(side);
        let entry = self.field.entry(side);
        let strict = self.options.entry_order == EntryOrder::Strict;
        if strict && index >= HOME && index != entry {
            let required = Cell::on_path(side, entry)?;
            Some(Illegal::EntryOrder { required, to: at })
        } else if self.field.owner(at) == Some(side) {
            Some(Illegal::OwnPiece { at })
        } else if self.field.immune(&self.options, side) & 1 << index != 0 {
            Some(Illegal::Immune { at })
        } else {
            None
        }
    }

    /// The reason why a leap from a cell is illegal.
    fn no_leap(&self, from: Cell) -> Illegal {
        let series = &self.series;
        if !self.options.leap {
            Illegal::LeapOff
        } else if self.options.timing == MoveTiming::AfterEachThrow {
            Illegal::LeapAfterEachThrow
        } else if series.thrown() < 2 {
            Illegal::LeapTooShort
        } else if let Some(value) = series.start {
            Illegal::LeapWithStart { value }
        } else if series.unused_count() != series.thrown() {
            Illegal::LeapTooLate
        } else if self.field.is_waiting(from) {
            Illegal::LeapNotStarted { at: from }
        } else {
            self.no_landing(from, series.total())
                .unwrap_or(Illegal::LeapTooLate)
        }
    }

    /// All choices for the piece on a cell that could apply, full throws first.
    fn choices_from(&self, from: Cell) -> Vec<Move> {
        let values = || SCORING.into_iter().filter(|value| self.series.has(*value));
        if let Some(half) = self.series.pending {
            return vec![Move::Half {
                value: half.value,
                from,
            }];
        }
        let mut choices = Vec::new();
        choices.extend(values().map(|value| Move::Whole { value, from }));
        choices.extend(values().map(|value| Move::Half { value, from }));
        choices.extend(values().map(|value| Move::SingleHalf { value, from }));
        if self.series.thrown() >= 2 && self.series.unused_count() == self.series.thrown() {
            choices.push(Move::Leap { from });
        }
        choices
    }
}

/// The rank of a reason for a piece that can't move at all. The lowest is the most helpful.
fn priority(reason: &Illegal) -> u8 {
    match reason {
        Illegal::StartOrder { .. } => 0,
        Illegal::StartsWithTwo { .. } => 1,
        Illegal::MustStart { .. } => 2,
        Illegal::EntryOrder { .. } => 3,
        Illegal::OwnPiece { .. } | Illegal::Immune { .. } => 4,
        Illegal::BeyondEnd { .. } => 5,
        Illegal::NoPartner { .. } => 6,
        _ => 7,
    }
}
