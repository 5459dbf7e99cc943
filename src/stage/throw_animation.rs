//! The throws of all games as one system parameter, which passes each throw to its game.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::cue::Cue;
use super::game::StageGame;
use super::layout::Layout;
use super::throw::{GameThrow, ThrownPart};
use super::timeline::PlayedStretch;
use crate::record::{Event, GameRecord};
use crate::rules::{self, AnyThrow, GameKind, Side, for_games};

macro_rules! throw_animation {
    ($($game:ident in $module:ident,)+) => {
        /// The throw states of all games.
        #[derive(SystemParam)]
        pub struct ThrowAnimation<'w> {
            $($module: ResMut<'w, <rules::$module::Position as StageGame>::Thrown>,)+
            layout: Res<'w, Layout>,
        }

        impl ThrowAnimation<'_> {
            /// Plays a throw of a side, or of both (`by` is `None`), to the end of a stretch. A throw made `by_hand` is
            /// only put down.
            pub fn play(
                &mut self,
                throw: AnyThrow,
                by: Option<Side>,
                by_hand: bool,
                played: &PlayedStretch,
            ) {
                let bottom = self.layout.board_view.bottom();
                match throw {
                    $(AnyThrow::$game(throw) => {
                        self.$module.play(throw, by, by_hand, bottom, played);
                    },)+
                }
            }

            /// The contact sounds of a throw between two moments, each 0 to 1.
            #[must_use]
            pub fn contact_cues(&self, throw: AnyThrow, from: f32, to: f32) -> Vec<Cue> {
                match throw {
                    $(AnyThrow::$game(_) => self.$module.contact_cues(from, to),)+
                }
            }

            /// The sticks or dice of a throw at rest.
            #[must_use]
            pub fn parts(&self, throw: AnyThrow) -> Vec<ThrownPart> {
                match throw {
                    $(AnyThrow::$game(_) => self.$module.parts(&self.layout),)+
                }
            }

            /// Turns the resting sticks of a game until they show the throw with this number.
            pub fn turn_to(&mut self, game: GameKind, number: u8, at_once: bool) {
                match game {
                    $(GameKind::$game => {
                        if !self.$module.shows(number) {
                            self.$module.turn_to(number, at_once);
                        }
                    })+
                }
            }

            /// `true` if a game shows the throw with this number at rest.
            #[must_use]
            pub fn shows(&self, game: GameKind, number: u8) -> bool {
                match game {
                    $(GameKind::$game => self.$module.shows(number),)+
                }
            }

            /// `true` while resting sticks turn.
            #[must_use]
            pub fn is_turning(&self) -> bool {
                $(self.$module.is_turning())||+
            }

            /// Turns the sticks for `ms` milliseconds.
            pub fn advance_turning(&mut self, ms: f32) {
                $(if self.$module.is_turning() {
                    self.$module.advance_turning(ms);
                })+
            }

            /// Shows the game's last throw at rest, unless it is already there. Returns its sticks or dice.
            pub fn show_last_at_rest(&mut self, game: &GameRecord) -> Vec<ThrownPart> {
                let last = game.events().rev().find_map(|event| match event {
                    Event::Threw { side, throw } => Some((*side, *throw)),
                    _ => None,
                });
                let bottom = self.layout.board_view.bottom();
                match last {
                    $(Some((side, AnyThrow::$game(throw))) => {
                        self.$module.show_at_rest(throw, side, bottom);
                        self.$module.parts(&self.layout)
                    })+
                    None => {
                        $(self.$module.clear();)+
                        Vec::new()
                    }
                }
            }
        }
    };
}

for_games!(throw_animation);
