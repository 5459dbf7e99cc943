//! Tests of two people opposite each other: every press counts for the place under it, each player has a device, and
//! resources don't change at rest.

use bevy::math::Vec2;
use bevy::prelude::*;
use tavoliere::input::binding::WrongDevice;
use tavoliere::input::controllers::{ControllerDisconnected, Controllers};
use tavoliere::input::selection::offered;
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, MatchScore, Setup, Side};
use tavoliere::stage::{Facing, Layout};
use tavoliere::store::{Binding, Device, Seat, Seating};
use tavoliere::table::targets::{origins, targets_from};
use tavoliere::table::{Intent, Location};

use crate::input::devices::Desk;
use crate::rig::{MIXED, PEOPLE, below, chance, some_choice};

/// A desktop, an upright phone, and a tablet in both orientations.
const WINDOWS: [Vec2; 4] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(390.0, 844.0),
    Vec2::new(1280.0, 800.0),
    Vec2::new(800.0, 1280.0),
];

/// All seatings, and `true` if the board turns.
const SEATINGS: [(Seating, bool); 4] = [
    (Seating::SideBySide, true),
    (Seating::Opposite, false),
    (Seating::Opposite, true),
    (Seating::FlatTablet, false),
];

/// Two people at a table in a window.
fn seated(kind: GameKind, window: Vec2, seating: Seating, turn_board: bool) -> Desk {
    let mut desk = Desk::with(Setup::new(kind), 3);
    let settings = desk.rig.settings();
    (settings.seating, settings.turn_board) = (seating, turn_board);
    desk.rig.app.insert_resource(Layout::of(window, 1.0, kind));
    desk.rig.frame(16);
    desk.rig.settle(16);
    desk
}

fn facing(desk: &Desk) -> Facing {
    *desk.rig.app.world().resource::<Facing>()
}

fn layout(desk: &Desk) -> &Layout {
    desk.rig.app.world().resource::<Layout>()
}

/// Plays ahead until this side must choose, and calls `look` in every frame.
fn until_turn_of(desk: &mut Desk, side: Side, mut look: impl FnMut(&Desk)) {
    let mut random = chance(9);
    for _ in 0..2000 {
        look(desk);
        let still = desk.rig.is_idle();
        match desk.rig.game().expect() {
            Expect::Move(mover) if mover == side && still => return,
            Expect::Move(_) if still => {
                let choice = some_choice(desk.rig.game(), &mut random);
                desk.rig.send(Intent::Play(choice));
            }
            Expect::Throw(_) if still => desk.rig.send(Intent::Throw),
            Expect::Nothing => desk.rig.send(Intent::Rematch),
            _ => {}
        }
        desk.rig.frame(16);
    }
    panic!("{side:?} had no choice");
}

#[test]
fn presses_hit_the_item_under_them_in_every_seating() {
    for kind in GameKind::ALL {
        for (window, seating) in WINDOWS.iter().flat_map(|w| SEATINGS.map(|s| (*w, s))) {
            let mut desk = seated(kind, window, seating.0, seating.1);
            let mut random = chance(5);
            let sides = [Side::Second, Side::First, Side::Second, Side::Second];
            for (round, side) in sides.into_iter().enumerate() {
                until_turn_of(&mut desk, side, |_| ());
                let context = format!("{kind} {window} {seating:?} {side:?} {round}");
                let turned = seating == (Seating::Opposite, true) && side == Side::Second;
                assert_eq!(facing(&desk).screen_is_turned(), turned, "{context}");
                assert_eq!(layout(&desk).turned, turned, "{context}");
                let flat = seating.0 == Seating::FlatTablet;
                assert_eq!(layout(&desk).far_actions.is_some(), flat, "{context}");
                let all = offered(desk.rig.table(), None);
                let pieces = origins(&all);
                let from = pieces[below(&mut random, pieces.len())];
                let reached = targets_from(&all, from);
                let to = reached[below(&mut random, reached.len())].to;
                let chosen = desk.rig.selection().chosen == Some(from);
                // Upside down, everything is displayed at the mirrored place.
                let [start, end] = [from, to].map(|location| {
                    let at = desk.pixel(location);
                    if turned { window - at } else { at }
                });
                let before = desk.rig.events().len();
                match round {
                    0 => desk.drag(start, end),
                    1 | 2 => {
                        if !chosen {
                            desk.touch(start);
                        }
                        desk.touch(end);
                    }
                    _ => {
                        if !chosen {
                            desk.click(start);
                        }
                        desk.click(end);
                    }
                }
                assert!(
                    desk.rig.events().len() > before,
                    "{context}: the move is played"
                );
            }
        }
    }
}

