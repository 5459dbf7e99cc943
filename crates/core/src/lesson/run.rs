//! A learner's way through a lesson: what is wanted now, and where everything stands.

use super::step::{Act, Lesson, Step};
use crate::record::{Dice, GameRecord};
use crate::rules::{AnyIllegal, AnyMove, AnyPosition, AnyThrow, Expect};

/// What has come of something that the learner tried.
#[derive(Clone, Debug, PartialEq)]
pub enum Try {
    /// It is what was wanted.
    Wanted,
    /// The rules allow it, but something else is wanted here.
    NotWanted,
    /// The rules forbid it.
    Illegal(AnyIllegal),
}

/// A learner in a lesson. It never refuses to go on: every step can be done again, left out, or come
/// back to.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonRun {
    lesson: &'static Lesson,
    step: usize,
    /// How many acts of the step are done.
    done: usize,
    /// How many throws of the act under way have fallen.
    thrown: usize,
    /// Where the table stands.
    position: AnyPosition,
}

impl LessonRun {
    /// A lesson from its beginning.
    #[must_use]
    pub fn new(lesson: &'static Lesson) -> LessonRun {
        LessonRun::at(lesson, 0)
    }

    /// A lesson taken up with the step of that name, or from its beginning.
    #[must_use]
    pub fn resume(lesson: &'static Lesson, name: &str) -> LessonRun {
        let step = lesson.steps.iter().position(|step| step.name == name);
        LessonRun::at(lesson, step.unwrap_or(0))
    }

    /// A step of a lesson; the last one where there are not so many.
    fn at(lesson: &'static Lesson, step: usize) -> LessonRun {
        let step = step.min(lesson.steps.len() - 1);
        LessonRun {
            lesson,
            step,
            done: 0,
            thrown: 0,
            position: lesson.steps[step].start.clone(),
        }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The number of the step, from 0.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.step
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.step]
    }

    /// How many acts of the step are done.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// What is to be done now; nothing where the step is only read, or done.
    #[must_use]
    pub fn act(&self) -> Option<&'static Act> {
        self.step().acts.get(self.done)
    }

    /// What may be played now; the first is what is shown.
    #[must_use]
    pub fn wanted(&self) -> &'static [AnyMove] {
        match self.act() {
            Some(Act::Play { wanted, .. }) => wanted,
            _ => &[],
        }
    }

    /// The learner is to throw, or the throw goes on by itself.
    #[must_use]
    pub fn wants_throw(&self) -> bool {
        matches!(self.act(), Some(Act::Throw(_)))
    }

    /// A throw has fallen, and the next of the same series follows.
    #[must_use]
    pub fn series_under_way(&self) -> bool {
        self.wants_throw() && self.thrown > 0
    }

    /// The position on the table.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Everything in the step is done; a step that is only read is so from its beginning.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.act().is_none()
    }

    /// Nothing is to be done in the step but to read it.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.step().acts.is_empty()
    }

    /// The real game at the end has begun.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.step().is_game()
    }

    /// The game to lay on the table for what is still to be done: its throws fall as the lesson has
    /// them, as far as to the next position that is laid.
    #[must_use]
    pub fn record(&self) -> GameRecord {
        let mut throws = self.lesson.throws_from(self.step, self.done);
        throws.drain(..self.thrown.min(throws.len()));
        // The reader has looked for one.
        let seed = seed_for(&self.position, &throws).unwrap_or_default();
        GameRecord::from_position(self.position.clone(), seed)
    }

    /// The learner throws, or the series goes on.
    pub fn throw(&mut self) -> Try {
        let Some(Act::Throw(throws)) = self.act() else {
            return match self.position.expect() {
                Expect::Throw(_) => Try::NotWanted,
                _ => match self.refused_throw() {
                    Some(illegal) => Try::Illegal(illegal),
                    None => Try::NotWanted,
                },
            };
        };
        let Some(&throw) = throws.get(self.thrown) else {
            return Try::NotWanted;
        };
        if let Err(illegal) = self.position.throw(throw) {
            return Try::Illegal(illegal);
        }
        self.thrown += 1;
        if self.thrown == throws.len() {
            self.act_done();
        }
        Try::Wanted
    }

    /// Why nothing can be thrown now.
    fn refused_throw(&self) -> Option<AnyIllegal> {
        let (throw, _) = *self.position.throws().first()?;
        self.position.clone().throw(throw).err()
    }

    /// The learner plays a choice.
    pub fn play(&mut self, choice: AnyMove) -> Try {
        if let Err(illegal) = self.position.explain(choice) {
            return Try::Illegal(illegal);
        }
        if !self.wanted().contains(&choice) {
            return Try::NotWanted;
        }
        self.take(choice)
    }

    /// The other side's answer, where one is due; it is played.
    pub fn reply(&mut self) -> Option<AnyMove> {
        let Some(&Act::Reply(choice)) = self.act() else {
            return None;
        };
        (self.take(choice) == Try::Wanted).then_some(choice)
    }

    fn take(&mut self, choice: AnyMove) -> Try {
        match self.position.play(choice) {
            Ok(_) => {
                self.act_done();
                Try::Wanted
            }
            Err(illegal) => Try::Illegal(illegal),
        }
    }

    fn act_done(&mut self) {
        self.done += 1;
        self.thrown = 0;
    }

    /// Goes on with the next step; false where this is the last.
    ///
    /// What was done in this step counts where the next one goes on from it. Where it is left out, the
    /// next begins as if it had been done.
    pub fn go_on(&mut self) -> bool {
        let Some(next) = self.lesson.steps.get(self.step + 1) else {
            return false;
        };
        let goes_on = !next.laid && self.is_done();
        let position = if goes_on {
            self.position.clone()
        } else {
            next.start.clone()
        };
        *self = LessonRun {
            position,
            ..LessonRun::at(self.lesson, self.step + 1)
        };
        true
    }

    /// The step again, from its beginning.
    pub fn again(&mut self) {
        *self = LessonRun::at(self.lesson, self.step);
    }

    /// One step back: to the beginning of this one if something in it has been done, else to the one
    /// before. False at the very beginning.
    pub fn back(&mut self) -> bool {
        if self.done > 0 || self.thrown > 0 {
            self.again();
            return true;
        }
        if self.step == 0 {
            return false;
        }
        *self = LessonRun::at(self.lesson, self.step - 1);
        true
    }
}

/// Seeds that are tried for the throws of a lesson: three rolls of two dice take a few thousand.
const SEEDS: u64 = 200_000;

/// A seed that throws so from a position on.
pub(super) fn seed_for(position: &AnyPosition, throws: &[AnyThrow]) -> Option<u64> {
    if throws.is_empty() {
        return Some(0);
    }
    let table = position.throws();
    let throws_so = |seed: &u64| {
        let mut dice = Dice::new(*seed);
        let mut throws = throws.iter().enumerate();
        throws.all(|(i, throw)| dice.pick(i, &table) == Some(*throw))
    };
    (0..SEEDS).find(throws_so)
}
