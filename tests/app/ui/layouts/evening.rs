//! Layout tests of the game night's page: its set-up, sheets of every format, and everything that can be open on it.

use tavoliere::evening::{EntrantId, Evening, Format, GameResult, LeaverRule, PairingId, Plan};
use tavoliere::players::MOST_NAME_LETTERS;
use tavoliere::record::GameRecord;
use tavoliere::rules::{GameKind, Setup, Side};
use tavoliere::table::Table;
use tavoliere::ui::Panel;
use tavoliere::ui::evening::{EveningDraft, EveningLeaf, EveningPage};

use super::check_in;
use super::scene::Scene;
use super::sizes::{LARGE, WINDOWS};
use crate::ui::evening::long_names;

const SWISS: Format = Format::Swiss { rounds: None };

/// A game night with few names and some results.
fn few(format: Format) -> Evening {
    let names = ["Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo"];
    let mut evening = Evening::new(Plan::new(names, GameKind::Tawula, format)).unwrap();
    for table in 1..=3 {
        let at = PairingId { round: 1, table };
        let result = match table {
            1 => GameResult::win(Side::First),
            2 => GameResult::Draw,
            _ => GameResult::cappotto(Side::Second),
        };
        let _ = evening.report(at, result);
    }
    evening
}

/// The same after all pairings have this result.
fn ended(mut evening: Evening, result: GameResult) -> Evening {
    while let Some(at) = evening.open_pairings().first().map(|one| one.id) {
        evening.report(at, result).unwrap();
    }
    evening
}

/// A game night with two games per pairing, both of which some pairings have finished.
fn two_games(format: Format) -> Evening {
    let mut plan = few(format).plan().clone();
    plan.two_games = true;
    let mut evening = Evening::new(plan).unwrap();
    for table in [1, 1, 2] {
        let at = PairingId { round: 1, table };
        let _ = evening.report(at, GameResult::cappotto(Side::First));
    }
    evening
}

/// A round robin with a player whose games don't count.
fn left() -> Evening {
    let mut plan = few(Format::RoundRobin).plan().clone();
    plan.leavers = LeaverRule::HalfPlayed;
    let mut evening = Evening::new(plan).unwrap();
    let at = PairingId { round: 1, table: 1 };
    evening.report(at, GameResult::win(Side::First)).unwrap();
    evening.leave(EntrantId::new(1)).unwrap();
    evening
}

fn titled() -> Evening {
    let mut plan = few(SWISS).plan().clone();
    plan.title = Some("W".repeat(MOST_NAME_LETTERS));
    Evening::new(plan).unwrap()
}

/// The changed set-up of a game night with many names.
fn set_up(change: impl Fn(&mut EveningDraft)) -> EveningPage {
    let mut page = EveningPage::default();
    let all = long_names(SWISS);
    page.draft.names = all.entrants().iter().map(|one| one.name.clone()).collect();
    page.draft.games = GameKind::ALL.to_vec();
    change(&mut page.draft);
    page
}

/// The name of a scene, its game night and its page.
type Shown = (&'static str, Option<Evening>, EveningPage);

fn set_ups() -> Vec<Shown> {
    let twice = set_up(|draft| {
        draft.names.truncate(5);
        let again = draft.names[0].clone();
        draft.add(&again);
    });
    let endless = set_up(|draft| {
        draft.names.truncate(2);
        draft.format = Format::WinnerStaysOn { games: None };
    });
    let two = set_up(|draft| {
        draft.pick_format(Format::RoundRobin);
        draft.two_games = true;
    });
    let eight = set_up(|draft| {
        draft.names = ["Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo"]
            .map(str::to_owned)
            .into();
        draft.title = "Friday at four tables".to_owned();
        draft.pick_format(SWISS);
        draft.pick_count(Some(9));
    });
    let limited = set_up(|draft| {
        draft.names.truncate(14);
        draft.pick_format(Format::WinnerStaysOn { games: Some(15) });
    });
    let knock_out = set_up(|draft| draft.pick_format(Format::KnockOut));
    vec![
        ("a set-up without names", None, EveningPage::default()),
        ("a set-up of eight", None, eight),
        ("a set-up with a limit of games", None, limited),
        ("a set-up of a knockout", None, knock_out),
        ("a set-up with names", None, set_up(|_| ())),
        ("a set-up that asks", None, twice),
        ("a set-up of games without end", None, endless),
        ("a set-up of two games", None, two),
    ]
}

fn sheets() -> Vec<Shown> {
    let stays_on = Format::WinnerStaysOn { games: None };
    let won = GameResult::win(Side::First);
    [
        ("a Swiss evening", few(SWISS)),
        ("a Swiss evening of many", long_names(SWISS)),
        (
            "a Swiss evening that is over",
            ended(titled(), GameResult::Draw),
        ),
        ("a round robin", few(Format::RoundRobin)),
        ("a knock-out", few(Format::KnockOut)),
        ("a knock-out of many", long_names(Format::KnockOut)),
        (
            "a knock-out that is over",
            ended(few(Format::KnockOut), won),
        ),
        ("winner stays on", long_names(stays_on)),
        ("two games per pairing", two_games(SWISS)),
        ("a knock-out of two games", two_games(Format::KnockOut)),
        ("a round robin that a player left", left()),
    ]
    .into_iter()
    .map(|(name, evening)| (name, Some(evening), EveningPage::default()))
    .collect()
}

fn leaves() -> Vec<Shown> {
    let first = PairingId { round: 1, table: 1 };
    let mut playing = long_names(SWISS);
    playing.begin(first).unwrap();
    let mut left = long_names(SWISS);
    left.leave(EntrantId::new(3)).unwrap();
    let pairing = EveningLeaf::Pairing(first);
    [
        ("a pairing to come", long_names(Format::KnockOut), pairing),
        ("a pairing being played", playing, pairing),
        ("a pairing that is over", few(SWISS), pairing),
        ("the people", left, EveningLeaf::People),
        ("both games of a pairing", two_games(SWISS), pairing),
        ("a code", few(SWISS), EveningLeaf::Code(0)),
        ("a code of many", long_names(SWISS), EveningLeaf::Code(1)),
        ("ending", few(SWISS), EveningLeaf::End),
        ("forgetting", few(SWISS), EveningLeaf::Delete),
    ]
    .into_iter()
    .map(|(name, evening, leaf)| {
        let mut page = EveningPage::default();
        page.leaf = leaf;
        (name, Some(evening), page)
    })
    .collect()
}

fn scenes() -> Vec<Scene> {
    let setup = Setup::new(GameKind::Tawula);
    let table = Table::new(GameRecord::new(setup, 1, Side::First));
    let shown = [set_ups(), sheets(), leaves()].into_iter().flatten();
    shown
        .map(|(name, evening, page)| {
            let scene = Scene::panel(name, table.clone(), Panel::Evening);
            let mut scene = scene.prepared(move |ctx, _| page.clone().keep(ctx));
            scene.evening = evening;
            scene
        })
        .collect()
}

#[test]
fn every_text_of_the_evening_fits() {
    // The page grows with the window.
    let windows: Vec<_> = WINDOWS.into_iter().chain([LARGE]).collect();
    check_in(GameKind::Tawula, &windows, |_| scenes());
}