#[test]
fn seatings_are_in_force_while_two_people_play_and_else_not() {
    let mut desk = seated(GameKind::Tablut, WINDOWS[2], Seating::FlatTablet, false);
    assert_eq!(facing(&desk).seating, Seating::FlatTablet);
    for (seats, seating) in [
        (MIXED, Seating::SideBySide),
        (PEOPLE, Seating::FlatTablet),
        ([Seat::Computer(1); 2], Seating::SideBySide),
    ] {
        desk.rig.begin(Setup::new(GameKind::Tablut), seats, 3);
        desk.rig.frame(16);
        assert_eq!(facing(&desk).seating, seating, "{seats:?}");
        let flat = seating == Seating::FlatTablet;
        assert_eq!(layout(&desk).far_actions.is_some(), flat, "{seats:?}");
    }
}

#[test]
fn the_screen_turns_in_half_a_second_and_any_press_ends_that() {
    let mut desk = seated(GameKind::Tapatan, WINDOWS[0], Seating::Opposite, true);
    until_turn_of(&mut desk, Side::First, |_| ());
    desk.rig.set_tempo(1.0, false);
    let mut turning = 0;
    let mut seen = Vec::new();
    until_turn_of(&mut desk, Side::Second, |desk| {
        if facing(desk).is_turning() {
            turning += 1;
            assert!(!desk.rig.is_idle(), "nothing goes by itself meanwhile");
            seen.push(facing(desk).board_turn());
        }
    });
    let ms = turning * 16;
    assert!((460..=540).contains(&ms), "it takes {ms} ms");
    assert!(seen.windows(2).all(|pair| pair[0].0 < pair[1].0), "onwards");
    assert!(
        seen.iter().any(|(_, away)| *away > 1.3),
        "from farther away"
    );
    assert_eq!(facing(&desk).board_turn(), (std::f32::consts::PI, 1.0));

    // Back to the near side, with a press on the way that is played.
    let play = |desk: &mut Desk| {
        let target = offered(desk.rig.table(), None)[0];
        let choice = target.choice;
        desk.rig.send(Intent::Play(choice));
        for _ in 0..200 {
            desk.rig.frame(16);
            if facing(desk).is_turning() {
                return;
            }
        }
        panic!("the screen never turned");
    };
    play(&mut desk);
    desk.strike(KeyCode::ArrowUp);
    assert!(!facing(&desk).is_turning(), "a press ends it");
    assert!(desk.rig.selection().focus.is_some(), "and counts");
    play(&mut desk);
    let target = offered(desk.rig.table(), None)[0];
    let [start, end] = [target.from, target.to].map(|at| WINDOWS[0] - desk.pixel(at));
    let before = desk.rig.events().len();
    desk.drag(start, end);
    assert!(
        desk.rig.events().len() > before,
        "a drag in its midst counts for where the board will stand"
    );
}

#[test]
fn without_motion_the_screen_turns_at_once() {
    for (speed, reduced) in [(0.0, false), (1.0, true)] {
        let mut desk = seated(GameKind::Tapatan, WINDOWS[0], Seating::Opposite, true);
        desk.rig.set_tempo(speed, reduced);
        for side in [Side::Second, Side::First, Side::Second] {
            until_turn_of(&mut desk, side, |desk| assert!(!facing(desk).is_turning()));
            desk.rig.frame(16);
            assert_eq!(facing(&desk).screen_is_turned(), side == Side::Second);
        }
    }
}

