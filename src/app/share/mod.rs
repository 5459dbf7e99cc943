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

use super::exchange::report_unsaved;
use super::launch::{Shared, exchange};
use crate::store::SaveProblem;
use crate::ui::actions::{PictureUse, ShareAction};
use crate::ui::other_scripts;
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
    request: ShareAction,
    size: [u32; 2],
    target: Handle<Image>,
    camera: Entity,
    warm: u8,
    /// The index of the frame that is being painted.
    painted: usize,
    /// The number of frames requested from the graphics card.
    requested: usize,
    received: usize,
    /// The animation up to the latest frame.
    animation: Option<Animation>,
    /// The time of the latest frame or of the first request, since the start.
    since: Duration,
}

impl ShareRender {
    fn count(&self) -> usize {
        match &self.request {
            ShareAction::Picture { .. } => 1,
            ShareAction::Clip(clip) => clip.frames.len(),
        }
    }
}

/// The name of the game, used for the file.
fn name(request: &ShareAction) -> &'static str {
    match request {
        ShareAction::Picture { card, .. } => card.game().name(),
        ShareAction::Clip(clip) => clip.game().name(),
    }
}

/// Starts a requested picture unless another one is being made.
fn begin(
    mut commands: Commands,
    mut actions: MessageReader<ShareAction>,
    render: Option<Res<ShareRender>>,
    time: Res<Time<Real>>,
    mut images: ResMut<Assets<Image>>,
) {
    let Some(request) = actions.read().last().filter(|_| render.is_none()) else {
        return;
    };
    let size = match request {
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
        request: request.clone(),
        size,
        target,
        camera,
        warm: 0,
        painted: 0,
        requested: 0,
        received: 0,
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
    render: Option<Res<ShareRender>>,
) {
    let (Ok(mut context), Some(render)) = (contexts.single_mut(), render) else {
        return;
    };
    let ctx = context.get_mut();
    if render.warm <= 1
        && let Ok(mut primary) = primary.single_mut()
    {
        // Names of players can have added fonts since the start.
        let fonts = primary.get_mut().fonts(|fonts| fonts.definitions().clone());
        ctx.set_fonts(fonts);
        other_scripts::add_plugin_to(ctx);
        if render.warm == 0 {
            return;
        }
    }
    if render.warm < 2 {
        return;
    }
    let painter = ctx.layer_painter(egui::LayerId::background());
    let [width, height] = render.size.map(|pixels| pixels as f32);
    let place = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
    match &render.request {
        ShareAction::Picture { card, shape, .. } => {
            paint_card(&painter, &icons, card, *shape, place);
        }
        ShareAction::Clip(clip) => {
            if let Some(frame) = clip.frames.get(render.painted) {
                paint_frame(&painter, &icons, frame, place);
            }
        }
    }
}

/// Requests the painted frames from the graphics card, one in each frame.
fn advance(
    mut commands: Commands,
    render: Option<ResMut<ShareRender>>,
    time: Res<Time<Real>>,
    mut primary: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let Some(mut render) = render else { return };
    let percent = render.received * 100 / render.count().max(1);
    if let Ok(mut context) = primary.single_mut() {
        ShareProgress(u8::try_from(percent).ok()).store(context.get_mut());
    }
    if time.elapsed().saturating_sub(render.since) > TIMEOUT {
        exchange::report_shared(Shared::Failed(SaveProblem::other(
            "the graphics card sent no picture",
        )));
        end(&mut commands, &render, &mut primary);
        return;
    }
    if render.warm < WARM {
        render.warm += 1;
        return;
    }
    if render.requested == render.count() || render.requested - render.received >= IN_FLIGHT {
        return;
    }
    render.painted = render.requested;
    render.requested += 1;
    let place = render.painted;
    commands
        .spawn(Screenshot::image(render.target.clone()))
        .observe(
            move |captured: On<ScreenshotCaptured>,
                  mut commands: Commands,
                  render: Option<ResMut<ShareRender>>,
                  time: Res<Time<Real>>,
                  mut primary: Query<&mut EguiContext, With<PrimaryEguiContext>>| {
                let Some(mut render) = render else { return };
                render.since = time.elapsed();
                let is_done = receive_frame(&mut render, place, &captured.image);
                if is_done {
                    end(&mut commands, &render, &mut primary);
                }
            },
        );
}

/// Handles a frame from the graphics card. Returns `true` if it was the last.
fn receive_frame(render: &mut ShareRender, place: usize, image: &Image) -> bool {
    render.received = render.received.max(place + 1);
    let pixels = match image.clone().try_into_dynamic() {
        Ok(picture) => picture.into_rgba8().into_raw(),
        Err(problem) => {
            exchange::report_shared(Shared::Failed(SaveProblem::other(problem.to_string())));
            return true;
        }
    };
    let name = name(&render.request);
    let clip = match &render.request {
        ShareAction::Picture { then, .. } => {
            match then {
                PictureUse::Save => exchange::save_picture(name, render.size, &pixels),
                PictureUse::Copy => exchange::copy_picture(name, render.size, &pixels),
            }
            return true;
        }
        ShareAction::Clip(clip) => clip,
    };
    let Some(frame) = clip.frames.get(place) else {
        return true;
    };
    let added = match &mut render.animation {
        Some(animation) => animation.add(&pixels, frame.duration),
        none => Animation::begin(render.size, &pixels, frame.duration)
            .map(|animation| *none = Some(animation)),
    };
    let is_last = place + 1 == clip.frames.len();
    let finished = added.and_then(|()| match render.animation.take_if(|_| is_last) {
        Some(animation) => animation.finish().map(Some),
        None => Ok(None),
    });
    match finished {
        Ok(Some(bytes)) => exchange::save_gif(name, bytes),
        Ok(None) => return false,
        Err(problem) => {
            exchange::report_shared(Shared::Failed(SaveProblem::other(problem.to_string())))
        }
    }
    true
}

/// Releases the camera and its image.
fn end(
    commands: &mut Commands,
    render: &ShareRender,
    primary: &mut Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    commands.entity(render.camera).despawn();
    commands.remove_resource::<ShareRender>();
    if let Ok(mut context) = primary.single_mut() {
        ShareProgress(None).store(context.get_mut());
        context.get_mut().request_repaint();
    }
}

/// Shows the results of sharing as toasts.
fn show_results(words: Res<Words>, mut toasts: ResMut<Toasts>) {
    for shared in exchange::take_shared() {
        match shared {
            Shared::Saved(place) => {
                let text = words.with("toast-share-saved", &[("place", place.into())]);
                toasts.add(text, None);
            }
            Shared::Copied => toasts.add(words.get("toast-share-copied"), None),
            Shared::SavedInstead(place) => {
                let text = words.with("toast-copy-saved", &[("place", place.into())]);
                toasts.add(text, None);
            }
            Shared::Failed(problem) => {
                report_unsaved(problem, "toast-share-failed", &words, &mut toasts);
            }
        }
    }
}
