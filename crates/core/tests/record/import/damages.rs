//! The damage that mails, messages, web pages and editors do to a record. Each function damages a whole text.

use rand_xoshiro::Xoshiro256PlusPlus;

use super::turn_damages::*;
use crate::support::pick;

/// A kind of damage.
#[derive(Clone, Copy)]
pub struct Damage {
    pub name: &'static str,
    pub apply: fn(&str, &mut Xoshiro256PlusPlus) -> String,
    /// `true` if the record must be restored.
    pub is_harmless: bool,
}

macro_rules! damages {
    ($($mark:ident $name:ident),+ $(,)?) => {
        /// Every kind of damage. Harmless damage must leave the game readable.
        pub const DAMAGES: &[Damage] = &[
            $(Damage { name: stringify!($name), apply: $name, is_harmless: damages!($mark) }),+
        ];
    };
    (harmless) => { true };
    (harmful) => { false };
}

damages! {
    harmless quoted,
    harmless quoted_three_times,
    harmless quoted_without_a_space,
    harmless fenced,
    harmless fenced_with_a_language,
    harmless prose_before,
    harmless prose_after,
    harmless prose_directly_before,
    harmless prose_without_a_line_above_the_end,
    harmless a_signature_after,
    harmless a_forwarded_message,
    harmless indented_by_spaces,
    harmless indented_by_a_tab,
    harmless empty_lines_before,
    harmless an_empty_line_after_each,
    harmless carriage_returns_and_line_feeds,
    harmless carriage_returns,
    harmless doubled_carriage_returns,
    harmless line_separators,
    harmless paragraph_separators,
    harmless next_line_characters,
    harmless mixed_line_ends,
    harmless no_final_line_end,
    harmless spaces_at_line_ends,
    harmless no_break_spaces,
    harmless narrow_spaces,
    harmless tabs_for_spaces,
    harmless doubled_spaces,
    harmless zero_width_spaces_after_numbers,
    harmless zero_width_spaces_between_words,
    harmless a_byte_order_mark_on_each_line,
    harmless soft_hyphens,
    harmless marks_of_direction,
    harmless word_joiners,
    harmless em_dashes_for_two_hyphens,
    harmless en_dashes,
    harmless em_dashes,
    harmless minus_signs,
    harmless no_break_hyphens,
    harmless lost_asterisks,
    harmless escaped_signs,
    harmless full_width_signs,
    harmless typographic_signs,
    harmless wrapped_at_76,
    harmless wrapped_at_40,
    harmful wrapped_at_20,
    harmful broken_at_76,
    harmful broken_at_50,
    harmless quoted_and_wrapped_by_the_next_program,
    harmless wrapped_and_quoted,
    harmless turns_in_one_paragraph,
    harmless turns_in_a_wrapped_paragraph,
    harmless quoted_printable,
    harmless html_entities,
    harmless html_line_breaks,
    harmless an_html_page,
    harmless bold_lines,
    harmless a_list,
    harmful capitals,
    harmless capital_keys,
    harmful small_letters,
    harmless parentheses_after_numbers,
    harmless dots_after_numbers,
    harmless an_ellipsis_after_numbers,
    harmless numbers_of_both_sides,
    harmless sides_in_words,
    harmful no_sides,
    harmless no_colons_after_throws,
    harmless spaces_before_colons,
    harmless commas_between_items,
    harmless chains_of_moves,
    harmless more_asterisks,
    harmless spaces_around_signs,
    harmless lost_hyphens_between_places,
    harmless no_empty_line_below_the_headers,
    harmless headers_in_another_order,
    harmless remarks_between_turns,
    harmless the_same_game_twice,
    harmful a_lost_turn,
    harmful a_doubled_turn,
    harmful exchanged_turns,
    harmful words_between_turns,
    harmful a_lost_number,
    harmful a_lost_digest,
    harmful an_altered_name,
    harmful one_long_line,
    harmful lost_plus_signs,
    harmful asterisks_for_all_hyphens,
}

type Chance = Xoshiro256PlusPlus;

pub fn each_line(text: &str, change: impl Fn(&str) -> String) -> String {
    text.lines().map(|line| change(line) + "\n").collect()
}

/// `true` for the line of a turn.
pub fn is_turn(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| {
        !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// Changes the lines of turns.
pub fn each_turn(text: &str, change: impl Fn(&str) -> String) -> String {
    each_line(text, |line| {
        if is_turn(line) {
            change(line)
        } else {
            line.to_owned()
        }
    })
}

fn quoted(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| format!("> {line}"))
}

fn quoted_three_times(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| format!("> > > {line}"))
}

fn quoted_without_a_space(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| format!(">>{line}"))
}

