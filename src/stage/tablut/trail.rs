//! The trail on Tablut's sheet: an ink circle at the origin of the slide, and dashes.

use bevy::prelude::*;

use super::art::{ARROW_SIZE, DASH_SIZE, SPOT_SIZE, TablutArt};
use super::depth;
use super::geometry::CELL;
use crate::settings::SettingsInForce;
use crate::stage::Layout;
use crate::stage::marks::Trail;
use crate::stage::painter::{Look, Painter};
use crate::table::Location;

/// A sprite of the trail.
#[derive(Component, Clone, Copy)]
pub(super) struct Footprint;

const INK: f32 = 0.85;
/// Distance from one dash to the next.
pub(super) const PITCH: f32 = 18.0;

pub(super) fn draw(
    mut commands: Commands,
    trail: Res<Trail>,
    layout: Res<Layout>,
    in_force: SettingsInForce,
    art: Res<TablutArt>,
    old: Query<Entity, With<Footprint>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tablut() else {
        return;
    };
    let middle = |location: Option<&Location>| Some(board.rect(*location?)?.center());
    let mut painter = Painter::new(&mut commands, &layout, "footprint", Footprint);
    for path in &trail.journeys {
        let Some((from, to)) = middle(path.first()).zip(middle(path.last())) else {
            continue;
        };
        painter.sprite_as(
            &art.mark_origin,
            SPOT_SIZE,
            from,
            depth::TRAIL,
            Look::faded(INK),
        );
        let way = (to - from).normalize_or_zero();
        // A piece hides more of the paper behind it than beside it.
        let short = if way.y > 0.5 { 0.62 } else { 0.45 };
        let length = from.distance(to) - (0.27 + short) * CELL;
        let start = from + way * 0.27 * CELL;
        let turn = (-way.y).atan2(way.x);
        let mut along = PITCH / 2.0;
        while along < length {
            let at = start + way * along;
            painter.sprite_as(
                &art.trail_dash,
                DASH_SIZE,
                at,
                depth::TRAIL,
                Look { opacity: INK, turn },
            );
            along += PITCH;
        }
        if in_force.tempo().reduced {
            // With reduced motion pieces don't slide, so an arrow shows the direction.
            let tip = start + way * (length - ARROW_SIZE.x / 2.0);
            painter.sprite_as(
                &art.goal_arrow,
                ARROW_SIZE,
                tip,
                depth::TRAIL,
                Look::turned(turn),
            );
        }
    }
}
