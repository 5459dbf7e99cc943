//! The queue of acts that the stage plays one after another.
//!
//! Acts go in, stretches of acts come out. An act has the data that steps of all games share: sides, places, pieces,
//! throws and outcomes. The queue only reads the length of an act and knows neither rules nor looks; each game chooses
//! the acts and cues of its steps. Acts that are cut short finish at once, in order, so the result is the same. Times
//! are in milliseconds.

use std::collections::VecDeque;

use bevy::prelude::{Entity, Resource};

use super::cue::{ActCues, Cue};
use super::tempo::{Tempo, span};
use crate::rules::{AnyThrow, EndReason, Outcome, Side};
use crate::table::{Change, Location, Standing};

/// The end of a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingOutcome {
    /// The king is captured.
    Taken,
    /// The king is shut in for good.
    ShutIn,
    /// The king has reached his goal.
    Escaped,
}

/// The length of a throw's motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ThrowPace {
    /// Shorter if the throw scores nothing.
    #[default]
    Usual,
    /// The same for every throw.
    Full,
    /// Short: sticks or dice are only put down.
    Brief,
}

/// One event that the stage shows for a while.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Sticks or dice are thrown.
    Throw {
        /// The result.
        throw: AnyThrow,
        /// The throwing side. `None` if each side throws one part, to decide which acts first (TW-3).
        by: Option<Side>,
        /// `true` if it scores.
        scores: bool,
        /// `true` if it was thrown by hand, so sticks or dice are only put down.
        by_hand: bool,
        /// The length of its motion.
        pace: ThrowPace,
    },
    /// A resting throw is lit and counted.
    Count {
        /// The throw.
        throw: AnyThrow,
        /// The side that threw.
        by: Side,
    },
    /// A counted throw moves into the row of throws.
    Collect {
        /// The throw.
        throw: AnyThrow,
        /// The side that threw.
        by: Side,
    },
    /// The throw's value is shown.
    Score {
        /// Scored steps.
        steps: u8,
    },
    /// A throw has decided which side acts first. `None` if it must be repeated.
    Opened(Option<Side>),
    /// A piece travels.
    Travel {
        /// The piece, with its state before and after.
        change: Change,
        /// The locations of the path, at least two, from its origin to its goal.
        path: Vec<Location>,
        /// Length at normal speed (ms).
        ms: f32,
    },
    /// A piece is captured or hit and leaves its place. Later acts don't wait for it.
    Capture {
        /// The piece, with its state before and after.
        change: Change,
    },
    /// A piece reaches home.
    Enter {
        /// The piece, with its state before and after.
        change: Change,
    },
    /// A side has three in a row.
    Line {
        /// The side.
        side: Side,
    },
    /// A piece is captured by its neighbours, which lean in. The next act starts before it is gone.
    CaptureByNeighbours {
        /// The piece, with its state before and after.
        change: Change,
        /// The locations of the capturing pieces; the first has just moved.
        by: Vec<Location>,
    },
    /// A warning is called out (Raichi!, Tuichi!).
    Call {
        /// The locations of the warning.
        locations: Vec<Location>,
    },
    /// A king is captured or shut in, or escapes.
    KingOutcome {
        /// The location of the king.
        at: Location,
        /// The end of the king.
        outcome: KingOutcome,
        /// The locations of the capturing pieces; the first has just moved. Empty if the king isn't captured.
        by: Vec<Location>,
    },
    /// A throw, or half of it, is lost because it couldn't be used.
    ThrowLost {
        /// The throw's steps.
        steps: u8,
        /// `true` if only half of it is lost.
        half: bool,
    },
    /// A captured or hit piece returns to its former place.
    Return {
        /// The piece, with its state before and after.
        change: Change,
    },
    /// Pieces move to another position in one motion.
    Rearrange(Vec<Change>),
    /// Pieces appear in these states at once.
    SetStandings(Vec<(Entity, Standing)>),
    /// The turn passes.
    Turn {
        /// The side whose turn it was.
        side: Side,
        /// `true` if no piece moved in this turn.
        passed: bool,
    },
    /// Panels show the game a step further, without motion.
    Reveal,
    /// The game is over.
    End(Outcome),
}

/// An act with its cues.
#[derive(Clone, Debug, PartialEq)]
pub struct CuedAct {
    /// The act.
    pub act: Act,
    /// The cues.
    pub cues: ActCues,
}

impl From<Act> for CuedAct {
    /// A silent act.
    fn from(act: Act) -> Self {
        CuedAct {
            act,
            cues: ActCues::default(),
        }
    }
}

impl CuedAct {
    /// An act with one cue, at its start.
    #[must_use]
    pub fn new(act: Act, begin: Cue) -> Self {
        CuedAct {
            act,
            cues: ActCues::begin(begin),
        }
    }

