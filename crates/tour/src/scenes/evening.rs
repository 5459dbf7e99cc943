//! The tour's pictures of game nights: setting one up, the sheet of each format, a pairing, and the code.

use bevy::prelude::*;
use tavoliere::evening::{EntrantId, Evening, Format, GameResult, PairingId, PairingState, Plan};
use tavoliere::record::GameRecord;
use tavoliere::rules::{AnyMove, GameKind, Side};
use tavoliere::table::Intent;
use tavoliere::table::targets::targets;
use tavoliere::ui::actions::EveningAction;
use tavoliere::ui::evening::at_table::pairing_of;
use tavoliere::ui::evening::{CurrentEvening, EveningLeaf, EveningPage};
use tavoliere::ui::home::HomeTextures;
use tavoliere::ui::{OpenPanels, Panel, Toasts};

use super::acting::{
    close_panel, game_on_table, idle, in_each_context, leave_home, open_panel, set_language,
    set_speed,
};
use super::scene::{Scene, WindowSize};

const NAMES: [&str; 8] = ["Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo"];
const SWISS: Format = Format::Swiss { rounds: None };

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene::new("evening-set-up", WindowSize::NOTEBOOK, set_up),
    Scene::new("evening-swiss", WindowSize::DESKTOP, |world, frame| {
        sheet(world, frame, SWISS, 10)
    }),
    Scene::new("evening-many", WindowSize::DESKTOP, |world, frame| {
        look(world, frame, many(), EveningPage::default())
    }),
    Scene::new("evening-over", WindowSize::DESKTOP, |world, frame| {
        sheet(world, frame, SWISS, 16)
    }),
    Scene::new("evening-set-up-large", WindowSize::DESKTOP, set_up),
    Scene::new("evening-code-large", WindowSize::DESKTOP, |world, frame| {
        leaf(world, frame, |_| EveningLeaf::Code(0))
    }),
    Scene::new(
        "evening-round-robin",
        WindowSize::NOTEBOOK,
        |world, frame| sheet(world, frame, Format::RoundRobin, 13),
    ),
    Scene::new("evening-knock-out", WindowSize::NOTEBOOK, |world, frame| {
        sheet(world, frame, Format::KnockOut, 5)
    }),
    Scene::new(
        "evening-winner-stays-on",
        WindowSize::NOTEBOOK,
        |world, frame| sheet(world, frame, Format::WinnerStaysOn { games: None }, 6),
    ),
    Scene::new("evening-pairing", WindowSize::NOTEBOOK, |world, frame| {
        leaf(world, frame, EveningLeaf::Pairing)
    }),
    Scene::new("evening-code", WindowSize::NOTEBOOK, |world, frame| {
        leaf(world, frame, |_| EveningLeaf::Code(0))
    }),
    Scene::new("evening-small", WindowSize::SMALL, |world, frame| {
        sheet(world, frame, SWISS, 10)
    }),
    Scene::new("evening-portrait", WindowSize::PHONE, |world, frame| {
        sheet(world, frame, SWISS, 10)
    }),
    Scene::new("evening-italian", WindowSize::NOTEBOOK, |world, frame| {
        set_language(world, "it");
        sheet(world, frame, SWISS, 10)
    }),
    Scene::new("evening-played", WindowSize::NOTEBOOK, played),
];

/// A game night of eight people before its start.
fn set_up(world: &mut World, frame: u32) -> bool {
    let mut page = EveningPage::default();
    page.draft.names = NAMES.map(str::to_owned).into();
    page.draft.games = vec![GameKind::Tapatan, GameKind::Tawula];
    look(world, frame, None, page)
}

/// The sheet of a game night of eight people after all its games have been played on the table.
fn played(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        set_language(world, "en");
        world.resource_mut::<CurrentEvening>().0 = None;
        leave_home(world);
    }
    set_speed(world, 0.0);
    if !idle(world) {
        return false;
    }
    let Some(evening) = world.resource::<CurrentEvening>().0.clone() else {
        let plan = Plan::new(NAMES, GameKind::Tapatan, Format::KnockOut);
        world.write_message(EveningAction::Begin(Box::new(plan)));
        return false;
    };
    let game = game_on_table(world);
    if let Some(pairing) = pairing_of(&evening, game).filter(|_| game.outcome().is_none()) {
        // The player with the lower number wins, so that the sheet is the same in every picture.
        let ids = Side::BOTH.map(|side| pairing.at_side(side).map(EntrantId::number));
        let winner = if ids[0] < ids[1] {
            Side::First
        } else {
            Side::Second
        };
        if let Some(choice) = towards(game, winner) {
            world.write_message(Intent::Play(choice));
        }
        return false;
    }
    if let Some(next) = evening.open_pairings().first() {
        close_panel(world);
        // A started game is on its way to the table.
        if next.state == PairingState::Waiting {
            world.write_message(EveningAction::Play(next.id));
        }
        return false;
    }
    let mut open = world.resource_mut::<OpenPanels>();
    // The page needs a few frames to be drawn.
    let was_open = open.panel.replace(Panel::Evening) == Some(Panel::Evening);
    was_open && world.resource::<Toasts>().is_empty()
}

