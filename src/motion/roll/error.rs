//! What can be wrong with recorded rolls.

use thiserror::Error;

use super::{FRAMES, HZ, codec::VERSION};

/// Why rolls could not be read or made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RollError {
    /// The data ends too early.
    #[error("the rolls end at byte {found}; at least {needed} bytes are needed")]
    Truncated { needed: usize, found: usize },
    /// The data begins with something else.
    #[error("not a file of rolls: it begins with {0:02x?} and not with \"TVRL\"")]
    Magic([u8; 4]),
    /// The format is of another version.
    #[error("rolls of format {found}; this program reads format {VERSION}")]
    Version { found: u16 },
    /// The frames are not those of this program.
    #[error("rolls of {found} frames at {hz} Hz; {FRAMES} frames at {HZ} Hz are accepted")]
    Frames { found: usize, hz: u32 },
    /// The data goes on after the last roll.
    #[error("{0} bytes follow the last roll; none are accepted")]
    Trailing(usize),
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
    /// More rolls than the format holds.
    #[error("{0} rolls; at most 65535 are accepted")]
    Count(usize),
    /// A kind of roll is missing.
    #[error("no {} roll", if *opening { "opening" } else { "ordinary" })]
    Missing { opening: bool },
}
