//! Shows the set-up of a game night: players, games and format.

use bevy_egui::egui::{Rect, Sense, Ui, UiBuilder, pos2, vec2};

use super::draft::{EveningDraft, format_key, leaver_rule};
use super::name_question::ask;
use super::page_state::{EveningPage, GUTTER};
use super::paint::{MOST_WRITTEN, Typeface, keys, known, line, rule, set};
use crate::evening::{Format, LeaverRule, MOST_NAMES, Plan};
use crate::players::{MOST_NAME_LETTERS, NameKey};
use crate::rules::GameKind;
use crate::ui::actions::EveningAction;
use crate::ui::book::ink;
use crate::ui::kit::{Button, Step, Stepper, TextField, button_height, growth};
use crate::ui::name_words::refused_name;
use crate::ui::panels::scroll_body;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The least number of players.
const FEWEST: usize = 3;

/// The width from which players are beside the games.
const WIDE: f32 = 860.0;

pub(super) fn show(ui: &mut Ui, view: &View, state: &mut EveningPage) -> Option<UiAction> {
    let words = view.words;
    let draft = &mut state.draft;
    let room = ui.available_rect_before_wrap();
    let row = button_height(ui);
    let foot = Rect::from_min_max(pos2(room.min.x, room.max.y - row), room.max);
    scroll_body(ui, room.height() - row - 8.0, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        let grown = growth(ui);
        ink::bold(ui, words.get("evening"), 40.0 * grown, INK);
        line(ui, words.get("evening-line"), TextStyle::Body, SECOND_INK);
        let width = ui.available_width();
        let hint = words.get("evening-name-it");
        TextField::new(&hint, &mut draft.title)
            .id("evening title")
            .width(width.min(520.0 * grown))
            .at_most(MOST_NAME_LETTERS)
            .keeps_focus()
            .show(ui);
        rule(ui);
        if width < WIDE {
            names(ui, view, draft);
            rule(ui);
            games(ui, view, draft);
            rule(ui);
            format(ui, view, draft);
            return;
        }
        let room = ui.available_rect_before_wrap();
        let half = (room.width() - GUTTER) / 2.0;
        let mut foot = room.min.y;
        for at in 0..2 {
            let left = room.min.x + (half + GUTTER) * at as f32;
            let place = Rect::from_min_size(pos2(left, room.min.y), vec2(half, 10.0));
            ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                if at == 0 {
                    names(ui, view, draft);
                } else {
                    games(ui, view, draft);
                    rule(ui);
                    format(ui, view, draft);
                }
                foot = foot.max(ui.min_rect().max.y);
            });
        }
        let whole = Rect::from_min_max(room.min, pos2(room.max.x, foot));
        ui.expand_to_include_rect(whole);
        ui.advance_cursor_after_rect(whole);
    });
    let inside = UiBuilder::new().max_rect(foot);
    ui.scope_builder(inside, |ui| begin(ui, view, draft)).inner
}

fn games(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let words = view.words;
    title(ui, words.get("evening-games"));
    ui.horizontal_wrapped(|ui| {
        for game in GameKind::ALL {
            let name = words.get(&format!("game-{game}"));
            if Button::new(&name)
                .toggle(draft.games.contains(&game))
                .show(ui)
            {
                draft.toggle(game);
            }
        }
    });
    if draft.games.len() > 1 {
        let more = words.get("evening-games-line");
        line(ui, more, TextStyle::Note, SECOND_INK);
    }
}

fn title(ui: &mut Ui, text: String) {
    line(ui, text, TextStyle::Title, INK);
}

fn names(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let words = view.words;
    let count = [("count", draft.names.len().into())];
    title(ui, words.with("evening-names", &count));
    if !draft.names.is_empty() {
        let mut gone = None;
        ui.horizontal_wrapped(|ui| {
            for (at, name) in draft.names.iter().enumerate() {
                if Button::new(&format!("{name}  ×")).show(ui) {
                    gone = Some(at);
                }
            }
        });
        if let Some(at) = gone {
            draft.remove(at);
        }
        line(
            ui,
            words.get("evening-names-line"),
            TextStyle::Note,
            SECOND_INK,
        );
    }
    if let Some(question) = draft.question.clone() {
        if let Some(answer) = ask(ui, view, &question) {
            draft.answer(answer, view.remembered);
        }
    } else if draft.names.len() < MOST_NAMES {
        ui.horizontal_wrapped(|ui| {
            ui.set_row_height(button_height(ui));
            let room = ui.available_width().min(360.0 * growth(ui));
            let hint = words.get("evening-name");
            let entered = TextField::new(&hint, &mut draft.writing)
                .id("evening name")
                .starts_focused()
                .width(room)
                .at_most(MOST_WRITTEN)
                .keeps_focus()
                .takes_lists()
                .show(ui)
                .entered;
            if Button::new(&words.get("evening-add")).show(ui) || entered {
                draft.take_written(view.remembered);
            }
        });
        refused(ui, view, draft);
        let here = keys(draft.names.iter().map(String::as_str));
        let offered = view.remembered.players().iter();
        let offered = offered.filter(|player| !here.contains(&NameKey::of(&player.name)));
        if let Some(player) = known(ui, view, offered, &draft.writing) {
            draft.add(&player.name);
        }
    }
}

/// The most refused names in view.
const MOST_REFUSED: usize = 3;

