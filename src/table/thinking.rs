//! A computer's thought about the position on the table, which never holds up a frame.

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

/// Where thoughts are worked at.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ComputeMode {
    /// Within the frame, to the end: nobody watches.
    #[default]
    AtOnce,
    /// For so long in each frame, where there is no other thread.
    Slices(Duration),
    /// In a thread of its own.
    Aside,
}

/// How many nodes are worked through between two looks at the clock.
const STRIDE: u64 = 100;

/// What a thought is about.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Subject {
    pub(super) player: Player,
    pub(super) position: AnyPosition,
    pub(super) seed: u64,
    /// The score of the match before the game, where it is part of one (TW-16).
    pub(super) score: Option<MatchScore>,
}

/// The thought under way, and what is wanted of it in the end.
#[derive(Debug)]
pub(super) struct Thinking<T> {
    conclude: fn(&Search) -> Option<T>,
    now: Option<(Subject, Work<T>)>,
    held: Held,
}

/// How long frames have been held up by thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Held {
    /// How many frames were.
    pub frames: u32,
    /// How many of them for more than twice the slice that they were to give.
    pub over: u32,
    /// The longest of all.
    pub longest: Duration,
}

impl Held {
    fn note(&mut self, workplace: ComputeMode, took: Duration) {
        if let ComputeMode::Slices(slice) = workplace {
            self.frames = self.frames.saturating_add(1);
            self.over = self.over.saturating_add(u32::from(took > 2 * slice));
            self.longest = self.longest.max(took);
        }
    }
}

#[derive(Debug)]
enum Work<T> {
    Here(Box<Search>),
    Aside(Task<Option<T>>),
    Done(Option<T>),
}

impl<T: Copy + Send + 'static> Thinking<T> {
    /// Nothing is thought about; `conclude` says what a thought has come to.
    pub(super) const fn new(conclude: fn(&Search) -> Option<T>) -> Self {
        Self {
            conclude,
            now: None,
            held: Held {
                frames: 0,
                over: 0,
                longest: Duration::ZERO,
            },
        }
    }

    /// How long it has held up frames so far.
    pub(super) const fn held(&self) -> Held {
        self.held
    }

    /// What the thought about a subject has come to; nothing while it goes on. Whatever was thought
    /// about anything else is dropped.
    pub(super) fn about(&mut self, subject: &Subject, workplace: ComputeMode) -> Option<T> {
        let conclude = self.conclude;
        let begun = Instant::now();
        if self.now.as_ref().is_none_or(|(now, _)| now != subject) {
            let search = Search::new(subject.player, &subject.position, subject.seed);
            let work = search.map_or(Work::Done(None), |search| {
                begin(search.in_match(subject.score), workplace, conclude)
            });
            self.now = Some((subject.clone(), work));
        }
        let (_, work) = self.now.as_mut()?;
        if let Work::Done(made) = work {
            return *made;
        }
        let made = work.go_on(workplace, conclude);
        self.held.note(workplace, begun.elapsed());
        made
    }

    /// Nothing more is to be thought about.
    pub(super) fn stop(&mut self) {
        self.now = None;
    }
}

fn begin<T: Send + 'static>(
    mut search: Search,
    workplace: ComputeMode,
    conclude: fn(&Search) -> Option<T>,
) -> Work<T> {
    match workplace {
        ComputeMode::AtOnce => {
            search.finish();
            Work::Done(conclude(&search))
        }
        ComputeMode::Slices(_) => Work::Here(Box::new(search)),
        ComputeMode::Aside => Work::Aside(AsyncComputeTaskPool::get().spawn(async move {
            while search.step(STRIDE) == Progress::Thinking {
                // A task that nobody waits for any more ends here.
                yield_now().await;
            }
            conclude(&search)
        })),
    }
}

impl<T: Copy + Send + 'static> Work<T> {
    /// Works on where that is done here, and gives the conclusion once it is there.
    fn go_on(&mut self, workplace: ComputeMode, conclude: fn(&Search) -> Option<T>) -> Option<T> {
        let made = match self {
            Work::Done(made) => return *made,
            Work::Aside(task) => check_ready(task)?,
            Work::Here(search) => {
                let slice = match workplace {
                    ComputeMode::Slices(slice) => slice,
                    ComputeMode::AtOnce | ComputeMode::Aside => Duration::MAX,
                };
                let begun = Instant::now();
                while search.step(STRIDE) == Progress::Thinking {
                    if begun.elapsed() >= slice {
                        return None;
                    }
                }
                conclude(search)
            }
        };
        *self = Work::Done(made);
        made
    }
}
