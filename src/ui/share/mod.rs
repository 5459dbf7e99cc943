//! Shares a game as a picture, an animation of the last turns, a link, or text (`docs/share.md`).

mod board;
mod card;
mod clip;
mod of_game;
mod paint;
mod thrones;
mod way;

use bevy_egui::egui::{self, Sense, Ui, vec2};

pub use card::{CardPlayer, CardShape, ShareCard};
pub use clip::{AnimationFrame, ShareAnimation};
pub use of_game::{is_judged, text};
pub use paint::{clip_size, paint, paint_frame};
pub use way::Way;

use super::actions::{PictureUse, ShareAction};
use super::icons::Icon;
use super::kit::{Button, ChoiceRow, Role};
use super::panels::{scroll_body, section, title};
use super::text::label;
use super::theme::{TextStyle, colour};
use super::ui_action::UiAction;
use super::view::View;
use crate::record::USUAL_LINK_CHARS;
use crate::ui::actions::{CopiedText, FileAction};
use of_game::SharedGame;

/// The progress of an animation (%), while it's being made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShareProgress(pub Option<u8>);

impl ShareProgress {
    fn id() -> egui::Id {
        egui::Id::new("share progress")
    }

    /// The current progress.
    #[must_use]
    pub fn read(ctx: &egui::Context) -> ShareProgress {
        ctx.data(|data| data.get_temp(ShareProgress::id()))
            .map_or_else(ShareProgress::default, |percent| {
                ShareProgress(Some(percent))
            })
    }

    /// Hands the progress to the panels.
    pub fn store(self, ctx: &egui::Context) {
        ctx.data_mut(|data| match self.0 {
            Some(percent) => {
                data.insert_temp(ShareProgress::id(), percent);
            }
            None => data.remove::<u8>(ShareProgress::id()),
        });
    }
}

/// The id of the last selected shape.
fn shape_id() -> egui::Id {
    egui::Id::new("share shape")
}

/// Selects a shape, like a press on its name.
pub fn choose_shape(ctx: &egui::Context, shape: CardShape) {
    ctx.data_mut(|data| data.insert_temp(shape_id(), shape));
}

/// The width from which the buttons are beside the picture, in units.
const WIDE: f32 = 520.0;
/// The least width of the column of buttons, and the gap beside it.
const COLUMN: f32 = 220.0;
const GUTTER: f32 = 22.0;

/// Shows the panel.
pub fn share(ui: &mut Ui, view: &View, room: f32) -> Option<UiAction> {
    let mut action = title(ui, view, "share-title").then_some(UiAction::Close);
    let game = SharedGame::read(ui, view);
    let shape = ui
        .data(|data| data.get_temp(shape_id()))
        .unwrap_or_default();
    let asked = scroll_body(ui, room - 60.0, |ui| {
        let width = ui.available_width();
        let high = (room - 130.0).max(150.0);
        if width < WIDE {
            preview(ui, view, &game, shape, vec2(width, high * 0.62));
            ui.add_space(8.0);
            return buttons(ui, view, &game, shape);
        }
        let column = (width * 0.32).max(COLUMN);
        let left = width - column - GUTTER;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GUTTER;
            ui.vertical(|ui| {
                ui.set_width(left);
                preview(ui, view, &game, shape, vec2(left, high));
            });
            ui.vertical(|ui| {
                ui.set_width(column);
                ui.spacing_mut().item_spacing.x = 8.0;
                buttons(ui, view, &game, shape)
            })
            .inner
        })
        .inner
    });
    action = action.or(asked);
    action
}

/// Shows a preview of the picture, as large as possible.
fn preview(ui: &mut Ui, view: &View, game: &SharedGame, shape: CardShape, most: egui::Vec2) {
    if let Some(shape) = ChoiceRow::new(
        shape,
        &[
            (CardShape::Wide, view.words.get("share-wide")),
            (CardShape::Square, view.words.get("share-square")),
        ],
    )
    .show(ui)
    {
        choose_shape(ui.ctx(), shape);
    }
    ui.add_space(6.0);
    let [width, height] = shape.size().map(|pixels| pixels as f32);
    let scale = (most.x / width).min((most.y - 60.0).max(90.0) / height);
    let size = vec2(width, height) * scale;
    let (whole, response) = ui.allocate_exact_size(vec2(most.x, size.y), Sense::hover());
    let place = egui::Rect::from_center_size(whole.center(), size);
    let said = format!("{} {}", game.card.headline, game.card.how);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &said));
    paint(ui.painter(), view.icons, &game.card, shape, place);
    if game.is_judging() {
        let words = view.words.get("share-judging");
        label(ui, words, TextStyle::Note, colour::SECOND);
    }
}

fn buttons(ui: &mut Ui, view: &View, game: &SharedGame, shape: CardShape) -> Option<UiAction> {
    let words = view.words;
    let mut action = None;
    let progress = ShareProgress::read(ui.ctx()).0;
    // Without the boards' textures a picture can't be painted.
    let is_free = progress.is_none() && !view.icons.boards().is_empty();
    let press = |ui: &mut Ui, icon: Option<Icon>, key: &str, role: Role, enabled: bool| {
        let text = words.get(key);
        let pressed = Button::new(&text)
            .icon(view.icons, icon)
            .primary_if(role == Role::Primary)
            .enabled(enabled)
            .width(ui.available_width())
            .show(ui);
        ui.add_space(2.0);
        pressed
    };
    section(ui, &words.get("share-picture"));
    let picture = |then| {
        UiAction::Share(Box::new(ShareAction::Picture {
            card: Box::new(game.card.clone()),
            shape,
            then,
        }))
    };
    if press(ui, None, "share-save-picture", Role::Primary, is_free) {
        action = Some(picture(PictureUse::Save));
    }
    if press(ui, None, "share-copy-picture", Role::Plain, is_free) {
        action = Some(picture(PictureUse::Copy));
    }
    let has_choices = game.has_choices;
    if press(ui, None, "share-clip", Role::Plain, is_free && has_choices) {
        let clip = ShareAnimation::of(view.whole_game(), view.events, view.bottom());
        action = Some(UiAction::Share(Box::new(ShareAction::Clip(clip))));
    }
    if let Some(percent) = progress {
        let line = words.with("share-making", &[("percent", percent.into())]);
        label(ui, line, TextStyle::Note, colour::SECOND);
    }
    section(ui, &words.get("share-link"));
    match &game.link {
        Ok(link) => {
            if press(ui, None, "share-copy-link", Role::Plain, true) {
                action = Some(UiAction::copy(link.clone(), CopiedText::Link));
            }
            let length = link.chars().count();
            let key = match (view.platform.page, length > USUAL_LINK_CHARS) {
                (_, true) => "share-link-long",
                (Some(_), false) => "share-link-line",
                (None, false) => "share-link-bare",
            };
            let line = words.with(key, &[("length", length.into())]);
            label(ui, line, TextStyle::Note, colour::SECOND);
            if press(ui, None, "share-copy-text", Role::Plain, true) {
                action = Some(UiAction::copy(text(&game.card, link), CopiedText::Result));
            }
        }
        Err(_) => {
            let line = words.get("share-no-link");
            label(ui, line, TextStyle::Note, colour::SECOND);
        }
    }
    section(ui, &words.get("record-title"));
    if press(ui, None, "record-copy", Role::Plain, true) {
        action = Some(UiAction::copy(
            view.whole_game().to_record(),
            CopiedText::Record,
        ));
    }
    if press(ui, None, "record-save", Role::Plain, true) {
        action = Some(UiAction::File(FileAction::SaveRecord));
    }
    action
}
