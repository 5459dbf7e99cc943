//! Asks three questions at the first start: the size of texts, sound and motion.

use bevy_egui::egui::Ui;

use super::LOW;
use super::settings_search::values;
use crate::store::{Choice, Control, Setting, Settings};
use crate::ui::kit::{Button, ChoiceRow};
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// Shows the questions. The answers apply at once, so that the player sees what they do.
pub fn first_start(ui: &mut Ui, view: &View) -> Option<UiAction> {
    let words = view.words;
    let mut fresh = view.settings.clone();
    label(
        ui,
        words.get("first-start-title"),
        TextStyle::Title,
        colour::TEXT,
    );
    // In low windows the line would push the buttons out of view.
    if !is_low(ui) {
        let line = words.get("first-start-line");
        label(ui, line, TextStyle::Body, colour::SECOND);
    }
    if let Some((setting, choice)) = text_size() {
        question(ui, words, "first-start-text");
        let choices = values(words, setting, choice);
        let row = ChoiceRow::new((choice.chosen)(&fresh), &choices).id("first text");
        if let Some(index) = row.show(ui).flatten() {
            (choice.choose)(&mut fresh, index);
        }
    }
    question(ui, words, "first-start-sound");
    let named = |value: bool, key| (value, words.get(key));
    let sound = [
        named(false, "first-start-sound-on"),
        named(true, "first-start-sound-off"),
    ];
    if let Some(muted) = ChoiceRow::new(fresh.muted, &sound)
        .id("first sound")
        .show(ui)
    {
        fresh.muted = muted;
    }
    question(ui, words, "first-start-motion");
    let motion = [
        named(false, "first-start-motion-full"),
        named(true, "first-start-motion-reduced"),
    ];
    let row = ChoiceRow::new(fresh.reduced_motion, &motion).id("first motion");
    if let Some(reduced) = row.show(ui) {
        fresh.reduced_motion = reduced;
    }
    ui.add_space(gap(ui));
    let is_answered = fresh != *view.settings || !is_unanswered(view.settings);
    let closes = ui.horizontal_wrapped(|ui| {
        let starts = Button::new(&words.get("first-start-done"))
            .primary()
            .show(ui);
        // With an answer there's nothing left to skip.
        let skips = !is_answered && Button::new(&words.get("first-start-skip")).show(ui);
        starts || skips
    });
    if fresh != *view.settings {
        Some(UiAction::Settings(Box::new(fresh)))
    } else {
        closes.inner.then_some(UiAction::Close)
    }
}

fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// The space above a question.
fn gap(ui: &Ui) -> f32 {
    if is_low(ui) { 2.0 } else { 14.0 }
}

fn question(ui: &mut Ui, words: &Words, key: &str) {
    ui.add_space(gap(ui));
    label(ui, words.get(key), TextStyle::Strong, colour::TEXT);
}

/// The setting for the size of texts and its values.
fn text_size() -> Option<(&'static Setting, &'static Choice)> {
    let setting = Settings::ALL
        .iter()
        .find(|setting| setting.name == "text_scale")?;
    match &setting.row.as_ref()?.control {
        Control::Choice(choice) => Some((setting, choice)),
        _ => None,
    }
}

/// `true` if no question has an answer that differs from the default.
fn is_unanswered(settings: &Settings) -> bool {
    let usual = Settings::default();
    settings.text_scale == usual.text_scale
        && settings.muted == usual.muted
        && settings.reduced_motion == usual.reduced_motion
}
