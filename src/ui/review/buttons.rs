//! Shows the buttons of the review: play from the open turn, analyse it more deeply, or share the game.

use bevy_egui::egui::{self, Ui, UiBuilder, vec2};

use super::Screen;
use crate::review::{Stage, TurnKind};
use crate::table::replay::ReplayIntent;
use crate::ui::actions::ReviewAction;
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::Button;
use crate::ui::panel::Panel;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The padding around a button's text, and the width of its icon, in units.
const AROUND: f32 = 22.0;
const ICON: f32 = 32.0;

fn text_width(ui: &Ui, text: &str, style: TextStyle) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), style.font(), colour::TEXT);
    galley.size().x
}

/// The width from which the button for a deeper analysis fits.
const ROOMY: f32 = 420.0;

/// Shows the buttons side by side.
pub(super) fn show(ui: &mut Ui, view: &View, screen: &Screen) -> Option<UiAction> {
    let room = ui.max_rect();
    let gap = screen.size(16.0, 8.0);
    let share = view.words.get("review-share");
    let closer = closer(view, screen).filter(|_| room.width() >= ROOMY);
    // Each is at least as wide as its text; the first one gets the remaining width.
    let of_text = |text: &str, least: f32| {
        let wide = text_width(ui, text, TextStyle::Body) + AROUND;
        wide.max(least * room.width())
    };
    let (narrow, middle) = match &closer {
        Some((text, _)) => (of_text(&share, 0.2), of_text(text, 0.26) + gap),
        None => (of_text(&share, 0.3), 0.0),
    };
    let wide = room.width() - narrow - middle - gap;
    let middle = middle - gap;
    let mut action = None;
    let builder = UiBuilder::new()
        .max_rect(room)
        .layout(egui::Layout::left_to_right(egui::Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(gap, 0.0);
        let number = screen
            .open
            .as_ref()
            .and_then(|open| screen.record.turns().get(open.place))
            .map_or(1, |turn| turn.number);
        let number = [("number", number.into())];
        let long = view.words.with("review-play-from", &number);
        let short = view.words.get("review-play-from-here");
        let fits =
            |text: &str, icon: f32| text_width(ui, text, TextStyle::Strong) + icon + AROUND <= wide;
        let (icon, label) = if fits(&long, ICON) {
            (Some(Icon::Play), long)
        } else if fits(&long, 0.0) {
            (None, long)
        } else {
            (Some(Icon::Play).filter(|_| fits(&short, ICON)), short)
        };
        let may = !screen.replay.is_at_end();
        if Button::new(&label)
            .icon(view.icons, icon)
            .primary()
            .enabled(may)
            .width(wide)
            .show(ui)
        {
            action = Some(UiAction::Replay(ReplayIntent::PlayFromHere));
        }
        if let Some((label, asked)) = closer {
            let may = asked.is_some();
            if Button::new(&label).enabled(may).width(middle).show(ui) {
                action = asked;
            }
        }
        if Button::new(&share).width(narrow).show(ui) {
            action = Some(UiAction::Open(Panel::Share));
        }
    });
    action
}

/// Shows the button for a deeper analysis below the texts about the open turn, if the row of buttons has no space for
/// it.
pub(super) fn closer_below(ui: &mut Ui, view: &View, screen: &Screen) -> Option<UiAction> {
    if screen.places.buttons.width() >= ROOMY {
        return None;
    }
    let (label, asked) = closer(view, screen)?;
    ui.add_space(4.0);
    let wide = ui.available_width();
    let pressed = Button::new(&label)
        .enabled(asked.is_some())
        .width(wide)
        .show(ui);
    asked.filter(|_| pressed)
}

/// The button for a deeper analysis of the open turn: its text, and its request if it's possible now. `None` if the
/// turn can't be analysed.
fn closer(view: &View, screen: &Screen) -> Option<(String, Option<UiAction>)> {
    let findings = screen.findings?;
    let place = screen.open_place();
    let turn = findings.turns.get(place)?;
    // A turn without a choice can't be analysed.
    let is_open = turn.kind == TurnKind::Chosen && games::is_searched(findings.game);
    if !is_open || findings.stage != Stage::Done {
        return None;
    }
    if let Some(look) = findings.closer {
        let percent = (100 * look.done).checked_div(look.all).unwrap_or_default();
        let text = view
            .words
            .with("review-looking", &[("percent", percent.into())]);
        return Some((text, None));
    }
    if findings.looked_closer.contains(&place) {
        return Some((view.words.get("review-looked-closer"), None));
    }
    let text = view.words.get("review-look-closer");
    Some((
        text,
        Some(UiAction::Review(ReviewAction::AnalyseDeeper(place))),
    ))
}
