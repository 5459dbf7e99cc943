//! Shows the foot of the set-up: a sentence with the length of the game night, and the button that starts it.

use std::sync::Arc;

use bevy_egui::egui::{Color32, Galley, Rect, Ui, pos2, vec2};

use super::draft::EveningDraft;
use super::paint::{Typeface, set};
use crate::evening::Plan;
use crate::ui::actions::EveningAction;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Pen, Skin, button_height, name_painted};
use crate::ui::theme::paper::{CURRENT, INK};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The least number of players.
const FEWEST: usize = 3;
/// The least width of the sentence beside the buttons, in units.
const LEAST_TEXT: f32 = 190.0;
/// The width of the start button, in pixels of the design.
const START: f32 = 330.0;
/// The gap between the parts, in units.
const GAP: f32 = 12.0;

/// The sentence about a draft.
struct Sentence {
    text: String,
    /// `true` if the game night can't start yet.
    is_missing: bool,
}

impl Sentence {
    fn of(view: &View, draft: &EveningDraft) -> Sentence {
        let words = view.words;
        let players = draft.names.len();
        let missing = if players < FEWEST {
            let count = ("count", (FEWEST - players).into());
            Some(words.with("evening-add-more", &[count]))
        } else if draft.games.is_empty() {
            Some(words.get("evening-no-game"))
        } else {
            None
        };
        let is_missing = missing.is_some();
        let text = missing.unwrap_or_else(|| {
            let players = ("players", players.into());
            match (draft.rounds_to_play(), draft.games_to_play()) {
                (Some(rounds), Some(games)) => {
                    let rounds = ("rounds", rounds.into());
                    let games = ("games", games.into());
                    words.with("evening-comes-to", &[players, rounds, games])
                }
                (None, Some(games)) => {
                    let games = ("games", games.into());
                    words.with("evening-comes-to-games", &[players, games])
                }
                (_, None) => words.with("evening-comes-to-endless", &[players]),
            }
        });
        Sentence { text, is_missing }
    }
}

/// The plan of the game night, with remembered players identified by their ids.
fn plan(view: &View, draft: &EveningDraft) -> Plan {
    let mut plan = draft.plan();
    for entry in &mut plan.names {
        entry.player = view.remembered.find(&entry.name).map(|player| player.id);
    }
    plan
}

/// Shows the start button in a place.
fn start(
    ui: &Ui,
    view: &View,
    draft: &EveningDraft,
    is_ready: bool,
    place: Rect,
) -> Option<UiAction> {
    let label = view.words.get("evening-begin");
    // The answer to an open question is more important.
    let is_next = is_ready && draft.question.is_none();
    let button = Button::new(&label).icon(view.icons, Icon::Play);
    let button = button.primary_if(is_next).enabled(is_ready);
    let pressed = button.width(place.width()).show_at(ui, place);
    pressed.then(|| {
        let plan = Box::new(plan(view, draft));
        UiAction::Evening(EveningAction::Begin(plan))
    })
}

/// The foot of the set-up on its sheet.
pub(super) struct Foot {
    text: Arc<Galley>,
    ink: Color32,
    /// `true` if the game night can start.
    is_ready: bool,
    /// `true` if the sentence is above the buttons.
    is_stacked: bool,
    /// The widths of the buttons that close the page and start the game night.
    widths: [f32; 2],
    button: f32,
    /// The height, in units.
    pub(super) height: f32,
}

impl Foot {
    /// The foot of a draft.
    pub(super) fn of(ui: &Ui, view: &View, draft: &EveningDraft, scale: f32) -> Foot {
        let words = view.words;
        let [close, begin] = ["close", "evening-begin"].map(|key| words.get(key));
        let close = Button::new(&close).size(ui);
        let begin = Button::new(&begin).icon(view.icons, Icon::Play).primary();
        let begin = begin.size(ui);
        let button = close.y.max(begin.y).max(76.0 * scale);
        let widths = [close.x.max(138.0 * scale), begin.x.max(START * scale)];
        let width = ui.available_width();
        let room = width - widths[0] - widths[1] - 2.0 * GAP;
        let is_stacked = room < LEAST_TEXT;
        let room = if is_stacked { width } else { room };
        let sentence = Sentence::of(view, draft);
        let ink = if sentence.is_missing { CURRENT } else { INK };
        let size = Typeface::Title.fitting(ui, &sentence.text, 40.0 * scale, 20.0, room);
        let text = Typeface::Title.layout(ui, &sentence.text, size, ink, room);
        let rows = if is_stacked {
            text.size().y + button + 6.0
        } else {
            text.size().y.max(button)
        };
        Foot {
            text,
            ink,
            is_ready: !sentence.is_missing,
            is_stacked,
            widths,
            button,
            height: rows + GAP + 6.0,
        }
    }

