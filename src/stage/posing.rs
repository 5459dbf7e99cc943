//! The current pose of a piece: at rest, travelling, held or captured.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::actor::{Actor, Tween, TweenKind, Tweens};
use super::board_view::BoardView;
use super::layout::Layout;
use super::marks::{Marks, Raised};
use super::pose::{PiecePose, smooth};
use super::tempo::Tempo;
use super::timeline::{Act, Timeline};
use crate::table::{Change, Piece};

/// The growth of a captured piece on the big screen.
const CAPTURE_FROM_AFAR: f32 = 0.6;

/// The surroundings that affect the pose of a piece.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub layout: &'a Layout,
    pub timeline: &'a Timeline,
    pub tempo: Tempo,
    pub marks: &'a Marks,
    /// `true` if pieces bow, lean and celebrate.
    pub shows_off: bool,
}

/// The pose of a travelling piece with reduced motion: it fades out at its origin and in at its goal.
fn fading(board_view: BoardView, change: &Change, progress: f32) -> Option<PiecePose> {
    let standing = if progress < 0.5 {
        change.from
    } else {
        change.to
    };
    Some(PiecePose {
        alpha: (progress * 2.0 - 1.0).abs(),
        ..board_view.resting(change.side, standing)?
    })
}

/// The height of pieces above the board while they all move to another position, in units of the board.
const CARRIED: f32 = 0.35;

/// The pose of a piece on its way to another position. A piece that isn't in view before or after fades.
fn rearranging(
    board_view: BoardView,
    change: &Change,
    progress: f32,
    tempo: Tempo,
) -> Option<PiecePose> {
    let t = smooth(progress);
    let before = board_view.resting(change.side, change.from);
    match (before, board_view.resting(change.side, change.to)) {
        (Some(_), Some(_)) if tempo.reduced => fading(board_view, change, progress),
        (Some(before), Some(after)) => Some(PiecePose {
            at: before.at.lerp(after.at, t),
            scale: before.scale.lerp(after.scale, t),
            lift: (PI * t).sin() * CARRIED * board_view.unit(),
            in_the_air: true,
            ..after
        }),
        (Some(before), None) => Some(PiecePose {
            alpha: before.alpha * (1.0 - t),
            ..before
        }),
        (None, Some(after)) => Some(PiecePose {
            alpha: after.alpha * t,
            ..after
        }),
        (None, None) => None,
    }
}

/// The pose of a piece that the player let go over its goal, on its way down to its place.
fn dropping(
    board_view: BoardView,
    change: &Change,
    held: Vec2,
    progress: f32,
) -> Option<PiecePose> {
    let mut pose = board_view.resting(change.side, change.to)?;
    let left = 1.0 - smooth(progress);
    let raised = Raised {
        piece: change.piece,
        amount: left,
        held_at: None,
    };
    pose.at = pose.at.lerp(held, left);
    pose.lift = raised.height() * board_view.unit();
    pose.scale *= raised.scale();
    pose.in_the_air = true;
    Some(pose)
}

/// Applies a tween to the pose of a piece that rests at a place in board space.
fn tweened(pose: &mut PiecePose, tween: &Tween, piece: &Piece, at: Vec2, scene: Scene) {
    let (board_view, tempo) = (scene.layout.board_view, scene.tempo);
    let t = tween.progress(tempo);
    match tween.kind {
        // `pose_of` handles a leaving piece, which isn't at its place.
        TweenKind::Leaving { .. } => {}
        TweenKind::Gliding { from } => {
            let t = smooth(t);
            match board_view.resting(piece.side, from) {
                Some(from) => {
                    pose.at = from.at.lerp(at, t);
                    pose.scale = from.scale.lerp(pose.scale, t);
                }
                None => pose.alpha = t,
            }
            pose.in_the_air = true;
        }
        TweenKind::Settling => {
            let squash = (t * PI).sin() * board_view.squash();
            pose.scale *= Vec2::new(1.0 + squash, 1.0 - squash);
        }
        TweenKind::Entering | TweenKind::Leaning { .. } if !scene.shows_off => {}
        TweenKind::Entering => {
            // A bow: down, up, and still.
            let bow = (t * 3.0 * PI).sin() * (1.0 - t) * 0.08;
            pose.scale *= Vec2::new(1.0 + bow, 1.0 - bow);
            pose.lift = (t * PI).sin().powi(2) * 0.10 * board_view.unit();
        }
        TweenKind::Leaning { .. } if tempo.reduced => {}
        TweenKind::Leaning { towards } => {
            let Some(towards) = board_view.rect(towards) else {
                return;
            };
            let way = (towards.center() - at).normalize_or_zero();
            let amount = tween.lean(tempo);
            pose.at += way * 0.09 * amount * board_view.unit();
            pose.scale *= 1.0 + 0.04 * amount;
            pose.tip -= way.x * 0.14 * amount;
        }
    }
}

