//! Reads the part of a page's address after `#`, such as `#game=tablut&preset=five-thrones`, `#tablut/learn` or
//! `#library`.

use std::fmt;

use percent_encoding::percent_decode_str;

use crate::ai::Player;
use crate::app::Args;
use crate::app::args::{seat, speed};
use crate::record::{Importer, LINK_NAME, LinkReader};
use crate::rules::{GameKind, OptionError, Setup, SetupError};
use crate::store::{Seat, Speed};
use crate::ui::Panel;
use crate::ui::panel_row::PanelRow;
use crate::ui::panel_table::{PANELS, row};

/// The names allowed before a `=`. The last one is for the page (`page/page.js`).
const NAMES: [&str; 9] = [
    "game", "preset", "option", "seed", "first", "second", "speed", "replay", "debug",
];
/// The values of `debug`, which print information for developers (`page/page.js`).
const DEBUG: [&str; 1] = ["textures"];

/// A part of an address that can't be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The part of the address.
    pub about: ProblemKind,
    /// The text in the address, shortened for display.
    pub found: String,
    /// The accepted values.
    pub accepted: String,
}

/// The kind of a wrong part of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProblemKind {
    /// There's no such game.
    Game,
    /// The game has no such rule set.
    Preset,
    /// The game has no such option.
    Option,
    /// The option of this name has no such value.
    Value(&'static str),
    /// The game has no such player.
    Seat,
    /// Not a valid seed.
    Seed,
    /// Not a valid speed.
    Speed,
    /// There's no such information for developers.
    Debug,
    /// Addresses have no part of this name.
    Name,
}

impl Problem {
    fn new(about: ProblemKind, found: &str, accepted: impl fmt::Display) -> Problem {
        Problem {
            about,
            found: shorten(found),
            accepted: accepted.to_string(),
        }
    }

    /// The key of its text.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self.about {
            ProblemKind::Game => "toast-link-game",
            ProblemKind::Preset => "toast-link-preset",
            ProblemKind::Option => "toast-link-option",
            ProblemKind::Value(_) => "toast-link-value",
            ProblemKind::Seat => "toast-link-seat",
            ProblemKind::Seed => "toast-link-seed",
            ProblemKind::Speed => "toast-link-speed",
            ProblemKind::Debug => "toast-link-debug",
            ProblemKind::Name => "toast-link-name",
        }
    }
}

/// The longest part of an address that is shown (characters).
const LONGEST: usize = 24;

