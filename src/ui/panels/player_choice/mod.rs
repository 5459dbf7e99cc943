//! Shows the remembered players: choosing one for a side, and the list of all.

use bevy_egui::egui::{Ui, vec2};

use super::{NewGameDraft, NewGameStep, enter_pressed, scroll_body, section, title};
use crate::players::{MOST_NAME_CHARS, PlayerError, PlayerList, SeatedPlayer};
use crate::store::Seat;
use crate::ui::actions::PlayersAction;
use crate::ui::kit::{Button, TextField};
use crate::ui::name_words::refused_name;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

mod details;
mod draft;
mod pieces;

use draft::ChoicePurpose;
pub use draft::PlayerChoiceDraft;
use pieces::{CHIP, chip, shares, shorten_for_text};

/// The largest width of a name.
const WIDEST_NAME: f32 = 260.0;
/// The height of the title.
const FRAME: f32 = 72.0;

/// Shows the panel of all remembered players.
pub fn players(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, room: f32) -> Option<UiAction> {
    let closed = title(ui, view, "players").then_some(UiAction::Close);
    let asked = scroll_body(ui, room - FRAME, |ui| {
        if view.remembered.players().is_empty() {
            label(
                ui,
                view.words.get("players-none"),
                TextStyle::Body,
                colour::SECOND,
            );
        }
        show(ui, view, draft, ChoicePurpose::List)
    });
    let done = enter_pressed(ui).then_some(UiAction::Close);
    closed.or(asked).or(done)
}

/// Shows the step of a new game for choosing a side's player.
pub(super) fn step(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) -> Option<UiAction> {
    let side = draft.edited;
    let name = view.words.side(draft.setup.kind(), side);
    section(ui, &view.words.with("who-title", &[("side", name.into())]));
    show(ui, view, draft, ChoicePurpose::Seat(side))
}

/// Shows the button of the first step that leads here, with the chosen player. It's as high as two lines of text.
pub(super) fn entry(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) {
    let side = draft.edited;
    let player = draft.players[side.index()].clone();
    let line = view.words.get("who-line");
    let text = match &player {
        Some(player) => player.name.clone(),
        None => view.words.get("who-nobody"),
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let badge = player.as_ref().map(|player| player.badge);
        let room = (ui.available_width() * 0.6).min(WIDEST_NAME);
        if chip(ui, &text, badge, false, room).clicked() {
            draft.step = NewGameStep::PlayerChoice;
            draft.who.clear();
        }
        label(ui, line, TextStyle::Note, colour::SECOND);
    });
}

/// Shows the remembered players, a field for a new one, and the selected one's details.
fn show(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
) -> Option<UiAction> {
    let words = view.words;
    let list = view.remembered;
    let here = chosen(draft, choosing);
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        if let ChoicePurpose::Seat(side) = choosing {
            let nobody = words.get("who-nobody");
            let empty = draft.players[side.index()].is_none();
            if chip(ui, &nobody, None, empty, WIDEST_NAME).clicked() {
                picked = Some(None);
            }
        }
        for player in list.players() {
            let badge = Some(Some(player.badge()));
            let here = here == Some(player.id);
            if chip(ui, &player.name, badge, here, WIDEST_NAME).clicked() {
                picked = Some(Some(SeatedPlayer::from(player)));
            }
        }
    });
    if let Some(picked) = picked {
        choose(draft, choosing, picked);
        draft.who.clear();
    }
    let mut action = None;
    section(ui, &words.get("who-new"));
    // The button sets the row's height, with the field in its middle.
    ui.spacing_mut().interact_size.y = touch_height(ui, CHIP);
    let added = ui
        .horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let (field_room, button_room) = shares(ui, view, "who-add");
            let hint = words.get("who-name");
            let name = &mut draft.who.name;
            let field = TextField::new(&hint, name)
                .id("new player")
                .width(field_room);
            let field = field.at_most(MOST_NAME_CHARS);
            let entered = match choosing {
                ChoicePurpose::List => field.starts_focused(),
                // The first row of a seat is the choice among the known players.
                ChoicePurpose::Seat(_) => field,
            }
            .show(ui)
            .entered;
            let entered = entered && !name.trim().is_empty();
            let add = words.get("who-add");
            Button::new(&add).width(button_room).show(ui) || entered
        })
        .inner;
    if added {
        let name = draft.who.name.clone();
        action = add(list, draft, choosing, &name);
    }
    if let Some(asked) = problem(ui, view, draft, choosing) {
        action = Some(asked);
    }
    if let Some(player) = here.and_then(|id| list.player(id))
        && let Some(asked) = details::show(ui, view, draft, player)
    {
        action = Some(asked);
    }
    action
}

/// The id of the chosen player. `None` for a guest or a player who isn't on the list.
fn chosen(draft: &NewGameDraft, choosing: ChoicePurpose) -> Option<u32> {
    match choosing {
        ChoicePurpose::Seat(side) => draft.players[side.index()].as_ref()?.id,
        ChoicePurpose::List => draft.who.chosen,
    }
}

