//! Shows the details of a remembered player, for changes.

use bevy_egui::egui::{Ui, Vec2};

use super::pieces::{CHIP, badge_choice, name_field, shares, shorten_for_text};
use super::{changed, rename};
use crate::players::{Badge, Player, PlayerColour, PlayerList, PlayerMark};
use crate::ui::kit::{Answer, Button, Confirm};
use crate::ui::panels::{NewGameDraft, section};
use crate::ui::theme::touch_height;
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows a player's badge, colour and name for changes, and a button to remove the player.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    draft: &mut NewGameDraft,
    player: &Player,
) -> Option<UiAction> {
    let words = view.words;
    let list = view.remembered;
    let name = ("name", shorten_for_text(ui, &player.name).into());
    let mut action = badges(ui, view, draft, player);
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
        let pressed = Button::new(&text).enabled(can).width(button_room).show(ui);
        if can && (pressed || entered) {
            let name = draft.who.rename.clone();
            action = rename(list, draft, player.id, &name);
        }
    });
    ui.add_space(6.0);
    if draft.who.asks_removal {
        let question = words.with("who-forget-asks", &[name]);
        let (yes, no) = (words.get("who-forget-do"), words.get("who-keep"));
        match Confirm::new(&question, &yes, &no).inline().show(ui) {
            Some(Answer::Yes) => {
                let mut fresh = list.clone();
                // The player is on the list, so this can't fail.
                let _ = fresh.remove(player.id);
                for seated in &mut draft.players {
                    seated.take_if(|one| one.id == Some(player.id));
                }
                action = changed(fresh, draft);
            }
            Some(Answer::No) => draft.who.asks_removal = false,
            None => {}
        }
    } else {
        let forget = words.with("who-forget", &[name]);
        if Button::new(&forget).show(ui) {
            draft.who.asks_removal = true;
        }
    }
    action
}

/// Shows the badges, and their colours.
fn badges(ui: &mut Ui, view: &View, draft: &mut NewGameDraft, player: &Player) -> Option<UiAction> {
    let words = view.words;
    let name = ("name", shorten_for_text(ui, &player.name).into());
    let now = player.badge();
    let mut wanted = now;
    section(ui, &words.with("who-mark", std::slice::from_ref(&name)));
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
    section(ui, &words.with("who-colour", &[name]));
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