/// The current pose of a piece. `None` if it isn't visible.
pub(super) fn pose_of(
    entity: Entity,
    piece: &Piece,
    actor: &Actor,
    tweens: &Tweens,
    scene: Scene,
) -> Option<PiecePose> {
    let Scene {
        layout,
        timeline,
        tempo,
        marks,
        shows_off,
    } = scene;
    let board_view = layout.board_view;
    let side = piece.side;
    if let Some(running) = timeline.current()
        && let Act::Travel { change, path, .. } = &running.act
        && change.piece == entity
    {
        let raised = marks.raised(entity);
        if let Some(held) = raised.and_then(|raised| raised.held_at) {
            return dropping(board_view, change, held, running.progress());
        }
        if tempo.reduced {
            return fading(board_view, change, running.progress());
        }
        let mut pose = board_view.travelling(change, path, running.progress())?;
        if let Some(raised) = raised {
            // A chosen piece is lifted, so it comes down as it starts to travel.
            pose.lift = pose.lift.max(raised.height() * board_view.unit());
            pose.scale = pose.scale.max(Vec2::splat(raised.scale()));
        }
        return Some(pose);
    }
    if let Some(running) = timeline.current()
        && let Act::Rearrange(changes) = &running.act
        && let Some(change) = changes.iter().find(|change| change.piece == entity)
    {
        return rearranging(board_view, change, running.progress(), tempo);
    }
    let rest = board_view.foot(side, actor.shown);
    if let Some((from, t)) = tweens.leaving(tempo) {
        let from = board_view.foot(side, from)?;
        return match rest {
            Some(to) if tempo.reduced => Some(PiecePose {
                alpha: (t * 2.0 - 1.0).abs(),
                ..PiecePose::standing(if t < 0.5 { from } else { to })
            }),
            None if tempo.reduced => Some(PiecePose {
                alpha: 1.0 - t,
                ..PiecePose::standing(from)
            }),
            to => {
                let mut pose = board_view.leaving(from, to, t);
                if layout.big.is_some() {
                    // On the big screen, growth makes a capture visible from a distance.
                    pose.scale *= 1.0 + CAPTURE_FROM_AFAR * (t * PI).sin();
                }
                Some(pose)
            }
        };
    }
    let at = rest?;
    let mut pose = board_view.resting(side, actor.shown)?;
    for tween in tweens.running() {
        tweened(&mut pose, tween, piece, at, scene);
    }
    if let Some(running) = timeline.current()
        && let Act::End(outcome) = &running.act
        && outcome.winner == Some(side)
        && !tempo.reduced
        && shows_off
    {
        pose = board_view.celebrating(pose, actor.shown, running.progress());
    }
    if let Some(raised) = marks.raised(entity) {
        pose.lift = pose.lift.max(raised.height() * board_view.unit());
        pose.scale *= raised.scale();
        if let Some(held) = raised.held_at {
            let let_go = marks.raised.as_ref() != Some(raised);
            pose.at = if let_go {
                at.lerp(held, smooth(raised.amount))
            } else {
                held
            };
            pose.in_the_air = true;
        }
    }
    Some(pose)
}
