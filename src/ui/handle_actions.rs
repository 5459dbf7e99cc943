//! Carries out all requests to the program, and is the only place that reads them.

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::actions::{
    BackupAction, EveningAction, FileAction, LibraryAction, PlayersAction, PuzzleAction,
    ReviewAction, ShareAction, StatisticsAction,
};
use super::open::OpenPanels;
use super::panel::Panel;
use super::panels::{asks_before_quitting, learner_seats, quick_game};
use super::puzzles::{PuzzleFiles, Solving};
use super::ui_action::UiAction;
use super::{BookState, CurrentSettings, Home, NewGameDraft, Toasts};
use crate::input::binding::DeviceRights;
use crate::input::{Press, Pressed, Selection};
use crate::rules::GameKind;
use crate::stage::camera::BigScreenRequest;
use crate::stage::{CloserView, Layout, Timeline};
use crate::store::{Device, Settings};
use crate::table::autosave::SaveSlot;
use crate::table::{
    Intent, Learning, LessonIntent, QuickFinishRequested, RememberedPlayers, ReplayIntent, Saved,
    Table,
};

/// Adds every request and its messages to an app.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActionsHandled>()
        .init_resource::<PuzzleFiles>()
        .add_message::<UiAction>()
        .add_message::<LessonIntent>()
        .add_message::<ReplayIntent>()
        .add_message::<PuzzleAction>()
        .add_message::<EveningAction>()
        .add_message::<LibraryAction>()
        .add_message::<StatisticsAction>()
        .add_message::<PlayersAction>()
        .add_message::<ReviewAction>()
        .add_message::<ShareAction>()
        .add_message::<BackupAction>()
        .add_message::<FileAction>();
}

/// The requests handled so far. Keys and panels write them in different schedules, which share this.
#[derive(Resource, Default)]
pub(super) struct ActionsHandled(MessageCursor<UiAction>);

/// The panels and their state, for requests that change them.
#[derive(SystemParam)]
pub(super) struct PanelTargets<'w> {
    open: ResMut<'w, OpenPanels>,
    home: ResMut<'w, Home>,
    book: ResMut<'w, BookState>,
    selection: ResMut<'w, Selection>,
    new_game: Res<'w, NewGameDraft>,
    toasts: ResMut<'w, Toasts>,
}

/// The table and the rights of devices.
#[derive(SystemParam)]
pub(super) struct TableTargets<'w> {
    table: Res<'w, Table>,
    slot: Res<'w, SaveSlot>,
    timeline: Res<'w, Timeline>,
    solving: Option<Res<'w, Solving>>,
    saved: Res<'w, Saved>,
    players: Res<'w, RememberedPlayers>,
    learning: Option<Res<'w, Learning>>,
    rights: DeviceRights<'w>,
    intents: MessageWriter<'w, Intent>,
    presses: MessageWriter<'w, Pressed>,
    replay: MessageWriter<'w, ReplayIntent>,
    lesson: MessageWriter<'w, LessonIntent>,
    finish: MessageWriter<'w, QuickFinishRequested>,
}

/// The plugins that carry out their requests.
#[derive(SystemParam)]
pub(super) struct PluginTargets<'w> {
    puzzle: MessageWriter<'w, PuzzleAction>,
    puzzle_files: Res<'w, PuzzleFiles>,
    evening: MessageWriter<'w, EveningAction>,
    library: MessageWriter<'w, LibraryAction>,
    statistics: MessageWriter<'w, StatisticsAction>,
    players: MessageWriter<'w, PlayersAction>,
    review: MessageWriter<'w, ReviewAction>,
    share: MessageWriter<'w, ShareAction>,
    backup: MessageWriter<'w, BackupAction>,
    file: MessageWriter<'w, FileAction>,
}

