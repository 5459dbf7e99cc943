//! A whole game in the address of a page; `docs/share.md` describes the form.

mod coder;
mod error;
mod events;
mod headers;
mod model;
mod reader;

pub use error::LinkError;
pub use reader::LinkReader;

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use super::GameRecord;
use super::text::MAGIC;
use crate::rules::shortened;
use events::EventWriter;

/// The latest version of the form.
pub const LINK_VERSION: u8 = 1;

/// What stands before the game in the part of an address behind its `#`.
pub const LINK_NAME: &str = "replay=";

/// The most characters that what stands behind `replay=` may have.
pub const MAX_LINK_CHARS: usize = 96 * 1024;

/// The most throws and choices that a link holds: a reader plays them all, and each may take less than a bit.
pub const MAX_LINK_EVENTS: u64 = 16 * 1024;

/// How long a link may be so that mail, messengers and other programs pass it on whole, in characters.
pub const USUAL_LINK_CHARS: usize = 2_000;

/// How many bytes of its hash guard a link against damage.
const CHECK: usize = 4;

impl GameRecord {
    /// The game as the part of an address behind its `#`, with that sign: `#replay=` and letters, figures, `-` and `_`.
    /// It tells the seed of a fair game too, as [`GameRecord::to_record`] does.
    ///
    /// # Errors
    /// For a game of more throws and choices, or of longer headers, than a link holds.
    pub fn to_link(&self) -> Result<String, LinkError> {
        let count = self.events().len() as u64;
        if count > MAX_LINK_EVENTS {
            return Err(LinkError::TooManyEvents { events: count });
        }
        let mut content = headers::write(&self.headers_text())?;
        content.extend(EventWriter::write(self)?);
        let mut bytes = vec![LINK_VERSION];
        bytes.extend(check(LINK_VERSION, &content));
        bytes.extend(content);
        let letters = BASE64URL_NOPAD.encode(&bytes);
        if letters.len() > MAX_LINK_CHARS {
            return Err(LinkError::TooLong {
                chars: letters.len(),
            });
        }
        Ok(format!("#{LINK_NAME}{letters}"))
    }

    /// Replays the game of a link at once; [`LinkReader`] does it in slices. Before and behind the link other words
    /// may stand.
    ///
    /// # Errors
    /// What is wrong with the link, or with the game in it.
    pub fn from_link(text: &str) -> Result<GameRecord, LinkError> {
        LinkReader::new(text)?.finish().map(|game| *game)
    }
}

/// The letters of the first link in a text; none in a record, and where there is no link.
#[must_use]
pub fn letters_of_link(text: &str) -> Option<&str> {
    if text.trim_start_matches('\u{feff}').starts_with(MAGIC) {
        return None;
    }
    text.split_whitespace().find_map(|word| {
        let (before, letters) = word.split_once(LINK_NAME)?;
        let begins = before.is_empty() || before.ends_with(['#', '&']);
        begins.then(|| letters.split('&').next().unwrap_or_default())
    })
}

/// The bytes behind version and check sum.
fn content_of(text: &str) -> Result<Vec<u8>, LinkError> {
    let letters = letters_of_link(text).ok_or_else(|| LinkError::NoLink {
        found: shortened(text),
    })?;
    if letters.len() > MAX_LINK_CHARS {
        return Err(LinkError::TooLong {
            chars: letters.chars().count(),
        });
    }
    // What a sentence or a messenger puts behind an address.
    let letters = letters.trim_end_matches(['.', ',', ';', ')', '>', '"', '\'', '=']);
    if letters
        .bytes()
        .any(|letter| !letter.is_ascii_alphanumeric() && letter != b'-' && letter != b'_')
    {
        return Err(LinkError::NotBase64);
    }
    let bytes = BASE64URL_NOPAD.decode(letters.as_bytes());
    let bytes = bytes.map_err(|_| LinkError::Damaged)?;
    let (version, rest) = bytes.split_first().ok_or(LinkError::Damaged)?;
    if *version > LINK_VERSION {
        return Err(LinkError::LaterVersion { found: *version });
    }
    let (sum, content) = rest.split_at_checked(CHECK).ok_or(LinkError::Damaged)?;
    if *version == 0 || sum != check(*version, content) {
        return Err(LinkError::Damaged);
    }
    Ok(content.to_vec())
}

/// The first bytes of SHA-256 over the version and what follows the check sum.
fn check(version: u8, content: &[u8]) -> Vec<u8> {
    let mut hash = Sha256::new();
    hash.update([version]);
    hash.update(content);
    hash.finalize().iter().copied().take(CHECK).collect()
}
