//! The faint trail of the last turn: an arc a hop, fainter the longer ago.

use bevy::prelude::*;

use super::StageSystems;
use super::art::{ARROW_SIZE, Art, DOT_SIZE, MARK_DROP, MARK_SIZE};
use super::geometry::{CELL, PIECE_DROP};
use super::layout::Layout;
use super::timeline::Tempo;
use crate::rules::Side;
use crate::rules::tablan::Cell;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(StageSystems::Arrange)
            .run_if(resource_exists::<Art>)
            .run_if(resource_changed::<Trail>.or_eager(resource_changed::<Layout>)),
    );
}

/// The journeys of the last turn that moved, as Blue's indices of the cells passed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// In the order in which they were made.
    pub journeys: Vec<Vec<u8>>,
    /// The turn is over: the next journey begins a new trail.
    pub closed: bool,
}

impl Trail {
    /// Adds a journey that has just been made.
    pub fn add(&mut self, path: Vec<u8>) {
        if self.closed {
            self.journeys.clear();
            self.closed = false;
        }
        self.journeys.push(path);
    }
}

/// A sprite of the trail.
#[derive(Component)]
struct Footprint;

const DEPTH: f32 = 4.0;
const OLDEST: f32 = 0.28;
const NEWEST: f32 = 0.80;

fn draw(
    mut commands: Commands,
    trail: Res<Trail>,
    layout: Res<Layout>,
    tempo: Res<Tempo>,
    art: Res<Art>,
    old: Query<Entity, With<Footprint>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let shape = layout.shape;
    let scale = layout.world_scale();
    let cell = |index: u8| Cell::on_path(Side::First, index);
    let foot =
        |index: u8| cell(index).map(|c| shape.cell_centre(c) + Vec2::Y * (PIECE_DROP + 12.0));
    let mut spot = |picture: &Handle<Image>, size: Vec2, at: Vec2, alpha: f32, turn: f32| {
        commands.spawn((
            Name::new("footprint"),
            Footprint,
            Sprite {
                custom_size: Some(size * scale),
                color: Color::WHITE.with_alpha(alpha),
                ..Sprite::from_image(picture.clone())
            },
            Transform::from_translation(layout.board_to_world(at).extend(DEPTH))
                .with_rotation(Quat::from_rotation_z(turn)),
        ));
    };
    for path in &trail.journeys {
        let Some(&first) = path.first() else { continue };
        if let Some(c) = cell(first) {
            let at = shape.cell_centre(c) + Vec2::Y * MARK_DROP;
            spot(&art.mark_origin, MARK_SIZE, at, 0.75, 0.0);
        }
        if tempo.reduced {
            let Some((from, to)) = foot(first).zip(path.last().and_then(|&last| foot(last))) else {
                continue;
            };
            let steps = (from.distance(to) / 14.0).max(2.0) as usize;
            for i in 1..steps {
                spot(
                    &art.trail_dot,
                    DOT_SIZE,
                    from.lerp(to, i as f32 / steps as f32),
                    NEWEST,
                    0.0,
                );
            }
            let way = to - from;
            let tip = to - way.normalize_or_zero() * 0.45 * CELL;
            spot(&art.arrow_head, ARROW_SIZE, tip, 1.0, (-way.y).atan2(way.x));
            continue;
        }
        let hops = path.len() - 1;
        for (i, hop) in path.windows(2).enumerate() {
            let Some((from, to)) = foot(hop[0]).zip(foot(hop[1])) else {
                continue;
            };
            let Some((a, b)) = cell(hop[0]).zip(cell(hop[1])) else {
                continue;
            };
            let alpha = OLDEST + (NEWEST - OLDEST) * (i as f32 + 1.0) / hops as f32;
            let bow = shape.turn_bow(a, b) * 0.34 * CELL;
            let rise = if bow == Vec2::ZERO {
                -0.30 * CELL
            } else {
                -0.08 * CELL
            };
            const DOTS: usize = 9;
            for k in 1..DOTS {
                let t = k as f32 / DOTS as f32;
                let arc = 4.0 * t * (1.0 - t);
                let at = from.lerp(to, t) + bow * arc + Vec2::Y * rise * arc;
                spot(&art.trail_dot, DOT_SIZE * 0.62, at, alpha, 0.0);
            }
            if i + 1 < hops {
                spot(&art.trail_dot, DOT_SIZE, to, alpha, 0.0);
            }
        }
    }
}
