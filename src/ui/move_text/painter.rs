//! Draws the tokens of turns.

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::captured::Captured;
use super::die::Die;
use super::flow::{Placed, flow};
use super::form::Form;
use super::length;
use super::measure::{MOST_PIECES, Measure, place_text, times_text};
use super::place::Place;
use super::sticks::Sticks;
use super::style::MoveStyle;
use super::throw::{Face, Throw, ThrowState};
use super::token::Token;
use super::tone::Tone;
use crate::rules::GameKind;
use crate::ui::icons::Icons;
use crate::ui::theme::colour;
use crate::ui::view::View;
use crate::ui::words::Words;

/// The fill of a throw's chip.
const CHIP: Color32 = Color32::from_rgb(0x2A, 0x24, 0x1D);
/// The value on a throw's chip.
const VALUE: Color32 = Color32::from_rgb(0xDC, 0xCF, 0xB6);
/// Half of an arc around a captured piece (radians).
const ARC: f32 = 26.0_f32.to_radians();

/// Draws the tokens of turns of a game.
pub struct MovePainter<'a> {
    /// The panel.
    pub ui: &'a Ui,
    words: &'a Words,
    icons: &'a Icons,
    game: GameKind,
    /// The size and the colours.
    pub style: MoveStyle,
}

impl<'a> MovePainter<'a> {
    /// Draws moves of the game in view on a panel.
    #[must_use]
    pub fn new(ui: &'a Ui, view: &View<'a>, style: MoveStyle) -> Self {
        Self::of_game(ui, view, view.position.kind(), style)
    }

    /// Draws moves of another game on a panel.
    #[must_use]
    pub fn of_game(ui: &'a Ui, view: &View<'a>, game: GameKind, style: MoveStyle) -> Self {
        Self {
            ui,
            words: view.words,
            icons: view.icons,
            game,
            style,
        }
    }

