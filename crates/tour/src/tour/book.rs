//! The scenes of the book: a page of each game, history, original words, small windows.

use bevy::prelude::*;

use super::scene::{Scene, USUAL};
use crate::rules::GameKind;
use crate::ui::book::Leaf;
use crate::ui::{BookState, Open, Panel, Words};

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
        name: "book-search",
        window: USUAL,
        prepare: |world, frame| {
            opened(world, frame, |book| {
                book.explain("TT-8");
                "king".clone_into(&mut book.search);
            })
        },
    },
    Scene {
        name: "book-why",
        window: USUAL,
        prepare: |world, frame| page(world, frame, "TT-4"),
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

/// A page about a rule, at the end of its example.
pub(super) fn page(world: &mut World, frame: u32, rule: &str) -> bool {
    opened(world, frame, |book| {
        book.explain(rule);
    })
}

/// A page of Tablut's that no rule has.
fn leaf(world: &mut World, frame: u32, leaf: Leaf) -> bool {
    opened(world, frame, |book| book.turn_to(GameKind::Tablut, leaf))
}

/// The frame of the scene in which the pages were turned.
#[derive(Resource)]
struct TurnedIn(u32);

/// Opens the book, and turns its pages once they have come.
fn opened(world: &mut World, frame: u32, turn: impl FnOnce(&mut BookState)) -> bool {
    world.resource_mut::<Open>().panel = Some(Panel::Book);
    if frame == 0 {
        world.remove_resource::<TurnedIn>();
    }
    let here = world.resource::<Words>().have_book() && world.resource::<BookState>().has_books();
    if here && frame > 0 && !world.contains_resource::<TurnedIn>() {
        let mut book = world.resource_mut::<BookState>();
        turn(&mut book);
        if let Some(board) = &mut book.board {
            board.show_step(board.example().choices.len());
        }
        world.insert_resource(TurnedIn(frame));
    }
    let turned = world.get_resource::<TurnedIn>();
    turned.is_some_and(|turned| frame > turned.0 + 4)
}
