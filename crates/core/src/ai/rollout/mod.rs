//! Rollouts: choices are compared by games that are played on from them for some turns.
//!
//! The first throws of both sides are balanced, all choices that are compared get the same throws, and
//! the luck of every throw, as the network sees it, is taken out of the result.

mod balanced_throws;
mod error;
mod estimate;
mod game_rollout;
mod turn_player;

pub(crate) use balanced_throws::BalancedThrows;
pub use error::RolloutError;
pub use estimate::Estimate;
pub(crate) use turn_player::{Outlook, PlayedTurn, TurnPlayer, Value, WHOLE};

use self::game_rollout::GameRollout;
use super::Progress;
use super::game_player::GamePlayer as _;
use super::tablan::TablanTurnPlayer;
use super::tawula::TawulaTurnPlayer;
use crate::rules::{AnyMove, AnyPosition, Expect, MatchScore, dispatch};

/// How choices are rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RolloutParams {
    /// How many games are played for a choice at most; rounded up to whole rounds, in which every first
    /// throw falls once.
    pub games: u32,
    /// For how many turns a game is played on; then the network says how it stands.
    pub turns: u32,
    /// Decides the throws behind the balanced ones.
    pub seed: u64,
    /// Whether a choice is dropped once it is clearly worse than the best, and all is over once the best
    /// is clear.
    pub stops: bool,
    /// The score of the match before the game, where it is one of a match (TW-16).
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
    /// The most games for a choice: more would take hours, and none would change anything.
    pub const MOST_GAMES: u32 = 50_000;
}

/// What a rollout says of a choice; chances are those of the side that chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RolloutChoice {
    /// The choices of the turn, or what is left of it.
    pub choices: Vec<AnyMove>,
    /// The chance to win with it, a draw counting half, between 0 and a whole game.
    pub chance: Estimate,
    /// By how much its chance is behind that of the best, over the games that both had, and the error of
    /// that; nothing for the best itself.
    pub behind: Estimate,
    /// How many games it had.
    pub games: u32,
}

/// Compares turns of one position, in steps. The same turns and parameters come to the same on every
/// machine, however the nodes are cut into steps.
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
    /// A rollout of some turns that has not begun, each given by the choices that are left of it.
    ///
    /// # Errors
    /// A game without throws, a position that waits for no choice, a choice that is not legal, a turn
    /// that does not come to its end.
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

    /// The turns that the best level likes best, the best first, at most so many: what is worth being
    /// rolled out.
    ///
    /// # Errors
    /// A game without throws, a position that waits for no choice.
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

    /// Goes on for so many nodes, an evaluated position being one. A game, of some thousand nodes, is not
    /// interrupted; what it takes too much the next step has less.
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

    /// Goes on to the end.
    pub fn finish(&mut self) {
        self.step(u64::MAX);
    }

    /// Whether it goes on.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match each_rollout!(&self.rollout, rollout => rollout.is_done()) {
            true => Progress::Done,
            false => Progress::Thinking,
        }
    }

    /// How many games the best choices have had, and how many they have at most.
    #[must_use]
    pub fn games(&self) -> (u32, u32) {
        each_rollout!(&self.rollout, rollout => (rollout.games(), rollout.most_games()))
    }

    /// The place of the best turn so far among those that were given; none where none was.
    #[must_use]
    pub fn best(&self) -> Option<usize> {
        each_rollout!(&self.rollout, rollout => rollout.best())
    }

    /// What it says so far of each turn, in the order in which they were given.
    #[must_use]
    pub fn choices(&self) -> Vec<RolloutChoice> {
        let turns = self.turns.iter().enumerate();
        turns
            .map(|(place, choices)| {
                each_rollout!(&self.rollout, rollout => {
                    let (games, chance) = rollout.chance(place);
                    let mut chance = chance.told();
                    chance.mean = chance.mean.clamp(0, 10_000);
                    RolloutChoice {
                        choices: choices.clone(),
                        chance,
                        behind: rollout.chance_behind(place).told(),
                        games,
                    }
                })
            })
            .collect()
    }
}

/// Who chooses.
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
