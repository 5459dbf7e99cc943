//! The buttons at the right end of the upper rail: rules, keys, sound and quit, which apply to all games.

use bevy_egui::egui::Ui;

use super::action::HomeAction;
use super::focus::HomeFocus;
use super::rail::{Rail, RailButton};
use super::screen::Screen;
use super::state::Home;
use crate::ui::icons::Icon;
use crate::ui::panel::Panel;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// A button of the upper rail.
pub(super) struct CornerButton {
    icon: Icon,
    /// The text key of its label.
    title: &'static str,
    pub(super) action: UiAction,
}

/// The buttons, from the left. A phone has no keys, an upright window has the sound only in the settings, and only the
/// desktop can quit.
pub(super) fn buttons(view: &View) -> Vec<CornerButton> {
    let button = |icon, title, action| CornerButton {
        icon,
        title,
        action,
    };
    let mut all = vec![button(
        Icon::Book,
        "help-short",
        UiAction::Open(Panel::Book),
    )];
    let window = view.layout.window;
    if window.x > window.y {
        all.push(button(Icon::Keys, "keys", UiAction::Open(Panel::Keys)));
        let sound = Icon::of_sound(view.settings.muted);
        all.push(button(sound, "settings-sound", UiAction::ToggleMute));
    }
    if view.platform.quit {
        all.push(button(Icon::Quit, "quit", UiAction::Quit));
    }
    all
}

/// Shows the buttons leftwards from `right`. If their labels don't fit beside the title, only the icons are shown.
pub(super) fn show(
    ui: &Ui,
    home: &Home,
    screen: &Screen,
    title_end: f32,
    mut right: f32,
) -> Option<HomeAction> {
    let rail = Rail::upper(ui, screen);
    let all = buttons(screen.view);
    let labels: Vec<String> = all
        .iter()
        .map(|button| screen.view.words.get(button.title))
        .collect();
    let gap = rail.gap();
    let whole: f32 = labels
        .iter()
        .map(|label| rail.width([Some(label), None]) + gap)
        .sum();
    let labelled = rail.is_stacked() || title_end + whole < right;
    let mut action = None;
    for (at, (button, label)) in all.into_iter().zip(&labels).enumerate().rev() {
        let texts = [labelled.then_some(label.as_str()), None];
        let left = right - rail.width(texts);
        let shown = RailButton {
            icon: button.icon,
            texts,
            label,
            focused: home.by_keys && home.focus == HomeFocus::Corner(at),
        };
        if rail.button(shown, rail.part(left, right)) {
            action = Some(HomeAction::Ui(button.action));
        }
        right = left - gap;
    }
    action
}
