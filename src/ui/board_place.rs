//! Finds the positions of pieces on a board, in board space or in units of the window.

use bevy::math::Vec2;
use bevy_egui::egui::{self, pos2};

use crate::rules::{AnyPosition, Side};
use crate::stage::{BoardView, Layout};
use crate::table::pieces::standings;
use crate::table::{Location, Place, Standing};

/// Converts a point from board space to units of the window.
pub(super) fn in_window(layout: &Layout, point: Vec2) -> Vec2 {
    layout.board.min + point * layout.board_scale()
}

/// The top piece on a location: its side and standing.
fn uppermost(position: &AnyPosition, location: Location) -> Option<(Side, Standing)> {
    standings(position)
        .into_iter()
        .filter(|(side, _, standing)| standing.place.location(*side) == Some(location))
        .max_by_key(|(_, _, standing)| standing.level)
        .map(|(side, _, standing)| (side, standing))
}

/// The standing of a location's first piece.
fn first(location: Location) -> Standing {
    Standing {
        place: match location {
            Location::Board(at) => Place::Board(at),
            Location::Hand(_) => Place::Hand,
            Location::Bar(_) => Place::Bar,
            Location::Off(_) => Place::Off,
        },
        ..Standing::default()
    }
}

/// The foot of a side's piece on a location, in board space.
fn foot_of(board: BoardView, location: Location, side: Side, standing: Standing) -> Option<Vec2> {
    let middle = || Some(board.rect(location)?.center());
    board.foot(side, standing).or_else(middle)
}

/// The foot of the top piece on a location, or of its first piece if it's empty, in board space.
pub(super) fn top_place(
    board: BoardView,
    position: &AnyPosition,
    location: Location,
    side: Side,
) -> Option<Vec2> {
    let (side, standing) = uppermost(position, location).unwrap_or((side, first(location)));
    foot_of(board, location, side, standing)
}

/// The foot of a piece that moves to a location, in board space: on top of its side's pieces, or in place of an
/// opposing piece.
pub(super) fn next_place(
    board: BoardView,
    position: &AnyPosition,
    location: Location,
    side: Side,
) -> Option<Vec2> {
    let level = match uppermost(position, location) {
        Some((whose, standing)) if whose == side => standing.level + 1,
        _ => 0,
    };
    let standing = Standing {
        level,
        ..first(location)
    };
    foot_of(board, location, side, standing)
}

/// The foot of the top piece on a location, or of its first piece if it's empty.
pub(super) fn foot(
    layout: &Layout,
    position: &AnyPosition,
    location: Location,
    side: Side,
) -> Option<Vec2> {
    let at = top_place(layout.board_view, position, location, side)?;
    Some(in_window(layout, at))
}

/// The foot of a piece that moves to a location: on top of its side's pieces, or in place of an opposing piece.
pub(super) fn landing(
    layout: &Layout,
    position: &AnyPosition,
    location: Location,
    side: Side,
) -> Option<Vec2> {
    let at = next_place(layout.board_view, position, location, side)?;
    Some(in_window(layout, at))
}

/// Converts a point to egui's type.
pub(super) fn at(point: Vec2) -> egui::Pos2 {
    pos2(point.x, point.y)
}
