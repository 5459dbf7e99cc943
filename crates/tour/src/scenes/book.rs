//! The scenes of the rules book: a page of each game, history, original words, small windows.

use bevy::prelude::*;
use tavoliere::rules::GameKind;
use tavoliere::ui::book::Leaf;
use tavoliere::ui::{BookState, Panel, Words};

use super::acting::open_panel;
use super::scene::{Scene, WindowSize};

pub(super) const SCENES: &[Scene] = &[
    Scene::new("book-tablan", WindowSize::DESKTOP, |world, frame| {
        page(world, frame, "TN-12")
    }),
    Scene::new("book-tablut", WindowSize::DESKTOP, |world, frame| {
        page(world, frame, "TT-5")
    }),
    Scene::new("book-tapatan", WindowSize::DESKTOP, |world, frame| {
        page(world, frame, "TP-5")
    }),
    Scene::new("book-tawula", WindowSize::DESKTOP, |world, frame| {
        page(world, frame, "TW-8")
    }),
    Scene::new("book-history", WindowSize::DESKTOP, |world, frame| {
        leaf(world, frame, Leaf::History)
    }),
    Scene::new("book-words", WindowSize::DESKTOP, |world, frame| {
        leaf(world, frame, Leaf::Words)
    }),
    Scene::new("book-search", WindowSize::DESKTOP, |world, frame| {
        opened(world, frame, |book| {
            book.explain("TT-8");
            "king".clone_into(&mut book.search);
        })
    }),
    Scene::new("book-why", WindowSize::DESKTOP, |world, frame| {
        page(world, frame, "TT-4")
    }),
    Scene::new("book-small", WindowSize::SMALL, |world, frame| {
        page(world, frame, "TT-5")
    }),
    Scene::new("book-portrait", WindowSize::PHONE, |world, frame| {
        page(world, frame, "TN-12")
    }),
];

/// A page about a rule, at the end of its example.
pub(super) fn page(world: &mut World, frame: u32, rule: &str) -> bool {
    opened(world, frame, |book| {
        book.explain(rule);
    })
}

/// A page of Tablut that doesn't belong to a rule.
fn leaf(world: &mut World, frame: u32, leaf: Leaf) -> bool {
    opened(world, frame, |book| book.turn_to(GameKind::Tablut, leaf))
}

/// The frame of the scene in which the pages were turned.
#[derive(Resource)]
struct TurnedIn(u32);

/// Opens the book, and turns its pages once they are loaded.
fn opened(world: &mut World, frame: u32, turn: impl FnOnce(&mut BookState)) -> bool {
    open_panel(world, Panel::Book);
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
