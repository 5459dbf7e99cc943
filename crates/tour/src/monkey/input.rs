//! Random input from every device, as the window sends it.

use std::path::PathBuf;

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
    RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardFocusLost};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, FileDragAndDrop, PrimaryWindow, WindowEvent};
use rand::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::keys::{key_event, strike, window};

/// Keys without a letter that have an effect somewhere, with their logical keys.
const NAMED_KEYS: [(KeyCode, Key); 18] = [
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Space, Key::Space),
    (KeyCode::Tab, Key::Tab),
    (KeyCode::Tab, Key::Tab),
    (KeyCode::Escape, Key::Escape),
    (KeyCode::Backspace, Key::Backspace),
    (KeyCode::Delete, Key::Delete),
    (KeyCode::Home, Key::Home),
    (KeyCode::End, Key::End),
    (KeyCode::PageUp, Key::PageUp),
    (KeyCode::PageDown, Key::PageDown),
    (KeyCode::F1, Key::F1),
    (KeyCode::F11, Key::F11),
];

/// The keys that type, with the letters, figures and signs on them.
const TYPED_KEYS: [(KeyCode, &str); 40] = [
    (KeyCode::KeyA, "a"),
    (KeyCode::KeyB, "b"),
    (KeyCode::KeyC, "c"),
    (KeyCode::KeyD, "d"),
    (KeyCode::KeyE, "e"),
    (KeyCode::KeyF, "f"),
    (KeyCode::KeyG, "g"),
    (KeyCode::KeyH, "h"),
    (KeyCode::KeyI, "i"),
    (KeyCode::KeyJ, "j"),
    (KeyCode::KeyK, "k"),
    (KeyCode::KeyL, "l"),
    (KeyCode::KeyM, "m"),
    (KeyCode::KeyN, "n"),
    (KeyCode::KeyO, "o"),
    (KeyCode::KeyP, "p"),
    (KeyCode::KeyQ, "q"),
    (KeyCode::KeyR, "r"),
    (KeyCode::KeyS, "s"),
    (KeyCode::KeyT, "t"),
    (KeyCode::KeyU, "u"),
    (KeyCode::KeyV, "v"),
    (KeyCode::KeyW, "w"),
    (KeyCode::KeyX, "x"),
    (KeyCode::KeyY, "y"),
    (KeyCode::KeyZ, "z"),
    (KeyCode::Digit0, "0"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::Digit5, "5"),
    (KeyCode::Digit6, "6"),
    (KeyCode::Slash, "?"),
    (KeyCode::Minus, "ß"),
    (KeyCode::Semicolon, "ñ"),
    (KeyCode::Quote, "й"),
    (KeyCode::Comma, "ع"),
    (KeyCode::Period, "漢"),
    (KeyCode::BracketLeft, "\u{301}"),
];

/// The keys that are held with another one.
const MODIFIERS: [(KeyCode, Key); 3] = [
    (KeyCode::ShiftLeft, Key::Shift),
    (KeyCode::ControlLeft, Key::Control),
    (KeyCode::AltLeft, Key::Alt),
];

const PAD_BUTTONS: [GamepadButton; 15] = [
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::LeftTrigger2,
    GamepadButton::RightTrigger2,
    GamepadButton::Start,
    GamepadButton::RightThumb,
];

/// Sizes of the window: the usual one, a small one, and a phone in both orientations.
const SIZES: [(f32, f32); 4] = [
    (1280.0, 720.0),
    (640.0, 360.0),
    (390.0, 844.0),
    (1920.0, 1080.0),
];

/// A random number below `bound`.
pub(super) fn below(random: &mut Xoshiro256PlusPlus, bound: usize) -> usize {
    // The remainder of a 64-bit number by a small one is even enough.
    (random.next_u64() % bound as u64) as usize
}

/// The devices, with what is held down.
#[derive(Default)]
pub(super) struct Devices {
    pad: Option<Entity>,
    /// The position of the mouse.
    mouse: Vec2,
    /// The key that is still down.
    held_key: Option<(KeyCode, Key)>,
    has_tabbed: bool,
}

impl Devices {
    /// `true` if the last input was Tab, alone or with Shift.
    pub(super) const fn has_tabbed(&self) -> bool {
        self.has_tabbed
    }

    /// Presses and releases Esc.
    pub(super) fn press_escape(&mut self, world: &mut World) {
        self.has_tabbed = false;
        if let Some(window) = window(world) {
            strike(world, window, KeyCode::Escape, Key::Escape, None);
        }
    }

    /// Lets go of the stick. A tilted one moves the cursor again after each Esc.
    pub(super) fn release_stick(&self, world: &mut World) {
        if let Some(gamepad) = self.pad {
            for axis in [GamepadAxis::LeftStickX, GamepadAxis::LeftStickY] {
                tilt(world, gamepad, axis, 0.0);
            }
        }
    }

