//! Handles actions on settings and the window, and saves the settings.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowCloseRequested, WindowMode};

use super::seeds::fair_seed;
use super::{StartArgs, launch};
use crate::rules::Side;
use crate::settings::CurrentSettings;
use crate::sound::NoDevice;
use crate::store::{SaveProblem, Seat, Settings, Slot, SlotChange, Store, Trouble};
use crate::table::autosave::{SaveFailed, SaveSlot, Saves};
use crate::table::{Intent, TableEvent, is_watched};
use crate::ui::{NewGameDraft, PlatformFeatures, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KnownSettings>()
        .add_systems(
            Update,
            (
                follow_fullscreen.run_if(resource_changed::<CurrentSettings>),
                remember_window,
                remember_games,
                report_failures,
            )
                .chain(),
        )
        .add_systems(
            Last,
            save_settings.run_if(resource_changed::<CurrentSettings>),
        );
}

/// The window's mode.
#[must_use]
pub fn window_mode(fullscreen: bool) -> WindowMode {
    if fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    }
}

/// Enters or leaves full screen after a change of the setting.
pub fn follow_fullscreen(
    args: Res<StartArgs>,
    settings: Res<CurrentSettings>,
    mut window: Query<&mut Window, With<PrimaryWindow>>,
) {
    if !args.0.is_tour()
        && let Ok(mut window) = window.single_mut()
    {
        launch::set_fullscreen(&mut window, settings.0.fullscreen);
    }
}

/// Remembers the window's size once it has stayed the same for a moment.
fn remember_window(
    time: Res<Time<Real>>,
    args: Res<StartArgs>,
    window: Query<Ref<Window>, With<PrimaryWindow>>,
    closing: MessageReader<WindowCloseRequested>,
    mut since: Local<Option<f32>>,
    mut settings: ResMut<CurrentSettings>,
) {
    let Ok(window) = window.single() else { return };
    if args.0.is_tour() || settings.0.fullscreen || window.mode != WindowMode::Windowed {
        return;
    }
    let (width, height) = (window.width() as u32, window.height() as u32);
    let kept = &settings.0.window;
    if (kept.width, kept.height) == (width, height) || width == 0 || height == 0 {
        *since = None;
        return;
    }
    let still = since.get_or_insert(0.0);
    *still += time.delta_secs();
    if *still > 0.6 || !closing.is_empty() {
        *since = None;
        settings.0.window.width = width;
        settings.0.window.height = height;
    }
}

/// Remembers the last set-up of each game, and draws the seed of the next game.
fn remember_games(
    mut intents: MessageReader<Intent>,
    mut table_events: MessageReader<TableEvent>,
    args: Res<StartArgs>,
    slot: Res<SaveSlot>,
    mut settings: ResMut<CurrentSettings>,
    mut draft: ResMut<NewGameDraft>,
) {
    for intent in intents.read() {
        if let Intent::New(new) = intent
            && !args.0.demo
            && !args.0.is_tour()
        {
            settings.0.remember(&new.setup, new.games, new.clock);
            settings.0.game = new.setup.kind().name().to_owned();
            // A game between computers is an exception, so it doesn't change the usual players.
            if !is_watched(new.seats) {
                settings.0.seats = new.seats;
                for side in Side::BOTH {
                    // A side that the computer plays keeps its last player.
                    if new.seats[side.index()] == Seat::Person {
                        let player = new.players[side.index()].as_ref();
                        settings.0.players[side.index()] = player.and_then(|player| player.id);
                    }
                }
            }
        }
        if let Intent::SetUp(game) = intent
            && !matches!(*slot, SaveSlot::Lesson | SaveSlot::Unsaved)
            && game.header("puzzle").is_none()
            && !args.0.demo
            && !args.0.is_tour()
        {
            settings.0.game = game.setup().kind().name().to_owned();
        }
    }
    if table_events
        .read()
        .any(|table_event| matches!(table_event, TableEvent::SetUp))
    {
        draft.reseed(fair_seed(&args.0));
    }
}

/// The settings as this window last read or saved them. `None` before the first frame.
#[derive(Resource, Default)]
pub(super) struct KnownSettings(Option<Settings>);

impl KnownSettings {
    /// `true` once the settings have been read.
    pub(super) const fn is_read(&self) -> bool {
        self.0.is_some()
    }

    /// Saves the settings, merged with those that another window has saved.
    fn save(&mut self, current: &mut Settings, store: &mut Store) -> Result<(), SaveProblem> {
        let mut locked = store.exclusive()?;
        let merged = self.merged(current, &mut locked)?;
        locked.save(&Slot::settings(), &merged.to_ron())?;
        current.take_over(merged);
        self.0 = Some(current.clone());
        Ok(())
    }

    /// Takes over the settings that another window has saved.
    pub(super) fn follow(
        &mut self,
        current: &mut Settings,
        store: &mut Store,
    ) -> Result<(), SaveProblem> {
        let unsaved = self.0.as_ref() != Some(&*current);
        let merged = self.merged(current, store)?;
        current.take_over(merged);
        if !unsaved {
            self.0 = Some(current.clone());
        }
        Ok(())
    }

