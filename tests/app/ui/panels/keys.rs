//! The panel of keys, where shortcuts are changed and reset.

use bevy::prelude::{GamepadButton, KeyCode};
use bevy_egui::egui::{self, Event, PointerButton};
use tavoliere::input::controller_make::ControllerMake;
use tavoliere::input::key_bindings::Modifiers;
use tavoliere::input::last_device::LastDevice;
use tavoliere::input::next_input::CaughtInput;
use tavoliere::rules::GameKind;
use tavoliere::store::{Shortcut, ShortcutButton, ShortcutKey};
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::{Panel, UiAction, Words};

use crate::ui::book::whole_words;
use crate::ui::layouts::games::Tables;
use crate::ui::layouts::panel_window::PanelWindow;
use crate::ui::layouts::scene::{PanelState, Scene};
use crate::ui::layouts::sizes::Window;

/// A window in which no row of the panel is hidden.
const WINDOW: Window = Window {
    width: 1280.0,
    height: 2400.0,
};

fn words(tag: &str) -> Words {
    let locale = LOCALES.iter().find(|locale| locale.tag == tag);
    whole_words(locale.unwrap())
}

/// The open panel.
struct Desk<'a> {
    words: &'a Words,
    window: PanelWindow<'a>,
    scene: Scene,
    state: PanelState,
}

impl<'a> Desk<'a> {
    fn new(words: &'a Words, device: LastDevice) -> Desk<'a> {
        let window = PanelWindow::new(words, WINDOW, 1.0, GameKind::Tablan);
        let table = Tables::people(GameKind::Tablan).begun();
        let scene = Scene::panel("keys", table, Panel::Keys);
        let mut state = PanelState::default();
        state.keys.open_for(device, ControllerMake::Other, false);
        Desk {
            words,
            window,
            scene,
            state,
        }
    }

    fn frame(&mut self, events: Vec<Event>) {
        self.window.frame(&self.scene, &mut self.state, events);
        if let Some(UiAction::Settings(settings)) = self.window.asked.take() {
            self.window.settings = *settings;
        }
    }

    /// The names of all controls, with their places.
    fn names(&mut self) -> Vec<(String, egui::Rect)> {
        for _ in 0..3 {
            let _ = Names::take(&self.window.ctx);
            self.frame(Vec::new());
        }
        Names::take(&self.window.ctx).0
    }

    /// The name of the control that starts like this. `None` without one.
    fn name(&mut self, start: &str) -> Option<String> {
        let names = self.names();
        let found = names.into_iter().find(|(name, _)| name.starts_with(start));
        found.map(|(name, _)| name)
    }

    /// Presses the control with this name, or the row with this effect.
    fn press(&mut self, start: &str) {
        let names = self.names();
        let row = format!("{start}: ");
        let exactly = names.iter().find(|(name, _)| name == start);
        let at = exactly.or_else(|| names.iter().find(|(name, _)| name.starts_with(&row)));
        let at = at
            .unwrap_or_else(|| panic!("{start}: {names:?}"))
            .1
            .center();
        for pressed in [true, false] {
            self.frame(vec![
                Event::PointerMoved(at),
                Event::PointerButton {
                    pos: at,
                    button: PointerButton::Primary,
                    pressed,
                    modifiers: egui::Modifiers::NONE,
                },
            ]);
        }
    }

    /// Turns the wheel until the last row is in view.
    fn scroll_to_end(&mut self) {
        for _ in 0..20 {
            self.frame(vec![
                Event::PointerMoved(self.window.screen().center()),
                Event::MouseWheel {
                    unit: egui::MouseWheelUnit::Point,
                    delta: egui::vec2(0.0, -400.0),
                    phase: egui::TouchPhase::Move,
                    modifiers: egui::Modifiers::NONE,
                },
            ]);
        }
    }

    /// Presses a row, then a key or button.
    fn change(&mut self, row: &str, caught: CaughtInput) {
        let row = self.words.get(row);
        self.press(&row);
        assert!(self.state.keys.waits(), "{row}");
        self.catch(caught);
    }

    fn catch(&mut self, caught: CaughtInput) {
        let changed = self.state.keys.answer(caught, &self.window.settings);
        if let Some(changed) = changed {
            self.window.settings = changed;
        }
        self.frame(Vec::new());
    }

    fn key_of(&self, shortcut: Shortcut) -> Option<ShortcutKey> {
        self.window.settings.keys.of(shortcut)
    }
}

const fn key(key: KeyCode) -> CaughtInput {
    CaughtInput::Key(
        key,
        Modifiers {
            shift: false,
            control: false,
            alt: false,
        },
    )
}

#[test]
fn a_key_is_changed_shown_and_reset() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Keyboard);
    let name = desk.name(&words.get("keys-undo"));
    assert_eq!(
        name.as_deref(),
        Some("Undo your last move: U, Backspace, Ctrl+Z")
    );
    desk.change("keys-undo", key(KeyCode::KeyK));
    assert!(!desk.state.keys.waits());
    assert_eq!(desk.key_of(Shortcut::Undo), Some(ShortcutKey::K));
    let name = desk.name(&words.get("keys-undo"));
    assert_eq!(
        name.as_deref(),
        Some("Undo your last move: K, Backspace, Ctrl+Z")
    );
    desk.press("Reset: Undo your last move");
    assert!(desk.window.settings.keys.are_default());
    assert_eq!(desk.name("Reset: Undo your last move"), None);
}

