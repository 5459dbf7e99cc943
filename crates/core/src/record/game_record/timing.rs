//! The clocks of a game: the time of each event and the time left.

use super::{EventLog, GameRecord};
use crate::record::text::MAX_LINE;
use crate::record::{Clock, ClockControl, Event, TimeOut, Turn};
use crate::rules::{AnyIllegal, AnyStep, GameKind, Side};

/// The side that is thinking, and its time since the last event (ms).
pub(super) type ThinkingTime = (Side, u64);

/// The clocks of a game up to now.
#[derive(Clone, Debug)]
pub(super) struct Timing {
    control: ClockControl,
    /// The time of each event (ms).
    times: Vec<u64>,
    /// The clock after the last event.
    now: Clock,
    /// The clock at the start of the last turn.
    before_turn: Clock,
    /// The side that is thinking, or was when the game ended, and its time since the last event.
    thinking: Option<ThinkingTime>,
    /// `true` if the times of the last turn have been read.
    is_read: bool,
}

impl Timing {
    fn new(control: ClockControl) -> Timing {
        Timing {
            control,
            times: Vec::new(),
            now: control.clock(),
            before_turn: control.clock(),
            thinking: None,
            is_read: false,
        }
    }

    /// Adds an event. If it's part of a turn, it gets the time spent thinking before it.
    pub(super) fn take(&mut self, event: &Event, begins_turn: bool) {
        if event.part_of_turn().is_none() {
            self.times.push(0);
            return;
        }
        if begins_turn {
            self.before_turn = self.now;
            self.is_read = false;
        }
        let time = match self.thinking.take() {
            Some((side, time)) if side == event.side() => time,
            _ => 0,
        };
        self.times.push(time);
        self.now.spend(event.side(), time);
    }

    /// Ends the last turn.
    pub(super) fn finish_turn(&mut self, side: Side) {
        self.now.finish_turn(side);
    }

    /// Goes back to the moment after the events that are left in `past`. The thinking time since then is returned to
    /// the clock.
    pub(super) fn shorten(&mut self, past: &EventLog, turns: &[Turn]) {
        self.times.truncate(past.len());
        self.thinking = None;
        self.is_read = false;
        self.now = self.control.clock();
        self.before_turn = self.now;
        for (place, turn) in turns.iter().enumerate() {
            self.before_turn = self.now;
            let end = turns
                .get(place + 1)
                .map_or(past.len(), |next| next.first_event);
            let events = past.events().get(turn.first_event..end).unwrap_or_default();
            let times = self.times.get(turn.first_event..end).unwrap_or_default();
            for (event, time) in events.iter().zip(times) {
                self.now.spend(event.side(), *time);
            }
            if turn.finished {
                self.now.finish_turn(turn.side);
            }
        }
    }

    /// The thinking time before each undone event, and after all of them. It must be called before they're undone.
    /// `undone` has the latest event first.
    pub(super) fn thoughts_of(
        &self,
        undone: &[Event],
    ) -> (Vec<Option<ThinkingTime>>, Option<ThinkingTime>) {
        let first = self.times.len().saturating_sub(undone.len());
        let times = self.times.get(first..).unwrap_or_default();
        let thoughts = undone.iter().rev().zip(times).map(|(event, time)| {
            let thought = (event.side(), *time);
            // A draw, resignation or timeout doesn't change the thinking time.
            event
                .part_of_turn()
                .map_or(self.thinking, |_| Some(thought))
        });
        let ends = undone
            .first()
            .is_some_and(|event| event.part_of_turn().is_none());
        (thoughts.collect(), self.thinking.filter(|_| !ends))
    }

    /// Sets the thinking time since the last event.
    pub(super) fn set_thought(&mut self, thought: Option<ThinkingTime>) {
        self.thinking = thought;
    }

    /// The current clock.
    fn clock(&self) -> Clock {
        let mut clock = self.now;
        if let Some((side, time)) = self.thinking {
            clock.spend(side, time);
        }
        clock
    }
}

