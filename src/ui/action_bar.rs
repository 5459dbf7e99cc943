//! Shows the available actions: the throw's value, undo, throw or done, or the answers to a question. A phone has them
//! in another arrangement.

use bevy_egui::egui::{self, Id, LayerId, Order, Rect, Ui, pos2, vec2};

use super::games;
use super::icons::Icon;
use super::kit::{Button, icon_button_width, panel_frame};
use super::panel::Panel;
use super::panels::{can_offer, has_offers};
use super::phone_bar;
use super::table_panels::END;
use super::theme::{TextStyle, colour, touch_gap, touch_height};
use super::ui_action::UiAction;
use super::view::View;
use crate::input::Press;
use crate::rules::{Expect, Side};
use crate::stage::layout::Teaching;
use crate::store::Seat;
use crate::table::Intent;
use crate::table::targets::{Question, question};

/// Shows the actions in their place. With `own`, each player has buttons, and these are that side's.
pub fn show(ui: &mut Ui, view: &View, own: Option<Side>) -> Option<UiAction> {
    if view.layout.is_phone() && view.layout.teaching == Teaching::Nothing {
        return phone_bar::show(ui, view);
    }
    let acts = own.is_none_or(|own| acting(view) == Some(own));
    let rect = ui.max_rect();
    let large = view.layout.big.is_some();
    let upright = view.layout.move_list.is_none() && !large;
    let tight = rect.width() < 470.0;
    let mut action = None;
    let question = asked(view).filter(|_| acts);
    // Answers with two rows of text need the whole height.
    let row_height = match question {
        Some(_) if upright => rect.height() - 2.0,
        _ => touch_height(ui, 52.0).min(rect.height()),
    };
    let middle = rect.min.y + (rect.height() * 0.5).min(if upright { rect.height() } else { 66.0 });
    let inset = if upright { 10.0 } else { 0.0 };
    let row = Rect::from_min_max(
        pos2(rect.min.x + inset, middle - row_height / 2.0),
        pos2(rect.max.x - inset, middle + row_height / 2.0),
    );
    if upright {
        panel_frame(ui, false);
    }
    let room = Rect::from_min_max(
        row.min,
        pos2(row.max.x - buttons_width(ui, tight), row.max.y),
    );
    let offers = offers_throws(view) && question.is_none() && acts && !large;
    let offer = Offer::of(ui, view, room).filter(|_| offers);
    ui.scope_builder(
        egui::UiBuilder::new()
            .max_rect(row)
            .layout(egui::Layout::right_to_left(egui::Align::Center)),
        |ui| {
            ui.spacing_mut().item_spacing.x = touch_gap(ui, if tight { 8.0 } else { 12.0 });
            if let Some(question) = &question {
                action = games::answers(ui, view, question);
                return;
            }
            action = next(ui, view, tight, acts, offer.is_some());
            action = action.take().or(undo(ui, view, tight, own));
        },
    );
    if question.is_none() && acts {
        // A lesson's game lacks the players' panels, which show the throws otherwise.
        let beside = view.layout.teaching == Teaching::Game && !view.layout.throws_on_board();
        if let Some(offer) = offer {
            action = offer.show(ui, view).or(action);
        } else if has_offers(view) && !view.ended() {
            action = draw(ui, view, room).or(action);
        } else if upright || beside {
            let height = touch_height(ui, 40.0);
            let chips = Rect::from_center_size(room.center(), vec2(room.width(), height));
            ui.scope_builder(egui::UiBuilder::new().max_rect(chips), |ui| {
                if let Some(asked) = games::throw_chips(ui, view, height) {
                    action = Some(asked);
                }
            });
        } else if !large {
            games::throw_value(ui, view, room);
        }
    }
    action
}

/// The width of a row from which it has a button for redo.
const WITH_REDO: f32 = 344.0;

/// The width of the buttons at the end of the row, in units.
pub(super) fn buttons_width(ui: &Ui, tight: bool) -> f32 {
    if tight {
        136.0 + 2.0 * icon_button_width(ui)
    } else {
        330.0
    }
}

/// The question that a person must answer. `None` if there isn't one.
pub(super) fn asked(view: &View) -> Option<Question> {
    let Expect::Move(side) = view.position.expect() else {
        return None;
    };
    if view.moving || view.table.seat(side) != Seat::Person {
        return None;
    }
    question(view.position)
}

/// The side to act, as far as the game is in view.
fn acting(view: &View) -> Option<Side> {
    let unconfirmed = view.table.unconfirmed();
    unconfirmed.or_else(|| view.position.side_to_act())
}

