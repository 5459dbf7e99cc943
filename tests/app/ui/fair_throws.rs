//! Tests sealed throws, from the panel to the record.

use std::time::Duration;

use bevy_egui::egui::epaint::text::Glyph;
use bevy_egui::egui::{self, Key, Shape};
use tavoliere::record::{Bytes32, Commitment, Contribution, FairSeed, GameRecord, Seed};
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::store::Seat;
use tavoliere::table::{Intent, NewGame, Table};
use tavoliere::ui::kit::Names;
use tavoliere::ui::language::LOCALES;
use tavoliere::ui::panels::{NewGameStep, end};
use tavoliere::ui::{Panel, UiAction, View, Words, fair_throws, games, theme};
use tavoliere::verify::{Conclusion, verify};

use crate::rig::{Rig, chance, some_choice};
use crate::ui::layouts::panel_window::PanelWindow;
use crate::ui::layouts::scene::{PanelState, Scene};
use crate::ui::layouts::sizes::Window;
use crate::ui::panels::game_cards::{Stand, begun};
use crate::views::ViewParts;

fn seed() -> FairSeed {
    FairSeed::new(Bytes32::new([3; 32]), Bytes32::new([9; 32]))
}

fn sealed_game(kind: GameKind, seed: impl Into<Seed>) -> NewGame {
    NewGame {
        setup: Setup::new(kind),
        seats: [Seat::Person; 2],
        players: [None, None],
        first: Some(Side::First),
        games: 1,
        clock: None,
        seed: seed.into(),
    }
}

fn play_out(game: &mut GameRecord) {
    let mut random = chance(7);
    while game.outcome().is_none() {
        match game.expect() {
            tavoliere::rules::Expect::Throw(_) => drop(game.throw_next().unwrap()),
            _ => drop(game.play(some_choice(game, &mut random)).unwrap()),
        }
    }
}

#[test]
fn only_games_with_throws_are_sealed() {
    for kind in GameKind::ALL {
        let table = Table::begin(&sealed_game(kind, seed()));
        let sealed = table.game().fair_seed();
        assert_eq!(sealed.is_some(), kind.has_throws(), "{kind}");
        assert_eq!(
            kind.has_throws(),
            kind == GameKind::Tablan || kind == GameKind::Tawula
        );
        if let Some(sealed) = sealed {
            assert_eq!(sealed.commitment(), seed().commitment(), "{kind}");
        }
    }
}

#[test]
fn a_game_started_in_the_window_verifies() {
    for kind in [GameKind::Tablan, GameKind::Tawula] {
        let mut game = Table::begin(&sealed_game(kind, seed())).game().clone();
        play_out(&mut game);
        let found = verify(&game.to_record());
        assert_eq!(found.conclusion(), Conclusion::Verified, "{found}");
    }
}

#[test]
fn contributions_change_the_throws_but_not_the_commitment() {
    let words = Words::default();
    let mut stand = Stand::new(begun(GameKind::Tawula, 0), &[]);
    stand.draft.seed = Seed::Committed(seed());
    assert!(stand.strike(&words.get("fair-mix")).is_none());
    assert_eq!(stand.draft.step, NewGameStep::Throws);
    let plain = stand.draft.begin();
    let side = words.side(GameKind::Tawula, Side::First);
    let field = words.with("fair-from", &[("side", side.into())]);
    stand.focus(&field);
    stand.type_text("tre civette\u{7}");
    // Enter ends the input, but doesn't start the game yet.
    assert!(stand.frame(Some(Key::Enter)).0.is_none());
    assert_eq!(stand.draft.contributions[0], "tre civette");
    let mixed = stand.draft.begin();
    let (Seed::Committed(plain), Seed::Committed(mixed)) = (plain.seed(), mixed.seed()) else {
        panic!("a game with dice is sealed");
    };
    assert_eq!(plain.commitment(), mixed.commitment());
    assert_ne!(plain.key(), mixed.key());
    let given = Contribution::new("tre civette").unwrap();
    assert_eq!(mixed.contribution(Side::First), &given);
    // The new game has it in its record.
    let begun = stand.strike(&words.get("start-game"));
    let Some(UiAction::Intent(Intent::New(new))) = begun else {
        panic!("{begun:?}");
    };
    let record = Table::begin(&new).game().to_record();
    assert!(record.contains("contribution-1: tre civette"), "{record}");
}

