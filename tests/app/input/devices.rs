//! Tests keyboard, controllers, mouse and touch by their raw events.

use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use tavoliere::input::DevicesPlugin;
use tavoliere::input::held_modifiers::{ReportedModifiers, SystemModifiers};
use tavoliere::input::key_bindings::ProgramCommand;
use tavoliere::input::keyboard::{KeysTaken, ProgramCommandPressed, Writing};
use tavoliere::input::last_device::LastDevice;
use tavoliere::input::next_input::{CaughtInput, NextInput};
use tavoliere::input::pointer::PanelAreas;
use tavoliere::input::selection::offered;
use tavoliere::record::Event;
use tavoliere::rules::{Expect, GameKind, Setup};
use tavoliere::settings::CurrentSettings;
use tavoliere::stage::Layout;
use tavoliere::store::{Shortcut, ShortcutButton, ShortcutKey};
use tavoliere::table::targets::targets;
use tavoliere::table::{Intent, Location};

use crate::rig::{MIXED, PEOPLE, Rig, mover, setup};

/// Sets letters that move, pick and go back, and Space for the throw.
pub fn use_letters(rig: &mut Rig) {
    let mut settings = rig.app.world_mut().resource_mut::<CurrentSettings>();
    for (shortcut, key) in [
        (Shortcut::Left, ShortcutKey::A),
        (Shortcut::Right, ShortcutKey::D),
        (Shortcut::Up, ShortcutKey::W),
        (Shortcut::Down, ShortcutKey::S),
        (Shortcut::Choose, ShortcutKey::Q),
        (Shortcut::Back, ShortcutKey::X),
        (Shortcut::NextChoice, ShortcutKey::E),
        (Shortcut::Throw, ShortcutKey::Space),
    ] {
        settings.0.keys.take(shortcut, key);
    }
}

/// A rig with devices and a window.
pub struct Desk {
    clicks: u32,
    pub rig: Rig,
    window: Entity,
    pad: Entity,
}

impl Desk {
    fn new(preset: &str, seed: u64) -> Desk {
        Desk::with(setup(preset, ""), seed)
    }

    /// A desk with a game. With an even seed the computer plays the other side.
    pub fn with(rules: Setup, seed: u64) -> Desk {
        let mut rig = Rig::with_stage();
        rig.app.add_plugins((InputPlugin, DevicesPlugin));
        rig.set_tempo(0.0, false);
        let window = rig
            .app
            .world_mut()
            .spawn((Window::default(), PrimaryWindow))
            .id();
        let pad = rig.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "pad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let connected = GamepadConnectionEvent::new(pad, connection);
        rig.app.world_mut().write_message(connected);
        rig.begin(
            rules,
            if seed.is_multiple_of(2) {
                MIXED
            } else {
                PEOPLE
            },
            seed,
        );
        Desk {
            clicks: 0,
            rig,
            window,
            pad,
        }
    }

    /// A key on a layout that prints nothing on its keys.
    fn key(&mut self, key_code: KeyCode, state: ButtonState) {
        let unknown = Key::Unidentified(NativeKey::Unidentified);
        self.key_of_layout(key_code, unknown, state);
    }

