//! Shows the remembered players as place cards on paper: picking one for a side, the list of all, and the changes of
//! one.

use bevy_egui::egui::{Sense, Ui, Vec2, pos2, vec2};

use super::{NewGameDraft, NewGameStep, enter_pressed, scroll_body, section, skin_label, title};
use crate::players::{MOST_NAME_CHARS, Player, PlayerError, PlayerList, SeatedPlayer};
use crate::rules::Side;
use crate::store::Seat;
use crate::ui::actions::PlayersAction;
use crate::ui::kit::{
    Button, CardPress, CardTool, CardUse, PlaceCard, PlaceCards, TextField, ToolDrawing, growth,
    plus_ring,
};
use crate::ui::name_words::refused_name;
use crate::ui::text::label;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::theme::{TextStyle, colour, touch_gap, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

mod details;
mod draft;
mod pieces;
mod sides;

use draft::ChoicePurpose;
pub use draft::PlayerChoiceDraft;
use pieces::{CHIP, chip, shares, shorten_for_text};

/// The largest width of a name.
const WIDEST_NAME: f32 = 260.0;
/// The height of the title, in units of a window of 1280 by 720, like the sizes of cards.
const FRAME: f32 = 72.0;
/// The height of a card, the radius of its badge, and the gap between two columns.
const CARD: f32 = 60.0;
const BADGE: f32 = 22.0;
const GAP: f32 = 24.0;
/// The least width of a card, and the width from which its name is large.
const NARROWEST: f32 = 160.0;
const WIDE: f32 = 215.0;
/// The sizes of large and small names.
const NAME: [f32; 2] = [24.0, 19.0];
/// The number of cards from which there are three columns.
const MANY: usize = 11;

/// Shows the panel of all remembered players.
pub fn players(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, room: f32) -> Option<UiAction> {
    let closed = title(ui, view, "players").then_some(UiAction::Close);
    let lists = open_card(view, draft).is_none();
    // The list keeps its scroll position while a card is open.
    let asked = ui.push_id(draft.who.chosen, |ui| {
        let frame = FRAME * growth(ui);
        scroll_body(ui, room - frame, |ui| {
            if view.remembered.players().is_empty() {
                let none = view.words.get("players-none");
                skin_label(ui, none, TextStyle::Body, SECOND_INK);
            }
            show(ui, view, draft, ChoicePurpose::List)
        })
    });
    let ends = lists && enter_pressed(ui);
    closed.or(asked.inner).or(ends.then_some(UiAction::Close))
}

/// Shows the step of a new game for picking the players of both sides.
pub(super) fn step(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) -> Option<UiAction> {
    if open_card(view, draft).is_none() {
        sides::show(ui, view, draft);
        let name = view.words.side(draft.setup.kind(), draft.edited);
        section(ui, &view.words.with("who-title", &[("side", name.into())]));
    }
    let side = draft.edited;
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
        if chip(ui, &text, badge, room).clicked() {
            draft.step = NewGameStep::PlayerChoice;
            draft.who = PlayerChoiceDraft::default();
        }
        label(ui, line, TextStyle::Note, colour::SECOND);
    });
}

/// The player whose card is open.
fn open_card<'a>(view: &View<'a>, draft: &NewGameDraft) -> Option<&'a Player> {
    view.remembered.player(draft.who.chosen?)
}

/// Shows the open card, or the cards of all players with a field for a new one.
fn show(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
) -> Option<UiAction> {
    if let Some(player) = open_card(view, draft) {
        return details::show(ui, view, draft, choosing, player);
    }
    cards(ui, view, draft, choosing);
    let added = new_player(ui, view, draft, choosing);
    problem(ui, view, draft, choosing).or(added)
}