/// The window, the settings and the end of the program.
#[derive(SystemParam)]
pub(super) struct ProgramTargets<'w, 's> {
    settings: Res<'w, CurrentSettings>,
    commands: Commands<'w, 's>,
    big: ResMut<'w, BigScreenRequest>,
    layout: Res<'w, Layout>,
    closer: ResMut<'w, CloserView>,
    window: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    exit: MessageWriter<'w, AppExit>,
}

/// Carries out the requests since the last call.
pub(super) fn handle_actions(
    actions: Res<Messages<UiAction>>,
    mut handled: ResMut<ActionsHandled>,
    time: Res<Time<Real>>,
    mut panels: PanelTargets,
    mut table: TableTargets,
    mut plugins: PluginTargets,
    mut program: ProgramTargets,
) {
    if handled.0.is_empty(&actions) {
        return;
    }
    for action in handled.0.read(&actions).cloned() {
        match action {
            UiAction::Intent(intent) => table.ask(&mut panels, intent),
            UiAction::Press(press) => table.press(&mut panels, press),
            UiAction::FinishQuickly => drop(table.finish.write(QuickFinishRequested)),
            UiAction::Pick(throw) => table.pick(&mut panels, throw),
            UiAction::Replay(intent) => {
                if matches!(intent, ReplayIntent::Open(_) | ReplayIntent::Begin(_)) {
                    panels.open.panel = None;
                }
                table.replay.write(intent);
            }
            UiAction::Learn(game) => {
                panels.open.panel = None;
                let seed = panels.new_game.seed.number();
                table.lesson.write(LessonIntent::Begin { game, seed });
            }
            UiAction::PlayLearned(game) => {
                let intent = table.own_game(game, &panels.new_game, &program.settings.0);
                panels.open.panel = None;
                table.intents.write(intent);
            }
            UiAction::Lesson(intent) => drop(table.lesson.write(intent)),
            UiAction::Puzzle(action) => {
                // If the puzzles aren't loaded, their page opens and shows why.
                let lacks = plugins.puzzle_files.lacks(action);
                panels.open.panel = lacks.then_some(Panel::Puzzles);
                plugins.puzzle.write(if lacks {
                    PuzzleAction::LoadAgain
                } else {
                    action
                });
            }
            UiAction::Evening(action) => {
                // The game is played on the table, so the panel closes.
                if matches!(action, EveningAction::Play(_)) {
                    panels.open.panel = None;
                }
                plugins.evening.write(action);
            }
            UiAction::Library(action) => drop(plugins.library.write(action)),
            UiAction::Statistics(action) => drop(plugins.statistics.write(action)),
            UiAction::Players(action) => drop(plugins.players.write(action)),
            UiAction::Review(action) => drop(plugins.review.write(action)),
            UiAction::Share(action) => drop(plugins.share.write(*action)),
            UiAction::Backup(action) => drop(plugins.backup.write(action)),
            UiAction::File(action) => drop(plugins.file.write(action)),
            UiAction::Quit | UiAction::Open(Panel::Quit) => {
                // At home, and at the second request, there's no doubt.
                let asks = !panels.open.home
                    && panels.open.panel != Some(Panel::Quit)
                    && asks_before_quitting(&table.table, &table.slot);
                if asks {
                    panels.open.panel = Some(Panel::Quit);
                } else {
                    program.exit.write(AppExit::Success);
                }
            }
            UiAction::Open(panel) => panels.open.panel = Some(panel),
            UiAction::Explain(rule) => panels.explain(rule),
            UiAction::ShowDetails => panels.toasts.show_details(),
            UiAction::Close => panels.close(),
            UiAction::ShowEnd => {
                panels.open.panel = None;
                panels.open.end_dismissed = false;
            }
            UiAction::ToggleMoveList => panels.open.move_list = !panels.open.move_list,
            UiAction::GoHome => {
                // Leaving the puzzle returns the player's game to the table.
                if table.solving.is_some() {
                    plugins.puzzle.write(PuzzleAction::Leave);
                }
                if table.learning.is_some() {
                    table.lesson.write(LessonIntent::Leave);
                }
                panels.open.go_home();
                let game = table.table.game().setup().kind();
                panels.home.start_return_from(game, time.elapsed());
            }
            UiAction::Settings(settings) => program.change(move |current| *current = *settings),
            UiAction::ToggleMute => program.change(|settings| settings.muted = !settings.muted),
            UiAction::ToggleBig => program.toggle_big(),
            UiAction::ToggleCloserView => {
                panels.open.panel = None;
                program.toggle_closer_view(&panels.selection);
            }
            UiAction::ToggleFullscreen => {
                program.change(|settings| settings.fullscreen = !settings.fullscreen);
            }
        }
    }
}

