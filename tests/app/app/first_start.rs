//! Tests the questions of the first start: they come once, and only to new players on the home screen.

use bevy::prelude::*;
use tavoliere::app::{Args, Harness, StartArgs, first_start};
use tavoliere::settings::CurrentSettings;
use tavoliere::store::Settings;
use tavoliere::table::history::GameHistory;
use tavoliere::ui::{OpenPanels, Panel};

/// A program whose home screen has just been shown.
fn begun(args: Args, settings: Settings, home: bool) -> App {
    let mut app = App::new();
    app.insert_resource(StartArgs(args))
        .insert_resource(CurrentSettings(settings))
        .init_resource::<GameHistory>()
        .insert_resource(OpenPanels {
            home,
            ..OpenPanels::default()
        })
        .add_plugins(first_start::plugin);
    app.update();
    app.world_mut().resource_mut::<OpenPanels>().home_is_settled = home;
    app.update();
    app
}

fn panel(app: &App) -> Option<Panel> {
    app.world().resource::<OpenPanels>().panel
}

fn greeted(app: &App) -> bool {
    app.world().resource::<CurrentSettings>().0.greeted
}

#[test]
fn the_questions_come_once() {
    let mut app = begun(Args::default(), Settings::default(), true);
    assert_eq!(panel(&app), Some(Panel::FirstStart));
    assert!(!greeted(&app), "a player who quits now is asked again");
    app.world_mut().resource_mut::<OpenPanels>().panel = None;
    app.update();
    assert!(greeted(&app));
    app.world_mut().resource_mut::<OpenPanels>().go_home();
    app.update();
    assert_eq!(panel(&app), None);
    let settings = app.world().resource::<CurrentSettings>().0.clone();
    assert_eq!(panel(&begun(Args::default(), settings, true)), None);
}

#[test]
fn only_new_players_on_the_home_screen_are_asked() {
    let on_table = begun(Args::default(), Settings::default(), false);
    assert_eq!(panel(&on_table), None);
    let demo = Args {
        demo: true,
        ..Args::default()
    };
    assert_eq!(panel(&begun(demo, Settings::default(), true)), None);
    let tour = Args {
        harness: Some(Harness::Tour),
        ..Args::default()
    };
    assert_eq!(panel(&begun(tour, Settings::default(), true)), None);
}