/// The primary action: throw, or done. `offers` is `true` beside the button that throws until the player can move.
pub(super) fn next(
    ui: &mut Ui,
    view: &View,
    tight: bool,
    acts: bool,
    offers: bool,
) -> Option<UiAction> {
    let words = view.words;
    let width = if tight {
        // Beside the two small buttons.
        let room = ui.max_rect().width() - 2.0 * (icon_button_width(ui) + 8.0);
        room.min(112.0)
    } else {
        132.0
    };
    // A narrow button shows only the word.
    let icon = |icon: Icon| (width >= 104.0).then_some(icon);
    let width = Some(width);
    if view.waits_for_done() && acts {
        let done = words.get("done");
        let pressed = Button::new(&done)
            .icon(view.icons, icon(Icon::Check))
            .primary()
            .width(width)
            .show(ui);
        return pressed.then_some(UiAction::Press(Press::Done));
    }
    if view.ended() {
        let end = LayerId::new(Order::Tooltip, Id::new(END));
        if ui.ctx().memory(|memory| memory.areas().is_visible(&end)) {
            return None;
        }
        let pressed = Button::new(&words.get("show-result")).width(width).show(ui);
        return pressed.then_some(UiAction::ShowEnd);
    }
    if !view.layout.board_view.has_throws() {
        return None;
    }
    if view.table.game().throws_by_hand() {
        let correct = words.get("hand-correct");
        let can = view.table.can_correct() && !view.moving;
        let pressed = Button::new(&correct)
            .icon(view.icons, icon(Icon::Undo))
            .enabled(can)
            .width(width)
            .show(ui);
        return pressed.then_some(UiAction::Intent(Intent::CorrectThrow));
    }
    let throw = words.get(games::throw_button_key(view.position.kind()));
    let ready = view.person_throws() && !view.moving && acts;
    Button::new(&throw)
        .icon(view.icons, icon(games::throw_icon(view.position.kind())))
        .primary_if(ready)
        .enabled(ready)
        .width(width)
        .show(ui)
        .then_some(if offers {
            // Beside the button that throws until the player can move, this one throws once.
            UiAction::Intent(Intent::Throw)
        } else {
            UiAction::Press(Press::Throw)
        })
}

/// `true` if the program can throw for a person who couldn't move several times.
pub(super) fn offers_throws(view: &View) -> bool {
    let shown_all = view.events == view.table.game().events().len();
    let is_automatic = view.settings.auto_throw;
    shown_all && !view.moving && !is_automatic && view.table.offers_throws_until_move()
}

/// The button that throws until a person can move.
pub(super) struct Offer {
    /// The key of its label. `None` if there is only room for an icon.
    key: Option<&'static str>,
    place: Rect,
}

impl Offer {
    /// The keys of its labels, the longer first. The first is its name.
    const KEYS: [&'static str; 2] = ["throw-until-move", "throw-until-move-short"];

    /// The largest button at the right end of a room. `None` if none of them fits.
    pub(super) fn of(ui: &Ui, view: &View, room: Rect) -> Option<Offer> {
        /// The width of a button without its text, and the gap to its neighbour.
        const FRAME: f32 = 40.0;
        const GAP: f32 = 12.0;
        let width = |key: &str| {
            let font = TextStyle::Strong.font();
            let text = view.words.get(key);
            let laid = ui.painter().layout_no_wrap(text, font, colour::TEXT);
            laid.size().x + FRAME
        };
        let labels = Self::KEYS.map(|key| (Some(key), width(key)));
        let icon = (None, icon_button_width(ui));
        let (key, width) = labels
            .into_iter()
            .chain([icon])
            .find(|(_, width)| width + GAP <= room.width())?;
        let height = touch_height(ui, 52.0).min(room.height());
        let place = Rect::from_min_size(
            pos2(room.max.x - width - GAP, room.center().y - height / 2.0),
            vec2(width, height),
        );
        Some(Offer { key, place })
    }

    pub(super) fn show(&self, ui: &Ui, view: &View) -> Option<UiAction> {
        let name = view.words.get(Self::KEYS[0]);
        let label = self.key.map(|key| view.words.get(key));
        let button = match &label {
            Some(label) => Button::new(label).named(&name),
            None => Button::only_icon(view.icons, Icon::Forward, &name),
        };
        let pressed = button.show_at(ui, self.place);
        pressed.then_some(UiAction::Intent(Intent::ThrowUntilMove))
    }
}

/// Shows the button for a draw offer at the left end of the row, away from undo.
fn draw(ui: &mut Ui, view: &View, room: Rect) -> Option<UiAction> {
    let label = view.words.get("draw-offer");
    let button = Button::new(&label)
        .quiet()
        .icon(view.icons, Icon::Draw)
        .enabled(can_offer(view.table));
    let size = button.size(ui);
    let at = pos2(room.min.x, room.center().y - size.y / 2.0);
    button
        .show_at(ui, Rect::from_min_size(at, size))
        .then_some(UiAction::Open(Panel::Draw))
}

/// Shows undo and redo, which keep their places.
pub(super) fn undo(ui: &mut Ui, view: &View, tight: bool, own: Option<Side>) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    // With a separate action bar, players can only undo their own moves.
    let is_own = |side: &Side| own.is_none_or(|own| own == *side);
    let acts = own.is_none_or(|own| acting(view) == Some(own));
    let corrects = view.table.can_correct() && acts;
    let takes_back = corrects || view.table.undo_side().filter(is_own).is_some();
    // With large text a phone has no space for redo; the key and the pause panel offer it.
    if ui.max_rect().width() >= WITH_REDO
        && Button::only_icon(view.icons, Icon::Redo, &words.get("redo"))
            .enabled(view.table.can_redo() && acts)
            .show(ui)
    {
        action = Some(UiAction::Press(Press::Redo));
    }
    let label = words.get("undo");
    let button = if tight {
        Button::only_icon(view.icons, Icon::Undo, &label)
    } else {
        Button::new(&label).icon(view.icons, Icon::Undo)
    };
    if button.enabled(takes_back).show(ui) {
        action = Some(UiAction::Press(Press::Undo));
    }
    action
}
