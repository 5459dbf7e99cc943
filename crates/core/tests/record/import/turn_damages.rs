//! The damage that concerns the turns of a record: their forms, their order and their signs.

use super::damages::{each_turn, is_turn};
use crate::support::{below, pick};

type Chance = rand_xoshiro::Xoshiro256PlusPlus;

pub fn parentheses_after_numbers(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replacen(". ", ") ", 1))
}

pub fn dots_after_numbers(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replacen(". ", "... ", 1))
}

pub fn an_ellipsis_after_numbers(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replacen(". ", "\u{2026} ", 1))
}

pub fn numbers_of_both_sides(text: &str, _: &mut Chance) -> String {
    let starts_at_1 = text
        .lines()
        .find(|line| is_turn(line))
        .is_some_and(|line| line.starts_with("1. "));
    each_turn(text, |line| {
        let (number, rest) = line.split_once(". ").unwrap();
        match number.parse::<u32>() {
            Ok(number) if starts_at_1 => {
                let dots = if number % 2 == 0 { "..." } else { "." };
                format!("{}{dots} {rest}", number.div_ceil(2))
            }
            _ => line.to_owned(),
        }
    })
}

pub fn sides_in_words(text: &str, _: &mut Chance) -> String {
    let kind = |name: &str| text.contains(&format!("game: {name}\n"));
    let names: [(&str, &str); 2] = if kind("tablan") {
        [(" B", " Blue"), (" R", " Red:")]
    } else {
        [(" B", " Black"), (" W", " white:")]
    };
    each_turn(text, |line| {
        let (number, rest) = line.split_at(line.find(". ").unwrap() + 1);
        let name = names
            .iter()
            .find(|(letter, _)| rest == *letter || rest.starts_with(&format!("{letter} ")));
        match name {
            Some((letter, name)) => format!("{number}{}", rest.replacen(letter, name, 1)),
            None => line.to_owned(),
        }
    })
}

pub fn no_sides(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| {
        let mut words: Vec<&str> = line.split(' ').collect();
        if words.len() > 2 {
            words.remove(1);
        }
        words.join(" ")
    })
}

pub fn no_colons_after_throws(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replacen(": ", " ", 1))
}

pub fn spaces_before_colons(text: &str, _: &mut Chance) -> String {
    text.replace(": ", " : ")
}

pub fn commas_between_items(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| match line.split_once(": ") {
        Some((head, items)) => format!("{head}: {}", items.replace(' ', ", ")),
        None => line.to_owned(),
    })
}

/// Joins moves of one piece, as in backgammon: `6/8 8/11` to `6/8/11`.
pub fn chains_of_moves(text: &str, _: &mut Chance) -> String {
    if !text.contains("game: tawula\n") {
        return text.to_owned();
    }
    each_turn(text, |line| {
        let mut words: Vec<String> = Vec::new();
        for word in line.split(' ') {
            let joined = words.last().and_then(|last| {
                let to = last.rsplit_once('/')?.1.trim_end_matches('*').to_owned();
                let (from, rest) = word.split_once('/')?;
                (from == to && !last.contains('(') && !word.contains('(')).then(|| rest.to_owned())
            });
            match (joined, words.last_mut()) {
                (Some(rest), Some(last)) => last.push_str(&format!("/{rest}")),
                _ => words.push(word.to_owned()),
            }
        }
        words.join(" ")
    })
}

/// Adds the mark of a hit to moves that hit nothing.
pub fn more_asterisks(text: &str, _: &mut Chance) -> String {
    if !text.contains("game: tawula\n") {
        return text.to_owned();
    }
    each_turn(text, |line| match line.split_once(": ") {
        Some((head, items)) if items != "--" => {
            let items: Vec<String> = items
                .split(' ')
                .map(|item| {
                    if item.contains(['*', '(', ':']) {
                        item.to_owned()
                    } else {
                        format!("{item}*")
                    }
                })
                .collect();
            format!("{head}: {}", items.join(" "))
        }
        _ => line.to_owned(),
    })
}

pub fn spaces_around_signs(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| {
        line.replace('=', " = ")
            .replace('/', " / ")
            .replace("--", "$")
            .replace('-', " - ")
            .replace('$', "--")
    })
}

/// Loses hyphens between places, as in `e5e8`.
pub fn lost_hyphens_between_places(text: &str, _: &mut Chance) -> String {
    if text.contains("game: tawula\n") {
        return text.to_owned();
    }
    each_turn(text, |line| {
        line.replace("--", "$").replace('-', "").replace('$', "--")
    })
}

pub fn no_empty_line_below_the_headers(text: &str, _: &mut Chance) -> String {
    match text.split_once("\n\n") {
        Some((headers, turns)) if !turns.trim().is_empty() => format!("{headers}\n{turns}"),
        _ => text.to_owned(),
    }
}

pub fn headers_in_another_order(text: &str, chance: &mut Chance) -> String {
    let Some((headers, turns)) = text.split_once("\n\n") else {
        return text.to_owned();
    };
    let mut lines: Vec<&str> = headers.lines().collect();
    for place in 1..lines.len() {
        let other = 1 + below(chance, place);
        lines.swap(place, other);
    }
    format!("{}\n\n{turns}", lines.join("\n"))
}

pub fn remarks_between_turns(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| format!("{line}\n# a good move"))
}

pub fn the_same_game_twice(text: &str, _: &mut Chance) -> String {
    format!("{text}\n{text}")
}

/// The places of the lines of turns, without the last one.
fn inner_turns(lines: &[&str]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..lines.len())
        .filter(|place| is_turn(lines[*place]))
        .collect();
    places.pop();
    places
}

fn change_a_turn(
    text: &str,
    chance: &mut Chance,
    change: impl Fn(&mut Vec<&str>, usize),
) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let places = inner_turns(&lines);
    if !places.is_empty() {
        change(&mut lines, pick(chance, &places));
    }
    lines.join("\n") + "\n"
}

pub fn a_lost_turn(text: &str, chance: &mut Chance) -> String {
    change_a_turn(text, chance, |lines, place| {
        lines.remove(place);
    })
}

pub fn a_doubled_turn(text: &str, chance: &mut Chance) -> String {
    change_a_turn(text, chance, |lines, place| {
        lines.insert(place, lines[place])
    })
}

pub fn exchanged_turns(text: &str, chance: &mut Chance) -> String {
    change_a_turn(text, chance, |lines, place| lines.swap(place, place + 1))
}

pub fn words_between_turns(text: &str, chance: &mut Chance) -> String {
    change_a_turn(text, chance, |lines, place| {
        lines.insert(place + 1, "This was clever of you!")
    })
}

pub fn a_lost_number(text: &str, chance: &mut Chance) -> String {
    change_a_turn(text, chance, |lines, place| {
        lines[place] = lines[place].split_once(". ").map_or("", |(_, rest)| rest);
    })
}

pub fn a_lost_digest(text: &str, _: &mut Chance) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("digest:"));
    lines.map(|line| format!("{line}\n")).collect()
}

pub fn an_altered_name(text: &str, _: &mut Chance) -> String {
    text.replace("2024-05-17", "2024-05-18")
        .replace("Ada", "Eve")
}

pub fn one_long_line(text: &str, _: &mut Chance) -> String {
    text.replace('\n', " ")
}

pub fn lost_plus_signs(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| {
        if line.ends_with('+') {
            line.to_owned()
        } else {
            line.replace('+', " ")
        }
    })
}

pub fn asterisks_for_all_hyphens(text: &str, _: &mut Chance) -> String {
    each_turn(text, |line| line.replace('-', "*"))
}
