//! What differs from game to game on the panels: one match a thing, each game's part in its folder.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Rect, Ui};

use super::accent::Accent;
use super::icons::Icon;
use super::view::{UiAction, View};
use super::words::Words;
use super::{tablan, tablut, tapatan, tawula};
use crate::record::Turn;
use crate::rules::{AnyIllegal, AnyPosition, GameKind, Outcome, Side};
use crate::stage::timeline::Act;
use crate::table::Table;
use crate::table::targets::Question;

/// The accent of a game's table.
#[must_use]
pub const fn accent(game: GameKind) -> Accent {
    match game {
        GameKind::Tablan => tablan::ACCENT,
        GameKind::Tapatan => tapatan::ACCENT,
        GameKind::Tablut => tablut::ACCENT,
        GameKind::Tawula => tawula::ACCENT,
    }
}

/// What stands between the parts of a player panel's note.
pub const BETWEEN: &str = " · ";

/// Something that a player panel counts, with the piece that stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The key of its name.
    pub key: &'static str,
    /// The key of its name where there is little room.
    pub short: &'static str,
    /// Whose pieces they are.
    pub whose: Side,
    /// How many.
    pub count: u8,
}

/// What a side's panel counts.
pub fn counts(view: &View, side: Side) -> Vec<Count> {
    match view.position {
        AnyPosition::Tablan(position) => tablan::player_panel::counts(position, side),
        AnyPosition::Tapatan(position) => tapatan::player_panel::counts(position, side),
        AnyPosition::Tablut(position) => tablut::player_panel::counts(position, side),
        AnyPosition::Tawula(position) => tawula::player_panel::counts(position, side),
    }
}

/// A few words beside a side's name on a roomy panel.
pub fn player_note(view: &View, side: Side) -> Option<String> {
    match view.position {
        AnyPosition::Tablan(position) => {
            Some(tablan::player_panel::note(view.words, position, side))
        }
        AnyPosition::Tablut(_) => Some(tablut::player_panel::note(view.words, side)),
        AnyPosition::Tawula(position) => Some(tawula::player_panel::note(view, position, side)),
        _ => None,
    }
}

/// What stands under the list of moves's headline.
pub fn heading(ui: &mut Ui, view: &View, roomy: bool) -> Option<UiAction> {
    match view.position {
        AnyPosition::Tablan(position) => tablan::move_list::heading(ui, view, position, roomy),
        AnyPosition::Tapatan(position) => {
            tapatan::move_list::heading(ui, view, position);
            None
        }
        AnyPosition::Tablut(position) => tablut::move_list::heading(ui, view, position),
        AnyPosition::Tawula(position) => tawula::move_list::heading(ui, view, position, roomy),
    }
}

/// One turn as a coloured line: side, throws, moves with captures strong.
pub fn turn_line(view: &View, turn: &Turn, width: f32) -> LayoutJob {
    match view.position {
        AnyPosition::Tablan(_) => tablan::move_list::turn_line(turn, width),
        AnyPosition::Tapatan(_) => tapatan::move_list::turn_line(turn, width),
        AnyPosition::Tablut(_) => tablut::move_list::turn_line(view, turn, width),
        AnyPosition::Tawula(_) => tawula::move_list::turn_line(turn, width),
    }
}

/// The height of the legend at the list of moves's foot; 0 where a game has none.
pub fn legend_height(view: &View) -> f32 {
    match view.position {
        AnyPosition::Tablan(_) => tablan::move_list::LEGEND,
        AnyPosition::Tapatan(_) => tapatan::move_list::LEGEND,
        AnyPosition::Tablut(_) => tablut::move_list::legend_height(view),
        _ => 0.0,
    }
}

/// The legend at the foot of the list of moves.
pub fn legend(ui: &Ui, view: &View, inner: Rect) {
    match view.position {
        AnyPosition::Tablan(_) => tablan::move_list::legend(ui, view, inner),
        AnyPosition::Tapatan(position) => tapatan::move_list::legend(ui, view, position, inner),
        AnyPosition::Tablut(_) => tablut::move_list::legend(ui, view, inner),
        _ => {}
    }
}

