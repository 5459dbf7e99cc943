//! Lifts the piece that is held or selected, and lowers it smoothly.

use bevy::prelude::*;

use super::Selection;
use super::pointer::PointerState;
use crate::settings::SettingsInForce;
use crate::stage::layout::FINGER;
use crate::stage::marks::Raised;
use crate::stage::tempo::span;
use crate::stage::timeline::Act;
use crate::stage::{Layout, Marks, StageSystems, Timeline};
use crate::table::{Location, Piece, Standing, Table};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PointerState>().add_systems(
        Update,
        lift.after(StageSystems::Play)
            .before(StageSystems::Arrange)
            .run_if(resource_exists::<Table>),
    );
}

/// The piece that a press on a location means: the top one.
fn uppermost(location: Location, pieces: &Query<(Entity, &Piece, &Standing)>) -> Option<Entity> {
    pieces
        .iter()
        .filter(|(_, piece, standing)| standing.place.location(piece.side) == Some(location))
        .max_by_key(|(_, _, standing)| standing.level)
        .map(|(entity, ..)| entity)
}

/// The remaining height of a released piece. A dropped one comes down as it travels.
fn still_up(raised: &Raised, step: f32, timeline: &Timeline) -> f32 {
    match timeline.current() {
        Some(running)
            if raised.held_at.is_some()
                && matches!(&running.act, Act::Travel { change, .. } if change.piece == raised.piece) =>
        {
            1.0 - running.progress()
        }
        _ => raised.amount - step,
    }
}

fn lift(
    time: Res<Time>,
    layout: Res<Layout>,
    timeline: Res<Timeline>,
    in_force: SettingsInForce,
    selection: Res<Selection>,
    held: Res<PointerState>,
    mut marks: ResMut<Marks>,
    pieces: Query<(Entity, &Piece, &Standing)>,
) {
    let step = time.delta_secs() * 1000.0 / in_force.tempo().span(span::PICK_UP).max(1.0);
    let chosen = || {
        selection
            .chosen
            .filter(|location| layout.board_view.stays_lifted(*location))
    };
    let location = held.from.or_else(chosen).filter(|_| timeline.is_idle());
    let piece = location.and_then(|location| uppermost(location, &pieces));
    if marks.raised.is_none() && marks.lowered.is_empty() && piece.is_none() {
        return;
    }
    let was = marks.raised;
    let mut lowered = marks.lowered.clone();
    lowered.extend(was.filter(|raised| Some(raised.piece) != piece));
    for raised in &mut lowered {
        raised.amount = still_up(raised, step, &timeline);
    }
    // A piece that is picked up again before it's down rises from its current height.
    let begun = was
        .iter()
        .chain(&lowered)
        .find(|raised| Some(raised.piece) == piece)
        .map_or(0.0, |raised| raised.amount.max(0.0));
    lowered.retain(|raised| raised.amount > 0.0 && Some(raised.piece) != piece);
    // A finger covers what it touches, so the piece is above it.
    let above = if held.finger { FINGER } else { 0.0 };
    let held_at = layout.window_to_board(held.now - above * Vec2::Y);
    let raised = piece.map(|piece| Raised {
        piece,
        amount: (begun + step).min(1.0),
        held_at: (held.dragging && held.from.is_some())
            .then(|| held_at + Vec2::Y * layout.board_view.grip()),
    });
    if marks.raised != raised {
        marks.raised = raised;
    }
    if marks.lowered != lowered {
        marks.lowered = lowered;
    }
}
