//! The encodings in which a text can arrive.

/// An encoding with its name. `None` if the text has characters that it lacks.
pub type Encoding = (&'static str, fn(&str) -> Option<Vec<u8>>);

/// Every encoding.
pub const ENCODINGS: [Encoding; 7] = [
    ("UTF-8", |text| Some(text.as_bytes().to_vec())),
    ("UTF-8 with a mark", |text| {
        Some(format!("\u{feff}{text}").into_bytes())
    }),
    ("UTF-16LE", |text| Some(units(text, u16::to_le_bytes))),
    ("UTF-16BE", |text| Some(units(text, u16::to_be_bytes))),
    ("UTF-16LE with a mark", |text| {
        Some(units(&format!("\u{feff}{text}"), u16::to_le_bytes))
    }),
    ("UTF-16BE with a mark", |text| {
        Some(units(&format!("\u{feff}{text}"), u16::to_be_bytes))
    }),
    ("Windows-1252", windows_1252),
];

fn units(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

fn windows_1252(text: &str) -> Option<Vec<u8>> {
    let byte = |sign: char| match sign {
        '\u{2013}' => Some(0x96),
        '\u{2014}' => Some(0x97),
        '\u{2019}' => Some(0x92),
        '\u{2026}' => Some(0x85),
        '\0'..='\u{7f}' | '\u{a0}'..='\u{ff}' => u8::try_from(u32::from(sign)).ok(),
        _ => None,
    };
    text.chars().map(byte).collect()
}
