//! The king captured, shut in or escaped: the mark around him, during the act and afterwards.

use bevy::prelude::*;

use super::art::{FRAME_SIZE, RING_SIZE, TablutArt};
use super::geometry::{PIECE_DROP, location};
use super::{depth, fall};
use crate::rules::{EndReason, Outcome};
use crate::stage::actor::CapturedInPlace;
use crate::stage::painter::{Look, Painter};
use crate::stage::pose::smooth;
use crate::stage::tempo::span;
use crate::stage::timeline::{Act, KingOutcome};
use crate::stage::{Layout, RevealedEvents, Timeline};
use crate::table::{Location, Piece, PieceKind, Table};

/// A sprite of the king's end.
#[derive(Component, Clone, Copy)]
pub(super) struct KingOutcomeMark;

/// The king's end in this outcome. `None` if the outcome isn't about the king.
const fn king_outcome_of(outcome: &Outcome) -> Option<KingOutcome> {
    match outcome.reason {
        EndReason::KingCaptured => Some(KingOutcome::Taken),
        EndReason::KingShutIn => Some(KingOutcome::ShutIn),
        EndReason::KingEscaped => Some(KingOutcome::Escaped),
        _ => None,
    }
}

/// The king's location, his end and its progress, 0 to 1. `None` if there is nothing to show.
fn shown(
    table: &Table,
    timeline: &Timeline,
    revealed: usize,
) -> Option<(Location, KingOutcome, f32)> {
    let position = table.game().position().tablut()?;
    let at = location(position.king());
    match timeline.current().map(|running| (&running.act, running)) {
        Some((
            Act::KingOutcome {
                at, outcome: fate, ..
            },
            running,
        )) => Some((*at, *fate, running.progress())),
        Some((Act::End(outcome), _)) => Some((at, king_outcome_of(outcome)?, 1.0)),
        _ => {
            let outcome = table.game().position_at(revealed).outcome()?;
            Some((at, king_outcome_of(&outcome)?, 1.0))
        }
    }
}

pub(super) fn draw(
    mut commands: Commands,
    table: Res<Table>,
    timeline: Res<Timeline>,
    revealed: Res<RevealedEvents>,
    layout: Res<Layout>,
    art: Res<TablutArt>,
    kings: Query<(Entity, &Piece, Has<CapturedInPlace>)>,
    old: Query<Entity, With<KingOutcomeMark>>,
    mut drawn: Local<Option<(Location, KingOutcome, f32)>>,
) {
    let now = shown(&table, &timeline, revealed.0);
    if *drawn == now && !layout.is_changed() && old.is_empty() == now.is_none() {
        return;
    }
    *drawn = now;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    // The capturing men lean in before he falls.
    let lean = span::LEAN / span::FATE;
    let falls = now.filter(|(_, fate, progress)| *fate == KingOutcome::Taken && *progress > lean);
    for (king, piece, fallen) in &kings {
        match (falls.is_some() && piece.kind == PieceKind::King, fallen) {
            (true, false) => drop(commands.entity(king).insert(CapturedInPlace)),
            (false, true) => drop(commands.entity(king).remove::<CapturedInPlace>()),
            _ => {}
        }
    }
    let Some((at, fate, progress)) = now else {
        return;
    };
    let Some((board, rect)) = layout.board_view.tablut().zip(layout.board_view.rect(at)) else {
        return;
    };
    let foot = rect.center() + Vec2::Y * PIECE_DROP;
    let (picture, size, at) = match fate {
        KingOutcome::Taken => (&art.mark_taken, RING_SIZE, foot),
        KingOutcome::ShutIn => (&art.mark_shut, RING_SIZE, foot),
        KingOutcome::Escaped => (&art.mark_goal, FRAME_SIZE, rect.center()),
    };
    let t = smooth(progress);
    // The mark shrinks around him to its final size.
    let size = size * (1.45 - 0.45 * t);
    let mut painter = Painter::new(&mut commands, &layout, "fate", KingOutcomeMark);
    painter.sprite_as(picture, size, at, depth::RING, Look::faded(t));
    if falls.is_some() {
        let t = ((progress - lean) / (1.0 - lean)).clamp(0.0, 1.0);
        let fall = art.king_fall();
        // Near the right edge he slips back as he falls, so that his crown stays on the paper.
        let reach = foot.x + fall.frame.size.x - fall.frame.foot.x;
        let slip = (reach - board.sheet().max.x).max(0.0);
        let foot = foot - Vec2::X * slip * t;
        fall::draw_fall(
            &mut commands,
            &layout,
            &KingOutcomeMark,
            &fall,
            foot,
            t,
            1.0,
        );
    }
}
