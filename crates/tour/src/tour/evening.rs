//! The tour's pictures of evenings: setting one up, the sheet of each format, a pairing, and the code.

use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::play::{idle, set_speed};
use super::scene::Scene;
use crate::evening::{EntrantId, Evening, Format, GameResult, PairingState, Plan};
use crate::record::GameRecord;
use crate::rules::{AnyMove, GameKind, Side};
use crate::table::targets::targets;
use crate::table::{Intent, Table};
use crate::ui::evening::at_table::pairing_of;
use crate::ui::evening::{CurrentEvening, EveningAsk, EveningLeaf, EveningPage};
use crate::ui::home::HomeTextures;
use crate::ui::{CurrentSettings, Open, Panel, Toasts};

const DESKTOP: (f32, f32) = (1280.0, 720.0);
const LARGE: (f32, f32) = (1920.0, 1080.0);
const SMALL: (f32, f32) = (640.0, 360.0);
const UPRIGHT: (f32, f32) = (390.0, 844.0);
const NAMES: [&str; 8] = ["Ada", "Bo", "Chiara", "Dov", "Esi", "Finn", "Gita", "Hugo"];
const SWISS: Format = Format::Swiss { rounds: None };

/// The scenes.
pub(super) const SCENES: &[Scene] = &[
    Scene {
        name: "evening-set-up",
        window: DESKTOP,
        prepare: |world, frame| {
            let mut page = EveningPage::default();
            page.draft.names = NAMES.map(str::to_owned).into();
            page.draft.games = vec![GameKind::Tapatan, GameKind::Tawula];
            look(world, frame, None, page)
        },
    },
    Scene {
        name: "evening-swiss",
        window: LARGE,
        prepare: |world, frame| sheet(world, frame, SWISS, 10),
    },
    Scene {
        name: "evening-many",
        window: LARGE,
        prepare: |world, frame| look(world, frame, many(), EveningPage::default()),
    },
    Scene {
        name: "evening-over",
        window: LARGE,
        prepare: |world, frame| sheet(world, frame, SWISS, 16),
    },
    Scene {
        name: "evening-set-up-large",
        window: LARGE,
        prepare: |world, frame| {
            let mut page = EveningPage::default();
            page.draft.names = NAMES.map(str::to_owned).into();
            page.draft.games = vec![GameKind::Tapatan, GameKind::Tawula];
            look(world, frame, None, page)
        },
    },
    Scene {
        name: "evening-code-large",
        window: LARGE,
        prepare: |world, frame| leaf(world, frame, |_| EveningLeaf::Code(0)),
    },
    Scene {
        name: "evening-round-robin",
        window: DESKTOP,
        prepare: |world, frame| sheet(world, frame, Format::RoundRobin, 13),
    },
    Scene {
        name: "evening-knock-out",
        window: DESKTOP,
        prepare: |world, frame| sheet(world, frame, Format::KnockOut, 5),
    },
    Scene {
        name: "evening-winner-stays-on",
        window: DESKTOP,
        prepare: |world, frame| sheet(world, frame, Format::WinnerStaysOn { games: None }, 6),
    },
    Scene {
        name: "evening-pairing",
        window: DESKTOP,
        prepare: |world, frame| leaf(world, frame, EveningLeaf::Pairing),
    },
    Scene {
        name: "evening-code",
        window: DESKTOP,
        prepare: |world, frame| leaf(world, frame, |_| EveningLeaf::Code(0)),
    },
    Scene {
        name: "evening-small",
        window: SMALL,
        prepare: |world, frame| sheet(world, frame, SWISS, 10),
    },
    Scene {
        name: "evening-portrait",
        window: UPRIGHT,
        prepare: |world, frame| sheet(world, frame, SWISS, 10),
    },
    Scene {
        name: "evening-italian",
        window: DESKTOP,
        prepare: |world, frame| {
            "it".clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
            sheet(world, frame, SWISS, 10)
        },
    },
    Scene {
        name: "evening-played",
        window: DESKTOP,
        prepare: played,
    },
];

