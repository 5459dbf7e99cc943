//! Asks the game that is played for its part of the panels; see [`PanelGame`].

use bevy::prelude::App;
use bevy_egui::egui::{Color32, Pos2, Rect, Ui};

use super::accent::Accent;
use super::choice::Choice;
use super::count::Count;
use super::home::{Lying, Room};
use super::icons::Icon;
use super::option_picture::{OptionGroup, OptionPicture};
use super::panel_game::{PanelGame, PresetOf, ValueOf};
use super::portrait::Portrait;
use super::turn_text::TurnText;
use super::ui_action::UiAction;
use super::view::View;
use super::words::Words;
use crate::record::Turn;
use crate::rules::{
    AnyIllegal, AnyOptions, AnyPosition, GameKind, NamedPreset, NamedValue, OptionState, Outcome,
    Rules, Setup, Side, dispatch, for_games, with_game,
};
use crate::stage::timeline::Act;
use crate::table::targets::Question;
use crate::table::{MoveTarget, Table};

/// Adds what the panels of each game need to know from elsewhere.
pub(super) fn plugin(app: &mut App) {
    for game in GameKind::ALL {
        with_game!(game, Game => <Game as PanelGame>::plugin(app));
    }
}

/// The accent of a game's table.
#[must_use]
pub const fn accent(game: GameKind) -> Accent {
    with_game!(game, Game => <Game as PanelGame>::ACCENT)
}

/// The sides' colours in a game's list of moves.
#[must_use]
pub const fn side_colours(game: GameKind) -> [Color32; 2] {
    with_game!(game, Game => <Game as PanelGame>::SIDE_COLOURS)
}

/// A game's room on the home screen.
#[must_use]
pub const fn room(game: GameKind) -> &'static Room {
    with_game!(game, Game => &<Game as PanelGame>::ROOM)
}

/// The small pictures of a game's pieces, as asset paths.
pub(super) const fn piece_icons(game: GameKind) -> [&'static str; 2] {
    with_game!(game, Game => <Game as PanelGame>::PIECE_ICONS)
}

/// The portrait of a level of the computer, of which 1 is the weakest.
#[must_use]
pub fn portrait(game: GameKind, level: u8) -> Option<&'static Portrait> {
    let portraits: &'static [Portrait] = with_game!(game, Game => <Game as PanelGame>::PORTRAITS);
    portraits.get(usize::from(level.checked_sub(1)?))
}

/// `true` if a longer search can find better moves in a game than a review has found.
#[must_use]
pub(super) const fn is_searched(game: GameKind) -> bool {
    with_game!(game, Game => <Game as PanelGame>::SEARCHED)
}

/// The options of a game in groups.
#[must_use]
pub const fn option_groups(game: GameKind) -> &'static [OptionGroup] {
    with_game!(game, Game => <Game as PanelGame>::OPTION_GROUPS)
}

/// The picture of an option's value, both by name. `None` if the game has no such value.
#[must_use]
pub fn option_picture(game: GameKind, option: &str, value: &str) -> Option<OptionPicture> {
    with_game!(game, Game => {
        ValueOf::<Game>::of(option, value).map(<Game as PanelGame>::option_picture)
    })
}

/// The picture of a preset by name. `None` if the game has no such preset.
#[must_use]
pub fn preset_picture(game: GameKind, preset: &str) -> Option<OptionPicture> {
    with_game!(game, Game => {
        let preset = PresetOf::<Game>::of(preset)?;
        Some(Game::option_picture(Game::preset_value(preset)))
    })
}

/// `true` if an option has an effect besides the others as they are set.
pub(super) fn option_works(setup: &Setup, option: &OptionState) -> bool {
    dispatch!(AnyOptions(setup.options()), options: Game => {
        ValueOf::<Game>::of(option.name, option.value)
            .is_some_and(|value| <Game as PanelGame>::option_works(&options, value))
    })
}

/// What a side can do with its pieces, out of these targets.
#[must_use]
pub fn choices(
    position: &AnyPosition,
    words: &Words,
    side: Side,
    targets: &[MoveTarget],
) -> Vec<Choice> {
    dispatch!(AnyPosition(position), position => {
        PanelGame::choices(position, words, side, targets)
    })
}

/// Whether a finished turn is one in which nothing could be moved.
#[must_use]
pub fn came_to_nothing(game: GameKind, turn: &Turn) -> bool {
    with_game!(game, Game => <Game as PanelGame>::came_to_nothing(turn))
}

/// The key of the text that says to throw.
pub(super) const fn throw_key(game: GameKind) -> &'static str {
    with_game!(game, Game => <Game as PanelGame>::THROW_KEY)
}

/// The picture of what is thrown.
pub(super) const fn throw_icon(game: GameKind) -> Icon {
    with_game!(game, Game => <Game as PanelGame>::THROW_ICON)
}

/// Whether players choose who begins; otherwise the rules say it.
#[must_use]
pub const fn chooses_first(game: GameKind) -> bool {
    with_game!(game, Game => <Game as PanelGame>::CHOOSES_FIRST)
}

