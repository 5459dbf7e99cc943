//! The rows of a round: the state of each pairing, its two names with the result between them, and the game.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Rect, Ui, UiBuilder, pos2, vec2};

use super::paint::{DROP, Typeface, badge, roundel, row_line, set};
use crate::evening::{EntrantId, Evening, Pairing, PairingState};
use crate::rules::Side;
use crate::ui::kit::{Tile, name_painted};
use crate::ui::text::capitalized;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::theme::touch_height;
use crate::ui::view::View;

/// The width from which both names are in one line.
const WIDE: f32 = 540.0;
/// The largest height of a row, in units. Everything in it scales with it.
pub(super) const HIGH: f32 = 92.0;
/// The smallest scale of a row's letters.
const SMALLEST: f32 = 0.46;

/// The name of a player.
pub(super) fn name(evening: &Evening, id: EntrantId) -> String {
    let entrant = evening.entrant(id);
    entrant.map_or_else(String::new, |entrant| entrant.name.clone())
}

/// Both names of a pairing, for screen readers.
pub(super) fn both_names(evening: &Evening, pairing: &Pairing) -> String {
    let first = name(evening, pairing.first);
    match pairing.second {
        Some(second) => format!("{first} – {}", name(evening, second)),
        None => first,
    }
}

/// The state of a pairing with its result and its game, for screen readers.
pub(super) fn spoken(view: &View, evening: &Evening, pairing: &Pairing) -> String {
    let scores = Side::BOTH.map(|side| pairing.score(side));
    let score = match scores {
        [Some(first), Some(second)] => Some(format!("{first}–{second}")),
        _ => None,
    };
    let parts = [
        Some(state(view, evening, pairing)),
        score,
        game(view, pairing),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    parts.join(" · ")
}

/// The state of a pairing, in a word.
pub(super) fn word(view: &View, evening: &Evening, pairing: &Pairing) -> String {
    let word = view.words.get(match pairing.state {
        PairingState::Bye => "evening-bye",
        PairingState::Waiting | PairingState::Playing if evening.is_over() => "evening-not-played",
        PairingState::Waiting => "evening-next",
        PairingState::Playing => "evening-now",
        PairingState::Done(_) => "evening-done",
        PairingState::Forfeit(_) => "evening-forfeit",
    });
    capitalized(&word)
}

/// The caption of the game for third place. `None` for other pairings.
fn caption(view: &View, evening: &Evening, pairing: &Pairing) -> Option<String> {
    let is_third = evening.is_for_third_place(pairing.id);
    is_third.then(|| capitalized(&view.words.get("evening-third")))
}

/// Additional remarks about a pairing, apart from its caption.
fn remarks(view: &View, evening: &Evening, pairing: &Pairing) -> Vec<String> {
    let words = view.words;
    let drawn = (pairing.draws > 0)
        .then(|| words.with("evening-drawn", &[("count", pairing.draws.into())]));
    let is_second = pairing.is_open() && pairing.earlier.is_some();
    let second = is_second.then(|| words.get("evening-second-game"));
    let is_out = pairing.second.is_some() && !evening.counts(pairing);
    let out = is_out.then(|| words.get("evening-not-counted"));
    let all = [drawn, second, out];
    all.into_iter().flatten().collect()
}

/// The state of a pairing, with additional remarks.
pub(super) fn state(view: &View, evening: &Evening, pairing: &Pairing) -> String {
    let mut parts = vec![word(view, evening, pairing)];
    let third = evening.is_for_third_place(pairing.id);
    parts.extend(third.then(|| view.words.get("evening-third")));
    parts.extend(remarks(view, evening, pairing));
    parts.join(" · ")
}

/// The name of the game.
pub(super) fn game(view: &View, pairing: &Pairing) -> Option<String> {
    let game = pairing.game?;
    Some(view.words.get(&format!("game-{game}")))
}

/// The text at the right of a row.
fn note(view: &View, evening: &Evening, pairing: &Pairing) -> String {
    let game = game(view, pairing).into_iter();
    let parts: Vec<String> = game.chain(remarks(view, evening, pairing)).collect();
    parts.join("\n")
}

/// The laid out texts of a row, for both players.
struct Texts {
    names: [Option<Arc<Galley>>; 2],
    scores: [Option<Arc<Galley>>; 2],
    /// The caption below the names.
    caption: Option<Arc<Galley>>,
}

impl Texts {
    /// The height of the caption, in units.
    fn below(&self) -> f32 {
        self.caption
            .as_ref()
            .map_or(0.0, |caption| caption.size().y)
    }
}

/// The common column widths of a round's rows.
pub(super) struct Rows {
    width: f32,
    scale: f32,
    /// `true` if both names are in one line.
    in_line: bool,
    /// The widths of the state and of the game.
    word: f32,
    note: f32,
    /// The width and the font size of a name.
    room: f32,
    size: f32,
    /// The width of a score, at scale 1.
    score: f32,
}

impl Rows {
    /// The column widths for these pairings at a scale: 1 is [`HIGH`].
    pub(super) fn of(
        ui: &Ui,
        view: &View,
        evening: &Evening,
        pairings: &[&Pairing],
        scale: f32,
    ) -> Rows {
        let scale = scale.max(SMALLEST);
        let width = ui.available_width();
        let in_line = width >= WIDE;
        let widest = |face: Typeface, size: f32, text: &dyn Fn(&Pairing) -> String| {
            let texts = pairings.iter().map(|pairing| text(pairing));
            let widths =
                texts.map(|text| face.layout(ui, &text, size, INK, f32::INFINITY).size().x);
            widths.fold(0.0, f32::max)
        };
        let most = width * 0.2;
        let word = widest(Typeface::Title, 34.0 * scale, &|one| {
            word(view, evening, one)
        });
        let note = widest(Typeface::Text, 34.0 * scale, &|one| {
            note(view, evening, one)
        });
        let (word, note) = (word.min(most) + 18.0 * scale, note.min(most));
        let mut rows = Rows {
            width,
            scale,
            in_line,
            word,
            note,
            room: 0.0,
            size: 0.0,
            // The score of two games can be `1½`.
            score: if evening.plan().two_games { 66.0 } else { 44.0 },
        };
        rows.room = if in_line {
            (width - word - note - rows.figures() - 2.0 * rows.mark() - 12.0) / 2.0
        } else {
            width - rows.mark() - rows.figure() - 12.0
        };
        let size = if in_line { 48.0 } else { 42.0 } * scale;
        let names = pairings
            .iter()
            .flat_map(|one| [Some(one.first), one.second]);
        rows.size = names
            .flatten()
            .map(|id| {
                let least = (size * 0.55).max(18.0);
                Typeface::Title.fitting(ui, &name(evening, id), size, least, rows.room)
            })
            .fold(size, f32::min);
        rows
    }

    /// The width of a badge with the gap after it.
    fn mark(&self) -> f32 {
        80.0 * self.scale
    }

    fn radius(&self) -> f32 {
        33.0 * self.scale
    }

    /// The width of a score.
    fn figure(&self) -> f32 {
        self.score * self.scale
    }

    /// The width of both scores with the text between them.
    fn figures(&self) -> f32 {
        2.0 * self.figure() + 44.0 * self.scale
    }

    /// Shows a pairing, with its state if `is_told`. Returns `true` if it was pressed.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        view: &View,
        evening: &Evening,
        pairing: &Pairing,
        is_told: bool,
    ) -> bool {
        let scale = self.scale;
        let is_now = pairing.state == PairingState::Playing && !evening.is_over();
        let is_next = pairing.state == PairingState::Waiting && !evening.is_over();
        let ink = if is_now || is_next {
            CURRENT
        } else {
            SECOND_INK
        };
        let names = [Some(pairing.first), pairing.second].map(|id| {
            let name = name(evening, id?);
            Some(Typeface::Title.layout(ui, &name, self.size, INK, self.room))
        });
        let scores = Side::BOTH.map(|side| {
            let text = pairing.score(side)?.to_string();
            let won = pairing.at_side(side) == pairing.winner();
            let face = if won { Typeface::Bold } else { Typeface::Text };
            Some(face.layout(ui, &text, 46.0 * scale, INK, f32::INFINITY))
        });
        let (word, note) = if self.in_line {
            let word = if is_told {
                word(view, evening, pairing)
            } else {
                String::new()
            };
            let word = Typeface::Title.layout(ui, &word, 34.0 * scale, ink, self.word);
            let note = note(view, evening, pairing);
            let note = Typeface::Text.layout(ui, &note, 32.0 * scale, SECOND_INK, self.note);
            (Some(word), note)
        } else {
            let parts = [state(view, evening, pairing)].into_iter();
            let parts: Vec<String> = parts.chain(game(view, pairing)).collect();
            let size = 32.0 * scale;
            let note = Typeface::Text.layout(ui, &parts.join(" · "), size, ink, self.width - 12.0);
            (None, note)
        };
        let high = |galley: &Option<Arc<Galley>>| galley.as_ref().map_or(0.0, |one| one.size().y);
        let lines = names
            .each_ref()
            .map(|name| high(name).max(2.0 * self.radius() + 2.0));
        let caption = caption(view, evening, pairing).filter(|_| self.in_line);
        let caption = caption.map(|caption| {
            let room = self.width - self.word - self.mark();
            Typeface::Text.layout(ui, &caption, 28.0 * scale, SECOND_INK, room)
        });
        let inner = if self.in_line {
            let line = lines[0].max(lines[1]).max(note.size().y).max(high(&word));
            line + high(&caption)
        } else {
            let second = if names[1].is_some() { lines[1] } else { 0.0 };
            lines[0] + second + note.size().y
        };
        let least = if self.in_line {
            HIGH * scale + 0.5 * high(&caption)
        } else {
            0.0
        };
        let size = vec2(
            self.width,
            touch_height(ui, 44.0).max(least).max(inner + 8.0),
        );
        let texts = Texts {
            names,
            scores,
            caption,
        };
        let label = both_names(evening, pairing);
        let spoken = spoken(view, evening, pairing);
        let response = tile(pairing, &label).size(size).show(ui, |ui, rect, _| {
            let y = rect.max.y - 0.5;
            row_line(ui, pos2(rect.min.x, y), pos2(rect.max.x, y));
            if self.in_line {
                self.one_line(ui, view, evening, pairing, rect, &texts);
                let middle = rect.center().y - texts.below() / 2.0;
                if let Some(word) = &word {
                    set(ui, word, rect.min.x, middle, ink);
                }
                let x = rect.max.x - note.size().x - 2.0;
                let middle = middle + 32.0 * DROP * scale;
                set(ui, &note, x, middle, SECOND_INK);
            } else {
                let mut top = rect.center().y - inner / 2.0;
                for (at, id) in [Some(pairing.first), pairing.second]
                    .into_iter()
                    .enumerate()
                {
                    let (Some(id), Some(galley)) = (id, &texts.names[at]) else {
                        continue;
                    };
                    let middle = top + lines[at] / 2.0;
                    roundel(
                        ui,
                        pos2(rect.min.x + self.radius() + 4.0, middle),
                        self.radius(),
                        badge(view, evening, id),
                    );
                    set(ui, galley, rect.min.x + self.mark(), middle, INK);
                    if let Some(figure) = &texts.scores[at] {
                        set(ui, figure, rect.max.x - 6.0 - figure.size().x, middle, INK);
                    }
                    top += lines[at];
                }
                set(ui, &note, rect.min.x + 4.0, top + note.size().y / 2.0, ink);
            }
        });
        // Two pairings can have the same text, which alone would give both the same id.
        let inside = UiBuilder::new().max_rect(response.rect);
        let own = ui.new_child(inside.id_salt(pairing.id));
        name_painted(&own, response.rect, &spoken);
        response.clicked()
    }

    /// Shows both names and the result in one line.
    fn one_line(
        &self,
        ui: &Ui,
        view: &View,
        evening: &Evening,
        pairing: &Pairing,
        rect: Rect,
        texts: &Texts,
    ) {
        let middle = rect.center().y - texts.below() / 2.0;
        let radius = self.radius();
        let left = rect.min.x + self.word;
        if let Some(caption) = &texts.caption {
            let middle = rect.max.y - 4.0 - caption.size().y / 2.0;
            set(ui, caption, left + self.mark(), middle, SECOND_INK);
        }
        let half = left + self.mark() + self.room + self.figures() / 2.0;
        let starts = [left, half + self.figures() / 2.0];
        let away = self.figures() / 2.0 - self.figure() / 2.0;
        for (at, id) in [Some(pairing.first), pairing.second]
            .into_iter()
            .enumerate()
        {
            let (Some(id), Some(galley)) = (id, &texts.names[at]) else {
                continue;
            };
            let badge = badge(view, evening, id);
            roundel(ui, pos2(starts[at] + radius, middle), radius, badge);
            set(ui, galley, starts[at] + self.mark(), middle, INK);
            if let Some(figure) = &texts.scores[at] {
                let x = if at == 0 { half - away } else { half + away };
                let middle = middle + 46.0 * DROP * self.scale;
                set(ui, figure, x - figure.size().x / 2.0, middle, INK);
            }
        }
        if texts.names[1].is_some() {
            let dash = Typeface::Text.layout(ui, "–", 40.0 * self.scale, SECOND_INK, f32::INFINITY);
            set(ui, &dash, half - dash.size().x / 2.0, middle, SECOND_INK);
        }
    }
}

/// The tile of a pairing. A bye can't be pressed, because it has no page.
pub(super) fn tile<'a>(pairing: &Pairing, label: &'a str) -> Tile<'a> {
    Tile::row(label).enabled(pairing.second.is_some())
}
