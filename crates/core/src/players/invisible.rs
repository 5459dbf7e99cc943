//! Tells visible characters from invisible ones.

/// The flag from which tags make the flags of England, Scotland and Wales.
const BLACK_FLAG: char = '\u{1F3F4}';

/// `true` for control characters and separators of lines and paragraphs. They would spoil every list that shows the
/// name.
pub(super) fn is_control_character(found: char) -> bool {
    found.is_control() || matches!(found, '\u{2028}' | '\u{2029}')
}

/// `true` for visible characters. Joiners are needed in many scripts, but a name can't consist of them.
pub(super) fn is_visible(found: char) -> bool {
    // The last one is a braille pattern without dots.
    !found.is_whitespace() && !is_invisible(found) && !is_variation(found) && found != '\u{2800}'
}

/// The text without invisible characters that change nothing in the picture, and with single spaces.
pub(super) fn without_invisible(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    let mut last = None;
    let mut has_flag = false;
    while let Some(sign) = signs.next() {
        has_flag |= sign == BLACK_FLAG;
        if sign.is_whitespace() {
            if !written.is_empty() && !written.ends_with(' ') {
                written.push(' ');
            }
            last = None;
            continue;
        }
        let has_effect = match sign {
            '\u{200C}' | '\u{200D}' => {
                let next = signs.peek().copied();
                last.is_some_and(is_joined) && next.is_some_and(is_joined)
            }
            '\u{E0020}'..='\u{E007F}' => has_flag,
            // Old Korean syllables are made with these.
            '\u{115F}' | '\u{1160}' => true,
            other => !is_invisible(other),
        };
        if has_effect {
            written.push(sign);
            last = Some(sign);
        }
    }
    written.truncate(written.trim_end().len());
    written
}

/// `true` for characters that only choose between two pictures of the character before them.
pub(super) const fn is_variation(sign: char) -> bool {
    matches!(
        sign,
        '\u{180B}'..='\u{180D}' | '\u{180F}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}'
    )
}

/// `true` for characters without a picture: joiners, marks of the text direction, soft hyphens, fillers and tags.
const fn is_invisible(sign: char) -> bool {
    matches!(
        sign,
        '\u{AD}'
            | '\u{34F}'
            | '\u{61C}'
            | '\u{115F}'
            | '\u{1160}'
            | '\u{17B4}'
            | '\u{17B5}'
            | '\u{180E}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{3164}'
            | '\u{FEFF}'
            | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}'
            | '\u{E0000}'..='\u{E00FF}'
            | '\u{E01F0}'..='\u{E0FFF}'
    )
}

/// `true` for characters that a joiner beside them can change: letters of Arabic, Indic and other scripts that join,
/// and emoji.
const fn is_joined(sign: char) -> bool {
    is_variation(sign)
        || matches!(
            sign,
            '\u{620}'..='\u{8FF}'
                | '\u{900}'..='\u{DFF}'
                | '\u{1000}'..='\u{109F}'
                | '\u{1780}'..='\u{18AF}'
                | '\u{1A20}'..='\u{1BFF}'
                | '\u{2190}'..='\u{2BFF}'
                | '\u{A840}'..='\u{ABFF}'
                | '\u{10A00}'..='\u{11FFF}'
                | '\u{1E900}'..='\u{1E95F}'
                | '\u{1F000}'..='\u{1FAFF}'
        )
}
