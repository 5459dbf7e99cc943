//! The data that the panels read.

use bevy_egui::egui::{Painter, Rect};

use crate::ai::Player;
use crate::date::Date;
use crate::evening::Evening;
use crate::input::ThrowEntry;
use crate::lesson;
use crate::players::{Badge, PlayerList};
use crate::puzzle::{Progress, PuzzleId, daily};
use crate::record::{Event, GameRecord, Turns};
use crate::review::Findings;
use crate::rules::{AnyMove, AnyPosition, Expect, MatchScore, Outcome, Side};
use crate::stage::{Layout, ThrownPart, Timeline};
use crate::statistics::History;
use crate::store::{Seat, Settings};
use crate::table::{Replay, Saved, Table, known_games};

use super::evening::at_table::pairing_of;
use super::icons::Icons;
use super::library::LibraryView;
use super::platform::PlatformFeatures;
use super::prompts::Prompts;
use super::puzzles::{PuzzleFiles, Solving};
use super::storage::StorageView;
use super::text::shortened;
use super::throw_count::CaptionPlace;
use super::version::Version;
use super::words::Words;

/// Everything that a panel can read. The game is shown up to the stage's progress.
pub struct View<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The icons.
    pub icons: &'a Icons,
    /// The layout of the window.
    pub layout: &'a Layout,
    /// `true` if the whole screen is upside down, to face the player at the far edge.
    pub is_screen_turned: bool,
    /// The settings.
    pub settings: &'a Settings,
    /// `true` if the player or the system asks for reduced motion.
    pub reduced_motion: bool,
    /// The capabilities of the platform.
    pub platform: PlatformFeatures,
    /// The version of the program.
    pub version: Version,
    /// The device whose keys or buttons texts name.
    pub prompts: Prompts,
    /// The games that can be continued.
    pub saved: &'a Saved,
    /// The history of finished games.
    pub history: &'a History,
    /// The library of games.
    pub library: LibraryView<'a>,
    /// Everything that is saved, as the settings show it.
    pub storage: &'a StorageView,
    /// The game night. `None` if there isn't one.
    pub evening: Option<&'a Evening>,
    /// The remembered players.
    pub remembered: &'a PlayerList,
    /// The solved puzzles.
    pub progress: &'a Progress,
    /// The loading state of the puzzles.
    pub puzzle_files: &'a PuzzleFiles,
    /// The progress in the lessons.
    pub lessons: &'a lesson::Progress,
    /// The puzzle being solved. `None` without one.
    pub solving: Option<&'a Solving>,
    /// The replay. `None` without one.
    pub replay: Option<&'a Replay>,
    /// The findings of that game's review so far.
    pub findings: Option<&'a Findings>,
    /// `true` during a lesson, and in the game at its end.
    pub learns: bool,
    /// The moves that a lesson wants now. `None` without a lesson, and in the game at its end.
    pub wanted: Option<&'a [AnyMove]>,
    /// The table.
    pub table: &'a Table,
    /// The position in view.
    pub position: &'a AnyPosition,
    /// The number of events in view.
    pub events: usize,
    /// The throw or die picked to be used next. `None` without one.
    pub picked: Option<u8>,
    /// The number of the throw that the next move uses, or the move in view. `None` if it isn't decided.
    pub in_use: Option<u8>,
    /// The choices that the player has to confirm. Empty if there aren't any.
    pub doubted: &'a [AnyMove],
    /// The throw being entered.
    pub entry: &'a ThrowEntry,
    /// The motion on the stage.
    pub timeline: &'a Timeline,
    /// `true` while something moves on the stage.
    pub moving: bool,
    /// The place of the captions of throws.
    pub caption: CaptionPlace,
    /// The sticks or dice of the throw that is being counted.
    pub parts: &'a [ThrownPart],
    /// The turns in view.
    pub turns: Turns<'a>,
}

impl<'a> View<'a> {
    /// The puzzle of the day.
    #[must_use]
    pub fn daily_puzzle(&self, today: Date) -> PuzzleId {
        daily(today, &known_games(self.lessons, self.history))
    }

    /// The side whose seat is at the bottom of the board, as the players see it.
    #[must_use]
    pub fn bottom(&self) -> Side {
        let bottom = self.layout.board_view.bottom();
        if self.is_screen_turned {
            bottom.other()
        } else {
            bottom
        }
    }

