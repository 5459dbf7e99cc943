//! Searches for the best move when a player asks for a hint.

use bevy::prelude::*;

use super::search_task::{ComputeMode, SearchRequest, SearchTask};
use super::{Table, TableEvent, ThinkSystems, WakeUp};
use crate::ai::{Hint, Player, Search};
use crate::rules::Expect;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HintSearch>()
        .add_message::<HintRequested>()
        .add_message::<HintFound>()
        .add_systems(
            PostUpdate,
            search_hint
                .in_set(ThinkSystems)
                .run_if(resource_exists::<Table>),
        );
}

/// A player's request for a hint.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintRequested;

/// The hint for the position on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct HintFound(pub Hint);

/// The search for a requested hint.
#[derive(Resource, Debug)]
pub struct HintSearch {
    asked: bool,
    search_task: SearchTask<Hint>,
}

impl Default for HintSearch {
    fn default() -> Self {
        Self {
            asked: false,
            search_task: SearchTask::new(Search::hint),
        }
    }
}

impl HintSearch {
    /// `true` while a hint is being searched for.
    #[must_use]
    pub const fn is_awaited(&self) -> bool {
        self.asked
    }
}

fn search_hint(
    table: Res<Table>,
    mode: Res<ComputeMode>,
    wake_up: Res<WakeUp>,
    mut asked: MessageReader<HintRequested>,
    mut table_events: MessageReader<TableEvent>,
    mut advice: ResMut<HintSearch>,
    mut advised: MessageWriter<HintFound>,
) {
    // Puzzles have separate hints.
    let is_played = table.puzzle().is_none() && !table.is_replayed();
    let asks = asked.read().count() > 0 && is_played;
    // After an event, the search is about an old position.
    let stale = table_events.read().count() > 0;
    if !asks && !advice.asked {
        return;
    }
    let game = table.game();
    if stale && !asks || !matches!(game.expect(), Expect::Move(_)) {
        advice.asked = false;
        advice.search_task.stop();
        return;
    }
    let request = SearchRequest {
        player: Player::best(),
        position: game.position().clone(),
        seed: 0,
        score: game.score_before(),
    };
    let hint = advice.search_task.poll(&request, *mode, &wake_up);
    advice.asked = hint.is_none();
    advised.write_batch(hint.map(HintFound));
}
