//! Asks the questions of the first start, once.

use bevy::prelude::*;

use super::StartArgs;
use crate::settings::CurrentSettings;
use crate::table::history::GameHistory;
use crate::ui::{OpenPanels, Panel};

pub fn plugin(app: &mut App) {
    app.init_resource::<FirstStart>().add_systems(
        Update,
        ask_once.run_if(
            resource_changed::<OpenPanels>.and_eager(not(resource_equals(FirstStart::Over))),
        ),
    );
}

/// The state of the questions.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum FirstStart {
    /// They can come once the home screen is in view.
    #[default]
    Waiting,
    /// They're open.
    Open,
    /// They were closed, or this isn't a first start.
    Over,
}

/// Opens the questions if the program starts with the home screen, before the first finished game.
/// Once they're closed, the settings remember that.
fn ask_once(
    mut state: ResMut<FirstStart>,
    mut open: ResMut<OpenPanels>,
    mut settings: ResMut<CurrentSettings>,
    history: Res<GameHistory>,
    args: Res<StartArgs>,
) {
    match *state {
        FirstStart::Waiting => {
            let args = &args.0;
            let is_first = !settings.0.greeted && history.history().is_empty();
            if !is_first
                || !open.home
                || args.demo
                || args.harness.is_some()
                || open.panel.is_some()
            {
                *state = FirstStart::Over;
            } else if open.home_is_settled {
                open.panel = Some(Panel::FirstStart);
                *state = FirstStart::Open;
            }
        }
        FirstStart::Open if open.panel != Some(Panel::FirstStart) => {
            settings.0.greeted = true;
            *state = FirstStart::Over;
        }
        FirstStart::Open | FirstStart::Over => {}
    }
}
