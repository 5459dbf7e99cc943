//! The evaluation of the end of a turn by a network.

use std::sync::OnceLock;

use super::features;
use crate::ai::network::{Accumulator, CERTAIN, Network};
use crate::rules::Side;
use crate::rules::tablan::{Field, MoveTiming, Options, Preset};

/// A network with the options by which it sees, for a game with other options perhaps.
///
/// Where pieces move after each throw a position is evaluated for the side that throws next: the same
/// that has just moved. Where they move at the end of a series it is evaluated for the side that has
/// moved, and the other throws next.
#[derive(Clone, Debug)]
pub struct Evaluator {
    network: &'static Network,
    /// The sums for the end that was evaluated last: the next one is much like it.
    accumulator: Accumulator,
    /// The options by which the network sees.
    trained: Options,
    options: Options,
}

impl Evaluator {
    /// The evaluator of a game: trained by the preset that moves at the same time.
    #[must_use]
    pub fn of(options: &Options) -> Evaluator {
        let preset = Evaluator::preset(options);
        let network = network(preset);
        Evaluator {
            network,
            accumulator: network.accumulator(),
            trained: preset.options(),
            options: *options,
        }
    }

    /// By which preset the network for a game was trained.
    #[must_use]
    pub const fn preset(options: &Options) -> Preset {
        match options.timing {
            MoveTiming::EndOfSeries => Preset::PerGioco,
            MoveTiming::AfterEachThrow => Preset::English,
        }
    }

    /// The options of the game that is evaluated.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Whether the side that has moved throws again.
    #[must_use]
    pub const fn throws_again(&self) -> bool {
        matches!(self.options.timing, MoveTiming::AfterEachThrow)
    }

    /// The chance that a side wins that has just moved, in parts of [`CERTAIN`], a draw counting
    /// half. Only a finished game is certain.
    pub fn chance(&mut self, field: &Field, mover: Side) -> i32 {
        if let Some(outcome) = field.outcome_after_turn(&self.options, mover) {
            return match outcome.winner {
                Some(winner) if winner == mover => CERTAIN,
                Some(_) => 0,
                None => CERTAIN / 2,
            };
        }
        let active = features(field, &self.trained, mover);
        let [chance] = self.network.evaluate(&mut self.accumulator, &active);
        chance.clamp(1, CERTAIN - 1)
    }
}

/// The network that was trained by a preset.
#[must_use]
pub fn network(preset: Preset) -> &'static Network {
    static PER_GIOCO: OnceLock<Network> = OnceLock::new();
    static ENGLISH: OnceLock<Network> = OnceLock::new();
    let (cell, bytes): (_, &[u8]) = match preset {
        Preset::PerGioco => (
            &PER_GIOCO,
            include_bytes!("../../../assets/networks/tablan-pergioco.net"),
        ),
        Preset::English => (
            &ENGLISH,
            include_bytes!("../../../assets/networks/tablan-english.net"),
        ),
    };
    // The tests read them; what could not be read would value everything alike.
    cell.get_or_init(|| Network::from_bytes(bytes).unwrap_or_default())
}
