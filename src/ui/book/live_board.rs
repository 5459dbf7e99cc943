//! The board of a page, which shows its example in motion and can be played on.

use std::time::Duration;

use crate::book::Example;
use crate::rules::{AnyMove, AnyPosition, Expect, Side, pick};
use crate::stage::board::BoardShape;
use crate::stage::{BoardView, CursorStep};
use crate::table::Location;
use crate::table::targets::{
    default_move, origins, resolve_location, targets, targets_from, why_not,
};
use crate::ui::board_diagram::{Crop, Journey, Trace};
use crate::ui::board_scene::Way;
use crate::ui::games;
use crate::ui::words::Words;

/// The time for which a piece travels.
const TRAVEL: Duration = Duration::from_millis(650);
/// The time for which it then rests.
const STAND: Duration = Duration::from_millis(550);
/// The pause before an example, and after it if it's repeated.
const BEFORE: Duration = Duration::from_millis(600);
const AFTER: Duration = Duration::from_millis(2000);
/// The number of repetitions of an example, and the largest number of its choices for them.
const ROUNDS: u8 = 3;
const SHORT: usize = 2;

/// The motion of an example.
#[derive(Clone, Copy, Debug)]
enum Motion {
    /// It starts in the next frame.
    Begins,
    /// It started at this time, with this number of repetitions left.
    Runs(Duration, u8),
}

/// The latest choice on a board.
#[derive(Debug)]
pub struct LatestChoice {
    /// The position before it.
    pub before: AnyPosition,
    /// The choice.
    pub choice: AnyMove,
    /// Its marks on the board. `None` if it moved no piece.
    pub trace: Option<Trace>,
}

impl LatestChoice {
    fn new(before: AnyPosition, choice: AnyMove, after: &AnyPosition) -> Self {
        LatestChoice {
            trace: Trace::of(&before, choice, after),
            before,
            choice,
        }
    }
}

/// The board of a page.
#[derive(Debug)]
pub struct LiveBoard {
    example: Example,
    /// The part of the board that the example needs. `None` if that's all of it.
    part: Option<Crop>,
    /// The position that is shown and played on.
    pub position: AnyPosition,
    /// The number of shown choices of the example. `None` once a player has made another move.
    pub step: Option<usize>,
    /// The latest choice. `None` at the start and after a throw.
    latest: Option<LatestChoice>,
    motion: Option<Motion>,
    /// The selected piece.
    pub chosen: Option<Location>,
    /// The keyboard cursor.
    pub cursor: Option<Location>,
    /// `true` if the keyboard focus must leave the board.
    pub left: bool,
    /// The reason why the last press was refused.
    pub note: Option<String>,
    throws: u64,
}

impl LiveBoard {
    /// The board of a newly opened page.
    #[must_use]
    pub fn new(example: Example) -> LiveBoard {
        LiveBoard {
            position: example.position.clone(),
            part: Crop::of(&example),
            example,
            step: Some(0),
            latest: None,
            motion: Some(Motion::Begins),
            chosen: None,
            cursor: None,
            left: false,
            note: None,
            throws: 0,
        }
    }

    /// The example.
    #[must_use]
    pub fn example(&self) -> &Example {
        &self.example
    }

    /// The side at the bottom: the one that acts first in the example.
    #[must_use]
    pub fn bottom(&self) -> Side {
        let side = self.example.position.side_to_act();
        side.unwrap_or(Side::First)
    }

    /// The part of the board in view. `None` for the whole board, as after a player's own move.
    #[must_use]
    pub fn crop(&self) -> Option<Crop> {
        self.part.filter(|_| self.step.is_some())
    }

    /// `true` if a location is in view.
    #[must_use]
    pub fn shows(&self, location: Location) -> bool {
        self.crop().is_none_or(|crop| crop.has(location))
    }

    /// The latest choice. `None` at the start and after a throw.
    #[must_use]
    pub const fn latest(&self) -> Option<&LatestChoice> {
        self.latest.as_ref()
    }

    /// The side of the latest choice, or the side to act if there isn't one.
    #[must_use]
    pub fn mover(&self) -> Side {
        let latest = self.latest.as_ref().map(|latest| &latest.before);
        let side = latest.unwrap_or(&self.position).side_to_act();
        side.unwrap_or(Side::First)
    }

    /// Shows the position after this number of choices of the example.
    pub fn show_step(&mut self, step: usize) {
        self.set_step(step);
        self.motion = None;
        self.deselect();
    }

    fn set_step(&mut self, step: usize) {
        self.position = self.example.after(step);
        self.step = Some(step);
        self.latest = step.checked_sub(1).and_then(|last| {
            let choice = *self.example.choices.get(last)?;
            let before = self.example.after(last);
            Some(LatestChoice::new(before, choice, &self.position))
        });
    }

    /// Shows the example from its start, or at once its end if motion is reduced.
    pub fn play(&mut self, now: Duration, still: bool) {
        if still || self.example.choices.is_empty() {
            self.show_step(self.example.choices.len());
        } else {
            self.show_step(0);
            self.motion = Some(Motion::Runs(now, 1));
        }
    }

