//! What panels are shown from, and what they ask for in return.

use bevy_egui::egui::{Painter, Rect};

use crate::ai::Player;
use crate::record::{Event, Turns};
use crate::rules::{AnyPosition, Expect, Outcome, Side};
use crate::stage::{Layout, Timeline};
use crate::store::{Seat, Settings};
use crate::table::{Intent, Saved, Table};

use super::icons::Icons;
use super::panels::Panel;
use super::words::Words;
use crate::input::Press;

/// Everything a panel may look at. The game is shown as far as the stage has shown it.
pub struct View<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The pictures.
    pub icons: &'a Icons,
    /// The places.
    pub layout: &'a Layout,
    /// The settings.
    pub settings: &'a Settings,
    /// What can be asked of the platform.
    pub powers: Powers,
    /// The games that can go on.
    pub saved: &'a Saved,
    /// The table.
    pub table: &'a Table,
    /// The position in view.
    pub position: &'a AnyPosition,
    /// How many events are in view.
    pub events: usize,
    /// The throw or die picked out to be used next.
    pub picked: Option<u8>,
    /// Flat faces up among Tablan's sticks on the table.
    pub flats: u8,
    /// What is being shown.
    pub timeline: &'a Timeline,
    /// Something is moving.
    pub moving: bool,
    /// The turns in view.
    pub turns: Turns<'a>,
}

/// What the platform lets a program do to itself.
#[derive(bevy::prelude::Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Powers {
    /// It can end itself.
    pub quit: bool,
    /// It can take the whole screen.
    pub fullscreen: bool,
    /// The function keys are its own, and not those of a browser around it.
    pub function_keys: bool,
}

impl Default for Powers {
    fn default() -> Self {
        Self {
            quit: true,
            fullscreen: true,
            function_keys: true,
        }
    }
}

/// What a panel asks for.
#[derive(Clone, Debug)]
pub enum UiAction {
    /// Something of the table.
    Intent(Intent),
    /// The same as a press on the board.
    Press(Press),
    /// Another throw or die is to be used next.
    Pick(Option<u8>),
    /// A panel is to open.
    Open(Panel),
    /// The panel is to close.
    Close,
    /// The list of moves opens or closes.
    ToggleMoveList,
    /// Sound goes on or off.
    ToggleMute,
    /// The window covers the screen, or does not.
    ToggleFullscreen,
    /// The settings are to be these.
    Settings(Box<Settings>),
    /// The record is to be saved as a file.
    SaveRecord,
    /// A file with a record is to be chosen.
    ChooseRecord,
    /// The clipboard's text is to be taken as a record.
    PasteRecord,
    /// A note by its key.
    Tell(&'static str),
    /// The program ends.
    Quit,
}

impl<'a> View<'a> {
    /// A side's name.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.words.side(self.position.kind(), side)
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> String {
        let people = Side::BOTH.map(|s| self.table.seat(s) == Seat::Person);
        match self.table.seat(side) {
            // With two people at one screen neither is "you".
            Seat::Person if people[0] && people[1] => String::new(),
            Seat::Person => self.words.get("you"),
            Seat::Computer(level) => {
                let kind = self.position.kind();
                self.words.get(&Player::new(level).key(kind))
            }
        }
    }

    /// The side to act in the position in view.
    #[must_use]
    pub fn acting(&self) -> Option<Side> {
        if !self.moving
            && let Some(side) = self.table.unconfirmed()
        {
            return Some(side);
        }
        self.position.side_to_act()
    }

    /// A person is to throw now.
    #[must_use]
    pub fn person_throws(&self) -> bool {
        matches!(self.position.expect(), Expect::Throw(side) if self.table.seat(side) == Seat::Person)
            && self.table.unconfirmed().is_none()
    }

    /// A finished turn waits for "Done".
    #[must_use]
    pub fn waits_for_done(&self) -> bool {
        !self.moving && self.table.unconfirmed().is_some()
    }

    /// How the game in view ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().filter(|_| !self.moving)
    }

    /// The events in view.
    pub fn seen(&self) -> impl DoubleEndedIterator<Item = &'a Event> {
        self.table.game().events().take(self.events)
    }

    /// Paints a side's piece of the game in view.
    pub fn piece(&self, painter: &Painter, side: Side, rect: Rect) {
        self.icons.piece(painter, self.position.kind(), side, rect);
    }
}
