//! Makes pictures of a game, and pictures in motion: painted beside the window, read back, saved or copied.

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
        // Whoever sleeps looks at the notes at a frame's end: they have to be there by then.
        .add_systems(Update, (tell, begin, advance).chain());
}

/// The pass of egui in which a picture is painted.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct SharePass;

/// The camera that looks at what is painted for a picture, and at nothing else.
#[derive(Component)]
struct ShareCamera;

/// Passes before anything is read back: a new context of egui has its fonts from the second on, and its
/// first pictures a frame later.
const WARM: u8 = 5;
/// Pictures that may be on their way back at once.
const IN_FLIGHT: usize = 3;
/// A graphics card that has sent nothing for so long sends nothing any more.
const PATIENCE: Duration = Duration::from_secs(15);

/// A picture being made.
#[derive(Resource)]
pub(super) struct Making {
    ask: ShareAction,
    size: [u32; 2],
    target: Handle<Image>,
    camera: Entity,
    warm: u8,
    /// The picture that is painted now, of those of a row.
    painted: usize,
    /// How many have been asked back, and how many have come.
    asked: usize,
    come: usize,
    /// The picture in motion, as far as it has come.
    animation: Option<Animation>,
    /// When the last one came, or the first was asked for, in real time since the start.
    since: Duration,
}

impl Making {
    fn count(&self) -> usize {
        match &self.ask {
            ShareAction::Picture { .. } => 1,
            ShareAction::Clip(clip) => clip.frames.len(),
        }
    }
}

/// What files of a game are called.
fn name(ask: &ShareAction) -> &'static str {
    match ask {
        ShareAction::Picture { card, .. } => card.game().name(),
        ShareAction::Clip(clip) => clip.game().name(),
    }
}

/// Takes up what is asked for, unless something is being made already.
fn begin(
    mut commands: Commands,
    mut actions: MessageReader<ShareAction>,
    making: Option<Res<Making>>,
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
            // Before the window's, in which nothing of it is seen.
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
    commands.insert_resource(Making {
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

/// What is painted on.
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

/// Paints what is being made.
fn paint(
    mut contexts: Query<&mut EguiContext, With<ShareCamera>>,
    mut primary: Query<&mut EguiContext, (With<PrimaryEguiContext>, Without<ShareCamera>)>,
    icons: Res<Icons>,
    making: Option<Res<Making>>,
) {
    let (Ok(mut context), Some(making)) = (contexts.single_mut(), making) else {
        return;
    };
    let ctx = context.get_mut();
    if making.warm <= 1
        && let Ok(mut primary) = primary.single_mut()
    {
        // With the letters of names that have come since the start.
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

/// Asks for pictures as they are painted, one in each frame.
fn advance(
    mut commands: Commands,
    making: Option<ResMut<Making>>,
    time: Res<Time<Real>>,
    mut primary: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    let Some(mut making) = making else { return };
    let percent = making.come * 100 / making.count().max(1);
    if let Ok(mut context) = primary.single_mut() {
        ShareProgress(u8::try_from(percent).ok()).tell(context.get_mut());
    }
    if time.elapsed().saturating_sub(making.since) > PATIENCE {
        exchange::tell_shared(Shared::Failed(
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
                  making: Option<ResMut<Making>>,
                  time: Res<Time<Real>>,
                  mut primary: Query<&mut EguiContext, With<PrimaryEguiContext>>| {
                let Some(mut making) = making else { return };
                making.since = time.elapsed();
                let is_done = take(&mut making, place, &captured.image);
                if is_done {
                    end(&mut commands, &making, &mut primary);
                }
            },
        );
}

/// Takes a picture that has come; true where nothing is left to do.
fn take(making: &mut Making, place: usize, image: &Image) -> bool {
    making.come = making.come.max(place + 1);
    let pixels = match image.clone().try_into_dynamic() {
        Ok(picture) => picture.into_rgba8().into_raw(),
        Err(problem) => {
            exchange::tell_shared(Shared::Failed(problem.to_string()));
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
        Err(problem) => exchange::tell_shared(Shared::Failed(problem.to_string())),
    }
    true
}

/// Gives back what the picture was painted on.
fn end(
    commands: &mut Commands,
    making: &Making,
    primary: &mut Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    commands.entity(making.camera).despawn();
    commands.remove_resource::<Making>();
    if let Ok(mut context) = primary.single_mut() {
        ShareProgress(None).tell(context.get_mut());
        context.get_mut().request_repaint();
    }
}

/// Tells what became of pictures.
fn tell(words: Res<Words>, mut toasts: ResMut<Toasts>) {
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
