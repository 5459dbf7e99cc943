//! Offers for a few seconds to undo a change of many settings.

use std::time::Duration;

use bevy_egui::egui::{Context, Ui};

use crate::store::Settings;
use crate::ui::kit::Button;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::undoable::Undoable;
use crate::ui::words::Words;

/// The undo of the latest change of many settings, if there was one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingsUndo(Option<Box<Change>>);

/// A change of many settings.
#[derive(Clone, Debug, PartialEq)]
struct Change {
    /// The settings before and after.
    before: Settings,
    after: Settings,
    /// The key of the text that says what happened.
    done: &'static str,
    /// The time for the undo. `None` until it's shown.
    time: Option<Undoable<()>>,
}

impl SettingsUndo {
    /// Offers to undo a change.
    pub fn offer(&mut self, before: Settings, after: Settings, done: &'static str) {
        let time = None;
        self.0 = Some(Box::new(Change {
            before,
            after,
            done,
            time,
        }));
    }

    /// The time until the offer disappears. `None` if there isn't one.
    #[must_use]
    pub fn next_change(&self, ctx: &Context) -> Option<Duration> {
        self.0.as_ref()?.time.as_ref()?.left(ctx)
    }

    /// Shows the offer, and undoes the change if the player wants it.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, fresh: &mut Settings) {
        let Some(change) = &mut self.0 else {
            return;
        };
        let kept = change.before.note_time;
        let time = change
            .time
            .get_or_insert_with(|| Undoable::new(ui.ctx(), (), kept));
        let is_over = time.left(ui.ctx()).is_none();
        if is_over || change.show(ui, words, fresh) {
            self.0 = None;
        }
    }
}

impl Change {
    /// Shows the offer, and undoes the change if it's pressed. Returns `true` in that case.
    fn show(&self, ui: &mut Ui, words: &Words, fresh: &mut Settings) -> bool {
        let row = ui.horizontal_wrapped(|ui| {
            label(ui, words.get(self.done), TextStyle::Strong, colour::TEXT);
            Button::new(&words.get("settings-reset-undo")).show(ui)
        });
        if row.inner {
            // Other settings keep what the player has changed since.
            *fresh = self.before.merged(&self.after, fresh.clone());
        }
        row.inner
    }
}
