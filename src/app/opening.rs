//! Opens the game that the launch options name for a replay: a record's file, or a link.

use bevy::prelude::*;

use super::launch::read_file;
use super::session_start::Resuming;
use super::{Notice, Notices, StartArgs};
use crate::record::{Importer, OneGameError};
use crate::table::ReplayIntent;
use crate::table::{READING, Table};
use crate::ui::library::LibraryWork;
use crate::ui::panels::one_game_problem;
use crate::ui::{OpenPanels, Panel, UiAction, Words};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin).add_systems(
        Update,
        read_on
            .run_if(resource_exists::<Opening>)
            .run_if(resource_exists::<Table>)
            .run_if(not(resource_exists::<Resuming>)),
    );
}

/// Frames until the table under the replay has been set up.
const SETTLE_FRAMES: u8 = 4;

/// A game that is being read for a replay.
#[derive(Resource)]
pub(super) struct Opening {
    importer: Option<Importer>,
    waited: u8,
}

fn begin(mut commands: Commands, args: Res<StartArgs>, mut notices: ResMut<Notices>) {
    let Some(asked) = &args.0.open else { return };
    let bytes = if Importer::has_any(asked) {
        Ok(asked.clone().into_bytes())
    } else {
        read_file(asked.as_ref())
    };
    match bytes {
        Ok(bytes) => commands.insert_resource(Opening {
            importer: Some(Importer::new(&bytes)),
            waited: 0,
        }),
        Err(problem) => notices.0.push(Notice::of("toast-record-not-read", problem)),
    }
}

/// Reads the next part of the game.
fn read_on(
    mut commands: Commands,
    mut opening: ResMut<Opening>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
    mut actions: MessageWriter<UiAction>,
    mut work: ResMut<LibraryWork>,
    mut open: ResMut<OpenPanels>,
) {
    if opening.waited < SETTLE_FRAMES {
        opening.waited += 1;
        return;
    }
    let Some(mut importer) = opening.importer.take() else {
        return;
    };
    importer.read_for(READING);
    if !importer.is_finished() {
        opening.importer = Some(importer);
        return;
    }
    let text = importer.text().to_owned();
    match importer.finish().one() {
        Ok(found) => {
            // An action closes open panels, like a press on a panel does.
            actions.write(UiAction::Replay(ReplayIntent::Open(found.game)));
        }
        // One table can't show them.
        Err(OneGameError::Several { .. }) => {
            work.take(text.into_bytes());
            open.panel = Some(Panel::Library);
        }
        Err(error) => {
            let problem = one_game_problem(&words, &error);
            notices.0.push(Notice::with_reason(
                "toast-game-not-opened",
                problem,
                &error,
            ));
        }
    }
    commands.remove_resource::<Opening>();
}
