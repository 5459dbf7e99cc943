//! Loading with a true progress bar, and the screen that says what is missing.

use bevy::asset::io::AssetReaderError;
use bevy::asset::{AssetEvent, AssetLoadError, UntypedAssetLoadFailedEvent};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use iyes_progress::{ProgressPlugin, ProgressTracker};

use super::Screen;
use crate::sound::SoundBank;
use crate::stage::mipmap;
use crate::stage::tablan::TablanArt;
use crate::stage::tablut::TablutArt;
use crate::stage::tapatan::TapatanArt;
use crate::stage::tawula::TawulaArt;
use crate::stage::tawula::dice::DiceArt;
use crate::ui::{IconArt, Words, loading};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ProgressPlugin::<Screen>::new())
        .add_loading_state(
            LoadingState::new(Screen::Loading)
                .continue_to_state(Screen::Table)
                .on_failure_continue_to_state(Screen::Failed)
                .load_collection::<TablanArt>()
                .load_collection::<TapatanArt>()
                .load_collection::<TablutArt>()
                .load_collection::<TawulaArt>()
                .load_collection::<DiceArt>()
                .load_collection::<IconArt>()
                .load_collection::<SoundBank>(),
        )
        .init_resource::<Missing>()
        .add_systems(
            Update,
            (
                note_missing,
                prepare_pictures,
                leave.run_if(in_state(Screen::Failed)),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_loading.run_if(in_state(Screen::Loading)),
                show_failed.run_if(in_state(Screen::Failed)),
            ),
        );
}

/// What could not be loaded, with the reason.
#[derive(Resource, Default, Debug)]
struct Missing(Vec<String>);

fn note_missing(
    words: Res<Words>,
    mut failures: MessageReader<UntypedAssetLoadFailedEvent>,
    mut missing: ResMut<Missing>,
) {
    for failure in failures.read() {
        let reason = failure.error.to_string();
        // Whatever follows the first line is for developers.
        let reason = reason.lines().next().unwrap_or_default();
        let key = match &failure.error {
            AssetLoadError::AssetReaderError(AssetReaderError::NotFound(_)) => "loading-missing",
            _ => "loading-damaged",
        };
        let part = ("part", failure.path.to_string().into());
        let line = words.with(key, &[part, ("reason", reason.to_owned().into())]);
        if !missing.0.contains(&line) {
            error!("cannot load {}: {reason}", failure.path);
            missing.0.push(line);
        }
    }
}

/// Without a table there is nothing to close but the program.
fn leave(keys: Res<ButtonInput<KeyCode>>, mut exit: MessageWriter<AppExit>) {
    if keys.just_pressed(KeyCode::Escape) {
        exit.write(AppExit::from_code(1));
    }
}

/// Gives every picture its smaller copies; those of panels are also made ready for blending.
fn prepare_pictures(
    mut events: MessageReader<AssetEvent<Image>>,
    server: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
) {
    for event in events.read() {
        let AssetEvent::LoadedWithDependencies { id } = event else {
            continue;
        };
        let Some(path) = server.get_path(*id).map(|path| path.path().to_owned()) else {
            continue;
        };
        let panel = path.starts_with("ui")
            || path
                .file_stem()
                .is_some_and(|stem| stem.to_string_lossy().ends_with("_icon"));
        let Some(mut image) = images.get_mut(*id) else {
            continue;
        };
        if path
            .file_stem()
            .is_some_and(|stem| stem.to_string_lossy().ends_with("_relief"))
        {
            mipmap::as_slopes(&mut image);
            continue;
        }
        mipmap::add_mipmaps(&mut image);
        if panel {
            mipmap::premultiply(&mut image);
        }
    }
}

fn show_loading(
    mut contexts: EguiContexts,
    words: Res<Words>,
    tracker: Res<ProgressTracker<Screen>>,
) -> Result {
    let progress = tracker.get_global_progress();
    let done = if progress.total == 0 {
        0.0
    } else {
        progress.done as f32 / progress.total as f32
    };
    loading::loading(contexts.ctx_mut()?, &words, done);
    Ok(())
}

fn show_failed(mut contexts: EguiContexts, words: Res<Words>, missing: Res<Missing>) -> Result {
    loading::failed(contexts.ctx_mut()?, &words, &missing.0);
    Ok(())
}
