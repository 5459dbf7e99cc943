//! Calls the functions of [`PanelGame`] for the current game.

use bevy::prelude::App;
use bevy_egui::egui::{Painter, Pos2, Rect, Ui};

use super::accent::Accent;
use super::advice::{self, Reader};
use super::choice::Choice;
use super::count::Count;
use super::home::{Room, RoomObject};
use super::icons::Icon;
use super::move_text::{Token, TurnNotation};
use super::option_picture::{OptionGroup, OptionPicture};
use super::panel_game::{PanelGame, PresetOf, ValueOf};
use super::portrait::Portrait;
use super::throw_count::CollectedThrow;
use super::turn_rows::Fold;
use super::ui_action::UiAction;
use super::view::View;
use super::words::Words;
use crate::geometry::Point;
use crate::record::{GameRecord, Turn};
use crate::rules::{
    AnyIllegal, AnyOptions, AnyPosition, AnyThrow, GameKind, NamedPreset, NamedValue, OptionState,
    Outcome, Rules, Setup, Side, dispatch, for_games, with_game,
};
use crate::stage::timeline::Act;
use crate::table::targets::Question;
use crate::table::{Location, MoveTarget, Table};

/// Adds the systems and resources that each game's panels need.
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

/// A game's room on the home screen.
#[must_use]
pub const fn room(game: GameKind) -> &'static Room {
    with_game!(game, Game => &<Game as PanelGame>::ROOM)
}

/// The small pictures of a game's pieces, as asset paths.
pub(super) const fn piece_icons(game: GameKind) -> [&'static str; 2] {
    with_game!(game, Game => <Game as PanelGame>::PIECE_ICONS)
}

/// The portrait of a computer's level, from 1, the weakest. `None` if the game has no such level.
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

/// The picture of a rule set, by name. `None` if the game has no such rule set.
#[must_use]
pub fn preset_picture(game: GameKind, preset: &str) -> Option<OptionPicture> {
    with_game!(game, Game => {
        let preset = PresetOf::<Game>::of(preset)?;
        Some(Game::option_picture(Game::preset_value(preset)))
    })
}

/// `true` if an option has an effect with the other options as they are.
pub(super) fn option_works(setup: &Setup, option: &OptionState) -> bool {
    dispatch!(AnyOptions(setup.options()), options: Game => {
        ValueOf::<Game>::of(option.name, option.value)
            .is_some_and(|value| <Game as PanelGame>::option_works(&options, value))
    })
}

/// The possible moves of a side, from these targets.
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

/// `true` if a finished turn had no move.
#[must_use]
pub fn fold(game: GameKind, turn: &Turn) -> Option<Fold> {
    with_game!(game, Game => <Game as PanelGame>::fold(turn))
}

/// Describes a turn from the position before it.
#[must_use]
pub fn describe(before: &AnyPosition, turn: &TurnNotation) -> Vec<Token> {
    dispatch!(AnyPosition(before), position => PanelGame::describe(position, turn))
}

/// The signs of a game's turns that aren't words, with their meanings.
#[must_use]
pub fn signs(game: GameKind, words: &Words) -> Vec<Token> {
    with_game!(game, Game => <Game as PanelGame>::signs(words))
}

/// The key of the text that asks for a throw.
pub(super) const fn throw_key(game: GameKind) -> &'static str {
    with_game!(game, Game => <Game as PanelGame>::THROW_KEY)
}

/// The value of a throw in words.
pub(super) fn throw_caption(painter: &Painter, words: &Words, throw: AnyThrow) -> String {
    dispatch!(AnyThrow(throw), throw: Game => {
        <Game as PanelGame>::throw_caption(painter, words, throw)
    })
}

/// The width of a throw's sticks or dice at this height (units). Paints them if the middle of their left end is given.
pub(super) fn throw_picture(
    painter: &Painter,
    throw: AnyThrow,
    at: Option<Pos2>,
    height: f32,
) -> f32 {
    dispatch!(AnyThrow(throw), throw: Game => {
        <Game as PanelGame>::throw_picture(painter, throw, at, height)
    })
}