    /// A key with its meaning in the layout.
    fn key_of_layout(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let window = self.window;
        self.rig.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    /// Presses and releases a key.
    pub fn strike(&mut self, key: KeyCode) {
        self.key(key, ButtonState::Pressed);
        self.rig.frame(16);
        self.key(key, ButtonState::Released);
        self.rig.frame(16);
    }

    /// Presses and releases a key on which the layout prints this sign.
    fn strike_printed(&mut self, key: KeyCode, sign: &str) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_of_layout(key, Key::Character(sign.into()), state);
            self.rig.frame(16);
        }
    }

    /// Acts while a key is held.
    pub fn hold(&mut self, key: KeyCode, act: impl FnOnce(&mut Desk)) {
        self.key(key, ButtonState::Pressed);
        self.rig.frame(16);
        act(self);
        self.key(key, ButtonState::Released);
        self.rig.frame(16);
    }

    /// The window of the devices.
    pub fn window(&self) -> Entity {
        self.window
    }

    /// Presses and releases a button of the controller.
    pub fn push(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            self.rig
                .app
                .world_mut()
                .write_message(RawGamepadEvent::Button(changed));
            self.rig.frame(16);
        }
    }

    /// The controller that was connected from the start.
    pub fn pad(&self) -> Entity {
        self.pad
    }

    /// Connects another controller.
    pub fn plug_in(&mut self) -> Entity {
        let pad = self.rig.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected {
            name: "another pad".to_owned(),
            vendor_id: None,
            product_id: None,
        };
        let connected = GamepadConnectionEvent::new(pad, connection);
        self.rig.app.world_mut().write_message(connected);
        self.rig.frame(16);
        self.rig.frame(16);
        pad
    }

    /// Disconnects a controller.
    pub fn unplug(&mut self, pad: Entity) {
        let gone = GamepadConnectionEvent::new(pad, GamepadConnection::Disconnected);
        self.rig.app.world_mut().write_message(gone);
        self.rig.frame(16);
    }

    /// Presses and releases a button of one of several controllers.
    pub fn push_of(&mut self, pad: Entity, button: GamepadButton) {
        let own = std::mem::replace(&mut self.pad, pad);
        self.push(button);
        self.pad = own;
    }

    /// Presses and releases a button before the next frame.
    fn push_within_frame(&mut self, button: GamepadButton) {
        for value in [1.0, 0.0] {
            let changed = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            let world = self.rig.app.world_mut();
            world.write_message(RawGamepadEvent::Button(changed));
        }
    }

    /// Taps and releases before the next frame.
    fn tap_within_frame(&mut self, at: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.finger(phase, 1, at);
        }
    }

    pub fn finger(&mut self, phase: TouchPhase, id: u64, position: Vec2) {
        let window = self.window;
        self.rig.app.world_mut().write_message(TouchInput {
            phase,
            position,
            window,
            force: None,
            id,
        });
    }

    pub fn layout(&self) -> &Layout {
        self.rig.app.world().resource::<Layout>()
    }

    /// The position of a location's middle in the window.
    pub fn pixel(&self, location: Location) -> Vec2 {
        let layout = self.layout();
        let origin = layout.window_to_board(Vec2::ZERO);
        let unit = layout.window_to_board(Vec2::ONE) - origin;
        let middle = layout
            .board_view
            .rect(location)
            .expect("on the table")
            .center();
        (middle - origin) / unit
    }

    /// The position of the sticks in the window.
    pub fn sticks(&self) -> Vec2 {
        let strip = self.layout().throw.expect("sticks are thrown");
        strip.center() * self.layout().unit
    }

    /// Moves the mouse to a position in the window.
    pub fn move_to(&mut self, at: Vec2) {
        let mut window = self
            .rig
            .app
            .world_mut()
            .get_mut::<Window>(self.window)
            .unwrap();
        window.set_cursor_position(Some(at));
        let moved = CursorMoved {
            window: self.window,
            position: at,
            delta: None,
        };
        let world = self.rig.app.world_mut();
        world.write_message(WindowEvent::CursorMoved(moved));
    }

    /// `true` for every other click or tap, which then happens within one frame.
    fn is_quick(&mut self) -> bool {
        self.clicks += 1;
        self.clicks.is_multiple_of(2)
    }

    fn mouse_button(&mut self, state: ButtonState) {
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window: self.window,
        };
        let world = self.rig.app.world_mut();
        world.write_message(WindowEvent::MouseButtonInput(input));
        world.write_message(input);
    }

    fn mouse(&mut self, state: ButtonState) {
        self.mouse_button(state);
        self.rig.frame(16);
    }

    pub fn click(&mut self, at: Vec2) {
        self.move_to(at);
        if self.is_quick() {
            self.mouse_button(ButtonState::Pressed);
        } else {
            self.mouse(ButtonState::Pressed);
        }
        self.mouse(ButtonState::Released);
    }

    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.move_to(from);
        self.mouse(ButtonState::Pressed);
        for part in 1..=4 {
            self.move_to(from.lerp(to, part as f32 / 4.0));
            self.rig.frame(16);
        }
        self.mouse(ButtonState::Released);
    }

    /// Presses and moves on before the next frame, as on a slow machine.
    pub fn drag_hastily(&mut self, from: Vec2, to: Vec2) {
        self.move_to(from);
        self.mouse_button(ButtonState::Pressed);
        self.move_to(from.lerp(to, 0.6));
        self.rig.frame(16);
        self.move_to(to);
        self.mouse(ButtonState::Released);
    }

    pub fn touch(&mut self, at: Vec2) {
        let quick = self.is_quick();
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.finger(phase, 1, at);
            if !(quick && phase == TouchPhase::Started) {
                self.rig.frame(16);
            }
        }
    }
}

