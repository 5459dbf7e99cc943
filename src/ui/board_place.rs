//! Where pieces stand and land on the board in view, in units of the window.

use bevy::math::Vec2;
use bevy_egui::egui::{self, pos2};

use crate::rules::{AnyPosition, Side};
use crate::stage::Layout;
use crate::table::pieces::standings;
use crate::table::{Location, Place, Standing};

/// A point in board space, in units of the window.
pub(super) fn in_window(layout: &Layout, point: Vec2) -> Vec2 {
    layout.board.min + point * layout.board_scale()
}

/// The uppermost piece on a location: whose it is, and how it stands.
fn uppermost(position: &AnyPosition, location: Location) -> Option<(Side, Standing)> {
    standings(position)
        .into_iter()
        .filter(|(side, _, standing)| standing.place.location(*side) == Some(location))
        .max_by_key(|(_, _, standing)| standing.level)
        .map(|(side, _, standing)| (side, standing))
}

/// How a first piece stands on a location.
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

/// Where a piece that stands so on a location has its foot.
fn foot_of(layout: &Layout, location: Location, side: Side, standing: Standing) -> Option<Vec2> {
    let board = layout.board_view;
    let middle = || Some(board.rect(location)?.center());
    let at = board.foot(side, standing).or_else(middle)?;
    Some(in_window(layout, at))
}

/// Where the uppermost piece of a location has its foot in a position, or the first one would.
pub(super) fn foot(
    layout: &Layout,
    position: &AnyPosition,
    location: Location,
    side: Side,
) -> Option<Vec2> {
    let (side, standing) = uppermost(position, location).unwrap_or((side, first(location)));
    foot_of(layout, location, side, standing)
}

/// Where a piece comes to stand: upon those of its own side, in place of an enemy.
pub(super) fn landing(
    layout: &Layout,
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
    foot_of(layout, location, side, standing)
}

/// Where a piece passes over a location.
pub(super) fn passing(layout: &Layout, location: Location, side: Side) -> Option<Vec2> {
    foot_of(layout, location, side, first(location))
}

/// A place as egui has it.
pub(super) fn at(point: Vec2) -> egui::Pos2 {
    pos2(point.x, point.y)
}