    /// An act that captures or hits a piece, with its cue, even if it is cut short.
    #[must_use]
    pub fn taking(act: Act, taken: Cue) -> Self {
        CuedAct {
            act,
            cues: ActCues {
                cut_short: Some(taken),
                ..ActCues::begin(taken)
            },
        }
    }

    /// A travelling piece with its cues, and the start cue if it leaves its start cell.
    #[must_use]
    pub fn travel(change: Change, path: Vec<Location>, ms: f32, mut cues: ActCues) -> Self {
        if change.starts() {
            cues.begin.insert(0, Cue::Start);
        }
        CuedAct {
            act: Act::Travel { change, path, ms },
            cues,
        }
    }

    /// A piece that reaches home.
    #[must_use]
    pub fn enter(change: Change) -> Self {
        CuedAct::new(Act::Enter { change }, Cue::Enter)
    }

    /// The end of a side's turn; `passed` if no piece moved in it.
    #[must_use]
    pub fn turn(side: Side, passed: bool) -> Self {
        CuedAct::new(Act::Turn { side, passed }, Cue::Turn)
    }

    /// The end of the game. Its cues lack the one for the result, which depends on the seats.
    #[must_use]
    pub fn end(outcome: Outcome) -> Self {
        match outcome.reason {
            EndReason::Agreed => CuedAct::new(Act::End(outcome), Cue::Agree),
            _ => Act::End(outcome).into(),
        }
    }
}

impl Act {
    /// The length at a tempo (ms).
    #[must_use]
    pub fn length(&self, tempo: Tempo) -> f32 {
        let ms = match self {
            Act::Throw { .. } if tempo.reduced => span::REDUCED,
            Act::Throw { by_hand: true, .. } => span::SET_DOWN,
            Act::Throw {
                pace: ThrowPace::Brief,
                ..
            } => span::BRIEF_THROW,
            Act::Throw {
                scores: false,
                pace: ThrowPace::Usual,
                ..
            } => span::IDLE_THROW,
            Act::Throw { .. } => span::THROW,
            Act::Count { .. } => span::COUNT,
            // With reduced motion the row shows the throw without its way there.
            Act::Collect { .. } if tempo.reduced => 0.0,
            Act::Collect { .. } => span::COLLECT,
            Act::Score { .. } => span::SCORE,
            Act::Opened(_) => span::OPENED,
            Act::Travel { .. } | Act::Rearrange(_) if tempo.reduced => span::REDUCED,
            Act::Rearrange(_) => span::REARRANGE,
            Act::Travel { ms, .. } => *ms,
            Act::CaptureByNeighbours { .. } => span::STAGGER,
            Act::Call { .. } => span::CALL,
            Act::KingOutcome { .. } => span::FATE,
            Act::Capture { .. }
            | Act::Enter { .. }
            | Act::Return { .. }
            | Act::SetStandings(_)
            | Act::ThrowLost { .. }
            | Act::Turn { .. }
            | Act::Reveal => 0.0,
            Act::Line { .. } => span::LINE,
            Act::End(_) => span::END,
        };
        tempo.span(ms)
    }
}

/// An act with its elapsed time.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    /// The act.
    pub act: Act,
    /// The cues.
    cues: ActCues,
    /// Total length (ms).
    pub length: f32,
    /// Time since the start (ms).
    pub elapsed: f32,
    /// `true` if the act has started, even if no time has passed since.
    begun: bool,
    /// The number of events of the match in view after this act. `None` if it isn't the last act of an event.
    pub reveals: Option<usize>,
}

impl Running {
    /// Progress from 0 (start) to 1 (end).
    #[must_use]
    pub fn progress(&self) -> f32 {
        if self.length <= 0.0 {
            1.0
        } else {
            (self.elapsed / self.length).clamp(0.0, 1.0)
        }
    }
}

/// A stretch of an act that has just been played.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedStretch {
    /// The act.
    pub act: Act,
    /// The cues of the whole act.
    pub cues: ActCues,
    /// The progress before, 0 to 1; below 0 if the act starts with this stretch.
    pub from: f32,
    /// The progress now, 0 to 1.
    pub to: f32,
    /// `true` if the act is over.
    pub over: bool,
    /// The number of events in view, if the act is over and reveals any.
    pub reveals: Option<usize>,
}

/// The queue of acts.
#[derive(Debug, Default, Resource)]
pub struct Timeline {
    acts: VecDeque<Running>,
}

impl Timeline {
    /// Adds an act at the end of the queue.
    pub fn push(&mut self, act: impl Into<CuedAct>, tempo: Tempo, reveals: Option<usize>) {
        let CuedAct { act, cues } = act.into();
        let length = act.length(tempo);
        self.acts.push_back(Running {
            act,
            cues,
            length,
            elapsed: 0.0,
            begun: false,
            reveals,
        });
    }

    /// The act that is being played. `None` if the queue is empty.
    #[must_use]
    pub fn current(&self) -> Option<&Running> {
        self.acts.front()
    }