#[test]
fn prompts_name_the_last_used_device() {
    let mut desk = Desk::new("PerGioco", 5);
    desk.rig.wait_for_person();
    let device = |desk: &Desk| *desk.rig.app.world().resource::<LastDevice>();
    assert_eq!(device(&desk), LastDevice::Keyboard);
    desk.push(GamepadButton::DPadUp);
    desk.rig.frame(16);
    assert_eq!(device(&desk), LastDevice::Controller);
    desk.touch(vec2(5.0, 5.0));
    desk.rig.frame(16);
    assert_eq!(device(&desk), LastDevice::Touch);
    desk.strike(KeyCode::ArrowUp);
    desk.rig.frame(16);
    assert_eq!(device(&desk), LastDevice::Keyboard);
}

#[test]
fn two_fingers_play_nothing() {
    let mut desk = Desk::new("PerGioco", 5);
    desk.rig.wait_for_person();
    while mover(desk.rig.game()).is_none() {
        desk.strike(KeyCode::Enter);
        desk.rig.wait_for_person();
    }
    let before = desk.rig.events().len();
    let goals = targets(desk.rig.game().position()).into_iter();
    let places: Vec<Vec2> = goals
        .flat_map(|goal| [goal.from, goal.to])
        .map(|place| desk.pixel(place))
        .collect();
    for at in places {
        let away = vec2(60.0, 0.0);
        for (phase, id, at) in [
            (TouchPhase::Started, 1, at),
            (TouchPhase::Started, 2, at + away),
            (TouchPhase::Moved, 1, at - away),
            (TouchPhase::Moved, 2, at + 2.0 * away),
            (TouchPhase::Ended, 1, at - away),
            (TouchPhase::Ended, 2, at + 2.0 * away),
        ] {
            desk.finger(phase, id, at);
            desk.rig.frame(16);
        }
    }
    assert_eq!(desk.rig.events().len(), before);
}

#[test]
fn undo_has_its_keys() {
    let mut desk = Desk::new("PerGioco", 5);
    let mut taken_back = 0;
    for _ in 0..200 {
        desk.rig.wait_for_person();
        if desk.rig.game().outcome().is_some() {
            break;
        }
        if mover(desk.rig.game()).is_some() {
            desk.strike(KeyCode::Tab);
        }
        desk.strike(KeyCode::Enter);
        let is_choice = |event: Option<&Event>| matches!(event, Some(Event::Played { .. }));
        if is_choice(desk.rig.events().last()) {
            let before = desk.rig.events();
            let undo = |desk: &mut Desk, key| match key {
                KeyCode::KeyZ => desk.hold(KeyCode::ControlLeft, |desk| desk.strike(key)),
                key => desk.strike(key),
            };
            for (back, on) in [
                (KeyCode::KeyU, KeyCode::KeyR),
                (KeyCode::Backspace, KeyCode::KeyR),
                (KeyCode::KeyZ, KeyCode::KeyR),
            ] {
                undo(&mut desk, back);
                assert_eq!(desk.rig.events().len(), before.len() - 1, "{back:?}");
                desk.strike(on);
                assert_eq!(desk.rig.events(), before);
            }
            desk.strike(KeyCode::KeyU);
            taken_back += 1;
            if taken_back > 4 {
                return;
            }
            // The same choice again, so that the game continues.
            desk.strike(KeyCode::Tab);
            desk.strike(KeyCode::Enter);
        }
    }
    panic!("only {taken_back} choices were taken back");
}

