//! Messages from the start, kept until the table can show them.

use bevy::prelude::*;

use super::launch::address::{Problem, ProblemKind};
use crate::store;
use crate::table::Table;
use crate::ui::words::Variable;
use crate::ui::{OpenPanels, Toasts, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, show_notices.run_if(resource_exists::<Table>));
}

/// Something from the start that the player should know.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The key of its text.
    pub key: &'static str,
    /// The values of the text's variables.
    pub variables: Vec<(&'static str, String)>,
    /// The system's own message, which is shown if the player asks for it.
    pub details: Option<String>,
    /// `true` if it explains why a panel is open, so it's shown before that panel closes.
    pub over_panels: bool,
}

impl Notice {
    /// A problem, shown while no panel is open.
    #[must_use]
    pub fn of(key: &'static str, details: impl Into<String>) -> Notice {
        Notice {
            key,
            variables: Vec::new(),
            details: Some(details.into()),
            over_panels: false,
        }
    }

    /// Good news, or a problem that needs no details.
    #[must_use]
    pub fn plain(key: &'static str) -> Notice {
        Notice {
            details: None,
            ..Notice::of(key, "")
        }
    }

    /// A problem whose reason is already in the player's language.
    #[must_use]
    pub fn with_reason(key: &'static str, problem: String, details: &impl ToString) -> Notice {
        Notice {
            key,
            variables: vec![("problem", problem)],
            details: Some(details.to_string()),
            over_panels: false,
        }
    }

    /// A damaged file of the store, and its new path after it was set aside.
    #[must_use]
    pub fn of_store(key: &'static str, notice: store::Notice) -> Notice {
        let aside = notice
            .set_aside
            .map(|path| format!(" ({path})"))
            .unwrap_or_default();
        Notice::of(key, format!("{}{aside}", notice.problem))
    }

    /// A part of an address that can't be used.
    #[must_use]
    pub fn of_address(problem: &Problem) -> Notice {
        let mut variables = vec![
            ("found", problem.found.clone()),
            ("accepted", problem.accepted.clone()),
        ];
        if let ProblemKind::Value(option) = problem.about {
            variables.push(("option", option.to_owned()));
        }
        Notice {
            key: problem.key(),
            variables,
            details: None,
            over_panels: true,
        }
    }
}

/// Notices from the start that aren't shown yet.
#[derive(Resource, Clone, Debug, Default)]
pub struct Notices(pub Vec<Notice>);

impl Notices {
    /// `true` if a notice can be shown in the next frames.
    #[must_use]
    pub fn can_show(&self, open: &OpenPanels) -> bool {
        let mut notices = self.0.iter();
        notices.any(|notice| notice.over_panels || open.panel.is_none())
    }
}

/// Frames before notices are shown: setting up a game clears the toasts, and the first game is set up by then.
const SETTLE_FRAMES: u8 = 3;

fn show_notices(
    words: Res<Words>,
    open: Res<OpenPanels>,
    mut frames: Local<u8>,
    mut free: Local<u8>,
    mut notices: ResMut<Notices>,
    mut toasts: ResMut<Toasts>,
) {
    *frames = frames.saturating_add(1);
    // A panel would hide them, and closing it can set up another game.
    *free = if open.panel.is_some() {
        0
    } else {
        free.saturating_add(1)
    };
    if *frames < SETTLE_FRAMES || notices.0.is_empty() {
        return;
    }
    let settled = *free >= SETTLE_FRAMES;
    for notice in notices
        .0
        .extract_if(.., |notice| settled || notice.over_panels)
    {
        let variables: Vec<Variable> = notice
            .variables
            .into_iter()
            .map(|(name, text)| (name, text.into()))
            .collect();
        let text = words.with(notice.key, &variables);
        match notice.details {
            Some(details) => toasts.add_problem(text, details),
            None => toasts.add(text, None),
        }
    }
}
