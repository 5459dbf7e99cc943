//! What falls when something is thrown: one hand for whatever each game throws.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cue::Cue;
use super::layout::Layout;
use super::tablan::sticks::StickThrow;
use super::tawula::dice::DiceRoll;
use super::timeline::Played;
use crate::record::{Event, GameRecord};
use crate::rules::tawula::Dice;
use crate::rules::{AnyThrow, Side};

/// How what was thrown will lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ThrownFaces {
    /// Four sticks.
    Sticks {
        /// Flat faces up, 0 to 4.
        flats: u8,
    },
    /// Two dice.
    Dice {
        /// The faces.
        dice: Dice,
        /// Who threw them; in the opening roll, who threw the first.
        by: Side,
        /// Each side throws one of them (TW-3).
        opening: bool,
    },
}

/// The sticks and dice of all games.
#[derive(SystemParam)]
pub struct ThrowAnimation<'w> {
    /// Tablan's sticks.
    pub sticks: ResMut<'w, StickThrow>,
    /// Tawula's dice.
    pub dice: ResMut<'w, DiceRoll>,
    /// On which side of the table who throws sits.
    pub layout: Res<'w, Layout>,
}

impl ThrowAnimation<'_> {
    /// Brings what falls to the end of a stretch.
    pub fn play(&mut self, fall: ThrownFaces, played: &Played) {
        match fall {
            ThrownFaces::Sticks { flats } => {
                if played.from < 0.0 {
                    self.sticks.begin(flats);
                }
                self.sticks.progress = played.to;
                if played.over {
                    self.sticks.rest();
                }
            }
            ThrownFaces::Dice { dice, by, opening } => {
                if played.from < 0.0 {
                    self.dice.far = self.is_far(by);
                    self.dice.begin(dice, opening);
                }
                self.dice.progress = played.to;
                if played.over {
                    self.dice.rest();
                }
            }
        }
    }

    /// A side sits at the far edge of the table.
    fn is_far(&self, side: Side) -> bool {
        side != self.layout.board_view.bottom()
    }

    /// What is heard in a stretch.
    #[must_use]
    pub fn knocks(&self, fall: ThrownFaces, played: &Played) -> Vec<Cue> {
        match fall {
            ThrownFaces::Sticks { .. } => self.sticks.knocks(played.from, played.to),
            ThrownFaces::Dice { .. } => self.dice.knocks(played.from, played.to),
        }
    }

    /// Lays down what a match threw last, unless it lies there already.
    pub fn lay_last(&mut self, game: &GameRecord) {
        let last = game.events().rev().find_map(|event| match event {
            Event::Threw { side, throw } => Some((*side, *throw)),
            _ => None,
        });
        match last {
            Some((_, AnyThrow::Tablan(value))) => self.sticks.show(value),
            Some((side, AnyThrow::Tawula(dice))) => {
                self.dice.far = self.is_far(side);
                self.dice.lay(dice);
            }
            _ => self.dice.clear(),
        }
    }
}
