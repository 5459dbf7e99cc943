//! Tests throws made with real sticks and dice: entering them with every device and correcting them until the next
//! move.

use bevy::input::gamepad::GamepadButton;
use bevy::prelude::KeyCode;
use tavoliere::input::{Press, Selection, ThrowEntry};
use tavoliere::record::{Event, GameRecord, Seed};
use tavoliere::rules::tablan::Value;
use tavoliere::rules::tawula::Dice;
use tavoliere::rules::{AnyIllegal, AnyThrow, Expect, GameKind, Setup, Side};
use tavoliere::stage::Timeline;
use tavoliere::stage::tablan::sticks::StickThrow;
use tavoliere::stage::timeline::Act;
use tavoliere::store::Seat;
use tavoliere::table::{Intent, Location, NewGame, Refusal, Table};
use tavoliere::ui::panels::NewGameStep;
use tavoliere::ui::{UiAction, Words};

use crate::input::devices::Desk;
use crate::rig::{COMPUTERS, MIXED, PEOPLE, Rig};
use crate::ui::panels::game_cards::{Stand, begun};

fn by_hand(kind: GameKind, seats: [Seat; 2], first: Option<Side>) -> NewGame {
    NewGame {
        setup: Setup::new(kind),
        seats,
        players: [None, None],
        first,
        games: 1,
        clock: None,
        seed: Seed::ByHand(5),
    }
}

fn laid(kind: GameKind, seats: [Seat; 2], first: Option<Side>) -> Rig {
    let mut rig = Rig::with_stage();
    rig.set_tempo(0.0, false);
    lay(&mut rig, by_hand(kind, seats, first));
    rig
}

fn lay(rig: &mut Rig, new: NewGame) {
    rig.send(Intent::New(Box::new(new)));
    rig.frame(16);
    rig.frame(16);
}

fn press(rig: &mut Rig, press: Press) {
    rig.press(press);
    rig.frame(16);
}

fn entry(rig: &Rig) -> &ThrowEntry {
    rig.app.world().resource::<ThrowEntry>()
}

fn faces(rig: &Rig) -> Vec<Option<u8>> {
    entry(rig).faces().to_vec()
}

fn last_throw(game: &GameRecord) -> Option<AnyThrow> {
    game.events().rev().find_map(|event| match event {
        Event::Threw { throw, .. } => Some(*throw),
        _ => None,
    })
}

fn dice(a: u8, b: u8) -> AnyThrow {
    AnyThrow::Tawula(Dice::new(a, b).unwrap())
}

#[test]
fn sticks_are_turned_by_pressing_them_and_the_throw_is_taken_as_it_was_entered() {
    let mut rig = laid(GameKind::Tablan, PEOPLE, Some(Side::First));
    assert_eq!(faces(&rig), [Some(0); 4]);
    press(&mut rig, Press::Flip(2));
    press(&mut rig, Press::Flip(0));
    press(&mut rig, Press::Flip(0));
    assert_eq!(faces(&rig), [Some(0), Some(0), Some(1), Some(0)]);
    // A fifth stick and a third face don't exist.
    press(&mut rig, Press::Flip(4));
    press(&mut rig, Press::Face { item: 0, face: 2 });
    assert_eq!(faces(&rig), [Some(0), Some(0), Some(1), Some(0)]);
    assert_eq!(rig.events().len(), 0);
    press(&mut rig, Press::EnterThrow);
    assert_eq!(last_throw(rig.game()), Some(AnyThrow::Tablan(Value::Two)));
    rig.settle(16);
    rig.check_shown();
    // This value gives another throw, so the entry starts over.
    assert_eq!(rig.table().asks_for_throw(), Some(Side::First));
    assert_eq!(faces(&rig), [Some(0); 4]);
}

#[test]
fn cancelling_also_takes_the_cursor_off_the_board() {
    let mut rig = laid(GameKind::Tablan, PEOPLE, Some(Side::First));
    press(&mut rig, Press::Flip(1));
    rig.app.world_mut().resource_mut::<Selection>().focus = Some(Location::Board(4));
    rig.frame(16);
    assert!(rig.selection().can_be_let_go(rig.table()));
    press(&mut rig, Press::Cancel);
    // Otherwise Esc would have no other effect until the throw is entered.
    assert!(!rig.selection().can_be_let_go(rig.table()));
    assert_eq!(faces(&rig), [Some(0); 4]);
}

#[test]
fn three_flat_faces_are_shown_as_three() {
    for flats in [2, 3, 2, 3] {
        let mut rig = laid(GameKind::Tablan, PEOPLE, Some(Side::First));
        press(&mut rig, Press::Digit(flats));
        press(&mut rig, Press::EnterThrow);
        rig.settle(16);
        assert_eq!(rig.app.world().resource::<StickThrow>().flats(), flats);
    }
}

