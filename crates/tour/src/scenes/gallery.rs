//! The gallery of the widget kit: every widget in every skin and state, at 100 % and 200 % text size.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use tavoliere::settings::CurrentSettings;
use tavoliere::ui::kit::Skin::{self, Home, Paper, Table};
use tavoliere::ui::kit::gallery;
use tavoliere::ui::{Icons, OpenPanels};

use super::acting::uncover_table;
use super::scene::{Scene, WindowSize};

/// The scenes, after all others. A gallery is longer than its window.
pub(super) const SCENES: &[Scene] = &[
    scene("gallery-table", |world, frame| {
        show(world, frame, USUAL, TOP, Table)
    }),
    scene("gallery-table-end", |world, frame| {
        show(world, frame, USUAL, END, Table)
    }),
    scene("gallery-table-large-text", |world, frame| {
        show(world, frame, LARGE, TOP, Table)
    }),
    scene("gallery-table-large-text-middle", |world, frame| {
        show(world, frame, LARGE, MIDDLE, Table)
    }),
    scene("gallery-table-large-text-end", |world, frame| {
        show(world, frame, LARGE, END, Table)
    }),
    scene("gallery-paper", |world, frame| {
        show(world, frame, USUAL, TOP, Paper)
    }),
    scene("gallery-paper-end", |world, frame| {
        show(world, frame, USUAL, END, Paper)
    }),
    scene("gallery-paper-large-text", |world, frame| {
        show(world, frame, LARGE, TOP, Paper)
    }),
    scene("gallery-paper-large-text-middle", |world, frame| {
        show(world, frame, LARGE, MIDDLE, Paper)
    }),
    scene("gallery-paper-large-text-end", |world, frame| {
        show(world, frame, LARGE, END, Paper)
    }),
    scene("gallery-home", |world, frame| {
        show(world, frame, USUAL, TOP, Home)
    }),
    scene("gallery-home-end", |world, frame| {
        show(world, frame, USUAL, END, Home)
    }),
    scene("gallery-home-large-text", |world, frame| {
        show(world, frame, LARGE, TOP, Home)
    }),
    scene("gallery-home-large-text-middle", |world, frame| {
        show(world, frame, LARGE, MIDDLE, Home)
    }),
    scene("gallery-home-large-text-end", |world, frame| {
        show(world, frame, LARGE, END, Home)
    }),
];

const fn scene(name: &'static str, prepare: super::Prepare) -> Scene {
    Scene::new(name, WindowSize::DESKTOP, prepare)
}

/// The scales of the text.
const USUAL: f32 = 1.0;
const LARGE: f32 = 2.0;
/// The scroll positions of the gallery (units). A position beyond the end shows the end.
const TOP: f32 = 0.0;
const MIDDLE: f32 = 440.0;
const END: f32 = 10_000.0;

/// The gallery that is shown.
#[derive(Resource)]
struct Gallery {
    skin: Skin,
    scrolled: f32,
}

/// Adds the system that shows the gallery in its scenes.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.run_if(resource_exists::<Gallery>),
    );
}

/// Closes the gallery.
pub(super) fn close(world: &mut World) {
    world.remove_resource::<Gallery>();
}

fn draw(mut contexts: EguiContexts, icons: Res<Icons>, gallery: Res<Gallery>) -> Result {
    gallery::show(contexts.ctx_mut()?, &icons, gallery.skin, gallery.scrolled);
    Ok(())
}

fn show(world: &mut World, frame: u32, text_scale: f32, scrolled: f32, skin: Skin) -> bool {
    if frame == 0 {
        uncover_table(world);
        // The game of the previous scenes has ended.
        world.resource_mut::<OpenPanels>().end_dismissed = true;
        world.resource_mut::<CurrentSettings>().0.text_scale = text_scale;
        world.insert_resource(Gallery { skin, scrolled });
    }
    frame > 6
}
