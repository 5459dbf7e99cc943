//! The smallest page of Bevy and egui: some sprites, one text, one window, and the audio plugin.
//!
//! The size of the game's page and the time to its first frame are compared with this one.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Tells the page that its first frame is there to be looked at.
    #[wasm_bindgen(js_namespace = tavoliere)]
    fn shown();
}

fn main() {
    let window = Window {
        title: "Probe".to_owned(),
        canvas: Some("#table".to_owned()),
        fit_canvas_to_parent: true,
        ..default()
    };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin {
            primary_window: Some(window),
            ..default()
        }))
        .add_plugins(EguiPlugin::default())
        .add_systems(Startup, furnish)
        .add_systems(Update, turn)
        .add_systems(EguiPrimaryContextPass, window_of_egui)
        .add_systems(Last, tell)
        .run();
}

fn furnish(mut commands: Commands) {
    commands.spawn(Camera2d);
    for i in 0..8 {
        let colour = Color::hsl(i as f32 * 45.0, 0.5, 0.5);
        let place = Transform::from_xyz(i as f32 * 60.0 - 210.0, 0.0, 0.0);
        commands.spawn((Sprite::from_color(colour, Vec2::splat(48.0)), place));
    }
    commands.spawn((Text2d::new("Probe"), Transform::from_xyz(0.0, 80.0, 0.0)));
}

fn turn(time: Res<Time>, mut sprites: Query<&mut Transform, With<Sprite>>) {
    for mut sprite in &mut sprites {
        sprite.rotate_z(time.delta_secs());
    }
}

fn window_of_egui(mut contexts: EguiContexts) -> Result {
    egui::Window::new("Probe").show(contexts.ctx_mut()?, |ui| {
        ui.label("One window.");
    });
    Ok(())
}

/// A frame is on the screen when the next one but one is being made.
fn tell(mut frames: Local<u32>) {
    *frames += 1;
    if *frames == 3 {
        shown();
    }
}