#[test]
fn nothing_is_entered_by_a_press_that_means_the_program_s_throw() {
    let mut rig = laid(GameKind::Tablan, PEOPLE, Some(Side::First));
    let enter = Refusal::Illegal(AnyIllegal::ThrownByHand);
    press(&mut rig, Press::Throw);
    assert_eq!(rig.refusals(), std::slice::from_ref(&enter));
    rig.send(Intent::Throw);
    rig.frame(16);
    assert_eq!(rig.refusals(), std::slice::from_ref(&enter));
    // The first Enter only shows the cursor.
    press(&mut rig, Press::Next);
    assert_eq!(entry(&rig).focus(), Some(0));
    assert_eq!(rig.events().len(), 0);
    let mut rig = laid(GameKind::Tawula, PEOPLE, None);
    press(&mut rig, Press::Face { item: 0, face: 3 });
    press(&mut rig, Press::EnterThrow);
    assert_eq!(rig.refusals(), [enter]);
    // If the program throws, entering is refused.
    let mut rig = Rig::with_stage();
    rig.begin(Setup::new(GameKind::Tablan), PEOPLE, 4);
    for press in [Press::Digit(3), Press::Flip(0), Press::EnterThrow] {
        rig.press(press);
        rig.frame(16);
    }
    assert_eq!(rig.events().len(), 0);
    rig.send(Intent::EnterThrow(AnyThrow::Tablan(Value::Two)));
    rig.frame(16);
    assert_eq!(rig.refusals(), [Refusal::NotByHand]);
}

#[test]
fn a_throw_is_corrected_until_the_move_begins() {
    let mut rig = laid(GameKind::Tawula, PEOPLE, Some(Side::First));
    press(&mut rig, Press::Digit(6));
    press(&mut rig, Press::Digit(5));
    press(&mut rig, Press::Throw);
    assert_eq!(last_throw(rig.game()), Some(dice(6, 5)));
    assert!(rig.table().can_correct());
    // Undo corrects the throw, starting from the entered faces.
    press(&mut rig, Press::Undo);
    assert_eq!(rig.events().len(), 0);
    rig.frame(16);
    assert_eq!(faces(&rig), [Some(5), Some(4)]);
    press(&mut rig, Press::Face { item: 1, face: 0 });
    press(&mut rig, Press::Throw);
    assert_eq!(last_throw(rig.game()), Some(dice(6, 1)));
    // After a choice the throw is fixed; Undo concerns the choice first.
    rig.frame(16);
    let choice = rig.game().legal_moves()[0];
    rig.send(Intent::Play(choice));
    rig.frame(16);
    assert!(!rig.table().can_correct());
    rig.send(Intent::CorrectThrow);
    rig.frame(16);
    assert_eq!(rig.refusals(), [Refusal::NothingToUndo]);
    press(&mut rig, Press::Undo);
    assert!(rig.table().can_correct(), "the same throw lies there again");
    assert_eq!(last_throw(rig.game()), Some(dice(6, 1)));
}

#[test]
fn keys_enter_whole_throws() {
    let mut desk = Desk::with(Setup::new(GameKind::Tawula), 1);
    lay(&mut desk.rig, by_hand(GameKind::Tawula, PEOPLE, None));
    // The opening throw comes first, and equal dice are entered again.
    for key in [KeyCode::Digit4, KeyCode::Numpad4, KeyCode::Enter] {
        desk.strike(key);
    }
    assert_eq!(last_throw(desk.rig.game()), Some(dice(4, 4)));
    desk.rig.settle(16);
    for key in [KeyCode::Digit2, KeyCode::Digit5, KeyCode::KeyT] {
        desk.strike(key);
    }
    desk.rig.settle(16);
    assert!(matches!(
        desk.rig.game().expect(),
        Expect::Move(Side::Second)
    ));
    // The correction by key. Arrows move to a die and turn it.
    desk.strike(KeyCode::Backspace);
    assert_eq!(faces(&desk.rig), [Some(1), Some(4)]);
    for key in [
        KeyCode::ArrowDown,
        KeyCode::ArrowRight,
        KeyCode::ArrowDown,
        KeyCode::ArrowLeft,
        KeyCode::ArrowDown,
    ] {
        desk.strike(key);
    }
    assert_eq!(faces(&desk.rig), [Some(2), Some(3)]);
    assert!(entry(&desk.rig).is_on_button());
    desk.strike(KeyCode::Space);
    assert_eq!(desk.rig.game().thrown(), 2);
    assert_eq!(last_throw(desk.rig.game()), Some(dice(3, 4)));
}

