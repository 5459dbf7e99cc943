//! The places of tokens, line by line.

use bevy_egui::egui::{Rect, Vec2, pos2, vec2};

use super::form::Form;
use super::length;
use super::measure::Measure;
use super::throw::Face;
use super::token::Token;
use super::tone::Tone;

/// The fewest throws that have lines to themselves, with each step on a line below them.
const MANY_THROWS: usize = 3;

/// Something with a place.
#[derive(Clone, Copy, Debug)]
pub(super) enum Placed<'t> {
    /// A token.
    Token(&'t Token),
    /// A word of a text.
    Text(&'t str, Tone),
    /// Dots for all that has no room.
    More,
}

/// Gives each token its place, from the left upper corner of the lines on. Returns the size of all.
pub(super) fn flow<'t>(
    measure: &Measure,
    tokens: &'t [Token],
    form: &Form,
    put: impl FnMut(Placed<'t>, Rect),
) -> Vec2 {
    let throws = tokens
        .iter()
        .take_while(|token| matches!(token, Token::Throw(_)));
    let (throws, moves) = tokens.split_at(throws.count());
    let has_sticks =
        matches!(throws, [Token::Throw(throw), ..] if matches!(throw.face, Face::Sticks(_)));
    let mut pen = Pen {
        measure,
        form,
        put,
        apart: has_sticks && throws.len() >= MANY_THROWS && form.most_lines > 1,
        x: 0.0,
        row: 0,
        gap: 0.0,
        is_at_start: true,
        is_full: false,
        right: 0.0,
    };
    pen.throws(throws);
    pen.start_moves(!throws.is_empty(), moves);
    let mut rest = moves;
    while let [first, others @ ..] = rest
        && !pen.is_full
    {
        rest = match first {
            Token::NextStep => {
                pen.next_step();
                others
            }
            Token::Text(text, tone) => {
                pen.text(text, *tone);
                if matches!(others, [Token::Text(..), ..]) {
                    pen.gap = 0.0;
                }
                others
            }
            _ => {
                let ends = |token: &Token| matches!(token, Token::NextStep | Token::Text(..));
                let end = rest.iter().position(ends).unwrap_or(rest.len());
                let (step, others) = rest.split_at(end);
                pen.step(step);
                others
            }
        };
    }
    vec2(pen.right, form.line * (pen.row + 1) as f32)
}

/// The place of the next token.
struct Pen<'a, Put> {
    measure: &'a Measure<'a>,
    form: &'a Form,
    put: Put,
    /// Each step has a line to itself.
    apart: bool,
    x: f32,
    row: usize,
    /// The gap before the next token, unless it is the first of its line.
    gap: f32,
    /// The next token is the first of its line.
    is_at_start: bool,
    /// The last line is full.
    is_full: bool,
    right: f32,
}

impl<'t, Put: FnMut(Placed<'t>, Rect)> Pen<'_, Put> {
    fn length(&self, design: f32) -> f32 {
        self.measure.style.length(design)
    }

    fn fits(&self, width: f32) -> bool {
        self.x + width <= self.form.width + 0.5
    }

    fn new_line(&mut self, x: f32) {
        if self.row + 1 < self.form.most_lines {
            self.row += 1;
            self.x = x;
            self.gap = 0.0;
            self.is_at_start = true;
            return;
        }
        let dots = self.measure.text(Tone::Quiet, "…");
        self.is_full = true;
        self.x = self.x.min(self.form.width - dots);
        self.place(Placed::More, dots);
    }

    fn place(&mut self, placed: Placed<'t>, width: f32) {
        let at = pos2(self.x, self.form.line * self.row as f32);
        let rect = Rect::from_min_size(at, vec2(width, self.form.line));
        (self.put)(placed, rect);
        self.x += width;
        self.right = self.right.max(self.x);
        self.is_at_start = false;
    }

    fn throws(&mut self, throws: &'t [Token]) {
        for token in throws {
            let (_, width) = self.measure.token(token);
            if !self.is_at_start {
                self.x += self.length(length::THROW_GAP);
                if !self.fits(width) {
                    self.new_line(0.0);
                }
            }
            if self.is_full {
                break;
            }
            self.place(Placed::Token(token), width);
        }
    }

    /// Goes to the place of the first move, beside the throws or below them.
    fn start_moves(&mut self, has_throws: bool, moves: &[Token]) {
        let column = self.form.column;
        if self.apart && !matches!(moves, [] | [Token::Unfinished]) {
            return self.new_line(column);
        }
        if has_throws {
            self.x += self.length(length::MOVES_GAP);
        }
        self.x = self.x.max(column);
        self.is_at_start = true;
        // Many throws leave little room beside them.
        let is_single = self.form.most_lines == 1;
        if self.x > column && !is_single && !self.fits(self.measure.steps(moves)) {
            self.new_line(column);
        }
    }

    fn next_step(&mut self) {
        if self.apart {
            self.new_line(self.form.column);
        } else {
            self.gap = self.length(length::STEP_GAP);
        }
    }

    /// Places running text word by word.
    fn text(&mut self, text: &'t str, tone: Tone) {
        // The space of the face is narrow between words that are placed one by one.
        let least = self.measure.style.size * 0.25;
        let space = self.measure.text(tone, " ").max(least);
        for word in text.split_whitespace() {
            let width = self.measure.text(tone, word);
            let gap = self.gap.max(space);
            if !self.is_at_start && !self.fits(gap + width) {
                self.new_line(self.form.column);
            } else if !self.is_at_start {
                self.x += gap;
            }
            if self.is_full {
                return;
            }
            self.place(Placed::Text(word, tone), width);
            self.gap = 0.0;
        }
        self.gap = self.length(length::STEP_GAP);
    }

    /// Places a step on one line if it has room there.
    fn step(&mut self, step: &'t [Token]) {
        if !self.is_at_start && !self.fits(self.gap + self.measure.step(step)) {
            self.new_line(self.form.column);
        } else if !self.is_at_start {
            self.x += self.gap;
        }
        for (at, token) in step.iter().enumerate() {
            let (gap, width) = self.measure.in_step(step, at);
            if at > 0 && !self.fits(gap + width) {
                self.new_line(self.form.column);
            } else if at > 0 {
                self.x += gap;
            }
            if self.is_full {
                return;
            }
            self.place(Placed::Token(token), width);
        }
        self.gap = self.length(length::WORD_GAP);
    }
}
