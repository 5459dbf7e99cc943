//! What the player chose once for all games, kept as RON.
//!
//! Every field is written in a form that stands alone (numbers, switches and names in quotes),
//! so that one bad value costs only itself: it falls back to its default and is reported.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use ron::ser::PrettyConfig;
use ron::value::{Map, Value};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::seating::{Binding, Seating};
use crate::ai::Player;
use crate::record::ClockControl;
use crate::rules::{GameKind, MatchScore, Setup, Side};

/// The settings; every field has a default, and unknown fields are ignored when read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Loudness, 0 to 1.
    pub volume: f32,
    /// Silence without forgetting the loudness.
    pub muted: bool,
    /// How fast things move.
    pub speed: Speed,
    /// How long a computer seems to think about a turn, in seconds, 0.35 to 1.5.
    pub thinking: f32,
    /// Cross-fades in place of travel.
    pub reduced_motion: bool,
    /// Throws happen without a press.
    pub auto_throw: bool,
    /// A turn ends only with "Done", even after its last usable move.
    pub confirm_turn: bool,
    /// A race is played to its end by itself once nothing can be hit any more.
    pub finish_by_itself: bool,
    /// Size of text, 1 to 2.
    pub text_scale: f32,
    /// The window covers the screen.
    pub fullscreen: bool,
    /// The window when it does not cover the screen.
    pub window: WindowSize,
    /// The language of the texts, as a tag such as `en`; [`Settings::SYSTEM_LANGUAGE`] for the system's.
    pub language: String,
    /// Legal destinations show when a piece is chosen.
    pub show_destinations: bool,
    /// When the table is shown large, to be read from afar.
    pub big: BigMode,
    /// The height of the window, in logical pixels, from which [`BigMode::Automatic`] shows it large.
    pub big_from: u32,
    /// The program plays by itself when nobody does.
    pub demonstrates: bool,
    /// Demonstrations are heard.
    pub demonstration_sound: bool,
    /// The game shown at the start, by [`GameKind::name`].
    pub game: String,
    /// Who plays each side, by [`Side::index`].
    pub seats: [Seat; 2],
    /// Which remembered player sits there, by [`Side::index`] and number in the book of players.
    pub players: [Option<u32>; 2],
    /// How two people sit at the screen.
    pub seating: Seating,
    /// The board turns to whoever acts, where two people sit opposite each other.
    pub turn_board: bool,
    /// Which device plays each side, by [`Side::index`], while two people play.
    pub devices: [Binding; 2],
    /// How each game was last set up, by [`GameKind::name`].
    pub setups: BTreeMap<String, LastSetup>,
}

/// The speed of everything that moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Speed {
    /// Nothing moves: results show at once.
    Off,
    /// Half as fast.
    Half,
    /// As designed.
    #[default]
    Normal,
    /// Twice as fast.
    Double,
}

/// When the table is shown large, to be read from afar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum BigMode {
    /// Only when it is asked for.
    #[default]
    Never,
    /// In a window of [`Settings::big_from`] or higher.
    Automatic,
    /// In every window.
    Always,
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Seat {
    /// Somebody at this screen.
    #[default]
    Person,
    /// The program, at a level from 1 to [`Seat::MAX_LEVEL`].
    Computer(u8),
}

/// The window's size in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WindowSize {
    /// Across.
    pub width: u32,
    /// Down.
    pub height: u32,
}

/// How a game was last set up.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The preset's name.
    pub preset: String,
    /// The options that differ from the preset, by name.
    pub options: BTreeMap<String, String>,
    /// How many games win the match (TW-16).
    pub games: u8,
    /// The clocks, as [`ClockControl`] is written; empty for none.
    pub clock: String,
}

/// A name that is no [`Speed`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no speed; accepted: off, half, normal, double (or 0, 0.5, 1, 2)")]
pub struct SpeedError(pub String);

/// A name that is no [`BigMode`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} says not when; accepted: never, automatic, always")]
pub struct BigModeError(pub String);

/// A text that is no [`Seat`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is nobody; accepted: person, computer 1 to computer {max}", max = Seat::MAX_LEVEL)]
pub struct SeatError(pub String);

