//! How far a learner has come in each lesson, as a text that is kept.

use std::fmt::Write;

use crate::rules::GameKind;

/// How far a learner has come in each lesson.
///
/// Kept as one line a game: its name, the name of the step that is next, and `done` where the lesson
/// has been gone through to its end before. What cannot be read is passed over: a lesson then begins
/// anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lines: Vec<(GameKind, String, bool)>,
}

impl Progress {
    /// Reads what was kept.
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

    /// The step that is next in a game's lesson; none where it has not begun.
    #[must_use]
    pub fn step(&self, game: GameKind) -> Option<&str> {
        let mut lines = self.lines.iter();
        lines
            .find(|(of, ..)| *of == game)
            .map(|(_, step, _)| step.as_str())
    }

    /// The lesson has been gone through to its end.
    #[must_use]
    pub fn is_finished(&self, game: GameKind) -> bool {
        self.lines.iter().any(|(of, _, done)| *of == game && *done)
    }

    /// Another step is next.
    pub fn set(&mut self, game: GameKind, step: &str) {
        match self.lines.iter_mut().find(|(of, ..)| *of == game) {
            Some((_, kept, _)) => step.clone_into(kept),
            None => self.lines.push((game, step.to_owned(), false)),
        }
    }

    /// The lesson has been gone through to its end.
    pub fn finish(&mut self, game: GameKind) {
        for (of, _, done) in &mut self.lines {
            *done |= *of == game;
        }
    }

    /// What is kept.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (game, step, done) in &self.lines {
            let done = if *done { " done" } else { "" };
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{game} {step}{done}");
        }
        text
    }
}
