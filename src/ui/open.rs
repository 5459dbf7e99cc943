//! Which panels are open over the table.

use std::time::Duration;

use bevy::prelude::*;

use super::panel::Panel;
use crate::stage::Timeline;
use crate::table::Table;

/// What is open over the table.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct Open {
    /// The panel, if any.
    pub panel: Option<Panel>,
    /// The home screen lies over the table.
    pub home: bool,
    /// The home screen has been shown since it was opened.
    pub home_is_settled: bool,
    /// The drawer with the list of moves is open, where that list has no place of its own.
    pub move_list: bool,
    /// The panel about the end of the game has been closed.
    pub end_put_aside: bool,
    /// A lesson's step is on the table: the end of its game is no end of a player's.
    pub teaching: bool,
    /// When the end of the game was first shown, in real time since the start.
    pub end_shown_at: Option<Duration>,
}

impl Open {
    /// A panel covers the table and takes pointer and keyboard.
    #[must_use]
    pub fn covers(&self, table: Option<&Table>, timeline: &Timeline) -> bool {
        let is_over = |table: &Table| {
            let is_played = table.puzzle().is_none() && !table.is_replayed();
            table.game().outcome().is_some() && is_played
        };
        let ended = table.is_some_and(is_over);
        self.home || self.panel.is_some() || ended && timeline.is_idle() && !self.hides_end()
    }

    /// The end of a game is not shown: the home screen covers it, it was put aside, or it belongs to a
    /// lesson's step.
    #[must_use]
    pub const fn hides_end(&self) -> bool {
        self.home || self.end_put_aside || self.teaching
    }

    /// The home screen comes up over the table.
    pub fn go_home(&mut self) {
        self.panel = None;
        self.move_list = false;
        self.home = true;
        self.home_is_settled = false;
    }

    /// The end of the game has only just appeared, or not yet: a press that was meant for the
    /// board must not answer it. `now` is real time since the start.
    #[must_use]
    pub fn end_is_fresh(&self, now: Duration) -> bool {
        /// Long enough to notice that something has appeared.
        const FRESH: Duration = Duration::from_millis(400);
        self.end_shown_at.is_none_or(|since| now < since + FRESH)
    }

    /// Puts the end of the game aside, unless it has only just appeared.
    pub(super) fn put_end_aside(&mut self, now: Duration) {
        if !self.end_is_fresh(now) {
            self.end_put_aside = true;
        }
    }
}