/// The number of changes of the resources that arrange the screen.
#[derive(Resource, Default)]
struct Changes(u32);

fn count_changes(layout: Res<Layout>, facing: Res<Facing>, mut changes: ResMut<Changes>) {
    changes.0 += u32::from(layout.is_changed()) + u32::from(facing.is_changed());
}

#[test]
fn at_rest_nothing_changes_in_any_seating() {
    for kind in GameKind::ALL {
        for seating in SEATINGS {
            let mut desk = seated(kind, WINDOWS[0], seating.0, seating.1);
            desk.rig.app.init_resource::<Changes>();
            desk.rig.app.add_systems(Last, count_changes);
            for side in [Side::Second, Side::First] {
                until_turn_of(&mut desk, side, |_| ());
                desk.rig.frame(16);
                desk.rig.frame(16);
                desk.rig.app.insert_resource(Changes(0));
                for _ in 0..30 {
                    desk.rig.frame(16);
                }
                let changes = desk.rig.app.world().resource::<Changes>().0;
                assert_eq!(changes, 0, "{kind} {seating:?} {side:?}");
            }
        }
    }
}

const ONE: Binding = Binding::Only(Device::Pad(1));
const TWO: Binding = Binding::Only(Device::Pad(2));

fn bind(desk: &mut Desk, bindings: [Binding; 2]) {
    desk.rig.settings().devices = bindings;
}

/// The messages about wrong devices in the latest frames.
fn wrong_device_messages(desk: &Desk) -> Vec<WrongDevice> {
    let messages = desk.rig.app.world().resource::<Messages<WrongDevice>>();
    messages.get_cursor().read(messages).copied().collect()
}

/// Plays one choice with a controller. Returns `true` if it was played.
fn plays(desk: &mut Desk, pad: Entity) -> bool {
    let before = desk.rig.events().len();
    for _ in 0..2 {
        desk.push_of(pad, GamepadButton::RightTrigger);
        desk.push_of(pad, GamepadButton::South);
    }
    desk.rig.events().len() > before
}

#[test]
fn two_controllers_each_play_one_side() {
    for kind in [GameKind::Tapatan, GameKind::Tablut] {
        let mut desk = seated(kind, WINDOWS[0], Seating::SideBySide, false);
        let pads = [desk.pad(), desk.plug_in()];
        bind(&mut desk, [ONE, TWO]);
        for _ in 0..3 {
            for side in Side::BOTH {
                until_turn_of(&mut desk, side, |_| ());
                desk.rig.frame(16);
                let selection = desk.rig.selection().clone();
                assert!(!plays(&mut desk, pads[side.other().index()]), "{side:?}");
                let let_be = desk.rig.selection() == &selection;
                assert!(let_be, "the other pad moves no cursor either");
                assert!(plays(&mut desk, pads[side.index()]), "{side:?}");
            }
        }
    }
}

#[test]
fn in_a_match_players_keep_their_controllers() {
    let mut desk = seated(GameKind::Tapatan, WINDOWS[0], Seating::SideBySide, false);
    let pads = [desk.pad(), desk.plug_in()];
    bind(&mut desk, [ONE, TWO]);
    let mut first = GameRecord::new(Setup::new(GameKind::Tapatan), 3, Side::First);
    for side in Side::BOTH {
        first
            .set_header(GameKind::Tapatan.side_name(side), "person")
            .unwrap();
    }
    first.set_score_before(MatchScore::new(3).unwrap()).unwrap();
    first.resign(Side::First).unwrap();
    let second = first.next_game().unwrap();
    desk.rig.send(Intent::SetUp(Box::new(second)));
    for side in Side::BOTH {
        until_turn_of(&mut desk, side, |_| ());
        desk.rig.frame(16);
        assert!(!plays(&mut desk, pads[side.index()]), "{side:?}");
        assert!(plays(&mut desk, pads[side.other().index()]), "{side:?}");
    }
}

