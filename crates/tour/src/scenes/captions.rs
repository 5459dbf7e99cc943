//! The tour's pictures of captions, and of settings that differ from their defaults.

use bevy::prelude::*;
use tavoliere::input::Selection;
use tavoliere::rules::GameKind;
use tavoliere::settings::CurrentSettings;
use tavoliere::stage::Cue;
use tavoliere::ui::captions::Captions;
use tavoliere::ui::{OpenPanels, Panel};

use super::acting::{begin_game, leave_home, new_game, open_panel, reach};
use super::gallery;
use super::scene::{Scene, WindowSize};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("captions", WindowSize::DESKTOP, |world, frame| {
        captions(world, frame, GameKind::Tablan)
    }),
    Scene::new("captions-portrait", WindowSize::PHONE, |world, frame| {
        captions(world, frame, GameKind::Tawula)
    }),
    Scene::new("captions-small", WindowSize::SMALL, |world, frame| {
        captions(world, frame, GameKind::Tablut)
    }),
    Scene::new("changed-settings", WindowSize::NOTEBOOK, changed_settings),
    Scene::new(
        "changed-settings-portrait",
        WindowSize::PHONE,
        changed_settings,
    ),
];

/// A game with the captions of its last sounds.
fn captions(world: &mut World, frame: u32, kind: GameKind) -> bool {
    if frame == 0 {
        world.resource_mut::<OpenPanels>().panel = None;
        gallery::close(world);
        let settings = &mut world.resource_mut::<CurrentSettings>().0;
        (settings.captions, settings.text_scale) = (true, 1.0);
        leave_home(world);
        world.resource_mut::<Selection>().focus = None;
        begin_game(world, new_game(kind, 7));
        return false;
    }
    if !reach(world, frame, |game| game.events().len() > 24) {
        return false;
    }
    let cues = match kind {
        GameKind::Tablan => [Cue::Score(8), Cue::Capture, Cue::Turn],
        GameKind::Tawula => [Cue::Shake, Cue::Hit, Cue::Turn],
        GameKind::Tablut | GameKind::Tapatan => [Cue::SetDown, Cue::Tip, Cue::Turn],
    };
    for cue in cues {
        world.write_message(cue);
    }
    let now = world.resource::<Time<Real>>().elapsed();
    let texts = world.resource::<Captions>().texts(now).len();
    frame > 8 && texts == cues.len()
}

/// The settings with changed rows.
fn changed_settings(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let settings = &mut world.resource_mut::<CurrentSettings>().0;
        (settings.captions, settings.volume) = (true, 0.4);
        (settings.thinking, settings.confirm_turn) = (1.5, true);
        open_panel(world, Panel::Settings);
    }
    frame > 6
}
