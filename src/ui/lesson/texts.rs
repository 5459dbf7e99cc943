//! The texts of a lesson's note: those of the step, and those of the end.

use crate::table::Learning;
use crate::ui::view::View;

/// The title and the text of a note.
pub(super) struct NoteTexts {
    pub title: String,
    pub text: String,
}

impl NoteTexts {
    /// The texts for the lesson in view.
    pub fn of(view: &View, learning: &Learning) -> NoteTexts {
        let words = view.words;
        if let Some(key) = ending(view, learning) {
            let game = words.get(&format!("game-{}", learning.game()));
            return NoteTexts {
                title: words.with("lesson-learned", &[("game", game.into())]),
                text: words.get(key),
            };
        }
        let key = learning.run().step().key(learning.game());
        NoteTexts {
            title: words.get(&key),
            text: words.get(&format!("{key}-text")),
        }
    }
}

/// The key of the text after the real game. `None` until its end is in view.
pub(super) fn ending(view: &View, learning: &Learning) -> Option<&'static str> {
    let outcome = view.outcome().filter(|_| learning.plays())?;
    let learner = learning.run().step().side;
    Some(match outcome.winner {
        Some(winner) if winner == learner => "lesson-won",
        Some(_) => "lesson-lost",
        None => "lesson-drawn",
    })
}
