//! Tests when quitting asks, and when a draw can be offered.

use bevy::math::Vec2;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::store::Seat;
use tavoliere::table::Table;
use tavoliere::table::autosave::SaveSlot;
use tavoliere::ui::View;
use tavoliere::ui::panels::{asks_before_quitting, can_offer, has_offers};

use crate::ui::layouts::end::{resigned, under_way};
use crate::views::ViewParts;

#[test]
fn quitting_asks_only_in_the_middle_of_a_persons_game() {
    let slot = SaveSlot::Autosave;
    for kind in GameKind::ALL {
        let table = Table::new(under_way(kind, Side::First));
        assert!(asks_before_quitting(&table, &slot), "{kind}");
        assert!(!asks_before_quitting(&table, &SaveSlot::Lesson), "a lesson");
        assert!(
            !asks_before_quitting(&table, &SaveSlot::Demo),
            "a watched game"
        );
        let fresh = GameRecord::new(Setup::new(kind), 4, Side::First);
        assert!(
            !asks_before_quitting(&Table::new(fresh), &slot),
            "nothing was played"
        );
        let ended = resigned(kind, Side::First, Side::First);
        assert!(!asks_before_quitting(&ended, &slot), "the game is over");
    }
}

#[test]
fn draws_are_offered_only_where_both_sides_can_agree() {
    for kind in GameKind::ALL {
        let with_offers = !kind.has_throws();
        let table = Table::new(under_way(kind, Side::First));
        let parts = ViewParts::new(Vec2::new(1280.0, 720.0), kind);
        let view = parts.view(&table);
        assert_eq!(has_offers(&view), with_offers, "{kind}");
        assert_eq!(can_offer(&table), with_offers, "{kind}");
        let lesson = View {
            learns: true,
            ..parts.view(&table)
        };
        assert!(!has_offers(&lesson), "{kind}: a lesson");
        let ended = resigned(kind, Side::First, Side::Second);
        assert!(!can_offer(&ended), "{kind}: after the end");
        let mut watched = under_way(kind, Side::First);
        let name = kind.side_name(Side::First);
        watched
            .set_header(name, &Seat::Computer(2).to_string())
            .unwrap();
        let watched = Table::new(watched);
        assert!(!has_offers(&parts.view(&watched)), "{kind}: two computers");
    }
}