/// Shows the first names that weren't valid, each with its number in the list and the reason.
fn refused(ui: &mut Ui, view: &View, draft: &EveningDraft) {
    let words = view.words;
    let several = draft.refused.len() > 1 || !draft.names.is_empty();
    for one in draft.refused.iter().take(MOST_REFUSED) {
        let mut text = refused_name(words, &one.written.name, &one.problem);
        if several {
            let number = ("number", one.written.number.into());
            text = words.with("evening-bad-name", &[number, ("problem", text.into())]);
        }
        line(ui, text, TextStyle::Strong, CURRENT);
    }
    let more = draft.refused.len().saturating_sub(MOST_REFUSED);
    if more > 0 {
        let text = words.with("evening-bad-names-more", &[("count", more.into())]);
        line(ui, text, TextStyle::Strong, CURRENT);
    }
}

fn format(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let words = view.words;
    title(ui, words.get("evening-format"));
    let chosen = format_key(draft.format);
    ui.horizontal_wrapped(|ui| {
        for format in [
            Format::RoundRobin,
            Format::Swiss { rounds: None },
            Format::KnockOut,
            Format::WinnerStaysOn { games: None },
        ] {
            let key = format_key(format);
            if Button::new(&words.get(key)).toggle(key == chosen).show(ui) && key != chosen {
                draft.pick_format(format);
            }
        }
    });
    let about = format!("{}-line", format_key(draft.format));
    line(ui, words.get(&about), TextStyle::Body, SECOND_INK);
    let key = match draft.format {
        Format::Swiss { .. } => Some("evening-rounds"),
        Format::WinnerStaysOn { .. } => Some("evening-game-count"),
        Format::KnockOut | Format::RoundRobin => None,
    };
    if let Some(key) = key {
        let count = match draft.count() {
            Some(count) => words.with(key, &[("count", count.into())]),
            None => words.get("evening-no-count"),
        };
        let labels = ["evening-fewer", "evening-more"].map(|key| words.get(key));
        match Stepper::new(&count, &labels[0], &labels[1]).show(ui) {
            Some(Step::Fewer) => draft.step_count(-1),
            Some(Step::More) => draft.step_count(1),
            None => {}
        }
    }
    if draft.meets_again() {
        let again = words.get("evening-again-line");
        line(ui, again, TextStyle::Note, SECOND_INK);
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if Button::new(&words.get("evening-by-lot"))
            .toggle(draft.random_order)
            .show(ui)
        {
            draft.random_order = true;
        }
        if Button::new(&words.get("evening-as-entered"))
            .toggle(!draft.random_order)
            .show(ui)
        {
            draft.random_order = false;
        }
        let tawula = draft.games.contains(&GameKind::Tawula);
        if tawula
            && Button::new(&words.get("evening-double"))
                .toggle(draft.double)
                .show(ui)
        {
            draft.double = !draft.double;
        }
        if Button::new(&words.get("evening-two-games"))
            .toggle(draft.two_games)
            .show(ui)
        {
            draft.two_games = !draft.two_games;
        }
    });
    if draft.two_games {
        let two = words.get("evening-two-games-line");
        line(ui, two, TextStyle::Note, SECOND_INK);
    }
    if draft.format == Format::RoundRobin {
        leavers(ui, view, draft);
    }
}

/// Shows the choice of the rule for players who leave a round robin.
fn leavers(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let words = view.words;
    ui.add_space(4.0);
    let title = words.get("evening-leavers");
    line(ui, title, TextStyle::Body, SECOND_INK);
    ui.horizontal_wrapped(|ui| {
        for (rule, key) in [
            (LeaverRule::HalfPlayed, "evening-leavers-half"),
            (LeaverRule::Lost, "evening-leavers-lost"),
        ] {
            let chosen = draft.leavers == rule;
            if Button::new(&words.get(key)).toggle(chosen).show(ui) {
                draft.leavers = rule;
            }
        }
    });
    let rule = leaver_rule(draft.leavers);
    line(ui, words.get(rule), TextStyle::Note, SECOND_INK);
}

/// The plan of the game night, with remembered players identified by their ids.
fn plan(view: &View, draft: &EveningDraft) -> Plan {
    let mut plan = draft.plan();
    for entry in &mut plan.names {
        entry.player = view.remembered.find(&entry.name).map(|player| player.id);
    }
    plan
}

/// Shows the start button, or the reason why it can't start yet.
fn begin(ui: &mut Ui, view: &View, draft: &EveningDraft) -> Option<UiAction> {
    let words = view.words;
    let missing = if draft.names.len() < FEWEST {
        Some("evening-few-names")
    } else if draft.games.is_empty() {
        Some("evening-no-game")
    } else {
        None
    };
    let mut action = None;
    ui.horizontal(|ui| {
        if missing.is_none() && Button::new(&words.get("evening-begin")).primary().show(ui) {
            action = Some(UiAction::Evening(EveningAction::Begin(Box::new(plan(
                view, draft,
            )))));
        }
        if Button::new(&words.get("close")).show(ui) {
            action = Some(UiAction::Close);
        }
        if let Some(key) = missing {
            let room = ui.available_width();
            let size = 16.0 * growth(ui);
            let text = Typeface::Bold.layout(ui, &words.get(key), size, SECOND_INK, room);
            let size = vec2(text.size().x, button_height(ui));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            set(ui, &text, rect.min.x, rect.center().y, SECOND_INK);
        }
    });
    action
}
