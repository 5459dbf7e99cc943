//! Renders pictures and animations of a game off screen, then saves or copies them.

mod animation;

use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::camera::visibility::RenderLayers;
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy_egui::{EguiContext, EguiSchedule, PrimaryEguiContext, egui};

use super::launch::{Shared, exchange};
use crate::ui::actions::{PictureUse, ShareAction};
use crate::ui::share::{ShareProgress, clip_size, paint as paint_card, paint_frame};
use crate::ui::{Icons, Toasts, Words};
use animation::Animation;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(SharePass, paint)
        // The idle check at the frame's end looks at the toasts, so they must exist by then.
        .add_systems(Update, (show_results, begin, advance).chain());
}

/// The egui pass that paints a picture.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct SharePass;

/// The camera that renders only a picture to share.
#[derive(Component)]
struct ShareCamera;

/// Passes before anything is read back: a new egui context has its fonts from the second pass on, and its first
/// pictures a frame later.
const WARM: u8 = 5;
/// The largest number of pictures being read back at once.
const IN_FLIGHT: usize = 3;
/// The time after which a graphics card without an answer is taken as failed.
const TIMEOUT: Duration = Duration::from_secs(15);

/// A picture being made.
#[derive(Resource)]
pub(super) struct ShareRender {
    ask: ShareAction,
    size: [u32; 2],
    target: Handle<Image>,
    camera: Entity,
    warm: u8,
    /// The index of the frame that is being painted.
    painted: usize,
    /// The number of frames requested from the graphics card.
    asked: usize,
    come: usize,
    /// The animation up to the latest frame.
    animation: Option<Animation>,
    /// The time of the latest frame or of the first request, since the start.
    since: Duration,
}

impl ShareRender {
    fn count(&self) -> usize {
        match &self.ask {
            ShareAction::Picture { .. } => 1,
            ShareAction::Clip(clip) => clip.frames.len(),
        }
    }
}

/// The name of the game, used for the file.
fn name(ask: &ShareAction) -> &'static str {
    match ask {
        ShareAction::Picture { card, .. } => card.game().name(),
        ShareAction::Clip(clip) => clip.game().name(),
    }
}

/// Starts a requested picture unless another one is being made.
fn begin(
    mut commands: Commands,
    mut actions: MessageReader<ShareAction>,
    making: Option<Res<ShareRender>>,
    time: Res<Time<Real>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(ask) = actions.read().last().filter(|_| making.is_none()) else {
        return;
    };
    let size = match ask {
        ShareAction::Picture { shape, .. } => shape.size(),
        ShareAction::Clip(clip) => clip_size(clip.game()),
    };
    let target = images.add(target(size));
    let camera = commands.spawn((
        Name::new("camera of shared pictures"),
        ShareCamera,
        Camera2d,
        Camera {
            // Renders before the window, which doesn't show it.
            order: -1,
            clear_color: ClearColorConfig::Custom(Color::BLACK),
            ..default()
        },
        Msaa::Off,
        RenderTarget::Image(target.clone().into()),
        RenderLayers::none(),
        EguiSchedule::new(SharePass),
    ));
    let camera = camera.id();
    commands.insert_resource(ShareRender {
        ask: ask.clone(),
        size,
        target,
        camera,
        warm: 0,
        painted: 0,
        asked: 0,
        come: 0,
        animation: None,
        since: time.elapsed(),
    });
}

/// The image to paint on.
fn target([width, height]: [u32; 2]) -> Image {
    let size = Extent3d {
        width,
        height,
        depth_or_array_layers: 1,
    };
    let format = TextureFormat::Rgba8UnormSrgb;
    let clear = [0, 0, 0, 255];
    let usages = RenderAssetUsages::default();
    let mut image = Image::new_fill(size, TextureDimension::D2, &clear, format, usages);
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING
        | TextureUsages::COPY_DST
        | TextureUsages::COPY_SRC
        | TextureUsages::RENDER_ATTACHMENT;
    image
}

