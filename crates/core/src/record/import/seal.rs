//! Compares a restored record with its digest.

use super::header_block::{HeaderBlock, Reading};
use super::signs::{is_invisible, is_space};
use crate::record::record_digest::RecordDigest;
use crate::record::text::DIGEST;
use crate::record::{Bytes32, GameRecord, RecordReader};

/// The reason why a sealed record isn't known to be as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Altered {
    /// The digest is that of other lines.
    #[error("the record was altered on the way: its digest is that of other lines")]
    OtherLines,
    /// The digest can't be read.
    #[error("the record was altered on the way: its digest cannot be read")]
    UnreadableDigest,
    /// The record has no digest, so its end can be missing.
    #[error("the digest is missing, so the end of the record can be missing too")]
    NoDigest,
}

impl Altered {
    /// The free header that shows in the game's later records that it was opened unverified.
    pub const HEADER: &'static str = "altered";

    /// The value of the header.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Altered::OtherLines => "other lines",
            Altered::UnreadableDigest => "unreadable digest",
            Altered::NoDigest => "no digest",
        }
    }

    /// The alteration that a game's header names. `None` if it has no such header.
    #[must_use]
    pub fn of(game: &GameRecord) -> Option<Altered> {
        let value = game
            .header(Altered::HEADER)
            .filter(|_| game.version() > 1)?;
        let known = [Altered::UnreadableDigest, Altered::NoDigest];
        // Any other value still shows that the game isn't as it was written.
        Some(
            known
                .into_iter()
                .find(|known| known.name() == value)
                .unwrap_or(Altered::OtherLines),
        )
    }
}

/// The digest in a record that was changed on the way.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum GivenDigest {
    /// There's none.
    Missing,
    /// Its text can't be read.
    Unreadable,
    /// The digest.
    Digest(Bytes32),
}

impl GivenDigest {
    /// Reads the words after `digest:`.
    pub fn read(text: &str) -> GivenDigest {
        let digits = text
            .chars()
            .filter(|sign| !is_space(*sign) && !is_invisible(*sign));
        let digits: String = digits.map(|sign| sign.to_ascii_lowercase()).collect();
        digits
            .parse()
            .map_or(GivenDigest::Unreadable, GivenDigest::Digest)
    }
}

/// Compares a sealed game with the digest. If another reading of its headers fits, that one is the game.
pub(super) fn check(
    mut game: Box<GameRecord>,
    headers: &HeaderBlock,
    as_read: &RecordDigest,
    given: &GivenDigest,
) -> (Box<GameRecord>, Option<Altered>) {
    if game.version() == 1 {
        return (game, None);
    }
    let given = match given {
        GivenDigest::Missing => return (game, Some(Altered::NoDigest)),
        GivenDigest::Unreadable => return (game, Some(Altered::UnreadableDigest)),
        GivenDigest::Digest(given) => *given,
    };
    if as_read.of_so_far() == given {
        return (game, None);
    }
    let body = game.record_end(usize::MAX);
    for reading in Reading::ALL {
        let Ok((before, _)) = headers.game(reading) else {
            continue;
        };
        let text = before.headers_text() + &body;
        if digest_of(&text) != given {
            continue;
        }
        // The game was replayed with the first reading, so it's read again only if the headers differ.
        if before.headers_text() != game.headers_text() {
            match RecordReader::new(format!("{text}{DIGEST}{given}\n")).finish() {
                Ok(other) => game = other,
                Err(_) => continue,
            }
        }
        return (game, None);
    }
    (game, Some(Altered::OtherLines))
}

fn digest_of(text: &str) -> Bytes32 {
    let mut digest = RecordDigest::default();
    text.split('\n').for_each(|line| digest.add(line));
    digest.of_so_far()
}
