//! Tests of Tawula at the table: the direction of its dice, the moves offered for a piece, sizes for fingers, and the
//! texts of refusals.

use std::collections::BTreeSet;

use bevy::prelude::*;
use tavoliere::input::Press;
use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::tawula::{Dice, Illegal};
use tavoliere::rules::{AnyIllegal, AnyMove, AnyPosition, AnyThrow, GameKind, Setup, Side};
use tavoliere::stage::tawula::dice_picture::DiceRoll;
use tavoliere::stage::tawula::floor::DiceFloor;
use tavoliere::stage::{Layout, Marks};
use tavoliere::store::Seat;
use tavoliere::table::targets::{compound_moves, origins, targets, targets_from};
use tavoliere::table::{Intent, Location, NewGame, Refusal};
use tavoliere::ui::{Words, refusal};

use crate::input::devices::Desk;
use crate::rig::{LONGEST, PEOPLE, Rig, below, chance, mover};

fn setup() -> Setup {
    Setup::new(GameKind::Tawula)
}

/// Seats with Black as the only person.
const BELOW_BLACK: [Seat; 2] = [Seat::Computer(1), Seat::Person];

/// The height of either die on the screen, shortly after it has left the hand.
fn heights(seats: [Seat; 2], first: Option<Side>) -> [f32; 2] {
    let mut rig = Rig::with_stage();
    rig.set_tempo(1.0, false);
    rig.send(Intent::New(Box::new(NewGame {
        setup: setup(),
        seats,
        players: [None, None],
        first,
        games: 1,
        clock: None,
        seed: 6.into(),
    })));
    rig.frame(0);
    rig.send(Intent::Throw);
    for _ in 0..1_000 {
        rig.frame(10);
        let world = rig.app.world();
        let rolling = world.resource::<DiceRoll>();
        if rolling.dice().is_some() && (0.05..0.2).contains(&rolling.progress) {
            let floor = DiceFloor::of(world.resource::<Layout>().board_view.shape());
            return rolling.poses(floor).unwrap().map(|pose| pose.position[1]);
        }
    }
    panic!("no side threw");
}

#[test]
fn dice_come_from_the_throwers_side_of_the_table() {
    for (seats, first, from_below) in [
        (PEOPLE, Side::First, true),
        (PEOPLE, Side::Second, false),
        (BELOW_BLACK, Side::Second, true),
        (BELOW_BLACK, Side::First, false),
    ] {
        for height in heights(seats, Some(first)) {
            assert_eq!(height < 0.0, from_below, "{seats:?} {first:?}: {height}");
        }
    }
}

#[test]
fn in_the_opening_roll_one_die_comes_from_either_side() {
    // The first die is White's.
    let [white, black] = heights(PEOPLE, None);
    assert!(white < 0.0 && black > 0.0, "{white} {black}");
    let [white, black] = heights(BELOW_BLACK, None);
    assert!(white > 0.0 && black < 0.0, "{white} {black}");
}

/// A game after a throw by White, who has one piece on point 1 and all others in the last quadrant.
fn thrown(place: &str, a: u8, b: u8) -> GameRecord {
    let position = AnyPosition::parse(GameKind::Tawula, place).unwrap();
    let mut game = GameRecord::from_position(position, 4);
    game.set_header("throws", "scripted").unwrap();
    game.throw(AnyThrow::Tawula(Dice::new(a, b).unwrap()))
        .unwrap();
    game
}

const ALONE: &str = "W1...../B3B3B3B3B2./....../W3W3W3W3W2./-/o1 W throw 30 Tawula";
/// The same position with a black blot on White's point 2.
const BLOT: &str = "W1B1..../B3B3B3B3B1./....../W3W3W3W3W2./-/o1 W throw 30 Tawula";

/// The numbers played so far.
fn numbers(rig: &Rig) -> Vec<u8> {
    let played = rig.game().events().filter_map(|event| match event {
        Event::Played {
            choice: AnyMove::Tawula(choice),
            ..
        } => Some(choice.die),
        _ => None,
    });
    played.collect()
}

