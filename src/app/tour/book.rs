//! The scenes of the book: a page of each game, history, original words, small windows.

use bevy::prelude::*;

use super::scene::{Scene, USUAL};
use crate::rules::GameKind;
use crate::ui::book::Leaf;
use crate::ui::{BookState, Open, Panel};

pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "book-tablan",
        window: USUAL,
        prepare: |world, frame| page(world, frame, "TN-12"),
    },
    Scene {
        name: "book-tablut",
        window: USUAL,
        prepare: |world, frame| page(world, frame, "TT-5"),
    },
    Scene {
        name: "book-tapatan",
        window: USUAL,
        prepare: |world, frame| page(world, frame, "TP-5"),
    },
    Scene {
        name: "book-tawula",
        window: USUAL,
        prepare: |world, frame| page(world, frame, "TW-8"),
    },
    Scene {
        name: "book-history",
        window: USUAL,
        prepare: |world, frame| leaf(world, frame, Leaf::History),
    },
    Scene {
        name: "book-words",
        window: USUAL,
        prepare: |world, frame| leaf(world, frame, Leaf::Words),
    },
    Scene {
        name: "book-small",
        window: (640.0, 360.0),
        prepare: |world, frame| page(world, frame, "TT-5"),
    },
    Scene {
        name: "book-portrait",
        window: (390.0, 844.0),
        prepare: |world, frame| page(world, frame, "TN-12"),
    },
];

/// A page about a rule, its example begun.
fn page(world: &mut World, frame: u32, rule: &str) -> bool {
    if frame == 0 {
        world.resource_mut::<BookState>().explain(rule);
    }
    world.resource_mut::<Open>().panel = Some(Panel::Book);
    frame > 4
}

/// A page of Tablut's that no rule has.
fn leaf(world: &mut World, frame: u32, leaf: Leaf) -> bool {
    if frame == 0 {
        let mut book = world.resource_mut::<BookState>();
        book.explain("TT-1");
        book.turn_to(GameKind::Tablut, leaf);
    }
    world.resource_mut::<Open>().panel = Some(Panel::Book);
    frame > 4
}
