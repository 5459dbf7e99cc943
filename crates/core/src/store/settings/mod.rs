//! The player's settings for all games, saved as RON.
//!
//! [`Settings::ALL`] lists them; [`declaration`] declares each one. Every field is written independently of the others
//! (as a number, a switch or a quoted name), so a bad value only affects its own field: the field falls back to its
//! default, and the problem is reported.

mod big_mode;
mod binding;
mod carried;
mod check;
mod children;
mod declaration;
mod declare;
mod last_setup;
mod note_time;
mod piece_size;
mod problem;
mod reader_detail;
mod seat;
mod seating;
mod setting;
mod shortcuts;
mod speed;
mod switch_scan;
mod text_form;
mod theme;
mod throw_display;
mod window_size;

pub use big_mode::{BigMode, BigModeError};
pub use binding::{Binding, BindingError, Device};
pub use carried::{CarriedError, CarriedProblem, CarriedSettings};
pub use declaration::Settings;
pub use last_setup::LastSetup;
pub use note_time::{NoteTime, NoteTimeError};
pub use piece_size::{PieceSize, PieceSizeError};
pub use problem::SettingsProblem;
pub use reader_detail::{ReaderDetail, ReaderDetailError};
pub use seat::{Seat, SeatError};
pub use seating::{Seating, SeatingError};
pub use setting::{Choice, Control, Label, Row, Section, Setting, Slider, Switch};
pub use shortcuts::{
    Shortcut, ShortcutButton, ShortcutInput, ShortcutKey, ShortcutPlace, Shortcuts,
};
pub use speed::{Speed, SpeedError};
pub use switch_scan::{SwitchScan, SwitchScanError};
pub use theme::{Theme, ThemeError};
pub use throw_display::{ThrowDisplay, ThrowDisplayError};
pub use window_size::WindowSize;

use ron::ser::PrettyConfig;
use ron::value::{Map, Value};
use strum::IntoEnumIterator;

use crate::rules::{GameKind, Side};

impl Settings {
    /// The value of [`Settings::language`] for the language of the system or the browser.
    pub const SYSTEM_LANGUAGE: &str = "auto";

    /// Reads settings. Fields that can't be read fall back to their defaults and are reported.
    #[must_use]
    pub fn from_ron(text: &str) -> (Settings, Vec<SettingsProblem>) {
        let mut problems = Vec::new();
        let mut settings = match ron::from_str::<Value>(text) {
            Ok(Value::Map(fields)) => usable(fields, &mut problems),
            Ok(_) => {
                let expected = "a list of fields in parentheses is expected".to_owned();
                problems.push(SettingsProblem::Unreadable(expected));
                Settings::default()
            }
            Err(error) => {
                problems.push(SettingsProblem::Unreadable(error.to_string()));
                Settings::default()
            }
        };
        problems.extend(settings.clamp());
        (settings, problems)
    }

    /// The settings as text, one field per line.
    #[must_use]
    pub fn to_ron(&self) -> String {
        // Numbers, switches and strings can always be serialized.
        let mut text = ron::ser::to_string_pretty(self, PrettyConfig::default())
            .unwrap_or_else(|_| "()".to_owned());
        text.push('\n');
        text
    }

    /// Takes over merged settings, apart from the window's size and full screen, which each window has for itself.
    pub fn take_over(&mut self, merged: Settings) {
        *self = Settings {
            fullscreen: self.fullscreen,
            window: self.window,
            ..merged
        };
    }

    /// Sets every row of the settings panel to its default, apart from those about the window.
    pub fn reset_rows(&mut self) {
        for (setting, _) in resettable() {
            setting.reset_row(self);
        }
    }

    /// `true` if [`reset_rows`](Self::reset_rows) changes nothing.
    #[must_use]
    pub fn rows_are_default(&self) -> bool {
        resettable().all(|(setting, _)| setting.row_is_default(self))
    }

    /// The game shown at the start.
    #[must_use]
    pub fn game_kind(&self) -> GameKind {
        GameKind::from_name(&self.game).unwrap_or(GameKind::ALL[0])
    }

    /// The player of a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }
}

/// The rows of the settings panel, apart from those about the window.
fn resettable() -> impl Iterator<Item = (&'static Setting, &'static Row)> {
    Section::iter()
        .filter(|section| *section != Section::Window)
        .flat_map(Setting::rows)
}

/// The settings of the fields that can be read. Each field is tried alone, so a bad one doesn't affect the others.
fn usable(fields: Map, problems: &mut Vec<SettingsProblem>) -> Settings {
    let mut kept = Map::new();
    for (key, value) in fields {
        let alone: Map = [(key.clone(), value.clone())].into_iter().collect();
        match Value::Map(alone).into_rust::<Settings>() {
            Ok(_) => {
                kept.insert(key, value);
            }
            Err(error) => problems.push(SettingsProblem::BadValue {
                field: name_of(&key),
                problem: error.to_string(),
            }),
        }
    }
    Value::Map(kept).into_rust().unwrap_or_default()
}

fn name_of(key: &Value) -> String {
    match key {
        Value::String(name) => name.clone(),
        other => format!("{other:?}"),
    }
}