/// Paints a throw on its way from the table into the row of throws.
pub(super) fn collect_throw(painter: &Painter, throw: AnyThrow, collected: &CollectedThrow) {
    dispatch!(AnyThrow(throw), throw: Game => {
        <Game as PanelGame>::collect_throw(painter, throw, collected);
    });
}

/// The picture of the sticks or dice.
pub(super) const fn throw_icon(game: GameKind) -> Icon {
    with_game!(game, Game => <Game as PanelGame>::THROW_ICON)
}

/// `true` if the game has dice.
#[must_use]
pub const fn throws_dice(game: GameKind) -> bool {
    with_game!(game, Game => <Game as PanelGame>::THROWS_DICE)
}

/// The key of the button's word: dice are rolled, sticks are thrown.
#[must_use]
pub const fn throw_button_key(game: GameKind) -> &'static str {
    if throws_dice(game) { "roll" } else { "throw" }
}

/// `true` if players choose the first side. Otherwise the rules do.
#[must_use]
pub const fn chooses_first(game: GameKind) -> bool {
    with_game!(game, Game => <Game as PanelGame>::CHOOSES_FIRST)
}

/// `true` if a throw decides the first side unless one was chosen.
#[must_use]
pub const fn has_opening_throw(game: GameKind) -> bool {
    with_game!(game, Game => <Game as Rules>::HAS_OPENING_THROW)
}

/// The counts on a side's panel.
pub(super) fn counts(view: &View, side: Side) -> Vec<Count> {
    dispatch!(AnyPosition(view.position), position => PanelGame::counts(position, side))
}

/// The objects beside the board in a game's room.
pub(super) fn room_objects(position: &AnyPosition) -> Vec<RoomObject> {
    dispatch!(AnyPosition(position), position => PanelGame::room_objects(position))
}

/// The lines of the board's picture that the rules of a position don't use.
pub(super) fn unused_lines(position: &AnyPosition) -> &'static [[Point; 2]] {
    dispatch!(AnyPosition(position), position => PanelGame::unused_lines(position))
}

/// A short note beside a side's name on a large panel.
pub(super) fn player_note(view: &View, side: Side) -> Option<String> {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::player_note(position, view, side)
    })
}

/// Shows the part under the headline of the list of moves.
pub(super) fn heading(ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::heading(position, ui, view, roomy)
    })
}

/// A sentence about the next action.
pub(super) fn advice(view: &View) -> Option<String> {
    dispatch!(AnyPosition(view.position), position => PanelGame::advice(position, view))
}

/// The height of the legend at the foot of the list of moves, in units; 0 where a game has none.
pub(super) fn legend_height(view: &View) -> f32 {
    dispatch!(AnyPosition(view.position), position => PanelGame::legend_height(position, view))
}

/// Shows the legend below the list of moves.
pub(super) fn legend(ui: &Ui, view: &View, inner: Rect) {
    dispatch!(AnyPosition(view.position), position => PanelGame::legend(position, ui, view, inner));
}

/// Shows the turn's throws, and which are unused.
pub fn throw_chips(ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::throw_chips(position, ui, view, height)
    })
}

/// Shows the value of the last throw beside the buttons.
pub(super) fn throw_value(ui: &Ui, view: &View, room: Rect) {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::throw_value(position, ui, view, room);
    });
}

/// The width of the throw in the big screen mode. Paints it if a position is given.
pub(super) fn big_throw(ui: &Ui, view: &View, at: Option<Pos2>, height: f32) -> f32 {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::big_throw(position, ui, view, at, height)
    })
}

/// A short text about the unused throw, or the last move.
pub(super) fn big_text(view: &View) -> Option<String> {
    dispatch!(AnyPosition(view.position), position => PanelGame::big_text(position, view))
}

