//! The tour's last scenes: the table and its main panels in Italian, on screens of every kind.

use bevy::prelude::World;

use super::book;
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
        name: "italian-book",
        window: USUAL,
        prepare: |world, frame| read(world, frame, "TT-8"),
    },
    Scene {
        name: "italian-small-book",
        window: SMALL,
        prepare: |world, frame| read(world, frame, "TW-8"),
    },
    Scene {
        name: "italian-portrait-book",
        window: PORTRAIT,
        prepare: |world, frame| read(world, frame, "TP-5"),
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
    Scene {
        name: "italian-puzzles",
        window: (1280.0, 720.0),
        prepare: |world, frame| show(world, frame, Some(Panel::Puzzles)),
    },
    Scene {
        name: "italian-portrait-puzzles",
        window: PORTRAIT,
        prepare: |world, frame| show(world, frame, Some(Panel::Puzzles)),
    },
];

fn show(world: &mut World, frame: u32, panel: Option<Panel>) -> bool {
    if frame == 0 {
        "it".clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        world.resource_mut::<Open>().panel = panel;
    }
    frame > 6
}

/// A page of the rules book.
fn read(world: &mut World, frame: u32, rule: &str) -> bool {
    if frame == 0 {
        show(world, frame, None);
    }
    book::page(world, frame, rule)
}
