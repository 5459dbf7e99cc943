//! Shows the card of a remembered player, for changes.

use bevy_egui::egui::{Sense, Ui, Vec2};

use super::draft::ChoicePurpose;
use super::pieces::{CHIP, badge_choice, name_field, shares, shorten, shorten_for_text};
use super::{changed, problem, rename};
use crate::players::{Badge, Player, PlayerColour, PlayerList, PlayerMark};
use crate::ui::icons::Icon;
use crate::ui::kit::{Answer, Button, Confirm, growth};
use crate::ui::panels::{NewGameDraft, section, skin_label};
use crate::ui::player_mark;
use crate::ui::theme::paper::INK;
use crate::ui::theme::{TextStyle, touch_gap, touch_height};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The radius of the badge at the head, in units of a window of 1280 by 720.
const BADGE: f32 = 30.0;

/// Shows a player's badge, colour and name for changes, and a button to remove the player.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
    player: &Player,
) -> Option<UiAction> {
    head(ui, player);
    let badge = badges(ui, view, draft, player);
    let renamed = name(ui, view, draft, player);
    let answer = problem(ui, view, draft, choosing);
    ui.add_space(6.0);
    let removed = removal(ui, view, draft, choosing, player);
    removed.or(answer).or(renamed).or(badge)
}

/// Shows the badge and the name.
fn head(ui: &mut Ui, player: &Player) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        let radius = BADGE * growth(ui);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.0 * radius), Sense::hover());
        player_mark::paint(ui.painter(), rect.center(), radius, player.badge());
        let style = TextStyle::Display;
        let name = shorten(ui, &player.name, style, ui.available_width() - 4.0);
        skin_label(ui, name, style, INK);
    });
}

/// Shows the field for another name.
fn name(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, player: &Player) -> Option<UiAction> {
    let words = view.words;
    section(ui, &words.get("who-rename"));
    ui.spacing_mut().interact_size.y = touch_height(ui, CHIP);
    if draft.who.renamed != Some(player.id) {
        draft.who.rename.clone_from(&player.name);
        draft.who.renamed = None;
    }
    let wanted = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = touch_gap(ui, 8.0);
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
        let pressed = Button::new(&text).enabled(can).width(button_room).show(ui);
        can && (pressed || entered)
    });
    if !wanted.inner {
        return None;
    }
    let name = draft.who.rename.clone();
    rename(view.remembered, draft, player.id, &name)
}

/// Shows the button that removes the player, with a question, and the one that leads back to the list.
fn removal(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    choosing: ChoicePurpose,
    player: &Player,
) -> Option<UiAction> {
    let words = view.words;
    let name = ("name", shorten_for_text(ui, &player.name).into());
    if draft.who.asks_removal {
        let question = words.with("who-forget-asks", &[name]);
        let (yes, no) = (words.get("who-forget-do"), words.get("who-keep"));
        match Confirm::new(&question, &yes, &no).inline().show(ui) {
            Some(Answer::Yes) => return remove(view.remembered, draft, player.id),
            Some(Answer::No) => draft.who.asks_removal = false,
            None => {}
        }
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        // In a new game the panel's foot has this button.
        let back = words.get("new-back");
        if choosing == ChoicePurpose::List
            && Button::new(&back).icon(view.icons, Icon::Undo).show(ui)
        {
            draft.who.close_card();
        }
        if Button::new(&words.with("who-forget", &[name])).show(ui) {
            draft.who.asks_removal = true;
        }
    });
    None
}

fn remove(list: &PlayerList, draft: &mut NewGameDraft, id: u32) -> Option<UiAction> {
    let mut fresh = list.clone();
    // The player is on the list, so this can't fail.
    let _ = fresh.remove(id);
    for seated in &mut draft.players {
        seated.take_if(|one| one.id == Some(id));
    }
    draft.who.chosen = None;
    changed(fresh, draft)
}

/// Shows the badges, and their colours.
fn badges(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, player: &Player) -> Option<UiAction> {
    let words = view.words;
    let now = player.badge();
    let mut wanted = now;
    section(ui, &words.get("who-mark"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for &mark in PlayerMark::ALL {
            let text = words.get(&format!("mark-{}", mark.name()));
            let badge = Badge { mark, ..now };
            if badge_choice(ui, &text, badge, badge == now).clicked() {
                wanted = badge;
            }
        }
    });
    section(ui, &words.get("who-colour"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for &colour in PlayerColour::ALL {
            let text = words.get(&format!("colour-{}", colour.name()));
            let badge = Badge { colour, ..now };
            if badge_choice(ui, &text, badge, badge == now).clicked() {
                wanted = badge;
            }
        }
    });
    if wanted == now {
        return None;
    }
    let mut fresh: PlayerList = view.remembered.clone();
    // The player is on the list, so this can't fail.
    let _ = fresh.set_mark(player.id, wanted.mark);
    let _ = fresh.set_colour(player.id, wanted.colour);
    changed(fresh, draft)
}
