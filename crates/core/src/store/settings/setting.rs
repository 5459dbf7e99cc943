//! One declared setting as data: its name, its texts and its row in the panel.

use strum::{EnumIter, IntoStaticStr};

use super::Settings;

/// The settings that [`Control::Seats`] changes in addition to its own.
const SEATS: [&str; 2] = ["turn_board", "devices"];

/// One declared setting.
#[derive(Debug)]
pub struct Setting {
    /// The name of its field in [`Settings`] and in the saved text.
    pub name: &'static str,
    /// Returns `true` if it has its default.
    pub is_default: fn(&Settings) -> bool,
    /// Sets its default.
    pub reset: fn(&mut Settings),
    /// Its value as text, in RON.
    pub text: fn(&Settings) -> String,
    /// Reads its value from such a text. An error says what was wrong.
    pub set_text: fn(&mut Settings, &str) -> Result<(), String>,
    /// Its row in the panel; `None` if other parts of the program set it.
    pub row: Option<Row>,
}

/// A row of the settings panel.
#[derive(Debug)]
pub struct Row {
    /// The part of the panel that contains the row.
    pub section: Section,
    /// The control that changes the setting.
    pub control: Control,
    /// Returns `true` if the row is shown.
    pub is_shown: fn(&Settings) -> bool,
}

/// A part of the settings panel, in the order of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Section {
    /// The language and the size of texts: at the top, for players who can't read the rest.
    Language,
    /// Sound.
    Sound,
    /// Speed and kind of motion.
    Motion,
    /// Rhythm and help of a game.
    Play,
    /// Two people at one screen.
    Seats,
    /// Size of the table, demonstrations.
    View,
    /// The window. It has no title, and is hidden if the platform offers no choice.
    Window,
}

/// A control that changes a setting.
#[derive(Debug)]
pub enum Control {
    /// On or off.
    Switch(Switch),
    /// A share from 0 to 1.
    Slider(Slider),
    /// One of a few values.
    Choice(Choice),
    /// One of the languages that have texts.
    Languages,
    /// The seating of two people, with their devices and the turning board.
    Seats,
}

/// Access to a value that is on or off.
#[derive(Debug)]
pub struct Switch {
    /// Returns `true` if it is on.
    pub is_on: fn(&Settings) -> bool,
    /// Turns it on or off.
    pub set: fn(&mut Settings, bool),
}

/// Access to a share from 0 to 1.
#[derive(Debug)]
pub struct Slider {
    /// Returns the share.
    pub share: fn(&Settings) -> f32,
    /// Sets the share, and what depends on it.
    pub set: fn(&mut Settings, f32),
}

/// Access to one of a few values.
#[derive(Debug)]
pub struct Choice {
    /// Returns the labels of the values.
    pub labels: fn() -> Vec<Label>,
    /// Returns the index of the value in force; `None` if it isn't one of the few.
    pub chosen: fn(&Settings) -> Option<usize>,
    /// Chooses a value by its index.
    pub choose: fn(&mut Settings, usize),
}

/// The label of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Label {
    /// The text of this value ([`Setting::value_key`]).
    Text(&'static str),
    /// A share as a percentage.
    Percent(f32),
    /// A number.
    Number(u32),
    /// A time in seconds.
    Seconds(f32),
}

impl Setting {
    /// The settings of a section of the panel with their rows, in the order of their declaration.
    pub fn rows(section: Section) -> impl Iterator<Item = (&'static Setting, &'static Row)> {
        Settings::ALL.iter().filter_map(move |setting| {
            let row = setting.row.as_ref()?;
            (row.section == section).then_some((setting, row))
        })
    }

    /// The settings that its row changes: itself, and those of [`Control::Seats`] that have no row.
    fn of_row(&self) -> impl Iterator<Item = &'static Setting> {
        let is_seats = self
            .row
            .as_ref()
            .is_some_and(|row| matches!(row.control, Control::Seats));
        Settings::ALL
            .iter()
            .filter(move |other| other.name == self.name || is_seats && SEATS.contains(&other.name))
    }

    /// `true` if everything in its row has its default.
    #[must_use]
    pub fn row_is_default(&self, settings: &Settings) -> bool {
        self.of_row().all(|setting| (setting.is_default)(settings))
    }

    /// Sets everything in its row to its default.
    pub fn reset_row(&self, settings: &mut Settings) {
        for setting in self.of_row() {
            (setting.reset)(settings);
        }
    }

    /// The key of the setting's label: `setting-auto-throw` for `auto_throw`.
    #[must_use]
    pub fn key(&self) -> String {
        format!("setting-{}", self.name.replace('_', "-"))
    }

    /// The key of the explanation below the label.
    #[must_use]
    pub fn line_key(&self) -> String {
        format!("{}-line", self.key())
    }

    /// The key of the label of a value: `speed-half` for the value `half` of `speed`.
    #[must_use]
    pub fn value_key(&self, value: &str) -> String {
        format!("{}-{value}", self.name.replace('_', "-"))
    }
}

impl Section {
    /// The key of the title; `None` if the section continues the one above it.
    #[must_use]
    pub fn key(self) -> Option<String> {
        let name: &str = self.into();
        (self != Section::Window).then(|| format!("settings-{name}"))
    }
}
