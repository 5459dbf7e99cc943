//! The tour's last scenes: the table and its main panels in Italian, on screens of every kind.

use bevy::prelude::World;

use super::scene::{Scene, USUAL};
use crate::ui::{CurrentSettings, Open, Panel};

const SMALL: (f32, f32) = (640.0, 360.0);
const PORTRAIT: (f32, f32) = (390.0, 844.0);

/// The scenes, of whichever game is on the table.
pub(super) static SCENES: &[Scene] = &[
    Scene {
        name: "italian-table",
        window: USUAL,
        prepare: |world, frame| show(world, frame, None),
    },
    Scene {
        name: "italian-settings",
        window: USUAL,
        prepare: |world, frame| show(world, frame, Some(Panel::Settings)),
    },
    Scene {
        name: "italian-small",
        window: SMALL,
        prepare: |world, frame| show(world, frame, None),
    },
    Scene {
        name: "italian-small-how-to-play",
        window: SMALL,
        prepare: |world, frame| show(world, frame, Some(Panel::Help)),
    },
    Scene {
        name: "italian-portrait",
        window: PORTRAIT,
        prepare: |world, frame| show(world, frame, None),
    },
    Scene {
        name: "italian-portrait-new-game",
        window: PORTRAIT,
        prepare: |world, frame| show(world, frame, Some(Panel::NewGame)),
    },
];

fn show(world: &mut World, frame: u32, panel: Option<Panel>) -> bool {
    if frame == 0 {
        "it".clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        world.resource_mut::<Open>().panel = panel;
    }
    frame > 6
}
