//! Starts the program again, at the same place, after it has lost the graphics device.
//!
//! Systems take the device away when they sleep or renew its driver. Everything that was drawn is lost with it, and a new
//! program is the surest way to get it back.

use std::ffi::OsString;
use std::io;
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::error_handler::{RenderError, RenderErrorHandler, RenderErrorPolicy};
use rfd::{MessageDialog, MessageLevel};

use crate::app::launch::addressed_screen::AddressedScreen;
use crate::app::{Args, StartArgs};
use crate::rules::printable_lines;
use crate::table::{Learning, Table};
use crate::ui::{OpenPanels, Words};

/// If a program that has been started again loses the device within this time, another start wouldn't help.
const TOO_SOON: Duration = Duration::from_secs(60);

/// The consequence of a lost device.
#[derive(Debug, PartialEq)]
enum Consequence {
    /// Start again with these arguments.
    Restart(Vec<OsString>),
    /// Tell the player, with this title and text.
    GiveUp { title: String, text: String },
}

/// The consequence, from the loss of the device until the program has ended.
static CONSEQUENCE: Mutex<Option<Consequence>> = Mutex::new(None);

/// The time of the start.
#[derive(Resource)]
struct StartedAt(Instant);

/// Handles a lost graphics device. Harnesses and demonstrations end instead, because they can't continue.
pub(in crate::app) fn plugin(app: &mut App) {
    app.insert_resource(StartedAt(Instant::now()))
        .insert_resource(RenderErrorHandler(handle));
}

/// Ends the program, and decides what follows. The renderer asks in every frame until then.
fn handle(error: &RenderError, world: &mut World, _: &mut World) -> RenderErrorPolicy {
    if let Ok(mut consequence) = CONSEQUENCE.lock()
        && consequence.is_none()
    {
        error!("the graphics device is lost: {:?}", error.ty);
        let decided = decide(world);
        world.write_message(match &decided {
            Consequence::Restart(_) => AppExit::Success,
            Consequence::GiveUp { .. } => AppExit::error(),
        });
        *consequence = Some(decided);
    }
    RenderErrorPolicy::StopRendering
}

fn decide(world: &World) -> Consequence {
    let args = &world.resource::<StartArgs>().0;
    let running = world.resource::<StartedAt>().0.elapsed();
    if args.restarted && running < TOO_SOON {
        let words = world.resource::<Words>();
        return Consequence::GiveUp {
            title: words.get("graphics-lost"),
            text: words.get("graphics-lost-line"),
        };
    }
    Consequence::Restart(arguments(args, &address(world)))
}

/// The address of the screen that is shown. Before there's a table it's the one at the start.
fn address(world: &World) -> String {
    let (table, open) = (
        world.get_resource::<Table>(),
        world.get_resource::<OpenPanels>(),
    );
    let (Some(table), Some(open)) = (table, open) else {
        return String::new();
    };
    AddressedScreen::of(open, world.get_resource::<Learning>(), table).address(table)
}

/// The arguments of the next start: the same folder and settings, and the screen.
fn arguments(args: &Args, address: &str) -> Vec<OsString> {
    let mut next: Vec<OsString> = vec!["--restarted".into(), "--address".into(), address.into()];
    if let Some(data) = &args.data {
        next.extend(["--data".into(), data.into()]);
    }
    if let Some(language) = &args.language {
        next.extend(["--language".into(), language.into()]);
    }
    if let Some(speed) = args.speed {
        next.extend(["--speed".into(), speed.factor().to_string().into()]);
    }
    next
}

/// Starts the program again if it has lost the graphics device. Everything is saved by then, and the folder is free.
///
/// # Errors
/// The system's reason why the program can't be started.
pub(in crate::app) fn finish() -> io::Result<()> {
    let consequence = CONSEQUENCE.lock().ok().and_then(|mut next| next.take());
    match consequence {
        None => Ok(()),
        Some(Consequence::Restart(arguments)) => {
            let mut command = Command::new(std::env::current_exe()?);
            command.args(arguments).spawn().map(drop)
        }
        Some(Consequence::GiveUp { title, text }) => {
            eprintln!(
                "tavoliere: {}",
                printable_lines(&format!("{title}. {text}"))
            );
            show_message(&title, &text);
            Ok(())
        }
    }
}

/// Shows a message in a box, if the system has any.
pub(super) fn show_message(title: &str, text: &str) {
    MessageDialog::new()
        .set_level(MessageLevel::Error)
        .set_title(title)
        .set_description(text)
        .show();
}

#[cfg(test)]
mod tests {
    use bevy::render::error_handler::ErrorType;