    /// The throw that is being counted or moves into the row, with its side. `None` without one.
    #[must_use]
    pub fn counted(&self) -> Option<(Side, AnyThrow)> {
        match self.current()?.act {
            Act::Count { throw, by } | Act::Collect { throw, by } => Some((by, throw)),
            _ => None,
        }
    }

    /// The light on a throw that is being counted, 0 to 1.
    #[must_use]
    pub fn count_light(&self) -> f32 {
        /// The share of the count in which the light comes on.
        const RISE: f32 = 0.15;
        match self.current() {
            Some(running) if matches!(running.act, Act::Count { .. }) => {
                (running.progress() / RISE).min(1.0)
            }
            Some(running) if matches!(running.act, Act::Collect { .. }) => 1.0 - running.progress(),
            _ => 0.0,
        }
    }

    /// `true` if the queue is empty.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.acts.is_empty()
    }

    /// Speeds up all queued acts by the factor `times`, or by more if they would take longer than `longest` (ms) in
    /// total.
    pub fn speed_up(&mut self, times: f32, longest: f32) {
        let left = |running: &Running| (running.length - running.elapsed).max(0.0);
        let whole: f32 = self.acts.iter().map(left).sum();
        let times = times.max(whole / longest.max(1.0));
        for running in &mut self.acts {
            running.length /= times;
            running.elapsed /= times;
        }
    }

    /// `true` if the queued acts lead back to an earlier moment.
    #[must_use]
    pub fn goes_back(&self) -> bool {
        self.acts
            .iter()
            .any(|running| matches!(running.act, Act::SetStandings(_)))
    }

    /// Removes all acts, for a new position.
    pub fn clear(&mut self) {
        self.acts.clear();
    }

    /// Plays for `ms` milliseconds and returns the played stretches, in order.
    pub fn advance(&mut self, mut ms: f32) -> Vec<PlayedStretch> {
        let mut played = Vec::new();
        while let Some(front) = self.acts.front_mut() {
            let from = if front.begun { front.progress() } else { -1.0 };
            front.begun = true;
            front.elapsed += ms;
            let over = front.elapsed >= front.length;
            ms = (front.elapsed - front.length).max(0.0);
            played.push(PlayedStretch {
                act: front.act.clone(),
                cues: front.cues.clone(),
                from,
                to: front.progress(),
                over,
                reveals: front.reveals.filter(|_| over),
            });
            if !over {
                break;
            }
            self.acts.pop_front();
        }
        played
    }

    /// Plays everything to its end at once.
    pub fn finish(&mut self) -> Vec<PlayedStretch> {
        self.advance(f32::MAX / 4.0)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tempo::journey;
    use super::*;
    use crate::rules::tablan::Value;

    fn travel(cells: u8) -> Act {
        Act::Travel {
            change: Change {
                piece: Entity::PLACEHOLDER,
                side: Side::First,
                from: Standing::default(),
                to: Standing::default(),
            },
            path: (0..cells).map(Location::Board).collect(),
            ms: journey(usize::from(cells)),
        }
    }

    #[test]
    fn acts_follow_one_another_and_reveal_in_order() {
        let mut timeline = Timeline::default();
        timeline.push(travel(3), Tempo::default(), Some(1));
        timeline.push(travel(2), Tempo::default(), Some(2));
        let first = timeline.advance(100.0);
        assert_eq!(first.len(), 1);
        assert!(!first[0].over);
        let rest = timeline.advance(200.0);
        assert_eq!(
            rest.iter().filter_map(|p| p.reveals).collect::<Vec<_>>(),
            [1, 2]
        );
        assert!(timeline.is_idle());
    }

    #[test]
    fn an_act_starts_once_even_without_time_left() {
        let mut timeline = Timeline::default();
        timeline.push(travel(3), Tempo::default(), None);
        timeline.push(travel(2), Tempo::default(), None);
        let played: Vec<PlayedStretch> = [180.0, 0.0, 20.0, 70.0]
            .into_iter()
            .flat_map(|ms| timeline.advance(ms))
            .collect();
        let begins = played.iter().filter(|played| played.from < 0.0).count();
        assert_eq!(begins, 2, "{played:?}");
        assert!(timeline.is_idle());
    }

    #[test]
    fn at_speed_zero_everything_ends_at_once() {
        let mut timeline = Timeline::default();
        let still = Tempo {
            speed: 0.0,
            reduced: false,
        };
        timeline.push(travel(9), still, Some(1));
        let throw = Act::Throw {
            throw: AnyThrow::Tablan(Value::Two),
            by: Some(Side::First),
            scores: true,
            by_hand: false,
            pace: ThrowPace::Usual,
        };
        timeline.push(throw, still, Some(2));
        assert_eq!(timeline.advance(0.0).len(), 2);
        assert!(timeline.is_idle());
    }
}
