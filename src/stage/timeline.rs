//! The queue of acts that the stage plays, one after another, in milliseconds.
//!
//! It knows nothing of rules or entities' looks: acts go in, moments come out. Whatever is cut
//! short is finished at once, in order, so that the end is the same.

use std::collections::VecDeque;

use bevy::prelude::Resource;

use super::throw_animation::ThrownFaces;
use crate::rules::{Outcome, Side};
use crate::table::{Change, Location};

/// How long things last at normal speed, in milliseconds.
pub mod span {
    /// One cell of a journey.
    pub const HOP: f32 = 90.0;
    /// A whole journey at most.
    pub const JOURNEY: f32 = 600.0;
    /// A piece coming to rest after its last hop.
    pub const SETTLE: f32 = 90.0;
    /// A captured piece leaving the board.
    pub const CAPTURE: f32 = 280.0;
    /// Captors leaning in before what they capture falls; part of [`CAPTURE`].
    pub const LEAN: f32 = 80.0;
    /// From one of several captures of a move to the next.
    pub const STAGGER: f32 = 60.0;
    /// A warning being written.
    pub const CALL: f32 = 260.0;
    /// The piece that the game is about meeting its fate.
    pub const FATE: f32 = 340.0;
    /// A piece that has come home takes its place.
    pub const ENTRY: f32 = 420.0;
    /// Sticks or dice, from the hand to rest.
    pub const THROW: f32 = 700.0;
    /// A throw that scores nothing, from the hand to the passing of the turn.
    pub const IDLE_THROW: f32 = 430.0;
    /// The score standing in view before anything else happens.
    pub const SCORE: f32 = 240.0;
    /// What stands for a journey or a throw where motion is reduced.
    pub const REDUCED: f32 = 120.0;
    /// A line of three is called, before its game ends.
    pub const LINE: f32 = 100.0;
    /// Standing in view: who acts first.
    pub const OPENED: f32 = 600.0;
    /// The end of a game.
    pub const END: f32 = 1100.0;
    /// Picking a piece up.
    pub const PICK_UP: f32 = 70.0;
    /// Putting a piece down where it was carried to.
    pub const DROP: f32 = 90.0;
}

/// What becomes of the piece that a game is about.
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
        /// How they will lie.
        fall: ThrownFaces,
        /// It is worth something.
        scores: bool,
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
    /// The piece that the game is about meets its fate, where it stands.
    Fate {
        /// Where it stands.
        at: Location,
        /// What becomes of it.
        fate: Fate,
        /// Those who do it, the one that moved first; none where it is its own doing.
        by: Vec<Location>,
    },
    /// A throw, or half of one, could not be used.
    Lapse {
        /// The throw's steps.
        steps: u8,
        /// Only half of it is lost.
        half: bool,
    },
    /// The turn passes.
    Turn {
        /// Whose turn it was.
        side: Side,
        /// Nothing moved in it.
        passed: bool,
    },
    /// Nothing that can be seen, but panels may go on.
    Reveal,
    /// The game is over.
    End(Outcome),
}

/// How fast and how lively the stage plays.
#[derive(Clone, Copy, Debug, PartialEq, Resource)]
pub struct Tempo {
    /// 1 is normal speed; 0 shows no motion at all.
    pub speed: f32,
    /// Journeys and throws become short cross-fades.
    pub reduced: bool,
}

impl Default for Tempo {
    fn default() -> Self {
        Tempo {
            speed: 1.0,
            reduced: false,
        }
    }
}

impl Tempo {
    /// A length in milliseconds at this tempo.
    #[must_use]
    pub fn span(self, ms: f32) -> f32 {
        if self.speed <= 0.0 {
            0.0
        } else {
            ms / self.speed
        }
    }

    /// How long an act lasts.
    #[must_use]
    pub fn of(self, act: &Act) -> f32 {
        let ms = match act {
            Act::Throw { .. } if self.reduced => span::REDUCED,
            Act::Throw { scores: false, .. } => span::IDLE_THROW,
            Act::Throw { .. } => span::THROW,
            Act::Score { .. } => span::SCORE,
            Act::Opened(_) => span::OPENED,
            Act::Travel { .. } if self.reduced => span::REDUCED,
            Act::Travel { ms, .. } => *ms,
            Act::Seize { .. } => span::STAGGER,
            Act::Call { .. } => span::CALL,
            Act::Fate { .. } => span::FATE,
            Act::Take { .. }
            | Act::Enter { .. }
            | Act::Lapse { .. }
            | Act::Turn { .. }
            | Act::Reveal => 0.0,
            Act::Line { .. } => span::LINE,
            Act::End(_) => span::END,
        };
        self.span(ms)
    }
}

/// The length of a journey that hops over so many cells, the first included.
#[must_use]
pub fn journey(cells: usize) -> f32 {
    (span::HOP * cells.saturating_sub(1) as f32).min(span::JOURNEY)
}

/// An act with its clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Running {
    /// What is shown.
    pub act: Act,
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
    pub fn push(&mut self, act: Act, tempo: Tempo, reveals: Option<usize>) {
        let length = tempo.of(&act);
        self.acts.push_back(Running {
            act,
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
    use bevy::prelude::Entity;

    use super::*;
    use crate::table::Standing;

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
    fn no_journey_takes_longer_than_six_tenths_of_a_second() {
        assert!(journey(40) <= span::JOURNEY);
        assert!((journey(3) - 180.0).abs() < 0.01);
    }

    #[test]
    fn at_speed_nought_everything_is_over_at_once() {
        let mut timeline = Timeline::default();
        let still = Tempo {
            speed: 0.0,
            reduced: false,
        };
        timeline.push(travel(9), still, Some(1));
        let fall = ThrownFaces::Sticks { flats: 1 };
        timeline.push(Act::Throw { fall, scores: true }, still, Some(2));
        assert_eq!(timeline.advance(0.0).len(), 2);
        assert!(timeline.is_idle());
    }
}