    use super::*;
    use crate::app::launch::address;
    use crate::record::GameRecord;
    use crate::rules::{GameKind, Setup, Side};
    use crate::store::{Speed, Store};
    use crate::table::autosave::Saves;
    use crate::table::{LessonIntent, TablePlugin};
    use crate::ui::Panel;

    fn world(args: Args, running: Duration) -> World {
        let mut world = World::new();
        let setup = Setup::new(GameKind::Tawula);
        world.insert_resource(Table::new(GameRecord::new(setup, 7, Side::First)));
        world.insert_resource(OpenPanels::default());
        world.insert_resource(StartArgs(args));
        world.insert_resource(StartedAt(Instant::now().checked_sub(running).unwrap()));
        world.insert_resource(Words::default());
        world.init_resource::<Messages<AppExit>>();
        world
    }

    fn told(arguments: &[&str]) -> Consequence {
        Consequence::Restart(arguments.iter().map(OsString::from).collect())
    }

    #[test]
    fn the_program_starts_again_at_the_same_place() {
        let args = Args {
            data: Some("A folder/è".into()),
            speed: Some(Speed::Double),
            open: Some("game.txt".to_owned()),
            ..Args::default()
        };
        let mut here = world(args, Duration::ZERO);
        let common = ["--data", "A folder/è", "--speed", "2"];
        let address = address::write(&Setup::new(GameKind::Tawula));
        let table = ["--restarted", "--address", &address];
        assert_eq!(decide(&here), told(&[&table[..], &common].concat()));

        here.resource_mut::<OpenPanels>().panel = Some(Panel::Library);
        let library = ["--restarted", "--address", "#library"];
        assert_eq!(decide(&here), told(&[&library[..], &common].concat()));
    }

    /// The lesson of a game at its first step.
    fn learning(game: GameKind) -> Learning {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TablePlugin))
            .insert_resource(Saves(Store::in_memory()));
        let begin = LessonIntent::Begin { game, seed: 1 };
        app.world_mut().write_message(begin);
        app.update();
        app.world().resource::<Learning>().clone()
    }

    #[test]
    fn a_lesson_continues_after_the_restart() {
        let mut here = world(Args::default(), Duration::ZERO);
        here.insert_resource(learning(GameKind::Tablut));
        let lesson = ["--restarted", "--address", "#tablut/learn"];
        assert_eq!(decide(&here), told(&lesson));
        // Otherwise the saved game of the same kind would be on the table.
        assert!(address::read(lesson[2], GameKind::Tawula).0.learn);
    }

    #[test]
    fn the_page_of_the_game_night_opens_after_the_restart() {
        let mut here = world(Args::default(), Duration::ZERO);
        here.resource_mut::<OpenPanels>().panel = Some(Panel::Evening);
        let evening = ["--restarted", "--address", "#evening"];
        assert_eq!(decide(&here), told(&evening));
        let panel = address::read(evening[2], GameKind::Tawula).0.panel;
        assert_eq!(panel, Some(Panel::Evening));
    }

    #[test]
    fn a_game_with_a_clock_is_resumed_from_its_save() {
        let mut here = world(Args::default(), Duration::ZERO);
        let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 7, Side::First);
        game.set_clock("300+5".parse().unwrap());
        here.insert_resource(Table::new(game));
        let address = address::write(&Setup::new(GameKind::Tapatan));
        let table = ["--restarted", "--address", &address];
        assert_eq!(decide(&here), told(&table));
        // The address has no clock, so a new game would have none either.
        let (args, problems) = address::read(&address, GameKind::Tawula);
        assert!(args.resume_first && problems.is_empty());
        assert_eq!(args.game.as_deref(), Some("tapatan"));
    }

    #[test]
    fn a_program_that_has_just_started_again_gives_up() {
        let args = || Args {
            restarted: true,
            ..Args::default()
        };
        let soon = decide(&world(args(), Duration::from_secs(5)));
        assert!(matches!(soon, Consequence::GiveUp { .. }), "{soon:?}");
        let later = decide(&world(args(), TOO_SOON));
        assert!(matches!(later, Consequence::Restart(_)), "{later:?}");
    }

    #[test]
    fn a_lost_device_ends_the_program_once() {
        let mut here = world(Args::default(), Duration::ZERO);
        let lost = RenderError {
            ty: ErrorType::DeviceLost,
            description: String::new(),
            source: None,
        };
        for _ in 0..2 {
            let policy = handle(&lost, &mut here, &mut World::new());
            assert!(matches!(policy, RenderErrorPolicy::StopRendering));
        }
        assert_eq!(here.resource::<Messages<AppExit>>().len(), 1);
        *CONSEQUENCE.lock().unwrap() = None;
    }
}
