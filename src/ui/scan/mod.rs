//! Steps through everything that can be picked, for players with one or two switches.

mod bar;
mod items;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiGlobalSettings, EguiInputSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

pub use self::items::{ScanCommand, ScanItem};

use self::items::{Effect, items};
use super::controller_focus::PanelFocus;
use super::egui_keyboard::struck;
use super::open::OpenPanels;
use super::panel::Panel;
use super::screen_keyboard::ScreenKeyboard;
use super::words::Words;
use super::{claimed_input, table_panels};
use crate::input::key_bindings::ProgramCommand;
use crate::input::keyboard::ProgramCommandPressed;
use crate::input::switches::{SwitchClickSystems, SwitchClicks, SwitchPressed};
use crate::input::{InputSystems, Press, Pressed, Selection};
use crate::settings::CurrentSettings;
use crate::stage::{Layout, Timeline};
use crate::store::SwitchScan;
use crate::table::{Learning, Replay, ReplayIntent, ReplayMistakes, Table};

/// Adds the scan, with or without panels.
pub fn plugin(app: &mut App) {
    app.init_resource::<Scanner>()
        .init_resource::<SwitchClicks>()
        .init_resource::<OpenPanels>()
        .init_resource::<PanelFocus>()
        .init_resource::<ScreenKeyboard>()
        .init_resource::<Words>()
        .add_message::<SwitchPressed>()
        .add_message::<EguiInputEvent>()
        .add_message::<ProgramCommandPressed>()
        .add_message::<ReplayIntent>()
        .add_systems(
            PreUpdate,
            keep_clicks
                .after(SwitchClickSystems)
                .before(EguiInputSet::InitReading),
        )
        .add_systems(
            Update,
            scan.after(InputSystems::Read)
                .before(InputSystems::Interpret)
                .run_if(resource_exists::<Table>),
        )
        .add_systems(
            EguiPrimaryContextPass,
            bar::show
                .after(table_panels::show)
                .before(claimed_input::update_taken_input),
        );
}

/// The state of the scan.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Scanner {
    screen: Screen,
    at: usize,
    /// The time of the next automatic step, since the start. `None` if there's none.
    next_step: Option<Duration>,
}

/// The screen that is scanned.
#[derive(Clone, Debug, Default, PartialEq)]
enum Screen {
    /// No screen, because the scan is off.
    #[default]
    Off,
    /// The screen keyboard.
    Keyboard,
    /// A panel, the home screen, or the end of a game, whose controls get the focus in turn.
    Panel(Option<Panel>),
    /// The table.
    Table(Vec<ScanItem>),
}

impl Scanner {
    /// The place or command of the table that the switch picks now. `None` on other screens.
    #[must_use]
    pub fn current(&self) -> Option<ScanItem> {
        self.items().get(self.at).copied()
    }

    /// The places and commands of the table. Empty on other screens.
    #[must_use]
    pub fn items(&self) -> &[ScanItem] {
        match &self.screen {
            Screen::Table(items) => items,
            Screen::Off | Screen::Keyboard | Screen::Panel(_) => &[],
        }
    }

    /// The time until the next automatic step. `None` if there's none.
    #[must_use]
    pub fn next_change(&self, now: Duration) -> Option<Duration> {
        Some(self.next_step?.saturating_sub(now))
    }

    /// `true` if there's something else to step to.
    fn has_steps(&self) -> bool {
        match &self.screen {
            Screen::Off => false,
            Screen::Keyboard | Screen::Panel(_) => true,
            Screen::Table(items) => items.len() > 1,
        }
    }
}

/// The state that decides what is scanned.
#[derive(SystemParam)]
struct Scanned<'w> {
    settings: Res<'w, CurrentSettings>,
    open: Res<'w, OpenPanels>,
    table: Res<'w, Table>,
    timeline: Res<'w, Timeline>,
    layout: Res<'w, Layout>,
    learning: Option<Res<'w, Learning>>,
    replay: Option<Res<'w, Replay>>,
    mistakes: Res<'w, ReplayMistakes>,
    focus: Res<'w, PanelFocus>,
    words: Res<'w, Words>,
}

impl Scanned<'_> {
    fn screen(&self, selection: &Selection, keyboard: &ScreenKeyboard) -> Screen {
        if self.settings.0.switch_scan == SwitchScan::Off {
            Screen::Off
        } else if keyboard.is_open() {
            Screen::Keyboard
        } else if self.open.covers(Some(&self.table), &self.timeline) {
            Screen::Panel(self.open.panel)
        } else {
            Screen::Table(items(
                &self.table,
                &self.layout,
                selection,
                self.learning.as_deref(),
                self.replay
                    .as_deref()
                    .map(|replay| (replay, &*self.mistakes)),
                !self.timeline.is_idle(),
            ))
        }
    }

    /// The time of an automatic step. `None` if a switch steps.
    fn step_time(&self) -> Option<Duration> {
        let settings = &self.settings.0;
        (settings.switch_scan == SwitchScan::One)
            .then(|| Duration::from_secs_f32(settings.scan_step))
    }
}

