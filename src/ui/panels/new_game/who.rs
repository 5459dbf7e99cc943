//! Who sits at a side: the players who are remembered, a new one, and what is known of them.

use bevy_egui::egui::{
    self, Color32, Key, Modifiers, Rect, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::players::paint_choice;
use super::{NewGameDraft, NewGameStep};
use crate::players::{
    MOST_NAME_CHARS, NameError, Player, PlayerBook, PlayerError, PlayerMark, SeatedPlayer,
};
use crate::rules::Side;
use crate::store::Seat;
use crate::ui::accent::Accent;
use crate::ui::panels::section;
use crate::ui::player_mark;
use crate::ui::theme::{BUTTON_RADIUS, TextStyle, colour, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::widget::{ButtonStyle, Labelled, button, label};

/// The height of a player to choose, the mark on it, and how wide a name may be.
const CHIP: f32 = 44.0;
const MARK: f32 = 15.0;
const WIDEST_NAME: f32 = 260.0;
/// How wide a name may be in a sentence or on a button.
const WIDEST_IN_TEXT: f32 = 120.0;
/// The size of a mark to choose.
const MARK_CHOICE: f32 = 44.0;

/// What is written on this step, and what is asked about.
#[derive(Clone, Debug, Default)]
pub struct WhoDraft {
    /// A new player's name.
    pub name: String,
    /// The name that is being changed.
    pub rename: String,
    /// Whose name that is.
    pub renamed: Option<u32>,
    /// Whether the player is to be forgotten is being asked.
    pub asks_removal: bool,
    /// Why a name was refused.
    pub problem: Option<PlayerError>,
}

/// The button of the first step that leads here, with whom it has chosen; as high as two lines of text.
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
        let mark = player.as_ref().map(|player| player.mark);
        let room = (ui.available_width() * 0.6).min(WIDEST_NAME);
        if chip(ui, &text, mark, false, room).clicked() {
            draft.step = NewGameStep::Who;
            draft.who = WhoDraft::default();
        }
        label(ui, line, TextStyle::Note, colour::SECOND);
    });
}

/// The step: who is remembered, a field for somebody new, and what can be changed of who was chosen.
pub(super) fn show(ui: &mut Ui, view: &View, draft: &mut NewGameDraft) -> Option<UiAction> {
    let words = view.words;
    let side = draft.edited;
    let kind = draft.setup.kind();
    let title = ("side", words.side(kind, side).into());
    section(ui, &words.with("who-title", &[title]));
    let book = view.remembered;
    let seated = draft.players[side.index()].clone();
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let nobody = words.get("who-nobody");
        if chip(ui, &nobody, None, seated.is_none(), WIDEST_NAME).clicked() {
            picked = Some(None);
        }
        for player in book.players() {
            let here = seated.as_ref().and_then(|one| one.id) == Some(player.id);
            let mark = Some(Some(player.mark));
            if chip(ui, &player.name, mark, here, WIDEST_NAME).clicked() {
                picked = Some(Some(SeatedPlayer::from(player)));
            }
        }
    });
    if let Some(picked) = picked {
        sit(draft, side, picked);
        draft.who = WhoDraft::default();
    }
    let mut action = None;
    section(ui, &words.get("who-new"));
    // The field stands in the middle of the row that the button is as high as.
    ui.spacing_mut().interact_size.y = touch_height(ui, CHIP);
    let added = ui
        .horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let (field_room, button_room) = shares(ui, view, "who-add");
            let hint = words.get("who-name");
            let entered = name_field(ui, "new player", &mut draft.who.name, &hint, field_room);
            let add = words.get("who-add");
            let style = ButtonStyle::Secondary;
            button(ui, view.icons, (None, &add), style, true, Some(button_room)) || entered
        })
        .inner;
    if added {
        let name = draft.who.name.clone();
        action = add(book, draft, side, &name);
    }
    if let Some(asked) = problem(ui, view, draft, side) {
        action = Some(asked);
    }
    let known = seated
        .and_then(|seated| seated.id)
        .and_then(|id| book.player(id));
    if let Some(player) = known
        && let Some(asked) = details(ui, view, draft, player)
    {
        action = Some(asked);
    }
    action
}

/// Lets somebody sit at a side, who then sits at no other.
fn sit(draft: &mut NewGameDraft, side: Side, player: Option<SeatedPlayer>) {
    let id = player.as_ref().and_then(|player| player.id);
    let other = &mut draft.players[side.other().index()];
    other.take_if(|other| id.is_some() && other.id == id);
    draft.players[side.index()] = player;
    draft.seats[side.index()] = Seat::Person;
}

/// Remembers somebody new, who sits down.
fn add(book: &PlayerBook, draft: &mut NewGameDraft, side: Side, name: &str) -> Option<UiAction> {
    let mut fresh = book.clone();
    match fresh.add(name, fresh.free_mark()) {
        Ok(id) => {
            sit(draft, side, fresh.player(id).map(SeatedPlayer::from));
            draft.who = WhoDraft::default();
            Some(UiAction::Players(Box::new(fresh)))
        }
        Err(problem) => {
            draft.who.problem = Some(problem);
            None
        }
    }
}

