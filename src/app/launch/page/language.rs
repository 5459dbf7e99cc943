//! Loads the texts of the chosen language, because only English is part of the page's program.

use std::cell::RefCell;

use bevy::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::bridge;
use crate::settings::CurrentSettings;
use crate::ui::language::{self, Locale, SystemLanguages};
use crate::ui::{Toasts, Words};

thread_local! {
    /// The language whose texts have just arrived, or the reason why they can't be loaded.
    static ARRIVED: RefCell<Option<(&'static Locale, Result<(), String>)>> = const { RefCell::new(None) };
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
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
fn load_texts(settings: Res<CurrentSettings>, system: Res<SystemLanguages>) {
    let locale = Locale::choose(&settings.0.language, &system.0);
    if locale.is_loaded() {
        return;
    }
    let promise = bridge::load_texts(locale.tag);
    spawn_local(async move {
        let outcome = JsFuture::from(promise).await;
        let outcome = outcome.map(drop).map_err(|reason| bridge::message(&reason));
        ARRIVED.set(Some((locale, outcome)));
        super::wake();
    });
}

/// Uses texts that have arrived, or returns to the last language.
fn take_texts(
    mut settings: ResMut<CurrentSettings>,
    system: Res<SystemLanguages>,
    words: Res<Words>,
    mut toasts: ResMut<Toasts>,
) {
    let Some((locale, outcome)) = ARRIVED.take() else {
        return;
    };
    if Locale::choose(&settings.0.language, &system.0).tag != locale.tag {
        return;
    }
    match outcome {
        Ok(()) => settings.set_changed(),
        Err(reason) => {
            words.locale().tag.clone_into(&mut settings.0.language);
            let text = words.with("language-not-loaded", &[("language", locale.name.into())]);
            toasts.add_problem(text, reason);
        }
    }
}
