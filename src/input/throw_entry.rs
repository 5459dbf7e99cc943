//! Lets players enter a throw made by hand: a face for each stick or die, then a confirmation.

use std::ops::RangeInclusive;

use bevy::prelude::*;

use super::InputSystems;
use crate::rules::{self, AnyThrow, GameKind, for_games, with_game};
use crate::stage::throw::GameThrow;
use crate::stage::{CursorStep, StageGame, StageSystems};
use crate::table::games::TableGame;
use crate::table::{Table, TableEvent};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThrowEntry>().add_systems(
        Update,
        follow
            .before(InputSystems::Read)
            .run_if(resource_exists::<Table>),
    );
    add_faces(app);
}

/// The throw that is being entered. Empty while none is expected.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ThrowEntry {
    game: Option<GameKind>,
    /// The index that the throw will have in the game's events.
    at: Option<usize>,
    /// The face of each stick or die, from 0. `None` while it isn't entered.
    faces: Vec<Option<u8>>,
    /// `true` if the player has entered a face, even an unchanged one.
    touched: bool,
    /// The cursor: the index of a stick or die, or the number after the last one for the button.
    focus: Option<usize>,
    /// The index of the die for the next digit.
    typed: usize,
    /// The faces of the last entered throw with its index in the events, for corrections.
    entered: Option<(usize, Vec<Option<u8>>)>,
}

/// The digits that enter a throw: the number of flat faces up, or the face of a die.
#[must_use]
pub fn digits(game: GameKind) -> RangeInclusive<u8> {
    let (count, faces) = with_game!(game, Game => Game::THROWN);
    if faces == 2 {
        0..=u8::try_from(count).unwrap_or(u8::MAX)
    } else {
        1..=faces
    }
}

impl ThrowEntry {
    /// An empty entry for the throw at an index in the game's events.
    #[must_use]
    pub fn of(game: GameKind, at: usize) -> ThrowEntry {
        let (count, faces) = with_game!(game, Game => Game::THROWN);
        // Sticks start with their round side up; a die has no such default.
        let face = (faces == 2).then_some(0);
        ThrowEntry {
            game: Some(game),
            at: Some(at),
            faces: vec![face; count],
            ..ThrowEntry::default()
        }
    }

    /// The face of each stick or die, from 0. `None` while it isn't entered.
    #[must_use]
    pub fn faces(&self) -> &[Option<u8>] {
        &self.faces
    }

    /// The cursor: the index of a stick or die, or the number after the last one for the button.
    #[must_use]
    pub const fn focus(&self) -> Option<usize> {
        self.focus
    }

    /// `true` if the player has entered a face.
    #[must_use]
    pub const fn is_touched(&self) -> bool {
        self.touched
    }

    /// The number of faces of each stick or die.
    #[must_use]
    pub fn face_count(&self) -> u8 {
        self.game
            .map_or(0, |game| with_game!(game, Game => Game::THROWN).1)
    }

    /// The throw. `None` until all its faces are entered.
    #[must_use]
    pub fn throw(&self) -> Option<AnyThrow> {
        let faces: Option<Vec<u8>> = self.faces.iter().copied().collect();
        let faces = faces?;
        with_game!(self.game?, Game => Game::throw_of_faces(&faces))
    }

    /// Sets a face, and ignores one that doesn't exist.
    pub fn set(&mut self, item: usize, face: u8) {
        if face >= self.face_count() {
            return;
        }
        if let Some(shown) = self.faces.get_mut(item) {
            *shown = Some(face);
            self.touched = true;
        }
    }

    /// Turns a stick or die by this number of faces.
    pub fn turn(&mut self, item: usize, by: i8) {
        let count = i16::from(self.face_count());
        if count == 0 {
            return;
        }
        let face = match self.faces.get(item).copied().flatten() {
            Some(face) => (i16::from(face) + i16::from(by)).rem_euclid(count),
            None if by < 0 => count - 1,
            None => 0,
        };
        self.set(item, face as u8);
    }

