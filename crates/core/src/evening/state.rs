//! The state of a game night: its list and rounds, and the effect of each step on them.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::plan::default_swiss_rounds;
use super::{
    Draw, Entrant, EntrantId, Entry, Format, GameResult, LeaverRule, MOST_NAMES, Pairing,
    PairingId, PairingState, Plan, Refusal, Step,
};
use super::{knock_out, round_robin, swiss, winner_stays_on};
use crate::players::{checked_name, same_name};
use crate::rules::{GameKind, Side};

/// A corrected result.
#[derive(Clone, Copy, Debug)]
pub(super) enum Corrected {
    /// The result of the last game of a pairing.
    Last(GameResult),
    /// The result of the first of two games, by the sides in that game.
    Earlier(GameResult),
}

/// The state of a game night.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub(super) entrants: Vec<Entrant>,
    pub(super) rounds: Vec<Vec<Pairing>>,
    pub(super) format: Format,
    pub(super) games: Vec<GameKind>,
    pub(super) cappotto_counts_double: bool,
    pub(super) two_games: bool,
    pub(super) leavers: LeaverRule,
    /// The version of the text, which decides the details of the Swiss system.
    pub(super) version: u32,
    /// The number of rounds of the Swiss system.
    pub(super) swiss_rounds: u16,
    /// The players who wait in winner stays on, the next one first.
    pub(super) queue: Vec<EntrantId>,
    /// The player who was already at the table when each round of winner stays on started.
    pub(super) holders: Vec<EntrantId>,
    /// `true` if it was ended by hand.
    pub(super) ended: bool,
}

impl State {
    /// Makes the state with the first round of a checked plan, by the rules of a version.
    pub(super) fn new(plan: &Plan, version: u32) -> State {
        let mut names: Vec<&Entry> = plan.names.iter().collect();
        if let Draw::Random { seed } = plan.draw {
            shuffle(&mut names, seed);
        }
        let entrants = names.into_iter().enumerate().map(|(index, entry)| Entrant {
            id: EntrantId::of_index(index),
            name: entry.name.clone(),
            player: entry.player,
            joined: 1,
            left: false,
        });
        let swiss_rounds = match plan.format {
            Format::Swiss { rounds } => {
                rounds.unwrap_or_else(|| default_swiss_rounds(plan.names.len()))
            }
            _ => 0,
        };
        let mut state = State {
            entrants: entrants.collect(),
            rounds: Vec::new(),
            format: plan.format,
            games: plan.games.clone(),
            cappotto_counts_double: plan.cappotto_counts_double,
            two_games: plan.two_games,
            leavers: plan.leavers,
            version,
            swiss_rounds,
            queue: Vec::new(),
            holders: Vec::new(),
            ended: false,
        };
        match plan.format {
            Format::KnockOut => state.rounds = vec![knock_out::first_round(&state)],
            Format::RoundRobin => state.rounds = round_robin::rounds(&state),
            Format::Swiss { .. } => swiss::advance(&mut state),
            Format::WinnerStaysOn { .. } => {
                state.queue = state.present();
                winner_stays_on::advance(&mut state);
            }
        }
        state
    }

