//! Setting up an evening: who comes, what is played, and who meets whom.

use bevy_egui::egui::{Ui, vec2};

use super::draft::{EveningDraft, format_key};
use super::pieces::{Look, button, field, known, rule};
use super::{EveningAsk, EveningPage, INK, NOW, SECOND_INK};
use crate::evening::{Format, MOST_NAMES, Plan};
use crate::rules::GameKind;
use crate::ui::book::ink;
use crate::ui::panels::scroll_body;
use crate::ui::theme::TextStyle;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::label;

/// Fewer cannot play.
const FEWEST: usize = 3;

pub(super) fn show(ui: &mut Ui, view: &View, state: &mut EveningPage) -> Option<UiAction> {
    let words = view.words;
    let draft = &mut state.draft;
    let mut action = None;
    let height = ui.available_height();
    scroll_body(ui, height - 6.0, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
        ink::bold(ui, words.get("evening"), 40.0, INK);
        label(ui, words.get("evening-line"), TextStyle::Body, SECOND_INK);
        rule(ui);
        names(ui, view, draft);
        rule(ui);
        title(ui, words.get("evening-games"));
        ui.horizontal_wrapped(|ui| {
            for game in GameKind::ALL {
                let name = words.get(&format!("game-{game}"));
                if button(ui, &name, Look::Choice(draft.games.contains(&game))) {
                    draft.toggle(game);
                }
            }
        });
        if draft.games.len() > 1 {
            label(
                ui,
                words.get("evening-games-line"),
                TextStyle::Note,
                SECOND_INK,
            );
        }
        rule(ui);
        format(ui, view, draft);
        rule(ui);
        action = begin(ui, view, draft);
    });
    action
}

fn title(ui: &mut Ui, text: String) {
    label(ui, text, TextStyle::Title, INK);
}

fn names(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let words = view.words;
    let count = [("count", draft.names.len().into())];
    title(ui, words.with("evening-names", &count));
    if !draft.names.is_empty() {
        let mut gone = None;
        ui.horizontal_wrapped(|ui| {
            for (at, name) in draft.names.iter().enumerate() {
                if button(ui, &format!("{name}  ×"), Look::Plain) {
                    gone = Some(at);
                }
            }
        });
        if let Some(at) = gone {
            draft.names.remove(at);
        }
        label(
            ui,
            words.get("evening-names-line"),
            TextStyle::Note,
            SECOND_INK,
        );
    }
    if let Some((name, other)) = draft.twice.clone() {
        let variables = [("name", name.clone().into())];
        label(
            ui,
            words.with("evening-twice", &variables),
            TextStyle::Strong,
            NOW,
        );
        ui.horizontal_wrapped(|ui| {
            let variables = [("name", other.clone().into())];
            if button(ui, &words.with("evening-twice-add", &variables), Look::Next) {
                draft.twice = None;
                draft.add(&other);
                draft.take_written();
            }
            if button(ui, &words.get("evening-twice-leave"), Look::Plain) {
                draft.twice = None;
                draft.take_written();
            }
        });
    } else if draft.names.len() < MOST_NAMES {
        ui.horizontal_wrapped(|ui| {
            let room = ui.available_width().min(360.0);
            let hint = words.get("evening-name");
            let entered = field(ui, "evening name", &mut draft.writing, &hint, room);
            if button(ui, &words.get("evening-add"), Look::Plain) || entered {
                draft.take_written();
            }
        });
        if draft.is_no_name {
            label(
                ui,
                words.get("evening-refused-name"),
                TextStyle::Strong,
                NOW,
            );
        }
        let offered = view.remembered.players().iter();
        let offered = offered.filter(|player| !draft.has(&player.name));
        if let Some(player) = known(ui, view, offered) {
            draft.add(&player.name);
        }
    }
}

fn format(ui: &mut Ui, view: &View, draft: &mut EveningDraft) {
    let words = view.words;
    title(ui, words.get("evening-format"));
    let chosen = format_key(draft.format);
    ui.horizontal_wrapped(|ui| {
        for format in [
            Format::Swiss { rounds: None },
            Format::RoundRobin,
            Format::KnockOut,
            Format::WinnerStaysOn { games: None },
        ] {
            let key = format_key(format);
            if button(ui, &words.get(key), Look::Choice(key == chosen)) && key != chosen {
                draft.format = format;
            }
        }
    });
    let line = format!("{}-line", format_key(draft.format));
    label(ui, words.get(&line), TextStyle::Body, SECOND_INK);
    let key = match draft.format {
        Format::Swiss { .. } => Some("evening-rounds"),
        Format::WinnerStaysOn { .. } => Some("evening-game-count"),
        Format::KnockOut | Format::RoundRobin => None,
    };
    if let Some(key) = key {
        let line = match draft.count() {
            Some(count) => words.with(key, &[("count", count.into())]),
            None => words.get("evening-no-count"),
        };
        label(ui, line, TextStyle::Strong, INK);
        ui.horizontal_wrapped(|ui| {
            if button(ui, &words.get("evening-fewer"), Look::Plain) {
                draft.step_count(-1);
            }
            if button(ui, &words.get("evening-more"), Look::Plain) {
                draft.step_count(1);
            }
        });
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        if button(ui, &words.get("evening-by-lot"), Look::Choice(draft.by_lot)) {
            draft.by_lot = true;
        }
        if button(
            ui,
            &words.get("evening-as-entered"),
            Look::Choice(!draft.by_lot),
        ) {
            draft.by_lot = false;
        }
        let tawula = draft.games.contains(&GameKind::Tawula);
        if tawula && button(ui, &words.get("evening-double"), Look::Choice(draft.double)) {
            draft.double = !draft.double;
        }
    });
}

/// The evening that was set up, in which remembered players are known by their numbers.
fn plan(view: &View, draft: &EveningDraft) -> Plan {
    let mut plan = draft.plan();
    for entry in &mut plan.names {
        entry.player = view.remembered.find(&entry.name).map(|player| player.id);
    }
    plan
}

/// The button that begins it, or what is still missing.
fn begin(ui: &mut Ui, view: &View, draft: &EveningDraft) -> Option<UiAction> {
    let words = view.words;
    let missing = if draft.names.len() < FEWEST {
        Some("evening-few-names")
    } else if draft.games.is_empty() {
        Some("evening-no-game")
    } else {
        None
    };
    if let Some(key) = missing {
        label(ui, words.get(key), TextStyle::Strong, SECOND_INK);
    }
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        if missing.is_none() && button(ui, &words.get("evening-begin"), Look::Next) {
            action = Some(UiAction::Evening(EveningAsk::Begin(Box::new(plan(
                view, draft,
            )))));
        }
        if button(ui, &words.get("close"), Look::Plain) {
            action = Some(UiAction::Close);
        }
    });
    action
}