    /// Presses and releases Tab.
    pub(super) fn press_tab(&mut self, world: &mut World) {
        let Some(window) = window(world) else {
            return;
        };
        if let Some((held, key)) = self.held_key.take() {
            key_event(world, window, held, key, ButtonState::Released, None);
        }
        strike(world, window, KeyCode::Tab, Key::Tab, None);
    }

    /// Sends a random input and returns its description.
    pub(super) fn send_any(
        &mut self,
        world: &mut World,
        random: &mut Xoshiro256PlusPlus,
    ) -> String {
        self.has_tabbed = false;
        let Some(window) = window(world) else {
            return "no window".to_owned();
        };
        match below(random, 100) {
            0..28 => self.named_key(world, window, random),
            28..46 => typed_key(world, window, random),
            46..50 => self.combination(world, window, random),
            50..72 => self.click(world, window, random),
            72..76 => self.drag(world, window, random),
            76..79 => wheel(world, window, random),
            79..85 => touch(world, window, random),
            85..97 => self.pad(world, random),
            97 => resize(world, window, random),
            98 => {
                world.write_message(KeyboardFocusLost);
                "focus lost".to_owned()
            }
            _ => drop_file(world, window, random),
        }
    }

    fn named_key(
        &mut self,
        world: &mut World,
        window: Entity,
        random: &mut Xoshiro256PlusPlus,
    ) -> String {
        let (code, key) = NAMED_KEYS[below(random, NAMED_KEYS.len())].clone();
        // Full screen takes too long on a display without a window manager.
        if code == KeyCode::F11 {
            return "nothing".to_owned();
        }
        self.has_tabbed = code == KeyCode::Tab;
        let text = (code == KeyCode::Space).then_some(" ");
        // A key can also be held for some inputs.
        if let Some((held, key)) = self.held_key.take() {
            key_event(world, window, held, key, ButtonState::Released, None);
        }
        if below(random, 12) == 0 {
            key_event(world, window, code, key.clone(), ButtonState::Pressed, text);
            self.held_key = Some((code, key));
            return format!("{code:?}, held");
        }
        strike(world, window, code, key, text);
        format!("{code:?}")
    }

    fn combination(
        &mut self,
        world: &mut World,
        window: Entity,
        random: &mut Xoshiro256PlusPlus,
    ) -> String {
        let (modifier, modifier_key) = MODIFIERS[below(random, MODIFIERS.len())].clone();
        key_event(
            world,
            window,
            modifier,
            modifier_key.clone(),
            ButtonState::Pressed,
            None,
        );
        let (code, key) = if below(random, 2) == 0 {
            NAMED_KEYS[below(random, NAMED_KEYS.len() - 1)].clone()
        } else {
            let (code, text) = TYPED_KEYS[below(random, TYPED_KEYS.len())];
            (code, Key::Character(text.into()))
        };
        strike(world, window, code, key, None);
        key_event(
            world,
            window,
            modifier,
            modifier_key,
            ButtonState::Released,
            None,
        );
        format!("{modifier:?} and {code:?}")
    }

    fn click(
        &mut self,
        world: &mut World,
        window: Entity,
        random: &mut Xoshiro256PlusPlus,
    ) -> String {
        let at = any_point(world, random);
        let button = if below(random, 12) == 0 {
            MouseButton::Right
        } else {
            MouseButton::Left
        };
        self.move_mouse(world, window, at);
        mouse_button(world, window, button, ButtonState::Pressed);
        mouse_button(world, window, button, ButtonState::Released);
        format!("{button:?} click at {at}")
    }

    fn drag(
        &mut self,
        world: &mut World,
        window: Entity,
        random: &mut Xoshiro256PlusPlus,
    ) -> String {
        let [from, to] = [any_point(world, random), any_point(world, random)];
        self.move_mouse(world, window, from);
        mouse_button(world, window, MouseButton::Left, ButtonState::Pressed);
        self.move_mouse(world, window, to);
        mouse_button(world, window, MouseButton::Left, ButtonState::Released);
        format!("drag from {from} to {to}")
    }

    fn move_mouse(&mut self, world: &mut World, window: Entity, position: Vec2) {
        let delta = Some(position - self.mouse);
        self.mouse = position;
        let moved = CursorMoved {
            window,
            position,
            delta,
        };
        world.write_message(WindowEvent::from(moved.clone()));
        world.write_message(moved);
    }

    fn pad(&mut self, world: &mut World, random: &mut Xoshiro256PlusPlus) -> String {
        let Some(gamepad) = self.pad else {
            let gamepad = world.spawn_empty().id();
            self.pad = Some(gamepad);
            connect(
                world,
                gamepad,
                GamepadConnection::Connected {
                    name: "monkey".to_owned(),
                    vendor_id: None,
                    product_id: None,
                },
            );
            return "controller connected".to_owned();
        };
        match below(random, 40) {
            0 => {
                self.pad = None;
                connect(world, gamepad, GamepadConnection::Disconnected);
                "controller disconnected".to_owned()
            }
            1..6 => {
                let axis = [GamepadAxis::LeftStickX, GamepadAxis::LeftStickY][below(random, 2)];
                let value = [-1.0, 0.0, 1.0][below(random, 3)];
                tilt(world, gamepad, axis, value);
                format!("{axis:?} at {value}")
            }
            _ => {
                let button = PAD_BUTTONS[below(random, PAD_BUTTONS.len())];
                for value in [1.0, 0.0] {
                    let changed = RawGamepadButtonChangedEvent::new(gamepad, button, value);
                    world.write_message(RawGamepadEvent::Button(changed));
                    world.write_message(changed);
                }
                format!("controller's {button:?}")
            }
        }
    }
}

