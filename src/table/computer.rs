//! Plays the automatic part of a game: the computer's throws and choices, and throws that follow automatically.

use std::time::Duration;

use bevy::prelude::*;

use super::empty_turns::SHOWN_IN_FULL;
use super::game::expects_throw;
use super::games::TableGame;
use super::intent::AutoIntent;
use super::pace::{StageBusy, TablePaused};
use super::search_task::{SearchRequest, SearchTask, SliceTimes};
use super::{ComputeMode, Intent, Learning, QuickFinish, Table, ThinkSystems, WakeUp};
use crate::ai::{Player, Search};
use crate::record::Event;

use crate::rules::{AnyMove, AnyPosition, Expect, dispatch};
use crate::settings::SettingsInForce;
use crate::store::{Seat, Settings};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<IdleTime>()
        .init_resource::<ComputerMove>()
        .init_resource::<AutoPlay>()
        .add_systems(
            PostUpdate,
            play_automatically
                .in_set(ThinkSystems)
                .run_if(resource_exists::<Table>),
        );
}

/// The search for the computer's next choice.
#[derive(Resource, Debug)]
pub struct ComputerMove(SearchTask<AnyMove>);

impl ComputerMove {
    /// Statistics of how long the searches have blocked the only thread.
    #[must_use]
    pub fn slice_times(&self) -> SliceTimes {
        self.0.slice_times()
    }
}

impl Default for ComputerMove {
    fn default() -> Self {
        Self(SearchTask::new(Search::best))
    }
}

/// The next automatic action. The event loop reads from it how long it can sleep.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AutoPlay {
    /// No action, or the table is busy or paused.
    #[default]
    Nothing,
    /// A throw or a choice in the next frame.
    Due,
    /// A known throw or choice after this time.
    In(Duration),
    /// A choice that is still being searched for.
    Searching,
}

impl AutoPlay {
    /// The action that is due after `wait`, if `waited` has passed already.
    fn after(wait: Duration, waited: Duration) -> AutoPlay {
        match wait.saturating_sub(waited) {
            Duration::ZERO => AutoPlay::Due,
            left => AutoPlay::In(left),
        }
    }
}

/// The time since the table's last event.
#[derive(Resource, Default, Debug)]
struct IdleTime {
    events: usize,
    time: Duration,
}

/// `true` if neither side can hit the other any more.
fn is_race(position: &AnyPosition) -> bool {
    dispatch!(AnyPosition(position), position => TableGame::is_race(position))
}

fn just_chose(table: &Table) -> bool {
    matches!(
        table.game().events().next_back(),
        Some(Event::Played { .. })
    )
}

/// `true` if only dice decide the rest and the settings let it play automatically.
fn finishes_automatically(table: &Table, settings: &Settings) -> bool {
    settings.finish_by_itself && is_race(table.game().position())
}

/// The pause before an automatic throw. `None` if a player must ask for it, no throw is due, or the game is only
/// replayed.
#[must_use]
pub fn pause_before_throw(table: &Table, in_force: &SettingsInForce) -> Option<Duration> {
    // Throws by hand are entered for the computer too.
    if table.unconfirmed().is_some() || table.game().throws_by_hand() || table.is_replayed() {
        return None;
    }
    let side = expects_throw(table)?;
    let follows = table.series_under_way();
    let (settings, pace) = (in_force.settings(), in_force.pace());
    // After several turns without a move, the next ones follow at once.
    let between = if table.empty_turns() >= SHOWN_IN_FULL {
        Duration::ZERO
    } else {
        pace.between
    };
    match table.seat(side) {
        Seat::Person if finishes_automatically(table, settings) => Some(between),
        Seat::Computer(_) if follows => Some(Duration::ZERO),
        Seat::Computer(_) => Some(between),
        // The player has time to undo a choice between two throws.
        Seat::Person if follows && just_chose(table) => {
            (!settings.confirm_turn).then_some(pace.grace)
        }
        Seat::Person if follows => Some(Duration::ZERO),
        Seat::Person => {
            let throws = in_force.throws_by_itself() || table.throws_until_move(side);
            throws.then_some(between)
        }
    }
}

fn play_automatically(
    time: Res<Time<Real>>,
    table: Res<Table>,
    in_force: SettingsInForce,
    busy: Res<StageBusy>,
    paused: Res<TablePaused>,
    learning: Option<Res<Learning>>,
    quick: Res<QuickFinish>,
    mode: Res<ComputeMode>,
    wake_up: Res<WakeUp>,
    mut computer: ResMut<ComputerMove>,
    mut waited: ResMut<IdleTime>,
    mut auto_play: ResMut<AutoPlay>,
    mut intents: MessageWriter<AutoIntent>,
) {
    auto_play.set_if_neq(AutoPlay::Nothing);
    // A puzzle plays its replies, and a replay has no players.
    if table.puzzle().is_some() || table.is_replayed() {
        computer.0.stop();
        return;
    }
    let events = table.game().events().len();
    let held =
        busy.0 || paused.0 || learning.is_some_and(|learning| learning.blocks_automatic_moves());
    if held || waited.events != events {
        *waited = IdleTime {
            events,
            time: Duration::ZERO,
        };
        if held {
            return;
        }
    }
    // Real time, because frames can be far apart during a search.
    waited.time += time.delta();
    if table.unconfirmed().is_some() {
        return;
    }
    if expects_throw(&table).is_some() {
        let wait = if quick.0 {
            Some(Duration::ZERO)
        } else {
            pause_before_throw(&table, &in_force)
        };
        if let Some(wait) = wait {
            let next = AutoPlay::after(wait, waited.time);
            auto_play.set_if_neq(next);
            if next == AutoPlay::Due {
                intents.write(AutoIntent(Intent::Throw));
            }
        }
        return;
    }
    let level = match table.game().expect() {
        Expect::Move(side) => match table.seat(side) {
            Seat::Computer(level) => Some(level),
            Seat::Person => {
                finishes_automatically(&table, in_force.settings()).then_some(Seat::MAX_LEVEL)
            }
        },
        Expect::Throw(_) | Expect::Nothing => None,
    };
    let Some(level) = level else {
        computer.0.stop();
        return;
    };
    let first_choice = matches!(table.game().events().next_back(), Some(Event::Threw { .. }));
    let pace = in_force.pace();
    let wait = if first_choice {
        pace.think
    } else {
        pace.between
    };
    let wait = if quick.0 { Duration::ZERO } else { wait };
    // With little time left the computer must not spend it on a pause.
    let wait = match (table.game().clock(), table.side_to_act()) {
        (Some(clock), Some(side)) => wait.min(Duration::from_millis(clock.left(side) / 60)),
        _ => wait,
    };
    // The seed gives equal positions of a game the same noise, even after undo. A turn of Tawula has one seed, so that
    // a level plays it consistently.
    let is_choice = table.game().events().map(Event::is_choice);
    let index = Player::noise_index(table.game().setup().kind(), is_choice);
    let seed = table.game().seed() ^ index as u64;
    let request = SearchRequest {
        player: Player::new(level),
        position: table.game().position().clone(),
        seed,
        score: table.game().score_before(),
    };
    let Some(choice) = computer.0.poll(&request, *mode, &wake_up) else {
        auto_play.set_if_neq(AutoPlay::Searching);
        return;
    };
    let next = AutoPlay::after(wait, waited.time);
    auto_play.set_if_neq(next);
    if next == AutoPlay::Due {
        intents.write(AutoIntent(Intent::Play(choice)));
    }
}