    /// A side's name.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.words.side(self.position.kind(), side)
    }

    /// The name of the player of a side: a person's, "You", or the computer's level.
    #[must_use]
    pub fn player(&self, side: Side) -> String {
        if let Some(name) = self.name(side) {
            return name;
        }
        let people = Side::BOTH.map(|s| self.table.seat(s) == Seat::Person);
        match self.table.seat(side) {
            // With two people at one screen neither is "you". In a match they change sides (TW-16).
            Seat::Person if people[0] && people[1] => self.player_of_match(side),
            Seat::Person => self.words.get("you"),
            Seat::Computer(level) => {
                let kind = self.position.kind();
                self.words.get(&Player::new(level).key(kind))
            }
        }
    }

    /// The side of the only person who plays against the computer. `None` for two people or two computers.
    #[must_use]
    pub fn only_person(&self) -> Option<Side> {
        let is_person = |side: &Side| self.table.seat(*side) == Seat::Person;
        let mut people = Side::BOTH.into_iter().filter(is_person);
        people.next().filter(|_| people.next().is_none())
    }

    /// The name of the player of a side, or the side's name if the players have none.
    #[must_use]
    pub fn player_or_side(&self, side: Side) -> String {
        let player = self.player(side);
        if player.is_empty() {
            self.side(side)
        } else {
            player
        }
    }

    /// The player's name for a side, from a pairing of the game night or from the table. `None` for guests and
    /// computers.
    #[must_use]
    pub fn name(&self, side: Side) -> Option<String> {
        self.at_evening(side)
            .or_else(|| Some(self.table.player(side)?.name.clone()))
    }

    /// The badge of a side's player. `None` if it's unknown.
    #[must_use]
    pub fn badge(&self, side: Side) -> Option<Badge> {
        match self.at_evening(side) {
            Some(name) => self.remembered.find(&name).map(|player| player.badge()),
            None => self.table.player(side)?.badge,
        }
    }

    /// A sentence about a side. If the player's name is known, its key is `<key>-name`.
    #[must_use]
    pub fn sentence(&self, key: &str, side: Side) -> String {
        match self.name(side) {
            Some(name) => self.sentence_about(key, &name),
            None => self.words.with(key, &[("side", self.side(side).into())]),
        }
    }

    fn sentence_about(&self, key: &str, name: &str) -> String {
        let name = ("name", name.into());
        self.words.with(&format!("{key}-name"), &[name])
    }

    /// The same sentence with the name shortened until it fits.
    pub fn fitted_sentence(&self, key: &str, side: Side, fits: impl Fn(&str) -> bool) -> String {
        let Some(name) = self.name(side) else {
            return self.sentence(key, side);
        };
        let fits = |name: &str| fits(&self.sentence_about(key, name));
        self.sentence_about(key, &shortened(&name, fits))
    }

    /// The name of a side's player by the number in a match. Empty in a single game.
    fn player_of_match(&self, side: Side) -> String {
        let Some(sheet) = self.table.game().match_sheet() else {
            return String::new();
        };
        let number = if sheet.first_player() == side { 1 } else { 2 };
        let number = ("number", number.into());
        self.words.with("match-player", &[number])
    }

    /// The score of the match in view, with this game once its end is in view. `None` for a single game.
    #[must_use]
    pub fn match_score(&self) -> Option<MatchScore> {
        let game = self.table.game();
        if self.outcome().is_some() {
            game.score()
        } else {
            game.score_before()
        }
    }

    /// A short text about the length of the match and its score. `None` for a single game.
    #[must_use]
    pub fn match_line(&self) -> Option<String> {
        let score = self.match_score()?;
        let [first, second] = score.scores();
        let length = ("length", score.length().into());
        let variables = [length, ("first", first.into()), ("second", second.into())];
        Some(self.words.with("match-line", &variables))
    }

    /// The name of a side's player if the game on the table belongs to the game night.
    fn at_evening(&self, side: Side) -> Option<String> {
        let evening = self.evening?;
        let pairing = pairing_of(evening, self.table.game())?;
        let entrant = evening.entrant(pairing.at_side(side)?)?;
        Some(entrant.name.clone())
    }

    /// `true` if the game on the table belongs to the game night.
    #[must_use]
    pub fn is_of_evening(&self) -> bool {
        self.evening
            .is_some_and(|evening| pairing_of(evening, self.table.game()).is_some())
    }

    /// The side to act in the position in view.
    #[must_use]
    pub fn acting(&self) -> Option<Side> {
        if !self.moving
            && let Some(side) = self.table.unconfirmed()
        {
            return Some(side);
        }
        self.position.side_to_act()
    }

    /// `true` if a person must throw now, and doesn't enter the throw by hand.
    #[must_use]
    pub fn person_throws(&self) -> bool {
        matches!(self.position.expect(), Expect::Throw(side) if self.table.is_thrown_by_person(side))
            && self.table.unconfirmed().is_none()
            && !self.table.is_replayed()
            && !self.table.game().throws_by_hand()
    }

    /// `true` if a finished turn needs confirmation with "Done".
    #[must_use]
    pub fn waits_for_done(&self) -> bool {
        !self.moving && self.table.unconfirmed().is_some()
    }

    /// The outcome of the game in view. `None` while it's unfinished.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().filter(|_| !self.moving)
    }

    /// `true` if the game in view has ended and is neither a puzzle nor a replay.
    #[must_use]
    pub fn ended(&self) -> bool {
        let is_played = self.table.puzzle().is_none() && !self.table.is_replayed();
        self.outcome().is_some() && is_played
    }

    /// The whole game, even if a replay shows only a part.
    #[must_use]
    pub fn whole_game(&self) -> &'a GameRecord {
        self.replay.map_or(self.table.game(), Replay::record)
    }

    /// The events in view.
    pub fn seen(&self) -> impl DoubleEndedIterator<Item = &'a Event> {
        self.table.game().events().take(self.events)
    }

    /// Paints a side's piece of the game in view.
    pub fn piece(&self, painter: &Painter, side: Side, rect: Rect) {
        self.icons.piece(painter, self.position.kind(), side, rect);
    }
}
