//! Handles the keys of the program, and controllers' buttons on panels.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use super::actions::PuzzleAction;
use super::controller_focus::PanelFocus;
use super::evening::CurrentEvening;
use super::evening::at_table::pairing_of;
use super::handle_actions::handle_actions;
use super::kit::close_tooltip;
use super::lesson::LessonNote;
use super::panel_row::{PadMoment, PageTurn, PanelState};
use super::panel_table::{panel_of_shortcut, row};
use super::{
    BookState, ImportText, KeysState, NewGameDraft, OpenPanels, Panel, PlatformFeatures,
    SettingsState, Toasts, UiAction, panels, saved_games,
};
use crate::input::controller_make::ControllerMake;
use crate::input::gamepad::PadAnswer;
use crate::input::key_bindings::ProgramCommand;
use crate::input::keyboard::ProgramCommandPressed;
use crate::input::last_device::LastDevice;
use crate::input::next_input::NextInput;
use crate::input::{InputSystems, Press, Pressed, Selection};
use crate::settings::{CurrentSettings, SettingsInForce};
use crate::stage::{CloserView, Timeline};
use crate::store::SwitchScan;
use crate::table::{Learning, LessonIntent, ReplayIntent, Saved, Table, TablePaused};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeysState>()
        .init_resource::<NextInput>()
        .init_resource::<LastDevice>()
        .init_resource::<ControllerMake>()
        .add_systems(
            Update,
            (change_shortcut, run_commands, answer_pads, handle_actions)
                .chain()
                .after(InputSystems::Read)
                .before(saved_games::look_up)
                .run_if(resource_exists::<Table>),
        );
}

/// The panels and their state, changed by keys and controllers.
#[derive(SystemParam)]
struct PanelParams<'w> {
    open: ResMut<'w, OpenPanels>,
    new_game: ResMut<'w, NewGameDraft>,
    import: ResMut<'w, ImportText>,
    book: ResMut<'w, BookState>,
    settings_state: ResMut<'w, SettingsState>,
    keys: ResMut<'w, KeysState>,
}

impl PanelParams<'_> {
    /// Opens a panel, or closes it if it's open.
    fn toggle(&mut self, panel: Panel) {
        self.open.panel = if self.open.panel == Some(panel) {
            None
        } else {
            Some(panel)
        };
    }

    fn state(&mut self) -> PanelState<'_> {
        PanelState {
            new_game: &mut self.new_game,
            import: &mut self.import,
            book: &mut self.book,
            settings: &mut self.settings_state,
            keys: &mut self.keys,
        }
    }

    /// Goes one level up within the open panel, or closes it. Returns `false` if no panel is open.
    fn back(&mut self, table: &Table, actions: &mut MessageWriter<UiAction>) -> bool {
        let Some(panel) = self.open.panel else {
            return false;
        };
        if !(row(panel).back)(&mut self.state()) {
            self.open.panel = None;
            // Otherwise Esc would be needed once more.
            self.open.move_list = false;
            // Back on a puzzle opens this list, so back on the list must lead elsewhere.
            if panel == Panel::Puzzles && table.puzzle().is_some() && !self.open.home {
                actions.write(UiAction::Puzzle(PuzzleAction::Leave));
            }
        }
        true
    }
}

/// The requests that keys write.
#[derive(SystemParam)]
struct KeyRequests<'w> {
    actions: MessageWriter<'w, UiAction>,
    presses: MessageWriter<'w, Pressed>,
    lesson: MessageWriter<'w, LessonIntent>,
    replay: MessageWriter<'w, ReplayIntent>,
}

/// Gives a caught key or button to the shortcut that the player changes.
fn change_shortcut(
    mut next: ResMut<NextInput>,
    mut keys: ResMut<KeysState>,
    settings: Res<CurrentSettings>,
    mut actions: MessageWriter<UiAction>,
) {
    if next.waits()
        && let Some(caught) = next.take()
        && let Some(changed) = keys.answer(caught, &settings.0)
    {
        actions.write(UiAction::Settings(Box::new(changed)));
    }
}

