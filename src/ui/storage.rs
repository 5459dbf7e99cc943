//! Shows what is saved in the settings: its place and size, and the buttons to save and restore everything.

use bevy::prelude::Resource;
use bevy_egui::egui::Ui;

use super::actions::BackupAction;
use super::kit::{Answer, Button, Confirm};
use super::panels::section;
use super::text::label;
use super::theme::{TextStyle, colour};
use super::ui_action::UiAction;
use super::view::View;
use crate::backup::BackupSize;
use crate::store::Usage;

/// The way in which a page can be installed as a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Install {
    /// It can't be, or it already is.
    #[default]
    No,
    /// The page can ask the browser.
    Button,
    /// The player has to add it to the home screen.
    HomeScreen,
}

/// Everything that is saved, as the settings show it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct StorageView {
    /// The folder. `None` in a browser, and if nothing is saved.
    pub folder: Option<String>,
    /// The size of its parts.
    pub usage: Usage,
    /// The room for all parts (bytes). `None` if it isn't known.
    pub room: Option<u64>,
    /// The backup that waits for the player's answer.
    pub waiting: Option<BackupSize>,
    /// The way in which the page can be installed.
    pub install: Install,
}

/// Shows the question about a backup. `None` if none waits, or without an answer.
pub(super) fn question(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let size = view.storage.waiting?;
    let words = view.words;
    let counts = [
        ("games", size.games.into()),
        ("results", size.results.into()),
        ("players", size.players.into()),
    ];
    let question = words.with("data-asks", &counts);
    let line = words.get("data-asks-line");
    let [yes, no] = ["data-restore-yes", "cancel"].map(|key| words.get(key));
    let confirm = Confirm::new(&question, &yes, &no).line(&line).inline();
    let action = match confirm.show(ui)? {
        Answer::Yes => BackupAction::Restore,
        Answer::No => BackupAction::Cancel,
    };
    Some(UiAction::Backup(action))
}

/// Every text about what is saved, for the search.
pub(super) fn all_texts(view: &View) -> String {
    let keys = ["data", "data-save", "data-restore"];
    let install = match view.storage.install {
        Install::No => None,
        Install::Button => Some("data-install"),
        Install::HomeScreen => Some("data-home-screen"),
    };
    let texts = keys
        .into_iter()
        .chain(install)
        .map(|key| view.words.get(key));
    texts.collect::<Vec<_>>().join(" ")
}

/// Shows the place and size of what is saved, and its buttons.
pub(super) fn rows(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let (words, storage) = (view.words, view.storage);
    section(ui, &words.get("data"));
    let note = |ui: &mut Ui, text: String| label(ui, text, TextStyle::Note, colour::SECOND);
    if let Some(folder) = &storage.folder {
        note(
            ui,
            words.with("data-place", &[("place", folder.clone().into())]),
        );
    }
    let usage = storage.usage;
    let parts = [
        ("games", kilobytes(usage.games).into()),
        ("results", kilobytes(usage.results).into()),
        ("others", kilobytes(usage.others).into()),
    ];
    note(ui, words.with("data-parts", &parts));
    if let Some(room) = storage.room {
        let sizes = [
            ("used", kilobytes(usage.total()).into()),
            ("room", kilobytes(room).into()),
        ];
        note(ui, words.with("data-room", &sizes));
    }
    if storage.install == Install::HomeScreen {
        note(ui, words.get("data-home-screen"));
    }
    ui.add_space(4.0);
    let mut buttons = vec![
        ("data-save", BackupAction::Save),
        ("data-restore", BackupAction::Choose),
    ];
    if storage.install == Install::Button {
        buttons.push(("data-install", BackupAction::Install));
    }
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (key, asked) in buttons {
            if Button::new(&words.get(key)).show(ui) {
                action = Some(UiAction::Backup(asked));
            }
        }
    });
    action
}

/// Whole kilobytes, at least one for anything at all.
const fn kilobytes(bytes: u64) -> u64 {
    bytes.div_ceil(1000)
}
