//! Loads the texts of the chosen language, because only English is part of the page's program.

use std::cell::RefCell;

use bevy::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::bridge;
use crate::settings::CurrentSettings;
use crate::ui::language::{self, Locale, SystemLanguages};
use crate::ui::{Toasts, Words};

thread_local! {
    /// The languages whose texts have just arrived, or the reasons why they can't be loaded.
    static ARRIVED: RefCell<Vec<(&'static Locale, Result<(), String>)>> = const { RefCell::new(Vec::new()) };
}

/// The setting of the last language that was loaded.
#[derive(Resource, Default)]
struct LastSetting(String);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastSetting>().add_systems(
        PreUpdate,
        (
            take_texts,
            load_texts.run_if(resource_exists_and_changed::<CurrentSettings>),
        )
            .chain()
            .before(language::follow),
    );
}

/// Requests the texts of the chosen language, unless they're loaded. Until they arrive, the last language stays.
fn load_texts(
    settings: Res<CurrentSettings>,
    system: Res<SystemLanguages>,
    words: Res<Words>,
    mut last: ResMut<LastSetting>,
) {
    let locale = Locale::choose(&settings.0.language, &system.0);
    if words.locale().tag == locale.tag || locale.is_loaded() {
        settings.0.language.clone_into(&mut last.0);
        return;
    }
    let promise = bridge::load_texts(locale.tag);
    spawn_local(async move {
        let outcome = JsFuture::from(promise).await;
        let outcome = outcome.map(drop).map_err(|reason| bridge::message(&reason));
        ARRIVED.with_borrow_mut(|all| all.push((locale, outcome)));
        super::wake();
    });
}

/// Uses texts that have arrived, or returns to the last setting.
fn take_texts(
    mut settings: ResMut<CurrentSettings>,
    system: Res<SystemLanguages>,
    last: Res<LastSetting>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    let chosen = Locale::choose(&settings.0.language, &system.0);
    let arrived = ARRIVED.take();
    let Some((locale, outcome)) = arrived
        .into_iter()
        .rfind(|(locale, _)| locale.tag == chosen.tag)
    else {
        return;
    };
    match outcome {
        Ok(()) => settings.set_changed(),
        Err(reason) => {
            last.0.clone_into(&mut settings.0.language);
            let text = words.with("language-not-loaded", &[("language", locale.name.into())]);
            toasts.add_problem(text, reason);
        }
    }
}
