//! What all games throw, as one system parameter: each throw goes to the game that it belongs to.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cue::Cue;
use super::game::StageGame;
use super::layout::Layout;
use super::throw::GameThrow;
use super::timeline::Played;
use crate::record::{Event, GameRecord};
use crate::rules::{self, AnyThrow, Side, for_games};

macro_rules! throw_animation {
    ($($game:ident in $module:ident,)+) => {
        /// What is thrown, of every game.
        #[derive(SystemParam)]
        pub struct ThrowAnimation<'w> {
            $($module: ResMut<'w, <rules::$module::Position as StageGame>::Thrown>,)+
            layout: Res<'w, Layout>,
        }

        impl ThrowAnimation<'_> {
            /// Brings a throw of a side, or of both (`by` is none), to the end of a stretch; one that was made
            /// by hand is only set down.
            pub fn play(
                &mut self,
                throw: AnyThrow,
                by: Option<Side>,
                by_hand: bool,
                played: &Played,
            ) {
                let bottom = self.layout.board_view.bottom();
                match throw {
                    $(AnyThrow::$game(throw) => {
                        self.$module.play(throw, by, by_hand, bottom, played);
                    },)+
                }
            }

            /// What is heard of a throw between two moments, each 0 to 1.
            #[must_use]
            pub fn knocks(&self, throw: AnyThrow, from: f32, to: f32) -> Vec<Cue> {
                match throw {
                    $(AnyThrow::$game(_) => self.$module.knocks(from, to),)+
                }
            }

            /// Lays down what a game threw last, unless it lies there already.
            pub fn lay_last(&mut self, game: &GameRecord) {
                let last = game.events().rev().find_map(|event| match event {
                    Event::Threw { side, throw } => Some((*side, *throw)),
                    _ => None,
                });
                let bottom = self.layout.board_view.bottom();
                match last {
                    $(Some((side, AnyThrow::$game(throw))) => {
                        self.$module.lay(throw, side, bottom);
                    })+
                    None => {
                        $(self.$module.clear();)+
                    }
                }
            }
        }
    };
}

for_games!(throw_animation);
