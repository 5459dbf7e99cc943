//! The luck of each throw of a game, and the luckiest and unluckiest turns.

use crate::ai;
use crate::record::{Event, GameRecord};
use crate::rules::{AnyPosition, Side};

/// The least distance between two swings (turns).
pub const SWING_DISTANCE: u32 = 15;

/// The luck of a game's throws, in thousandths of a point; a won game is a point. It's above 0 if a throw was better
/// for the side that threw than it could expect ([`ai::luck`]).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LuckCurve {
    /// All throws with known luck, in order.
    pub points: Vec<LuckPoint>,
}

/// The luck of one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LuckPoint {
    /// The index of the throw in the game's events.
    pub event: usize,
    /// The number of its turn.
    pub turn: u32,
    /// The side that threw.
    pub side: Side,
    /// The luck of this throw.
    pub luck: i16,
    /// The luck of each side up to and including this throw, by [`Side::index`].
    pub sums: [i32; 2],
}

/// A turn with much good or bad luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    /// The index of its first throw in the game's events.
    pub event: usize,
    /// The number of the turn.
    pub turn: u32,
    /// The side that threw.
    pub side: Side,
    /// The total luck of its throws.
    pub luck: i32,
}

/// Computes a game's luck throw by throw, so that the window stays responsive: one throw can take a few milliseconds.
#[derive(Clone, Debug)]
pub struct LuckReader {
    position: AnyPosition,
    events: Vec<Event>,
    next: usize,
    curve: LuckCurve,
}

impl LuckReader {
    /// Starts with the first throw of a game.
    #[must_use]
    pub fn new(record: &GameRecord) -> LuckReader {
        LuckReader {
            position: record.start().clone(),
            events: record.events().copied().collect(),
            next: 0,
            curve: LuckCurve::default(),
        }
    }

    /// Judges the next throw. `false` if there isn't one.
    pub fn step(&mut self) -> bool {
        while let Some(event) = self.events.get(self.next) {
            let judged = match *event {
                Event::Threw { side, throw } => {
                    let luck = ai::luck(&self.position, throw);
                    luck.is_some_and(|luck| {
                        let turn = self.position.turn_number();
                        self.curve.push(self.next, turn, side, luck);
                        true
                    })
                }
                _ => false,
            };
            if let Some(event) = event.part_of_turn() {
                self.position.repeat(event);
            }
            self.next += 1;
            if judged {
                return true;
            }
        }
        false
    }

    /// The number of events processed, and the number of all events.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        (self.next, self.events.len())
    }

    /// The luck computed so far.
    #[must_use]
    pub const fn curve(&self) -> &LuckCurve {
        &self.curve
    }

    /// Judges the remaining throws.
    #[must_use]
    pub fn finish(mut self) -> LuckCurve {
        while self.step() {}
        self.curve
    }
}

impl LuckCurve {
    /// Computes the luck of a game at once; [`LuckReader`] does it in steps. Empty in a game without throws.
    #[must_use]
    pub fn of(record: &GameRecord) -> LuckCurve {
        LuckReader::new(record).finish()
    }

    /// The total luck of each side, by [`Side::index`].
    #[must_use]
    pub fn sums(&self) -> [i32; 2] {
        self.points.last().map_or([0; 2], |point| point.sums)
    }

    /// The largest swing, and the largest of those at least [`SWING_DISTANCE`] turns away from it, the larger first. Of
    /// equal ones the earlier counts. Turns without luck aren't swings.
    #[must_use]
    pub fn swings(&self) -> Vec<Swing> {
        let turns = self.turns();
        let Some(first) = largest(turns.iter()) else {
            return Vec::new();
        };
        let far = |swing: &&Swing| swing.turn.abs_diff(first.turn) >= SWING_DISTANCE;
        let second = largest(turns.iter().filter(far));
        std::iter::once(first).chain(second).collect()
    }

    /// The luck of each turn.
    fn turns(&self) -> Vec<Swing> {
        let mut turns: Vec<Swing> = Vec::new();
        for point in &self.points {
            let luck = i32::from(point.luck);
            match turns.last_mut() {
                Some(last) if (last.turn, last.side) == (point.turn, point.side) => {
                    last.luck = last.luck.saturating_add(luck);
                }
                _ => turns.push(Swing {
                    event: point.event,
                    turn: point.turn,
                    side: point.side,
                    luck,
                }),
            }
        }
        turns
    }

    fn push(&mut self, event: usize, turn: u32, side: Side, luck: i16) {
        let mut sums = self.sums();
        let sum = &mut sums[side.index()];
        *sum = sum.saturating_add(i32::from(luck));
        self.points.push(LuckPoint {
            event,
            turn,
            side,
            luck,
            sums,
        });
    }
}

fn largest<'a>(swings: impl Iterator<Item = &'a Swing>) -> Option<Swing> {
    let mut largest: Option<Swing> = None;
    for swing in swings.filter(|swing| swing.luck != 0) {
        if largest.is_none_or(|found| swing.luck.unsigned_abs() > found.luck.unsigned_abs()) {
            largest = Some(*swing);
        }
    }
    largest
}
