//! The parameters for drawing the home screen in a frame.

use bevy_egui::egui::Rect;

use super::art::Textures;
use super::layout::{HomeLayout, ROOMS};
use super::state::{FrameTime, eased};
use crate::rules::GameKind;
use crate::ui::panels::NewGameDraft;
use crate::ui::view::View;

/// Everything that a frame of the home screen is drawn from, apart from its state.
pub(super) struct Screen<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) textures: &'a Textures,
    pub(super) layout: &'a HomeLayout,
    pub(super) draft: &'a NewGameDraft,
    /// The openness of each room, 0 to 1.
    pub(super) openness: [f32; ROOMS],
    /// The progress of the transition to the table, 0 to 1. `None` without a transition.
    pub(super) passing: Option<f32>,
    pub(super) moment: FrameTime,
}

/// A room of the home screen.
#[derive(Clone, Copy)]
pub(super) struct RoomPlace {
    /// The index in [`GameKind::ALL`].
    pub(super) index: usize,
    pub(super) game: GameKind,
    pub(super) rect: Rect,
    /// The openness, 0 to 1.
    pub(super) open: f32,
}

impl Screen<'_> {
    /// The points per design unit of texts and buttons.
    pub(super) const fn unit(&self) -> f32 {
        if self.layout.tight {
            0.5
        } else {
            self.layout.unit
        }
    }

    /// The rooms in their order.
    pub(super) fn rooms(&self) -> impl Iterator<Item = RoomPlace> {
        let places = GameKind::ALL.into_iter().enumerate();
        places.map(|(index, game)| RoomPlace {
            index,
            game,
            rect: self.layout.rooms[index],
            open: self.openness[index],
        })
    }
}

/// The appearance of a room during its transition to the table.
#[derive(Clone, Copy)]
pub(super) struct Growth {
    /// The size between room and table, 0 to 1.
    pub(super) size: f32,
    /// The opacity.
    pub(super) strength: f32,
}

impl Growth {
    /// The growth at a progress from 0 to 1.
    pub(super) fn at(progress: f32) -> Self {
        Self {
            size: eased((progress / 0.8).min(1.0)),
            strength: ((1.0 - progress) / 0.16).min(1.0),
        }
    }
}