    fn merged(&self, current: &Settings, store: &mut Store) -> Result<Settings, SaveProblem> {
        let before = self.0.clone().unwrap_or_default();
        Ok(match store.slot_change(&Slot::settings())? {
            SlotChange::Text(text) => current.merged(&before, Settings::from_ron(&text).0),
            _ => current.clone(),
        })
    }
}

fn save_settings(
    mut settings: ResMut<CurrentSettings>,
    args: Res<StartArgs>,
    mut known: ResMut<KnownSettings>,
    mut saves: ResMut<Saves>,
    mut failures: MessageWriter<SaveFailed>,
) {
    if known.0.as_ref() == Some(&settings.0) {
        return;
    }
    // The first settings were just read, so they don't need saving.
    if known.0.is_none() || args.0.is_tour() {
        known.0 = Some(settings.0.clone());
        return;
    }
    let mut merged = settings.0.clone();
    let saved = known.save(&mut merged, &mut saves);
    settings.set_if_neq(CurrentSettings(merged));
    failures.write_batch(saved.err().map(SaveFailed));
}

/// Shows each kind of problem with saving once, until something could be saved again.
fn report_failures(
    words: Res<Words>,
    saves: Res<Saves>,
    platform: Res<PlatformFeatures>,
    mut failures: MessageReader<SaveFailed>,
    mut silent: MessageReader<NoDevice>,
    mut shown: Local<BTreeSet<Trouble>>,
    mut toasts: ResMut<Toasts>,
) {
    if !saves.is_failing() {
        shown.clear();
    }
    for SaveFailed(problem) in failures.read() {
        if shown.insert(problem.trouble) {
            let key = trouble_key(problem.trouble, platform.page.is_some());
            toasts.add_problem(words.get(key), problem.details.as_str());
        }
    }
    if silent.read().count() > 0 {
        toasts.add(words.get("toast-no-sound"), None);
    }
}

/// The text that says what's wrong and what to do.
pub(super) const fn trouble_key(trouble: Trouble, on_page: bool) -> &'static str {
    match (trouble, on_page) {
        (Trouble::Full, false) => "toast-save-full",
        (Trouble::Full, true) => "toast-save-full-page",
        (Trouble::Forbidden, false) => "toast-save-forbidden",
        (Trouble::Forbidden, true) => "toast-not-lasting-page",
        (Trouble::InUse, _) => "toast-save-in-use",
        (Trouble::Other, _) => "toast-save-failed",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};
    use crate::table::{NewGame, Table, TablePlugin};

    /// The number of failed saves.
    #[derive(Resource, Default)]
    struct Failures(usize);

    fn count_failures(mut failed: MessageReader<SaveFailed>, mut failures: ResMut<Failures>) {
        failures.0 += failed.read().count();
    }

    /// Checks that several failed saves, of a game and of settings, show one note with the text of a key.
    fn check_note(store: Store, key: &str) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TablePlugin, plugin))
            .insert_resource(Saves(store))
            .init_resource::<StartArgs>()
            .init_resource::<NewGameDraft>()
            .init_resource::<PlatformFeatures>()
            .init_resource::<Toasts>()
            .init_resource::<Words>()
            .init_resource::<Failures>()
            .add_message::<NoDevice>()
            .add_message::<WindowCloseRequested>()
            .add_systems(PostUpdate, count_failures);
        app.update();
        let game = NewGame {
            setup: Setup::new(GameKind::Tapatan),
            seats: [Seat::Person; 2],
            players: [None, None],
            first: Some(Side::First),
            games: 1,
            clock: None,
            seed: 1.into(),
        };
        app.world_mut().write_message(Intent::New(Box::new(game)));
        app.update();
        for volume in [0.1, 0.2, 0.3] {
            let world = app.world_mut();
            world.resource_mut::<CurrentSettings>().0.volume = volume;
            let choice = world.resource::<Table>().game().legal_moves()[0];
            world.write_message(Intent::Play(choice));
            app.update();
        }
        app.update();
        let world = app.world();
        let failures = world.resource::<Failures>().0;
        assert!(failures > 2, "{failures} saves failed");
        let (words, toasts) = (world.resource::<Words>(), world.resource::<Toasts>());
        assert!(words.has(key));
        let shown: Vec<&str> = toasts.texts().collect();
        assert_eq!(shown, [words.get(key)]);
        assert_eq!(toasts.changes(), 1, "the note was added once");
    }

    #[test]
    fn a_full_store_is_reported_once_in_plain_words() {
        let mut store = Store::in_memory();
        store.set_room(Some(0));
        check_note(store, "toast-save-full");
    }

    /// Not even the superuser can write to this folder.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_that_can_only_be_read_is_reported_once_in_plain_words() {
        let store = Store::open("/sys/kernel").unwrap();
        check_note(store, "toast-save-forbidden");
    }
}
