//! Shows the panel for a new game in two steps: the most common choices, and every option.

use bevy_egui::egui::{Rect, Ui, UiBuilder, pos2};

use super::game_cards::is_low;
use super::seats::seating;
use super::{LOW, enter_pressed, game_cards, player_choice, scroll_body, section, title};
use crate::rules::{AnyPosition, MatchScore, Side};
use crate::store::{Seat, Settings};
use crate::table::Intent;
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, ChoiceRow, Role};
use crate::ui::text::label;
use crate::ui::theme::{BUTTON, TextStyle, colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

mod clock;
mod draft;
mod players;
mod quick_game;
mod rule_sets;
mod rules;
mod throws;

pub use draft::{First, NewGameDraft, NewGameStep, random_first_side};
pub(super) use players::choose_players;
pub use quick_game::{learner_seats, own_seats, quick_game};

/// The largest width of the panel.
pub const WIDTH: f32 = 980.0;
/// The width from which the first step and the options have two columns.
const TWO_COLUMNS: f32 = 760.0;
/// The gap between the columns.
const GUTTER: f32 = 28.0;
/// The share of the width for players and sides.
const LEFT_PART: f32 = 0.62;
/// The height of title and footer.
const FRAME: f32 = 132.0;
/// The gaps around the footer in a low window, whose title scrolls.
const LOW_GAPS: f32 = 10.0;

/// Shows the panel for a new game.
pub fn new_game(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, room: f32) -> Option<UiAction> {
    games::accent(draft.setup.kind()).apply(ui.style_mut());
    let key = match draft.step {
        NewGameStep::Players => "new-title",
        NewGameStep::Rules => "new-details",
        NewGameStep::Throws => "fair-mix",
        NewGameStep::Clock => "clock-title",
        NewGameStep::PlayerChoice => "who-page",
    };
    let is_low = ui.ctx().content_rect().height() < LOW;
    let closes = !is_low && title(ui, view, key);
    let mut action = closes.then_some(UiAction::Close);
    let frame = if is_low {
        touch_height(ui, BUTTON) + LOW_GAPS
    } else {
        FRAME * draft.material().growth(ui.ctx())
    };
    let mut settings = view.settings.clone();
    ui.push_id((draft.step, draft.who.chosen), |ui| {
        scroll_body(ui, room - frame, |ui| {
            if is_low && title(ui, view, key) {
                action = Some(UiAction::Close);
            }
            match draft.step {
                NewGameStep::Players => first_step(ui, view, draft, &mut settings),
                NewGameStep::Rules => rules::show(ui, view, &mut draft.setup),
                NewGameStep::Throws => throws::show(ui, view, draft),
                NewGameStep::Clock => clock::show(ui, view.words, &mut draft.clock),
                NewGameStep::PlayerChoice => {
                    if let Some(asked) = player_choice::step(ui, view, draft) {
                        action = Some(asked);
                    }
                }
            }
        });
    });
    if settings != *view.settings {
        action = Some(UiAction::Settings(Box::new(settings)));
    }
    ui.add_space(if is_low { 0.0 } else { 10.0 });
    footer(ui, view, draft).or(action)
}

/// Shows the game, the players and their sides, and the rule set.
fn first_step(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, settings: &mut Settings) {
    if let Some(game) = game_cards(ui, view, draft.setup.kind()) {
        // Each game keeps its last set-up.
        draft.take_game(view.settings, game);
        games::accent(game).apply(ui.style_mut());
    }
    if !is_low(ui) && !view.settings.children {
        let line = view.words.get(&format!("game-{}-line", draft.setup.kind()));
        label(ui, line, TextStyle::Note, colour::SECOND);
    }
    if view.settings.children {
        // Children only choose the game and the players.
        let kind = draft.setup.kind();
        if draft.setup != view.settings.setup(kind) {
            draft.take_game(view.settings, kind);
        }
        players::show(ui, view, draft);
        return;
    }
    let room = ui.available_rect_before_wrap();
    if room.width() < TWO_COLUMNS {
        players::show(ui, view, draft);
        how_people_sit(ui, view, draft, settings);
        rule_sets::show(ui, view, draft);
        return;
    }
    let middle = room.min.x + (room.width() * LEFT_PART).round();
    let left = Rect::from_min_max(room.min, pos2(middle - GUTTER / 2.0, room.max.y));
    let right = Rect::from_min_max(pos2(middle + GUTTER / 2.0, room.min.y), room.max);
    let mut foot = room.min.y;
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
        players::show(ui, view, draft);
        how_people_sit(ui, view, draft, settings);
        foot = foot.max(ui.min_rect().max.y);
    });
    ui.scope_builder(UiBuilder::new().max_rect(right), |ui| {
        rule_sets::show(ui, view, draft);
        foot = foot.max(ui.min_rect().max.y);
    });
    let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
    ui.expand_to_include_rect(whole);
    ui.advance_cursor_after_rect(whole);
}

