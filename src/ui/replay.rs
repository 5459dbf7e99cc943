//! Adapts the panels to a replay, and restores them afterwards.

use bevy::prelude::*;

use super::{Home, NewGameDraft, OpenPanels, Panel};
use crate::table::{Intent, Replay, ReplayIntent, Table, TableSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (ask_for_opponent, return_after_replay)
            .chain()
            .before(TableSystems::Replay)
            .run_if(resource_exists::<Table>),
    );
}

/// The open panels before a replay.
#[derive(Clone, Copy, Debug)]
struct Before {
    home: bool,
    end_dismissed: bool,
}

/// Asks for the opponent of a game from the shown moment, if it isn't the end.
fn ask_for_opponent(
    mut intents: MessageReader<ReplayIntent>,
    table: Res<Table>,
    mut open: ResMut<OpenPanels>,
    mut draft: ResMut<NewGameDraft>,
) {
    let asks = |intent: &ReplayIntent| matches!(intent, ReplayIntent::PlayFromHere);
    let asked = intents.read().filter(|intent| asks(intent)).count() > 0;
    let is_open = table.game().outcome().is_none();
    if asked && table.is_replayed() && is_open && open.panel != Some(Panel::PlayFrom) {
        draft.setup = table.game().setup().clone();
        draft.begin_choosing();
        open.panel = Some(Panel::PlayFrom);
    }
}

/// Leaves home for a replay, and returns there afterwards.
fn return_after_replay(
    time: Res<Time<Real>>,
    replay: Option<Res<Replay>>,
    mut intents: MessageReader<ReplayIntent>,
    mut table_intents: MessageReader<Intent>,
    mut open: ResMut<OpenPanels>,
    mut home: ResMut<Home>,
    mut before: Local<Option<Before>>,
) {
    if table_intents
        .read()
        .filter(|intent| intent.replaces_game())
        .count()
        > 0
    {
        // Another game has replaced the previous one, so there's nothing to return to.
        *before = None;
    }
    for intent in intents.read() {
        match intent {
            ReplayIntent::Open(game) => {
                before.get_or_insert(Before {
                    home: open.home,
                    end_dismissed: open.end_dismissed,
                });
                if open.home {
                    home.leave_for(game.setup().kind(), time.elapsed());
                }
                open.move_list = false;
            }
            ReplayIntent::Begin(_) => *before = None,
            ReplayIntent::Close if replay.is_some() => {
                let Some(before) = before.take() else {
                    continue;
                };
                open.panel = None;
                open.end_dismissed = before.end_dismissed;
                if before.home {
                    open.go_home();
                    let room = home.game();
                    home.return_to(room, time.elapsed());
                }
            }
            _ => {}
        }
    }
}
