//! Provides views for tests that show a single panel.

use std::sync::OnceLock;

use bevy::math::Vec2;
use bevy_egui::egui;
use tavoliere::input::ThrowEntry;
use tavoliere::lesson;
use tavoliere::players::PlayerList;
use tavoliere::puzzle::Progress;
use tavoliere::rules::GameKind;
use tavoliere::stage::{Layout, Timeline};
use tavoliere::statistics::History;
use tavoliere::store::Settings;
use tavoliere::table::{Saved, Table};
use tavoliere::ui::lesson::LessonView;
use tavoliere::ui::panel_row::PanelState;
use tavoliere::ui::prompts::Prompts;
use tavoliere::ui::puzzles::PuzzleFiles;
use tavoliere::ui::storage::StorageView;
use tavoliere::ui::table_panels::{ShownPanels, show_panels};
use tavoliere::ui::throw_count::CaptionPlace;
use tavoliere::ui::{
    BookState, Icons, ImportText, KeysState, NewGameDraft, OpenPanels, PlatformFeatures,
    SettingsState, Toasts, UiAction, Version, View, Words,
};

use crate::rig::no_library;

/// The texts are read only once, because that takes longer than showing a panel.
fn english() -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    ENGLISH.get_or_init(Words::default)
}

/// Shows the panels around a table in a frame. Returns the requested action.
pub fn show_table_panels(
    ctx: &egui::Context,
    view: &View,
    open: &OpenPanels,
    lesson_view: &LessonView,
) -> Option<UiAction> {
    let state = PanelState {
        new_game: &mut NewGameDraft::default(),
        import: &mut ImportText::default(),
        book: &mut BookState::default(),
        settings: &mut SettingsState::default(),
        keys: &mut KeysState::default(),
    };
    let shown = ShownPanels {
        open,
        toasts: &Toasts::default(),
        lesson_view,
        shows_table: true,
    };
    show_panels(ctx, view, state, &shown)
}

/// Everything that a view borrows apart from the table, in its initial state.
#[derive(Default)]
pub struct ViewParts {
    icons: Icons,
    layout: Layout,
    settings: Settings,
    saved: Saved,
    history: History,
    remembered: PlayerList,
    progress: Progress,
    puzzle_files: PuzzleFiles,
    lessons: lesson::Progress,
    entry: ThrowEntry,
    timeline: Timeline,
    storage: StorageView,
}

impl ViewParts {
    /// The parts for a window of this size.
    pub fn new(window: Vec2, game: GameKind) -> ViewParts {
        ViewParts {
            layout: Layout::of(window, 1.0, game),
            ..ViewParts::default()
        }
    }

    /// Takes the layout of a table.
    pub fn set_layout(&mut self, layout: Layout) {
        self.layout = layout;
    }

    /// The settings, to change them.
    pub fn settings_mut(&mut self) -> &mut Settings {
        &mut self.settings
    }

    /// A view of the table at rest, without open panels.
    pub fn view<'a>(&'a self, table: &'a Table) -> View<'a> {
        let game = table.game();
        let events = game.events().len();
        View {
            words: english(),
            icons: &self.icons,
            layout: &self.layout,
            is_screen_turned: false,
            settings: &self.settings,
            reduced_motion: self.settings.reduced_motion,
            platform: PlatformFeatures::default(),
            version: Version::default(),
            prompts: Prompts::default(),
            saved: &self.saved,
            history: &self.history,
            library: no_library(),
            storage: &self.storage,
            evening: None,
            remembered: &self.remembered,
            progress: &self.progress,
            puzzle_files: &self.puzzle_files,
            lessons: &self.lessons,
            solving: None,
            replay: None,
            findings: None,
            learns: false,
            wanted: None,
            table,
            position: game.position(),
            events,
            picked: None,
            in_use: None,
            doubted: &[],
            entry: &self.entry,
            timeline: &self.timeline,
            moving: false,
            caption: CaptionPlace::default(),
            parts: &[],
            turns: game.turns_at(events),
        }
    }
}
