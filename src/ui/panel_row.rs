//! The columns of the panel table.

use std::time::Duration;

use bevy_egui::egui::{self, Ui, Vec2};

use super::book::BookState;
use super::icons::Icon;
use super::panel::Panel;
use super::panels::{ImportText, KeysState, Material, NewGameDraft, SettingsState};
use super::ui_action::UiAction;
use super::view::View;
use crate::store::Shortcut;
use crate::table::{Saved, Table};

/// A panel: its names, its keys, the places that offer it, and the function that shows it.
#[derive(Clone, Copy)]
pub struct PanelRow {
    /// The panel.
    pub panel: Panel,
    /// The name in tests, in the tour and in the texts about keys.
    pub key: &'static str,
    /// The address on a page, if the panel isn't part of a game.
    pub address: Option<&'static str>,
    /// The shortcut that opens and closes it.
    pub shortcut: Option<Shortcut>,
    /// The icon of its buttons.
    pub icon: Icon,
    /// The text key of its buttons.
    pub title: &'static str,
    /// The frame, its size and its content.
    pub frame: Frame,
    /// The state of its buttons.
    pub availability: fn(&View) -> Availability,
    /// `true` if the player types on it, so that letters aren't shortcuts there, even if no field has the focus.
    pub takes_text: bool,
    /// `true` if its key can open it now.
    pub opens_by_key: fn(&Table) -> bool,
    /// `true` if children don't need its buttons.
    pub for_adults: bool,
    /// The place in the bar along the top.
    pub bar: Option<BarPlace>,
    /// The row in the pause.
    pub pause: PauseRow,
    /// The place in the home screen's rail.
    pub rail: Option<RailPlace>,
    /// Goes one level up within the panel. Returns `false` if the panel must close instead.
    pub back: fn(&mut PanelState) -> bool,
    /// The action of a controller's lower button if no control has the focus.
    pub accept: fn(&mut PanelState, &PadMoment) -> Option<UiAction>,
    /// Turns a page forwards or back with a controller's shoulder buttons.
    pub turn_page: Option<fn(&mut PanelState, PageTurn)>,
    /// `true` if it shows boards painted with the home screen's pictures.
    pub shows_boards: bool,
    /// The material of a [`Frame::Modal`].
    pub material: fn(&PanelState) -> Material,
}

impl PanelRow {
    /// A row without any button, with the columns that most panels share.
    pub const fn new(panel: Panel, key: &'static str, frame: Frame) -> PanelRow {
        PanelRow {
            panel,
            key,
            address: None,
            shortcut: None,
            icon: Icon::MoveList,
            title: key,
            frame,
            availability: |_| Availability::Enabled,
            takes_text: false,
            opens_by_key: |_| true,
            for_adults: false,
            bar: None,
            pause: PauseRow::None,
            rail: None,
            back: |_| false,
            accept: |_, _| None,
            turn_page: None,
            shows_boards: false,
            material: |_| Material::Dark,
        }
    }

    /// The state of its buttons. The mode for children hides some.
    pub fn availability(&self, view: &View) -> Availability {
        if self.for_adults && view.settings.children {
            Availability::Hidden
        } else {
            (self.availability)(view)
        }
    }

    /// `true` if the panel covers the whole window.
    #[must_use]
    pub const fn covers_all(&self) -> bool {
        matches!(self.frame, Frame::Page { .. })
    }
}

/// The frame of a panel and the function that fills it.
#[derive(Clone, Copy)]
pub enum Frame {
    /// A panel in the middle of the window.
    Modal {
        /// The largest width (units).
        width: f32,
        /// Shows the content in a height (units).
        show: fn(&mut Ui, &mut PanelContext, f32) -> Option<UiAction>,
    },
    /// The same, with content that scrolls as a whole.
    Scrolled {
        /// The largest width (units).
        width: f32,
        /// Shows the content.
        show: fn(&mut Ui, &mut PanelContext) -> Option<UiAction>,
    },
    /// A panel that leaves the board in view. If there's no space beside or below it, it's in the middle of the window.
    BesideBoard {
        /// The largest width in the middle of the window (units).
        width: f32,
        /// Shows the content.
        show: fn(&mut Ui, &mut PanelContext) -> Option<UiAction>,
    },
    /// A walnut tray whose content scrolls as a whole.
    Tray {
        /// The largest width in a window (units).
        width: fn(Vec2) -> f32,
        /// Shows the content.
        show: fn(&mut Ui, &mut PanelContext) -> Option<UiAction>,
    },
    /// A page over the whole window.
    Page {
        /// Shows the page.
        show: fn(&mut PanelContext) -> Option<UiAction>,
    },
}

/// The state of the buttons that open a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// The game doesn't have it.
    Hidden,
    /// The panel can't open now.
    Disabled,
    /// The panel can open.
    Enabled,
}

impl Availability {
    /// Enabled or disabled.
    #[must_use]
    pub const fn enabled_if(enabled: bool) -> Availability {
        if enabled {
            Availability::Enabled
        } else {
            Availability::Disabled
        }
    }
}

/// A button in the bar along the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarPlace {
    /// The group it belongs to.
    pub group: BarGroup,
    /// The widths of the bar that have it.
    pub width: BarWidth,
}

/// A group of buttons in the bar along the top, in the order of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarGroup {
    /// The game. A lesson's steps have none of these.
    Game,
    /// The rules.
    Help,
    /// The program.
    Program,
}

/// The widths of the bar that have a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarWidth {
    /// All bars.
    Any,
    /// Wide bars.
    Wide,
    /// Narrow bars.
    Narrow,
}

impl BarWidth {
    /// `true` if a bar has the button.
    #[must_use]
    pub const fn fits(self, wide: bool) -> bool {
        match self {
            BarWidth::Any => true,
            BarWidth::Wide => wide,
            BarWidth::Narrow => !wide,
        }
    }
}

/// A row in the pause.
#[derive(Clone, Copy)]
pub enum PauseRow {
    /// No row.
    None,
    /// A row with the panel's title.
    Titled,
    /// A row with the text of this key.
    Named(fn(&View) -> &'static str),
}

/// A button in the home screen's rail.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RailPlace {
    /// The order, from the left.
    pub order: u8,
    /// The share of the rail that must stay free on its left for the button to show its title. `None` never shows it.
    pub titled_from: Option<f32>,
}

/// The direction in which a page turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageTurn {
    /// To the next page.
    Forwards,
    /// To the page before.
    Back,
}

/// The state that panels keep while they're closed, or that other parts of the program write.
pub struct PanelState<'a> {
    /// The draft of a new game.
    pub new_game: &'a mut NewGameDraft,
    /// The record being imported.
    pub import: &'a mut ImportText,
    /// The open page of the book.
    pub book: &'a mut BookState,
    /// The state of the settings panel.
    pub settings: &'a mut SettingsState,
    /// The state of the panel of keys.
    pub keys: &'a mut KeysState,
}

/// The parameters of the functions that show panels.
pub struct PanelContext<'a> {
    /// The context of the window.
    pub ctx: &'a egui::Context,
    /// The game and the program.
    pub view: &'a View<'a>,
    /// The state of the panels.
    pub state: PanelState<'a>,
    /// The real time since the start.
    pub now: Duration,
    /// The table of panels.
    pub panels: &'static [PanelRow],
}

/// The state that decides a panel's response to a controller's button.
pub struct PadMoment<'a> {
    /// The games that can be continued.
    pub saved: &'a Saved,
    /// The table.
    pub table: &'a Table,
    /// The real time since the start.
    pub now: Duration,
    /// `true` if motion is reduced.
    pub reduced_motion: bool,
}
