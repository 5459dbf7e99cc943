//! Refuses positions that can't occur in a game, as far as the position alone shows it.

use super::field::{HOME, indices};
use super::position::{Phase, Position};
use super::series::Pending;
use super::throw_uses::{AllowedPieces, ThrowUse};
use super::{Cell, EntryOrder, MoveTiming, StartOrder, Value};
use crate::rules::{EndReason, Rules, Side};

/// The reason why a position can't occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// A side has more than 12 pieces.
    #[error("a side has at most 12 pieces, not {found} (TN-2)")]
    TooManyPieces {
        /// The number of its pieces.
        found: u8,
    },
    /// A piece that hasn't started isn't on a start cell.
    #[error("the piece on {at} cannot be waiting to start: that is not its base (TN-2)")]
    WaitingElsewhere {
        /// The piece's cell.
        at: Cell,
    },
    /// A started piece is on the first cell of its path.
    #[error("the piece on {at} cannot have started: that is the first cell of its path (TN-3)")]
    StartedNowhere {
        /// The piece's cell.
        at: Cell,
    },
    /// More pieces have started than the strict order allows.
    #[error("pieces behind {foremost} have started (TN-11)")]
    StartedOutOfOrder {
        /// The front piece that hasn't started.
        foremost: Cell,
    },
    /// The opponent's base wasn't filled in order.
    #[error("the other base fills in order: {missing} is empty (TN-13)")]
    EnteredOutOfOrder {
        /// The first empty cell.
        missing: Cell,
    },
    /// The game is over by the rules, but the text says that it continues.
    #[error("this game is over (TN-17, TN-19, TN-20)")]
    IsOver,
    /// The text says that the game is over for a reason that doesn't apply.
    #[error("this game is not over for that reason (TN-17, TN-19, TN-20)")]
    IsNotOver,
    /// More throws are unused than the series has.
    #[error("more throws are left than were made (TN-6)")]
    MoreLeftThanThrown,
    /// The text says that a throw decides who starts, but the position isn't the start, or the option is off.
    #[error(
        "no throw decides the first turn here: that needs first_player=first_two and the starting position (TN-4)"
    )]
    NoOpening,
    /// The throws don't fit the phase.
    #[error("the throws do not fit the phase (TN-6, TN-7)")]
    ThrowsMisfit,
    /// A declaration is expected, but no throw can be declared.
    #[error("no such throw can be declared here (TN-21)")]
    NoDeclaration,
    /// The text says that a first half was played, but no first half leads to this position.
    #[error("no first half can have brought a piece to {at} (TN-8)")]
    NoSuchHalf {
        /// The cell of the piece that moved it.
        at: Cell,
    },
    /// A choice is expected, but no throw can be used.
    #[error("none of the throws left can be used (TN-15)")]
    NothingToUse,
}

