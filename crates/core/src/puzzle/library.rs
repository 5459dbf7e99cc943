//! The puzzles, which are part of the program, except on the page, which loads them after its first frame.

use std::sync::OnceLock;

use super::{Puzzle, PuzzleError, PuzzleId, read};
use crate::rules::{GameKind, for_games};

/// The number of puzzles with a game's first rule set, the same for each game. Their numbers come first, those of other
/// rule sets follow.
pub const USUAL: u8 = 40;

/// The number of puzzles of all games.
pub const ALL: usize = {
    let (mut all, mut index) = (0, 0);
    while index < COUNTS.len() {
        all += COUNTS[index] as usize;
        index += 1;
    }
    all
};

/// The number of puzzles of each game. It's known even before they're loaded.
const COUNTS: [u8; GameKind::ALL.len()] = {
    let mut counts = [0; GameKind::ALL.len()];
    let mut index = 0;
    while index < counts.len() {
        counts[index] = lines(source(GameKind::ALL[index]));
        index += 1;
    }
    counts
};

/// The number of lines of a file that are puzzles. They start with their number.
const fn lines(text: &str) -> u8 {
    let bytes = text.as_bytes();
    let (mut count, mut index) = (0, 0);
    while index < bytes.len() {
        let is_first = index == 0 || bytes[index - 1] == b'\n';
        if is_first && bytes[index].is_ascii_digit() {
            count += 1;
        }
        index += 1;
    }
    count
}

macro_rules! sources {
    ($($game:ident in $module:ident),+ $(,)?) => {
        const fn source(kind: GameKind) -> &'static str {
            match kind {
                $(GameKind::$game => include_str!(concat!(
                    "../../../../assets/puzzles/",
                    stringify!($module),
                    ".txt"
                )),)+
            }
        }
    };
}

for_games!(sources);

/// The number of puzzles of a game, with those of all its rule sets.
#[must_use]
pub const fn count(kind: GameKind) -> u8 {
    COUNTS[kind as usize]
}

/// The puzzles of each game, once they're read.
static READ: [OnceLock<Vec<Puzzle>>; GameKind::ALL.len()] =
    [const { OnceLock::new() }; GameKind::ALL.len()];

/// The puzzles of a game, by number. Empty before the page has loaded them ([`puzzles_are_loaded`]).
#[must_use]
pub fn puzzles(kind: GameKind) -> &'static [Puzzle] {
    let all = &READ[kind as usize];
    if cfg!(target_arch = "wasm32") {
        all.get().map_or(&[], Vec::as_slice)
    } else {
        // Tests read all of these files, so reading can't fail here.
        all.get_or_init(|| read(kind, source(kind)).unwrap_or_default())
    }
}

/// The path of a game's file in `assets`.
#[must_use]
pub fn puzzles_path(kind: GameKind) -> String {
    format!("puzzles/{kind}.txt")
}

/// Loads the puzzles of a game from the content of their file. It has no effect if they're loaded already.
///
/// # Errors
/// The content isn't a file of puzzles.
pub fn load_puzzles(kind: GameKind, text: &str) -> Result<(), PuzzleError> {
    let all = read(kind, text)?;
    let _ = READ[kind as usize].set(all);
    Ok(())
}

/// `true` if the puzzles of all games are loaded. Always `true` on the desktop, where they're part of the program.
#[must_use]
pub fn puzzles_are_loaded() -> bool {
    !cfg!(target_arch = "wasm32") || READ.iter().all(|all| all.get().is_some())
}

/// A puzzle, `None` if there's no such number, or before the page has loaded the game's puzzles.
#[must_use]
pub fn puzzle(id: PuzzleId) -> Option<&'static Puzzle> {
    puzzles(id.kind).get(usize::from(id.number.checked_sub(1)?))
}

/// The puzzles of a game by rule set: the name of each rule set with its puzzles, by number.
pub fn groups(kind: GameKind) -> impl Iterator<Item = (&'static str, &'static [Puzzle])> {
    let same = |one: &Puzzle, next: &Puzzle| one.position.options() == next.position.options();
    let groups = puzzles(kind).chunk_by(same);
    groups.filter_map(|group| Some((group.first()?.preset(), group)))
}
