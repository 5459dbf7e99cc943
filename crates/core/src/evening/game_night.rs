//! A game night: its plan, the steps taken, and its current state.

use super::change::{self, Change};
use super::state::State;
use super::{
    Entrant, EntrantId, Entry, Format, GameResult, MOST_STEPS, Pairing, PairingId, PairingState,
    Plan, PlanError, Refusal, Standing, Step, VERSION, knock_out, standings,
};

/// The reason why a game night is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Every game has a result.
    Complete,
    /// It was ended by hand.
    ByHand,
    /// Fewer than two players are left.
    TooFewPlayers,
}

/// A game night. A refused step leaves it unchanged; an accepted one returns the changes that it caused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    pub(super) plan: Plan,
    pub(super) steps: Vec<Step>,
    pub(super) state: State,
}

impl Evening {
    /// The name of the slot that it is saved in.
    pub const SLOT: &'static str = "evening.ron";

    /// Makes a game night with its first round, in a round robin with all rounds.
    ///
    /// # Errors
    /// Fails if the plan isn't valid. The error names the problem and the accepted values.
    pub fn new(plan: Plan) -> Result<Evening, PlanError> {
        Evening::of_version(plan, VERSION)
    }

    /// Makes a game night by the rules of a version.
    pub(super) fn of_version(plan: Plan, version: u32) -> Result<Evening, PlanError> {
        let plan = plan.checked()?;
        Ok(Evening {
            state: State::new(&plan, version),
            steps: Vec::new(),
            plan,
        })
    }