#[test]
fn input_of_a_panel_does_not_reach_the_board() {
    let mut desk = Desk::new("PerGioco", 5);
    desk.rig.app.insert_resource(KeysTaken(true));
    desk.rig.app.insert_resource(PanelAreas {
        everywhere: true,
        ..PanelAreas::default()
    });
    let at = desk.sticks();
    desk.strike(KeyCode::Space);
    desk.strike(KeyCode::KeyT);
    desk.click(at);
    desk.touch(at);
    assert_eq!(desk.rig.events().len(), 0);
    desk.rig.app.insert_resource(KeysTaken(false));
    desk.strike(KeyCode::Space);
    assert!(!desk.rig.events().is_empty());
}

#[test]
fn a_controller_opens_the_rules_and_goes_one_level_up() {
    for (button, command) in [
        (GamepadButton::RightThumb, ProgramCommand::Help),
        (GamepadButton::East, ProgramCommand::Escape),
    ] {
        let mut desk = Desk::new("PerGioco", 5);
        desk.push(button);
        let struck = desk
            .rig
            .app
            .world()
            .resource::<Messages<ProgramCommandPressed>>();
        let asked: Vec<_> = struck.get_cursor().read(struck).copied().collect();
        assert_eq!(
            asked,
            [ProgramCommandPressed {
                command,
                function_key: false,
            }]
        );
    }
}

/// A game of two people who have a choice to make.
fn two_people_at(kind: GameKind, seed: u64) -> Desk {
    let mut desk = Desk::with(Setup::new(kind), seed | 1);
    throw_until_a_choice(&mut desk);
    desk
}

/// Throws until there's a choice to make.
fn throw_until_a_choice(desk: &mut Desk) {
    for _ in 0..40 {
        desk.rig.settle(16);
        if matches!(desk.rig.game().expect(), Expect::Move(_)) {
            return;
        }
        desk.strike(KeyCode::KeyT);
    }
    panic!("no side could choose a move");
}

const TAB_ENTER: [KeyCode; 4] = [KeyCode::Tab, KeyCode::Enter, KeyCode::Tab, KeyCode::Enter];

#[test]
fn keys_pressed_within_one_frame_count_in_order_on_every_table() {
    for kind in GameKind::ALL {
        for seed in [1, 3, 5] {
            let mut slowly = two_people_at(kind, seed);
            let mut at_once = two_people_at(kind, seed);
            let before = slowly.rig.events().len();
            for _ in 0..3 {
                throw_until_a_choice(&mut slowly);
                throw_until_a_choice(&mut at_once);
                for key in TAB_ENTER {
                    slowly.strike(key);
                    slowly.rig.settle(16);
                }
                for key in TAB_ENTER {
                    at_once.key(key, ButtonState::Pressed);
                    at_once.key(key, ButtonState::Released);
                }
                at_once.rig.settle(16);
                // Presses that waited for the table's answer follow in later frames.
                for _ in 0..8 {
                    at_once.rig.settle(16);
                }
                assert_eq!(
                    slowly.rig.events(),
                    at_once.rig.events(),
                    "{kind:?}, seed {seed}"
                );
                assert_eq!(slowly.rig.selection(), at_once.rig.selection(), "{kind:?}");
            }
            assert!(
                slowly.rig.events().len() > before,
                "{kind:?}, seed {seed}: something was played"
            );
        }
    }
}

#[test]
fn a_key_pressed_twice_within_one_frame_counts_twice() {
    let mut slowly = two_people_at(GameKind::Tablut, 1);
    let mut at_once = two_people_at(GameKind::Tablut, 1);
    for desk in [&mut slowly, &mut at_once] {
        desk.strike(KeyCode::ArrowUp);
    }
    let one = slowly.rig.selection().focus;
    for _ in 0..2 {
        slowly.strike(KeyCode::ArrowRight);
        at_once.key(KeyCode::ArrowRight, ButtonState::Pressed);
        at_once.key(KeyCode::ArrowRight, ButtonState::Released);
    }
    at_once.rig.frame(16);
    let two = slowly.rig.selection().focus;
    assert_ne!(one, two);
    assert_eq!(at_once.rig.selection().focus, two);
}

