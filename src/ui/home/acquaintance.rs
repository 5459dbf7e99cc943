//! The player's acquaintance with a game, which decides what its room offers and says.

use super::state::unfinished;
use crate::lesson::lesson;
use crate::rules::GameKind;
use crate::table::known_games;
use crate::ui::view::View;

/// The player's acquaintance with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Acquaintance {
    /// `true` if its lesson has been completed.
    pub learned: bool,
    /// The number of the step at which its lesson can be resumed, from 1, and the number of all steps.
    pub resumable: Option<(usize, usize)>,
    /// The number of games that people have played to their end.
    pub played: usize,
    /// `true` if a game was set up.
    set_up: bool,
    /// `true` if it's the first unknown game, and the player knows another one.
    is_next: bool,
}

impl Acquaintance {
    /// The acquaintance of the player with a game.
    pub fn of(view: &View, game: GameKind) -> Acquaintance {
        let steps = lesson(game).map(|lesson| lesson.steps.as_slice());
        let steps = steps.unwrap_or_default();
        let at = view.lessons.step(game);
        let index = steps.iter().position(|step| Some(step.name.as_str()) == at);
        let known = known_games(view.lessons, view.history);
        let mut unknown = GameKind::ALL
            .into_iter()
            .filter(|game| !known.contains(game));
        Acquaintance {
            learned: view.lessons.is_finished(game),
            resumable: index
                .filter(|index| *index > 0)
                .map(|index| (index + 1, steps.len())),
            played: view.history.played_out(game),
            set_up: view.settings.setups.contains_key(game.name())
                || unfinished(view, game).is_some(),
            is_next: !known.is_empty() && unknown.next() == Some(game),
        }
    }

    /// `true` if the lesson is the best start.
    pub const fn offers_lesson(&self) -> bool {
        !self.learned && self.played == 0 && (!self.set_up || self.resumable.is_some())
    }

    /// `true` if a game was played or set up.
    pub const fn has_played(&self) -> bool {
        self.set_up || self.played > 0
    }

    /// `true` if nothing has been done with the game yet.
    pub const fn is_new(&self) -> bool {
        self.offers_lesson() && self.resumable.is_none()
    }

    /// `true` if it's the next game to learn.
    pub const fn is_next_to_learn(&self) -> bool {
        self.is_next && self.is_new()
    }
}
