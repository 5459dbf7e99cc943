//! A computer's search in the position on the table, which never holds up a frame.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use web_time::Instant;

use crate::ai::{Player, Progress, Search};
use crate::rules::AnyPosition;
use crate::rules::tawula::MatchScore;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ComputeMode>();
}

/// Where searches run.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComputeMode {
    /// Within the frame, to the end: nobody watches.
    #[default]
    Blocking,
    /// For so long in each frame, where there is no other thread.
    Sliced(Duration),
    /// In a thread of its own.
    Background,
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
    delays: FrameDelays,
}

/// How long searches have held up frames.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FrameDelays {
    /// How many frames were.
    pub frames: u32,
    /// How many of them for more than twice the slice that they were to give.
    pub over: u32,
    /// The longest of all.
    pub longest: Duration,
}

impl FrameDelays {
    fn note(&mut self, mode: ComputeMode, took: Duration) {
        if let ComputeMode::Sliced(slice) = mode {
            self.frames = self.frames.saturating_add(1);
            self.over = self.over.saturating_add(u32::from(took > 2 * slice));
            self.longest = self.longest.max(took);
        }
    }
}

#[derive(Debug)]
enum TaskState<T> {
    Sliced(Box<Search>),
    Background(Task<Option<T>>),
    Done(Option<T>),
}

impl<T: Copy + Send + 'static> SearchTask<T> {
    /// Nothing is searched; `result_of` reads what is wanted from a finished search.
    pub(super) const fn new(result_of: fn(&Search) -> Option<T>) -> Self {
        Self {
            result_of,
            current: None,
            delays: FrameDelays {
                frames: 0,
                over: 0,
                longest: Duration::ZERO,
            },
        }
    }

    /// How long it has held up frames so far.
    pub(super) const fn delays(&self) -> FrameDelays {
        self.delays
    }

    /// The result of the search that was asked for; nothing while it goes on. A search for anything
    /// else is dropped.
    pub(super) fn poll(&mut self, request: &SearchRequest, mode: ComputeMode) -> Option<T> {
        let result_of = self.result_of;
        let begun = Instant::now();
        if self
            .current
            .as_ref()
            .is_none_or(|(current, _)| current != request)
        {
            let search = Search::new(request.player, &request.position, request.seed);
            let state = search.map_or(TaskState::Done(None), |search| {
                begin(search.in_match(request.score), mode, result_of)
            });
            self.current = Some((request.clone(), state));
        }
        let (_, state) = self.current.as_mut()?;
        if let TaskState::Done(made) = state {
            return *made;
        }
        let made = state.advance(mode, result_of);
        self.delays.note(mode, begun.elapsed());
        made
    }

    /// Drops the search under way.
    pub(super) fn stop(&mut self) {
        self.current = None;
    }
}

fn begin<T: Send + 'static>(
    mut search: Search,
    mode: ComputeMode,
    result_of: fn(&Search) -> Option<T>,
) -> TaskState<T> {
    match mode {
        ComputeMode::Blocking => {
            search.finish();
            TaskState::Done(result_of(&search))
        }
        ComputeMode::Sliced(_) => TaskState::Sliced(Box::new(search)),
        ComputeMode::Background => {
            TaskState::Background(AsyncComputeTaskPool::get().spawn(async move {
                while search.step(STRIDE) == Progress::Thinking {
                    // A task that nobody waits for any more ends here.
                    yield_now().await;
                }
                result_of(&search)
            }))
        }
    }
}

impl<T: Copy + Send + 'static> TaskState<T> {
    /// Searches on where that is done within the frame; the result, once it is there.
    fn advance(&mut self, mode: ComputeMode, result_of: fn(&Search) -> Option<T>) -> Option<T> {
        let made = match self {
            TaskState::Done(made) => return *made,
            TaskState::Background(task) => check_ready(task)?,
            TaskState::Sliced(search) => {
                let slice = match mode {
                    ComputeMode::Sliced(slice) => slice,
                    ComputeMode::Blocking | ComputeMode::Background => Duration::MAX,
                };
                let begun = Instant::now();
                while search.step(STRIDE) == Progress::Thinking {
                    if begun.elapsed() >= slice {
                        return None;
                    }
                }
                result_of(search)
            }
        };
        *self = TaskState::Done(made);
        made
    }
}