/// Shortens a part of an address, which is untrusted, so that it fits into a sentence.
fn shorten(text: &str) -> String {
    let mut letters = text.chars().map(|letter| match letter {
        letter if letter.is_control() => ' ',
        letter => letter,
    });
    let mut shown: String = letters.by_ref().take(LONGEST).collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Reads the part of an address after its `#`, with or without that sign, and returns its problems. Without a game's
/// name it applies to the `last` game. With problems, the usable rest is only proposed, and no game starts.
#[must_use]
pub fn read(fragment: &str, last: GameKind) -> (Args, Vec<Problem>) {
    let mut args = Args {
        resume_first: true,
        ..Args::default()
    };
    let pairs: Vec<(&str, String)> = fragment
        .trim_start_matches('#')
        .split('&')
        .filter(|pair| !pair.is_empty())
        .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
        .map(|(name, value)| (name, decoded(value)))
        .collect();
    let mut problems = Vec::new();
    let mut kind = last;
    if let Some(game) = lesson_of(fragment) {
        args.game = Some(game.name().to_owned());
        args.learn = true;
        return (args, Vec::new());
    }
    if let Some(panel) = panel_of(fragment) {
        args.panel = Some(panel);
        return (args, Vec::new());
    }
    // A page that is reloaded during a replay shows the table.
    if let Some(game) = replay_of(fragment) {
        args.game = Some(game.name().to_owned());
        return (args, Vec::new());
    }
    // The name of a game alone opens its table.
    let mut pairs = pairs;
    if let Some((name, value)) = pairs.first_mut()
        && value.is_empty()
        && GameKind::from_name(name).is_ok()
    {
        *value = std::mem::replace(name, "game").to_owned();
    }
    let pairs = pairs;
    // The game is read first, at any position, because the accepted values of the others depend on it.
    for (_, value) in pairs.iter().filter(|(name, _)| *name == "game") {
        match GameKind::from_name(value) {
            Ok(named) => {
                kind = named;
                args.game = Some(value.clone());
            }
            Err(_) => {
                let accepted = GameKind::ALL.map(GameKind::name).join(", ");
                problems.push(Problem::new(ProblemKind::Game, value, accepted));
            }
        }
    }
    if let Some((_, letters)) = pairs.iter().find(|(name, _)| *name == "replay") {
        let link = format!("#{LINK_NAME}{letters}");
        // Errors in the link are reported when it's read.
        if let Ok(reader) = LinkReader::new(&link) {
            args.game = Some(reader.game().name().to_owned());
        }
        args.open = Some(link);
        return (args, Vec::new());
    }
    // Other programs change links, and the importer knows those changes.
    if Importer::has_any(fragment) {
        args.open = Some(fragment.to_owned());
        return (args, Vec::new());
    }
    // If the game is unknown, the other parts can't be checked.
    if problems.is_empty() {
        for (name, value) in pairs {
            problems.extend(take(&mut args, kind, name, &value).err());
        }
    }
    args.only_proposed = !problems.is_empty();
    (args, problems)
}

/// Applies one pair of an address.
fn take(args: &mut Args, kind: GameKind, name: &str, value: &str) -> Result<(), Problem> {
    match name {
        // Already handled before the others.
        "game" => {}
        "preset" => {
            let tried = Setup::new(kind).set_preset(value);
            tried.map_err(|_| {
                let accepted: Vec<String> = kind.presets().into_iter().map(written).collect();
                Problem::new(ProblemKind::Preset, value, accepted.join(", "))
            })?;
            args.preset = Some(value.to_owned());
        }
        "option" => {
            let (option, wanted) = value.split_once('=').unwrap_or((value, ""));
            let tried = Setup::new(kind).set_option(option.trim(), wanted.trim());
            tried.map_err(|error| option_problem(kind, &error, option))?;
            args.options.push(value.to_owned());
        }
        "seed" => {
            let seed = value.parse().map_err(|_| {
                let accepted = format!("0–{}", u64::MAX);
                Problem::new(ProblemKind::Seed, value, accepted)
            })?;
            args.seed = Some(seed);
        }
        "first" | "second" => {
            let levels = Player::levels(kind);
            let seat = seat(value)
                .ok()
                .filter(|seat| match seat {
                    Seat::Person => true,
                    // "best" works for every game.
                    Seat::Computer(level) => *level <= levels || value == "best",
                })
                .ok_or_else(|| {
                    let accepted = format!("person, {}–{levels}, best", Player::MIN_LEVEL);
                    Problem::new(ProblemKind::Seat, &format!("{name}={value}"), accepted)
                })?;
            args.seats[usize::from(name == "second")] = Some(seat);
        }
        "speed" => {
            let speed = speed(value).map_err(|_| {
                let accepted = Speed::ALL.map(|speed| speed.factor().to_string());
                Problem::new(ProblemKind::Speed, value, accepted.join(", "))
            })?;
            args.speed = Some(speed);
        }
        "debug" if DEBUG.contains(&value) => {}
        "debug" => return Err(Problem::new(ProblemKind::Debug, value, DEBUG.join(", "))),
        _ => {
            return Err(Problem::new(
                ProblemKind::Name,
                &decoded(name),
                NAMES.join(", "),
            ));
        }
    }
    Ok(())
}

/// The problem with an unknown option or value of a game.
fn option_problem(kind: GameKind, error: &SetupError, option: &str) -> Problem {
    if let SetupError::Options(OptionError::UnknownValue {
        name,
        value,
        accepted,
    }) = error
    {
        return Problem::new(ProblemKind::Value(name), value, accepted.join(", "));
    }
    let states = Setup::new(kind).option_states();
    let names: Vec<&str> = states.iter().map(|state| state.name).collect();
    Problem::new(ProblemKind::Option, option, names.join(", "))
}

/// The address of a set-up, in the format of [`read`].
#[must_use]
pub fn write(setup: &Setup) -> String {
    let mut address = format!(
        "#game={}&preset={}",
        setup.kind().name(),
        written(setup.preset())
    );
    for (name, value) in setup.changed_options() {
        address.push_str(&format!("&option={name}={value}"));
    }
    address
}

/// The address of a game's lesson.
#[must_use]
pub fn of_lesson(game: GameKind) -> String {
    format!("#{}/learn", game.name())
}

/// The address of a replay of a game.
#[must_use]
pub fn of_replay(game: GameKind) -> String {
    format!("#{}/replay", game.name())
}

/// The game in the address of a replay. `None` for other addresses.
fn replay_of(fragment: &str) -> Option<GameKind> {
    let name = fragment.trim_start_matches('#').strip_suffix("/replay")?;
    GameKind::from_name(name).ok()
}

/// The game in the address of a lesson. `None` for other addresses.
#[must_use]
pub fn lesson_of(fragment: &str) -> Option<GameKind> {
    let name = fragment.trim_start_matches('#').strip_suffix("/learn")?;
    GameKind::from_name(name).ok()
}

/// The address of a panel. `None` if the panel belongs to the game under it.
#[must_use]
pub fn of_panel(panel: Panel) -> Option<&'static str> {
    row(panel).address
}