fn fenced(text: &str, _: &mut Chance) -> String {
    format!("```\n{text}```\n")
}

fn fenced_with_a_language(text: &str, _: &mut Chance) -> String {
    format!("~~~text\n{text}~~~\nThat was all.\n")
}

fn prose_before(text: &str, _: &mut Chance) -> String {
    format!("Dear Ada,\n\nhere is our game: it took 2 hours.\n\n{text}")
}

fn prose_after(text: &str, _: &mut Chance) -> String {
    format!("{text}\nShall we play again on 24/12 at 8?\nAda\n")
}

fn prose_directly_before(text: &str, _: &mut Chance) -> String {
    format!("Here is our game:\n{text}")
}

fn prose_without_a_line_above_the_end(text: &str, _: &mut Chance) -> String {
    format!("{text}Well played, see you soon.\n")
}

fn a_signature_after(text: &str, _: &mut Chance) -> String {
    format!("{text}-- \nAda Lee\nhttps://example.org/ada\n")
}

fn a_forwarded_message(text: &str, _: &mut Chance) -> String {
    format!(
        "-----Original Message-----\nFrom: Ann Lee <ann@example.org>\nSent: 26 November 2026 09:12\nSubject: Tavoliere 1\n\n{text}"
    )
}

fn indented_by_spaces(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| format!("    {line}"))
}

fn indented_by_a_tab(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| format!("\t{line}"))
}

fn empty_lines_before(text: &str, _: &mut Chance) -> String {
    format!("\n \n\n{text}")
}

fn an_empty_line_after_each(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "\n\n")
}

fn carriage_returns_and_line_feeds(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "\r\n")
}

fn carriage_returns(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "\r")
}

fn doubled_carriage_returns(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "\r\r\n")
}

fn line_separators(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "\u{2028}")
}

fn paragraph_separators(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "\u{2029}")
}

fn next_line_characters(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "\u{85}")
}

fn mixed_line_ends(text: &str, chance: &mut Chance) -> String {
    let lines = text.lines();
    lines
        .map(|line| line.to_owned() + pick(chance, &["\n", "\r\n", "\u{2028}"]))
        .collect()
}

fn no_final_line_end(text: &str, _: &mut Chance) -> String {
    match text.split_once("\n\n") {
        // Without turns the headers would have no end.
        Some((_, turns)) if !turns.trim().is_empty() => text.trim_end().to_owned(),
        _ => text.to_owned(),
    }
}

fn spaces_at_line_ends(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "  \n")
}

fn no_break_spaces(text: &str, _: &mut Chance) -> String {
    text.replace(' ', "\u{a0}")
}

fn narrow_spaces(text: &str, chance: &mut Chance) -> String {
    text.replace(' ', pick(chance, &["\u{202f}", "\u{2009}", "\u{3000}"]))
}

fn tabs_for_spaces(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replace(' ', "\t"))
}

fn doubled_spaces(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replace(' ', "  "))
}

fn zero_width_spaces_after_numbers(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replacen(". ", ".\u{200b} ", 1))
}

fn zero_width_spaces_between_words(text: &str, _: &mut Chance) -> String {
    text.replace(' ', " \u{200b}")
}

fn a_byte_order_mark_on_each_line(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| format!("\u{feff}{line}"))
}

fn soft_hyphens(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| {
        line.replace(['-', '/'], "\u{ad}$\u{ad}")
            .replace('$', if line.contains('/') { "/" } else { "-" })
    })
    .lines()
    .zip(text.lines())
    // Lines with both signs would be another game.
    .map(|(soft, line)| {
        if line.contains('-') && line.contains('/') {
            line
        } else {
            soft
        }
        .to_owned()
            + "\n"
    })
    .collect()
}

fn marks_of_direction(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| format!("\u{200e}{line}\u{202c}"))
}

fn word_joiners(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replace('-', "\u{2060}-\u{2060}"))
}

fn em_dashes_for_two_hyphens(text: &str, _: &mut Chance) -> String {
    text.replace("--", "\u{2014}")
}

fn en_dashes(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replace('-', "\u{2013}"))
}

fn em_dashes(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| {
        line.replace("--", "\u{2014}").replace('-', "\u{2014}")
    })
}

fn minus_signs(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replace('-', "\u{2212}"))
}

fn no_break_hyphens(text: &str, _: &mut Chance) -> String {
    text.replace('-', "\u{2011}")
}

fn lost_asterisks(text: &str, _: &mut Chance) -> String {
    text.replace('*', "")
}

fn escaped_signs(text: &str, _: &mut Chance) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        if "*+-._=#!()".contains(sign) {
            escaped.push('\\');
        }
        escaped.push(sign);
    }
    escaped
}

