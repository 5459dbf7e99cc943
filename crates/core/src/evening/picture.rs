//! Draws the sheet of a game night as an SVG picture, for printing and sharing.

use std::fmt::Write;

use super::{Evening, PairingState, SheetCode, SheetLanguage, SheetWord};
use crate::players::letters;

/// Width of the picture (px): a sheet of A4 at 96 dots per inch.
const WIDTH: usize = 794;
const MARGIN: usize = 56;
const ROW: usize = 30;
/// Size of the QR code (px).
const CODE: usize = 150;

impl Evening {
    /// The sheet as an SVG picture: heading, standings, all rounds, and a QR code with the compact sheet if it fits
    /// into one.
    #[must_use]
    pub fn picture(&self, words: &impl SheetLanguage) -> String {
        let mut body = String::new();
        let page = self.page(words);
        let mut lines = page.lines();
        let mut line = || lines.next().unwrap_or_default();
        let mut styles = vec![
            TextPlace::START.size(34).bold(true),
            TextPlace::START.size(20),
        ];
        if self.plan.title.is_some() {
            // The title has its own line.
            styles.insert(1, TextPlace::START.size(20));
            if line_is_long(self.plan.title.as_deref()) {
                styles[0] = styles[0].size(24);
            }
        }
        let mut foot = 92;
        for place in styles {
            text(&mut body, place.at(MARGIN, foot), line());
            foot += 34;
        }
        let mut y = 190;
        if let [code] = self.codes(words).as_slice() {
            draw_code(&mut body, code);
            y = 240;
        }
        y = self.draw_standings(&mut body, words, y);
        if !self.queue().is_empty() && !self.is_over() {
            let names: Vec<_> = self.queue().iter().map(|id| self.name(*id)).collect();
            let queue = words.word(SheetWord::Queue);
            let line = format!("{queue}: {}", names.join(", "));
            text(&mut body, TextPlace::START.at(MARGIN, y).size(18), &line);
            y += ROW;
        }
        for (index, round) in self.rounds().iter().enumerate() {
            y += 14;
            let title = format!("{} {}", words.word(SheetWord::Round), index + 1);
            text(
                &mut body,
                TextPlace::START.at(MARGIN, y).size(22).bold(true),
                &title,
            );
            y += 8;
            rule(&mut body, y);
            y += ROW - 6;
            for pairing in round {
                let line = self.pairing_line(pairing, words);
                let bold = matches!(pairing.state, PairingState::Playing);
                let place = TextPlace::START.at(MARGIN, y).size(17).bold(bold);
                text(&mut body, place, line.trim_start());
                y += ROW - 4;
            }
        }
        let height = (y + MARGIN).max(1123);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
             viewBox=\"0 0 {WIDTH} {height}\" font-family=\"Alegreya, Georgia, serif\" fill=\"#23170e\">\n\
             <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fbf5e6\"/>\n{body}</svg>\n"
        )
    }

    fn draw_standings(&self, body: &mut String, words: &impl SheetLanguage, from: usize) -> usize {
        let mut y = from;
        let right = WIDTH - MARGIN;
        let columns = [right - 200, right - 100, right];
        let heading = TextPlace::START.at(MARGIN, y).size(22).bold(true);
        text(body, heading, &words.word(SheetWord::Standings));
        let heads = [SheetWord::Points, SheetWord::Buchholz, SheetWord::Wins];
        for (x, head) in columns.into_iter().zip(heads) {
            text(body, TextPlace::END.at(x, y).size(16), &words.word(head));
        }
        y += 8;
        rule(body, y);
        y += ROW - 6;
        for standing in self.standings() {
            let mut name = self.name(standing.id).into_owned();
            if standing.left {
                let _ = write!(name, " ({})", words.word(SheetWord::Left));
            }
            let place = super::page::place(&standing);
            text(body, TextPlace::END.at(MARGIN + 26, y).size(18), &place);
            let is_on_podium = standing.place <= 3;
            let beside = TextPlace::START.at(MARGIN + 40, y).size(18);
            text(body, beside.bold(is_on_podium), &name);
            let figures = [
                standing.points.to_string(),
                standing.buchholz.to_string(),
                standing.wins.to_string(),
            ];
            for (at, (x, figure)) in columns.into_iter().zip(figures).enumerate() {
                text(
                    body,
                    TextPlace::END.at(x, y).size(18).bold(at == 0),
                    &figure,
                );
            }
            y += ROW - 2;
        }
        if let Some(rule) = self.leaver_rule() {
            for line in lines(&words.word(rule)) {
                text(body, TextPlace::START.at(MARGIN, y).size(15), &line);
                y += ROW - 10;
            }
        }
        y + 10
    }
}

/// `true` if a title is long enough to run into the code.
fn line_is_long(title: Option<&str>) -> bool {
    title.is_some_and(|title| letters(title) > 26)
}

/// Breaks a note into lines that fit the width of the sheet.
fn lines(note: &str) -> Vec<String> {
    /// The most letters of a line.
    const MOST: usize = 90;
    let mut lines: Vec<String> = Vec::new();
    for word in note.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= MOST => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The place and look of a line of text.
#[derive(Clone, Copy)]
struct TextPlace {
    x: usize,
    /// The baseline of the letters.
    y: usize,
    size: usize,
    bold: bool,
    /// The end of the line that is at `x`: `start` or `end`.
    anchor: &'static str,
}

impl TextPlace {
    const START: TextPlace = TextPlace {
        x: MARGIN,
        y: 0,
        size: 18,
        bold: false,
        anchor: "start",
    };
    const END: TextPlace = TextPlace {
        anchor: "end",
        ..TextPlace::START
    };

    const fn at(self, x: usize, y: usize) -> TextPlace {
        TextPlace { x, y, ..self }
    }

    const fn size(self, size: usize) -> TextPlace {
        TextPlace { size, ..self }
    }

    const fn bold(self, bold: bool) -> TextPlace {
        TextPlace { bold, ..self }
    }
}

fn text(body: &mut String, place: TextPlace, line: &str) {
    let TextPlace {
        x,
        y,
        size,
        bold,
        anchor,
    } = place;
    let weight = if bold { " font-weight=\"bold\"" } else { "" };
    let mut written = String::with_capacity(line.len());
    for letter in line.chars() {
        match letter {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            other => written.push(other),
        }
    }
    // Writing to a string can't fail.
    let _ = writeln!(
        body,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight} text-anchor=\"{anchor}\">{written}</text>"
    );
}

fn rule(body: &mut String, y: usize) {
    let right = WIDTH - MARGIN;
    let _ = writeln!(
        body,
        "<path d=\"M{MARGIN} {y}H{right}\" stroke=\"#463420\" stroke-width=\"1.4\"/>"
    );
}

/// Draws the code at the upper right, as one path of its dark modules.
fn draw_code(body: &mut String, code: &SheetCode) {
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.is_dark(*x, y)) {
            let _ = write!(path, "M{x} {y}h1v1h-1z");
        }
    }
    let scale = CODE as f64 / code.size() as f64;
    let (left, top) = (WIDTH - MARGIN - CODE, 50);
    let _ = writeln!(
        body,
        "<path transform=\"translate({left} {top}) scale({scale:.4})\" fill=\"#000\" d=\"{path}\"/>"
    );
}
