//! What one game adds to the panels: the trait that each game's position implements.

use bevy::prelude::App;
use bevy_egui::egui::{Color32, Pos2, Rect, Ui};

use super::accent::Accent;
use super::choice::Choice;
use super::count::Count;
use super::game_look::GameLook;
use super::home::{Lying, Room};
use super::icons::Icon;
use super::option_picture::{OptionGroup, OptionPicture};
use super::portrait::Portrait;
use super::theme::colour;
use super::turn_text::TurnText;
use super::ui_action::UiAction;
use super::view::View;
use super::words::{Variable, Words};
use crate::record::Turn;
use crate::rules::{Notation, OptionSet, Outcome, Rules, Side};
use crate::stage::timeline::Act;
use crate::table::targets::Question;
use crate::table::{MoveTarget, Table};

/// Why something is not allowed, as the panels tell it.
#[derive(Clone, Debug, PartialEq)]
pub struct IllegalText {
    /// The key of the text, without the game's name in front of it.
    pub key: &'static str,
    /// The number of the rule.
    pub rule: &'static str,
    /// What the text's variables stand for.
    pub variables: Vec<Variable>,
}

/// An option of a game with one of its values.
pub type ValueOf<Game> = <<Game as Rules>::Options as OptionSet>::Value;
/// A preset of a game.
pub type PresetOf<Game> = <<Game as Rules>::Options as OptionSet>::Preset;

/// A game on the panels. Methods with a position get the one in view, or for [`event_note`] the one on
/// the table; what has a default is empty unless a game says otherwise.
///
/// [`event_note`]: PanelGame::event_note
pub trait PanelGame: Notation {
    /// What marks the chosen, the live and the next on this game's panels.
    const ACCENT: Accent;
    /// Its colours and materials outside the table.
    const LOOK: GameLook;
    /// The original words that the rules book explains, in the order of its page.
    const TERMS: &'static [&'static str];
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

    /// The sides' colours in the list of moves, the first side's first.
    const SIDE_COLOURS: [Color32; 2] = [colour::SECOND; 2];
    /// What the button to throw shows; of no use in a game without throws.
    const THROW_ICON: Icon = Icon::Throw;
    /// The key of the text that says to throw; of no use in a game without throws.
    const THROW_KEY: &'static str = "now-throw-sticks";
    /// Whether players choose who begins. Where they do not, the rules say it, and so does the text
    /// `<game>-begins` (TT-2).
    const CHOOSES_FIRST: bool = true;

    /// Adds what the game's panels need to know from elsewhere: nothing.
    fn plugin(_: &mut App) {}

    /// `true` if diagrams draw a square of the board dark. All are light by default.
    fn is_dark_square(&self, _square: u8) -> bool {
        false
    }

    /// The throws or numbers that can still be used, as text. None by default.
    fn unused_throws(&self) -> Vec<String> {
        Vec::new()
    }

    /// What a side's panel counts.
    fn counts(&self, side: Side) -> Vec<Count>;

    /// What lies beside the board in the game's room: nothing.
    fn lying(&self) -> Vec<Lying> {
        Vec::new()
    }

    /// A few words beside a side's name on a roomy panel: none. Several parts are joined by
    /// [`NOTE_SEPARATOR`](super::player_panel::NOTE_SEPARATOR), the most needed first.
    fn player_note(&self, _: &View, _: Side) -> Option<String> {
        None
    }

    /// What stands under the headline of the list of moves: nothing.
    fn heading(&self, _: &mut Ui, _: &View, _roomy: bool) -> Option<UiAction> {
        None
    }

    /// What a side can do with its pieces, out of these targets, as the list of moves says it in a
    /// game's first turns.
    fn choices(&self, words: &Words, side: Side, targets: &[MoveTarget]) -> Vec<Choice>;

    /// The picture of an option's value.
    fn option_picture(value: ValueOf<Self>) -> OptionPicture;

    /// The value whose picture shows best what a preset changes.
    fn preset_value(preset: PresetOf<Self>) -> ValueOf<Self>;

    /// `true` if the option of a value has an effect besides the other options; always by default.
    fn option_works(_: &Self::Options, _: ValueOf<Self>) -> bool {
        true
    }

    /// A finished turn in which nothing could be moved: there are no such turns.
    fn came_to_nothing(_: &Turn) -> bool {
        false
    }

    /// Writes one turn as a coloured line.
    fn write_turn(text: &mut TurnText, view: &View, turn: &Turn);

    /// What was thrown in a turn, from its notation, as a list tells it: as it stands there.
    fn spoken_throw(throw: &str) -> String {
        throw.to_owned()
    }

    /// What was played in a turn, from its notation, in the player's language: as it stands there.
    fn spoken_moves(_: &Words, moves: &str) -> String {
        moves.to_owned()
    }

    /// The height of the legend at the foot of the list of moves, in units: 0, for there is none.
    fn legend_height(&self, _: &View) -> f32 {
        0.0
    }

    /// The legend, at the foot of a rectangle: nothing.
    fn legend(&self, _: &Ui, _: &View, _inner: Rect) {}

    /// What was thrown and is left in the turn, so high in units, where the list of moves does not
    /// show it: nothing.
    fn throw_chips(&self, _: &mut Ui, _: &View, _height: f32) -> Option<UiAction> {
        None
    }

    /// What the last throw is worth, beside the buttons: nothing.
    fn throw_value(&self, _: &Ui, _: &View, _room: Rect) {}

    /// What was thrown, large enough to be read from afar: how wide it is at a height, in units, painted
    /// where the middle of its left end is given. Nothing by default, as where sticks lie there by
    /// themselves.
    fn big_throw(&self, _: &Ui, _: &View, _at: Option<Pos2>, _height: f32) -> f32 {
        0.0
    }

    /// What is left of the throw, or what was done last, in so few words that they are read from afar. By
    /// default it is the last move.
    fn big_words(&self, view: &View) -> Option<String> {
        let turn = view.turns.last().filter(|turn| turn.text.contains(' '));
        // "12. W e5-e8xd8/f8+2"
        let word = turn?.text.rsplit(' ').next()?;
        let way = word.split(['x', '+']).next().unwrap_or_default();
        Some(way.replace('-', " – "))
    }

    /// The key of what a demonstration says when something has been shown: nothing.
    fn caption(&self, _: &Act) -> Option<&'static str> {
        None
    }

    /// The answers to a question, as buttons, from right to left. A game whose positions ask
    /// [questions](crate::table::targets::question) has to show them; the others show nothing.
    fn answers(_: &mut Ui, _: &View, _: &Question) -> Option<UiAction> {
        None
    }

    /// What was counted at the end: nothing.
    fn score(&self, _: &mut Ui, _: &View, _: Outcome) {}

    /// Why something is not allowed.
    fn illegal(illegal: &Self::Illegal) -> IllegalText;

    /// What is worth a note of what has just been shown: nothing.
    fn event_note(&self, _: &Words, _: &Table, _: &Act) -> Option<String> {
        None
    }
}