/// An evening of eight, every game of which is played on the table to its end; its sheet.
fn played(world: &mut World, frame: u32) -> bool {
    if frame == 0 {
        "en".clone_into(&mut world.resource_mut::<CurrentSettings>().0.language);
        world.resource_mut::<CurrentEvening>().0 = None;
        world.resource_mut::<Open>().home = false;
    }
    set_speed(world, 0.0);
    if !idle(world) {
        return false;
    }
    let Some(evening) = world.resource::<CurrentEvening>().0.clone() else {
        let plan = Plan::new(NAMES, GameKind::Tapatan, Format::KnockOut);
        world.write_message(EveningAsk::Begin(Box::new(plan)));
        return false;
    };
    let game = world.resource::<Table>().game();
    if let Some(pairing) = pairing_of(&evening, game).filter(|_| game.outcome().is_none()) {
        // Always the one who stands higher on the list, so that the sheet is the same in every picture.
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
    if let Some(next) = evening.now().first() {
        world.resource_mut::<Open>().panel = None;
        // One that has begun is on its way to the table.
        if next.state == PairingState::Waiting {
            world.write_message(EveningAsk::Play(next.id));
        }
        return false;
    }
    let mut open = world.resource_mut::<Open>();
    // The page has a few frames to be drawn in.
    let was_open = open.panel.replace(Panel::Evening) == Some(Panel::Evening);
    was_open && world.resource::<Toasts>().is_empty()
}

/// How many games are tried, and how far each is looked at.
const MOST_GAMES: u64 = 100;
const MOST_AHEAD: usize = 30;
/// A large odd number that scatters small ones.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The next choice of the shortest of some games that a side wins from here.
fn towards(game: &GameRecord, winner: Side) -> Option<AnyMove> {
    let choice = |game: &GameRecord, seed: u64| {
        // By chance: players who look ahead could go round for ever.
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

/// An evening of eight of which so many games are over, and one is being played.
fn under_way(format: Format, games: usize) -> Option<Evening> {
    let mut plan = Plan::new(NAMES, GameKind::Tapatan, format);
    plan.title = Some("Friday at four tables".to_owned());
    plan.games = vec![GameKind::Tawula, GameKind::Tapatan, GameKind::Tablut];
    let mut evening = Evening::new(plan).ok()?;
    for game in 0..games {
        let at = evening.now().first()?.id;
        // The same results in every picture.
        let result = match (game * 5 + 3) % 7 {
            0 | 4 | 5 => GameResult::win(Side::Second),
            2 if format != Format::KnockOut => GameResult::Draw,
            _ => GameResult::win(Side::First),
        };
        evening.report(at, result).ok()?;
    }
    if let Some(at) = evening.now().first().map(|one| one.id) {
        evening.begin(at).ok()?;
    }
    Some(evening)
}

/// The first round of the most people.
fn many() -> Option<Evening> {
    let names = (0..32).map(|at| format!("{} {}", NAMES[at % 8], at / 8 + 1));
    let names: Vec<String> = names.collect();
    let plan = Plan::new(names.iter().map(String::as_str), GameKind::Tawula, SWISS);
    let mut evening = Evening::new(plan).ok()?;
    for _ in 0..20 {
        let at = evening.now().first()?.id;
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

fn leaf(world: &mut World, frame: u32, of: fn(crate::evening::PairingId) -> EveningLeaf) -> bool {
    let evening = under_way(SWISS, 9);
    let mut page = EveningPage::default();
    if let Some(pairing) = evening.as_ref().and_then(|one| one.now().first().copied()) {
        page.leaf = of(pairing.id);
    }
    look(world, frame, evening, page)
}

fn look(world: &mut World, frame: u32, evening: Option<Evening>, page: EveningPage) -> bool {
    if frame == 0 {
        // What is being played lies on the table.
        let playing = evening.as_ref().and_then(|evening| {
            let at = evening.now().first().map(|one| (one.id, one.state))?;
            (at.1 == PairingState::Playing).then_some(at.0)
        });
        world.resource_mut::<CurrentEvening>().0 = evening;
        if let Some(at) = playing {
            world.write_message(EveningAsk::Play(at));
        }
        let mut contexts = world.query::<&mut EguiContext>();
        for mut context in contexts.iter_mut(world) {
            page.clone().keep(context.get_mut());
        }
        world.resource_mut::<Open>().panel = Some(Panel::Evening);
    }
    frame > 6 && world.resource::<HomeTextures>().are_registered()
}
