//! The characters that programs insert or exchange while they pass on a text.

/// `true` for a character that can't be seen: byte order marks, zero-width and soft characters, marks of direction and
/// of variants.
pub(super) const fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{206f}'
            | '\u{20e3}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}'
            | '\0'
    )
}

/// `true` for an invisible character that a name can need: it joins or separates letters and emoji.
pub(super) const fn is_joiner(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// `true` for a space of any width within a line.
pub(super) const fn is_space(sign: char) -> bool {
    matches!(
        sign,
        ' ' | '\t' | '\u{a0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}'
    )
}

/// `true` for hyphens, dashes and minus signs.
pub(super) const fn is_dash(sign: char) -> bool {
    matches!(
        sign,
        '-' | '\u{2010}'
            ..='\u{2015}'
                | '\u{2043}'
                | '\u{207b}'
                | '\u{208b}'
                | '\u{2212}'
                | '\u{2796}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
                | '\u{2192}'
                | '\u{2794}'
                | '\u{21d2}'
                | '\u{27a1}'
    )
}

/// The plain form of a character in notation: ASCII for full-width and typographic characters.
pub(super) const fn plain(sign: char) -> char {
    match sign {
        _ if is_dash(sign) => '-',
        '\u{ff01}'..='\u{ff5e}' => match char::from_u32(sign as u32 - 0xfee0) {
            Some(plain) => plain,
            None => sign,
        },
        '\u{d7}' | '\u{2715}' | '\u{2716}' => 'x',
        '\u{2044}' | '\u{2215}' | '\u{29f8}' => '/',
        '\u{2217}' | '\u{204e}' | '\u{66d}' | '\u{2731}' => '*',
        '\u{2236}' | '\u{fe55}' | '\u{fe13}' => ':',
        '\u{2795}' | '\u{fe62}' => '+',
        '\u{fe66}' | '\u{a78a}' => '=',
        '\u{266f}' => '#',
        '\u{3002}' | '\u{fe52}' => '.',
        _ => sign,
    }
}