    /// Enters a digit: the number of flat faces up, or the face of the next die.
    pub fn digit(&mut self, digit: u8) {
        let count = self.faces.len();
        if count == 0 {
            return;
        }
        if self.face_count() == 2 {
            if usize::from(digit) <= count {
                for item in 0..count {
                    self.set(item, u8::from(item < usize::from(digit)));
                }
            }
        } else if let Some(face) = digit.checked_sub(1)
            && face < self.face_count()
        {
            self.set(self.typed, face);
            self.typed = (self.typed + 1) % count;
        }
    }

    /// Moves the cursor by a step as drawn: sticks are in a row; dice are in a column, each with its faces in a row.
    pub fn step(&mut self, step: CursorStep) {
        let CursorStep { right, down } = step;
        let (to, by) = if self.face_count() == 2 {
            (right, -down)
        } else {
            (down, right)
        };
        match self.focus {
            None => self.focus = Some(0),
            Some(item) if by != 0 => self.turn(item, by),
            Some(item) => {
                let last = self.faces.len();
                self.focus = Some(item.saturating_add_signed(isize::from(to)).min(last));
            }
        }
    }

    /// Moves the cursor to the next stick or die, or to the button after them.
    pub fn cycle(&mut self, back: bool) {
        let stops = self.faces.len() + 1;
        self.focus = Some(match self.focus {
            None if back => stops - 1,
            None => 0,
            Some(here) if back => (here + stops - 1) % stops,
            Some(here) => (here + 1) % stops,
        });
    }

    /// `true` if the cursor is on the button.
    #[must_use]
    pub fn is_on_button(&self) -> bool {
        self.focus == Some(self.faces.len())
    }

    /// Starts over.
    pub fn clear(&mut self) {
        if let (Some(game), Some(at)) = (self.game, self.at) {
            let entered = self.entered.take();
            *self = ThrowEntry {
                entered,
                ..ThrowEntry::of(game, at)
            };
        }
    }

    /// Remembers the confirmed throw for a correction.
    pub fn note_entered(&mut self) {
        if let Some(at) = self.at {
            self.entered = Some((at, self.faces.clone()));
        }
    }
}

/// Starts to enter the next throw. A throw that is corrected starts with its entered faces.
fn follow(
    table: Res<Table>,
    mut table_events: MessageReader<TableEvent>,
    mut entry: ResMut<ThrowEntry>,
) {
    let laid = table_events.read().fold(false, |laid, event| {
        laid | matches!(event, TableEvent::SetUp)
    });
    let game = table.game().setup().kind();
    let at = table.asks_for_throw().map(|_| table.game().events().len());
    if !laid && entry.at == at && (at.is_none() || entry.game == Some(game)) {
        return;
    }
    let entered = entry
        .entered
        .take()
        .filter(|(place, _)| !laid && at.is_none_or(|at| *place >= at.saturating_sub(1)));
    let mut fresh = match at {
        Some(at) => ThrowEntry::of(game, at),
        None => ThrowEntry::default(),
    };
    if let Some((place, faces)) = &entered
        && Some(*place) == at
    {
        fresh.faces.clone_from(faces);
        fresh.touched = true;
    }
    fresh.entered = entered;
    *entry = fresh;
}

/// Passes the entered faces to the drawn sticks or dice, because some games can't tell which of several throws with the
/// same value it was.
fn pass_faces<Game: StageGame>(entry: Res<ThrowEntry>, thrown: Option<ResMut<Game::Thrown>>) {
    if let Some((_, faces)) = &entry.entered
        && entry.is_changed()
        && entry.game == Some(Game::KIND)
        && let Some(mut thrown) = thrown
    {
        let faces: Vec<u8> = faces.iter().flatten().copied().collect();
        thrown.set_entered(&faces);
    }
}

macro_rules! pass_faces_of_all {
    ($($game:ident in $module:ident,)+) => {
        fn add_faces(app: &mut App) {
            $(app.add_systems(
                Update,
                pass_faces::<rules::$module::Position>
                    .after(InputSystems::Interpret)
                    .before(StageSystems::Direct)
                    .run_if(resource_exists::<Table>),
            );)+
        }
    };
}

for_games!(pass_faces_of_all);
