//! The names of keys and buttons in texts, for the last used device.

use super::panels::on_phone;
use super::top_bar::LOW;
use super::view::View;
use super::words::Words;
use crate::input::controller_make::ControllerMake;
use crate::input::key_names::{self, KeyName};
use crate::input::last_device::LastDevice;
use crate::store::{Shortcut, ShortcutButton, ShortcutInput as _};

/// The last used device, and the maker of the last used controller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prompts {
    /// The last used device.
    pub device: LastDevice,
    /// The maker of the controller.
    pub make: ControllerMake,
}

impl Prompts {
    /// The device whose keys or buttons texts name. A phone has no keyboard.
    pub(super) fn device(self, view: &View) -> LastDevice {
        let is_phone = on_phone(view) || view.layout.window.y < LOW;
        match self.device {
            LastDevice::Keyboard if is_phone => LastDevice::Touch,
            device => device,
        }
    }

    /// The button that performs the next action, such as the throw, within a sentence.
    fn next_button(self, view: &View) -> String {
        let words = view.words;
        let button = view.settings.buttons.of(Shortcut::Choose);
        let button = button.unwrap_or(ShortcutButton::South);
        if let Some(letters) = self.make.letters(button.name()) {
            return letters.to_owned();
        }
        if button != ShortcutButton::South {
            let name = button_name(words, self.make, button.name());
            return words.with("press-other-button", &[("button", name.into())]);
        }
        words.get(match self.make.symbol(button.name()) {
            Some(_) => "press-cross-button",
            None => "press-bottom-button",
        })
    }
}

/// The name of a shortcut's key or button. Empty if it has none, or if the last used device is the screen.
pub fn shortcut_prompt(view: &View, shortcut: Shortcut) -> String {
    match view.prompts.device(view) {
        LastDevice::Keyboard => {
            let name = key_names::key_name(shortcut, &view.settings.keys);
            name.map_or_else(String::new, |name| key_name(view.words, name))
        }
        LastDevice::Controller => {
            let button = view.settings.buttons.of(shortcut);
            button.map_or_else(String::new, |button| {
                button_name(view.words, view.prompts.make, button.name())
            })
        }
        LastDevice::Touch => String::new(),
    }
}

/// The text keys of a request to throw.
#[derive(Clone, Copy, Debug)]
pub struct ThrowPrompt {
    /// The text with a variable for the key.
    pub by_key: &'static str,
    /// The text with a variable for the controller's button.
    pub by_button: &'static str,
    /// The text without either.
    pub plain: &'static str,
}

impl ThrowPrompt {
    /// The text for the last used device.
    pub fn text(self, view: &View) -> String {
        let words = view.words;
        match view.prompts.device(view) {
            LastDevice::Keyboard => {
                let name = key_names::key_of_next_action(&view.settings.keys);
                let key = key_name(words, KeyName::plain(name));
                words.with(self.by_key, &[("key", key.into())])
            }
            LastDevice::Controller => {
                let button = view.prompts.next_button(view);
                words.with(self.by_button, &[("button", button.into())])
            }
            LastDevice::Touch => words.get(self.plain),
        }
    }
}

/// The name of a controller's button, as it's printed there if the maker is known.
pub fn button_name(words: &Words, make: ControllerMake, place: &str) -> String {
    if let Some(letters) = make.letters(place) {
        return letters.to_owned();
    }
    match make.symbol(place) {
        Some(symbol) => words.get(symbol),
        None => words.get(&format!("pad-{place}")),
    }
}

/// The name of a key in the language of the player, such as "Shift+Tab".
pub fn key_name(words: &Words, key: KeyName) -> String {
    let mut name = match key.name {
        "Left" => "←".to_owned(),
        "Right" => "→".to_owned(),
        "Up" => "↑".to_owned(),
        "Down" => "↓".to_owned(),
        "Space" => words.get("key-space"),
        "Enter" => words.get("key-enter"),
        "Home" => words.get("key-home"),
        "End" => words.get("key-end"),
        "Insert" => words.get("key-insert"),
        "Delete" => words.get("key-delete"),
        "PageUp" => words.get("key-page-up"),
        "PageDown" => words.get("key-page-down"),
        // The names of the others are the same in every language.
        other => other.to_owned(),
    };
    if key.shift {
        name = format!("{}+{name}", words.get("key-shift"));
    }
    if key.control {
        name = format!("Ctrl+{name}");
    }
    name
}
