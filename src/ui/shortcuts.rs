//! The keys of the program itself, and the buttons of pads on panels.

use bevy::prelude::*;

use super::evening::CurrentEvening;
use super::evening::at_table::pairing_of;
use super::pad_focus::PanelFocus;
use super::puzzles::PuzzleAsk;
use super::{
    BookState, CurrentSettings, NewGameDraft, Open, Panel, PlatformFeatures, Toasts, UiAction,
    UiActionChosen, panels, saved_games,
};
use crate::input::gamepad::PadAnswer;
use crate::input::key_bindings::ProgramCommand;
use crate::input::keyboard::ProgramCommandStruck;
use crate::input::{InputSystems, Press, Pressed, Selection};
use crate::stage::Timeline;
use crate::table::{Intent, Learning, LessonWish, ReplayIntent, Saved, Table};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (run_commands, answer_pads)
            .chain()
            .after(InputSystems::Read)
            .before(saved_games::look_up)
            .run_if(resource_exists::<Table>),
    );
}

fn toggle(open: &mut Open, panel: Panel) {
    open.panel = if open.panel == Some(panel) {
        None
    } else {
        Some(panel)
    };
}

fn run_commands(
    time: Res<Time<Real>>,
    mut struck: MessageReader<ProgramCommandStruck>,
    platform: Res<PlatformFeatures>,
    (mut open, mut draft): (ResMut<Open>, ResMut<NewGameDraft>),
    mut chosen: MessageWriter<UiActionChosen>,
    mut presses: MessageWriter<Pressed>,
    selection: Res<Selection>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    (learning, mut lesson_wishes, mut replay_intents): (
        Option<Res<Learning>>,
        MessageWriter<LessonWish>,
        MessageWriter<ReplayIntent>,
    ),
    (toasts, mut book): (Res<Toasts>, ResMut<BookState>),
) {
    for key in struck.read() {
        if key.function_key && !platform.function_keys {
            continue;
        }
        match key.command {
            ProgramCommand::Escape => {
                let one_level_up = match open.panel {
                    Some(Panel::NewGame | Panel::PlayFrom) => draft.step_back(),
                    Some(Panel::Book) => book.let_go(),
                    _ => false,
                };
                if one_level_up {
                    // One level up, and no farther.
                } else if open.panel.is_some() {
                    open.panel = None;
                } else if open.home {
                    // There is nothing above it.
                } else if open.covers(Some(&table), &timeline) {
                    open.put_end_aside(time.elapsed());
                } else if open.move_list {
                    open.move_list = false;
                } else if table.is_replayed() {
                    replay_intents.write(ReplayIntent::Close);
                } else if selection.can_be_let_go(&table)
                    && learning.as_ref().is_none_or(|learning| learning.plays())
                {
                    presses.write(Press::Cancel.into());
                } else if learning.is_some() {
                    lesson_wishes.write(LessonWish::Leave);
                } else if table.puzzle().is_some() {
                    open.panel = Some(Panel::Puzzles);
                } else {
                    open.panel = Some(Panel::Pause);
                }
            }
            ProgramCommand::LookBack if table.is_replayed() => {
                replay_intents.write(ReplayIntent::Close);
            }
            ProgramCommand::LookBack => {
                let can = learning.is_none() && can_look_back(&table) && !open.home;
                if can && matches!(open.panel, None | Some(Panel::Pause | Panel::Record)) {
                    let game = Box::new(table.game().clone());
                    chosen.write(UiActionChosen(UiAction::LookBack(game)));
                }
            }
            ProgramCommand::NewGame => toggle(&mut open, Panel::NewGame),
            ProgramCommand::Puzzles => toggle(&mut open, Panel::Puzzles),
            ProgramCommand::Settings => toggle(&mut open, Panel::Settings),
            ProgramCommand::Evening => toggle(&mut open, Panel::Evening),
            ProgramCommand::Statistics => toggle(&mut open, Panel::Statistics),
            ProgramCommand::Library => toggle(&mut open, Panel::Library),
            ProgramCommand::Help => {
                // While a refusal is in view, at the page that says why.
                let why = toasts.rule().filter(|_| open.panel.is_none());
                if let Some(rule) = why {
                    book.explain(rule);
                }
                toggle(&mut open, Panel::Book);
            }
            ProgramCommand::OfferDraw => {
                if open.panel == Some(Panel::Draw) || panels::can_offer(&table) {
                    toggle(&mut open, Panel::Draw);
                }
            }
            ProgramCommand::MoveList => open.move_list = !open.move_list,
            ProgramCommand::Mute => drop(chosen.write(UiActionChosen(UiAction::ToggleMute))),
            ProgramCommand::Big => drop(chosen.write(UiActionChosen(UiAction::ToggleBig))),
            ProgramCommand::Fullscreen => {
                chosen.write(UiActionChosen(UiAction::ToggleFullscreen));
            }
            ProgramCommand::Quit if platform.quit => {
                chosen.write(UiActionChosen(UiAction::Quit));
            }
            ProgramCommand::Quit => {}
        }
    }
}

