//! The latest set-up of each game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Settings;
use crate::record::ClockControl;
use crate::rules::{GameKind, MatchScore, Setup};

/// The latest set-up of a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The preset's name.
    pub preset: String,
    /// The options that differ from the preset, by name.
    pub options: BTreeMap<String, String>,
    /// The number of games that win the match (TW-16).
    pub games: u8,
    /// The clocks in the form of [`ClockControl`]; empty without clocks.
    pub clock: String,
}

impl Settings {
    /// The latest set-up of a game, for children its plainest one; unknown names count as not chosen.
    #[must_use]
    pub fn setup(&self, kind: GameKind) -> Setup {
        if self.children {
            return Setup::simplest(kind);
        }
        let mut setup = Setup::new(kind);
        if let Some(last) = self.setups.get(kind.name()) {
            // A refused name leaves the setup as it was.
            let _ = setup.set_preset(&last.preset);
            for (name, value) in &last.options {
                let _ = setup.set_option(name, value);
            }
        }
        setup
    }

    /// The number of games that win a match, from the latest set-up; 1 is a single game (TW-16). Children play single
    /// games.
    #[must_use]
    pub fn games(&self, kind: GameKind) -> u8 {
        let last = self.setups.get(kind.name()).map(|last| last.games);
        last.filter(|games| !self.children && MatchScore::new(*games).is_ok())
            .unwrap_or(1)
    }

    /// The clocks of a game, from the latest set-up. Children play without clocks.
    #[must_use]
    pub fn clock(&self, kind: GameKind) -> Option<ClockControl> {
        let last = self.setups.get(kind.name()).filter(|_| !self.children);
        last?.clock.parse().ok()
    }

    /// Remembers a game's set-up, the number of games that win the match, and the clocks. The set-ups from before stay
    /// while children play.
    pub fn remember(&mut self, setup: &Setup, games: u8, clock: Option<ClockControl>) {
        if self.children {
            return;
        }
        let last = LastSetup {
            preset: setup.preset().to_owned(),
            options: setup
                .changed_options()
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            games,
            clock: clock.map_or(String::new(), |clock| clock.to_string()),
        };
        self.setups.insert(setup.kind().name().to_owned(), last);
    }
}
