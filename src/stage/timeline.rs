//! The queue of acts that the stage plays, one after another, in milliseconds.
//!
//! Acts go in, stretches of acts come out. An act holds what a step of any game has: sides, places,
//! pieces and what becomes of them, throws and outcomes. The queue reads nothing of that but the
//! length of an act: it knows neither rules nor looks, and each game says which acts and which
//! cues show its steps. Whatever is cut short is finished at once, in order, so that the end is the
//! same.

use std::collections::VecDeque;

use bevy::prelude::{Entity, Resource};

use super::cue::{ActCues, Cue};
use super::tempo::{Tempo, span};
use crate::rules::{AnyThrow, EndReason, Outcome, Side};
use crate::table::{Change, Location, Standing};

/// What becomes of a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is captured.
    Taken,
    /// It is shut in for good.
    ShutIn,
    /// It has come to its goal.
    Home,
}

/// One thing that the stage shows for a while.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Sticks or dice fall.
    Throw {
        /// What they will show.
        throw: AnyThrow,
        /// Who throws; none where each side throws its part, as for who acts first (TW-3).
        by: Option<Side>,
        /// It is worth something.
        scores: bool,
        /// It was thrown by hand elsewhere: sticks or dice are set down as they fell.
        by_hand: bool,
    },
    /// The throw's value stands in view.
    Score {
        /// Steps scored.
        steps: u8,
    },
    /// A throw for who acts first has said who that is; nobody where it must be repeated.
    Opened(Option<Side>),
    /// A piece travels.
    Travel {
        /// Which piece, and how it stands before and after.
        change: Change,
        /// The locations passed, the one it leaves first; at least two.
        path: Vec<Location>,
        /// How long it takes at normal speed, in milliseconds.
        ms: f32,
    },
    /// A piece is captured or hit and leaves its place; later acts do not wait for it.
    Take {
        /// Which piece, and how it stands before and after.
        change: Change,
    },
    /// A piece is home from now on.
    Enter {
        /// Which piece, and how it stands before and after.
        change: Change,
    },
    /// Three of a side's pieces are in line.
    Line {
        /// Whose.
        side: Side,
    },
    /// A piece is captured by those beside it, who lean in; the next act begins before it is gone.
    Seize {
        /// Which piece, and how it stands before and after.
        change: Change,
        /// Where its captors stand, the one that moved first.
        by: Vec<Location>,
    },
    /// A warning is called out.
    Call {
        /// The locations that it is about.
        locations: Vec<Location>,
    },
    /// A king is captured or shut in, or escapes, where it stands.
    Fate {
        /// Where it stands.
        at: Location,
        /// What becomes of it.
        fate: Fate,
        /// Where its captors stand, the one that moved first; none where nobody captures it.
        by: Vec<Location>,
    },
    /// A throw, or half of one, could not be used.
    Lapse {
        /// The throw's steps.
        steps: u8,
        /// Only half of it is lost.
        half: bool,
    },
    /// A piece is back where it was before it was captured or hit.
    Return {
        /// Which piece, and how it stands before and after.
        change: Change,
    },
    /// Pieces stand so, wherever they were shown.
    Stand(Vec<(Entity, Standing)>),
    /// The turn passes.
    Turn {
        /// Whose turn it was.
        side: Side,
        /// Nothing moved in it.
        passed: bool,
    },
    /// Nothing is seen, but panels show the game a step further.
    Reveal,
    /// The game is over.
    End(Outcome),
}

/// An act with the cues that are heard of it.
#[derive(Clone, Debug, PartialEq)]
pub struct CuedAct {
    /// What is shown.
    pub act: Act,
    /// What is heard.
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
    /// An act with one cue, as it begins.
    #[must_use]
    pub fn new(act: Act, begin: Cue) -> Self {
        CuedAct {
            act,
            cues: ActCues::begin(begin),
        }
    }

    /// A piece is captured or hit, with its cue, whether it is cut short or not.
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

    /// A piece travels: what is heard besides, the cue of its start where it leaves its start cell.
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

    /// A piece is home from now on.
    #[must_use]
    pub fn enter(change: Change) -> Self {
        CuedAct::new(Act::Enter { change }, Cue::Enter)
    }

    /// The turn of a side passes; `passed` where nothing moved in it.
    #[must_use]
    pub fn turn(side: Side, passed: bool) -> Self {
        CuedAct::new(Act::Turn { side, passed }, Cue::Turn)
    }

    /// The game is over. The cue of who has won is not among these: it depends on the seats.
    #[must_use]
    pub fn end(outcome: Outcome) -> Self {
        match outcome.reason {
            EndReason::Agreed => CuedAct::new(Act::End(outcome), Cue::Agree),
            _ => Act::End(outcome).into(),
        }
    }
}

