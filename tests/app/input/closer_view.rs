//! Tests the closer view of the board: by two fingers, double taps, and a tap between two places.

use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tavoliere::input::Selection;
use tavoliere::input::selection::offered;
use tavoliere::rules::{GameKind, Setup};
use tavoliere::stage::layout::FINGER;
use tavoliere::stage::{CloserView, Layout};
use tavoliere::table::targets::{origins, targets_from};
use tavoliere::table::{Location, MoveTarget};

use super::devices::Desk;

/// A small phone.
const PHONE: Vec2 = Vec2::new(360.0, 640.0);

/// A game of Tablut on a small phone.
fn phone() -> Desk {
    let mut desk = Desk::with(Setup::new(GameKind::Tablut), 1);
    let layout = Layout::of(PHONE, 1.0, GameKind::Tablut);
    desk.rig.app.insert_resource(layout);
    desk.rig.settle(16);
    desk
}

fn is_closer(desk: &Desk) -> bool {
    desk.rig.app.world().resource::<CloserView>().is_on()
}

/// A piece with two destinations next to each other, and the point between them.
fn neighbours(desk: &Desk) -> (Location, [MoveTarget; 2], Vec2) {
    let all = offered(desk.rig.table(), None);
    for piece in origins(&all) {
        let own = targets_from(&all, piece);
        for one in &own {
            for other in &own {
                let [a, b] = [one.to, other.to].map(|at| desk.pixel(at));
                if one.to != other.to && a.distance(b) < FINGER {
                    return (piece, [*one, *other], a.midpoint(b));
                }
            }
        }
    }
    panic!("two neighbouring destinations");
}

fn choose(desk: &mut Desk, piece: Location) {
    desk.rig.app.world_mut().resource_mut::<Selection>().chosen = Some(piece);
}

/// Lets more time pass than a double tap takes.
fn wait(desk: &mut Desk) {
    for _ in 0..30 {
        desk.rig.frame(16);
    }
}

#[test]
fn a_tap_between_two_destinations_brings_the_board_closer() {
    let mut desk = phone();
    let (piece, targets, between) = neighbours(&desk);
    choose(&mut desk, piece);
    desk.touch(between);
    wait(&mut desk);
    assert!(desk.rig.events().is_empty(), "the tap could mean either");
    assert!(is_closer(&desk));
    let [one, other] = targets.map(|target| desk.pixel(target.to));
    assert!(
        one.distance(other) >= FINGER + 8.0 - 0.1,
        "{one} and {other}"
    );
    // A tap as far from the middle as the half of a finger is still the right place.
    let towards = (one - other).normalize() * (FINGER / 2.0 - 1.0);
    let goal = targets[1].to;
    let at = desk.pixel(goal) + towards;
    desk.touch(at);
    desk.rig.settle(16);
    assert_eq!(desk.rig.events().len(), 1);
    assert!(targets_from(&offered(desk.rig.table(), None), goal).is_empty());
    wait(&mut desk);
    assert!(!is_closer(&desk), "the move ends the view");
}

#[test]
fn a_second_tap_in_the_same_place_changes_nothing_while_the_board_moves() {
    let mut desk = phone();
    let (piece, _, between) = neighbours(&desk);
    choose(&mut desk, piece);
    desk.touch(between);
    desk.touch(between);
    wait(&mut desk);
    assert!(is_closer(&desk));
    assert!(desk.rig.events().is_empty());
}

#[test]
fn a_tap_in_the_middle_of_a_destination_moves_at_once() {
    let mut desk = phone();
    let (piece, [target, _], _) = neighbours(&desk);
    choose(&mut desk, piece);
    desk.touch(desk.pixel(target.to));
    desk.rig.settle(16);
    assert_eq!(desk.rig.events().len(), 1);
    assert!(!is_closer(&desk));
}

