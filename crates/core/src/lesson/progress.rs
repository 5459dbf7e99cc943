//! The learner's progress in each lesson, as a text that is saved.

use std::fmt::Write;

use crate::rules::GameKind;

/// The learner's progress in each lesson.
///
/// It's saved as one line per game: the game's name, the name of the next step, and `done` if the lesson was completed
/// before. Lines that can't be read are skipped, so those lessons start over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lines: Vec<(GameKind, String, bool)>,
}

impl Progress {
    /// Reads a saved text.
    #[must_use]
    pub fn parse(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines() {
            let mut words = line.split_whitespace();
            let Some(game) = words.next().and_then(|name| GameKind::from_name(name).ok()) else {
                continue;
            };
            if let Some(step) = words.next() {
                progress.set(game, step);
                if words.next() == Some("done") {
                    progress.finish(game);
                }
            }
        }
        progress
    }

    /// The next step in a game's lesson, `None` if the lesson hasn't been started.
    #[must_use]
    pub fn step(&self, game: GameKind) -> Option<&str> {
        let mut lines = self.lines.iter();
        lines
            .find(|(of, ..)| *of == game)
            .map(|(_, step, _)| step.as_str())
    }

    /// `true` if the lesson has been completed.
    #[must_use]
    pub fn is_finished(&self, game: GameKind) -> bool {
        self.lines.iter().any(|(of, _, done)| *of == game && *done)
    }

    /// Sets the next step.
    pub fn set(&mut self, game: GameKind, step: &str) {
        match self.lines.iter_mut().find(|(of, ..)| *of == game) {
            Some((_, kept, _)) => step.clone_into(kept),
            None => self.lines.push((game, step.to_owned(), false)),
        }
    }

    /// Marks a lesson as completed.
    pub fn finish(&mut self, game: GameKind) {
        for (of, _, done) in &mut self.lines {
            *done |= *of == game;
        }
    }

    /// Adds the progress on another device. A lesson that was started on both keeps the step of this device.
    pub fn add(&mut self, other: &Progress) {
        for (game, step, done) in &other.lines {
            if self.step(*game).is_none() {
                self.set(*game, step);
            }
            if *done {
                self.finish(*game);
            }
        }
    }

    /// The text to save.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (game, step, done) in &self.lines {
            let done = if *done { " done" } else { "" };
            // Writing to a string can't fail.
            let _ = writeln!(text, "{game} {step}{done}");
        }
        text
    }
}
