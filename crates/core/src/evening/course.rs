//! An evening: its plan, the steps taken, and where it stands.

use super::change::{self, Change};
use super::state::State;
use super::{
    Entrant, EntrantId, Entry, Format, GameResult, MOST_STEPS, Pairing, PairingId, PairingState,
    Plan, PlanError, Refusal, Standing, Step, knock_out, standings,
};

/// An evening. A refused step leaves it as it was; an accepted one tells what it changed besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    pub(super) plan: Plan,
    pub(super) steps: Vec<Step>,
    pub(super) state: State,
}

impl Evening {
    /// The name of its slot.
    pub const SLOT: &'static str = "evening.ron";

    /// An evening with its first round; of a round robin with all rounds.
    ///
    /// # Errors
    /// A plan that cannot be: what is wrong, and what is accepted.
    pub fn new(plan: Plan) -> Result<Evening, PlanError> {
        let plan = plan.checked()?;
        Ok(Evening {
            state: State::new(&plan),
            steps: Vec::new(),
            plan,
        })
    }

    /// What was settled before it began.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What was done since, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The list, with those who came late and those who have left.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.state.entrants
    }

    /// Somebody on the list.
    #[must_use]
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.state.entrant(id)
    }

    /// The rounds made so far, each with its pairings in the order of the tables. In a knock-out the second
    /// pairing of the last round is the game for the third place.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<Pairing>] {
        &self.state.rounds
    }

    /// A pairing.
    #[must_use]
    pub fn pairing(&self, at: PairingId) -> Option<&Pairing> {
        self.state.pairing(at)
    }

    /// The round that is being played, from 1: the first that is not complete, or the last one.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.state.round()
    }

    /// How many rounds there will be, where that is known; of winner stays on how many games.
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

    /// Whether a pairing is the game for the third place of a knock-out.
    #[must_use]
    pub fn is_for_third_place(&self, at: PairingId) -> bool {
        let tables = self.state.rounds.first().map_or(0, Vec::len);
        let index = usize::from(at.round).saturating_sub(1);
        self.plan.format == Format::KnockOut
            && usize::from(at.table) > knock_out::main_count(tables, index)
    }

    /// Whether nothing is to be played any more. Results can still be corrected.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// What is being played and what can begin: the open games of the round, and those of later rounds that have
    /// begun before their time. Nothing where it is over.
    #[must_use]
    pub fn now(&self) -> Vec<&Pairing> {
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

    /// Winner stays on: who waits for the table, the next first.
    #[must_use]
    pub fn queue(&self) -> &[EntrantId] {
        &self.state.queue
    }

    /// How everybody stands, the first place first; who shares a place, in the order of the list.
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        standings::standings(&self.state)
    }

    /// A game begins.
    ///
    /// # Errors
    /// A pairing that does not wait, somebody in it who still plays at another table, or the end.
    pub fn begin(&mut self, at: PairingId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Begin(at))
    }

    /// A game that had begun waits again.
    ///
    /// # Errors
    /// A pairing that is not being played, or the end.
    pub fn put_back(&mut self, at: PairingId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::PutBack(at))
    }

    /// A game has ended, whether it was said to begin or not. In a knock-out a draw leaves the pairing
    /// open: it is played again. When a round is complete the next one is made. In a round robin games of
    /// later rounds may come early.
    ///
    /// # Errors
    /// A pairing that has a result or is a bye, or the end.
    pub fn report(&mut self, at: PairingId, result: GameResult) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Report(at, result))
    }

    /// A game has ended otherwise than was reported, or was played although it was taken as given up.
    ///
    /// In a knock-out and in winner stays on games that follow from it and have not begun are paired anew. In the
    /// Swiss system the last round is, as long as nothing has happened in it; rounds in which it has
    /// stay as they were paired. In a knock-out a result can also become a draw, which opens the game again.
    ///
    /// # Errors
    /// A pairing without a result, or one from which follows a game that has begun and would be another's.
    pub fn correct(&mut self, at: PairingId, result: GameResult) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Correct(at, result))
    }

    /// Somebody leaves. The open games are won by whoever would have been the opponent.
    ///
    /// # Errors
    /// Nobody on the list, one who has left already, or the end.
    pub fn leave(&mut self, id: EntrantId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Leave(id))
    }

    /// Somebody who has left is back.
    ///
    /// In a knock-out the game that was given up is to be played after all, unless one that follows from it has begun; who had
    /// lost before stays out. In a round robin those of the round that is being played and of later ones are. In the
    /// Swiss system it counts from the round that was just made, if nothing has happened in it, else from the next. In winner stays
    /// on from the end of the queue.
    ///
    /// # Errors
    /// Nobody on the list, one who has not left, a game that follows in a knock-out and was played, or the end.
    pub fn come_back(&mut self, id: EntrantId) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Return(id))
    }

    /// Somebody comes late, to the end of the list.
    ///
    /// In the Swiss system to the round that was just made, if nothing has happened in it, else to the next;
    /// rounds missed count nothing. In a round robin games with all who are present are put
    /// into byes of later rounds and into new rounds. In winner stays on at the end of the queue. In a knock-out
    /// only in the first round, where there is a bye or nothing was played.
    ///
    /// # Errors
    /// A name that is none or stands on the list, a full list, or that it is too late.
    pub fn join(&mut self, entry: impl Into<Entry>) -> Result<Vec<Change>, Refusal> {
        self.take(Step::Join(entry.into()))
    }

    /// It is over, whatever is still open.
    ///
    /// # Errors
    /// Where it is over already.
    pub fn end(&mut self) -> Result<Vec<Change>, Refusal> {
        self.take(Step::End)
    }

    /// Takes a step, each of which is also a method here.
    ///
    /// # Errors
    /// As the method for this step; and after [`MOST_STEPS`] steps.
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
