//! Shows the foot of the set-up: a sentence with the length of the game night, and the button that starts it.

use std::sync::Arc;

use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align, Color32, Galley, Rect, Ui, pos2, vec2};

use super::draft::EveningDraft;
use super::page_state::EveningPage;
use super::paint::{Typeface, set};
use crate::evening::Plan;
use crate::record::ClockRule;
use crate::ui::actions::EveningAction;
use crate::ui::games;
use crate::ui::icons::Icon;
use crate::ui::kit::{Button, Link, Pen, Skin, button_height, name_painted};
use crate::ui::panels::LOW;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::theme::{TextStyle, colour, touch_height};
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

/// The gap in a low window, in which the foot is one row, in units.
const LOW_GAP: f32 = 4.0;

/// The size of the length and of the link beside the sentence, relative to it.
const SMALLER: f32 = 0.7;

/// The sentence about a draft.
struct Sentence {
    text: String,
    /// The length of the game night.
    length: Option<String>,
    /// `true` if the game night can't start yet.
    is_missing: bool,
    /// `true` if it says that a player was removed, who can be restored.
    is_removal: bool,
}

impl Sentence {
    fn of(view: &View, page: &EveningPage) -> Sentence {
        let (words, draft) = (view.words, &page.draft);
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
        if let Some(removed) = &page.removed {
            let name = ("name", removed.before.name.clone().into());
            return Sentence {
                text: words.with("evening-removed", &[name]),
                length: None,
                is_missing,
                is_removal: true,
            };
        }
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
        Sentence {
            text,
            length: length(view, draft).filter(|_| !is_missing),
            is_missing,
            is_removal: false,
        }
    }

    /// The text for a screen reader.
    fn spoken(&self) -> String {
        match &self.length {
            Some(length) => format!("{}, {length}", self.text),
            None => self.text.clone(),
        }
    }

    /// Lays it out in a width, with the length in smaller letters behind it, or below it if there's no room.
    fn layout(&self, ui: &Ui, sizes: [f32; 2], inks: [Color32; 2], room: f32) -> Arc<Galley> {
        let [large, least] = sizes;
        let size = Typeface::Title.fitting(ui, &self.text, large, least, room);
        let format = |face: Typeface, size: f32, color: Color32| TextFormat {
            font_id: face.font(size),
            color,
            valign: Align::BOTTOM,
            ..TextFormat::default()
        };
        let mut job = LayoutJob::default();
        job.wrap.max_width = room.max(30.0);
        let [ink, second] = inks;
        job.append(&self.text, 0.0, format(Typeface::Title, size, ink));
        if let Some(length) = &self.length {
            let small = SMALLER * size;
            let gap = 0.6 * small;
            let taken = Typeface::Title.width(ui, &self.text, size) + gap;
            let fits = taken + Typeface::Text.width(ui, length, small) <= room;
            let gap = if fits {
                gap
            } else {
                job.append("\n", 0.0, format(Typeface::Text, small, second));
                0.0
            };
            job.append(length, gap, format(Typeface::Text, small, second));
        }
        ui.painter().layout_job(job)
    }
}

/// The expected length of the game night in words. `None` if there's no limit.
fn length(view: &View, draft: &EveningDraft) -> Option<String> {
    let minutes = draft.minutes(|game| {
        let usual = games::room(game).minutes;
        // A clock without extra time ends every game.
        let clock = view.settings.clock(game);
        let clock = clock.filter(|clock| clock.rule() == ClockRule::SuddenDeath);
        let longest = clock.map(|clock| (2 * clock.initial_ms()).div_ceil(60_000));
        longest
            .and_then(|longest| u32::try_from(longest).ok())
            .map_or(usual, |longest| usual.min(longest))
    })?;
    let words = view.words;
    Some(match Lasting::of(minutes) {
        Lasting::Minutes(minutes) => {
            words.with("evening-lasts-minutes", &[("minutes", minutes.into())])
        }
        Lasting::Hours(hours) => words.with("evening-lasts-hours", &[("hours", hours.into())]),
        Lasting::Halves(hours) => words.with("evening-lasts-half", &[("hours", hours.into())]),
    })
}

