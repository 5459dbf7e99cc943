//! The marks on Tawula's board: rings, arcs around a piece that can be hit, outlines of points, frames around trays.

use bevy::prelude::*;

use super::art::{FRAME_BORDER, FRAME_MARGIN, MARK_SIZE, PIXELS, TawulaArt};
use crate::rules::{GameKind, Side};
use crate::stage::board::BoardShape;
use crate::stage::marks::Marks;
use crate::stage::painter::Painter;
use crate::stage::{Actor, Layout, OnlyFor};
use crate::table::{Location, Piece, Place, Standing, TargetKind};

/// A sprite of the marks. All of them are replaced when the marks change.
#[derive(Component, Clone, Copy)]
pub(super) struct Mark;

/// Depth above the vignette, because marks below it would fade in the dark corner.
const DEPTH: f32 = 92.0;

/// The scale of the ring for the lower number, and for several numbers together.
const LOWER: f32 = 0.8;
const BOTH: f32 = 0.62;

/// The scale of small marks on the upright board.
const LARGER: f32 = 1.3;

/// The widths of an outline's lines in design units and their colours. The dark one is below the bright one, so that it
/// is visible on both kinds of points.
const OUTLINE: [(f32, Color); 2] = [
    (9.0, Color::srgba(0.10, 0.07, 0.04, 0.80)),
    (4.5, Color::srgb(0.98, 0.94, 0.84)),
];

/// Spawns the outline of a triangle in board space.
fn outline(commands: &mut Commands, layout: &Layout, corners: [Vec2; 3]) {
    let corners = corners.map(|corner| layout.board_to_world(corner));
    for ((width, color), depth) in OUTLINE.into_iter().zip([DEPTH + 0.2, DEPTH + 0.25]) {
        let width = width * layout.world_scale();
        for (i, from) in corners.into_iter().enumerate() {
            let along = corners[(i + 1) % corners.len()] - from;
            let size = Vec2::new(along.length() + width, width);
            commands.spawn((
                Name::new("mark outline"),
                Mark,
                OnlyFor(GameKind::Tawula),
                Sprite::from_color(color, size),
                Transform::from_translation((from + along / 2.0).extend(depth))
                    .with_rotation(Quat::from_rotation_z(along.to_angle())),
            ));
        }
    }
}

/// The pieces as shown.
pub(super) type Shown<'w, 's> = Query<'w, 's, (&'static Piece, &'static Actor)>;

/// The side and state of the uppermost piece on a location. `None` if the location is empty.
fn top(shown: &Shown, location: Location) -> Option<(Side, Standing)> {
    shown
        .iter()
        .filter(|(piece, actor)| actor.shown.place.location(piece.side) == Some(location))
        .max_by_key(|(_, actor)| actor.shown.level)
        .map(|(piece, actor)| (piece.side, actor.shown))
}

pub(super) fn draw(
    mut commands: Commands,
    marks: Res<Marks>,
    layout: Res<Layout>,
    art: Res<TawulaArt>,
    shown: Shown,
    old: Query<Entity, With<Mark>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let Some(board) = layout.board_view.tawula() else {
        return;
    };
    let large = match board.shape {
        BoardShape::Landscape => 1.0,
        BoardShape::Portrait => LARGER,
    };
    let mut frames: Vec<(&Handle<Image>, Rect, f32)> = Vec::new();
    let mut painter = Painter::new(&mut commands, &layout, "mark", Mark);
    let middle =
        |location| top(&shown, location).and_then(|(side, standing)| board.foot(side, standing));
    for &location in marks.movable.iter().chain(&marks.chosen) {
        let chosen = marks.chosen == Some(location);
        if let Some(tray) = board.tray_of(location) {
            frames.push((&art.mark_area, tray, if chosen { 1.0 } else { 0.5 }));
        } else if let Some(at) = middle(location) {
            let (picture, scale) = if chosen {
                (&art.mark_chosen, 1.0)
            } else {
                (&art.mark_movable, large)
            };
            painter.sprite(picture, MARK_SIZE * scale, at, DEPTH);
        }
    }
    // The place of a side's next piece on a location.
    let slot = |side: Side, to: Location| {
        let Location::Board(at) = to else {
            return None;
        };
        let level = match top(&shown, to) {
            Some((whose, top)) if whose == side => top.level + 1,
            _ => 0,
        };
        let lands = Standing {
            place: Place::Board(at),
            level,
            ..Standing::default()
        };
        board.foot(side, lands)
    };
    let owner = |location: Location| top(&shown, location).map(|(side, _)| side);
    if let Some(side) = marks.chosen.and_then(owner) {
        let most = marks
            .targets
            .iter()
            .map(|target| target.steps)
            .max()
            .unwrap_or(0);
        // Pressing the piece again plays the higher number, so its ring is the largest.
        let rank = |steps: u8| if steps == most { 1.0 } else { LOWER };
        let targets = marks.targets.iter();
        let targets = targets.map(|target| (target.to, target.kind, rank(target.steps)));
        let compound_moves = marks.compound_moves.iter();
        let compound_moves =
            compound_moves.map(|compound_move| (compound_move.to, compound_move.kind, BOTH));
        for (to, kind, scale) in targets.chain(compound_moves) {
            if let Some(tray) = board.tray_of(to) {
                frames.push((&art.mark_area, tray, 1.0));
            } else if let Some(at) = slot(side, to) {
                let (picture, scale) = match kind {
                    TargetKind::Capture => (&art.mark_hit, 1.0),
                    TargetKind::Free | TargetKind::Enter => (&art.mark_move, scale),
                };
                painter.sprite(picture, MARK_SIZE * scale, at, DEPTH + 0.1);
            }
        }
    }
    for target in &marks.hovered_targets {
        let at = owner(target.from).and_then(|side| slot(side, target.to));
        if let Some(at) = at {
            painter.sprite(&art.mark_other, MARK_SIZE * large, at, DEPTH + 0.15);
        } else if let Some(tray) = board.tray_of(target.to) {
            frames.push((&art.mark_area, tray, 0.5));
        }
    }
    let focused_point = marks.focus.and_then(|location| board.triangle_of(location));
    let framed = |location| board.tray_of(location).or(board.rect(location));
    if let Some(corners) = focused_point {
        outline(&mut commands, &layout, corners);
    } else if let Some(area) = marks.focus.and_then(framed) {
        frames.push((&art.mark_focus, area, 1.0));
    }
    for (picture, area, alpha) in frames {
        let area = area.inflate(FRAME_MARGIN);
        commands.spawn((
            Name::new("mark frame"),
            Mark,
            OnlyFor(GameKind::Tawula),
            Sprite {
                custom_size: Some(area.size() * layout.world_scale()),
                color: Color::WHITE.with_alpha(alpha),
                image_mode: SpriteImageMode::Sliced(TextureSlicer {
                    border: BorderRect::all(FRAME_BORDER),
                    max_corner_scale: layout.world_scale() / PIXELS,
                    ..TextureSlicer::default()
                }),
                ..Sprite::from_image(picture.clone())
            },
            Transform::from_translation(layout.board_to_world(area.center()).extend(DEPTH + 0.2)),
        ));
    }
}