fn size(world: &mut World) -> Vec2 {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    windows
        .single(world)
        .map_or(Vec2::new(1280.0, 720.0), Window::size)
}

fn any_point(world: &mut World, random: &mut Xoshiro256PlusPlus) -> Vec2 {
    let part = |random: &mut Xoshiro256PlusPlus| below(random, 1000) as f32 / 1000.0;
    let part = Vec2::new(part(random), part(random));
    (size(world) * part).floor()
}

fn typed_key(world: &mut World, window: Entity, random: &mut Xoshiro256PlusPlus) -> String {
    let (code, text) = TYPED_KEYS[below(random, TYPED_KEYS.len())];
    strike(world, window, code, Key::Character(text.into()), Some(text));
    format!("{text:?}")
}

fn mouse_button(world: &mut World, window: Entity, button: MouseButton, state: ButtonState) {
    let input = MouseButtonInput {
        button,
        state,
        window,
    };
    world.write_message(WindowEvent::from(input));
    world.write_message(input);
}

fn wheel(world: &mut World, window: Entity, random: &mut Xoshiro256PlusPlus) -> String {
    let y = [-5.0, -1.0, 1.0, 5.0][below(random, 4)];
    let input = MouseWheel {
        unit: MouseScrollUnit::Line,
        x: 0.0,
        y,
        window,
        phase: TouchPhase::Moved,
    };
    world.write_message(WindowEvent::from(input));
    world.write_message(input);
    format!("wheel by {y}")
}

/// A tap, a swipe, a cancelled touch, or two fingers at once.
fn touch(world: &mut World, window: Entity, random: &mut Xoshiro256PlusPlus) -> String {
    let [from, to] = [any_point(world, random), any_point(world, random)];
    let mut finger = |id, phase, position| {
        let input = TouchInput {
            phase,
            position,
            window,
            force: None,
            id,
        };
        world.write_message(WindowEvent::from(input));
        world.write_message(input);
    };
    match below(random, 6) {
        0..3 => {
            finger(1, TouchPhase::Started, from);
            finger(1, TouchPhase::Ended, from);
            format!("tap at {from}")
        }
        3 => {
            finger(1, TouchPhase::Started, from);
            finger(1, TouchPhase::Moved, to);
            finger(1, TouchPhase::Ended, to);
            format!("swipe from {from} to {to}")
        }
        4 => {
            finger(1, TouchPhase::Started, from);
            finger(1, TouchPhase::Moved, to);
            finger(1, TouchPhase::Canceled, to);
            format!("cancelled touch at {from}")
        }
        _ => {
            finger(1, TouchPhase::Started, from);
            finger(2, TouchPhase::Started, to);
            finger(2, TouchPhase::Moved, (from + to) / 2.0);
            finger(2, TouchPhase::Ended, to);
            finger(1, TouchPhase::Ended, from);
            format!("two fingers at {from} and {to}")
        }
    }
}

fn tilt(world: &mut World, gamepad: Entity, axis: GamepadAxis, value: f32) {
    let changed = RawGamepadAxisChangedEvent::new(gamepad, axis, value);
    world.write_message(RawGamepadEvent::Axis(changed));
    world.write_message(changed);
}

fn connect(world: &mut World, gamepad: Entity, connection: GamepadConnection) {
    let event = GamepadConnectionEvent::new(gamepad, connection);
    world.write_message(RawGamepadEvent::Connection(event.clone()));
    world.write_message(event);
}

fn resize(world: &mut World, window: Entity, random: &mut Xoshiro256PlusPlus) -> String {
    let (width, height) = SIZES[below(random, SIZES.len())];
    if let Some(mut window) = world.get_mut::<Window>(window) {
        window.resolution.set(width, height);
    }
    format!("window of {width} x {height}")
}

/// Drops a file that isn't there, or one that isn't a record.
fn drop_file(world: &mut World, window: Entity, random: &mut Xoshiro256PlusPlus) -> String {
    let names = ["/nowhere.txt", "/proc/self/status", "/proc/self/exe"];
    let path = names[below(random, names.len())];
    let dropped = FileDragAndDrop::DroppedFile {
        window,
        path_buf: PathBuf::from(path),
    };
    world.write_message(WindowEvent::from(dropped.clone()));
    world.write_message(dropped);
    format!("{path} dropped")
}
