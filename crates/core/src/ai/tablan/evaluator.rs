//! Evaluates the end of a turn with a network.

use std::sync::Arc;

use super::endgame_table::EndgameTable;
use super::features;
use crate::ai::TrainedNetwork;
use crate::ai::network::{Accumulator, CERTAIN, Network};
use crate::rules::Side;
use crate::rules::tablan::{Field, MoveTiming, Options, Preset, Score};

/// The number of bits by which the network's weight is reduced if the result is almost certain.
const SETTLED_BITS: u32 = 10;
/// The win chance below which a loss is almost certain, about a thousandth. The same applies to wins.
const SETTLED: i32 = CERTAIN >> SETTLED_BITS;

/// A network and the options of the game, which can differ from the options that the network was trained with.
///
/// If pieces move after each throw, a position is evaluated for the side that has just moved and throws again. If
/// pieces move at the end of a series, it's evaluated for the side that has moved, and the other side throws next.
#[derive(Clone, Debug)]
pub struct Evaluator {
    network: &'static Network,
    /// The sums for the end that was evaluated last. The next end is usually similar.
    accumulator: Accumulator,
    /// The options that the network was trained with.
    trained: Options,
    options: Options,
    /// The endgame table that was used last.
    endgame_table: Option<Arc<EndgameTable>>,
}

impl Evaluator {
    /// The evaluator of a game, with the network of the preset whose timing and score are the most similar.
    #[must_use]
    pub fn of(options: &Options) -> Evaluator {
        let preset = Evaluator::preset(options);
        let network = network(preset);
        Evaluator {
            network,
            accumulator: network.accumulator(),
            trained: preset.options(),
            options: *options,
            endgame_table: None,
        }
    }

    /// The preset that the network for a game was trained with.
    #[must_use]
    pub const fn preset(options: &Options) -> Preset {
        match (options.timing, options.score) {
            (MoveTiming::EndOfSeries, _) => Preset::PerGioco,
            (MoveTiming::AfterEachThrow, Score::Remaining) => Preset::English,
            (MoveTiming::AfterEachThrow, Score::Home) => Preset::Bell,
        }
    }

    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// `true` if the side that has moved throws again.
    #[must_use]
    pub const fn throws_again(&self) -> bool {
        matches!(self.options.timing, MoveTiming::AfterEachThrow)
    }

    /// `true` if the game is over after a side's turn has led to this field (TN-17 to TN-20).
    #[must_use]
    pub fn is_over(&self, field: &Field, mover: Side) -> bool {
        field.outcome_after_turn(&self.options, mover).is_some()
    }

    /// The win chance of the side that has just moved, in parts of [`CERTAIN`], with a draw counting half. Only a
    /// finished game is certain.
    pub fn chance(&mut self, field: &Field, mover: Side) -> i32 {
        if let Some(outcome) = field.outcome_after_turn(&self.options, mover) {
            return match outcome.winner {
                Some(winner) if winner == mover => CERTAIN,
                Some(_) => 0,
                None => CERTAIN / 2,
            };
        }
        let known = EndgameTable::chance(&mut self.endgame_table, &self.options, field, mover);
        if let Some(chance) = known
            && (SETTLED..=CERTAIN - SETTLED).contains(&chance)
        {
            return chance;
        }
        let active = features(field, &self.trained, mover);
        let [chance] = self.network.evaluate(&mut self.accumulator, &active);
        // If the result is almost certain, the network still prefers some ends, so the player makes progress in a won
        // game.
        let chance = match known {
            Some(known) if known > SETTLED => CERTAIN - ((CERTAIN - chance) >> SETTLED_BITS),
            Some(_) => chance >> SETTLED_BITS,
            None => chance,
        };
        chance.clamp(1, CERTAIN - 1)
    }
}

/// The network that was trained with a preset.
#[must_use]
pub fn network(preset: Preset) -> &'static Network {
    match preset {
        Preset::PerGioco => TrainedNetwork::TablanPerGioco,
        Preset::English => TrainedNetwork::TablanEnglish,
        Preset::Bell => TrainedNetwork::TablanBell,
    }
    .get()
}
