//! A learner's run through a lesson: the current step, the wanted act and the position.

use super::step::{Act, Lesson, Reply, Step};
use crate::record::{Dice, GameRecord};
use crate::rules::{AnyIllegal, AnyMove, AnyPosition, AnyThrow, Expect};

/// The result of the learner's attempt.
#[derive(Clone, Debug, PartialEq)]
pub enum AttemptResult {
    /// It's the wanted act.
    Wanted,
    /// The rules allow it, but the lesson wants something else here.
    NotWanted,
    /// The rules forbid it.
    Illegal(AnyIllegal),
}

/// A learner's run through a lesson. Every step can be repeated, skipped or returned to.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonRun {
    lesson: &'static Lesson,
    step: usize,
    /// The number of completed acts of the step.
    done: usize,
    /// The number of completed throws of the current act.
    thrown: usize,
    /// The current position.
    position: AnyPosition,
}

impl LessonRun {
    /// Starts a lesson.
    #[must_use]
    pub fn new(lesson: &'static Lesson) -> LessonRun {
        LessonRun::at(lesson, 0)
    }

    /// Continues a lesson at the step with this name, or at its start if there's no such step.
    #[must_use]
    pub fn resume(lesson: &'static Lesson, name: &str) -> LessonRun {
        let step = lesson.steps.iter().position(|step| step.name == name);
        LessonRun::at(lesson, step.unwrap_or(0))
    }

    /// Starts at a step, or at the last one if the number is too high.
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

    /// The index of the step, from 0.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.step
    }

    /// The current step.
    #[must_use]
    pub fn step(&self) -> &'static Step {
        &self.lesson.steps[self.step]
    }

    /// The number of completed acts of the step.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The next act, `None` if the step has no acts or is done.
    #[must_use]
    pub fn act(&self) -> Option<&'static Act> {
        self.step().acts.get(self.done)
    }

    /// The accepted choices; the first is the one shown. Empty if the next act isn't a choice.
    #[must_use]
    pub fn wanted(&self) -> &'static [AnyMove] {
        match self.act() {
            Some(Act::Play { wanted, .. }) => wanted,
            _ => &[],
        }
    }

    /// `true` if the learner must throw, or if the rest of a throw series follows.
    #[must_use]
    pub fn wants_throw(&self) -> bool {
        matches!(self.act(), Some(Act::Throw(_)))
    }

    /// `true` if a throw of a series was made and the next one follows.
    #[must_use]
    pub fn series_under_way(&self) -> bool {
        self.wants_throw() && self.thrown > 0
    }

    /// The current position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// `true` if everything in the step is done. A step without acts is done from its start.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.act().is_none()
    }

    /// `true` if the step has only text.
    #[must_use]
    pub fn is_read_only(&self) -> bool {
        self.step().acts.is_empty()
    }

    /// `true` if this is the real game at the end.
    #[must_use]
    pub fn is_game(&self) -> bool {
        self.step().is_game()
    }

    /// The game for the rest of the acts. Its throws are those of the lesson, up to the next step that sets up a new
    /// position.
    #[must_use]
    pub fn record(&self) -> GameRecord {
        let mut throws = self.lesson.throws_from(self.step, self.done);
        throws.drain(..self.thrown.min(throws.len()));
        // The parser has checked that there is one.
        let seed = seed_for(&self.position, &throws).unwrap_or_default();
        GameRecord::from_position(self.position.clone(), seed)
    }

    /// Makes the learner's throw, or the next one of a series.
    pub fn throw(&mut self) -> AttemptResult {
        let Some(Act::Throw(throws)) = self.act() else {
            return match self.position.expect() {
                Expect::Throw(_) => AttemptResult::NotWanted,
                _ => match self.refused_throw() {
                    Some(illegal) => AttemptResult::Illegal(illegal),
                    None => AttemptResult::NotWanted,
                },
            };
        };
        let Some(&throw) = throws.get(self.thrown) else {
            return AttemptResult::NotWanted;
        };
        if let Err(illegal) = self.position.throw(throw) {
            return AttemptResult::Illegal(illegal);
        }
        self.thrown += 1;
        if self.thrown == throws.len() {
            self.act_done();
        }
        AttemptResult::Wanted
    }

    /// The reason why the position doesn't allow a throw.
    fn refused_throw(&self) -> Option<AnyIllegal> {
        let (throw, _) = *self.position.throws().first()?;
        self.position.clone().throw(throw).err()
    }

    /// Plays the learner's choice.
    pub fn play(&mut self, choice: AnyMove) -> AttemptResult {
        if let Err(illegal) = self.position.check_move(choice) {
            return AttemptResult::Illegal(illegal);
        }
        if !self.wanted().contains(&choice) {
            return AttemptResult::NotWanted;
        }
        self.take(choice)
    }

    /// `true` if the other side throws or plays next.
    #[must_use]
    pub fn awaits_reply(&self) -> bool {
        matches!(self.act(), Some(Act::Reply(_)))
    }

    /// Does and returns the other side's next action. `None` if none is due.
    pub fn reply(&mut self) -> Option<Reply> {
        let Some(&Act::Reply(reply)) = self.act() else {
            return None;
        };
        let done = match reply {
            Reply::Throw(throw) => match self.position.throw(throw) {
                Ok(_) => {
                    self.act_done();
                    AttemptResult::Wanted
                }
                Err(illegal) => AttemptResult::Illegal(illegal),
            },
            Reply::Play(choice) => self.take(choice),
        };
        (done == AttemptResult::Wanted).then_some(reply)
    }

    fn take(&mut self, choice: AnyMove) -> AttemptResult {
        match self.position.play(choice) {
            Ok(_) => {
                self.act_done();
                AttemptResult::Wanted
            }
            Err(illegal) => AttemptResult::Illegal(illegal),
        }
    }

    fn act_done(&mut self) {
        self.done += 1;
        self.thrown = 0;
    }

    /// Moves to the next step. `false` if this is the last one.
    ///
    /// The choices of this step are kept if the next one continues from it. If this step is skipped, the next one
    /// starts as if it had been completed.
    pub fn next_step(&mut self) -> bool {
        let Some(next) = self.lesson.steps.get(self.step + 1) else {
            return false;
        };
        let continues = !next.sets_position && self.is_done();
        let position = if continues {
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

    /// Restarts the step.
    pub fn again(&mut self) {
        *self = LessonRun::at(self.lesson, self.step);
    }

    /// Goes back: to the start of this step if some of it is done, otherwise to the step before. `false` at the very
    /// start.
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

/// The number of seeds tried for the throws of a lesson. Three rolls of two dice take a few thousand.
const SEEDS: u64 = 200_000;

/// A seed that gives these throws from a position.
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