#[test]
fn a_controller_turns_and_enters_sticks() {
    let mut desk = Desk::with(Setup::new(GameKind::Tablan), 1);
    lay(
        &mut desk.rig,
        by_hand(GameKind::Tablan, PEOPLE, Some(Side::First)),
    );
    desk.push(GamepadButton::DPadRight);
    desk.push(GamepadButton::South);
    desk.push(GamepadButton::DPadRight);
    desk.push(GamepadButton::DPadUp);
    desk.push(GamepadButton::RightTrigger);
    desk.push(GamepadButton::South);
    assert_eq!(faces(&desk.rig), [Some(1), Some(1), Some(1), Some(0)]);
    desk.push(GamepadButton::DPadRight);
    desk.push(GamepadButton::South);
    desk.push(GamepadButton::North);
    let eight = Some(AnyThrow::Tablan(Value::Eight));
    assert_eq!(last_throw(desk.rig.game()), eight);
    desk.push(GamepadButton::West);
    assert_eq!(desk.rig.events().len(), 0);
}

#[test]
fn computers_ask_for_their_throws_and_play_what_was_entered() {
    for seats in [MIXED, COMPUTERS] {
        let mut rig = laid(GameKind::Tawula, seats, Some(Side::Second));
        for _ in 0..300 {
            rig.frame(100);
        }
        assert_eq!(rig.events().len(), 0, "it never throws by itself");
        assert_eq!(rig.table().asks_for_throw(), Some(Side::Second));
        press(&mut rig, Press::Digit(6));
        press(&mut rig, Press::Digit(5));
        press(&mut rig, Press::EnterThrow);
        for _ in 0..300 {
            rig.frame(100);
        }
        let game = rig.game();
        assert_eq!(last_throw(game), Some(dice(6, 5)));
        assert!(game.events().len() > 1, "it has played");
        assert_eq!(rig.table().asks_for_throw(), Some(Side::First));
    }
}

#[test]
fn rematches_and_saved_games_keep_throws_by_hand() {
    let mut rig = laid(GameKind::Tablan, PEOPLE, Some(Side::First));
    press(&mut rig, Press::Digit(1));
    press(&mut rig, Press::EnterThrow);
    let saved = GameRecord::from_save(&rig.game().to_record()).unwrap();
    rig.send(Intent::Rematch);
    rig.frame(16);
    rig.frame(16);
    assert!(rig.game().throws_by_hand());
    assert_eq!(rig.events().len(), 0);
    assert_eq!(faces(&rig), [Some(0); 4]);
    rig.set_up(saved);
    rig.frame(16);
    assert_eq!(rig.table().asks_for_throw(), Some(Side::First));
    assert_eq!(rig.game().thrown(), 1);
}

#[test]
fn entered_throws_are_put_down_without_motion() {
    let mut rig = laid(GameKind::Tawula, PEOPLE, Some(Side::First));
    rig.set_tempo(1.0, false);
    press(&mut rig, Press::Digit(2));
    press(&mut rig, Press::Digit(1));
    press(&mut rig, Press::EnterThrow);
    let timeline = rig.app.world().resource::<Timeline>();
    let act = timeline.current().map(|running| running.act.clone());
    assert!(
        matches!(act, Some(Act::Throw { by_hand: true, .. })),
        "{act:?}"
    );
    for _ in 0..20 {
        rig.frame(16);
    }
    let timeline = rig.app.world().resource::<Timeline>();
    let throws = timeline
        .current()
        .is_some_and(|running| matches!(running.act, Act::Throw { .. }));
    assert!(!throws, "a third of a second is enough");
}

#[test]
fn the_panel_for_a_new_game_offers_throws_by_hand() {
    let words = Words::default();
    for (kind, key) in [
        (GameKind::Tablan, "hand-own-sticks"),
        (GameKind::Tawula, "hand-own-dice"),
    ] {
        let mut stand = Stand::new(begun(kind, 0), &[]);
        stand.draft.step = NewGameStep::Throws;
        assert!(stand.strike(&words.get(key)).is_none());
        assert!(stand.draft.by_hand);
        let begun = stand.strike(&words.get("start-game"));
        let Some(UiAction::Intent(Intent::New(new))) = begun else {
            panic!("{begun:?}");
        };
        assert!(Table::begin(&new).game().throws_by_hand());
    }
    // A game without throws has no throws by hand.
    let mut stand = Stand::new(begun(GameKind::Tablut, 0), &[]);
    stand.draft.by_hand = true;
    assert!(!Table::begin(&stand.draft.begin()).game().throws_by_hand());
}
