//! What can be wrong with recorded rolls.

use thiserror::Error;

use crate::motion::FileError;

/// Why rolls could not be read or made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RollError {
    /// It is no file of them, or there are too many for one.
    #[error(transparent)]
    File(#[from] FileError),
    /// A roll is of an unknown kind.
    #[error("roll {roll}: unknown kind {code}; 0 (ordinary) and 1 (opening) are accepted")]
    Kind { roll: usize, code: u8 },
    /// A die does not lie on one of its faces at the end.
    #[error("roll {roll}: die {die} leans more than 15° at the end")]
    Unsettled { roll: usize, die: usize },
    /// A knock cannot be played.
    #[error("roll {roll}: knock {knock} is not in order of time, or of unknown kind")]
    Knock { roll: usize, knock: usize },
    /// There are more knocks than the format holds.
    #[error("roll {roll}: {found} knocks; at most 255 are accepted")]
    Knocks { roll: usize, found: usize },
    /// A rotation is no unit quaternion, or a die is off the floor.
    #[error(
        "roll {roll}: frame {frame} holds a rotation that is not of unit length or a die off the floor"
    )]
    Pose { roll: usize, frame: usize },
    /// A kind of roll is missing.
    #[error("no {} roll", if *opening { "opening" } else { "ordinary" })]
    Missing { opening: bool },
}
