//! Layout tests of throws: their captions, their cards, and the offer to throw on.

use tavoliere::record::{Event, GameRecord};
use tavoliere::rules::{AnyThrow, GameKind, Side};
use tavoliere::stage::Tempo;
use tavoliere::stage::timeline::Act;
use tavoliere::table::Table;
use tavoliere::ui::throw_card;
use tavoliere::ui::throw_count::CaptionPlace;

use super::check_in;
use super::games::{Tables, is_under_way};
use super::scene::Scene;
use super::sizes::WINDOWS;

/// The games with throws.
const GAMES: [GameKind; 2] = [GameKind::Tablan, GameKind::Tawula];

/// The last throw of a game.
fn last_throw(game: &GameRecord) -> Option<(Side, AnyThrow)> {
    game.events().rev().find_map(|event| match event {
        Event::Threw { side, throw } => Some((*side, *throw)),
        _ => None,
    })
}

#[test]
fn the_caption_of_a_counted_throw_fits() {
    for kind in GAMES {
        check_in(kind, &WINDOWS, |_| {
            let table = Tables::people(kind).under_way();
            let (by, throw) = last_throw(table.game()).unwrap();
            let mut scene = Scene::new("a counted throw", table);
            scene.caption = CaptionPlace::Table;
            let tempo = Tempo::default();
            scene.timeline.push(Act::Count { throw, by }, tempo, None);
            scene.timeline.advance(400.0);
            vec![scene]
        });
    }
}

#[test]
fn the_caption_below_the_row_fits() {
    for kind in GAMES {
        check_in(kind, &WINDOWS, |_| {
            let mut scene = Scene::new("a caption in the row", Tables::people(kind).under_way());
            scene.caption = CaptionPlace::Row;
            vec![scene]
        });
    }
}

#[test]
fn the_card_of_a_throw_fits() {
    for kind in GAMES {
        check_in(kind, &WINDOWS, |_| {
            let table = Tables::people(kind).at(is_under_way).unwrap();
            let events = table.game().events().len();
            let scene = Scene::new("the card of a throw", table);
            vec![scene.prepared(move |ctx, _| throw_card::open(ctx, 0, events))]
        });
    }
}

#[test]
fn the_offer_to_throw_on_fits() {
    check_in(GameKind::Tablan, &WINDOWS, |_| {
        let offers = |game: &GameRecord| Table::new(game.clone()).offers_throws_until_move();
        let table = Tables::people(GameKind::Tablan).at(offers).unwrap();
        vec![Scene::new("an offer to throw on", table)]
    });
}
