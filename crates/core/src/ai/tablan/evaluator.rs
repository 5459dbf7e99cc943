//! The evaluation of the end of a turn by a network.

use std::sync::{Arc, OnceLock};

use super::features;
use super::last_pieces::LastPieces;
use crate::ai::network::{Accumulator, CERTAIN, Network};
use crate::rules::Side;
use crate::rules::tablan::{Field, MoveTiming, Options, Preset};

/// By so many bits the network counts less where the result is as good as settled,
const SETTLED_BITS: u32 = 10;
/// which it is within a thousandth of a game of winning or losing.
const SETTLED: i32 = CERTAIN >> SETTLED_BITS;

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
    /// The table of the last pieces that was asked last.
    last_pieces: Option<Arc<LastPieces>>,
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
            last_pieces: None,
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

    /// Whether the game is over where a side has ended its turn so (TN-17 to TN-20).
    #[must_use]
    pub fn is_over(&self, field: &Field, mover: Side) -> bool {
        field.outcome_after_turn(&self.options, mover).is_some()
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
        let known = LastPieces::chance(&mut self.last_pieces, &self.options, field, mover);
        if let Some(chance) = known
            && (SETTLED..=CERTAIN - SETTLED).contains(&chance)
        {
            return chance;
        }
        let active = features(field, &self.trained, mover);
        let [chance] = self.network.evaluate(&mut self.accumulator, &active);
        // Among ends that are as good as settled the network still likes some better, so that a game that is
        // won is brought home.
        let chance = match known {
            Some(known) if known > SETTLED => CERTAIN - ((CERTAIN - chance) >> SETTLED_BITS),
            Some(_) => chance >> SETTLED_BITS,
            None => chance,
        };
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
            include_bytes!("../../../../../assets/networks/tablan-pergioco.net"),
        ),
        Preset::English => (
            &ENGLISH,
            include_bytes!("../../../../../assets/networks/tablan-english.net"),
        ),
    };
    // The tests read them; what could not be read would value everything alike.
    cell.get_or_init(|| Network::from_bytes(bytes).unwrap_or_default())
}
