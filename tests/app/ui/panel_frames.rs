//! Checks that panels are laid out in every frame in which they can have changed, and rarely while only pieces move.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext, egui};
use tavoliere::input::Selection;
use tavoliere::rules::{GameKind, Setup};
use tavoliere::settings::{CurrentSettings, Overrides};
use tavoliere::stage::{Layout, RevealedEvents, TableFade, Timeline};
use tavoliere::table::{Intent, Table};
use tavoliere::ui::{Icons, OpenPanels, Panel, Toasts, Words, egui_context, panel_frames};

use crate::rig::{PEOPLE, Rig};

/// The number of times that panels were laid out, and the keys that they received, in order.
#[derive(Resource, Default)]
struct Laid {
    times: u32,
    keys: Vec<egui::Key>,
}

fn lay(mut contexts: EguiContexts, mut laid: ResMut<Laid>) -> Result {
    laid.times += 1;
    let pressed = |event: &egui::Event| match event {
        egui::Event::Key { key, .. } => Some(*key),
        _ => None,
    };
    let keys = contexts
        .ctx_mut()?
        .input(|input| input.events.iter().filter_map(pressed).collect::<Vec<_>>());
    laid.keys.extend(keys);
    Ok(())
}

/// A game of Tawula with egui, in which a throw has just started to move.
fn in_motion() -> Rig {
    let mut rig = Rig::with_egui();
    rig.app
        .insert_resource(TableFade::OVER)
        .init_resource::<Icons>()
        .init_resource::<OpenPanels>()
        .init_resource::<Laid>()
        .add_plugins((egui_context::plugin, panel_frames::PanelFramesPlugin))
        .add_systems(EguiPrimaryContextPass, lay);
    rig.begin(Setup::new(GameKind::Tawula), PEOPLE, 2);
    rig.set_tempo(1.0, false);
    for _ in 0..20 {
        rig.frame(16);
    }
    rig.send(Intent::Throw);
    rig.frame(16);
    assert!(!rig.is_idle(), "a throw tumbles");
    rig
}

fn times(rig: &Rig) -> u32 {
    rig.app.world().resource::<Laid>().times
}

/// Runs a frame. Returns `true` if panels were laid out in it.
fn are_laid_in_next(rig: &mut Rig) -> bool {
    let before = times(rig);
    rig.frame(16);
    times(rig) > before
}

/// Runs frames until one doesn't lay out panels.
fn settle(rig: &mut Rig) {
    for _ in 0..12 {
        if !are_laid_in_next(rig) {
            return;
        }
    }
    panic!("panels are laid out in every frame of a motion");
}

#[test]
fn panels_are_laid_out_in_few_frames_of_a_motion_and_in_all_others() {
    let mut rig = in_motion();
    settle(&mut rig);
    let before = times(&rig);
    let mut frames = 0;
    while !rig.is_idle() && frames < 30 {
        rig.frame(16);
        frames += 1;
    }
    let laid = times(&rig) - before;
    assert!(frames >= 15, "a throw takes longer than {frames} frames");
    assert!(laid >= frames / 8, "{laid} of {frames}: panels stand still");
    assert!(laid <= frames / 3, "{laid} of {frames}: nothing is saved");
    rig.settle(16);
    for _ in 0..10 {
        assert!(are_laid_in_next(&mut rig), "at rest");
    }
}

#[test]
fn keys_pressed_while_panels_are_idle_count_in_the_same_frame_in_order() {
    let mut rig = in_motion();
    let struck = [
        egui::Key::Tab,
        egui::Key::Enter,
        egui::Key::Tab,
        egui::Key::Enter,
    ];
    for round in 1..=3 {
        settle(&mut rig);
        assert!(!rig.is_idle());
        let world = rig.app.world_mut();
        let mut contexts = world.query_filtered::<Entity, With<PrimaryEguiContext>>();
        let context = contexts.single(world).unwrap();
        for key in struck {
            let event = egui::Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            };
            world.write_message(EguiInputEvent { context, event });
        }
        rig.frame(16);
        assert_eq!(
            rig.app.world().resource::<Laid>().keys,
            struck.repeat(round)
        );
    }
}

#[test]
fn a_note_needs_no_frames_of_panels_before_it_fades() {
    let mut rig = in_motion();
    let mut toasts = rig.app.world_mut().resource_mut::<Toasts>();
    toasts.add("Lost.".to_owned(), None);
    settle(&mut rig);
    let laid = (0..6).filter(|_| are_laid_in_next(&mut rig)).count();
    assert!(laid <= 2, "{laid} of 6 frames with a note at rest");
    let mut toasts = rig.app.world_mut().resource_mut::<Toasts>();
    toasts.tick(Duration::from_millis(4000));
    assert!(toasts.are_fading());
    for _ in 0..6 {
        assert!(are_laid_in_next(&mut rig), "the note fades");
    }
    assert!(!rig.is_idle());
}

#[test]
fn changes_are_shown_in_the_same_frame() {
    let changes: [(&str, fn(&mut World)); 11] = [
        ("the table", |world| {
            world.resource_mut::<Table>().set_changed()
        }),
        ("what is revealed", |world| {
            world.resource_mut::<RevealedEvents>().set_changed()
        }),
        ("what is open", |world| {
            world.resource_mut::<OpenPanels>().move_list = true
        }),
        ("a panel", |world| {
            world.resource_mut::<OpenPanels>().panel = Some(Panel::Book)
        }),
        ("the selection", |world| {
            world.resource_mut::<Selection>().set_changed()
        }),
        ("the layout", |world| {
            world.resource_mut::<Layout>().set_changed()
        }),
        ("the settings", |world| {
            world.resource_mut::<CurrentSettings>().set_changed()
        }),
        ("the tempo", |world| {
            world.resource_mut::<Overrides>().set_changed()
        }),
        ("the words", |world| {
            world.resource_mut::<Words>().set_changed()
        }),
        ("the icons", |world| {
            world.resource_mut::<Icons>().set_changed()
        }),
        ("a note", |world| {
            world.resource_mut::<Toasts>().add("Lost.".to_owned(), None)
        }),
    ];
    for (what, change) in changes {
        let mut rig = in_motion();
        settle(&mut rig);
        assert!(!rig.app.world().resource::<Timeline>().is_idle());
        change(rig.app.world_mut());
        assert!(are_laid_in_next(&mut rig), "{what} has changed");
    }
}
