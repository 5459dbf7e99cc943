//! The trait that each game's position implements for its part of the panels.

use bevy::prelude::App;
use bevy_egui::egui::{Painter, Pos2, Rect, Ui};

use super::accent::Accent;
use super::choice::Choice;
use super::count::Count;
use super::game_look::GameLook;
use super::home::{Room, RoomObject};
use super::icons::Icon;
use super::move_text::{Token, TurnNotation};
use super::option_picture::{OptionGroup, OptionPicture};
use super::portrait::Portrait;
use super::throw_count::CollectedThrow;
use super::turn_rows::Fold;
use super::ui_action::UiAction;
use super::view::View;
use super::words::{Variable, Words};
use crate::geometry::Point;
use crate::record::Turn;
use crate::rules::{AnyThrow, Notation, OptionSet, Outcome, Rules, Side};
use crate::stage::timeline::Act;
use crate::table::targets::Question;
use crate::table::{Location, MoveTarget, Table};

/// The reason why a move is illegal, as a text.
#[derive(Clone, Debug, PartialEq)]
pub struct IllegalText {
    /// The key of the text, without the game's name before it.
    pub key: &'static str,
    /// The number of the rule.
    pub rule: &'static str,
    /// The values of the text's variables.
    pub variables: Vec<Variable>,
}

/// An option of a game with one of its values.
pub type ValueOf<Game> = <<Game as Rules>::Options as OptionSet>::Value;
/// A rule set of a game.
pub type PresetOf<Game> = <<Game as Rules>::Options as OptionSet>::Preset;