impl Position {
    /// Checks if the position can occur. This isn't a full proof, but play can continue from every accepted position.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        for side in Side::BOTH {
            self.check_pieces(side)?;
        }
        match self.phase {
            Phase::Over(outcome) => self.check_end(outcome.reason),
            _ if self.end_reason().is_some() => Err(Impossible::IsOver),
            Phase::Opening => self.check_opening(),
            Phase::Throw => self.check_throw(),
            Phase::Declare(value) => self.check_declaration(value),
            Phase::Move => self.check_move(),
        }
    }

    fn check_pieces(&self, side: Side) -> Result<(), Impossible> {
        let own = self.field.pieces(side);
        let waiting = self.field.waiting(side);
        let cell = |index| Cell::on_path(side, index);
        if self.on_board(side) > 12 {
            return Err(Impossible::TooManyPieces {
                found: self.on_board(side),
            });
        }
        if let Some(at) = indices(waiting)
            .next()
            .filter(|index| *index >= 12)
            .and_then(cell)
        {
            return Err(Impossible::WaitingElsewhere { at });
        }
        if let Some(at) = cell(0).filter(|_| own & !waiting & 1 != 0) {
            return Err(Impossible::StartedNowhere { at });
        }
        let started = (own & !waiting).count_ones();
        if started + waiting.count_ones() > 12 {
            return Err(Impossible::TooManyPieces {
                found: self.on_board(side),
            });
        }
        if self.options.start_order == StartOrder::Strict
            && let Some(index) = self.field.next_to_start(side)
            && started > u32::from(11 - index)
            && let Some(foremost) = cell(index)
        {
            return Err(Impossible::StartedOutOfOrder { foremost });
        }
        let home = self.field.home(side) >> HOME;
        let gaps = 64 - home.leading_zeros() - home.count_ones();
        // Only captures at home leave gaps (TN-14).
        let captured = match self.options.home_capture {
            true => self.captured(side).into(),
            false => 0,
        };
        if self.options.entry_order == EntryOrder::Strict
            && gaps > captured
            && let Some(missing) = cell(self.field.entry(side))
        {
            return Err(Impossible::EnteredOutOfOrder { missing });
        }
        Ok(())
    }

    fn check_end(&self, reason: EndReason) -> Result<(), Impossible> {
        let holds = match reason {
            EndReason::Resigned | EndReason::OutOfTime | EndReason::Agreed => {
                self.end_reason().is_none()
            }
            EndReason::Dead => self.end_reason().is_none() && self.is_dead(),
            _ => self.end_reason() == Some(reason),
        };
        let both_gone = Side::BOTH.into_iter().all(|side| self.on_board(side) == 0);
        if !holds || both_gone {
            Err(Impossible::IsNotOver)
        } else if self.series.thrown() > 0 || self.series.pending.is_some() || self.series.moved {
            Err(Impossible::ThrowsMisfit)
        } else {
            Ok(())
        }
    }

    /// Only the starting position of a game with `first_player=first_two` can be in the opening (TN-4).
    fn check_opening(&self) -> Result<(), Impossible> {
        if *self == Position::start(self.options, self.side) {
            Ok(())
        } else {
            Err(Impossible::NoOpening)
        }
    }

    fn check_throw(&self) -> Result<(), Impossible> {
        let series = &self.series;
        let in_hand = match self.options.timing {
            MoveTiming::EndOfSeries => series.thrown(),
            MoveTiming::AfterEachThrow => 0,
        };
        let may_have_moved =
            self.options.timing == MoveTiming::AfterEachThrow && series.thrown() > 0;
        if series.unused_count() != in_hand
            || series.start.is_some()
            || series.pending.is_some()
            || (series.moved && !may_have_moved)
        {
            return Err(Impossible::ThrowsMisfit);
        }
        // TN-20 is checked after each turn, so only a new turn can be known to be alive.
        if series.thrown() == 0 && self.is_dead() {
            Err(Impossible::IsOver)
        } else {
            Ok(())
        }
    }

    fn check_declaration(&self, value: Value) -> Result<(), Impossible> {
        let series = &self.series;
        let in_hand = match self.options.timing {
            MoveTiming::EndOfSeries => series.thrown(),
            MoveTiming::AfterEachThrow => 1,
        };
        let moved_too_early =
            series.moved && (self.options.timing == MoveTiming::EndOfSeries || series.thrown() < 2);
        let fell_last = series.ordinary(value) > 0 && self.may_be_last(value);
        if series.unused_count() != in_hand
            || series.start.is_some()
            || series.pending.is_some()
            || moved_too_early
            || !fell_last
        {
            return Err(Impossible::ThrowsMisfit);
        }
        let throw = ThrowUse::new(
            &self.field,
            &self.options,
            self.side,
            value,
            AllowedPieces::Start,
        );
        if self.options.big_start && throw.could_start() {
            Ok(())
        } else {
            Err(Impossible::NoDeclaration)
        }
    }

    fn check_move(&self) -> Result<(), Impossible> {
        let series = &self.series;
        let fits = match self.options.timing {
            MoveTiming::EndOfSeries => {
                let used = series.unused_count() < series.thrown() || series.pending.is_some();
                series.moved == used
            }
            MoveTiming::AfterEachThrow => {
                let last = series.unused().next().map(|throw| throw.value);
                let earlier = series.thrown() > 1;
                series.unused_count() == 1
                    && last.is_some_and(|value| self.may_be_last(value))
                    && (!series.moved || earlier || series.pending.is_some())
                    && (series.pending.is_none() || series.moved)
            }
        };
        let start_fits = series
            .start
            .is_none_or(|value| self.options.big_start && self.may_be_last(value));
        if series.thrown() == 0 || !fits || !start_fits {
            return Err(Impossible::ThrowsMisfit);
        }
        if let Some(half) = series.pending {
            self.check_half(half)?;
        }
        if self.can_use() {
            Ok(())
        } else {
            Err(Impossible::NothingToUse)
        }
    }

    /// `true` if this can be the value of the last scoring throw.
    fn may_be_last(&self, value: Value) -> bool {
        let recorded = self.series.recorded();
        recorded.len() < self.series.thrown() as usize || recorded.last() == Some(&value)
    }

    fn check_half(&self, half: Pending) -> Result<(), Impossible> {
        let at = half.moved;
        let piece = self.piece(at);
        let own = piece.is_some_and(|piece| piece.side == self.side && piece.started);
        let origin = at.index(self.side).checked_sub(half.value.steps() / 2);
        let came = match (origin, half.started) {
            (Some(origin), true) => {
                origin < 12 && (half.value == Value::Two || self.series.start == Some(half.value))
            }
            (Some(origin), false) => (1..HOME).contains(&origin),
            (None, _) => false,
        };
        let vacated = origin
            .and_then(|index| Cell::on_path(self.side, index))
            .is_some_and(|cell| self.piece(cell).is_none());
        if own && came && vacated && self.series.has(half.value) {
            Ok(())
        } else {
            Err(Impossible::NoSuchHalf { at })
        }
    }
}
