//! How a piece is seen at one moment: at rest, on its way, held, leaving.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::actor::{Actor, Entering, Fallen, Gliding, Leaning, Leaving, Settling};
use super::board_view::BoardView;
use super::layout::Layout;
use super::marks::{Marks, Raised};
use super::timeline::{Act, Tempo, Timeline};
use crate::table::{Change, Piece};

/// How a piece is seen at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PiecePose {
    /// On the board's plane, in board space.
    pub at: Vec2,
    /// Above the plane as it shows, in design units.
    pub lift: f32,
    /// How much larger than usual, each way.
    pub scale: Vec2,
    /// 0 is not seen.
    pub alpha: f32,
    /// Turned against the clock, in radians.
    pub tip: f32,
    /// In front of everything that stands.
    pub in_the_air: bool,
}

impl PiecePose {
    /// Standing still.
    #[must_use]
    pub const fn standing(at: Vec2) -> PiecePose {
        PiecePose {
            at,
            lift: 0.0,
            scale: Vec2::ONE,
            alpha: 1.0,
            tip: 0.0,
            in_the_air: false,
        }
    }
}

/// In and out gently.
#[must_use]
pub fn smooth(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

/// What besides the timeline moves a piece.
pub(super) type Tweens = (
    Option<&'static Leaving>,
    Option<&'static Gliding>,
    Option<&'static Settling>,
    Option<&'static Entering>,
    Option<&'static Leaning>,
    Option<&'static Fallen>,
);

/// What is on the stage.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub layout: &'a Layout,
    pub timeline: &'a Timeline,
    pub tempo: Tempo,
    pub marks: &'a Marks,
}

/// Where reduced motion fades from one place to another.
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

/// What was let go over its goal, from there to its place: it has been carried all the way.
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

/// How a piece is seen now; none where it is not.
pub(super) fn pose_of(
    entity: Entity,
    piece: &Piece,
    actor: &Actor,
    tweens: (
        Option<&Leaving>,
        Option<&Gliding>,
        Option<&Settling>,
        Option<&Entering>,
        Option<&Leaning>,
        Option<&Fallen>,
    ),
    scene: Scene,
) -> Option<PiecePose> {
    let Scene {
        layout,
        timeline,
        tempo,
        marks,
    } = scene;
    let board_view = layout.board_view;
    let side = piece.side;
    if tweens.5.is_some() {
        return None;
    }
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
            // What was chosen comes down as it sets out.
            pose.lift = pose.lift.max(raised.height() * board_view.unit());
            pose.scale = pose.scale.max(Vec2::splat(raised.scale()));
        }
        return Some(pose);
    }
    let rest = board_view.foot(side, actor.shown);
    if let Some(leaving) = tweens.0 {
        let from = board_view.foot(side, leaving.from)?;
        let t = leaving.progress(tempo);
        return match rest {
            Some(to) if tempo.reduced => Some(PiecePose {
                alpha: (t * 2.0 - 1.0).abs(),
                ..PiecePose::standing(if t < 0.5 { from } else { to })
            }),
            None if tempo.reduced => Some(PiecePose {
                alpha: 1.0 - t,
                ..PiecePose::standing(from)
            }),
            to => Some(board_view.leaving(from, to, t)),
        };
    }
    let at = rest?;
    let mut pose = board_view.resting(side, actor.shown)?;
    if let Some(gliding) = tweens.1 {
        let t = smooth(gliding.progress(tempo));
        match board_view.resting(side, gliding.from) {
            Some(from) => {
                pose.at = from.at.lerp(at, t);
                pose.scale = from.scale.lerp(pose.scale, t);
            }
            None => pose.alpha = t,
        }
        pose.in_the_air = true;
    }
    if let Some(settling) = tweens.2 {
        let squash = (settling.progress(tempo) * PI).sin() * board_view.squash();
        pose.scale *= Vec2::new(1.0 + squash, 1.0 - squash);
    }
    if let Some(entering) = tweens.3 {
        // A bow: down, up, and still.
        let t = entering.progress(tempo);
        let bow = (t * 3.0 * PI).sin() * (1.0 - t) * 0.08;
        pose.scale *= Vec2::new(1.0 + bow, 1.0 - bow);
        pose.lift = (t * PI).sin().powi(2) * 0.10 * board_view.unit();
    }
    if let Some(leaning) = tweens.4.filter(|_| !tempo.reduced)
        && let Some(towards) = board_view.rect(leaning.towards)
    {
        let way = (towards.center() - at).normalize_or_zero();
        let amount = leaning.amount(tempo);
        pose.at += way * 0.09 * amount * board_view.unit();
        pose.scale *= 1.0 + 0.04 * amount;
        pose.tip -= way.x * 0.14 * amount;
    }
    if let Some(running) = timeline.current()
        && let Act::End(outcome) = &running.act
        && outcome.winner == Some(side)
        && !tempo.reduced
    {
        pose = board_view.rejoicing(pose, actor.shown, running.progress());
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
