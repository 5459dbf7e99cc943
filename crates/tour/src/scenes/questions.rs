//! The tour's pictures of questions: before a mistake, and before all settings are reset.

use bevy::prelude::*;
use tavoliere::rules::GameKind;
use tavoliere::settings::CurrentSettings;
use tavoliere::ui::captions::Captions;
use tavoliere::ui::{OpenPanels, Panel, SettingsState};

use super::acting::{idle, open_panel, play_text, set_up_position};
use super::gallery;
use super::scene::{Scene, WindowSize};

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("sure", WindowSize::DESKTOP, sure),
    Scene::new("sure-portrait", WindowSize::PHONE, sure),
    Scene::new("reset-settings", WindowSize::NOTEBOOK, reset_settings),
    Scene::new("reset-settings-portrait", WindowSize::PHONE, reset_settings),
];

/// The question before a move of Tapatan that gives away a win in one.
fn sure(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        world.resource_mut::<OpenPanels>().panel = None;
        gallery::close(world);
        // Those of the scene before would disappear after some real time.
        world.insert_resource(Captions::default());
        let settings = &mut world.resource_mut::<CurrentSettings>().0;
        (settings.confirm_mistakes, settings.text_scale) = (true, 1.0);
        settings.captions = false;
        set_up_position(world, GameKind::Tapatan, "3/bb1/ww1 W move 5 Tapatan");
    }
    if frame == 6 {
        play_text(world, "a3");
    }
    let asks = world.resource::<OpenPanels>().panel == Some(Panel::Sure);
    frame > 12 && asks && idle(world)
}

/// The question before all settings are reset.
fn reset_settings(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        let settings = &mut world.resource_mut::<CurrentSettings>().0;
        (settings.confirm_mistakes, settings.volume) = (false, 0.4);
        open_panel(world, Panel::Settings);
    }
    if frame == 4 {
        world.resource_mut::<SettingsState>().asks_to_reset = true;
    }
    frame > 10
}
