//! The journeys of the last turn, for each game's own part of the stage to draw.

use bevy::prelude::*;

use crate::table::Location;

/// The journeys of the last turn that moved.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// In the order in which they were made: the locations passed.
    pub journeys: Vec<Vec<Location>>,
    /// The turn is over: the next journey begins a new trail.
    pub closed: bool,
}

impl Trail {
    /// Adds a journey that has just been made.
    pub fn add(&mut self, path: Vec<Location>) {
        if self.closed {
            self.journeys.clear();
            self.closed = false;
        }
        self.journeys.push(path);
    }
}
