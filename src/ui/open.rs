//! The panels that are open over the table.

use std::time::Duration;

use bevy::prelude::*;

use super::panel::Panel;
use crate::stage::Timeline;
use crate::table::Table;

/// The panels that are open over the table.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub struct OpenPanels {
    /// The open panel, if any.
    pub panel: Option<Panel>,
    /// `true` if the home screen covers the table.
    pub home: bool,
    /// `true` if the home screen has been shown since it was opened.
    pub home_is_settled: bool,
    /// `true` if the drawer with the list of moves is open, in layouts without a place for that list.
    pub move_list: bool,
    /// `true` if the panel about the end of the game was closed.
    pub end_dismissed: bool,
    /// `true` during a lesson's step, whose end isn't the end of a player's game.
    pub teaching: bool,
    /// The time since the start when the end of the game was first shown.
    pub end_shown_at: Option<Duration>,
}

impl OpenPanels {
    /// `true` if a panel covers the table and takes pointer and keyboard.
    #[must_use]
    pub fn covers(&self, table: Option<&Table>, timeline: &Timeline) -> bool {
        let is_over = |table: &Table| {
            let is_played = table.puzzle().is_none() && !table.is_replayed();
            table.game().outcome().is_some() && is_played
        };
        let ended = table.is_some_and(is_over);
        self.home || self.panel.is_some() || ended && timeline.is_idle() && !self.hides_end()
    }

    /// `true` if the end of a game isn't shown, because the home screen covers it, it was closed, or it belongs to a
    /// lesson's step.
    #[must_use]
    pub const fn hides_end(&self) -> bool {
        self.home || self.end_dismissed || self.teaching
    }

    /// Opens the home screen over the table.
    pub fn go_home(&mut self) {
        self.panel = None;
        self.move_list = false;
        self.home = true;
        self.home_is_settled = false;
    }

    /// `true` if the end of the game has just appeared or hasn't yet, because a press meant for the board must not
    /// answer it. `now` is the time since the start.
    #[must_use]
    pub fn end_is_fresh(&self, now: Duration) -> bool {
        /// Long enough to notice the panel.
        const FRESH: Duration = Duration::from_millis(400);
        self.end_shown_at.is_none_or(|since| now < since + FRESH)
    }

    /// Closes the panel about the end of the game, unless it has just appeared.
    pub(super) fn dismiss_end(&mut self, now: Duration) {
        if !self.end_is_fresh(now) {
            self.end_dismissed = true;
        }
    }
}