    fn measure(&self) -> Measure<'_> {
        Measure {
            ui: self.ui,
            words: self.words,
            style: self.style,
        }
    }

    /// The size of tokens in a form.
    #[must_use]
    pub fn size(&self, tokens: &[Token], form: &Form) -> Vec2 {
        flow(&self.measure(), tokens, form, |_, _| {})
    }

    /// Paints tokens from a left upper corner on. Returns their size.
    pub fn paint(&self, at: Pos2, tokens: &[Token], form: &Form) -> Vec2 {
        flow(&self.measure(), tokens, form, |placed, rect| {
            self.placed(placed, rect.translate(at.to_vec2()));
        })
    }

    fn placed(&self, placed: Placed, rect: Rect) {
        match placed {
            Placed::Text(text, tone) => self.text(rect.left_center(), text, tone),
            Placed::More => self.text(rect.left_center(), "…", Tone::Quiet),
            Placed::Token(token) => self.token(token, rect),
        }
    }

    fn token(&self, token: &Token, rect: Rect) {
        let left = rect.left_center();
        match token {
            Token::Throw(throw) => self.throw(*throw, rect),
            Token::Starts => {
                let radius = self.style.length(length::START);
                let at = left + vec2(radius, self.style.length(0.5));
                self.ui
                    .painter()
                    .circle_filled(at, radius, self.style.accent);
            }
            Token::Place(Place::Named(name)) => self.text(left, name, Tone::Strong),
            Token::Place(place) => self.text(left, &place_text(self.words, place), Tone::Quiet),
            Token::Arrow => self.arrow(left),
            Token::Captured(captured) => self.captured(*captured, left),
            Token::Word(word) => self.text(left, &word.text(self.words), word.tone()),
            Token::Times(count) => self.text(left, &times_text(*count), Tone::Quiet),
            Token::Unfinished => self.dots(left),
            Token::NextStep | Token::Text(..) => {}
        }
    }

    fn text(&self, left: Pos2, text: &str, tone: Tone) {
        let (font, tint) = self.style.text(tone);
        let painter = self.ui.painter();
        painter.text(left, Align2::LEFT_CENTER, text, font, tint);
    }

    fn arrow(&self, left: Pos2) {
        let style = &self.style;
        let painter = self.ui.painter();
        let (long, head) = (style.length(length::ARROW), style.length(5.3));
        // The middle of the figures is a little below the middle of the line.
        let y = left.y + style.length(0.7);
        let tip = pos2(left.x + long, y);
        let line = Stroke::new(style.length(1.45), style.quiet);
        painter.hline(left.x..=tip.x - head * 0.6, y, line);
        let back = vec2(head, style.length(3.3));
        let corners = vec![tip, tip + vec2(-back.x, back.y), tip - back];
        painter.add(Shape::convex_polygon(corners, style.quiet, Stroke::NONE));
    }

    fn captured(&self, captured: Captured, left: Pos2) {
        let style = &self.style;
        let painter = self.ui.painter();
        let radius = style.length(length::RING);
        let pitch = 2.0 * radius + style.length(length::RING_GAP);
        let pieces = captured.count.clamp(1, MOST_PIECES);
        for place in 0..pieces {
            let middle = left + vec2(radius + pitch * f32::from(place), 0.0);
            let side = Vec2::splat(style.length(length::PIECE));
            let piece = Rect::from_center_size(middle, side);
            self.icons.piece(painter, self.game, captured.side, piece);
            arcs(painter, middle, radius - style.length(0.9), style);
        }
        if captured.count > MOST_PIECES {
            let beyond =
                pitch * f32::from(pieces) + style.length(length::WORD_GAP - length::RING_GAP);
            let text = times_text(captured.count);
            self.text(left + vec2(beyond, 0.0), &text, Tone::Quiet);
        }
    }

    fn dots(&self, left: Pos2) {
        let style = &self.style;
        for dot in 0..3_u8 {
            let x = style.length(length::DOTS) * f32::from(dot) + style.length(2.0);
            let at = left + vec2(x, style.length(1.0));
            let radius = style.length(1.75);
            self.ui.painter().circle_filled(at, radius, style.accent);
        }
    }

    fn throw(&self, throw: Throw, rect: Rect) {
        let style = &self.style;
        let painter = self.ui.painter();
        let high = style.length(length::CHIP);
        let chip = Rect::from_center_size(rect.center(), vec2(rect.width(), high));
        match throw.face {
            Face::Die(number) => {
                let die = match throw.state {
                    ThrowState::Lost => Die::outline(number, Stroke::new(1.2, style.quiet)),
                    ThrowState::Used | ThrowState::Left => Die::ivory(number),
                };
                die.paint(painter, chip);
            }
            Face::Sticks(steps) => self.sticks(throw.state, steps, chip),
        }
        if throw.state == ThrowState::Lost {
            let ends = [
                chip.left_bottom() + vec2(3.0, -1.0),
                chip.right_top() + vec2(-3.0, 1.0),
            ];
            painter.line_segment(ends, Stroke::new(style.length(1.5), style.quiet));
        }
    }

    fn sticks(&self, state: ThrowState, steps: u8, chip: Rect) {
        let style = &self.style;
        let painter = self.ui.painter();
        let (fill, line, value) = match state {
            ThrowState::Left => (style.accent, Stroke::NONE, style.on_accent),
            ThrowState::Used => (CHIP, Stroke::new(1.0, colour::HAIRLINE), VALUE),
            ThrowState::Lost => (
                Color32::TRANSPARENT,
                Stroke::new(1.0, colour::HAIRLINE),
                style.quiet,
            ),
        };
        painter.rect(chip, style.length(5.0), fill, line, StrokeKind::Inside);
        let sticks = Sticks::of_steps(steps, style.length(length::STICKS));
        let left = chip.left_center() + vec2(style.length(length::CHIP_MARGIN), 0.0);
        sticks.paint(painter, left);
        let at = chip.right_center() - vec2(style.length(length::CHIP_MARGIN), 0.0);
        let font = style.chip_font();
        painter.text(at, Align2::RIGHT_CENTER, steps, font, value);
    }
}

/// Paints the four arcs that mark a capture.
fn arcs(painter: &Painter, middle: Pos2, radius: f32, style: &MoveStyle) {
    const STEPS: u8 = 6;
    let line = Stroke::new(style.length(1.75), style.accent);
    for quarter in 0..4_u8 {
        let from = f32::from(quarter).mul_add(
            std::f32::consts::FRAC_PI_2,
            std::f32::consts::FRAC_PI_4 - ARC,
        );
        let points = (0..=STEPS).map(|step| {
            let angle = from + 2.0 * ARC * f32::from(step) / f32::from(STEPS);
            middle + Vec2::angled(angle) * radius
        });
        painter.add(Shape::line(points.collect(), line));
    }
}
