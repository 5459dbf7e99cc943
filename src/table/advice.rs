//! Advice for a person who asks what the best player would do.

use bevy::prelude::*;

use super::search_task::{ComputeMode, SearchRequest, SearchTask};
use super::{Table, TableEvent, ThinkSystems, WakeUp};
use crate::ai::{Hint, Player, Search};
use crate::rules::Expect;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Advice>()
        .add_message::<AdviceAsked>()
        .add_message::<Advised>()
        .add_systems(
            PostUpdate,
            advise.in_set(ThinkSystems).run_if(resource_exists::<Table>),
        );
}

/// Somebody wants to know what to do.
#[derive(Message, Clone, Copy, Debug)]
pub struct AdviceAsked;

/// What the best player would do in the position on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct Advised(pub Hint);

/// The search for somebody who asked what to do.
#[derive(Resource, Debug)]
pub struct Advice {
    asked: bool,
    search_task: SearchTask<Hint>,
}

impl Default for Advice {
    fn default() -> Self {
        Self {
            asked: false,
            search_task: SearchTask::new(Search::hint),
        }
    }
}

impl Advice {
    /// Somebody waits for it.
    #[must_use]
    pub const fn is_awaited(&self) -> bool {
        self.asked
    }
}

fn advise(
    table: Res<Table>,
    mode: Res<ComputeMode>,
    wake_up: Res<WakeUp>,
    mut asked: MessageReader<AdviceAsked>,
    mut table_events: MessageReader<TableEvent>,
    mut advice: ResMut<Advice>,
    mut advised: MessageWriter<Advised>,
) {
    // A puzzle has hints of its own.
    let is_played = table.puzzle().is_none() && !table.is_replayed();
    let asks = asked.read().count() > 0 && is_played;
    // Once something has happened, it was about another position.
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
    advised.write_batch(hint.map(Advised));
}