#[test]
fn clicks_taps_and_buttons_within_one_frame_count_in_order() {
    for (kind, device) in [
        (GameKind::Tapatan, 0),
        (GameKind::Tapatan, 1),
        (GameKind::Tablut, 0),
        (GameKind::Tablut, 1),
    ] {
        let mut desk = two_people_at(kind, 1);
        let before = desk.rig.events().len();
        let all = offered(desk.rig.table(), None);
        let first = all[0];
        let (start, end) = (desk.pixel(first.from), desk.pixel(first.to));
        for at in [start, end] {
            if device == 0 {
                desk.move_to(at);
                desk.mouse_button(ButtonState::Pressed);
                desk.mouse_button(ButtonState::Released);
            } else {
                desk.tap_within_frame(at);
            }
        }
        for _ in 0..8 {
            desk.rig.settle(16);
        }
        assert_eq!(desk.rig.events().len(), before + 1, "{kind:?}, {device}");
    }
    let mut desk = two_people_at(GameKind::Tapatan, 1);
    let before = desk.rig.events().len();
    for button in [
        GamepadButton::RightTrigger,
        GamepadButton::South,
        GamepadButton::RightTrigger,
        GamepadButton::South,
    ] {
        desk.push_within_frame(button);
    }
    for _ in 0..8 {
        desk.rig.settle(16);
    }
    assert!(desk.rig.events().len() > before, "the pad placed a piece");
}

/// The commands of the program since the start.
fn commands(desk: &Desk) -> Vec<ProgramCommand> {
    let struck = desk
        .rig
        .app
        .world()
        .resource::<Messages<ProgramCommandPressed>>();
    let mut cursor = struck.get_cursor();
    cursor.read(struck).map(|one| one.command).collect()
}

#[test]
fn letters_do_nothing_where_the_player_types() {
    let mut desk = Desk::new("PerGioco", 5);
    desk.rig.app.insert_resource(Writing(true));
    for key in [
        KeyCode::KeyN,
        KeyCode::KeyB,
        KeyCode::KeyL,
        KeyCode::KeyM,
        KeyCode::KeyV,
        KeyCode::KeyJ,
        KeyCode::Digit1,
        KeyCode::Space,
    ] {
        desk.strike(key);
        assert!(commands(&desk).is_empty(), "{key:?}");
    }
    desk.strike(KeyCode::Escape);
    assert_eq!(commands(&desk), [ProgramCommand::Escape]);
}

#[test]
fn the_question_mark_opens_the_keys_on_every_layout() {
    let mut desk = Desk::new("PerGioco", 5);
    let window = desk.window();
    // On an Italian keyboard it's to the right of the zero.
    desk.rig.app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::Minus,
        logical_key: Key::Character("?".into()),
        state: ButtonState::Pressed,
        text: Some("?".into()),
        repeat: false,
        window,
    });
    desk.rig.frame(16);
    assert_eq!(commands(&desk), [ProgramCommand::Panel(Shortcut::Keys)]);
}

/// A game of two people with one event, after which another one was taken back.
fn between_undo_and_redo() -> Desk {
    let mut desk = two_people_at(GameKind::Tapatan, 1);
    for _ in 0..2 {
        let choice = desk.rig.game().legal_moves()[0];
        desk.rig.send(Intent::Play(choice));
        desk.rig.settle(16);
    }
    desk.rig.send(Intent::Undo);
    desk.rig.settle(16);
    assert_eq!(desk.rig.events().len(), 1);
    desk
}

#[test]
fn undo_and_redo_are_on_the_letters_of_a_german_keyboard() {
    let mut desk = between_undo_and_redo();
    desk.hold(KeyCode::ControlLeft, |desk| {
        desk.strike_printed(KeyCode::KeyZ, "y");
    });
    assert_eq!(desk.rig.events().len(), 2);
    desk.hold(KeyCode::ControlLeft, |desk| {
        desk.strike_printed(KeyCode::KeyY, "z");
    });
    assert_eq!(desk.rig.events().len(), 1);
}

