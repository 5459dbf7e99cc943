//! Makes a font of blank letters in the TrueType format: only their widths, so that egui leaves space for pictures.

use super::widths::{Width, width};

/// The number of glyphs of each width. Letters in a row have glyphs in a row, so that a range of the table of letters
/// covers this many.
const PER_WIDTH: u32 = 256;
const UNITS_PER_EM: u16 = 1000;

/// The bytes of the font.
#[must_use]
pub fn blank_font() -> Vec<u8> {
    let tables: [([u8; 4], Vec<u8>); 5] = [
        (*b"cmap", letters()),
        (*b"head", head()),
        (*b"hhea", horizontal_header()),
        (*b"hmtx", widths()),
        (*b"maxp", counts()),
    ];
    let mut font = Vec::new();
    long(&mut font, 0x0001_0000);
    short(&mut font, 5);
    // For a binary search among the tables.
    for number in [64, 2, 16] {
        short(&mut font, number);
    }
    let mut offset = 12 + 16 * tables.len();
    for (tag, table) in &tables {
        font.extend_from_slice(tag);
        long(&mut font, 0);
        long(&mut font, offset as u32);
        long(&mut font, table.len() as u32);
        offset += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        font.extend(table);
        font.resize(font.len().next_multiple_of(4), 0);
    }
    font
}

fn short(table: &mut Vec<u8>, number: u16) {
    table.extend(number.to_be_bytes());
}

fn long(table: &mut Vec<u8>, number: u32) {
    table.extend(number.to_be_bytes());
}

/// The number of glyphs, with the one for missing letters.
fn glyph_count() -> u16 {
    1 + Width::ALL.len() as u16 * PER_WIDTH as u16
}

/// The table from letters to glyphs, in format 12.
fn letters() -> Vec<u8> {
    let mut groups = Vec::new();
    let mut count = 0;
    // All letters with a width: those of names, and the tags of flags.
    let mut letters = ('\u{500}'..='\u{33FFF}')
        .chain('\u{E0000}'..='\u{E00FF}')
        .peekable();
    while let Some(first) = letters.next() {
        let Some(width) = width(first) else {
            continue;
        };
        let mut last = first;
        while let Some(next) = letters.next_if(|next| {
            let follows = u32::from(*next) == u32::from(last) + 1;
            let fits = u32::from(*next) - u32::from(first) < PER_WIDTH;
            follows && fits && self::width(*next) == Some(width)
        }) {
            last = next;
        }
        long(&mut groups, u32::from(first));
        long(&mut groups, u32::from(last));
        long(&mut groups, 1 + width.index() as u32 * PER_WIDTH);
        count += 1;
    }
    let mut table = Vec::new();
    // Version, number of tables; platform Windows with all of Unicode, offset.
    for number in [0, 1, 3, 10] {
        short(&mut table, number);
    }
    long(&mut table, 12);
    short(&mut table, 12);
    short(&mut table, 0);
    long(&mut table, 16 + groups.len() as u32);
    long(&mut table, 0);
    long(&mut table, count);
    table.extend(groups);
    table
}

fn head() -> Vec<u8> {
    let mut table = Vec::new();
    // Version, revision, checksum, magic number.
    for number in [0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5] {
        long(&mut table, number);
    }
    short(&mut table, 0);
    short(&mut table, UNITS_PER_EM);
    // Dates, bounds, style, smallest size, direction, formats.
    table.resize(54, 0);
    table
}

fn horizontal_header() -> Vec<u8> {
    let mut table = Vec::new();
    long(&mut table, 0x0001_0000);
    // Ascent and descent.
    short(&mut table, 800);
    table.extend((-200_i16).to_be_bytes());
    table.resize(34, 0);
    short(&mut table, glyph_count());
    table
}

fn widths() -> Vec<u8> {
    let mut table = Vec::new();
    let mut width = |width: u16| {
        short(&mut table, width);
        short(&mut table, 0);
    };
    width(Width::Narrow.thousandths());
    for one in Width::ALL {
        (0..PER_WIDTH).for_each(|_| width(one.thousandths()));
    }
    table
}

fn counts() -> Vec<u8> {
    let mut table = Vec::new();
    long(&mut table, 0x0000_5000);
    short(&mut table, glyph_count());
    table
}
