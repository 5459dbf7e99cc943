//! Which roll shows a throw, and where the dice are at any moment.

use std::sync::LazyLock;

use bevy::prelude::*;
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::floor::DiceFloor;
use crate::motion::Pose;
use crate::motion::roll::{KnockKind, Roll, RollError, Rolls, Skin};
use crate::rules::Side;
use crate::rules::tawula::Dice;
use crate::stage::cue::Cue;
use crate::stage::throw::GameThrow;

/// The recorded rolls, which are compiled into the program.
static ROLLS: LazyLock<Result<Rolls, RollError>> =
    LazyLock::new(|| Rolls::decode(include_bytes!("../../../assets/tawula/rolls.bin")));

/// How long the dice take from where they lay into the hand, in milliseconds.
const TAKE_UP: f32 = 100.0;

/// A recording, with the pips turned about the dice so that it ends on a throw.
#[derive(Clone, Copy, Debug)]
struct Shown {
    dice: Dice,
    roll: &'static Roll,
    skins: [Skin; 2],
    far: bool,
}

impl Shown {
    /// The dice after so many milliseconds on a floor.
    fn poses(&self, ms: f32, floor: DiceFloor) -> [Pose; 2] {
        let quarters = floor.quarters(self.roll.opening) + 2 * u8::from(self.far);
        let poses = self.roll.poses(ms);
        std::array::from_fn(|i| self.skins[i].on(&poses[i]).quarter_turned(quarters))
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
    shown: Option<Shown>,
    /// How the dice lay before they were taken up.
    before: Option<Shown>,
    /// Chooses which of many rolls is shown; the throws of the game do not come from it.
    generator: Xoshiro256PlusPlus,
}

impl Default for DiceRoll {
    fn default() -> Self {
        DiceRoll {
            progress: 1.0,
            far: false,
            spent: [false; 2],
            shown: None,
            before: None,
            generator: Xoshiro256PlusPlus::seed_from_u64(0x7A_D1CE),
        }
    }
}

impl DiceRoll {
    /// Takes the dice up for a throw; in the opening roll one comes from each side.
    fn take_up(&mut self, dice: Dice, opening: bool) {
        self.before = self.shown;
        self.spent = [false; 2];
        self.shown = self.choose(dice, opening);
        self.progress = 0.0;
    }

    fn choose(&mut self, dice: Dice, opening: bool) -> Option<Shown> {
        let rolls: &'static [Roll] = ROLLS.as_ref().ok()?.of(opening);
        let mut any = || self.generator.next_u64() as usize;
        let roll = rolls.get(any() % rolls.len())?;
        // Which of the dice shows which number is chance too, but for the opening roll, where
        // each comes from the side that throws it: the skins are chosen.
        let skins = [
            roll.skin(0, dice.a(), any())?,
            roll.skin(1, dice.b(), any())?,
        ];
        Some(Shown {
            dice,
            roll,
            skins,
            far: self.far,
        })
    }

    /// What the dice show once they rest.
    #[must_use]
    pub fn dice(&self) -> Option<Dice> {
        self.shown.map(|shown| shown.dice)
    }

    /// Where the dice are now, the first that of `dice().a()`: from where they lay, into the
    /// hand, through the air, to rest. None where no dice are on the table.
    #[must_use]
    pub fn poses(&self, floor: DiceFloor) -> Option<[Pose; 2]> {
        let shown = self.shown?;
        let ms = self.progress.clamp(0.0, 1.0) * Roll::DURATION_MS;
        let poses = shown.poses(ms, floor);
        let Some(before) = self.before.filter(|_| ms < TAKE_UP) else {
            return Some(poses);
        };
        let from = before.poses(Roll::DURATION_MS, floor);
        let t = EaseFunction::CubicInOut.sample_clamped(ms / TAKE_UP);
        Some(std::array::from_fn(|i| from[i].towards(&poses[i], t)))
    }

    /// Where the dice will lie. None where no dice are on the table.
    #[must_use]
    pub fn resting(&self, floor: DiceFloor) -> Option<[Pose; 2]> {
        Some(self.shown?.poses(Roll::DURATION_MS, floor))
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

    fn rest(&mut self) {
        self.progress = 1.0;
        self.before = None;
    }

    fn knocks(&self, from: f32, to: f32) -> Vec<Cue> {
        let heard = self.shown.map_or(&[][..], |shown| &shown.roll.knocks);
        heard
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
}