/// A part of the settings that could not be used and fell back.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum SettingsProblem {
    /// The text is no RON at all; all defaults apply.
    #[error("the settings cannot be read ({0}); the defaults apply")]
    Unreadable(String),
    /// One field has a value that it cannot have; its default applies.
    #[error("setting {field}: {problem}; the default applies")]
    BadValue {
        /// The field.
        field: String,
        /// What was wrong.
        problem: String,
    },
    /// One number lay outside its range; the nearest end applies.
    #[error("setting {field}: {found} is outside {accepted}; {used} applies")]
    OutOfRange {
        /// The field.
        field: &'static str,
        /// The number met.
        found: String,
        /// The range.
        accepted: &'static str,
        /// What applies now.
        used: String,
    },
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            volume: 0.8,
            muted: false,
            speed: Speed::Normal,
            thinking: 0.7,
            reduced_motion: false,
            auto_throw: false,
            confirm_turn: false,
            finish_by_itself: false,
            text_scale: 1.0,
            fullscreen: false,
            window: WindowSize::default(),
            language: Settings::SYSTEM_LANGUAGE.to_owned(),
            show_destinations: true,
            big: BigMode::Never,
            big_from: Settings::BIG_FROM[1],
            demonstrates: true,
            demonstration_sound: false,
            game: GameKind::ALL[0].name().to_owned(),
            seats: [Seat::Person, Seat::USUAL],
            players: [None, None],
            seating: Seating::default(),
            turn_board: false,
            devices: [Binding::default(); 2],
            setups: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The language is the one that the system or the browser asks for.
    pub const SYSTEM_LANGUAGE: &str = "auto";
    /// The heights of windows that can be chosen for [`BigMode::Automatic`].
    pub const BIG_FROM: [u32; 4] = [900, 1080, 1440, 2160];

    /// Reads settings; whatever cannot be used falls back and is reported.
    #[must_use]
    pub fn from_ron(text: &str) -> (Settings, Vec<SettingsProblem>) {
        let mut problems = Vec::new();
        let mut settings = match ron::from_str::<Value>(text) {
            Ok(Value::Map(fields)) => usable(fields, &mut problems),
            Ok(_) => {
                let what = "a list of fields in parentheses is expected".to_owned();
                problems.push(SettingsProblem::Unreadable(what));
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

    /// The settings as text, one field a line.
    #[must_use]
    pub fn to_ron(&self) -> String {
        // Nothing here can fail to be written: there are only numbers, switches and strings.
        let mut text = ron::ser::to_string_pretty(self, PrettyConfig::default())
            .unwrap_or_else(|_| "()".to_owned());
        text.push('\n');
        text
    }

    /// Brings every value into its range and reports what had to change.
    pub fn clamp(&mut self) -> Vec<SettingsProblem> {
        let defaults = Settings::default();
        let mut problems = Vec::new();
        clamp_share(
            &mut self.volume,
            "volume",
            (0.0, 1.0, "0 to 1"),
            &mut problems,
        );
        clamp_share(
            &mut self.text_scale,
            "text_scale",
            (1.0, 2.0, "1 to 2"),
            &mut problems,
        );
        clamp_share(
            &mut self.thinking,
            "thinking",
            (0.35, 1.5, "0.35 to 1.5"),
            &mut problems,
        );
        let window = self.window.clamped();
        if window != self.window {
            problems.push(SettingsProblem::OutOfRange {
                field: "window",
                found: self.window.to_string(),
                accepted: "320x180 to 16384x16384",
                used: window.to_string(),
            });
            self.window = window;
        }
        if !is_language(&self.language) {
            problems.push(SettingsProblem::BadValue {
                field: "language".to_owned(),
                problem: format!("{:?} is no language code", self.language),
            });
            self.language = defaults.language;
        }
        let big_from = self.big_from.clamp(360, 16_384);
        if big_from != self.big_from {
            problems.push(SettingsProblem::OutOfRange {
                field: "big_from",
                found: self.big_from.to_string(),
                accepted: "360 to 16384",
                used: big_from.to_string(),
            });
            self.big_from = big_from;
        }
        if GameKind::from_name(&self.game).is_err() {
            problems.push(SettingsProblem::BadValue {
                field: "game".to_owned(),
                problem: format!("{:?} is no game", self.game),
            });
            self.game = defaults.game;
        }
        problems
    }

    /// The game shown at the start.
    #[must_use]
    pub fn game_kind(&self) -> GameKind {
        GameKind::from_name(&self.game).unwrap_or(GameKind::ALL[0])
    }

    /// Who plays a side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// How a game was last set up; names that are not known any more count as not chosen.
    #[must_use]
    pub fn setup(&self, kind: GameKind) -> Setup {
        let mut setup = Setup::new(kind);
        if let Some(last) = self.setups.get(kind.name()) {
            // A refused name leaves the setup as it was, which is what is wanted here.
            let _ = setup.set_preset(&last.preset);
            for (name, value) in &last.options {
                let _ = setup.set_option(name, value);
            }
        }
        setup
    }

    /// How many games win a match of a game, as it was last set up; 1 is a single game (TW-16).
    #[must_use]
    pub fn games(&self, kind: GameKind) -> u8 {
        let last = self.setups.get(kind.name()).map(|last| last.games);
        last.filter(|games| MatchScore::new(*games).is_ok())
            .unwrap_or(1)
    }

    /// The clocks of a game, as it was last set up.
    #[must_use]
    pub fn clock(&self, kind: GameKind) -> Option<ClockControl> {
        self.setups.get(kind.name())?.clock.parse().ok()
    }

    /// Remembers how a game was set up, how many games win the match, and its clocks.
    pub fn remember(&mut self, setup: &Setup, games: u8, clock: Option<ClockControl>) {
        let last = LastSetup {
            preset: setup.preset().to_owned(),
            options: setup
                .changed_options()
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect(),
            games,
            clock: clock.map_or(String::new(), |clock| clock.to_string()),
        };
        self.setups.insert(setup.kind().name().to_owned(), last);
    }
}

impl Speed {
    /// Every speed: [`Speed::Off`], then from the slowest to the fastest.
    pub const ALL: [Speed; 4] = [Speed::Off, Speed::Half, Speed::Normal, Speed::Double];

    /// The name in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Off => "off",
            Speed::Half => "half",
            Speed::Normal => "normal",
            Speed::Double => "double",
        }
    }

    /// How many times as fast as designed; 0 means that nothing moves.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Speed::Off => 0.0,
            Speed::Half => 0.5,
            Speed::Normal => 1.0,
            Speed::Double => 2.0,
        }
    }
}

