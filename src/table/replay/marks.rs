//! What stands out in a game that is looked back at: captures, rare throws, where it turned.

use std::time::Duration;

use web_time::Instant;

use crate::record::{Event, GameRecord};
use crate::rules::{AnyPosition, AnyStep, AnyThrow, dispatch};
use crate::table::Place;
use crate::table::games::TableGame;

/// Something that stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayMark {
    /// In which turn, from 1.
    pub turn: usize,
    /// What it is.
    pub kind: ReplayMarkKind,
}

/// What stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayMarkKind {
    /// A piece was captured or hit.
    Capture,
    /// A rare throw fell.
    Throw,
    /// The game turned here, as its review has found.
    TurningPoint,
}

/// A throw is rare that falls at most once in so many, and at most half as often as the most frequent one.
const RARE: u32 = 16;

/// Goes through a game and finds what stands out.
#[derive(Debug)]
pub(super) struct MarkReader {
    position: AnyPosition,
    /// How many events have been read.
    events: usize,
    /// How many turns have begun by then.
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

    /// Reads on for so long and returns what was found.
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
                // It was accepted when the game was played.
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
    // Where all fall seldom, only those are rare that fall half as often as others.
    let most = table.iter().map(|&(other, _)| weight_of(other)).max();
    weight.saturating_mul(RARE) <= total && weight.saturating_mul(2) <= most.unwrap_or_default()
}