#[test]
fn letters_with_control_count_as_the_layout_prints_them() {
    // The key with the Q, and the sign on the key that has the Q in the United States.
    for (layout, with_q, sign) in [
        ("French", KeyCode::KeyA, "a"),
        ("Dvorak", KeyCode::KeyX, "'"),
    ] {
        let mut desk = Desk::new("PerGioco", 5);
        desk.hold(KeyCode::ControlLeft, |desk| {
            desk.strike_printed(KeyCode::KeyQ, sign);
            assert!(commands(desk).is_empty(), "{layout}");
            desk.strike_printed(with_q, "q");
            assert_eq!(commands(desk), [ProgramCommand::Quit], "{layout}");
        });
    }
}

#[test]
fn plain_letters_count_as_the_layout_prints_them() {
    // In Dvorak the U is on the key that has the F in the United States, and the G is on that of the U.
    let mut desk = between_undo_and_redo();
    desk.strike_printed(KeyCode::KeyU, "g");
    assert_eq!(desk.rig.events().len(), 1);
    desk.strike_printed(KeyCode::KeyF, "u");
    assert_eq!(desk.rig.events().len(), 0);
}

#[test]
fn command_works_like_control() {
    for command in [KeyCode::SuperLeft, KeyCode::SuperRight] {
        let mut desk = between_undo_and_redo();
        desk.hold(command, |desk| desk.strike(KeyCode::KeyZ));
        assert_eq!(desk.rig.events().len(), 0, "{command:?}");
    }
}

#[test]
fn keys_of_the_game_do_nothing_while_the_player_types() {
    const CONTROL: Option<KeyCode> = Some(KeyCode::ControlLeft);
    for (held, key) in [
        (CONTROL, KeyCode::KeyQ),
        (CONTROL, KeyCode::KeyZ),
        (CONTROL, KeyCode::KeyY),
        (None, KeyCode::Backspace),
        (None, KeyCode::KeyU),
        (None, KeyCode::KeyN),
        (None, KeyCode::KeyT),
    ] {
        let acts = |writing: bool| {
            let mut desk = match key {
                // Only games with throws have a use for T.
                KeyCode::KeyT => Desk::new("PerGioco", 5),
                _ => between_undo_and_redo(),
            };
            desk.rig.settle(16);
            desk.rig.app.insert_resource(Writing(writing));
            let before = desk.rig.events();
            let mut commanded = false;
            let mut strike = |desk: &mut Desk| {
                desk.strike(key);
                commanded = !commands(desk).is_empty();
            };
            match held {
                Some(held) => desk.hold(held, strike),
                None => strike(&mut desk),
            }
            commanded || desk.rig.events() != before
        };
        assert!(acts(false), "{held:?} {key:?} has a use");
        assert!(!acts(true), "{held:?} {key:?}");
    }
}

#[test]
fn modifiers_released_in_another_window_are_not_held() {
    let mut desk = between_undo_and_redo();
    desk.key(KeyCode::ControlLeft, ButtonState::Pressed);
    desk.rig.frame(16);
    // With Control, U has no command.
    desk.strike(KeyCode::KeyU);
    assert_eq!(desk.rig.events().len(), 1);
    desk.rig.app.world_mut().write_message(KeyboardFocusLost);
    desk.rig.frame(16);
    desk.strike(KeyCode::KeyU);
    assert_eq!(desk.rig.events().len(), 0);
}

#[test]
fn one_of_two_shifts_counts_after_the_other_is_released() {
    let shifts = [KeyCode::ShiftLeft, KeyCode::ShiftRight];
    for released in shifts {
        let mut desk = between_undo_and_redo();
        for shift in shifts {
            desk.key(shift, ButtonState::Pressed);
        }
        desk.key(released, ButtonState::Released);
        desk.rig.frame(16);
        // Redo with Shift, undo without.
        desk.hold(KeyCode::ControlLeft, |desk| desk.strike(KeyCode::KeyZ));
        assert_eq!(desk.rig.events().len(), 2, "{released:?}");
        for shift in shifts {
            desk.key(shift, ButtonState::Released);
        }
        desk.hold(KeyCode::ControlLeft, |desk| desk.strike(KeyCode::KeyZ));
        assert_eq!(desk.rig.events().len(), 1, "{released:?}");
    }
}

