//! Encodes the headers of a record: random values are stored as bytes, the rest is compressed.

use miniz_oxide::DataFormat;
use miniz_oxide::deflate::CompressionLevel;
use miniz_oxide::deflate::core::{CompressorOxide, TDEFLFlush, TDEFLStatus, compress_to_output};
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

use super::LinkError;
use crate::record::{Bytes32, Commitment};

/// Likely texts of headers, the most likely last. The compressor gets them before the headers, so that these texts take
/// little room. They belong to the version of the link and never change.
const DICTIONARY: &str = "throws: by hand\nopponents: contribution-1: contribution-2: \
counted: 2026-match-id: match-games: match: 3 1-0\nmatch: 5 2-1\nmatch: 7 0-0\n; draw 0-0 repetition\
; blue 1-0 finished by red; white 0-1 king escaped; black 1-0 king captured; white 1-0 three in line\
; white 1-0 borne off; black 0-7 capote resignation agreement time no move wiped out dead position king shut in\
clock: hourglass 60\nclock: 300+5\nclock: 600+10 sound\noptions: leap=off repetition=on\nposition: tablan / tawula \
event: site: round: date: 2025-2026-2027-\
-colour: amber\n-colour: sky\n-colour: coral\n-mark: sun\n-mark: fish\n-mark: moon\n-name: Player \
preset: English\npreset: Open throne\npreset: Five thrones\npreset: Flanked king\npreset: Even start\n\
blue: computer 1\nred: computer 2\nblack: computer 3\nwhite: computer 4\nwhite: computer 5\nred: computer 6\n\
white-colour: black-colour: blue-colour: red-colour: white-mark: black-mark: blue-mark: red-mark: \
white-name: black-name: blue-name: red-name: \
tavoliere 1\ngame: tapatan\npreset: Tapatan\nseed: \nfirst: white\n\
tavoliere 1\ngame: tawula\npreset: Tawula\nseed: \nfirst: throw\n\
tavoliere 1\ngame: tablan\npreset: PerGioco\nseed: \nfirst: red\n\
tavoliere 1\ngame: tablut\npreset: Linnaeus\nseed: \nfirst: black\n\
tavoliere 2\ngame: tapatan\npreset: Tapatan\ncommitment: \nsalt: \nseed: \nfirst: black\nwhite: computer 4\nblack: person\n\
tavoliere 2\ngame: tawula\npreset: Tawula\ncommitment: \nsalt: \nseed: \nfirst: throw\nwhite: person\nblack: computer 2\n\
tavoliere 2\ngame: tablut\npreset: Linnaeus\ncommitment: \nsalt: \nseed: \nfirst: black\nblack: person\nwhite: computer 3\n\
tavoliere 2\ngame: tablan\npreset: PerGioco\ncommitment: \nsalt: \nseed: \nfirst: blue\nblue: person\nred: computer 3\n";

/// The largest headers (bytes).
const MAX_BYTES: usize = 128 * 1024;

/// The keys whose values are random, in the order in which records have them.
const COMMITMENT: &str = "commitment: ";
const SALT: &str = "salt: ";
const SEED: &str = "seed: ";

/// The form of a random value in the bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Random {
    /// An array of 32 bytes.
    Bytes,
    /// A 64-bit number, lowest byte first.
    Number,
    /// Not stored, because it follows from salt and seed.
    Follows,
}

impl Random {
    const ALL: [Random; 3] = [Random::Bytes, Random::Number, Random::Follows];

    const fn length(self) -> usize {
        match self {
            Random::Bytes => 32,
            Random::Number => 8,
            Random::Follows => 0,
        }
    }
}

/// Encodes the headers of a record: the length of the compressed part (2 bytes), this part, then for each random value
/// a byte with its form and the value.
pub fn write(headers: &str) -> Result<Vec<u8>, LinkError> {
    if headers.len() > MAX_BYTES {
        return Err(LinkError::TooManyHeaders);
    }
    let value_of = |key: &str| {
        let mut lines = headers.lines();
        lines.find_map(|line| line.strip_prefix(key)?.parse::<Bytes32>().ok())
    };
    let follows = match (value_of(COMMITMENT), value_of(SALT), value_of(SEED)) {
        (Some(commitment), Some(salt), Some(seed)) => {
            Commitment::new(commitment) == Commitment::of(salt, seed)
        }
        _ => false,
    };
    let mut plain = String::new();
    let mut random = Vec::new();
    for line in headers.split_inclusive('\n') {
        let keys = [COMMITMENT, SALT, SEED];
        let Some(key) = keys.into_iter().find(|key| line.starts_with(key)) else {
            plain.push_str(line);
            continue;
        };
        let value = line.get(key.len()..).unwrap_or_default().trim_end();
        if key == COMMITMENT && follows {
            random.push(Random::Follows as u8);
        } else if let Ok(bytes) = value.parse::<Bytes32>() {
            random.push(Random::Bytes as u8);
            random.extend_from_slice(bytes.as_bytes());
        } else if let Some(number) = number(value) {
            random.push(Random::Number as u8);
            random.extend_from_slice(&number.to_le_bytes());
        } else {
            // In version 1, a key that only version 2 reserves can have any value.
            plain.push_str(line);
            continue;
        }
        plain.push_str(key);
        plain.push('\n');
    }
    let deflated = deflate(plain.as_bytes()).ok_or(LinkError::TooManyHeaders)?;
    let length = u16::try_from(deflated.len()).map_err(|_| LinkError::TooManyHeaders)?;
    let mut bytes = length.to_le_bytes().to_vec();
    bytes.extend(deflated);
    bytes.extend(random);
    Ok(bytes)
}

