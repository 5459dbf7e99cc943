//! Tests how far a finger reaches on small boards.

use bevy::prelude::*;
use tavoliere::input::selection::offered;
use tavoliere::input::{Press, Selection};
use tavoliere::rules::{GameKind, Setup};
use tavoliere::stage::Layout;
use tavoliere::stage::layout::FINGER;
use tavoliere::table::targets::{origins, targets_from};
use tavoliere::table::{Location, MoveTarget};

use super::devices::Desk;

/// A small phone.
const PHONE: Vec2 = Vec2::new(360.0, 640.0);

/// A game of Tablut on a small phone.
fn small_board() -> (Desk, Layout) {
    let mut desk = Desk::with(Setup::new(GameKind::Tablut), 1);
    let layout = Layout::of(PHONE, 1.0, GameKind::Tablut);
    desk.rig.app.insert_resource(layout.clone());
    desk.rig.settle(16);
    (desk, layout)
}

/// A point that is nearer to a destination than to the others, but on a place where a press means nothing.
fn beside(
    desk: &Desk,
    layout: &Layout,
    all: &[MoveTarget],
    target: &MoveTarget,
) -> Option<(Vec2, Location)> {
    let board = layout.board_view;
    let own = targets_from(all, target.from);
    let means_something =
        |at: &Location| origins(all).contains(at) || own.iter().any(|other| other.to == *at);
    let near = |at: Location, point: Vec2| {
        let rect = board.rect(at).expect("on the board");
        point.distance(point.clamp(rect.min, rect.max))
    };
    let half = board.rect(target.to)?.size() / 2.0 * layout.board_scale() * layout.unit;
    for way in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
        let at = desk.pixel(target.to) + way * (half + FINGER / 2.0 - 3.0);
        let point = layout.window_to_board(at);
        let Some(under) = board.location_under(point) else {
            continue;
        };
        let others = own.iter().map(|other| other.to).chain(origins(all));
        let nearest = others
            .filter(|other| *other != target.to)
            .all(|other| near(other, point) > near(target.to, point) + 1.0);
        if !means_something(&under) && nearest {
            return Some((at, under));
        }
    }
    None
}

#[test]
fn a_finger_beside_a_destination_moves_there() {
    let (mut desk, layout) = small_board();
    let mut tried = 0;
    for piece in origins(&offered(desk.rig.table(), None)) {
        let all = offered(desk.rig.table(), None);
        for target in targets_from(&all, piece) {
            let Some((at, under)) = beside(&desk, &layout, &all, &target) else {
                continue;
            };
            tried += 1;
            desk.rig.app.world_mut().resource_mut::<Selection>().chosen = Some(piece);
            desk.touch(at);
            desk.rig.settle(16);
            let played = desk.rig.events().len();
            assert_eq!(played, 1, "a touch on {under:?} beside {:?}", target.to);
            let moved = desk.rig.game().position().text();
            desk.rig.press(Press::Undo);
            desk.rig.frame(16);
            desk.rig.settle(16);
            assert_ne!(desk.rig.game().position().text(), moved);
            assert!(desk.rig.events().is_empty());
        }
    }
    assert!(tried > 5, "{tried}");
}

#[test]
fn a_mouse_beside_a_destination_moves_nothing() {
    let (mut desk, layout) = small_board();
    let all = offered(desk.rig.table(), None);
    let found = all
        .iter()
        .find_map(|target| Some((target, beside(&desk, &layout, &all, target)?)));
    let (target, (at, _)) = found.expect("a destination beside a place without one");
    desk.rig.app.world_mut().resource_mut::<Selection>().chosen = Some(target.from);
    desk.click(at);
    desk.rig.settle(16);
    assert!(desk.rig.events().is_empty());
}
