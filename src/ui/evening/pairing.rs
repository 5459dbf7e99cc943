//! Shows a pairing: its players, its result, and playing it here or elsewhere.

use bevy_egui::egui::Ui;

use super::at_table::played_in;
use super::facing::{Facing, ResultChoice};
use super::page_state::{EveningLeaf, EveningPage};
use super::paint::{NARROW, line, rule};
use super::rows::{game, name, state};
use crate::evening::{
    EntrantId, Evening, Format, GameResult, Pairing, PairingId, PairingState, Step,
};
use crate::rules::{GameKind, Side};
use crate::ui::actions::EveningAction;
use crate::ui::kit::{Button, Link, button_height, growth, samples};
use crate::ui::theme::TextStyle;
use crate::ui::theme::paper::{CURRENT, INK, SECOND_INK};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// Shows a pairing, on a slip over the sheet or on the whole sheet.
pub(super) fn show(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    at: PairingId,
    page: &mut EveningPage,
    on_slip: bool,
) -> Option<UiAction> {
    let words = view.words;
    let Some(pairing) = evening.pairing(at) else {
        // The pairing has disappeared after a correction.
        page.leaf = EveningLeaf::Sheet;
        return None;
    };
    let scale = if on_slip { growth(ui) / 1.5 } else { NARROW };
    let variables = [("round", at.round.into()), ("table", at.table.into())];
    let place = words.with("evening-place", &variables);
    let parts = [
        Some(place),
        game(view, pairing),
        Some(state(view, evening, pairing)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    line(ui, parts.join(" · "), TextStyle::Note, SECOND_INK);
    ui.add_space(4.0);
    let facing = Facing::of(ui, scale);
    facing.players(ui, view, evening, pairing, &samples(ui.ctx()));
    let Some(game) = pairing.second.and(pairing.game) else {
        back(ui, view, page, on_slip);
        return None;
    };
    let open = pairing.is_open();
    let mut asked = None;
    // A finished pairing can only be corrected, even a drawn game of a knockout.
    if !open || !evening.is_over() {
        let drawn_out = evening.plan().format == Format::KnockOut;
        let title = words.get(results_title(pairing));
        line(ui, title, TextStyle::Strong, INK);
        let known = match pairing.state {
            PairingState::Done(result) => Some(result),
            _ => None,
        };
        let seats = [Some(pairing.first), pairing.second];
        let played = Played {
            game,
            seats,
            known,
            is_swapped: false,
        };
        if let Some(result) = results(ui, view, evening, &facing, &played) {
            let step = if open {
                Step::Report(at, result)
            } else {
                Step::Correct(at, result)
            };
            asked = Some(EveningAction::Apply(step));
        }
        if drawn_out {
            let key = match pairing.two_games {
                true => "evening-level-again",
                false => "evening-draw-again",
            };
            line(ui, words.get(key), TextStyle::Note, SECOND_INK);
        }
    }
    if let Some(earlier) = pairing.earlier {
        rule(ui);
        let title = words.get("evening-correct-first");
        line(ui, title, TextStyle::Strong, INK);
        let played = Played {
            game,
            seats: [pairing.second, Some(pairing.first)],
            known: Some(earlier),
            is_swapped: true,
        };
        // Both games have the same labels.
        let result = ui.push_id("earlier", |ui| results(ui, view, evening, &facing, &played));
        if let Some(result) = result.inner {
            asked = Some(EveningAction::Apply(Step::CorrectEarlier(at, result)));
        }
    }
    if open && !evening.is_over() {
        rule(ui);
        asked = play(ui, view, evening, pairing).or(asked);
    }
    let is_left = back(ui, view, page, on_slip);
    let asked = asked?;
    if !is_left {
        page.leaf = EveningLeaf::Sheet;
    }
    Some(UiAction::Evening(asked))
}

/// Shows the link from a slip to the sheet. Returns `true` if it was pressed.
fn back(ui: &mut Ui, view: &View, page: &mut EveningPage, on_slip: bool) -> bool {
    let is_left = on_slip && Link::new(&view.words.get("evening-back")).show(ui);
    if is_left {
        page.leaf = EveningLeaf::Sheet;
    }
    is_left
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
        ui.set_row_height(button_height(ui));
        ui.spacing_mut().item_spacing.x = 24.0;
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
        if Link::new(&words.get(key)).show(ui) {
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
    /// `true` if the players had the other sides.
    is_swapped: bool,
}

/// Shows every result that the game can have.
fn results(
    ui: &mut Ui,
    view: &View,
    evening: &Evening,
    facing: &Facing,
    played: &Played,
) -> Option<GameResult> {
    let words = view.words;
    let choice = |text: String, result: GameResult| ResultChoice {
        text,
        result,
        is_known: played.known == Some(result),
    };
    // The results of each side are below its player, who can have had the other side in an earlier game.
    let wins = |side: Side| {
        let id = played.seats[side.index()];
        let name = id.map_or_else(String::new, |id| name(evening, id));
        let variables = [("name", name.into())];
        let single = words.with("evening-wins-one", &variables);
        let mut all = vec![choice(single, GameResult::win(side))];
        if played.game.has_cappotto() {
            let double = words.with("evening-wins-double", &variables);
            all.push(choice(double, GameResult::cappotto(side)));
        }
        all
    };
    let [first, second] = Side::BOTH.map(wins);
    let draw = [choice(words.get("evening-draw"), GameResult::Draw)];
    let [left, right] = if played.is_swapped {
        [&second, &first]
    } else {
        [&first, &second]
    };
    facing.results(ui, view, [left, &draw, right])
}
