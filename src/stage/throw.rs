//! The animation of throws: sticks or dice, from the hand to rest.

use std::marker::PhantomData;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::cue::Cue;
use super::layout::Layout;
use super::recordings::Recordings;
use super::timeline::PlayedStretch;
use crate::rules::{Rules, Side};

/// A stick or die at rest, in units of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThrownPart {
    /// Its centre.
    pub centre: Vec2,
    /// Half of its length and width.
    pub half: Vec2,
    /// The direction of its length (radians, clockwise from the right).
    pub angle: f32,
    /// `true` if it's one of those that are counted.
    pub counts: bool,
}

/// The sticks or dice on the table: of the throw that is being counted, otherwise of the last one.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ThrownParts(pub Vec<ThrownPart>);

/// The state of a game's throws: in the air, or at rest on the table.
///
/// A game without throws uses [`NoThrow`].
pub trait GameThrow: Resource<Mutability = Mutable> + Default {
    /// The type of the throws.
    type Throw: Copy;

    /// Starts a throw of a side, or of both sides together (`by` is `None`). The seat of the side `bottom` is at the
    /// bottom of the board.
    fn begin(&mut self, throw: Self::Throw, by: Option<Side>, bottom: Side);

    /// Sets the progress of the throw, 0 to 1.
    fn set_progress(&mut self, progress: f32);

    /// Shows the current throw as put down by hand. By default it is thrown.
    fn set_down(&mut self) {}

    /// Sets the entered faces of the next throw, each counted from 0. The default ignores them, for games in which the
    /// throw determines its faces.
    fn set_entered(&mut self, _faces: &[u8]) {}

    /// Ends the motion of the throw.
    fn rest(&mut self);

    /// Turns the resting sticks until they show another throw of the turn, the one with this number. `at_once` leaves
    /// out the motion. The default does nothing, for games in which the whole throw stays in view.
    fn turn_to(&mut self, _number: u8, _at_once: bool) {}

    /// `true` if the throw with this number is shown at rest. By default always.
    fn shows(&self, _number: u8) -> bool {
        true
    }

    /// `true` while resting sticks turn.
    fn is_turning(&self) -> bool {
        false
    }

    /// Turns the sticks for `ms` milliseconds.
    fn advance_turning(&mut self, _ms: f32) {}

    /// The contact sounds between two moments of the current throw, each 0 to 1.
    fn contact_cues(&self, from: f32, to: f32) -> Vec<Cue>;

    /// The sticks or dice at rest. None by default.
    fn parts(&self, _layout: &Layout) -> Vec<ThrownPart> {
        Vec::new()
    }

    /// Shows a side's throw at rest, without motion, unless it is already there.
    fn show_at_rest(&mut self, throw: Self::Throw, by: Side, bottom: Side);

    /// Resets the state because the game on the table has no throw yet.
    fn clear(&mut self);

    /// Sets the recordings that show throws, or removes them (`None`). Without recordings throws count as usual but
    /// aren't visible; the current one appears once they are loaded. The default ignores recordings, for games without
    /// any.
    fn set_recordings(&mut self, _recordings: Option<Recordings>) {}

    /// Plays a throw to the end of a stretch of its act. A throw made `by_hand` is only put down.
    fn play(
        &mut self,
        throw: Self::Throw,
        by: Option<Side>,
        by_hand: bool,
        bottom: Side,
        played: &PlayedStretch,
    ) {
        if played.from < 0.0 {
            self.begin(throw, by, bottom);
            if by_hand {
                self.set_down();
            }
        }
        self.set_progress(played.to);
        if played.over {
            self.rest();
        }
    }
}

/// The throw state of a game without throws.
#[derive(Resource, Debug)]
pub struct NoThrow<G>(PhantomData<fn() -> G>);

impl<G> Default for NoThrow<G> {
    fn default() -> Self {
        NoThrow(PhantomData)
    }
}

impl<G: Rules + 'static> GameThrow for NoThrow<G> {
    type Throw = G::Throw;

    fn begin(&mut self, _throw: G::Throw, _by: Option<Side>, _bottom: Side) {}

    fn set_progress(&mut self, _progress: f32) {}

    fn rest(&mut self) {}

    fn contact_cues(&self, _from: f32, _to: f32) -> Vec<Cue> {
        Vec::new()
    }

    fn show_at_rest(&mut self, _throw: G::Throw, _by: Side, _bottom: Side) {}

    fn clear(&mut self) {}
}
