//! Refuses positions that cannot come about, as far as one can see from the position alone.

use super::field::Field;
use super::position::{Phase, Position};
use super::square::{BESIDE, Square, Squares, squares};
use super::{MEN, Options};
use crate::rules::{EndReason, Side};

/// Why a position cannot come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// More men than a side begins with.
    #[error("there are {found} men of a side that has at most {most} (TT-1)")]
    TooManyMen {
        /// How many there are.
        found: u32,
        /// How many there may be.
        most: u8,
    },
    /// Not exactly one king.
    #[error("there are {found} kings; White has exactly one (TT-1)")]
    Kings {
        /// How many there are.
        found: u32,
    },
    /// A man where only the king may stop.
    #[error("only the king may stand on a throne, and {at} is one (TT-4, TT-20)")]
    ManOnThrone {
        /// The throne.
        at: Square,
    },
    /// The game is over but the position says that it goes on.
    #[error("this game is over (TT-8, TT-10, TT-12, TT-13)")]
    IsOver,
    /// The position says that the game is over for a reason that does not hold.
    #[error("this game is not over for that reason (TT-8, TT-10, TT-12, TT-13, TT-14)")]
    IsNotOver,
}

/// The first turn that can bring a position for the third time (TT-14).
const THIRD: u32 = 8;

/// The board with these pieces and kings, if it can be one.
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
    match squares((men[0] | men[1]) & field.thrones()).next() {
        Some(at) => Err(Impossible::ManOnThrone { at }),
        None => Ok(field),
    }
}

impl Position {
    /// Whether the position can come about; not a full proof, but enough that the game can go on
    /// from it by the rules.
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
                self.options.repetition && self.turn >= THIRD && self.check_open(next).is_ok()
            }
            _ => return self.check_open(self.side),
        };
        if holds {
            Ok(())
        } else {
            Err(Impossible::IsNotOver)
        }
    }

    /// Whether the game can go on with a move of this side.
    fn check_open(&self, next: Side) -> Result<(), Impossible> {
        match self.decided(next) {
            None if self.field.count(next) > 0 => Ok(()),
            _ => Err(Impossible::IsOver),
        }
    }

    /// How the king's fate must have been decided before this side could move.
    fn decided(&self, next: Side) -> Option<EndReason> {
        if self.escaped() {
            Some(EndReason::KingEscaped)
        } else if besiegers(&self.field).count() == 4 && self.capturable() {
            // The last of the four captured him when it came: he cannot have come among them himself.
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

    /// Whether some man beside the king captures him if it was the last to move.
    fn capturable(&self) -> bool {
        besiegers(&self.field).any(|by| self.field.held(&self.options, by).is_some())
    }
}

/// The Black men beside the king.
fn besiegers(field: &Field) -> impl Iterator<Item = Square> + use<> {
    squares(BESIDE[field.king().index()] & field.pieces(Side::First))
}
