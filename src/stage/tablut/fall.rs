//! Falling men: baked frames of a piece that tips over its rim, with its shadow, and fades.

use bevy::prelude::*;
use bevy::sprite::Anchor;

use super::art::{FALL_FRAMES, FALL_PIXELS, FALL_SHADOW_PIXELS, Fall, FallFrame, TablutArt};
use super::depth;
use super::geometry::CELL;
use super::motion::tipped;
use crate::rules::GameKind;
use crate::settings::SettingsInForce;
use crate::stage::actor::Tweens;
use crate::stage::{Layout, OnlyFor, Trail};
use crate::table::{Location, Piece};

/// A sprite of a falling piece.
#[derive(Component, Clone, Copy)]
pub(super) struct Tumbling;

/// One frame of a strip, as a sprite and its anchor.
fn frame(
    strip: &Handle<Image>,
    of: FallFrame,
    pixels: f32,
    at: usize,
    scale: f32,
) -> (Sprite, Anchor) {
    let cut = of.size * pixels;
    let min = Vec2::new(at as f32 * cut.x, 0.0);
    let part = of.foot / of.size;
    let sprite = Sprite {
        rect: Some(Rect::from_corners(min, min + cut)),
        custom_size: Some(of.size * scale),
        ..Sprite::from_image(strip.clone())
    };
    (sprite, Anchor(Vec2::new(part.x - 0.5, 0.5 - part.y)))
}

/// Draws a falling piece at a progress of 0 to 1, with its foot at a place in board space.
pub(super) fn draw_fall<T: Component + Clone>(
    commands: &mut Commands,
    layout: &Layout,
    tag: &T,
    fall: &Fall,
    foot: Vec2,
    t: f32,
    alpha: f32,
) {
    let at = ((t * FALL_FRAMES as f32 * 1.25) as usize).min(FALL_FRAMES - 1);
    let scale = layout.world_scale();
    let mut show = |(mut sprite, anchor): (Sprite, Anchor), z: f32| {
        sprite.color = Color::WHITE.with_alpha(alpha);
        commands.spawn((
            Name::new("fall"),
            tag.clone(),
            OnlyFor(GameKind::Tablut),
            sprite,
            anchor,
            Transform::from_translation(layout.board_to_world(foot).extend(z)),
        ));
    };
    let shadow = frame(
        fall.shadows,
        fall.shadow_frame,
        FALL_SHADOW_PIXELS,
        at,
        scale,
    );
    show(shadow, depth::FALL_SHADOW);
    let body = frame(fall.strip, fall.frame, FALL_PIXELS, at, scale);
    show(body, depth::standing(layout, foot.y));
}

/// Distance that a falling piece slips from its place, away from its head.
const SLIP: f32 = 0.17 * CELL;

/// `true` if a man between two opponents falls to the left: away from the one that has just moved.
fn falls_left(from: Vec2, mover: Option<Vec2>, middle: f32) -> bool {
    match mover {
        Some(mover) if (mover.x - from.x).abs() > 1.0 => mover.x > from.x,
        _ => from.x < middle,
    }
}

pub(super) fn draw(
    mut commands: Commands,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    trail: Res<Trail>,
    art: Res<TablutArt>,
    pieces: Query<(&Piece, &Tweens)>,
    old: Query<Entity, With<Tumbling>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout
        .board_view
        .tablut()
        .filter(|_| !in_force.tempo().reduced)
    else {
        return;
    };
    let mover: Option<Location> = trail.journeys.last().and_then(|path| path.last().copied());
    let mover = mover.and_then(|location| Some(board.rect(location)?.center()));
    for (piece, tweens) in &pieces {
        let falls = tweens
            .leaving(in_force.tempo())
            .and_then(|(from, t)| tipped(t).zip(board.foot(piece.side, from)));
        let Some((t, foot)) = falls else { continue };
        let left = falls_left(foot, mover, board.sheet().center().x);
        let slip = if left { SLIP } else { -SLIP } * t;
        let alpha = 1.0 - ((t - 0.6) / 0.4).clamp(0.0, 1.0);
        let fall = art.fall(piece.side, left);
        let foot = foot + Vec2::new(slip, 0.02 * CELL * t);
        draw_fall(&mut commands, &layout, &Tumbling, &fall, foot, t, alpha);
    }
}
