//! Runs a computer's search for the position on the table without delaying frames.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use web_time::Instant;

use super::WakeUp;
use crate::ai::{Player, Progress, Search};
use crate::rules::AnyPosition;
use crate::rules::MatchScore;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputeMode>().init_resource::<WakeUp>();
}

/// The way in which searches run.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub enum ComputeMode {
    /// Within the frame, to the end, because no frames are shown.
    #[default]
    Blocking,
    /// In a separate thread.
    Background,
    /// Between frames, on platforms with only one thread.
    Sliced(Slices),
}

/// The time slices of a search that shares the only thread.
#[derive(Clone, Copy, Debug)]
pub struct Slices {
    /// The length of a slice.
    pub length: Duration,
    /// Wakes a waker after all other waiting tasks of the thread have run.
    pub next_turn: fn(Waker),
}

/// The number of search nodes between two looks at the clock.
const STRIDE: u64 = 100;

/// The position to search, and the player.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SearchRequest {
    pub(super) player: Player,
    pub(super) position: AnyPosition,
    pub(super) seed: u64,
    /// The score of the match before the game. `None` for a single game (TW-16).
    pub(super) score: Option<MatchScore>,
}

/// The running search, and the function that extracts its result.
#[derive(Debug)]
pub(super) struct SearchTask<T> {
    result_of: fn(&Search) -> Option<T>,
    current: Option<(SearchRequest, TaskState<T>)>,
    slice_times: Arc<Mutex<SliceTimes>>,
}

/// Statistics of how long searches have blocked the only thread.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SliceTimes {
    /// The number of slices.
    pub slices: u32,
    /// The number of slices that took longer than a frame at 60 frames a second.
    pub over: u32,
    /// The longest slice.
    pub longest: Duration,
}

/// A frame at 60 frames a second.
const FRAME: Duration = Duration::from_millis(16);

impl SliceTimes {
    fn note(&mut self, took: Duration) {
        self.slices = self.slices.saturating_add(1);
        self.over = self.over.saturating_add(u32::from(took > FRAME));
        self.longest = self.longest.max(took);
    }
}

#[derive(Debug)]
enum TaskState<T> {
    /// Dropping the task ends the search.
    Running {
        _task: Task<()>,
        result: Arc<OnceLock<Option<T>>>,
    },
    Done(Option<T>),
}

impl<T: Copy + Send + Sync + 'static> SearchTask<T> {
    /// A task without a search; `result_of` extracts the result from a finished search.
    pub(super) fn new(result_of: fn(&Search) -> Option<T>) -> Self {
        Self {
            result_of,
            current: None,
            slice_times: Arc::default(),
        }
    }

    /// Statistics of how long its searches have blocked the only thread.
    pub(super) fn slice_times(&self) -> SliceTimes {
        *self
            .slice_times
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The result of the requested search. `None` while it's running. A search for anything else is dropped. The
    /// program is woken when the result is ready.
    pub(super) fn poll(
        &mut self,
        request: &SearchRequest,
        mode: ComputeMode,
        wake_up: &WakeUp,
    ) -> Option<T> {
        if self
            .current
            .as_ref()
            .is_none_or(|(current, _)| current != request)
        {
            let search = Search::new(request.player, &request.position, request.seed);
            let state = search.map_or(TaskState::Done(None), |search| {
                self.begin(search.in_match(request.score), mode, wake_up)
            });
            self.current = Some((request.clone(), state));
        }
        match &self.current.as_ref()?.1 {
            TaskState::Done(result) => *result,
            TaskState::Running { result, .. } => result.get().copied().flatten(),
        }
    }

    /// Drops the running search.
    pub(super) fn stop(&mut self) {
        self.current = None;
    }

    fn begin(&self, mut search: Search, mode: ComputeMode, wake_up: &WakeUp) -> TaskState<T> {
        let result_of = self.result_of;
        if let ComputeMode::Blocking = mode {
            search.finish();
            return TaskState::Done(result_of(&search));
        }
        let result = Arc::new(OnceLock::new());
        let (found, wake_up) = (Arc::clone(&result), wake_up.clone());
        let slice_times = Arc::clone(&self.slice_times);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            match mode {
                ComputeMode::Sliced(slices) => in_slices(&mut search, slices, &slice_times).await,
                ComputeMode::Blocking | ComputeMode::Background => in_background(&mut search).await,
            }
            // The result must be stored before the program wakes up.
            let _ = found.set(result_of(&search));
            wake_up.wake();
        });
        TaskState::Running {
            _task: task,
            result,
        }
    }
}

async fn in_background(search: &mut Search) {
    while search.step(STRIDE) == Progress::Thinking {
        // A dropped task ends here.
        yield_now().await;
    }
}

async fn in_slices(search: &mut Search, slices: Slices, times: &Mutex<SliceTimes>) {
    loop {
        // The first slice waits too, so that a search never runs within a frame.
        next_turn(slices).await;
        let begun = Instant::now();
        let mut progress = search.step(STRIDE);
        while progress == Progress::Thinking && begun.elapsed() < slices.length {
            progress = search.step(STRIDE);
        }
        times
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .note(begun.elapsed());
        if progress == Progress::Done {
            return;
        }
    }
}

/// Waits until all other tasks of the thread have run.
pub(super) async fn next_turn(slices: Slices) {
    let mut asked = false;
    poll_fn(|context| {
        if asked {
            return Poll::Ready(());
        }
        asked = true;
        (slices.next_turn)(context.waker().clone());
        Poll::Pending
    })
    .await;
}