/// The panel at an address.
#[must_use]
pub fn panel_of(fragment: &str) -> Option<Panel> {
    let name = fragment.trim_start_matches('#');
    let is_its = |row: &&PanelRow| row.address.is_some_and(|address| address[1..] == *name);
    PANELS.iter().find(is_its).map(|row| row.panel)
}

/// The name of a rule set in an address.
fn written(preset: &str) -> String {
    preset.replace(' ', "-").to_lowercase()
}

/// Resolves escapes such as `%3D`, and leaves invalid ones unchanged.
fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::GameRecord;
    use crate::rules::Side;

    const LAST: GameKind = GameKind::Tablan;

    /// The problems of an address as text: key, found value, accepted values.
    fn wrong(fragment: &str) -> Vec<(&'static str, String, String)> {
        let (args, problems) = read(fragment, LAST);
        assert_eq!(args.only_proposed, !problems.is_empty(), "{fragment}");
        assert!(
            problems.is_empty() || !args.asks_for_new_game(),
            "{fragment}"
        );
        problems
            .into_iter()
            .map(|problem| (problem.key(), problem.found, problem.accepted))
            .collect()
    }

    #[test]
    fn an_address_chooses_a_game_and_its_rules() {
        let (args, problems) = read(
            "#game=tapatan&preset=Tapatan&seed=7&speed=0&second=4&first=best",
            LAST,
        );
        assert_eq!(problems, []);
        assert_eq!(args.game.as_deref(), Some("tapatan"));
        assert_eq!(args.preset.as_deref(), Some("Tapatan"));
        assert_eq!(args.seed, Some(7));
        assert_eq!(args.speed, Some(Speed::Off));
        let best = Seat::Computer(Player::MAX_LEVEL);
        assert_eq!(args.seats, [Some(best), Some(Seat::Computer(4))]);
        assert!(args.asks_for_new_game());
    }

    #[test]
    fn a_panel_with_an_address_opens_over_the_home_screen() {
        for panel in PANELS.iter().map(|row| row.panel) {
            let Some(address) = of_panel(panel) else {
                continue;
            };
            let (args, problems) = read(address, LAST);
            assert_eq!(problems, []);
            assert_eq!(args.panel, Some(panel));
            assert!(args.begins_at_home() && !args.asks_for_new_game());
        }
        assert_eq!(of_panel(Panel::Library), Some("#library"));
        assert_eq!(of_panel(Panel::Resign), None);
        for other in ["", "#", "#Library", "#library/", "#tablut/library"] {
            assert_eq!(panel_of(other), None, "{other}");
        }
    }

    #[test]
    fn a_games_name_is_its_table_and_its_lesson_has_an_address() {
        for kind in GameKind::ALL {
            let (args, problems) = read(&format!("#{kind}"), LAST);
            assert_eq!(problems, []);
            assert_eq!(args.game.as_deref(), Some(kind.name()));
            assert!(!args.learn && !args.asks_for_new_game() && !args.begins_at_home());
            let (args, problems) = read(&of_lesson(kind), LAST);
            assert_eq!(problems, []);
            assert!(args.learn && !args.begins_at_home());
            assert_eq!(args.game.as_deref(), Some(kind.name()));
            assert_eq!(lesson_of(&of_lesson(kind)), Some(kind));
            let (args, problems) = read(&of_replay(kind), LAST);
            assert_eq!(problems, []);
            assert_eq!(args.game.as_deref(), Some(kind.name()));
            assert!(!args.learn && !args.asks_for_new_game() && !args.begins_at_home());
        }
        for other in ["", "#", "#tablut", "#chess/learn", "#/learn"] {
            assert_eq!(lesson_of(other), None, "{other}");
        }
    }

    #[test]
    fn an_address_with_a_game_replays_it() {
        let mut game = GameRecord::new(Setup::new(GameKind::Tapatan), 1, Side::First);
        let centre = game.position().read_choice("b2").unwrap();
        game.play(centre).unwrap();
        let link = game.to_link().unwrap();
        let (args, problems) = read(&link, LAST);
        assert_eq!(problems, []);
        assert_eq!(args.game.as_deref(), Some("tapatan"));
        assert_eq!(args.open.as_deref(), Some(link.as_str()));
        assert!(!args.asks_for_new_game() && !args.begins_at_home());
        // Errors in a link are reported when it's read.
        // Some programs encode a link's signs.
        let encoded = link.replace("replay=", "replay%3D");
        let (args, problems) = read(&encoded, LAST);
        assert_eq!((args.open.as_deref(), problems.len()), (Some(&*encoded), 0));
        let (args, problems) = read("#replay=AQ", LAST);
        assert_eq!(problems, []);
        assert_eq!(
            (args.game, args.open.as_deref()),
            (None, Some("#replay=AQ"))
        );
    }

    #[test]
    fn an_empty_address_requests_nothing() {
        for nothing in ["", "#", "#&&", "#debug=textures"] {
            let (args, problems) = read(nothing, LAST);
            let expected = Args {
                resume_first: true,
                ..Args::default()
            };
            assert_eq!((args, problems), (expected, Vec::new()), "{nothing}");
        }
    }

    #[test]
    fn an_unknown_level_is_reported_with_the_known_ones() {
        let accepted = || "person, 1–6, best".to_owned();
        for (fragment, found) in [
            ("#game=tapatan&first=9", "first=9"),
            ("#second=-1&game=tapatan", "second=-1"),
            ("#game=tawula&first=king", "first=king"),
            // The last game has this number of levels too.
            ("#first=7", "first=7"),
            ("#first", "first="),
        ] {
            let expected = [("toast-link-seat", found.to_owned(), accepted())];
            assert_eq!(wrong(fragment), expected);
        }
        assert_eq!(wrong("#game=tablut&first=9&second=person"), []);
        assert_eq!(wrong("#game=tablut&first=10")[0].2, "person, 1–9, best");
    }

    #[test]
    fn an_unknown_game_is_reported_with_the_known_ones() {
        let expected = [(
            "toast-link-game",
            "chess".to_owned(),
            GameKind::ALL.map(GameKind::name).join(", "),
        )];
        assert_eq!(wrong("#preset=blitz&game=chess&first=99"), expected);
        assert_eq!(read("#game=chess", LAST).0.game, None);
    }

    #[test]
    fn an_unknown_preset_is_reported_with_the_known_ones_in_link_form() {
        let wrong_parts = wrong("#game=tablut&preset=nine-thrones");
        assert_eq!(wrong_parts.len(), 1);
        assert_eq!(wrong_parts[0].0, "toast-link-preset");
        assert_eq!(wrong_parts[0].1, "nine-thrones");
        for preset in wrong_parts[0].2.split(", ") {
            assert_eq!(wrong(&format!("#game=tablut&preset={preset}")), []);
        }
        assert!(
            wrong_parts[0].2.contains("five-thrones"),
            "{}",
            wrong_parts[0].2
        );
    }

    #[test]
    fn unknown_options_and_values_are_reported() {
        for kind in GameKind::ALL {
            let game = kind.name();
            let wrong_parts = wrong(&format!("#game={game}&option=colour%3Dblue"));
            assert_eq!(wrong_parts[0].0, "toast-link-option");
            assert_eq!(wrong_parts[0].1, "colour");
            let states = Setup::new(kind).option_states();
            assert_eq!(wrong_parts[0].2.split(", ").count(), states.len());
            let name = states[0].name;
            let wrong_parts = wrong(&format!("#game={game}&option={name}=blue"));
            assert_eq!(wrong_parts[0].0, "toast-link-value");
            assert_eq!(wrong_parts[0].1, "blue");
            assert_eq!(wrong_parts[0].2, states[0].accepted.join(", "));
        }
    }

    #[test]
    fn invalid_seeds_speeds_and_names_are_reported() {
        for (fragment, key, found) in [
            ("#seed=many", "toast-link-seed", "many"),
            ("#seed=-1", "toast-link-seed", "-1"),
            (
                "#seed=18446744073709551616",
                "toast-link-seed",
                "18446744073709551616",
            ),
            ("#speed=fast", "toast-link-speed", "fast"),
            ("#speed=3", "toast-link-speed", "3"),
            ("#debug=everything", "toast-link-debug", "everything"),
            ("#third=person", "toast-link-name", "third"),
            ("#%47ame=tablut", "toast-link-name", "Game"),
            ("#tablut/fly", "toast-link-name", "tablut/fly"),
            ("#seed=1&tablut", "toast-link-name", "tablut"),
        ] {
            let wrong_parts = wrong(fragment);
            assert_eq!(wrong_parts.len(), 1, "{fragment}");
            assert_eq!((wrong_parts[0].0, wrong_parts[0].1.as_str()), (key, found));
            assert!(!wrong_parts[0].2.is_empty());
        }
    }

    #[test]
    fn valid_parts_of_a_wrong_address_are_proposed_without_starting() {
        let (args, problems) = read("#game=tablut&preset=open-throne&first=0&second=3", LAST);
        assert_eq!(problems.len(), 1);
        assert_eq!(args.preset.as_deref(), Some("open-throne"));
        assert_eq!(args.seats, [None, Some(Seat::Computer(3))]);
        assert!(args.only_proposed && !args.asks_for_new_game());
    }

    #[test]
    fn quoted_parts_of_an_address_are_short_and_plain() {
        let wrong_parts = wrong(&format!("#seed={}%0A", "9".repeat(500)));
        assert_eq!(wrong_parts[0].1.chars().count(), LONGEST + 1);
        assert_eq!(wrong("#seed=1%0A2")[0].1, "1 2");
    }

    #[test]
    fn every_set_up_has_an_address_that_leads_back_to_it() {
        for kind in GameKind::ALL {
            for preset in kind.presets() {
                let mut setup = Setup::new(kind);
                setup.set_preset(preset).unwrap();
                for state in setup.option_states() {
                    for value in state.accepted {
                        let mut changed = setup.clone();
                        changed.set_option(state.name, value).unwrap();
                        let (args, problems) = read(&write(&changed), LAST);
                        assert_eq!(problems, []);
                        assert_eq!(args.setup(LAST, Setup::new).unwrap(), changed);
                    }
                }
            }
        }
    }

    #[test]
    fn broken_escapes_stay_as_they_are() {
        for (given, expected) in [
            ("%", "%"),
            ("%4", "%4"),
            ("%zz", "%zz"),
            ("%41", "A"),
            ("%+1", "%+1"),
        ] {
            assert_eq!(decoded(given), expected);
        }
    }
}
