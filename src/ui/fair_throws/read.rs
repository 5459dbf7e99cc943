//! Computes statistics of a game's throws once, and caches them while the page is open.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy_egui::egui::{self, Ui};
use web_time::Instant;

use crate::ai;
use crate::record::GameRecord;
use crate::rules::Side;
use crate::statistics::{Awaited, LuckReader, ThrowCounts, Wait};
use crate::verify::{Finding, verify};

/// The time for computing luck in one frame.
const A_FRAME: Duration = Duration::from_millis(4);

/// Identifies a state of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
struct GameState {
    seed: u64,
    events: usize,
}

impl GameState {
    fn of(game: &GameRecord) -> GameState {
        GameState {
            seed: game.seed(),
            events: game.events().len(),
        }
    }
}

/// The statistics of a game's throws, as far as they're computed.
pub(super) struct ThrowsRead {
    of: GameState,
    /// The findings of the record's checks. Empty before the end of the game.
    pub(super) findings: Vec<Finding>,
    /// The count of each value, and the longest waits. `None` in a game without throws.
    pub(super) counts: Option<ThrowCounts>,
    /// The waits of each side, with `true` for each throw that ended one.
    pub(super) waits: [Vec<(Wait, Vec<bool>)>; 2],
    /// The computation of the throws' luck, a small part in each frame.
    pub(super) luck: LuckReader,
    /// `true` once the luck is computed.
    pub(super) luck_is_read: bool,
}

/// `true` if the page shows this kind of wait.
fn is_shown(awaited: Awaited) -> bool {
    matches!(
        awaited,
        Awaited::Value(6) | Awaited::Doubles | Awaited::Start | Awaited::Score
    )
}

impl ThrowsRead {
    fn new(game: &GameRecord) -> ThrowsRead {
        let counts = ThrowCounts::of(game);
        let waits = Side::BOTH.map(|side| {
            let waits = counts
                .as_ref()
                .map(|counts| &counts.sides[side.index()].waits);
            let shown = waits
                .into_iter()
                .flatten()
                .filter(|wait| is_shown(wait.awaited));
            shown
                .map(|wait| (*wait, Wait::shown_by(game, side, wait.awaited)))
                .collect()
        });
        ThrowsRead {
            of: GameState::of(game),
            findings: if game.outcome().is_some() && game.fair_seed().is_some() {
                verify(&game.to_record()).findings
            } else {
                Vec::new()
            },
            waits,
            counts,
            luck: LuckReader::new(game),
            luck_is_read: false,
        }
    }

    /// Computes luck for a while.
    fn read_on(&mut self) {
        let begun = Instant::now();
        while !self.luck_is_read && ai::networks_are_loaded() && begun.elapsed() < A_FRAME {
            self.luck_is_read = !self.luck.step();
        }
    }
}

/// The statistics of a game's throws. Each call, once a frame, computes a further part.
pub(super) fn read(ui: &Ui, game: &GameRecord) -> Arc<Mutex<ThrowsRead>> {
    let id = egui::Id::new("throws read");
    let kept = ui.data(|data| data.get_temp::<Arc<Mutex<ThrowsRead>>>(id));
    let shared = kept.unwrap_or_else(|| Arc::new(Mutex::new(ThrowsRead::new(game))));
    ui.data_mut(|data| data.insert_temp(id, shared.clone()));
    // No code panics while the lock is held, and even then the data would be consistent.
    let mut read = shared.lock().unwrap_or_else(PoisonError::into_inner);
    if read.of != GameState::of(game) {
        *read = ThrowsRead::new(game);
    }
    read.read_on();
    if !read.luck_is_read && ai::networks_are_loaded() {
        ui.ctx().request_repaint();
    }
    drop(read);
    shared
}
