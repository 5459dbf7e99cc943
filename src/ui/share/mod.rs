//! Shares a game as a picture, an animation of the last turns, a link, or text (`docs/share.md`).

mod card;
mod clip;
mod of_game;
mod paint;

use bevy_egui::egui::{self, Sense, Ui, vec2};

pub use super::board_scene::Way;
pub use card::{CardPlayer, CardShape, ShareCard};
pub use clip::{AnimationFrame, ShareAnimation};
pub use of_game::{is_judged, text};
pub use paint::{clip_size, paint, paint_frame};

use super::actions::{PictureUse, ShareAction};
use super::kit::{ChoiceRow, DrawnIcon, NamedIcon, named_icons};
use super::panel::Panel;
use super::panels::{scroll_body, section, title};
use super::text::label;
use super::theme::{TextStyle, colour, touch_gap};
use super::ui_action::UiAction;
use super::view::View;
use crate::record::USUAL_LINK_CHARS;
use crate::ui::actions::CopiedText;
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
/// The least width of the column of buttons, its share of the panel, and the gap beside it.
const COLUMN: f32 = 216.0;
const COLUMN_SHARE: f32 = 0.24;
const GUTTER: f32 = 22.0;
/// The height of the title and of the note below the picture, in units.
const TITLE: f32 = 60.0;
const NOTE: f32 = 34.0;
/// The share of a narrow panel's height for the picture.
const PICTURE_SHARE: f32 = 0.55;

/// Shows the panel.
pub fn share(ui: &mut Ui, view: &View, room: f32) -> Option<UiAction> {
    let mut action = title(ui, view, "share-title").then_some(UiAction::Close);
    let game = SharedGame::read(ui, view);
    let shape = ui
        .data(|data| data.get_temp(shape_id()))
        .unwrap_or_default();
    let asked = scroll_body(ui, room - TITLE, |ui| {
        let width = ui.available_width();
        let high = (room - TITLE - NOTE).max(110.0);
        if width < WIDE {
            preview(ui, view, &game, shape, vec2(width, high * PICTURE_SHARE));
            shapes(ui, view, shape);
            return buttons(ui, view, &game, shape);
        }
        let column = (width * COLUMN_SHARE).max(COLUMN);
        let left = width - column - GUTTER;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GUTTER;
            ui.vertical(|ui| {
                ui.set_width(left);
                preview(ui, view, &game, shape, vec2(left, high));
            });
            ui.vertical(|ui| {
                ui.set_width(column);
                ui.spacing_mut().item_spacing.x = touch_gap(ui, 8.0);
                shapes(ui, view, shape);
                buttons(ui, view, &game, shape)
            })
            .inner
        })
        .inner
    });
    action = action.or(asked);
    action
}

/// Shows the choice of the picture's shape.
fn shapes(ui: &mut Ui, view: &View, shape: CardShape) {
    let shapes = [
        (CardShape::Wide, view.words.get("share-wide")),
        (CardShape::Square, view.words.get("share-square")),
    ];
    if let Some(shape) = ChoiceRow::new(shape, &shapes).show(ui) {
        choose_shape(ui.ctx(), shape);
    }
}

/// Shows a preview of the picture, as large as possible.
fn preview(ui: &mut Ui, view: &View, game: &SharedGame, shape: CardShape, most: egui::Vec2) {
    let [width, height] = shape.size().map(|pixels| pixels as f32);
    let scale = (most.x / width).min(most.y / height);
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

/// Shows the two rows of actions: those of the picture, and those of the game.
fn buttons(ui: &mut Ui, view: &View, game: &SharedGame, shape: CardShape) -> Option<UiAction> {
    let words = view.words;
    section(ui, &words.get("share-picture"));
    let picture = picture_row(ui, view, game, shape);
    if let Some(percent) = ShareProgress::read(ui.ctx()).0 {
        let line = words.with("share-making", &[("percent", percent.into())]);
        label(ui, line, TextStyle::Note, colour::SECOND);
    }
    section(ui, &words.get("share-game"));
    let text = game_row(ui, view, game);
    let line = match &game.link {
        Ok(link) => {
            let length = link.chars().count();
            let key = match (view.platform.page, length > USUAL_LINK_CHARS) {
                (_, true) => "share-link-long",
                (Some(_), false) => "share-link-line",
                (None, false) => "share-link-bare",
            };
            words.with(key, &[("length", length.into())])
        }
        Err(_) => words.get("share-no-link"),
    };
    label(ui, line, TextStyle::Note, colour::SECOND);
    picture.or(text)
}

/// Shows the actions of the picture: save it, copy it, or save the last turns in motion.
fn picture_row(ui: &mut Ui, view: &View, game: &SharedGame, shape: CardShape) -> Option<UiAction> {
    let words = view.words;
    let progress = ShareProgress::read(ui.ctx()).0;
    // Without the boards' textures a picture can't be painted.
    let is_free = progress.is_none() && !view.icons.boards().is_empty();
    let names = ["share-save-picture", "share-copy-picture", "share-clip"];
    let [save, copy, clip] = &names.map(|key| words.get(key));
    let labels = ["share-short-save", "share-short-copy", "share-short-clip"];
    let [short_save, short_copy, short_clip] = &labels.map(|key| words.get(key));
    let row = [
        NamedIcon::new(DrawnIcon::Save, save)
            .label(short_save)
            .primary()
            .enabled(is_free),
        NamedIcon::new(DrawnIcon::Copy, copy)
            .label(short_copy)
            .enabled(is_free),
        NamedIcon::new(DrawnIcon::Clip, clip)
            .label(short_clip)
            .enabled(is_free && game.has_choices),
    ];
    let then = match named_icons(ui, &row)? {
        0 => PictureUse::Save,
        1 => PictureUse::Copy,
        _ => {
            let bottom = view.bottom();
            let clip = ShareAnimation::of(view.whole_game(), view.events, bottom);
            return Some(UiAction::Share(Box::new(ShareAction::Clip(clip))));
        }
    };
    Some(UiAction::Share(Box::new(ShareAction::Picture {
        card: Box::new(game.card.clone()),
        shape,
        then,
    })))
}

/// Shows the actions of the game: copy its link, copy its result as text, or open its record.
fn game_row(ui: &mut Ui, view: &View, game: &SharedGame) -> Option<UiAction> {
    let words = view.words;
    let names = ["share-copy-link", "share-copy-text", "record-title"];
    let [link, result, record] = &names.map(|key| words.get(key));
    let labels = ["share-short-link", "share-short-text", "share-short-record"];
    let [short_link, short_result, short_record] = &labels.map(|key| words.get(key));
    let has_link = game.link.is_ok();
    let row = [
        NamedIcon::new(DrawnIcon::Link, link)
            .label(short_link)
            .enabled(has_link),
        NamedIcon::new(DrawnIcon::Text, result)
            .label(short_result)
            .enabled(has_link),
        NamedIcon::new(DrawnIcon::Record, record).label(short_record),
    ];
    match (named_icons(ui, &row)?, &game.link) {
        (0, Ok(link)) => Some(UiAction::copy(link.clone(), CopiedText::Link)),
        (1, Ok(link)) => Some(UiAction::copy(text(&game.card, link), CopiedText::Result)),
        (2, _) => Some(UiAction::Open(Panel::Record)),
        _ => None,
    }
}