/// A length as people say it.
enum Lasting {
    /// A number of minutes, rounded up to five.
    Minutes(u32),
    /// Whole hours.
    Hours(u32),
    /// Whole hours and a half.
    Halves(u32),
}

impl Lasting {
    const fn of(minutes: u32) -> Lasting {
        const LAST: u32 = 50;
        if minutes <= LAST {
            return Lasting::Minutes(minutes.div_ceil(5) * 5);
        }
        let halves = (minutes + 15) / 30;
        if halves.is_multiple_of(2) {
            Lasting::Hours(halves / 2)
        } else {
            Lasting::Halves(halves / 2)
        }
    }
}

/// The link that restores a removed player, beside the sentence.
struct Undo {
    label: String,
    size: f32,
    width: f32,
}

impl Undo {
    fn of(ui: &Ui, view: &View, size: f32) -> Undo {
        let label = view.words.get("evening-restore");
        let width = Typeface::Title.width(ui, &label, size) + 4.0;
        Undo { label, size, width }
    }

    /// Shows it to the right of a position, in the middle of a row. Returns `true` if it was pressed.
    fn show(&self, ui: &Ui, left: f32, middle: f32) -> bool {
        let size = vec2(self.width, touch_height(ui, 44.0));
        let place = Rect::from_center_size(pos2(left + size.x / 2.0, middle), size);
        let link = Link::new(&self.label).font(Typeface::Title.font(self.size));
        link.show_at(ui, place)
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
    spoken: String,
    /// The link beside the text, if a player was removed.
    undo: Option<Undo>,
    /// `true` if the game night can start.
    is_ready: bool,
    /// `true` if the sentence is above the buttons.
    is_stacked: bool,
    /// The widths of the buttons that close the page and start the game night.
    widths: [f32; 2],
    button: f32,
    /// The gap below the line, in units.
    gap: f32,
    /// The height, in units.
    pub(super) height: f32,
}

impl Foot {
    /// The foot of a draft.
    pub(super) fn of(ui: &Ui, view: &View, page: &EveningPage, scale: f32) -> Foot {
        let words = view.words;
        let [close, begin] = ["close", "evening-begin"].map(|key| words.get(key));
        let close = Button::new(&close).size(ui);
        let begin = Button::new(&begin).icon(view.icons, Icon::Play).primary();
        let begin = begin.size(ui);
        let button = close.y.max(begin.y).max(76.0 * scale);
        let widths = [close.x.max(138.0 * scale), begin.x.max(START * scale)];
        let width = ui.available_width();
        let room = width - widths[0] - widths[1] - 2.0 * GAP;
        let is_low = ui.ctx().content_rect().height() < LOW;
        let is_stacked = room < LEAST_TEXT && !is_low;
        let room = if is_stacked { width } else { room };
        let sentence = Sentence::of(view, page);
        let ink = if sentence.is_missing && !sentence.is_removal {
            CURRENT
        } else {
            INK
        };
        let undo = sentence
            .is_removal
            .then(|| Undo::of(ui, view, (SMALLER * 40.0 * scale).max(20.0)));
        let room = room - undo.as_ref().map_or(0.0, |undo| GAP + undo.width);
        let sizes = [40.0 * scale, 20.0];
        let text = sentence.layout(ui, sizes, [ink, SECOND_INK], room);
        let rows = if is_stacked {
            text.size().y + button + 6.0
        } else {
            text.size().y.max(button)
        };
        Foot {
            text,
            spoken: sentence.spoken(),
            undo,
            is_ready: !sentence.is_missing,
            is_stacked,
            widths,
            button,
            gap: if is_low { LOW_GAP } else { GAP },
            height: rows + if is_low { LOW_GAP } else { GAP + 6.0 },
        }
    }

