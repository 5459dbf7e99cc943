//! Holds the game on the table: its record, seats and players.

use bevy::prelude::*;

use super::games::TableGame;
use super::intent::NewGame;
use super::player_headers::{players_of, write_player};
use crate::ai::Player;
use crate::date::Date;
use crate::library::GameId;
use crate::players::{PlayerList, SeatedPlayer};
use crate::puzzle::{Puzzle, PuzzleId};
use crate::record::{Event, GameRecord};
use crate::rules::{AnyStep, Expect, GameKind, MatchScore, Side, with_game};
use crate::store::Seat;

/// The header that marks a game as counted in the history, with the date.
const COUNTED: &str = "counted";

/// The header of a puzzle, with its number.
pub(super) const PUZZLE: &str = "puzzle";

/// The game on the table, which alone decides whether a move is legal.
#[derive(Resource, Clone, Debug)]
pub struct Table {
    pub(super) game: GameRecord,
    pub(super) seats: [Seat; 2],
    pub(super) players: [Option<SeatedPlayer>; 2],
    /// The side whose turn has ended but still needs confirmation with "Done".
    pub(super) unconfirmed: Option<Side>,
    /// `true` for each side that throws without presses until it can move, by [`Side::index`].
    pub(super) throws_until_move: [bool; 2],
    /// `true` if the game is only replayed.
    pub(super) is_replayed: bool,
    /// The number of events before each undo that can be redone, the latest undo last.
    redo_points: Vec<usize>,
}

impl Table {
    /// A game on the table, with players from its headers.
    #[must_use]
    pub fn new(mut game: GameRecord) -> Table {
        if game.events().len() == 0 {
            // The next game of a match inherits the headers of the one before.
            let _ = game.set_header(COUNTED, "");
            GameId::erase(&mut game);
        }
        Table {
            seats: seats_of(&game),
            players: players_of(&game),
            game,
            unconfirmed: None,
            throws_until_move: [false; 2],
            is_replayed: false,
            redo_points: Vec::new(),
        }
    }

    /// A game that is replayed.
    #[must_use]
    pub(super) fn replayed(game: GameRecord) -> Table {
        Table {
            is_replayed: true,
            ..Table::new(game)
        }
    }

    /// `true` if the game is replayed, so that no side plays.
    #[must_use]
    pub const fn is_replayed(&self) -> bool {
        self.is_replayed
    }

    /// A new game.
    #[must_use]
    pub fn begin(new: &NewGame) -> Table {
        let mut game = match new.first {
            Some(first) => GameRecord::new(new.rules(), new.seed(), first),
            None => GameRecord::opening(new.rules(), new.seed()),
        };
        if new.games > 1
            && let Ok(score) = MatchScore::new(new.games)
        {
            // A match at its start is undecided, so this can't fail.
            let _ = game.set_score_before(score);
        }
        if let Some(clock) = new.clock {
            game.set_clock(clock);
        }
        let mut players = new.players.clone();
        let kind = new.setup.kind();
        // "best" stands for the highest level of all games.
        let seats = new.seats.map(|seat| match seat {
            Seat::Computer(level) => Seat::Computer(level.min(Player::levels(kind))),
            Seat::Person => Seat::Person,
        });
        for side in Side::BOTH {
            let name = kind.side_name(side);
            let seat = seats[side.index()];
            // The names of sides are fixed and seats are short, so this can't fail.
            let _ = game.set_header(name, &seat.to_string());
            let player = &mut players[side.index()];
            player.take_if(|_| seat != Seat::Person);
            write_player(&mut game, side, player.as_ref());
        }
        Table {
            game,
            seats,
            players,
            unconfirmed: None,
            throws_until_move: [false; 2],
            is_replayed: false,
            redo_points: Vec::new(),
        }
    }

    /// A puzzle for a person who plays the side to move. It's never saved as a game, and has no automatic moves.
    #[must_use]
    pub fn puzzle_record(puzzle: &Puzzle) -> GameRecord {
        let kind = puzzle.id.kind;
        let solver = puzzle.position.side_to_act().unwrap_or(Side::First);
        let seed = u64::from(puzzle.id.number);
        let mut game = GameRecord::from_position(puzzle.position.clone(), seed);
        // These headers are fixed and short, so this can't fail.
        let _ = game.set_header(PUZZLE, &puzzle.id.number.to_string());
        let _ = game.set_header(kind.side_name(solver), &Seat::Person.to_string());
        let _ = game.set_header(kind.side_name(solver.other()), &Seat::USUAL.to_string());
        game
    }

