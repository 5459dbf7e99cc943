//! Refuses positions that can't occur in a game, as far as the position alone shows it.

use super::field::Field;
use super::position::{Phase, Position};
use super::square::{BESIDE, Square, Squares, squares};
use super::{MEN, Options};
use crate::rules::{EndReason, Side};

/// The reason why a position can't occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// A side has more men than at the start.
    #[error("there are {found} men of a side that has at most {most} (TT-1)")]
    TooManyMen {
        /// The number of its men.
        found: u32,
        /// The maximum.
        most: u8,
    },
    /// The number of kings isn't one.
    #[error("there are {found} kings; White has exactly one (TT-1)")]
    Kings {
        /// The number of kings.
        found: u32,
    },
    /// A man is on a square where only the king can stop.
    #[error("only the king can be on a throne, and {at} is one (TT-4, TT-20)")]
    ManOnThrone {
        /// The throne.
        at: Square,
    },
    /// A piece of White's is in a camp.
    #[error("only Black's men can be in a camp, and {at} belongs to one (TT-24)")]
    WhiteInCamp {
        /// The square of the camp.
        at: Square,
    },
    /// The game is over, but the position is in another phase.
    #[error("this game is over (TT-8, TT-10, TT-12, TT-13)")]
    IsOver,
    /// The game is said to be over for a reason that doesn't apply.
    #[error("this game is not over for that reason (TT-8, TT-10, TT-12, TT-13, TT-14)")]
    IsNotOver,
}

/// The number of turns in which a position comes back at the earliest (TT-14).
const LEAST_CYCLE: usize = 4;

/// Builds the board from the men and the king. Fails if the pieces are impossible.
pub(super) fn field(
    options: &Options,
    men: [Squares; 2],
    kings: Squares,
) -> Result<Field, Impossible> {
    let king = match kings.count_ones() {
        1 => squares(kings).next(),
        _ => None,
    };
    let king = king.ok_or(Impossible::Kings {
        found: kings.count_ones(),
    })?;
    for (set, most) in men.into_iter().zip(MEN) {
        let found = set.count_ones();
        if found > most.into() {
            return Err(Impossible::TooManyMen { found, most });
        }
    }
    let field = Field::new(options, [men[0], men[1] | kings], king);
    if let Some(at) = squares((men[0] | men[1]) & field.thrones()).next() {
        return Err(Impossible::ManOnThrone { at });
    }
    match squares((men[1] | kings) & field.camps()).next() {
        Some(at) => Err(Impossible::WhiteInCamp { at }),
        None => Ok(field),
    }
}

impl Position {
    /// Checks if the position can occur. This isn't a full proof, but play can continue from every accepted position.
    pub(super) fn check(&self) -> Result<(), Impossible> {
        let Phase::Over(outcome) = self.phase else {
            return self.check_open(self.side);
        };
        let (black, next) = (self.side == Side::First, self.side.other());
        let escaped = self.escaped();
        let holds = match outcome.reason {
            EndReason::KingEscaped => !black && escaped,
            EndReason::KingCaptured => black && !escaped && self.capturable(),
            EndReason::KingShutIn => black && !escaped && self.field.shut_in(&self.options),
            EndReason::NoMove => self.decided(next).is_none() && self.field.count(next) == 0,
            EndReason::Repetition => {
                let last = self.options.last_occurrence();
                let turns = last.map(|last| (last - 1) * LEAST_CYCLE);
                turns.is_some_and(|turns| self.turn as usize >= turns)
                    && self.check_open(next).is_ok()
            }
            _ => return self.check_open(self.side),
        };
        if holds {
            Ok(())
        } else {
            Err(Impossible::IsNotOver)
        }
    }

    /// Checks if the game can continue with a move of this side.
    fn check_open(&self, next: Side) -> Result<(), Impossible> {
        match self.decided(next) {
            None if self.field.count(next) > 0 => Ok(()),
            _ => Err(Impossible::IsOver),
        }
    }

    /// The reason why the game must have ended before this side could move. `None` if there isn't one.
    fn decided(&self, next: Side) -> Option<EndReason> {
        if self.escaped() {
            Some(EndReason::KingEscaped)
        } else if besiegers(&self.field).count() == 4 && self.capturable() {
            // The last of the four men captured the king when it arrived. The king can't have moved between them
            // himself.
            Some(EndReason::KingCaptured)
        } else if next == Side::Second && self.field.shut_in(&self.options) {
            Some(EndReason::KingShutIn)
        } else {
            None
        }
    }

    fn escaped(&self) -> bool {
        self.is_goal(self.king())
    }

    /// `true` if a man beside the king captures him, assuming that this man moved last.
    fn capturable(&self) -> bool {
        besiegers(&self.field).any(|by| self.field.king_captors(&self.options, by).is_some())
    }
}

/// The Black men next to the king.
fn besiegers(field: &Field) -> impl Iterator<Item = Square> + use<> {
    squares(BESIDE[field.king().index()] & field.pieces(Side::First))
}
