//! Draws the strength of a network during its training.

use std::fmt::Write;

use thiserror::Error;

/// The error for a text that isn't a learning curve.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CurveError {
    /// The line isn't `games,seconds,random,greedy`.
    #[error("line {line} is not a mark: expected games,seconds,random,greedy")]
    Line {
        /// The line, from 1.
        line: usize,
    },
    /// The text has fewer than two marks.
    #[error("a curve needs at least two marks")]
    Short,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 48.0;
const BOTTOM: f64 = 56.0;

/// Draws a curve written by `train`: strength over games, with a logarithmic scale for games.
///
/// # Errors
/// Fails if the text isn't a learning curve.
pub fn picture(title: &str, text: &str) -> Result<String, CurveError> {
    let mut marks = Vec::new();
    for (place, line) in text.lines().enumerate().skip(1) {
        let numbers: Vec<f64> = line
            .split(',')
            .filter_map(|word| word.parse().ok())
            .collect();
        let [games, _, random, greedy] = numbers[..] else {
            return Err(CurveError::Line { line: place + 1 });
        };
        if games >= 1.0 {
            marks.push((games, random, greedy));
        }
    }
    let (Some(first), Some(last)) = (marks.first(), marks.last()) else {
        return Err(CurveError::Short);
    };
    let (low, high) = (first.0.log10(), last.0.log10());
    if high <= low {
        return Err(CurveError::Short);
    }
    let across = |games: f64| LEFT + (games.log10() - low) / (high - low) * (WIDTH - LEFT - RIGHT);
    let up = |share: f64| TOP + (1.0 - share) * (HEIGHT - TOP - BOTTOM);
    let mut svg = String::new();
    let mut line = |text: String| {
        // Writing to a string can't fail.
        let _ = writeln!(svg, "{text}");
    };
    line(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"Georgia, serif\" font-size=\"14\" fill=\"#3b2f26\">"
    ));
    line(format!(
        "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"10\" fill=\"#f6efe2\"/>"
    ));
    line(format!(
        "<text x=\"{LEFT}\" y=\"30\" font-size=\"17\">{title}</text>"
    ));
    for tenth in [0.0, 0.25, 0.5, 0.75, 0.9, 1.0] {
        let y = up(tenth);
        line(format!(
            "<path d=\"M{LEFT} {y:.1}H{:.1}\" stroke=\"#d9cbb3\"/><text x=\"{:.1}\" y=\"{:.1}\" \
             text-anchor=\"end\">{tenth}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            y + 5.0
        ));
    }
    let powers = low.ceil() as i32..=high.floor() as i32;
    for power in powers {
        let games = 10_f64.powi(power);
        let x = across(games);
        line(format!(
            "<path d=\"M{x:.1} {TOP}V{:.1}\" stroke=\"#d9cbb3\"/><text x=\"{x:.1}\" y=\"{:.1}\" \
             text-anchor=\"middle\">{games}</text>",
            HEIGHT - BOTTOM,
            HEIGHT - BOTTOM + 20.0
        ));
    }
    line(format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">games played</text>",
        WIDTH - RIGHT,
        HEIGHT - 12.0
    ));
    type Mark = (f64, f64, f64);
    let lines: [(&str, &str, fn(&Mark) -> f64, f64); 2] = [
        ("against chance", "#a8742c", |mark| mark.1, LEFT + 90.0),
        ("against greedy", "#6b2737", |mark| mark.2, LEFT + 230.0),
    ];
    for (name, colour, share, x) in lines {
        let points: Vec<String> = marks
            .iter()
            .map(|mark| format!("{:.1},{:.1}", across(mark.0), up(share(mark))))
            .collect();
        line(format!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" \
             stroke-linejoin=\"round\"/>",
            points.join(" ")
        ));
        line(format!(
            "<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{colour}\">{name}</text>",
            HEIGHT - 12.0
        ));
    }
    line("</svg>".to_owned());
    Ok(svg)
}
