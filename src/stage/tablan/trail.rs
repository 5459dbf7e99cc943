//! The trail on Tablan's board: one arc for each hop, fainter the older it is.

use bevy::prelude::*;

use super::art::{ARROW_SIZE, DOT_SIZE, MARK_DROP, MARK_SIZE, TablanArt};
use super::geometry::CELL;
use crate::settings::SettingsInForce;
use crate::stage::Layout;
use crate::stage::marks::Trail;
use crate::stage::painter::{Look, Painter};
use crate::table::Location;

/// A sprite of the trail.
#[derive(Component, Clone, Copy)]
pub(super) struct Footprint;

const DEPTH: f32 = 4.0;
const OLDEST: f32 = 0.28;
const NEWEST: f32 = 0.80;

pub(super) fn draw(
    mut commands: Commands,
    trail: Res<Trail>,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    art: Res<TablanArt>,
    old: Query<Entity, With<Footprint>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tablan() else {
        return;
    };
    let foot = |location: Location| board.foot(location).map(|foot| foot + Vec2::Y * 12.0);
    let mut painter = Painter::new(&mut commands, &layout, "footprint", Footprint);
    let mut location = |picture: &Handle<Image>, size: Vec2, at: Vec2, alpha: f32, turn: f32| {
        painter.sprite_as(
            picture,
            size,
            at,
            DEPTH,
            Look {
                opacity: alpha,
                turn,
            },
        );
    };
    for path in &trail.journeys {
        let Some(&first) = path.first() else { continue };
        if let Some(rect) = board.rect(first) {
            let at = rect.center() + Vec2::Y * MARK_DROP;
            location(&art.mark_origin, MARK_SIZE, at, 0.75, 0.0);
        }
        if in_force.tempo().reduced {
            let Some((from, to)) = foot(first).zip(path.last().and_then(|&last| foot(last))) else {
                continue;
            };
            let steps = (from.distance(to) / 14.0).max(2.0) as usize;
            for i in 1..steps {
                location(
                    &art.trail_dot,
                    DOT_SIZE,
                    from.lerp(to, i as f32 / steps as f32),
                    NEWEST,
                    0.0,
                );
            }
            let way = to - from;
            let tip = to - way.normalize_or_zero() * 0.45 * CELL;
            location(&art.arrow_head, ARROW_SIZE, tip, 1.0, (-way.y).atan2(way.x));
            continue;
        }
        let hops = path.len() - 1;
        for (i, hop) in path.windows(2).enumerate() {
            let Some((from, to)) = foot(hop[0]).zip(foot(hop[1])) else {
                continue;
            };
            let Some((a, b)) = board.cell(hop[0]).zip(board.cell(hop[1])) else {
                continue;
            };
            let alpha = OLDEST + (NEWEST - OLDEST) * (i as f32 + 1.0) / hops as f32;
            let bow = board.turn_bow(a, b) * 0.34 * CELL;
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
                location(&art.trail_dot, DOT_SIZE * 0.62, at, alpha, 0.0);
            }
            if i + 1 < hops {
                location(&art.trail_dot, DOT_SIZE, to, alpha, 0.0);
            }
        }
    }
}