/// The picture of what is thrown.
pub const fn throw_icon(view: &View) -> Icon {
    match view.position {
        AnyPosition::Tawula(_) => Icon::Dice,
        _ => Icon::Throw,
    }
}

/// What is thrown and left in the turn, where the list of moves does not show it.
pub fn chips(ui: &mut Ui, view: &View, height: f32) -> Option<UiAction> {
    match view.position {
        AnyPosition::Tablan(position) => tablan::series::show(ui, view, position, height),
        AnyPosition::Tawula(position) => tawula::dice::show(ui, view, position, height),
        _ => None,
    }
}

/// What the last throw is worth, beside the buttons.
pub fn worth(ui: &Ui, view: &View, room: Rect) {
    if let AnyPosition::Tablan(position) = view.position {
        tablan::actions::worth(ui, view, position, room);
    }
}

/// The answers to a question, as buttons.
pub fn answers(ui: &mut Ui, view: &View, question: &Question) -> Option<UiAction> {
    match view.position {
        AnyPosition::Tablan(_) => tablan::actions::declare(ui, view, question),
        _ => None,
    }
}

/// What was counted at the end.
pub fn score(ui: &mut Ui, view: &View, outcome: Outcome) {
    match view.position {
        AnyPosition::Tablan(position) => tablan::end::score(ui, view, position, outcome),
        AnyPosition::Tawula(_) => tawula::score::show(ui, view),
        _ => {}
    }
}

/// How the match stands that the game is part of, in a few words.
pub fn match_line(view: &View) -> Option<String> {
    match view.position {
        AnyPosition::Tawula(_) => tawula::score::line(view),
        _ => None,
    }
}

/// Whether players choose who begins; otherwise the rules say it (TT-2).
#[must_use]
pub const fn chooses_first(game: GameKind) -> bool {
    !matches!(game, GameKind::Tablut)
}

/// The parts of "how to play", in order.
#[must_use]
pub const fn help(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Tablan => tablan::HELP,
        GameKind::Tapatan => tapatan::HELP,
        GameKind::Tablut => tablut::HELP,
        GameKind::Tawula => tawula::HELP,
    }
}

/// Those of them that the list of moves shows before the first turn, the most needed first.
#[must_use]
pub const fn first_steps(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Tablan => tablan::FIRST_STEPS,
        GameKind::Tapatan => tapatan::FIRST_STEPS,
        GameKind::Tablut => tablut::FIRST_STEPS,
        GameKind::Tawula => tawula::FIRST_STEPS,
    }
}

/// What is worth a note of what has just been shown.
#[must_use]
pub fn news(words: &Words, table: &Table, act: &Act) -> Option<String> {
    match table.game().setup().kind() {
        GameKind::Tablan => tablan::notes::news(words, table, act),
        GameKind::Tapatan => tapatan::notes::news(words, table, act),
        GameKind::Tawula => tawula::notes::news(words, table, act),
        _ => None,
    }
}

/// Why something is not allowed, with the number of the rule.
#[must_use]
pub fn illegal(words: &Words, illegal: &AnyIllegal) -> (String, Option<&'static str>) {
    match illegal {
        AnyIllegal::Tablan(illegal) => {
            (tablan::notes::illegal(words, illegal), Some(illegal.rule()))
        }
        AnyIllegal::Tapatan(illegal) => (
            tapatan::notes::illegal(words, illegal),
            Some(illegal.rule()),
        ),
        AnyIllegal::Tablut(illegal) => {
            (tablut::notes::illegal(words, illegal), Some(illegal.rule()))
        }
        AnyIllegal::Tawula(illegal) => {
            (tawula::notes::illegal(words, illegal), Some(illegal.rule()))
        }
        other => (other.to_string(), None),
    }
}