/// The key of a demonstration's caption for an act.
#[must_use]
pub fn caption(position: &AnyPosition, act: &Act) -> Option<&'static str> {
    dispatch!(AnyPosition(position), position => PanelGame::caption(position, act))
}

/// Shows the answers to a question as buttons.
pub(super) fn answers(ui: &mut Ui, view: &View, question: &Question) -> Option<UiAction> {
    with_game!(view.position.kind(), Game => <Game as PanelGame>::answers(ui, view, question))
}

/// Shows the final counts.
pub(super) fn score(ui: &mut Ui, view: &View, outcome: Outcome) {
    dispatch!(AnyPosition(view.position), position => {
        PanelGame::score(position, ui, view, outcome);
    });
}

/// The key of the sentence with both sides' final counts. `None` if the game counts no pieces.
pub(super) fn tally(view: &View) -> Option<&'static str> {
    dispatch!(AnyPosition(view.position), position => PanelGame::tally(position))
}

/// The toast for an act. `None` if it needs none.
#[must_use]
pub fn event_note(words: &Words, table: &Table, act: &Act) -> Option<String> {
    let own = dispatch!(AnyPosition(table.game().position()), position => {
        PanelGame::event_note(position, words, table, act)
    });
    own.or_else(|| repetition_note(words, table.game(), act))
}

/// The toast before a draw by repetition: when a turn leads to a position for the second time. If the same turns follow,
/// it isn't repeated after each of them.
fn repetition_note(words: &Words, game: &GameRecord, act: &Act) -> Option<String> {
    let Act::Turn { .. } = act else { return None };
    let events = game.events().len();
    let before = game.position_at(events.checked_sub(1)?).occurrences();
    let is_new = game.position().occurrences() == 2 && before < 2;
    is_new.then(|| words.get("toast-seen-twice"))
}

/// The name of a place, as the side to act calls it.
#[must_use]
pub fn place_name(words: &Words, position: &AnyPosition, location: Location) -> String {
    dispatch!(AnyPosition(position), position => PanelGame::place_name(position, words, location))
}

/// The key of the name of a place's marks. `None` if it has none.
#[must_use]
pub fn mark_name(position: &AnyPosition, location: Location) -> Option<&'static str> {
    dispatch!(AnyPosition(position), position => PanelGame::mark_name(position, location))
}

/// The throw with this number, if the sticks on the table show only one throw of several.
#[must_use]
pub fn throw_of_number(game: GameKind, number: u8) -> Option<AnyThrow> {
    with_game!(game, Game => Game::throw_of_number(number))
}

/// A sentence about the throws that are left. `None` if there aren't any.
#[must_use]
pub fn unused_sentence(words: &Words, position: &AnyPosition) -> Option<String> {
    dispatch!(AnyPosition(position), position => PanelGame::unused_sentence(position, words))
}

/// `true` if the numbers of the last throw don't say how often they can be played.
pub(super) fn throw_needs_words(position: &AnyPosition) -> bool {
    dispatch!(AnyPosition(position), position => PanelGame::throw_needs_words(position))
}

/// The key of a destination where a game's pieces capture.
pub(super) const fn capture_key(game: GameKind) -> &'static str {
    with_game!(game, Game => <Game as PanelGame>::CAPTURE_KEY)
}

/// A sentence that asks for one of these moves of a piece.
#[must_use]
pub fn suggestion(
    words: &Words,
    position: &AnyPosition,
    reached: &[MoveTarget],
    reader: Reader,
) -> String {
    let to = advice::destinations(words, position, reached, reader);
    dispatch!(AnyPosition(position), position => {
        PanelGame::suggestion(position, words, reached, to)
    })
}

/// The reason why a move is illegal, with the number of the rule.
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
                // These are errors of the program; no press can cause them.
                AnyIllegal::NoThrows { .. } | AnyIllegal::OtherGame { .. } => {
                    (illegal.to_string(), None)
                }
            }
        };
    }
    for_games!(texts)
}