impl PanelTargets<'_> {
    fn explain(&mut self, rule: &'static str) {
        if self.book.explain(rule) {
            self.open.panel = Some(Panel::Book);
        }
    }

    /// Closes the panel, or the panel about the end of the game.
    fn close(&mut self) {
        if self.open.panel.is_some() {
            self.open.panel = None;
        } else {
            self.open.end_dismissed = true;
        }
    }
}

impl TableTargets<'_> {
    /// `true` if the panels are beside the board. Presses there belong to the pointer, on all others to any device.
    fn is_beside(&self, open: &OpenPanels) -> bool {
        !open.covers(Some(&self.table), &self.timeline)
    }

    /// `true` if the pointer acts during another player's turn. A toast then says whose turn it is.
    fn refuses_pointer(&mut self, open: &OpenPanels) -> bool {
        let refuses = self.is_beside(open) && !self.rights.may_play(&self.table, Device::Pointer);
        if refuses {
            self.presses.write(Press::Next.with(Device::Pointer));
        }
        refuses
    }

    /// The player's unfinished game of this kind, or the first one after a lesson.
    fn own_game(&self, game: GameKind, draft: &NewGameDraft, settings: &Settings) -> Intent {
        match self.saved.game(game) {
            Some(saved) => Intent::SetUp(Box::new(saved.clone())),
            None => {
                let seats = learner_seats(settings, game);
                quick_game(settings, &self.players.0, draft, game, seats)
            }
        }
    }

    fn ask(&mut self, panels: &mut PanelTargets, intent: Intent) {
        if matches!(intent, Intent::Play(_)) && self.refuses_pointer(&panels.open) {
            return;
        }
        panels.open.panel = None;
        self.intents.write(intent);
    }

    fn press(&mut self, panels: &mut PanelTargets, press: Press) {
        let device = self.is_beside(&panels.open).then_some(Device::Pointer);
        // Requests of the pause panel act on the table, so it closes.
        if panels.open.panel == Some(Panel::Pause) {
            panels.open.panel = None;
        }
        self.presses.write(Pressed { press, device });
    }

    fn pick(&mut self, panels: &mut PanelTargets, throw: Option<u8>) {
        if self.refuses_pointer(&panels.open) {
            return;
        }
        panels.selection.picked = throw;
        panels.selection.chosen = None;
    }
}

impl ProgramTargets<'_, '_> {
    /// Changes the settings after the system has run, because [`DeviceRights`] reads them.
    fn change(&mut self, change: impl FnOnce(&mut Settings) + Send + 'static) {
        let change = |world: &mut World| change(&mut world.resource_mut::<CurrentSettings>().0);
        self.commands.queue(change);
    }

    /// Moves closer to the selected piece or the cursor, or back to the whole board.
    fn toggle_closer_view(&mut self, selection: &Selection) {
        let board = self.layout.board_view;
        let place = selection.focus.or(selection.chosen);
        let middle = place.and_then(|place| board.rect(place));
        let middle = middle.unwrap_or_else(|| board.picture()).center();
        self.closer.toggle(&self.layout, middle);
    }

    fn toggle_big(&mut self) {
        let size = self.window.single().map_or(Vec2::ZERO, Window::size);
        self.big.asked = Some(!self.big.is_on(&self.settings.0, size));
    }
}