#[test]
fn a_key_of_another_action_is_named_and_swapped_only_if_the_player_agrees() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Keyboard);
    desk.change("keys-undo", key(KeyCode::KeyS));
    assert!(desk.window.settings.keys.are_default());
    desk.press(&words.get("cancel"));
    assert!(desk.window.settings.keys.are_default());
    desk.change("keys-undo", key(KeyCode::KeyS));
    let seen = desk.window.frame(&desk.scene, &mut desk.state, Vec::new());
    let text = seen.text();
    assert!(text.contains("“S” belongs to: Settings"), "{text}");
    desk.press(&words.get("keys-swap"));
    assert_eq!(desk.key_of(Shortcut::Undo), Some(ShortcutKey::S));
    assert_eq!(desk.key_of(Shortcut::Settings), Some(ShortcutKey::U));
    // Resetting one of the two resets the other.
    desk.press("Reset: Settings");
    assert!(desk.window.settings.keys.are_default());
}

#[test]
fn keys_and_buttons_that_no_action_can_have_are_refused() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Keyboard);
    desk.press(&words.get("keys-undo"));
    let control = Modifiers {
        control: true,
        ..Modifiers::default()
    };
    for caught in [
        key(KeyCode::Digit3),
        key(KeyCode::F5),
        key(KeyCode::F1),
        key(KeyCode::Help),
        CaughtInput::Key(KeyCode::KeyW, control),
        CaughtInput::Button(GamepadButton::Mode),
    ] {
        desk.catch(caught);
        assert!(desk.state.keys.waits(), "{caught:?}");
        assert!(desk.window.settings.keys.are_default(), "{caught:?}");
        assert!(desk.window.settings.buttons.are_default(), "{caught:?}");
    }
    for caught in [
        key(KeyCode::Escape),
        CaughtInput::Button(GamepadButton::East),
    ] {
        desk.press(&words.get("keys-undo"));
        desk.catch(caught);
        assert!(!desk.state.keys.waits(), "{caught:?}");
    }
}

#[test]
fn keys_that_move_and_pick_are_changed_and_reset_like_others() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Keyboard);
    desk.change("keys-up", key(KeyCode::KeyW));
    let name = desk.name(&words.get("keys-up"));
    // The arrow works as long as no other action has it.
    assert_eq!(name.as_deref(), Some("Move up: W, ↑"));
    // S belongs to the settings, which don't get the arrow in return.
    desk.change("keys-down", key(KeyCode::KeyS));
    let seen = desk.window.frame(&desk.scene, &mut desk.state, Vec::new());
    let text = seen.text();
    assert!(text.contains("“S” belongs to: Settings"), "{text}");
    desk.press(&words.get("keys-take-over"));
    assert_eq!(desk.key_of(Shortcut::Down), Some(ShortcutKey::S));
    assert_eq!(desk.key_of(Shortcut::Settings), None);
    // Another action gets the free arrow only after a question.
    desk.change("keys-mute", key(KeyCode::ArrowDown));
    let seen = desk.window.frame(&desk.scene, &mut desk.state, Vec::new());
    let text = seen.text();
    assert!(text.contains("“↓” belongs to: Move down"), "{text}");
    desk.press(&words.get("keys-take-over"));
    assert_eq!(desk.key_of(Shortcut::Mute), Some(ShortcutKey::Down));
    let name = desk.name(&words.get("keys-down"));
    assert_eq!(name.as_deref(), Some("Move down: S"));
    // Enter is swapped.
    desk.change("keys-undo", key(KeyCode::Enter));
    desk.press(&words.get("keys-swap"));
    assert_eq!(desk.key_of(Shortcut::Undo), Some(ShortcutKey::Enter));
    assert_eq!(desk.key_of(Shortcut::Choose), Some(ShortcutKey::U));
    // One by one, and all together.
    desk.press("Reset: Move up");
    assert_eq!(desk.key_of(Shortcut::Up), Some(ShortcutKey::Up));
    desk.scroll_to_end();
    desk.press(&words.get("keys-reset-all"));
    desk.press(&words.get("settings-reset-yes"));
    assert!(desk.window.settings.keys.are_default());
}

