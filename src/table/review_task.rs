//! Reviews the replayed game in the background.
//!
//! On the desktop the review runs in a thread, on a page for a few milliseconds between turns of the browser's event
//! loop. New findings appear a few times a second. The review pauses when its game isn't shown, and resumes later.

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

/// The time between two updates of the findings.
const PUBLISH_INTERVAL: Duration = Duration::from_millis(250);
/// The time for which the review works before other tasks get the thread. One step can take this long again.
const SLICE: Duration = Duration::from_millis(2);

/// The nodes of one step of a deeper analysis: less than a millisecond, apart from rollouts.
const DEEPER_NODES: u64 = 1_000;
/// The seed of the throws in deeper analyses.
const DEEPER_SEED: u64 = 1;

/// The review of the latest replayed game, kept until another game is replayed.
#[derive(Resource, Debug, Default)]
pub struct ReviewTask {
    current: Option<Current>,
}

#[derive(Debug)]
struct Current {
    record: GameRecord,
    work: Arc<Work>,
    findings: Arc<Findings>,
    /// Dropping the task pauses the review.
    task: Option<Task<()>>,
}

/// The data that the review's thread and the game share.
#[derive(Debug)]
struct Work {
    review: Mutex<Review>,
    /// The deeper analyses: the current one, and the turns that are finished.
    deeper: Mutex<DeeperAnalyses>,
    /// The findings that haven't been taken yet.
    pending_findings: Mutex<Option<Arc<Findings>>>,
    done: AtomicBool,
}

/// The deeper analyses of single turns.
#[derive(Debug, Default)]
struct DeeperAnalyses {
    look: Option<(usize, Box<RolloutLook>)>,
    done: Vec<usize>,
}

impl DeeperAnalyses {
    /// The progress of the current analysis. `None` if there isn't one.
    fn under_way(&self) -> Option<CloserLook> {
        let (place, look) = self.look.as_ref()?;
        let (done, all) = look.progress();
        Some(CloserLook {
            place: *place,
            done,
            all,
        })
    }

    /// Works for a few milliseconds at most. Returns `false` if no work is left.
    fn step(&mut self, review: &mut Review) -> bool {
        let Some((place, look)) = &mut self.look else {
            return false;
        };
        if look.step(DEEPER_NODES) {
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
    // Every step leaves a review consistent, so its findings are valid even after a panic.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Work {
    /// Works for a few milliseconds at most. Returns `false` if no work is left.
    fn step(&self) -> bool {
        let mut review = locked(&self.review);
        review.step() || locked(&self.deeper).step(&mut review)
    }

    fn findings(&self) -> Findings {
        let mut findings = locked(&self.review).findings();
        let deeper = locked(&self.deeper);
        findings.closer = deeper.under_way();
        findings.looked_closer.clone_from(&deeper.done);
        findings
    }

    fn publish(&self, wake_up: &WakeUp) {
        *locked(&self.pending_findings) = Some(Arc::new(self.findings()));
        wake_up.wake();
    }

    fn end(&self, wake_up: &WakeUp) {
        self.done.store(true, Ordering::Release);
        self.publish(wake_up);
    }
}

impl ReviewTask {
    /// Starts the review of a record, or resumes it. The review of another record is dropped.
    pub fn look_at(&mut self, record: &GameRecord, mode: ComputeMode, wake_up: &WakeUp) {
        if !self.is_of(record) {
            let review = Review::new(record);
            self.current = Some(Current {
                record: record.clone(),
                findings: Arc::new(review.findings()),
                work: Arc::new(Work {
                    review: Mutex::new(review),
                    deeper: Mutex::default(),
                    pending_findings: Mutex::new(None),
                    done: AtomicBool::new(false),
                }),
                task: None,
            });
        }
        if let Some(current) = &mut self.current {
            current.resume(mode, wake_up);
        }
    }

    /// Analyses a turn more deeply, by its index, once the whole game is judged: rollouts or longer searches of the
    /// played and the most promising choices. The result replaces the earlier one.
    pub fn analyse_deeper(&mut self, place: usize, mode: ComputeMode, wake_up: &WakeUp) {
        let Some(current) = &mut self.current else {
            return;
        };
        if current.findings.stage != Stage::Done || current.is_working() {
            return;
        }
        let Some(decision) = locked(&current.work.review).decision(place) else {
            return;
        };
        let look = Box::new(RolloutLook::new(decision, DEEPER_SEED));
        locked(&current.work.deeper).look = Some((place, look));
        current.work.done.store(false, Ordering::Release);
        current.task = None;
        current.findings = Arc::new(current.work.findings());
        current.resume(mode, wake_up);
    }

    /// `true` if it's the review of this game.
    #[must_use]
    pub fn is_of(&self, record: &GameRecord) -> bool {
        self.current.as_ref().is_some_and(|current| {
            let kept = &current.record;
            kept.start() == record.start()
                && kept.events().eq(record.events())
                && kept.score_before() == record.score_before()
        })
    }

    /// Pauses the review. Its findings stay.
    pub fn pause(&mut self) {
        if let Some(current) = &mut self.current {
            current.task = None;
        }
    }

    /// Takes the new findings. Returns `true` if there are any.
    pub fn take_news(&mut self) -> bool {
        let Some(current) = &mut self.current else {
            return false;
        };
        let Some(findings) = locked(&current.work.pending_findings).take() else {
            return false;
        };
        current.findings = findings;
        true
    }

    /// The findings so far. `None` without a replayed game.
    #[must_use]
    pub fn findings(&self) -> Option<&Findings> {
        self.current.as_ref().map(|current| &*current.findings)
    }

    /// `true` if it was paused before its end.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        let rests = |current: &Current| {
            current.task.is_none() && !current.work.done.load(Ordering::Acquire)
        };
        self.current.as_ref().is_some_and(rests)
    }

    /// `true` while it's working.
    #[must_use]
    pub fn is_working(&self) -> bool {
        self.current.as_ref().is_some_and(Current::is_working)
    }
}

impl Current {
    fn is_working(&self) -> bool {
        self.task.is_some() && !self.work.done.load(Ordering::Acquire)
    }

    fn resume(&mut self, mode: ComputeMode, wake_up: &WakeUp) {
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
            let mut published = Instant::now();
            loop {
                // A paused review is dropped here.
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
                if published.elapsed() >= PUBLISH_INTERVAL {
                    work.publish(&wake_up);
                    published = Instant::now();
                }
            }
            work.end(&wake_up);
        }));
    }
}
