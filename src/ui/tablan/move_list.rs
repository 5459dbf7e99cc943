//! Tablan's part of the list of moves: the throws with hints on their use, turns in notation, the sticks' values.

use bevy_egui::egui::{Align2, Rect, Stroke, Ui, pos2};

use super::{ACCENT, series};
use crate::rules::tablan::{Cell, Position, Value};
use crate::rules::{Expect, Rules, Side};
use crate::store::Seat;
use crate::ui::move_list::chip_height;
use crate::ui::move_text::{
    Captured, Face, Manner, Place, Step, Sticks, Throw, ThrowState, Token, Tone, TurnMoves,
    TurnNotation, Word,
};
use crate::ui::possible_actions;
use crate::ui::prompts::ThrowPrompt;
use crate::ui::text::{label, text_at};
use crate::ui::theme::{TextStyle, colour};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;
use crate::ui::words::Words;

/// The request to throw.
const THROW: ThrowPrompt = ThrowPrompt {
    by_key: "nothing-thrown",
    by_button: "press-button-sticks",
    plain: "now-throw-sticks",
};

/// Shows the throws of the turn, and the possible use of the remaining ones.
pub(super) fn heading(
    ui: &mut Ui,
    view: &View,
    position: &Position,
    roomy: bool,
) -> Option<UiAction> {
    let mut action = None;
    if position.is_opening() {
        label(
            ui,
            view.words.get("opening-throws"),
            TextStyle::Note,
            ACCENT.line,
        );
    }
    if series::series(view).1.is_empty() && view.timeline.counted().is_none() {
        if view.person_throws() && !possible_actions::shows(view) {
            label(ui, THROW.text(view), TextStyle::Note, colour::SECOND);
        }
        return None;
    }
    if view.layout.move_list.is_some() {
        action = series::show(ui, view, position, chip_height(view, roomy));
    }
    if let Some(advice) = advice(view, position) {
        label(ui, advice, TextStyle::Note, ACCENT.line);
    }
    action
}

/// The possible use of the remaining throws.
pub(super) fn advice(view: &View, position: &Position) -> Option<String> {
    let words = view.words;
    let Expect::Move(side) = position.expect() else {
        return None;
    };
    if view.table.seat(side) != Seat::Person {
        return None;
    }
    let steps = |value: Value| ("steps", value.steps().into());
    if let Some(value) = position.to_declare() {
        return Some(words.with("declare-question", &[steps(value)]));
    }
    if let Some((value, _)) = position.pending_half() {
        return Some(words.with("how-to-use-half", &[("half", (value.steps() / 2).into())]));
    }
    if let Some(picked) = view.picked {
        return Some(words.with("how-to-use-chosen", &[("steps", picked.into())]));
    }
    let left: Vec<Value> = position.unused().map(|unused| unused.value).collect();
    let count: u32 = position
        .unused()
        .map(|unused| u32::from(unused.count))
        .sum();
    match (left.as_slice(), count) {
        ([value], 1) => {
            let half = ("half", (value.steps() / 2).into());
            Some(words.with("how-to-use-whole", &[steps(*value), half]))
        }
        _ => Some(words.get("how-to-use-several")),
    }
}

/// The first step of a path that is in the opponent's base (TN-14).
const HOME_BASE: u8 = 36;

/// Describes a turn from the position before it.
pub(super) fn describe(before: &Position, turn: &TurnNotation) -> Vec<Token> {
    // "2 8 0" and "2=l1-l2+k1-l1 8=h2-a3xa3"
    let values = turn.throws.split_whitespace();
    // The turn starts with the 2 that decides who starts (TN-4).
    let values = values.skip_while(|text| before.is_opening() && *text != "2");
    let mut throws: Vec<Throw> = values.filter_map(throw).collect();
    let mut steps = Vec::new();
    let mut waiting: Vec<Cell> = before
        .pieces(turn.side)
        .filter(|at| before.piece(*at).is_some_and(|piece| !piece.started))
        .collect();
    for item in turn.moves.split_whitespace() {
        // The second half alone has no value: its throw is used already.
        let (value, hops) = item.split_once('=').unwrap_or(("", item));
        let is_lost = hops == "--";
        let state = if is_lost {
            ThrowState::Lost
        } else {
            ThrowState::Used
        };
        spend(&mut throws, value, state);
        if is_lost {
            continue;
        }
        let half_lost = hops.ends_with("/--");
        for hop in hops.trim_end_matches("/--").split('+') {
            let Some(mut step) = step(turn.side, hop, &mut waiting) else {
                continue;
            };
            step.words
                .extend(value.starts_with('T').then_some(Word::Leap));
            step.words.extend(half_lost.then_some(Word::HalfLost));
            steps.push(step);
        }
    }
    if turn.finished {
        for throw in &mut throws {
            if throw.state == ThrowState::Left {
                throw.state = ThrowState::Lost;
            }
        }
    }
    let remark = (turn.finished && steps.is_empty()).then_some(match throws.len() {
        0 => Word::NoScore,
        count => Word::NoUse(count),
    });
    TurnMoves {
        throws,
        steps,
        remark,
        unfinished: !turn.finished,
    }
    .into_tokens()
}

