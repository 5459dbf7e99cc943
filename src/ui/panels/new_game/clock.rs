//! Shows the choice of clocks: the time, the rule, and the effect of running out.

use bevy_egui::egui::Ui;

use crate::record::{ClockControl, ClockRule, TimeOut};
use crate::ui::kit::ChoiceRow;
use crate::ui::panels::section;
use crate::ui::text::label;
use crate::ui::theme::{TextStyle, colour};
use crate::ui::words::Words;

/// A minute and a second (ms).
const MINUTE: u64 = 60 * SECOND;
const SECOND: u64 = 1000;
/// The offered minutes for each side.
const MINUTES: [u64; 7] = [1, 2, 3, 5, 10, 15, 30];
/// The offered seconds for each turn.
const SECONDS: [u64; 5] = [2, 5, 10, 20, 30];

/// A kind of clock rule, without its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    None,
    SuddenDeath,
    Increment,
    Hourglass,
}

impl Kind {
    const ALL: [(Kind, &'static str); 4] = [
        (Kind::None, "clock-none"),
        (Kind::SuddenDeath, "clock-sudden-death"),
        (Kind::Increment, "clock-increment"),
        (Kind::Hourglass, "clock-hourglass"),
    ];

    const fn of(clock: Option<ClockControl>) -> Kind {
        match clock {
            None => Kind::None,
            Some(clock) => match clock.rule() {
                ClockRule::SuddenDeath => Kind::SuddenDeath,
                ClockRule::Increment(_) => Kind::Increment,
                ClockRule::Hourglass => Kind::Hourglass,
            },
        }
    }

    const fn line(self) -> &'static str {
        match self {
            Kind::None => "clock-none-line",
            Kind::SuddenDeath => "clock-sudden-death-line",
            Kind::Increment => "clock-increment-line",
            Kind::Hourglass => "clock-hourglass-line",
        }
    }
}

/// The clocks in a few words.
pub(super) fn value(words: &Words, clock: Option<ClockControl>) -> String {
    let Some(clock) = clock else {
        return words.get("clock-none");
    };
    let minutes = ("minutes", minutes_text(clock.initial_ms()).into());
    match clock.rule() {
        ClockRule::SuddenDeath => words.with("clock-value-sudden-death", &[minutes]),
        ClockRule::Increment(more) => {
            let seconds = ("seconds", (more / SECOND).to_string().into());
            words.with("clock-value-increment", &[minutes, seconds])
        }
        ClockRule::Hourglass => words.with("clock-value-hourglass", &[minutes]),
    }
}

/// A time in minutes as text, with seconds if needed: `5` or `1:30`.
fn minutes_text(time: u64) -> String {
    match (time / MINUTE, time % MINUTE / SECOND) {
        (minutes, 0) => minutes.to_string(),
        (minutes, seconds) => format!("{minutes}:{seconds:02}"),
    }
}

/// Shows the choice of clocks.
pub(super) fn show(ui: &mut Ui, words: &Words, clock: &mut Option<ClockControl>) {
    section(ui, &words.get("clock-rule"));
    let kinds = Kind::ALL.map(|(kind, key)| (kind, words.get(key)));
    let chosen = Kind::of(*clock);
    let picked = ChoiceRow::new(chosen, &kinds).id("clock").show(ui);
    let kind = picked.unwrap_or(chosen);
    let line = words.get(kind.line());
    label(ui, line, TextStyle::Note, colour::SECOND);
    let mut each = clock.map_or(5 * MINUTE, |clock| clock.initial_ms());
    let mut more = match clock.map(|clock| clock.rule()) {
        Some(ClockRule::Increment(more)) => more,
        _ => 5 * SECOND,
    };
    let mut time_out = clock.map_or(TimeOut::Loss, |clock| clock.time_out());
    if kind == Kind::None {
        *clock = None;
        return;
    }
    section(ui, &words.get("clock-minutes"));
    let minutes = MINUTES.map(|minutes| (minutes * MINUTE, minutes.to_string()));
    let picked = ChoiceRow::new(each, &minutes).id("minutes").show(ui);
    each = picked.unwrap_or(each);
    if kind == Kind::Increment {
        section(ui, &words.get("clock-seconds"));
        let seconds = SECONDS.map(|seconds| (seconds * SECOND, seconds.to_string()));
        let picked = ChoiceRow::new(more, &seconds).id("seconds").show(ui);
        more = picked.unwrap_or(more);
    }
    section(ui, &words.get("clock-out"));
    let outs = [
        (TimeOut::Loss, words.get("clock-out-loss")),
        (TimeOut::SoundOnly, words.get("clock-out-sound")),
    ];
    let picked = ChoiceRow::new(time_out, &outs).id("time out").show(ui);
    time_out = picked.unwrap_or(time_out);
    let line = words.get("clock-waits-line");
    label(ui, line, TextStyle::Note, colour::SECOND);
    let rule = match kind {
        Kind::None | Kind::SuddenDeath => ClockRule::SuddenDeath,
        Kind::Increment => ClockRule::Increment(more),
        Kind::Hourglass => ClockRule::Hourglass,
    };
    // All offered numbers are valid.
    *clock = ClockControl::new(rule, each, time_out).ok();
}