#[test]
fn a_modifier_released_within_the_frame_counts_for_the_keys_before() {
    let mut desk = between_undo_and_redo();
    for (key, state) in [
        (KeyCode::ControlLeft, ButtonState::Pressed),
        (KeyCode::KeyZ, ButtonState::Pressed),
        (KeyCode::KeyZ, ButtonState::Released),
        (KeyCode::ControlLeft, ButtonState::Released),
        // Without Control it has no command.
        (KeyCode::KeyY, ButtonState::Pressed),
        (KeyCode::KeyY, ButtonState::Released),
    ] {
        desk.key(key, state);
    }
    for _ in 0..4 {
        desk.rig.frame(16);
    }
    assert_eq!(desk.rig.events().len(), 0);
}

/// Sends keys with the modifiers that the system reports, then runs frames until they're handled.
fn report(desk: &mut Desk, keys: &[(KeyCode, SystemModifiers)]) {
    for (key, _) in keys {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            desk.key(*key, state);
        }
    }
    let at_keys = keys.iter().flat_map(|(_, at_key)| [*at_key; 2]);
    desk.rig.app.insert_resource(ReportedModifiers {
        at_keys: at_keys.collect(),
        now: SystemModifiers::default(),
    });
    desk.rig.frame(16);
    desk.rig.app.insert_resource(ReportedModifiers::default());
    for _ in 0..4 {
        desk.rig.frame(16);
    }
}

#[test]
fn a_modifier_that_only_the_system_reports_counts_for_its_key_alone() {
    let none = SystemModifiers::default();
    let control = SystemModifiers {
        control: true,
        ..none
    };
    // With sticky keys Control counts for the next key, after its own key is released.
    let mut desk = between_undo_and_redo();
    report(
        &mut desk,
        &[(KeyCode::ControlLeft, none), (KeyCode::KeyZ, control)],
    );
    assert_eq!(desk.rig.events().len(), 0);
    // Then it doesn't count any more.
    report(&mut desk, &[(KeyCode::KeyY, none)]);
    assert_eq!(desk.rig.events().len(), 0);
    report(&mut desk, &[(KeyCode::KeyY, control)]);
    assert_eq!(desk.rig.events().len(), 1);
    // If the report doesn't match the keys, it's ignored.
    desk.key(KeyCode::KeyZ, ButtonState::Pressed);
    report(&mut desk, &[(KeyCode::KeyZ, control)]);
    assert_eq!(desk.rig.events().len(), 1);
}

#[test]
fn a_changed_key_and_button_work_at_once_and_the_old_ones_no_longer() {
    let mut desk = between_undo_and_redo();
    let mut settings = desk.rig.app.world_mut().resource_mut::<CurrentSettings>();
    settings.0.keys.take(Shortcut::Redo, ShortcutKey::K);
    settings
        .0
        .buttons
        .take(Shortcut::Undo, ShortcutButton::LeftShoulder);
    desk.strike(KeyCode::KeyR);
    assert_eq!(desk.rig.events().len(), 1);
    // On a Dvorak keyboard the K is on the key that has the V in the United States.
    desk.strike_printed(KeyCode::KeyV, "k");
    assert_eq!(desk.rig.events().len(), 2);
    // The two buttons are swapped.
    desk.push(GamepadButton::West);
    assert_eq!(desk.rig.events().len(), 2);
    desk.push(GamepadButton::LeftTrigger);
    assert_eq!(desk.rig.events().len(), 1);
}

#[test]
fn a_key_caught_for_a_shortcut_has_no_command() {
    let mut desk = between_undo_and_redo();
    let mut next = desk.rig.app.world_mut().resource_mut::<NextInput>();
    next.set_waits(true);
    for key in [KeyCode::KeyN, KeyCode::KeyU, KeyCode::Escape] {
        desk.strike(key);
    }
    desk.push(GamepadButton::East);
    desk.push(GamepadButton::West);
    assert!(commands(&desk).is_empty());
    assert_eq!(desk.rig.events().len(), 1);
    let mut next = desk.rig.app.world_mut().resource_mut::<NextInput>();
    // The first counts.
    assert!(matches!(
        next.take(),
        Some(CaughtInput::Key(KeyCode::KeyN, _))
    ));
    next.set_waits(false);
    desk.strike(KeyCode::KeyU);
    assert_eq!(desk.rig.events().len(), 0);
}