    /// Shows it in the area that is left.
    pub(super) fn show(&self, ui: &Ui, view: &View, page: &mut EveningPage) -> Option<UiAction> {
        let rect = ui.available_rect_before_wrap();
        let line = rect.min.y + 4.0_f32.min(self.gap / 2.0);
        let [from, to] = [rect.min.x, rect.max.x].map(|x| pos2(x, line));
        Pen::new(1.4, INK.gamma_multiply(0.5)).line(ui.painter(), from, to);
        let inner = rect.with_min_y(rect.min.y + self.gap);
        let below = inner.min.y + self.text.size().y + 6.0;
        let (row, middle) = if self.is_stacked {
            let middle = inner.min.y + self.text.size().y / 2.0;
            (inner.with_min_y(below), middle)
        } else {
            (inner, inner.center().y)
        };
        set(ui, &self.text, inner.min.x, middle, INK);
        let right = inner.min.x + self.text.size().x;
        name_painted(ui, inner.with_max_x(right), &self.spoken);
        if let Some(undo) = &self.undo
            && undo.show(ui, right + GAP, middle)
        {
            page.restore();
        }
        let [close_width, start_width] = self.widths;
        let start_width = start_width.min(row.width() - close_width - GAP);
        let place = |right: f32, width: f32| {
            let middle = pos2(right - width / 2.0, row.center().y);
            Rect::from_center_size(middle, vec2(width, self.button))
        };
        let close = place(row.max.x - start_width - GAP, close_width);
        let label = view.words.get("close");
        let closes = Button::new(&label).width(close_width).show_at(ui, close);
        let start_place = place(row.max.x, start_width);
        let started = start(ui, view, &page.draft, self.is_ready, start_place);
        started.or(closes.then_some(UiAction::Close))
    }
}

/// The foot of the set-up in an upright window: a dark strip across its bottom.
pub(super) struct Strip {
    text: Arc<Galley>,
    spoken: String,
    /// The link beside the text, if a player was removed.
    undo: Option<Undo>,
    /// `true` if the game night can start.
    is_ready: bool,
    button: f32,
    /// The height, in units.
    pub(super) height: f32,
}

impl Strip {
    /// The strip of a draft, in a window of this width.
    pub(super) fn of(ui: &Ui, view: &View, page: &EveningPage, width: f32) -> Strip {
        let sentence = Sentence::of(view, page);
        let ink = if sentence.is_missing && !sentence.is_removal {
            colour::ERROR
        } else {
            colour::TEXT
        };
        let size = TextStyle::Title.font().size;
        let undo = sentence.is_removal.then(|| Undo::of(ui, view, 17.0));
        let room = width - 2.0 * GAP - undo.as_ref().map_or(0.0, |undo| GAP + undo.width);
        let text = sentence.layout(ui, [size, 17.0], [ink, colour::SECOND], room);
        let button = button_height(ui) + 8.0;
        Strip {
            height: text.size().y + button + 2.5 * GAP,
            text,
            spoken: sentence.spoken(),
            undo,
            is_ready: !sentence.is_missing,
            button,
        }
    }

    /// Shows it in its place.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        view: &View,
        page: &mut EveningPage,
        place: Rect,
    ) -> Option<UiAction> {
        let painter = ui.painter();
        painter.rect_filled(place, 0.0, colour::PANEL_FILL);
        painter.hline(place.x_range(), place.min.y + 0.5, (1.0, colour::HAIRLINE));
        let inner = place.shrink2(vec2(GAP, 0.75 * GAP));
        let middle = inner.min.y + self.text.size().y / 2.0;
        set(ui, &self.text, inner.min.x, middle, colour::TEXT);
        let line = inner.with_max_y(inner.min.y + self.text.size().y);
        name_painted(ui, line, &self.spoken);
        if let Some(undo) = &self.undo {
            let left = inner.min.x + self.text.size().x + GAP;
            if undo.show(ui, left, middle) {
                page.restore();
            }
        }
        let button = inner.with_min_y(inner.max.y - self.button);
        Skin::Paper.scope(ui, |ui| start(ui, view, &page.draft, self.is_ready, button))
    }
}
