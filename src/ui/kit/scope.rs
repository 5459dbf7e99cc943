//! The skin of a panel and the forced state of its controls, which every `Ui` inherits.

use bevy_egui::egui::{InnerResponse, Response, Ui, UiBuilder, UiStackInfo};

use super::skin::Skin;
use super::state::State;
use crate::ui::theme;

/// The data that the kit keeps in a `Ui`'s stack.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scope {
    pub(super) skin: Skin,
    /// The state that all controls show, for the gallery. `None` shows their real states.
    pub(super) forced: Option<State>,
}

const TAG: &str = "kit";

impl Scope {
    /// The innermost scope around a `Ui`.
    pub(super) fn of(ui: &Ui) -> Self {
        let mut stack = ui.stack().iter();
        let found = stack.find_map(|ui| ui.info.tags.get_downcast::<Scope>(TAG));
        found.copied().unwrap_or_default()
    }

    /// Shows controls in this scope.
    pub(super) fn show<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
        let info = UiStackInfo::default().with_tag_value(TAG, self);
        ui.scope_builder(UiBuilder::new().ui_stack_info(info), add)
    }
}

impl Skin {
    /// The skin of a `Ui`.
    #[must_use]
    pub fn of(ui: &Ui) -> Self {
        Scope::of(ui).skin
    }

    /// Shows a panel whose controls have this skin.
    pub fn scope<R>(self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
        let scope = Scope {
            skin: self,
            ..Scope::of(ui)
        };
        scope
            .show(ui, |ui| {
                if self == Skin::Paper {
                    use_paper_scroll_bars(ui);
                }
                add(ui)
            })
            .inner
    }
}

/// Makes scroll bars a pale line with a dark part, as if drawn with a pen.
fn use_paper_scroll_bars(ui: &mut Ui) {
    let visuals = ui.visuals_mut();
    visuals.extreme_bg_color = theme::paper::RAIL;
    let widgets = &mut visuals.widgets;
    for widget in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
    ] {
        widget.bg_fill = theme::paper::SECOND_INK;
    }
}

impl State {
    /// The state of a control, or the one that the gallery forces.
    #[must_use]
    pub fn of(ui: &Ui, response: &Response, enabled: bool) -> Self {
        if let Some(forced) = Scope::of(ui).forced {
            forced
        } else if !enabled {
            State::Disabled
        } else if response.is_pointer_button_down_on() {
            State::Pressed
        } else if response.hovered() {
            State::Hovered
        } else if response.has_focus() {
            State::Focused
        } else {
            State::Rest
        }
    }
}

/// `true` if a focus ring is drawn around a control, even under the pointer.
pub(super) fn shows_ring(ui: &Ui, response: &Response) -> bool {
    match Scope::of(ui).forced {
        Some(forced) => forced == State::Focused,
        None => response.has_focus(),
    }
}