    /// `true` while the example is in motion.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.motion.is_some()
    }

    /// Advances the example and returns the moving piece. A new page shows its example a few times, or at once its end
    /// if motion is reduced.
    pub fn advance(&mut self, now: Duration, still: bool) -> Option<Journey> {
        let (since, rounds) = match self.motion? {
            Motion::Begins => {
                let short = self.example.choices.len() <= SHORT;
                self.play(now, still);
                if let Some(Motion::Runs(_, rounds)) = &mut self.motion {
                    *rounds = if short { ROUNDS } else { 1 };
                }
                return None;
            }
            Motion::Runs(since, rounds) => (since, rounds),
        };
        let each = TRAVEL + STAND;
        let whole = each * self.example.choices.len() as u32;
        let elapsed = now.saturating_sub(since);
        if rounds > 1 && elapsed >= BEFORE + whole + AFTER {
            self.show_step(0);
            self.motion = Some(Motion::Runs(now, rounds - 1));
            return None;
        }
        let elapsed = elapsed.checked_sub(BEFORE)?;
        let last = self.example.choices.len();
        if rounds > 1 && elapsed >= whole {
            if self.step != Some(last) {
                self.set_step(last);
            }
            return None;
        }
        let step = (elapsed.as_secs_f32() / each.as_secs_f32()) as usize;
        let Some(choice) = self.example.choices.get(step) else {
            self.show_step(self.example.choices.len());
            return None;
        };
        let progress =
            (elapsed.as_secs_f32() - step as f32 * each.as_secs_f32()) / TRAVEL.as_secs_f32();
        let arrived = progress >= 1.0;
        let shown = if arrived { step + 1 } else { step };
        let choice = *choice;
        if self.step != Some(shown) {
            self.set_step(shown);
        }
        if arrived {
            return None;
        }
        let way = Way::of_choice(&self.position, choice)?;
        Some(Journey { way, progress })
    }

    fn deselect(&mut self) {
        self.chosen = None;
        self.note = None;
    }

    /// Deselects the piece. Returns `false` if none was selected.
    pub fn cancel(&mut self) -> bool {
        self.note = None;
        self.chosen.take().is_some()
    }

    /// Deselects the piece and takes the keyboard focus off the board. Returns `false` if neither was possible.
    pub fn leave(&mut self) -> bool {
        let cancelled = self.cancel();
        self.left = self.cursor.take().is_some();
        cancelled || self.left
    }

    /// Moves the cursor by a step.
    pub fn steer(&mut self, step: CursorStep) {
        let view = BoardView::of(self.position.kind(), BoardShape::Landscape);
        let view = view.facing(self.bottom());
        self.cursor = match self.cursor {
            Some(at) => {
                let next = view.beside(at, step);
                next.filter(|next| self.shows(*next)).or(Some(at))
            }
            None => match self.crop() {
                Some(crop) => Some(crop.middle()),
                None => view.middle(),
            },
        };
    }

    /// Plays a choice.
    pub fn choose(&mut self, choice: AnyMove) {
        self.motion = None;
        self.step = None;
        self.deselect();
        let before = self.position.clone();
        // The choice is one of the legal ones, so this can't fail.
        let _ = self.position.play(choice);
        self.latest = Some(LatestChoice::new(before, choice, &self.position));
    }

    /// `true` if a throw is expected.
    #[must_use]
    pub fn awaits_throw(&self) -> bool {
        matches!(self.position.expect(), Expect::Throw(_))
    }

    /// Throws sticks or dice. Each throw of a page is different.
    pub fn throw(&mut self) {
        self.throws += 1;
        let mut bits = self.throws.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits ^= bits >> 27;
        if let Some(throw) = pick(bits, &self.position.throws()) {
            self.motion = None;
            self.step = None;
            self.latest = None;
            self.deselect();
            // A throw of this game is expected, so this can't fail.
            let _ = self.position.throw(throw);
        }
    }

    /// Handles a press on a location.
    pub fn press(&mut self, location: Location, words: &Words) {
        if self.motion.is_some() {
            self.show_step(self.step.unwrap_or(0));
        }
        self.note = None;
        let location = resolve_location(&self.position, location);
        let all = targets(&self.position);
        let starts = origins(&all);
        let from_hand = match starts[..] {
            [hand @ Location::Hand(_)] => Some(hand),
            _ => None,
        };
        if let Some(from) = self.chosen.or(from_hand) {
            let mine = targets_from(&all, from);
            if let Some(target) = mine.iter().find(|target| target.to == location) {
                return self.choose(target.choice);
            }
            if self.chosen == Some(location) {
                match default_move(self.position.kind(), &mine) {
                    Some(choice) => self.choose(choice),
                    None => self.chosen = None,
                }
                return;
            }
        }
        if starts.contains(&location) {
            self.chosen = Some(location);
            return;
        }
        let why = match self.chosen {
            Some(from) => why_not(&self.position, from, Some(location)),
            None => why_not(&self.position, location, None),
        };
        self.note = why.map(|why| games::illegal(words, &why).0);
    }
}
