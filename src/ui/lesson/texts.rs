//! The texts of a lesson's note: those of the step, and those of the end.

use crate::lesson::Act;
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
        let run = learning.run();
        // A throw counts once it's in view.
        let in_motion = view.moving || learning.is_under_way();
        let thrown = run
            .done()
            .checked_sub(1)
            .and_then(|at| run.step().acts.get(at));
        let is_flying = in_motion && matches!(thrown, Some(Act::Throw(_)));
        let done = run.done() - usize::from(is_flying);
        NoteTexts {
            title: words.get(&run.step().key(learning.game())),
            text: words.get(&run.step().text_key(learning.game(), done)),
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