/// Chooses a player. A player can't be on both sides.
fn choose(draft: &mut NewGameDraft, choosing: ChoicePurpose, player: Option<SeatedPlayer>) {
    let id = player.as_ref().and_then(|player| player.id);
    match choosing {
        ChoicePurpose::List => draft.who.chosen = id,
        ChoicePurpose::Seat(side) => {
            let other = &mut draft.players[side.other().index()];
            other.take_if(|other| id.is_some() && other.id == id);
            draft.players[side.index()] = player;
            draft.seats[side.index()] = Seat::Person;
        }
    }
}

/// Adds a new player and chooses them.
fn add(
    list: &PlayerList,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
    name: &str,
) -> Option<UiAction> {
    let mut fresh = list.clone();
    let added = fresh.add(name, fresh.free_mark());
    take_added(fresh, draft, choosing, added)
}

/// Adds a new player whose name looks like another's, and chooses them.
fn add_lookalike(
    list: &PlayerList,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
    name: &str,
) -> Option<UiAction> {
    let mut fresh = list.clone();
    let added = fresh.add_lookalike(name, fresh.free_mark());
    take_added(fresh, draft, choosing, added)
}

/// Chooses the player who was added to a list, or keeps the problem.
fn take_added(
    fresh: PlayerList,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
    added: Result<u32, PlayerError>,
) -> Option<UiAction> {
    match added {
        Ok(id) => {
            choose(draft, choosing, fresh.player(id).map(SeatedPlayer::from));
            draft.who.clear();
            Some(UiAction::Players(PlayersAction::Remember(Box::new(fresh))))
        }
        Err(problem) => {
            draft.who.problem = Some(problem);
            draft.who.renamed = None;
            None
        }
    }
}

/// Shows the reason why a name was refused. A name that is already taken needs confirmation, and so does one that looks
/// like another.
fn problem(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
) -> Option<UiAction> {
    let words = view.words;
    match draft.who.problem.clone()? {
        PlayerError::DuplicateName { id, name } | PlayerError::Lookalike { id, name } => {
            question(ui, view, draft, choosing, &Known { id, name })
        }
        other => {
            let text = match other {
                PlayerError::Name(problem) => {
                    refused_name(words, draft.who.wanted_name(), &problem)
                }
                _ => words.get("who-full"),
            };
            label(ui, text, TextStyle::Strong, colour::ERROR);
            None
        }
    }
}

/// The player that a question is about.
struct Known {
    id: u32,
    name: String,
}

/// Asks if a name is that of a known player.
fn question(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
    known: &Known,
) -> Option<UiAction> {
    let (words, list) = (view.words, view.remembered);
    let is_lookalike = matches!(draft.who.problem, Some(PlayerError::Lookalike { .. }));
    let name = shorten_for_text(ui, &known.name);
    let key = if is_lookalike {
        "who-alike"
    } else {
        "who-twice"
    };
    let asked = words.with(key, &[("name", name.clone().into())]);
    label(ui, asked, TextStyle::Strong, colour::TEXT);
    let wanted = draft.who.wanted_name().to_owned();
    let renamed = draft.who.renamed;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let same = words.with("who-twice-same", &[("name", name.into())]);
        if renamed.is_none() && Button::new(&same).show(ui) {
            choose(
                draft,
                choosing,
                list.player(known.id).map(SeatedPlayer::from),
            );
            draft.who.clear();
        }
        if is_lookalike {
            if Button::new(&words.get("who-alike-other")).show(ui) {
                action = match renamed {
                    Some(id) => rename_lookalike(list, draft, id, &wanted),
                    None => add_lookalike(list, draft, choosing, &wanted),
                };
            }
            return;
        }
        let free = list.free_name(&wanted);
        let shown = shorten_for_text(ui, &free);
        let other = words.with("who-twice-other", &[("name", shown.into())]);
        if Button::new(&other).show(ui) {
            // The answer was that it's someone else, so a name that looks like another's is accepted.
            action = match renamed {
                Some(id) => rename_lookalike(list, draft, id, &free),
                None => add_lookalike(list, draft, choosing, &free),
            };
        }
    });
    action
}

fn rename(list: &PlayerList, draft: &mut NewGameDraft, id: u32, name: &str) -> Option<UiAction> {
    let mut fresh = list.clone();
    let renamed = fresh.rename(id, name);
    take_renamed(fresh, draft, id, renamed)
}

/// Renames a player even if the new name looks like another's.
fn rename_lookalike(
    list: &PlayerList,
    draft: &mut NewGameDraft,
    id: u32,
    name: &str,
) -> Option<UiAction> {
    let mut fresh = list.clone();
    let renamed = fresh.rename_lookalike(id, name);
    take_renamed(fresh, draft, id, renamed)
}

/// Takes a list with a renamed player, or keeps the problem.
fn take_renamed(
    fresh: PlayerList,
    draft: &mut NewGameDraft,
    id: u32,
    renamed: Result<(), PlayerError>,
) -> Option<UiAction> {
    match renamed {
        Ok(()) => changed(fresh, draft),
        Err(problem) => {
            draft.who.problem = Some(problem);
            draft.who.renamed = Some(id);
            None
        }
    }
}

/// Applies changes of the list to the players of the draft, and returns the request to save it.
fn changed(fresh: PlayerList, draft: &mut NewGameDraft) -> Option<UiAction> {
    for player in draft.players.iter_mut().flatten() {
        *player = player.as_in(&fresh);
    }
    draft.who.clear();
    Some(UiAction::Players(PlayersAction::Remember(Box::new(fresh))))
}
