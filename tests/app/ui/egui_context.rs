//! Checks that text is complete in its first frame, even with glyphs that were never drawn before.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bevy::app::PluginsState;
use bevy::audio::AudioPlugin;
use bevy::camera::RenderTarget;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use tavoliere::ui::egui_context;

/// The longest wait for a picture.
const PATIENCE: Duration = Duration::from_secs(120);

/// The text to draw.
#[derive(Resource)]
struct Written(&'static str);

/// The picture that everything is drawn on.
#[derive(Resource)]
struct Canvas(Handle<Image>);

/// The pictures taken so far, by text and by the number of the frame with this text.
#[derive(Resource, Clone, Default)]
struct Taken(Arc<Mutex<HashMap<(&'static str, u8), Vec<u8>>>>);

impl Taken {
    fn picture(&self, text: &'static str, frame: u8) -> Option<Vec<u8>> {
        self.0.lock().unwrap().get(&(text, frame)).cloned()
    }
}

fn set_up(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let format = TextureFormat::Rgba8UnormSrgb;
    let canvas = images.add(Image::new_target_texture(320, 80, format, None));
    commands.spawn((Camera2d, RenderTarget::Image(canvas.clone().into())));
    commands.insert_resource(Canvas(canvas));
}

fn write(mut contexts: EguiContexts, written: Res<Written>) -> Result {
    // Painting needs no layout, which could follow the text a frame later.
    contexts
        .ctx_mut()?
        .layer_painter(egui::LayerId::background())
        .text(
            egui::pos2(10.0, 10.0),
            egui::Align2::LEFT_TOP,
            written.0,
            egui::FontId::proportional(26.0),
            egui::Color32::WHITE,
        );
    Ok(())
}

/// Draws the next frame and requests a picture of it, which arrives some frames later.
fn draw(app: &mut App, text: &'static str, frame: u8) {
    let canvas = app.world().resource::<Canvas>().0.clone();
    let taken = app.world().resource::<Taken>().clone();
    app.world_mut().spawn(Screenshot::image(canvas)).observe(
        move |captured: On<ScreenshotCaptured>| {
            let pixels = captured.image.data.clone().unwrap_or_default();
            taken.0.lock().unwrap().insert((text, frame), pixels);
        },
    );
    app.update();
}

#[test]
fn a_text_with_new_glyphs_is_whole_in_its_first_frame() {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<AudioPlugin>()
            .disable::<PipelinedRenderingPlugin>(),
    )
    .add_plugins((EguiPlugin::default(), egui_context::plugin))
    .insert_resource(Written("oooo"))
    .init_resource::<Taken>()
    .add_systems(
        PreStartup,
        set_up.before(bevy_egui::EguiStartupSet::InitContexts),
    )
    .add_systems(EguiPrimaryContextPass, write);
    while app.plugins_state() != PluginsState::Ready {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app.update();
    let taken = app.world().resource::<Taken>().clone();
    let begun = Instant::now();
    // Pipelines compile in the background, so the first text appears only once they're ready.
    let is_written = |pixels: Vec<u8>| pixels.chunks_exact(4).any(|pixel| pixel[0] > 100);
    while !taken.picture("oooo", 0).is_some_and(is_written) {
        draw(&mut app, "oooo", 0);
        assert!(begun.elapsed() < PATIENCE, "nothing is drawn");
    }
    for text in ["White is thinking", "Qüxèß & 0123456789", "«Raichi» – ½ §"] {
        app.world_mut().resource_mut::<Written>().0 = text;
        for frame in 1..=3 {
            draw(&mut app, text, frame);
        }
        while taken.picture(text, 3).is_none() || taken.picture(text, 1).is_none() {
            app.update();
            assert!(begun.elapsed() < PATIENCE, "no picture comes");
        }
        let [first, third] = [1, 3].map(|frame| taken.picture(text, frame).unwrap());
        let differ = first.iter().zip(&third).filter(|(a, b)| a != b);
        assert_eq!(
            differ.count(),
            0,
            "{text:?} is not whole in its first frame"
        );
    }
}