#[test]
fn a_wrong_device_gets_an_occasional_message() {
    let mut desk = seated(GameKind::Tapatan, WINDOWS[0], Seating::SideBySide, false);
    let second = desk.plug_in();
    bind(&mut desk, [Binding::Only(Device::Pointer), TWO]);
    until_turn_of(&mut desk, Side::First, |_| ());
    let mut all = Vec::new();
    for _ in 0..5 {
        desk.push_of(second, GamepadButton::South);
        all.extend(wrong_device_messages(&desk));
    }
    all.dedup();
    let wrong = WrongDevice {
        device: Device::Pad(2),
        to_act: Side::First,
        plays: Some(Side::Second),
    };
    assert_eq!(all, [wrong]);
    // The keyboard isn't assigned to either side.
    let mut desk = seated(GameKind::Tapatan, WINDOWS[0], Seating::SideBySide, false);
    bind(&mut desk, [Binding::Only(Device::Pointer), Binding::Any]);
    until_turn_of(&mut desk, Side::First, |_| ());
    desk.strike(KeyCode::Enter);
    let wrong = WrongDevice {
        device: Device::Keyboard,
        to_act: Side::First,
        plays: None,
    };
    assert_eq!(wrong_device_messages(&desk), [wrong]);
    // The pointer isn't refused, so it plays.
    let target = offered(desk.rig.table(), None)[0];
    let before = desk.rig.events().len();
    let [start, end] = [target.from, target.to].map(|at: Location| desk.pixel(at));
    desk.drag(start, end);
    assert!(desk.rig.events().len() > before);
}

#[test]
fn the_pointer_lifts_no_piece_of_a_controllers_side() {
    let mut desk = seated(GameKind::Tablut, WINDOWS[0], Seating::SideBySide, false);
    bind(&mut desk, [ONE, Binding::Only(Device::Pointer)]);
    until_turn_of(&mut desk, Side::First, |_| ());
    let target = offered(desk.rig.table(), None)[0];
    let before = desk.rig.events().len();
    let [start, end] = [target.from, target.to].map(|at| desk.pixel(at));
    let selection = desk.rig.selection().clone();
    desk.drag(start, end);
    assert_eq!(desk.rig.events().len(), before);
    assert_eq!(desk.rig.selection(), &selection);
}

#[test]
fn any_device_replaces_a_disconnected_controller() {
    let mut desk = seated(GameKind::Tablut, WINDOWS[0], Seating::SideBySide, false);
    let first = desk.pad();
    let second = desk.plug_in();
    bind(&mut desk, [ONE, TWO]);
    until_turn_of(&mut desk, Side::First, |_| ());
    assert!(!plays(&mut desk, second));
    desk.unplug(first);
    let left = desk
        .rig
        .app
        .world()
        .resource::<Messages<ControllerDisconnected>>();
    let left: Vec<ControllerDisconnected> = left.get_cursor().read(left).copied().collect();
    assert_eq!(left, [ControllerDisconnected { number: 1 }]);
    let pads = desk.rig.app.world().resource::<Controllers>();
    assert_eq!(
        pads.number(second),
        Some(2),
        "the others keep their numbers"
    );
    assert!(!pads.has(1));
    assert!(plays(&mut desk, second), "any device plays the side");
    // A new controller takes the lowest free number, and with it the side of that number.
    let back = desk.plug_in();
    let pads = desk.rig.app.world().resource::<Controllers>();
    assert_eq!(pads.number(back), Some(1));
    until_turn_of(&mut desk, Side::First, |_| ());
    assert!(!plays(&mut desk, second));
    assert!(plays(&mut desk, back));
}

#[test]
fn against_the_computer_anything_plays() {
    let mut desk = seated(GameKind::Tablut, WINDOWS[0], Seating::SideBySide, false);
    bind(&mut desk, [TWO, TWO]);
    desk.plug_in();
    desk.rig.begin(Setup::new(GameKind::Tablut), MIXED, 4);
    desk.rig.wait_for_person();
    let pad = desk.pad();
    assert!(plays(&mut desk, pad));
}
