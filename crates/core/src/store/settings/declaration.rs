//! The declaration of every setting.
//!
//! A new setting needs an entry here, the system that reads it, its texts in `interface.ftl` of each language and its
//! effect in `tests/app/settings.rs`. The text keys are `setting-NAME` and, for its line of explanation,
//! `setting-NAME-line`, with hyphens for the underscores of the name. The panel, saving and parsing follow from the
//! entry. Afterwards `./check --renew tour` replaces the changed reference pictures of the panel.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::check::{self, Fault, share, whole};
use super::declare::{control, row, settings};
use super::setting::{Choice, Control, Label, Row, Section, Setting, Slider, Switch};
use super::shortcuts::shortcuts;
use super::{
    BigMode, Binding, LastSetup, NoteTime, PieceSize, ReaderDetail, Seat, Seating, SettingsProblem,
    ShortcutButton, ShortcutKey, Shortcuts, Speed, SwitchScan, Theme, ThrowDisplay, WindowSize,
};
use crate::rules::GameKind;

/// The times to think that can be chosen (s).
const THINKING: [f32; 3] = [0.35, 0.7, 1.5];
/// The times between two steps of the automatic scan that can be chosen (s).
const SCAN_STEPS: [f32; 5] = [0.5, 1.0, 1.5, 2.0, 3.0];
/// The sizes of text that can be chosen.
const TEXT_SCALES: [f32; 4] = [1.0, 1.25, 1.5, 2.0];
/// The heights of windows that can be chosen for [`BigMode::Automatic`] (logical pixels).
const BIG_FROM: [u32; 4] = [900, 1080, 1440, 2160];

