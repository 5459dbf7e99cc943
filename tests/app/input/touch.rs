//! Tests how far a finger reaches on small boards.

use bevy::prelude::*;
use tavoliere::input::Selection;
use tavoliere::input::selection::offered;
use tavoliere::rules::{GameKind, Setup};
use tavoliere::stage::Layout;
use tavoliere::stage::layout::FINGER;
use tavoliere::table::targets::origins;

use super::devices::Desk;

/// A small phone.
const PHONE: Vec2 = Vec2::new(360.0, 640.0);

#[test]
fn a_finger_beside_a_piece_picks_it() {
    for game in [GameKind::Tablut, GameKind::Tapatan] {
        let mut desk = Desk::with(Setup::new(game), 1);
        desk.rig.settings().one_press = false;
        desk.rig.app.insert_resource(Layout::of(PHONE, 1.0, game));
        desk.rig.settle(16);
        let layout = desk.rig.app.world().resource::<Layout>().clone();
        let movable = origins(&offered(desk.rig.table(), None));
        let mut tried = 0;
        for piece in &movable {
            let middle = desk.pixel(*piece);
            for way in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                // A point within reach that belongs to a place without a piece that can move.
                let half = layout.board_view.rect(*piece).unwrap().size() / 2.0;
                let edge = half * layout.board_scale() * layout.unit;
                let at = middle + way * (edge + FINGER / 2.0 - 2.0);
                let under = layout.board_view.location_under(layout.window_to_board(at));
                let Some(under) = under.filter(|under| !movable.contains(under)) else {
                    continue;
                };
                // Another piece can be just as near.
                let near = |other: &&tavoliere::table::Location| {
                    let rect = layout.board_view.rect(**other).unwrap();
                    let point = layout.window_to_board(at);
                    point.distance(point.clamp(rect.min, rect.max))
                };
                let nearest = movable.iter().min_by(|a, b| near(a).total_cmp(&near(b)));
                if nearest != Some(piece) {
                    continue;
                }
                tried += 1;
                desk.rig.app.world_mut().resource_mut::<Selection>().chosen = None;
                desk.touch(at);
                let chosen = desk.rig.app.world().resource::<Selection>().chosen;
                assert_eq!(chosen, Some(*piece), "{game}: a tap on {under:?}");
            }
        }
        assert!(game == GameKind::Tapatan || tried > 5, "{game}: {tried}");
    }
}

#[test]
fn a_mouse_beside_a_piece_picks_nothing() {
    let mut desk = Desk::with(Setup::new(GameKind::Tablut), 1);
    desk.rig.settings().one_press = false;
    desk.rig
        .app
        .insert_resource(Layout::of(PHONE, 1.0, GameKind::Tablut));
    desk.rig.settle(16);
    let layout = desk.rig.app.world().resource::<Layout>().clone();
    let movable = origins(&offered(desk.rig.table(), None));
    let free = layout
        .board_view
        .locations()
        .into_iter()
        .find(|at| !movable.contains(at))
        .unwrap();
    desk.click(desk.pixel(free));
    assert_eq!(desk.rig.app.world().resource::<Selection>().chosen, None);
}
