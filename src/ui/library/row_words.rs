//! The texts about a game in the list.

use crate::ai::Player;
use crate::date::Date;
use crate::library::{GameInfo, LibraryGame};
use crate::rules::{AnyPosition, Side};
use crate::statistics::{Participant, Variant};
use crate::ui::view::View;
use crate::ui::words::Words;

/// The player whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    /// The person at this screen who plays against the computer or a named player.
    You,
    /// Another player.
    Other,
}

/// The player of a side: a name, a level, "you", or the side's name.
pub fn player(view: &View, game: &LibraryGame, side: Side) -> String {
    let info = &game.info;
    match &info.players[side.index()] {
        Participant::Computer { level } => {
            let level = Player::new(*level);
            view.words.get(&level.key(info.game))
        }
        Participant::Person { name, .. } if !name.is_empty() => name.clone(),
        Participant::Person { .. } if is_you(game, side) => view.words.get("you"),
        Participant::Person { .. } => view.words.side(info.game, side),
    }
}

/// `true` for a guest who plays against the computer or a named player.
fn is_you(game: &LibraryGame, side: Side) -> bool {
    let nameless = |side: Side| game.info.players[side.index()].name() == Some("");
    nameless(side) && !nameless(side.other())
}

/// Both players.
pub fn players(view: &View, game: &LibraryGame) -> String {
    let [first, second] = Side::BOTH.map(|side| player(view, game, side));
    format!("{first} – {second}")
}

/// The title of a game, or its players if it has none.
pub fn title(view: &View, game: &LibraryGame) -> String {
    if game.title.is_empty() {
        players(view, game)
    } else {
        game.title.clone()
    }
}

/// The game, and its rule set if it isn't the usual one.
pub fn rules(view: &View, game: &LibraryGame) -> String {
    let words = view.words;
    let kind = game.info.game;
    let name = words.get(&format!("game-{kind}"));
    let rules = match &game.info.variant {
        Variant::Preset(preset) if kind.presets().first() == Some(&preset.as_str()) => return name,
        // A rule set of another version of the program has no text.
        Variant::Preset(preset) if kind.presets().contains(&preset.as_str()) => {
            words.preset(preset, "")
        }
        Variant::Preset(preset) => preset.clone(),
        Variant::OwnOptions => words.get("statistics-own-options"),
        Variant::Position => words.get("statistics-position"),
    };
    format!("{name} · {rules}")
}

/// The date.
pub fn date(words: &Words, date: Date) -> String {
    let variables = [
        ("day", date.day().to_string().into()),
        ("month", date.month().into()),
        // As text, the year gets no separator of thousands.
        ("year", date.year().to_string().into()),
    ];
    words.with("library-date", &variables)
}

/// A time of day, in minutes after midnight.
pub fn time(words: &Words, minute: u16) -> String {
    let two_digits = |number: u16| format!("{number:02}");
    let variables = [
        ("hour", (minute / 60).to_string().into()),
        ("minute", two_digits(minute % 60).into()),
    ];
    words.with("library-time", &variables)
}

/// The date on which a game was last played, with the time of day if that is known.
pub fn date_and_time(words: &Words, info: &GameInfo) -> String {
    let date = date(words, info.date);
    match info.minute {
        Some(minute) => format!("{date}, {}", time(words, minute)),
        None => date,
    }
}

/// A month with its year.
pub fn month(words: &Words, year: u16, month: u8) -> String {
    let variables = [("month", month.into()), ("year", year.to_string().into())];
    words.with("library-month", &variables)
}

/// The number of turns.
pub fn length(view: &View, game: &LibraryGame) -> String {
    let turns = [("count", game.info.turns.into())];
    view.words.with("library-turns", &turns)
}

/// The result, or a text that the game is unfinished.
pub fn result(view: &View, game: &LibraryGame) -> String {
    let words = view.words;
    let Some(outcome) = game.info.outcome else {
        return words.get("library-going-on");
    };
    let Some(winner) = outcome.winner else {
        return words.get("drawn");
    };
    if is_you(game, winner) {
        return words.get("library-you-won");
    }
    let who = player(view, game, winner);
    words.with("library-won", &[("who", who.into())])
}

/// The side to act and its player in an unfinished game. `None` if the position isn't known.
pub fn mover(game: &LibraryGame, position: Option<&AnyPosition>) -> Option<(Side, Mover)> {
    let side = position.filter(|_| !game.is_finished())?.side_to_act()?;
    let [me, other] = [side, side.other()].map(|side| &game.info.players[side.index()]);
    let plays_computer = me.level().is_none() && other.level().is_some();
    let mover = if plays_computer || is_you(game, side) {
        Mover::You
    } else {
        Mover::Other
    };
    Some((side, mover))
}

/// A number that only depends on the game, which decides how its photograph is laid down.
pub(super) fn number(game: &LibraryGame) -> u64 {
    game.id.to_string().bytes().map(u64::from).sum()
}

/// The side at the bottom of a game's photograph: that of the only person, otherwise the first.
pub fn bottom(game: &LibraryGame) -> Side {
    match game.info.players.each_ref().map(|player| player.level()) {
        [Some(_), None] => Side::Second,
        _ => Side::First,
    }
}

/// The state of a game in words: its result and length, or the player whose move it is.
pub fn state(view: &View, game: &LibraryGame, position: Option<&AnyPosition>) -> String {
    let words = view.words;
    let Some((position, (side, mover))) = position.zip(mover(game, position)) else {
        return format!("{} · {}", result(view, game), length(view, game));
    };
    let turn = ("turn", position.turn_number().into());
    match mover {
        Mover::You => words.with("library-your-move", &[turn]),
        Mover::Other => {
            let who = ("who", player(view, game, side).into());
            words.with("library-their-move", &[who, turn])
        }
    }
}

/// All texts about a game, for the search.
pub fn all(view: &View, game: &LibraryGame) -> String {
    format!(
        "{} {} {} {}",
        players(view, game),
        rules(view, game),
        date(view.words, game.info.date),
        result(view, game),
    )
}
