//! Compares choices by rollouts: games that continue from each choice for some turns.
//!
//! The first throws of both sides are balanced, and all choices get the same throws. The luck of every throw, as the
//! network estimates it, is subtracted from the result.

mod balanced_throws;
mod error;
mod estimate;
mod game_rollout;
mod turn_player;

pub(crate) use balanced_throws::BalancedThrows;
pub use error::RolloutError;
pub use estimate::Estimate;
pub(crate) use turn_player::{PlayedTurn, TurnExpectation, TurnPlayer, Value, WHOLE};

use self::game_rollout::GameRollout;
use super::Progress;
use super::game_player::GamePlayer as _;
use super::tablan::TablanTurnPlayer;
use super::tawula::TawulaTurnPlayer;
use crate::rules::{AnyMove, AnyPosition, Expect, MatchScore, dispatch};

/// The parameters of a rollout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolloutParams {
    /// The maximum number of games for each choice. It's rounded up to whole rounds, in which every first throw occurs
    /// once.
    pub games: u32,
    /// The number of turns to play in a game. After that the network evaluates the position.
    pub turns: u32,
    /// The seed for the throws after the balanced ones.
    pub seed: u64,
    /// `true` if choices that are clearly worse than the best are dropped, and the rollout ends once the best is clear.
    pub stops: bool,
    /// The score of the match before the game. `None` for a single game (TW-16).
    pub score: Option<MatchScore>,
}

impl Default for RolloutParams {
    fn default() -> RolloutParams {
        RolloutParams {
            games: 1_000,
            turns: 8,
            seed: 0,
            stops: true,
            score: None,
        }
    }
}

impl RolloutParams {
    /// The maximum number of games for a choice. More would take hours without changing the result.
    pub const MOST_GAMES: u32 = 50_000;
}

/// The result of a rollout for one choice. Chances are those of the side that chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolloutChoice {
    /// The remaining choices of the turn.
    pub choices: Vec<AnyMove>,
    /// The win chance, with a draw counting half, from 0 to a whole game.
    pub chance: Estimate,
    /// The win chance of the best choice minus that of this one, over the games that both have. It's 0 for the best
    /// choice.
    pub behind: Estimate,
    /// The number of games.
    pub games: u32,
}

/// A comparison of several turns of a position that runs in steps. The same turns and parameters give the same result
/// on every machine, for any sizes of the steps.
#[derive(Clone, Debug)]
pub struct Rollout {
    turns: Vec<Vec<AnyMove>>,
    rollout: AnyRollout,
    granted: u64,
    nodes: u64,
}

/// The rollout of a game with throws.
#[derive(Clone, Debug)]
pub(crate) enum AnyRollout {
    Tablan(Box<GameRollout<TablanTurnPlayer>>),
    Tawula(Box<GameRollout<TawulaTurnPlayer>>),
}

macro_rules! each_rollout {
    ($value:expr, $rollout:ident => $body:expr) => {
        match $value {
            AnyRollout::Tablan($rollout) => $body,
            AnyRollout::Tawula($rollout) => $body,
        }
    };
}

impl Rollout {
    /// A rollout before its first game. Each turn is given by its remaining choices.
    ///
    /// # Errors
    /// Fails for a game without throws, a position that doesn't expect a choice, an illegal choice, and a turn that
    /// isn't complete.
    pub fn new(
        position: &AnyPosition,
        turns: Vec<Vec<AnyMove>>,
        params: RolloutParams,
    ) -> Result<Rollout, RolloutError> {
        let params = RolloutParams {
            games: params.games.min(RolloutParams::MOST_GAMES),
            ..params
        };
        let rollout =
            dispatch!(AnyPosition(position), position => position.rollout(&turns, params))?;
        Ok(Rollout {
            turns,
            rollout,
            granted: 0,
            nodes: 0,
        })
    }

    /// The turns that are worth a rollout: at most `most`, in the order of the best level's evaluation, the best first.
    ///
    /// # Errors
    /// Fails for a game without throws and a position that doesn't expect a choice.
    pub fn promising(
        position: &AnyPosition,
        score: Option<&MatchScore>,
        most: usize,
    ) -> Result<Vec<Vec<AnyMove>>, RolloutError> {
        let turns =
            dispatch!(AnyPosition(position), position => position.promising_turns(score, most))?;
        if turns.is_empty() {
            return Err(RolloutError::NoChoice);
        }
        Ok(turns)
    }

    /// Plays for `nodes` more nodes, which are evaluated positions. A game takes several thousand nodes and isn't
    /// interrupted, so a step can take more. The next step then takes fewer.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.granted = self.granted.saturating_add(nodes);
        let Rollout { granted, nodes, .. } = self;
        each_rollout!(&mut self.rollout, rollout => {
            while *nodes < *granted && !rollout.is_done() {
                *nodes += rollout.step();
            }
        });
        self.progress()
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        self.step(u64::MAX);
    }

    /// The state of the rollout.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match each_rollout!(&self.rollout, rollout => rollout.is_done()) {
            true => Progress::Done,
            false => Progress::Thinking,
        }
    }

    /// The number of games that the best choices have had, and the maximum.
    #[must_use]
    pub fn games(&self) -> (u32, u32) {
        each_rollout!(&self.rollout, rollout => (rollout.games(), rollout.most_games()))
    }

    /// The index of the best of the given turns so far. `None` if no turns were given.
    #[must_use]
    pub fn best(&self) -> Option<usize> {
        each_rollout!(&self.rollout, rollout => rollout.best())
    }

    /// The results so far in the order of the given turns.
    #[must_use]
    pub fn choices(&self) -> Vec<RolloutChoice> {
        let turns = self.turns.iter().enumerate();
        turns
            .map(|(place, choices)| {
                each_rollout!(&self.rollout, rollout => {
                    let (games, chance) = rollout.chance(place);
                    let mut chance = chance.to_estimate();
                    chance.mean = chance.mean.clamp(0, 10_000);
                    RolloutChoice {
                        choices: choices.clone(),
                        chance,
                        behind: rollout.chance_behind(place).to_estimate(),
                        games,
                    }
                })
            })
            .collect()
    }
}

/// The side that chooses.
fn chooser(position: &AnyPosition) -> Result<crate::rules::Side, RolloutError> {
    match position.expect() {
        Expect::Move(side) => Ok(side),
        Expect::Throw(_) | Expect::Nothing => Err(RolloutError::NoChoice),
    }
}

/// The rollout of one game's turns; `end_of` keeps what its player needs of the position in which a turn ends.
///
/// # Errors
/// Fails if the position isn't to be chosen in, or if a turn isn't legal and complete.
pub(crate) fn game_rollout<P: TurnPlayer>(
    position: &AnyPosition,
    player: P,
    turns: &[Vec<AnyMove>],
    params: RolloutParams,
    end_of: impl Fn(&AnyPosition) -> Option<P::End>,
) -> Result<Box<GameRollout<P>>, RolloutError> {
    let side = chooser(position)?;
    let mut ends = Vec::with_capacity(turns.len());
    for (index, turn) in turns.iter().enumerate() {
        let mut reached = position.clone();
        for choice in turn {
            reached.play(*choice)?;
        }
        let place = index + 1;
        ends.push(end_of(&reached).ok_or(RolloutError::Unfinished { place })?);
    }
    Ok(Box::new(GameRollout::new(player, params, side, ends)))
}
