//! Which roll shows a throw, and where the dice are at any moment.

use std::sync::Arc;

use bevy::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::floor::DiceFloor;
use crate::motion::Pose;
use crate::motion::roll::{KnockKind, Roll, Rolls, Skin};
use crate::rules::Side;
use crate::rules::tawula::Dice;
use crate::stage::Recordings;
use crate::stage::cue::Cue;
use crate::stage::throw::GameThrow;

/// How long the dice take from where they lay into the hand, in milliseconds.
const TAKE_UP: f32 = 100.0;

/// How high above the floor dice are that are set down, in edges of a die.
const SET_DOWN_FROM: f32 = 1.2;

/// A throw, and what shows it.
#[derive(Clone, Debug)]
struct Shown {
    dice: Dice,
    opening: bool,
    far: bool,
    /// Which of many rolls is shown, and which number on which of the dice: numbers of any size.
    which: [usize; 3],
    /// What they choose, as soon as there are recordings.
    recorded: Option<Recorded>,
}

/// A recording, with the pips turned about the dice so that it ends on a throw.
#[derive(Clone, Debug)]
struct Recorded {
    roll: Roll,
    skins: [Skin; 2],
}

impl Shown {
    fn find(&self, rolls: &Rolls) -> Option<Recorded> {
        let [roll, a, b] = self.which;
        let rolls = rolls.of(self.opening);
        let roll = rolls.get(roll.checked_rem(rolls.len())?)?;
        // Which of the dice shows which number is chance too, but for the opening roll, where
        // each comes from the side that throws it: the skins are chosen.
        let skins = [
            roll.skin(0, self.dice.a(), a)?,
            roll.skin(1, self.dice.b(), b)?,
        ];
        Some(Recorded {
            roll: roll.clone(),
            skins,
        })
    }

    /// The dice after so many milliseconds on a floor; none without recordings.
    fn poses(&self, ms: f32, floor: DiceFloor) -> Option<[Pose; 2]> {
        let Recorded { roll, skins } = self.recorded.as_ref()?;
        let quarters = floor.quarters(roll.opening) + 2 * u8::from(self.far);
        let poses = roll.poses(ms);
        Some(std::array::from_fn(|i| {
            skins[i].on(&poses[i]).quarter_turned(quarters)
        }))
    }
}

/// The dice on the table: in the air, or lying there.
#[derive(Resource, Debug)]
pub struct DiceRoll {
    /// How far the present roll has come, 0 to 1.
    pub progress: f32,
    /// Whoever throws, or in the opening roll whoever throws the first die, sits at the top.
    pub far: bool,
    /// Which numbers have been played: such a die is a little dimmer.
    pub spent: [bool; 2],
    /// They fell elsewhere, and are only set down.
    set_down: bool,
    shown: Option<Shown>,
    /// How the dice lay before they were taken up.
    before: Option<Shown>,
    recordings: Option<Arc<Rolls>>,
    /// Chooses which of many rolls is shown; the throws of the game do not come from it.
    generator: Xoshiro256PlusPlus,
}

impl Default for DiceRoll {
    fn default() -> Self {
        DiceRoll {
            progress: 1.0,
            far: false,
            spent: [false; 2],
            set_down: false,
            shown: None,
            before: None,
            recordings: None,
            generator: Xoshiro256PlusPlus::seed_from_u64(0x7A_D1CE),
        }
    }
}

impl DiceRoll {
    /// Takes the dice up for a throw; in the opening roll one comes from each side.
    fn take_up(&mut self, dice: Dice, opening: bool) {
        self.before = self.shown.take();
        self.spent = [false; 2];
        self.set_down = false;
        self.shown = Some(Shown {
            dice,
            opening,
            far: self.far,
            which: std::array::from_fn(|_| self.generator.next_u64() as usize),
            recorded: None,
        });
        self.look_up();
        self.progress = 0.0;
    }

