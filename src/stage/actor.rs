//! Pieces as they are seen: where each one is shown, and how it travels, settles and leaves.

use std::f32::consts::PI;

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;

use super::art::{Art, MARK_SIZE};
use super::geometry::{BoardShape, CELL, PIECE_DROP};
use super::layout::Layout;
use super::timeline::{Act, Tempo, Timeline, span};
use super::{Marks, StageSystems};
use crate::rules::Side;
use crate::rules::tablan::Cell;
use crate::table::{Piece, Place, Standing};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            put_on_stage.before(StageSystems::Direct),
            run_tweens.in_set(StageSystems::Play),
        ),
    );
}

pub(super) fn picture_plugin(app: &mut App) {
    app.add_systems(
        Update,
        (dress, arrange, light_up)
            .chain()
            .in_set(StageSystems::Arrange)
            .run_if(resource_exists::<Art>),
    );
}

/// A piece as the stage shows it: behind the match while something moves, equal to it at rest.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Actor {
    /// How it is shown.
    pub shown: Standing,
}

/// A captured piece on its way off the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct Leaving {
    from: Place,
    elapsed: f32,
}

impl From<Place> for Leaving {
    fn from(from: Place) -> Self {
        Leaving { from, elapsed: 0.0 }
    }
}

impl Leaving {
    /// 0 at the contact, 1 when the piece is gone.
    #[must_use]
    pub fn progress(&self, tempo: Tempo) -> f32 {
        (self.elapsed / tempo.span(span::CAPTURE).max(1.0)).clamp(0.0, 1.0)
    }
}

/// A piece put back by taking a move back.
#[derive(Component, Clone, Copy, Debug)]
pub struct Gliding {
    from: Place,
    elapsed: f32,
}

impl From<Place> for Gliding {
    fn from(from: Place) -> Self {
        Gliding { from, elapsed: 0.0 }
    }
}

/// A piece that has just landed and comes to rest.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Settling {
    elapsed: f32,
}

/// A piece that has just come home: it bows once, and a ring of brass light runs out from it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Entering {
    elapsed: f32,
}

/// The ring of light round a piece that comes home.
#[derive(Component, Clone, Copy, Debug)]
struct HaloOf(Entity);

/// The soft shadow that belongs to a piece.
#[derive(Component, Clone, Copy, Debug)]
struct ShadowOf(Entity);

const GLIDE: f32 = 160.0;

/// Depths of what stands on the board, back to front.
mod depth {
    pub const SHADOW: f32 = 3.0;
    pub const HALO: f32 = 6.0;
    pub const STANDING: f32 = 10.0;
    pub const IN_THE_AIR: f32 = 40.0;
}

fn put_on_stage(
    mut commands: Commands,
    fresh: Query<(Entity, &Standing), (With<Piece>, Without<Actor>)>,
) {
    for (entity, standing) in &fresh {
        commands.entity(entity).insert(Actor { shown: *standing });
    }
}

fn run_tweens(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut commands: Commands,
    mut leaving: Query<(Entity, &mut Leaving)>,
    mut gliding: Query<(Entity, &mut Gliding)>,
    mut settling: Query<(Entity, &mut Settling)>,
    mut entering: Query<(Entity, &mut Entering)>,
) {
    let ms = time.delta_secs() * 1000.0;
    for (entity, mut tween) in &mut leaving {
        tween.elapsed += ms;
        if tween.elapsed >= tempo.span(span::CAPTURE) {
            commands.entity(entity).remove::<Leaving>();
        }
    }
    for (entity, mut tween) in &mut gliding {
        tween.elapsed += ms;
        if tween.elapsed >= tempo.span(GLIDE) {
            commands.entity(entity).remove::<Gliding>();
        }
    }
    for (entity, mut tween) in &mut settling {
        tween.elapsed += ms;
        if tween.elapsed >= tempo.span(span::SETTLE) {
            commands.entity(entity).remove::<Settling>();
        }
    }
    for (entity, mut tween) in &mut entering {
        tween.elapsed += ms;
        if tween.elapsed >= tempo.span(span::ENTRY) {
            commands.entity(entity).remove::<Entering>();
        }
    }
}

