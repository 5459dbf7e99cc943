//! A course as a file, so that it can go on after an interruption.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use thiserror::Error;

use super::{Course, Learner, Lesson, Plan};

/// Why a course cannot be kept or taken up again.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// The file cannot be read or written.
    #[error("the checkpoint: {0}")]
    File(#[from] io::Error),
    /// Something else, or one of another shape.
    #[error("no checkpoint of this network: {found} bytes, wanted are {wanted}")]
    Shape {
        /// Bytes that there are.
        found: usize,
        /// Bytes that a checkpoint of this network has.
        wanted: usize,
    },
    /// It was made with another plan.
    #[error("the checkpoint was made with other numbers: {made}")]
    Plan {
        /// The plan in the file.
        made: String,
    },
}

const HEAD: usize = 44;

impl<L: Lesson> Course<L> {
    /// Writes everything that the course needs to go on: to a new file, which then takes the
    /// place of the old one.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let fresh = path.with_extension("new");
        let mut file = fs::File::create(&fresh)?;
        file.write_all(&self.to_bytes())?;
        file.sync_all()?;
        fs::rename(&fresh, path)?;
        Ok(())
    }

    /// Goes on with a course.
    ///
    /// # Errors
    /// The file cannot be read, is of another network, or was made with another plan.
    pub fn resume(lesson: L, plan: Plan, path: &Path) -> Result<Course<L>, CheckpointError> {
        let (made, played, learner) = read::<L>(&fs::read(path)?)?;
        if made == plan {
            return Ok(Course::of_learner(lesson, plan, learner, played));
        }
        let made = format!("{made:?}");
        Err(CheckpointError::Plan { made })
    }

    /// Begins a course with what another one has learned.
    ///
    /// # Errors
    /// The file cannot be read or is of another network.
    pub fn from_another(lesson: L, plan: Plan, path: &Path) -> Result<Course<L>, CheckpointError> {
        let (_, _, learner) = read::<L>(&fs::read(path)?)?;
        Ok(Course::of_learner(lesson, plan, learner, 0))
    }

    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let plan = self.plan();
        bytes.extend(plan.seed.to_le_bytes());
        bytes.extend(plan.games.to_le_bytes());
        bytes.extend(plan.led.to_le_bytes());
        for number in [plan.lambda, plan.rate, plan.last_rate] {
            bytes.extend(number.to_le_bytes());
        }
        bytes.extend(self.played().to_le_bytes());
        for number in numbers(self.learner()) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }
}

/// The plan of a course, how many games were played, and what was learned.
fn read<L: Lesson>(bytes: &[u8]) -> Result<(Plan, u64, Learner), CheckpointError> {
    let mut learner = Learner::new(L::INPUTS, L::HIDDEN, L::OUTPUTS, 0);
    let wanted = HEAD + 4 * numbers(&learner).count();
    if bytes.len() != wanted {
        let found = bytes.len();
        return Err(CheckpointError::Shape { found, wanted });
    }
    let long = |at: usize| {
        let eight = bytes[at..at + 8].iter().rev();
        eight.fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte))
    };
    let float =
        |at: usize| f32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let plan = Plan {
        seed: long(0),
        games: long(8),
        led: long(16),
        lambda: float(24),
        rate: float(28),
        last_rate: float(32),
    };
    let mut at = HEAD;
    let parts = [
        &mut learner.rows,
        &mut learner.bias,
        &mut learner.weights,
        &mut learner.offsets,
    ];
    for number in parts.into_iter().flatten() {
        *number = float(at);
        at += 4;
    }
    Ok((plan, long(36), learner))
}

fn numbers(learner: &Learner) -> impl Iterator<Item = f32> {
    let Learner {
        rows,
        bias,
        weights,
        offsets,
        ..
    } = learner;
    let layers = rows.iter().chain(bias).chain(weights);
    layers.chain(offsets).copied()
}