#[test]
fn one_press_carries_a_piece_on_by_both_numbers() {
    for (place, order) in [(ALONE, [2, 1]), (BLOT, [1, 2])] {
        for drags in [false, true] {
            let mut rig = Rig::with_stage();
            rig.set_up(thrown(place, 2, 1));
            rig.settle(20);
            let (from, to) = (Location::Board(1), Location::Board(4));
            if drags {
                rig.press(Press::Drag { from, to });
            } else {
                rig.press(Press::Location(from));
                rig.frame(16);
                let marks = rig.app.world().resource::<Marks>();
                let near: Vec<Location> = marks.targets.iter().map(|target| target.to).collect();
                assert_eq!(near, [Location::Board(2), Location::Board(3)]);
                assert_eq!(marks.compound_moves.len(), 1);
                assert_eq!(marks.compound_moves[0].to, to);
                rig.press(Press::Location(to));
            }
            rig.frame(16);
            // The order that hits on the target, otherwise the higher number first.
            assert_eq!(numbers(&rig), order);
            rig.settle(20);
            rig.check_shown();
            rig.press(Press::Undo);
            rig.settle(20);
            assert_eq!(numbers(&rig), order[..1], "taken back die by die");
        }
    }
}

#[test]
fn doublets_carry_a_piece_up_to_four_times() {
    let game = thrown(ALONE, 1, 1);
    let far = compound_moves(game.position(), Location::Board(1));
    let reached: Vec<(Location, usize)> = far
        .iter()
        .map(|compound_move| (compound_move.to, compound_move.choices.len()))
        .collect();
    let wanted = [(3, 2), (4, 3), (5, 4)].map(|(at, dice)| (Location::Board(at), dice));
    assert_eq!(reached, wanted);
}

#[test]
fn every_offered_compound_move_is_playable() {
    let mut random = chance(12);
    let mut game = GameRecord::new(setup(), 12, Side::First);
    let mut offered = 0;
    while game.outcome().is_none() {
        if mover(&game).is_none() {
            game.throw_next().unwrap();
            continue;
        }
        let all = targets(game.position());
        for from in origins(&all) {
            let alone = targets_from(&all, from);
            for compound_move in compound_moves(game.position(), from) {
                assert!(compound_move.choices.len() > 1);
                assert!(alone.iter().all(|target| target.to != compound_move.to));
                let mut ahead = game.clone();
                for choice in &compound_move.choices {
                    ahead.play(*choice).unwrap();
                }
                offered += 1;
            }
        }
        let target = all[below(&mut random, all.len())];
        game.play(target.choice).unwrap();
    }
    assert!(offered > 100, "only {offered}");
}

#[test]
fn a_piece_under_the_mouse_shows_where_it_could_go() {
    let mut desk = Desk::with(setup(), 3);
    desk.rig.set_up(thrown(ALONE, 2, 1));
    desk.rig.settle(20);
    let all = targets(desk.rig.game().position());
    for from in [Location::Board(1), Location::Board(19)] {
        let at = desk.pixel(from);
        desk.move_to(at);
        desk.rig.frame(16);
        let glimpsed = &desk.rig.app.world().resource::<Marks>().hovered_targets;
        assert_eq!(*glimpsed, targets_from(&all, from));
        assert!(!glimpsed.is_empty());
    }
}