    /// Shows it in the area that is left.
    pub(super) fn show(&self, ui: &Ui, view: &View, draft: &EveningDraft) -> Option<UiAction> {
        let rect = ui.available_rect_before_wrap();
        let [from, to] = [rect.min.x, rect.max.x].map(|x| pos2(x, rect.min.y + 4.0));
        Pen::new(1.4, INK.gamma_multiply(0.5)).line(ui.painter(), from, to);
        let inner = rect.with_min_y(rect.min.y + GAP);
        let row = if self.is_stacked {
            let middle = inner.min.y + self.text.size().y / 2.0;
            set(ui, &self.text, inner.min.x, middle, self.ink);
            inner.with_min_y(inner.min.y + self.text.size().y + 6.0)
        } else {
            set(ui, &self.text, inner.min.x, inner.center().y, self.ink);
            inner
        };
        name_painted(ui, inner.with_max_x(inner.center().x), self.text.text());
        let [close_width, start_width] = self.widths;
        let start_width = start_width.min(row.width() - close_width - GAP);
        let place = |right: f32, width: f32| {
            let middle = pos2(right - width / 2.0, row.center().y);
            Rect::from_center_size(middle, vec2(width, self.button))
        };
        let close = place(row.max.x - start_width - GAP, close_width);
        let label = view.words.get("close");
        let closes = Button::new(&label).width(close_width).show_at(ui, close);
        let started = start(
            ui,
            view,
            draft,
            self.is_ready,
            place(row.max.x, start_width),
        );
        started.or(closes.then_some(UiAction::Close))
    }
}

/// The foot of the set-up in an upright window: a dark strip across its bottom.
pub(super) struct Strip {
    text: Arc<Galley>,
    ink: Color32,
    /// `true` if the game night can start.
    is_ready: bool,
    button: f32,
    /// The height, in units.
    pub(super) height: f32,
}

impl Strip {
    /// The strip of a draft, in a window of this width.
    pub(super) fn of(ui: &Ui, view: &View, draft: &EveningDraft, width: f32) -> Strip {
        let sentence = Sentence::of(view, draft);
        let ink = if sentence.is_missing {
            colour::ERROR
        } else {
            colour::TEXT
        };
        let room = width - 2.0 * GAP;
        let size = TextStyle::Title.font().size;
        let size = Typeface::Title.fitting(ui, &sentence.text, size, 17.0, room);
        let text = Typeface::Title.layout(ui, &sentence.text, size, ink, room);
        let button = button_height(ui) + 8.0;
        Strip {
            height: text.size().y + button + 2.5 * GAP,
            text,
            ink,
            is_ready: !sentence.is_missing,
            button,
        }
    }

    /// Shows it in its place.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        view: &View,
        draft: &EveningDraft,
        place: Rect,
    ) -> Option<UiAction> {
        let painter = ui.painter();
        painter.rect_filled(place, 0.0, colour::MODAL_FILL);
        painter.hline(place.x_range(), place.min.y + 0.5, (1.0, colour::HAIRLINE));
        let inner = place.shrink2(vec2(GAP, 0.75 * GAP));
        let middle = inner.min.y + self.text.size().y / 2.0;
        set(ui, &self.text, inner.min.x, middle, self.ink);
        let line = inner.with_max_y(inner.min.y + self.text.size().y);
        name_painted(ui, line, self.text.text());
        let button = inner.with_min_y(inner.max.y - self.button);
        Skin::Paper.scope(ui, |ui| start(ui, view, draft, self.is_ready, button))
    }
}
