//! The parts of a lesson.

use crate::rules::{AnyMove, AnyPosition, AnyThrow, GameKind, Side};

/// The lesson of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// The game it teaches.
    pub game: GameKind,
    /// The steps, at least one. The last one is a real game.
    pub steps: Vec<Step>,
}

/// One step: a text and the acts that belong to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The name. The keys of its texts are `lesson-<game>-<name>` and the same with `-text`, `-thrown` and
    /// `-later`.
    pub name: String,
    /// `true` if it sets up a new position. Otherwise it continues where the step before ended.
    pub sets_position: bool,
    /// `true` if pieces move to the new position, under a caption.
    pub moves_pieces: bool,
    /// The position at its start, if all steps before were completed with the first accepted choices.
    pub start: AnyPosition,
    /// The learner's side.
    pub side: Side,
    /// Highlighted places, apart from those of the wanted choice.
    pub highlighted: Vec<Spot>,
    /// The acts, in order. Empty if the step has only text.
    pub acts: Vec<Act>,
}

impl Step {
    /// The key of its title.
    #[must_use]
    pub fn key(&self, game: GameKind) -> String {
        format!("lesson-{game}-{}", self.name)
    }

    /// The key of the caption under which pieces move to its position. `None` if no piece moves.
    #[must_use]
    pub fn caption(&self, game: GameKind) -> Option<String> {
        self.moves_pieces
            .then(|| format!("{}-later", self.key(game)))
    }

    /// The key of its text for a number of completed acts. After a throw that the learner uses, it's another text.
    #[must_use]
    pub fn text_key(&self, game: GameKind, done: usize) -> String {
        let is_throw = |act: &Act| matches!(act, Act::Throw(_));
        let uses = |at: usize| matches!(self.acts.get(at + 1), Some(Act::Play { .. }));
        let used = self.acts.iter().position(is_throw).filter(|at| uses(*at));
        let suffix = if used.is_some_and(|at| at < done) {
            "thrown"
        } else {
            "text"
        };
        format!("{}-{suffix}", self.key(game))
    }

    /// `true` if this is the real game at the end of the lesson.
    #[must_use]
    pub fn is_game(&self) -> bool {
        matches!(self.acts.first(), Some(Act::Game { .. }))
    }
}

/// One action in a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// The learner throws and gets these throws, one after the other.
    Throw(Vec<AnyThrow>),
    /// The learner plays one of the accepted choices.
    Play {
        /// The accepted choices; the first is the one shown.
        wanted: Vec<AnyMove>,
        /// Illegal choices that the text explains.
        wrong: Vec<WrongTry>,
    },
    /// The other side does this automatically.
    Reply(Reply),
    /// A real game against the computer until it ends.
    Game {
        /// The level of the computer.
        level: u8,
        /// The seed of its throws and of the computer's choices.
        seed: u64,
    },
}

/// An automatic action of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It throws, and gets this throw.
    Throw(AnyThrow),
    /// It plays this choice.
    Play(AnyMove),
}

/// A choice that the rules refuse, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongTry {
    /// The choice in the notation of its game.
    pub text: String,
    /// The key of the refusal, without the game's name.
    pub reason: String,
}

/// A place on the table, in the numbering of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A cell, square or point.
    Board(u8),
    /// The learner's pieces in hand.
    Hand,
    /// The learner's pieces on the bar.
    Bar,
    /// The tray for the learner's pieces that were borne off.
    Off,
    /// The sticks or dice.
    Throw,
}