/// The reason why the times in a record aren't valid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimingError {
    /// The game has no clocks.
    #[error("the game has no clock: the header \"clock\" is missing")]
    NoClock,
    /// There's no turn that the times could belong to.
    #[error("times belong below their turn, once")]
    NoTurn,
    /// The word isn't a time.
    #[error("{found:?} is not a time; expected whole milliseconds separated by spaces")]
    NotATime {
        /// The text.
        found: String,
    },
    /// There are more times than throws and choices.
    #[error("the turn has {expected} throws and choices, and {found} times")]
    TooMany {
        /// The number of throws and choices.
        expected: usize,
        /// The number of times.
        found: usize,
    },
    /// The time is longer than the time left.
    #[error("{side} had {left} ms left and cannot have used {used}")]
    TooLong {
        /// The side's name.
        side: &'static str,
        /// The time left (ms).
        left: u64,
        /// The time in the record (ms).
        used: u64,
    },
    /// A side continued without time.
    #[error("{side} had no time left and had already lost")]
    ContinuedWithoutTime {
        /// The side's name.
        side: &'static str,
    },
    /// No side's clock is running.
    #[error("no clock runs here")]
    NoThinkingSide,
    /// A line follows an unfinished thinking time.
    #[error("only the end of the game can follow an unfinished thinking time")]
    AfterThinkingTime,
    /// The record reports a timeout of a side that still has time.
    #[error("{side} has {left} ms left and has not run out of time")]
    TimeLeft {
        /// The side's name.
        side: &'static str,
        /// The time left (ms).
        left: u64,
    },
    /// Running out of time doesn't lose this game.
    #[error("in this game running out of time only makes a sound and does not lose")]
    OnlyHeard,
}

impl GameRecord {
    /// The clock settings, `None` if the game has no clocks.
    #[must_use]
    pub fn clock_control(&self) -> Option<ClockControl> {
        self.timing.as_ref().map(|timing| timing.control)
    }

    /// Adds clocks to the game. Earlier events count as instant; earlier turns of an increment clock still add time.
    pub fn set_clock(&mut self, control: ClockControl) {
        let mut timing = Timing::new(control);
        timing.times = vec![0; self.event_log.len()];
        timing.shorten(&self.event_log, &self.turns);
        self.timing = Some(timing);
    }

    /// The current clock, including the thinking time since the last event. `None` if the game has no clocks.
    #[must_use]
    pub fn clock(&self) -> Option<Clock> {
        self.timing.as_ref().map(Timing::clock)
    }

    /// The side whose clock is running: the side to act. `None` during the throws that decide who starts (TN-4, TW-3).
    #[must_use]
    pub fn clock_side(&self) -> Option<Side> {
        self.timing.as_ref()?;
        let acts = self.position.side_to_act();
        acts.filter(|_| !self.position.is_opening())
    }

    /// Adds thinking time (ms) to the side whose clock is running, at most what it has left.
    pub fn think(&mut self, time: u64) {
        let (Some(side), Some(clock)) = (self.clock_side(), self.clock()) else {
            return;
        };
        let time = time.min(clock.left(side));
        if let Some(timing) = &mut self.timing {
            let before = match timing.thinking {
                Some((thinker, before)) if thinker == side => before,
                _ => 0,
            };
            timing.thinking = Some((side, before.saturating_add(time)));
        }
    }

    /// The thinking time since the last event (ms).
    #[must_use]
    pub fn thinking(&self) -> u64 {
        let thinking = self.timing.as_ref().and_then(|timing| timing.thinking);
        thinking.map_or(0, |(_, time)| time)
    }

    /// The side that has run out of time, `None` if that doesn't lose the game or if the game is over.
    #[must_use]
    pub fn out_of_time(&self) -> Option<Side> {
        let side = self.clock_side()?;
        let is_loss = self.clock_control()?.time_out() == TimeOut::Loss;
        self.clock()
            .filter(|clock| is_loss && clock.is_out(side))
            .map(|_| side)
    }

    /// Ends the game if a side has run out of time and loses because of it.
    pub fn run_out_of_time(&mut self) -> Option<Vec<AnyStep>> {
        let side = self.out_of_time()?;
        self.accept_out_of_time(side).ok()
    }

    /// Adds the event that a side has run out of time.
    pub(super) fn accept_out_of_time(&mut self, side: Side) -> Result<Vec<AnyStep>, AnyIllegal> {
        let before = self.before_next();
        let steps = self.position.run_out_of_time(side)?;
        self.accept(Event::OutOfTime { side }, before);
        Ok(steps)
    }