fn full_width_signs(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| {
        let wide = |sign: char| char::from_u32(sign as u32 + 0xfee0).unwrap();
        line.chars()
            .map(|sign| {
                if sign.is_ascii_graphic() && !sign.is_ascii_digit() && sign != '.' {
                    wide(sign)
                } else {
                    sign
                }
            })
            .collect()
    })
}

fn typographic_signs(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| {
        line.replace('x', "\u{d7}")
            .replace('/', "\u{2215}")
            .replace('*', "\u{2217}")
    })
}

/// A line in parts of at most `most` characters, broken at spaces.
fn wrapped(line: &str, most: usize) -> Vec<String> {
    let mut parts: Vec<String> = vec![String::new()];
    for word in line.split(' ') {
        let last = parts.last_mut().unwrap();
        if last.is_empty() {
            last.push_str(word);
        } else if last.chars().count() + 1 + word.chars().count() <= most {
            last.push(' ');
            last.push_str(word);
        } else {
            parts.push(word.to_owned());
        }
    }
    parts
}

fn wrapped_at_76(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| wrapped(line, 76).join("\n"))
}

fn wrapped_at_40(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| wrapped(line, 40).join("\n"))
}

fn wrapped_at_20(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| wrapped(line, 20).join("\n"))
}

/// A line in parts of exactly `length` characters.
fn broken(line: &str, length: usize) -> String {
    let signs: Vec<char> = line.chars().collect();
    let parts: Vec<String> = signs
        .chunks(length)
        .map(|part| part.iter().collect())
        .collect();
    parts.join("\n")
}

fn broken_at_76(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| broken(line, 76))
}

fn broken_at_50(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| broken(line, 50))
}

fn quoted_and_wrapped_by_the_next_program(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| wrapped(&format!("> {line}"), 72).join("\n"))
}

fn wrapped_and_quoted(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| {
        let parts = wrapped(line, 72);
        parts
            .iter()
            .map(|part| format!("> {part}"))
            .collect::<Vec<_>>()
            .join("\n")
    })
}

/// The text with its turns in one line.
fn in_one_paragraph(text: &str) -> String {
    let Some((headers, turns)) = text.split_once("\n\n") else {
        return text.to_owned();
    };
    format!("{headers}\n\n{}\n", turns.trim_end().replace('\n', " "))
}

fn turns_in_one_paragraph(text: &str, _: &mut Chance) -> String {
    in_one_paragraph(text)
}

fn turns_in_a_wrapped_paragraph(text: &str, _: &mut Chance) -> String {
    each_line(&in_one_paragraph(text), |line| wrapped(line, 76).join("\n"))
}

fn quoted_printable(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| {
        let mut encoded = String::new();
        let mut length = 0;
        for byte in line.bytes() {
            let sign = if byte == b'=' || !byte.is_ascii() || byte == b'\r' {
                format!("={byte:02X}")
            } else {
                char::from(byte).to_string()
            };
            if length + sign.len() > 75 {
                encoded.push_str("=\n");
                length = 0;
            }
            length += sign.len();
            encoded.push_str(&sign);
        }
        encoded
    })
}

fn html_entities(text: &str, _: &mut Chance) -> String {
    text.replace('&', "&amp;")
        .replace('>', "&gt;")
        .replace('-', "&#45;")
        .replace(' ', "&nbsp;")
}

fn html_line_breaks(text: &str, _: &mut Chance) -> String {
    text.replace('\n', "<br>\n")
}

fn an_html_page(text: &str, _: &mut Chance) -> String {
    let text = text
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;");
    format!("<html><body>\n<p>Our game</p>\n<pre>{text}</pre>\n</body></html>\n")
}

fn bold_lines(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| format!("**{line}**"))
}

fn a_list(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| format!("- {line}"))
}

fn capitals(text: &str, _: &mut Chance) -> String {
    text.to_uppercase()
}

fn small_letters(text: &str, _: &mut Chance) -> String {
    // Positions need capitals, and no key shows that they were lost.
    each_line(text, |line| {
        if line.starts_with("position:") {
            line.to_owned()
        } else {
            line.to_lowercase()
        }
    })
}

fn capital_keys(text: &str, _: &mut Chance) -> String {
    each_line(text, |line| {
        let is_key = line.contains(':') && !is_turn(line) && !line.starts_with("position:");
        let mut signs = line.chars();
        match signs.next() {
            Some(first) if is_key || line.starts_with("tavoliere") => {
                first.to_uppercase().chain(signs).collect()
            }
            _ => line.to_owned(),
        }
    })
}