/// Shows a ring of light round every piece that comes home, wider and fainter as it goes.
fn light_up(
    mut commands: Commands,
    layout: Res<Layout>,
    tempo: Res<Tempo>,
    art: Res<Art>,
    entering: Query<(Entity, &Actor, &Entering)>,
    mut halos: Query<(Entity, &HaloOf, &mut Sprite, &mut Transform)>,
) {
    for (halo, of, mut sprite, mut transform) in &mut halos {
        let Ok((_, actor, entering)) = entering.get(of.0) else {
            commands.entity(halo).despawn();
            continue;
        };
        let Some(at) = place(layout.shape, actor.shown.place) else {
            continue;
        };
        let t = (entering.elapsed / tempo.span(span::ENTRY).max(1.0)).clamp(0.0, 1.0);
        let size = MARK_SIZE * layout.world_scale() * (0.85 + 0.75 * t);
        sprite.custom_size = Some(size);
        sprite.color = Color::WHITE.with_alpha((1.0 - t) * 0.9);
        transform.translation = layout.board_to_world(at).extend(depth::HALO);
    }
    for (entity, ..) in &entering {
        if !halos.iter().any(|(_, of, ..)| of.0 == entity) {
            commands.spawn((
                Name::new("halo"),
                HaloOf(entity),
                Sprite {
                    color: Color::NONE,
                    ..Sprite::from_image(art.mark_chosen.clone())
                },
                Transform::default(),
            ));
        }
    }
}

/// Gives every new actor its sprite and its shadow.
fn dress(
    mut commands: Commands,
    art: Res<Art>,
    fresh: Query<(Entity, &Piece), (With<Actor>, Without<Sprite>)>,
) {
    for (entity, piece) in &fresh {
        commands.entity(entity).insert((
            Sprite::from_image(art.piece(piece.side, Standing::default())),
            super::art::PIECE_ANCHOR,
            Transform::default(),
        ));
        commands.spawn((
            Name::new("piece shadow"),
            ShadowOf(entity),
            Sprite::from_image(art.shadow(piece.side)),
            super::art::SHADOW_ANCHOR,
            Transform::default(),
        ));
    }
}

/// How a piece is seen at one moment.
struct Pose {
    /// On the board's plane, in board space.
    at: Vec2,
    /// Above the plane as it shows, in design units.
    lift: f32,
    scale: Vec2,
    alpha: f32,
    tip: f32,
    in_the_air: bool,
}

impl Pose {
    fn standing(at: Vec2) -> Pose {
        Pose {
            at,
            lift: 0.0,
            scale: Vec2::ONE,
            alpha: 1.0,
            tip: 0.0,
            in_the_air: false,
        }
    }
}

/// Where a piece's foot stands on a cell, in board space.
fn foot(shape: BoardShape, cell: u8) -> Option<Vec2> {
    let cell = Cell::on_path(Side::First, cell)?;
    Some(shape.cell_centre(cell) + Vec2::new(0.0, PIECE_DROP))
}

fn place(shape: BoardShape, place: Place) -> Option<Vec2> {
    match place {
        Place::Board(cell) => foot(shape, cell),
        Place::Captured => None,
    }
}

