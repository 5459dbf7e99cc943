//! A table with an open panel and the panel's state, for layout tests.

use bevy_egui::egui;
use tavoliere::evening::Evening;
use tavoliere::review::Findings;
use tavoliere::stage::Timeline;
use tavoliere::statistics::History;
use tavoliere::table::{Replay, Saved, Table};
use tavoliere::ui::library::LibraryView;
use tavoliere::ui::throw_count::CaptionPlace;
use tavoliere::ui::{
    BookState, ImportText, KeysState, NewGameDraft, OpenPanels, Panel, PlatformFeatures,
    SettingsState,
};

/// The state that panels keep between frames.
#[derive(Default)]
pub struct PanelState {
    pub draft: NewGameDraft,
    pub import: ImportText,
    pub book: BookState,
    pub settings: SettingsState,
    pub keys: KeysState,
}

type Prepare = Box<dyn Fn(&egui::Context, &mut PanelState)>;

/// Everything that a frame shows, apart from the window and the texts.
pub struct Scene {
    pub name: String,
    pub table: Table,
    pub open: OpenPanels,
    pub saved: Saved,
    pub platform: PlatformFeatures,
    /// The games of the statistics.
    pub history: Option<&'static History>,
    /// The games of the library.
    pub library: Option<LibraryView<'static>>,
    /// The replayed game, and the findings of its review.
    pub review: Option<&'static (Replay, Findings)>,
    pub evening: Option<Evening>,
    /// The place of the captions of throws.
    pub caption: CaptionPlace,
    /// The motion on the stage.
    pub timeline: Timeline,
    /// The digits entered for a throw by hand.
    pub digits: &'static [u8],
    /// Changes the state of the panels before the first frame.
    pub prepare: Prepare,
}

impl Scene {
    /// A table without open panels.
    pub fn new(name: impl Into<String>, table: Table) -> Scene {
        Scene {
            name: name.into(),
            table,
            open: OpenPanels::default(),
            saved: Saved::default(),
            platform: PlatformFeatures::default(),
            history: None,
            library: None,
            review: None,
            evening: None,
            caption: CaptionPlace::default(),
            timeline: Timeline::default(),
            digits: &[],
            prepare: Box::new(|_, _| ()),
        }
    }

    /// A panel over a table.
    pub fn panel(name: impl Into<String>, table: Table, panel: Panel) -> Scene {
        let mut scene = Scene::new(name, table);
        scene.open.panel = Some(panel);
        scene
    }

    /// The same with a changed state of the panels.
    pub fn prepared(
        mut self,
        prepare: impl Fn(&egui::Context, &mut PanelState) + 'static,
    ) -> Scene {
        self.prepare = Box::new(prepare);
        self
    }
}
