//! The warnings Raichi! and Tuichi!: the word beside the board, and the king's way out in red ink.

use bevy::prelude::*;

use super::art::{ARROW_SIZE, DASH_SIZE, FRAME_SIZE, SLIP_SIZE, TablutArt, WORD_SIZE};
use super::depth;
use super::geometry::{CELL, TablutBoard, location};
use super::trail::PITCH;
use crate::rules::tablut::Thrones;
use crate::rules::{AnyOptions, Side};
use crate::stage::board::BoardShape;
use crate::stage::painter::{Look, Painter};
use crate::stage::pose::smooth;
use crate::stage::timeline::Act;
use crate::stage::{Actor, Layout, Marks, RevealedEvents, Timeline};
use crate::table::{Location, Piece, PieceKind, Table};

/// A sprite of the warning.
#[derive(Component, Clone, Copy)]
pub(super) struct CallMark;

/// The squares of the warning and its progress, 0 to 1. `None` without a warning. White's move causes it, and it stays
/// until Black's move starts (TT-11).
fn called(table: &Table, timeline: &Timeline, revealed: usize) -> Option<(Vec<Location>, f32)> {
    if let Some(running) = timeline.current()
        && let Act::Call { locations } = &running.act
    {
        return Some((locations.clone(), running.progress()));
    }
    if !timeline.is_idle() {
        return None;
    }
    let position = table.game().position_at(revealed);
    if position.side_to_act() != Some(Side::First) {
        return None;
    }
    let locations: Vec<Location> = position.tablut()?.escape_squares().map(location).collect();
    (!locations.is_empty()).then_some((locations, 1.0))
}

/// The drawn warning. The sprites are replaced when it changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawn {
    locations: Vec<Location>,
    progress: f32,
    king: Vec2,
    dots: Vec<Location>,
}

pub(super) fn draw(
    mut commands: Commands,
    table: Res<Table>,
    timeline: Res<Timeline>,
    revealed: Res<RevealedEvents>,
    marks: Res<Marks>,
    layout: Res<Layout>,
    art: Res<TablutArt>,
    pieces: Query<(&Piece, &Actor)>,
    old: Query<Entity, With<CallMark>>,
    mut drawn: Local<Option<Drawn>>,
) {
    let Some(board) = layout.board_view.tablut() else {
        return;
    };
    let king = pieces
        .iter()
        .find(|(piece, _)| piece.kind == PieceKind::King)
        .and_then(|(piece, actor)| board.rect(actor.shown.place.location(piece.side)?));
    let now =
        called(&table, &timeline, revealed.0)
            .zip(king)
            .map(|((locations, progress), king)| Drawn {
                locations,
                progress,
                king: king.center(),
                dots: marks.targets.iter().map(|way| way.to).collect(),
            });
    if *drawn == now && !layout.is_changed() && old.is_empty() == now.is_none() {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if let Some(call) = &now {
        let mut painter = Painter::new(&mut commands, &layout, "call", CallMark);
        let five = matches!(table.game().setup().options(), AnyOptions::Tablut(options)
            if options.thrones == Thrones::Five);
        for goal in call
            .locations
            .iter()
            .filter_map(|location| board.rect(*location))
        {
            way_out(&mut painter, &art, board, call, goal.center(), five);
        }
        word(&mut painter, &art, board, call);
    }
    *drawn = now;
}

/// The width of its dashes relative to those of the trail, so that it is easier to see.
const BROAD: f32 = 1.35;

/// Draws brackets around a goal square and a dashed arrow to it. The arrow ends before a throne so that the throne's
/// picture stays clear.
fn way_out(
    painter: &mut Painter<CallMark>,
    art: &TablutArt,
    board: TablutBoard,
    call: &Drawn,
    goal: Vec2,
    is_throne: bool,
) {
    let t = smooth(call.progress);
    painter.sprite_as(
        &art.mark_goal,
        FRAME_SIZE,
        goal,
        depth::GOAL,
        Look::faded(t),
    );
    let way = (goal - call.king).normalize_or_zero();
    let turn = (-way.y).atan2(way.x);
    let start = call.king + way * 0.46 * CELL;
    let past = if is_throne { -0.56 } else { 0.2 };
    let end = goal + way * past * CELL;
    let reached = start.distance(end) * t;
    let dots: Vec<Vec2> = call
        .dots
        .iter()
        .filter_map(|location| Some(board.rect(*location)?.center()))
        .collect();
    let (pitch, dash, arrow) = (PITCH * BROAD, DASH_SIZE * BROAD, ARROW_SIZE * BROAD);
    let mut along = pitch / 2.0;
    while along < reached - 0.5 * pitch {
        let at = start + way * along;
        if dots.iter().all(|dot| dot.distance(at) > 0.21 * CELL) {
            painter.sprite_as(&art.goal_dash, dash, at, depth::GOAL, Look::turned(turn));
        }
        along += pitch;
    }
    // Its tip is in the middle of the picture's right side.
    let head = start + way * (reached - arrow.x / 2.0);
    painter.sprite_as(
        &art.goal_arrow,
        arrow,
        head,
        depth::GOAL,
        Look { opacity: t, turn },
    );
}

/// Draws the word in the sheet's margin or, if there isn't a margin, on a slip of paper.
fn word(painter: &mut Painter<CallMark>, art: &TablutArt, board: TablutBoard, call: &Drawn) {
    let Some(goal) = call
        .locations
        .first()
        .and_then(|location| board.rect(*location))
    else {
        return;
    };
    let goal = goal.center();
    let picture = match call.locations.len() {
        1 => &art.word_raichi,
        _ => &art.word_tuichi,
    };
    let t = smooth(call.progress);
    let grown = 1.25 - 0.25 * t;
    let sheet = board.sheet();
    match board.shape {
        BoardShape::Landscape => {
            let y = (goal.y - sheet.min.y - 50.0).clamp(30.0, 900.0);
            let at = sheet.min + Vec2::new(1102.0, y) + WORD_SIZE / 2.0;
            painter.sprite_as(picture, WORD_SIZE * grown, at, depth::GOAL, Look::faded(t));
        }
        BoardShape::Portrait => {
            // Over the nearer edge of the sheet, clear of the squares, and at its right end, because captured pieces
            // fill the edge from the left.
            let y = if goal.y < sheet.center().y {
                sheet.min.y - 36.0
            } else {
                sheet.max.y - 26.0
            };
            let x = sheet.max.x - SLIP_SIZE.x - 10.0;
            let slip = Vec2::new(x, y);
            let middle = slip + SLIP_SIZE / 2.0;
            painter.sprite_as(&art.slip, SLIP_SIZE, middle, depth::SLIP, Look::faded(t));
            let at = slip + Vec2::new(20.0, 8.0) + WORD_SIZE / 2.0;
            painter.sprite_as(
                picture,
                WORD_SIZE * grown,
                at,
                depth::SLIP + 0.1,
                Look::faded(t),
            );
        }
    }
}
