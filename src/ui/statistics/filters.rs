//! Shows the filters of the page: tabs for the games, and rows of words with one selected in each.

use std::collections::BTreeMap;

use bevy_egui::egui::{Ui, vec2};

use super::page_filters::PageFilters;
use super::player_chooser;
use crate::ai::Player;
use crate::players::search_form;
use crate::rules::GameKind;
use crate::statistics::{Filter, ParticipantFilter, Variant};
use crate::ui::evening::paint::line;
use crate::ui::kit::{Button, PageTab, button_height};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::SECOND_INK;
use crate::ui::view::View;

/// The most players with names in a row.
const MOST_IN_ROW: usize = 4;

/// Selects the game of a tab.
pub(super) fn pick_tab(filter: &mut Filter, tab: usize) {
    let game = PageTab::game_at(tab);
    if filter.game != game {
        filter.game = game;
        filter.variant = None;
        // The levels of the computer differ from game to game.
        if matches!(filter.against, Some(ParticipantFilter::Level(_))) {
            filter.against = Some(ParticipantFilter::Computer);
        }
    }
}

/// Shows the rows and updates the filter.
pub(super) fn show(ui: &mut Ui, view: &View, page: &mut PageFilters) {
    let words = view.words;
    let PageFilters {
        filter,
        lists_players,
        ..
    } = page;
    if super::has_match(view) {
        let here = view.table.game().match_id();
        let choices = [
            (None, words.get("statistics-all-matches")),
            (here, words.get("statistics-this-match")),
        ];
        let title = words.get("statistics-match");
        if let Some(chosen) = row(ui, &title, &filter.of_match, &choices) {
            *filter = Filter {
                of_match: chosen,
                ..Filter::default()
            };
        }
    }
    players(ui, view, filter, lists_players);
    opponents(ui, view, filter);
    if let Some(game) = filter.game {
        variants(ui, view, game, filter);
    }
}

/// Shows the rule sets of the games, if there are several.
fn variants(ui: &mut Ui, view: &View, game: GameKind, filter: &mut Filter) {
    let words = view.words;
    let mut met: Vec<&Variant> = view
        .history
        .entries()
        .filter(|entry| entry.game == game)
        .map(|entry| &entry.variant)
        .collect();
    met.sort();
    met.dedup();
    if met.len() < 2 {
        return;
    }
    let mut choices = vec![(None, words.get("statistics-all-rules"))];
    choices.extend(met.into_iter().map(|variant| {
        let name = match variant {
            // A rule set of another version of the program has no text.
            Variant::Preset(name) if game.presets().contains(&name.as_str()) => {
                words.preset(name, "")
            }
            Variant::Preset(name) => name.clone(),
            Variant::OwnOptions => words.get("statistics-own-options"),
            Variant::Position => words.get("statistics-position"),
        };
        (Some(variant.clone()), name)
    }));
    if let Some(variant) = row(ui, &words.get("new-rules"), &filter.variant, &choices) {
        filter.variant = variant;
    }
}

/// Shows the opponents: all, people, or the computer at a level.
fn opponents(ui: &mut Ui, view: &View, filter: &mut Filter) {
    let words = view.words;
    let mut levels: Vec<u8> = view
        .history
        .entries()
        .filter(|entry| filter.game.is_none_or(|game| game == entry.game))
        .flat_map(|entry| entry.sides.iter().filter_map(|side| side.level()))
        .collect();
    levels.sort_unstable();
    levels.dedup();
    let mut choices = vec![
        (None, words.get("statistics-anybody")),
        (
            Some(ParticipantFilter::Person),
            words.get("statistics-people"),
        ),
        (
            Some(ParticipantFilter::Computer),
            words.get("statistics-computer"),
        ),
    ];
    // The names of levels differ from game to game.
    if let Some(game) = filter.game {
        choices.extend(levels.into_iter().map(|level| {
            let name = words.get(&Player::new(level).key(game));
            (Some(ParticipantFilter::Level(level)), name)
        }));
    }
    if let Some(against) = row(
        ui,
        &words.get("statistics-against"),
        &filter.against,
        &choices,
    ) {
        if !matches!(filter.whose, Some(ParticipantFilter::Player(_))) {
            filter.whose = against.as_ref().map(|_| ParticipantFilter::Person);
        }
        filter.against = against;
    }
}

/// Shows the players with names: a few in a row, more in a list that opens.
fn players(ui: &mut Ui, view: &View, filter: &mut Filter, lists_players: &mut bool) {
    let words = view.words;
    let mut named: BTreeMap<&str, &str> = BTreeMap::new();
    for entry in view.history.entries() {
        for side in &entry.sides {
            if let (Some(id), Some(name)) = (side.id(), side.name()) {
                // The latest name of a player.
                named.insert(id, name);
            }
        }
    }
    if named.is_empty() {
        return;
    }
    let has_many = named.len() > MOST_IN_ROW;
    let mut choices: Vec<(Option<String>, String)> = named
        .into_iter()
        .map(|(id, name)| (Some(id.to_owned()), name.to_owned()))
        .collect();
    choices.sort_by_cached_key(|(_, name)| search_form(name));
    choices.insert(0, (None, words.get("statistics-everybody")));
    let chosen = match &filter.whose {
        Some(ParticipantFilter::Player(id)) => Some(id.clone()),
        _ => None,
    };
    let title = words.get("statistics-player");
    let picked = if has_many {
        player_chooser::show(ui, view, &title, &chosen, &choices, lists_players)
    } else {
        row(ui, &title, &chosen, &choices)
    };
    if let Some(player) = picked {
        filter.whose = match player {
            Some(id) => Some(ParticipantFilter::Player(id)),
            None => filter.against.as_ref().map(|_| ParticipantFilter::Person),
        };
    }
}

/// Shows a row of choices after a word. Returns a newly selected one.
fn row<T: Clone + PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: &T,
    choices: &[(T, String)],
) -> Option<T> {
    let mut picked = None;
    ui.push_id(title, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
            ui.set_row_height(button_height(ui));
            line(ui, title, TextStyle::Note, SECOND_INK);
            picked = buttons(ui, chosen, choices);
        });
    });
    picked
}

/// Shows choices in a row that is open. Returns a newly selected one.
pub(super) fn buttons<T: Clone + PartialEq>(
    ui: &mut Ui,
    chosen: &T,
    choices: &[(T, String)],
) -> Option<T> {
    let mut picked = None;
    for (value, name) in choices {
        if Button::new(name).pick(value == chosen).show(ui) {
            picked = Some(value.clone());
        }
    }
    picked
}