/// The first name of this kind that nobody has: with a number behind it.
fn free_name(book: &PlayerBook, name: &str) -> String {
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let room = MOST_NAME_CHARS.saturating_sub(number.chars().count());
        let short: String = name.trim().chars().take(room).collect();
        format!("{}{number}", short.trim_end())
    };
    let numbers = 2..book.players().len() + 3;
    let mut names = numbers.map(numbered);
    names
        .find(|name| book.find(name).is_none())
        .unwrap_or_default()
}

/// Says why a name was refused. A name that somebody has is asked about.
fn problem(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, side: Side) -> Option<UiAction> {
    let words = view.words;
    let book = view.remembered;
    let mut action = None;
    match draft.who.problem.clone()? {
        PlayerError::DuplicateName { id, name } => {
            let name = in_text(ui, &name);
            let asked = words.with("who-twice", &[("name", name.clone().into())]);
            label(ui, asked, TextStyle::Strong, colour::TEXT);
            let renames = draft.who.renamed.is_some();
            let wanted = if renames {
                &draft.who.rename
            } else {
                &draft.who.name
            };
            let free = free_name(book, wanted);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                let style = ButtonStyle::Secondary;
                let same = words.with("who-twice-same", &[("name", name.into())]);
                if !renames && button(ui, view.icons, (None, &same), style, true, None) {
                    sit(draft, side, book.player(id).map(SeatedPlayer::from));
                    draft.who = WhoDraft::default();
                }
                let shown = in_text(ui, &free);
                let other = words.with("who-twice-other", &[("name", shown.into())]);
                if button(ui, view.icons, (None, &other), style, true, None) {
                    action = match draft.who.renamed {
                        Some(id) => rename(book, draft, id, &free),
                        None => add(book, draft, side, &free),
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

fn rename(book: &PlayerBook, draft: &mut NewGameDraft, id: u32, name: &str) -> Option<UiAction> {
    let mut fresh = book.clone();
    match fresh.rename(id, name) {
        Ok(()) => changed(fresh, draft),
        Err(problem) => {
            draft.who.problem = Some(problem);
            draft.who.renamed = Some(id);
            None
        }
    }
}

/// The book is another; whoever was chosen is as it has them now.
fn changed(fresh: PlayerBook, draft: &mut NewGameDraft) -> Option<UiAction> {
    for player in draft.players.iter_mut().flatten() {
        *player = player.as_in(&fresh);
    }
    draft.who = WhoDraft::default();
    Some(UiAction::Players(Box::new(fresh)))
}

/// What can be changed of somebody: the mark, the name, and whether to remember.
fn details(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    player: &Player,
) -> Option<UiAction> {
    let words = view.words;
    let book = view.remembered;
    let mut action = None;
    let name = ("name", in_text(ui, &player.name).into());
    section(ui, &words.with("who-mark", std::slice::from_ref(&name)));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for mark in PlayerMark::ALL {
            let text = words.get(&format!("mark-{}", mark.name()));
            if mark_choice(ui, &text, mark, mark == player.mark).clicked() && mark != player.mark {
                let mut fresh = book.clone();
                // It is on the list.
                if fresh.set_mark(player.id, mark).is_ok() {
                    action = changed(fresh, draft);
                }
            }
        }
    });
    section(ui, &words.get("who-rename"));
    ui.spacing_mut().interact_size.y = touch_height(ui, CHIP);
    if draft.who.renamed != Some(player.id) {
        draft.who.rename.clone_from(&player.name);
        draft.who.renamed = None;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let (field_room, button_room) = shares(ui, view, "who-rename-do");
        let hint = words.get("who-name");
        let before = draft.who.rename.clone();
        let entered = name_field(ui, "rename", &mut draft.who.rename, &hint, field_room);
        if draft.who.rename != before {
            draft.who.renamed = Some(player.id);
            draft.who.problem = None;
        }
        let text = words.get("who-rename-do");
        let can = draft.who.rename != player.name;
        let style = ButtonStyle::Secondary;
        let face = (None, text.as_str());
        let pressed = button(ui, view.icons, face, style, can, Some(button_room));
        if can && (pressed || entered) {
            let name = draft.who.rename.clone();
            action = rename(book, draft, player.id, &name);
        }
    });
    ui.add_space(6.0);
    if draft.who.asks_removal {
        let line = words.with("who-forget-asks", &[name]);
        label(ui, line, TextStyle::Strong, colour::TEXT);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let (style, keep) = (ButtonStyle::Secondary, words.get("who-keep"));
            if button(ui, view.icons, (None, &keep), style, true, None) {
                draft.who.asks_removal = false;
            }
            let forget = words.get("who-forget-do");
            if button(ui, view.icons, (None, &forget), style, true, None) {
                let mut fresh = book.clone();
                // It is on the list.
                let _ = fresh.remove(player.id);
                for seated in &mut draft.players {
                    seated.take_if(|one| one.id == Some(player.id));
                }
                action = changed(fresh, draft);
            }
        });
    } else {
        let forget = words.with("who-forget", &[name]);
        let style = ButtonStyle::Secondary;
        if button(ui, view.icons, (None, &forget), style, true, None) {
            draft.who.asks_removal = true;
        }
    }
    action
}

