//! The table: the game record that judges every move, its pieces as entities, intents in, events out.
//!
//! The table doesn't depend on how it's drawn. With or without a stage the same intents lead to the same position; the
//! stage only delays the computer and the next throw while it's busy.

use bevy::prelude::*;

use crate::ai;

pub mod advice;
pub mod autosave;
pub mod clock;
pub mod computer;
pub mod doubt;
mod empty_turns;
pub mod experience;
pub mod game;
pub mod games;
pub mod history;
pub mod intent;
mod judge;
mod known_games;
pub mod learning;
pub mod library;
mod location;
mod move_target;
mod other_window;
pub mod pace;
pub mod piece;
pub mod pieces;
mod player_headers;
pub mod quick_finish;
pub mod replay;
pub mod review_task;
mod save_slot;
pub mod saved;
pub mod search_task;
pub mod seated;
mod systems;
pub mod table_event;
pub mod targets;
pub mod wake_up;

pub use clock::{ClockEvent, RunningClock};
pub use doubt::Doubt;
pub use experience::Experience;
pub use game::{Table, has_draw_offers, is_watched, seats_of};
pub use intent::{Intent, NewGame};
pub use known_games::known_games;
pub use learning::{Learning, LessonIntent, LessonLeft, LessonProgress};
pub use library::{GameLibrary, LibraryEvent};
pub use pace::{StageBusy, TablePaused, TableUnseen};
pub use piece::{Piece, PieceKind, Place, Standing};
pub use player_headers::players_of;
pub use quick_finish::{QuickFinish, QuickFinishRequested, stuck_thrower};
pub use replay::{
    PlayFromHere, Replay, ReplayIntent, ReplayMark, ReplayMarkKind, ReplayMistakes, ReplaySpeed,
    ShownChoices,
};
pub use review_task::ReviewTask;
pub use saved::{READING, ReadProgress, SaveReader, Saved};
pub use search_task::{ComputeMode, SliceTimes, Slices};
pub use seated::RememberedPlayers;
pub use systems::{TableSystems, ThinkSystems};
pub use table_event::{Change, PieceStep, Refusal, Refused, StepBack, TableEvent};
pub use targets::{Location, MoveTarget, TargetKind};
pub use wake_up::WakeUp;

/// Adds everything that plays a game, without its pictures.
pub struct TablePlugin;

impl Plugin for TablePlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (
                TableSystems::Guide,
                TableSystems::Replay,
                TableSystems::Judge,
                TableSystems::Follow,
                TableSystems::Save,
            )
                .chain(),
        )
        .configure_sets(PostUpdate, ThinkSystems.run_if(ai::networks_are_loaded))
        .add_plugins((
            intent::plugin,
            table_event::plugin,
            crate::settings::plugin,
            pace::plugin,
            judge::plugin,
            replay::plugin,
            learning::plugin,
            pieces::plugin,
            computer::plugin,
            search_task::plugin,
            advice::plugin,
            clock::plugin,
            experience::plugin,
            quick_finish::plugin,
            autosave::plugin,
        ))
        .add_plugins(doubt::plugin);
    }
}
