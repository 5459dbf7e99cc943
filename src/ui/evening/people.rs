//! Shows the players who leave, return or arrive late.

use bevy_egui::egui::Ui;

use super::draft::{NameAnswer, NameQuestion};
use super::name_question::ask;
use super::names::add_line;
use super::page_state::EveningPage;
use super::paint::{NARROW, keys, known, line, rule};
use crate::evening::{Entry, Evening, Step};
use crate::players::{NameKey, checked_name, lookalike, same_name};
use crate::ui::actions::EveningAction;
use crate::ui::kit::{Button, growth};
use crate::ui::name_words::refused_name;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    page: &mut EveningPage,
) -> Option<UiAction> {
    let words = view.words;
    let mut step = None;
    // After the end players can only return.
    if !evening.is_over() {
        step = late(ui, view, evening, page);
        rule(ui);
    }
    line(ui, words.get("evening-people"), TextStyle::Title, INK);
    line(
        ui,
        words.get("evening-leave-line"),
        TextStyle::Note,
        SECOND_INK,
    );
    ui.horizontal_wrapped(|ui| {
        let shown = evening.entrants().iter();
        for one in shown.filter(|one| one.left || !evening.is_over()) {
            let variables = [("name", one.name.clone().into())];
            let (key, asked) = if one.left {
                ("evening-is-back", Step::Return(one.id))
            } else {
                ("evening-leaves", Step::Leave(one.id))
            };
            if Button::new(&words.with(key, &variables))
                .toggle(!one.left)
                .show(ui)
            {
                step = Some(asked);
            }
        }
    });
    Some(UiAction::Evening(EveningAction::Apply(step?)))
}

/// Shows the field for players who arrive late.
fn late(ui: &mut Ui, view: &View, evening: &Evening, page: &mut EveningPage) -> Option<Step> {
    let words = view.words;
    let mut step = None;
    line(ui, words.get("evening-late"), TextStyle::Title, INK);
    line(
        ui,
        words.get("evening-late-line"),
        TextStyle::Note,
        SECOND_INK,
    );
    if let Some(question) = page.late_question.clone() {
        let answer = ask(ui, view, &question)?;
        page.late_question = None;
        page.late.clear();
        return answered(view, evening, &question, answer);
    }
    let scale = (growth(ui) / 1.5).max(NARROW);
    let pressed = add_line(ui, view, "late name", &mut page.late, scale);
    if pressed && !page.late.trim().is_empty() {
        step = accept_late(view, evening, page);
    }
    if let Some(problem) = &page.late_problem {
        line(
            ui,
            refused_name(words, &page.late, problem),
            TextStyle::Strong,
            CURRENT,
        );
    }
    let here = keys(evening.entrants().iter().map(|one| one.name.as_str()));
    let offered = view.remembered.players().iter().rev();
    let offered = offered.filter(|player| !here.contains(&NameKey::of(&player.name)));
    if let Some(player) = known(ui, view, offered, &page.late, scale) {
        step = Some(Step::Join(Entry {
            name: player.name.clone(),
            player: Some(player.id),
        }));
    }
    step
}

/// Takes the typed name of a latecomer. An invalid one stays in the field with the reason, and one that looks like
/// another needs an answer first.
fn accept_late(view: &View, evening: &Evening, page: &mut EveningPage) -> Option<Step> {
    page.late_problem = None;
    let name = match checked_name(&page.late) {
        Ok(name) => name,
        Err(problem) => {
            page.late_problem = Some(problem);
            return None;
        }
    };
    let here = evening.entrants().iter().map(|one| one.name.as_str());
    let saved = view.remembered.players().iter();
    let saved = saved.map(|player| player.name.as_str());
    if let Some(other) = lookalike(&name, here.chain(saved)) {
        let other = other.to_owned();
        page.late_question = Some(NameQuestion::Lookalike { name, other });
        return None;
    }
    page.late.clear();
    Some(join(view, &name))
}

/// The step for a latecomer.
fn join(view: &View, name: &str) -> Step {
    Step::Join(Entry {
        name: name.to_owned(),
        player: view.remembered.find(name).map(|player| player.id),
    })
}

/// The step after the answer to a question about a latecomer. `None` if the person is here already.
fn answered(
    view: &View,
    evening: &Evening,
    question: &NameQuestion,
    answer: NameAnswer,
) -> Option<Step> {
    let (NameQuestion::Lookalike { name, other } | NameQuestion::Duplicate { name, other }) =
        question;
    if answer == NameAnswer::SomeoneElse {
        return Some(join(view, name));
    }
    let mut entrants = evening.entrants().iter();
    match entrants.find(|one| same_name(&one.name, other)) {
        Some(entrant) if entrant.left => Some(Step::Return(entrant.id)),
        Some(_) => None,
        None => Some(join(view, other)),
    }
}