/// What a field and the button beside it have of a row.
fn shares(ui: &Ui, view: &View, key: &str) -> (f32, f32) {
    let text = view.words.get(key);
    let galley = ui
        .painter()
        .layout_no_wrap(text, TextStyle::Strong.font(), colour::TEXT);
    let button = galley.size().x + 44.0;
    let field = (ui.available_width() - button - 8.0).clamp(80.0, 420.0);
    (field, button)
}

/// A field for a name; true where Enter ended it.
fn name_field(ui: &mut Ui, id: &str, text: &mut String, hint: &str, room: f32) -> bool {
    let shown = egui::RichText::new(hint)
        .font(TextStyle::Note.font())
        .color(colour::SECOND);
    let edit = TextEdit::singleline(text)
        .id_salt(id)
        .font(TextStyle::Body.font())
        .text_color(colour::TEXT)
        .hint_text(shown)
        .char_limit(MOST_NAME_CHARS)
        .margin(egui::Margin::symmetric(10, 9))
        .desired_width((room - 20.0).max(60.0));
    let response = ui.add(edit);
    Labelled::note(ui, hint, response.rect);
    // A paste may bring signs that are no text.
    text.retain(|sign| !sign.is_control());
    // Enter ends the writing; only the next one begins the game.
    response.lost_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
}

/// A name in so much room: where it is too long it ends in dots.
fn cut(ui: &Ui, name: &str, style: TextStyle, room: f32) -> String {
    let width = |text: &str| {
        let laid = ui
            .painter()
            .layout_no_wrap(text.to_owned(), style.font(), colour::TEXT);
        laid.size().x
    };
    if width(name) <= room {
        return name.to_owned();
    }
    let mut letters: Vec<char> = name.chars().collect();
    loop {
        letters.pop();
        let shorter: String = letters.iter().collect();
        let shorter = format!("{}…", shorter.trim_end());
        if letters.is_empty() || width(&shorter) <= room {
            return shorter;
        }
    }
}

/// A name in a sentence or on a button, where it has little room.
fn in_text(ui: &Ui, name: &str) -> String {
    cut(ui, name, TextStyle::Strong, WIDEST_IN_TEXT)
}

/// A player to choose: mark and name, which ends in dots where it is too long.
fn chip(
    ui: &mut Ui,
    text: &str,
    mark: Option<Option<PlayerMark>>,
    here: bool,
    room: f32,
) -> Response {
    let style = if here {
        TextStyle::StrongNote
    } else {
        TextStyle::Note
    };
    let tint = if here { colour::TEXT } else { colour::SECOND };
    let marked = if mark.is_some() {
        2.0 * MARK + 10.0
    } else {
        0.0
    };
    let widest = room.min(ui.max_rect().width()) - marked - 28.0;
    let name = cut(ui, text, style, widest.max(40.0));
    let galley = ui.painter().layout_no_wrap(name, style.font(), tint);
    let size = vec2(galley.size().x + marked + 28.0, touch_height(ui, CHIP));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, here, text));
    Labelled::note(ui, text, rect);
    paint_choice(ui, rect, &response, here);
    let mut left = rect.min.x + 14.0;
    if let Some(mark) = mark {
        let at = pos2(left + MARK, rect.center().y);
        match mark {
            Some(mark) => player_mark::paint(ui.painter(), at, MARK, mark),
            None => {
                let line = Stroke::new(1.2, colour::SECOND);
                ui.painter().circle_stroke(at, MARK - 1.0, line);
            }
        }
        left += marked;
    }
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, tint);
    response
}

/// A mark to choose.
fn mark_choice(ui: &mut Ui, text: &str, mark: PlayerMark, here: bool) -> Response {
    let size = touch_height(ui, MARK_CHOICE);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, here, text));
    Labelled::note(ui, text, rect);
    player_mark::paint(ui.painter(), rect.center(), size * 0.36, mark);
    let ring = |rect: Rect, width: f32, tint: Color32| {
        let line = Stroke::new(width, tint);
        ui.painter()
            .rect_stroke(rect, BUTTON_RADIUS, line, StrokeKind::Inside);
    };
    if here {
        ring(rect, 2.4, Accent::of(ui).line);
    } else if response.hovered() {
        ring(rect, 1.4, colour::BRASS);
    }
    if response.has_focus() {
        ring(rect.expand(2.0), 2.0, Accent::of(ui).line);
    }
    response.on_hover_text(text)
}