impl FromStr for Speed {
    type Err = SpeedError;

    /// Reads a name or a factor.
    fn from_str(text: &str) -> Result<Speed, SpeedError> {
        match text {
            "off" | "0" => Ok(Speed::Off),
            "half" | "0.5" => Ok(Speed::Half),
            "normal" | "1" => Ok(Speed::Normal),
            "double" | "2" => Ok(Speed::Double),
            _ => Err(SpeedError(text.to_owned())),
        }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Speed> for String {
    fn from(speed: Speed) -> String {
        speed.to_string()
    }
}

impl TryFrom<String> for Speed {
    type Error = SpeedError;

    fn try_from(text: String) -> Result<Speed, SpeedError> {
        text.parse()
    }
}

impl BigMode {
    /// All of them, the one that shows it least first.
    pub const ALL: [BigMode; 3] = [BigMode::Never, BigMode::Automatic, BigMode::Always];

    /// The name in settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BigMode::Never => "never",
            BigMode::Automatic => "automatic",
            BigMode::Always => "always",
        }
    }
}

impl FromStr for BigMode {
    type Err = BigModeError;

    fn from_str(text: &str) -> Result<BigMode, BigModeError> {
        let mut all = BigMode::ALL.into_iter();
        all.find(|mode| mode.name() == text)
            .ok_or_else(|| BigModeError(text.to_owned()))
    }
}

impl fmt::Display for BigMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<BigMode> for String {
    fn from(mode: BigMode) -> String {
        mode.to_string()
    }
}

impl TryFrom<String> for BigMode {
    type Error = BigModeError;

    fn try_from(text: String) -> Result<BigMode, BigModeError> {
        text.parse()
    }
}

impl Seat {
    /// The strongest level.
    pub const MAX_LEVEL: u8 = Player::MAX_LEVEL;
    /// Whom somebody meets who has not chosen yet.
    pub const USUAL: Seat = Seat::Computer(3);
}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Seat, SeatError> {
        let refused = || SeatError(text.to_owned());
        if text == "person" {
            return Ok(Seat::Person);
        }
        let level = text.strip_prefix("computer ").ok_or_else(refused)?;
        match level.parse() {
            // A level that is not known here, from another version, becomes the nearest.
            Ok(level @ 1..) => Ok(Seat::Computer(u8::min(level, Seat::MAX_LEVEL))),
            _ => Err(refused()),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Person => f.write_str("person"),
            Seat::Computer(level) => write!(f, "computer {level}"),
        }
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        seat.to_string()
    }
}

impl TryFrom<String> for Seat {
    type Error = SeatError;

    fn try_from(text: String) -> Result<Seat, SeatError> {
        text.parse()
    }
}

impl WindowSize {
    /// The nearest size that a window can sensibly have.
    #[must_use]
    pub fn clamped(self) -> WindowSize {
        WindowSize {
            width: self.width.clamp(320, 16_384),
            height: self.height.clamp(180, 16_384),
        }
    }
}

impl Default for WindowSize {
    fn default() -> Self {
        WindowSize {
            width: 1280,
            height: 720,
        }
    }
}

impl fmt::Display for WindowSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// Keeps the fields that stand on their own; each is tried alone so that none spoils another.
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

/// Brings a number into a closed range, which is given with its wording. What is no number at all
/// becomes 1, which lies in every range used here.
fn clamp_share(
    number: &mut f32,
    field: &'static str,
    (low, high, accepted): (f32, f32, &'static str),
    problems: &mut Vec<SettingsProblem>,
) {
    let used = if number.is_nan() {
        1.0
    } else {
        number.clamp(low, high)
    };
    if used != *number {
        let found = number.to_string();
        problems.push(SettingsProblem::OutOfRange {
            field,
            found,
            accepted,
            used: used.to_string(),
        });
        *number = used;
    }
}

fn is_language(code: &str) -> bool {
    code == Settings::SYSTEM_LANGUAGE
        || (2..=12).contains(&code.len()) && code.parse::<unic_langid::LanguageIdentifier>().is_ok()
}
