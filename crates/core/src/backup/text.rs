//! Writes and reads the text of a backup.

use super::{Backup, BackupError, MAX_BACKUP_BYTES, content, slots};
use crate::library::SavedGame;
use crate::rules::shortened;
use crate::store::{Slot, checksum};

/// The version of the format.
pub const VERSION: u32 = 1;

/// The start of the first line.
const FIRST: &str = "tavoliere backup ";

/// The start of a part's first line.
const PART: &str = "part ";

/// The start of the last line.
const LAST: &str = "parts ";

/// The name of a part with a game of the library. Its first line is the head, the rest is the record.
const GAME: &str = "game";

/// Text with the position up to which it was read.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

/// A part of the text.
struct Part<'a> {
    name: &'a str,
    content: &'a str,
    /// The line of its content, from 1.
    line: usize,
}

impl Backup {
    /// `true` if bytes look like a backup.
    #[must_use]
    pub fn is_backup(bytes: &[u8]) -> bool {
        bytes.starts_with(FIRST.as_bytes())
    }

    /// The backup as one text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = format!("{FIRST}{VERSION}\n");
        for (slot, content) in &self.texts {
            write_part(&mut text, slot, content);
        }
        for game in &self.games {
            let content = format!("{}\n{}", game.head, game.record);
            write_part(&mut text, GAME, &content);
        }
        let parts = self.texts.len() + self.games.len();
        text += &format!("{LAST}{parts}\n");
        text
    }

    /// Reads a text and checks all of it.
    ///
    /// # Errors
    /// Fails if the text isn't a backup, has another version, breaks off or is damaged. The error names the place.
    pub fn read(bytes: &[u8]) -> Result<Backup, BackupError> {
        if bytes.len() > MAX_BACKUP_BYTES {
            let bytes = bytes.len();
            return Err(BackupError::TooLarge { bytes });
        }
        if !Backup::is_backup(bytes) {
            return Err(BackupError::NoBackup);
        }
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
                let lines = before.iter().filter(|byte| **byte == b'\n').count();
                return Err(BackupError::Damaged {
                    line: lines + 1,
                    part: "the text".to_owned(),
                    problem: error.to_string(),
                });
            }
        };
        let mut reader = Reader { text, at: 0 };
        let first = reader.line().unwrap_or_default();
        let version = first.strip_prefix(FIRST).unwrap_or_default().trim_end();
        if version.parse() != Ok(VERSION) {
            let found = shortened(version);
            return Err(BackupError::Version { found });
        }
        let (mut backup, mut parts) = (Backup::default(), 0_usize);
        let known = slots();
        while let Some(part) = reader.part(parts)? {
            parts += 1;
            let damaged = |problem: String| BackupError::Damaged {
                line: part.line,
                part: shortened(part.name),
                problem,
            };
            if part.name == GAME {
                let (head, record) = part.content.split_once('\n').unwrap_or_default();
                let game = SavedGame::read(head, record);
                backup.games.push(
                    game.ok_or_else(|| {
                        damaged("the first line doesn't describe a game".to_owned())
                    })?,
                );
                continue;
            }
            let slot = Slot::new(part.name).ok();
            let slot = slot.filter(|slot| known.contains(slot));
            let slot = slot.ok_or_else(|| damaged("this part is unknown".to_owned()))?;
            content::check(&slot, part.content).map_err(damaged)?;
            if backup.text(&slot).is_some() {
                return Err(damaged("this part is there twice".to_owned()));
            }
            backup.texts.push((slot, part.content.to_owned()));
        }
        Ok(backup)
    }
}

fn write_part(text: &mut String, name: &str, content: &str) {
    let sum = checksum(content.as_bytes());
    *text += &format!("{PART}{name} {} {sum:016x}\n{content}\n", content.len());
}

impl<'a> Reader<'a> {
    /// The rest of the current line. `None` if it has no line feed.
    fn line(&mut self) -> Option<&'a str> {
        let rest = self.text.get(self.at..)?;
        let (line, _) = rest.split_once('\n')?;
        self.at += line.len() + 1;
        Some(line)
    }

    /// The number of the current line.
    fn number(&self) -> usize {
        let before = self.text.as_bytes().get(..self.at).unwrap_or_default();
        before.iter().filter(|byte| **byte == b'\n').count() + 1
    }

    /// The next part, `None` after the last one. `parts` is the number of parts before.
    fn part(&mut self, parts: usize) -> Result<Option<Part<'a>>, BackupError> {
        let begun = self.at;
        let place = format!("part {}", parts + 1);
        let Some(first) = self.line() else {
            return Err(BackupError::CutShort {
                line: self.number(),
                part: place,
            });
        };
        if let Some(count) = first.strip_prefix(LAST) {
            if count.parse() == Ok(parts) && self.at == self.text.len() {
                return Ok(None);
            }
            return Err(self.damaged_at(begun, place, "the number of parts is wrong"));
        }
        let words = first.strip_prefix(PART).unwrap_or_default();
        let mut words = words.split(' ');
        let read = (|| {
            let name = words.next()?;
            let bytes: usize = words.next()?.parse().ok()?;
            let sum = u64::from_str_radix(words.next()?, 16).ok()?;
            words.next().is_none().then_some((name, bytes, sum))
        })();
        let Some((name, bytes, sum)) = read else {
            return Err(self.damaged_at(begun, place, "the first line of a part is expected"));
        };
        let content_at = self.at;
        let end = content_at.saturating_add(bytes);
        let cut = || BackupError::CutShort {
            line: self.text.lines().count(),
            part: shortened(name),
        };
        if end >= self.text.len() {
            return Err(cut());
        }
        let content = self.text.get(content_at..end);
        let whole = content
            .filter(|content| checksum(content.as_bytes()) == sum)
            .filter(|_| self.text.as_bytes().get(end) == Some(&b'\n'));
        let Some(content) = whole else {
            let problem = "its content isn't as it was written";
            return Err(self.damaged_at(content_at, shortened(name), problem));
        };
        let line = self.number();
        self.at = end + 1;
        Ok(Some(Part {
            name,
            content,
            line,
        }))
    }

    fn damaged_at(&self, at: usize, part: String, problem: &str) -> BackupError {
        BackupError::Damaged {
            line: Reader { at, ..*self }.number(),
            part,
            problem: problem.to_owned(),
        }
    }
}