impl Act {
    /// How long it lasts at a tempo, in milliseconds.
    #[must_use]
    pub fn length(&self, tempo: Tempo) -> f32 {
        let ms = match self {
            Act::Throw { .. } if tempo.reduced => span::REDUCED,
            Act::Throw { by_hand: true, .. } => span::SET_DOWN,
            Act::Throw { scores: false, .. } => span::IDLE_THROW,
            Act::Throw { .. } => span::THROW,
            Act::Score { .. } => span::SCORE,
            Act::Opened(_) => span::OPENED,
            Act::Travel { .. } if tempo.reduced => span::REDUCED,
            Act::Travel { ms, .. } => *ms,
            Act::Seize { .. } => span::STAGGER,
            Act::Call { .. } => span::CALL,
            Act::Fate { .. } => span::FATE,
            Act::Take { .. }
            | Act::Enter { .. }
            | Act::Return { .. }
            | Act::Stand(_)
            | Act::Lapse { .. }
            | Act::Turn { .. }
            | Act::Reveal => 0.0,
            Act::Line { .. } => span::LINE,
            Act::End(_) => span::END,
        };
        tempo.span(ms)
    }
}

/// An act with its clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    /// What is shown.
    pub act: Act,
    /// What is heard of it.
    cues: ActCues,
    /// Its whole length in milliseconds.
    pub length: f32,
    /// Milliseconds since it began.
    pub elapsed: f32,
    /// It has begun: no time at all may have passed since.
    begun: bool,
    /// How many events of the match are in view once it is over, where it is the last act of one.
    pub reveals: Option<usize>,
}

impl Running {
    /// 0 at the beginning, 1 at the end.
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
pub struct Played {
    /// The act.
    pub act: Act,
    /// The cues of the whole act.
    pub cues: ActCues,
    /// Its progress before, 0 to 1; below 0 where it begins with this stretch.
    pub from: f32,
    /// Its progress now, 0 to 1.
    pub to: f32,
    /// It is over.
    pub over: bool,
    /// What it reveals, once over.
    pub reveals: Option<usize>,
}

/// The queue of acts.
#[derive(Debug, Default, Resource)]
pub struct Timeline {
    acts: VecDeque<Running>,
}

impl Timeline {
    /// Adds an act behind all others.
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

    /// The act on the stage.
    #[must_use]
    pub fn current(&self) -> Option<&Running> {
        self.acts.front()
    }

    /// Nothing is left to show.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.acts.is_empty()
    }

    /// Everything that waits goes so many times as fast, and faster where it would last longer than so many
    /// milliseconds in all.
    pub fn hurry(&mut self, times: f32, longest: f32) {
        let left = |running: &Running| (running.length - running.elapsed).max(0.0);
        let whole: f32 = self.acts.iter().map(left).sum();
        let times = times.max(whole / longest.max(1.0));
        for running in &mut self.acts {
            running.length /= times;
            running.elapsed /= times;
        }
    }

    /// What waits leads back to an earlier moment.
    #[must_use]
    pub fn goes_back(&self) -> bool {
        self.acts
            .iter()
            .any(|running| matches!(running.act, Act::Stand(_)))
    }

    /// Forgets everything, for a new position.
    pub fn clear(&mut self) {
        self.acts.clear();
    }

    /// Plays on for some milliseconds and tells what was played, in order.
    pub fn advance(&mut self, mut ms: f32) -> Vec<Played> {
        let mut played = Vec::new();
        while let Some(front) = self.acts.front_mut() {
            let from = if front.begun { front.progress() } else { -1.0 };
            front.begun = true;
            front.elapsed += ms;
            let over = front.elapsed >= front.length;
            ms = (front.elapsed - front.length).max(0.0);
            played.push(Played {
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
    pub fn finish(&mut self) -> Vec<Played> {
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
    fn an_act_begins_once_even_where_no_time_is_left_for_it() {
        let mut timeline = Timeline::default();
        timeline.push(travel(3), Tempo::default(), None);
        timeline.push(travel(2), Tempo::default(), None);
        let played: Vec<Played> = [180.0, 0.0, 20.0, 70.0]
            .into_iter()
            .flat_map(|ms| timeline.advance(ms))
            .collect();
        let begins = played.iter().filter(|played| played.from < 0.0).count();
        assert_eq!(begins, 2, "{played:?}");
        assert!(timeline.is_idle());
    }

    #[test]
    fn at_speed_nought_everything_is_over_at_once() {
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
        };
        timeline.push(throw, still, Some(2));
        assert_eq!(timeline.advance(0.0).len(), 2);
        assert!(timeline.is_idle());
    }
}