#[test]
fn a_double_tap_brings_the_board_closer_and_another_one_moves_it_away() {
    let mut desk = phone();
    let (piece, ..) = neighbours(&desk);
    let at = desk.pixel(piece);
    desk.touch(at);
    desk.touch(at);
    wait(&mut desk);
    assert!(is_closer(&desk));
    let chosen = desk.rig.app.world().resource::<Selection>().chosen;
    assert_eq!(chosen, Some(piece), "the first tap picked the piece");
    let at = desk.pixel(piece);
    desk.touch(at);
    wait(&mut desk);
    assert!(is_closer(&desk), "one tap isn't a double tap");
    desk.touch(at);
    desk.touch(at);
    wait(&mut desk);
    assert!(!is_closer(&desk));
    assert!(desk.rig.events().is_empty());
}

#[test]
fn two_taps_that_play_are_no_double_tap() {
    let mut desk = Desk::with(Setup::new(GameKind::Tapatan), 1);
    let layout = Layout::of(PHONE, 1.0, GameKind::Tapatan);
    desk.rig.app.insert_resource(layout);
    desk.rig.settle(16);
    let place = offered(desk.rig.table(), None)
        .first()
        .map(|target| target.to)
        .expect("a free point");
    let at = desk.pixel(place);
    desk.touch(at);
    desk.touch(at);
    wait(&mut desk);
    assert!(!is_closer(&desk));
}

#[test]
fn two_fingers_enlarge_what_is_between_them() {
    let mut desk = phone();
    let middle = desk.layout().board.center() * desk.layout().unit;
    let held = desk.layout().window_to_board(middle);
    let fingers = |desk: &mut Desk, phase, apart: f32| {
        desk.finger(phase, 1, middle - Vec2::X * apart);
        desk.finger(phase, 2, middle + Vec2::X * apart);
        desk.rig.frame(16);
    };
    fingers(&mut desk, TouchPhase::Started, 30.0);
    let before = desk.layout().world_scale();
    for apart in [40.0, 50.0, 60.0] {
        fingers(&mut desk, TouchPhase::Moved, apart);
    }
    let grown = desk.layout().world_scale() / before;
    assert!((grown - 2.0).abs() < 0.01, "{grown}");
    let now = desk.layout().window_to_board(middle);
    assert!(now.distance(held) < 1.0, "{held} moved to {now}");
    // Together again, they show the whole board.
    for apart in [40.0, 20.0, 10.0] {
        fingers(&mut desk, TouchPhase::Moved, apart);
    }
    fingers(&mut desk, TouchPhase::Ended, 10.0);
    assert!(!is_closer(&desk));
    assert_eq!(desk.layout().world_scale(), before);
    assert!(desk.rig.events().is_empty());
}

#[test]
fn a_finger_moves_a_closer_board_and_plays_nothing() {
    let mut desk = phone();
    let (piece, [target, _], _) = neighbours(&desk);
    choose(&mut desk, piece);
    let layout = desk.layout().clone();
    let middle = layout
        .board_view
        .rect(target.to)
        .expect("on the board")
        .center();
    let mut view = desk.rig.app.world_mut().resource_mut::<CloserView>();
    view.show(&layout, 3.0, middle);
    desk.rig.frame(16);
    let start = desk.pixel(target.to);
    desk.finger(TouchPhase::Started, 1, start);
    desk.rig.frame(16);
    for step in 1..=5 {
        desk.finger(
            TouchPhase::Moved,
            1,
            start + Vec2::new(8.0, 4.0) * step as f32,
        );
        desk.rig.frame(16);
    }
    desk.finger(TouchPhase::Ended, 1, start + Vec2::new(40.0, 20.0));
    desk.rig.settle(16);
    assert!(
        desk.rig.events().is_empty(),
        "a drag isn't a tap on its start"
    );
    let moved = desk.pixel(target.to) - start;
    assert!(moved.x > 20.0 && moved.y >= 0.0, "{moved}");
    // A tap at rest still plays.
    desk.touch(desk.pixel(target.to));
    desk.rig.settle(16);
    assert_eq!(desk.rig.events().len(), 1);
}