#[test]
fn the_rematch_of_a_sealed_game_has_a_new_seal() {
    let mut rig = Rig::table_only();
    rig.send(Intent::New(Box::new(sealed_game(GameKind::Tablan, seed()))));
    rig.frame(16);
    rig.frame(16);
    let before = rig.game().fair_seed().unwrap().commitment();
    rig.send(Intent::Rematch);
    rig.frame(16);
    let after = rig.game().fair_seed().unwrap().commitment();
    assert_ne!(before, after);
}

/// The labels of the end of a game in a column, and the action of a press on one of them.
fn end_of(words: &Words, table: &Table, label: &str) -> Option<UiAction> {
    let ctx = egui::Context::default();
    theme::apply(&ctx, games::accent(GameKind::Tawula));
    let outcome = table.game().outcome().unwrap();
    let parts = ViewParts::new(bevy::math::Vec2::new(1920.0, 1080.0), GameKind::Tawula);
    let view = View {
        words,
        ..parts.view(table)
    };
    let frame = |events: Vec<egui::Event>| {
        let size = egui::vec2(420.0, 1080.0);
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
            events,
            focused: true,
            ..egui::RawInput::default()
        };
        let _ = Names::take(&ctx);
        let mut action = None;
        let mut output = ctx.run_ui(input, |ui| action = end(ui, &view, outcome));
        output.textures_delta.clear();
        (action, Names::take(&ctx))
    };
    frame(Vec::new());
    let (_, names) = frame(Vec::new());
    let found = names.0.iter().find(|(name, _)| name == label);
    let pos = found
        .unwrap_or_else(|| panic!("{label}: {names:?}"))
        .1
        .center();
    let press = |pressed| egui::Event::PointerButton {
        pos,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    frame(vec![egui::Event::PointerMoved(pos)]);
    frame(vec![press(true)]);
    frame(vec![press(false)]).0
}

/// The first press opens the page, which shows the proof.
#[test]
fn the_proof_of_the_throws_is_one_press_after_the_end() {
    let mut game = Table::begin(&sealed_game(GameKind::Tawula, seed()))
        .game()
        .clone();
    play_out(&mut game);
    let table = Table::new(game);
    let words = Words::default();
    let action = end_of(&words, &table, &words.get("fair-title"));
    assert!(
        matches!(action, Some(UiAction::Open(Panel::FairThrows))),
        "{action:?}"
    );
}

/// A game of Tawula that the only person has lost.
fn lost() -> Table {
    let new = NewGame {
        seats: [Seat::Person, Seat::Computer(2)],
        ..sealed_game(GameKind::Tawula, seed())
    };
    let mut game = Table::begin(&new).game().clone();
    game.throw_next().unwrap();
    game.resign(Side::First).unwrap();
    Table::new(game)
}

#[test]
fn after_a_loss_the_proof_is_one_press_away_in_every_language() {
    for locale in LOCALES {
        let words = Words::of(locale);
        let action = end_of(&words, &lost(), &words.get("fair-title"));
        assert!(
            matches!(action, Some(UiAction::Open(Panel::FairThrows))),
            "{}: {action:?}",
            locale.tag
        );
    }
}

