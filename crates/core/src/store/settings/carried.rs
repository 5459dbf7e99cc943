//! Settings as text that a player can carry to another machine.

use thiserror::Error;

use super::setting::{Section, Setting};
use super::{Settings, SettingsProblem};

/// The first line of settings as text, without the version.
const HEADER: &str = "tavoliere settings";
/// The newest version of the text that this program reads and writes.
const VERSION: u32 = 1;
/// The most lines that are read.
const MAX_LINES: usize = 1_000;
/// The settings without a row in the panel that are carried all the same.
const WITHOUT_ROW: [&str; 4] = ["turn_board", "devices", "keys", "buttons"];

/// The settings after reading a text, and what the text contained.
#[derive(Clone, Debug, PartialEq)]
pub struct CarriedSettings {
    /// The settings with the values of the text.
    pub settings: Settings,
    /// The number of settings in the text that could be used.
    pub used: usize,
    /// The lines that couldn't be used as they are.
    pub problems: Vec<CarriedProblem>,
}

/// A line that couldn't be used as it is.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum CarriedProblem {
    /// The line isn't a name and a value.
    #[error("line {line}: a name, a colon and a value are expected")]
    Unreadable {
        /// The line of the text, from 1.
        line: usize,
    },
    /// The text is longer than settings can be; the rest isn't read.
    #[error("line {line}: settings have at most {MAX_LINES} lines; the rest isn't read")]
    TooLong {
        /// The first line that isn't read, from 1.
        line: usize,
    },
    /// No setting that can be carried has this name.
    #[error("line {line}: there is no setting {name:?}")]
    Unknown {
        /// The line of the text, from 1.
        line: usize,
        /// The name.
        name: String,
    },
    /// The setting can't have this value; it keeps its own.
    #[error("line {line}: setting {name}: {problem}")]
    BadValue {
        /// The line of the text, from 1.
        line: usize,
        /// The setting.
        name: &'static str,
        /// The error.
        problem: String,
    },
    /// The value was changed to one that the setting can have.
    #[error(transparent)]
    Changed(#[from] SettingsProblem),
}

/// The reason why a text changes no setting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CarriedError {
    /// The text doesn't start like settings.
    #[error("the first line of settings is \"{HEADER} {VERSION}\"")]
    NoSettings,
    /// A newer program wrote the text.
    #[error("the settings have version {found}; this program reads version {VERSION}")]
    Version {
        /// The version of the text.
        found: u32,
    },
    /// The text has a first line, but no other line can be used.
    #[error("no line of the text can be used ({first})")]
    NothingUsed {
        /// The first problem, or a note that there aren't any lines.
        first: String,
    },
}

impl Settings {
    /// The settings that don't depend on the machine as text: one line each, in the order of their declaration.
    ///
    /// ```
    /// use tavoliere_core::store::Settings;
    ///
    /// let mine = Settings { muted: true, ..Settings::default() };
    /// let carried = Settings::default().with_text(&mine.to_text())?;
    /// assert_eq!((carried.settings, carried.problems), (mine, Vec::new()));
    /// # Ok::<(), tavoliere_core::store::CarriedError>(())
    /// ```
    #[must_use]
    pub fn to_text(&self) -> String {
        let lines =
            carried().map(|setting| format!("{}: {}\n", setting.name, (setting.text)(self)));
        format!("{HEADER} {VERSION}\n{}", lines.collect::<String>())
    }

    /// `true` if a text starts like settings.
    #[must_use]
    pub fn is_text(text: &str) -> bool {
        version(first_line(text)).is_some()
    }

    /// These settings with the values of a text. Settings that the text doesn't contain, and those with a value that
    /// can't be used, stay as they are.
    ///
    /// # Errors
    ///
    /// If the text isn't settings of a known version, or none of its lines can be used.
    pub fn with_text(&self, text: &str) -> Result<CarriedSettings, CarriedError> {
        let found = version(first_line(text)).ok_or(CarriedError::NoSettings)?;
        if found > VERSION {
            return Err(CarriedError::Version { found });
        }
        let mut result = CarriedSettings {
            settings: self.clone(),
            used: 0,
            problems: Vec::new(),
        };
        let lines = text.lines().map(unquoted).enumerate();
        for (at, line) in lines.skip_while(|(_, line)| line.is_empty()).skip(1) {
            if line.is_empty() {
                continue;
            }
            if at >= MAX_LINES {
                result
                    .problems
                    .push(CarriedProblem::TooLong { line: at + 1 });
                break;
            }
            match result.settings.set_line(at + 1, line) {
                Ok(changed) => {
                    result.used += 1;
                    result.problems.extend(changed);
                }
                Err(problem) => result.problems.push(problem),
            }
        }
        if result.used == 0 {
            let first = match result.problems.first() {
                Some(problem) => problem.to_string(),
                None => "there is no other line".to_owned(),
            };
            return Err(CarriedError::NothingUsed { first });
        }
        Ok(result)
    }

    /// Sets the setting of a line. Returns what had to be changed to make its value usable.
    fn set_line(&mut self, line: usize, text: &str) -> Result<Vec<CarriedProblem>, CarriedProblem> {
        let (name, value) = text
            .split_once(':')
            .ok_or(CarriedProblem::Unreadable { line })?;
        let name = name.trim();
        let unknown = || CarriedProblem::Unknown {
            line,
            name: name.to_owned(),
        };
        let setting = carried()
            .find(|setting| setting.name == name)
            .ok_or_else(unknown)?;
        // Mail programs and word processors change straight quotes.
        let value = value.trim().replace(['“', '”', '„', '«', '»'], "\"");
        let mut fresh = self.clone();
        let bad = |problem| CarriedProblem::BadValue {
            line,
            name: setting.name,
            problem,
        };
        (setting.set_text)(&mut fresh, &value).map_err(bad)?;
        let changed = fresh.clamp();
        // A refused value has become the default; the setting keeps its own instead.
        if let [SettingsProblem::BadValue { problem, .. }] = &changed[..]
            && (setting.is_default)(&fresh)
        {
            return Err(bad(problem.clone()));
        }
        *self = fresh;
        Ok(changed.into_iter().map(CarriedProblem::from).collect())
    }
}

/// The settings that are carried: those in the panel except the window's, and what belongs to them.
fn carried() -> impl Iterator<Item = &'static Setting> {
    Settings::ALL.iter().filter(|setting| match &setting.row {
        Some(row) => row.section != Section::Window,
        None => WITHOUT_ROW.contains(&setting.name),
    })
}

/// The first line of a text that isn't empty.
fn first_line(text: &str) -> &str {
    text.lines()
        .map(unquoted)
        .find(|line| !line.is_empty())
        .unwrap_or_default()
}

/// A line without its indentation and the marks of a quoted mail.
fn unquoted(line: &str) -> &str {
    let is_mark = |letter: char| letter == '>' || letter.is_whitespace() || letter == '\u{feff}';
    line.trim_start_matches(is_mark).trim_end()
}

/// The version that a first line names.
fn version(line: &str) -> Option<u32> {
    line.strip_prefix(HEADER)?.trim().parse().ok()
}
