//! Shows the remembered players: choosing one for a side, and the list of all.

use bevy_egui::egui::{Ui, vec2};

use super::{NewGameDraft, NewGameStep, enter_pressed, scroll_body, section, title};
use crate::players::{MOST_NAME_CHARS, NameError, PlayerError, PlayerList, SeatedPlayer};
use crate::store::Seat;
use crate::ui::actions::PlayersAction;
use crate::ui::kit::{Button, TextField};
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
    match fresh.add(name, fresh.free_mark()) {
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

/// The first free name that consists of this one and a number.
fn free_name(list: &PlayerList, name: &str) -> String {
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let room = MOST_NAME_CHARS.saturating_sub(number.chars().count());
        let short: String = name.trim().chars().take(room).collect();
        format!("{}{number}", short.trim_end())
    };
    let numbers = 2..list.players().len() + 3;
    let mut names = numbers.map(numbered);
    names
        .find(|name| list.find(name).is_none())
        .unwrap_or_default()
}

/// Shows the reason why a name was refused. A name that is already taken needs confirmation.
fn problem(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
) -> Option<UiAction> {
    let words = view.words;
    let list = view.remembered;
    let mut action = None;
    match draft.who.problem.clone()? {
        PlayerError::DuplicateName { id, name } => {
            let name = shorten_for_text(ui, &name);
            let asked = words.with("who-twice", &[("name", name.clone().into())]);
            label(ui, asked, TextStyle::Strong, colour::TEXT);
            let renames = draft.who.renamed.is_some();
            let wanted = if renames {
                &draft.who.rename
            } else {
                &draft.who.name
            };
            let free = free_name(list, wanted);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                let same = words.with("who-twice-same", &[("name", name.into())]);
                if !renames && Button::new(&same).show(ui) {
                    choose(draft, choosing, list.player(id).map(SeatedPlayer::from));
                    draft.who.clear();
                }
                let shown = shorten_for_text(ui, &free);
                let other = words.with("who-twice-other", &[("name", shown.into())]);
                if Button::new(&other).show(ui) {
                    action = match draft.who.renamed {
                        Some(id) => rename(list, draft, id, &free),
                        None => add(list, draft, choosing, &free),
                    };
                }
            });
        }
        other => {
            let text = match other {
                PlayerError::Name(NameError::Empty) => words.get("who-empty"),
                PlayerError::Name(_) => {
                    let most = ("count", MOST_NAME_CHARS.into());
                    words.with("who-bad-name", &[most])
                }
                _ => words.get("who-full"),
            };
            label(ui, text, TextStyle::Strong, colour::ERROR);
        }
    }
    action
}

fn rename(list: &PlayerList, draft: &mut NewGameDraft, id: u32, name: &str) -> Option<UiAction> {
    let mut fresh = list.clone();
    match fresh.rename(id, name) {
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
