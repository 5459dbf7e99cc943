//! The scenes of the tour, in groups.

use bevy::prelude::*;
use tavoliere::app::Screen;
use tavoliere::rules::{GameKind, with_game};
use tavoliere::table::Table;

mod access;
pub(crate) mod acting;
mod big;
mod book;
mod by_hand;
mod captions;
mod closer_view;
mod evening;
mod fair_throws;
mod focus;
mod gallery;
mod home;
mod languages;
mod large_text;
mod lesson;
mod library;
mod players;
mod puzzles;
mod questions;
mod review;
mod scene;
mod seats;
mod share;
mod shared;
mod statistics;
pub(crate) mod tablan;
mod tablut;
mod tapatan;
mod tawula;
mod themes;
mod throws;

use crate::bench::motion::Motion;
pub use scene::{Prepare, Scene, WindowSize};

/// A game that the tour shows.
pub(crate) trait TourGame {
    /// The scenes, in order; each one starts from the one before.
    const SCENES: &'static [Scene];

    /// The busiest motion of the game, for the benches; `None` if no game with it is found.
    fn motion() -> Option<Motion>;

    /// `true` once a game on the big screen has come to a moment worth a picture: by default to a move with several
    /// destinations.
    fn big_moment(world: &mut World, frame: u32) -> bool {
        shared::destinations(world, frame)
    }
}

/// The scenes in groups that don't depend on each other. The games' groups come first, and the first of them starts
/// with loading.
fn groups() -> impl Iterator<Item = &'static [Scene]> {
    let scenes = |game| with_game!(game, Game => <Game as TourGame>::SCENES);
    let of_games = GameKind::ALL.into_iter().map(scenes);
    of_games.chain([
        lesson::SCENES,
        book::SCENES,
        puzzles::SCENES,
        languages::SCENES,
        home::SCENES,
        fair_throws::SCENES,
        by_hand::SCENES,
        statistics::SCENES,
        seats::SCENES,
        evening::SCENES,
        players::SCENES,
        library::SCENES,
        big::SCENES,
        review::SCENES,
        share::SCENES,
        throws::SCENES,
        lesson::STEPS,
        themes::NIGHT,
        themes::CONTRAST,
        gallery::SCENES,
        captions::SCENES,
        closer_view::SCENES,
        questions::SCENES,
        access::SCENES,
        large_text::SCENES,
        focus::SCENES,
    ])
}

/// Adds the systems that scenes need in addition to the game.
pub(crate) fn plugin(app: &mut App) {
    gallery::plugin(app);
}

/// All scenes, in the order of the tour.
pub fn all() -> impl Iterator<Item = &'static Scene> {
    groups().flatten()
}

/// The index in the tour of the first scene in a scene's group; 0 for the first group.
pub(crate) fn beginning_of_group(name: &str) -> usize {
    let is_in = |group: &[Scene]| group.iter().any(|scene| scene.name == name);
    let before = groups().take_while(|group| !is_in(group));
    before.map(<[Scene]>::len).sum()
}

/// `true` once the program shows a table.
pub(crate) fn at_table(world: &World) -> bool {
    *world.resource::<State<Screen>>().get() == Screen::Table && world.contains_resource::<Table>()
}
