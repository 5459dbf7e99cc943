//! A computer's search in the position on the table, which never holds up a frame.

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

/// Where searches run.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub enum ComputeMode {
    /// Within the frame, to the end: nobody watches.
    #[default]
    Blocking,
    /// In a thread of its own.
    Background,
    /// Between frames, where there is only one thread.
    Sliced(Slices),
}

/// How a search shares the only thread there is.
#[derive(Clone, Copy, Debug)]
pub struct Slices {
    /// How long it works at a time.
    pub length: Duration,
    /// Sees to it that a waker is woken once all else that waits for the thread has had its turn.
    pub next_turn: fn(Waker),
}

/// How many nodes are worked through between two looks at the clock.
const STRIDE: u64 = 100;

/// What is searched, and for whom.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SearchRequest {
    pub(super) player: Player,
    pub(super) position: AnyPosition,
    pub(super) seed: u64,
    /// The score of the match before the game, where it is part of one (TW-16).
    pub(super) score: Option<MatchScore>,
}

/// The search under way, and what is wanted of it in the end.
#[derive(Debug)]
pub(super) struct SearchTask<T> {
    result_of: fn(&Search) -> Option<T>,
    current: Option<(SearchRequest, TaskState<T>)>,
    slice_times: Arc<Mutex<SliceTimes>>,
}

/// How long searches have kept the only thread for themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SliceTimes {
    /// In how many slices.
    pub slices: u32,
    /// How many of them took longer than a frame at sixty a second.
    pub over: u32,
    /// The longest of all.
    pub longest: Duration,
}

/// A frame at sixty a second.
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
    /// Nothing is searched; `result_of` reads what is wanted from a finished search.
    pub(super) fn new(result_of: fn(&Search) -> Option<T>) -> Self {
        Self {
            result_of,
            current: None,
            slice_times: Arc::default(),
        }
    }

    /// How long it has kept the only thread for itself so far.
    pub(super) fn slice_times(&self) -> SliceTimes {
        *self
            .slice_times
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The result of the search that was asked for; nothing while it goes on. A search for anything
    /// else is dropped. Once there is a result, the program is woken.
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

    /// Drops the search under way.
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
            // Before anybody is woken to look for it.
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
        // A task that nobody waits for any more ends here.
        yield_now().await;
    }
}

async fn in_slices(search: &mut Search, slices: Slices, times: &Mutex<SliceTimes>) {
    loop {
        // The first slice too, so that no search is part of a frame.
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

/// Waits until everything else has had its turn.
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