/// The requests of the scan.
#[derive(SystemParam)]
struct ScanRequests<'w, 's> {
    context: Option<Single<'w, 's, Entity, With<PrimaryEguiContext>>>,
    egui: MessageWriter<'w, EguiInputEvent>,
    presses: MessageWriter<'w, Pressed>,
    commands: MessageWriter<'w, ProgramCommandPressed>,
    replay: MessageWriter<'w, ReplayIntent>,
}

impl ScanRequests<'_, '_> {
    /// Strikes a key on a panel.
    fn strike(&mut self, key: egui::Key) {
        let Some(context) = self.context.as_deref().copied() else {
            return;
        };
        for event in struck(key, egui::Modifiers::NONE) {
            self.egui.write(EguiInputEvent { context, event });
        }
    }
}

/// Keeps clicks that are switches from egui.
fn keep_clicks(clicks: Res<SwitchClicks>, settings: Option<ResMut<EguiGlobalSettings>>) {
    let Some(mut settings) = settings else { return };
    let reads = !clicks.are_switches();
    if settings
        .input_system_settings
        .run_write_pointer_button_messages
        != reads
    {
        settings
            .input_system_settings
            .run_write_pointer_button_messages = reads;
    }
}

fn scan(
    time: Res<Time<Real>>,
    scanned: Scanned,
    mut switches: MessageReader<SwitchPressed>,
    mut scanner: ResMut<Scanner>,
    mut keyboard: ResMut<ScreenKeyboard>,
    mut selection: ResMut<Selection>,
    mut requests: ScanRequests,
) {
    let now = time.elapsed();
    let screen = scanned.screen(&selection, &keyboard);
    let mut fresh = scanner.clone();
    let mut restarts = screen != fresh.screen;
    if restarts {
        fresh.screen = screen;
        fresh.at = 0;
    }
    for switch in switches.read() {
        match switch {
            _ if fresh.screen == Screen::Off => {}
            SwitchPressed::Step => step(&mut fresh, &scanned, &mut keyboard, &mut requests),
            SwitchPressed::Pick => pick(&mut fresh, &scanned, &mut keyboard, &mut requests),
        }
        restarts = true;
    }
    if !restarts && fresh.next_step.is_some_and(|due| now >= due) {
        step(&mut fresh, &scanned, &mut keyboard, &mut requests);
        restarts = true;
    }
    let step_time = scanned.step_time().filter(|_| fresh.has_steps());
    if restarts || step_time.is_some() != fresh.next_step.is_some() {
        fresh.next_step = step_time.map(|time| now + time);
    }
    // The cursor of the board shows the place. In a lesson the cursor shows the wanted move.
    let teaches = scanned
        .learning
        .as_ref()
        .is_some_and(|learning| !learning.plays());
    if let Screen::Table(_) = fresh.screen
        && fresh != *scanner
        && !teaches
    {
        let focus = match fresh.current() {
            Some(ScanItem::Place(place)) => Some(place),
            Some(ScanItem::Command(_)) | None => None,
        };
        if selection.focus != focus {
            selection.focus = focus;
        }
    }
    scanner.set_if_neq(fresh);
}

/// Steps to the next item.
fn step(
    scanner: &mut Scanner,
    scanned: &Scanned,
    keyboard: &mut ScreenKeyboard,
    requests: &mut ScanRequests,
) {
    match &scanner.screen {
        Screen::Off => {}
        Screen::Keyboard => keyboard.scan(&scanned.words),
        Screen::Panel(_) => requests.strike(egui::Key::Tab),
        Screen::Table(items) => scanner.at = (scanner.at + 1) % items.len().max(1),
    }
}

/// Picks the current item.
fn pick(
    scanner: &mut Scanner,
    scanned: &Scanned,
    keyboard: &mut ScreenKeyboard,
    requests: &mut ScanRequests,
) {
    match &scanner.screen {
        Screen::Off => {}
        Screen::Keyboard => keyboard.select(&scanned.words),
        Screen::Panel(panel) => {
            let is_home = panel.is_none() && scanned.open.home;
            if scanned.focus.text {
                keyboard.expect_field();
            } else if scanned.focus.control || is_home {
                // A control can open a panel whose field has the focus.
                keyboard.expect_field();
                requests.strike(egui::Key::Enter);
            } else {
                requests.strike(egui::Key::Tab);
            }
        }
        Screen::Table(_) => match scanner.current() {
            // During motion, a press ends it.
            None => drop(requests.presses.write(Press::Elsewhere.into())),
            Some(ScanItem::Place(place)) => {
                requests.presses.write(Press::Location(place).into());
            }
            Some(ScanItem::Command(command)) => {
                let by_hand = scanned.table.asks_for_throw().is_some();
                let replay = scanned.replay.as_ref();
                let is_playing = replay.is_some_and(|replay| replay.is_playing());
                match command.effect(by_hand, is_playing) {
                    Effect::Press(press) => drop(requests.presses.write(press.into())),
                    Effect::Replay(intent) => drop(requests.replay.write(intent)),
                    Effect::Escape => {
                        requests.commands.write(ProgramCommandPressed {
                            command: ProgramCommand::Escape,
                            function_key: false,
                        });
                    }
                }
            }
        },
    }
}