    /// Looks up what shows the present throw, unless that is known or there are no recordings.
    fn look_up(&mut self) {
        if let (Some(shown), Some(rolls)) = (&mut self.shown, &self.recordings)
            && shown.recorded.is_none()
        {
            shown.recorded = shown.find(rolls);
        }
    }

    /// What the dice show once they rest.
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        self.shown.as_ref().map(|shown| shown.dice)
    }

    /// Where the dice are now, the first that of `dice().a()`: from where they lay, into the
    /// hand, through the air, to rest. None where no dice are on the table, or no recordings there.
    #[must_use]
    pub fn poses(&self, floor: DiceFloor) -> Option<[Pose; 2]> {
        if self.set_down {
            let progress = self.progress.clamp(0.0, 1.0);
            let height = SET_DOWN_FROM * (1.0 - EaseFunction::CubicIn.sample_clamped(progress));
            return self.resting(floor).map(|poses| {
                poses.map(|mut pose| {
                    pose.position[2] += height;
                    pose
                })
            });
        }
        let ms = self.progress.clamp(0.0, 1.0) * Roll::DURATION_MS;
        let poses = self.shown.as_ref()?.poses(ms, floor)?;
        let before = self.before.as_ref().filter(|_| ms < TAKE_UP);
        let Some(from) = before.and_then(|before| before.poses(Roll::DURATION_MS, floor)) else {
            return Some(poses);
        };
        let t = EaseFunction::CubicInOut.sample_clamped(ms / TAKE_UP);
        Some(std::array::from_fn(|i| from[i].towards(&poses[i], t)))
    }

    /// Where the dice will lie. None where no dice are on the table, or no recordings there.
    #[must_use]
    pub fn resting(&self, floor: DiceFloor) -> Option<[Pose; 2]> {
        self.shown.as_ref()?.poses(Roll::DURATION_MS, floor)
    }

    /// How clearly the dice are seen, 0 to 1: those that lay nowhere before come into view in the hand.
    #[must_use]
    pub fn opacity(&self) -> f32 {
        if self.before.is_some() {
            return 1.0;
        }
        (self.progress * Roll::DURATION_MS / TAKE_UP).clamp(0.0, 1.0)
    }
}

impl GameThrow for DiceRoll {
    type Throw = Dice;

    /// In the opening roll the first die is White's.
    fn begin(&mut self, dice: Dice, by: Option<Side>, bottom: Side) {
        self.far = by.unwrap_or(Side::First) != bottom;
        self.take_up(dice, by.is_none());
    }

    fn set_progress(&mut self, progress: f32) {
        self.progress = progress;
    }

    fn set_down(&mut self) {
        self.set_down = true;
    }

    fn rest(&mut self) {
        self.progress = 1.0;
        self.before = None;
    }

    fn knocks(&self, from: f32, to: f32) -> Vec<Cue> {
        let shown = self.shown.as_ref();
        let recorded = shown.and_then(|shown| shown.recorded.as_ref());
        recorded
            .map_or(&[][..], |recorded| &recorded.roll.knocks)
            .iter()
            .filter(|knock| {
                let at = f32::from(knock.ms) / Roll::DURATION_MS;
                at > from.max(0.0) && at <= to && knock.strength > 24
            })
            .map(|knock| {
                let strength = f32::from(knock.strength) / 255.0;
                match knock.kind {
                    KnockKind::Wood => Cue::DieOnWood { strength },
                    KnockKind::Die => Cue::DieOnDie { strength },
                }
            })
            .collect()
    }

    fn lay(&mut self, dice: Dice, by: Side, bottom: Side) {
        self.far = by != bottom;
        if self.dice() != Some(dice) || self.progress < 1.0 {
            self.take_up(dice, false);
            self.rest();
        }
        self.spent = [false; 2];
    }

    /// No dice lie on the table.
    fn clear(&mut self) {
        self.shown = None;
        self.rest();
        self.spent = [false; 2];
    }

    fn set_recordings(&mut self, recordings: Option<Recordings>) {
        self.recordings = match recordings {
            Some(Recordings::Rolls(rolls)) => Some(rolls),
            _ => None,
        };
        self.look_up();
    }
}
