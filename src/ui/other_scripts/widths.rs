//! The widths of letters of other scripts, before their pictures are drawn.

/// The width of a letter, as a share of the font's size. `None` if the fonts of the panels draw it.
///
/// Real widths differ from font to font. The picture's width decides in the end, and the text after it moves.
pub(super) fn width(letter: char) -> Option<Width> {
    use Width::{Emoji, Flag, Mark, Narrow, Sign, Wide, Wider};

    Some(match letter {
        // Dotted circles would appear below single marks.
        '\u{25CC}' => return None,
        '\u{591}'..='\u{5C7}'
        | '\u{610}'..='\u{61A}'
        | '\u{64B}'..='\u{65F}'
        | '\u{6D6}'..='\u{6ED}'
        | '\u{E31}'
        | '\u{E34}'..='\u{E3A}'
        | '\u{E47}'..='\u{E4E}'
        | '\u{200D}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{1F3FB}'..='\u{1F3FF}'
        | '\u{E0020}'..='\u{E007F}'
        | '\u{20E3}' => Mark,
        // Indic blocks have the same order.
        '\u{900}'..='\u{D7F}' if is_indic_sign(letter) => Sign,
        '\u{900}'..='\u{DFF}' => Wider,
        '\u{530}'..='\u{8FF}'
        | '\u{FB13}'..='\u{FDFF}'
        | '\u{FE70}'..='\u{FEFC}'
        | '\u{10A0}'..='\u{10FF}'
        | '\u{1C90}'..='\u{1CBF}'
        | '\u{E00}'..='\u{E7F}' => Narrow,
        '\u{1100}'..='\u{115F}'
        | '\u{2E80}'..='\u{A4CF}'
        | '\u{A960}'..='\u{A97F}'
        | '\u{AC00}'..='\u{D7A3}'
        | '\u{F900}'..='\u{FAFF}'
        | '\u{FE30}'..='\u{FE4F}'
        | '\u{FF01}'..='\u{FF60}'
        | '\u{FFE0}'..='\u{FFE6}'
        | '\u{1B000}'..='\u{1B2FF}'
        | '\u{20000}'..='\u{323AF}' => Wide,
        '\u{1F1E6}'..='\u{1F1FF}' => Flag,
        '\u{2190}'..='\u{2BFF}' | '\u{1F000}'..='\u{1FAFF}' => Emoji,
        '\u{E80}'..='\u{1C7F}'
        | '\u{1CC0}'..='\u{1CFF}'
        | '\u{2C00}'..='\u{2C5F}'
        | '\u{2D00}'..='\u{2DDF}'
        | '\u{A4D0}'..='\u{A63F}'
        | '\u{A6A0}'..='\u{A6FF}'
        | '\u{A800}'..='\u{AB2F}'
        | '\u{AB70}'..='\u{ABFF}'
        | '\u{D7B0}'..='\u{D7FF}'
        | '\u{FF61}'..='\u{FFDC}'
        | '\u{10000}'..='\u{1107F}'
        | '\u{11080}'..='\u{1AFFF}'
        | '\u{1B300}'..='\u{1D3FF}'
        | '\u{1DF00}'..='\u{1EFFF}' => Wider,
        _ => return None,
    })
}

/// `true` for vowel signs and viramas, which have the same places in all Indic blocks.
const fn is_indic_sign(letter: char) -> bool {
    matches!(letter as u32 % 0x80, 0..=3 | 0x3C | 0x3E..=0x4D | 0x55..=0x57)
}

/// A width that many letters share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    /// Above or below another letter.
    Mark,
    /// A sign beside or below another letter.
    Sign,
    /// A letter of an alphabet.
    Narrow,
    /// A letter of a script with wider letters.
    Wider,
    /// A square of East Asian scripts.
    Wide,
    /// Half of a flag.
    Flag,
    /// A picture.
    Emoji,
}

impl Width {
    /// All widths, in the order of [`Width::index`].
    pub(super) const ALL: [Width; 7] = [
        Width::Mark,
        Width::Sign,
        Width::Narrow,
        Width::Wider,
        Width::Wide,
        Width::Flag,
        Width::Emoji,
    ];

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The width, in thousandths of the font's size.
    pub(super) const fn thousandths(self) -> u16 {
        match self {
            Width::Mark => 0,
            Width::Sign => 250,
            Width::Narrow => 600,
            Width::Wider => 800,
            Width::Wide => 1000,
            Width::Flag => 650,
            Width::Emoji => 1300,
        }
    }
}