fn run_commands(
    time: Res<Time<Real>>,
    mut struck: MessageReader<ProgramCommandPressed>,
    platform: Res<PlatformFeatures>,
    mut panels: PanelParams,
    mut requests: KeyRequests,
    selection: Res<Selection>,
    settings: Res<CurrentSettings>,
    table: Res<Table>,
    paused: Res<TablePaused>,
    timeline: Res<Timeline>,
    mut closer: ResMut<CloserView>,
    learning: Option<Res<Learning>>,
    toasts: Res<Toasts>,
    lesson_note: Res<LessonNote>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    for key in struck.read() {
        if key.function_key && !platform.function_keys {
            continue;
        }
        let mut ask = |action| {
            requests.actions.write(action);
        };
        // While switches scan, the cursor is where the scan is.
        let can_be_let_go = || match settings.0.switch_scan {
            SwitchScan::Off => selection.can_be_let_go(&table),
            _ => selection.can_be_cancelled(&table),
        };
        match key.command {
            ProgramCommand::Escape => {
                let mut ctx = contexts.iter_mut();
                if ctx.any(|mut context| close_tooltip(context.get_mut())) {
                    // The rest stays as it is.
                } else if panels.back(&table, &mut requests.actions) {
                    // Only one level up.
                } else if panels.open.home {
                    // The home screen is the top level.
                } else if panels.open.covers(Some(&table), &timeline) {
                    panels.open.dismiss_end(time.elapsed());
                } else if panels.open.move_list {
                    panels.open.move_list = false;
                } else if table.is_replayed() {
                    requests.replay.write(ReplayIntent::Close);
                } else if can_be_let_go()
                    && !paused.0
                    && learning.as_ref().is_none_or(|learning| learning.plays())
                {
                    requests.presses.write(Press::Cancel.into());
                    closer.leave();
                } else if closer.is_on() {
                    closer.leave();
                } else if learning.is_some() {
                    requests.lesson.write(LessonIntent::Leave);
                } else if table.puzzle().is_some() {
                    panels.open.panel = Some(Panel::Puzzles);
                } else {
                    panels.open.panel = Some(Panel::Pause);
                }
            }
            ProgramCommand::LookBack => {
                let open = &panels.open;
                let is_free = matches!(open.panel, None | Some(Panel::Pause | Panel::Record));
                let can = learning.is_none() && table.can_look_back() && !open.home;
                if is_free && table.is_replayed() {
                    requests.replay.write(ReplayIntent::Close);
                } else if is_free && can {
                    ask(UiAction::Replay(ReplayIntent::Open(Box::new(
                        table.game().clone(),
                    ))));
                }
            }
            ProgramCommand::Panel(shortcut) => {
                let Some(panel) = panel_of_shortcut(shortcut) else {
                    continue;
                };
                if panels.open.panel == Some(panel) || (row(panel).opens_by_key)(&table) {
                    panels.toggle(panel);
                }
            }
            ProgramCommand::Help => open_help(&mut panels, &toasts, &lesson_note),
            ProgramCommand::MoveList => panels.open.move_list = !panels.open.move_list,
            ProgramCommand::Mute => ask(UiAction::ToggleMute),
            ProgramCommand::Big => ask(UiAction::ToggleBig),
            ProgramCommand::Fullscreen => ask(UiAction::ToggleFullscreen),
            ProgramCommand::CloserView if !panels.open.covers(Some(&table), &timeline) => {
                ask(UiAction::ToggleCloserView);
            }
            ProgramCommand::CloserView => {}
            ProgramCommand::Quit if platform.quit => ask(UiAction::Quit),
            ProgramCommand::Quit => {}
        }
    }
}

/// Opens or closes the book, at the page that explains the refusal in view, if there is one.
fn open_help(panels: &mut PanelParams, toasts: &Toasts, lesson_note: &LessonNote) {
    let in_lesson = lesson_note.refusal().and_then(|(_, rule)| rule);
    let why = toasts
        .rule()
        .or(in_lesson)
        .filter(|_| panels.open.panel.is_none());
    if let Some(rule) = why {
        panels.book.explain(rule);
    }
    panels.toggle(Panel::Book);
}

/// `true` if the game on the table belongs to the game night.
fn is_of_evening(evening: &CurrentEvening, table: &Table) -> bool {
    let evening = evening.0.as_ref();
    evening.is_some_and(|evening| pairing_of(evening, table.game()).is_some())
}

/// Handles controllers on a panel: the lower button performs the primary action, and the right one closes.
fn answer_pads(
    time: Res<Time<Real>>,
    mut answers: MessageReader<PadAnswer>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    mut panels: PanelParams,
    saved: Res<Saved>,
    focus: Res<PanelFocus>,
    in_force: SettingsInForce,
    evening: Res<CurrentEvening>,
    mut actions: MessageWriter<UiAction>,
) {
    let now = time.elapsed();
    for answer in answers.read() {
        if !panels.open.covers(Some(&table), &timeline) {
            continue;
        }
        match (answer, panels.open.panel) {
            (PadAnswer::Cycle { back }, Some(panel)) => {
                if let Some(turn_page) = row(panel).turn_page {
                    let turn = if *back {
                        PageTurn::Back
                    } else {
                        PageTurn::Forwards
                    };
                    turn_page(&mut panels.state(), turn);
                }
            }
            (PadAnswer::Close, Some(_)) => drop(panels.back(&table, &mut actions)),
            (_, None) if panels.open.home => {}
            (PadAnswer::Close, None) => panels.open.dismiss_end(now),
            // The button presses the focused control.
            (PadAnswer::Accept, _) if focus.control => {}
            (PadAnswer::Accept, Some(panel)) => {
                let moment = PadMoment {
                    saved: &saved,
                    table: &table,
                    now,
                    reduced_motion: in_force.tempo().reduced,
                };
                let action = (row(panel).accept)(&mut panels.state(), &moment);
                actions.write_batch(action);
            }
            (PadAnswer::Accept, None) if panels.open.end_is_fresh(now) => {}
            (PadAnswer::Accept, None) if is_of_evening(&evening, &table) => {
                panels.open.panel = Some(Panel::Evening);
            }
            (PadAnswer::Accept, None) => {
                let next = panels::following_game(&table);
                actions.write(UiAction::Intent(next));
            }
            // The direction pad and the shoulder buttons move the focus.
            (
                PadAnswer::Cycle { .. } | PadAnswer::Step(_) | PadAnswer::West | PadAnswer::North,
                _,
            ) => {}
        }
    }
}
