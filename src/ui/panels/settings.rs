//! The settings, each in force as soon as it is changed.

use bevy_egui::egui::Ui;

use super::seats::seats;
use super::{Footer, scroll_body, section, title_with_note};
use crate::store::{BigMode, Settings, Speed};
use crate::ui::icons::Icon;
use crate::ui::language::LOCALES;
use crate::ui::open::Panel;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::{ButtonStyle, button, label, segments, slider, switch};
use crate::ui::words::Words;

/// The settings.
pub fn settings(ui: &mut Ui, view: &View, room: f32) -> Option<UiAction> {
    let words = view.words;
    let version = Some(view.version.to_string());
    let mut action = title_with_note(ui, view, "settings", version).then_some(UiAction::Close);
    let mut fresh = view.settings.clone();
    let footer = Footer::of(ui, "settings");
    scroll_body(ui, room - 86.0 - footer.height, |ui| {
        // First, for whoever cannot read the rest.
        section(ui, &words.get("settings-language"));
        if let Some(language) = ui
            .push_id("language", |ui| {
                segments(ui, &*fresh.language, &languages(words))
            })
            .inner
        {
            fresh.language = language.to_owned();
        }
        section(ui, &words.get("settings-sound"));
        label(
            ui,
            words.get("setting-volume"),
            TextStyle::Body,
            colour::TEXT,
        );
        if let Some(volume) = slider(ui, fresh.volume, &words.get("setting-volume")) {
            fresh.volume = volume;
            fresh.muted = false;
        }
        if switch(ui, fresh.muted, &words.get("mute"), "") {
            fresh.muted = !fresh.muted;
        }
        section(ui, &words.get("settings-motion"));
        label(
            ui,
            words.get("setting-speed"),
            TextStyle::Body,
            colour::TEXT,
        );
        let speeds =
            Speed::ALL.map(|speed| (speed, words.get(&format!("speed-{}", speed_key(speed)))));
        if let Some(speed) = ui
            .push_id("speed", |ui| segments(ui, fresh.speed, &speeds))
            .inner
        {
            fresh.speed = speed;
        }
        ui.add_space(4.0);
        let toggle = |ui: &mut Ui, on: &mut bool, key: &str| {
            if switch(ui, *on, &words.get(key), &words.get(&format!("{key}-line"))) {
                *on = !*on;
            }
        };
        toggle(ui, &mut fresh.reduced_motion, "setting-reduced");
        section(ui, &words.get("settings-play"));
        label(
            ui,
            words.get("setting-thinking"),
            TextStyle::Body,
            colour::TEXT,
        );
        let times = [(0.35, "short"), (0.7, "middle"), (1.5, "long")]
            .map(|(seconds, key)| (seconds, words.get(&format!("thinking-{key}"))));
        if let Some(seconds) = ui
            .push_id("thinking", |ui| segments(ui, fresh.thinking, &times))
            .inner
        {
            fresh.thinking = seconds;
        }
        ui.add_space(4.0);
        toggle(ui, &mut fresh.auto_throw, "setting-auto-throw");
        toggle(ui, &mut fresh.confirm_turn, "setting-confirm");
        toggle(ui, &mut fresh.finish_by_itself, "setting-finish");
        toggle(ui, &mut fresh.show_destinations, "setting-destinations");
        seats(ui, view, &mut fresh);
        ui.add_space(4.0);
        let players = words.get("players");
        let face = (Some(Icon::Person), players.as_str());
        if button(ui, view.icons, face, ButtonStyle::Secondary, true, None) {
            action = Some(UiAction::Open(Panel::Players));
        }
        section(ui, &words.get("settings-view"));
        label(ui, words.get("setting-text"), TextStyle::Body, colour::TEXT);
        let scales = [1.0, 1.25, 1.5, 2.0].map(|scale: f32| {
            let percent = [("number", (scale * 100.0).into())];
            (scale, words.with("percent", &percent))
        });
        if let Some(scale) = ui
            .push_id("text", |ui| segments(ui, fresh.text_scale, &scales))
            .inner
        {
            fresh.text_scale = scale;
        }
        label(ui, words.get("setting-big"), TextStyle::Body, colour::TEXT);
        let modes = BigMode::ALL.map(|mode| (mode, words.get(&format!("big-{mode}"))));
        if let Some(mode) = ui
            .push_id("big", |ui| segments(ui, fresh.big, &modes))
            .inner
        {
            fresh.big = mode;
        }
        if fresh.big == BigMode::Automatic {
            label(
                ui,
                words.get("setting-big-from"),
                TextStyle::Body,
                colour::TEXT,
            );
            let heights = Settings::BIG_FROM.map(|height| (height, height.to_string()));
            if let Some(height) = ui
                .push_id("big from", |ui| segments(ui, fresh.big_from, &heights))
                .inner
            {
                fresh.big_from = height;
            }
        }
        ui.add_space(4.0);
        toggle(ui, &mut fresh.demonstrates, "setting-demonstrates");
        toggle(
            ui,
            &mut fresh.demonstration_sound,
            "setting-demonstration-sound",
        );
        if view.platform.fullscreen
            && switch(ui, fresh.fullscreen, &words.get("setting-fullscreen"), "")
        {
            action = Some(UiAction::ToggleFullscreen);
        }
    });
    if fresh != *view.settings {
        action = Some(UiAction::Settings(Box::new(fresh)));
    }
    let asked = footer.show(ui, |ui| buttons(ui, view));
    action.or(asked)
}

/// What else there is to do with the game and the program.
fn buttons(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        let can_resign = view.position.outcome().is_none();
        let resign = words.get("resign");
        if button(
            ui,
            view.icons,
            (Some(Icon::Resign), &resign),
            ButtonStyle::Secondary,
            can_resign,
            None,
        ) {
            action = Some(UiAction::Open(Panel::Resign));
        }
        let record = words.get("record-title");
        let icon = Some(Icon::MoveList);
        if button(
            ui,
            view.icons,
            (icon, &record),
            ButtonStyle::Secondary,
            true,
            None,
        ) {
            action = Some(UiAction::Open(Panel::Record));
        }
        let quit = words.get("quit");
        if view.platform.quit
            && button(
                ui,
                view.icons,
                (Some(Icon::Quit), &quit),
                ButtonStyle::Secondary,
                true,
                None,
            )
        {
            action = Some(UiAction::Quit);
        }
    });
    action
}

/// The system's language, then every one by the name that it gives itself.
fn languages(words: &Words) -> Vec<(&'static str, String)> {
    let system = (
        Settings::SYSTEM_LANGUAGE,
        words.get("setting-language-auto"),
    );
    let named = LOCALES
        .iter()
        .map(|locale| (locale.tag, locale.name().to_owned()));
    std::iter::once(system).chain(named).collect()
}

const fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "off",
        Speed::Half => "half",
        Speed::Normal => "normal",
        Speed::Double => "double",
    }
}
