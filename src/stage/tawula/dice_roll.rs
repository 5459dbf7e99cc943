//! The two dice: the choice of the roll for a throw, and their poses over time.

use std::sync::Arc;

use bevy::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::floor::DiceFloor;
use crate::motion::Pose;
use crate::motion::roll::{KnockKind, Roll, Rolls, Skin};
use crate::rules::Side;
use crate::rules::tawula::Dice;
use crate::stage::cue::Cue;
use crate::stage::solid::TILT;
use crate::stage::throw::{GameThrow, ThrownPart};
use crate::stage::{Layout, Recordings};

/// Time in which the dice are picked up from their last place (ms).
const TAKE_UP: f32 = 100.0;

/// Height above the floor from which dice are put down, in edges of a die.
const SET_DOWN_FROM: f32 = 1.2;

/// A throw with its recording.
#[derive(Clone, Debug)]
struct Shown {
    dice: Dice,
    opening: bool,
    far: bool,
    /// Random choices: the roll, and the skin of each die; any numbers are valid.
    which: [usize; 3],
    /// The chosen recording, once the recordings are loaded.
    recorded: Option<Recorded>,
}

/// A recording, with the pips rotated around the dice so that it ends on the throw.
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
        // Each die shows its number of the throw; in the opening roll that is the number of its side. The skins are
        // rotated to match.
        let skins = [
            roll.skin(0, self.dice.a(), a)?,
            roll.skin(1, self.dice.b(), b)?,
        ];
        Some(Recorded {
            roll: roll.clone(),
            skins,
        })
    }

    /// The poses of the dice on a floor after `ms` milliseconds. `None` without recordings.
    fn poses(&self, ms: f32, floor: DiceFloor) -> Option<[Pose; 2]> {
        let Recorded { roll, skins } = self.recorded.as_ref()?;
        let quarters = floor.quarters(roll.opening) + 2 * u8::from(self.far);
        let poses = roll.poses(ms);
        Some(std::array::from_fn(|i| {
            skins[i].on(&poses[i]).quarter_turned(quarters)
        }))
    }
}

/// The state of the dice: in the air, or at rest on the table.
#[derive(Resource, Debug)]
pub struct DiceRoll {
    /// The progress of the current roll, 0 to 1.
    pub progress: f32,
    /// `true` if the throwing side sits at the top; in the opening roll, the side that throws the first die.
    pub far: bool,
    /// `true` for each die whose number has been played, which makes it a little dimmer.
    pub spent: [bool; 2],
    /// `true` if they were thrown by hand and are only put down.
    set_down: bool,
    shown: Option<Shown>,
    /// The dice before they were picked up.
    before: Option<Shown>,
    recordings: Option<Arc<Rolls>>,
    /// Chooses among rolls. The throws of the game don't come from it.
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
    /// Starts a throw; in the opening roll one die comes from each side.
    fn start_throw(&mut self, dice: Dice, opening: bool) {
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

    /// Chooses the recording of the current throw, if there are recordings and none is chosen yet.
    fn look_up(&mut self) {
        if let (Some(shown), Some(rolls)) = (&mut self.shown, &self.recordings)
            && shown.recorded.is_none()
        {
            shown.recorded = shown.find(rolls);
        }
    }

    /// The numbers of the dice at rest. `None` if the dice aren't on the table.
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        self.shown.as_ref().map(|shown| shown.dice)
    }

    /// The current poses of the dice, `dice().a()` first: from their last place into the hand, through the air, to
    /// rest. `None` if the dice aren't on the table, or without recordings.
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

    /// The final poses of the dice. `None` if the dice aren't on the table, or without recordings.
    #[must_use]
    pub fn resting(&self, floor: DiceFloor) -> Option<[Pose; 2]> {
        self.shown.as_ref()?.poses(Roll::DURATION_MS, floor)
    }

    /// The opacity of the dice, 0 to 1. Dice that weren't on the table before fade in while they are in the hand.
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

    /// Starts a throw. In the opening roll the first die is White's.
    fn begin(&mut self, dice: Dice, by: Option<Side>, bottom: Side) {
        self.far = by.unwrap_or(Side::First) != bottom;
        self.start_throw(dice, by.is_none());
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

    fn contact_cues(&self, from: f32, to: f32) -> Vec<Cue> {
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

    /// Both dice count.
    fn parts(&self, layout: &Layout) -> Vec<ThrownPart> {
        let floor = DiceFloor::of(layout.board_view.shape());
        let scale = layout.board_scale();
        let centre = layout.board.min + floor.area.center() * scale;
        let edge = floor.edge() * scale;
        let part = |pose: Pose| {
            let at = Vec3::from(pose.position);
            let seen = Vec2::new(at.x, -(at.y * TILT.cos() + at.z * TILT.sin()));
            ThrownPart {
                centre: centre + seen * edge,
                half: Vec2::splat(edge * 0.62),
                angle: 0.0,
                counts: true,
            }
        };
        self.resting(floor)
            .into_iter()
            .flatten()
            .map(part)
            .collect()
    }

    fn show_at_rest(&mut self, dice: Dice, by: Side, bottom: Side) {
        self.far = by != bottom;
        if self.dice() != Some(dice) || self.progress < 1.0 {
            self.start_throw(dice, false);
            self.rest();
        }
        self.spent = [false; 2];
    }

    /// Removes the dice from the table.
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
