//! Opens the game that the launch options name for a replay: a record's file, or a link.

use bevy::prelude::*;

use super::session_start::Resuming;
use super::{Notice, Notices, StartArgs, exchange};
use crate::record::{Reading, RecordReader, link_payload};
use crate::table::ReplayIntent;
use crate::table::{READING, Table};
use crate::ui::panels::record_problem;
use crate::ui::{UiAction, Words};

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
    reader: Option<RecordReader<'static>>,
    waited: u8,
}

fn begin(mut commands: Commands, args: Res<StartArgs>, mut notices: ResMut<Notices>) {
    let Some(asked) = &args.0.open else { return };
    let text = if link_payload(asked).is_some() {
        Ok(asked.clone())
    } else {
        exchange::read(asked.as_ref())
    };
    match text {
        Ok(text) => commands.insert_resource(Opening {
            reader: Some(RecordReader::new(text)),
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
) {
    if opening.waited < SETTLE_FRAMES {
        opening.waited += 1;
        return;
    }
    let Some(reader) = opening.reader.take() else {
        return;
    };
    match reader.read_for(READING) {
        Ok(Reading::Unfinished(reader)) => {
            opening.reader = Some(reader);
            return;
        }
        Ok(Reading::Finished(game)) => {
            // An action closes open panels, like a press on a panel does.
            actions.write(UiAction::Replay(ReplayIntent::Open(game)));
        }
        Err(error) => {
            let problem = record_problem(&words, &error);
            notices
                .0
                .push(Notice::with_reason("toast-link-replay", problem));
        }
    }
    commands.remove_resource::<Opening>();
}
