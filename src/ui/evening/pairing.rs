//! Shows the page of a pairing: playing it here or elsewhere, and its result.

use bevy_egui::egui::Ui;

use super::at_table::played_in;
use super::page_state::{EveningLeaf, EveningPage};
use super::paint::{line, rule};
use super::rows::{Rows, name, state};
use crate::evening::{
    EntrantId, Evening, Format, GameResult, Pairing, PairingId, PairingState, Step,
};
use crate::rules::{GameKind, Side};
use crate::ui::actions::EveningAction;
use crate::ui::kit::{Button, growth};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    at: PairingId,
    page: &mut EveningPage,
) -> Option<UiAction> {
    let words = view.words;
    let Some(pairing) = evening.pairing(at) else {
        // The pairing has disappeared after a correction.
        page.leaf = EveningLeaf::Sheet;
        return None;
    };
    let variables = [("round", at.round.into()), ("table", at.table.into())];
    line(
        ui,
        words.with("evening-place", &variables),
        TextStyle::Body,
        SECOND_INK,
    );
    ui.scope(|ui| {
        // With a larger gap both names wouldn't look like one pairing.
        let grown = growth(ui);
        ui.set_max_width(ui.available_width().min(820.0 * grown));
        let rows = Rows::of(ui, view, evening, &[pairing], 0.6 * grown);
        rows.show(ui, view, evening, pairing, true);
    });
    let (Some(second), Some(game)) = (pairing.second, pairing.game) else {
        return None;
    };
    for (side, id) in [(Side::First, pairing.first), (Side::Second, second)] {
        let variables = [
            ("name", name(evening, id).into()),
            ("side", words.side(game, side).into()),
        ];
        line(
            ui,
            words.with("evening-has-side", &variables),
            TextStyle::Body,
            INK,
        );
    }
    let mut asked = None;
    if pairing.is_open() && !evening.is_over() {
        rule(ui);
        asked = play(ui, view, evening, pairing);
    }
    rule(ui);
    let open = pairing.is_open();
    // A finished pairing can only be corrected, even a drawn game of a knockout.
    let can_be_written = !open || !evening.is_over();
    if can_be_written {
        line(ui, words.get(results_title(pairing)), TextStyle::Title, INK);
        if !open {
            line(
                ui,
                state(view, evening, pairing),
                TextStyle::Body,
                SECOND_INK,
            );
        }
        let drawn_out = evening.plan().format == Format::KnockOut;
        if drawn_out {
            let key = match pairing.two_games {
                true => "evening-level-again",
                false => "evening-draw-again",
            };
            line(ui, words.get(key), TextStyle::Note, SECOND_INK);
        }
        let last = match pairing.state {
            PairingState::Done(result) => Some(result),
            _ => None,
        };
        let seats = [Some(pairing.first), pairing.second];
        if let Some(result) = results(
            ui,
            view,
            evening,
            &Played {
                game,
                seats,
                known: last,
            },
        ) {
            let step = if open {
                Step::Report(at, result)
            } else {
                Step::Correct(at, result)
            };
            asked = Some(EveningAction::Apply(step));
        }
    }
    if let Some(earlier) = pairing.earlier {
        rule(ui);
        let title = words.get("evening-correct-first");
        line(ui, title, TextStyle::Title, INK);
        let seats = [pairing.second, Some(pairing.first)];
        let known = Some(earlier);
        if let Some(result) = results(ui, view, evening, &Played { game, seats, known }) {
            asked = Some(EveningAction::Apply(Step::CorrectEarlier(at, result)));
        }
    }
    let asked = asked?;
    page.leaf = EveningLeaf::Sheet;
    Some(UiAction::Evening(asked))
}

/// Shows the buttons to play the pairing at this table, or mark it as played at another.
fn play(ui: &mut Ui, view: &View, evening: &Evening, pairing: &Pairing) -> Option<EveningAction> {
    let words = view.words;
    let at = pairing.id;
    let is_playing = pairing.state == PairingState::Playing;
    let kept = pairing.game.and_then(|game| view.saved.game(game));
    let here = [Some(view.table.game()), kept].into_iter().flatten();
    let here = is_playing
        && here
            .filter(|game| game.is_under_way())
            .any(|game| played_in(evening, game).is_some_and(|one| one.id == at));
    let mut asked = None;
    ui.horizontal_wrapped(|ui| {
        let key = if here {
            "evening-go-on"
        } else {
            "evening-play"
        };
        if Button::new(&words.get(key)).primary().show(ui) {
            asked = Some(EveningAction::Play(at));
        }
        let (key, step) = if is_playing {
            ("evening-put-back", Step::Unstart(at))
        } else {
            ("evening-elsewhere", Step::Begin(at))
        };
        if Button::new(&words.get(key)).show(ui) {
            asked = Some(EveningAction::Apply(step));
        }
    });
    if here {
        line(
            ui,
            words.get("evening-put-back-line"),
            TextStyle::Note,
            CURRENT,
        );
    }
    asked
}

/// The key of the title above the possible results.
const fn results_title(pairing: &Pairing) -> &'static str {
    match (
        pairing.is_open(),
        pairing.two_games,
        pairing.earlier.is_some(),
    ) {
        (true, false, _) => "evening-enter",
        (true, true, false) => "evening-enter-first",
        (true, true, true) => "evening-enter-second",
        (false, true, true) => "evening-correct-second",
        (false, _, _) => "evening-correct",
    }
}

/// A game of a pairing.
struct Played {
    game: GameKind,
    /// The players by side.
    seats: [Option<EntrantId>; 2],
    /// Its result.
    known: Option<GameResult>,
}

/// Shows every result that the game can have.
fn results(ui: &mut Ui, view: &View, evening: &Evening, played: &Played) -> Option<GameResult> {
    let words = view.words;
    let who = |side: Side| {
        let id = played.seats[side.index()];
        id.map_or_else(String::new, |id| name(evening, id))
    };
    let mut all = Vec::new();
    for side in Side::BOTH {
        let variables = [("name", who(side).into())];
        all.push((
            words.with("evening-wins-one", &variables),
            GameResult::win(side),
        ));
        if played.game.has_cappotto() {
            let text = words.with("evening-wins-double", &variables);
            all.push((text, GameResult::cappotto(side)));
        }
    }
    all.push((words.get("evening-draw"), GameResult::Draw));
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for (text, result) in all {
            let here = played.known == Some(result);
            if Button::new(&text).toggle(here).show(ui) && !here {
                chosen = Some(result);
            }
        }
    });
    chosen
}