/// Presses the control with this label, which must be in view.
fn press(stand: &mut PanelWindow, scene: &Scene, state: &mut PanelState, label: &str) {
    // egui's areas have the size of the frame before.
    for _ in 0..3 {
        stand.frame(scene, state, Vec::new());
    }
    let _ = Names::take(&stand.ctx);
    stand.frame(scene, state, Vec::new());
    let names = Names::take(&stand.ctx);
    let found = names.0.iter().find(|(name, _)| name == label);
    let (_, rect) = found.unwrap_or_else(|| panic!("{label}: {names:?}"));
    assert!(stand.screen().contains_rect(*rect), "{label}: {rect:?}");
    let button = |pressed| egui::Event::PointerButton {
        pos: rect.center(),
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    let moved = egui::Event::PointerMoved(rect.center());
    stand.frame(scene, state, vec![moved, button(true)]);
    stand.frame(scene, state, vec![button(false)]);
}

/// The strip below the board has only the first actions, and "More".
#[test]
fn on_a_phone_the_proof_is_two_presses_after_a_loss_in_every_language() {
    for locale in LOCALES {
        let words = Words::of(locale);
        let phone = Window {
            width: 390.0,
            height: 844.0,
        };
        let mut stand = PanelWindow::new(&words, phone, 1.0, GameKind::Tawula);
        let mut scene = Scene::new("a lost game", lost());
        scene.open.end_shown_at = Some(Duration::ZERO);
        let mut state = PanelState::default();
        press(&mut stand, &scene, &mut state, &words.get("end-more"));
        assert!(stand.asked.is_none(), "{}: {:?}", locale.tag, stand.asked);
        press(&mut stand, &scene, &mut state, &words.get("fair-title"));
        let Some(UiAction::Open(panel)) = stand.asked.take() else {
            panic!("{}: no panel opens", locale.tag);
        };
        assert_eq!(panel, Panel::FairThrows);
        scene.open.panel = Some(panel);
        let mut shown = String::new();
        for _ in 0..3 {
            shown = stand.frame(&scene, &mut state, Vec::new()).text();
        }
        let sealed = words.get("fair-sealed");
        assert!(shown.contains(&sealed), "{sealed}: {shown}");
    }
}

/// The digits of a seal with the middle of each, row by row, in a column of this width.
fn digit_rows(width: f32, commitment: Commitment) -> Vec<Vec<(char, f32)>> {
    let ctx = egui::Context::default();
    theme::apply(&ctx, games::accent(GameKind::Tawula));
    let table = Table::new(begun(GameKind::Tawula, 0));
    let parts = ViewParts::new(bevy::math::Vec2::new(1920.0, 1080.0), GameKind::Tawula);
    let view = parts.view(&table);
    let frame = || {
        let input = egui::RawInput {
            screen_rect: Some(egui::Rect::from_min_size(
                egui::Pos2::ZERO,
                egui::vec2(1920.0, 1080.0),
            )),
            ..egui::RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            ui.set_max_width(width);
            fair_throws::commitment(ui, &view, commitment, false);
        });
        output.textures_delta.clear();
        output.shapes
    };
    frame();
    let mut rows = Vec::new();
    for shape in frame() {
        let Shape::Text(text) = shape.shape else {
            continue;
        };
        let is_digit = |sign: char| sign == ' ' || sign.is_ascii_hexdigit();
        if !text.galley.text().chars().all(is_digit) {
            continue;
        }
        for row in &text.galley.rows {
            let glyphs = row.row.glyphs.iter();
            let middle =
                |glyph: &Glyph| text.pos.x + row.pos.x + glyph.pos.x + glyph.advance_width / 2.0;
            rows.push(glyphs.map(|glyph| (glyph.chr, middle(glyph))).collect());
        }
    }
    rows
}

#[test]
fn the_digits_of_a_seal_are_in_columns() {
    let commitment = seed().commitment();
    for width in [300.0, 420.0, 900.0] {
        let rows = digit_rows(width, commitment);
        let digits = rows.iter().flatten().filter(|(sign, _)| *sign != ' ');
        let digits: String = digits.map(|(sign, _)| *sign).collect();
        assert_eq!(digits, commitment.bytes().to_string(), "{width}");
        for row in &rows {
            assert_eq!(row.len(), rows[0].len(), "{width}");
            for ((digit, at), (_, first)) in row.iter().zip(&rows[0]) {
                assert!(
                    (at - first).abs() < 1.0,
                    "{width} {digit}: {at} below {first}"
                );
            }
        }
    }
    assert!(digit_rows(300.0, commitment).len() > 1);
}