#[test]
fn no_change_takes_the_last_key_of_a_basic_action() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Keyboard);
    desk.press(&words.get("keys-up"));
    let none = words.get("keys-none");
    let names = desk.names();
    assert!(names.iter().all(|(name, _)| *name != none), "{names:?}");
    desk.catch(key(KeyCode::Escape));
    // The panel of keys has no key that it could give in return.
    // Its row is at the end.
    desk.scroll_to_end();
    desk.state.keys.wait_for(Shortcut::Keys);
    desk.catch(key(KeyCode::Enter));
    assert!(desk.state.keys.waits());
    desk.scroll_to_end();
    let seen = desk.window.frame(&desk.scene, &mut desk.state, Vec::new());
    let text = seen.text();
    assert!(text.contains("“Pick, throw” can’t lose “Enter”"), "{text}");
    assert!(desk.window.settings.keys.are_default());
    // Esc stays the way out, even if another key goes back too.
    desk.catch(key(KeyCode::Escape));
    assert!(!desk.state.keys.waits());
    let mut desk = Desk::new(&words, LastDevice::Keyboard);
    desk.change("keys-escape", key(KeyCode::KeyX));
    let name = desk.name(&words.get("keys-escape"));
    assert_eq!(name.as_deref(), Some("Close, cancel, pause: X, Esc"));
}

#[test]
fn the_buttons_that_pick_and_go_back_can_be_swapped() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Controller);
    desk.change("keys-take", CaughtInput::Button(GamepadButton::East));
    desk.press(&words.get("keys-swap"));
    let buttons = &desk.window.settings.buttons;
    assert_eq!(buttons.of(Shortcut::Choose), Some(ShortcutButton::East));
    assert_eq!(buttons.of(Shortcut::Back), Some(ShortcutButton::South));
    // The button that goes back now cancels.
    desk.press(&words.get("keys-undo"));
    desk.catch(CaughtInput::Button(GamepadButton::South));
    assert!(!desk.state.keys.waits());
}

#[test]
fn a_finger_has_gestures_and_no_keys() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Touch);
    // The first frame only measures.
    desk.window.frame(&desk.scene, &mut desk.state, Vec::new());
    let seen = desk.window.frame(&desk.scene, &mut desk.state, Vec::new());
    let text = seen.text();
    assert!(text.contains(&words.get("touch-double-tap")), "{text}");
    assert_eq!(desk.name(&words.get("keys-undo")), None);
    assert_eq!(desk.name(&words.get("keys-reset-all")), None);
}

#[test]
fn a_controllers_button_is_changed_and_everything_is_reset_after_a_question() {
    let words = words("en");
    let mut desk = Desk::new(&words, LastDevice::Controller);
    let name = desk.name(&words.get("keys-undo"));
    assert_eq!(name.as_deref(), Some("Undo your last move: Left button"));
    desk.change("keys-mute", CaughtInput::Button(GamepadButton::LeftThumb));
    // A replay uses it too.
    desk.press(&words.get("keys-take-over"));
    let buttons = &desk.window.settings.buttons;
    assert_eq!(buttons.of(Shortcut::Mute), Some(ShortcutButton::LeftStick));
    assert_eq!(buttons.of(Shortcut::ShownChoices), None);
    // A key changes the list to those of the keyboard.
    desk.change("keys-mute", key(KeyCode::Digit7));
    assert_eq!(desk.key_of(Shortcut::Mute), Some(ShortcutKey::Seven));
    assert!(desk.name("Sound off or on: 7").is_some());
    desk.press(&words.get("keys-mute"));
    desk.press(&words.get("keys-none"));
    assert_eq!(desk.key_of(Shortcut::Mute), None);
    assert!(desk.name("Sound off or on: No key").is_some());
    desk.scroll_to_end();
    desk.press(&words.get("keys-reset-all"));
    assert_eq!(desk.key_of(Shortcut::Mute), None);
    desk.press(&words.get("settings-reset-yes"));
    assert!(desk.window.settings.keys.are_default());
    assert!(desk.window.settings.buttons.are_default());
}
