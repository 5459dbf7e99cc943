//! Writes and reads a whole game as part of a URL; `docs/share.md` describes the format.

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

/// The latest version of the format.
pub const LINK_VERSION: u8 = 1;

/// The name before the game, after the `#` of a URL.
pub const LINK_NAME: &str = "replay=";

/// The most characters after `replay=`.
pub const MAX_LINK_CHARS: usize = 96 * 1024;

/// The most throws and choices in a link. A reader replays them all, and each can take less than a bit.
pub const MAX_LINK_EVENTS: u64 = 16 * 1024;

/// The longest link that mail programs and messengers usually forward intact (characters).
pub const USUAL_LINK_CHARS: usize = 2_000;

/// The number of bytes of its hash that protect a link against damage.
const CHECK: usize = 4;

impl GameRecord {
    /// The game as the fragment of a URL: `#replay=` followed by letters, digits, `-` and `_`. It also reveals the seed
    /// of a fair game, as [`GameRecord::to_record`] does.
    ///
    /// # Errors
    /// Fails if the game has more throws and choices, or longer headers, than a link can hold.
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

    /// Replays the game of a link at once; [`LinkReader`] does it in slices. The text can have other words before and
    /// after the link.
    ///
    /// # Errors
    /// Fails if the link or the game in it isn't valid.
    pub fn from_link(text: &str) -> Result<GameRecord, LinkError> {
        LinkReader::new(text)?.finish().map(|game| *game)
    }
}

/// The encoded part of the first link in a text. `None` for a record, or if there's no link.
#[must_use]
pub fn link_payload(text: &str) -> Option<&str> {
    if text.trim_start_matches('\u{feff}').starts_with(MAGIC) {
        return None;
    }
    text.split_whitespace().find_map(|word| {
        let (before, letters) = word.split_once(LINK_NAME)?;
        let begins = before.is_empty() || before.ends_with(['#', '&']);
        begins.then(|| letters.split('&').next().unwrap_or_default())
    })
}

/// The bytes after version and checksum.
fn content_of(text: &str) -> Result<Vec<u8>, LinkError> {
    let letters = link_payload(text).ok_or_else(|| LinkError::NoLink {
        found: shortened(text),
    })?;
    if letters.len() > MAX_LINK_CHARS {
        return Err(LinkError::TooLong {
            chars: letters.chars().count(),
        });
    }
    // Punctuation that a sentence or a messenger adds after a URL.
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

/// The first bytes of the SHA-256 of the version and the content.
fn check(version: u8, content: &[u8]) -> Vec<u8> {
    let mut hash = Sha256::new();
    hash.update([version]);
    hash.update(content);
    hash.finalize().iter().copied().take(CHECK).collect()
}
