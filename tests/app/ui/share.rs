//! Tests the pictures and animations of shared games.

use bevy::math::Vec2;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::table::Table;
use tavoliere::ui::View;

use crate::views::ViewParts;

#[test]
fn a_turned_screen_has_the_far_seat_at_the_bottom() {
    let parts = ViewParts::new(Vec2::new(1280.0, 720.0), GameKind::Tawula);
    let table = Table::new(GameRecord::opening(Setup::new(GameKind::Tawula), 3));
    let here = parts.view(&table);
    assert_eq!(here.bottom(), Side::First);
    let turned = View {
        is_screen_turned: true,
        ..parts.view(&table)
    };
    assert_eq!(turned.bottom(), Side::Second);
}
