//! What there is to be said of a game's throws, found out once and kept while the page is open.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy_egui::egui::{self, Ui};
use web_time::Instant;

use crate::record::GameRecord;
use crate::rules::Side;
use crate::statistics::{Awaited, LuckReader, ThrowCounts, Wait};
use crate::verify::{Finding, verify};

/// How long luck is read in one frame.
const A_FRAME: Duration = Duration::from_millis(4);

/// Tells a state of a game from others.
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

/// The throws of a game, as far as they have been read.
pub(super) struct ThrowsRead {
    of: GameState,
    /// What checking the record found; nothing before the game's end.
    pub(super) findings: Vec<Finding>,
    /// How often each value fell, and the longest waits; none in a game without throws.
    pub(super) counts: Option<ThrowCounts>,
    /// For each side, what is waited for and which of its throws showed it.
    pub(super) waits: [Vec<(Wait, Vec<bool>)>; 2],
    /// The luck of the throws, read a little in each frame.
    pub(super) luck: LuckReader,
    /// All of it has been read.
    pub(super) luck_is_read: bool,
}

/// What a side waits for that the page shows, of everything that it may wait for.
fn is_shown(awaited: Awaited) -> bool {
    matches!(
        awaited,
        Awaited::Value(6) | Awaited::Doublets | Awaited::Start | Awaited::Score
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

    /// Reads luck for a while.
    fn read_on(&mut self) {
        let begun = Instant::now();
        while !self.luck_is_read && begun.elapsed() < A_FRAME {
            self.luck_is_read = !self.luck.step();
        }
    }
}

/// What is known of a game's throws; more of it is found out in each frame.
pub(super) fn read(ui: &Ui, game: &GameRecord) -> Arc<Mutex<ThrowsRead>> {
    let id = egui::Id::new("throws read");
    let kept = ui.data(|data| data.get_temp::<Arc<Mutex<ThrowsRead>>>(id));
    let shared = kept.unwrap_or_else(|| Arc::new(Mutex::new(ThrowsRead::new(game))));
    ui.data_mut(|data| data.insert_temp(id, shared.clone()));
    // Nothing panics while it is held; if anything did, what is in it is still whole.
    let mut read = shared.lock().unwrap_or_else(PoisonError::into_inner);
    if read.of != GameState::of(game) {
        *read = ThrowsRead::new(game);
    }
    read.read_on();
    if !read.luck_is_read {
        ui.ctx().request_repaint();
    }
    drop(read);
    shared
}