// The order is the order of the saved text and, within a section, of the panel.
settings! {
    /// Volume, 0 to 1.
    volume: f32 = 0.8, checked share(0.0..=1.0), in Sound as slider { muted: false };
    /// Mutes the sound without changing the volume.
    muted: bool = false, in Sound as switch;
    /// Volume of sticks and dice, relative to `volume`, 0 to 1.
    volume_throws: f32 = 1.0, checked share(0.0..=1.0), in Sound as slider { muted: false };
    /// Volume of pieces, relative to `volume`, 0 to 1.
    volume_pieces: f32 = 1.0, checked share(0.0..=1.0), in Sound as slider { muted: false };
    /// Volume of everything that says something, such as a turn, a refusal or the end, relative to `volume`, 0 to 1.
    volume_messages: f32 = 1.0, checked share(0.0..=1.0), in Sound as slider { muted: false };
    /// Each sound that carries information is written out below the table.
    captions: bool = false, in Sound as switch;
    /// Moves play tones: the pitch tells the place, the timbre the side.
    place_tones: bool = false, in Sound as switch;
    /// The device vibrates for throws, captures, refused moves and the end of a game.
    vibration: bool = true, in Motion as switch;
    /// The speed of everything that moves.
    speed: Speed = Speed::Normal,
        in Motion as choice { Speed::BY_PACE, Speed::BY_PACE.map(|speed| Label::Text(speed.name())) };
    /// The time that a computer seems to think about a turn (s), 0.35 to 1.5.
    thinking: f32 = 0.7, checked share(0.35..=1.5),
        in Play as choice { THINKING, ["short", "middle", "long"].map(Label::Text) };
    /// Cross-fades in place of travel.
    reduced_motion: bool = false, in Motion as switch;
    /// Throws happen without a press.
    auto_throw: bool = false, in Play as switch;
    /// The games in which each throw is counted on the table.
    show_throws: ThrowDisplay = ThrowDisplay::Automatic,
        in Play as choice { ThrowDisplay::ALL, ThrowDisplay::ALL.map(|show| Label::Text(show.name())) };
    /// Large text and pieces, few buttons, and the simplest rules of each game.
    children: bool = false, in Play as switch;
    /// A turn ends only with "Done", even after its last usable move.
    confirm_turn: bool = false, in Play as switch;
    /// The game asks before a person's choice that loses much of the win chance.
    confirm_mistakes: bool = false, in Play as switch;
    /// A race is played to its end by itself once no piece can be hit any more.
    finish_by_itself: bool = false, in Play as switch;
    /// The switches that step through everything that can be picked, and pick it.
    switch_scan: SwitchScan = SwitchScan::Off,
        in Play as choice { SwitchScan::ALL, SwitchScan::ALL.map(|scan| Label::Text(scan.name())) };
    /// The time between two steps of the automatic scan (s), 0.5 to 3.
    scan_step: f32 = 1.0, checked share(0.5..=3.0),
        in Play as choice { SCAN_STEPS, SCAN_STEPS.map(Label::Seconds) },
        shown |settings| settings.switch_scan == SwitchScan::One;
    /// The window covers the screen.
    fullscreen: bool = false, in Window as switch;
    /// The size of the window while it doesn't cover the screen.
    window: WindowSize = WindowSize::default(), checked check::window_size;
    /// The language of the texts, as a tag such as `en`; [`Settings::SYSTEM_LANGUAGE`] for the system's.
    language: String = Settings::SYSTEM_LANGUAGE.to_owned(), checked check::language,
        in Language as languages;
    /// Size of text, 1 to 2.
    text_scale: f32 = 1.0, checked share(1.0..=2.0),
        in Language as choice { TEXT_SCALES, TEXT_SCALES.map(Label::Percent) };
    /// The detail of the texts for screen readers.
    reader_detail: ReaderDetail = ReaderDetail::Normal,
        in Language as choice { ReaderDetail::ALL, ReaderDetail::ALL.map(|detail| Label::Text(detail.name())) };
    /// Legal destinations show when a piece is chosen.
    show_destinations: bool = true, in Play as switch;
    /// A press on a place plays the only move there.
    one_press: bool = true, in Play as switch;
    /// Moves are written in the games' notation.
    notation: bool = false, in View as switch;
    /// The time that notes stay.
    note_time: NoteTime = NoteTime::Standard,
        in View as choice { NoteTime::ALL, NoteTime::ALL.map(|time| Label::Text(time.name())) };
    /// The light in which tables and panels are shown.
    theme: Theme = Theme::Day,
        in View as choice { Theme::ALL, Theme::ALL.map(|theme| Label::Text(theme.name())) };
    /// The size of pieces on the board.
    piece_size: PieceSize = PieceSize::Normal,
        in View as choice { PieceSize::ALL, PieceSize::ALL.map(|size| Label::Text(size.name())) };
    /// A plain table, no celebrations and no demonstrations.
    calm: bool = false, in View as switch;
    /// The windows that use the big screen mode: a large board and text, readable from a distance.
    big: BigMode = BigMode::Never,
        in View as choice { BigMode::ALL, BigMode::ALL.map(|mode| Label::Text(mode.name())) };
    /// The height of the window from which [`BigMode::Automatic`] shows the table large (logical pixels).
    big_from: u32 = BIG_FROM[1], checked whole(360..=16_384),
        in View as choice { BIG_FROM, BIG_FROM.map(Label::Number) },
        shown |settings| settings.big == BigMode::Automatic;
    /// The program plays by itself while no person does.
    demonstrates: bool = true, in View as switch;
    /// Demonstrations have sound.
    demonstration_sound: bool = false, in View as switch;
    /// The game shown at the start, by [`GameKind::name`].
    game: String = GameKind::ALL[0].name().to_owned(), checked check::game;
    /// The player of each side, by [`Side::index`](crate::rules::Side::index).
    seats: [Seat; 2] = [Seat::Person, Seat::USUAL];
    /// The remembered player of each side, by [`Side::index`](crate::rules::Side::index) and number in the book of
    /// players.
    players: [Option<u32>; 2] = [None, None];
    /// The places of two people at the screen.
    seating: Seating = Seating::default(), in Seats as seats;
    /// The board turns to the player who acts if two people sit opposite each other.
    turn_board: bool = false;
    /// The device of each side while two people play, by [`Side::index`](crate::rules::Side::index).
    devices: [Binding; 2] = [Binding::default(); 2];
    /// The keys of the shortcuts.
    keys: Shortcuts<ShortcutKey> = Shortcuts::default(), checked shortcuts;
    /// The controller buttons of the shortcuts.
    buttons: Shortcuts<ShortcutButton> = Shortcuts::default(), checked shortcuts;
    /// The questions of the first start were answered or skipped.
    greeted: bool = false;
    /// The latest set-up of each game, by [`GameKind::name`].
    setups: BTreeMap<String, LastSetup> = BTreeMap::new();
}