    /// The plan, which never changes.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The steps taken so far, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// All entrants, including those who joined late and those who have left.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.state.entrants
    }

    /// An entrant, `None` if this number isn't on the list.
    #[must_use]
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.state.entrant(id)
    }

    /// The rounds made so far, each with its pairings in the order of the tables. In a knockout the second pairing of
    /// the last round is the game for third place.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<Pairing>] {
        &self.state.rounds
    }

    /// A pairing, `None` if it doesn't exist.
    #[must_use]
    pub fn pairing(&self, at: PairingId) -> Option<&Pairing> {
        self.state.pairing(at)
    }

    /// The current round, from 1: the first that isn't complete, otherwise the last one.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.state.round()
    }

    /// The number of rounds, `None` if it isn't known. In winner stays on, the number of games.
    #[must_use]
    pub fn round_count(&self) -> Option<u16> {
        match self.plan.format {
            Format::KnockOut => {
                let tables = self.state.rounds.first().map_or(1, Vec::len);
                Some(tables.trailing_zeros() as u16 + 1)
            }
            Format::RoundRobin => Some(self.state.rounds.len() as u16),
            Format::Swiss { .. } => Some(self.state.swiss_rounds),
            Format::WinnerStaysOn { games } => games,
        }
    }

    /// `true` if a pairing is a knockout's game for third place.
    #[must_use]
    pub fn is_for_third_place(&self, at: PairingId) -> bool {
        let tables = self.state.rounds.first().map_or(0, Vec::len);
        let index = usize::from(at.round).saturating_sub(1);
        self.plan.format == Format::KnockOut
            && usize::from(at.table) > knock_out::main_count(tables, index)
    }

    /// `true` if no game is left to play. Results can still be corrected.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The reason why it's over, `None` if it isn't.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let ending = if self.state.ended {
            Ending::ByHand
        } else if self.state.present().len() < 2 {
            Ending::TooFewPlayers
        } else {
            Ending::Complete
        };
        self.is_over().then_some(ending)
    }

    /// `true` if players who have left can return. After the end too, unless it was ended by hand.
    #[must_use]
    pub fn can_return(&self) -> bool {
        !self.state.ended && self.entrants().iter().any(|one| one.left)
    }

    /// `false` if a pairing doesn't count in the standings, because a player left a round robin too early
    /// ([`LeaverRule::HalfPlayed`](super::LeaverRule)).
    #[must_use]
    pub fn counts(&self, pairing: &Pairing) -> bool {
        let players = [Some(pairing.first), pairing.second];
        !players
            .into_iter()
            .flatten()
            .any(|id| standings::is_removed(&self.state, id))
    }

    /// The games being played and those that can start: the open games of the round, and games of later rounds that
    /// were started early. Empty if the game night is over.
    #[must_use]
    pub fn open_pairings(&self) -> Vec<&Pairing> {
        if self.is_over() {
            return Vec::new();
        }
        let round = self.round();
        let pairings = self.state.rounds.iter().flatten();
        let now = |one: &&Pairing| {
            one.state == PairingState::Playing
                || one.state == PairingState::Waiting && one.id.round == round
        };
        pairings.filter(now).collect()
    }

    /// The players who wait for the table in winner stays on, the next one first.
    #[must_use]
    pub fn queue(&self) -> &[EntrantId] {
        &self.state.queue
    }

    /// The standings, best first. Players who share a place are in the order of the list.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        standings::standings(&self.state)
    }

    /// Starts a game.
    ///
    /// # Errors
    /// Fails if the pairing isn't waiting, if one of its players is still playing at another table, or if the game
    /// night is over.
    pub fn begin(&mut self, at: PairingId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Begin(at))
    }

    /// Marks a started game as not started.
    ///
    /// # Errors
    /// Fails if the pairing isn't being played, or if the game night is over.
    pub fn unstart(&mut self, at: PairingId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Unstart(at))
    }

    /// Reports the result of a game, which needn't have been started. After the first of two games the players swap
    /// sides, and the pairing stays open. A level pairing in a knockout stays open too, because it's played again. The
    /// next round is made as soon as this one is complete. A round robin accepts games of later rounds early.
    ///
    /// # Errors
    /// Fails if the pairing has a result or is a bye, or if the game night is over.
    pub fn report(&mut self, at: PairingId, result: GameResult) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Report(at, result))
    }

    /// Changes a reported result, or replaces a forfeit by the result of a game.
    ///
    /// In a knockout and in winner stays on, following games that haven't started are paired again. In the Swiss system
    /// the last round is paired again if none of its games has started; other rounds keep their pairings. In a knockout
    /// the new result can also be a draw, which reopens the game.
    ///
    /// # Errors
    /// Fails if the pairing has no result, or if a following game has started and would have other players.
    pub fn correct(&mut self, at: PairingId, result: GameResult) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Correct(at, result))
    }

    /// Changes the result of the first of two games, by the sides in that game, which are the other ones now. The
    /// consequences are those of [`Evening::correct`].
    ///
    /// # Errors
    /// Fails if the first of two games has no result, or if a following game has started and would have other players.
    pub fn correct_earlier(
        &mut self,
        at: PairingId,
        result: GameResult,
    ) -> Result<Vec<Change>, Refusal> {
        self.take(Step::CorrectEarlier(at, result))
    }

    /// Marks a player as gone. Their opponents win the open games. In the Swiss system they lose the bye of the current
    /// round.
    ///
    /// # Errors
    /// Fails if the number isn't on the list, if the player has already left, or if the game night is over.
    pub fn leave(&mut self, id: EntrantId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Leave(id))
    }

    /// Brings back a player who has left.
    ///
    /// - Knockout: the forfeited game is played after all, unless a game that follows from it has started; a player who
    ///   had lost before stays out.
    /// - Round robin: forfeited games of the current round and of later ones are played.
    /// - Swiss system: the newest round is paired again if none of its games has started. Otherwise the player's
    ///   forfeited game in it is played; without one, the player is in the next round.
    /// - Winner stays on: the player goes to the end of the queue.
    ///
    /// A game night that is over because too few players are left continues. In a round robin all forfeited games are
    /// played then.
    ///
    /// # Errors
    /// Fails if the number isn't on the list, if the player hasn't left, if a following game of a knockout was played,
    /// or if the game night was ended by hand.
    pub fn come_back(&mut self, id: EntrantId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Return(id))
    }

    /// Adds a latecomer to the end of the list.
    ///
    /// - Knockout: possible only in the first round, if it has a bye or if none of its games was played.
    /// - Round robin: games against all present players are put into byes of later rounds and into new rounds.
    /// - Swiss system: the player joins the newest round if none of its games has started, otherwise the next one;
    ///   missed rounds give no points.
    /// - Winner stays on: the player goes to the end of the queue.
    ///
    /// # Errors
    /// Fails if the name isn't valid or is already on the list, if the list is full, if it's too late to join, or if
    /// the game night is over.
    pub fn join(&mut self, entry: impl Into<Entry>) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Join(entry.into()))
    }

    /// Ends the game night, even if games are open.
    ///
    /// # Errors
    /// Fails if it's already over.
    pub fn end(&mut self) -> Result<Vec<Change>, Refusal> {
        self.take(Step::End)
    }

    /// Takes a step. Each kind of step also has its own method.
    ///
    /// # Errors
    /// Fails like the method for the step, and after [`MOST_STEPS`] steps.
    pub fn take(&mut self, step: Step) -> Result<Vec<Change>, Refusal> {
        if self.steps.len() >= MOST_STEPS {
            return Err(Refusal::TooManySteps);
        }
        let mut next = self.state.clone();
        next.take(&step)?;
        let changes = change::between(&self.state, &next);
        self.state = next;
        self.steps.push(step);
        Ok(changes)
    }
}
