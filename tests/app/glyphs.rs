//! Text is whole in the first frame in which it appears, glyphs that were never drawn before included.

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

/// What is written.
#[derive(Resource)]
struct Written(&'static str);

/// The picture that everything is drawn on.
#[derive(Resource)]
struct Canvas(Handle<Image>);

/// Pixels of the pictures taken so far.
#[derive(Resource, Clone, Default)]
struct Taken(Arc<Mutex<Vec<Vec<u8>>>>);

fn set_up(mut commands: Commands, mut images: ResMut<Assets<Image>>) {
    let format = TextureFormat::Rgba8UnormSrgb;
    let canvas = images.add(Image::new_target_texture(320, 80, format, None));
    commands.spawn((Camera2d, RenderTarget::Image(canvas.clone().into())));
    commands.insert_resource(Canvas(canvas));
}

fn write(mut contexts: EguiContexts, written: Res<Written>) -> Result {
    let ctx = contexts.ctx_mut()?;
    egui::Area::new(egui::Id::new("text"))
        .fixed_pos((10.0, 10.0))
        .fade_in(false)
        .show(ctx, |ui| {
            ui.label(egui::RichText::new(written.0).size(26.0));
        });
    Ok(())
}

fn take(app: &mut App) {
    let canvas = app.world().resource::<Canvas>().0.clone();
    let taken = app.world().resource::<Taken>().clone();
    app.world_mut().spawn(Screenshot::image(canvas)).observe(
        move |captured: On<ScreenshotCaptured>| {
            let pixels = captured.image.data.clone().unwrap_or_default();
            taken.0.lock().unwrap().push(pixels);
        },
    );
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
    // Pipelines are compiled in the background: the first text is on the picture once they are there.
    let taken = app.world().resource::<Taken>().clone();
    let begun = Instant::now();
    loop {
        take(&mut app);
        for _ in 0..3 {
            app.update();
        }
        let pictures = std::mem::take(&mut *taken.0.lock().unwrap());
        let drawn = |pixels: &Vec<u8>| pixels.chunks_exact(4).any(|pixel| pixel[0] > 100);
        if pictures.last().is_some_and(drawn) {
            break;
        }
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "nothing is drawn"
        );
    }
    for text in ["White is thinking", "Qüxèß & 0123456789", "«Raichi» – ½ §"] {
        app.world_mut().resource_mut::<Written>().0 = text;
        for _ in 0..3 {
            take(&mut app);
            app.update();
        }
        while taken.0.lock().unwrap().len() < 3 {
            app.update();
            assert!(
                begun.elapsed() < Duration::from_secs(120),
                "no picture comes"
            );
        }
        let pictures = std::mem::take(&mut *taken.0.lock().unwrap());
        assert_eq!(pictures.len(), 3);
        let differ = pictures[0].iter().zip(&pictures[2]).filter(|(a, b)| a != b);
        assert_eq!(
            differ.count(),
            0,
            "{text:?} is not whole in its first frame"
        );
    }
}
