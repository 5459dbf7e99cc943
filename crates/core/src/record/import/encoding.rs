//! Decodes the bytes of a text: UTF-8, UTF-16 in both orders, or Windows-1252.

use std::borrow::Cow;

/// The bytes whose zeros show an encoding without a byte order mark.
const SAMPLE: usize = 4096;

/// Decodes a text. Every sequence of bytes has a reading.
///
/// UTF-16 is recognised by its byte order mark or by the zeros in every second byte. Other bytes are UTF-8 if they're
/// valid, otherwise Windows-1252.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Some(rest) = bytes.strip_prefix(&[0xff, 0xfe]) {
        return utf16(rest, u16::from_le_bytes).into();
    }
    if let Some(rest) = bytes.strip_prefix(&[0xfe, 0xff]) {
        return utf16(rest, u16::from_be_bytes).into();
    }
    let [even, odd] = zeros(bytes);
    if odd > even && odd * 5 > bytes.len().min(SAMPLE) {
        return utf16(bytes, u16::from_le_bytes).into();
    }
    if even > odd && even * 5 > bytes.len().min(SAMPLE) {
        return utf16(bytes, u16::from_be_bytes).into();
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().map(|byte| windows_1252(*byte)).collect(),
    }
}

/// The numbers of zeros at even and at odd places of the first bytes.
fn zeros(bytes: &[u8]) -> [usize; 2] {
    let mut zeros = [0; 2];
    for (place, byte) in bytes.iter().take(SAMPLE).enumerate() {
        if *byte == 0 {
            zeros[place % 2] += 1;
        }
    }
    zeros
}

fn utf16(bytes: &[u8], unit: impl Fn([u8; 2]) -> u16) -> String {
    let (pairs, _) = bytes.as_chunks();
    let units = pairs.iter().map(|pair| unit(*pair));
    char::decode_utf16(units)
        .map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

/// The character of a byte in Windows-1252. The five unused bytes are control characters, as in browsers.
fn windows_1252(byte: u8) -> char {
    const HIGH: [u16; 32] = [
        0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039,
        0x152, 0x8d, 0x17d, 0x8f, 0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
        0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e, 0x178,
    ];
    let high = byte
        .checked_sub(0x80)
        .and_then(|at| HIGH.get(usize::from(at)));
    high.and_then(|code| char::from_u32(u32::from(*code)))
        .unwrap_or(char::from(byte))
}
