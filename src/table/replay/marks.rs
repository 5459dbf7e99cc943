//! Finds the notable turns of a replayed game: captures, rare throws and turning points.

use std::time::Duration;

use web_time::Instant;

use crate::record::{Event, GameRecord};
use crate::rules::{AnyPosition, AnyStep, AnyThrow, dispatch};
use crate::table::Place;
use crate::table::games::TableGame;

/// A notable turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayMark {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// The kind of mark.
    pub kind: ReplayMarkKind,
}

/// The reason why a turn is notable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayMarkKind {
    /// A piece was captured or hit.
    Capture,
    /// A rare throw was thrown.
    Throw,
    /// A turning point, found by the review.
    TurningPoint,
}

/// A throw is rare if its chance is at most one in this number, and at most half that of the most frequent one.
const RARE: u32 = 16;

/// Searches a game for notable turns, in parts.
#[derive(Debug)]
pub(super) struct MarkReader {
    position: AnyPosition,
    /// The number of events read.
    events: usize,
    /// The number of turns started by then.
    turn: usize,
}

impl MarkReader {
    pub fn new(game: &GameRecord) -> MarkReader {
        MarkReader {
            position: game.start().clone(),
            events: 0,
            turn: 0,
        }
    }

    pub fn is_done(&self, game: &GameRecord) -> bool {
        self.events >= game.events().len()
    }

    /// Reads on for this time and returns the new marks.
    pub fn read_for(&mut self, game: &GameRecord, time: Duration) -> Vec<ReplayMark> {
        let begun = Instant::now();
        let mut found: Vec<ReplayMark> = Vec::new();
        while let Some(event) = game.events().nth(self.events) {
            let next = game.turns().get(self.turn);
            if next.is_some_and(|next| next.first_event <= self.events) {
                self.turn += 1;
            }
            let mark = self.read(event).map(|kind| ReplayMark {
                turn: self.turn,
                kind,
            });
            found.extend(mark.filter(|mark| found.last() != Some(mark)));
            self.events += 1;
            if begun.elapsed() >= time {
                break;
            }
        }
        found
    }

    fn read(&mut self, event: &Event) -> Option<ReplayMarkKind> {
        match *event {
            Event::Threw { throw, .. } => {
                let is_rare = is_rare(throw);
                // The throw was accepted when the game was played.
                let _ = self.position.throw(throw);
                is_rare.then_some(ReplayMarkKind::Throw)
            }
            Event::Played { choice, .. } => {
                let steps = self.position.play(choice).unwrap_or_default();
                let captures = steps.iter().any(captures);
                captures.then_some(ReplayMarkKind::Capture)
            }
            Event::DrawAgreed { .. } | Event::Resigned { .. } | Event::OutOfTime { .. } => None,
        }
    }
}

fn captures(step: &AnyStep) -> bool {
    let movement = dispatch!(AnyStep(step), step: Game => Game::movement(step));
    movement.is_some_and(|movement| matches!(movement.to, Place::Captured | Place::Bar))
}

fn is_rare(throw: AnyThrow) -> bool {
    dispatch!(AnyThrow(throw), throw: Game => is_rare_in::<Game>(throw))
}

fn is_rare_in<G: TableGame>(throw: G::Throw) -> bool {
    let table = G::throws();
    let total: u32 = table.iter().map(|(_, weight)| weight).sum();
    let weight_of = |throw: G::Throw| -> u32 {
        let usual = G::usual_throw(throw);
        let same = table
            .iter()
            .filter(|&&(other, _)| G::usual_throw(other) == usual);
        same.map(|(_, weight)| weight).sum()
    };
    let weight = weight_of(throw);
    // If all throws are rare, only those count that are half as frequent as the most frequent one.
    let most = table.iter().map(|&(other, _)| weight_of(other)).max();
    weight.saturating_mul(RARE) <= total && weight.saturating_mul(2) <= most.unwrap_or_default()
}
