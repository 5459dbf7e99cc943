//! How lucky each throw of a game was, and the turns that were luckiest and unluckiest.

use crate::ai;
use crate::record::{Event, GameRecord};
use crate::rules::{AnyPosition, Side};

/// How many turns lie between two swings, at least.
pub const SWING_DISTANCE: u32 = 15;

/// The luck of a game's throws. All luck is in thousandths of a point, a won game being a point:
/// above 0 where a throw was better for the side that threw than it could expect
/// ([`ai::luck`]).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LuckCurve {
    /// Every throw whose luck is known, in order.
    pub points: Vec<LuckPoint>,
}

/// One throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LuckPoint {
    /// The place of the throw in the game's events.
    pub event: usize,
    /// Its turn.
    pub turn: u32,
    /// Who threw.
    pub side: Side,
    /// Its luck.
    pub luck: i16,
    /// The luck of each side so far, with this throw, by [`Side::index`].
    pub sums: [i32; 2],
}

/// A turn with much good or bad luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swing {
    /// The place of its first throw in the game's events.
    pub event: usize,
    /// Its number.
    pub turn: u32,
    /// Who threw.
    pub side: Side,
    /// The luck of all its throws together.
    pub luck: i32,
}

/// Finds a game's luck throw by throw, for a window that must not wait: a throw may take some
/// milliseconds.
#[derive(Clone, Debug)]
pub struct LuckReader {
    position: AnyPosition,
    events: Vec<Event>,
    next: usize,
    curve: LuckCurve,
}

impl LuckReader {
    /// Begins with the first throw of a game.
    #[must_use]
    pub fn new(record: &GameRecord) -> LuckReader {
        LuckReader {
            position: record.start().clone(),
            events: record.events().copied().collect(),
            next: 0,
            curve: LuckCurve::default(),
        }
    }

    /// Judges the next throw; false where there is none any more.
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

    /// How many of the game's events have been looked at, and how many there are.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        (self.next, self.events.len())
    }

    /// The luck found so far.
    #[must_use]
    pub const fn curve(&self) -> &LuckCurve {
        &self.curve
    }

    /// Judges all throws that are left.
    #[must_use]
    pub fn finish(mut self) -> LuckCurve {
        while self.step() {}
        self.curve
    }
}

impl LuckCurve {
    /// The luck of a game so far, at once; [`LuckReader`] does it in steps. It is empty in a game
    /// without throws.
    #[must_use]
    pub fn of(record: &GameRecord) -> LuckCurve {
        LuckReader::new(record).finish()
    }

    /// The luck of each side in all, by [`Side::index`].
    #[must_use]
    pub fn sums(&self) -> [i32; 2] {
        self.points.last().map_or([0; 2], |point| point.sums)
    }

    /// The largest swing and the largest of those that lie at least [`SWING_DISTANCE`] turns from it,
    /// the larger first; of equal ones the earlier. Turns whose luck is even are none.
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