    /// Adds the same event from a record.
    pub(in crate::record) fn read_out_of_time(&mut self, side: Side) -> Result<(), TimingError> {
        let control = self.clock_control().ok_or(TimingError::NoClock)?;
        if control.time_out() == TimeOut::SoundOnly {
            return Err(TimingError::OnlyHeard);
        }
        if self.out_of_time() == Some(side) {
            self.run_out_of_time();
            return Ok(());
        }
        Err(TimingError::TimeLeft {
            side: self.setup.kind().side_name(side),
            left: self.clock().map_or(0, |clock| clock.left(side)),
        })
    }

    /// The times of a turn as a line (ms), without zeros at its end. `None` if the turn took no time.
    pub(in crate::record) fn times_line(&self, place: usize) -> Option<String> {
        let timing = self.timing.as_ref()?;
        let first = self.turns.get(place)?.first_event;
        let end = self
            .turns
            .get(place + 1)
            .map_or(timing.times.len(), |next| next.first_event);
        let times = timing.times.get(first..end)?;
        let count = times.iter().rposition(|time| *time > 0)? + 1;
        let words: Vec<String> = times[..count].iter().map(u64::to_string).collect();
        let line = words.join(" ");
        if line.len() + 16 > MAX_LINE {
            // For a turn with this number of events, the total is enough.
            let sum = times
                .iter()
                .fold(0, |sum: u64, time| sum.saturating_add(*time));
            return Some(sum.to_string());
        }
        Some(line)
    }

    /// Sets the times of the last turn, as read from a record.
    pub(in crate::record) fn set_times(&mut self, times: &[u64]) -> Result<(), TimingError> {
        let kind = self.setup.kind();
        let timing = self.timing.as_mut().ok_or(TimingError::NoClock)?;
        let turn = self.turns.last().filter(|_| !timing.is_read);
        let turn = turn.ok_or(TimingError::NoTurn)?;
        if timing.thinking.is_some() {
            return Err(TimingError::AfterThinkingTime);
        }
        let events = self.event_log.events().get(turn.first_event..);
        let events = events.unwrap_or_default();
        if times.len() > events.len() {
            return Err(TimingError::TooMany {
                expected: events.len(),
                found: times.len(),
            });
        }
        let mut clock = timing.before_turn;
        for (event, time) in events.iter().zip(times) {
            spend(&mut clock, kind, event.side(), *time)?;
            if *time > 0 && timing.control.time_out() == TimeOut::Loss && clock.is_out(event.side())
            {
                return Err(TimingError::ContinuedWithoutTime {
                    side: kind.side_name(event.side()),
                });
            }
        }
        if turn.finished {
            clock.finish_turn(turn.side);
        }
        timing.now = clock;
        timing.is_read = true;
        let first = turn.first_event;
        for (known, time) in timing.times.iter_mut().skip(first).zip(times) {
            *known = *time;
        }
        Ok(())
    }

    /// Sets the thinking time since the last event, as read from a record.
    pub(in crate::record) fn set_thinking(&mut self, time: u64) -> Result<(), TimingError> {
        let kind = self.setup.kind();
        if self.timing.is_none() {
            return Err(TimingError::NoClock);
        }
        let side = self.clock_side().ok_or(TimingError::NoThinkingSide)?;
        let timing = self.timing.as_mut().ok_or(TimingError::NoClock)?;
        if timing.thinking.is_some() {
            return Err(TimingError::AfterThinkingTime);
        }
        spend(&mut timing.now.clone(), kind, side, time)?;
        timing.thinking = Some((side, time));
        Ok(())
    }

    /// Checks that another turn can be read: no side continues without time, or after an unfinished thinking time.
    pub(in crate::record) fn check_can_continue(&self) -> Result<(), TimingError> {
        if let Some(side) = self.out_of_time() {
            let side = self.setup.kind().side_name(side);
            return Err(TimingError::ContinuedWithoutTime { side });
        }
        let thinking = self.timing.as_ref().and_then(|timing| timing.thinking);
        match thinking {
            Some(_) => Err(TimingError::AfterThinkingTime),
            None => Ok(()),
        }
    }
}

/// Lets a side spend time, which it must have.
fn spend(clock: &mut Clock, kind: GameKind, side: Side, time: u64) -> Result<(), TimingError> {
    let left = clock.left(side);
    if clock.spend(side, time) == time {
        Ok(())
    } else {
        Err(TimingError::TooLong {
            side: kind.side_name(side),
            left,
            used: time,
        })
    }
}