fn smooth(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

/// A journey at some progress: a hop a cell, bowing outwards round the column ends.
fn hopping(shape: BoardShape, path: &[u8], started: bool, progress: f32) -> Option<Pose> {
    let hops = path.len().checked_sub(1).filter(|hops| *hops > 0)?;
    let along = progress.clamp(0.0, 1.0) * hops as f32;
    let hop = (along.floor() as usize).min(hops - 1);
    let t = along - hop as f32;
    let (from, to) = (path[hop], path[hop + 1]);
    let (a, b) = (foot(shape, from)?, foot(shape, to)?);
    let bow = shape.turn_bow(
        Cell::on_path(Side::First, from)?,
        Cell::on_path(Side::First, to)?,
    );
    let arc = (t * PI).sin();
    let at = a.lerp(b, EaseFunction::SineInOut.sample_clamped(t)) + bow * arc * 0.30 * CELL;
    // Long journeys hop lower and faster, so that they read as one sweep.
    let height = if hops > 12 { 0.24 } else { 0.36 };
    // A piece that starts breaks away: higher, with a sway.
    let away = started && hop == 0;
    let height = if away { 0.62 } else { height };
    // Never wholly down between two hops: the piece skips along.
    let floor = if hop == 0 && t < 0.5 || hop == hops - 1 && t >= 0.5 {
        0.0
    } else {
        0.06
    };
    let lift = (floor + (height - floor) * arc) * CELL;
    Some(Pose {
        at,
        lift,
        scale: Vec2::splat(1.0 + 0.09 * lift / (0.36 * CELL)),
        tip: if away {
            (t * 2.0 * PI).sin() * 0.16
        } else {
            0.0
        },
        in_the_air: true,
        ..Pose::standing(at)
    })
}

/// Where reduced motion fades from one place to another.
fn fading(shape: BoardShape, path: &[u8], progress: f32) -> Option<Pose> {
    let (first, last) = (*path.first()?, *path.last()?);
    let at = foot(shape, if progress < 0.5 { first } else { last })?;
    Some(Pose {
        alpha: (progress * 2.0 - 1.0).abs(),
        ..Pose::standing(at)
    })
}

fn pose_of(
    entity: Entity,
    piece: &Piece,
    actor: &Actor,
    tweens: (
        Option<&Leaving>,
        Option<&Gliding>,
        Option<&Settling>,
        Option<&Entering>,
    ),
    stage: (&Layout, &Timeline, Tempo, &Marks),
) -> Option<Pose> {
    let (layout, timeline, tempo, marks) = stage;
    let shape = layout.shape;
    if let Some(running) = timeline.current()
        && let Act::Travel {
            piece: traveller,
            path,
            started,
        } = &running.act
        && *traveller == entity
    {
        return if tempo.reduced {
            fading(shape, path, running.progress())
        } else {
            hopping(shape, path, *started, running.progress())
        };
    }
    if let Some(leaving) = tweens.0 {
        let from = place(shape, leaving.from)?;
        let t = leaving.progress(tempo);
        if tempo.reduced {
            return Some(Pose {
                alpha: 1.0 - t,
                ..Pose::standing(from)
            });
        }
        // An arc off the board, towards the nearer long side.
        let towards = if from.y < shape.size().y / 2.0 {
            -1.0
        } else {
            1.0
        };
        let side = if from.x < shape.size().x / 2.0 {
            -1.0
        } else {
            1.0
        };
        let fall = t * t;
        let at = from + Vec2::new(side * 0.9 * t, towards * (0.35 * t + 0.5 * fall)) * CELL;
        return Some(Pose {
            lift: (t * PI).sin() * 0.55 * CELL,
            alpha: 1.0 - smooth(((t - 0.35) / 0.65).clamp(0.0, 1.0)),
            tip: side * -0.9 * t,
            scale: Vec2::splat(1.0 + 0.06 * (t * PI).sin()),
            in_the_air: true,
            ..Pose::standing(at)
        });
    }
    let at = place(shape, actor.shown.place)?;
    let mut pose = Pose::standing(at);
    if let Some(gliding) = tweens.1 {
        let t = smooth(gliding.elapsed / tempo.span(GLIDE).max(1.0));
        match place(shape, gliding.from) {
            Some(from) => pose.at = from.lerp(at, t),
            None => pose.alpha = t,
        }
        pose.in_the_air = true;
    }
    if let Some(settling) = tweens.2 {
        let t = (settling.elapsed / tempo.span(span::SETTLE).max(1.0)).clamp(0.0, 1.0);
        let squash = (t * PI).sin() * 0.05;
        pose.scale = Vec2::new(1.0 + squash, 1.0 - squash);
    }
    if let Some(entering) = tweens.3 {
        // A bow: down, up, and still.
        let t = (entering.elapsed / tempo.span(span::ENTRY).max(1.0)).clamp(0.0, 1.0);
        let bow = (t * 3.0 * PI).sin() * (1.0 - t) * 0.08;
        pose.scale *= Vec2::new(1.0 + bow, 1.0 - bow);
        pose.lift = (t * PI).sin().powi(2) * 0.10 * CELL;
    }
    if let Some(running) = timeline.current()
        && let Act::End(outcome) = &running.act
        && outcome.winner == Some(piece.side)
        && !tempo.reduced
        && let Place::Board(cell) = actor.shown.place
    {
        // The winner's pieces leap once, in a wave along the path.
        let start = f32::from(cell) / 47.0 * 0.55;
        let t = ((running.progress() - start) / 0.4).clamp(0.0, 1.0);
        pose.lift = (t * PI).sin() * 0.42 * CELL;
        pose.scale *= 1.0 + 0.06 * (t * PI).sin();
    }
    if let Some(raised) = marks.raised.filter(|raised| raised.piece == entity) {
        pose.lift = raised.height * CELL;
        pose.scale *= 1.0 + 0.08 * raised.amount;
        if let Some(held) = raised.held_at {
            pose.at = held;
            pose.in_the_air = true;
        }
    }
    Some(pose)
}

type Tweens = (
    Option<&'static Leaving>,
    Option<&'static Gliding>,
    Option<&'static Settling>,
    Option<&'static Entering>,
);

fn arrange(
    layout: Res<Layout>,
    art: Res<Art>,
    timeline: Res<Timeline>,
    tempo: Res<Tempo>,
    marks: Res<Marks>,
    mut actors: Query<
        (
            Entity,
            &Piece,
            &Actor,
            Tweens,
            &mut Sprite,
            &mut Transform,
            &mut Visibility,
        ),
        Without<ShadowOf>,
    >,
    mut shadows: Query<(&ShadowOf, &mut Sprite, &mut Transform, &mut Visibility)>,
) {
    let scale = layout.world_scale();
    let mut poses = EntityHashMap::default();
    for (entity, piece, actor, tweens, mut sprite, mut transform, mut visibility) in &mut actors {
        let pose = pose_of(
            entity,
            piece,
            actor,
            tweens,
            (&layout, &timeline, *tempo, &marks),
        );
        let Some(pose) = pose else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let picture = art.piece(piece.side, actor.shown);
        if sprite.image != picture {
            sprite.image = picture;
        }
        sprite.custom_size = Some(super::art::PIECE_SIZE * scale);
        sprite.color = Color::WHITE.with_alpha(pose.alpha);
        let ground = layout.board_to_world(pose.at);
        let nearness = pose.at.y / layout.shape.size().y;
        let z = if pose.in_the_air {
            depth::IN_THE_AIR
        } else {
            depth::STANDING
        } + 5.0 * nearness;
        transform.translation = (ground + Vec2::Y * pose.lift * scale).extend(z);
        transform.rotation = Quat::from_rotation_z(pose.tip);
        transform.scale = pose.scale.extend(1.0);
        poses.insert(entity, (piece.side, pose));
    }
    for (of, mut sprite, mut transform, mut visibility) in &mut shadows {
        let Some((side, pose)) = poses.get(&of.0) else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        visibility.set_if_neq(Visibility::Inherited);
        let up = pose.lift > 0.02 * CELL;
        let picture = if up {
            art.air_shadow.clone()
        } else {
            art.shadow(*side)
        };
        if sprite.image != picture {
            sprite.image = picture;
        }
        sprite.custom_size = Some(super::art::SHADOW_SIZE * scale);
        sprite.color = Color::WHITE.with_alpha(pose.alpha * if up { 0.8 } else { 1.0 });
        // Higher pieces throw their shadow farther to the lower right.
        let away = Vec2::new(pose.lift, pose.lift * 0.85) * 1.1;
        let ground = layout.board_to_world(pose.at + away);
        let z = depth::SHADOW + pose.at.y / layout.shape.size().y * 0.1;
        transform.translation = ground.extend(if up { depth::IN_THE_AIR - 1.0 } else { z });
    }
}
