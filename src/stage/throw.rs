//! What a game throws, as it is shown: sticks or dice, from the hand to rest.

use std::marker::PhantomData;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::cue::Cue;
use super::recordings::Recordings;
use super::timeline::Played;
use crate::rules::{Rules, Side};

/// What a game throws: in the air, or lying on the table.
///
/// A game that throws nothing has [`NothingThrown`].
pub trait GameThrow: Resource<Mutability = Mutable> + Default {
    /// The throws that it shows.
    type Throw: Copy;

    /// Takes up what lies there for a throw of a side, or of both sides together (`by` is none);
    /// the seat of the side `bottom` is at the bottom of the board.
    fn begin(&mut self, throw: Self::Throw, by: Option<Side>, bottom: Side);

    /// The throw has come so far, 0 to 1.
    fn set_progress(&mut self, progress: f32);

    /// What lies there for the present throw is set down as it fell, without being thrown. By default it is
    /// thrown all the same.
    fn set_down(&mut self) {}

    /// Takes the faces that were entered for the next throw, each from 0, where the throw itself doesn't tell
    /// them. By default it does.
    fn set_entered(&mut self, _faces: &[u8]) {}

    /// What was thrown has come to rest.
    fn rest(&mut self);

    /// What is heard between two moments of the present throw, each 0 to 1.
    fn knocks(&self, from: f32, to: f32) -> Vec<Cue>;

    /// Lays down what a side threw, without motion, unless it lies so already.
    fn lay(&mut self, throw: Self::Throw, by: Side, bottom: Side);

    /// Nothing has been thrown in the game on the table.
    fn clear(&mut self);

    /// Takes the recordings that show throws, or gives them back (none). Without them throws count as
    /// ever and nothing is seen of them; what lies there is shown once they come. By default nothing is
    /// recorded.
    fn set_recordings(&mut self, _recordings: Option<Recordings>) {}

    /// Brings a throw to the end of a stretch of its act; one that was made `by_hand` is only set down.
    fn play(
        &mut self,
        throw: Self::Throw,
        by: Option<Side>,
        by_hand: bool,
        bottom: Side,
        played: &Played,
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

/// What a game throws that throws nothing.
#[derive(Resource, Debug)]
pub struct NothingThrown<G>(PhantomData<fn() -> G>);

impl<G> Default for NothingThrown<G> {
    fn default() -> Self {
        NothingThrown(PhantomData)
    }
}

impl<G: Rules + 'static> GameThrow for NothingThrown<G> {
    type Throw = G::Throw;

    fn begin(&mut self, _throw: G::Throw, _by: Option<Side>, _bottom: Side) {}

    fn set_progress(&mut self, _progress: f32) {}

    fn rest(&mut self) {}

    fn knocks(&self, _from: f32, _to: f32) -> Vec<Cue> {
        Vec::new()
    }

    fn lay(&mut self, _throw: G::Throw, _by: Side, _bottom: Side) {}

    fn clear(&mut self) {}
}
