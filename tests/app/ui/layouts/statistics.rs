//! Layout tests of the statistics.

use std::sync::OnceLock;

use tavoliere::date::Date;
use tavoliere::record::GameRecord;
use tavoliere::rules::{Expect, GameKind, Setup};
use tavoliere::statistics::{Entry, EntryInfo, History, Participant};
use tavoliere::ui::Panel;

use super::check;
use super::games::Tables;
use super::scene::Scene;
use crate::rig::{chance, some_choice};

/// A history with some games of all four kinds.
pub fn games_played() -> &'static History {
    static PLAYED: OnceLock<History> = OnceLock::new();
    PLAYED.get_or_init(play_games)
}

fn play_games() -> History {
    let mut history = History::default();
    for game in GameKind::ALL {
        for number in 0..4 {
            let mut record = GameRecord::opening(Setup::new(game), number);
            let mut random = chance(number);
            while record.outcome().is_none() && record.events().len() < 400 {
                match record.expect() {
                    Expect::Throw(_) => drop(record.throw_next().unwrap()),
                    _ => drop(record.play(some_choice(&record, &mut random)).unwrap()),
                }
            }
            let info = EntryInfo {
                date: Date::from_days(20_000),
                sides: [
                    Participant::person(Some("a"), "Ada of the very long name"),
                    Participant::Computer { level: 1 },
                ],
                luck: Some([120, -340]),
                throws_by_hand: number == 0,
            };
            history.add(Entry::of(&record, info));
        }
    }
    history
}

#[test]
fn the_statistics_fit() {
    check(|kind, words| {
        let table = Tables::mixed(kind, words).under_way();
        let mut games = Scene::panel("the statistics", table.clone(), Panel::Statistics);
        games.history = Some(games_played());
        vec![
            games,
            Scene::panel("no games yet", table, Panel::Statistics),
        ]
    });
}