/// Something has been played in the game on the table, which is no puzzle.
#[must_use]
pub(super) fn can_look_back(table: &Table) -> bool {
    table.game().events().len() > 0 && table.puzzle().is_none() && !table.is_replayed()
}

/// The game on the table is one of the evening.
fn is_of_evening(evening: &CurrentEvening, table: &Table) -> bool {
    let evening = evening.0.as_ref();
    evening.is_some_and(|evening| pairing_of(evening, table.game()).is_some())
}

/// On a panel a pad's lower button takes the next action, and its right one closes.
fn answer_pads(
    time: Res<Time<Real>>,
    mut answers: MessageReader<PadAnswer>,
    table: Res<Table>,
    timeline: Res<Timeline>,
    mut draft: ResMut<NewGameDraft>,
    (saved, focus): (Res<Saved>, Res<PanelFocus>),
    mut open: ResMut<Open>,
    (mut book, settings): (ResMut<BookState>, Res<CurrentSettings>),
    evening: Res<CurrentEvening>,
    mut intents: MessageWriter<Intent>,
    mut asks: MessageWriter<PuzzleAsk>,
) {
    for answer in answers.read() {
        if !open.covers(Some(&table), &timeline) {
            continue;
        }
        match (answer, open.panel) {
            (PadAnswer::Close, Some(Panel::NewGame | Panel::PlayFrom)) if draft.step_back() => {}
            (PadAnswer::Cycle { back }, Some(Panel::Book)) => book.turn(*back),
            (PadAnswer::Cycle { .. }, _) => {}
            (PadAnswer::Close, Some(Panel::Book)) if book.let_go() => {}
            (PadAnswer::Close, Some(_)) => open.panel = None,
            _ if open.home && open.panel.is_none() => {}
            (PadAnswer::Close, None) => open.put_end_aside(time.elapsed()),
            // What has the focus is pressed.
            (PadAnswer::Accept, _) if focus.0 => {}
            (PadAnswer::Accept, Some(Panel::Book)) => {
                book.show(time.elapsed(), settings.0.reduced_motion);
            }
            (PadAnswer::Accept, Some(Panel::NewGame)) => {
                open.panel = None;
                intents.write(draft.next(&saved, &table));
            }
            (PadAnswer::Accept, Some(Panel::Pause)) => open.panel = None,
            (PadAnswer::Accept, Some(Panel::Puzzles)) => {
                open.panel = None;
                asks.write(PuzzleAsk::Next);
            }
            (PadAnswer::Accept, None) if open.end_is_fresh(time.elapsed()) => {}
            (PadAnswer::Accept, None) if is_of_evening(&evening, &table) => {
                open.panel = Some(Panel::Evening);
            }
            (PadAnswer::Accept, None) => drop(intents.write(panels::following_game(&table))),
            // The cross and the shoulders move the focus.
            _ => {}
        }
    }
}