/// Number of games that are tried.
const MOST_GAMES: u64 = 100;
/// Number of events of each game that are tried.
const MOST_AHEAD: usize = 30;
/// A large odd number that spreads small ones.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The next choice of the shortest of several games that a side wins from here.
fn towards(game: &GameRecord, winner: Side) -> Option<AnyMove> {
    let choice = |game: &GameRecord, seed: u64| {
        // Random, because players who look ahead could play forever.
        let all = targets(game.position());
        let drawn = (seed * 1_000 + game.events().len() as u64).wrapping_mul(SPREAD) >> 33;
        let at = drawn % u64::try_from(all.len()).ok()?.max(1);
        all.get(usize::try_from(at).ok()?)
            .map(|target| target.choice)
    };
    let length = |seed: u64| {
        let mut ahead = game.clone();
        while ahead.outcome().is_none() {
            if ahead.events().len() > game.events().len() + MOST_AHEAD {
                return None;
            }
            ahead.play(choice(&ahead, seed)?).ok()?;
        }
        let won = ahead.outcome()?.winner == Some(winner);
        won.then_some((ahead.events().len(), seed))
    };
    let shortest = (0..MOST_GAMES).filter_map(length).min();
    choice(game, shortest.map_or(0, |(_, seed)| seed))
}

/// A game night of eight people with this number of finished games and one being played.
fn under_way(format: Format, games: usize) -> Option<Evening> {
    let mut plan = Plan::new(NAMES, GameKind::Tapatan, format);
    plan.title = Some("Friday at four tables".to_owned());
    plan.games = vec![GameKind::Tawula, GameKind::Tapatan, GameKind::Tablut];
    let mut evening = Evening::new(plan).ok()?;
    for game in 0..games {
        let at = evening.open_pairings().first()?.id;
        // The same results in every picture.
        let result = match (game * 5 + 3) % 7 {
            0 | 4 | 5 => GameResult::win(Side::Second),
            2 if format != Format::KnockOut => GameResult::Draw,
            _ => GameResult::win(Side::First),
        };
        evening.report(at, result).ok()?;
    }
    if let Some(at) = evening.open_pairings().first().map(|one| one.id) {
        evening.begin(at).ok()?;
    }
    Some(evening)
}

/// The first round of a game night with the maximum of people.
fn many() -> Option<Evening> {
    let names = (0..32).map(|at| format!("{} {}", NAMES[at % 8], at / 8 + 1));
    let names: Vec<String> = names.collect();
    let plan = Plan::new(names.iter().map(String::as_str), GameKind::Tawula, SWISS);
    let mut evening = Evening::new(plan).ok()?;
    for _ in 0..20 {
        let at = evening.open_pairings().first()?.id;
        evening.report(at, GameResult::win(Side::First)).ok()?;
    }
    Some(evening)
}

fn sheet(world: &mut World, frame: u32, format: Format, games: usize) -> bool {
    look(
        world,
        frame,
        under_way(format, games),
        EveningPage::default(),
    )
}

fn leaf(world: &mut World, frame: u32, of: fn(PairingId) -> EveningLeaf) -> bool {
    let evening = under_way(SWISS, 9);
    let mut page = EveningPage::default();
    if let Some(pairing) = evening
        .as_ref()
        .and_then(|one| one.open_pairings().first().copied())
    {
        page.leaf = of(pairing.id);
    }
    look(world, frame, evening, page)
}

fn look(world: &mut World, frame: u32, evening: Option<Evening>, page: EveningPage) -> bool {
    if frame == 0 {
        // The game that is being played is on the table.
        let playing = evening.as_ref().and_then(|evening| {
            let next = evening.open_pairings().first().copied()?;
            (next.state == PairingState::Playing).then_some(next.id)
        });
        world.resource_mut::<CurrentEvening>().0 = evening;
        if let Some(at) = playing {
            world.write_message(EveningAction::Play(at));
        }
        in_each_context(world, |context| page.clone().keep(context));
        open_panel(world, Panel::Evening);
    }
    frame > 6 && world.resource::<HomeTextures>().are_registered()
}