#[test]
fn on_a_phone_everything_on_the_board_is_as_large_as_a_finger() {
    let layout = Layout::of(Vec2::new(390.0, 844.0), 1.0, GameKind::Tawula);
    let (board, scale) = (layout.board.min * layout.unit, layout.world_scale());
    let areas: Vec<(Location, Rect)> = layout
        .board_view
        .locations()
        .into_iter()
        .map(|location| {
            let rect = layout.board_view.rect(location).unwrap();
            let place = Rect::from_corners(board + rect.min * scale, board + rect.max * scale);
            (location, place)
        })
        .collect();
    let panels = layout
        .player_panels
        .into_iter()
        .chain([layout.actions, layout.bar]);
    let panels: Vec<Rect> = panels
        .map(|panel| Rect::from_corners(panel.min * layout.unit, panel.max * layout.unit))
        .collect();
    for (i, (location, area)) in areas.iter().enumerate() {
        assert!(area.size().min_element() >= 44.0, "{location:?}: {area:?}");
        let others = areas[i + 1..].iter().map(|(_, other)| other);
        for other in others.chain(&panels) {
            let shared = area.intersect(*other).size();
            assert!(
                shared.min_element() <= 0.5,
                "{location:?} reaches over {other:?}"
            );
        }
    }
}

#[test]
fn a_gamepad_alone_plays_a_whole_game() {
    let mut desk = Desk::with(setup(), 4);
    let mut random = chance(4);
    for round in 0.. {
        assert!(round < LONGEST, "the game ends");
        desk.rig.wait_for_person();
        if desk.rig.game().outcome().is_some() {
            break;
        }
        if mover(desk.rig.game()).is_some() {
            for _ in 0..1 + below(&mut random, 3) {
                desk.push(GamepadButton::RightTrigger);
            }
        }
        desk.push(GamepadButton::South);
    }
}

/// All refusals, with the numbers that their texts must name.
fn every_illegal() -> Vec<(Illegal, Vec<u8>)> {
    let (die, index) = (5, 17);
    vec![
        (Illegal::GameOver, vec![]),
        (Illegal::ThrowFirst, vec![]),
        (Illegal::MoveFirst, vec![]),
        (Illegal::TurnOver, vec![]),
        (Illegal::NotThrown { die }, vec![die]),
        (Illegal::NoSuchPoint { index: 31 }, vec![31]),
        (Illegal::BarEmpty, vec![]),
        (Illegal::HandEmpty, vec![]),
        (Illegal::NoPiece { index }, vec![index]),
        (Illegal::BarFirst, vec![]),
        (Illegal::StartersWait, vec![]),
        (Illegal::Blocked { index }, vec![index]),
        (Illegal::NoRoom { index }, vec![index]),
        (Illegal::NotAllHome, vec![]),
        (Illegal::RearFirst { die, index }, vec![die, index]),
        (Illegal::MoreNumbers, vec![]),
        (Illegal::HigherDie { die }, vec![die]),
        (Illegal::EnterFirst, vec![]),
        (Illegal::ShutsOut, vec![]),
    ]
}

#[test]
fn every_reason_of_the_rules_has_a_sentence_with_all_its_facts() {
    let words = Words::default();
    let all = every_illegal();
    // The list above is complete.
    let reasons = GameKind::Tawula.reasons();
    let known: BTreeSet<&str> = reasons.iter().map(|reason| reason.key).collect();
    let listed: BTreeSet<&str> = all.iter().map(|(illegal, _)| illegal.key()).collect();
    assert_eq!(listed, known);
    for (illegal, table_events) in all {
        assert!(words.has(&format!("tawula-{}", illegal.key())));
        let refusal = Refusal::Illegal(AnyIllegal::Tawula(illegal));
        let (text, rule) = refusal::refusal(&words, &refusal);
        assert!(!text.contains(['{', '}', '$']), "{text}");
        assert!(text.ends_with('.'), "{text}");
        for table_event in table_events {
            assert!(
                text.contains(&table_event.to_string()),
                "no {table_event} in: {text}"
            );
        }
        assert_eq!(rule, Some(illegal.rule()));
    }
    // The text for a distance that no die shows doesn't name the distance.
    let far = Refusal::Illegal(AnyIllegal::Tawula(Illegal::NotThrown { die: 0 }));
    let (text, _) = refusal::refusal(&words, &far);
    assert!(!text.contains(['{', '}', '$', '0']), "{text}");
}