/// A game on the panels. Methods with a position get the one in view, or for [`event_note`] the one on the table.
/// Defaults are empty.
///
/// [`event_note`]: PanelGame::event_note
pub trait PanelGame: Notation {
    /// The accent of this game's panels.
    const ACCENT: Accent;
    /// Its colours and materials outside the table.
    const LOOK: GameLook;
    /// The original words that the rules book explains, in the order of its page.
    const TERMS: &'static [&'static str];
    /// The key of a destination where a piece captures, for screen readers.
    const CAPTURE_KEY: &'static str = "reader-captures-at";
    /// `true` if throws are shown as dice, `false` as sticks or numbers.
    const THROWS_DICE: bool = false;
    /// The game's room on the home screen. It has the texts `home-<game>-place`, `-lot` and `-line`.
    const ROOM: Room;
    /// The small pictures of the pieces, as asset paths, the first side's first.
    const PIECE_ICONS: [&'static str; 2];
    /// The portraits of the computer's levels, the weakest first.
    const PORTRAITS: &'static [Portrait];
    /// `true` if a longer search can find better moves than a review has found. It can't if the game is solved.
    const SEARCHED: bool;
    /// The options in groups, each option in one.
    const OPTION_GROUPS: &'static [OptionGroup];

    /// The icon of the throw button. Unused in games without throws.
    const THROW_ICON: Icon = Icon::Throw;
    /// The key of the text that asks for a throw. Unused in games without throws.
    const THROW_KEY: &'static str = "now-throw-sticks";
    /// `true` if players choose the first side. Otherwise the rules do, explained by the texts `<game>-begins` and
    /// `<game>-begins-second` (TT-2).
    const CHOOSES_FIRST: bool = true;

    /// Adds the systems and resources that the game's panels need. By default none.
    fn plugin(_: &mut App) {}

    /// The throws or numbers that can still be used, as text. None by default.
    fn unused_throws(&self) -> Vec<String> {
        Vec::new()
    }

    /// The counts on a side's panel.
    fn counts(&self, side: Side) -> Vec<Count>;

    /// The objects beside the board in the game's room. By default none.
    fn room_objects(&self) -> Vec<RoomObject> {
        Vec::new()
    }

    /// The lines of the board's picture that these rules don't use: their ends, from the picture's lower left corner, in
    /// units of the board. By default none.
    fn unused_lines(&self) -> &'static [[Point; 2]] {
        &[]
    }

    /// A short note beside a side's name on a large panel. By default none. Several parts are joined by
    /// [`NOTE_SEPARATOR`](super::player_panel::NOTE_SEPARATOR), the most important first.
    fn player_note(&self, _: &View, _: Side) -> Option<String> {
        None
    }

    /// Shows the part under the headline of the list of moves. By default nothing.
    fn heading(&self, _: &mut Ui, _: &View, _roomy: bool) -> Option<UiAction> {
        None
    }

    /// A sentence about the next action, for a phone, which has no list of moves beside the board. By default `None`.
    fn advice(&self, _: &View) -> Option<String> {
        None
    }

    /// The possible moves of a side, from these targets, for the list of moves in a game's first turns.
    fn choices(&self, words: &Words, side: Side, targets: &[MoveTarget]) -> Vec<Choice>;

    /// The picture of an option's value.
    fn option_picture(value: ValueOf<Self>) -> OptionPicture;

    /// The value whose picture shows best what a rule set changes.
    fn preset_value(preset: PresetOf<Self>) -> ValueOf<Self>;

    /// `true` if the option of a value has an effect with the other options as they are. By default always.
    fn option_works(_: &Self::Options, _: ValueOf<Self>) -> bool {
        true
    }

    /// Describes a turn from this position, which was before it.
    fn describe(&self, turn: &TurnNotation) -> Vec<Token>;

    /// The signs of turns that aren't words, with their meanings; by default an empty list.
    fn signs(_: &Words) -> Vec<Token> {
        Vec::new()
    }

    /// The reason to fold a finished turn with others like it. `None` if the turn is shown; always by default.
    fn fold(_: &Turn) -> Option<Fold> {
        None
    }

    /// The height of the legend below the list of moves, in units. By default 0, without a legend.
    fn legend_height(&self, _: &View) -> f32 {
        0.0
    }

    /// Paints the legend at the bottom of a rectangle. By default nothing.
    fn legend(&self, _: &Ui, _: &View, _inner: Rect) {}

    /// Shows the turn's throws and which are unused, at this height (units), in layouts where the list of moves
    /// doesn't. By default nothing.
    fn throw_chips(&self, _: &mut Ui, _: &View, _height: f32) -> Option<UiAction> {
        None
    }

    /// The value of a throw in words: "1 flat: 2". Empty by default, for games without throws.
    fn throw_caption(_: &Painter, _: &Words, _: Self::Throw) -> String {
        String::new()
    }

    /// The width of a throw's sticks or dice at this height (units). Paints them if the middle of their left end is given.
    /// By default 0, for games without throws.
    fn throw_picture(_: &Painter, _: Self::Throw, _at: Option<Pos2>, _height: f32) -> f32 {
        0.0
    }

    /// Paints a throw on its way from the table into the row of throws. By default nothing.
    fn collect_throw(_: &Painter, _: Self::Throw, _: &CollectedThrow) {}

    /// Shows the value of the last throw beside the buttons. By default nothing.
    fn throw_value(&self, _: &Ui, _: &View, _room: Rect) {}

    /// The width of the throw at this height (units), for the big screen mode. Paints it if the middle of its left end
    /// is given. By default 0, for games whose sticks on the table are enough.
    fn big_throw(&self, _: &Ui, _: &View, _at: Option<Pos2>, _height: f32) -> f32 {
        0.0
    }

    /// A short text about the unused throw, for the big screen mode. `None` by default, and the last turn is shown.
    fn big_text(&self, _: &View) -> Option<String> {
        None
    }

    /// The key of a demonstration's caption for an act. By default `None`.
    fn caption(&self, _: &Act) -> Option<&'static str> {
        None
    }

    /// Shows the answers to a question as buttons, from right to left. A game whose positions have
    /// [questions](crate::table::targets::question) must implement it.
    fn answers(_: &mut Ui, _: &View, _: &Question) -> Option<UiAction> {
        None
    }

    /// Shows the final counts. By default nothing.
    fn score(&self, _: &mut Ui, _: &View, _: Outcome) {}

    /// The key of the sentence with both sides' final counts. `None` by default, for games that count no pieces.
    fn tally(&self) -> Option<&'static str> {
        None
    }

    /// The reason why a move is illegal.
    fn illegal(illegal: &Self::Illegal) -> IllegalText;

    /// The name of a place, as the side to act calls it.
    fn place_name(&self, words: &Words, location: Location) -> String;

    /// The key of the name of a place's marks, such as a piece that can't move yet. By default `None`.
    fn mark_name(&self, _: Location) -> Option<&'static str> {
        None
    }

    /// The throw with this number, for the caption of the sticks that show it. `None` by default, for games in which the
    /// whole throw stays in view.
    fn throw_of_number(_: u8) -> Option<AnyThrow> {
        None
    }

    /// A sentence about the throws that are left. `None` if there aren't any, or by default.
    fn unused_sentence(&self, _: &Words) -> Option<String> {
        None
    }

    /// `true` if the numbers of the last throw don't say how often they can be played. By default `false`.
    fn throw_needs_words(&self) -> bool {
        false
    }

    /// A sentence that asks for one of these moves of a piece to one of the named destinations.
    fn suggestion(&self, words: &Words, reached: &[MoveTarget], to: String) -> String;

    /// The toast for an act. By default `None`.
    fn event_note(&self, _: &Words, _: &Table, _: &Act) -> Option<String> {
        None
    }
}
