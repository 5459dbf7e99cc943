//! Recorded rolls of two dice: thrown together over the board, off each other and the rim, until they rest.
//!
//! A cube rests on all its faces alike, so one recording can show every throw: the [`Skin`], which places the pips, is
//! rotated before the roll so that the right numbers end up on top.
//!
//! The frame of a die has its origin in the die's middle and edges of 1 along each axis. [`normal`] places the pips;
//! opposite faces sum to 7. The frame of the floor has x to the right, y away from the player, z up, the floor at z = 0
//! and its origin in the middle. One unit is an edge of a die; quaternions are (x, y, z, w).

mod codec;
mod shape;
mod skin;

pub use shape::{BALL, ROUNDING, outside};
pub use skin::{Skin, normal, pips_up, rows};

use thiserror::Error;

use super::frame_sequence::{self, FrameSequence};
use super::{FileError, Pose, Recording, file};

/// Errors when rolls are read or created.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RollError {
    /// The file isn't valid, or there are too many rolls for one file.
    #[error(transparent)]
    File(#[from] FileError),
    /// A roll has an unknown kind.
    #[error("roll {roll}: unknown kind {code}; 0 (ordinary) and 1 (opening) are accepted")]
    Kind { roll: usize, code: u8 },
    /// A die doesn't rest on one of its faces at the end.
    #[error("roll {roll}: die {die} leans more than 15° at the end")]
    Unsettled { roll: usize, die: usize },
    /// A knock is out of order or has an unknown kind.
    #[error("roll {roll}: knock {knock} is not in order of time, or of unknown kind")]
    Knock { roll: usize, knock: usize },
    /// There are more knocks than the format allows.
    #[error("roll {roll}: {found} knocks; at most 255 are accepted")]
    Knocks { roll: usize, found: usize },
    /// A rotation isn't a unit quaternion, or a die is off the floor.
    #[error(
        "roll {roll}: frame {frame} holds a rotation that is not of unit length or a die off the floor"
    )]
    Pose { roll: usize, frame: usize },
    /// There aren't any ordinary rolls, or any opening rolls.
    #[error("no {} roll", if *opening { "opening" } else { "ordinary" })]
    Missing { opening: bool },
}

/// Distance from the middle of the floor to its edges along x and y. Dice never leave it, and there is a rim at either
/// end of x.
pub const REACH: [f32; 2] = [4.5, 5.0];

/// The object that a die hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnockKind {
    /// The floor or the rim.
    Wood,
    /// The other die.
    Die,
}

/// The sound of a die that hits something during a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knock {
    /// Time since the start of the roll, 0 to 700 (ms).
    pub ms: u16,
    /// Strength from 0 (barely audible) to 255 (the hardest knock).
    pub strength: u8,
    /// The object that was hit.
    pub kind: KnockKind,
}

/// One recorded roll of two dice, from the hand to rest.
#[derive(Clone, Debug, PartialEq)]
pub struct Roll {
    /// `true` for the opening roll, in which the first die comes from near y, the second from far y.
    pub opening: bool,
    /// The knocks of the roll, in order of time.
    pub knocks: Vec<Knock>,
    sequence: FrameSequence<2>,
}

impl Roll {
    /// Length of a roll (ms): 100 in the hand, about 350 in the air and off the rim, 250 to settle, the last 80 of them
    /// at rest.
    pub const DURATION_MS: f32 = frame_sequence::DURATION_MS;

    /// Creates a roll of [`FRAMES`](super::FRAMES) frames at 60 Hz.
    ///
    /// # Errors
    /// Fails if the number of frames is wrong, a rotation isn't of unit length, a die is off the floor, knocks are out
    /// of order or past the end, or a die doesn't rest on a face at the end. The errors refer to roll 0.
    pub fn new(
        opening: bool,
        frames: Vec<[Pose; 2]>,
        knocks: Vec<Knock>,
    ) -> Result<Roll, RollError> {
        let sequence = FrameSequence::new(Recording::Roll, frames)?;
        Roll::checked(0, opening, sequence, knocks)
    }

    fn checked(
        roll: usize,
        opening: bool,
        sequence: FrameSequence<2>,
        knocks: Vec<Knock>,
    ) -> Result<Roll, RollError> {
        let inside = |pose: &Pose| {
            let [x, y, z] = pose.position;
            x.abs() <= REACH[0] && y.abs() <= REACH[1] && (0.0..8.0).contains(&z)
        };
        if let Some(frame) = sequence.first_invalid_frame(|pose| pose.is_unit() && inside(pose)) {
            return Err(RollError::Pose { roll, frame });
        }
        if knocks.len() > usize::from(u8::MAX) {
            let found = knocks.len();
            return Err(RollError::Knocks { roll, found });
        }
        if let Some(knock) = frame_sequence::out_of_order(knocks.iter().map(|knock| knock.ms)) {
            return Err(RollError::Knock { roll, knock });
        }
        let mut last = sequence.last().iter();
        if let Some(die) = last.position(|pose| pips_up(pose).is_none()) {
            return Err(RollError::Unsettled { roll, die });
        }
        Ok(Roll {
            opening,
            knocks,
            sequence,
        })
    }

    /// The two dice `ms` milliseconds after the start of the roll, interpolated between frames. Before the start these
    /// are the first poses, from 700 ms on exactly the resting ones.
    #[must_use]
    pub fn poses(&self, ms: f32) -> [Pose; 2] {
        self.sequence.at(ms)
    }

    /// The skin that makes a die (0 or 1) end with these pips (1 to 6) up. There are four, chosen by `which`, any
    /// number. `None` for other pips.
    #[must_use]
    pub fn skin(&self, die: usize, pips: u8, which: usize) -> Option<Skin> {
        let end = self.sequence.last().get(die)?;
        Skin::all()
            .filter(|skin| pips_up(&skin.on(end)) == Some(pips))
            .nth(which % 4)
    }
}

/// All recorded rolls.
#[derive(Clone, Debug, PartialEq)]
pub struct Rolls {
    all: Vec<Roll>,
}

impl Rolls {
    /// Creates a collection of rolls.
    ///
    /// # Errors
    /// Fails with [`RollError::Missing`] without an ordinary or without an opening roll, and fails if there are more
    /// than 65535.
    pub fn new(mut all: Vec<Roll>) -> Result<Rolls, RollError> {
        file::check_count(Recording::Roll, all.len())?;
        all.sort_by_key(|roll| roll.opening);
        let rolls = Rolls { all };
        for opening in [false, true] {
            if rolls.of(opening).is_empty() {
                return Err(RollError::Missing { opening });
            }
        }
        Ok(rolls)
    }

    /// The opening or the ordinary rolls; never empty.
    #[must_use]
    pub fn of(&self, opening: bool) -> &[Roll] {
        let ordinary = self.all.partition_point(|roll| !roll.opening);
        if opening {
            &self.all[ordinary..]
        } else {
            &self.all[..ordinary]
        }
    }

    /// All rolls, ordinary ones first.
    pub fn iter(&self) -> std::slice::Iter<'_, Roll> {
        self.all.iter()
    }
}

impl<'a> IntoIterator for &'a Rolls {
    type Item = &'a Roll;
    type IntoIter = std::slice::Iter<'a, Roll>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
