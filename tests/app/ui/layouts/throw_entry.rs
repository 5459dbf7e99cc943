//! Layout tests of throws by hand.

use tavoliere::ui::Panel;

use super::games::{Tables, by_hand};
use super::scene::Scene;
use super::{check_in, sizes::WINDOWS};
use tavoliere::rules::GameKind;

#[test]
fn throws_by_hand_fit() {
    for kind in GameKind::ALL.into_iter().filter(|kind| kind.has_throws()) {
        check_in(kind, &WINDOWS, |words| {
            let Tables { setup, seats } = Tables::mixed(kind, words);
            let table = |events| by_hand(&setup, seats, events);
            let entered = |events| {
                let mut scene = Scene::new("a throw entered", table(events));
                scene.digits = &[3, 3];
                scene
            };
            vec![
                Scene::new("a throw to enter", table(0)),
                entered(0),
                entered(30),
                Scene::panel("throws by hand", table(30), Panel::FairThrows),
            ]
        });
    }
}
