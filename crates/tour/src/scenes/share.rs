//! The tour's pictures of sharing a game: each game's picture, both shapes, all window sizes.

use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use tavoliere::players::{PlayerColour, PlayerMark};
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::stage::camera::BigScreenRequest;
use tavoliere::ui::Panel;
use tavoliere::ui::home::HomeTextures;
use tavoliere::ui::share::{self, CardShape};

use super::acting::{
    Named, idle, leave_home, name_players, open_panel, seat_people, set_language, set_speed,
    set_up_game,
};
use super::scene::{Scene, WindowSize};
use crate::play::play_next;

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("share-tablut", WindowSize::DESKTOP, |world, frame| {
        show(world, frame, GameKind::Tablut, &WIDE)
    }),
    Scene::new("share-tablan", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, GameKind::Tablan, &WIDE)
    }),
    Scene::new("share-tapatan", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, GameKind::Tapatan, &WIDE_ITALIAN)
    }),
    Scene::new("share-tawula", WindowSize::NOTEBOOK, |world, frame| {
        show(world, frame, GameKind::Tawula, &WIDE)
    }),
    Scene::new(
        "share-square-tawula",
        WindowSize::DESKTOP,
        |world, frame| show(world, frame, GameKind::Tawula, &SQUARE),
    ),
    Scene::new("share-square", WindowSize::DESKTOP, |world, frame| {
        show(world, frame, GameKind::Tablut, &SQUARE)
    }),
    Scene::new("share-portrait", WindowSize::PHONE, |world, frame| {
        show(world, frame, GameKind::Tablut, &SQUARE_ITALIAN)
    }),
    Scene::new("share-small", WindowSize::SMALL, |world, frame| {
        show(world, frame, GameKind::Tablan, &WIDE)
    }),
];

/// The shape and language of a shared picture.
struct Card {
    shape: CardShape,
    language: &'static str,
}

impl Card {
    const fn new(shape: CardShape, language: &'static str) -> Self {
        Self { shape, language }
    }
}

const WIDE: Card = Card::new(CardShape::Wide, "en");
const WIDE_ITALIAN: Card = Card::new(CardShape::Wide, "it");
const SQUARE: Card = Card::new(CardShape::Square, "en");
const SQUARE_ITALIAN: Card = Card::new(CardShape::Square, "it");

const PEOPLE: [Named; 2] = [
    Named {
        name: "Hugo",
        mark: PlayerMark::Mountain,
        colour: PlayerColour::Slate,
    },
    Named {
        name: "Esi",
        mark: PlayerMark::Moon,
        colour: PlayerColour::Teal,
    },
];

/// Largest number of throws and choices before a player resigns.
const MOST: usize = 140;

/// A finished game between named players.
fn game(kind: GameKind) -> GameRecord {
    let mut game = GameRecord::new(Setup::new(kind), 1_732, Side::First);
    seat_people(&mut game);
    name_players(&mut game, &PEOPLE);
    while game.outcome().is_none() && game.events().len() < MOST && play_next(&mut game) {}
    if game.outcome().is_none() {
        // The player whose turn it is resigns.
        let side = game.position().side_to_act().unwrap_or(Side::First);
        let _ = game.resign(side);
    }
    game
}

fn show(world: &mut World, frame: u32, kind: GameKind, card: &Card) -> bool {
    if frame == 0 {
        leave_home(world);
        // The previous scenes show the big screen.
        let mut big = world.resource_mut::<BigScreenRequest>();
        (big.asked, big.demonstrates) = (None, false);
        set_language(world, card.language);
        set_speed(world, 0.0);
        set_up_game(world, game(kind));
        return false;
    }
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else {
        return false;
    };
    share::choose_shape(context.get_mut(), card.shape);
    let is_judged = share::is_judged(context.get_mut());
    if frame > 3 && idle(world) {
        open_panel(world, Panel::Share);
    }
    frame > 12 && is_judged && idle(world) && world.resource::<HomeTextures>().are_registered()
}