/// Shows the cards of all players, and that of a guest if a side's player is picked.
fn cards(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, choosing: ChoicePurpose) {
    let words = view.words;
    let players = view.remembered.players();
    let side = match choosing {
        ChoicePurpose::Seat(side) => Some(side),
        ChoicePurpose::List => None,
    };
    let usage = |id| match side {
        Some(side) => CardUse::Picks(is_picked(draft, side, id)),
        None => CardUse::Opens,
    };
    let guest = words.get("who-nobody");
    let pencils: Vec<String> = players
        .iter()
        .filter(|_| side.is_some())
        .map(|player| words.with("who-edit", &[("name", player.name.clone().into())]))
        .collect();
    let card_id = |id: Option<u32>| ui.id().with(("place card", id));
    let mut shown = Vec::new();
    if side.is_some() {
        let card = PlaceCard {
            id: card_id(None),
            name: &guest,
            badge: None,
            usage: usage(None),
            tool: None,
        };
        shown.push((None, card));
    }
    shown.extend(players.iter().enumerate().map(|(at, player)| {
        let id = Some(player.id);
        let tool = pencils.get(at).map(|name| CardTool {
            name,
            id: card_id(id).with("pencil"),
            drawing: ToolDrawing::Pencil,
        });
        let card = PlaceCard {
            id: card_id(id),
            name: &player.name,
            badge: Some(player.badge()),
            usage: usage(id),
            tool,
        };
        (id, card)
    }));
    let cards: Vec<PlaceCard> = shown.iter().map(|(_, card)| *card).collect();
    let Some((at, press)) = place_cards(ui, cards.len()).show(ui, &cards) else {
        return;
    };
    let player = shown[at].0.and_then(|id| view.remembered.player(id));
    draft.who.clear();
    match (choosing, press) {
        (ChoicePurpose::List, _) | (_, CardPress::Tool) => {
            draft.who.chosen = player.map(|player| player.id);
        }
        (ChoicePurpose::Seat(_), CardPress::Player) => {
            choose(draft, choosing, player.map(SeatedPlayer::from));
        }
    }
}

/// The sizes of cards for a number of them.
fn place_cards(ui: &Ui, count: usize) -> PlaceCards {
    let scale = growth(ui);
    let (room, gap) = (ui.available_width(), GAP * scale);
    let fitting = ((room + gap) / (NARROWEST * scale + gap)).floor().max(1.0) as usize;
    let columns = fitting.min(if count >= MANY { 3 } else { 2 });
    let width = (room + gap) / columns as f32 - gap;
    let [large, small] = NAME;
    let name = if width >= WIDE * scale { large } else { small };
    PlaceCards {
        columns,
        gap,
        height: touch_height(ui, CARD * scale),
        mark: BADGE * scale,
        name: name * scale,
    }
}

/// Shows an empty place with a plus sign, in front of the field for a new name.
fn empty_place(ui: &mut Ui) {
    let radius = BADGE * growth(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(2.0 * radius, 2.0 * radius), Sense::hover());
    let middle = pos2(rect.min.x + radius, rect.center().y);
    plus_ring(ui.painter(), middle, radius, SECOND_INK);
}

/// `true` if the player with this number plays a side, or for `None` a guest.
fn is_picked(draft: &NewGameDraft, side: Side, id: Option<u32>) -> bool {
    let is_person = draft.seats[side.index()] == Seat::Person;
    is_person
        && match &draft.players[side.index()] {
            Some(player) => id.is_some() && player.id == id,
            None => id.is_none(),
        }
}

/// Shows the field for a new player.
fn new_player(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
) -> Option<UiAction> {
    let words = view.words;
    let list = view.remembered;
    let below_cards = touch_gap(ui, 8.0) - ui.spacing().item_spacing.y;
    ui.add_space(below_cards.max(2.0));
    // The button sets the row's height, with the field in its middle.
    ui.spacing_mut().interact_size.y = touch_height(ui, CHIP);
    let row = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = touch_gap(ui, 8.0);
        empty_place(ui);
        let (field_room, button_room) = shares(ui, view, "who-add");
        let [name, hint, add] = ["who-name", "who-new", "who-add"].map(|key| words.get(key));
        let mut field = TextField::new(&name, &mut draft.who.name)
            .hint(&hint)
            .id("new player")
            .at_most(MOST_NAME_CHARS)
            .width(field_room);
        if choosing == ChoicePurpose::List && list.players().is_empty() {
            field = field.starts_focused();
        }
        let entered = field.show(ui).entered && !draft.who.name.trim().is_empty();
        Button::new(&add).width(button_room).show(ui) || entered
    });
    if !row.inner {
        return None;
    }
    let name = draft.who.name.clone();
    add(list, draft, choosing, &name)
}

/// Chooses a player for a side, or opens their card on the list. A player can't be on both sides.
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

/// Adds a new player, and chooses them for a side.
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

/// Adds a new player whose name looks like another's, and chooses them for a side.
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

/// Chooses the player who was added to a list for a side, or keeps the problem.
fn take_added(
    fresh: PlayerList,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
    added: Result<u32, PlayerError>,
) -> Option<UiAction> {
    match added {
        Ok(id) => {
            // The list stays in view, so that more names can be added.
            if let ChoicePurpose::Seat(_) = choosing {
                choose(draft, choosing, fresh.player(id).map(SeatedPlayer::from));
            }
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
            skin_label(ui, text, TextStyle::Strong, CURRENT);
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
    skin_label(ui, asked, TextStyle::Strong, INK);
    let wanted = draft.who.wanted_name().to_owned();
    let renamed = draft.who.renamed;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(touch_gap(ui, 8.0));
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