/// Shows the seating if two people play.
fn how_people_sit(ui: &mut Ui, view: &View, draft: &NewGameDraft, settings: &mut Settings) {
    if draft.seats == [Seat::Person; 2] {
        section(ui, &view.words.get("seating"));
        seating(ui, view.words, settings, false);
    }
}

/// Shows the buttons to start a new game or continue an unfinished one, and after the first step a button back to it.
fn footer(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) -> Option<UiAction> {
    let words = view.words;
    let kind = draft.setup.kind();
    let act = |ui: &mut Ui, icon: Icon, text: &str, role: Role, width: f32| {
        Button::new(text)
            .icon(view.icons, icon)
            .primary_if(role == Role::Primary)
            .width(width)
            .show(ui)
    };
    let begin = |draft: &NewGameDraft| UiAction::Intent(Intent::New(Box::new(draft.begin())));
    let half = (ui.available_width() - 10.0) / 2.0;
    if draft.step != NewGameStep::Players {
        let (back, start) = (words.get("new-back"), words.get("start-game"));
        let mut pressed = (false, false);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            pressed.0 = act(ui, Icon::Undo, &back, Role::Plain, half);
            pressed.1 = act(ui, Icon::Check, &start, Role::Primary, half);
        });
        if pressed.0 {
            draft.step_back();
        }
        return (pressed.1 || enter_pressed(ui)).then(|| begin(draft));
    }
    let Some(number) = view.saved.next_move(kind) else {
        // Without an unfinished game, the lesson is offered too.
        let (learn, start) = (words.get("lesson-learn"), words.get("start-game"));
        let mut pressed = (false, false);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            pressed.0 = act(ui, Icon::Play, &learn, Role::Plain, half);
            pressed.1 = act(ui, Icon::Check, &start, Role::Primary, half);
        });
        if pressed.0 {
            return Some(UiAction::Learn(kind));
        }
        return (pressed.1 || enter_pressed(ui)).then(|| begin(draft));
    };
    let here = view.table.game().setup().kind() == kind;
    let go_on = words.with("go-on-at", &[("number", number.into())]);
    let anew = words.get("begin-anew");
    let roles = if here {
        (Role::Plain, Role::Primary)
    } else {
        (Role::Primary, Role::Plain)
    };
    let mut action = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        if act(ui, Icon::Check, &go_on, roles.0, half) {
            action = Some(if here {
                UiAction::Close
            } else {
                UiAction::Intent(draft.next(view.saved, view.table))
            });
        }
        if act(ui, Icon::NewGame, &anew, roles.1, half) {
            action = Some(begin(draft));
        }
    });
    if action.is_none() && enter_pressed(ui) {
        action = Some(UiAction::Intent(draft.next(view.saved, view.table)));
    }
    action
}

/// Shows the choice of the first side, or the rule if players can't choose it.
fn first_row(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let words = view.words;
    let kind = draft.setup.kind();
    let start = AnyPosition::start(draft.setup.options(), Some(Side::First));
    // If sticks decide who starts, the players choose who throws first (TN-4).
    let throws_first = start.is_opening();
    let title = if throws_first {
        "new-first-throw"
    } else {
        "new-first"
    };
    section(ui, &words.get(title));
    if !games::chooses_first(kind) {
        let start = AnyPosition::start(draft.setup.options(), None);
        let key = match start.side_to_act() {
            Some(Side::Second) => "begins-second",
            _ => "begins",
        };
        let begins = words.get(&format!("{kind}-{key}"));
        label(ui, begins, TextStyle::Body, colour::SECOND);
        return;
    }
    let name = |side| words.side(kind, side);
    let lot = if games::has_opening_throw(kind) {
        "first-dice"
    } else {
        "first-random"
    };
    let firsts = [
        (First::Random, words.get(lot)),
        (First::Side(Side::First), name(Side::First)),
        (First::Side(Side::Second), name(Side::Second)),
    ];
    let picked = ChoiceRow::new(draft.first, &firsts).id("first").show(ui);
    if let Some(first) = picked {
        draft.first = first;
    }
}

/// Shows the choice of the match's length (TW-16).
fn match_row(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    section(ui, &view.words.get("new-match"));
    let lengths: Vec<(u8, String)> = MatchScore::LENGTHS
        .into_iter()
        .map(|games| {
            let text = match games {
                1 => view.words.get("match-single"),
                _ => games.to_string(),
            };
            (games, text)
        })
        .collect();
    if let Some(games) = ChoiceRow::new(draft.games, &lengths).id("match").show(ui) {
        draft.games = games;
    }
}
