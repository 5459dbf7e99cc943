//! The widths of tokens.

use bevy_egui::egui::Ui;

use super::length;
use super::place::Place;
use super::sticks::Sticks;
use super::style::MoveStyle;
use super::throw::{Face, Throw};
use super::token::Token;
use super::tone::Tone;
use crate::ui::words::Words;

/// The most pieces that are drawn for one capture.
pub(super) const MOST_PIECES: u8 = 3;

/// Measures tokens.
pub(super) struct Measure<'a> {
    pub(super) ui: &'a Ui,
    pub(super) words: &'a Words,
    pub(super) style: MoveStyle,
}

impl Measure<'_> {
    pub(super) fn text(&self, tone: Tone, text: &str) -> f32 {
        let (font, _) = self.style.text(tone);
        let width = |c| self.ui.fonts_mut(|fonts| fonts.glyph_width(&font, c));
        text.chars().map(width).sum()
    }

    fn throw(&self, throw: Throw) -> f32 {
        let style = &self.style;
        match throw.face {
            Face::Die(_) => style.length(length::DIE),
            Face::Sticks(steps) => {
                let font = style.chip_font();
                let width = |c| self.ui.fonts_mut(|fonts| fonts.glyph_width(&font, c));
                let value: f32 = steps.to_string().chars().map(width).sum();
                let sticks = Sticks::of_steps(steps, style.length(length::STICKS));
                let edges = style.length(2.0 * length::CHIP_MARGIN + length::CHIP_GAP);
                sticks.width() + edges + value
            }
        }
    }

    /// The gap before a token of a step, and its width.
    pub(super) fn token(&self, token: &Token) -> (f32, f32) {
        let style = &self.style;
        let scaled = |gap, width: f32| (style.length(gap), style.length(width));
        match token {
            Token::Throw(throw) => (0.0, self.throw(*throw)),
            Token::Starts => scaled(0.0, 2.0 * length::START + 4.0),
            Token::Place(Place::Named(name)) => (0.0, self.text(Tone::Strong, name)),
            Token::Place(place) => (0.0, self.text(Tone::Quiet, &place_text(self.words, place))),
            Token::Arrow => scaled(length::ARROW_GAP, length::ARROW + length::ARROW_GAP),
            Token::Captured(captured) => {
                let pieces = f32::from(captured.count.clamp(1, MOST_PIECES));
                let width = pieces * 2.0 * length::RING + (pieces - 1.0) * length::RING_GAP;
                let (gap, mut width) = scaled(length::RING_LEAD, width);
                if captured.count > MOST_PIECES {
                    let times = times_text(captured.count);
                    width += style.length(length::WORD_GAP) + self.text(Tone::Quiet, &times);
                }
                (gap, width)
            }
            Token::Word(word) => {
                let width = self.text(word.tone(), &word.text(self.words));
                (style.length(length::WORD_GAP), width)
            }
            Token::Times(count) => {
                let width = self.text(Tone::Quiet, &times_text(*count));
                (style.length(length::WORD_GAP), width)
            }
            Token::Unfinished => scaled(14.0, 3.0 * length::DOTS),
            Token::NextStep | Token::Text(..) => (0.0, 0.0),
        }
    }

    /// The width of all steps side by side, without running text.
    pub(super) fn steps(&self, tokens: &[Token]) -> f32 {
        let steps = tokens.split(|token| matches!(token, Token::NextStep));
        let gap = self.style.length(length::STEP_GAP);
        steps.map(|step| self.step(step) + gap).sum::<f32>() - gap
    }

    /// The width of a step.
    pub(super) fn step(&self, step: &[Token]) -> f32 {
        let widths = (0..step.len()).map(|at| {
            let (gap, width) = self.in_step(step, at);
            gap + width
        });
        widths.sum()
    }

    /// The gap before a token of a step, by its place there, and its width.
    pub(super) fn in_step(&self, step: &[Token], at: usize) -> (f32, f32) {
        let (gap, width) = self.token(&step[at]);
        let is_throw = |token: &Token| matches!(token, Token::Throw(_));
        let gap = match at.checked_sub(1).map(|before| is_throw(&step[before])) {
            None => 0.0,
            Some(false) => gap,
            Some(true) if is_throw(&step[at]) => self.style.length(length::THROW_GAP),
            Some(true) => self.style.length(length::MOVES_GAP),
        };
        (gap, width)
    }
}

/// The drawn text of a place.
pub(super) fn place_text(words: &Words, place: &Place) -> String {
    match place {
        Place::Named(name) => name.clone(),
        Place::Hand => words.get("move-in"),
        Place::Bar => words.get("move-bar"),
        Place::Off => words.get("move-off"),
    }
}

/// The number of equal steps, as it is drawn.
pub(super) fn times_text(count: u8) -> String {
    format!("×{count}")
}