/// Paints the current frame.
fn paint(
    mut contexts: Query<&mut EguiContext, With<ShareCamera>>,
    mut primary: Query<&mut EguiContext, (With<PrimaryEguiContext>, Without<ShareCamera>)>,
    icons: Res<Icons>,
    making: Option<Res<ShareRender>>,
) {
    let (Ok(mut context), Some(making)) = (contexts.single_mut(), making) else {
        return;
    };
    let ctx = context.get_mut();
    if making.warm <= 1
        && let Ok(mut primary) = primary.single_mut()
    {
        // Names of players can have added fonts since the start.
        let fonts = primary.get_mut().fonts(|fonts| fonts.definitions().clone());
        ctx.set_fonts(fonts);
        if making.warm == 0 {
            return;
        }
    }
    if making.warm < 2 {
        return;
    }
    let painter = ctx.layer_painter(egui::LayerId::background());
    let [width, height] = making.size.map(|pixels| pixels as f32);
    let place = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
    match &making.ask {
        ShareAction::Picture { card, shape, .. } => {
            paint_card(&painter, &icons, card, *shape, place);
        }
        ShareAction::Clip(clip) => {
            if let Some(frame) = clip.frames.get(making.painted) {
                paint_frame(&painter, &icons, frame, place);
            }
        }
    }
}

/// Requests the painted frames from the graphics card, one in each frame.
fn advance(
    mut commands: Commands,
    making: Option<ResMut<ShareRender>>,
    time: Res<Time<Real>>,
    mut primary: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let Some(mut making) = making else { return };
    let percent = making.come * 100 / making.count().max(1);
    if let Ok(mut context) = primary.single_mut() {
        ShareProgress(u8::try_from(percent).ok()).store(context.get_mut());
    }
    if time.elapsed().saturating_sub(making.since) > TIMEOUT {
        exchange::report_shared(Shared::Failed(
            "the graphics card sent no picture".to_owned(),
        ));
        end(&mut commands, &making, &mut primary);
        return;
    }
    if making.warm < WARM {
        making.warm += 1;
        return;
    }
    if making.asked == making.count() || making.asked - making.come >= IN_FLIGHT {
        return;
    }
    making.painted = making.asked;
    making.asked += 1;
    let place = making.painted;
    commands
        .spawn(Screenshot::image(making.target.clone()))
        .observe(
            move |captured: On<ScreenshotCaptured>,
                  mut commands: Commands,
                  making: Option<ResMut<ShareRender>>,
                  time: Res<Time<Real>>,
                  mut primary: Query<&mut EguiContext, With<PrimaryEguiContext>>| {
                let Some(mut making) = making else { return };
                making.since = time.elapsed();
                let is_done = receive_frame(&mut making, place, &captured.image);
                if is_done {
                    end(&mut commands, &making, &mut primary);
                }
            },
        );
}

/// Handles a frame from the graphics card. Returns `true` if it was the last.
fn receive_frame(making: &mut ShareRender, place: usize, image: &Image) -> bool {
    making.come = making.come.max(place + 1);
    let pixels = match image.clone().try_into_dynamic() {
        Ok(picture) => picture.into_rgba8().into_raw(),
        Err(problem) => {
            exchange::report_shared(Shared::Failed(problem.to_string()));
            return true;
        }
    };
    let name = name(&making.ask);
    let clip = match &making.ask {
        ShareAction::Picture { then, .. } => {
            match then {
                PictureUse::Save => exchange::save_picture(name, making.size, &pixels),
                PictureUse::Copy => exchange::copy_picture(making.size, &pixels),
            }
            return true;
        }
        ShareAction::Clip(clip) => clip,
    };
    let Some(frame) = clip.frames.get(place) else {
        return true;
    };
    let added = match &mut making.animation {
        Some(animation) => animation.add(&pixels, frame.duration),
        none => Animation::begin(making.size, &pixels, frame.duration)
            .map(|animation| *none = Some(animation)),
    };
    let is_last = place + 1 == clip.frames.len();
    let finished = added.and_then(|()| match making.animation.take_if(|_| is_last) {
        Some(animation) => animation.finish().map(Some),
        None => Ok(None),
    });
    match finished {
        Ok(Some(bytes)) => exchange::save_gif(name, &bytes),
        Ok(None) => return false,
        Err(problem) => exchange::report_shared(Shared::Failed(problem.to_string())),
    }
    true
}

/// Releases the camera and its image.
fn end(
    commands: &mut Commands,
    making: &ShareRender,
    primary: &mut Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    commands.entity(making.camera).despawn();
    commands.remove_resource::<ShareRender>();
    if let Ok(mut context) = primary.single_mut() {
        ShareProgress(None).store(context.get_mut());
        context.get_mut().request_repaint();
    }
}

/// Shows the results of sharing as toasts.
fn show_results(words: Res<Words>, mut toasts: ResMut<Toasts>) {
    for shared in exchange::take_shared() {
        let line = match shared {
            Shared::Saved(place) => words.with("toast-share-saved", &[("place", place.into())]),
            Shared::Copied => words.get("toast-share-copied"),
            Shared::Failed(problem) => {
                words.with("toast-share-failed", &[("problem", problem.into())])
            }
        };
        toasts.add(line, None);
    }
}
