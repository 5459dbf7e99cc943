//! Tests presses on a destination while no piece is selected, by every device.

use bevy::prelude::*;
use tavoliere::input::selection::offered;
use tavoliere::input::{Press, Selection, ways_to};
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::tapatan::Point;
use tavoliere::rules::{AnyPosition, AnyThrow, Expect, GameKind, Setup, Side, tawula};
use tavoliere::stage::Marks;
use tavoliere::table::targets::origins;
use tavoliere::table::{Intent, Location, Refusal};

use crate::input::devices::Desk;
use crate::rig::{PEOPLE, Rig, below, chance, some_choice};

/// White can slide from b2 to a1 and, with two or three pieces, to b3 and c2.
const SLIDING: &str = "b1w/bw1/1bw W move 7 Tapatan";

fn point(name: &str) -> Location {
    Location::Board(name.parse::<Point>().unwrap().into())
}

fn set_up(rig: &mut Rig, game: GameKind, position: &str) {
    let start = AnyPosition::parse(game, position).unwrap();
    rig.set_up(GameRecord::from_position(start, 1));
    rig.frame(16);
}

/// The choices played so far.
fn played(rig: &Rig) -> Vec<String> {
    let events = rig.events().into_iter().enumerate();
    let choice = |(index, event)| match event {
        Event::Played { choice, .. } => Some(rig.game().position_at(index).write_choice(choice)),
        _ => None,
    };
    events.filter_map(choice).collect()
}

fn focus(desk: &mut Desk, at: Location) {
    let world = desk.rig.app.world_mut();
    world.resource_mut::<Selection>().focus = Some(at);
}

/// A press on a location with one device.
type Device = fn(&mut Desk, Location);

const DEVICES: [Device; 4] = [
    |desk, at| {
        let pixel = desk.pixel(at);
        desk.click(pixel);
    },
    |desk, at| {
        let pixel = desk.pixel(at);
        desk.touch(pixel);
    },
    |desk, at| {
        focus(desk, at);
        desk.strike(KeyCode::Enter);
    },
    |desk, at| {
        focus(desk, at);
        desk.push(GamepadButton::South);
    },
];

fn desk() -> Desk {
    let mut desk = Desk::with(Setup::new(GameKind::Tapatan), 7);
    set_up(&mut desk.rig, GameKind::Tapatan, SLIDING);
    desk
}

#[test]
fn the_only_move_to_a_place_is_played_with_every_device() {
    for press in DEVICES {
        let mut desk = desk();
        press(&mut desk, point("a1"));
        desk.rig.frame(16);
        assert_eq!(played(&desk.rig), ["b2-a1"]);
    }
}

#[test]
fn with_several_pieces_the_player_picks_one_and_it_goes_there() {
    for press in DEVICES {
        let mut desk = desk();
        press(&mut desk, point("b3"));
        desk.rig.frame(16);
        assert!(played(&desk.rig).is_empty());
        assert_eq!(desk.rig.selection().goal, Some(point("b3")));
        let marks = desk.rig.app.world().resource::<Marks>();
        let mut lit = marks.movable.clone();
        lit.sort_unstable();
        let mut wanted = [point("b2"), point("c3")];
        wanted.sort_unstable();
        assert_eq!(lit, wanted, "only those that can go there are lit");
        press(&mut desk, point("c3"));
        desk.rig.frame(16);
        assert_eq!(played(&desk.rig), ["c3-b3"]);
    }
}

#[test]
fn the_refusal_counts_the_pieces_that_can_go_there() {
    for (place, pieces) in [("b3", 2), ("c2", 3)] {
        let mut desk = desk();
        desk.rig.press(Press::Location(point(place)));
        desk.rig.frame(16);
        assert_eq!(desk.rig.refusals(), [Refusal::PickPiece { pieces }]);
    }
}

#[test]
fn a_selected_piece_goes_first() {
    let mut desk = desk();
    for place in ["c1", "c2"] {
        desk.rig.press(Press::Location(point(place)));
        desk.rig.frame(16);
    }
    assert_eq!(played(&desk.rig), ["c1-c2"]);
}

#[test]
fn a_selected_piece_keeps_the_others_in_place() {
    let mut desk = desk();
    for place in ["c3", "a1"] {
        desk.rig.press(Press::Location(point(place)));
        desk.rig.frame(16);
    }
    // Only b2 can slide to a1.
    assert!(played(&desk.rig).is_empty());
    assert_eq!(desk.rig.refusals().len(), 1);
    assert_eq!(desk.rig.selection().chosen, Some(point("c3")));
}

#[test]
fn experts_pick_the_piece_first() {
    for press in DEVICES {
        let mut desk = desk();
        desk.rig.settings().one_press = false;
        press(&mut desk, point("a1"));
        desk.rig.frame(16);
        assert!(played(&desk.rig).is_empty());
        press(&mut desk, point("b2"));
        desk.rig.frame(16);
        assert_eq!(played(&desk.rig), ["b2-a1"]);
    }
}

#[test]
fn the_tray_takes_the_only_piece_that_can_leave() {
    // The 6 bears off from 19, the 5 can't be used for that.
    let position = "....../B3B3B3B3B2./....../W3....W1/o11/o1 W throw 30 Tawula";
    for press in [DEVICES[0], DEVICES[1]] {
        let mut desk = Desk::with(Setup::new(GameKind::Tawula), 7);
        let start = AnyPosition::parse(GameKind::Tawula, position).unwrap();
        let mut game = GameRecord::from_position(start, 1);
        game.set_header("throws", "scripted").unwrap();
        let dice = tawula::Dice::new(6, 5).unwrap();
        game.throw(AnyThrow::Tawula(dice)).unwrap();
        desk.rig.set_up(game);
        desk.rig.frame(16);
        press(&mut desk, Location::Off(Side::First));
        desk.rig.frame(16);
        assert_eq!(played(&desk.rig), ["19/off"]);
    }
}

#[test]
fn every_place_with_one_way_takes_a_single_press() {
    for game in GameKind::ALL {
        let mut pressed = 0;
        for seed in 0..4 {
            let mut rig = Rig::with_stage();
            rig.set_tempo(0.0, false);
            rig.begin(Setup::new(game), PEOPLE, seed);
            let mut random = chance(seed);
            for _ in 0..60 {
                rig.wait_for_person();
                match rig.game().expect() {
                    Expect::Nothing => break,
                    Expect::Throw(_) => rig.send(Intent::Throw),
                    Expect::Move(_) => {
                        let all = offered(rig.table(), None);
                        let pieces = origins(&all);
                        let lonely = all.iter().map(|target| target.to).find(|to| {
                            !pieces.contains(to) && ways_to(rig.table(), None, *to).len() == 1
                        });
                        let before = rig.events().len();
                        match lonely {
                            Some(to) if below(&mut random, 2) == 0 => {
                                rig.press(Press::Location(to));
                                rig.frame(16);
                                assert_eq!(rig.refusals(), [], "{game}: {to:?}");
                                assert!(rig.events().len() > before, "{game}: {to:?}");
                                pressed += 1;
                            }
                            _ => {
                                let choice = some_choice(rig.game(), &mut random);
                                rig.send(Intent::Play(choice));
                            }
                        }
                    }
                }
                rig.frame(16);
            }
        }
        assert!(pressed > 10, "{game}: {pressed}");
    }
}