/// A throw as it is written. `None` if it scores nothing.
fn throw(text: &str) -> Option<Throw> {
    // "8!" is declared "start".
    let value = text.trim_end_matches(['!', '?']).parse().ok()?;
    (value > 0).then_some(Throw {
        face: Face::Sticks(value),
        state: ThrowState::Left,
    })
}

/// Notes the use of a throw by its value, or of all of them by a leap, "T10".
fn spend(throws: &mut [Throw], value: &str, state: ThrowState) {
    if value.starts_with('T') {
        throws.iter_mut().for_each(|throw| throw.state = state);
        return;
    }
    let face = value.parse().ok().map(Face::Sticks);
    let mut left = throws.iter_mut();
    let used = left.find(|throw| Some(throw.face) == face && throw.state == ThrowState::Left);
    if let Some(throw) = used {
        throw.state = state;
    }
}

/// A step as it is written: `h2-a3xa3`. The cell that a starting piece leaves no longer waits.
fn step(side: Side, hop: &str, waiting: &mut Vec<Cell>) -> Option<Step> {
    let (way, taken) = hop.split_once('x').unwrap_or((hop, ""));
    let (from, to) = way.split_once('-')?;
    let mut step = Step::new([from, to].map(|name| Place::Named(name.to_owned())));
    if let Ok(cell) = from.parse::<Cell>()
        && let Some(at) = waiting.iter().position(|waits| *waits == cell)
    {
        waiting.swap_remove(at);
        step.starts = true;
    }
    step.captured = (!taken.is_empty()).then_some(Captured {
        side: side.other(),
        count: 1,
        manner: Manner::Capture,
    });
    let comes_home = to
        .parse::<Cell>()
        .is_ok_and(|cell| cell.index(side) >= HOME_BASE);
    step.words.extend(comes_home.then_some(Word::Home));
    Some(step)
}

/// The signs of a turn with their meanings.
pub(super) fn signs(words: &Words) -> Vec<Token> {
    vec![
        Token::Starts,
        Token::Text(words.get("move-sign-starts"), Tone::Quiet),
        Token::Captured(Captured {
            side: Side::Second,
            count: 1,
            manner: Manner::Capture,
        }),
        Token::Text(words.get("move-sign-captured"), Tone::Quiet),
    ]
}

/// The height of the legend.
pub(super) const LEGEND: f32 = 138.0;

/// Shows the values of the sticks, below the list of moves.
pub(super) fn legend(ui: &Ui, view: &View, inner: Rect) {
    let words = view.words;
    let top = inner.max.y - LEGEND + 14.0;
    let painter = ui.painter();
    painter.hline(
        inner.x_range(),
        top - 4.0,
        Stroke::new(1.0, colour::FAINT_LINE),
    );
    let at = pos2(inner.min.x, top + 10.0);
    text_at(
        ui,
        at,
        Align2::LEFT_CENTER,
        &words.get("legend"),
        TextStyle::Note,
        colour::SECOND,
    );
    let nothing = words.get("legend-value-nothing");
    let rows = [
        (1, "2".to_owned()),
        (4, "8".to_owned()),
        (0, "12".to_owned()),
        (3, nothing),
    ];
    for (i, (flats, worth)) in rows.iter().enumerate() {
        let column = (i % 2) as f32;
        let row = (i / 2) as f32;
        let x = inner.min.x + column * inner.width() / 2.0;
        let y = top + 44.0 + row * 42.0;
        let (flats, height) = (*flats, 30.0);
        Sticks { flats, height }.paint(painter, pos2(x + 3.0, y));
        let at = pos2(x + 62.0, y);
        let kind = if worth.len() > 2 {
            TextStyle::Note
        } else {
            TextStyle::Strong
        };
        text_at(ui, at, Align2::LEFT_CENTER, worth, kind, colour::TEXT);
    }
}