    pub(super) fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.entrants.get(id.index())
    }

    pub(super) fn is_present(&self, id: EntrantId) -> bool {
        self.entrant(id).is_some_and(|entrant| !entrant.left)
    }

    /// The players who haven't left, in the order of the list.
    pub(super) fn present(&self) -> Vec<EntrantId> {
        let present = self.entrants.iter().filter(|entrant| !entrant.left);
        present.map(|entrant| entrant.id).collect()
    }

    pub(super) fn pairing(&self, at: PairingId) -> Option<&Pairing> {
        let round = self.rounds.get(usize::from(at.round).checked_sub(1)?)?;
        round.get(usize::from(at.table).checked_sub(1)?)
    }

    fn pairing_mut(&mut self, at: PairingId) -> Result<&mut Pairing, Refusal> {
        let missing = Refusal::NoSuchPairing { at };
        let (round, table) = (usize::from(at.round), usize::from(at.table));
        let round = round.checked_sub(1).and_then(|at| self.rounds.get_mut(at));
        let pairing = round.and_then(|round| round.get_mut(table.checked_sub(1)?));
        pairing.ok_or(missing)
    }

    /// The name of an entrant, empty if the number isn't on the list.
    pub(super) fn name(&self, id: EntrantId) -> String {
        self.entrant(id)
            .map_or_else(String::new, |one| one.name.clone())
    }

    /// The current round, from 1, or the last one if all are over.
    pub(super) fn round(&self) -> u16 {
        let open = |round: &Vec<Pairing>| round.iter().any(Pairing::is_open);
        let index = self.rounds.iter().position(open);
        index.map_or(self.rounds.len(), |index| index + 1) as u16
    }

    /// `true` if no game is left to play. It's enough to look for open games, because each format makes the next round
    /// as soon as it can.
    pub(super) fn is_over(&self) -> bool {
        self.ended || !self.rounds.iter().flatten().any(Pairing::is_open)
    }

    /// Takes a step. The state must be discarded after a refusal.
    pub(super) fn take(&mut self, step: &Step) -> Result<(), Refusal> {
        let is_possible = match step {
            Step::Correct(..) | Step::CorrectEarlier(..) => true,
            // Maybe too few players were left. Unless it was ended by hand, it can continue.
            Step::Return(_) => !self.ended,
            _ => !self.is_over(),
        };
        if !is_possible {
            return Err(Refusal::Over);
        }
        match step {
            Step::Begin(at) => self.begin(*at),
            Step::Unstart(at) => self.unstart(*at),
            Step::Report(at, result) => self.report(*at, *result),
            Step::Correct(at, result) => self.correct(*at, *result),
            Step::CorrectEarlier(at, result) => self.correct_earlier(*at, *result),
            Step::Leave(id) => self.leave(*id),
            Step::Return(id) => self.come_back(*id),
            Step::Join(entry) => self.join(entry),
            Step::End => {
                self.ended = true;
                Ok(())
            }
        }
    }

    fn begin(&mut self, at: PairingId) -> Result<(), Refusal> {
        let pairing = self.pairing(at).ok_or(Refusal::NoSuchPairing { at })?;
        match pairing.state {
            PairingState::Waiting => {}
            PairingState::Playing => return Err(Refusal::AlreadyPlaying { at }),
            PairingState::Bye => return Err(Refusal::Bye { at }),
            _ => return Err(Refusal::AlreadyDone { at }),
        }
        for who in [Some(pairing.first), pairing.second].into_iter().flatten() {
            let mut playing = self.rounds.iter().flatten();
            let playing = playing
                .find(|one| one.state == PairingState::Playing && one.side_of(who).is_some());
            if let Some(other) = playing {
                return Err(Refusal::Busy {
                    name: self.name(who),
                    at: other.id,
                });
            }
        }
        self.pairing_mut(at)?.state = PairingState::Playing;
        Ok(())
    }

    fn unstart(&mut self, at: PairingId) -> Result<(), Refusal> {
        let pairing = self.pairing_mut(at)?;
        if pairing.state != PairingState::Playing {
            return Err(Refusal::NotPlaying { at });
        }
        pairing.state = PairingState::Waiting;
        Ok(())
    }

    fn report(&mut self, at: PairingId, result: GameResult) -> Result<(), Refusal> {
        match self.pairing_mut(at)?.state {
            PairingState::Waiting | PairingState::Playing => {}
            PairingState::Bye => return Err(Refusal::Bye { at }),
            _ => return Err(Refusal::AlreadyDone { at }),
        }
        self.pairing_mut(at)?.record(result);
        self.reopen_drawn(at)?;
        self.advance()
    }

    /// Makes the players of a knockout play again if their pairing is level.
    fn reopen_drawn(&mut self, at: PairingId) -> Result<(), Refusal> {
        let is_knock_out = self.format == Format::KnockOut;
        let pairing = self.pairing_mut(at)?;
        let is_done = matches!(pairing.state, PairingState::Done(_));
        if is_knock_out && is_done && pairing.winner().is_none() {
            pairing.play_again();
        }
        Ok(())
    }

    /// Stores a corrected result. A player who has left forfeits a game that is open because of it.
    pub(super) fn set_corrected(
        &mut self,
        at: PairingId,
        corrected: Corrected,
    ) -> Result<(), Refusal> {
        let pairing = self.pairing_mut(at)?;
        match corrected {
            Corrected::Last(result) if matches!(pairing.state, PairingState::Done(_)) => {
                pairing.state = PairingState::Done(result);
            }
            Corrected::Last(result) => pairing.record(result),
            Corrected::Earlier(result) => pairing.earlier = Some(result),
        }
        self.reopen_drawn(at)?;
        if self.two_games {
            let round = usize::from(at.round).wrapping_sub(1);
            let round = self
                .rounds
                .get_mut(round)
                .map_or(&mut [][..], Vec::as_mut_slice);
            forfeit_absent(&self.entrants, round);
        }
        Ok(())
    }

    fn correct(&mut self, at: PairingId, result: GameResult) -> Result<(), Refusal> {
        let pairing = self.pairing_mut(at)?;
        let is_bye = pairing.second.is_none();
        match pairing.state {
            _ if is_bye => return Err(Refusal::Bye { at }),
            PairingState::Done(_) | PairingState::Forfeit(_) => {}
            // Only a drawn game can be corrected here, since it left the pairing open. Of two games the first one is
            // no longer known.
            _ if pairing.draws > 0 && !pairing.two_games => pairing.draws -= 1,
            _ => return Err(Refusal::NotDone { at }),
        }
        self.apply_correction(at, Corrected::Last(result))
    }

    fn correct_earlier(&mut self, at: PairingId, result: GameResult) -> Result<(), Refusal> {
        if self.pairing_mut(at)?.earlier.is_none() {
            return Err(Refusal::NotDone { at });
        }
        self.apply_correction(at, Corrected::Earlier(result))
    }

    fn apply_correction(&mut self, at: PairingId, corrected: Corrected) -> Result<(), Refusal> {
        match self.format {
            Format::KnockOut => {
                self.set_corrected(at, corrected)?;
                knock_out::advance(self)
            }
            Format::RoundRobin => self.set_corrected(at, corrected),
            Format::Swiss { .. } => {
                self.set_corrected(at, corrected)?;
                swiss::pair_again_after(self, at.round);
                Ok(())
            }
            Format::WinnerStaysOn { .. } => winner_stays_on::correct(self, at, corrected),
        }
    }

    fn leave(&mut self, id: EntrantId) -> Result<(), Refusal> {
        let entrant = self.entrants.get_mut(id.index());
        let entrant = entrant.ok_or(Refusal::NoSuchEntrant { id })?;
        if entrant.left {
            return Err(Refusal::AlreadyLeft {
                name: entrant.name.clone(),
            });
        }
        entrant.left = true;
        self.queue.retain(|waiting| *waiting != id);
        if matches!(self.format, Format::Swiss { .. }) {
            swiss::withdraw_bye(self, id);
        }
        let entrants = &self.entrants;
        for round in &mut self.rounds {
            forfeit_absent(entrants, round);
        }
        self.advance()
    }

    /// Reopens forfeited games of rounds that are still open, or that no played game follows from.
    fn come_back(&mut self, id: EntrantId) -> Result<(), Refusal> {
        let entrant = self.entrants.get_mut(id.index());
        let entrant = entrant.ok_or(Refusal::NoSuchEntrant { id })?;
        if !entrant.left {
            return Err(Refusal::NotLeft {
                name: entrant.name.clone(),
            });
        }
        let was_over = self.is_over();
        let entrant = &mut self.entrants[id.index()];
        entrant.left = false;
        match self.format {
            Format::KnockOut => {
                let own = self.rounds.iter().flatten();
                let given_up = own.filter(|one| {
                    let lost = one.side_of(id).is_some() && one.winner() != Some(id);
                    lost && matches!(one.state, PairingState::Forfeit(_))
                });
                let given_up: Vec<PairingId> = given_up.map(|one| one.id).collect();
                // Tries the earliest game first, since games that follow from it might have been played.
                let mut refused = None;
                for from in 0..given_up.len() {
                    let mut next = self.clone();
                    for at in &given_up[from..] {
                        next.pairing_mut(*at)?.state = PairingState::Waiting;
                    }
                    match knock_out::advance(&mut next) {
                        Ok(()) => {
                            *self = next;
                            return Ok(());
                        }
                        Err(problem) => refused = refused.or(Some(problem)),
                    }
                }
                refused.map_or(Ok(()), Err)?;
            }
            Format::RoundRobin => {
                // If only players were missing, all their games are played.
                let current = match was_over {
                    true => 0,
                    false => usize::from(self.round()).saturating_sub(1),
                };
                for round in self.rounds.iter_mut().skip(current) {
                    for pairing in round.iter_mut() {
                        let given_up = matches!(pairing.state, PairingState::Forfeit(_));
                        if given_up && pairing.side_of(id).is_some() {
                            pairing.state = PairingState::Waiting;
                        }
                    }
                    forfeit_absent(&self.entrants, round);
                }
            }
            Format::Swiss { .. } => swiss::come_back(self, id),
            Format::WinnerStaysOn { .. } => {
                self.queue.push(id);
                self.advance()?;
            }
        }
        Ok(())
    }

    fn join(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let name = checked_name(&entry.name)?;
        if let Some(entrant) = self.entrants.iter().find(|one| same_name(&one.name, &name)) {
            return Err(Refusal::DuplicateName {
                id: entrant.id,
                name: entrant.name.clone(),
            });
        }
        if self.entrants.len() >= MOST_NAMES {
            return Err(Refusal::Full);
        }
        let id = EntrantId::of_index(self.entrants.len());
        self.entrants.push(Entrant {
            id,
            name,
            player: entry.player,
            joined: self.round(),
            left: false,
        });
        match self.format {
            Format::KnockOut => {
                knock_out::join(self, id)?;
                self.advance()
            }
            Format::RoundRobin => {
                round_robin::join(self, id);
                Ok(())
            }
            Format::Swiss { .. } => Ok(swiss::join(self, id)?),
            Format::WinnerStaysOn { .. } => {
                self.queue.push(id);
                if let Some(entrant) = self.entrants.last_mut() {
                    entrant.joined += 1;
                }
                Ok(())
            }
        }
    }

    /// Makes the next round if the last one is complete.
    fn advance(&mut self) -> Result<(), Refusal> {
        match self.format {
            Format::KnockOut => knock_out::advance(self)?,
            Format::RoundRobin => {}
            Format::Swiss { .. } => swiss::advance(self),
            Format::WinnerStaysOn { .. } => winner_stays_on::advance(self),
        }
        Ok(())
    }

    /// The refusal that names a game which was already played.
    pub(super) fn later_played(&self, later: &Pairing) -> Refusal {
        Refusal::LaterGamePlayed {
            later: later.id,
            first: self.name(later.first),
            second: later.second.map_or_else(String::new, |who| self.name(who)),
        }
    }
}

/// Forfeits the open games of players who have left.
pub(super) fn forfeit_absent(entrants: &[Entrant], round: &mut [Pairing]) {
    let left = |id: EntrantId| entrants.get(id.index()).is_none_or(|one| one.left);
    for pairing in round.iter_mut().filter(|pairing| pairing.is_open()) {
        let winner = match (left(pairing.first), pairing.second.is_some_and(left)) {
            (false, false) => continue,
            (true, false) => Some(Side::Second),
            (false, true) => Some(Side::First),
            (true, true) => None,
        };
        pairing.state = PairingState::Forfeit(winner);
    }
}

/// Fisher–Yates shuffle, with a generator that gives the same numbers on every platform.
fn shuffle<T>(list: &mut [T], seed: u64) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    for last in (1..list.len()).rev() {
        // The list is too short for the remainder to favour any place measurably.
        let other = chance.next_u64() % (last as u64 + 1);
        list.swap(last, other as usize);
    }
}