    /// The puzzle on the table. `None` if it's another game.
    #[must_use]
    pub fn puzzle(&self) -> Option<PuzzleId> {
        let kind = self.game.setup().kind();
        let number = self.game.header(PUZZLE)?.parse().ok()?;
        Some(PuzzleId { kind, number })
    }

    /// `true` if the game is counted in the history.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        self.game.header(COUNTED).is_some()
    }

    /// Adds thinking time (ms) for the side whose clock runs.
    pub(super) fn add_thinking_time(&mut self, time: u64) {
        self.game.think(time);
    }

    /// Marks the game in its record as counted in the history.
    pub(super) fn count(&mut self, date: Date) {
        // If a record has too many headers already, the game can be counted again after an undo.
        let _ = self.game.set_header(COUNTED, &date.to_string());
    }

    /// Writes the game's id in the library into its record.
    pub(super) fn set_id(&mut self, id: GameId) {
        id.write(&mut self.game);
    }

    /// The record of the game.
    #[must_use]
    pub const fn game(&self) -> &GameRecord {
        &self.game
    }

    /// The record, for moving back and forth in a replay.
    pub(super) const fn game_mut(&mut self) -> &mut GameRecord {
        &mut self.game
    }

    /// The player of each side.
    #[must_use]
    pub const fn seats(&self) -> [Seat; 2] {
        self.seats
    }

    /// The player of a side.
    #[must_use]
    pub const fn seat(&self, side: Side) -> Seat {
        self.seats[side.index()]
    }

    /// The named player of each side. `None` for computers and guests.
    #[must_use]
    pub fn players(&self) -> [Option<&SeatedPlayer>; 2] {
        Side::BOTH.map(|side| self.player(side))
    }

    /// The named player of a side. `None` for computers and guests.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&SeatedPlayer> {
        let player = self.players[side.index()].as_ref();
        player.filter(|_| self.seat(side) == Seat::Person)
    }

    /// `true` if the list of players has newer data about a player at this table.
    pub(super) fn differs_from(&self, list: &PlayerList) -> bool {
        let mut players = self.players.iter().flatten();
        players.any(|player| player.as_in(list) != *player)
    }

    /// Takes over newer data from the list of players. Returns `true` if the record has changed.
    pub(super) fn follow_list(&mut self, list: &PlayerList) -> bool {
        let before = self.game.headers().to_vec();
        for side in Side::BOTH {
            let player = &mut self.players[side.index()];
            if let Some(seated) = player {
                *seated = seated.as_in(list);
                write_player(&mut self.game, side, player.as_ref());
            }
        }
        before != self.game.headers()
    }

    /// The side whose finished turn needs confirmation with "Done".
    #[must_use]
    pub const fn unconfirmed(&self) -> Option<Side> {
        self.unconfirmed
    }

    /// `true` if a person must act or confirm a turn.
    #[must_use]
    pub fn waits_for_person(&self) -> bool {
        let acting = self
            .unconfirmed
            .or_else(|| self.game.position().side_to_act());
        acting.is_some_and(|side| self.seat(side) == Seat::Person) && !self.is_replayed
    }

    /// `true` if a person makes the throws of this side. A puzzle has no throws: it starts after one and ends before the
    /// next.
    #[must_use]
    pub fn is_thrown_by_person(&self, side: Side) -> bool {
        self.seat(side) == Seat::Person && self.puzzle().is_none()
    }

    /// The side that acts now. `None` after the end.
    #[must_use]
    pub fn side_to_act(&self) -> Option<Side> {
        self.game.position().side_to_act()
    }

    /// `true` if the side to throw has already thrown in this turn, so further throws are automatic.
    #[must_use]
    pub fn series_under_way(&self) -> bool {
        let Expect::Throw(side) = self.game.expect() else {
            return false;
        };
        let turn = self.game.turns().last();
        let is_open = turn.is_some_and(|turn| !turn.finished && turn.side == side);
        is_open && !self.game.position().is_opening()
    }

    /// The side whose throw must be entered. `None` if throws aren't made by hand or no throw is due.
    #[must_use]
    pub fn asks_for_throw(&self) -> Option<Side> {
        if !self.game.throws_by_hand() || self.unconfirmed.is_some() || self.is_replayed {
            return None;
        }
        expects_throw(self)
    }

    /// `true` if the last entered throw can be corrected because no choice has followed.
    #[must_use]
    pub fn can_correct(&self) -> bool {
        let last = self.game.events().next_back();
        let by_hand = self.game.throws_by_hand() && !self.is_replayed;
        by_hand && matches!(last, Some(Event::Threw { .. }))
    }

    /// `true` if a person can undo a move.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undo_point().is_some()
    }

    /// The person whose move undo takes back. `None` if there's nothing to undo.
    #[must_use]
    pub fn undo_side(&self) -> Option<Side> {
        self.undo_point().map(|(side, _)| side)
    }

    /// The person whose move undo takes back, and the number of events that remain. `None` if there's nothing to undo.
    ///
    /// Undo takes back the last choice of this turn. Before the first choice of a turn it takes back the reply of the
    /// computer with the whole turn before it; of two people it takes back only the latest choice.
    fn undo_point(&self) -> Option<(Side, usize)> {
        if self.is_replayed {
            return None;
        }
        let is_person = |side: &Side| self.seat(*side) == Seat::Person;
        if self.game.can_undo_in_turn()
            && let Some(side) = self.game.last_side().filter(is_person)
        {
            return Some((side, self.game.events().len() - 1));
        }
        let mut people = Side::BOTH.into_iter().filter(is_person);
        match (people.next(), people.next()) {
            (Some(side), None) => Some((side, self.game.start_of_latest_choices(side)?)),
            (Some(one), Some(other)) => [one, other]
                .into_iter()
                .filter_map(|side| Some((side, self.game.latest_choice(side)?)))
                .max_by_key(|(_, events)| *events),
            _ => None,
        }
    }

    /// Takes a move back. Returns `false` if there's nothing to undo.
    pub(super) fn undo(&mut self) -> bool {
        let Some((_, remaining)) = self.undo_point() else {
            return false;
        };
        self.undo_down_to(remaining);
        true
    }

    /// Undoes the events after the first ones, so that one redo brings them back.
    pub(super) fn undo_down_to(&mut self, remaining: usize) {
        if !self.game.can_redo() {
            self.redo_points.clear();
        }
        self.redo_points.push(self.game.events().len());
        self.game.go_to(remaining);
    }

    /// Redoes the events of the last undo, and returns the steps of each one.
    pub(super) fn redo(&mut self) -> Vec<Vec<AnyStep>> {
        let events = self.game.events().len();
        let mut points = std::iter::from_fn(|| self.redo_points.pop());
        let point = points.find(|point| *point > events);
        self.game.redo_up_to(point.unwrap_or(usize::MAX))
    }

    /// `true` if an undone choice can be redone. A puzzle starts over at each try instead.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.game.can_redo() && self.puzzle().is_none() && !self.is_replayed
    }

    /// `true` if the game has moves to replay and isn't a puzzle.
    #[must_use]
    pub fn can_look_back(&self) -> bool {
        self.game.events().len() > 0 && self.puzzle().is_none() && !self.is_replayed
    }

    /// The person whose turn has ended with the last choice, as long as no event has followed.
    pub(super) fn ended_own_turn(&self) -> Option<Side> {
        let side = self.game.last_side()?;
        let ended = self.game.can_undo_in_turn()
            && self.side_to_act() == Some(side.other())
            && self.seat(side) == Seat::Person;
        ended.then_some(side)
    }
}

/// `true` if players can offer a draw in a game, because only their moves decide it.
#[must_use]
pub fn has_draw_offers(game: GameKind) -> bool {
    with_game!(game, Game => Game::HAS_DRAW_OFFERS)
}

/// The players of both sides, from the headers of a record.
#[must_use]
pub fn seats_of(game: &GameRecord) -> [Seat; 2] {
    Side::BOTH.map(|side| {
        let name = game.setup().kind().side_name(side);
        let seat = game.header(name).and_then(|seat| seat.parse().ok());
        seat.unwrap_or(Seat::Person)
    })
}

/// `true` if only computers play.
#[must_use]
pub fn is_watched(seats: [Seat; 2]) -> bool {
    !seats.contains(&Seat::Person)
}

/// The side that must throw now. `None` if no throw is due.
#[must_use]
pub(super) fn expects_throw(table: &Table) -> Option<Side> {
    match table.game.expect() {
        Expect::Throw(side) => Some(side),
        Expect::Move(_) | Expect::Nothing => None,
    }
}
