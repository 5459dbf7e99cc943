//! The review of a game that is looked back at, made behind the game's back.
//!
//! On a desktop it runs in a thread of its own, on a page a few milliseconds at a time between the turns of
//! the browser's event loop. What has been found is shown a few times a second. It rests where nobody looks,
//! and goes on from there.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use web_time::Instant;

use super::search_task::next_turn;
use super::{ComputeMode, WakeUp};
use crate::record::GameRecord;
use crate::review::{CloserLook, Findings, Review, RolloutLook, Stage};

/// From one telling of what has been found to the next.
const TOLD_EVERY: Duration = Duration::from_millis(250);
/// How long is worked between two looks at who else waits for the thread. A step may take as long again.
const SLICE: Duration = Duration::from_millis(2);

/// How many nodes a step of a closer look takes: less than a millisecond, but for a game that is played on.
const CLOSER_NODES: u64 = 1_000;
/// What the throws of closer looks follow from.
const CLOSER_SEED: u64 = 1;

/// The review of the game that was looked back at last. It is kept until another game is.
#[derive(Resource, Debug, Default)]
pub struct ReviewTask {
    current: Option<Current>,
}

#[derive(Debug)]
struct Current {
    record: GameRecord,
    work: Arc<Work>,
    findings: Arc<Findings>,
    /// Dropping the task lets the review rest.
    task: Option<Task<()>>,
}

/// What the thread of the review and the game share.
#[derive(Debug)]
struct Work {
    review: Mutex<Review>,
    /// The closer looks: the one under way, and the turns that have had theirs.
    closer: Mutex<Closer>,
    /// What has been found and not been taken yet.
    told: Mutex<Option<Arc<Findings>>>,
    done: AtomicBool,
}

/// The closer looks at single turns.
#[derive(Debug, Default)]
struct Closer {
    look: Option<(usize, Box<RolloutLook>)>,
    done: Vec<usize>,
}

impl Closer {
    /// What is under way.
    fn under_way(&self) -> Option<CloserLook> {
        let (place, look) = self.look.as_ref()?;
        let (done, all) = look.progress();
        Some(CloserLook {
            place: *place,
            done,
            all,
        })
    }

    /// Goes on for a few milliseconds at most; false once nothing is left to do.
    fn step(&mut self, review: &mut Review) -> bool {
        let Some((place, look)) = &mut self.look else {
            return false;
        };
        if look.step(CLOSER_NODES) {
            return true;
        }
        if let Some(judgement) = look.judgement() {
            review.replace(*place, judgement, look.reply());
            self.done.push(*place);
        }
        self.look = None;
        false
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Every step leaves a review whole: where one has panicked, what was found before still stands.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Work {
    /// Goes on for a few milliseconds at most; false once nothing is left to do.
    fn step(&self) -> bool {
        let mut review = locked(&self.review);
        review.step() || locked(&self.closer).step(&mut review)
    }

    fn findings(&self) -> Findings {
        let mut findings = locked(&self.review).findings();
        let closer = locked(&self.closer);
        findings.closer = closer.under_way();
        findings.looked_closer.clone_from(&closer.done);
        findings
    }

    fn tell(&self, wake_up: &WakeUp) {
        *locked(&self.told) = Some(Arc::new(self.findings()));
        wake_up.wake();
    }

    fn end(&self, wake_up: &WakeUp) {
        self.done.store(true, Ordering::Release);
        self.tell(wake_up);
    }
}

impl ReviewTask {
    /// Begins the review of a record, or takes it up again where it was left. What is on hand of another
    /// record is dropped.
    pub fn look_at(&mut self, record: &GameRecord, mode: ComputeMode, wake_up: &WakeUp) {
        if !self.is_of(record) {
            let review = Review::new(record);
            self.current = Some(Current {
                record: record.clone(),
                findings: Arc::new(review.findings()),
                work: Arc::new(Work {
                    review: Mutex::new(review),
                    closer: Mutex::default(),
                    told: Mutex::new(None),
                    done: AtomicBool::new(false),
                }),
                task: None,
            });
        }
        if let Some(current) = &mut self.current {
            current.go_on(mode, wake_up);
        }
    }

    /// Looks closer at a turn, by its place, once the whole game is judged: what was played and what promised
    /// most are played on many times over, or searched for longer. What comes of it takes the place of what
    /// was found before.
    pub fn look_closer(&mut self, place: usize, mode: ComputeMode, wake_up: &WakeUp) {
        let Some(current) = &mut self.current else {
            return;
        };
        if current.findings.stage != Stage::Done || current.is_working() {
            return;
        }
        let Some(decision) = locked(&current.work.review).decision(place) else {
            return;
        };
        let look = Box::new(RolloutLook::new(decision, CLOSER_SEED));
        locked(&current.work.closer).look = Some((place, look));
        current.work.done.store(false, Ordering::Release);
        current.task = None;
        current.findings = Arc::new(current.work.findings());
        current.go_on(mode, wake_up);
    }

    /// Whether it is the review of a game.
    #[must_use]
    pub fn is_of(&self, record: &GameRecord) -> bool {
        self.current.as_ref().is_some_and(|current| {
            let kept = &current.record;
            kept.start() == record.start()
                && kept.events().eq(record.events())
                && kept.score_before() == record.score_before()
        })
    }

    /// Lets the review rest. What was found stays.
    pub fn rest(&mut self) {
        if let Some(current) = &mut self.current {
            current.task = None;
        }
    }

    /// Takes what has been found since the last time; true where there was something.
    pub fn take_news(&mut self) -> bool {
        let Some(current) = &mut self.current else {
            return false;
        };
        let Some(findings) = locked(&current.work.told).take() else {
            return false;
        };
        current.findings = findings;
        true
    }

    /// What has been found so far; none where no game is looked back at.
    #[must_use]
    pub fn findings(&self) -> Option<&Findings> {
        self.current.as_ref().map(|current| &*current.findings)
    }

    /// It was left before its end.
    #[must_use]
    pub fn rests(&self) -> bool {
        let rests = |current: &Current| {
            current.task.is_none() && !current.work.done.load(Ordering::Acquire)
        };
        self.current.as_ref().is_some_and(rests)
    }

    /// It is at work.
    #[must_use]
    pub fn is_working(&self) -> bool {
        self.current.as_ref().is_some_and(Current::is_working)
    }
}

impl Current {
    fn is_working(&self) -> bool {
        self.task.is_some() && !self.work.done.load(Ordering::Acquire)
    }

    fn go_on(&mut self, mode: ComputeMode, wake_up: &WakeUp) {
        if self.task.is_some() || self.work.done.load(Ordering::Acquire) {
            return;
        }
        let (work, wake_up) = (Arc::clone(&self.work), wake_up.clone());
        if let ComputeMode::Blocking = mode {
            while work.step() {}
            work.end(&wake_up);
            return;
        }
        self.task = Some(AsyncComputeTaskPool::get().spawn(async move {
            let mut told = Instant::now();
            loop {
                // A review that nobody looks at any more rests here.
                match mode {
                    ComputeMode::Sliced(slices) => next_turn(slices).await,
                    ComputeMode::Blocking | ComputeMode::Background => yield_now().await,
                }
                let begun = Instant::now();
                let mut goes_on = work.step();
                while goes_on && begun.elapsed() < SLICE {
                    goes_on = work.step();
                }
                if !goes_on {
                    break;
                }
                if told.elapsed() >= TOLD_EVERY {
                    work.tell(&wake_up);
                    told = Instant::now();
                }
            }
            work.end(&wake_up);
        }));
    }
}