/// Whether a throw decides who begins where no side was chosen.
#[must_use]
pub const fn has_opening_throw(game: GameKind) -> bool {
    with_game!(game, Game => <Game as Rules>::HAS_OPENING_THROW)
}

/// What a side's panel counts.
pub(super) fn counts(view: &View, side: Side) -> Vec<Count> {
    dispatch!(AnyPosition(view.position), position => PanelGame::counts(position, side))
}

/// What lies beside the board in its room.
pub(super) fn lying(position: &AnyPosition) -> Vec<Lying> {
    dispatch!(AnyPosition(position), position => PanelGame::lying(position))
}

/// A few words beside a side's name on a roomy panel.
pub(super) fn player_note(view: &View, side: Side) -> Option<String> {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::player_note(position, view, side)
    })
}

/// What stands under the headline of the list of moves.
pub(super) fn heading(ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::heading(position, ui, view, roomy)
    })
}

/// Writes one turn as a coloured line.
pub(super) fn write_turn(text: &mut TurnText, view: &View, turn: &Turn) {
    with_game!(view.position.kind(), Game => <Game as PanelGame>::write_turn(text, view, turn));
}

/// Whether something is thrown in a game.
pub(super) fn has_throws(game: GameKind) -> bool {
    with_game!(game, Game => !<Game as Rules>::throws().is_empty())
}

/// What was thrown in a turn, from its notation.
pub(super) fn spoken_throw(game: GameKind, throw: &str) -> String {
    with_game!(game, Game => <Game as PanelGame>::spoken_throw(throw))
}

/// What was played in a turn, from its notation, in the player's language.
pub(super) fn spoken_moves(words: &Words, game: GameKind, moves: &str) -> String {
    with_game!(game, Game => <Game as PanelGame>::spoken_moves(words, moves))
}

/// The height of the legend at the foot of the list of moves, in units; 0 where a game has none.
pub(super) fn legend_height(view: &View) -> f32 {
    dispatch!(AnyPosition(view.position), position => PanelGame::legend_height(position, view))
}

/// The legend at the foot of the list of moves.
pub(super) fn legend(ui: &Ui, view: &View, inner: Rect) {
    dispatch!(AnyPosition(view.position), position => PanelGame::legend(position, ui, view, inner));
}

/// What was thrown and is left in the turn.
pub(super) fn throw_chips(ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::throw_chips(position, ui, view, height)
    })
}

/// What the last throw is worth, beside the buttons.
pub(super) fn throw_value(ui: &Ui, view: &View, room: Rect) {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::throw_value(position, ui, view, room);
    });
}

/// What was thrown, to be read from afar: how wide it is, painted where a place is given.
pub(super) fn big_throw(ui: &Ui, view: &View, at: Option<Pos2>, height: f32) -> f32 {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::big_throw(position, ui, view, at, height)
    })
}

/// What is left of the throw, or was done last, in a few words.
pub(super) fn big_words(view: &View) -> Option<String> {
    dispatch!(AnyPosition(view.position), position => PanelGame::big_words(position, view))
}

/// The key of what a demonstration says of what has just been shown.
#[must_use]
pub fn caption(position: &AnyPosition, act: &Act) -> Option<&'static str> {
    dispatch!(AnyPosition(position), position => PanelGame::caption(position, act))
}

/// The answers to a question, as buttons.
pub(super) fn answers(ui: &mut Ui, view: &View, question: &Question) -> Option<UiAction> {
    with_game!(view.position.kind(), Game => <Game as PanelGame>::answers(ui, view, question))
}

/// What was counted at the end.
pub(super) fn score(ui: &mut Ui, view: &View, outcome: Outcome) {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::score(position, ui, view, outcome);
    });
}

/// What is worth a note of what has just been shown.
pub(super) fn event_note(words: &Words, table: &Table, act: &Act) -> Option<String> {
    dispatch!(AnyPosition(table.game().position()), position => {
        PanelGame::event_note(position, words, table, act)
    })
}

/// Why something is not allowed, with the number of the rule.
pub(super) fn illegal(words: &Words, illegal: &AnyIllegal) -> (String, Option<&'static str>) {
    macro_rules! texts {
        ($($game:ident in $module:ident),+ $(,)?) => {
            match illegal {
                $(AnyIllegal::$game(illegal) => {
                    let text = <crate::rules::$module::Position as PanelGame>::illegal(illegal);
                    let key = format!("{}-{}", GameKind::$game, text.key);
                    (words.with(&key, &text.variables), Some(text.rule))
                })+
                AnyIllegal::ThrownByHand => (words.get("refuse-enter-throw"), None),
                // These are faults of the program; no press leads to them.
                AnyIllegal::NoThrows { .. } | AnyIllegal::OtherGame { .. } => {
                    (illegal.to_string(), None)
                }
            }
        };
    }
    for_games!(texts)
}
