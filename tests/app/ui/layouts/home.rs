//! Layout tests of the home screen with the room of each game open.

use super::check;
use super::games::Tables;
use super::scene::Scene;

#[test]
fn the_home_screen_fits() {
    check(|kind, words| {
        let mut scene = Scene::new("home", Tables::mixed(kind, words).under_way());
        scene.open.go_home();
        vec![scene]
    });
}
