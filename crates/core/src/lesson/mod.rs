//! Guided first games: a lesson is a text file of steps, and a run takes a learner through it by the real rules.
//!
//! The file format is described in `docs/lessons.md`. The reader plays every step and refuses a file in which a wanted
//! choice is illegal or a wrong one is legal, so every parsed lesson can be played.

mod error;
mod lesson_game;
mod progress;
mod reader;
mod run;
mod step;

pub use error::{LessonError, LessonProblem};
pub use progress::Progress;
pub use run::{AttemptResult, LessonRun};
pub use step::{Act, Lesson, Reply, Spot, Step, WrongTry};

use std::sync::OnceLock;

use crate::rules::{AnyThrow, GameKind};

/// Writes a throw as in lessons: the value of the sticks, or both dice.
#[must_use]
pub fn throw_text(throw: AnyThrow) -> String {
    lesson_game::throw_text(throw)
}

/// The text of a game's lesson.
#[must_use]
pub const fn text(game: GameKind) -> &'static str {
    lesson_game::text(game)
}

/// The lesson of a game, which is parsed only once.
///
/// # Errors
/// Fails if its text isn't valid. A test reads all lessons.
///
/// ```
/// use tavoliere_core::lesson::{LessonRun, lesson};
/// use tavoliere_core::rules::GameKind;
///
/// let lesson = lesson(GameKind::Tablut).expect("the lesson is part of the crate");
/// let run = LessonRun::new(lesson);
/// assert!(!run.is_done());
/// ```
pub fn lesson(game: GameKind) -> Result<&'static Lesson, &'static LessonError> {
    static LESSONS: [OnceLock<Result<Lesson, LessonError>>; GameKind::ALL.len()] =
        [const { OnceLock::new() }; GameKind::ALL.len()];
    LESSONS[game as usize]
        .get_or_init(|| Lesson::parse(text(game)))
        .as_ref()
}
