//! Saves a training run, so that it can continue after an interruption.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use thiserror::Error;

use super::{FloatNetwork, Plan, TrainableGame, TrainingRun};

/// The reason why a training run can't be saved or resumed.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// The file can't be read or written.
    #[error("the checkpoint: {0}")]
    File(#[from] io::Error),
    /// The file isn't a checkpoint of this network.
    #[error("not a checkpoint of this network: {found} bytes, expected {wanted}")]
    Shape {
        /// Size of the file (bytes).
        found: usize,
        /// Size of a checkpoint of this network (bytes).
        wanted: usize,
    },
    /// The checkpoint was made with another plan.
    #[error("the checkpoint was made with other numbers: {made}")]
    Plan {
        /// The plan in the file.
        made: String,
    },
}

const HEADER: usize = 44;

impl<G: TrainableGame> TrainingRun<G> {
    /// Saves everything that the run needs to continue. A new file is written, which then replaces the old one.
    ///
    /// # Errors
    /// Fails if the file can't be written.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let fresh = path.with_extension("new");
        let mut file = fs::File::create(&fresh)?;
        file.write_all(&self.to_bytes())?;
        file.sync_all()?;
        fs::rename(&fresh, path)?;
        Ok(())
    }

    /// Resumes a run.
    ///
    /// # Errors
    /// Fails if the file can't be read, belongs to another network, or was made with another plan.
    pub fn resume(game: G, plan: Plan, path: &Path) -> Result<TrainingRun<G>, CheckpointError> {
        let (made, played, network) = read::<G>(&fs::read(path)?)?;
        if made == plan {
            return Ok(TrainingRun::with_network(game, plan, network, played));
        }
        let made = format!("{made:?}");
        Err(CheckpointError::Plan { made })
    }

    /// Starts a run with the weights of another one.
    ///
    /// # Errors
    /// Fails if the file can't be read or belongs to another network.
    pub fn from_another(
        game: G,
        plan: Plan,
        path: &Path,
    ) -> Result<TrainingRun<G>, CheckpointError> {
        let (_, _, network) = read::<G>(&fs::read(path)?)?;
        Ok(TrainingRun::with_network(game, plan, network, 0))
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
        for number in weights(self.network()) {
            bytes.extend(number.to_le_bytes());
        }
        bytes
    }
}

/// Reads the plan of a run, the number of games played, and the network.
fn read<G: TrainableGame>(bytes: &[u8]) -> Result<(Plan, u64, FloatNetwork), CheckpointError> {
    let mut network = FloatNetwork::new(G::INPUTS, G::HIDDEN, G::OUTPUTS, 0);
    let wanted = HEADER + 4 * weights(&network).count();
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
    let mut at = HEADER;
    let parts = [
        &mut network.rows,
        &mut network.bias,
        &mut network.weights,
        &mut network.offsets,
    ];
    for number in parts.into_iter().flatten() {
        *number = float(at);
        at += 4;
    }
    Ok((plan, long(36), network))
}

fn weights(network: &FloatNetwork) -> impl Iterator<Item = f32> {
    let FloatNetwork {
        rows,
        bias,
        weights,
        offsets,
        ..
    } = network;
    let layers = rows.iter().chain(bias).chain(weights);
    layers.chain(offsets).copied()
}
