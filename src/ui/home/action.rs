//! The actions of a room on the home screen, and the requests that they cause.

use std::time::Duration;

use super::state::{Home, is_on_table, unfinished};
use crate::date::Date;
use crate::puzzle::daily;
use crate::rules::Side;
use crate::store::{Seat, Settings};
use crate::table::{Intent, NewGame, is_watched};
use crate::ui::actions::PuzzleAction;
use crate::ui::language;
use crate::ui::panel::Panel;
use crate::ui::panels::{NewGameDraft, random_first_side};
use crate::ui::ui_action::UiAction;
use crate::ui::view::View;

/// The actions of a room. Their buttons keep their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomAction {
    /// Continue its game, or start one with the last set-up.
    Play,
    /// Learn the game.
    Learn,
    /// Set up a new game.
    NewGame,
    /// Watch two computers.
    Watch,
}

impl RoomAction {
    /// All actions, in the order of their buttons.
    pub const ALL: [RoomAction; 4] = [
        RoomAction::Play,
        RoomAction::Learn,
        RoomAction::NewGame,
        RoomAction::Watch,
    ];
}

/// A request of the home screen.
#[derive(Clone, Debug)]
pub enum HomeAction {
    /// Continue the game on the table.
    Enter,
    /// A request of the panels.
    Ui(UiAction),
}

/// The primary action of a room, which a press on the room performs: learning on the first start, later playing.
pub(super) const fn first_action(home: &Home) -> RoomAction {
    if home.first_start {
        RoomAction::Learn
    } else {
        RoomAction::Play
    }
}

pub(super) fn speak(view: &View, at: usize) -> HomeAction {
    let tag = language::LOCALES[at].tag;
    HomeAction::Ui(language::speak(view.settings, tag))
}

/// The puzzle of the day, or the list of all puzzles if it's solved.
pub(super) fn puzzle_of_the_day(view: &View) -> HomeAction {
    let today = Date::today();
    HomeAction::Ui(if view.progress.has_solved_daily(today) {
        UiAction::Open(Panel::Puzzles)
    } else {
        UiAction::Puzzle(PuzzleAction::Begin(daily(today)))
    })
}

/// The request of an action in the open room.
pub(super) fn act(
    home: &mut Home,
    view: &View,
    draft: &NewGameDraft,
    action: RoomAction,
    now: Duration,
) -> Option<HomeAction> {
    let game = home.game();
    let begin = |seats: [Seat; 2]| {
        let setup = view.settings.setup(game);
        // Games between computers need neither a match nor clocks.
        let (games, clock) = if is_watched(seats) {
            (1, None)
        } else {
            (view.settings.games(game), view.settings.clock(game))
        };
        let new = NewGame {
            first: random_first_side(&setup, &draft.seed),
            setup,
            seats,
            players: view.remembered.seated(view.settings.players),
            games,
            clock,
            seed: draft.seed.clone(),
        };
        HomeAction::Ui(UiAction::Intent(Intent::New(Box::new(new))))
    };
    Some(match action {
        RoomAction::Play => {
            match unfinished(view, game) {
                Some(_) if is_on_table(view, game) => {
                    home.leave_for(game, now);
                    HomeAction::Enter
                }
                Some(saved) => {
                    HomeAction::Ui(UiAction::Intent(Intent::SetUp(Box::new(saved.clone()))))
                }
                // "Play" always seats a person, even if the last game was between computers.
                None if is_watched(view.settings.seats) => begin(Settings::default().seats),
                None => begin(view.settings.seats),
            }
        }
        RoomAction::Learn => HomeAction::Ui(UiAction::Learn(game)),
        // The panel starts with the game of the open room.
        RoomAction::NewGame => HomeAction::Ui(UiAction::Open(Panel::NewGame)),
        RoomAction::Watch => {
            let best = Seat::Computer(Seat::MAX_LEVEL);
            begin(Side::BOTH.map(|_| best))
        }
    })
}