/// Reads a number in its usual form, `None` if it's written differently.
fn number(value: &str) -> Option<u64> {
    let number: u64 = value.parse().ok()?;
    (number.to_string() == value).then_some(number)
}

/// Reads the headers at the start of some bytes. Returns them with their length (bytes).
pub fn read(bytes: &[u8]) -> Result<(String, usize), LinkError> {
    let (length, rest) = bytes.split_first_chunk().ok_or(LinkError::Damaged)?;
    let length = usize::from(u16::from_le_bytes(*length));
    let deflated = rest.get(..length).ok_or(LinkError::Damaged)?;
    let plain = inflate(deflated).ok_or(LinkError::Damaged)?;
    let plain = String::from_utf8(plain).map_err(|_| LinkError::Damaged)?;
    let mut rest = rest.get(length..).unwrap_or_default();
    let mut values: Vec<(&str, Option<String>)> = Vec::new();
    let mut pair = [None; 2];
    for line in plain.lines() {
        let keys = [COMMITMENT, SALT, SEED];
        let Some(key) = keys.into_iter().find(|key| line == *key) else {
            continue;
        };
        let (how, behind) = rest.split_first().ok_or(LinkError::Damaged)?;
        let how = Random::ALL.into_iter().find(|known| *known as u8 == *how);
        let how = how.ok_or(LinkError::Damaged)?;
        let value = behind.get(..how.length()).ok_or(LinkError::Damaged)?;
        rest = behind.get(how.length()..).unwrap_or_default();
        let value = match how {
            Random::Bytes => {
                let bytes = Bytes32::new(value.try_into().map_err(|_| LinkError::Damaged)?);
                for (known, kept) in [SALT, SEED].iter().zip(&mut pair) {
                    if *known == key {
                        *kept = Some(bytes);
                    }
                }
                Some(bytes.to_string())
            }
            Random::Number => {
                let number = value.try_into().map_err(|_| LinkError::Damaged)?;
                Some(u64::from_le_bytes(number).to_string())
            }
            Random::Follows => None,
        };
        values.push((key, value));
        if values.len() > 3 {
            return Err(LinkError::Damaged);
        }
    }
    let follows = || match pair {
        [Some(salt), Some(seed)] => Ok(Commitment::of(salt, seed).to_string()),
        _ => Err(LinkError::Damaged),
    };
    let mut values = values.into_iter();
    let mut headers = String::new();
    for line in plain.split_inclusive('\n') {
        if [COMMITMENT, SALT, SEED].contains(&line.trim_end_matches('\n'))
            && let Some((key, value)) = values.next()
        {
            headers.push_str(key);
            headers.push_str(&value.map_or_else(follows, Ok)?);
            headers.push('\n');
        } else {
            headers.push_str(line);
        }
    }
    Ok((headers, bytes.len() - rest.len()))
}

/// Compresses a text that follows the dictionary.
fn deflate(plain: &[u8]) -> Option<Vec<u8>> {
    let mut compressor =
        CompressorOxide::with_format_and_level(DataFormat::Raw, CompressionLevel::BestCompression);
    // The output for the dictionary ends on a whole byte and is discarded.
    compress_to_output(
        &mut compressor,
        DICTIONARY.as_bytes(),
        TDEFLFlush::Sync,
        |_| true,
    );
    let mut deflated = Vec::new();
    let (status, _) = compress_to_output(&mut compressor, plain, TDEFLFlush::Finish, |part| {
        deflated.extend_from_slice(part);
        true
    });
    (status == TDEFLStatus::Done).then_some(deflated)
}

/// Decompresses the output of [`deflate`]. `None` if it isn't valid or larger than headers can be.
fn inflate(deflated: &[u8]) -> Option<Vec<u8>> {
    let dictionary = DICTIONARY.as_bytes();
    // Most headers are short, so start with a small buffer.
    let mut room = 2 * 1024;
    loop {
        let mut out = dictionary.to_vec();
        out.resize(dictionary.len() + room, 0);
        let (status, _, written) = decompress(
            &mut DecompressorOxide::new(),
            deflated,
            &mut out,
            dictionary.len(),
            TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF,
        );
        match status {
            TINFLStatus::Done => {
                out.truncate(dictionary.len() + written);
                return Some(out.split_off(dictionary.len()));
            }
            TINFLStatus::HasMoreOutput if room < MAX_BYTES => room *= 8,
            _ => return None,
        }
    }
}
