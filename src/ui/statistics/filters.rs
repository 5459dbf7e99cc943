//! Which games the page is about: rows of words, of which one in each is chosen.

use std::collections::BTreeMap;

use bevy_egui::egui::{Ui, vec2};

use crate::ai::Player;
use crate::rules::GameKind;
use crate::statistics::{Filter, Variant, Who};
use crate::ui::kit::Button;
use crate::ui::text::label;
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::SECOND_INK;
use crate::ui::view::View;

/// The rows; what is chosen in them is what the filter asks for.
pub(super) fn show(ui: &mut Ui, view: &View, filter: &mut Filter) {
    let words = view.words;
    if super::has_match(view) {
        let here = view.table.game().match_id();
        let choices = [
            (None, words.get("statistics-all-games")),
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
    let mut games = vec![(None, words.get("statistics-all-games"))];
    games.extend(GameKind::ALL.map(|game| (Some(game), words.get(&format!("game-{game}")))));
    if let Some(game) = row(ui, &words.get("statistics-game"), &filter.game, &games) {
        filter.game = game;
        filter.variant = None;
        filter.against = None;
        filter.whose = None;
    }
    if let Some(game) = filter.game {
        variants(ui, view, game, filter);
    }
    opponents(ui, view, filter);
    players(ui, view, filter);
}

/// The rules under which the game was played, where they differ.
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
            // A preset of another version of the program has no text of its own.
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

/// Against whom: anybody, people, or the computer at a level.
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
        (Some(Who::Person), words.get("statistics-people")),
        (Some(Who::Computer), words.get("statistics-computer")),
    ];
    // What a level is called differs from game to game.
    if let Some(game) = filter.game {
        choices.extend(levels.into_iter().map(|level| {
            let name = words.get(&Player::new(level).key(game));
            (Some(Who::Level(level)), name)
        }));
    }
    if let Some(against) = row(
        ui,
        &words.get("statistics-against"),
        &filter.against,
        &choices,
    ) {
        if !matches!(filter.whose, Some(Who::Player(_))) {
            filter.whose = against.as_ref().map(|_| Who::Person);
        }
        filter.against = against;
    }
}

/// Whose games, where players have names.
fn players(ui: &mut Ui, view: &View, filter: &mut Filter) {
    let words = view.words;
    let mut named: BTreeMap<&str, &str> = BTreeMap::new();
    for entry in view.history.entries() {
        for side in &entry.sides {
            if let (Some(id), Some(name)) = (side.id(), side.name()) {
                // The latest name that a player had.
                named.insert(id, name);
            }
        }
    }
    if named.is_empty() {
        return;
    }
    let mut choices = vec![(None, words.get("statistics-everybody"))];
    choices.extend(
        named
            .into_iter()
            .map(|(id, name)| (Some(id.to_owned()), name.to_owned())),
    );
    let chosen = match &filter.whose {
        Some(Who::Player(id)) => Some(id.clone()),
        _ => None,
    };
    if let Some(player) = row(ui, &words.get("statistics-player"), &chosen, &choices) {
        filter.whose = match player {
            Some(id) => Some(Who::Player(id)),
            None => filter.against.as_ref().map(|_| Who::Person),
        };
    }
}

/// A row of choices with a word before it; another one that was pressed.
fn row<T: Clone + PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: &T,
    choices: &[(T, String)],
) -> Option<T> {
    let mut picked = None;
    ui.push_id(title, |ui| {
        label(ui, title, TextStyle::StrongNote, SECOND_INK);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for (value, name) in choices {
                if Button::new(name).pick(value == chosen).show(ui) {
                    picked = Some(value.clone());
                }
            }
        });
    });
    picked
}
